"""The boards that hang in the hall, one a game, each with real pieces of its game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.catalogue import Game
from desktop.core.message import message
from desktop.ui.paint import cards, letters, surfaces, tiles
from desktop.ui.paint.colour import falling, tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import bevel, glow, grown, inner_edge, line, rounded, shadow, stroke
from desktop.ui.paint.textures import lay, texture
from desktop.ui.paint.woodcut import woodcut
from desktop.ui.text import say
from desktop.ui.theme import DEMI, DISPLAY, FACTIONS, MEDIUM, RACES, UI, Look, font

AIR = 30.0
"""Room around a board for its chains and its light, in units."""

_FOOT = 112.0
_WIDE, _HIGH = 208.0, 304.0
"""The size of a picture for which the pieces are laid out."""


def players_of(game: Game) -> str:
    """Return how many people play, such as ``"2–4"``."""
    least, most = game.seats
    return str(least) if least == most else f"{least}–{most}"


def board(p: QPainter, look: Look, r: QRectF, game: Game, *, lit: bool = False) -> None:
    """Paint the board of ``game``: picture, name, players and minutes; ``lit`` where the focus or the pointer is."""
    light = look.is_light
    _chains(p, r)
    if lit:
        glow(p, r, look.glow, 12, 18, 0.9)
    shadow(p, r, 10, 16, 10, 0.75)
    path = rounded(r, 10)
    wood = ("#a87a48", "#c99a63", "#e3c08c") if light else ("#24140a", "#4a2d19", "#6f4a2c")
    lay(p, path, texture("wood", *wood), len(game.title), upright=True)
    inner_edge(p, path, "#5a3a18" if light else "#000000", 0.3 if light else 0.5, 6, 2)
    stroke(p, path, "#120904", 1.6)
    bevel(p, grown(r, -1), 10, "#ffdfae", "#000000", 0.4, 0.5, 1.6)
    art = QRectF(r.left() + 12, r.top() + 12, r.width() - 24, r.height() - _FOOT)
    _picture(p, look, art, game)
    stroke(p, rounded(art, 6), look.rim if lit else look.brass, 4 if lit else 2)
    name = QRectF(r.left() + 12, r.bottom() - 96, r.width() - 24, 46)
    letters.text(p, look, name, game.title, font(look, DISPLAY, 36, DEMI), look.text, letters.CENTRE)
    surfaces.rule(p, look, r.left() + 34, r.right() - 34, r.bottom() - 48)
    _counts(p, look, r, game)


def _counts(p: QPainter, look: Look, r: QRectF, game: Game) -> None:
    """Write how many play and how long, with their signs, in the middle of the board's foot."""
    f, mark = font(look, UI, 16, MEDIUM), look.accent if look.is_light else look.brass
    people, minutes = players_of(game), say(message("home.minutes", n=game.minutes))
    room = r.width() - 44
    wide = letters.width_of(f, people) + letters.width_of(f, minutes) + 46
    gap = max(12.0, min(44.0, room - wide))
    x, y = r.center().x() - min(room, wide + gap) / 2, r.bottom() - 40
    for icon, words in (("meeple", people), ("sands-of-time", minutes)):
        draw_icon(p, icon, QRectF(x, y + 4, 17, 18), mark)
        w = min(letters.width_of(f, words) + 2, r.right() - 12 - x - 23)
        letters.text(p, look, QRectF(x + 23, y, w, 26), words, f, look.text_dim)
        x += 23 + w + gap


def crossbeam(p: QPainter, look: Look, r: QRectF) -> None:
    """Paint the beam from which boards hang."""
    shadow(p, r, 4, 16, 10, 0.8)
    wood = ("#8a6236", "#b98a55", "#d9b37f") if look.is_light else ("#140b06", "#3a2416", "#5c3c24")
    lay(p, rounded(r, 1), texture("wood", *wood), 33)
    p.fillRect(r, falling(r, tint("#fff", 0.14), tint("#000", 0), tint("#000", 0.25 if look.is_light else 0.5)))


def _chains(p: QPainter, r: QRectF) -> None:
    for x in (r.left() + 40, r.right() - 40):
        for colour, width in (("#120904", 5.0), ("#8b837b", 2.0)):
            line(p, QPointF(x, r.top() - AIR), QPointF(x, r.top() + 4), colour, width)


def _picture(p: QPainter, look: Look, art: QRectF, game: Game) -> None:
    """Paint a woodcut with pieces of the game before it, laid out for 208 by 304 and as large as fits."""
    colour, pieces = _PICTURES.get(game.id, ("#6a4a34", _castle))
    path = rounded(art, 6)
    woodcut(p, path, colour, None, rays=30, seed=len(game.title) + 3, dy=-0.04)
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    pieces(p, look.at_floor(0), art)
    p.restore()
    inner_edge(p, path, "#000000", 0.4, 5, 1.6)


def _tilted(p: QPainter, c: QPointF, degrees: float, draw: Callable[[], None]) -> None:
    p.save()
    p.translate(c)
    p.rotate(degrees)
    draw()
    p.restore()


def _armadora(p: QPainter, look: Look, a: QRectF) -> None:
    """Gold behind palisades, and three armies before them."""
    k = min(a.width() / _WIDE, a.height() / _HIGH)
    ground = QRectF(a.left() - 4, a.bottom() - 132 * k, a.width() + 8, 140 * k)
    lay(p, rounded(ground, 2), texture("land"), 8)
    inner_edge(p, rounded(ground, 2), "#000000", 0.5, 6, 2)
    c = a.center().x()
    tiles.gold_pile(p, look, QPointF(c - 2, a.bottom() - 156 * k), 7, 92 * k)
    y = a.bottom() - 96 * k
    tiles.palisade(p, look, QPointF(a.left() + 6, y), QPointF(a.right() - 6, y), thick=15 * k, high=40 * k)
    for place, race in enumerate(("orc", "elf", "mage")):
        rect = QRectF(c + (place - 1) * 66 * k - 27 * k, a.bottom() - 74 * k, 54 * k, 54 * k)
        tiles.tile(p, look, rect, RACES[race])


def _claim2(p: QPainter, look: Look, a: QRectF) -> None:
    """A fan of four factions."""
    k = min(a.width() / 234, a.height() / _HIGH)
    hand = (("gnome", 7, "II"), ("seer", 4, "I"), ("troll", 0, "II"), ("dragon", 9, "I · II"))
    for place, (faction, value, phases) in enumerate(hand):
        off = place - 1.5
        c = QPointF(a.center().x() + off * 30 * k, a.center().y() + (10 + abs(off) * 8) * k)
        name = say(message(f"home.{faction}s"))
        card = QRectF(-57 * k, -84 * k, 114 * k, 159 * k)

        coat = FACTIONS[faction]
        _tilted(p, c, off * 9, partial(cards.claim_card, p, look, card, coat, value, name, phases, lift=7))


def _castle(p: QPainter, look: Look, a: QRectF) -> None:
    """A castle, for a game that has no picture of its own yet."""
    s = min(a.width(), a.height()) * 0.6
    c = a.center()
    box = QRectF(c.x() - s / 2, c.y() - s / 2, s, s)
    draw_icon(p, "castle", box.translated(3, 4), tint("#000000", 0.35))
    draw_icon(p, "castle", box, falling(box, "#fff6e0", "#f1e3c2", "#c9ad78"), "#2a1a10", 3)


_PICTURES: dict[str, tuple[str, Callable[[QPainter, Look, QRectF], None]]] = {
    "armadora": ("#6d7a3a", _armadora),
    "claim2": ("#7b3a3f", _claim2),
}
"""The colour of each game's woodcut, and what lies before it."""
