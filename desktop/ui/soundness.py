"""Whether everything that the program brings along is there and works: what a frozen copy may have lost.

Part of ``self-test``; each trial tells one line, and raises if something is missing.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QCoreApplication, QSettings
from PySide6.QtGui import QFont, QFontInfo, QImage
from PySide6.QtWidgets import QApplication

from desktop import catalogue, paths
from desktop.core.rules import Setup
from desktop.ui import sitting
from desktop.ui.door import Door
from desktop.ui.quick import players_for
from desktop.ui.settings import Settings
from desktop.ui.text import spoken
from desktop.ui.theme import BODY, DISPLAY, TITLE, UI

if TYPE_CHECKING:
    from desktop.ui.window import Window

Tell: TypeAlias = Callable[[str], None]
PATIENCE = 60.0
"""Seconds after which nothing comes any more; a fresh process reads the whole program from a cold disk."""


def wait_for(happened: Callable[[], bool], what: str) -> None:
    """Return when ``happened`` does.

    Raises
    ------
    RuntimeError
        If it never does.
    """
    until = time.monotonic() + PATIENCE
    while not happened():
        if time.monotonic() > until:
            raise RuntimeError(f"{what}: nothing came")
        QCoreApplication.processEvents()
        time.sleep(0.005)


def fonts(tell: Tell) -> None:
    """Try that letters are drawn in our own fonts, with the letters of all our languages."""
    for family in (DISPLAY, TITLE, BODY, UI):
        found = QFontInfo(QFont(family)).family()
        if found != family:
            raise RuntimeError(f"{family} is drawn as {found}")
        tell(f"font: {found}")


def languages(tell: Tell, speak: Callable[[str], str]) -> None:
    """Try that every language loads that there is a file for; English is spoken afterwards.

    Parameters
    ----------
    speak
        Makes the program speak a language.
    """
    # a file in which nothing is translated yet holds a few bytes, and names no language
    for file in sorted((paths.resources() / "translations").glob("meadhall_*.qm")):
        language = file.stem.removeprefix("meadhall_")
        speak(language)
        if spoken() != language and file.stat().st_size > 100:
            raise RuntimeError(f"{file.name} does not load")
        if language != "en" and QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel":
            raise RuntimeError(f"Qt's own words are not there in the language {language}")
        tell(f"language: {language}")
    speak("en")


def pictures(tell: Tell) -> None:
    """Try that every picture that is shipped can be read."""
    found = sorted(paths.resources().rglob("*.png"))
    for file in found:
        if QImage(str(file)).isNull():
            raise RuntimeError(f"{file.name} cannot be read")
    tell(f"pictures: {len(found)}")


def computer_player(tell: Tell) -> None:
    """Try that a computer player answers, from the process it lives in."""
    game = catalogue.GAMES[0]
    rules = game.rules()
    seats = game.seats[0]
    players = players_for(seats, dict.fromkeys(range(seats), "recruit"))
    with tempfile.TemporaryDirectory() as name:
        taken = sitting.begin(game, rules, Setup(seats), players, 7, folder=Path(name))
        taken.controller.start()
        try:
            wait_for(lambda: len(taken.trail()) >= 2, "computer player")
        finally:
            taken.close()
    tell("computer player: in a process of its own")


def window(tell: Tell, furnish: Callable[[Door], Window]) -> None:
    """Try that the window opens, paints something, and closes.

    Parameters
    ----------
    furnish
        Makes what belongs into the frame.
    """
    with tempfile.TemporaryDirectory() as name:
        door = Door(Settings(Path(name) / "settings.ini"), furnish)
        door.show()
        wait_for(lambda: door.inside is not None, "window")
        QApplication.processEvents()
        picture = door.grab().toImage()
        seen = {picture.pixel(x, y) for x in range(0, picture.width(), 9) for y in range(0, picture.height(), 9)}
        door.close()
        door.deleteLater()
        if len(seen) < 50:
            raise RuntimeError("window: it is blank")
        if QSettings(str(Path(name) / "settings.ini"), QSettings.Format.IniFormat).value("geometry") is None:
            raise RuntimeError("window: its settings are not kept")
    tell(f"window: {picture.width()} x {picture.height()} on {QApplication.platformName()}")
