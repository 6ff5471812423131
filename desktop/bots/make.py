"""Which computer player sits behind the name of a level."""

from __future__ import annotations

from typing import Any, Protocol

from desktop.bots.chance import RandomBot
from desktop.core.rules import Decision, Rules

LEVELS = ("recruit", "veteran", "warlord")
"""The levels people may choose, the weakest first; ``"random"`` is for trying out games."""


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
    if level in ("random", *LEVELS):
        return RandomBot()
    raise ValueError(level)
