"""The recruit: any sensible move."""

from __future__ import annotations

from typing import Any

from desktop.bots.chance import RARITY, TRIES, draw
from desktop.bots.sense import Sense
from desktop.core.dice import LiveDice
from desktop.core.rules import Decision


class Recruit:
    """Draws among the moves that are not plainly foolish.

    Parameters
    ----------
    sense
        What is known of the game.
    """

    def __init__(self, sense: Sense) -> None:
        self._sense = sense

    def __call__(self, observation: Any, decision: Decision, seed: int, budget: float) -> Any:
        """Return an answer to ``decision``, or ``None`` to an interruption."""
        dice = LiveDice(f"recruit/{seed}/{decision.seat}")
        if not decision.waits and dice.below(RARITY):
            return None
        options = self._sense.sensible(lambda: observation, decision)
        if options:
            return draw(options, dice)
        for _ in range(TRIES):
            option = draw(decision.options, dice)
            if option is None or not option.passes:
                break
        return option
