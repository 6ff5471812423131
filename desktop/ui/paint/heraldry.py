"""Patterns and shields: what tells seats, factions and clans apart without their colours (§2)."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPainterPathStroker, QPolygonF, QTransform

from desktop.ui.paint.colour import Colour, falling, mix, tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import around, inner_edge, on_raster, polygon, rounded, shadow, stroke
from desktop.ui.theme import Coat, Look

PATTERNS = ("plain", "bend", "pale", "fess", "chevron", "lozenge", "seme", "cross")


def _bend(r: QRectF, s: float) -> QPainterPath:
    out, h, x = QPainterPath(), r.height(), r.left() - r.height()
    while x < r.right():
        out.addPath(polygon((x, r.bottom()), (x + h, r.top()), (x + h + s * 0.8, r.top()), (x + s * 0.8, r.bottom())))
        x += s * 1.7
    return out


def _pale(r: QRectF, s: float) -> QPainterPath:
    out, x = QPainterPath(), r.left() + s * 0.35
    while x < r.right():
        out.addRect(QRectF(x, r.top(), s * 0.62, r.height()))
        x += s * 1.3
    return out


def _fess(r: QRectF, s: float) -> QPainterPath:
    out, y = QPainterPath(), r.top() + s * 0.4
    while y < r.bottom():
        out.addRect(QRectF(r.left(), y, r.width(), s * 0.62))
        y += s * 1.3
    return out


def _chevron(r: QRectF, s: float) -> QPainterPath:
    out, y = QPainterPath(), r.top() - r.width() / 2
    c, a = r.center().x(), r.width() / 2
    fall, band = a * 0.8, s * 0.62
    while y < r.bottom():
        low, base = y + fall, y + fall + band
        out.addPath(polygon((c - a, low), (c, y), (c + a, low), (c + a, base), (c, y + band), (c - a, base)))
        y += s * 1.4
    return out


def _lozenge(r: QRectF, s: float) -> QPainterPath:
    out, w = QPainterPath(), s * 0.95
    for j in range(int(r.height() / s) + 2):
        for i in range(j % 2, int(r.width() / w) + 2, 2):
            x, y = r.left() + i * w, r.top() + j * s
            out.addPath(polygon((x, y - s * 0.8), (x + w * 0.8, y), (x, y + s * 0.8), (x - w * 0.8, y)))
    return out


def _seme(r: QRectF, s: float) -> QPainterPath:
    out, n = QPainterPath(), 8 if s < 12 else 16  # small dots need few corners, and a card has hundreds
    turns = [2 * math.pi * q / n for q in range(n)]
    dot = QPolygonF([QPointF(s * 0.24 * math.cos(a), s * 0.24 * math.sin(a)) for a in turns])
    for j in range(int(r.height() / s) + 2):
        for i in range(int(r.width() / (s * 1.3)) + 2):
            out.addPolygon(dot.translated(r.left() + (i + (j % 2) * 0.5) * s * 1.3, r.top() + j * s))
            out.closeSubpath()
    return out


def _cross(r: QRectF, s: float) -> QPainterPath:
    out, h = QPainterPath(), r.height()
    for i in range(-int(h / s) - 2, int((r.width() + h) / s) + 2):
        x = r.left() + i * s
        out.moveTo(x, r.top())
        out.lineTo(x + h, r.bottom())
        out.moveTo(x + h, r.top())
        out.lineTo(x, r.bottom())
    maker = QPainterPathStroker()
    maker.setWidth(s * 0.14)
    return maker.createStroke(out)


_DRAW = {
    "bend": _bend,
    "pale": _pale,
    "fess": _fess,
    "chevron": _chevron,
    "lozenge": _lozenge,
    "seme": _seme,
    "cross": _cross,
}
_PERIOD = {"bend": (1.7, 1.7), "pale": (1.3, 1.3), "fess": (1.3, 1.3), "lozenge": (1.9, 2.0), "seme": (1.3, 2.0)}
"""After how many times its size a pattern repeats, across and down; a chevron is as wide as what it lies on."""


@lru_cache(maxsize=128)
def _swatch(kind: str, s: float, across: float, down: float, scale: float, rgba: int) -> QImage:
    """Return one repeat of a pattern at device resolution."""
    image = QImage(
        max(1, math.ceil(across * scale)), max(1, math.ceil(down * scale)), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.fill(0)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.scale(image.width() / across, image.height() / down)
    p.fillPath(_DRAW[kind](QRectF(0, 0, across, down), s), QColor.fromRgba(rgba))
    p.end()
    return image


def pattern(
    p: QPainter, path: QPainterPath, kind: str, colour: Colour, alpha: float = 0.30, scale: float = 1.0
) -> None:
    """Lay the pattern ``kind`` over ``path``; seats are told apart by it even in greyscale.

    On the screen one repeat is painted and tiled, in print all of it is drawn as vectors.
    """
    if kind == "plain":
        return
    r, s, ink = path.boundingRect(), max(1.0, round(44 * scale) / 4), tint(colour, alpha)
    if not on_raster(p):
        p.save()
        p.setClipPath(path, Qt.ClipOperation.IntersectClip)
        p.fillPath(_DRAW[kind](r, s), ink)
        p.restore()
        return
    if kind == "chevron":
        across, down = round(r.width() * 2) / 2, 1.4 * s * 4
    else:
        x, y = _PERIOD.get(kind, (1.0, 1.0))
        across, down = (n * s * max(1, math.ceil(20 / (n * s))) for n in (x, y))
    if kind in ("bend", "cross"):
        down = across
    sharp = round(math.sqrt(abs(p.deviceTransform().determinant())) * 8) / 8
    image = _swatch(kind, s, across, down, max(0.5, sharp), ink.rgba())
    ground, t = QBrush(image), QTransform()
    t.translate(r.left(), r.top())
    t.scale(across / image.width(), down / image.height())
    ground.setTransform(t)
    p.fillPath(path, ground)


def shield_path(r: QRectF) -> QPainterPath:
    """Return the outline of a shield that fills ``r``."""
    path = QPainterPath()
    x, y, w, h = r.x(), r.y(), r.width(), r.height()
    path.moveTo(x, y + h * 0.04)
    path.quadTo(x + w * 0.5, y - h * 0.03, x + w, y + h * 0.04)
    path.lineTo(x + w, y + h * 0.5)
    path.cubicTo(x + w, y + h * 0.78, x + w * 0.7, y + h * 0.93, x + w * 0.5, y + h)
    path.cubicTo(x + w * 0.3, y + h * 0.93, x, y + h * 0.78, x, y + h * 0.5)
    path.closeSubpath()
    return path


def shield(p: QPainter, look: Look, r: QRectF, coat: Coat, *, dim: bool = False) -> None:
    """Paint a coat of arms: colour, pattern and emblem in a brass rim; grey with ``dim``. Best 1 wide to 1.17 high."""
    coat = look.worn(coat)
    path, w = shield_path(r), r.width()
    shadow(p, r.adjusted(w * 0.1, 2, -w * 0.1, -r.height() * 0.16), w * 0.3, max(5.0, w * 0.1), w * 0.09, 0.6)
    col = mix(coat.colour, "#6b5a48", 0.6 if dim else 0)
    p.fillPath(path, falling(r, mix(col, "#ffffff", 0.16), col, mix(col, "#000000", 0.25)))
    pattern(p, path, coat.pattern, coat.deep, 0.75 if look.strong else 0.42, w / 52)
    box = around(r.center() - QPointF(0, r.height() * 0.04), w * 0.66)
    rim = tint(coat.deep, 0.85) if coat.cream else tint("#fff6e4", 0.5)
    draw_icon(p, coat.emblem, box, coat.on, rim, w * 0.03)
    inner_edge(p, path, "#000000", 0.35, 4, 1.2)
    stroke(p, path, mix(look.brass_lo, "#000000", 0.35), w * 0.075)
    stroke(p, path, look.iron_hi if dim else look.brass, w * 0.045)


def coat_bar(p: QPainter, r: QRectF, coat: Coat, scale: float = 0.45, radius: float = 2) -> None:
    """Paint one cell of a bar in a coat's colour and pattern."""
    cell = rounded(r, radius)
    p.fillPath(cell, tint(coat.colour))
    pattern(p, cell, coat.pattern, coat.deep, 0.6, scale)
