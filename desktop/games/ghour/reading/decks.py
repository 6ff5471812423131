"""Nodes of a decks file to decks and pools, with every fault of V301 to V313 (GH-13b, GH-13d)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from desktop.core.fault import Mark
from desktop.core.message import Ref
from desktop.data.nodes import MapNode, Node, TextNode
from desktop.games.ghour import deck as verdict
from desktop.games.ghour.model import LANGUAGES, Card, CardSet, Deck, Pool, SetRef, Text
from desktop.games.ghour.reading.cards import ID, NAME, check_format, unknown_keys
from desktop.games.ghour.reading.sheet import FILE, Sheet, did_you_mean, listed, number, shown, word

FORMAT = "ghour-decks/1"
TOP = ("format", "sets", "decks", "pools")
SET_KEYS = ("id", "version", "hash")
DECK_KEYS = ("id", "name", "colour", "language", "notes", "cards")
POOL_KEYS = ("id", "name", "colour", "cards", "selections")
SELECTION_KEYS = ("id", "name", "cards")


class Known:
    """What decks may be made of.

    Parameters
    ----------
    sets
        The loaded sets, each with the hash of its cards.
    cards
        The loaded cards, by id.
    """

    def __init__(self, sets: Mapping[str, tuple[CardSet, str]], cards: Mapping[str, Card]) -> None:
        self.sets = sets
        self.cards = cards
        self.used: dict[str, Mark] = {}


def read_decks(node: Node, sheet: Sheet, known: Known) -> tuple[tuple[Deck, ...], tuple[Pool, ...]]:
    """Return the decks and pools of one file, the illegal ones too; faults tell which these are."""
    top = sheet.mapping(node, FILE, "file")
    if top is None:
        return (), ()
    check_format(top, sheet, FORMAT)
    for key, _ in top.items:
        if key.value not in TOP:
            sheet.wrong("V004", "GH-13.1", "key", key.mark, FILE, mend=did_you_mean(key.value, TOP), word=key.value)
    sets = _sets(top, sheet, known)
    decks, pools = [], []
    for item in sheet.items(top.get("decks"), FILE, "decks"):
        entry = _Entry.of(item, sheet, known, "deck", DECK_KEYS)
        if entry is not None:
            deck = entry.deck(sets)
            decks.append(deck)
            sheet.faults += verdict.faults(deck, known.cards, entry.place, entry.who)
    for item in sheet.items(top.get("pools"), FILE, "pools"):
        entry = _Entry.of(item, sheet, known, "pool", POOL_KEYS)
        if entry is not None:
            pools.append(_pool(entry, sheet, known, sets))
    if not decks and not pools and top.get("decks") is None and top.get("pools") is None:
        sheet.wrong("V312", "GH-13.1", "nothing", top.mark, FILE)
    return tuple(decks), tuple(pools)


def _sets(top: MapNode, sheet: Sheet, known: Known) -> tuple[SetRef, ...]:
    """Return the sets that the file names; notes V311 for those that are not loaded."""
    node = top.get("sets")
    if node is None:
        sheet.wrong("V312", "GH-13.1", "sets", top.mark, FILE)
        return ()
    found = []
    for item in sheet.items(node, FILE, "sets"):
        if isinstance(item, MapNode):
            unknown_keys(item, SET_KEYS, sheet, "sets")
            ref = SetRef(word(item.get("id")), number(item.get("version")) or 0, word(item.get("hash")))
        else:
            ref = SetRef(word(item))
        loaded = known.sets.get(ref.id)
        if loaded is None:
            mend = None if not known.sets else did_you_mean(ref.id, known.sets)
            sheet.wrong("V311", "GH-13.3", "set", item.mark, FILE, mend=mend, word=ref.id or shown(item))
        elif (ref.version and ref.version != loaded[0].version) or (ref.hash and ref.hash != loaded[1]):
            sheet.wrong("V311", "GH-13.3", "changed", item.mark, FILE, "warning", word=ref.id)
        found.append(ref)
    return tuple(found)


def _pool(entry: _Entry, sheet: Sheet, known: Known, sets: tuple[SetRef, ...]) -> Pool:
    chosen: dict[str, Callable[[str], Mark | None]] = {}
    selections = []
    for item in sheet.items(entry.node.get("selections"), entry.who, "selections"):
        part = _Entry.of(item, sheet, known, "selection", SELECTION_KEYS, entry)
        if part is not None:
            selections.append(part.deck(()))
            chosen[part.id] = part.place
    pool = Pool(entry.id, entry.name, entry.counts, tuple(selections), entry.colour, sets)
    sheet.faults += verdict.pool_faults(pool, known.cards, entry.place, chosen)
    return pool


class _Entry:
    """One deck, pool or selection being read."""

    def __init__(self, node: MapNode, sheet: Sheet, who: str) -> None:
        self.node = node
        self.sheet = sheet
        self.who = who
        self.id = word(node.get("id"))
        self.name: Text = ()
        self.colour = word(node.get("colour"))
        self.language = word(node.get("language"))
        self.notes: Text = ()
        self.counts: tuple[tuple[str, int], ...] = ()
        self.marks: dict[str, Mark] = {}

    @classmethod
    def of(
        cls, item: Node, sheet: Sheet, known: Known, kind: str, keys: tuple[str, ...], inside: _Entry | None = None
    ) -> _Entry | None:
        """Return the entry that ``item`` describes; notes V310, V312 and V313."""
        given = sheet.mapping(item, FILE if inside is None else inside.who, kind)
        if given is None:
            return None
        who = f"{kind} '{word(given.get('id')) or '?'}'"
        entry = cls(given, sheet, who if inside is None else f"{inside.who}, {who}")
        entry._read(keys, known, f"{inside.id}/" if inside is not None else "")
        return entry

    def _read(self, keys: tuple[str, ...], known: Known, inside: str) -> None:
        node, sheet, who = self.node, self.sheet, self.who
        unknown_keys(node, keys, sheet, who)
        self._identity(known, inside)
        before = sheet.language
        if self.language:
            if self.language in LANGUAGES:
                sheet.language = self.language
            else:
                tongue = node.get("language")
                sheet.wrong(
                    "V120", "GH-2.1", "tongue", tongue.mark if tongue else None, who,
                    word=self.language, known=listed(LANGUAGES),
                )  # fmt: skip
        named, notes = node.get("name"), node.get("notes")
        if named is not None:
            self.name = sheet.text(named, who, "name", NAME)
        elif not inside:
            sheet.wrong("V312", "GH-13.1", "part", node.mark, who, word="name")
        if notes is not None:
            self.notes = sheet.text(notes, who, "notes")
        sheet.language = before
        colour = node.get("colour")
        if colour is not None and not isinstance(colour, TextNode):
            sheet.wrong("V120", "GH-2.1", "text", colour.mark, who, field="colour")
        self._cards()

    def _identity(self, known: Known, inside: str) -> None:
        node = self.node.get("id")
        if node is None:
            self.sheet.wrong("V312", "GH-13.1", "part", self.node.mark, self.who, word="id")
            return
        if not ID.fullmatch(self.id) or len(self.id) > NAME:
            self.sheet.wrong("V101", "GH-13.3", "form", node.mark, self.who, word=shown(node))
            return
        first = known.used.setdefault(inside + self.id, node.mark)
        if first != node.mark:
            self.sheet.wrong("V310", "GH-13.3", "twice", node.mark, self.who, word=self.id, line=first.line)

    def _cards(self) -> None:
        node = self.node.get("cards")
        if node is None:
            self.sheet.wrong("V312", "GH-13.1", "part", self.node.mark, self.who, word="cards")
            return
        given = self.sheet.mapping(node, self.who, "cards")
        counts = []
        for key, value in given.items if given is not None else ():
            self.marks[key.value] = key.mark
            count = number(value)
            if count is None:
                card = Ref("card", key.value)
                self.sheet.wrong("V302", "GH-7.2", "form", value.mark, self.who, card=card, amount=shown(value))
            else:
                counts.append((key.value, count))
        self.counts = tuple(counts)

    def place(self, identity: str) -> Mark | None:
        """Return where the entry of a card was written; ``""`` asks for the deck."""
        return self.marks.get(identity, self.node.mark)

    def deck(self, sets: tuple[SetRef, ...]) -> Deck:
        """Return what was read as a deck."""
        return Deck(self.id, self.name, self.counts, self.colour, self.language, self.notes, sets)
