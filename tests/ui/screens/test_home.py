import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.catalogue import GAMES
from desktop.core.rules import Setup
from desktop.match.save import Header, Player
from desktop.ui.screens.home import HomePage

PLAYERS = tuple(Player(name, "person", seat) for seat, name in enumerate(("Kővágó Ármin", "Świętosława", "Willemijn")))
HEADER = Header(1, "0", "armadora", 1, "", Setup(3), PLAYERS, False, int(time.time()), "")
FIVE = [msgspec.structs.replace(GAMES[place % 2], id=f"{place}", title="Gold & Rum") for place in range(5)]


@pytest.mark.parametrize("games", [GAMES[:1], GAMES[:2], FIVE[:3], FIVE], ids=len)
def test_boards_hang_side_by_side_within_the_window(look_at, shown, size, games):
    page = HomePage(look_at)
    page.furnish(games, (Path("x"), HEADER), replays=True)
    assert not shown(page, size).isNull()
    boards = [board.geometry() for board in page._boards]
    assert len(boards) == len(games)
    assert all(box.left() >= 0 and box.right() <= size[0] and box.bottom() <= size[1] for box in boards)
    middle = (boards[0].left() + boards[-1].right()) / 2
    assert abs(middle - size[0] / 2) <= 2
    assert len({box.width() for box in boards}) == 1


def test_a_board_is_chosen_by_mouse_and_by_keyboard(dark, shown, qtbot):
    page = HomePage(dark)
    page.furnish(GAMES, None)
    shown(page)
    with qtbot.waitSignal(page.chosen) as clicked:
        qtbot.mouseClick(page._boards[1], Qt.MouseButton.LeftButton)
    assert clicked.args == [GAMES[1].id]
    page._boards[0].setFocus()
    qtbot.keyClick(page._boards[0], Qt.Key.Key_Right)
    assert page._boards[1].hasFocus()
    with qtbot.waitSignal(page.chosen) as entered:
        qtbot.keyClick(page._boards[1], Qt.Key.Key_Return)
    assert entered.args == [GAMES[1].id]


def test_what_was_left_can_be_gone_on_with(dark, shown, qtbot):
    page = HomePage(dark)
    page.furnish(GAMES, (Path("here.meadhall"), HEADER))
    shown(page)
    page.setFocus()
    assert page._sit.hasFocus()
    with qtbot.waitSignal(page.resumed) as resumed:
        qtbot.keyClick(page._sit, Qt.Key.Key_Return)
    assert resumed.args == [Path("here.meadhall")]


def test_nothing_is_offered_that_is_not_there(dark, shown):
    page = HomePage(dark)
    page.furnish(GAMES, None)
    shown(page)
    assert not page._sit.isVisible()
    assert not page._replays.isVisible()
    page.furnish(GAMES, (Path("x"), HEADER), replays=True)
    assert page._sit.isVisible()
    assert page._replays.isVisible()


def test_the_other_buttons_say_what_is_wanted(dark, shown, qtbot):
    page = HomePage(dark)
    page.furnish(GAMES, None, replays=True)
    shown(page)
    for button, signal in ((page._open, page.opened), (page._replays, page.replays)):
        with qtbot.waitSignal(signal):
            qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.scheme_toggled):
        qtbot.keyClick(page._scheme, Qt.Key.Key_Space)


def test_everything_that_takes_the_focus_has_a_name(dark, shown):
    page = HomePage(dark)
    page.furnish(GAMES, (Path("x"), HEADER), replays=True)
    shown(page)
    first = QApplication.focusWidget() or page
    seen, now = [], first
    while now not in seen:
        seen.append(now)
        now = now.nextInFocusChain()
    named = [w for w in seen if w.focusPolicy() & Qt.FocusPolicy.TabFocus and w.isVisible()]
    assert len(named) == len(GAMES) + 7
    assert all(w.accessibleName() for w in named)


def test_no_word_is_cut_when_words_are_longer(look_at, shown, size, wordy, cut):
    page = HomePage(look_at)
    page.furnish(GAMES, (Path("x"), msgspec.structs.replace(HEADER, players=PLAYERS[:2])), replays=True)
    shown(page, size)
    assert cut == []


def test_the_home_screen_is_painted_before_games_and_content_are_imported():
    code = """
import sys
from PySide6.QtWidgets import QApplication
app = QApplication([])
from desktop.catalogue import GAMES
from desktop.ui.screens.home import HomePage
from desktop.ui.theme import DARK
page = HomePage(lambda scale: DARK)
page.furnish(GAMES, None)
page.grab()
print(*sys.modules)
"""
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    heavy = [
        name
        for name in loaded
        if name.split(".")[0] in ("yaml", "attrs", "attr", "cattrs")
        or name.startswith(("desktop.games.", "desktop.data", "desktop.match.", "desktop.bots"))
    ]
    assert heavy == []
