"""Chance, live and recorded: the only randomness of the program."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

T = TypeVar("T")


class Dice(Protocol):
    """The only source of chance a game may ask.

    Attributes
    ----------
    rolls
        What has been rolled so far.
    """

    rolls: list[int]

    def below(self, bound: int) -> int:
        """Return an integer in ``range(bound)``."""
        ...


class LiveDice:
    """Dice that roll, and remember what they rolled.

    The generator is made when first rolled, since most entries of a match never roll.

    Parameters
    ----------
    seed
        Any text or number; equal seeds roll equal numbers.
    """

    __slots__ = ("_next", "_seed", "rolls")

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._next: Callable[[], float] | None = None
        self.rolls: list[int] = []

    def below(self, bound: int) -> int:
        """Return an integer in ``range(bound)``.

        A product with 53 random bits: three times as fast as ``randrange``, and no table game has a bound at
        which the difference could be seen.
        """
        if self._next is None:
            self._next = random.Random(self._seed).random
        roll = int(self._next() * bound)
        self.rolls.append(roll)
        return roll


class RecordedDice:
    """Dice that read their rolls back from a journal.

    Parameters
    ----------
    rolls
        The numbers to give, in order.
    """

    __slots__ = ("_recorded", "rolls")

    def __init__(self, rolls: Sequence[int]) -> None:
        self._recorded = tuple(rolls)
        self.rolls: list[int] = []

    def below(self, bound: int) -> int:
        """Return the next recorded roll.

        Raises
        ------
        ValueError
            If none is left, or if the recorded roll does not fit: the journal belongs to other rules.
        """
        at = len(self.rolls)
        if at >= len(self._recorded):
            raise ValueError("the journal holds fewer rolls than the rules ask for")
        roll = self._recorded[at]
        if not 0 <= roll < bound:
            raise ValueError(f"the recorded roll {roll} does not fit below {bound}")
        self.rolls.append(roll)
        return roll


def entry_dice(seed: int, entry: int) -> LiveDice:
    """Return the dice of journal entry ``entry``; the opening is entry 0.

    A loaded, undone or redone match therefore rolls what it would have rolled (contract.md §4).
    """
    return LiveDice(f"{seed}/{entry}")


def shuffled(items: Sequence[T], dice: Dice) -> tuple[T, ...]:
    """Return ``items`` in an order drawn from ``dice`` (Fisher and Yates)."""
    pool = list(items)
    for last in range(len(pool) - 1, 0, -1):
        pick = dice.below(last + 1)
        pool[last], pool[pick] = pool[pick], pool[last]
    return tuple(pool)
