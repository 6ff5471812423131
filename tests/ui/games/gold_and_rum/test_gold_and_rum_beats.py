"""The deal against its clock: who called is asked in the order of CH-4.10, all others pass."""

from __future__ import annotations

import random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from ui.games.gold_and_rum.rum_table import RumTable, dealt, walk

from desktop.games.gold_and_rum.actions import Desert
from desktop.ui.pace import Pace


def test_nobody_calls_and_the_next_card_comes(qtbot):
    at = RumTable(qtbot, dealt(4), pace=Pace(0.05))
    before = at.seen.dealt
    qtbot.waitUntil(lambda: at.seen.dealt >= before + 2, timeout=5000)
    assert not at.pacing.called


def test_a_beat_of_passes_is_shown_once(qtbot):
    at = RumTable(qtbot, dealt(7))
    entries, updates = len(at.match.log), len(at.updates)
    at.press("pace-go")
    assert len(at.match.log) == entries + 6
    assert len(at.updates) == updates + 1


def test_calls_of_one_beat_are_answered_in_the_order_of_the_window(qtbot):
    at = RumTable(qtbot, dealt(5))
    order = at.pacing.beat.seats
    for seat in (order[3], order[1]):
        at.press(f"pace-call-{seat}")
    assert at.pacing.called == (order[1], order[3])
    at.press("pace-go")
    assert at.pacing.acting == order[1]
    at.page.answer(Desert(order[1], 0))
    assert at.pacing.acting == order[1]
    at.press("pass")
    qtbot.waitUntil(lambda: at.pacing.acting == order[3], timeout=2000)
    dealt_before = at.seen.dealt
    at.press("pass")
    assert at.seen.dealt == dealt_before + 1
    assert at.pacing.waiting
    assert not at.pacing.called


def test_whoever_has_not_been_passed_may_still_call(qtbot):
    at = RumTable(qtbot, dealt(5))
    order = at.pacing.beat.seats
    at.press(f"pace-call-{order[1]}")
    at.press("pace-go")
    at.press(f"pace-call-{order[0]}")
    at.press(f"pace-call-{order[2]}")
    assert at.pacing.called == (order[1], order[2])


def test_every_player_has_a_key_of_his_own(qtbot):
    at = RumTable(qtbot, dealt(4))
    at.page.view.setFocus()
    at.page.activateWindow()
    with qtbot.waitActive(at.page):
        pass
    seat = at.pacing.beat.seats[1]
    QTest.keyClick(at.page.view, Qt.Key(ord(Pace().keys[seat])))
    assert at.pacing.called == (seat,)


def test_a_key_is_bound_anew_and_kept(qtbot):
    at = RumTable(qtbot, dealt(4))
    at.page.view.setFocus()
    kept = []
    at.page.pacer.kept.connect(kept.append)
    at.press("pace-key-1")
    assert at.pacing.binding == 1
    QTest.keyClick(at.page.view, Qt.Key.Key_X)
    assert kept[-1].keys[1] == "X"
    at.press("pace-key-2")
    QTest.keyClick(at.page.view, Qt.Key.Key_Escape)
    assert at.pacing.binding is None
    assert kept[-1].keys[2] == "Z"


def test_a_standing_order_calls_when_the_rum_comes(qtbot):
    at = RumTable(qtbot, dealt(4, step="4"))
    seat = at.pacing.beat.seats[0]
    at.press(f"pace-call-{seat}")
    at.press("pace-go")
    at.press("pace-wish-rum")
    for _ in range(60):
        if at.pacing.called:
            break
        at.press("pace-go")
        qtbot.wait(1)
    assert at.seen.marker >= 0
    assert at.seen.window_kind == "marker"
    assert at.pacing.called == (seat,)


def test_the_clock_stands_while_it_is_paused_or_covered(qtbot):
    at = RumTable(qtbot, dealt(4), pace=Pace(0.05))
    at.page.pacer.pause(on=True)
    before = at.seen.dealt
    qtbot.wait(150)
    assert at.seen.dealt == before
    at.page.hide()
    at.page.pacer.pause(on=False)
    qtbot.wait(150)
    assert at.seen.dealt == before
    at.page.show()
    qtbot.waitUntil(lambda: at.seen.dealt > before, timeout=3000)


def test_nobody_is_one_button_for_all(qtbot):
    match = dealt(5, 11, step="5")
    assert walk(match, "commando-call", random.Random(4))
    at = RumTable(qtbot, match)
    at.page.story.end()
    assert len(at.seen.call.open) > 1
    assert at.pacing.waiting
    at.press("pace-go")
    assert at.seen.phase != "commando-call"


def test_whoever_names_himself_is_put_the_question_in_private(qtbot):
    match = dealt(5, 11, step="5")
    assert walk(match, "commando-call", random.Random(4))
    at = RumTable(qtbot, match)
    at.page.story.end()
    seats = at.pacing.beat.seats
    at.press(f"pace-call-{seats[-1]}")
    at.press("pace-go")
    assert at.seen.phase == "commando"
    assert match.wanted() == seats[-1]


def test_a_pace_survives_its_text():
    pace = Pace(2.5).bound(0, "W").bound(1, "W")
    assert Pace.read(pace.text()) == pace
    assert pace.keys[:2] == ("P", "W")
    assert Pace.read("") == Pace.read("soon Q") == Pace()
    assert Pace.read("1 Q Q").keys == Pace().keys
