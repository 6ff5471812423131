"""Sentences of the results, in English."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "results.title": QT_TRANSLATE_NOOP("results", "Results"),
    "results.wins": QT_TRANSLATE_NOOP("results", "{name} wins"),
    "results.win-together": QT_TRANSLATE_NOOP("results", "{names} win together"),
    "results.draw": QT_TRANSLATE_NOOP("results", "A shared victory"),
    "results.nobody": QT_TRANSLATE_NOOP("results", "Nobody wins"),
    "results.why-name": QT_TRANSLATE_NOOP("results", "Why {name}?"),
    "results.why": QT_TRANSLATE_NOOP("results", "Why?"),
    "results.row": QT_TRANSLATE_NOOP("results", "{rank}. {name}: {total}"),
    "results.part": QT_TRANSLATE_NOOP("results", "{label}: {amount}"),
    "results.again": QT_TRANSLATE_NOOP("results", "Once more"),
    "results.table": QT_TRANSLATE_NOOP("results", "Table"),
    "results.home": QT_TRANSLATE_NOOP("results", "Home"),
    "results.replay": QT_TRANSLATE_NOOP("results", "Replay"),
}
