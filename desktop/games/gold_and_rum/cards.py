"""The pieces by number: 22 kinds of warrior cards, recruiting and desertion cards, backs (CH-1).

A warrior card is the number of its kind, for two cards of one kind never differ.  A hand is a *tally*:
a tuple that says of each kind how many there are.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from desktop.core.message import Ref

RACES: Final = ("undead", "orc", "barbarian", "dwarf")
"""The four races; race ``r`` has the kinds ``3 r`` ("2"), ``3 r + 1`` ("6") and ``3 r + 2`` (leader)."""

GOBLIN: Final = 12
GIANT: Final = 13
TROLL: Final = 14
MACHINE: Final = 15
AIRSHIP: Final = 16
COMMANDO: Final = 17
SPY: Final = 18
"""Spy 1; spies 2 to 4 follow."""

KINDS: Final = (
    *(f"{race} {rank}" for race in RACES for rank in ("2", "6", "leader")),
    *("goblin", "giant", "troll", "machine", "airship", "commando"),
    *(f"spy {number}" for number in range(1, 5)),
)
"""The name of every kind, by its number."""

LAYABLE: Final = (GOBLIN, TROLL, MACHINE, GIANT)
"""The mercenaries that may be laid, in the order in which they are asked for (CH-3.1)."""

BACKS: Final = (*RACES, "mercenary", "spy")
"""The six backs (CH-1.4)."""

MERCENARY: Final = 4
SPIES: Final = 5

RECRUIT: Final = 32
"""The recruiting cards of seat ``s`` are all ``RECRUIT + s``."""

DESERT: Final = 48
"""The desertion cards of seat ``s`` are all ``DESERT + s``."""

Tally: TypeAlias = tuple[int, ...]
"""How many there are of each kind."""

Army: TypeAlias = tuple[int, int, int, int, int, int, int]
"""What one warlord laid for a battle: "2"s, "6"s, leaders, goblins, giants, trolls, war machines."""

NONE: Final[Tally] = (0,) * len(KINDS)
"""The empty tally."""

NO_ARMY: Final[Army] = (0, 0, 0, 0, 0, 0, 0)


def back(kind: int) -> int:
    """Return the back of a card of ``kind``."""
    return kind // 3 if kind < GOBLIN else MERCENARY if kind < SPY else SPIES


ARMY_KINDS: Final = tuple((*range(3 * race, 3 * race + 3), *range(GOBLIN, AIRSHIP)) for race in range(len(RACES)))
"""By race: the kinds that the places of an army count."""


def army_cards(race: int, army: Army) -> tuple[int, ...]:
    """Return the cards of ``army``, race first, the equal ones side by side."""
    return tuple(kind for kind, count in zip(ARMY_KINDS[race], army, strict=True) for _ in range(count))


def tally(cards: Iterable[int]) -> Tally:
    """Return how many of each kind ``cards`` holds."""
    counts = [0] * len(KINDS)
    for card in cards:
        counts[card] += 1
    return tuple(counts)


def spread(counts: Tally) -> tuple[int, ...]:
    """Return the cards that ``counts`` tallies, in the order of their kinds."""
    return tuple(kind for kind, count in enumerate(counts) for _ in range(count))


def changed(counts: Tally, kind: int, by: int) -> Tally:
    """Return ``counts`` with ``by`` more of ``kind``."""
    return (*counts[:kind], counts[kind] + by, *counts[kind + 1 :])


def plus(one: Tally, other: Tally) -> Tally:
    """Return both tallies together."""
    return tuple(map(int.__add__, one, other))


def backs(counts: Tally) -> tuple[int, int, int, int, int, int]:
    """Return how many of each back ``counts`` shows."""
    return (
        counts[0] + counts[1] + counts[2],
        counts[3] + counts[4] + counts[5],
        counts[6] + counts[7] + counts[8],
        counts[9] + counts[10] + counts[11],
        sum(counts[GOBLIN:SPY]),
        sum(counts[SPY:]),
    )


def mercenaries(counts: Tally) -> int:
    """Return how many mercenary backs ``counts`` shows."""
    return sum(counts[GOBLIN:SPY])


def without(cards: tuple[int, ...], kind: int, times: int = 1) -> tuple[int, ...]:
    """Return the ascending ``cards`` with up to ``times`` of ``kind`` taken out."""
    left = list(cards)
    for _ in range(min(times, left.count(kind))):
        left.remove(kind)
    return tuple(left)


def kind_ref(kind: int) -> Ref:
    """Return the reference that stands for a kind of warrior card."""
    return Ref("kind", KINDS[kind])


def race_ref(race: int) -> Ref:
    """Return the reference that stands for a race."""
    return Ref("race", RACES[race])
