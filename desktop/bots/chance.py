"""The player ``random``: every answer is as likely as any other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.core.dice import Dice, LiveDice
from desktop.core.rules import Decision

RARITY = 4
"""One interruption in so many is answered."""

TRIES = 20
"""Draws before all options are listed to leave out those that only people may ask for."""


class RandomBot:
    """Any answer, each as likely; one time in four to an interruption (contract.md §8)."""

    def __call__(self, observation: Any, decision: Decision, seed: int, budget: float) -> Any:
        """Return an answer to ``decision``, or ``None`` to an interruption."""
        dice = LiveDice(f"random/{seed}/{decision.seat}")
        if not decision.waits and dice.below(RARITY):
            return None
        return draw(decision.options, dice)


def draw(options: Sequence[Any], dice: Dice) -> Any:
    """Return any of ``options`` that is not voluntary, each as likely; ``None`` if all are.

    Options may be a lazy product too large to list, so they are drawn by their index.
    """
    for _ in range(TRIES):
        option = options[dice.below(len(options))]
        if not option.voluntary:
            return option
    rest = [option for option in options if not option.voluntary]
    return rest[dice.below(len(rest))] if rest else None
