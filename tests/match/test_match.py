"""One match on the toy game: who may see, take back, put back, interrupt."""

from __future__ import annotations

import pytest
from match.toy import (
    Both,
    Did,
    Draw,
    End,
    Hidden,
    Open,
    Part,
    Pass,
    Peek,
    Pick,
    Play,
    Roll,
    Saw,
    Shout,
    Stay,
    ToyRules,
    Whole,
)

from desktop.core.message import message, seat_ref
from desktop.core.rules import IllegalAction, Seat, Setup
from desktop.match.journal import NoJournal
from desktop.match.match import CHECKPOINT_EVERY, Match
from desktop.match.standing import always, while_unchanged


def new(seats: int = 2, people: tuple[bool, ...] | None = None, **more) -> Match:
    match = Match(ToyRules(), Setup(seats), 1, people=people, **more)
    match.news(match.viewer)
    return match


def act(match: Match, *actions) -> None:
    """Give answers as the screen does: whoever is wanted comes forward first."""
    for action in actions:
        if match.wanted() is not None:
            match.look(match.wanted())
            match.news(match.viewer)
        match.submit(action)
        match.news(match.viewer)


class Lines(NoJournal):
    """A journal that remembers what was written, in order."""

    def __init__(self):
        self.lines = []

    def did(self, entry):
        self.lines.append(("did", entry.action))

    def undid(self, count):
        self.lines.append(("undid", count))

    def redid(self, count):
        self.lines.append(("redid", count))

    def looked(self, seat):
        self.lines.append(("looked", seat))

    def state(self, state, entry):
        self.lines.append(("state", entry))

    def sync(self, *, wait):
        self.lines.append(("sync", wait))


# ---------------------------------------------------------------------- viewers


def test_a_private_question_wants_its_seat_and_shows_nobody_else_anything():
    match = new()
    assert match.viewer is None
    assert match.wanted() == 0
    assert [(d.seat, d.options) for d in match.questions()] == [(1, ())], "of a private interruption seat and prompt"
    match.look(Seat(0))
    assert match.viewer == 0
    assert match.wanted() is None
    own, other = match.questions()
    assert own.seat == 0
    assert len(own.options) == 10
    assert (other.seat, other.options, other.waits) == (1, (), False)


def test_the_view_closes_as_soon_as_another_seat_is_asked():
    match = new()
    act(match, Stay(Seat(0)))
    assert match.viewer == 0
    act(match, Play(Seat(0)))
    assert match.viewer is None
    assert match.wanted() == 1


def test_a_public_question_opens_nobodys_view_and_may_be_put_on_the_open_one():
    match = new(3)
    act(match, Open(Seat(0)))
    assert match.viewer is None
    assert match.wanted() is None
    assert match.questions()[0].seat == 1
    act(match, Stay(Seat(1)))
    assert match.looks == match.looks[:1]
    assert match.wanted() == 1


def test_with_one_person_the_view_stays_open_and_no_curtain_falls():
    match = new(people=(False, True))
    assert match.viewer == 1
    assert match.wanted() is None
    match.submit(Play(Seat(0)))
    match.submit(Play(Seat(1)))
    assert match.viewer == 1
    match.leave()
    assert match.viewer == 1


def test_simultaneous_questions_call_one_after_the_other():
    match = new()
    act(match, Both(Seat(0)))
    assert match.viewer == 0
    assert match.wanted() is None
    act(match, Pick(Seat(0)))
    assert match.wanted() == 1
    act(match, Pick(Seat(1)))
    assert match.wanted() == 0


def test_computer_players_are_never_called():
    match = new(3, people=(False, True, True))
    assert match.wanted() is None
    match.submit(Play(Seat(0)))
    assert match.wanted() == 1


def test_people_see_what_perfect_memory_knows_only_if_that_was_agreed():
    assert not new().observe(Seat(0)).perfect
    assert new(recall=True).observe(Seat(0)).perfect
    assert new().remember(Seat(0)).perfect


def test_looking_again_at_the_open_view_is_no_second_look():
    match = new()
    match.look(Seat(0))
    match.look(Seat(0))
    assert len(match.looks) == 1


# ---------------------------------------------------------------------- interruptions


def test_a_guest_comes_before_whoever_is_asked_and_may_answer_out_of_turn():
    match = new()
    match.look(Seat(0))
    match.interrupt(Seat(1))
    assert match.viewer is None
    assert match.wanted() == 1
    match.look(Seat(1))
    assert match.wanted() is None
    assert [d.seat for d in match.questions() if d.options] == [1]
    match.submit(Shout(Seat(1)))
    assert match.viewer is None
    assert match.wanted() == 0


def test_a_guest_may_give_up_before_and_after_his_view_opened():
    match = new()
    match.interrupt(Seat(1))
    match.withdraw()
    assert match.wanted() == 0
    match.interrupt(Seat(1))
    match.look(Seat(1))
    match.withdraw()
    assert (match.viewer, match.wanted()) == (None, 0)
    match.withdraw()
    assert (match.viewer, match.wanted()) == (None, 0)


def test_who_is_in_front_may_visit_himself_and_stays():
    match = new()
    match.look(Seat(0))
    match.interrupt(Seat(0))
    assert (match.viewer, match.wanted()) == (0, None)
    match.look(Seat(0))
    match.submit(Play(Seat(0)))
    assert match.wanted() == 1


def test_a_guest_who_is_not_waited_for_gives_way_to_another_who_looks():
    match = new(3)
    match.interrupt(Seat(1))
    match.look(Seat(2))
    assert match.wanted() == 0


def test_leaving_the_open_table_changes_nothing():
    match = new()
    match.leave()
    assert match.looks == ()


# ---------------------------------------------------------------------- news


def test_each_viewer_is_told_each_thing_once_in_his_version():
    match = new(3)
    act(match, Draw(Seat(0)))
    secret = match.observe(Seat(0)).secret
    # the open table heard the beginning; seat 0 has heard all of it by playing
    assert match.news(Seat(0)) == ()
    assert match.news(None) == (Did(0, "draw"),)
    assert match.news(Seat(1), peek=True) == (Did(0, "begin"), Did(0, "draw"))
    assert match.news(Seat(1)) == (Did(0, "begin"), Did(0, "draw"))
    assert match.news(Seat(1)) == ()
    assert match.chronicle(Seat(0)) == (Did(0, "begin"), Did(0, "draw"), Saw(secret))
    assert match.chronicle(Seat(1)) == (Did(0, "begin"), Did(0, "draw"))


def test_the_recap_behind_the_curtain_tells_only_what_everybody_was_told():
    match = new()
    act(match, Draw(Seat(0)), Play(Seat(0)))
    assert match.recap(Seat(1)) == (Did(0, "begin"), Did(0, "draw"), Did(0, "play"))
    assert match.recap(Seat(0)) == (Did(0, "play"),)


def test_a_fleeting_thing_reaches_only_the_view_that_is_open():
    match = new()
    match.look(Seat(0))
    match.submit(Peek(Seat(0)))
    seen = match.news(Seat(0))
    assert isinstance(seen[-1], Saw)
    assert match.news(None)[-1] == Hidden(0)
    assert match.news(Seat(1))[-1] == Hidden(0)
    assert match.chronicle(Seat(0))[-1] == Hidden(0)
    act(match, End(Seat(0)))
    assert seen[-1] in match.chronicle(Seat(0))
    assert seen[-1] not in match.chronicle(Seat(1))


def test_a_fleeting_thing_of_before_the_view_opened_is_gone():
    match = new(people=(True, True))
    match.look(Seat(0))
    match.submit(Peek(Seat(0)))
    match.leave()
    match.look(Seat(0))
    assert match.news(Seat(0))[-1] == Hidden(0)


def test_what_was_taken_back_is_told_again_when_it_happens_again():
    match = new()
    act(match, Stay(Seat(0)))
    match.undo()
    assert match.news(Seat(0)) == ()
    act(match, Stay(Seat(0)))
    assert match.marks == ((None, 1), (Seat(0), 2))


# ---------------------------------------------------------------------- undo and redo


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


def test_dice_belong_to_the_entry_so_that_a_repeated_answer_rolls_the_same():
    first, second = new(), new()
    act(first, Stay(Seat(0)))
    first.undo()
    act(first, Stay(Seat(0)), Roll(Seat(0)))
    act(second, Stay(Seat(0)), Roll(Seat(0)))
    assert first.log[-1].rolls == second.log[-1].rolls
    assert len(first.log[-1].rolls) == 1


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
