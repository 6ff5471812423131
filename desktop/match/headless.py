"""Games without a table: the player ``random``, and a game played to its end (design.md §9)."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from desktop.core.rules import Decision, Outcome, waiting
from desktop.match.match import Match

Player: TypeAlias = Callable[[Match, Decision, random.Random], Any]
"""Answers a decision of a match; ``None`` only to an interruption."""

LONGEST = 20_000
"""Answers after which a game is taken never to end."""


class EndlessError(RuntimeError):
    """Raised when a game does not end: its rules are broken."""


def random_player(_match: Match, decision: Decision, chance: random.Random) -> Any:
    """Return any answer to ``decision``, each as likely; never one that only people may ask for."""
    option = decision.options[chance.randrange(len(decision.options))]
    if not option.voluntary:
        return option
    options = [each for each in decision.options if not each.voluntary]
    return chance.choice(options) if options else None


def next_answer(match: Match, players: Sequence[Player], chance: random.Random) -> Any:
    """Return the next answer: one time in four to an interruption, else to a decision that waits (contract.md §8).

    Parameters
    ----------
    players
        By seat.
    """
    decisions = match.asked()
    interruptions = [d for d in decisions if not d.waits]
    if interruptions and chance.random() < 0.25:
        decision = chance.choice(interruptions)
        given = players[decision.seat](match, decision, chance)
        if given is not None:
            return given
    decision = chance.choice(waiting(decisions))
    return players[decision.seat](match, decision, chance)


def play_out(match: Match, players: Sequence[Player], chance: random.Random) -> Outcome:
    """Play ``match`` to its end and return how it ended.

    Raises
    ------
    EndlessError
        If it does not end.
    """
    for _ in range(LONGEST):
        outcome = match.outcome()
        if outcome is not None:
            return outcome
        match.submit(next_answer(match, players, chance))
    raise EndlessError(f"the game has not ended after {LONGEST} answers")
