"""The library of cards and decks, shipped ones and the user's own together.  No Qt window is needed for it."""

from __future__ import annotations

import functools
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from desktop import __version__, paths
from desktop.core.fault import ContentError, Fault
from desktop.core.message import Ref
from desktop.data import reader
from desktop.data.compiled import Compiled, replace, stamp
from desktop.games.ghour import content
from desktop.games.ghour import deck as verdict
from desktop.games.ghour.model import LANGUAGES, Card, Colour, Content, Deck, Pool, words_in
from desktop.games.ghour.reading import decks as decks_file
from desktop.games.ghour.workshop import gathering
from desktop.games.ghour.workshop.editing import identity_for
from desktop.games.ghour.workshop.gathering import CardFile, DeckFile
from desktop.games.ghour.workshop.index import Index
from desktop.games.ghour.workshop.lists import Catalogue
from desktop.games.ghour.workshop.writing import sets_of, write_decks
from desktop.ui.text import Names, named, spoken
from desktop.ui.text import name_of as called

GAME = "ghour"
SUFFIX = ".ghourdeck.yaml"
READING = 1
"""Raised whenever the same card file would be read differently: what was compiled before is forgotten."""


def shipped() -> Path:
    """Return the folder of the shipped cards and decks."""
    return paths.rules_data() / GAME


def own() -> Path:
    """Return the folder of the user's own cards and decks; it need not be there yet."""
    return paths.user_data() / GAME


def files_in(folder: Path) -> list[Path]:
    """Return the YAML files of ``folder`` by name; what editors hide beside a file they write is none of them."""
    return sorted(path for path in folder.glob("*.yaml") if not path.name.startswith("."))


class Library:
    """Everything that was loaded; a new one is made when a file changes.

    Parameters
    ----------
    found
        The content with its faults.
    files
        Where each deck and pool was read from.
    hashes
        Of the sets.
    read
        The cards as they were gathered, with what is searched of them.
    """

    def __init__(
        self, found: content.Library, files: Mapping[str, Path], hashes: dict[str, str], read: gathering.Cards
    ) -> None:
        self._read = read
        self.content: Content = found.content
        self.faults: tuple[Fault, ...] = found.faults
        self.files = files
        self.hashes = hashes
        self.cards: dict[str, Card] = verdict.by_id(self.content.cards)
        self.decks: dict[str, Deck] = {deck.id: deck for deck in self.content.decks}
        self.pools: dict[str, Pool] = {pool.id: pool for pool in self.content.pools}
        self.colours: dict[tuple[str, str], tuple[int, Colour]] = {
            (each.id, colour.key): (place, colour)
            for each in self.content.sets
            for place, colour in enumerate(each.colours)
        }

    @functools.cached_property
    def index(self) -> Index:
        """The cards ready to be searched."""
        return Index(self.content, vocabulary(), self._read.names, self._read.flavours)

    @functools.cached_property
    def catalogue(self) -> Catalogue:
        """The cards ready to be found by the lines of a list."""
        return Catalogue(self.content.cards)

    @functools.cached_property
    def names(self) -> Names:
        """What everything here is called, for :func:`desktop.ui.text.say`."""
        return Names((), GAME, {(kind, identity): words for kind, identity, words in content.names(self.content)})

    def name(self, card: str, language: str = "") -> str:
        """Return the name of ``card`` in the language that is spoken; the id of a card that is not known."""
        found = self.cards.get(card)
        return card if found is None else words_in(found.name, language or spoken())

    def verdict(self, deck: Deck, pool: Pool | None = None) -> tuple[Fault, ...]:
        """Return everything that is wrong with ``deck``, which may be a choice out of ``pool`` (GH-7)."""
        found = verdict.faults(deck, self.cards)
        return found if pool is None else (*found, *verdict.selection_faults(deck.cards, dict(pool.cards)))

    def pool_verdict(self, pool: Pool) -> tuple[Fault, ...]:
        """Return everything that is wrong with ``pool`` and its selections (GH-7.8, GH-7.9)."""
        return verdict.pool_faults(pool, self.cards)

    def is_own(self, identity: str) -> bool:
        """Tell whether the deck ``identity`` is a file of the user's, which saving may replace."""
        return identity in self.files and self.files[identity].name.endswith(SUFFIX)

    def file_text(self, deck: Deck | Pool) -> str:
        """Return a deck or a pool as a file of its own, with the sets it was made of and their hashes."""
        sets = sets_of((card for card, _ in deck.cards), self.content, self.hashes)
        known = {ref.id for ref in sets}
        unknown = any(card not in self.cards for card, _ in deck.cards)
        refs = (*sets, *(ref for ref in deck.sets if unknown and ref.id not in known))
        return write_decks([], refs, [deck]) if isinstance(deck, Pool) else write_decks([deck], refs)

    def place_for(self, deck: Deck | Pool) -> Path:
        """Return the user's file for ``deck``: the one it was read from, or a new one."""
        if self.is_own(deck.id):
            return self.files[deck.id]
        return own() / "decks" / f"{deck.id}{SUFFIX}"

    def new_identity(self, name: str) -> str:
        """Return an id for a new deck called ``name``."""
        return identity_for(name, {*self.decks, *self.pools})

    def save(self, deck: Deck | Pool, path: Path | None = None) -> Path:
        """Write ``deck`` to ``path``, or to its place among the user's decks, and return where it is.

        Raises
        ------
        OSError
            If it could not be written; an older file is whole then.
        """
        target = self.place_for(deck) if path is None else path
        replace(target, self.file_text(deck).encode())
        return target


def load(folders: Sequence[Path] | None = None, cache: Path | None = None) -> Library:
    """Return the library of ``folders`` (the shipped one and the user's), by way of what ``cache`` keeps."""
    return Loader(folders, cache).load()


class Loader:
    """Reads the library again and again, only the files that changed.

    Parameters
    ----------
    folders
        Where ``cards/*.yaml`` and ``decks/*.yaml`` are, an earlier folder first.
    cache
        Where what was read is kept between two starts.
    """

    def __init__(self, folders: Sequence[Path] | None = None, cache: Path | None = None) -> None:
        self.folders = tuple(folders) if folders is not None else (shipped(), own())
        place = paths.user_cache() / "ghour-cards.msgpack" if cache is None else cache
        self._cards: Compiled[CardFile] = Compiled(place, CardFile, f"{__version__}/{READING}")
        self._merged: tuple[tuple[CardFile, ...], gathering.Cards, dict[str, str]] | None = None
        self._decks: dict[Path, tuple[object, DeckFile]] = {}

    def paths(self, part: str) -> list[Path]:
        """Return the files of ``part`` (``cards`` or ``decks``), in the order they are read."""
        return [path for folder in self.folders for path in files_in(folder / part)]

    def load(self) -> Library:
        """Return what the files say now."""
        files = self._cards.values(self.paths("cards"), _card_file)
        self._cards.keep()
        if (
            self._merged is None
            or any(a is not b for a, b in zip(self._merged[0], files, strict=False))
            or len(self._merged[0]) != len(files)
        ):
            cards = gathering.merged(files)
            self._merged = (files, cards, gathering.hashes_of(cards))
            self._decks.clear()
        _, cards, hashes = self._merged
        known = gathering.known_to(cards, hashes)
        decks: dict[Path, tuple[object, DeckFile]] = {}
        for path in self.paths("decks"):
            state = stamp(path)
            before = self._decks.get(path)
            decks[path] = before if before is not None and before[0] == state else (state, _deck_file(path, known))
        self._decks = decks
        found = gathering.together(cards, [each for _, each in decks.values()])
        places: dict[str, Path] = {}
        for path, (_, each) in decks.items():
            for identity in (*(deck.id for deck in each.decks), *(pool.id for pool in each.pools)):
                places.setdefault(identity, path)
        return Library(found, places, hashes, cards)


def _card_file(path: Path) -> CardFile:
    try:
        return gathering.read_card_file(str(path), reader.read(path))
    except ContentError as error:
        return gathering.unreadable(str(path), error)


def _deck_file(path: Path, known: decks_file.Known) -> DeckFile:
    try:
        # every file has ids of its own; two decks with one id are told by the list of decks
        known.used.clear()
        return gathering.read_deck_file(str(path), reader.read(path), known)
    except ContentError as error:
        return DeckFile(str(path), faults=gathering.unreadable(str(path), error).faults)


@functools.cache
def vocabulary() -> dict[str, dict[str, tuple[str, ...]]]:
    """Return what types, keywords and resources are called in all four languages."""
    return {
        kind: {
            identity: tuple(dict.fromkeys(called(Ref(kind, identity), GAME, language) for language in LANGUAGES))
            for identity in named(kind, GAME)
        }
        for kind in ("type", "keyword", "resource", "attack")
    }


def errors(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """Return those of ``faults`` that forbid a deck."""
    return tuple(fault for fault in faults if fault.level == "error")


def advice(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """Return those of ``faults`` that are a friend's word only."""
    return tuple(fault for fault in faults if fault.level != "error")
