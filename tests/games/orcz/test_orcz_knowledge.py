"""What an observation tells a table: who stands where, what is compared, and what the field would pay."""

from __future__ import annotations

import pytest
from games.orcz.orcz_play import CONTENT, RULES, with_event

from desktop.core.dice import LiveDice
from desktop.core.rules import Setup
from desktop.games.orcz.actions import ChooseField, ChooseTile, Hold, Scout, Share
from desktop.games.orcz.observation import Plan, WingSeen
from desktop.games.orcz.staging import arrange
from desktop.games.orcz.tiles import GONE, HIDDEN

MARCH = ["2 C1^ A2", "1 A1^ I2", "0 A1^ I2"]


def at_urth(lines, seats=3, event="E01", **more):
    words = {"event": event, "lines": {"urth": lines}, "done": ["forest"], "at": "urth", "seed": 3}
    return arrange(RULES, Setup(seats), {**words, **more})


def numbers(event, **of):
    """Return need, rewards and penalties of Urth under ``event``, with opponent U4 (4/2) and three warlords."""
    field = RULES.observe(at_urth(MARCH, event=event, opponents={"urth": "U4"}, **of), None).fields[1]
    return field.need, field.reward, field.small_reward, field.penalty, field.small_penalty


@pytest.mark.clause("OR-5.2", "OR-10.2")
def test_the_active_line_its_target_and_those_aside_are_marked():
    state = at_urth(["2 C1^ A2", "1 A1^ I2", "0 A1^ I2", "2 A1^ I1"])
    seen = RULES.observe(RULES.apply(state, Hold(2), LiveDice(0)).state, None)
    lines = seen.fields[1].lines
    assert [(line.aside, line.active, line.target) for line in lines] == [
        (False, False, False),
        (False, False, True),
        (False, True, False),
        (True, False, False),
    ]
    assert (seen.duel.field, seen.duel.place, seen.duel.target) == (1, 2, 1)
    assert [line.number for line in lines] == [0, 1, 2, 3]
    assert [line.up for line in lines] == [1, 1, 3, 3]
    assert [(field.done, field.opponent >= 0) for field in seen.fields] == [
        (True, True),
        (False, True),
        (False, True),
        (False, True),
    ]
    assert (seen.at, seen.order, seen.fought, seen.step, seen.awaited) == (1, (0, 1), 1, 1, 0)


@pytest.mark.clause("OR-5.8")
def test_the_duel_shows_strengths_with_the_event_and_the_reason():
    duel = RULES.observe(at_urth(["1 A1^ I2", "0 A2^ C3"]), 1).duel
    assert duel.wings == (WingSeen(8, 7, 1, 0, 0, "strength"), WingSeen(6, 1, 4, 2, 1, "type"))
    duel = RULES.observe(at_urth(["1 A1^ I2", "0 A2^ C3"]), None).duel
    assert duel.wings == (WingSeen(8, 7, 1, 0, 0, "strength"), WingSeen(6, HIDDEN, 4, -1, -1, ""))
    assert RULES.observe(with_event("E17"), None).duel is None


@pytest.mark.clause("OR-6.3", "OR-6.5", "OR-6.7", "OR-E17", "OR-E18", "OR-E19", "OR-E20")
def test_a_field_says_what_it_needs_pays_and_takes():
    assert numbers("E01") == (12, 4, 2, 4, 2)
    assert numbers("E17") == (12, 5, 3, 4, 2)
    assert numbers("E18") == (12, 4, 2, 8, 4)
    assert numbers("E19") == (15, 4, 2, 4, 2)
    assert numbers("E20") == (9, 4, 2, 4, 2)
    closed = arrange(RULES, Setup(3), {"conquered": ["urth"], "event": "E17"})
    field = RULES.observe(closed, None).fields[1]
    assert (field.opponent, field.need, field.reward, field.small_reward, field.penalty) == (-1, 0, 0, 0, 0)
    assert [each.conquered for each in RULES.observe(closed, None).fields] == [False, True, False, False]


@pytest.mark.clause("OR-6.2")
def test_sums_are_what_the_viewer_knows():
    state = at_urth(MARCH, event="E02")
    field = RULES.observe(state, None).fields[1]
    assert [(line.left_force, line.right_force) for line in field.lines] == [(1, -1), (2, -1), (2, 1)]
    assert (field.forces, field.total, field.sure, field.champion) == ((3, 2, 1), 6, False, False)
    field = RULES.observe(state, 1).fields[1]
    assert (field.forces, field.total) == ((3, 3, 1), 7)
    assert RULES.observe(state, None).fields[0].forces == (-1, -1, -1)
    assert RULES.observe(state, None).fields[0].sure
    hidden = RULES.observe(at_urth(["1 A1^ CH", "0 A1^ I2"]), None).fields[1]
    shown = RULES.observe(at_urth(["1 A1^ I3", "2 A1 CH^", "1 A2^ I4", "0 A1^ I2"]), None).fields[1]
    assert [hidden.champion, shown.champion] == [False, True]


@pytest.mark.clause("OR-5.9")
def test_a_broken_line_shows_its_gap():
    state = at_urth(["2 C1^ A2", "1 I1 I2^", "0 C3 I2^"])
    step = RULES.apply(state, RULES.decisions(state)[0].options[1], LiveDice(0))
    line = RULES.observe(step.state, None).fields[1].lines[2]
    assert (line.left, line.right, line.left_force, line.right_force, line.aside) == (GONE, 1, 0, 2, True)


@pytest.mark.clause("OR-4.2", "OR-10.1")
def test_only_the_warlord_who_places_sees_his_plan_and_all_see_that_he_has_begun():
    state = with_event("E17")
    seat = state.board.starter
    assert [RULES.observe(state, viewer).answering for viewer in (None, 0, 1)] == [-1, -1, -1]
    state = RULES.apply(state, ChooseField(seat, 2), LiveDice(0)).state
    assert RULES.observe(state, seat).plan == Plan(2, -1, -1, -1)
    state = RULES.apply(state, ChooseTile(seat, 4, 1), LiveDice(0)).state
    assert RULES.observe(state, seat).plan == Plan(2, 4, 1, -1)
    for viewer in (None, 1 - seat):
        seen = RULES.observe(state, viewer)
        assert (seen.plan, seen.answering, seen.awaited) == (None, seat, seat)
    assert [each.seat for each in RULES.decisions(state)] == [seat]


@pytest.mark.clause("OR-6.5")
def test_a_share_is_counted_slave_by_slave():
    lines = ["1 I2 CH^", "2 I2^ I1", "0 I3^ C2"]
    state = at_urth(lines, opponents={"urth": "U6"}, slaves=[5, 6, 7])
    state = RULES.apply(state, Hold(0), LiveDice(0)).state
    asked = RULES.decisions(state)[0]
    assert (asked.seat, asked.begun, asked.private, asked.prompt.get("n")) == (0, 0, False, 3)
    assert RULES.observe(state, None).given == ()
    state = RULES.apply(state, Share(0, 2), LiveDice(0)).state
    asked = RULES.decisions(state)[0]
    assert (asked.begun, asked.prompt.get("n"), len(RULES.decisions(state))) == (1, 2, 1)
    seen = RULES.observe(state, None)
    assert (seen.given, seen.answering, seen.step, seen.slaves) == ((0, 0, 1), 0, 2, (10, 6, 7))
    assert (seen.clash.paid, seen.clash.due, seen.clash.leader, seen.clash.need) == (5, 3, 0, 15)
    assert [(each.number, each.left_force, each.right_force) for each in seen.clash.sums] == [
        (0, 2, 0),
        (1, 2, 1),
        (2, 3, 3),
    ]


@pytest.mark.clause("OR-9.4", "OR-10.4")
def test_what_everybody_may_know_is_in_every_view():
    state = arrange(
        RULES,
        Setup(3),
        {
            "event": "E14",
            "starter": 1,
            "round": 2,
            "spent": [["CH"], [], ["SC"]],
            "led": [["F1"], [], ["U1", "U2"]],
            "lines": {"falladir": ["1 I1^ A1", "2 A3 C1^"]},
            "slaves": [6, 4, 9],
        },
    )
    for viewer in (None, 0, 1, 2):
        seen = RULES.observe(state, viewer)
        assert (seen.seats, seen.rounds, seen.round, seen.starter, seen.awaited, seen.placed) == (3, 3, 2, 1, 0, 2)
        assert (seen.slaves, seen.bank, seen.screens, seen.lines_left) == ((6, 4, 9), 85, (12, 11, 10), (5, 4, 4))
        assert seen.spent == ((10,), (), (12,))
        assert [len(row) for row in seen.trophies] == [1, 0, 2]
        assert (seen.room, CONTENT.events[seen.event].id, seen.judged, seen.viewer) == (5, "E14", False, viewer)
    assert RULES.observe(state, None).mine == ()
    assert len(RULES.observe(state, 2).mine) == 10


@pytest.mark.clause("OR-4.11")
def test_a_peek_is_remembered_until_the_tile_is_turned_up():
    state = at_urth(MARCH)
    state = RULES.apply(state, Scout(2, 1, 1, 1), LiveDice(0)).state
    (peek,) = RULES.observe(state, None).peeks
    assert (peek.seat, peek.number, peek.wing) == (2, 1, 1)
    assert [RULES.observe(state, viewer).fields[1].lines[1].right for viewer in (None, 0, 2)] == [HIDDEN, HIDDEN, 1]
    state = RULES.apply(state, Hold(0), LiveDice(0)).state
    assert RULES.observe(state, None).peeks == ()
