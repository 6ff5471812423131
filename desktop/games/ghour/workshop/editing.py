"""Changes to a deck: each is a value, and one function makes the deck that follows (GH-7)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

import msgspec

from desktop.core.fault import Fault
from desktop.games.ghour.model import COPIES, Card, Deck, SetRef, Text
from desktop.games.ghour.workshop.folding import folded


class SetCount(msgspec.Struct, frozen=True, tag="count"):
    """Let the deck hold ``count`` copies of ``card``; 0 takes it out."""

    card: str
    count: int


class Swap(msgspec.Struct, frozen=True, tag="swap"):
    """Put as many copies of ``by`` in the place of ``card``; those the deck holds already are added."""

    card: str
    by: str


class Rename(msgspec.Struct, frozen=True, tag="rename"):
    """Call the deck ``words`` in ``language``."""

    language: str
    words: str


class Annotate(msgspec.Struct, frozen=True, tag="annotate"):
    """Let the notes in ``language`` be ``words``; ``""`` takes them out."""

    language: str
    words: str


class Recolour(msgspec.Struct, frozen=True, tag="recolour"):
    """Mark the deck with ``colour``."""

    colour: str


class Replace(msgspec.Struct, frozen=True, tag="replace"):
    """Let the deck hold just ``cards``: an import, or a choice out of a pool."""

    cards: tuple[tuple[str, int], ...]


Edit = SetCount | Swap | Rename | Annotate | Recolour | Replace


def edited(deck: Deck, edit: Edit) -> Deck:
    """Return ``deck`` after ``edit``: the one door through which decks change."""
    match edit:
        case SetCount(card, wanted):
            return _with(deck, _counted(deck.cards, card, wanted))
        case Swap(card, by):
            if card == by or not any(each == card for each, _ in deck.cards):
                return deck
            moved = count(deck, card) + count(deck, by)
            others = _counted(deck.cards, by, 0)
            return _with(deck, tuple((by, moved) if each == card else (each, n) for each, n in others))
        case Rename(language, words):
            return msgspec.structs.replace(deck, name=_said(deck.name, language, words))
        case Annotate(language, words):
            return msgspec.structs.replace(deck, notes=_said(deck.notes, language, words))
        case Recolour(colour):
            return msgspec.structs.replace(deck, colour=colour)
        case Replace(cards):
            return _with(deck, cards)


def count(deck: Deck, card: str) -> int:
    """Return how many copies of ``card`` the deck holds."""
    return sum(n for each, n in deck.cards if each == card)


def size(deck: Deck) -> int:
    """Return how many cards the deck holds (GH-7.1)."""
    return sum(n for _, n in deck.cards if n > 0)


def more(deck: Deck, card: str, most: int = COPIES) -> SetCount | None:
    """Return the edit that adds a copy of ``card``, or ``None`` if there are ``most`` of it (GH-7.2)."""
    held = count(deck, card)
    return SetCount(card, held + 1) if held < most else None


def fewer(deck: Deck, card: str) -> SetCount | None:
    """Return the edit that takes a copy of ``card`` out, or ``None`` if there is none."""
    held = count(deck, card)
    return SetCount(card, held - 1) if held > 0 else None


def mend(fault: Fault, deck: Deck, cards: Mapping[str, Card]) -> Edit | None:
    """Return the edit that mends ``fault``, where there is just one way to do it."""
    about = fault.message
    word = str(about.get("word"))
    if about.key == "ghour.v302.many":
        return SetCount(word, COPIES)
    if about.key == "ghour.v302.few":
        return SetCount(word, 0)
    if about.key == "ghour.v301.unknown" and fault.mend is not None and fault.mend.key == "ghour.v301.near":
        return Swap(word, str(fault.mend.get("word")))
    if about.key == "ghour.v304.none":
        bases = _bases(deck, cards)
        return SetCount(bases[0], 1) if len(bases) == 1 else None
    if about.key == "ghour.v303.many":
        held = [card for card, n in deck.cards if n > 0]
        surplus = size(deck) - int(str(about.get("wanted")))
        return SetCount(held[0], count(deck, held[0]) - surplus) if len(held) == 1 else None
    return None


def _bases(deck: Deck, cards: Mapping[str, Card]) -> list[str]:
    """Return the starting bases in the colours of the deck, or all if it has no colour yet."""
    colours = {cards[card].colour for card, n in deck.cards if n > 0 and card in cards} or {deck.colour}
    bases = [card for card in cards.values() if card.starts]
    return [card.id for card in bases if card.colour in colours] or [card.id for card in bases]


def empty(identity: str, name: str, language: str, *, colour: str = "", sets: tuple[SetRef, ...] = ()) -> Deck:
    """Return a deck without cards."""
    return Deck(identity, ((language, name),), (), colour, language, (), sets)


def identity_for(name: str, taken: Collection[str]) -> str:
    """Return an id made of ``name`` that is not ``taken`` (GH-13.3)."""
    letters = "".join(sign if sign.isascii() and sign.isalnum() else "-" for sign in folded(name))
    stem = "-".join(filter(None, letters.split("-")))[:34].strip("-") or "deck"
    if stem not in taken:
        return stem
    return next(found for n in range(2, len(taken) + 3) if (found := f"{stem}-{n}") not in taken)


def same_cards(one: Iterable[tuple[str, int]], other: Iterable[tuple[str, int]]) -> bool:
    """Tell whether both hold the same copies, in whatever order."""
    return dict(one) == dict(other)


def _with(deck: Deck, cards: tuple[tuple[str, int], ...]) -> Deck:
    return msgspec.structs.replace(deck, cards=cards)


def _counted(cards: tuple[tuple[str, int], ...], card: str, wanted: int) -> tuple[tuple[str, int], ...]:
    """Return ``cards`` with ``wanted`` copies of one, in its old place if it has one."""
    if all(each != card for each, _ in cards):
        return (*cards, (card, wanted)) if wanted else cards
    return tuple((each, wanted if each == card else n) for each, n in cards if each != card or wanted)


def _said(text: Text, language: str, words: str) -> Text:
    words = words.strip()
    if all(each != language for each, _ in text):
        return (*text, (language, words)) if words else text
    return tuple((each, words if each == language else old) for each, old in text if each != language or words)
