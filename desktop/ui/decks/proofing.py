"""What a print job is made of, and what is checked before paper is spent on it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QLocale
from PySide6.QtGui import QFontDatabase

from desktop.core.message import Message, Ref, message
from desktop.games.ghour.model import Deck, Pool, words_in
from desktop.ui.decks.faces import face_of
from desktop.ui.decks.library import Library
from desktop.ui.paint.ghour_pieces import flavour_fits
from desktop.ui.print.sheets import COLUMNS, HEIGHT, ROWS, WIDTH, Job, Options, Page, job_of, mirrored, plan
from desktop.ui.theme import BODY, TITLE, UI

SMALLEST_MARGIN = 4.0
"""Millimetres at the edge of the paper on which many printers cannot print."""


class Source(msgspec.Struct, frozen=True):
    """Something that can be printed.

    Attributes
    ----------
    key
        ``"deck"``, ``"found"``, or ``"pool:id"`` or ``"set:id"``.
    title
        What it is called.
    cards
        Ids with copies.
    counted
        Whether it says itself how many copies there are; else the user does.
    """

    key: str
    title: str
    cards: tuple[tuple[str, int], ...]
    counted: bool = True


def sources(library: Library, deck: Deck | Pool, found: Sequence[str], language: str) -> tuple[Source, ...]:
    """Return everything that can be printed: the open deck or pool, the cards that were searched for, pools, sets."""
    out = []
    if deck.cards:
        key = f"pool:{deck.id}" if isinstance(deck, Pool) else "deck"
        out.append(Source(key, words_in(deck.name, language), deck.cards))
    if found:
        out.append(Source("found", "", tuple((card, 1) for card in found), counted=False))
    others = (pool for pool in library.pools.values() if pool.id != deck.id)
    out += [Source(f"pool:{pool.id}", words_in(pool.name, language), pool.cards) for pool in others]
    for each in library.content.sets:
        cards = tuple((card.id, 1) for card in library.content.cards if card.set == each.id)
        out.append(Source(f"set:{each.id}", words_in(each.name, language), cards, counted=False))
    return tuple(out)


def job_for(source: Source, copies: int) -> Job:
    """Return the job of ``source``, with ``copies`` of each card where it does not say itself."""
    times = 1 if source.counted else copies
    return job_of(source.title, ((card, n * times) for card, n in source.cards))


def checks(job: Job, options: Options, library: Library, language: str) -> tuple[tuple[bool, Message], ...]:
    """Return what was checked, and whether it is well."""
    faces = []
    for card, _ in job.copies:
        found = library.cards.get(card)
        if found is not None:
            place, _ = library.colours.get((found.set, found.colour), (0, None))
            faces.append((card, face_of(found, language, place)))
    long = [card for card, face in faces if not flavour_fits(face)]
    unknown = [card for card, _ in job.copies if card not in library.cards]
    families = QFontDatabase.families()
    wide, high = (QLocale().toString(float(each), "f", 1) for each in (WIDTH, HEIGHT))
    out = [(True, message("workshop.check-size", wide=wide, high=high))]
    if unknown:
        out.append((False, message("workshop.check-unknown", n=len(unknown), name=unknown[0])))
    if long:
        name = Ref("card", long[0])
        out.append((False, message("workshop.check-flavour", n=len(long), name=name)))
    else:
        out.append((True, message("workshop.check-letters")))
    out.append((all(name in families for name in (BODY, TITLE, UI)), message("workshop.check-fonts")))
    if options.backs != "none":
        out.append((_meet(plan(job, options), options), message("workshop.check-backs")))
    if options.ruler:
        out.append((True, message("workshop.check-ruler")))
    edge = min(options.paper.origin) - options.bleed
    key = "workshop.check-margin" if edge >= SMALLEST_MARGIN else "workshop.check-no-margin"
    out.append((edge >= SMALLEST_MARGIN, message(key, edge=QLocale().toString(float(edge), "f", 1))))
    return tuple(out)


def _meet(pages: tuple[Page, ...], options: Options) -> bool:
    """Return whether every back lies behind its front."""
    assert options.backs != "none"
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        if {mirrored(slot, options.backs) for slot in front.slots} != set(back.slots):
            return False
        if any(not (0 <= slot.column < COLUMNS and 0 <= slot.row < ROWS) for slot in back.slots):
            return False
    return True
