"""What one viewer may know (AR-13)."""

from __future__ import annotations

import msgspec


class Warrior(msgspec.Struct, frozen=True, gc=False):
    """A square with a warrior on it.

    Attributes
    ----------
    square
        Where.
    owner
        Whose.
    strength
        What it shows or what the viewer knows of it; ``None`` if it is hidden from him.
    open
        Whether it was laid face up (AR-12.4), or turned up at the end.
    shots
        Elf tokens on it, each −1.
    reinforced
        Whether a reinforcement lies on it, +1.
    peeked
        Whether the Mages have looked at it: everybody saw that they did, and only perfect memory keeps it.
    """

    square: int
    owner: int
    strength: int | None
    open: bool
    shots: int
    reinforced: bool
    peeked: bool


class Player(msgspec.Struct, frozen=True, gc=False):
    """What can be seen of one seat.

    Attributes
    ----------
    race
        The id of its race.
    left
        Warriors in its reserve; how many is public, which is not.
    reserve
        How many of each strength, the weakest first; ``None`` for another's (AR-13.2).
    powers
        Power tokens not used yet.
    reinforcement
        Whether the reinforcement is not used yet.
    passed
        Whether it has passed.
    """

    race: str
    left: int
    reserve: tuple[int, ...] | None
    powers: int
    reinforcement: bool
    passed: bool


class Territory(msgspec.Struct, frozen=True, gc=False):
    """One territory (AR-3.1).

    Attributes
    ----------
    squares
        All its squares, ascending.
    gold
        What its mines hold.
    free
        Land squares without a warrior; none left means that it is full (AR-3.7).
    """

    squares: tuple[int, ...]
    gold: int
    free: int

    @property
    def full(self) -> bool:
        """Whether every land square holds a warrior (AR-3.7)."""
        return not self.free


class Verdict(msgspec.Struct, frozen=True, gc=False):
    """Who takes the gold of one territory (AR-9.3 to AR-9.7).

    Attributes
    ----------
    squares
        The squares of the territory, ascending.
    gold
        What lies there.
    sums
        The power of each side; ``None`` for a side without a warrior there.
    winners
        The sides that take gold; none if it stays unclaimed.
    share
        The pile that each winner takes.
    aside
        What could not be shared out.
    by_reinforcement
        Whether a reinforcement won a tie (AR-9.6).
    """

    squares: tuple[int, ...]
    gold: int
    sums: tuple[int | None, ...]
    winners: tuple[int, ...]
    share: int
    aside: int
    by_reinforcement: bool

    @property
    def unclaimed(self) -> int:
        """What nobody takes because nobody takes part (AR-9.7)."""
        return 0 if self.winners else self.gold


class Observation(msgspec.Struct, frozen=True, gc=False):
    """The table as ``viewer`` knows it.

    Attributes
    ----------
    viewer
        Whose eyes; ``None`` is the open table.
    advanced
        Whether the advanced game is played.
    sides
        The seats of each side: partners sit opposite (AR-10.5).
    army
        How many warriors of each strength everybody began with, the weakest first.
    players
        By seat.
    warriors
        The occupied squares, ascending.
    gold
        What each mine holds, in the order of the mines.
    palisades
        The lines that hold one, ascending.
    legal
        The lines that may take one now; none once the supply is used up.
    supply
        Palisades beside the board.
    territories
        Ordered by their first square.
    awaited
        Whose answer is awaited; ``None`` once the game is over.
    laid
        The lines of the palisade action that is going on, in the order in which they were taken.
    used
        The race whose power was used this turn, or ``""``.
    verdicts
        After the end: the territories with gold.
    piles
        After the end: the piles of each side, the largest first.
    """

    viewer: int | None
    advanced: bool
    sides: tuple[tuple[int, ...], ...]
    army: tuple[int, ...]
    players: tuple[Player, ...]
    warriors: tuple[Warrior, ...]
    gold: tuple[int, ...]
    palisades: tuple[int, ...]
    legal: tuple[int, ...]
    supply: int
    territories: tuple[Territory, ...]
    awaited: int | None
    laid: tuple[int, ...]
    used: str
    verdicts: tuple[Verdict, ...] = ()
    piles: tuple[tuple[int, ...], ...] = ()

    @property
    def over(self) -> bool:
        """Whether everybody has passed (AR-9.1)."""
        return self.awaited is None

    @property
    def aside(self) -> int:
        """The gold set aside when ties were shared (AR-9.5)."""
        return sum(verdict.aside for verdict in self.verdicts)

    @property
    def unclaimed(self) -> int:
        """The gold nobody took (AR-9.7)."""
        return sum(verdict.unclaimed for verdict in self.verdicts)
