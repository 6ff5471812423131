"""Games without a table: the player ``random``, and a game played to its end (design.md §9)."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import msgspec

from desktop.core.dice import entry_dice
from desktop.core.rules import Decision, Outcome, Rules, Setup, waiting

Player: TypeAlias = Callable[[Rules[Any, Any], Any, Decision, random.Random], Any]
"""Answers a decision of a state; ``None`` only to an interruption."""

LONGEST = 20_000
"""Answers after which a game is taken never to end."""


class EndlessError(RuntimeError):
    """Raised when a game does not end: its rules are broken."""


class Played(msgspec.Struct, frozen=True):
    """A game that was played.

    Attributes
    ----------
    outcome
        How it ended.
    moves
        The answers given, passes included.
    """

    outcome: Outcome
    moves: int


def random_player(_rules: Rules[Any, Any], _state: Any, decision: Decision, chance: random.Random) -> Any:
    """Return any answer to ``decision``, each as likely, one time in four to an interruption (contract.md §8).

    Never one that only people may ask for.
    """
    if not decision.waits and chance.random() >= 0.25:
        return None
    options = decision.options
    option = options[int(chance.random() * len(options))]
    if not option.voluntary:
        return option
    rest = [each for each in options if not each.voluntary]
    return chance.choice(rest) if rest else None


def next_answer(
    rules: Rules[Any, Any],
    state: Any,
    decisions: Sequence[Decision],
    players: Sequence[Player],
    chance: random.Random,
) -> Any:
    """Return the next answer: to an interruption if its player wants, else to a decision that waits.

    Parameters
    ----------
    players
        By seat.
    """
    if len(decisions) == 1:
        decision = decisions[0]
        return players[decision.seat](rules, state, decision, chance)
    asked = [d for d in decisions if d.waits]
    if len(asked) < len(decisions):
        interruptions = [d for d in decisions if not d.waits]
        decision = chance.choice(interruptions)
        given = players[decision.seat](rules, state, decision, chance)
        if given is not None:
            return given
    decision = chance.choice(asked)
    return players[decision.seat](rules, state, decision, chance)


def play_out(
    rules: Rules[Any, Any],
    setup: Setup,
    seed: int,
    players: Sequence[Player],
    *,
    follow: Callable[[Any], None] | None = None,
) -> Played:
    """Play a game to its end; it rolls what a match of the same seed rolls.

    Parameters
    ----------
    follow
        Called with every answer, such as ``Match.submit`` of a match that is being recorded.

    Raises
    ------
    EndlessError
        If it does not end.
    """
    chance = random.Random(f"players {seed}")
    state = rules.begin(setup, entry_dice(seed, 0)).state
    for moves in range(LONGEST):
        decisions = rules.decisions(state)
        # the first decision waits in nearly every question of every game: only the others are looked through
        if not decisions or not (decisions[0].waits or waiting(decisions)):
            outcome = rules.outcome(state)
            if outcome is None:
                raise EndlessError("the game neither asks nor ends")
            return Played(outcome, moves)
        action = next_answer(rules, state, decisions, players, chance)
        state = rules.apply(state, action, entry_dice(seed, moves + 1), tell=False).state
        if follow is not None:
            follow(action)
    raise EndlessError(f"the game has not ended after {LONGEST} answers")
