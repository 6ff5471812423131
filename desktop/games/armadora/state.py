"""The whole truth of one game."""

from __future__ import annotations

import msgspec

from desktop.games.armadora.board import Palisades


class Terms(msgspec.Struct, frozen=True, gc=False):
    """What was agreed or drawn before the first turn, and stays.

    Attributes
    ----------
    races
        By seat (AR-4.1).
    advanced
        Whether the advanced game is played.
    gold
        By mine (AR-4.4).
    army
        How many warriors of each strength everybody began with, the weakest first (AR-4.2).
    """

    races: tuple[str, ...]
    advanced: bool
    gold: tuple[int, ...]
    army: tuple[int, ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.races)

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats of each side: four players are two teams, partners opposite (AR-10.5)."""
        if len(self.races) == 4:
            return ((0, 2), (1, 3))
        return tuple((seat,) for seat in range(len(self.races)))


class Marks(msgspec.Struct, frozen=True, gc=False):
    """The pieces and traces of the advanced game.

    Attributes
    ----------
    open
        The squares whose warriors lie face up (AR-12.4).
    peeked
        The squares the Mages have looked at (AR-12.1).
    shots
        The squares with an Elf token, ascending, one for each token (AR-12.8).
    reinforced
        The squares with a reinforcement (AR-11.3).
    powers
        Power tokens not used yet, by seat.
    reinforcements
        Reinforcements not used yet, by seat.
    """

    open: int
    peeked: int
    shots: tuple[int, ...]
    reinforced: int
    powers: tuple[int, ...]
    reinforcements: tuple[int, ...]


class State(msgspec.Struct, frozen=True, gc=False):
    """The whole truth.

    Attributes
    ----------
    terms
        What stays as it was agreed.
    turn
        Whose turn it is; of no meaning once everybody has passed.
    passed
        By seat (AR-8.2).
    warriors
        For each seat and strength, the weakest first: the squares where such warriors stand.
    free
        The land squares without a warrior.
    reserves
        For each seat: how many warriors of each strength are left, the weakest first.
    supply
        Palisades beside the board.
    palisades
        Those on the board.
    laid
        The lines of the palisade action that is going on (AR-7.6); empty between actions.
    used
        The race whose power was used this turn, or ``""`` (AR-12.0a).
    marks
        The pieces of the advanced game.
    """

    terms: Terms
    turn: int
    passed: tuple[bool, ...]
    warriors: tuple[tuple[int, ...], ...]
    free: int
    reserves: tuple[tuple[int, ...], ...]
    supply: int
    palisades: Palisades
    laid: tuple[int, ...]
    used: str
    marks: Marks

    @property
    def over(self) -> bool:
        """Whether everybody has passed (AR-9.1)."""
        return False not in self.passed

    def side(self, seat: int) -> int:
        """Return the side ``seat`` plays for (AR-10.5)."""
        return seat % 2 if len(self.passed) == 4 else seat

    def own(self, seat: int) -> int:
        """Return the squares where warriors of ``seat`` stand."""
        return sum(self.warriors[seat])

    def foes(self, seat: int) -> int:
        """Return the squares where warriors of opponents of ``seat`` stand, never a partner's (AR-10.7)."""
        side = self.side(seat)
        return sum(sum(row) for other, row in enumerate(self.warriors) if self.side(other) != side)

    def owner(self, square: int) -> int | None:
        """Return whose warrior stands on ``square``, or ``None``."""
        return next((seat for seat in range(len(self.passed)) if self.own(seat) >> square & 1), None)

    def strength(self, seat: int, square: int) -> int:
        """Return the strength of the warrior of ``seat`` on ``square``, where he must have one."""
        return next(at for at, squares in enumerate(self.warriors[seat], 1) if squares >> square & 1)
