"""Answers of Claim 2 as clicks, as words, and back."""

from __future__ import annotations

from typing import Any

from desktop.core.rules import Seat
from desktop.games.claim2.actions import Choose, Play, Smash
from desktop.ui.games.claim2.pieces import words
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key


def routes(action: Any, now: Situation) -> tuple[tuple[Key, ...], ...]:
    """Return the clicks that mean ``action``.

    A card and the trick; a card and the own pile; a gnome of the victim and the pit.
    """
    match action:
        case Play():
            copies = now.seen.sides[action.seat].hand.count(action.card)
            return tuple((("hand", action.seat, action.card, copy), ("trick",)) for copy in range(copies))
        case Choose():
            return ((("top",) if action.swap else ("competed",), ("followers", action.seat)),)
        case Smash() if action.gnomes:
            victim = Seat(1 - action.seat)
            return ((("row", victim, f"gnome-{action.value}", action.gnomes - 1), ("smashed",)),)
    return ()


def attempt(route: tuple[Key, ...], _now: Situation) -> Any | None:
    """Return what somebody means who clicks a card of his hand."""
    match route[0]:
        case ("hand", int(seat), str(card), int()):
            return Play(Seat(seat), card)
    return None


def answer(action: Any, now: Situation) -> str:
    """Return an answer in words."""
    match action:
        case Play():
            return now.word("claim2.play-card", card=words(now, action.card))
        case Choose(swap=True):
            top = now.seen.top
            return now.word("claim2.swap", card=now.word("claim2.top") if top is None else words(now, top))
        case Choose():
            return now.word("claim2.keep", card=words(now, now.seen.competed))
        case Smash(gnomes=0):
            return now.word("claim2.smash-none")
        case Smash():
            return now.word("claim2.smash-some", n=action.gnomes)
    raise TypeError(action)
