"""Sentences of the replay viewer, in English."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "replay.title": QT_TRANSLATE_NOOP("replay", "Replay"),
    "replay.eyes": QT_TRANSLATE_NOOP("replay", "Whose eyes"),
    "replay.table": QT_TRANSLATE_NOOP("replay", "The open table"),
    "replay.seat": QT_TRANSLATE_NOOP("replay", "With the eyes of {name}"),
    "replay.mover": QT_TRANSLATE_NOOP("replay", "With the eyes of whoever is to move"),
    "replay.unfinished": QT_TRANSLATE_NOOP("replay", "not over yet: only the open table"),
    "replay.at": QT_TRANSLATE_NOOP("replay", "{at} of {length}"),
    "replay.dealt": QT_TRANSLATE_NOOP("replay", "The game begins"),
    "replay.ended": QT_TRANSLATE_NOOP("replay", "The game is over"),
    "replay.line": QT_TRANSLATE_NOOP("replay", "Time line"),
    "replay.first": QT_TRANSLATE_NOOP("replay", "To the beginning (Home)"),
    "replay.previous": QT_TRANSLATE_NOOP("replay", "One answer back (arrow left)"),
    "replay.play": QT_TRANSLATE_NOOP("replay", "Play (Space)"),
    "replay.pause": QT_TRANSLATE_NOOP("replay", "Stop (Space)"),
    "replay.next": QT_TRANSLATE_NOOP("replay", "One answer on (arrow right)"),
    "replay.last": QT_TRANSLATE_NOOP("replay", "To the end (End)"),
    "replay.speed": QT_TRANSLATE_NOOP("replay", "Speed"),
    "replay.times": QT_TRANSLATE_NOOP("replay", "Speed {times}"),
    "replay.leave": QT_TRANSLATE_NOOP("replay", "Leave"),
    "replay.hint": QT_TRANSLATE_NOOP("replay", "arrows: one answer; space: play and stop"),
}
