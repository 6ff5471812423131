"""The language of highlights (§5): marks that work in greyscale, on a piece of any outline."""

from __future__ import annotations

import math
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QPen

from desktop.ui.paint.colour import Colour, falling, tint
from desktop.ui.paint.heraldry import pattern
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import numeral
from desktop.ui.paint.light import around, glow, grown, line, polygon, rounded, shadow, stroke
from desktop.ui.paint.surfaces import metal_disc
from desktop.ui.theme import CREAM, INK, ON, Look

Ground = Literal["wood", "cloth", "parchment"]


def _outside(path: QPainterPath, gap: float) -> QPainterPath:
    """Return the outline of ``path`` grown by ``gap``."""
    maker = QPainterPathStroker()
    maker.setWidth(gap * 2)
    maker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return path.united(maker.createStroke(path)).simplified()


def playable(p: QPainter, look: Look, r: QRectF, radius: float = 8, *, strength: float = 1.0) -> None:
    """Paint the warm glow of a playable piece, below the piece; raise the piece by 4 to 8. It reaches 14."""
    glow(p, r, look.glow, radius, 9, 0.9 * strength)


def lamp(p: QPainter, look: Look, r: QRectF, radius: float = 9, *, strength: float = 1.0) -> None:
    """Paint the lamp light around the plaque of whoever is to move, below the plaque. It reaches 22."""
    glow(p, r, "#ffcf6b", radius, 16, 0.85 * strength)


def selected(p: QPainter, look: Look, path: QPainterPath) -> None:
    """Draw the double outline of the selected piece, above it; raise the piece by 13. It reaches 6."""
    stroke(p, _outside(path, 4.5), look.ink, 1.2)
    stroke(p, _outside(path, 2.5), "#fff6dc", 3)


def brackets(p: QPainter, r: QRectF, colour: Colour, arm: float = 22, width: float = 3) -> None:
    """Draw four corner brackets with ink edges just inside ``r``."""
    arm = min(arm, r.width() * 0.36, r.height() * 0.36)
    path = QPainterPath()
    for x, sx in ((r.left(), 1), (r.right(), -1)):
        for y, sy in ((r.top(), 1), (r.bottom(), -1)):
            path.moveTo(x + sx * arm, y)
            path.lineTo(x, y)
            path.lineTo(x, y + sy * arm)
    for paint, w in ((INK, width + 2.6), (colour, width)):
        p.strokePath(
            path, QPen(tint(paint), w, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )


def target(p: QPainter, look: Look, r: QRectF, icon: str | None = "crossed-swords", *, on_cloth: bool = True) -> None:
    """Mark a possible target: four brackets around ``r``, and a disc with ``icon`` on its upper edge. It reaches 19.

    On cloth and boards the bright colour is taken in both schemes, on wood that of the scheme.
    """
    brackets(p, grown(r, 5), ON.target if on_cloth else look.target)
    if icon is not None:
        badge(p, look, QPointF(r.center().x(), r.top() - 3), icon, 15, ember=icon == "crossed-swords")


def last_move(p: QPainter, look: Look, r: QRectF, strength: float = 1.0) -> None:
    """Mark the square of the last move: white brackets with ink edges inside ``r``; they fade with the next move."""
    p.save()
    p.setOpacity(p.opacity() * strength)
    brackets(p, grown(r, -6), CREAM, 15, 2.6)
    p.restore()


def illegal(p: QPainter, look: Look, path: QPainterPath) -> None:
    """Lay a striped shade over a piece that may not be used now."""
    p.fillPath(path, tint("#1a0f08", 0.50))
    pattern(p, path, "bend", "#1a0f08", 0.28, max(0.35, path.boundingRect().width() / 100 * 0.6))


def focus(p: QPainter, look: Look, path: QPainterPath, *, ground: Ground = "wood") -> None:
    """Draw the outline of the keyboard's focus, 2 wide with a gap of 2; ink on parchment and limewood. It reaches 5."""
    stroke(p, _outside(path, 3), {"wood": look.focus, "cloth": ON.focus, "parchment": INK}[ground], 2)


def reaction(p: QPainter, look: Look, r: QRectF, icon: str) -> None:
    """Put the brass disc of a possible reaction (block, call out) on the lower edge of ``r``. It reaches 17."""
    badge(p, look, QPointF(r.center().x(), r.bottom() - 2), icon, 16)


def badge(p: QPainter, look: Look, c: QPointF, icon: str, radius: float = 16, *, ember: bool = False) -> None:
    """Paint a brass disc with an ink icon; glowing with ``ember``: an attack."""
    shadow(p, around(c, 2 * radius), radius, 5, 2, 0.7)
    if ember:
        metal_disc(p, look, c, radius, "#d2572a", "#ffb48a", "#7a2409")
    else:
        metal_disc(p, look, c, radius)
    draw_icon(p, icon, around(c, radius * 1.25), CREAM if ember else INK, "#4a1404" if ember else None, 0.8)


def count_disc(p: QPainter, look: Look, c: QPointF, value: object, radius: float = 15) -> None:
    """Paint a brass disc with a number."""
    metal_disc(p, look, c, radius)
    numeral(p, look.at_floor(0), around(c, radius * 1.75), value, radius * 1.3, INK)


def line_bar(p: QPainter, look: Look, a: QPointF, b: QPointF) -> None:
    """Paint the pale bar of a line that may be chosen, along the middle of ``a`` to ``b``."""
    c, h = (a + b) / 2, abs(b.y() - a.y()) < abs(b.x() - a.x())
    length = 0.44 * math.hypot(b.x() - a.x(), b.y() - a.y())
    r = around(c, length, 6) if h else around(c, 6, length)
    p.fillPath(rounded(r, 3), tint("#fff1c4", 0.92))
    stroke(p, rounded(r, 3), tint(INK, 0.9), 1.3)


def line_cross(p: QPainter, look: Look, a: QPointF, b: QPointF) -> None:
    """Paint the small cross of a line that may not be chosen, at the middle of ``a`` to ``b``."""
    c = (a + b) / 2
    for colour, width in (("#1a0d05", 5.0), ("#f0b9a2", 2.4)):
        for s in (1, -1):
            line(p, c + QPointF(-5, -5 * s), c + QPointF(5, 5 * s), colour, width, True)


def hit(p: QPainter, look: Look, c: QPointF, value: int, *, now: bool = True, radius: float = 20) -> None:
    """Paint the notched star of damage: ember for this blow, parchment for an earlier one."""
    points = []
    for i in range(24):
        a, rad = math.pi * i / 12, radius * (1.0 if i % 2 else 0.78)
        points.append((c.x() + rad * math.cos(a), c.y() + rad * math.sin(a)))
    path = polygon(*points)
    shadow(p, around(c, radius * 1.6), radius * 0.8, 6, 3, 0.6)
    ground = ("#ffb37a", "#e2692c", "#8f360f") if now else ("#fbf3e0", look.parchment, look.parchment_lo)
    p.fillPath(path, falling(path.boundingRect(), *ground))
    stroke(p, path, INK, 1.4)
    numeral(p, look, around(c, radius * 1.6), f"−{value}", radius * 0.95, INK)


def arrow(p: QPainter, look: Look, a: QPointF, b: QPointF, colour: Colour | None = None, bend: float = 40) -> None:
    """Draw a bent arrow with an ink edge and a dashed core from ``a`` to ``b``."""
    colour = colour or look.ember
    d = b - a
    length = max(1.0, math.hypot(d.x(), d.y()))
    normal = QPointF(-d.y() / length, d.x() / length)
    c = (a + b) / 2 + normal * bend
    way = b - c
    n = max(1.0, math.hypot(way.x(), way.y()))
    u = QPointF(way.x() / n, way.y() / n)
    w = QPointF(-u.y(), u.x())
    tip = [b, b - u * 26 + w * 12, b - u * 26 - w * 12]
    head = polygon(*((q.x(), q.y()) for q in tip))
    shaft = QPainterPath(a)
    shaft.quadTo(c, b - u * 14)
    for paint, width in ((INK, 9.5), (tint(colour), 6.5)):
        p.strokePath(shaft, QPen(tint(paint), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
    p.strokePath(shaft, QPen(tint(CREAM), 2.2, Qt.PenStyle.DashLine, Qt.PenCapStyle.FlatCap))
    stroke(p, head, INK, 3.4)
    p.fillPath(head, tint(colour))
