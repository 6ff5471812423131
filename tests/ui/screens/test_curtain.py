import pytest
from PySide6.QtCore import Qt

from desktop.ui.screens.curtain import MOST_NEWS, CurtainPage
from desktop.ui.theme import SEATS

NEWS = [(SEATS[0], "Zoltán: dragon 6"), (SEATS[1], "Świętosława wins trick 4"), (None, "A giant smashes a gnome")]


def call(page, news=(), undo=True):
    page.call(1, "Szentgyörgyi Zsófia", SEATS[3], "Claim 2  ·  trick 4 of 13", news, undo=undo)


@pytest.mark.parametrize("news", [(), NEWS, NEWS * 4], ids=len)
def test_the_curtain_is_opaque_at_once(look_at, shown, size, news):
    page = CurtainPage(look_at)
    call(page, news)
    picture = shown(page, size)
    points = [(x, y) for x in range(0, size[0], 40) for y in range(0, size[1], 40)]
    assert all(picture.pixelColor(x, y).alpha() == 255 for x, y in points)


def test_the_button_waits_so_that_no_stray_click_lifts_the_curtain(dark, shown, qtbot):
    page = CurtainPage(dark)
    call(page)
    shown(page)
    assert not page._button.isVisible()
    with qtbot.assertNotEmitted(page.ready):
        qtbot.keyClick(page, Qt.Key.Key_Return)
        qtbot.mouseClick(page, Qt.MouseButton.LeftButton, pos=page._button.geometry().center())
    qtbot.waitUntil(page._button.isVisible, timeout=2000)
    assert page._timer.interval() == 400


def test_enter_says_it_is_me(dark, shown, qtbot):
    page = CurtainPage(dark, wait=0)
    call(page)
    shown(page)
    qtbot.waitUntil(page._button.isVisible)
    for target in (page._button, page):
        with qtbot.waitSignal(page.ready) as ready:
            qtbot.keyClick(target, Qt.Key.Key_Return)
        assert ready.args == [1]


def test_the_last_move_is_taken_back_only_where_that_is_allowed(dark, shown, qtbot):
    page = CurtainPage(dark)
    call(page, undo=False)
    shown(page)
    assert not page._back.isVisible()
    call(page, undo=True)
    with qtbot.waitSignal(page.undone):
        qtbot.mouseClick(page._back, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(page.home):
        qtbot.mouseClick(page._leave, Qt.MouseButton.LeftButton)


def test_a_second_call_waits_again(dark, shown, qtbot):
    page = CurtainPage(dark, wait=50)
    call(page)
    shown(page)
    qtbot.waitUntil(page._button.isVisible)
    call(page)
    assert not page._button.isVisible()


def test_only_the_newest_events_are_told_and_the_rest_counted(dark, shown):
    page = CurtainPage(dark)
    call(page, NEWS * 4)
    shown(page)
    assert len(page._news) == MOST_NEWS
    assert page._more == len(NEWS) * 4 - MOST_NEWS
    assert "Zsófia" in page.accessibleName()
    assert NEWS[-1][1] in page.accessibleDescription()


@pytest.mark.parametrize("news", [(), NEWS * 4], ids=("alone", "news"))
def test_no_word_is_cut_when_words_are_longer(look_at, shown, size, wordy, cut, news, qtbot):
    page = CurtainPage(look_at, wait=0)
    call(page, news)
    shown(page, size)
    qtbot.waitUntil(page._button.isVisible)
    page.grab()
    assert cut == []
