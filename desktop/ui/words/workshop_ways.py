"""English sentences of the workshop: ways in and out of the deck editor."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "workshop.unnamed": QT_TRANSLATE_NOOP("workshop", "New deck"),
    "workshop.pool-unnamed": QT_TRANSLATE_NOOP("workshop", "New pool"),
    "workshop.unsaved": QT_TRANSLATE_NOOP("workshop", "“{name}” has changes that are not saved."),
    "workshop.discard": QT_TRANSLATE_NOOP("workshop", "Give them up"),
    "workshop.cancel": QT_TRANSLATE_NOOP("workshop", "Cancel"),
    "workshop.draft": QT_TRANSLATE_NOOP(
        "workshop", "“{name}” (%n card(s)) was left unsaved when the program ended. Go on with it?"
    ),
    "workshop.draft-take": QT_TRANSLATE_NOOP("workshop", "Go on with it"),
    "workshop.draft-drop": QT_TRANSLATE_NOOP("workshop", "Give it up"),
    "workshop.draft-later": QT_TRANSLATE_NOOP("workshop", "Later"),
    "workshop.copy-of": QT_TRANSLATE_NOOP("workshop", "{name} (2)"),
    "workshop.saved": QT_TRANSLATE_NOOP("workshop", "Saved as {file}"),
    "workshop.written": QT_TRANSLATE_NOOP("workshop", "Written to {file}"),
    "workshop.copied": QT_TRANSLATE_NOOP("workshop", "%n card(s) on the clipboard"),
    "workshop.cannot-write": QT_TRANSLATE_NOOP("workshop", "{file} could not be written: {why}"),
    "workshop.cannot-read": QT_TRANSLATE_NOOP("workshop", "{file} could not be read: {why}"),
    "workshop.no-deck": QT_TRANSLATE_NOOP("workshop", "“{file}” holds no Ghour deck"),
    "workshop.no-deck-why": QT_TRANSLATE_NOOP("workshop", "“{file}” holds no Ghour deck: {why}"),
    "workshop.no-deck-line": QT_TRANSLATE_NOOP("workshop", "“{file}” holds no Ghour deck. Line {number}: {why}"),
    "workshop.no-text": QT_TRANSLATE_NOOP("workshop", "{file} is not a text"),
    "workshop.list-file": QT_TRANSLATE_NOOP("workshop", "Plain list"),
    "workshop.yaml-file": QT_TRANSLATE_NOOP("workshop", "Deck of Meadhall"),
    "workshop.imported": QT_TRANSLATE_NOOP("workshop", "Imported deck"),
    "workshop.import-hint": QT_TRANSLATE_NOOP(
        "workshop", "Paste a list (“3 Card name” a line, in any language) or a deck file."
    ),
    "workshop.import-unread": QT_TRANSLATE_NOOP("workshop", "What is wrong with the list"),
    "workshop.import-file": QT_TRANSLATE_NOOP("workshop", "From a file …"),
    "workshop.import-suggest": QT_TRANSLATE_NOOP("workshop", "Use the suggestion"),
    "workshop.import-replace": QT_TRANSLATE_NOOP("workshop", "Replace the cards"),
    "workshop.import-new": QT_TRANSLATE_NOOP("workshop", "As a new deck"),
    "workshop.import-line": QT_TRANSLATE_NOOP("workshop", "Line {number}: {words}"),
    "workshop.import-lost": QT_TRANSLATE_NOOP(
        "workshop", "%n line(s) could not be read; without (it|them) the list holds {cards} cards"
    ),
    "workshop.import-read": QT_TRANSLATE_NOOP("workshop", "%n card(s), every line read"),
    "workshop.other-file": QT_TRANSLATE_NOOP("workshop", "Another file …"),
    "workshop.deck": QT_TRANSLATE_NOOP("workshop", "{name} · {amount} cards"),
    "workshop.deck-own": QT_TRANSLATE_NOOP("workshop", "{name} · {amount} cards · your own"),
    "workshop.deck-wrong": QT_TRANSLATE_NOOP("workshop", "{name} · {amount} cards · not legal yet"),
}
