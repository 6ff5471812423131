"""A standing order of Ghour: pass until something happens (GH-11.13)."""

from __future__ import annotations

from typing import Any

from desktop.core.rules import Decision
from desktop.games.ghour.observation import Observation
from desktop.match.standing import StandingOrder


def quiet(seen: Observation) -> StandingOrder:
    """Return the order that holds while the table stays as it was when it was given, however often others pass."""
    before = _standing(seen)

    def holds(now: Observation, _decision: Decision) -> bool:
        return _standing(now) == before

    return holds


def _standing(seen: Observation) -> tuple[Any, ...]:
    """Return what counts as something happening: cards, hands, announcements, the attack and what changes it."""
    fight = seen.fight
    return (
        seen.players,
        seen.day,
        seen.standing,
        seen.mods,
        seen.purse,
        seen.claims,
        None if fight is None else (fight.attackers, fight.target, fight.blocks, fight.overflow, fight.round),
        None if fight is None else (fight.wound, fight.blown, fight.shifted, fight.marked),
    )
