"""Sentences of the table's furniture, in English."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "table.waiting": QT_TRANSLATE_NOOP("table", "Waiting for {who}"),
    "table.home": QT_TRANSLATE_NOOP("table", "Home: the match is saved"),
    "table.undo": QT_TRANSLATE_NOOP("table", "Take back the last move (Ctrl+Z)"),
    "table.redo": QT_TRANSLATE_NOOP("table", "Play it again (Ctrl+Shift+Z)"),
    "table.log": QT_TRANSLATE_NOOP("table", "Chronicle"),
    "table.lists": QT_TRANSLATE_NOOP("table", "Lists: hand, table, moves (F6)"),
    "table.settings": QT_TRANSLATE_NOOP("table", "Settings (Ctrl+,)"),
    "table.rules": QT_TRANSLATE_NOOP("table", "The rules, where you are now (F1)"),
    "table.rule-of": QT_TRANSLATE_NOOP("table", "{why}: read the rule"),
    "table.list-hand": QT_TRANSLATE_NOOP("table", "My hand"),
    "table.list-ground": QT_TRANSLATE_NOOP("table", "Table"),
    "table.list-moves": QT_TRANSLATE_NOOP("table", "Moves"),
    "table.list-log": QT_TRANSLATE_NOOP("table", "Chronicle"),
    "table.chronicle": QT_TRANSLATE_NOOP("table", "Chronicle"),
    "table.your-hand": QT_TRANSLATE_NOOP("table", "Your hand"),
    "table.over": QT_TRANSLATE_NOOP("table", "The game is over"),
    "table.results": QT_TRANSLATE_NOOP("table", "Results"),
    "table.told-next": QT_TRANSLATE_NOOP("table", "Next"),
    "table.told-done": QT_TRANSLATE_NOOP("table", "On with the game"),
    "table.told-all": QT_TRANSLATE_NOOP("table", "Skip the other %n"),
}
