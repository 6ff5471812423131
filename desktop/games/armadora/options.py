"""The answers to a question, written down only when somebody looks at them.

A turn of the base game has 228 answers, most of which nobody ever looks at.  So a question holds masks
of squares and lines, and the actions are taken from tables made once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, overload

import msgspec

from desktop.core.rules import Seat
from desktop.games.armadora.actions import (
    AnyAction,
    Done,
    ElfShot,
    GoblinPlace,
    MagePeek,
    Pass,
    PlacePalisade,
    PlaceReinforcement,
    PlaceWarrior,
)
from desktop.games.armadora.board import nth, places


class Answers:
    """Every action one seat can ever take, made once.

    Attributes
    ----------
    warrior, goblin
        By square, then by strength.
    palisade
        By line.
    reinforcement, peek, shoot
        By square.
    done, give_up
        The two without a place, each alone in a tuple.
    """

    def __init__(self, seat: Seat, squares: int, lines: int, strengths: int) -> None:
        every, numbers = range(squares), range(strengths + 1)
        self.warrior = tuple(tuple(PlaceWarrior(seat, at, number) for number in numbers) for at in every)
        self.goblin = tuple(tuple(GoblinPlace(seat, at, number) for number in numbers) for at in every)
        self.palisade = tuple(PlacePalisade(seat, line) for line in range(lines))
        self.reinforcement = tuple(PlaceReinforcement(seat, at) for at in every)
        self.peek = tuple(MagePeek(seat, at) for at in every)
        self.shoot = tuple(ElfShot(seat, at) for at in every)
        self.done = (Done(seat),)
        self.give_up = (Pass(seat),)


class Block(msgspec.Struct, frozen=True, gc=False):
    """One kind of answer.

    Attributes
    ----------
    table
        The actions by place; by place and strength where ``strengths`` is not empty.
    mask
        The places on offer.
    strengths
        The strengths on offer at each place.
    """

    table: tuple[Any, ...]
    mask: int
    strengths: tuple[int, ...] = ()

    def __len__(self) -> int:
        """Return how many answers these are."""
        return self.mask.bit_count() * (len(self.strengths) or 1)

    def __iter__(self) -> Iterator[AnyAction]:
        """Yield them by place, then by strength."""
        for at in places(self.mask):
            if self.strengths:
                row = self.table[at]
                for strength in self.strengths:
                    yield row[strength]
            else:
                yield self.table[at]

    def pick(self, index: int) -> AnyAction:
        """Return the answer that stands at ``index``."""
        width = len(self.strengths)
        action: AnyAction
        if width:
            action = self.table[nth(self.mask, index // width)][self.strengths[index % width]]
        else:
            action = self.table[nth(self.mask, index)]
        return action


class Options(Sequence[AnyAction]):
    """Answers in a fixed order: block after block, then the few that have no place.

    Parameters
    ----------
    blocks
        None of them empty.
    last
        *Done* or *pass*, or nothing.
    """

    __slots__ = ("_blocks", "_last", "_length")

    def __init__(self, blocks: tuple[Block, ...], last: tuple[AnyAction, ...]) -> None:
        self._blocks = blocks
        self._last = last
        length = len(last)
        for block in blocks:
            length += block.mask.bit_count() * (len(block.strengths) or 1)
        self._length = length

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> AnyAction: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[AnyAction, ...]: ...

    def __getitem__(self, index: int | slice) -> AnyAction | tuple[AnyAction, ...]:
        if isinstance(index, slice):
            return tuple(self)[index]
        if index < 0:
            index += self._length
        if not 0 <= index < self._length:
            raise IndexError(index)
        for block in self._blocks:
            length = block.mask.bit_count() * (len(block.strengths) or 1)
            if index < length:
                return block.pick(index)
            index -= length
        return self._last[index]

    def __iter__(self) -> Iterator[AnyAction]:
        for block in self._blocks:
            yield from block
        yield from self._last

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Options):
            return self._last == other._last and self._blocks == other._blocks
        return isinstance(other, tuple) and tuple(self) == other

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Options{tuple(self)!r}"
