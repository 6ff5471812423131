"""Two decks side by side."""

import pytest
from PySide6.QtCore import Qt

from desktop.games.ghour.workshop.editing import SetCount, edited
from desktop.ui.decks.model import DeckModel
from desktop.ui.screens.compare import ComparePage


@pytest.fixture
def both(dark, watch, show):
    library = watch.library
    left = library.decks["deck-vorrak"]
    right = left
    for card, count in (("vor-02", 0), ("vor-07", 3), ("tel-03", 2)):
        right = edited(right, SetCount(card, count))
    page = show(ComparePage(dark, DeckModel(library, left)))
    page.lay(left, right)
    return page


def rows(view):
    return [view.rows.index(row).data(view.rows.ROW) for row in range(view.rows.rowCount())]


def test_differences_are_told_apart(both):
    assert rows(both.here) == [("vor-02", 1, 0)]
    assert rows(both.there) == [("tel-03", 0, 2)]
    assert rows(both.both) == [("vor-07", 2, 3)]
    assert "1 in other numbers" in both.accessibleDescription()
    both.swap.click()
    assert rows(both.here) == [("tel-03", 2, 0)]
    assert rows(both.both) == [("vor-07", 3, 2)]


def test_a_row_opens_its_card(both, qtbot):
    both.both.setFocus()
    both.both.setCurrentIndex(both.both.rows.index(0))
    with qtbot.waitSignal(both.opened) as told:
        qtbot.keyClick(both.both, Qt.Key.Key_Return)
    assert told.args == ["vor-07"]
    with qtbot.waitSignal(both.left):
        qtbot.keyClick(both, Qt.Key.Key_Escape)


def test_another_deck_of_the_colour_is_found(both):
    both.show_open()
    assert both.decks[0].id == "deck-vorrak"
    assert both.decks[1].id != "deck-vorrak"
    assert not both.grab().isNull()
