"""Sentences of the home screen, in English."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "home.tagline": QT_TRANSLATE_NOOP("home", "%n game(s) at one table"),
    "home.minutes": QT_TRANSLATE_NOOP("home", "%n min"),
    "home.board": QT_TRANSLATE_NOOP("home", "{title}: {players} players, about %n minutes"),
    "home.continue": QT_TRANSLATE_NOOP("home", "Continue: {title}"),
    "home.begun": QT_TRANSLATE_NOOP("home", "begun {when}"),
    "home.begun-today": QT_TRANSLATE_NOOP("home", "begun today at {when}"),
    "home.begun-yesterday": QT_TRANSLATE_NOOP("home", "begun yesterday at {when}"),
    "home.sit": QT_TRANSLATE_NOOP("home", "Sit down"),
    "home.sit-again": QT_TRANSLATE_NOOP("home", "Sit down again at {title}, {when}, with {names}"),
    "home.choose": QT_TRANSLATE_NOOP("home", "Choose a board to sit down at its table"),
    "home.open": QT_TRANSLATE_NOOP("home", "Open a saved match"),
    "home.open-short": QT_TRANSLATE_NOOP("home", "Open…"),
    "home.replays": QT_TRANSLATE_NOOP("home", "Replays"),
    "home.rules": QT_TRANSLATE_NOOP("home", "Rules"),
    "home.workshop": QT_TRANSLATE_NOOP("home", "Workshop"),
    "home.settings": QT_TRANSLATE_NOOP("home", "Settings"),
    "home.light": QT_TRANSLATE_NOOP("home", "Light"),
    "home.dark": QT_TRANSLATE_NOOP("home", "Dark"),
    "home.light-long": QT_TRANSLATE_NOOP("home", "Light colours (Ctrl+L)"),
    "home.dark-long": QT_TRANSLATE_NOOP("home", "Dark colours (Ctrl+L)"),
}
