"""The tiles of a warlord, which two may march together, and whether five lines can still be made of them.

A warlord's tiles are numbered 0 to 12; several of them are one number with a bit for each, since the
completion test is asked for every tile behind the screen at every placement.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

INFANTRY, CAVALRY, ARCHERS, HERO = range(4)
KINDS = ("infantry", "cavalry", "archers", "hero")
"""The kinds of tiles, by number."""

FIELDS = ("forest", "urth", "falladir", "sundered")
"""The four fields, by number (OR-1.5)."""

WINGS = ("left", "right")
"""The two sides of a line, by number (OR-4.3)."""

GONE, HIDDEN = -1, -2
"""In place of a tile: taken off the field, and unknown to the viewer."""


class Tile(msgspec.Struct, frozen=True, gc=False):
    """One of the thirteen tiles that every warlord owns.

    Attributes
    ----------
    id
        Its letter and strength, or the two letters of a hero.
    kind
        One of :data:`KINDS`, by number.
    strength
        What is printed on it; 0 for heroes (OR-1.4).
    name
        What it is called by among the names of the game.
    """

    id: str
    kind: int
    strength: int
    name: str


TILES = (
    *(Tile(f"I{n}", INFANTRY, n, "infantry") for n in (1, 2, 3, 4)),
    *(Tile(f"C{n}", CAVALRY, n, "cavalry") for n in (1, 2, 3)),
    *(Tile(f"A{n}", ARCHERS, n, "archers") for n in (1, 2, 3)),
    Tile("CH", HERO, 0, "champion"),
    Tile("SH", HERO, 0, "shaman"),
    Tile("SC", HERO, 0, "scout"),
)
"""Every tile of a warlord (OR-1.2 to OR-1.4)."""

CHAMPION, SHAMAN, SCOUT = 10, 11, 12
NUMBERS = {tile.id: number for number, tile in enumerate(TILES)}
"""The number of each tile, by its id."""

ARMY_MASK = (1 << CHAMPION) - 1
HERO_MASK = 1 << CHAMPION | 1 << SHAMAN
ALL_MASK = (1 << len(TILES)) - 1
KIND_MASKS = tuple(
    sum(1 << n for n, tile in enumerate(TILES) if tile.kind == kind and n != SCOUT) for kind in range(len(KINDS))
)
"""The tiles of each kind that may stand in a line."""


def listed(mask: int) -> tuple[int, ...]:
    """Return the numbers of the tiles in ``mask``, ascending."""
    return tuple(n for n in range(len(TILES)) if mask >> n & 1)


def may_pair(one: int, other: int) -> bool:
    """Return whether two tiles may stand in one line (OR-4.2, 3 and 4)."""
    if one == other or SCOUT in (one, other):
        return False
    kind = TILES[one].kind
    return kind != TILES[other].kind or kind == INFANTRY


def can_complete(mask: int, lines: int) -> bool:
    """Return whether ``lines`` legal lines can be made of the tiles in ``mask`` (OR-4.5)."""
    return _enough(_counts(mask), lines)


def partners(mask: int, after: int, first: int) -> int:
    """Return which tiles of ``mask`` may march with ``first`` if ``after`` more lines must follow (OR-4.2, OR-4.5)."""
    return fitting(mask, after)[TILES[first].kind] & ~(1 << first)


def firsts(mask: int, after: int) -> int:
    """Return which tiles of ``mask`` have a partner (OR-4.2)."""
    fit = fitting(mask, after)
    found = 0
    for kind, part in enumerate(KIND_MASKS):
        # two infantry march together, so one alone is no partner for itself
        other = fit[kind] & ~part or (fit[kind] & part).bit_count() > 1
        if other:
            found |= mask & part
    return found


@cache
def fitting(mask: int, after: int) -> tuple[int, ...]:
    """Return for each kind which tiles of ``mask`` may march with one of it (OR-4.2, OR-4.5)."""
    allowed = _allowed(*_counts(mask), after)
    return tuple(mask & part for part in allowed)


def _counts(mask: int) -> list[int]:
    """Return how many tiles of each kind are in ``mask``; the scout is none of them."""
    return [(mask & part).bit_count() for part in KIND_MASKS]


def _enough(counts: Sequence[int], lines: int) -> bool:
    tiles = sum(counts)
    return lines <= min(tiles // 2, tiles - max(counts[CAVALRY:]))


@cache
def _allowed(infantry: int, cavalry: int, archers: int, heroes: int, after: int) -> tuple[int, ...]:
    """Return for each kind the tiles that may march with one of it, if so many of each kind are there."""
    masks = []
    for one in range(len(KINDS)):
        mask = 0
        for other, part in enumerate(KIND_MASKS):
            left = [infantry, cavalry, archers, heroes]
            left[one] -= 1
            left[other] -= 1
            if (one != other or one == INFANTRY) and min(left) >= 0 and _enough(left, after):
                mask |= part
        masks.append(mask)
    return tuple(masks)
