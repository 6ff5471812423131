"""Sentences of the curtain, in English."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "curtain.turn": QT_TRANSLATE_NOOP("curtain", "It is your turn"),
    "curtain.alone": QT_TRANSLATE_NOOP("curtain", "Nobody but {name} looks at the screen now."),
    "curtain.ready": QT_TRANSLATE_NOOP("curtain", "I am {name}"),
    "curtain.undo": QT_TRANSLATE_NOOP("curtain", "Take the last move back"),
    "curtain.home": QT_TRANSLATE_NOOP("curtain", "Home"),
    "curtain.news": QT_TRANSLATE_NOOP("curtain", "Since you last looked"),
    "curtain.more": QT_TRANSLATE_NOOP("curtain", "and %n event(s) before"),
}
