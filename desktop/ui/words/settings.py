"""Sentences of the settings screen, in English."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "settings.title": QT_TRANSLATE_NOOP("settings", "Settings"),
    "settings.where": QT_TRANSLATE_NOOP("settings", "everything takes effect at once"),
    "settings.done": QT_TRANSLATE_NOOP("settings", "Done"),
    "settings.defaults": QT_TRANSLATE_NOOP("settings", "Defaults"),
    "settings.defaults-tip": QT_TRANSLATE_NOOP("settings", "Set everything on these pages back"),
    "settings.file": QT_TRANSLATE_NOOP("settings", "kept in {file}"),
    # chapters
    "settings.look": QT_TRANSLATE_NOOP("settings", "Look"),
    "settings.play": QT_TRANSLATE_NOOP("settings", "Play"),
    "settings.keys": QT_TRANSLATE_NOOP("settings", "Keys"),
    "settings.files": QT_TRANSLATE_NOOP("settings", "Files"),
    "settings.about": QT_TRANSLATE_NOOP("settings", "About"),
    # look
    "settings.language": QT_TRANSLATE_NOOP("settings", "Language"),
    "settings.language-desktop": QT_TRANSLATE_NOOP("settings", "As on the desktop"),
    "settings.scheme": QT_TRANSLATE_NOOP("settings", "Light"),
    "settings.scheme.note": QT_TRANSLATE_NOOP("settings", "evening: oak; morning: limewood"),
    "settings.scheme-system": QT_TRANSLATE_NOOP("settings", "desktop"),
    "settings.scheme-light": QT_TRANSLATE_NOOP("settings", "morning"),
    "settings.scheme-dark": QT_TRANSLATE_NOOP("settings", "evening"),
    "settings.speed": QT_TRANSLATE_NOOP("settings", "Movement"),
    "settings.speed.note": QT_TRANSLATE_NOOP("settings", "“none” shows the end at once"),
    "settings.speed-desktop": QT_TRANSLATE_NOOP("settings", "desktop"),
    "settings.speed-off": QT_TRANSLATE_NOOP("settings", "none"),
    "settings.speed-slow": QT_TRANSLATE_NOOP("settings", "slow"),
    "settings.speed-normal": QT_TRANSLATE_NOOP("settings", "normal"),
    "settings.speed-fast": QT_TRANSLATE_NOOP("settings", "fast"),
    "settings.letters": QT_TRANSLATE_NOOP("settings", "Letters"),
    "settings.letters.note": QT_TRANSLATE_NOOP("settings", "on cards and everywhere"),
    "settings.letters-usual": QT_TRANSLATE_NOOP("settings", "usual"),
    "settings.letters-large": QT_TRANSLATE_NOOP("settings", "large"),
    "settings.letters-largest": QT_TRANSLATE_NOOP("settings", "very large"),
    "settings.colours": QT_TRANSLATE_NOOP("settings", "Colours of the seats"),
    "settings.colours.note": QT_TRANSLATE_NOOP("settings", "further apart for every eye"),
    "settings.colours-usual": QT_TRANSLATE_NOOP("settings", "usual"),
    "settings.colours-strong": QT_TRANSLATE_NOOP("settings", "strong"),
    # play
    "settings.bots": QT_TRANSLATE_NOOP("settings", "Computer players"),
    "settings.bots.note": QT_TRANSLATE_NOOP("settings", "how long they wait"),
    "settings.bots-slow": QT_TRANSLATE_NOOP("settings", "leisurely"),
    "settings.bots-normal": QT_TRANSLATE_NOOP("settings", "normal"),
    "settings.bots-fast": QT_TRANSLATE_NOOP("settings", "brisk"),
    "settings.deal": QT_TRANSLATE_NOOP("settings", "The deal of Gold & Rum"),
    "settings.deal.note": QT_TRANSLATE_NOOP("settings", "how long a card lies"),
    "settings.deal-click": QT_TRANSLATE_NOOP("settings", "click"),
    "settings.deal-seconds": QT_TRANSLATE_NOOP("settings", "{seconds} s"),
    # keys
    "settings.keys.note": QT_TRANSLATE_NOOP(
        "settings", "With these keys the players of Gold & Rum call out; click one, then strike another"
    ),
    "settings.key-of": QT_TRANSLATE_NOOP("settings", "Seat {number}"),
    "settings.key-tip": QT_TRANSLATE_NOOP("settings", "Key of seat {number}: {letter}"),
    "settings.key-wait": QT_TRANSLATE_NOOP("settings", "…"),
    # files
    "settings.data": QT_TRANSLATE_NOOP("settings", "Saved matches, decks and cards"),
    "settings.open-folder": QT_TRANSLATE_NOOP("settings", "Open the folder"),
    "settings.layout": QT_TRANSLATE_NOOP("settings", "The window and its lists"),
    "settings.layout.note": QT_TRANSLATE_NOOP("settings", "size, place and what is shown beside the table"),
    "settings.reset-layout": QT_TRANSLATE_NOOP("settings", "As in the beginning"),
    # about
    "settings.version": QT_TRANSLATE_NOOP("settings", "Version {version}"),
    "settings.licence": QT_TRANSLATE_NOOP("settings", "Free software under the MIT licence; credits and licences:"),
    "settings.credits": QT_TRANSLATE_NOOP("settings", "Credits and licences"),
    # the preview
    "settings.preview": QT_TRANSLATE_NOOP("settings", "How it looks"),
    "settings.seats": QT_TRANSLATE_NOOP("settings", "Colours and emblems"),
    "settings.seats-blind": QT_TRANSLATE_NOOP("settings", "with red-green blindness:"),
    "settings.seats-note": QT_TRANSLATE_NOOP("settings", "Pattern and emblem always go with the colour."),
}
