"""Sentences of the clock of a table, in English."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "table.pace-row-call": QT_TRANSLATE_NOOP("table", "{who}: call"),
    "table.pace-row-go": QT_TRANSLATE_NOOP("table", "Nobody calls: go on"),
    "table.pace-pause": QT_TRANSLATE_NOOP("table", "Pause (space bar)"),
    "table.pace-on": QT_TRANSLATE_NOOP("table", "Go on (space bar)"),
    "table.pace-seconds": QT_TRANSLATE_NOOP("table", "{seconds} s"),
    "table.pace-click": QT_TRANSLATE_NOOP("table", "Click"),
    "table.pace-tip": QT_TRANSLATE_NOOP("table", "How long a card lies before the next one comes by itself"),
}
