"""Random games of Orcz for the tests beside."""

from __future__ import annotations

import random

from desktop import paths
from desktop.core.dice import entry_dice
from desktop.core.rules import Setup, waiting
from desktop.games.orcz.content import load
from desktop.games.orcz.rules import rules

CONTENT = load(paths.rules_data() / "orcz")
RULES = rules(CONTENT)
SETUPS = (
    Setup(2),
    Setup(2, (("dark-god", "on"), ("short-duel", "on"))),
    Setup(3),
    Setup(4, (("dark-god", "on"),)),
)


def walk(setup, seed, scouting=0.2):
    """Yield state, decisions, the action drawn and its step until the game is over; then state, (), None, None."""
    draw = random.Random(seed)
    state = RULES.begin(setup, entry_dice(seed, 0)).state
    entry = 0
    while decisions := RULES.decisions(state):
        beside = [each for each in decisions if not each.waits]
        asked = draw.choice(beside) if beside and draw.random() < scouting else waiting(decisions)[0]
        action = draw.choice(asked.options)
        entry += 1
        step = RULES.apply(state, action, entry_dice(seed, entry))
        yield state, decisions, action, step
        state = step.state
    yield state, (), None, None


def with_event(identity, seats=2, seed=0):
    """Return the opening of the first game after ``seed`` that begins with the event ``identity``."""
    number = next(n for n, event in enumerate(CONTENT.events) if event.id == identity)
    while True:
        state = RULES.begin(Setup(seats), entry_dice(seed, 0)).state
        if state.board.event == number:
            return state
        seed += 1
