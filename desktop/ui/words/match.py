"""English sentences of the match: why undo stops, and what an option may be."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "match.seat": QT_TRANSLATE_NOOP("match", "Player {number}"),
    "match.undo-nothing": QT_TRANSLATE_NOOP("match", "There is nothing to take back yet"),
    "match.undo-answer": QT_TRANSLATE_NOOP("match", "{who} answered last; only that player can take it back"),
    "match.undo-roll": QT_TRANSLATE_NOOP("match", "Chance has spoken: what was rolled or drawn stands"),
    "match.undo-reveal": QT_TRANSLATE_NOOP("match", "Something hidden was seen; nobody can forget it again"),
    "match.undo-look": QT_TRANSLATE_NOOP("match", "{who} has looked at the table since"),
    "match.redo-nothing": QT_TRANSLATE_NOOP("match", "Nothing was taken back"),
    "match.redo-other": QT_TRANSLATE_NOOP("match", "Only {who} can put back what was taken back"),
    "match.bot-failed": QT_TRANSLATE_NOOP("match", "A computer player failed: {why}"),
    "match.option-none": QT_TRANSLATE_NOOP("match", "There is no option “{word}”; this game has none"),
    "match.option-near": QT_TRANSLATE_NOOP("match", "There is no option “{word}”; did you mean “{near}”?"),
    "match.option-unknown": QT_TRANSLATE_NOOP("match", "There is no option “{word}”; there are: {known}"),
    "match.option-value": QT_TRANSLATE_NOOP("match", "The option “{name}” cannot be “{value}”; it can be: {known}"),
    "match.option-twice": QT_TRANSLATE_NOOP("match", "The option “{name}” is given twice"),
}
