"""Sentences of the guided first match, in English; its notes stand in ``rules_data/<game>/guide.yaml``."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "guide.show-me": QT_TRANSLATE_NOOP("guide", "Show me how"),
    "guide.step": QT_TRANSLATE_NOOP("guide", "First match, step {at} of {steps}"),
    "guide.leave": QT_TRANSLATE_NOOP("guide", "No notes"),
    "guide.done": QT_TRANSLATE_NOOP("guide", "Play on"),
    "guide.teacher": QT_TRANSLATE_NOOP("guide", "Old Grim"),
    "guide.teachers": QT_TRANSLATE_NOOP("guide", "Old Grim {number}"),
}
