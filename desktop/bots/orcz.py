"""The sense for Orcz: slaves won, slaves in sight, and when a knife in the back pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.bots.sense import Look, Sense, Shares, squash
from desktop.core.rules import Decision
from desktop.games.orcz.actions import Backstab, Charge, Hold, Spare
from desktop.games.orcz.content import Content
from desktop.games.orcz.observation import FieldSeen, Observation

LEAD = 4.0
"""A lead in slaves that makes victory likely."""

WILD = 2
"""The strength that a tile one cannot see has, as a rule."""


class OrczSense(Sense):
    """Counts slaves, those that the lines on the fields are about to win among them."""

    patience = 30
    glance = 12
    waits = True

    def sensible(self, look: Look, decision: Decision) -> Sequence[Any] | None:
        """Return the answers without knives that are known to miss; half of those charged are spared."""
        options = decision.options
        kinds = {type(option) for option in options}
        if Backstab in kinds and Hold in kinds:
            duel = look().duel
            known = 0 if duel is None else sum((wing.result == 0) - (wing.result == 1) for wing in duel.wings)
            wanted = Hold if known < 0 else Backstab if known > 0 else None
            return [option for option in options if wanted is None or type(option) is wanted]
        if Charge in kinds and Spare in kinds:
            return options
        return super().sensible(look, decision)

    def worth(self, seen: Any) -> Shares:
        """Return how near each warlord is to having the most slaves."""
        slaves = _in_sight(seen)
        return tuple(
            squash((own - max(other for at, other in enumerate(slaves) if at != seat)) / LEAD)
            for seat, own in enumerate(slaves)
        )


def _in_sight(seen: Observation) -> list[float]:
    """Return the slaves of each warlord, with what the fields not fought for yet promise him."""
    slaves = [float(each) for each in seen.slaves]
    for field in seen.fields:
        if field.opponent >= 0 and not field.done and not field.conquered and field.lines:
            forces = _forces(field, seen.seats)
            odds = 0.8 if field.champion else squash((sum(forces) - field.need) / 2)
            leader = max(range(seen.seats), key=lambda seat: forces[seat])
            slaves[leader] += odds * field.reward - (1 - odds) * field.penalty
            others = [seat for seat in range(seen.seats) if seat != leader and forces[seat] > 0]
            for seat in others:
                slaves[seat] += (odds * field.small_reward - (1 - odds) * field.small_penalty) / len(others)
    return slaves


def _forces(field: FieldSeen, seats: int) -> list[int]:
    """Return the force of each seat, where a tile not seen counts as a common one."""
    forces = [0] * seats
    for line in field.lines:
        for force in (line.left_force, line.right_force):
            forces[line.seat] += WILD if force < 0 else force
    return forces


def sense(content: Content) -> OrczSense:
    """Return the sense over ``content``."""
    return OrczSense()
