import pytest
from PySide6.QtCore import QPoint, Qt

from desktop import catalogue
from desktop.core.rules import Setup
from desktop.match.save import SaveError, create, header_for
from desktop.ui.quick import played, players_for
from desktop.ui.screens.replay import ReplayPage

GAME = catalogue.game("claim2")
PLAYERS = players_for(2, {}, ("Zoltán", "Świętosława"))


@pytest.fixture(scope="module")
def unfinished():
    return played(GAME.rules(), Setup(2), 5, 24)


@pytest.fixture(scope="module")
def finished():
    return played(GAME.rules(), Setup(2), 5, 2000)


def watching(look_at, match):
    page = ReplayPage(look_at)
    page.animated = False
    page.play(GAME, match, PLAYERS)
    return page


def test_the_table_is_drawn_in_both_schemes_and_sizes(look_at, shown, size, finished):
    page = watching(look_at, finished)
    page.go(30)
    assert not shown(page, size).isNull()
    assert page.view.geometry().bottom() < page.line.geometry().top()
    keys = {sprite.key[0] for sprite in page.scene.sprites()}
    assert "button" not in keys
    assert "replay" in keys


def test_the_keys_move_through_time(dark, shown, qtbot, finished):
    page = watching(dark, finished)
    shown(page)
    assert page.line.hasFocus()
    steps = [(Qt.Key.Key_Right, 1), (Qt.Key.Key_Right, 2), (Qt.Key.Key_Left, 1), (Qt.Key.Key_End, page.line.maximum())]
    for key, at in [*steps, (Qt.Key.Key_Home, 0)]:
        qtbot.keyClick(page.line, key)
        assert page.line.value() == page._at == at
    for key, at in [*steps, (Qt.Key.Key_Home, 0)]:
        qtbot.keyClick(page, key)
        assert page._at == at


def test_a_click_on_the_time_line_jumps(dark, shown, qtbot, finished):
    page = watching(dark, finished)
    shown(page)
    middle = page.line.rect().center()
    qtbot.mouseClick(page.line, Qt.MouseButton.LeftButton, pos=middle)
    assert abs(page._at - page.line.maximum() / 2) <= 1
    qtbot.mouseClick(page.line, Qt.MouseButton.LeftButton, pos=QPoint(1, middle.y()))
    assert page._at <= 1


def test_space_plays_and_stops_and_the_end_stops_too(dark, shown, qtbot, unfinished):
    page = watching(dark, unfinished)
    shown(page)
    qtbot.mouseClick(page._speed_buttons[-1], Qt.MouseButton.LeftButton)
    qtbot.keyClick(page.line, Qt.Key.Key_Space)
    assert page.playing
    qtbot.waitUntil(lambda: page._at >= 1, timeout=3000)
    qtbot.keyClick(page.line, Qt.Key.Key_Space)
    assert not page.playing
    page.go(page.line.maximum() - 1)
    page.start()
    qtbot.waitUntil(lambda: page._at == page.line.maximum(), timeout=3000)
    assert not page.playing
    page.start()
    assert page._at == 0


def test_an_unfinished_match_is_seen_from_the_open_table_only(dark, shown, unfinished):
    page = watching(dark, unfinished)
    shown(page)
    assert len(page.eyes.buttons()) == 1
    page.eyes.choose(0)
    assert page.viewer is None


def test_a_finished_match_is_seen_with_every_seats_eyes(dark, shown, finished):
    page = watching(dark, finished)
    shown(page)
    page.go(3)
    assert len(page.eyes.buttons()) == 4
    for seat in (0, 1):
        page.eyes.choose(seat)
        assert page.viewer == seat
        hand = [sprite for sprite in page.scene.sprites() if sprite.key[0] == "hand"]
        assert hand or page.scene.sprites()
    page.eyes.choose(None, follow=True)
    seen = set()
    for at in range(8):
        page.go(at)
        seen.add(page.viewer)
    assert seen == {0, 1}


def test_one_answer_on_its_pieces_fly(dark, shown, finished):
    page = watching(dark, finished)
    shown(page)
    page.animated = True
    busy = []
    for at in range(1, 12):
        page.go(at)
        busy.append(page.director.busy)
    assert any(busy)
    page.go(3)
    assert not page.director.busy


def test_a_save_is_played_back_from_its_file(dark, shown, tmp_path, qtbot):
    match = played(GAME.rules(), Setup(2), 7, 0)
    path = tmp_path / "one.meadhall"
    header = header_for(match, app="0", game="claim2", version=GAME.version, players=PLAYERS, begun=0)
    journal = create(path, match, header)
    for _ in range(4):
        match.look(match.asked()[0].seat)
        match.submit(match.asked()[0].options[0])
    journal.close()
    page = ReplayPage(dark)
    page.open(path)
    shown(page)
    assert page.line.maximum() == 4
    with qtbot.waitSignal(page.left):
        qtbot.keyClick(page, Qt.Key.Key_Escape)
    (tmp_path / "bad.meadhall").write_bytes(b"")
    with pytest.raises(SaveError):
        page.open(tmp_path / "bad.meadhall")


def test_no_word_of_the_bar_is_cut_when_words_are_longer(look_at, shown, size, wordy, cut, unfinished):
    page = watching(look_at, unfinished)
    shown(page, size)
    cut.clear()
    page._ground.forget()
    page.repaint()
    for button in (page._leave, *page._speed_buttons):
        button.repaint()
    assert cut == []
