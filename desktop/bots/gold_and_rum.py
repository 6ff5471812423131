"""The sense for Gold & Rum: points won, and the armies that the hands hold for the battles to come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.bots.sense import Look, Sense, Shares, squash
from desktop.core.rules import Decision
from desktop.games.gold_and_rum.actions import NameMyself, Nobody, Pass, Withdraw
from desktop.games.gold_and_rum.content import Content

LEAD = 2.0
"""A lead in points that makes victory likely."""


class GoldAndRumSense(Sense):
    """Plays on until points are won: a hand alone says little."""

    patience = 80
    glance = 80
    waits = True

    def sensible(self, look: Look, decision: Decision) -> Sequence[Any] | None:
        """Return all answers where silence is the rule: windows of the deal and neutral calls."""
        silent = [each for each in decision.options if isinstance(each, Pass | Nobody)]
        if silent:
            holds = any(isinstance(each, NameMyself) for each in decision.options)
            return silent if holds and not self._holds(look()) else decision.options
        acting = [each for each in decision.options if not isinstance(each, Withdraw)]
        return acting or decision.options

    def worth(self, seen: Any) -> Shares:
        """Return how near each seat is to having the most points."""
        scores = seen.scores
        return tuple(
            squash((own - max(other for at, other in enumerate(scores) if at != seat)) / LEAD)
            for seat, own in enumerate(scores)
        )

    def _holds(self, seen: Any) -> bool:
        """Return whether the viewer holds the card that is called for: to feign it gains nothing by itself."""
        return seen.call is not None and bool(seen.hand) and seen.hand[seen.call.kind] > 0


def sense(content: Content) -> GoldAndRumSense:
    """Return the sense over ``content``."""
    return GoldAndRumSense()
