"""English sentences of faults in the pages of rules; what is wrong, and under ``.mend`` how to mend it."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "data.rules-outside": QT_TRANSLATE_NOOP("data", "This line stands before the first section"),
    "data.rules-clause": QT_TRANSLATE_NOOP("data", "“{text}” names no clause"),
}
