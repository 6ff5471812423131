"""How long a computer player thinks."""

from __future__ import annotations

from time import monotonic

RESERVE = 0.01
"""Seconds kept back for handing the answer over."""


class Effort:
    """Thinks in rounds: until time is up, or, where answers must be the same every time, so many.

    Parameters
    ----------
    budget
        Seconds; not looked at if ``rounds`` is given.
    rounds
        The number of rounds, or ``None``.
    most
        Rounds after which more thought gains nothing.
    """

    __slots__ = ("_left", "_timed", "_until")

    def __init__(self, budget: float, rounds: int | None, most: int = 1_000_000) -> None:
        self._until = monotonic() + budget - RESERVE
        self._timed = rounds is None
        self._left = most if rounds is None else min(rounds, most)

    def late(self) -> bool:
        """Return whether the round that is going on must be broken off."""
        return self._timed and monotonic() >= self._until

    def more(self) -> bool:
        """Return whether there is another round, and begin it."""
        self._left -= 1
        return self._left >= 0 and not self.late()
