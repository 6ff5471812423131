"""Pieces of Orcz: the warlords' tiles and the opponents on the fields (§4)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from desktop.ui.paint import marks
from desktop.ui.paint.cards import card_blank
from desktop.ui.paint.colour import falling, mix, tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import CENTRE, numeral, text, width_of
from desktop.ui.paint.light import around, glow, grown, inner_edge, rounded, shadow, stroke
from desktop.ui.paint.surfaces import metal_disc
from desktop.ui.paint.tiles import tile, tile_outline
from desktop.ui.paint.woodcut import woodcut
from desktop.ui.theme import BOLD, INK, ON, TITLE, Coat, Look, font

UNITS = {
    "infantry": "battle-axe",
    "cavalry": "wolf-head",
    "archers": "pocket-bow",
    "champion": "horned-helm",
    "shaman": "totem-mask",
    "scout": "spyglass",
}
HEROES = ("champion", "shaman", "scout")


def orcz_tile(
    p: QPainter,
    look: Look,
    r: QRectF,
    coat: Coat,
    unit: str | None,
    strength: int | None = None,
    *,
    lift: float = 4,
    playable: bool = False,
    selected: bool = False,
    dim: bool = False,
) -> None:
    """Paint a tile: unit and strength on bare wood; heroes on gold without a number; the back if ``unit`` is None."""
    k = r.width() / 100
    if playable or selected:
        marks.playable(p, look, r, 13 * k)
    if unit is None:
        tile(p, look, r, coat, plain_as="cross", lift=lift)
    else:
        _front(p, look, r, coat, unit, strength, lift)
    if dim:
        marks.illegal(p, look, tile_outline(r))
    if selected:
        marks.selected(p, look, tile_outline(r))


def _front(p: QPainter, look: Look, r: QRectF, coat: Coat, unit: str, strength: int | None, lift: float) -> None:
    k = r.width() / 100
    tile(p, look, r, coat, back=False, icon="", lift=lift)
    hero = unit in HEROES
    if hero:
        inner = rounded(grown(r, -9 * k), 8 * k)
        p.fillPath(inner, falling(r, tint("#ffe9b0", 0.55), tint("#c48a2a", 0.35)))
    c = r.center() if hero else r.center() + QPointF(9 * k, 8 * k)
    draw_icon(p, UNITS[unit], around(c, (60 if hero else 46) * k), INK, tint("#fff3d0", 0.45), 1.3 * k)
    if strength is not None:
        c = QPointF(r.left() + 27 * k, r.top() + 27 * k)
        disc = around(c, 40 * k)
        p.setPen(QPen(tint("#1a0d05"), 2 * k))
        p.setBrush(falling(disc, mix(coat.colour, "#fff", 0.2), coat.colour, mix(coat.colour, "#000", 0.3)))
        p.drawEllipse(c, 19.5 * k, 19.5 * k)
        rim = coat.deep if coat.cream else None
        numeral(p, look.at_floor(0), disc, strength, 34 * k, coat.on, outline=rim, width=1.2 * k)


def opponent(
    p: QPainter, look: Look, r: QRectF, coat: Coat, name: str, large: int, small: int, *, emblem: str | None = None
) -> None:
    """Paint an opponent card (98 by 116) of a field: large number on brass, small number on iron, name at the foot."""
    k = r.width() / 100
    card_blank(p, look, r, radius=10 * k, seed=5)
    letters = font(look, TITLE, 15 * k, BOLD)
    two = " " in name and width_of(font(look, TITLE, 13 * k, BOLD), name) > r.width() - 12 * k
    high = 22 * k + (17 * k if two else 0)
    art = QRectF(r.left() + 6 * k, r.top() + 6 * k, r.width() - 12 * k, r.height() - 12 * k - high)
    woodcut(p, rounded(art, 6 * k), coat.colour, emblem or coat.emblem, size=0.70, rays=18, dy=-0.02)
    foot = QRectF(r.left() + 5 * k, r.bottom() - 5 * k - high, r.width() - 10 * k, high)
    text(p, look.for_names(), foot, name, letters, look.ink, CENTRE, wrap=two, shrink=0.6)
    free = look.at_floor(0)
    c = QPointF(r.left() + 20 * k, r.top() + 20 * k)
    metal_disc(p, look, c, 19 * k)
    numeral(p, free, around(c, 34 * k), large, 32 * k, INK)
    c = QPointF(r.right() - 16 * k, r.top() + 16 * k)
    metal_disc(p, look, c, 13 * k, look.iron_hi, "#e8e2d8", "#3a3532")
    numeral(p, free, around(c, 24 * k), small, 21 * k, "#16110d")


def field_ground(p: QPainter, look: Look, r: QRectF, coat: Coat, *, hot: bool = False) -> None:
    """Paint one field (190 wide): its rays and hills, dimmed; rimmed with light while it is chosen.

    Letters on it are ``ON`` with an ink outline. A hot field's glow reaches 20.
    """
    if hot:
        glow(p, r, look.glow, 10, 14, 0.7)
    path = rounded(r, 10)
    woodcut(p, path, mix(coat.colour, "#3b2a1a", 0.35), None, rays=26, dy=-0.36, seed=len(coat.key))
    p.fillPath(path, falling(r, tint("#000", 0.05), tint("#000", 0.18), tint("#000", 0.40)))
    inner_edge(p, path, "#000", 0.55, 8, 2)
    stroke(p, path, "#140a05", 1.6)
    rim = tint(ON.brass_hi, 0.95) if hot else tint(ON.brass, 0.35)
    stroke(p, rounded(grown(r, -5), 7), rim, 2 if hot else 1)


def stack_edges(p: QPainter, look: Look, r: QRectF, coat: Coat, below: int) -> None:
    """Paint the ``below`` cards that still lie face down under the opponent at ``r``; they stick out to the right."""
    for i in range(min(below, 6), 0, -1):
        under = r.translated(i * 6, i * 3)
        shadow(p, under, 8, 5, 2, 0.5)
        p.fillPath(rounded(under, 8), mix(coat.colour, "#1a0d05", 0.45))
        stroke(p, rounded(under, 8), tint(ON.brass, 0.7), 1.2)


def line_ground(p: QPainter, look: Look, r: QRectF, coat: Coat, place: int) -> None:
    """Paint the ground of one line (142 by 66) in its warlord's rim, its place written 18 to the left of it."""
    p.fillPath(rounded(r, 9), tint("#0e0703", 0.42))
    stroke(p, rounded(r, 9), tint(coat.colour, 0.8), 1.4)
    at = QRectF(r.left() - 18, r.top(), 18, r.height())
    numeral(p, look, at, place, 17, ON.text, outline="#1a0d05", width=1.4)
