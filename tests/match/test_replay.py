import pytest
from match.toy import Draw, End, Hidden, Peek, Play, Saw, ToyRules

from desktop.core.rules import Setup
from desktop.match.match import Match
from desktop.match.replay import Replay


def played(*verbs):
    match = Match(ToyRules(), Setup(2), 3)
    for verb in verbs:
        seat = match.asked()[0].seat
        match.look(seat)
        match.submit(verb(seat))
    return match


def test_a_replay_has_one_step_for_each_answer_that_stands():
    match = played(Play, Play, Play)
    match.undo()
    assert Replay(match).length == 2


def test_a_replay_shows_the_table_as_it_stood_after_each_answer():
    replay = Replay(played(Play, Play))
    assert [replay.observe(at, None).turn for at in range(3)] == [0, 1, 0]
    assert [replay.actor(at) for at in range(3)] == [None, 0, 1]
    assert [replay.awaited(at) for at in range(3)] == [(0,), (1,), (0,)]


def test_an_unfinished_match_is_played_back_on_the_open_table_only():
    replay = Replay(played(Draw, Play))
    assert replay.viewers == (None,)
    assert not replay.over
    assert replay.outcome(1) is None
    for look in (replay.observe, replay.events):
        with pytest.raises(ValueError, match="open table"):
            look(1, 0)


def test_a_finished_match_may_be_seen_with_every_seats_eyes():
    replay = Replay(played(Draw, Play, End))
    assert replay.over
    assert replay.viewers == (None, 0, 1)
    assert replay.observe(1, 0).secret is not None
    assert replay.observe(1, 1).secret is None
    assert any(isinstance(event, Saw) for event in replay.events(1, 0))
    assert not any(isinstance(event, Saw) for event in replay.events(1, 1))
    assert replay.outcome(3).ranks == (2, 1)


def test_what_was_fleeting_is_told_only_once_the_match_is_over():
    assert [type(event) for event in Replay(played(Peek)).events(1, None)][1:] == [Hidden]
    over = Replay(played(Peek, End))
    assert any(isinstance(event, Saw) for event in over.events(1, 0))
    assert [type(event) for event in over.events(1, None)][1:] == [Hidden]
