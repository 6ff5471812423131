"""Sentences of the rules page, in English."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "rules.title": QT_TRANSLATE_NOOP("rules", "Rules"),
    "rules.game": QT_TRANSLATE_NOOP("rules", "Rules of which game"),
    "rules.contents": QT_TRANSLATE_NOOP("rules", "Contents"),
    "rules.search": QT_TRANSLATE_NOOP("rules", "Search"),
    "rules.search-long": QT_TRANSLATE_NOOP("rules", "Search the rules (Ctrl+F); Enter goes to the next place"),
    "rules.found": QT_TRANSLATE_NOOP("rules", "found in %n place(s)"),
    "rules.none": QT_TRANSLATE_NOOP("rules", "found nowhere"),
    "rules.row": QT_TRANSLATE_NOOP("rules", "{title}, found in %n place(s)"),
    "rules.back": QT_TRANSLATE_NOOP("rules", "Back"),
    "rules.back-long": QT_TRANSLATE_NOOP("rules", "Back to where you were (Esc)"),
    "rules.copy": QT_TRANSLATE_NOOP("rules", "Copy the number {clause}"),
    "rules.copied": QT_TRANSLATE_NOOP("rules", "{clause} is copied"),
    "rules.picture": QT_TRANSLATE_NOOP("rules", "A table of {title}, drawn by the program"),
    "rules.page": QT_TRANSLATE_NOOP("rules", "The rules: {title}"),
    "rules.previous": QT_TRANSLATE_NOOP("rules", "Back to the previous place (Alt+Left)"),
}
