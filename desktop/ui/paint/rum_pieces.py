"""Cards of Gold & Rum: soldiers, leaders, R and D cards, and the six backs (§4)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from desktop.ui.paint import marks
from desktop.ui.paint.cards import card_art, card_back, card_blank, card_outline, corner, turned_over
from desktop.ui.paint.colour import falling, mix, tint
from desktop.ui.paint.heraldry import pattern, shield
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import CENTRE, text
from desktop.ui.paint.light import around, inner_edge, rounded, stroke
from desktop.ui.paint.woodcut import woodcut
from desktop.ui.theme import ARMIES, BOLD, TITLE, Coat, Look, font

SPECIALS = {"R": "beer-stein", "D": "walking-boot"}


def rum_card(
    p: QPainter,
    look: Look,
    r: QRectF,
    kind: str,
    value: str = "",
    name: str = "",
    *,
    leader: bool = False,
    selected: bool = False,
    playable: bool = False,
    dim: bool = False,
    lift: float = 5,
) -> None:
    """Paint a card of ``kind`` (a key of ``theme.ARMIES``); a leader has "×2" and a crown."""
    coat, k = ARMIES[kind], r.width() / 100
    foot = bool(name) and r.width() >= 70
    card_blank(p, look, r, seed=6, lift=lift, selected=selected, playable=playable)
    woodcut(p, card_art(r, 22 if foot else 5), coat.colour, coat.emblem, seed=7, size=0.70, dy=0.04)
    if leader:
        crown = QRectF(r.center().x() - 21 * k, r.top() + 8 * k, 42 * k, 26 * k)
        draw_icon(p, "queen-crown", crown, look.gold, look.ink, 1.6 * k)
    label = "×2" if leader else value
    if label:
        corner(p, look, r, label, coat.emblem, coat.colour, 25 if len(label) == 1 else 19)
        if not foot:
            p.save()
            turned_over(p, r)
            corner(p, look, r, label, coat.emblem, coat.colour, 25 if len(label) == 1 else 19)
            p.restore()
    if foot:
        band = QRectF(r.left() + 7 * k, r.bottom() - 21 * k, r.width() - 14 * k, 16 * k)
        text(p, look.for_names(), band, name, font(look, TITLE, 14.5 * k, BOLD), look.ink, CENTRE, shrink=0.55)
    if dim:
        marks.illegal(p, look, card_outline(r))


def rum_special(
    p: QPainter,
    look: Look,
    r: QRectF,
    coat: Coat,
    kind: str,
    name: str,
    *,
    lift: float = 5,
    selected: bool = False,
    playable: bool = False,
    dim: bool = False,
) -> None:
    """Paint R (recruiting: a tankard) or D (desertion: a boot) in a player's colour, pattern and emblem."""
    k = r.width() / 100
    card_blank(p, look, r, seed=7, lift=lift, selected=selected, playable=playable)
    art = card_art(r, 5)
    p.fillPath(art, falling(r, mix(coat.colour, "#fff", 0.2), coat.colour, mix(coat.colour, "#000", 0.25)))
    pattern(p, art, coat.pattern, coat.deep, 0.38, k * 1.2)
    inner_edge(p, art, "#000", 0.4, 5, k)
    stroke(p, art, coat.deep, 1.3 * k)
    c = r.center() - QPointF(0, 8 * k)
    p.setPen(QPen(tint(coat.deep), 1.6 * k))
    p.setBrush(tint("#fff3d8", 0.94))
    p.drawEllipse(c, 39 * k, 39 * k)
    draw_icon(p, SPECIALS[kind], around(c, 50 * k), look.ink)
    shield(p, look, QRectF(r.left() + 8 * k, r.top() + 8 * k, 24 * k, 28 * k), coat)
    band = QRectF(r.left() + 10 * k, r.bottom() - 28 * k, r.width() - 20 * k, 18 * k)
    p.fillPath(rounded(band, 4 * k), tint("#fff3d8", 0.95))
    stroke(p, rounded(band, 4 * k), coat.deep, 1.1 * k)
    inner = band.adjusted(2 * k, 0, -2 * k, 0)
    text(p, look.for_names(), inner, name, font(look, TITLE, 14 * k, BOLD), look.ink, CENTRE, shrink=0.55)
    if dim:
        marks.illegal(p, look, card_outline(r))


def rum_back(p: QPainter, look: Look, r: QRectF, kind: str, *, lift: float = 5) -> None:
    """Paint the back of ``kind``: undead, orc, barbarian, dwarf, mercenary or spy."""
    coat = ARMIES[kind]
    card_back(p, look, r, coat.colour, coat.emblem, kind=coat.pattern, lift=lift)
