"""The standing orders of the deal, as predicates over what the seat sees (CH-4.11, contract.md §7).

Each says whether the seat passes on this question.  They are preferences, not game information: the
match keeps them, and the rules know nothing of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from desktop.core.rules import Decision
from desktop.games.gold_and_rum.observation import Observation

Order: TypeAlias = Callable[[Observation, Decision], bool]
"""Whether the seat passes on a question of the deal, from its own observation."""


def until_rum(_: Observation) -> Order:
    """Return "pass until the marker"."""
    return lambda now, _: now.phase == "deal" and now.marker < 0


def until_last_call(_: Observation) -> Order:
    """Return "pass until last call"."""
    return lambda now, _: now.phase == "deal" and now.window_kind != "last"


def until_recruit_phase(_: Observation) -> Order:
    """Return "pass until the recruit phase"."""
    return lambda now, _: now.phase == "deal"


def for_windows(seen: Observation, count: int) -> Order:
    """Return "pass for the next ``count`` windows", the one that is open being the first."""
    number, end = seen.round, seen.window + count
    return lambda now, _: now.phase == "deal" and now.round == number and now.window < end


def until_pile(seen: Observation, pile: int) -> Order:
    """Return "wake me when ``pile`` gets a new top card", piles counted from 0."""
    number, before = seen.round, _height(seen, pile)
    return lambda now, _: now.phase == "deal" and now.round == number and _height(now, pile) == before


def _height(seen: Observation, pile: int) -> tuple[int, int]:
    """Return what shows that a pile has a new top: a card more, or another one of the players' cards."""
    return seen.piles[pile].warriors, seen.piles[pile].top
