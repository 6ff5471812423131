"""Sentences of the set-up screen about the options of Gold & Rum, in English."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "setup.gold_and_rum.open-book": QT_TRANSLATE_NOOP("setup", "Open book"),
    "setup.gold_and_rum.open-book.note": QT_TRANSLATE_NOOP("setup", "piles may be leafed through"),
    "setup.gold_and_rum.step": QT_TRANSLATE_NOOP("setup", "Cards between calls"),
    "setup.gold_and_rum.step.note": QT_TRANSLATE_NOOP("setup", "1: after every card"),
}
