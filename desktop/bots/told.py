"""A computer player whose answers were prepared: in a guided match it plays its part, whatever its level has learnt."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from desktop.core.rules import Decision


class Told:
    """Gives the prepared answers as long as they are on offer, and plays like another bot where there is none.

    Parameters
    ----------
    bot
        Who plays when nothing was prepared, or the match went another way.
    seed
        Of the match: questions come with it and the number of answers given before.
    answers
        What to say, each with the number of answers given before.
    """

    def __init__(
        self, bot: Callable[[Any, Decision, int, float], Any], seed: int, answers: Iterable[tuple[int, Any]]
    ) -> None:
        self._bot = bot
        self._seed = seed
        self._answers = {(at, action.seat): action for at, action in answers}
        self._last = max((at for at, _ in self._answers), default=-1)

    def __call__(self, observation: Any, decision: Decision, seed: int, budget: float) -> Any:
        """Return the prepared answer to ``decision``, else the bot's; interrupt nobody meanwhile."""
        at = seed - self._seed
        prepared = self._answers.get((at, decision.seat))
        if prepared is not None and prepared in decision.options:
            return prepared
        if not decision.waits and at <= self._last:
            return None
        return self._bot(observation, decision, seed, budget)
