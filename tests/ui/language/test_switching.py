"""The language changes while everything stands: no restart, and nothing stays in the old one."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from desktop import catalogue
from desktop.app import speak
from desktop.core.message import message
from desktop.ui.quick import quick_choice
from desktop.ui.settings import Settings
from desktop.ui.text import say, sentences
from desktop.ui.window import Window


@pytest.fixture
def window(app, qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr("desktop.paths.user_data", lambda: tmp_path)
    settings = Settings(tmp_path / "settings.ini")
    settings.language, settings.speed = "en", "off"
    speak(app, "en")
    window = Window(settings)
    window.language_chosen.connect(lambda language: speak(app, language))
    qtbot.addWidget(window)
    window.show()
    yield window
    window.close()


def choose(window, language):
    """Choose a language on the settings screen."""
    window.in_front.show()
    selector = window.in_front.page.chapters["look"].parts["language"]
    selector.choose(language)
    selector.activated.emit(selector.currentIndex())


def test_home_and_settings_speak_at_once(window, qtbot):
    qtbot.waitUntil(lambda: bool(window.home._boards))
    assert window.home._open.text() == "Open…"
    choose(window, "hu")
    assert window.home._open.text() == "Megnyitás…"
    assert window.in_front.page.done.text() == "Kész"
    choose(window, "pl")
    assert window.home._open.text() == "Otwórz…"
    assert "graczy" in window.home._boards[0].accessibleName()


@pytest.mark.parametrize("game", [game.id for game in catalogue.GAMES])
def test_a_table_speaks_at_once_and_is_the_same_when_one_comes_back(window, game):
    window.sit_down(quick_choice(game, None, {}, 3, ()))
    table = window.table
    seen = window.sitting.controller.present()
    tips = [sprite.tip for sprite in table.scene.sprites()]
    table.click(("button", "settings"))
    assert window.pages.currentWidget() is window.in_front.page
    choose(window, "hu")
    window.in_front.page.left.emit()
    shown = window.pages.currentWidget()
    assert shown in (window.table, window._curtain)
    assert window.table is table
    again = window.sitting.controller.present()
    assert (again.viewer, again.observation, again.decisions) == (seen.viewer, seen.observation, seen.decisions)
    now = [sprite.tip for sprite in table.scene.sprites()]
    assert len(now) == len(tips)
    assert now != tips
    assert table.lists.docks["moves"].windowTitle() == "Lépések"


def test_while_the_settings_are_in_front_the_curtain_falls_behind_them(window, qtbot):
    window.sit_down(quick_choice("claim2", None, {}, 3, ()))
    window.in_front.show()
    window._hang(window.sitting.controller.present().awaited[0])
    assert window.pages.currentWidget() is window.in_front.page
    qtbot.keyClick(window.in_front.page, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window._curtain


def test_nothing_of_the_table_is_on_the_settings_screen(window):
    """Two matches that differ in every card give the same settings screen, pixel for pixel."""
    pictures = []
    for seed in (2, 3, 4):
        window.sit_down(quick_choice("claim2", None, {}, seed, ()))
        window.in_front.show()
        pictures.append(window.in_front.page.grab().toImage())
        window.in_front.page.left.emit()
    # the first time, the focus is where nobody put it
    assert pictures[1] == pictures[2]


def test_a_choice_reaches_the_table_that_is_open(window, qtbot):
    window.sit_down(quick_choice("gold_and_rum", None, {}, 3, ()))
    window.in_front.show()
    page = window.in_front.page
    for name, value in (("speed", "fast"), ("letters", "large"), ("colours", "strong"), ("scheme", "light")):
        page.chapters["look"].parts[name].chosen.emit(value)
    page.chapters["play"].parts["deal"].chosen.emit("4")
    assert window.table.director.speed == 2.0
    assert window.table.pacer.view.pace.seconds == 4.0
    look = window.look_at(1.0)
    assert (look.scheme, look.letters, look.strong) == ("light", 1.15, True)
    assert all(coat.key.endswith("-strong") for coat in window.table.picture.coats)
    page.chapters["keys"].buttons[0].struck.emit("X")
    assert window.table.pacer.view.pace.keys[0] == "X"
    assert page.rect().contains(QPoint(1, 1))


def texts(page):
    """Everything that is written on a page or said of its parts."""
    found = set()
    for widget in (page, *page.findChildren(QWidget)):
        for name in ("text", "accessibleName", "toolTip", "placeholderText", "windowTitle"):
            words = getattr(widget, name, str)()
            found.add(words() if callable(words) else str(words))
    return found


def english():
    """The sentences that are others in the language that is spoken now."""
    parts = ("workshop", "ghour", "rules", "setup", "curtain", "match", "claim2", "armadora", "orcz")
    said = {key: words for part in parts for key, words in sentences(part).items()}
    plain = {key: words for key, words in said.items() if "{" not in words and "%n" not in words}
    return {words for key, words in plain.items() if say(message(key)) != words}


def test_every_other_screen_speaks_at_once(window):
    rooms = window.workshop
    for show in (window.show_workshop, rooms.show_proof, rooms.show_compare, rooms.show_maker, rooms.show_contest):
        show()
    window.set_up("armadora")
    window.sit_down(quick_choice("claim2", None, {}, 3, ()))
    window.rules.show("orcz")
    window.rules.leave()
    workshop = (rooms.decks, rooms.proof, rooms.compare, rooms.maker, rooms.contest)
    pages = (*workshop, window.rules.page, window._setup, window._curtain)
    before = [texts(page) for page in pages]
    choose(window, "hu")
    others = english()
    # what a deck is called is no sentence of ours
    named = {rooms.decks.errands.name()}
    for page, words in zip(pages, before, strict=True):
        assert words & others, type(page)
        assert texts(page) & others <= named, type(page)
