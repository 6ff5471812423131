"""English words of the sentences that are put together in ``desktop.ui.text``."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

LANGUAGE = QT_TRANSLATE_NOOP("text", "en")
"""The two letters of the language: a translation puts its own in their place."""

WORDS: dict[str, str] = {
    "text.level-error": QT_TRANSLATE_NOOP("text", "error"),
    "text.level-warning": QT_TRANSLATE_NOOP("text", "warning"),
    "text.level-advice": QT_TRANSLATE_NOOP("text", "advice"),
}
