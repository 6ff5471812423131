"""The real languages and one that is 40 % longer; a watch for words that are cut."""

import os
import re

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from desktop.app import speak
from desktop.ui.paint import letters
from desktop.ui.theme import load_fonts, look_of, palette

MARK = "ŵ"
"""In every sentence of the longer language, and in no name."""


@pytest.fixture
def app(qtbot):
    """The application in fonts, style and colours; afterwards nothing is translated any more."""
    application = QApplication.instance()
    application.setStyle("Fusion")
    load_fonts()
    application.setPalette(palette(look_of("dark")))
    locale = QLocale()
    yield application
    for old in application.findChildren(QTranslator):
        application.removeTranslator(old)
        old.setParent(None)
    QLocale.setDefault(locale)


@pytest.fixture
def spoken_in(app):
    """Speaks a language."""
    return lambda language: speak(app, language)


class Longer(QTranslator):
    """English, every sentence 40 % longer."""

    def translate(self, context, source, disambiguation=None, n=-1):
        if source == "en" or not source:
            return ""
        stuff = f" {MARK}ijver dłoń ő" * 19
        words = source if n < 0 else source.replace("%n", str(n)).replace("(s)", "s").replace("(es)", "es")
        own = re.sub(r"\{[a-z0-9_]+\}", "", words)
        return words + stuff[: max(2, round(len(own) * 0.4))].rstrip()

    def isEmpty(self):
        return False


@pytest.fixture
def longer(app):
    """Lets the program speak the longer language."""
    translator = Longer(app)
    app.installTranslator(translator)
    yield translator
    app.removeTranslator(translator)


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
