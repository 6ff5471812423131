"""The scout (OR-4.9 to OR-4.11): an interruption that neither answers nor changes the open question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from desktop.core.rules import Seat
from desktop.games.orcz.actions import Scout
from desktop.games.orcz.state import Board
from desktop.games.orcz.tiles import SCOUT

CLOCKWISE = tuple(
    tuple(tuple(Seat((seat + turn) % seats) for turn in range(seats)) for seat in range(seats)) for seats in range(5)
)
"""By warlords in the game and by seat: the seats clockwise from it."""

NOBODY, SEVERAL = -1, -2
"""In place of a seat: no face-down tile, and face-down tiles of more than one warlord."""


def scouts(board: Board, asked: int) -> list[Seat]:
    """Return who may use a scout before the open question is answered, clockwise from ``asked`` (OR-4.10)."""
    owner = _owner(board)
    if owner == NOBODY:
        return []
    screens = board.screens
    return [seat for seat in CLOCKWISE[board.seats][asked] if seat != owner and screens[seat] >> SCOUT & 1]


def _owner(board: Board) -> int:
    """Return whose all face-down tiles are, ``SEVERAL`` or ``NOBODY``."""
    owner = NOBODY
    for lines in board.lines:
        for line in lines:
            if line.up != 3 and line.seat != owner:
                if owner != NOBODY:
                    return SEVERAL
                owner = line.seat
    return owner


class Targets(Sequence[Scout]):
    """The face-down tiles of the other warlords, front line of the first field first; listed when asked.

    Parameters
    ----------
    board
        Where they lie.
    seat
        Who looks.
    """

    __slots__ = ("_board", "_found", "_seat")

    def __init__(self, board: Board, seat: Seat) -> None:
        self._board = board
        self._seat = seat
        self._found: tuple[Scout, ...] | None = None

    def _listed(self) -> tuple[Scout, ...]:
        if self._found is None:
            seat = self._seat
            self._found = tuple(
                Scout(seat, field, place, wing)
                for field, lines in enumerate(self._board.lines)
                for place, line in enumerate(lines)
                if line.up != 3 and line.seat != seat
                for wing in (0, 1)
                if not line.up >> wing & 1
            )
        return self._found

    @overload
    def __getitem__(self, index: int) -> Scout: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Scout]: ...
    def __getitem__(self, index: int | slice) -> Scout | Sequence[Scout]:
        return self._listed()[index]

    def __len__(self) -> int:
        return len(self._listed())

    def __iter__(self) -> Iterator[Scout]:
        return iter(self._listed())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self._listed() == tuple(other)

    def __hash__(self) -> int:
        return hash(self._listed())

    def __repr__(self) -> str:
        return repr(self._listed())
