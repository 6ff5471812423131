"""The workshop inside the window: rooms, ways between them, and unsaved work when the window closes."""

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from desktop import paths
from desktop.core.message import message
from desktop.core.rules import Outcome
from desktop.ui.door import Door
from desktop.ui.settings import Settings
from desktop.ui.window import Window


@pytest.fixture
def door(app, tmp_path, monkeypatch, qtbot):
    monkeypatch.setattr(paths, "user_data", lambda: tmp_path / "data")
    monkeypatch.setattr(paths, "user_cache", lambda: tmp_path / "cache")
    made = Door(Settings(tmp_path / "settings.ini"), lambda frame: Window(frame.settings, frame))
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.enter()
    return made


def answer(box, role):
    next(button for button in box.buttons() if box.buttonRole(button) == role).click()


def test_the_window_does_not_close_over_unsaved_work(door, qtbot):
    window = door.inside
    window.home._workshop.click()
    decks = window.workshop.decks
    assert window.pages.currentWidget() is decks
    decks.change("vor-03", 1)
    door.close()
    assert door.isVisible()
    decks.errands.box.escapeButton().click()
    assert door.isVisible()
    assert decks.model.is_changed
    qtbot.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: decks.errands.box is not None)
    assert door.isVisible()
    answer(decks.errands.box, QMessageBox.ButtonRole.AcceptRole)
    qtbot.waitUntil(lambda: not door.isVisible())
    assert list((paths.user_data() / "ghour" / "decks").glob("*.ghourdeck.yaml"))


def test_cards_that_are_not_saved_hold_the_window_too(door, qtbot):
    window = door.inside
    window.show_workshop()
    window.workshop.show_maker()
    maker = window.workshop.maker
    maker.book.begin("Mine")
    maker.add("creature")
    window.workshop.show()
    door.close()
    assert door.isVisible()
    assert window.pages.currentWidget() is maker
    answer(maker.box, QMessageBox.ButtonRole.DestructiveRole)
    qtbot.waitUntil(lambda: not door.isVisible())


def test_the_rooms_lead_to_each_other_and_home(door, qtbot):
    window = door.inside
    window.show_workshop()
    rooms = window.workshop
    decks = rooms.decks
    decks.errands.open_deck("deck-vorrak")
    decks.side.print.click()
    assert window.pages.currentWidget() is rooms.proof
    assert rooms.proof.job().size == 36
    rooms.proof.back.click()
    decks.compare.click()
    assert window.pages.currentWidget() is rooms.compare
    rooms.compare.opened.emit("vor-07")
    assert window.pages.currentWidget() is decks
    assert decks.preview.card.id == "vor-07"
    decks.maker.click()
    assert window.pages.currentWidget() is rooms.maker
    rooms.maker.back.click()
    window.toggle_scheme()
    decks.home.click()
    assert window.pages.currentWidget() is window.home


def test_ctrl_o_opens_a_deck_in_the_workshop(door, qtbot):
    window = door.inside
    window.show_workshop()
    qtbot.keyClick(window.workshop.decks.shelf, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    from desktop.ui.decks.choosing import DeckChooser

    qtbot.waitUntil(lambda: bool(window.workshop.decks.findChildren(DeckChooser)))
    (dialog,) = window.workshop.decks.findChildren(DeckChooser)
    dialog.line.setText("Ysmer")
    dialog._take()
    assert "Ysmer" in window.workshop.decks.side.name.text()


def test_a_game_of_the_tournament_is_played_at_the_table_and_gone_on_with(door, qtbot, monkeypatch):
    from desktop import catalogue
    from desktop.games.ghour.tournament import Entrant

    if catalogue.game("ghour") is None:
        game = catalogue.Game("ghour", "Ghour", (2, 4), 60, outcomes=("last", "draw", "agreed"), picks="deck")
        monkeypatch.setattr(catalogue, "GAMES", (*catalogue.GAMES, game))
    window = door.inside
    window.show_workshop()
    rooms = window.workshop
    rooms.decks.contest.click()
    page = rooms.contest
    assert window.pages.currentWidget() is page
    pool = next(iter(rooms.decks.model.library.pools.values()))
    page.contest.begin((Entrant("Anna", pool), Entrant("Bea", pool)))
    assert page.play.isEnabled(), page.why
    page.play.click()
    assert window.sitting is not None
    assert {player.name for player in window.sitting.players} == {"Anna", "Bea"}
    assert page.contest.pairing(0).match == window.sitting.path.name
    # home leads back to the tournament, and the program may end there
    window.go_home()
    assert window.pages.currentWidget() is page
    door.close()
    again = Door(door.settings, lambda frame: Window(frame.settings, frame))
    qtbot.addWidget(again)
    again.show()
    again.enter()
    window = again.inside
    qtbot.waitSignal(window.painted).wait()
    window.show_workshop()
    window.workshop.show_contest()
    page = window.workshop.contest
    page.play.click()
    assert window.sitting is not None
    assert page.contest.pairing(0).match == window.sitting.path.name
    # the end of the match is told by the same signal as every move
    update = window.sitting.controller.present()
    over = Outcome("last", (1, 2), (14, 0), ((), ()), message("ghour.why.draw"))
    window.sitting.controller.updated.emit(msgspec.structs.replace(update, outcome=over))
    (played,) = page.contest.pairing(0).games
    assert (played.winner, played.points) == (0, 14)
    assert window.workshop.again == "workshop.to-tournament"
    window._again()
    assert window.pages.currentWidget() is page
    assert page.tour.points(page.pairing().first) == 14
    window.go_home()
    assert window.pages.currentWidget() is window.home
    again.close()
