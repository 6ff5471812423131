"""Patterns and shields: what tells seats, factions and clans apart without their colours (§2)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.ui.paint.colour import Colour, falling, mix, tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import around, inner_edge, polygon, rounded, shadow, stroke
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
    out = QPainterPath()
    for j in range(int(r.height() / s) + 2):
        for i in range(j % 2, int(r.width() / s) + 2, 2):
            x, y = r.left() + i * s, r.top() + j * s
            out.addPath(polygon((x, y - s), (x + s * 0.95, y), (x, y + s), (x - s * 0.95, y)))
    return out


def _seme(r: QRectF, s: float) -> QPainterPath:
    out = QPainterPath()
    for j in range(int(r.height() / s) + 2):
        for i in range(int(r.width() / (s * 1.3)) + 2):
            out.addEllipse(QPointF(r.left() + (i + (j % 2) * 0.5) * s * 1.3, r.top() + j * s), s * 0.24, s * 0.24)
    return out


_DRAW = {"bend": _bend, "pale": _pale, "fess": _fess, "chevron": _chevron, "lozenge": _lozenge, "seme": _seme}


def pattern(
    p: QPainter, path: QPainterPath, kind: str, colour: Colour, alpha: float = 0.30, scale: float = 1.0
) -> None:
    """Lay the pattern ``kind`` over ``path``; seats are told apart by it even in greyscale."""
    if kind == "plain":
        return
    r, s = path.boundingRect(), max(1.0, 11 * scale)
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    if kind == "cross":
        p.setPen(QPen(tint(colour, alpha), s * 0.14))
        h = r.height()
        n = int((r.width() + h) / s) + 2
        for i in range(-n, n):
            x = r.left() + i * s
            p.drawLine(QPointF(x, r.top()), QPointF(x + h, r.bottom()))
            p.drawLine(QPointF(x + h, r.top()), QPointF(x, r.bottom()))
    else:
        p.fillPath(_DRAW[kind](r, s), tint(colour, alpha))
    p.restore()


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
    path, w = shield_path(r), r.width()
    shadow(p, r.adjusted(w * 0.1, 2, -w * 0.1, -r.height() * 0.16), w * 0.3, max(5.0, w * 0.1), w * 0.09, 0.6)
    col = mix(coat.colour, "#6b5a48", 0.6 if dim else 0)
    p.fillPath(path, falling(r, mix(col, "#ffffff", 0.16), col, mix(col, "#000000", 0.25)))
    pattern(p, path, coat.pattern, coat.deep, 0.42, w / 52)
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
