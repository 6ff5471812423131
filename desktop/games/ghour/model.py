"""Cards, decks and sets as values (GH-2.1, GH-13b)."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from desktop.games.ghour.abilities.model import Ability

Text: TypeAlias = tuple[tuple[str, str], ...]
"""One text by language, in the order of the file."""

TYPES: tuple[str, ...] = ("base", "creature", "building", "extension", "item", "spell")
LANGUAGES: tuple[str, ...] = ("en", "hu", "nl", "pl")
ATTACKS: tuple[str, ...] = ("club", "bow", "axe")
RESOURCES: tuple[str, ...] = ("gold", "material", "mana", "builders", "tp")
DECK_SIZE = 36
POOL_SIZE = 48
COPIES = 3
STARTING_GOLD = 20


def words_in(text: Text, language: str) -> str:
    """Return ``text`` in ``language``, else in English, else in its first language."""
    found = dict(text)
    return found.get(language) or found.get("en") or (text[0][1] if text else "")


class Cost(msgspec.Struct, frozen=True, gc=False):
    """What it takes to play a card; ``tp`` is a threshold, nothing is spent (GH-2.5).

    Attributes
    ----------
    gold, material, mana
        Goods.
    builders
        Creatures that must turn.
    tp
        Trophy points the player must have.
    """

    gold: int = 0
    material: int = 0
    mana: int = 0
    builders: int = 0
    tp: int = 0


class AttackValue(msgspec.Struct, frozen=True, gc=False):
    """One attack line of a card (GH-2.3).

    Attributes
    ----------
    kind
        ``club``, ``bow`` (first strike) or ``axe`` (destroyer).
    value
        Its damage.
    """

    kind: str
    value: int


class Card(msgspec.Struct, frozen=True):
    """A card as printed.

    Attributes
    ----------
    id
        Unique and stable; decks refer to it.
    name
        In each language it has one.
    type
        One of :data:`TYPES`.
    colour
        Key of a colour of its set.
    cost
        What it takes to play it.
    recruit
        How many cards it fetches; 0 if it cannot recruit.
    keywords
        As printed.
    attacks
        Its attack values.
    defence
        Life, structure, or an extension's addition; ``None`` if it has none.
    tp
        What its victor gains.
    size
        A base's hand limit.
    timed
        Whether a spell is laid down to ripen.
    abilities
        Its text box.
    flavour
        Words without force.
    emblem
        An icon's name; ``""`` is the icon of the type.
    set
        The id of its set.
    """

    id: str
    name: Text
    type: str
    colour: str
    cost: Cost = Cost()
    recruit: int = 0
    keywords: tuple[str, ...] = ()
    attacks: tuple[AttackValue, ...] = ()
    defence: int | None = None
    tp: int = 0
    size: int = 0
    timed: bool = False
    abilities: tuple[Ability, ...] = ()
    flavour: Text = ()
    emblem: str = ""
    set: str = ""

    @property
    def starts(self) -> bool:
        """Whether it is a starting base: a base that costs exactly 20 gold and nothing else (GH-7.3)."""
        return self.type == "base" and self.cost == Cost(gold=STARTING_GOLD)


class Colour(msgspec.Struct, frozen=True):
    """A colour of a set.

    Attributes
    ----------
    key
        What cards call it.
    name, about
        Words.
    """

    key: str
    name: Text
    about: Text = ()


class CardSet(msgspec.Struct, frozen=True):
    """A set of cards.

    Attributes
    ----------
    id
        What decks call it.
    name
        Words.
    version
        Counted up by its author.
    language
        Of its plain texts.
    colours
        In the order of the file.
    """

    id: str
    name: Text
    version: int
    language: str
    colours: tuple[Colour, ...] = ()


class SetRef(msgspec.Struct, frozen=True):
    """The set a deck was made for.

    Attributes
    ----------
    id
        Which.
    version
        0 if not told.
    hash
        ``""`` if not told.
    """

    id: str
    version: int = 0
    hash: str = ""


class Deck(msgspec.Struct, frozen=True):
    """A deck, or a selection out of a pool.

    Attributes
    ----------
    id
        Unique among decks.
    name, notes
        Words.
    colour
        How it is marked; has no force.
    language
        Of its plain texts.
    cards
        Card ids with counts, in the order of the file.
    sets
        What it was made for.
    """

    id: str
    name: Text
    cards: tuple[tuple[str, int], ...]
    colour: str = ""
    language: str = ""
    notes: Text = ()
    sets: tuple[SetRef, ...] = ()


class Pool(msgspec.Struct, frozen=True):
    """The 48 cards of a tournament (GH-7.8).

    Attributes
    ----------
    id
        Unique among decks and pools.
    name
        Words.
    cards
        Card ids with counts.
    selections
        Prepared choices of 36.
    colour
        How it is marked.
    sets
        What it was made for.
    """

    id: str
    name: Text
    cards: tuple[tuple[str, int], ...]
    selections: tuple[Deck, ...] = ()
    colour: str = ""
    sets: tuple[SetRef, ...] = ()


class Content(msgspec.Struct, frozen=True):
    """Everything that was loaded; a card's number is its place in :attr:`cards`.

    Attributes
    ----------
    sets
        In the order of the files.
    cards
        Of all sets.
    decks, pools
        Legal or not; :func:`desktop.games.ghour.deck.faults` tells.
    """

    sets: tuple[CardSet, ...]
    cards: tuple[Card, ...]
    decks: tuple[Deck, ...] = ()
    pools: tuple[Pool, ...] = ()

    def card(self, identity: str) -> Card | None:
        """Return the card called ``identity``, or ``None``."""
        return next((card for card in self.cards if card.id == identity), None)
