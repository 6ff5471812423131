"""Games without a table."""

from __future__ import annotations

import random

import pytest
from match.toy import End, Shout, Stay, ToyRules

from desktop.core.message import message
from desktop.core.rules import Decision, Seat, Setup
from desktop.match import headless
from desktop.match.headless import EndlessError, next_answer, play_out, random_player
from desktop.match.match import Match

PLAYERS = (random_player, random_player)


def new() -> Match:
    return Match(ToyRules(), Setup(2), 1)


def test_a_game_is_played_to_its_end():
    outcome = play_out(new(), PLAYERS, random.Random(1))
    assert outcome.kind == "ended"


def test_a_game_that_never_ends_is_found_out(monkeypatch):
    monkeypatch.setattr(headless, "LONGEST", 50)

    def stays(_match, decision, _chance):
        return Stay(Seat(0)) if decision.waits else None

    with pytest.raises(EndlessError):
        play_out(new(), (stays, stays), random.Random(1))


def test_interruptions_are_taken_one_time_in_four_and_may_be_declined():
    chance = random.Random(1)
    match = new()
    taken = sum(isinstance(next_answer(match, PLAYERS, chance), Shout) for _ in range(2000))
    assert 400 < taken < 600

    def shy(game, decision, rng):
        return random_player(game, decision, rng) if decision.waits else None

    assert not any(isinstance(next_answer(match, (shy, shy), chance), Shout) for _ in range(100))


def test_every_option_is_drawn_as_often():
    chance = random.Random(1)
    match = new()
    decision = match.asked()[0]
    drawn = [random_player(match, decision, chance) for _ in range(2000)]
    assert all(140 < drawn.count(option) < 260 for option in decision.options)


class GiveUp(End, frozen=True, tag="give-up"):
    voluntary = True


def test_what_only_people_may_ask_for_is_never_drawn():
    chance = random.Random(1)
    seat = Seat(0)
    mixed = Decision(seat, message("toy.turn"), (GiveUp(seat), Stay(seat)))
    assert {random_player(new(), mixed, chance) for _ in range(50)} == {Stay(seat)}
    alone = Decision(seat, message("toy.turn"), (GiveUp(seat),), waits=False)
    assert random_player(new(), alone, chance) is None
