import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from desktop import catalogue
from desktop.core.rules import Setup
from desktop.ui.screens.setup import SetupPage

CLAIM, ARMADORA = catalogue.game("claim2"), catalogue.game("armadora")
NAMES = ("Kővágó Ármin", "Grzegorz Brzęczyszczykiewicz", "Willemijn", "Erzsébet")


@pytest.fixture
def page(dark, shown):
    page = SetupPage(dark)
    page.prepare(ARMADORA, NAMES[:3])
    shown(page)
    return page


def names(page):
    return [row.player_name for row in page._seats.rows]


def type_over(row, words):
    row.name.selectAll()
    row.name.insert(words)  # as an input method does: letters that no key has


@pytest.mark.parametrize("game", [CLAIM, ARMADORA], ids=lambda game: game.id)
def test_the_set_up_screen_is_drawn_in_both_schemes_and_sizes(look_at, shown, size, game):
    page = SetupPage(look_at)
    page.prepare(game, NAMES)
    assert not shown(page, size).isNull()
    tray = page._first.geometry().top()
    assert all(row.geometry().bottom() < tray + 20 for row in page._seats.rows)


def test_who_sat_there_last_sits_there_again(page):
    assert names(page) == list(NAMES[:3])
    assert page.why == ""


def test_as_many_seats_as_the_game_has_at_least_and_at_most(dark, shown):
    page = SetupPage(dark)
    page.prepare(CLAIM, NAMES)
    shown(page)
    assert len(page._seats.rows) == 2
    assert not page._add.isVisible()
    assert not any(row.bin.isEnabled() for row in page._seats.rows)
    page.prepare(ARMADORA, ())
    assert len(page._seats.rows) == 2
    assert page._add.isVisible()


def test_one_sits_down_with_the_keyboard_only(dark, shown, qtbot):
    page = SetupPage(dark)
    page.prepare(CLAIM, ())
    shown(page)
    assert page._seats.rows[0].name.hasFocus()
    qtbot.keyClicks(QApplication.focusWidget(), "Zoltan")
    for _ in range(9):
        if QApplication.focusWidget() is page._seats.rows[1].name:
            break
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    qtbot.keyClicks(QApplication.focusWidget(), "Swanhild")
    for _ in range(12):
        if QApplication.focusWidget() is page._sit:
            break
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    with qtbot.waitSignal(page.sat_down) as sat:
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    choice = sat.args[0]
    assert choice.game is CLAIM
    assert [player.name for player in choice.players] == ["Zoltan", "Swanhild"]
    assert [player.shield for player in choice.players] == [0, 1]
    assert choice.setup == Setup(2)
    assert 0 <= choice.seed < 10**7


def test_a_name_that_is_missing_or_double_is_the_reason_not_to_sit_down(page):
    row = page._seats.rows[1]
    type_over(row, "")
    assert "Seat 2" in page.why
    assert not page._sit.isEnabled()
    assert page._sit.accessibleDescription() == page.why
    type_over(row, "  KŐVÁGÓ ármin ")
    assert "Two players" in page.why
    type_over(row, "Zoltán")
    assert page.why == ""
    assert page._sit.isEnabled()


def test_a_name_has_forty_letters_at_most(page):
    type_over(page._seats.rows[0], "x" * 60)
    assert len(names(page)[0]) == 40


def test_a_click_on_a_shield_gives_the_next_that_nobody_has(page, qtbot):
    rows = page._seats.rows
    for _ in range(9):
        qtbot.mouseClick(rows[0].coat, Qt.MouseButton.LeftButton)
        assert len({row.shield for row in rows}) == 3
    assert rows[0].shield not in (1, 2)


def test_rows_move_with_alt_and_arrows_the_focus_staying(page, qtbot):
    first = page._seats.rows[0]
    first.name.setFocus()
    qtbot.keyClick(first.name, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert names(page) == [NAMES[1], NAMES[0], NAMES[2]]
    assert first.name.hasFocus()
    first.handle.setFocus()
    qtbot.keyClick(first.handle, Qt.Key.Key_Up)
    qtbot.keyClick(first.handle, Qt.Key.Key_Up)
    assert names(page) == list(NAMES[:3])


def test_a_row_is_dragged_to_another_seat(page, qtbot):
    rows = page._seats.rows
    first, third = rows[0], rows[2]
    way = third.y() - first.y()
    handle = first.handle
    start = QPointF(handle.rect().center())
    down = QPointF(handle.mapToGlobal(handle.rect().center()))

    def mouse(kind, offset, held):
        left = Qt.MouseButton.LeftButton
        at = down + QPointF(0, offset)
        button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else left
        QApplication.sendEvent(handle, QMouseEvent(kind, start, at, button, held, Qt.KeyboardModifier.NoModifier))

    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    mouse(QEvent.Type.MouseButtonPress, 0, left)
    for share in (0.3, 0.6, 1.0):
        mouse(QEvent.Type.MouseMove, way * share, left)
    mouse(QEvent.Type.MouseButtonRelease, way, none)
    assert names(page) == [NAMES[1], NAMES[2], NAMES[0]]
    assert [row.number for row in page._seats.rows] == [1, 2, 3]
    tops = [row.y() for row in page._seats.rows]
    assert tops == sorted(tops)


def test_seats_are_added_and_removed_with_their_shields(page, qtbot):
    qtbot.mouseClick(page._add, Qt.MouseButton.LeftButton)
    assert len(page._seats.rows) == 4
    assert page._seats.rows[3].name.hasFocus()
    assert not page._add.isVisible()
    qtbot.mouseClick(page._seats.rows[0].bin, Qt.MouseButton.LeftButton)
    assert names(page) == [NAMES[1], NAMES[2], ""]
    assert page._add.isVisible()


def test_a_race_is_picked_unless_the_rules_forbid_it(page, qtbot):
    row = page._seats.rows[0]
    assert row.pick.isVisible()
    offered = [row.pick.itemData(place) for place in range(row.pick.count())]
    assert offered == ["", "orc", "goblin", "elf", "mage"]
    row.pick.choose("elf")
    assert page.choice().setup.picks == ("elf", "", "")
    page._seats.rows[1].pick.choose("elf")
    assert "AR-" in page.why
    qtbot.mouseClick(page._options._controls["advanced"], Qt.MouseButton.LeftButton)
    assert not row.pick.isVisible()
    assert page.why == ""
    assert page.choice().setup == Setup(3, (("advanced", "on"),))


def test_who_begins_and_the_seed_are_chosen(page, qtbot):
    assert page._first.itemText(2) == NAMES[1]
    page._first.choose("1")
    qtbot.keyClicks(page._seed, "12a34")
    choice = page.choice()
    assert choice.setup.first == 1
    assert choice.seed == 1234


def test_computers_sit_down_but_not_alone(page):
    assert page._seats.rows[0].kind.count() == 4
    for row in page._seats.rows:
        row.kind.choose("recruit")
    assert "person" in page.why
    page._seats.rows[0].kind.choose("person")
    assert page.why == ""
    assert [player.kind for player in page.choice().players] == ["person", "recruit", "recruit"]


def test_escape_goes_back(page, qtbot):
    with qtbot.waitSignal(page.back):
        qtbot.keyClick(page, Qt.Key.Key_Escape)


def test_everything_that_takes_the_focus_has_a_name(page):
    now, seen = page._seats.rows[0].handle, []
    while now not in seen:
        seen.append(now)
        now = now.nextInFocusChain()
    asked = [w for w in seen if w is not page and w.focusPolicy() & Qt.FocusPolicy.TabFocus and w.isVisible()]
    assert len(asked) == 3 * 6 + 1 + 2 + 5
    assert all(w.accessibleName() for w in asked)


def test_no_word_is_cut_when_words_are_longer(look_at, shown, size, wordy, cut):
    page = SetupPage(look_at)
    page.prepare(ARMADORA, ("Ármin", "Ármin", "Zoltán"))
    shown(page, size)
    assert page.why
    assert cut == []


def test_a_seat_that_is_added_takes_the_next_spare_name(page):
    page.prepare(ARMADORA, ("Ármin", "Zoltán"), ("Zoltán", "Willemijn"))
    page._seats.add()
    page._seats.add()
    assert names(page) == ["Ármin", "Zoltán", "Willemijn", ""], "one sits already, and then nobody waits any more"
