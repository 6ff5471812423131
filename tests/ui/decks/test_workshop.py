"""The deck editor as people use it: keys, mouse, drag and drop; nothing unsaved is lost on any way out."""

import random

import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog

from desktop.games.ghour.model import DECK_SIZE
from desktop.ui.decks import dragging
from desktop.ui.decks.art import RATIO
from desktop.ui.decks.drafts import leftovers
from desktop.ui.decks.library import errors
from desktop.ui.decks.model import LibraryModel
from desktop.ui.decks.shelf import CARD
from desktop.ui.screens.workshop import WorkshopPage

LEGAL = {
    "vor-01": 1, "vor-03": 3, "vor-04": 3, "vor-05": 3, "vor-06": 3, "vor-07": 3, "vor-09": 3, "vor-11": 3,
    "vor-12": 2, "vor-13": 3, "vor-15": 3, "vor-16": 3, "vor-17": 3,
}  # fmt: skip


def press(qtbot, key, modifier=Qt.KeyboardModifier.NoModifier):
    qtbot.keyClick(QApplication.focusWidget(), key, modifier)


def typed(qtbot, words):
    qtbot.keyClicks(QApplication.focusWidget(), words)


def test_a_legal_deck_is_built_by_keyboard_alone(page, qtbot):
    for card, count in LEGAL.items():
        press(qtbot, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
        assert QApplication.focusWidget() is page.search.line
        press(qtbot, Qt.Key.Key_Backspace)
        typed(qtbot, f"id:{card}")
        press(qtbot, Qt.Key.Key_Down)
        assert QApplication.focusWidget() is page.shelf
        for _ in range(count):
            press(qtbot, Qt.Key.Key_Return)
    assert dict(page.model.deck.cards) == LEGAL
    assert page.model.size == DECK_SIZE
    assert not errors(page.model.faults)
    press(qtbot, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert not page.model.is_changed
    assert page.model.path is not None
    assert page.model.path.is_file()


def test_every_control_is_reached_with_the_tabulator(page, qtbot):
    page.shelf.setFocus()
    met = set()
    for _ in range(120):
        press(qtbot, Qt.Key.Key_Tab)
        met.add(QApplication.focusWidget())
    wanted = {
        page.shelf, page.search.line, page.sort, page.form, page.side.name, page.side.tabs, page.side.list,
        page.side.save, page.side.print, page.home, page.menu,
    }  # fmt: skip
    assert wanted <= met


def test_the_deck_answers_to_keys(page, qtbot):
    page.errands.open_deck("deck-vorrak")
    press(qtbot, Qt.Key.Key_F6)
    assert QApplication.focusWidget() is page.side.list
    for _ in range(3):
        press(qtbot, Qt.Key.Key_Down)
    card = page.side.list.current()
    before = page.model.count(card)
    assert before == 3
    press(qtbot, Qt.Key.Key_Minus)
    assert page.model.count(card) == before - 1
    press(qtbot, Qt.Key.Key_Plus)
    assert page.model.count(card) == before
    press(qtbot, Qt.Key.Key_2)
    assert page.model.count(card) == 2
    press(qtbot, Qt.Key.Key_0)
    assert not page.model.count(card)
    assert page.side.list.current() not in ("", card)


def drop(widget, card, origin):
    data: QMimeData = dragging.mime_of(card, card, origin)
    centre = QPoint(widget.width() // 2, widget.height() // 2)
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(centre, Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(widget, enter)
    if not enter.isAccepted():
        return False
    event = QDropEvent(QPointF(centre), Qt.DropAction.CopyAction, data, buttons, keys, QEvent.Type.Drop)
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def test_a_legal_deck_is_built_by_drag_and_drop(page):
    targets = (page.side, page.side.list.viewport())
    for at, (card, count) in enumerate(LEGAL.items()):
        for _ in range(count):
            assert drop(targets[at % 2], card, "library")
    assert dict(page.model.deck.cards) == LEGAL
    assert not errors(page.model.faults)
    assert drop(page.shelf.viewport(), "vor-03", "deck")
    assert page.model.count("vor-03") == 2
    assert not drop(page.shelf.viewport(), "vor-03", "library")
    assert not drop(page.side, "vor-03", "deck")


def test_the_mouse_adds_and_removes(page, qtbot):
    view = page.shelf
    index = view.model().index(1)
    card = index.data(LibraryModel.CARD).id
    centre = view.visualRect(index).center()
    qtbot.mouseDClick(view.viewport(), Qt.MouseButton.LeftButton, pos=centre)
    assert page.model.count(card) == 1
    box = view.visualRect(index)
    row = box.top() + round(8 + CARD * RATIO + 22)
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(box.center().x() + 51, row))
    assert page.model.count(card) == 2
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(box.center().x() - 51, row))
    assert page.model.count(card) == 1
    rows = page.side.list
    place = rows.visualRect(rows.rows.index(rows.rows.row_of(card))).center()
    qtbot.mouseDClick(rows.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert not page.model.count(card)


def test_fifty_edits_are_undone_and_done_again(page, qtbot):
    dice = random.Random(4)
    ids = [card.id for card in page.model.library.content.cards]
    decks = [page.model.deck]
    while len(decks) <= 50:
        page.change(dice.choice(ids), dice.choice((1, 1, -1)))
        if page.model.deck != decks[-1]:
            decks.append(page.model.deck)
    page.shelf.setFocus()
    for wanted in reversed(decks[:-1]):
        press(qtbot, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert page.model.deck == wanted
    assert not page.model.is_changed
    assert not page.undo.isEnabled()
    for wanted in decks[1:]:
        press(qtbot, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
        assert page.model.deck == wanted
    assert not page.redo.isEnabled()


def test_a_deck_that_was_just_opened_is_not_changed(page):
    page.errands.open_deck("deck-ysmer")
    assert not page.model.is_changed
    done = []
    page.errands.ask(lambda: done.append(1))
    assert done == [1]


WAYS = {
    "home": lambda page: page.leave(),
    "escape": lambda page: page.errands.ask(page.left.emit),
    "new": lambda page: page.errands.new(),
    "open": lambda page: page.errands.choose(),
    "duplicate": lambda page: page.errands.duplicate(),
    "import": lambda page: page.errands._take(page.model.library.decks["deck-ysmer"], new=True),
}


@pytest.mark.parametrize("way", WAYS)
def test_every_way_out_asks_and_cancel_stays(page, qtbot, way):
    page.errands.open_deck("deck-vorrak")
    page.change("vor-07", -1)
    deck = page.model.deck
    gone = []
    page.left.connect(lambda: gone.append(1))
    WAYS[way](page)
    box = page.errands.box
    assert box is not None
    assert box.isVisible()
    assert "Vorrak" in box.text()
    box.escapeButton().click()
    qtbot.wait(1)
    assert page.errands.box is None
    assert page.model.deck == deck
    assert page.model.is_changed
    assert not gone
    assert not [each for each in page.findChildren(QDialog) if each.isVisible()]


def answer(page, role):
    box = page.errands.box
    next(button for button in box.buttons() if box.buttonRole(button) == role).click()


def test_saving_on_the_way_out_saves(page, qtbot):
    from PySide6.QtWidgets import QMessageBox

    page.errands.open_deck("deck-vorrak")
    page.change("vor-07", -1)
    with qtbot.waitSignal(page.left):
        page.leave()
        answer(page, QMessageBox.ButtonRole.AcceptRole)
    assert page.model.path.is_file()
    assert not page.model.is_changed


def test_giving_up_on_the_way_out_leaves_nothing(page, qtbot, tmp_path):
    from PySide6.QtWidgets import QMessageBox

    page.errands.open_deck("deck-vorrak")
    before = page.model.deck
    page.change("vor-07", -1)
    page.errands.autosave.write()
    assert list((tmp_path / "drafts").glob("*.json"))
    with qtbot.waitSignal(page.left):
        page.leave()
        answer(page, QMessageBox.ButtonRole.DestructiveRole)
    assert page.model.deck == before
    assert not list((tmp_path / "drafts").glob("*.json"))


def test_a_crash_leaves_a_draft_that_is_offered(page, dark, watch, tmp_path, show, qtbot):
    from PySide6.QtWidgets import QMessageBox

    page.change("vor-07", 1)
    page.errands.autosave.write()
    page.errands.autosave._lock.unlock()
    again = show(WorkshopPage(dark, watch, tmp_path / "drafts"))
    qtbot.waitUntil(lambda: again.errands.box is not None)
    answer(again, QMessageBox.ButtonRole.AcceptRole)
    assert again.model.count("vor-07") == 1
    assert again.model.is_changed
    again.errands.autosave.clear()
    assert not leftovers(tmp_path / "drafts")


def test_a_full_disk_is_told_and_nothing_is_lost(page, monkeypatch):
    page.change("vor-07", 1)
    monkeypatch.setattr(page.model.library, "save", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left")))
    assert not page.errands.save()
    assert "No space left" in page.toast.words
    assert page.model.is_changed


def test_the_only_mend_is_a_button(page):
    page.errands.open_deck("deck-vorrak")
    page.set_count("vor-05", 4)
    page.set_count("vor-01", 0)
    labels = [row.button.accessibleName() for row in page.side.verdict.rows if row.button is not None]
    assert "Remove 1" in labels
    next(r.button for r in page.side.verdict.rows if r.button and r.button.accessibleName() == "Remove 1").click()
    assert page.model.count("vor-05") == 3
    next(row.button for row in page.side.verdict.rows if row.button is not None).click()
    assert page.model.count("vor-01") == 1
    assert "legal" in page.side.verdict.told()


def test_filters_and_search_say_the_same(page, qtbot):
    page.search.line.setFocus()
    typed(qtbot, "colour:red cost<3")
    assert page.filters._chips["colour", "red"].isChecked()
    found = page.cards.rowCount()
    assert 0 < found < 72
    page.filters._chips["type", "creature"].click()
    assert "type:creature" in page.search.line.text()
    assert page.cards.rowCount() < found
    page.search.chips[0].click()
    assert "colour" not in page.search.line.text()
    page.filters.clear.click()
    assert page.cards.rowCount() == 72
    assert not page.search.line.text()


def test_typing_is_answered_before_new_cards_are_painted(page, qtbot, monkeypatch):
    from desktop.ui.decks import shelf

    monkeypatch.setattr(shelf, "MOMENT", 0.0)
    page.art.clear()
    page.search.line.setFocus()
    typed(qtbot, "e")
    page.shelf.viewport().repaint()
    assert page.shelf._missing
    monkeypatch.setattr(shelf, "MOMENT", 9.0)
    qtbot.waitUntil(lambda: not page.shelf.is_hurried)
    assert not page.shelf._missing


def test_what_is_not_understood_is_told(page, qtbot):
    page.search.line.setFocus()
    typed(qtbot, "wings:2")
    assert "wings" in page.search.told()
    assert page.search.in_doubt


def test_name_and_notes_are_edits(page, qtbot):
    page.side.name.setFocus()
    page.side.name.selectAll()
    typed(qtbot, "Crazy scrap")
    assert dict(page.model.deck.name)["en"] == "Crazy scrap"
    page.side.tabs.choose("notes")
    page.side.notes.setFocus()
    typed(qtbot, "slow but sure")
    assert dict(page.model.deck.notes)["en"] == "slow but sure"
    page.model.stack.undo()
    page.model.stack.undo()
    assert page.side.name.text() != "Crazy scrap"
    assert not page.side.notes.toPlainText()
    assert not page.model.is_changed


def test_hands_are_dealt_by_the_rules(page):
    hand = page.side.hand
    assert not hand.again.isEnabled()
    page.errands.open_deck("deck-vorrak")
    page.side.tabs.choose("hand")
    hand.again.click()
    assert hand.hand[0].id == "vor-01"
    assert len(hand.hand) == 1 + hand.hand[0].size
    assert "76.8 %" in hand.words()


def test_list_and_yaml_go_to_the_clipboard_and_back(page):
    page.errands.open_deck("deck-umbrath" if "deck-umbrath" in page.model.library.decks else "deck-vorrak")
    cards = dict(page.model.deck.cards)
    for copied in (page.errands.copy_list, page.errands.copy_yaml):
        copied()
        dialog = page.errands.import_text()
        assert not dialog.faults.count()
        dialog.replace.click()
        assert dict(page.model.deck.cards) == cards
    QGuiApplication.clipboard().clear()


def test_the_export_is_read_again(page, tmp_path):
    page.errands.open_deck("deck-vorrak")
    for name in ("out.txt", "out.ghourdeck.yaml"):
        page.errands.export_to(tmp_path / name)
        page.errands.open_file(tmp_path / name)
        if page.errands.box is not None:
            answer(page, __import__("PySide6.QtWidgets").QtWidgets.QMessageBox.ButtonRole.DestructiveRole)
        assert page.model.size == DECK_SIZE


def test_no_dialog_blocks(page, qtbot):
    page.errands.save_as()
    dialogs = page.findChildren(QFileDialog)
    assert dialogs
    for dialog in dialogs:
        dialog.reject()
    menu = page.build_menu()
    assert {action.data() for action in menu.actions() if action.data()} >= {"new", "open-deck", "import", "export"}


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1706, 960)])
def test_it_fits_every_window(dark, watch, tmp_path, show, size):
    page = show(WorkshopPage(dark, watch, tmp_path / "drafts"), size)
    page.errands.open_deck("deck-vorrak")
    for tab in ("piles", "figures", "hand", "notes", "list"):
        page.side.tabs.choose(tab)
        assert not page.grab().isNull()
    for child in (page.filters, page.search, page.shelf, page.side, page.sort, page.preview):
        assert page.rect().adjusted(-30, -30, 30, 30).contains(child.geometry())
    columns = page.shelf.viewport().width() // page.shelf.gridSize().width()
    assert columns >= 4


def test_a_card_far_down_is_come_to_before_all_have_their_places(page, qtbot, monkeypatch):
    from desktop.ui.decks import shelf

    monkeypatch.setattr(shelf, "_BATCH", 8)
    page.shelf.setBatchSize(8)
    last = page.cards.card(page.cards.rowCount() - 1).id
    page.cards.search("")
    assert page.shelf.go_to(last)
    seen = page.shelf.visualRect(page.shelf.currentIndex())
    assert page.shelf.viewport().rect().intersects(seen)
    page.cards.search("")
    qtbot.keyClick(page.shelf, Qt.Key.Key_End)
    assert page.shelf.current() == last
    # whoever types is shown the first that were found
    page.shelf.hurry()
    page.cards.search("")
    assert not page.shelf.go_to(last)
