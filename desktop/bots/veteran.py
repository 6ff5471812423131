"""The veteran: looks one move ahead, in several worlds that could be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.bots.chance import draw
from desktop.bots.effort import Effort
from desktop.bots.sense import WIDTH, Sense
from desktop.bots.trial import Trial
from desktop.core.rules import Decision, Rules


class Veteran:
    """Tries every answer in the same imagined worlds and gives the one after which he stands best.

    Attributes
    ----------
    rounds
        If set, the number of worlds, whatever time it takes: then equal seeds give equal answers.

    Parameters
    ----------
    rules
        The game.
    sense
        What is known of it.
    """

    def __init__(self, rules: Rules[Any, Any], sense: Sense) -> None:
        self.rounds: int | None = None
        self._rules = rules
        self._sense = sense

    def __call__(self, observation: Any, decision: Decision, seed: int, budget: float) -> Any:
        """Return an answer to ``decision``, or ``None`` to an interruption."""
        effort = Effort(min(budget, self._sense.haste), self.rounds, self._sense.worlds)
        trial = Trial(self._rules, self._sense, decision.seat, effort, f"veteran/{seed}/{decision.seat}")
        sense = self._sense
        answers = candidates(sense, observation, decision, trial)
        if len(answers) == 1:
            return answers[0]
        totals = [0.0] * len(answers)
        tried = [0] * len(answers)
        while effort.more():
            world = trial.imagine(observation)
            row: list[float] = []
            for answer in answers:
                after = world if answer is None else trial.apply(world, answer)
                shares = trial.play_on(after, sense.glance, home=not sense.waits and answer is not None)
                if shares is None:
                    break
                row.append(shares[decision.seat])
            # a world cut short counts only if it is the first: else some answers would be judged by other worlds
            if len(row) == len(answers) or not tried[0]:
                for at, share in enumerate(row):
                    totals[at] += share
                    tried[at] += 1
        best = max(range(len(answers)), key=lambda at: totals[at] / tried[at] if tried[at] else -1.0)
        return answers[best]


def candidates(sense: Sense, observation: Any, decision: Decision, trial: Trial) -> Sequence[Any]:
    """Return the answers worth trying, no answer at all (``None``) among them if that is possible."""
    lot = sense.lot(decision)
    if lot:
        return [draw(lot, trial.dice)]
    listed = sense.shortlist(lambda: observation, decision)
    if listed is None:
        drawn = [draw(decision.options, trial.dice) for _ in range(WIDTH)]
        listed = list(dict.fromkeys(each for each in drawn if each is not None))
    return listed if decision.waits else [None, *listed]
