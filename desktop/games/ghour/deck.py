"""Whether a deck or a pool is legal (GH-7): the one verdict for editor, set-up, command line and import."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from desktop.core.fault import Fault, Mark
from desktop.core.message import Message, Ref, message
from desktop.data.schema import near
from desktop.games.ghour.abilities.model import GOODS, Ability
from desktop.games.ghour.model import COPIES, DECK_SIZE, POOL_SIZE, Card, Deck, Pool
from desktop.games.ghour.reading.sheet import make

Places: TypeAlias = Callable[[str], Mark | None]
"""Where a card's entry was written; ``""`` asks for the deck itself."""

FEW_PRODUCERS = 4
"""Cards besides the base that yield goods; with fewer a deck starves."""

CHEAP = 2
"""Goods that a base has brought by the second day."""

Counts: TypeAlias = tuple[tuple[str, int], ...]


def nowhere(_: str) -> Mark | None:
    """Return no place: the deck was not read from a file."""
    return None


def by_id(cards: tuple[Card, ...]) -> dict[str, Card]:
    """Return ``cards`` by their ids; make it once for many verdicts."""
    return {card.id: card for card in cards}


def faults(deck: Deck, cards: Mapping[str, Card], places: Places = nowhere, who: str = "") -> tuple[Fault, ...]:
    """Return everything that is wrong with ``deck`` (GH-7.1 to 7.3, GH-13d)."""
    who = who or f"deck '{deck.id}'"
    return (
        *_entries(deck.cards, cards, places, who),
        *_size(deck.cards, DECK_SIZE, "V303", "GH-7.1", places, who),
        *_starting(deck.cards, cards, places, who),
        *_needs(deck.cards, cards, places, who),
        *_idle(deck.cards, cards, places, who),
        *_unready(deck.cards, cards, places, who),
    )


def pool_faults(
    pool: Pool, cards: Mapping[str, Card], places: Places = nowhere, chosen: Mapping[str, Places] | None = None
) -> tuple[Fault, ...]:
    """Return everything that is wrong with ``pool`` and its selections (GH-7.8, GH-7.9).

    ``chosen`` tells, for each selection's id, where its entries were written.
    """
    who = f"pool '{pool.id}'"
    found = [
        *_entries(pool.cards, cards, places, who),
        *_size(pool.cards, POOL_SIZE, "V305", "GH-7.8", places, who),
    ]
    if not any(_starts(identity, cards) for identity, count in pool.cards if count > 0):
        found.append(make("V306", "GH-7.9", "no-base", places(""), who))
    held = dict(pool.cards)
    for selection in pool.selections:
        at = (chosen or {}).get(selection.id, nowhere)
        name = f"{who}, selection '{selection.id}'"
        found += faults(selection, cards, at, name)
        found += selection_faults(selection.cards, held, at, name)
    return tuple(found)


def selection_faults(
    taken: Counts, held: Mapping[str, int], places: Places = nowhere, who: str = ""
) -> tuple[Fault, ...]:
    """Return a fault for each card of which ``taken`` takes more than the pool holds (GH-7.9)."""
    return tuple(
        make(
            "V307", "GH-7.9", "more", places(identity), who,
            card=Ref("card", identity), word=identity, taken=count, held=held.get(identity, 0),
        )
        for identity, count in taken
        if count > max(held.get(identity, 0), 0)
    )  # fmt: skip


def _starts(identity: str, cards: Mapping[str, Card]) -> bool:
    card = cards.get(identity)
    return card is not None and card.starts


def _entries(entries: Counts, cards: Mapping[str, Card], places: Places, who: str) -> list[Fault]:
    """Return V301 and V302: each card exists, each count is 1 to 3 (GH-12.92)."""
    found = []
    for identity, count in entries:
        if identity not in cards:
            mend = _near(identity, cards)
            found.append(make("V301", "GH-13.3", "unknown", places(identity), who, mend=mend, word=identity))
        if count < 1:
            card = Ref("card", identity)
            found.append(make("V302", "GH-7.2", "few", places(identity), who, word=identity, card=card, amount=count))
        elif count > COPIES:
            card = Ref("card", identity)
            found.append(
                make("V302", "GH-7.2", "many", places(identity), who, n=count - COPIES, count=count, card=card,
                     word=identity, most=COPIES)
            )  # fmt: skip
    return found


def _near(identity: str, cards: Mapping[str, Card]) -> Message | None:
    """Return which card is meant, where there are few enough to compare with all within a verdict's time."""
    found = near(identity, cards) if len(cards) <= 500 else None
    if found is None:
        return None
    meant = str(found.get("word"))
    return message("ghour.v301.near", word=meant, card=Ref("card", meant))


def _size(entries: Counts, wanted: int, code: str, clause: str, places: Places, who: str) -> list[Fault]:
    size = sum(count for _, count in entries if count > 0)
    if size == wanted:
        return []
    what = "few" if size < wanted else "many"
    return [make(code, clause, what, places(""), who, n=abs(wanted - size), size=size, wanted=wanted)]


def _starting(entries: Counts, cards: Mapping[str, Card], places: Places, who: str) -> list[Fault]:
    bases = sum(count for identity, count in entries if count > 0 and _starts(identity, cards))
    if bases == 1:
        return []
    return [make("V304", "GH-7.3", "none" if not bases else "many", places(""), who, n=bases)]


def _needs(entries: Counts, cards: Mapping[str, Card], places: Places, who: str) -> list[Fault]:
    """Return V308 for each resource that is needed, but that nothing yields (a warning)."""
    present = [cards[identity] for identity, count in entries if count > 0 and identity in cards]
    if any("market" in card.keywords or _grants(card, "market") for card in present):
        return []
    found = []
    for good in GOODS:
        needing = [card for card in present if not card.starts and getattr(card.cost, good)]
        if needing and not any(getattr(ability.gain, good) for card in present for ability in card.abilities):
            what = "one" if len(needing) == 1 else "more"
            found.append(
                make("V308", "GH-4.1", what, places(""), who, "warning", n=len(needing) - 1,
                     card=Ref("card", needing[0].id), good=Ref("resource", good))
            )  # fmt: skip
    return found


def _grants(card: Card, keyword: str) -> bool:
    return any(keyword in ability.give.keywords for ability in card.abilities)


def _idle(entries: Counts, cards: Mapping[str, Card], places: Places, who: str) -> list[Fault]:
    """Return V309: cards that can never be used, or no way to draw (warnings)."""
    present = [cards[identity] for identity, count in entries if count > 0 and identity in cards]
    types = {card.type for card in present}
    found = []
    if "extension" in types and "building" not in types:
        found.append(make("V309", "GH-4.16", "extensions", places(""), who, "warning"))
    if "item" in types and "creature" not in types:
        found.append(make("V309", "GH-4.23", "items", places(""), who, "warning"))
    if present and not any(card.recruit for card in present):
        found.append(make("V309", "GH-8.15", "recruit", places(""), who, "warning"))
    return found


def _unready(entries: Counts, cards: Mapping[str, Card], places: Places, who: str) -> list[Fault]:
    """Return V314 and V315 for a whole deck: too little to live on, nobody to stand in a flyer's way (warnings)."""
    present = [(cards[identity], count) for identity, count in entries if count > 0 and identity in cards]
    if sum(count for _, count in present) < DECK_SIZE:
        return []
    found = []
    yielding = sum(count for card, count in present if not card.starts and any(map(_yields, card.abilities)))
    if yielding < FEW_PRODUCERS:
        found.append(make("V314", "GH-8.12", "few", places(""), who, "warning", n=yielding))
    if not any(card.type == "creature" and _price(card) <= CHEAP and not card.cost.tp for card, _ in present):
        found.append(make("V315", "GH-5.1", "none", places(""), who, "warning", most=CHEAP))
    return found


def _yields(ability: Ability) -> bool:
    return ability.when in ("rotate", "helper") and bool(ability.gain)


def _price(card: Card) -> int:
    return sum(getattr(card.cost, good) for good in GOODS)
