"""What a card is worth and what it costs, as advice for who makes cards (GH-14.4)."""

from __future__ import annotations

from desktop.core.fault import Fault, Mark
from desktop.core.message import message
from desktop.games.ghour.abilities.model import Ability
from desktop.games.ghour.keywords import KEYWORDS
from desktop.games.ghour.model import Card

SLACK = 2.0
"""How far a card may lie from the line ``worth = 2 × price + 1``."""

_ATTACK = {"club": 1.0, "bow": 1.4, "axe": 1.2}
_GOOD = 1.5
_SITUATIONAL = 1 / 3

# chosen so that every shipped card lies within the slack; what binds its owner is worth less than nothing
WORTH: dict[str, float] = dict.fromkeys(KEYWORDS, 1.0) | {
    "berserk": 1.5, "catapult": 1.5, "flying": 2.0, "poisonous": 1.5, "industrious": 0.5, "invisible": 1.5,
    "kamikaze": 0.5, "fast": 0.5, "life_drinker": 1.5, "market": 1.5, "mobile": 2.0, "ravaging": 1.5, "seer": 0.5,
    "aggressive": -0.5, "clumsy": -0.5, "guard": -1.0, "slow": -1.0, "traitor": -1.0, "mercenary": -2.0, "weak": -2.0,
}  # fmt: skip
"""What each keyword adds to a card."""

JUDGED = ("creature", "building", "extension")
"""Types whose budget can be told; what a base, an item or a spell is worth depends on everything else."""


def price(card: Card) -> float:
    """Return what ``card`` costs: goods and builders, and a fifth of its threshold."""
    cost = card.cost
    return cost.gold + cost.material + cost.mana + cost.builders + cost.tp / 5


def worth(card: Card) -> float:
    """Return what ``card`` gives: attacks, defence, keywords and symbols."""
    attacks = sum(_ATTACK[attack.kind] * attack.value for attack in card.attacks) + max(0, len(card.attacks) - 1)
    keywords = sum(WORTH[word] for word in card.keywords)
    return attacks + (card.defence or 0) + keywords + sum(_symbol(ability) for ability in card.abilities)


def balance(card: Card) -> float:
    """Return by how much ``card`` is worth more than it costs; the line is ``2 × price + 1``."""
    return worth(card) - (2 * price(card) + 1)


def advice(card: Card, where: Mark | None = None) -> Fault | None:
    """Return a friend's word if ``card`` is far too strong or too weak for its price, else ``None``."""
    spare = balance(card)
    if card.type not in JUDGED or abs(spare) <= SLACK:
        return None
    key = "ghour.budget.strong" if spare > 0 else "ghour.budget.weak"
    said = message(key, worth=float(worth(card)), line=float(2 * price(card) + 1))
    return Fault("A401", said, "GH-14.4", "advice", where, message(f"{key}.mend"), f"card '{card.id}'")


def _symbol(ability: Ability) -> float:
    goods = _GOOD * (sum(ability.gain.vector()) - sum(ability.pay.vector()))
    give = ability.give
    points = (
        abs(give.attack) + abs(give.defence) + abs(give.structure) + sum(abs(WORTH[word]) for word in give.keywords)
    )
    return goods + points * (1.0 if ability.when in ("rotate", "helper", "static", "cast") else _SITUATIONAL)
