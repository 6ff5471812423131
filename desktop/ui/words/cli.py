"""English sentences of the command line: what was asked for wrongly, and what a window lacks."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "cli.usage": QT_TRANSLATE_NOOP("cli", "{what} (see “{verb} --help”)"),
    "cli.game": QT_TRANSLATE_NOOP("cli", "game"),
    "cli.level": QT_TRANSLATE_NOOP("cli", "computer player"),
    "cli.screen": QT_TRANSLATE_NOOP("cli", "screen"),
    "cli.verb": QT_TRANSLATE_NOOP("cli", "verb"),
    "cli.deck": QT_TRANSLATE_NOOP("cli", "deck"),
    "cli.race": QT_TRANSLATE_NOOP("cli", "race"),
    "cli.which-deck": QT_TRANSLATE_NOOP("cli", "“{file}” holds several decks; choose one with --deck: {known}"),
    "cli.no-cards": QT_TRANSLATE_NOOP("cli", "The folder “{file}” holds no card files (*.yaml)"),
    "cli.near": QT_TRANSLATE_NOOP("cli", "There is no {thing} “{word}”; did you mean “{near}”?"),
    "cli.unknown": QT_TRANSLATE_NOOP("cli", "There is no {thing} “{word}”; there are: {known}"),
    "cli.seats": QT_TRANSLATE_NOOP("cli", "{game} is for {fewest} to {most} players, not for {seats}"),
    "cli.seats-exactly": QT_TRANSLATE_NOOP("cli", "{game} is for {most} players, not for {seats}"),
    "cli.option-seats": QT_TRANSLATE_NOOP("cli", "The option “{name}” is for {listed} players, not for {seats}"),
    "cli.refused": QT_TRANSLATE_NOOP("cli", "{why} ({clause})"),
    "cli.bots": QT_TRANSLATE_NOOP("cli", "“{word}” does not name a seat and its computer player, such as 1=veteran"),
    "cli.no-seat": QT_TRANSLATE_NOOP("cli", "There is no seat {seat}; seats are counted from 0 to {last}"),
    "cli.seat-twice": QT_TRANSLATE_NOOP("cli", "Seat {seat} is given two computer players"),
    "cli.levels": QT_TRANSLATE_NOOP(
        "cli", "%n computer player(s) cannot sit on {seats} seats: name one, or one a seat"
    ),
    "cli.folder": QT_TRANSLATE_NOOP("cli", "“{file}” is a folder; name a file in it"),
    "cli.no-file": QT_TRANSLATE_NOOP("cli", "There is no file “{file}”"),
    "cli.no-folder": QT_TRANSLATE_NOOP("cli", "“{file}” lies in a folder that does not exist"),
    "cli.one-file": QT_TRANSLATE_NOOP("cli", "The window opens one file at a time"),
    "cli.to": QT_TRANSLATE_NOOP("cli", "The save has its answers {first} to {last}; there is no answer {to}"),
    "cli.system": QT_TRANSLATE_NOOP("cli", "“{file}”: {why}"),
    "cli.no-display": QT_TRANSLATE_NOOP(
        "cli",
        "There is no display to open a window on: start Meadhall from a desktop, or set DISPLAY; "
        "the verbs simulate, scenario and replay need none",
    ),
    "cli.no-server": QT_TRANSLATE_NOOP(
        "cli", "No X server answers at the display “{display}”; check DISPLAY, or start Meadhall from a desktop"
    ),
    "cli.no-library": QT_TRANSLATE_NOOP(
        "cli",
        "Qt cannot draw here without {library}; on Debian or Ubuntu: sudo apt-get install -y {packages}",
    ),
}
