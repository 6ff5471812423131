"""A workshop over a folder of its own."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import shutil

import pytest
from PySide6.QtWidgets import QApplication

from desktop.ui.decks import library as decks_library
from desktop.ui.decks.library import Loader
from desktop.ui.decks.watch import Watch
from desktop.ui.screens.workshop import WorkshopPage
from desktop.ui.theme import load_fonts, look_of, palette


@pytest.fixture
def app(qtbot):
    application = QApplication.instance()
    application.setStyle("Fusion")
    application.setPalette(palette(look_of("dark")))
    load_fonts()
    return application


@pytest.fixture
def dark(app):
    return lambda scale: look_of("dark", scale)


@pytest.fixture
def mine(tmp_path, monkeypatch):
    """The user's own folder of cards and decks."""
    place = tmp_path / "own"
    (place / "decks").mkdir(parents=True)
    (place / "cards").mkdir()
    monkeypatch.setattr(decks_library, "own", lambda: place)
    from desktop.ui.decks import errands

    monkeypatch.setattr(errands, "own", lambda: place)
    return place


@pytest.fixture(scope="session")
def kept(tmp_path_factory):
    """What is kept of the shipped cards between two starts."""
    cache = tmp_path_factory.mktemp("kept") / "cache.msgpack"
    Loader([decks_library.shipped()], cache).load()
    return cache


@pytest.fixture
def watch(mine, tmp_path, app, kept):
    """The library of the shipped folder and the user's, which follows its files."""
    shutil.copy(kept, tmp_path / "cache.msgpack")
    return Watch(Loader((decks_library.shipped(), mine), tmp_path / "cache.msgpack"))


@pytest.fixture
def show(qtbot):
    """Shows a page, with the focus of the keyboard."""

    def shown(page, size=(1280, 800)):
        qtbot.addWidget(page)
        page.resize(*size)
        with qtbot.waitActive(page):
            page.show()
            page.activateWindow()
        return page

    return shown


@pytest.fixture
def page(dark, watch, tmp_path, show):
    return show(WorkshopPage(dark, watch, tmp_path / "drafts"))
