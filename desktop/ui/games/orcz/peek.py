"""What a scout saw, large, for the eyes of its user alone."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.core.message import seat_ref
from desktop.games.orcz.events import Peeked
from desktop.ui.games.orcz.pieces import field_name, tile_name, tile_sprite
from desktop.ui.games.orcz.room import Room
from desktop.ui.paint.colour import tint
from desktop.ui.paint.light import around, rounded
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Sprite
from desktop.ui.table.telling import Z_TELLING, Telling
from desktop.ui.theme import Look

LOOKING = 6000
"""Milliseconds it lies open; it stays marked on its field afterwards."""


def shade(r: QRectF) -> Sprite:
    """Return the dusk over the fields while one thing is looked at."""

    def paint(p: QPainter, _look: Look, r: QRectF) -> None:
        p.fillPath(rounded(r, 10), tint("#0e0703", 0.72))

    return Sprite(("told-shade",), r, ("orcz-shade",), paint, z=Z_TELLING, margin=4, role="info")


def peeked(now: Situation, event: Peeked) -> Telling:
    """Return the tile that a scout looked at."""
    owner, tile = seat_ref(event.owner), tile_name(now, event.tile)
    words = now.word("orcz.log.peek", who=seat_ref(event.seat), owner=owner, tile=tile)
    hint = now.word("orcz.line-place", field=field_name(now, event.field), place=event.place + 1)

    def draw(now: Situation) -> list[Sprite]:
        middle = Room(now).middle
        rect = around(middle.center(), 190)
        large = tile_sprite(now, ("told-tile",), rect, event.owner, event.tile, z=Z_TELLING + 2)
        return [shade(middle), large, furniture.ribbon(now, words, hint)]

    return Telling(f"{words}. {hint}", draw, lasts=LOOKING)
