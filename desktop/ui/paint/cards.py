"""Parchment cards: the blank, the backs, and the cards of Claim 2 (§4). k is one hundredth of the width."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen, QRadialGradient

from desktop.ui.paint import marks
from desktop.ui.paint.colour import Colour, falling, mix, tint
from desktop.ui.paint.heraldry import pattern
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import LEFT, RIGHT, numeral, text
from desktop.ui.paint.light import around, glow, grown, inner_edge, rounded, shadow, stroke
from desktop.ui.paint.surfaces import parchment
from desktop.ui.paint.textures import lay, texture
from desktop.ui.paint.woodcut import woodcut
from desktop.ui.theme import BODY, BOLD, TITLE, Coat, Look, font

RATIO = 88 / 63
"""Height to width of every card."""
SMALL = 70.0
"""Below this width a card has no foot but a second corner."""


def card_outline(r: QRectF, radius: float | None = None) -> QPainterPath:
    """Return the outline of a card, for marks and for hits."""
    return rounded(r, 0.06 * r.width() if radius is None else radius)


def _lies(p: QPainter, look: Look, r: QRectF, radius: float, edge: Colour, lift: float) -> None:
    """Paint a card's shadow and thickness."""
    k = r.width() / 100
    shadow(p, r, radius, max(5.0, 7 * k), lift, 0.62)
    p.fillPath(rounded(r.translated(0, max(1.0, 1.3 * k)), radius), tint(edge))


def card_blank(
    p: QPainter,
    look: Look,
    r: QRectF,
    *,
    radius: float | None = None,
    seed: int = 3,
    lift: float = 5,
    selected: bool = False,
    playable: bool = False,
) -> None:
    """Paint an empty parchment card; marks of its state come above and below it. All of it lies in ``cache.margin``."""
    k = r.width() / 100
    radius = 6 * k if radius is None else radius
    if selected:
        glow(p, r, "#ffffff", radius, 12, 0.9)
    elif playable:
        marks.playable(p, look, r, radius)
    _lies(p, look, r, radius, mix(look.parchment_edge, "#3a2410", 0.45), lift)
    path = rounded(r, radius)
    parchment(p, look, path, seed)
    inner_edge(p, path, "#8a5a22", 0.5, 8, 0.75 * k)
    stroke(p, path, mix(look.parchment_edge, "#2a1a10", 0.45), max(0.9, 0.7 * k))
    if selected:
        marks.selected(p, look, path)


def _medallion(p: QPainter, look: Look, c: QPointF, rad: float, colour: Colour, icon: str, k: float) -> None:
    """Paint the sixteen-pointed brass sun with an emblem: all backs read as one family."""
    sun = QPainterPath()
    for i in range(16):
        for reach, turn in ((rad * 1.18, 0.0), (rad * 1.02, math.pi / 16)):
            a = math.pi * i / 8 + turn
            point = QPointF(c.x() + reach * math.cos(a), c.y() + reach * math.sin(a))
            if sun.elementCount():
                sun.lineTo(point)
            else:
                sun.moveTo(point)
    sun.closeSubpath()
    p.fillPath(sun, tint("#d8ab4f"))
    stroke(p, sun, mix("#7f5a1d", "#000", 0.4), 0.8 * k)
    g = QRadialGradient(c, rad)
    g.setColorAt(0, mix(colour, "#fff", 0.08))
    g.setColorAt(1, mix(colour, "#000", 0.5))
    p.setPen(QPen(mix("#7f5a1d", "#000", 0.3), 0.9 * k))
    p.setBrush(QBrush(g))
    p.drawEllipse(c, rad * 0.94, rad * 0.94)
    draw_icon(p, icon, around(c, rad * 1.26), "#f8e7bf", tint("#000", 0.4), 0.9 * k)


def card_back(
    p: QPainter,
    look: Look,
    r: QRectF,
    colour: Colour,
    icon: str,
    *,
    kind: str = "lozenge",
    seed: int = 4,
    lift: float = 5,
    radius: float | None = None,
    flat: bool = False,
) -> None:
    """Paint a card back: parchment border, dyed leather with the pattern ``kind``, brass line, sun with an emblem.

    ``flat`` is for print: the leather without its grain, and the border is whatever lies below.
    """
    k = r.width() / 100
    radius = 6 * k if radius is None else radius
    f = grown(r, -5 * k)
    field = rounded(f, 3.4 * k)
    if flat:
        p.fillPath(field, falling(f, mix(colour, "#fff", 0.06), colour, mix(colour, "#000", 0.25)))
    else:
        _lies(p, look, r, radius, mix(colour, "#000", 0.65), lift)
        path = rounded(r, radius)
        parchment(p, look, path, seed)
        inner_edge(p, path, "#8a5a22", 0.5, 6, 0.7 * k)
        stroke(p, path, mix(look.parchment_edge, "#2a1a10", 0.5), max(0.9, 0.7 * k))
        lay(p, field, texture("leather", mix(colour, "#000", 0.42), colour), seed)
    pattern(p, field, kind, mix(colour, "#fff3d0", 0.6), 0.16, k * 0.95)
    inner_edge(p, field, "#000", 0.5, 6, 1.2 * k)
    stroke(p, field, mix(colour, "#000", 0.6), max(1.0, 1.1 * k))
    stroke(p, rounded(grown(f, -3.5 * k), 2 * k), tint("#d8ab4f", 0.9), max(0.8, 1.0 * k))
    _medallion(p, look, r.center(), 29 * k, colour, icon, k)


def corner(p: QPainter, look: Look, r: QRectF, value: object, icon: str, colour: Colour, size: float = 25) -> None:
    """Paint value over emblem in the top left of a card; readable when only the left quarter shows."""
    k = r.width() / 100
    box = QRectF(r.left() + 5 * k, r.top() + 5 * k, 23 * k, 41 * k)
    path = rounded(box, 4 * k)
    ink = mix(colour, "#120805", 0.75)
    p.fillPath(path, falling(box, mix(colour, "#fff", 0.12), colour, mix(colour, "#000", 0.28)))
    stroke(p, path, mix(colour, "#120805", 0.7), 1.1 * k)
    stroke(p, rounded(grown(box, -1.6 * k), 3 * k), tint("#fff3d0", 0.35), 0.7 * k)
    head = QRectF(box.left() + k, box.top() + 1.5 * k, box.width() - 2 * k, 22 * k)
    numeral(p, look.at_floor(0), head, value, size * k, "#fff6e2", outline=ink, width=0.9 * k)
    draw_icon(p, icon, QRectF(box.left() + 4 * k, box.top() + 22 * k, 15 * k, 15 * k), "#fff1d0")


def card_art(r: QRectF, foot: float) -> QPainterPath:
    """Return the outline of a card's picture, ``foot`` hundredths of the width left free below it."""
    k = r.width() / 100
    return rounded(QRectF(r.left() + 5 * k, r.top() + 5 * k, r.width() - 10 * k, r.height() - (5 + foot) * k), 4 * k)


def turned_over(p: QPainter, r: QRectF) -> None:
    """Turn the painter upside down about the middle of ``r``."""
    p.translate(r.center())
    p.rotate(180)
    p.translate(-r.center())


def claim_card(
    p: QPainter,
    look: Look,
    r: QRectF,
    coat: Coat,
    value: int,
    name: str = "",
    phases: str = "",
    *,
    selected: bool = False,
    playable: bool = False,
    dim: bool = False,
    lift: float = 5,
) -> None:
    """Paint a card of Claim 2: picture, corner, and at the foot the faction and the phases in which its power works."""
    k = r.width() / 100
    foot = bool(name) and r.width() >= SMALL
    card_blank(p, look, r, seed=value % 4 + 3, lift=lift, selected=selected, playable=playable)
    woodcut(p, card_art(r, 21 if foot else 5), coat.colour, coat.emblem, seed=value + 1, size=0.72, dy=0.03)
    if value == 9:  # the highest card wears a crown
        crown = QRectF(r.right() - 29 * k, r.top() + 9 * k, 18 * k, 14 * k)
        draw_icon(p, "queen-crown", crown, look.gold, look.ink, 1 * k)
    corner(p, look, r, value, coat.emblem, coat.colour)
    if foot:
        band = QRectF(r.left() + 8 * k, r.bottom() - 20.5 * k, r.width() - 16 * k, 15 * k)
        room = band.width() - (20 * k if phases else 0)
        letters = font(look, TITLE, 14.5 * k, BOLD)
        inner = QRectF(band.left(), band.top(), room, band.height())
        text(p, look.for_names(), inner, name, letters, look.ink, LEFT, shrink=0.55)
        soft = font(look.at_floor(0), BODY, 12.5 * k, BOLD, italic=True)
        right = QRectF(band.right() - 19 * k, band.top(), 19 * k, band.height())
        text(p, look.at_floor(0), right, phases, soft, look.ink_soft, RIGHT)
    else:
        p.save()
        turned_over(p, r)
        corner(p, look, r, value, coat.emblem, coat.colour)
        p.restore()
    if dim:
        marks.illegal(p, look, card_outline(r))


def claim_back(p: QPainter, look: Look, r: QRectF, lift: float = 5) -> None:
    """Paint the back of a card of Claim 2: wine-red leather and a laurel crown."""
    card_back(p, look, r, "#7b2430", "laurel-crown", lift=lift)


def pile(p: QPainter, look: Look, r: QRectF, count: int) -> QRectF:
    """Paint the cards below the top one of a pile that stands on ``r``; return where the top card lies (§4)."""
    k = r.width() / 100
    for i in range(max(0, count - 1)):
        edge = r.translated(-0.8 * i, -2.2 * i)
        if not i:
            shadow(p, edge, 6 * k, 9, 6, 0.65)
        path = rounded(edge, 6 * k)
        p.fillPath(path, mix(look.parchment, "#7a5a2c", 0.25 + (i % 2) * 0.15))
        stroke(p, path, tint("#3a2410", 0.8), 0.9)
    up = max(0, count - 1)
    return r.translated(-0.8 * up, -2.2 * up)
