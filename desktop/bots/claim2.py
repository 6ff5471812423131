"""The sense for Claim 2: what cards are worth before the factions vote."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from typing import Any

from desktop.bots.sense import Look, Sense, Shares, squash
from desktop.core.rules import Decision
from desktop.games.claim2.actions import Choose, Play, Smash
from desktop.games.claim2.content import Content
from desktop.games.claim2.observation import Observation, Side

MAJORITY = 2.5
"""Half of the factions."""


class Claim2Sense(Sense):
    """Counts votes in Phase 2 and the strength of followers in Phase 1.

    Parameters
    ----------
    content
        The deck.
    """

    # a game is soon played out, and votes before the end tell less than that
    glance = None
    waits = True

    def __init__(self, content: Content) -> None:
        self._sizes = {faction.id: len(faction.values) for faction in content.factions}

    def sensible(self, look: Look, decision: Decision) -> Sequence[Any] | None:
        """Return the answers without those that throw a good card away."""
        first = decision.options[0]
        if isinstance(first, Smash):
            return decision.options[-1:]
        seen: Observation = look()
        if isinstance(first, Choose):
            better = value(seen.top or "") > value(seen.competed or "")
            return [option for option in decision.options if option.swap == better]
        if isinstance(first, Play) and len(seen.trick) == 1:
            return _frugal(seen.trick[0], decision.options)
        return decision.options

    def shortlist(self, look: Look, decision: Decision) -> Sequence[Any] | None:
        """Return all answers, except that gnomes are always smashed: refusing is never better (C2-7.7)."""
        return decision.options[-1:] if isinstance(decision.options[0], Smash) else decision.options

    def worth(self, seen: Any) -> Shares:
        """Return how near each seat is to three votes."""
        lead = self._votes(seen) if seen.phase == 2 else _followers(seen)
        share = squash(lead)
        return (share, 1 - share)

    def _votes(self, seen: Observation) -> float:
        """Return by how much the first seat leads in votes, where each open vote counts as its chance."""
        gone = Counter(faction(card) for card in (*seen.smashed, *seen.discard))
        sure = 0.0
        for vote in seen.votes:
            mine, his = vote.counts
            left = self._sizes[vote.faction] - gone[vote.faction] - mine - his
            if abs(mine - his) > left:
                sure += mine > his
            elif left:
                sure += squash(1.5 * (mine - his) / math.sqrt(left))
            else:
                sure += 0.5 if vote.seat is None else vote.seat == 0
        return 2 * (sure - MAJORITY)


def _frugal(led: str, options: Sequence[Play]) -> list[Play]:
    """Return the replies without those that win or lose with more than they need."""
    winning = [each for each in options if faction(each.card) == faction(led) and value(each.card) > value(led)]
    losing = [each for each in options if each not in winning]
    lowest = sorted(losing, key=lambda each: value(each.card))[: max(2, len(losing) // 2)]
    return sorted(winning, key=lambda each: value(each.card))[:2] + lowest


def _followers(seen: Observation) -> float:
    """Return by how much the first seat leads in followers and in the hand to win more."""
    first, second = (_strength(side) for side in seen.sides)
    return 0.6 * (first - second)


def _strength(side: Side) -> float:
    # a card not seen is worth an average one
    known = sum(prize(card) for card in side.followers) + 0.5 * (side.follower_count - len(side.followers))
    return known + (0.35 * sum(prize(card) for card in side.hand) if side.hand else 0.35 * 0.5 * side.hand_count)


def prize(card: str) -> float:
    """Return what a follower is worth: high cards win tricks in Phase 2."""
    return 0.1 + value(card) / 10


def faction(card: str) -> str:
    """Return the faction in a card's name."""
    return card.partition("-")[0]


def value(card: str) -> int:
    """Return the value in a card's name; -1 if there is no card."""
    return int(card.partition("-")[2] or -1)


def sense(content: Content) -> Claim2Sense:
    """Return the sense over ``content``."""
    return Claim2Sense(content)
