"""Light and shadow: soft shadows, glows, worn edges, bevels; everything from gradients, nothing from bitmaps.

A soft shadow is nine pieces: the middle, four edges (linear gradients) and four corners (radial gradients), all with
the falloff of a Gauss bell. They are filled without antialiasing, so that neighbours neither overlap nor leave a gap.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from desktop.ui.paint.colour import Colour, tint

_STEPS = 12


def scatter(seed: int) -> Iterator[float]:
    """Yield fractions 0..1 without end: ornament that falls the same way for the same seed, never chance of a game."""
    state = (seed * 2654435761 + 97) & 0xFFFFFFFF
    while True:
        state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
        yield (state >> 8) / 0xFFFFFF


def on_raster(p: QPainter) -> bool:
    """Return whether ``p`` paints pixels, so that short cuts are allowed that a printed page must not take."""
    return p.paintEngine().type() == QPaintEngine.Type.Raster


def rounded(r: QRectF, radius: float) -> QPainterPath:
    """Return the outline of ``r`` with round corners."""
    path = QPainterPath()
    path.addRoundedRect(r, radius, radius)
    return path


def polygon(*points: tuple[float, float]) -> QPainterPath:
    """Return the closed outline through ``points``."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def around(c: QPointF, w: float, h: float | None = None) -> QRectF:
    """Return the rectangle of ``w`` by ``h`` (a square without ``h``) with its middle at ``c``."""
    h = w if h is None else h
    return QRectF(c.x() - w / 2, c.y() - h / 2, w, h)


def grown(r: QRectF, by: float) -> QRectF:
    """Return ``r`` grown by ``by`` on every side."""
    return r.adjusted(-by, -by, by, by)


@lru_cache(maxsize=1024)
def _falloff(reach: float, inset: float, sigma: float, rgb: int, alpha: float) -> tuple[tuple[float, QColor], ...]:
    """Return the stops of a shadow's edge: from ``inset`` inside the outline to ``reach`` minus it outside."""
    stops = []
    for i in range(_STEPS + 1):
        t = i / _STEPS
        weight = 0.5 * math.erfc((t * reach - inset) / (sigma * math.sqrt(2)))
        colour = QColor.fromRgb(rgb)
        colour.setAlphaF(alpha * weight if i < _STEPS else 0.0)
        stops.append((t, colour))
    return tuple(stops)


def shadow(
    p: QPainter,
    r: QRectF,
    radius: float = 8,
    blur: float = 10,
    dy: float = 5,
    alpha: float = 0.55,
    colour: Colour = "#000000",
) -> None:
    """Paint a soft shadow of the rounded rectangle ``r``, fallen by ``dy``; it reaches 1.25 ``blur`` beyond it."""
    blur = max(1.0, round(blur * 2) / 2)
    sigma, pad = blur / 2, blur * 1.25
    inset = round(max(0.5, min(max(radius, pad), r.width() / 2, r.height() / 2)) * 4) / 4
    reach = inset + pad
    stops = _falloff(reach, inset, sigma, QColor(colour).rgb(), round(alpha, 2))
    x0, y0, x1, y1 = r.left() - pad, r.top() + dy - pad, r.right() + pad, r.bottom() + dy + pad
    ax, ay, bx, by = x0 + reach, y0 + reach, max(x0 + reach, x1 - reach), max(y0 + reach, y1 - reach)
    p.save()
    p.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    p.setPen(Qt.PenStyle.NoPen)
    if bx > ax and by > ay:
        p.fillRect(QRectF(ax, ay, bx - ax, by - ay), stops[0][1])
    for area, a, b in (
        (QRectF(ax, y0, bx - ax, reach), QPointF(0, ay), QPointF(0, y0)),
        (QRectF(ax, by, bx - ax, reach), QPointF(0, by), QPointF(0, y1)),
        (QRectF(x0, ay, reach, by - ay), QPointF(ax, 0), QPointF(x0, 0)),
        (QRectF(bx, ay, reach, by - ay), QPointF(bx, 0), QPointF(x1, 0)),
    ):
        if area.width() > 0 and area.height() > 0:
            line = QLinearGradient(a, b)
            line.setStops(stops)
            p.fillRect(area, QBrush(line))
    for cx, cy, left, top in ((ax, ay, x0, y0), (bx, ay, bx, y0), (ax, by, x0, by), (bx, by, bx, by)):
        disc = QRadialGradient(QPointF(cx, cy), reach)
        disc.setStops(stops)
        p.fillRect(QRectF(left, top, reach, reach), QBrush(disc))
    p.restore()


def glow(
    p: QPainter,
    r: QRectF,
    colour: Colour,
    radius: float = 10,
    blur: float = 14,
    alpha: float = 0.95,
    grow: float = 2,
) -> None:
    """Paint light around ``r``: a wide soft rim and a narrow bright one; it reaches 1.25 ``blur`` and ``grow``."""
    for b, a in ((blur, 0.75), (max(2.0, blur / 2), 0.9)):
        shadow(p, grown(r, grow), radius + grow, b, 0, alpha * a, colour)


def stroke(
    p: QPainter,
    path: QPainterPath,
    colour: Colour,
    width: float = 1.0,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:
    """Draw the outline of ``path`` with round joins."""
    pen = QPen(QColor(colour), width, style)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    p.strokePath(path, pen)


def line(p: QPainter, a: QPointF, b: QPointF, colour: Colour, width: float, round_ends: bool = False) -> None:
    """Draw one straight line."""
    cap = Qt.PenCapStyle.RoundCap if round_ends else Qt.PenCapStyle.FlatCap
    p.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, cap))
    p.drawLine(a, b)


def vignette(p: QPainter, path: QPainterPath, colour: Colour, alpha: float = 0.45, inner: float = 0.55) -> None:
    """Darken ``path`` towards its corners."""
    r = path.boundingRect()
    g = QRadialGradient(r.center(), math.hypot(r.width(), r.height()) / 2)
    g.setColorAt(0, tint(colour, 0))
    g.setColorAt(inner, tint(colour, 0))
    g.setColorAt(1, tint(colour, alpha))
    p.fillPath(path, QBrush(g))


def inner_edge(
    p: QPainter,
    path: QPainterPath,
    colour: Colour = "#000000",
    alpha: float = 0.5,
    steps: int = 7,
    spread: float = 1.6,
) -> None:
    """Darken ``path`` softly along the inside of its outline: a worn edge, a recess."""
    depth = steps * spread
    steps = min(steps, max(3, round(depth / 1.6)))  # finer steps than the eye sees cost time on small pieces
    spread = depth / steps
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    shade = tint(colour, alpha / steps)
    for i in range(steps):
        stroke(p, path, shade, (i + 1) * spread * 2)
    p.restore()


def bevel(
    p: QPainter,
    r: QRectF,
    radius: float,
    hi: Colour = "#ffffff",
    lo: Colour = "#000000",
    bright: float = 0.35,
    dark: float = 0.5,
    width: float = 1.4,
) -> None:
    """Draw the edge of a raised thing: lit above, shaded below."""
    g = QLinearGradient(r.topLeft(), r.bottomLeft())
    g.setColorAt(0, tint(hi, bright))
    g.setColorAt(0.35, tint(hi, 0.04))
    g.setColorAt(0.65, tint(lo, 0.04))
    g.setColorAt(1, tint(lo, dark))
    p.strokePath(rounded(grown(r, -width / 2), radius), QPen(QBrush(g), width))
