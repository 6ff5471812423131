"""Random games, one position after the other."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from desktop.core.dice import LiveDice
from desktop.core.rules import Setup, waiting

LONGEST = 5_000


class Position(NamedTuple):
    """A moment of a game, and the step that is about to be taken from it."""

    rules: Any
    setup: Setup
    state: Any
    step: Any
    """What led here."""
    action: Any
    """What is answered next; ``None`` at the end."""
    seed: str
    """For the dice of whatever is tried here."""


def choose(rules: Any, decisions: Any, chance: random.Random, *, voluntary: bool = False) -> Any:
    """Return an answer, interruptions one time in four, voluntary ones only if asked for."""
    eager = [d for d in decisions if not d.waits and (voluntary or any(not o.voluntary for o in d.options))]
    decision = chance.choice(eager if eager and chance.random() < 0.25 else waiting(decisions))
    options = [o for o in decision.options if voluntary or not o.voluntary]
    return chance.choice(options)


def walk(rules: Any, setup: Setup, seed: int, *, voluntary: bool = False) -> Iterator[Position]:
    """Yield every position of one random game, the last one without an action."""
    chance = random.Random(f"walk {seed}")
    step = rules.begin(setup, LiveDice(f"{seed}/0"))
    for at in range(1, LONGEST):
        decisions = rules.decisions(step.state)
        over = rules.outcome(step.state) is not None
        action = None if over else choose(rules, decisions, chance, voluntary=voluntary)
        yield Position(rules, setup, step.state, step, action, f"{seed}/{at}")
        if over:
            return
        step = rules.apply(step.state, action, LiveDice(f"{seed}/{at}"))
    raise AssertionError(f"the game has not ended after {LONGEST} answers")
