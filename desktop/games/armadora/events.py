"""What can be told."""

from __future__ import annotations

from typing import TypeAlias

from desktop.core.rules import Event
from desktop.games.armadora.observation import Verdict, Warrior


class Began(Event, frozen=True, gc=False, tag="began"):
    """The board is laid out (AR-4).

    Attributes
    ----------
    races
        By seat.
    gold
        By mine.
    first
        Who begins.
    advanced
        Whether the advanced game is played.
    """

    races: tuple[str, ...]
    gold: tuple[int, ...]
    first: int
    advanced: bool


class WarriorPlaced(Event, frozen=True, gc=False, tag="warrior"):
    """A warrior was laid face down (AR-6.2).

    Attributes
    ----------
    seat, square
        Whose, and where.
    strength
        For the owner, once (AR-13.4); ``None`` for everybody else and for the log.
    """

    seat: int
    square: int
    strength: int | None


class WarriorShown(Event, frozen=True, gc=False, tag="goblin"):
    """The Goblins laid a warrior face up (AR-12.2).

    Attributes
    ----------
    seat, square, strength
        Whose, where and which, for all to see.
    """

    seat: int
    square: int
    strength: int


class PalisadePlaced(Event, frozen=True, gc=False, tag="palisade"):
    """A palisade was placed.

    Attributes
    ----------
    seat, line
        By whom, and where.
    sizes
        The squares of the two territories it made, the smaller first; empty if it separates nothing.
    token
        Whether it was the third one and spent the Orcs' token (AR-12.5).
    """

    seat: int
    line: int
    sizes: tuple[int, ...]
    token: bool


class BuildingDone(Event, frozen=True, gc=False, tag="done"):
    """A player left it at the palisades already placed.

    Attributes
    ----------
    seat
        Who.
    """

    seat: int


class Passed(Event, frozen=True, gc=False, tag="pass"):
    """A player takes no further turn (AR-8.2).

    Attributes
    ----------
    seat
        Who.
    forced
        Whether nothing else was left to do (AR-8.3).
    """

    seat: int
    forced: bool


class Reinforced(Event, frozen=True, gc=False, tag="reinforcement"):
    """A reinforcement was laid on a warrior (AR-11.3).

    Attributes
    ----------
    seat, square
        Whose, and where.
    """

    seat: int
    square: int


class Peeked(Event, frozen=True, gc=False, tag="peek"):
    """The Mages looked at a warrior (AR-12.1).

    Attributes
    ----------
    seat, square, owner
        Who looked, where, and whose warrior.
    strength
        For the Mages, once (AR-13.3); ``None`` for everybody else and for the log.
    """

    seat: int
    square: int
    owner: int
    strength: int | None


class Shot(Event, frozen=True, gc=False, tag="shoot"):
    """The Elves laid a token on a warrior (AR-12.6).

    Attributes
    ----------
    seat, square, owner
        Who shot, where, and whose warrior.
    """

    seat: int
    square: int
    owner: int


class TurnedUp(Event, frozen=True, gc=False, tag="turned-up"):
    """All warriors are turned up (AR-9.2).

    Attributes
    ----------
    warriors
        Every warrior on the board.
    """

    warriors: tuple[Warrior, ...]


class Decided(Event, frozen=True, gc=False, tag="decided"):
    """The gold of one territory goes where it belongs (AR-9.3 to AR-9.7).

    Attributes
    ----------
    verdict
        Who takes it, and why.
    """

    verdict: Verdict


AnyEvent: TypeAlias = (
    Began
    | WarriorPlaced
    | WarriorShown
    | PalisadePlaced
    | BuildingDone
    | Passed
    | Reinforced
    | Peeked
    | Shot
    | TurnedUp
    | Decided
)
"""Every event of the game."""
