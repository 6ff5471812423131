"""Woodcuts: the pictures of all cards, one colour with rays, hills and a cut-out emblem (§1)."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QConicalGradient, QPainter, QPainterPath, QPen, QRadialGradient

from desktop.ui.paint.colour import Colour, falling, mix, tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import around, inner_edge, on_raster, scatter, stroke

_RAY = ((0.0, False), (0.02, True), (0.5, True), (0.52, False), (0.9999, False))
"""One ray of a conical gradient: dark, light with soft edges, dark."""


def _rays(p: QPainter, r: QRectF, c: QPointF, rays: int) -> None:
    reach = math.hypot(r.width(), r.height()) * 0.6
    path, light = QPainterPath(), tint("#fff3d0", 0.15)
    if on_raster(p):
        g, none = QConicalGradient(c, 0), tint("#fff3d0", 0)
        stops = [((i + t) / rays, colour) for i in range(rays) for t, colour in _RAY]
        g.setStops([(at, light if lit else none) for at, lit in stops])
        p.fillRect(r, QBrush(g))
        return
    for i in range(rays):
        a, b = 2 * math.pi * i / rays, 2 * math.pi * (i + 0.5) / rays
        path.moveTo(c)
        path.lineTo(c.x() + reach * math.cos(a), c.y() + reach * math.sin(a))
        path.lineTo(c.x() + reach * math.cos(b), c.y() + reach * math.sin(b))
        path.closeSubpath()
    p.fillPath(path, light)


def _hills(p: QPainter, r: QRectF, colour: Colour, seed: int) -> None:
    chance = scatter(seed)
    for layer, (level, dark) in enumerate(((0.70, 0.30), (0.80, 0.50), (0.90, 0.68))):
        y0, x = r.top() + r.height() * level, r.left()
        hill = QPainterPath(QPointF(r.left(), r.bottom()))
        hill.lineTo(x, y0)
        for i in range(4):
            nx = r.left() + r.width() * (i + 1) / 4
            bow, end = (next(chance) - 0.5) * 0.16, (next(chance) - 0.5) * 0.05
            hill.quadTo((x + nx) / 2, y0 + bow * r.height(), nx, y0 + end * r.height())
            x = nx
        hill.lineTo(r.right(), r.bottom())
        hill.closeSubpath()
        p.fillPath(hill, mix(colour, "#120805", dark))
        p.save()
        p.setClipPath(hill, Qt.ClipOperation.IntersectClip)
        cuts, y = QPainterPath(), y0 - r.height() * 0.1
        while y < r.bottom() + r.height() * 0.1:
            cuts.moveTo(r.left(), y)
            cuts.lineTo(r.right(), y + (layer - 1) * r.height() * 0.10)
            y += max(3.0, r.width() * 0.028)
        p.strokePath(cuts, QPen(tint("#fff3d0", 0.11), max(0.7, r.width() * 0.006)))
        p.restore()


def woodcut(
    p: QPainter,
    path: QPainterPath,
    colour: Colour,
    icon: str | None,
    *,
    size: float = 0.74,
    rays: int = 22,
    ground: bool = True,
    emblem: Colour = "#f8ecd0",
    seed: int = 1,
    dy: float = 0.0,
) -> None:
    """Fill ``path`` with a picture printed in ``colour``: rays, hatched hills and the emblem ``icon``.

    ``size`` is the emblem's part of the shorter side, ``dy`` moves it down by a part of the height.
    """
    r = path.boundingRect()
    ink = mix(colour, "#140a06", 0.72)
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    c = QPointF(r.center().x(), r.center().y() + r.height() * (0.02 + dy))
    g = QRadialGradient(c, max(r.width(), r.height()) * 0.72)
    g.setColorAt(0, mix(colour, "#fff3d0", 0.52))
    g.setColorAt(0.55, tint(colour))
    g.setColorAt(1, mix(colour, "#120805", 0.48))
    p.fillRect(r, QBrush(g))
    _rays(p, r, c, rays)
    if ground:
        _hills(p, r, colour, seed)
    if icon is not None:
        s = min(r.width(), r.height()) * size
        box, off = around(c, s), s * 0.028
        draw_icon(p, icon, box.translated(off, off * 1.5), tint("#000", 0.35))
        cut = falling(box, mix(emblem, "#ffffff", 0.35), emblem, mix(emblem, colour, 0.30))
        draw_icon(p, icon, box, cut, ink, max(1.2, s * 0.026))
    p.restore()
    inner_edge(p, path, "#000000", 0.42, 5, max(0.8, r.width() * 0.008))
    stroke(p, path, ink, max(1.0, r.width() * 0.010))
