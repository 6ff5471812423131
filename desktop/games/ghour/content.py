"""The cards and decks of Ghour: loaded, checked, and packed into saves."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from desktop.core.fault import ContentError, Fault
from desktop.data import reader
from desktop.data.nodes import MapNode, Node
from desktop.games.ghour.deck import by_id
from desktop.games.ghour.model import Card, CardSet, Content, Deck, Pool, Text
from desktop.games.ghour.reading import decks as decks_file
from desktop.games.ghour.reading.cards import Names, read_cards
from desktop.games.ghour.reading.sheet import Sheet, form_faults, word

if TYPE_CHECKING:
    from pathlib import Path

EMPTY = Content((), ())
"""Nothing loaded."""


class Library(msgspec.Struct, frozen=True):
    """What could be used of some folders, and what was wrong.

    Attributes
    ----------
    content
        Sound cards; decks also where they are not legal, so that they can be mended.
    faults
        Of all files, in their order.
    """

    content: Content
    faults: tuple[Fault, ...]


def load(folder: Path, own: Path | None = None) -> Content:
    """Return the content of ``folder``, with the user's ``own`` beside it.

    Raises
    ------
    ContentError
        With everything that is wrong, if anything worse than a warning is.
    """
    library = gather(folder) if own is None else gather(folder, own)
    if any(fault.level == "error" for fault in library.faults):
        raise ContentError(library.faults)
    return library.content


def gather(*folders: Path) -> Library:
    """Return all that is sound in ``folders`` (``cards/*.yaml``, ``decks/*.yaml``) and all faults."""
    faults: list[Fault] = []
    nodes = []
    for part in ("cards", "decks"):
        for folder in folders:
            for path in sorted((folder / part).glob("*.yaml")):
                node = _read(path, faults)
                if node is not None:
                    nodes.append(node)
    found = check(nodes)
    return Library(found.content, (*faults, *found.faults))


def check_files(paths: Sequence[Path], known: Content = EMPTY) -> Library:
    """Return what the files at ``paths`` hold beside ``known``, and everything that is wrong with them."""
    faults: list[Fault] = []
    nodes = [node for path in paths for node in (_read(path, faults),) if node is not None]
    found = check(nodes, known)
    return Library(found.content, (*faults, *found.faults))


def _read(path: Path, faults: list[Fault]) -> Node | None:
    try:
        return reader.read(path)
    except ContentError as error:
        faults += form_faults(error)
        return None


def faults(nodes: Sequence[Node], known: Content = EMPTY) -> tuple[Fault, ...]:
    """Return everything that is wrong with files of cards and decks (GH-13d); decks may use ``known`` too."""
    return check(nodes, known).faults


def check(nodes: Sequence[Node], known: Content = EMPTY) -> Library:
    """Return the content of ``nodes`` added to ``known``, and everything that is wrong with them."""
    found: list[Fault] = []
    used = Names()
    sets: list[CardSet] = list(known.sets)
    cards: list[Card] = list(known.cards)
    there = frozenset(card.id for card in known.cards)
    for node in nodes:
        if not _is_decks(node):
            sheet = Sheet(found)
            told, more = read_cards(node, sheet, used)
            if told is not None:
                sets.append(told)
            cards += (card for card in more if card.id not in there)
    hashes = set_hashes(sets, cards)
    loaded = {each.id: (each, hashes[each.id]) for each in sets}
    open_decks = decks_file.Known(loaded, by_id(tuple(cards)))
    decks: list[Deck] = list(known.decks)
    pools: list[Pool] = list(known.pools)
    for node in nodes:
        if _is_decks(node):
            more_decks, more_pools = decks_file.read_decks(node, Sheet(found), open_decks)
            decks += more_decks
            pools += more_pools
    return Library(Content(tuple(sets), tuple(cards), tuple(decks), tuple(pools)), tuple(found))


def _is_decks(node: Node) -> bool:
    """Tell whether ``node`` is a decks file, by its format line or else by its keys."""
    if not isinstance(node, MapNode):
        return False
    line = word(node.get("format"))
    if line.startswith(("ghour-cards", "ghour-decks")):
        return line.startswith("ghour-decks")
    return node.get("cards") is None and (node.get("decks") is not None or node.get("pools") is not None)


def set_hashes(sets: Sequence[CardSet], cards: Sequence[Card]) -> dict[str, str]:
    """Return the :func:`set_hash` of each of ``sets``."""
    own: dict[str, list[Card]] = {each.id: [] for each in sets}
    for card in cards:
        own.setdefault(card.set, []).append(card)
    return {each.id: set_hash(each.id, own[each.id]) for each in sets}


def set_hash(identity: str, cards: Sequence[Card]) -> str:
    """Return eight signs that change whenever a card of the set ``identity`` does."""
    own = sorted((card for card in cards if card.set == identity), key=lambda card: card.id)
    return hashlib.sha256(msgspec.json.encode(own)).hexdigest()[:8]


def pack(content: Content) -> str:
    """Return ``content`` as text for a save."""
    return msgspec.json.encode(content).decode()


def unpack(embedded: str) -> Content:
    """Return the content that :func:`pack` made ``embedded`` of.

    Raises
    ------
    ValueError
        If it is not such a text.
    """
    return msgspec.json.decode(embedded.encode(), type=Content)


def for_match(content: Content, picks: tuple[str, ...]) -> Content:
    """Return what a match with the decks ``picks`` needs of ``content``: their sets whole, and these decks.

    A save embeds this rather than a whole library.  Where a deck is left to lot, everything is kept.
    """
    if not picks or "" in picks:
        return content
    decks = tuple(deck for deck in content.decks if deck.id in picks)
    pools = tuple(pool for pool in content.pools if any(pick.startswith(f"{pool.id}/") for pick in picks))
    counts = (*(deck.cards for deck in decks), *(pool.cards for pool in pools))
    wanted = {card for row in counts for card, _ in row}
    sets = {card.set for card in content.cards if card.id in wanted}
    return Content(
        tuple(each for each in content.sets if each.id in sets),
        tuple(card for card in content.cards if card.set in sets),
        decks,
        pools,
    )


def names(content: Content) -> tuple[tuple[str, str, Text], ...]:
    """Return what ``Ref(kind, id)`` of this content is called: kind, id and words by language."""
    return (
        *(("card", card.id, card.name) for card in content.cards),
        *(("colour", colour.key, colour.name) for each in content.sets for colour in each.colours),
        *(("set", each.id, each.name) for each in content.sets),
        *(("deck", deck.id, deck.name) for deck in content.decks),
        *(("deck", pool.id, pool.name) for pool in content.pools),
    )
