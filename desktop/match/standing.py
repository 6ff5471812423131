"""Standing orders: when a seat's pass is given for it (contract.md §7)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from desktop.core.rules import Decision, Seat, waiting

StandingOrder: TypeAlias = Callable[[Any, Decision], bool]
"""Whether the seat passes on this question, from its own observation alone.

Pure, never saved, logged or shown.  The first question on which it says no ends it.
"""


def always(_observation: Any, _decision: Decision) -> bool:
    """Return that the seat passes on everything it may pass on."""
    return True


def while_unchanged(observation: Any) -> StandingOrder:
    """Return the order "pass until something happens": it holds while the seat sees what it saw when it gave it.

    Parameters
    ----------
    observation
        What the seat saw when it gave the order.
    """

    def holds(now: Any, _decision: Decision) -> bool:
        return bool(now == observation)

    return holds


class Orders:
    """The standing orders of one match."""

    def __init__(self) -> None:
        self._held: dict[Seat, StandingOrder] = {}

    def give(self, seat: Seat, order: StandingOrder | None) -> None:
        """Hold ``order`` for ``seat``; ``None`` ends the one it has."""
        if order is None:
            self._held.pop(seat, None)
        else:
            self._held[seat] = order

    def has(self, seat: Seat) -> bool:
        """Return whether ``seat`` has an order in force."""
        return seat in self._held

    def answer(self, decisions: Iterable[Decision], observe: Callable[[Seat], Any]) -> Any:
        """Return the pass of a seat that ordered it, or ``None``; an order that does not hold ends."""
        for decision in waiting(decisions):
            order = self._held.get(decision.seat)
            if order is None:
                continue
            answer = next((option for option in decision.options if option.passes), None)
            if answer is not None and order(observe(decision.seat), decision):
                return answer
            del self._held[decision.seat]
        return None
