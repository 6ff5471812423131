"""The scout (OR-4.9 to OR-4.11): an interruption that neither answers nor changes the open question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias, overload

from desktop.core.rules import Seat
from desktop.games.orcz.actions import Scout
from desktop.games.orcz.state import Board
from desktop.games.orcz.tiles import SCOUT

CLOCKWISE = tuple(
    tuple(tuple(Seat((seat + turn) % seats) for turn in range(seats)) for seat in range(seats)) for seats in range(5)
)
"""By warlords in the game and by seat: the seats clockwise from it."""

Hidden: TypeAlias = tuple[int, int, int, int]
"""A line with a face-down tile, as all see it: its field, place and owner, and what lies face up."""


def hidden(board: Board) -> list[Hidden]:
    """Return the lines with a face-down tile; what lies there is not among it."""
    return [
        (field, place, line.seat, line.up)
        for field, lines in enumerate(board.lines)
        for place, line in enumerate(lines)
        if line.up != 3
    ]


def scouts(board: Board, lines: list[Hidden], asked: int) -> list[Seat]:
    """Return who may use a scout before the open question is answered, clockwise from ``asked`` (OR-4.10)."""
    if not lines:
        return []
    screens, owner = board.screens, lines[0][2]
    for line in lines:
        if line[2] != owner:
            return [seat for seat in CLOCKWISE[board.seats][asked] if screens[seat] >> SCOUT]
    return [seat for seat in CLOCKWISE[board.seats][asked] if screens[seat] >> SCOUT and seat != owner]


class Targets(Sequence[Scout]):
    """The face-down tiles of the other warlords, front line of the first field first; listed when asked.

    It knows no more than the open table, since bots and screens get it as it is.

    Parameters
    ----------
    lines
        The lines with a face-down tile.
    seat
        Who looks.
    """

    __slots__ = ("_found", "_lines", "_seat")

    def __init__(self, lines: list[Hidden], seat: Seat) -> None:
        self._lines = lines
        self._seat = seat
        self._found: tuple[Scout, ...] | None = None

    def _listed(self) -> tuple[Scout, ...]:
        if self._found is None:
            seat = self._seat
            self._found = tuple(
                Scout(seat, field, place, wing)
                for field, place, owner, up in self._lines
                if owner != seat
                for wing in (0, 1)
                if not up >> wing & 1
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
