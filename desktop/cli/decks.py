"""``decks``: the workshop without a window: check, print, convert, list."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path

from desktop.cli import asked
from desktop.cli.speech import complain, tell, wrong
from desktop.core.fault import Fault
from desktop.games.ghour.model import Deck, Pool, words_in
from desktop.games.ghour.workshop.lists import write_list
from desktop.games.ghour.workshop.writing import sets_of, write_decks
from desktop.ui.decks.files import Found, is_yaml, known_of, lost, read_file
from desktop.ui.decks.library import Library, errors, load
from desktop.ui.text import say_fault

STDOUT = "-"


def decks(options: argparse.Namespace) -> int:
    """Do what was asked for; 1 if a deck is not legal or could not be read."""
    return {"check": _check, "print": _print, "convert": _convert, "list": _list}[options.action](options)


def _check(options: argparse.Namespace) -> int:
    paths = [asked.file(name) for name in options.files]
    library = load()
    known = known_of(library)
    count = faulty = 0
    faults: list[Fault] = []
    for path in paths:
        found = read_file(path, library, known)
        faults += found.faults
        count += len(found.decks) + len(found.pools)
        faulty += bool(errors(found.faults))
    if options.json:
        tell(json.dumps([_plain(fault, library) for fault in faults], ensure_ascii=False))
    else:
        _complain(faults, library)
        tell(f"files: {len(paths)}, decks and pools: {count}, files with errors: {faulty}")
    return 1 if faulty else 0


def _print(options: argparse.Namespace) -> int:
    target = Path(options.output)
    if not target.parent.is_dir():
        raise wrong("cli.no-folder", file=options.output)
    library = load()
    title, copies, faults = _wanted(options, library)
    _complain(faults, library)
    if not copies or any(card not in library.cards for card, _ in copies):
        return 1
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from desktop.cli import display  # noqa: PLC0415  # only printing draws

    display.require_libraries()
    from PySide6.QtGui import QGuiApplication  # noqa: PLC0415

    from desktop.ui.print.pdf import write_pdf  # noqa: PLC0415
    from desktop.ui.print.sheets import Options, Paper, job_of, plan  # noqa: PLC0415

    app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    how = Options(paper=Paper[options.paper.upper()], bleed=options.bleed, backs=options.backs, offset=options.offset)
    job = job_of(title, copies)
    write_pdf(target, job, how, library, options.language)
    del app
    tell(f"{options.output}: cards: {job.size}, pages: {len(plan(job, how))}")
    return 0


def _wanted(options: argparse.Namespace, library: Library) -> tuple[str, tuple[tuple[str, int], ...], Iterable[Fault]]:
    """Return title and cards of what is to be printed: a file, or a deck, pool or set by its id."""
    language = options.language
    sets = {each.id: each for each in library.content.sets}
    if options.file in sets and not Path(options.file).exists():
        cards = tuple((card.id, 1) for card in library.content.cards if card.set == options.file)
        return words_in(sets[options.file].name, language), cards, ()
    thing, faults = _one(options.file, options.deck, library)
    if thing is None:
        return "", (), faults
    return words_in(thing.name, language) or thing.id, thing.cards, faults


def _one(file: str, chosen: str | None, library: Library) -> tuple[Deck | Pool | None, tuple[Fault, ...]]:
    """Return the deck or pool that is meant, ``None`` where the file has none."""
    if not Path(file).exists() and (file in library.decks or file in library.pools):
        if file in library.decks:
            return library.decks[file], library.verdict(library.decks[file])
        return library.pools[file], library.pool_verdict(library.pools[file])
    found = read_file(asked.file(file), library)
    things: dict[str, Deck | Pool] = {deck.id: deck for deck in found.decks}
    things |= {pool.id: pool for pool in found.pools}
    if chosen is not None:
        if chosen not in things:
            raise asked.unknown("deck", chosen, list(things))
        return things[chosen], found.faults
    if len(things) > 1:
        raise wrong("cli.which-deck", file=file, known=", ".join(things))
    return next(iter(things.values()), None), found.faults


def _convert(options: argparse.Namespace) -> int:
    library = load()
    source = asked.file(options.file)
    found = read_file(source, library)
    _complain(found.faults, library)
    if lost(found.faults) or not found.decks:
        # half a deck is no conversion
        return 1
    target = Path(options.output)
    if options.output != STDOUT and not target.parent.is_dir():
        raise wrong("cli.no-folder", file=options.output)
    text = _converted(found, options, target, library)
    if options.output == STDOUT:
        tell(text.removesuffix("\n"))
    else:
        target.write_text(text, encoding="utf-8", newline="\n")
    return 0


def _converted(found: Found, options: argparse.Namespace, target: Path, library: Library) -> str:
    """Return what the other file holds."""
    chosen = [deck for deck in found.decks if options.deck in (None, deck.id)]
    if not chosen:
        raise asked.unknown("deck", options.deck, [deck.id for deck in found.decks])
    yaml = is_yaml(target) if options.output != STDOUT else not is_yaml(Path(options.file))
    if yaml:
        return write_decks(chosen, sets_of((card for deck in chosen for card, _ in deck.cards), library.content))
    if len(chosen) > 1:
        raise wrong("cli.which-deck", file=options.file, known=", ".join(deck.id for deck in chosen))
    return write_list(chosen[0], library.cards, library.catalogue, options.language)


def _list(options: argparse.Namespace) -> int:
    library = load()
    rows = [_row("deck", deck, library.verdict(deck), options.language) for deck in library.content.decks]
    rows += [_row("pool", pool, library.pool_verdict(pool), options.language) for pool in library.content.pools]
    if options.json:
        tell(json.dumps(rows, ensure_ascii=False))
        return 0
    widest = max((len(str(row["id"])) for row in rows), default=0)
    for row in rows:
        tell(f"{row['id']:{widest}}  {row['kind']}  {row['cards']:2}  {row['errors'] or 'ok':>2}  {row['name']}")
    _complain(library.faults, library)
    return 0


def _row(kind: str, thing: Deck | Pool, faults: Iterable[Fault], language: str) -> dict[str, object]:
    held = sum(n for _, n in thing.cards if n > 0)
    name = words_in(thing.name, language)
    return {"id": thing.id, "kind": kind, "cards": held, "errors": len(errors(faults)), "name": name}


def _complain(faults: Iterable[Fault], library: Library) -> None:
    for fault in faults:
        complain(say_fault(fault, library.names))


def _plain(fault: Fault, library: Library) -> dict[str, object]:
    where = fault.where
    return {
        "code": fault.code,
        "clause": fault.clause,
        "level": fault.level,
        "file": where.file if where else None,
        "line": where.line if where else None,
        "column": where.column if where else None,
        "who": fault.who,
        "text": say_fault(fault, library.names),
    }
