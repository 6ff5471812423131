"""Standing orders: when a seat's pass is given for it (contract.md §7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from desktop.core.rules import Decision

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
