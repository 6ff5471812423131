"""One match on the toy game: what can be taken back, and put back."""

from __future__ import annotations

import pytest
from match.table import act, new
from match.toy import (
    Draw,
    Open,
    Part,
    Play,
    Roll,
    Stay,
    Whole,
)

from desktop.core.message import message, seat_ref
from desktop.core.rules import IllegalAction, Seat


def test_nothing_to_take_back_or_put_back():
    match = new()
    assert match.undo_barred() == message("match.undo-nothing")
    assert match.redo_barred() == message("match.redo-nothing")
    with pytest.raises(IllegalAction):
        match.undo()
    with pytest.raises(IllegalAction):
        match.redo()


def test_undo_stops_at_a_roll():
    match = new()
    act(match, Roll(Seat(0)))
    assert match.undo_barred() == message("match.undo-roll")


def test_undo_stops_where_something_was_revealed():
    match = new()
    act(match, Draw(Seat(0)))
    assert match.undo_barred() == message("match.undo-reveal")


def test_undo_stops_at_another_seats_look():
    match = new()
    act(match, Play(Seat(0)))
    assert match.undo_barred() is None
    match.look(Seat(1))
    match.leave()
    assert match.undo_barred() == message("match.undo-look", who=seat_ref(1))


def test_undo_is_not_for_whoever_is_in_front_then():
    match = new()
    act(match, Play(Seat(0)))
    match.look(Seat(1))
    assert match.undo_barred() == message("match.undo-answer", who=seat_ref(0))


def test_undo_stops_at_a_computers_answer():
    match = new(people=(False, True))
    match.submit(Play(Seat(0)))
    assert match.undo_barred() == message("match.undo-answer", who=seat_ref(0))


def test_an_own_look_does_not_stop_undo():
    match = new()
    act(match, Stay(Seat(0)))
    match.leave()
    match.look(Seat(0))
    assert match.undo_barred() is None


def test_undo_and_redo_lead_back_and_forth():
    match = new()
    act(match, Stay(Seat(0)), Stay(Seat(0)))
    before = match.observe(None)
    match.undo()
    match.undo()
    assert match.observe(None).count == 0
    assert [entry.action for entry in match.undone] == [Stay(Seat(0)), Stay(Seat(0))]
    match.redo()
    match.redo()
    assert match.observe(None) == before
    assert match.undone == ()


def test_undo_over_the_table_and_redo_only_for_the_seat_that_undid():
    match = new()
    act(match, Play(Seat(0)))
    match.undo()
    assert match.wanted() == 0
    assert match.redo_barred() is None
    match.look(Seat(0))
    assert match.redo_barred() is None
    match.leave()
    match.look(Seat(1))
    assert match.redo_barred() == message("match.redo-nothing"), "dropped at another seat's look"


def test_redo_is_refused_to_another_seat_in_front():
    match = new(3)
    act(match, Open(Seat(0)))
    match.look(Seat(2))
    match.leave()
    act(match, Open(Seat(1)))
    match.undo()
    match._hearing.viewer = Seat(0)
    assert match.redo_barred() == message("match.redo-other", who=seat_ref(1))


def test_an_answer_drops_what_could_be_put_back():
    match = new()
    act(match, Stay(Seat(0)))
    match.undo()
    act(match, Play(Seat(0)))
    assert match.undone == ()


def test_cancel_takes_back_exactly_what_the_open_answer_holds():
    match = new()
    act(match, Stay(Seat(0)), Part(Seat(0)), Part(Seat(0)))
    match.cancel(Seat(1))
    match.cancel(Seat(0))
    assert [entry.action for entry in match.log] == [Stay(Seat(0))]
    match.cancel(Seat(0))
    assert len(match.log) == 1
    act(match, Part(Seat(0)), Whole(Seat(0)))
    assert match.asked()[0].begun == 0


def test_one_step_of_the_open_answer_is_taken_back_and_those_after_it_are_given_again():
    match = new()
    act(match, Stay(Seat(0)), Part(Seat(0)), Part(Seat(0)), Part(Seat(0)))
    match.cancel(Seat(1), 0)
    match.cancel(Seat(0), 3)
    match.cancel(Seat(0), -1)
    assert match.asked()[0].begun == 3
    match.cancel(Seat(0), 1)
    assert [entry.action for entry in match.log] == [Stay(Seat(0)), Part(Seat(0)), Part(Seat(0))]
    assert match.asked()[0].begun == 2
    match.cancel(Seat(0), 1)
    match.cancel(Seat(0), 0)
    assert [entry.action for entry in match.log] == [Stay(Seat(0))]


def test_dice_belong_to_the_entry_so_that_a_repeated_answer_rolls_the_same():
    first, second = new(), new()
    act(first, Stay(Seat(0)))
    first.undo()
    act(first, Stay(Seat(0)), Roll(Seat(0)))
    act(second, Stay(Seat(0)), Roll(Seat(0)))
    assert first.log[-1].rolls == second.log[-1].rolls
    assert len(first.log[-1].rolls) == 1
