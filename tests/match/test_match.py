"""One match on the toy game: who may see what, who comes to the screen, what is told."""

from __future__ import annotations

from match.table import act, new
from match.toy import (
    Both,
    Did,
    Draw,
    End,
    Hidden,
    Open,
    Peek,
    Pick,
    Play,
    Saw,
    Shout,
    Stay,
)

from desktop.core.rules import Seat

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
