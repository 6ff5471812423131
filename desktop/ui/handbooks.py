"""The pages of rules that come with the program, and the pictures in them."""

from __future__ import annotations

import functools

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap

from desktop import paths
from desktop.data.handbook import Handbook, read_handbook
from desktop.ui.text import spoken


def handbook(game: str, language: str = "") -> Handbook:
    """Return the rules of ``game``, in the language that is spoken unless another is named; in English if need be."""
    return _read(game, language or spoken())


@functools.cache
def _read(game: str, language: str) -> Handbook:
    folder = paths.rules_data() / game / "rules"
    file = folder / f"{language}.md"
    if not file.is_file():
        file = folder / "en.md"
    if not file.is_file():
        return Handbook("", ())
    return read_handbook(file.read_text(encoding="utf-8"), file.name)


def picture(game: str, wanted: str, scheme: str, ratio: float = 1.0) -> QPixmap:
    """Return what ``wanted`` asks for (``"table moves=12 seats=2"``): a real table after some random answers.

    It is a match of its own, of which nobody's table knows.
    """
    from desktop.ui.shots import Shot, table_page  # noqa: PLC0415

    numbers = {name: int(value) for name, _, value in (word.partition("=") for word in wanted.split()[1:])}
    shot = msgspec.structs.replace(Shot(game, game=game, scheme=scheme), **numbers)
    page = table_page(shot)
    page.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    page.show()
    page.story.drop()
    page.draw()
    # the picture is shown at less than half its size, where twice the dots make letters legible
    taken = page.view.grab()
    page.hide()
    page.deleteLater()
    taken.setDevicePixelRatio(max(1.0, ratio))
    return taken
