"""Abilities as a typed tree: exactly the icons of the rulebook, no more (GH-6)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Trigger: TypeAlias = Literal["rotate", "helper", "defending", "attacking", "dying", "static", "cast"]
"""The basic conditions GH-6.1 to 6.7."""

TRIGGERS: tuple[Trigger, ...] = ("rotate", "helper", "defending", "attacking", "dying", "static", "cast")
"""Every trigger, in the order of section 6a."""

Scope: TypeAlias = Literal["one", "player", "all"]
"""How far an effect reaches: GH-6.17 to 6.19."""

SCOPES: tuple[Scope, ...] = ("one", "player", "all")
KINDS: tuple[str, ...] = ("creature", "building", "base")
GOODS: tuple[str, ...] = ("gold", "material", "mana")


class Goods(msgspec.Struct, frozen=True, gc=False):
    """Amounts of the three resources.

    Attributes
    ----------
    gold, material, mana
        How much of each.
    """

    gold: int = 0
    material: int = 0
    mana: int = 0

    def vector(self) -> tuple[int, int, int]:
        """Return the amounts in the fixed order gold, material, mana."""
        return (self.gold, self.material, self.mana)

    def __bool__(self) -> bool:
        """Tell whether there is anything."""
        return bool(self.gold or self.material or self.mana)


class Change(msgspec.Struct, frozen=True, gc=False):
    """What a card is given (GH-6.10 to 6.13).

    Attributes
    ----------
    attack
        Added to the first attack value.
    defence
        Added to the life of a creature.
    structure
        Added to the structure of a building or base.
    keywords
        What it gains.
    """

    attack: int = 0
    defence: int = 0
    structure: int = 0
    keywords: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        """Tell whether it changes anything."""
        return bool(self.attack or self.defence or self.structure or self.keywords)


class Target(msgspec.Struct, frozen=True, gc=False):
    """Whom a change reaches (GH-6.17 to 6.20b).

    Attributes
    ----------
    scope
        One card, all of one player, or all.
    kinds
        Among which types.
    having
        Keywords of which a creature has any (``with:``), or
    lacking
        lacks any (``without:``): the signs are joined by *or* (GH-6.20a).
    """

    scope: Scope
    kinds: tuple[str, ...]
    having: tuple[str, ...] = ()
    lacking: tuple[str, ...] = ()


class Ability(msgspec.Struct, frozen=True, gc=False):
    """One symbol line: ``condition(s) : results``.

    Attributes
    ----------
    when
        The basic condition.
    pay
        The surcharge (GH-6.8).
    gain
        The goods it yields.
    give
        What it changes.
    to
        Whom it changes; ``None`` where the trigger says so itself (GH-13.4).
    """

    when: Trigger
    pay: Goods = Goods()
    gain: Goods = Goods()
    give: Change = Change()
    to: Target | None = None

    @property
    def produces(self) -> bool:
        """Whether it is production: goods and nothing else (GH-8.12)."""
        return bool(self.gain) and not self.give
