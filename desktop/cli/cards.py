"""``cards``: validates card files, and prints the JSON Schema that helps editors to write them."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from desktop.cli import asked
from desktop.cli.speech import complain, tell, wrong
from desktop.core.fault import ContentError, Fault
from desktop.data import reader
from desktop.games.ghour.workshop import gathering
from desktop.games.ghour.workshop.gathering import CardFile
from desktop.games.ghour.workshop.schema import card_schema
from desktop.ui.decks.library import GAME, Loader
from desktop.ui.text import Names, say_fault


def cards(options: argparse.Namespace) -> int:
    """Do what was asked for; 1 if a card is not as it should be."""
    if options.action == "schema":
        tell(json.dumps(card_schema(), indent=2, ensure_ascii=False))
        return 0
    return _check(options)


def _check(options: argparse.Namespace) -> int:
    given = [path for name in options.paths for path in _files(name)]
    # a card of ours must not have the id of a card elsewhere: the other files of the library are read first
    mine = {path.resolve() for path in given}
    others = [path for path in Loader().paths("cards") if path.resolve() not in mine]
    read = [_read(path) for path in (*others, *given)]
    named = {str(path) for path in given}
    faults = [fault for fault in gathering.merged(read).faults if fault.where is None or fault.where.file in named]
    count = sum(len(each.cards) for each in read[len(others) :])
    bad = [fault for fault in faults if fault.level == "error"]
    if options.json:
        tell(json.dumps([{"text": say_fault(fault), **_place(fault)} for fault in faults], ensure_ascii=False))
    else:
        for fault in faults:
            complain(say_fault(fault, Names((), GAME)))
        tell(f"files: {len(given)}, sound cards: {count}, errors: {len(bad)}, warnings: {len(faults) - len(bad)}")
    return 1 if bad else 0


def _place(fault: Fault) -> dict[str, object]:
    where = fault.where
    return {
        "code": fault.code,
        "clause": fault.clause,
        "level": fault.level,
        "file": where.file if where else None,
        "line": where.line if where else None,
        "column": where.column if where else None,
    }


def _files(name: str) -> list[Path]:
    """Return the card files that ``name`` means: itself, those of a folder, or of the folder's ``cards``."""
    path = Path(name)
    if not path.is_dir():
        return [asked.file(name)]
    folder = path / "cards" if (path / "cards").is_dir() else path
    found = sorted(folder.glob("*.yaml"))
    if not found:
        raise wrong("cli.no-cards", file=name)
    return found


def _read(path: Path) -> CardFile:
    try:
        return gathering.read_card_file(str(path), reader.read(path))
    except ContentError as error:
        return gathering.unreadable(str(path), error)
