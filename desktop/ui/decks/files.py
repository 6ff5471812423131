"""Deck files of every kind, read to the same verdict: our own YAML, and plain lists of text."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from desktop.core.fault import ContentError, Fault, Mark
from desktop.core.message import message
from desktop.data import reader
from desktop.games.ghour import deck as verdict
from desktop.games.ghour.model import Deck, Pool
from desktop.games.ghour.reading import decks as decks_file
from desktop.games.ghour.reading.sheet import form_faults
from desktop.games.ghour.workshop import gathering
from desktop.games.ghour.workshop.editing import identity_for
from desktop.games.ghour.workshop.lists import decoded, read_list, write_list
from desktop.ui.decks.library import SUFFIX, Library
from desktop.ui.text import spoken

YAML = (".yaml", ".yml")


class Found(msgspec.Struct, frozen=True):
    """What a file holds.

    Attributes
    ----------
    decks, pools
        Legal or not.
    faults
        Everything that is wrong, unread lines among it.
    """

    decks: tuple[Deck, ...] = ()
    pools: tuple[Pool, ...] = ()
    faults: tuple[Fault, ...] = ()


def is_yaml(path: Path) -> bool:
    """Tell whether ``path`` is called like a file of our own format; every other file is a plain list."""
    return path.suffix.casefold() in YAML


def read_file(path: Path, library: Library, known: decks_file.Known | None = None) -> Found:
    """Return the decks of the file at ``path``; ``known`` is shared by files that are read together.

    Raises
    ------
    OSError
        If a plain list cannot be read.
    """
    if not is_yaml(path):
        return read_text(path.read_bytes(), str(path), library, name_of(path))
    try:
        node = reader.read(path)
    except ContentError as error:
        return Found(faults=form_faults(error))
    found = gathering.read_deck_file(str(path), node, known or known_of(library))
    return Found(found.decks, found.pools, found.faults)


def read_text(raw: bytes | str, file: str, library: Library, name: str) -> Found:
    """Return the deck that a plain list holds, called ``name`` unless it has a name of its own."""
    text = raw if isinstance(raw, str) else decoded(raw)
    if text is None or len(text) > reader.LIMIT:
        said = message("data.utf-8", byte="?") if text is None else message("data.too-big", limit=reader.LIMIT)
        return Found(faults=(Fault("V007" if text is None else "V006", said, "GH-13.1", where=Mark(file), who="file"),))
    reading = read_list(text, library.catalogue, file)
    named = (reading.name or name)[:40].strip() or name
    deck = Deck(identity_for(named, library.decks), ((spoken(), named),), reading.cards, "", spoken(), (), reading.sets)
    faults = verdict.faults(deck, library.cards, lambda card: reading.place(file, card))
    return Found((deck,), (), (*reading.faults, *faults))


def lost(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """Return those of ``faults`` by which something of the file was not read; a deck may also be read and illegal."""
    return tuple(
        fault
        for fault in faults
        if fault.level == "error" and (fault.message.key == "ghour.v302.form" or not "V302" <= fault.code <= "V307")
    )


def write_text(deck: Deck, path: Path, library: Library, language: str) -> str:
    """Return ``deck`` in the form that ``path`` is called for."""
    if is_yaml(path):
        return library.file_text(deck)
    return write_list(deck, library.cards, library.catalogue, language)


def known_of(library: Library) -> decks_file.Known:
    """Return what decks may be made of."""
    sets = {each.id: (each, library.hashes[each.id]) for each in library.content.sets}
    return decks_file.Known(sets, library.cards)


def name_of(path: Path) -> str:
    """Return what a deck is called whose file has no better name for it."""
    return path.name.removesuffix(SUFFIX).removesuffix(path.suffix) or path.name
