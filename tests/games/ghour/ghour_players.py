"""Players for tests: uniform ones, and sensible ones whose games last long enough to fight."""

import random
from collections.abc import Callable, Iterator

from desktop import paths
from desktop.core.dice import LiveDice
from desktop.core.rules import Decision, Setup
from desktop.games.ghour import actions as a
from desktop.games.ghour import content, payment
from desktop.games.ghour.rules import GhourRules, rules
from desktop.games.ghour.state import State
from desktop.games.ghour.table import Table

CONTENT = content.load(paths.rules_data() / "ghour")
RULES = rules(CONTENT)


def uniform(rules: GhourRules, state: State, asked: tuple[Decision, ...], dice: random.Random) -> a.AnyAction:
    decision = asked[dice.randrange(len(asked))]
    return decision.options[dice.randrange(len(decision.options))]


def sensible(rules: GhourRules, state: State, asked: tuple[Decision, ...], dice: random.Random) -> a.AnyAction:
    options = asked[dice.randrange(len(asked))].options
    kind = state.question.kind
    good = list(options)
    if state.plan is not None:
        ready = [each for each in options if isinstance(each, a.Confirm)]
        if ready and dice.random() < 0.8 and (state.plan.kind != "hire" or dice.random() < 0.5):
            return ready[0]
        table = Table(state, rules.faces, LiveDice(0), False)
        good = [
            each
            for each in options
            if not isinstance(each, a.Confirm | a.Refrain)
            and len(payment.after(table, state.plan, each).dead) == len(state.plan.dead)
        ]
    elif kind in ("opening", "recruit"):
        good = [each for each in options if isinstance(each, a.Draw | a.TakeBack)][-2:]
    elif kind in ("floor", "answer", "window", "spend"):
        few = len(state.hands[state.question.seat]) <= 2
        good = [each for each in options if not isinstance(each, a.Dismiss | a.Withdraw)]
        if few:
            good = [each for each in good if not isinstance(each, a.Play | a.Cast | a.Recruit)]
        eager = [each for each in good if isinstance(each, a.Announce | a.Explode | a.Wind | a.Shift | a.Use)]
        plays = [each for each in good if isinstance(each, a.Play | a.Cast | a.Ripe | a.Bribe)]
        for some in (eager, plays):
            if some and dice.random() < 0.5:
                good = some
                break
    elif kind == "blocks" and dice.random() < 0.7:
        good = list(options[1:])
    good = good or list(options)
    return good[dice.randrange(len(good))]


Policy = Callable[[GhourRules, State, tuple[Decision, ...], random.Random], a.AnyAction]


def playing(
    seed: int,
    setup: Setup | None = None,
    policy: Policy = sensible,
    rules: GhourRules = RULES,
    *,
    tell: bool = False,
    limit: int = 20_000,
) -> Iterator[tuple[State, a.AnyAction | None, LiveDice]]:
    """Yield each state with the action taken in it; the last with none."""
    dice, lot = LiveDice(seed), random.Random(seed)
    state = rules.begin(setup or Setup(2), dice).state
    for _ in range(limit):
        asked = tuple(each for each in rules.decisions(state) if each.waits)
        if not asked:
            yield state, None, dice
            return
        action = policy(rules, state, asked, lot)
        yield state, action, dice
        state = rules.apply(state, action, dice, tell=tell).state
    raise AssertionError(f"game {seed} does not end")
