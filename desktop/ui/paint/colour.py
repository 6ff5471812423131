"""Colours and the gradients made of them."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient

Colour = QColor | str
Paint = QColor | QBrush | str


def tint(colour: Colour, alpha: float | None = None) -> QColor:
    """Return ``colour``, at ``alpha`` if that is given."""
    out = QColor(colour)
    if alpha is not None:
        out.setAlphaF(alpha)
    return out


def mix(a: Colour, b: Colour, t: float) -> QColor:
    """Return the colour ``t`` of the way from ``a`` to ``b``."""
    one, two = QColor(a).getRgb(), QColor(b).getRgb()
    return QColor(*(round(x + (y - x) * t) for x, y in zip(one[:3], two[:3], strict=True)))  # type: ignore[index]


def brush(paint: Paint) -> QBrush:
    """Return a brush of a colour, or the brush itself."""
    return paint if isinstance(paint, QBrush) else QBrush(QColor(paint))


def falling(r: QRectF, *stops: Colour) -> QBrush:
    """Return a gradient from the top of ``r`` down, its stops evenly spaced."""
    g = QLinearGradient(r.topLeft(), r.bottomLeft())
    for i, stop in enumerate(stops):
        g.setColorAt(i / (len(stops) - 1), QColor(stop))
    return QBrush(g)


def luminance(colour: Colour) -> float:
    """Return the relative luminance of WCAG 2."""
    parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in _rgb(colour)]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(a: Colour, b: Colour) -> float:
    """Return the contrast ratio of WCAG 2, from 1 to 21."""
    hi, lo = sorted((luminance(a), luminance(b)), reverse=True)
    return (hi + 0.05) / (lo + 0.05)


def _rgb(colour: Colour) -> tuple[float, float, float]:
    c = QColor(colour)
    return c.redF(), c.greenF(), c.blueF()
