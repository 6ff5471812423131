"""Whole games between computer players, without a match."""

from __future__ import annotations

from typing import Any

from desktop.bots import LEVELS, make
from desktop.bots.sense import spoils
from desktop.core.dice import LiveDice, entry_dice
from desktop.core.rules import Setup, waiting

LONGEST = 5_000


def player(level: str, rules: Any, rounds: int | None = None, ahead: int | None = None) -> Any:
    """Return a bot that thinks for ``rounds`` instead of seconds, and ``ahead`` answers deep, if those are given."""
    bot = make(level, rules)
    if ahead is not None and level in {"veteran", "warlord"}:
        bot._sense.glance = bot._sense.patience = ahead
    if level == "veteran":
        bot.rounds = rounds
    if level == "warlord":
        bot.playouts = rounds
    return bot


def play(rules: Any, setup: Setup, bots: Any, seed: int, budget: float = 1.0) -> Any:
    """Return the outcome of a game in which every answer is one of the options."""
    state = rules.begin(setup, entry_dice(seed, 0)).state
    for at in range(1, LONGEST):
        outcome = rules.outcome(state)
        if outcome is not None:
            return outcome
        action = _answer(rules, state, bots, seed + at, budget)
        state = rules.apply(state, action, entry_dice(seed, at)).state
    raise AssertionError("the game does not end")


def _answer(rules: Any, state: Any, bots: Any, seed: int, budget: float) -> Any:
    for decision in sorted(rules.decisions(state), key=lambda each: each.waits):
        seen = rules.observe(state, decision.seat, perfect=True)
        action = bots[decision.seat](seen, decision, seed, budget)
        if action is not None:
            assert action in decision.options
            assert not action.voluntary
            return action
        assert not decision.waits
    raise AssertionError("nobody answered")


def position(rules: Any, setup: Setup, seed: int, answers: int) -> Any:
    """Return a position some random answers into a game."""
    bot = make("random", rules)
    state = rules.begin(setup, entry_dice(seed, 0)).state
    for at in range(1, answers + 1):
        state = rules.apply(state, _answer(rules, state, [bot] * setup.seats, seed + at, 1.0), LiveDice(at)).state
        if rules.outcome(state) is not None:
            break
    return state


def question(rules: Any, state: Any) -> Any:
    """Return what the bot of the seat that is asked is given: observation and decision."""
    decision = waiting(rules.decisions(state))[0]
    return rules.observe(state, decision.seat, perfect=True), decision


def won(rules: Any, strong: Any, weak: Any, games: int, budget: float = 1.0) -> float:
    """Return the share of two-handed games that ``strong`` wins, each deal played from both seats."""
    total = 0.0
    for game in range(games):
        seat = game % 2
        bots = [weak, strong] if seat else [strong, weak]
        shares = spoils(play(rules, Setup(2), bots, 1_000 * (game // 2) + 7, budget))
        total += 1.0 if shares[seat] > shares[1 - seat] else 0.5 if shares[0] == shares[1] else 0.0
    return total / games


__all__ = ["LEVELS", "play", "player", "position", "question", "won"]
