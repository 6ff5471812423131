"""Which computer player sits behind the name of a level."""

from __future__ import annotations

import importlib
from typing import Any, Protocol

from desktop.bots.chance import RandomBot
from desktop.bots.recruit import Recruit
from desktop.bots.search import Warlord
from desktop.bots.sense import Sense
from desktop.bots.veteran import Veteran
from desktop.core.rules import Decision, Rules

LEVELS = ("recruit", "veteran", "warlord")
"""The levels people may choose, the weakest first; ``"random"`` is for trying out games."""

SENSED = ("claim2", "armadora", "orcz", "gold_and_rum", "ghour")
"""The games with a sense of their own: ``desktop.bots.<id>``, read only when such a game is played."""


class Bot(Protocol):
    """A computer player; it can be sent to another process."""

    def __call__(self, observation: Any, decision: Decision, seed: int, budget: float) -> Any:
        """Return an answer to ``decision``, or ``None`` to an interruption.

        Parameters
        ----------
        observation
            What ``decision.seat`` knows, with a perfect memory.
        decision
            The question.
        seed
            Of its own dice; equal questions with equal seeds get equal answers, unless time cuts thought short.
        budget
            Seconds of thought at the most.
        """
        ...


def make(level: str, rules: Rules[Any, Any]) -> Bot:
    """Return the computer player of ``level`` (one of :data:`LEVELS`, or ``"random"``) for the game of ``rules``.

    Raises
    ------
    ValueError
        If there is no such level.
    """
    if level == "random":
        return RandomBot()
    if level == "recruit":
        return Recruit(sense_for(rules))
    if level == "veteran":
        return Veteran(rules, sense_for(rules))
    if level == "warlord":
        return Warlord(rules, sense_for(rules))
    raise ValueError(level)


def sense_for(rules: Rules[Any, Any]) -> Sense:
    """Return the sense for the game of ``rules``; a general one if it has none of its own."""
    game = next((name for name in SENSED if f".{name}." in type(rules).__module__), None)
    if game is None:
        return Sense()
    sense: Sense = importlib.import_module(f"desktop.bots.{game}").sense(rules.content)
    return sense
