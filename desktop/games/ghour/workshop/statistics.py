"""Figures of a deck: curve, kinds, goods needed and yielded, and odds computed exactly (hypergeometric)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from math import comb

import msgspec

from desktop.games.ghour.abilities.model import GOODS
from desktop.games.ghour.model import TYPES, Card, Deck
from desktop.games.ghour.workshop.index import produces

DEAREST = 7
"""The last bar of the cost curve holds everything from here on."""

Counts = tuple[tuple[str, int], ...]


class Bar(msgspec.Struct, frozen=True, gc=False):
    """One bar of the cost curve.

    Attributes
    ----------
    cost
        Goods altogether; :data:`DEAREST` stands for that and more.
    types
        How many cards of each type cost so much, in the order of the types.
    """

    cost: int
    types: Counts

    @property
    def height(self) -> int:
        """All cards of the bar."""
        return sum(count for _, count in self.types)


class Balance(msgspec.Struct, frozen=True, gc=False):
    """What a deck needs and has of one resource.

    Attributes
    ----------
    resource
        Which.
    need
        What all its cards cost together, without the starting base.
    asking
        How many cards cost any of it.
    sources
        How many cards yield it when they or a helper turn.
    produced
        What these yield together, each turned once.
    once
        What spells and dying cards yield beside.
    """

    resource: str
    need: int
    asking: int
    sources: int
    produced: int
    once: int


class Statistics(msgspec.Struct, frozen=True):
    """What can be counted of a deck.

    Attributes
    ----------
    size
        Cards altogether.
    bought
        Cards without starting bases, which are never paid (GH-7.7).
    types, colours
        Cards of each; all types are there, colours as they are met.
    curve
        From 0 to :data:`DEAREST`, without starting bases.
    goods
        Gold, material and mana.
    builders
        Cards that cost builders.
    recruit
        All recruit values together; cards that can recruit.
    recruiters
        Cards that can recruit.
    tp
        Trophy points an opponent could win.
    attack
        All attack values together.
    mean_cost
        Goods a card costs, without starting bases.
    keywords
        Printed keywords with the cards that have them, the commonest first.
    """

    size: int
    bought: int
    types: Counts
    colours: Counts
    curve: tuple[Bar, ...]
    goods: tuple[Balance, ...]
    builders: int
    recruit: int
    recruiters: int
    tp: int
    attack: int
    mean_cost: float
    keywords: Counts

    @property
    def mean_recruit(self) -> float:
        """The recruit value of a card, without starting bases."""
        return self.recruit / self.bought if self.bought else 0.0


def statistics(deck: Deck, cards: Mapping[str, Card]) -> Statistics:
    """Return the figures of ``deck``; cards that are not known are not counted."""
    held = [(cards[card], count) for card, count in deck.cards if card in cards and count > 0]
    paid = [(card, count) for card, count in held if not card.starts]
    costs = sum(_goods_of(card) * count for card, count in paid)
    buyable = sum(count for _, count in paid)
    return Statistics(
        sum(count for _, count in held),
        buyable,
        _types(held),
        _tally((card.colour, count) for card, count in held),
        tuple(_bar(cost, paid) for cost in range(DEAREST + 1)),
        tuple(_balance(good, held, paid) for good in GOODS),
        _total(paid, lambda card: bool(card.cost.builders)),
        sum(card.recruit * count for card, count in held),
        _total(held, lambda card: bool(card.recruit)),
        sum(card.tp * count for card, count in held),
        sum(attack.value * count for card, count in held for attack in card.attacks),
        costs / buyable if buyable else 0.0,
        _tally(((word, count) for card, count in held for word in card.keywords), commonest=True),
    )


def _total(held: Iterable[tuple[Card, int]], asks: Callable[[Card], bool]) -> int:
    return sum(count for card, count in held if asks(card))


def _tally(counts: Iterable[tuple[str, int]], *, commonest: bool = False) -> Counts:
    found: dict[str, int] = {}
    for word, count in counts:
        found[word] = found.get(word, 0) + count
    return tuple(sorted(found.items(), key=lambda each: -each[1]) if commonest else found.items())


def _goods_of(card: Card) -> int:
    return card.cost.gold + card.cost.material + card.cost.mana


def _bar(cost: int, paid: list[tuple[Card, int]]) -> Bar:
    return Bar(cost, _types([(card, count) for card, count in paid if min(_goods_of(card), DEAREST) == cost]))


def _types(held: list[tuple[Card, int]]) -> Counts:
    return tuple((kind, sum(count for card, count in held if card.type == kind)) for kind in TYPES)


def _balance(good: str, held: list[tuple[Card, int]], paid: list[tuple[Card, int]]) -> Balance:
    need = sum(getattr(card.cost, good) * count for card, count in paid)
    asking = _total(paid, lambda card: getattr(card.cost, good) > 0)
    turned = once = sources = 0
    for card, count in held:
        yields = 0
        for ability in card.abilities:
            amount = getattr(ability.gain, good)
            if ability.when in ("rotate", "helper"):
                yields = max(yields, amount)
            elif ability.when in ("cast", "dying"):
                once += amount * count
        turned += yields * count
        sources += count if yields else 0
    return Balance(good, need, asking, sources, turned, once)


def at_least(wanted: int, kinds: int, drawn: int, size: int) -> Fraction:
    """Return the chance that ``drawn`` of ``size`` cards hold ``wanted`` or more of ``kinds`` cards, exactly."""
    if not 0 <= kinds <= size or not 0 <= drawn <= size:
        raise ValueError(f"{kinds} kinds, {drawn} drawn of {size} cards")
    if wanted <= 0:
        return Fraction(1)
    missed = sum(comb(kinds, hits) * comb(size - kinds, drawn - hits) for hits in range(min(wanted, drawn + 1)))
    return 1 - Fraction(missed, comb(size, drawn))


class Odds(msgspec.Struct, frozen=True):
    """Chances of the opening hand (GH-8.1, GH-8.2): the base's size of the cards without the base.

    Attributes
    ----------
    drawn, size
        Cards of the hand, and of the pile it is drawn from.
    producer, recruiter, creature
        At least one of them.
    playable
        At least one card that the base's first turn can pay: at most its yield, without builders or threshold.
    """

    drawn: int
    size: int
    producer: Fraction
    recruiter: Fraction
    creature: Fraction
    playable: Fraction


def opening(deck: Deck, cards: Mapping[str, Card]) -> Odds | None:
    """Return the chances of the opening hand, ``None`` unless the deck has just one starting base."""
    held = [(cards[card], count) for card, count in deck.cards if card in cards and count > 0]
    bases = [(card, count) for card, count in held if card.starts]
    if len(bases) != 1 or bases[0][1] != 1:
        return None
    base = bases[0][0]
    pile = [(card, count) for card, count in held if not card.starts]
    size = sum(count for _, count in pile)
    drawn = min(base.size, size)

    def chance(asks: Callable[[Card], bool]) -> Fraction:
        return at_least(1, _total(pile, asks), drawn, size)

    yields = [
        tuple(getattr(ability.gain, good) for good in GOODS)
        for ability in base.abilities
        if ability.when == "rotate" and ability.produces and not ability.pay
    ]

    def payable(card: Card) -> bool:
        cost = tuple(getattr(card.cost, good) for good in GOODS)
        if card.cost.builders or card.cost.tp or card.type == "extension":
            return False
        return not any(cost) or any(all(c <= y for c, y in zip(cost, each, strict=True)) for each in yields)

    return Odds(
        drawn,
        size,
        chance(produces),
        chance(lambda card: bool(card.recruit)),
        chance(lambda card: card.type == "creature"),
        chance(payable),
    )


class Difference(msgspec.Struct, frozen=True):
    """Two decks side by side.

    Attributes
    ----------
    left, right
        Cards of which only one deck has any, with its counts.
    other
        Cards of both in different numbers: id, left, right.
    same
        Cards of both in the same number.
    """

    left: Counts
    right: Counts
    other: tuple[tuple[str, int, int], ...]
    same: Counts


def compare(left: Deck, right: Deck) -> Difference:
    """Return where two decks differ, in the order of the left one."""
    a = {card: count for card, count in left.cards if count > 0}
    b = {card: count for card, count in right.cards if count > 0}
    return Difference(
        tuple((card, count) for card, count in a.items() if card not in b),
        tuple((card, count) for card, count in b.items() if card not in a),
        tuple((card, count, b[card]) for card, count in a.items() if card in b and b[card] != count),
        tuple((card, count) for card, count in a.items() if b.get(card) == count),
    )
