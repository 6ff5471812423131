"""What to say before a dear move: it costs the base, the hand, a card, the game (GH-11.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.core.message import Message, Ref, message
from desktop.core.rules import Advice
from desktop.games.ghour import actions as a
from desktop.games.ghour.observation import Observation, Seen
from desktop.ui.games.ghour.book import Book, unit_at
from desktop.ui.games.ghour.room import Room
from desktop.ui.games.ghour.turning import sacrificed
from desktop.ui.table.situation import Situation


def against(action: Any, advice: Callable[[], Advice], now: Situation, room: Room) -> tuple[Message, ...]:
    """Return what speaks against giving ``action``, and that once more is meant."""
    found = _against(action, advice, now, room)
    return (*found, message("ghour.warn-again")) if found else ()


def _against(action: Any, advice: Callable[[], Advice], now: Situation, room: Room) -> tuple[Message, ...]:
    """Return what speaks against giving ``action``; a step of a payment can be taken back and is never warned of."""
    seen: Observation = now.seen
    book: Book = room.book
    match action:
        case a.Confirm():
            return advice().warnings
        case a.Play() | a.Cast() | a.Recruit():
            player = seen.players[action.seat]
            if player.cards == 1 and _base(seen, book, action.seat) is not None:
                return advice().warnings
        case a.Dismiss(unit=uid):
            found = unit_at(seen, uid)
            if found is None or found[1].unit.uid != uid:
                return ()
            name = Ref("card", book.content.cards[found[1].unit.face].id)
            if len(seen.players[action.seat].field) == 1:
                return (message("ghour.warn.out"),)
            if book.is_base(found[1].unit.face):
                return (message("ghour.warn.base", card=name),)
        case a.Use(unit=uid, helper=helper):
            return _used(seen, room, helper or uid)
        case a.GiveUp():
            return (message("ghour.warn-give-up"),)
    return ()


def _used(seen: Observation, room: Room, uid: int) -> tuple[Message, ...]:
    """Return the warning that a use sacrifices the card that turns."""
    found = unit_at(seen, uid)
    if found is None or not sacrificed(room, found[1], found[1].unit.turned):
        return ()
    face = found[1].unit.face
    word = "ghour.warn.base" if room.book.is_base(face) else "ghour.warn.sacrifice"
    return (message(word, card=Ref("card", room.book.content.cards[face].id)),)


def _base(seen: Observation, book: Book, seat: int) -> Seen | None:
    return next((card for card in seen.players[seat].field if book.is_base(card.unit.face)), None)
