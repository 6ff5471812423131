"""Sentences of the set-up screen about the options of Orcz, in English."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "setup.orcz.short-duel": QT_TRANSLATE_NOOP("setup", "Short duel"),
    "setup.orcz.short-duel.note": QT_TRANSLATE_NOOP("setup", "two rounds, one opponent on each field"),
    "setup.orcz.dark-god": QT_TRANSLATE_NOOP("setup", "Judgement of the Dark God"),
    "setup.orcz.dark-god.note": QT_TRANSLATE_NOOP("setup", "fewer than three fields conquered: all lose"),
}
