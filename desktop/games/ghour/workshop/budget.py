"""What a card is worth beside what it costs (GH-14.4): a friend's word for people who make cards of their own."""

from __future__ import annotations

import msgspec

from desktop.games.ghour.abilities.model import Ability
from desktop.games.ghour.model import Card

ALLOWED = 2.0
"""So far worth may lie from what the price asks for."""

_ATTACK = {"club": 1.0, "bow": 1.4, "axe": 1.2}
_KEYWORD = {
    "flying": 1.5, "swimming": 1.0, "invisible": 1.5, "seer": 0.5, "clumsy": -0.5, "industrious": 1.0, "slow": -1.0,
    "fast": 1.0, "poisonous": 1.5, "sleep_inducing": 1.0, "lurking": 1.0, "looting": 1.0, "ravaging": 1.0,
    "guard": 0.5, "aggressive": -0.5, "kamikaze": -1.0, "shapeshifter": 2.0, "undead": 1.5, "weak": -1.0,
    "berserk": 1.0, "life_drinker": 1.5, "traitor": -1.5, "mercenary": -2.0, "watchtower": 1.0, "protected": 1.0,
    "mobile": 2.0, "market": 1.5, "catapult": 1.5,
}  # fmt: skip
"""Our own estimate; the rules name none."""

_GOOD = 1.5
_SITUATIONAL = 1 / 3


class Budget(msgspec.Struct, frozen=True):
    """What a card is worth, and what it costs.

    Attributes
    ----------
    worth
        Attacks, defence, keywords and symbols.
    price
        Goods, builders, and a fifth of the threshold.
    """

    worth: float
    price: float

    @property
    def fair(self) -> float:
        """What a card of this price should be worth."""
        return 2 * self.price + 1

    @property
    def surplus(self) -> float:
        """By how much it is worth more; negative if less."""
        return self.worth - self.fair

    @property
    def good(self) -> bool:
        """Whether it lies within what is allowed."""
        return abs(self.surplus) <= ALLOWED


def budget(card: Card) -> Budget | None:
    """Return worth and price of a creature, a building or an extension; ``None`` for other cards (GH-14.4)."""
    if card.type not in ("creature", "building", "extension"):
        return None
    worth = sum(_ATTACK.get(each.kind, 1.0) * each.value for each in card.attacks) + (card.defence or 0)
    worth += max(0, len(card.attacks) - 1)
    worth += sum(_KEYWORD.get(word, 0.0) for word in card.keywords)
    worth += sum(_symbols(ability) for ability in card.abilities)
    cost = card.cost
    price = cost.gold + cost.material + cost.mana + cost.builders + cost.tp / 5
    return Budget(round(worth, 2), round(price, 2))


def _symbols(ability: Ability) -> float:
    """Return the worth of one symbol line; what is met now and then only counts a third."""
    gained = _GOOD * (sum(ability.gain.vector()) - sum(ability.pay.vector()))
    give = ability.give
    changed = abs(give.attack) + abs(give.defence) + abs(give.structure)
    changed += sum(max(0.5, _KEYWORD.get(word, 0.5)) for word in give.keywords)
    worth = gained + changed if not ability.pay else max(0.0, gained + changed)
    return worth if ability.when in ("rotate", "static", "helper") else worth * _SITUATIONAL
