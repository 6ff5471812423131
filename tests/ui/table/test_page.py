"""The table as a newcomer uses it: mouse, keys and lists lead to the same answers."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

sys.path.insert(0, str(Path(__file__).parent))

from at_table import AtTable, dealt, hurry, walk

from desktop import catalogue
from desktop.core.rules import Setup
from desktop.games.armadora.actions import PlacePalisade
from desktop.games.claim2.actions import Play
from desktop.match.match import Match
from desktop.ui.table.sprite import Frame

GAMES = [(game.id, seats) for game in catalogue.GAMES for seats in dict.fromkeys(game.seats)]


def hand(at: AtTable) -> list[tuple[object, ...]]:
    return [s.key for s in at.page.scene.sprites() if s.key[0] == "hand" and len(s.key) == 4]


def test_two_clicks_play_a_card(qtbot) -> None:
    at = AtTable(qtbot, "claim2", dealt("claim2", 2))
    at.come_forward()
    key = sorted(hand(at), key=str)[0]
    at.click(key)
    assert len(at.match.log) == 0, "the first click only picks the card up"
    at.click(("trick",))
    assert [type(entry.action) for entry in at.match.log] == [Play]


def test_a_second_click_lays_the_card_down_again(qtbot) -> None:
    at = AtTable(qtbot, "claim2", dealt("claim2", 2))
    at.come_forward()
    key = sorted(hand(at), key=str)[0]
    at.click(key)
    at.click(key)
    at.click(("trick",))
    assert not at.match.log


def test_a_card_dragged_onto_the_trick_is_played(qtbot) -> None:
    at = AtTable(qtbot, "claim2", dealt("claim2", 2))
    at.come_forward()
    at.drag(sorted(hand(at), key=str)[3], ("trick",))
    assert len(at.match.log) == 1


def test_the_keyboard_alone_plays_a_card(qtbot) -> None:
    at = AtTable(qtbot, "claim2", dealt("claim2", 2))
    at.come_forward()
    at.view.setFocus()
    QTest.keyClick(at.view, Qt.Key.Key_Right)
    assert at.view.focus_key is not None
    assert at.view.focus_key[0] == "hand"
    QTest.keyClick(at.view, Qt.Key.Key_Return)
    assert at.view.focus_key == ("trick",), "the focus goes on to where the card may be laid"
    QTest.keyClick(at.view, Qt.Key.Key_Space)
    assert len(at.match.log) == 1


def test_the_list_of_moves_plays_a_card(qtbot) -> None:
    at = AtTable(qtbot, "claim2", dealt("claim2", 2))
    at.come_forward()
    QTest.keyClick(at.page, Qt.Key.Key_F6)
    moves = at.page.lists.views["moves"]
    assert moves.isVisible()
    assert moves.count() == len(at.options())
    moves.setCurrentRow(2)
    moves.itemActivated.emit(moves.item(2))
    assert len(at.match.log) == 1


def test_a_refused_card_says_why_with_its_clause(qtbot) -> None:
    seed = 0
    while True:
        at = AtTable(qtbot, "claim2", dealt("claim2", 2, seed=seed))
        at.come_forward()
        at.page.answer(at.options()[0])
        at.come_forward()
        barred = [key for key in hand(at) if key[2] not in {option.card for option in at.options()}]
        if barred:
            break
        seed += 1
    at.click(barred[0])
    assert "C2-3.3" in at.ribbon()
    at.drag(barred[0], ("trick",))
    assert "C2-3.3" in at.ribbon()
    assert len(at.match.log) == 1


def test_escape_lays_down_what_is_dragged(qtbot) -> None:
    at = AtTable(qtbot, "claim2", dealt("claim2", 2))
    at.come_forward()
    key = sorted(hand(at), key=str)[0]
    port = at.view.viewport()
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=at.place(key))
    QTest.mouseMove(port, at.place(key) + QPoint(40, -40))
    assert at.view.dragging == key
    QTest.keyClick(at.view, Qt.Key.Key_Escape)
    assert at.view.dragging is None
    item = at.page.scene.item(key)
    assert item is not None
    assert item.pos() == item.sprite.rect.center()


@pytest.mark.clause("AR-3.3")
def test_a_palisade_dragged_onto_a_line_that_encloses_three_squares_is_refused_with_the_clause(qtbot) -> None:
    at = AtTable(qtbot, "armadora", dealt("armadora", 2))
    board = __import__("desktop.games.armadora.board", fromlist=["Board"])
    content = at.match.rules.content
    lines = board.Board(content.columns, content.rows, content.mines, content.least)
    at.come_forward()
    line = lines.line("a1-b1")
    at.drag(("rack",), ("line", line))
    assert [type(entry.action) for entry in at.match.log] == [PlacePalisade]
    at.drag(("rack",), ("line", lines.line("a1-a2")))
    assert "AR-3.3" in at.ribbon()
    assert "1 square" in at.ribbon()
    assert len(at.match.log) == 1


def test_a_barred_line_says_so_while_the_palisade_hovers(qtbot) -> None:
    at = AtTable(qtbot, "armadora", dealt("armadora", 2))
    board = __import__("desktop.games.armadora.board", fromlist=["Board"])
    content = at.match.rules.content
    lines = board.Board(content.columns, content.rows, content.mines, content.least)
    at.come_forward()
    at.drag(("rack",), ("line", lines.line("a1-b1")))
    port = at.view.viewport()
    start = at.place(("rack",))
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(port, start + QPoint(20, -20))
    barred = at.place(("line", lines.line("a1-a2")))
    QTest.mouseMove(port, barred)
    assert "AR-3.3" in at.ribbon(), "the reason stands in the ribbon before the drop"
    QTest.mouseMove(port, at.place(("line", lines.line("c3-d3"))))
    assert "AR-3.3" not in at.ribbon()
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=start)


def test_undo_by_key_takes_the_lead_back_and_redo_plays_it_again(qtbot) -> None:
    at = AtTable(qtbot, "armadora", dealt("armadora", 2))
    at.come_forward()
    line = next(o for o in at.options() if isinstance(o, PlacePalisade))
    at.page.answer(line)
    QTest.keyClick(at.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not at.match.log
    QTest.keyClick(at.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert len(at.match.log) == 1


def test_a_barred_undo_says_what_bars_it(qtbot) -> None:
    at = AtTable(qtbot, "claim2", dealt("claim2", 2))
    at.come_forward()
    at.page.answer(at.options()[0])
    at.come_forward()
    item = at.page.scene.item(("button", "undo"))
    assert item is not None
    assert not item.sprite.enabled
    assert item.sprite.tip
    at.click(("button", "undo"))
    assert at.ribbon().startswith(item.sprite.tip)


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_every_sprite_lies_inside_the_window(qtbot, game: str, seats: int, size: tuple[int, int]) -> None:
    at = AtTable(qtbot, game, dealt(game, seats), size)
    for moves in (0, 10):
        hurry(at, moves)
        frame = Frame.of(at.view.viewport().width(), at.view.viewport().height())
        for sprite in at.page.scene.sprites():
            if sprite.role in ("piece", "place", "button"):
                middle = sprite.rect.center()
                assert 0 <= middle.x() <= frame.width, sprite.key
                assert 0 <= middle.y() <= frame.height, sprite.key
            if sprite.role == "button":
                assert sprite.rect.right() <= frame.width, sprite.key
                assert sprite.rect.bottom() <= frame.height, sprite.key


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_every_answer_can_be_given_at_the_table(qtbot, game: str, seats: int) -> None:
    """Each option of each question has a route over sprites that are there, or a button."""
    record = catalogue.game(game)
    assert record is not None
    dice = random.Random(5)
    options = tuple((option.name, "on") for option in record.options if len(option.values) == 2 and not option.seats)
    at = AtTable(qtbot, game, Match(record.rules(), Setup(seats, options), 3))
    for _ in range(40):
        at.come_forward()
        answers = at.options()
        if not answers:
            break
        now = at.page._situation()
        shown = {sprite.key for sprite in at.page.scene.sprites()}
        buttons = {at.table.command(str(key[1]), now) for key in shown if key[0] == "button"}
        beat = at.page.pacer.view.beat
        clocked = set() if beat is None else {*beat.passes, *beat.calls}
        for action in answers if len(answers) < 60 else dice.sample(answers, 60):
            if action in clocked or at.page.pacer.view.silent:
                continue  # the clock gives it, or a call comes first
            routes = at.table.routes(action, now)
            assert action in buttons or routes, action
            # where Fields lie behind tabs, another tab is one click more
            tabs = any(key[0] == "button" and str(key[1]).startswith("show:") for key in shown)
            assert action in buttons or tabs or any(route[0] in shown for route in routes), (action, routes)
        at.match.submit(answers[dice.randrange(len(answers))])
        at.show_anew()


def test_the_wheel_zooms_at_the_pointer_and_zero_fits_again(qtbot) -> None:
    at = AtTable(qtbot, "armadora", dealt("armadora", 2))
    point = QPointF(300, 200)
    before = at.view.mapToScene(point.toPoint())
    at.view.zoom_at(2.0, point)
    after = at.view.mapToScene(point.toPoint())
    assert at.view.zoom == 2.0
    assert (before - after).manhattanLength() < 4
    QTest.keyClick(at.view, Qt.Key.Key_0)
    assert at.view.zoom == 1.0


@pytest.mark.parametrize(("game", "seats"), [("ghour", 2), ("gold_and_rum", 4)])
def test_a_chronicle_written_line_by_line_reads_as_one_read_from_its_beginning(qtbot, game: str, seats: int) -> None:
    at = AtTable(qtbot, game, dealt(game, seats))
    walk(at, 10)
    at.controller.undo()
    walk(at, 6, seed=2)
    written = at.page.picture.lines
    at.page.picture.redraw()
    assert written
    assert at.page.picture.lines == written
