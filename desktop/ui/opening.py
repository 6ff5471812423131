"""A file that is handed to the program: a match goes to the table, a deck to the workshop."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.core.message import Message
    from desktop.ui.decks.library import Library
    from desktop.ui.window import Window

SAVE = ".meadhall"
DECK = (".yaml", ".yml")
"""How files are called; what a deck is called besides (``*.ghourdeck.yaml``) only desktops need to know."""


def is_save(path: Path) -> bool:
    """Tell whether ``path`` is called like a saved match."""
    return path.suffix.casefold() == SAVE


def is_deck(path: Path) -> bool:
    """Tell whether ``path`` is called like a Ghour deck."""
    return path.suffix.casefold() in DECK


def open_file(window: Window, path: Path) -> None:
    """Let ``window`` show what the file at ``path`` holds, or say in one sentence why it cannot."""
    window.rules.leave()
    if not is_deck(path):
        window.resume(path)
        return
    window.show_workshop()
    trouble = window.workshop.open(path)
    if trouble is not None:
        window.complain(trouble)


def without_deck(path: Path, library: Library) -> Message | None:
    """Return why the file at ``path`` holds no deck, ``None`` if it holds one, be it legal or not."""
    from desktop.core.message import message  # noqa: PLC0415  # the command line asks this module only for kinds
    from desktop.ui.decks.files import read_file  # noqa: PLC0415
    from desktop.ui.decks.verdict_list import sentence  # noqa: PLC0415

    try:
        found = read_file(path, library)
    except OSError as error:
        return message("workshop.cannot-read", file=path.name, why=error.strerror or str(error))
    if found.decks:
        return None
    if not found.faults:
        return message("workshop.no-deck", file=path.name)
    first = found.faults[0]
    why = sentence(first, library.names)
    if first.where is None or not first.where.line:
        return message("workshop.no-deck-why", file=path.name, why=why)
    return message("workshop.no-deck-line", file=path.name, number=first.where.line, why=why)
