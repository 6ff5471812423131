"""Whole games at the table: every answer by clicks, everything inside the window, nothing that hands betray."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from ui.games.gold_and_rum.rum_table import RumTable, dealt, rules, walk

from desktop.core.dice import entry_dice
from desktop.core.rules import Setup, waiting
from desktop.games.gold_and_rum.actions import Decline, Desert, LayNothing, NameMyself, Nobody, Pass, Withdraw
from desktop.games.gold_and_rum.cards import DESERT
from desktop.match.match import Match

PHASES = (
    "deal",
    "recruit",
    "favourite",
    "spies",
    "race",
    "lay",
    "commando-call",
    "commando",
    "airship-call",
    "airship",
)
BUTTONS = (Pass, Decline, LayNothing, Withdraw)
FROM_THE_CLOCK = (Nobody, NameMyself)


def _play_by_hand(at: RumTable, dice: random.Random, moves: int) -> bool:
    """Answer by clicks and buttons alone; return whether the game is over."""
    for _ in range(moves):
        at.come_forward()
        if at.updates[-1].outcome is not None:
            return True
        pacing = at.pacing
        if pacing.waiting:
            for each in pacing.beat.seats:
                if dice.random() < 0.08:
                    at.press(f"pace-call-{each}")
            at.press("pace-go")
            continue
        now = at.now()
        options = now.offers
        if not options:
            at.page.pacer._go_on()
            continue
        action = options[dice.randrange(len(options))]
        routes = at.table.routes(action, now)
        before = len(at.updates)
        if routes:
            for key in routes[dice.randrange(len(routes))]:
                assert key in at.shown(), (action, key)
                at.page.click(key)
            if len(at.updates) == before:
                # a warning: the last click once more is meant
                at.page.click(key)
        else:
            name = next(
                name for name in ("pass", *(f"option-{i}" for i in range(9))) if at.table.command(name, now) == action
            )
            at.press(name)
        assert len(at.updates) > before, (action, at.seen.phase)
    return False


@pytest.mark.parametrize(("seats", "step"), [(4, "9"), (7, "14")])
def test_a_whole_game_is_played_by_clicks(qtbot, seats, step):
    at = RumTable(qtbot, dealt(seats, 3, step=step))
    assert _play_by_hand(at, random.Random(seats), 1500)


def test_every_answer_has_clicks_or_a_button(qtbot):
    found: set[type] = set()
    for seed in range(4):
        match = dealt(4 + seed, seed, step="6")
        at = RumTable(qtbot, match)
        dice = random.Random(seed)
        for phase in PHASES:
            if not walk(match, phase, dice, skip=0, most=1500):
                continue
            at.controller.start()
            at.come_forward()
            now = at.now()
            buttons = {at.table.command(name, now) for name in ("pass", *(f"option-{i}" for i in range(9)))}
            for decision in waiting(at.updates[-1].decisions):
                for option in decision.options:
                    found.add(type(option))
                    by_hand = type(option) in FROM_THE_CLOCK or at.table.routes(option, now)
                    assert by_hand or option in buttons or type(option) in BUTTONS, option
                    assert not at.table.answer(option, now).startswith("gold_and_rum.")
            match.submit(waiting(match.asked())[0].options[-1])
    assert len(found) >= 10


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
@pytest.mark.parametrize("seats", [4, 7])
def test_everything_lies_inside_the_window(qtbot, seats, size):
    match = dealt(seats, 5, step="6")
    at = RumTable(qtbot, match, size=size)
    dice = random.Random(2)
    for phase in PHASES:
        if not walk(match, phase, dice, most=1500):
            continue
        at.controller.start()
        at.page.story.end()
        for _ in range(2):
            frame = at.now().frame
            for sprite in at.page.scene.sprites():
                r = sprite.rect
                assert r.left() >= -1, sprite.key
                assert r.top() >= -1, sprite.key
                assert r.right() <= frame.width + 1, sprite.key
                assert r.bottom() <= frame.height + 1, sprite.key
                assert "gold_and_rum." not in sprite.tip, sprite.tip
            at.come_forward()


def _picture(at: RumTable) -> list[tuple[object, ...]]:
    return sorted(
        (str(s.key), s.rect.getRect(), str(s.face), s.tip, s.role, s.enabled) for s in at.page.scene.sprites()
    )


@pytest.mark.parametrize("phase", ["spies", "lay", "commando-call", "airship-call", "commando", "race"])
def test_equal_observations_give_equal_tables(qtbot, phase):
    # whoever holds the commando: what the open table shows does not tell
    match = dealt(5, 11, step="5")
    if not walk(match, phase, random.Random(4), most=2500):
        pytest.skip("this game never comes there")
    seen = match.remember(0)
    pictures = []
    for world in range(3):
        state = rules().imagine(seen, 0, entry_dice(world, 1))
        other = Match(rules(), Setup(5, (("step", "5"),)), 11, start=(state, 0))
        at = RumTable(qtbot, other)
        pictures.append(_picture(at))
    assert pictures[0] == pictures[1] == pictures[2]


def test_the_table_forgets_covered_cards_unless_the_book_is_open(qtbot):
    closed, opened = dealt(4, 3), dealt(4, 3, open_book="on")
    for match in (closed, opened):
        walk(match, "deal", random.Random(1), skip=120)
    tips = []
    for match in (closed, opened):
        at = RumTable(qtbot, match)
        tips.append(next(s.tip for s in at.page.scene.sprites() if s.key == ("pile", 0)))
    assert "From the bottom" not in tips[0]
    assert "From the bottom" in tips[1]


def test_a_card_is_dragged_and_a_refusal_tells_its_clause(qtbot):
    match = dealt(4, 3)
    walk(match, "deal", random.Random(1), skip=12)
    at = RumTable(qtbot, match)
    caller = at.pacing.beat.seats[0]
    at.press(f"pace-call-{caller}")
    at.press("pace-go")
    assert at.pacing.acting == caller
    at.page._gestures._drop(("card", "R"), ("pile", 0))
    assert "CH-4.3" in at.now().refusal
    at.page._gestures._drop(("card", "D"), ("pile", 0))
    assert at.seen.deserts[caller] == 1


def test_cards_dealt_in_passing_are_shown_one_by_one(qtbot):
    at = RumTable(qtbot, dealt(4, 3))
    for _ in range(40):
        left = at.pacing.beat.seats
        if sum(at.seen.deserts) == 1:
            break
        at.press(f"pace-call-{left[0]}")
        at.press("pace-go")
        at.controller.submit(Desert(left[0], 0))
        at.page.pacer._go_on()
    (last,) = at.pacing.beat.seats
    at.press(f"pace-call-{last}")
    at.press("pace-go")
    before = at.seen.dealt
    at.controller.submit(Desert(last, 0))
    assert at.seen.marker >= 0
    assert at.page.story.left == at.seen.dealt - before > 10
    at.page.story.end()
    assert at.pacing.waiting


def test_a_card_is_dragged_with_the_mouse(qtbot):
    match = dealt(4, 3)
    walk(match, "deal", random.Random(1), skip=12)
    at = RumTable(qtbot, match)
    caller = at.pacing.beat.seats[0]
    at.press(f"pace-call-{caller}")
    at.press("pace-go")
    before = at.seen.deserts[caller]
    view, port = at.page.view, at.page.view.viewport()
    start, end = (view.mapFromScene(at.page.scene.item(key).pos()) for key in (("card", "D"), ("pile", 1)))
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    for way in (start + QPoint(14, -14), end, end + QPoint(1, 0)):
        QTest.mouseMove(port, way)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)
    assert at.seen.deserts[caller] == before - 1
    assert at.seen.piles[1].top >= DESERT


def test_the_keyboard_alone_lays_a_card(qtbot):
    match = dealt(4, 3)
    walk(match, "deal", random.Random(1), skip=12)
    at = RumTable(qtbot, match)
    at.page.view.setFocus()
    at.page.activateWindow()
    with qtbot.waitActive(at.page):
        pass
    caller = at.pacing.beat.seats[0]
    QTest.keyClick(at.page.view, Qt.Key(ord(at.pacing.pace.keys[caller])))
    at.press("pace-go")
    at.page.toggle_lists()
    moves = at.page.lists.views["moves"]
    assert moves.count() == len(at.now().offers) > 1
    at.page.lists.chosen.emit(at.now().offers[1])
    assert sum(at.seen.deserts) == sum(at.updates[-2].observation.deserts) - 1
