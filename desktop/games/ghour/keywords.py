"""The 28 keywords (GH-5): names, bits, and what may have which (GH-13.8)."""

from __future__ import annotations

CREATURE: tuple[str, ...] = (
    "flying",
    "swimming",
    "invisible",
    "seer",
    "clumsy",
    "industrious",
    "slow",
    "fast",
    "poisonous",
    "sleep_inducing",
    "lurking",
    "looting",
    "ravaging",
    "guard",
    "aggressive",
    "kamikaze",
    "shapeshifter",
    "undead",
    "weak",
    "berserk",
    "life_drinker",
    "traitor",
    "mercenary",
)
"""What creatures can have: GH-5.1 to 5.23."""

MACHINE: tuple[str, ...] = ("watchtower", "protected", "mobile", "market", "catapult")
"""What only buildings and extensions can have: GH-5.24 to 5.28."""

BUILDING: tuple[str, ...] = (*MACHINE, "ravaging", "poisonous", "sleep_inducing", "fast")
"""What buildings and extensions can have."""

KEYWORDS: tuple[str, ...] = (*CREATURE, *MACHINE)
"""All of them; the place of a keyword is its bit."""

BIT: dict[str, int] = {word: 1 << place for place, word in enumerate(KEYWORDS)}
"""A keyword as one bit of an integer."""

IDLE_FOR_A_DAY: tuple[str, ...] = ("flying", "weak", "undead", "fast", "mercenary", "lurking")
"""What does nothing when it is granted for a day to a card in play (GH-5.0f)."""

BY_TYPE: dict[str, tuple[str, ...]] = {
    "creature": CREATURE,
    "building": BUILDING,
    "extension": BUILDING,
    "base": (),
    "item": (),
    "spell": (),
}
"""The keywords that may be printed on a card of each type (GH-13.8)."""


def mask(words: tuple[str, ...]) -> int:
    """Return ``words`` as bits of one integer."""
    bits = 0
    for word in words:
        bits |= BIT[word]
    return bits


def words(bits: int) -> tuple[str, ...]:
    """Return the keywords whose bits are set, in the order of section 5."""
    return tuple(word for place, word in enumerate(KEYWORDS) if bits >> place & 1)


FLYING, SWIMMING, INVISIBLE, SEER, CLUMSY, INDUSTRIOUS, SLOW, FAST = (
    BIT[word] for word in ("flying", "swimming", "invisible", "seer", "clumsy", "industrious", "slow", "fast")
)
POISONOUS, SLEEP, LURKING, LOOTING, RAVAGING, GUARD, AGGRESSIVE, KAMIKAZE = (
    BIT[word]
    for word in ("poisonous", "sleep_inducing", "lurking", "looting", "ravaging", "guard", "aggressive", "kamikaze")
)
SHAPESHIFTER, UNDEAD, WEAK, BERSERK, LIFE_DRINKER, TRAITOR, MERCENARY = (
    BIT[word] for word in ("shapeshifter", "undead", "weak", "berserk", "life_drinker", "traitor", "mercenary")
)
WATCHTOWER, PROTECTED, MOBILE, MARKET, CATAPULT = (
    BIT[word] for word in ("watchtower", "protected", "mobile", "market", "catapult")
)
