"""One match on the toy game: what it writes, when, and what standing orders answer."""

from __future__ import annotations

import pytest
from match.table import Lines, act, new
from match.toy import (
    Both,
    End,
    Part,
    Pass,
    Play,
    Roll,
    Stay,
    ToyRules,
    Whole,
)

from desktop.core.rules import IllegalAction, Seat, Setup
from desktop.match.match import CHECKPOINT_EVERY, Match
from desktop.match.standing import always, while_unchanged

# ---------------------------------------------------------------------- standing orders


def test_a_standing_order_passes_until_it_is_taken_back():
    match = new()
    match.order(Seat(1), always)
    assert match.ordered(Seat(1))
    act(match, Play(Seat(0)))
    assert [(entry.action, entry.ordered) for entry in match.log] == [(Play(Seat(0)), False), (Pass(Seat(1)), True)]
    assert match.wanted() is None or match.wanted() == 0
    match.order(Seat(1), None)
    act(match, Play(Seat(0)))
    assert len(match.log) == 3


def test_an_order_answers_at_once_when_it_is_given():
    match = new()
    match.order(Seat(0), always)
    assert match.log[0].action == Pass(Seat(0))


def test_an_order_ends_where_it_does_not_hold_and_where_there_is_no_pass():
    match = new()
    match.order(Seat(1), while_unchanged(match.observe(Seat(1))))
    act(match, Play(Seat(0)))
    assert not match.ordered(Seat(1))
    assert len(match.log) == 1
    match.order(Seat(0), always)
    act(match, Both(Seat(1)))
    assert not match.ordered(Seat(0))


def test_an_order_that_says_until_something_happens_holds_while_nothing_does():
    match = new()
    seen = match.observe(Seat(0))
    match.order(Seat(0), while_unchanged(seen))
    assert match.log[0].ordered


# ---------------------------------------------------------------------- what is written


def test_every_line_is_written_before_its_result_is_shown_and_awaited_where_it_must_be():
    match = new()
    journal = Lines()
    match.attach(journal)
    match.look(Seat(0))
    match.submit(Stay(Seat(0)))
    match.submit(Roll(Seat(0)))
    match.submit(Part(Seat(0)))
    match.cancel(Seat(0))
    match.redo()
    match.leave()
    match.look(Seat(0))
    match.submit(Whole(Seat(0)))
    assert journal.lines == [
        ("looked", 0),
        ("sync", True),
        ("did", Stay(Seat(0))),
        ("sync", False),
        ("did", Roll(Seat(0))),
        ("sync", True),
        ("did", Part(Seat(0))),
        ("sync", False),
        ("undid", 1),
        ("redid", 1),
        ("sync", False),
        ("looked", None),
        ("looked", 0),
        ("sync", True),
        ("did", Whole(Seat(0))),
        ("state", 4),
        ("sync", True),
    ]


def test_a_checkpoint_is_written_every_so_often_and_at_the_end():
    match = new()
    journal = Lines()
    match.attach(journal)
    act(match, *(Stay(Seat(0)) for _ in range(CHECKPOINT_EVERY)), End(Seat(0)))
    assert [line for line in journal.lines if line[0] == "state"] == [("state", 20), ("state", 21)]
    assert journal.lines[-1] == ("sync", True)
    assert match.outcome().ranks == (1, 2)
    assert match.wanted() is None


def test_a_full_disk_leaves_the_match_as_it_was():
    class Full(Lines):
        def did(self, entry):
            raise OSError("full")

        undid = redid = looked = did

    match = new()
    act(match, Stay(Seat(0)), Stay(Seat(0)))
    match.undo()
    before = match.log, match.undone, match.observe(Seat(0)), match.viewer, match.looks
    match.attach(Full())
    for change in (
        lambda: match.submit(Play(Seat(0))),
        match.undo,
        match.redo,
        match.leave,
        lambda: match.look(Seat(1)),
    ):
        with pytest.raises(OSError, match="full"):
            change()
        assert (match.log, match.undone, match.observe(Seat(0)), match.viewer, match.looks) == before


def test_a_disk_that_is_full_at_an_ordered_answer_still_closes_the_view():
    class Full(Lines):
        def did(self, entry):
            if entry.ordered:
                raise OSError("full")

    match = new(3)
    act(match, Stay(Seat(0)))
    match.order(Seat(1), always)
    match.attach(Full())
    with pytest.raises(OSError, match="full"):
        match.submit(Play(Seat(0)))
    assert match.viewer is None
    assert len(match.log) == 2


def test_a_crash_report_names_kinds_and_seats_only():
    match = new()
    act(match, Stay(Seat(0)), Play(Seat(0)), Play(Seat(1)))
    assert match.trail(2) == (("Play", 0), ("Play", 1))


def test_explaining_and_advising_go_through_to_the_rules():
    match = new()
    assert match.explain(Stay(Seat(0))) is None
    assert match.explain(Stay(Seat(1))).clause == "T-1"
    assert match.advise(match.asked()[0]).proposal == (Play(Seat(0)),)


def test_a_match_may_begin_at_a_checkpoint():
    match = new()
    act(match, Stay(Seat(0)))
    later = Match(ToyRules(), Setup(2), 1, start=(match._state, 1))
    assert (later.base, later.log) == (1, ())
    assert later.observe(None) == match.observe(None)


def test_several_answers_are_carried_out_together_and_brought_to_the_disk_once():
    match = new()
    match.look(Seat(0))
    journal = Lines()
    match.attach(journal)
    match.submit_all((Stay(Seat(0)), Stay(Seat(0)), Play(Seat(0))))
    assert [line[0] for line in journal.lines] == ["did", "did", "did", "state", "sync"]
    assert [entry.ordered for entry in match.log] == [False, True, True]
    with pytest.raises(IllegalAction):
        match.submit_all((Stay(Seat(1)), Stay(Seat(0))))
    assert len(match.log) == 4
