"""Sentences for when something went wrong, in English."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "crash.told": QT_TRANSLATE_NOOP(
        "crash",
        "Something went wrong inside Meadhall. Your match is safe on the disk: every answer is written before it is "
        "shown. You can play on; if the table looks odd, go home and continue the match from there. "
        "The report below names no card. Nothing is sent.",
    ),
    "crash.report": QT_TRANSLATE_NOOP("crash", "Report"),
    "crash.copy": QT_TRANSLATE_NOOP("crash", "Copy the report"),
    "crash.folder": QT_TRANSLATE_NOOP("crash", "Open the folder of the log"),
    "crash.go-on": QT_TRANSLATE_NOOP("crash", "Go on"),
}
