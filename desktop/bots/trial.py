"""Playing on from an imagined position, to see what becomes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.bots.chance import draw
from desktop.bots.effort import Effort
from desktop.bots.sense import Sense, Shares, spoils
from desktop.core.dice import LiveDice
from desktop.core.rules import Decision, Rules, Seat

LONGEST = 3_000
"""Answers after which a trial of a game without a known worth is called even."""

LOOK_AT_CLOCK = 16
"""Answers between two looks at the clock."""


class Trial:
    """One thinker's way of playing on.

    Parameters
    ----------
    rules
        The game.
    sense
        What is known of it.
    viewer
        Who thinks.
    effort
        How long.
    seed
        Of the dice for all that is imagined.
    """

    __slots__ = ("dice", "effort", "rules", "sense", "viewer")

    def __init__(self, rules: Rules[Any, Any], sense: Sense, viewer: Seat, effort: Effort, seed: str) -> None:
        self.rules = rules
        self.sense = sense
        self.viewer = viewer
        self.effort = effort
        self.dice = LiveDice(seed)

    def imagine(self, seen: Any) -> Any:
        """Return a position that ``viewer`` cannot tell from the real one."""
        # nobody replays these dice: the numbers remembered would only pile up
        self.dice.rolls.clear()
        return self.rules.imagine(seen, self.viewer, self.dice)

    def apply(self, state: Any, action: Any) -> Any:
        """Return the position after ``action``."""
        return self.rules.apply(state, action, self.dice, tell=False).state

    def question(self, state: Any) -> Decision | None:
        """Return the question that is answered next; ``None`` once the game is over.

        Of simultaneous questions the thinker's own comes first: he must not learn the others' answers.
        Nobody is imagined to interrupt.
        """
        first = None
        for decision in self.rules.decisions(state):
            if decision.waits:
                if decision.seat == self.viewer:
                    return decision
                first = first or decision
        return first

    def judge(self, state: Any) -> Shares | None:
        """Return what ``state`` is worth to each seat as far as the thinker knows it."""
        return self.sense.worth(self.rules.observe(state, self.viewer, perfect=True))

    def play_on(self, state: Any, patience: int | None, *, home: bool = False) -> Shares | None:
        """Return what becomes of ``state`` with any answers; ``None`` if time ran out.

        Parameters
        ----------
        state
            Where to begin.
        patience
            Answers before the position is judged; ``None`` plays to the end.
        home
            Whether it is judged as soon as the thinker is asked, too.
        """
        dice, rules = self.dice, self.rules
        for count in range(LONGEST):
            if count % LOOK_AT_CLOCK == 0 and self.effort.late():
                return None
            decision = self.question(state)
            if decision is None:
                return self._spoils(state)
            enough = (patience is not None and count >= patience) or (home and decision.seat == self.viewer)
            if enough and self.sense.quiet(decision):
                shares = self.judge(state)
                if shares is not None:
                    return shares
                patience, home = None, False
            state = rules.apply(state, self._answer(state, decision), dice, tell=False).state
        return (0.5,) * len(self._seats(state))

    def _answer(self, state: Any, decision: Decision) -> Any:
        """Return what whoever is asked is imagined to answer, from what he would know."""
        if len(decision.options) == 1:
            return decision.options[0]
        seat = decision.seat
        answer = self.sense.habit(lambda: self.rules.observe(state, seat, perfect=True), decision)
        return any_answer(decision.options, self.dice) if answer is None else answer

    def _spoils(self, state: Any) -> Shares:
        outcome = self.rules.outcome(state)
        # a game without a question is over (contract.md §2)
        assert outcome is not None
        return spoils(outcome)

    def _seats(self, state: Any) -> Sequence[Any]:
        """Return something as long as there are seats that can be asked in ``state``."""
        return range(1 + max(decision.seat for decision in self.rules.decisions(state)))


def any_answer(options: Sequence[Any], dice: LiveDice) -> Any:
    """Return any of ``options``; a *pass* only if it is drawn twice."""
    if len(options) == 1:
        return options[0]
    option = options[dice.below(len(options))]
    return draw(options, dice) if option.passes or option.voluntary else option
