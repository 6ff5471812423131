"""The boards that hang in the hall, one a game, each with real pieces of its game."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop import paths
from desktop.catalogue import Game
from desktop.core.message import message
from desktop.ui.paint import letters, surfaces
from desktop.ui.paint.colour import falling, tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import bevel, glow, grown, inner_edge, line, rounded, shadow, stroke
from desktop.ui.paint.textures import lay, texture
from desktop.ui.paint.woodcut import woodcut
from desktop.ui.text import say
from desktop.ui.theme import DEMI, DISPLAY, MEDIUM, UI, Look, font

AIR = 30.0
"""Room around a board for its chains and its light, in units."""

_FOOT = 112.0


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
    _picture(p, art, game)
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


@lru_cache(maxsize=8)
def _painted(game: str) -> QImage:
    """Return the picture of a game (``packaging/draw_boards.py`` draws it); a null one if it has none yet."""
    return QImage(str(paths.resources() / "boards" / f"{game}.png"))


def _picture(p: QPainter, art: QRectF, game: Game) -> None:
    """Lay the picture of the game into ``art``, its sides cut where the board is narrow."""
    path, picture = rounded(art, 6), _painted(game.id)
    if picture.isNull():
        woodcut(p, path, "#6a4a34", "castle", rays=30, seed=len(game.title) + 3)
    else:
        scale = max(art.width() / picture.width(), art.height() / picture.height())
        wide, high = art.width() / scale, art.height() / scale
        part = QRectF((picture.width() - wide) / 2, picture.height() - high, wide, high)
        p.save()
        p.setClipPath(path, Qt.ClipOperation.IntersectClip)
        p.drawImage(art, picture, part)
        p.restore()
    inner_edge(p, path, "#000000", 0.4, 5, 1.6)
