"""The scout (OR-4.9 to OR-4.11): an interruption that neither answers nor changes the open question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from desktop.core.rules import Seat
from desktop.games.orcz.actions import Scout
from desktop.games.orcz.state import OVER, Board
from desktop.games.orcz.tiles import SCOUT


def may_scout(board: Board, seat: int) -> bool:
    """Return whether ``seat`` may use a scout before the open question is answered (OR-4.10)."""
    if board.step == OVER or not board.screens[seat] >> SCOUT & 1:
        return False
    for lines in board.lines:
        for line in lines:
            if line.up != 3 and line.seat != seat:
                return True
    return False


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
