"""English sentences of saves that cannot be used, or not quite as they were."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "save.unreadable": QT_TRANSLATE_NOOP("save", "The save “{file}” cannot be read: {why}"),
    "save.empty": QT_TRANSLATE_NOOP("save", "“{file}” is empty: nothing was saved in it"),
    "save.zeros": QT_TRANSLATE_NOOP("save", "“{file}” holds nothing but zeros: the disk lost what was written"),
    "save.torn-header": QT_TRANSLATE_NOOP(
        "save", "“{file}” is cut off in its first line, which says what was played; it cannot be opened"
    ),
    "save.foreign": QT_TRANSLATE_NOOP("save", "“{file}” is not a Meadhall save"),
    "save.newer": QT_TRANSLATE_NOOP(
        "save", "“{file}” was saved by a newer Meadhall ({app}); install that version to open it"
    ),
    "save.unknown-game": QT_TRANSLATE_NOOP("save", "“{file}” is a save of “{game}”, which this Meadhall does not have"),
    "save.torn": QT_TRANSLATE_NOOP("save", "“{file}” was cut off in line {line}; everything before that is there"),
    "save.damaged": QT_TRANSLATE_NOOP("save", "Line {line} of “{file}” is damaged; the save cannot be opened"),
    "save.disagrees": QT_TRANSLATE_NOOP(
        "save", "The moves in “{file}” no longer lead where they did; the match goes on from its last checkpoint"
    ),
    "save.other-rules": QT_TRANSLATE_NOOP(
        "save", "“{file}” was played with other rules or content; the match goes on from its last checkpoint"
    ),
    "save.no-checkpoint": QT_TRANSLATE_NOOP(
        "save", "“{file}” was played with other rules or content and holds no checkpoint to go on from"
    ),
    "save.full": QT_TRANSLATE_NOOP("save", "What you did could not be saved: {why}"),
}
