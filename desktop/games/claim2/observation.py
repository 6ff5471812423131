"""What one viewer may know (C2-10).  Cards are names such as ``"gnome-5"``, by faction and value."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from desktop.core.message import Message
from desktop.core.rules import Seat

Asks: TypeAlias = Literal["lead", "reply", "choose", "smash", "over"]
"""The four decisions of C2-12, or the end."""


class Side(msgspec.Struct, frozen=True):
    """One player's cards.

    Attributes
    ----------
    hand
        His hand; empty if it is another's (C2-10.1).
    hand_count
        How many cards he holds.
    followers
        The cards of his follower pile that the viewer knows (C2-10.5, C2-10.6).
    follower_count
        How many cards lie in it.
    open_followers
        Those of them that both players know, on the open table: that everybody saw.
    score
        His score pile.
    row
        His gnome row.
    kept
        Those of ``open_followers`` that only the two players know, since a seer's winner left them (C2-10.6).
    """

    hand: tuple[str, ...]
    hand_count: int
    followers: tuple[str, ...]
    follower_count: int
    open_followers: tuple[str, ...]
    score: tuple[str, ...]
    row: tuple[str, ...]
    kept: tuple[str, ...] = ()


class Trick(msgspec.Struct, frozen=True):
    """A trick that was played.

    Attributes
    ----------
    leader
        Who led it.
    cards
        The card led and the reply.
    winner
        Who won it.
    """

    leader: Seat
    cards: tuple[str, str]
    winner: Seat


class Vote(msgspec.Struct, frozen=True):
    """How one faction votes, or would vote if the game ended now.

    Attributes
    ----------
    faction
        Which.
    counts
        Its cards in score pile and gnome row, by seat.
    seat
        For whom; ``None`` for nobody.
    why
        The reason in words.
    """

    faction: str
    counts: tuple[int, int]
    seat: Seat | None
    why: Message


class Observation(msgspec.Struct, frozen=True):
    """All that a viewer may know.

    Attributes
    ----------
    phase
        1 or 2.
    number
        The trick of this phase, from 1 to 13.
    asks
        The open decision.
    asked
        Whose answer is awaited; ``None`` after the end.
    leader
        Who leads this trick.
    sides
        The players' cards, by seat.
    trick
        The cards lying in the trick, the card led first.
    competed
        The card competed for; ``None`` in Phase 2.
    deck_count
        How many cards the deck has.
    top
        The top card of the deck, for the seer's winner while he chooses (C2-9.2).
    pool, smashed, discard
        The waiting trolls, the smashed gnomes, the cards played in Phase 1.
    due
        The smashes still asked for, the open one first: value and most gnomes (C2-7.8).
    last
        The trick before.
    votes
        The factions' votes as things stand; after the end the votes.
    voids
        With perfect memory: the factions each seat has shown to lack in Phase 1.
    """

    phase: int
    number: int
    asks: Asks
    asked: Seat | None
    leader: Seat
    sides: tuple[Side, Side]
    trick: tuple[str, ...]
    competed: str | None
    deck_count: int
    top: str | None
    pool: tuple[str, ...]
    smashed: tuple[str, ...]
    discard: tuple[str, ...]
    due: tuple[tuple[int, int], ...]
    last: Trick | None
    votes: tuple[Vote, ...]
    voids: tuple[tuple[str, ...], ...] = ()
