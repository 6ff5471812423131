"""Fonts, style and looks for the screens; sentences 40 % longer; a watch for words that are cut."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from desktop.ui import text
from desktop.ui.paint import letters
from desktop.ui.theme import load_fonts, look_of, palette

SIZES = ((1280, 800), (1024, 700))


@pytest.fixture
def app(qtbot):
    application = QApplication.instance()
    application.setStyle("Fusion")
    load_fonts()
    return application


@pytest.fixture(params=("dark", "light"))
def look_at(request, app):
    """Both schemes in turn."""
    app.setPalette(palette(look_of(request.param)))
    return lambda scale: look_of(request.param, scale)


@pytest.fixture
def dark(app):
    app.setPalette(palette(look_of("dark")))
    return lambda scale: look_of("dark", scale)


@pytest.fixture(params=SIZES, ids=("1280x800", "1024x700"))
def size(request):
    return request.param


@pytest.fixture
def shown(qtbot):
    """Shows a page at a size and returns its picture."""

    def show(page, size=(1280, 800)):
        qtbot.addWidget(page)
        page.resize(*size)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        return page.grab().toImage()

    return show


@pytest.fixture
def cut(monkeypatch):
    """What had to be cut by dots, as it is painted."""
    found = []

    class Watched(QFontMetricsF):
        def elidedText(self, words, mode, width, flags=0):
            short = super().elidedText(words, mode, width)
            if short != words:
                found.append(words)
            return short

    monkeypatch.setattr(letters, "QFontMetricsF", Watched)
    return found


@pytest.fixture
def wordy(monkeypatch):
    """Every sentence of a screen 40 % longer, as in other languages."""
    say = text._translated

    def longer(part, source, number):
        words = say(part, source, number)
        if part not in ("home", "setup", "results", "replay", "curtain", "settings"):
            return words
        stuff = "ően żółw ijver dłoń "
        return words + " " + (stuff * 9)[: round(len(words) * 0.4)].strip()

    monkeypatch.setattr(text, "_translated", longer)
