"""What a card is worth now: attack and defence, computed, never written back (GH-9.24, GH-9.25)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from desktop.games.ghour import keywords as k
from desktop.games.ghour.faces import BUILDING, CREATURE, Faces
from desktop.games.ghour.pieces import Fight, Mod, Unit

KAMIKAZE_BONUS = 3


def counted(pairs: tuple[tuple[int, int], ...], uid: int) -> int:
    """Return the number kept for ``uid``, or 0."""
    for each, number in pairs:
        if each == uid:
            return number
    return 0


def adding(pairs: tuple[tuple[int, int], ...], uid: int, more: int) -> tuple[tuple[int, int], ...]:
    """Return ``pairs`` with ``more`` added for ``uid``."""
    for each, _ in pairs:
        if each == uid:
            return tuple((other, number + more if other == uid else number) for other, number in pairs)
    return (*pairs, (uid, more))


def defence(faces: Faces, unit: Unit, mods: tuple[Mod, ...], fight: Fight | None) -> int:
    """Return the defence of ``unit`` now (GH-9.25)."""
    total = faces.steady(unit)
    uid = unit.uid
    for mod in mods:
        if mod.uid == uid:
            total += mod.defence
    if fight is not None:
        total += counted(fight.drunk, uid)
        if uid in fight.wise:
            total += 1
    return total


def remaining(faces: Faces, unit: Unit, mods: tuple[Mod, ...], fight: Fight) -> int:
    """Return the damage that would defeat ``unit`` now (GH-9.2)."""
    return defence(faces, unit, mods, fight) - counted(fight.marked, unit.uid)


def strength(faces: Faces, unit: Unit, value: int, mods: tuple[Mod, ...], fight: Fight | None) -> int:
    """Return one attack value before the knowledge bonus; it may be below 0 (GH-9.24)."""
    printed = faces.values(unit)
    if not 0 <= value < len(printed):
        return 0
    total = printed[value][1]
    uid = unit.uid
    if fight is not None and fight.wound and faces.keywords(unit) & k.CATAPULT:
        total *= max(1, counted(fight.wound, uid))
    if value == 0:
        for mod in mods:
            if mod.uid == uid:
                total += mod.attack
        if fight is not None and uid in fight.blown:
            total += KAMIKAZE_BONUS
    return total


def dies_at_zero(faces: Faces, unit: Unit) -> bool:
    """Tell whether reduction can kill ``unit``: a creature or building (GH-6.21); a base has no life of its own."""
    return faces.type[unit.face] in (CREATURE, BUILDING)


def fight_with(fight: Fight, **fresh: Any) -> Fight:
    """Return ``fight`` with ``fresh`` fields."""
    return replace(fight, **fresh)
