"""Many files of cards and decks to one library, each file read by itself, so that what did not change is kept."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import msgspec

from desktop.core.fault import ContentError, Fault, Mark
from desktop.data.nodes import MapNode, Node
from desktop.games.ghour import content
from desktop.games.ghour.model import Card, CardSet, Content, Deck, Pool
from desktop.games.ghour.reading import decks as decks_file
from desktop.games.ghour.reading.cards import Names, read_cards
from desktop.games.ghour.reading.sheet import Sheet, form_faults, make, word
from desktop.games.ghour.workshop.folding import folded_text

Place: TypeAlias = tuple[str, int]
"""A file and a line of it."""


class CardFile(msgspec.Struct, frozen=True):
    """A file of cards, read by itself.

    Attributes
    ----------
    file
        As the user named it.
    set
        Which set it holds; ``None`` if it holds none.
    cards
        Those that are sound.
    lines
        Where each of :attr:`cards` begins.
    names, flavours
        Those of each card in all languages, folded for searching: worked out once, kept with the card.
    faults
        Everything that is wrong with it alone.
    """

    file: str
    set: CardSet | None = None
    cards: tuple[Card, ...] = ()
    lines: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    flavours: tuple[str, ...] = ()
    faults: tuple[Fault, ...] = ()


class DeckFile(msgspec.Struct, frozen=True):
    """A file of decks, read beside certain cards.

    Attributes
    ----------
    file
        As the user named it.
    decks, pools
        Legal or not.
    faults
        Everything that is wrong with it.
    """

    file: str
    decks: tuple[Deck, ...] = ()
    pools: tuple[Pool, ...] = ()
    faults: tuple[Fault, ...] = ()


class Cards(msgspec.Struct, frozen=True):
    """The cards of all files.

    Attributes
    ----------
    sets, cards
        In the order of the files; of two with one id or one name the first.
    names, flavours
        As in :class:`CardFile`, for each of :attr:`cards`.
    faults
        Of all files, and V102 and V119 between them.
    """

    sets: tuple[CardSet, ...]
    cards: tuple[Card, ...]
    names: tuple[str, ...]
    flavours: tuple[str, ...]
    faults: tuple[Fault, ...]


def unreadable(file: str, error: ContentError) -> CardFile:
    """Return the file that could not be read, with the reasons."""
    return CardFile(file, faults=form_faults(error))


def read_card_file(file: str, node: Node) -> CardFile:
    """Return the cards of ``node``."""
    faults: list[Fault] = []
    told, cards = read_cards(node, Sheet(faults), Names())
    lines = _lines(node)
    return CardFile(
        file,
        told,
        cards,
        tuple(lines.get(card.id, 0) for card in cards),
        tuple(folded_text(card.name) for card in cards),
        tuple(folded_text(card.flavour) for card in cards),
        tuple(faults),
    )


def read_deck_file(file: str, node: Node, known: decks_file.Known) -> DeckFile:
    """Return the decks and pools of ``node``."""
    faults: list[Fault] = []
    decks, pools = decks_file.read_decks(node, Sheet(faults), known)
    return DeckFile(file, decks, pools, tuple(faults))


def merged(files: Sequence[CardFile]) -> Cards:
    """Return the cards of ``files`` together: an id or a name that two files use is a fault of the later one."""
    kept: list[tuple[Card, str, str]] = []
    faults: list[Fault] = []
    ids: dict[str, Place] = {}
    names: dict[tuple[str, str], Place] = {}
    for each in files:
        faults += each.faults
        for card, line, name, flavour in zip(each.cards, each.lines, each.names, each.flavours, strict=True):
            place = (each.file, line)
            keys = [(language, words.casefold()) for language, words in card.name]
            if card.id in ids or any(key in names for key in keys):
                faults += _again(card, place, ids, names)
                continue
            kept.append((card, name, flavour))
            ids[card.id] = place
            for key in keys:
                names[key] = place
    sets: dict[str, CardSet] = {}
    for told in (each.set for each in files if each.set is not None):
        before = sets.get(told.id)
        sets[told.id] = told if before is None else _joined(before, told)
    return Cards(
        tuple(sets.values()),
        tuple(card for card, _, _ in kept),
        tuple(name for _, name, _ in kept),
        tuple(flavour for _, _, flavour in kept),
        tuple(faults),
    )


def known_to(cards: Cards, hashes: dict[str, str]) -> decks_file.Known:
    """Return what decks may be made of; ``hashes`` are those of the sets."""
    return decks_file.Known(
        {each.id: (each, hashes[each.id]) for each in cards.sets}, {card.id: card for card in cards.cards}
    )


def hashes_of(cards: Cards) -> dict[str, str]:
    """Return the hash of each set (GH-13b)."""
    return content.set_hashes(cards.sets, cards.cards)


def together(cards: Cards, decks: Iterable[DeckFile]) -> content.Library:
    """Return everything that was loaded, and everything that is wrong; of two decks with one id the first is kept."""
    found: dict[str, Deck] = {}
    pools: dict[str, Pool] = {}
    faults = list(cards.faults)
    for each in decks:
        faults += each.faults
        for deck in each.decks:
            found.setdefault(deck.id, deck)
        for pool in each.pools:
            pools.setdefault(pool.id, pool)
    return content.Library(
        Content(cards.sets, cards.cards, tuple(found.values()), tuple(pools.values())), tuple(faults)
    )


def _again(card: Card, place: Place, ids: dict[str, Place], names: dict[tuple[str, str], Place]) -> tuple[Fault, ...]:
    """Return what ``card`` repeats of an earlier file."""
    who, mark = f"card '{card.id}'", Mark(*place, 1)
    if card.id in ids:
        file, line = ids[card.id]
        return (make("V102", "GH-13.3", "elsewhere", mark, who, file=file, line=line),)
    return tuple(
        make("V119", "GH-2.6", "elsewhere", mark, who, word=words, file=file, line=line)
        for language, words in card.name
        if (language, words.casefold()) in names
        for file, line in [names[language, words.casefold()]]
    )


def _joined(before: CardSet, told: CardSet) -> CardSet:
    """Return a set that several files tell of: the first one's words, with the colours of both."""
    keys = {colour.key for colour in before.colours}
    return msgspec.structs.replace(
        before, colours=(*before.colours, *(colour for colour in told.colours if colour.key not in keys))
    )


def _lines(node: Node) -> dict[str, int]:
    """Return where each card begins."""
    cards = node.get("cards") if isinstance(node, MapNode) else None
    found: dict[str, int] = {}
    for item in getattr(cards, "items", ()):
        if isinstance(item, MapNode):
            found.setdefault(word(item.get("id")), item.key_mark("id").line)
    return found
