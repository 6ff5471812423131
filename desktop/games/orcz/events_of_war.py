"""What the event in force makes of the rules: tables that the fights and sums look up."""

from __future__ import annotations

import msgspec

from desktop.games.orcz.content import Content, Effects
from desktop.games.orcz.state import LINES
from desktop.games.orcz.tiles import ARCHERS, ARMY_MASK, CAVALRY, HERO, HERO_MASK, INFANTRY, TILES

ATTACKER, DEFENDER, TIE = range(3)
"""Who wins a wing (OR-5.8)."""

_BEATS = ((CAVALRY, ARCHERS), (ARCHERS, INFANTRY), (INFANTRY, CAVALRY))


class Wing(msgspec.Struct, frozen=True, gc=False):
    """What comes of two tiles that meet.

    Attributes
    ----------
    result
        ``ATTACKER``, ``DEFENDER`` or ``TIE``.
    reason
        What decided: ``"type"``, ``"strength"``, ``"weakness"``, ``"tie"`` or ``"knives"``.
    """

    result: int
    reason: str


class War(msgspec.Struct, frozen=True):
    """The rules of one round.

    Attributes
    ----------
    effects
        What its event changes.
    strength
        What each tile counts (OR-11.1).
    wings
        What comes of each attacking tile and each defending tile.
    placeable
        The tiles that may be placed.
    """

    effects: Effects
    strength: tuple[int, ...]
    wings: tuple[tuple[Wing, ...], ...]
    placeable: int

    def room(self, seats: int, fields: int) -> int:
        """Return how many lines a field holds, if ``fields`` are open (E14)."""
        lines = LINES * seats
        return max(seats + self.effects.spare, -(-lines // fields)) if self.effects.spare else lines

    def needed(self, large: int, seats: int) -> int:
        """Return the force needed against an opponent (OR-6.3, E19, E20)."""
        return (max(1, large + self.effects.need) if self.effects.need else large) * seats


def wars(content: Content) -> tuple[War, ...]:
    """Return the rules of a round under each event."""
    return tuple(war(event.effects) for event in content.events)


def war(effects: Effects) -> War:
    """Return the rules of a round under ``effects``."""
    more = (effects.infantry, effects.cavalry, effects.archers, 0)
    strength = tuple(max(0, tile.strength + more[tile.kind]) for tile in TILES)
    army = [n for n, tile in enumerate(TILES) if tile.kind != HERO]
    wings = tuple(tuple(_wing(effects, strength, one, other) for other in army) for one in army)
    return War(effects, strength, wings, ARMY_MASK if effects.heroes == "barred" else ARMY_MASK | HERO_MASK)


def _wing(effects: Effects, strength: tuple[int, ...], attacker: int, defender: int) -> Wing:
    """Return what comes of two tiles that meet (OR-5.8)."""
    kinds = TILES[attacker].kind, TILES[defender].kind
    if kinds[0] != kinds[1] and effects.wheel != "ignored":
        wins = (kinds in _BEATS) != (effects.wheel == "reversed")
        return Wing(ATTACKER if wins else DEFENDER, "type")
    gap = strength[attacker] - strength[defender]
    if not gap:
        return Wing(ATTACKER, "knives") if effects.ties == "attacker" else Wing(TIE, "tie")
    weaker = kinds[0] == kinds[1] and effects.same_type == "weaker"
    return Wing(ATTACKER if (gap > 0) != weaker else DEFENDER, "weakness" if weaker else "strength")
