"""The whole truth of a game.

A single card is its number in :class:`~desktop.games.claim2.cards.Cards`, ``NO_CARD`` where there is none; a set
of cards is a *mask*, an ``int`` whose bit *n* is card *n*.  What belongs to a seat is indexed by it.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from desktop.core.rules import Seat
from desktop.games.claim2.observation import Asks

NO_CARD = -1
"""Stands where a card might lie and none does."""

TRICKS = 13
"""Tricks in each phase (C2-4.8, C2-5.5)."""

Masks: TypeAlias = tuple[int, int]
"""A set of cards for each seat."""


class Recruiting(msgspec.Struct, frozen=True, gc=False, tag="recruiting", tag_field="phase"):
    """What only Phase 1 has.

    Attributes
    ----------
    deck
        Face down, top card first.
    competed
        The card competed for (C2-4.1).
    followers
        The follower piles.
    shown
        Followers that were competed for: everybody saw them (C2-10.6).
    kept
        Followers that a seer's winner saw and left to the loser: both players know them (C2-10.6).
    voids
        Bit *f* is set once the seat did not follow faction *f*: he holds none until Phase 2.
    discard
        Cards played (C2-4.6).
    """

    deck: tuple[int, ...]
    competed: int
    followers: Masks = (0, 0)
    shown: int = 0
    kept: int = 0
    voids: Masks = (0, 0)
    discard: int = 0


class Favour(msgspec.Struct, frozen=True, gc=False, tag="favour", tag_field="phase"):
    """What only Phase 2 has.

    Attributes
    ----------
    score
        The score piles.
    rows
        The gnome rows (C2-6.1).
    pool
        Trolls that wait for the winner of a later trick (C2-8.2).
    smashed
        Gnomes out of the game (C2-7.2).
    discard
        Cards played in Phase 1.
    due
        Smashes still to be asked: value and most gnomes, ascending (C2-7.8).
    """

    score: Masks = (0, 0)
    rows: Masks = (0, 0)
    pool: int = 0
    smashed: int = 0
    discard: int = 0
    due: tuple[tuple[int, int], ...] = ()


class State(msgspec.Struct, frozen=True, gc=False):
    """A game between two answers.

    Attributes
    ----------
    asks
        Which decision is open.
    asked
        Who must take it; after the end the last leader.
    trick
        The trick of this phase, from 1.
    leader
        Who leads it.
    hands
        The hands.
    led
        The leader's card in the trick.
    reply
        The follower's card; it lies there only while a seer's winner chooses.
    table
        The rest, by phase.
    last
        Leader, card led and reply of the trick before; empty before there is one.
    """

    asks: Asks
    asked: Seat
    trick: int
    leader: Seat
    hands: Masks
    led: int
    reply: int
    table: Recruiting | Favour
    last: tuple[int, ...] = ()
