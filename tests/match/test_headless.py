"""Games without a table."""

from __future__ import annotations

import random

import pytest
from match.toy import End, Shout, Stay, ToyRules

from desktop.core.dice import LiveDice
from desktop.core.message import message
from desktop.core.rules import Decision, Seat, Setup
from desktop.match import headless
from desktop.match.headless import EndlessError, next_answer, play_out, random_player
from desktop.match.match import Match

RULES = ToyRules()
STATE = RULES.begin(Setup(2), LiveDice(1)).state
PLAYERS = (random_player, random_player)


def test_a_game_is_played_to_its_end_the_same_for_the_same_seed():
    played = play_out(RULES, Setup(2), 3, PLAYERS)
    assert played.outcome.kind == "ended"
    assert play_out(RULES, Setup(2), 3, PLAYERS) == played


def test_a_match_can_follow_and_rolls_the_same():
    match = Match(RULES, Setup(2), 3)
    played = play_out(RULES, Setup(2), 3, PLAYERS, follow=match.submit)
    assert match.outcome() == played.outcome
    assert len(match.log) == played.moves


def stays(_rules, _state, decision, _chance):
    return Stay(Seat(0)) if decision.waits else None


def test_a_game_that_never_ends_is_found_out(monkeypatch):
    monkeypatch.setattr(headless, "LONGEST", 50)
    with pytest.raises(EndlessError):
        play_out(RULES, Setup(2), 1, (stays, stays))


def test_a_game_that_neither_asks_nor_ends_is_found_out():
    class Mute(ToyRules):
        def decisions(self, state):
            return ()

    with pytest.raises(EndlessError):
        play_out(Mute(), Setup(2), 1, PLAYERS)


def test_interruptions_are_taken_one_time_in_four_and_may_be_declined():
    chance = random.Random(1)
    asked = RULES.decisions(STATE)
    taken = sum(isinstance(next_answer(RULES, STATE, asked, PLAYERS, chance), Shout) for _ in range(2000))
    assert 400 < taken < 600
    assert next_answer(RULES, STATE, asked, (stays, stays), chance) == Stay(Seat(0))
    assert next_answer(RULES, STATE, asked[:1], (stays, stays), chance) == Stay(Seat(0))


def test_every_option_is_drawn_as_often():
    chance = random.Random(1)
    decision = RULES.decisions(STATE)[0]
    drawn = [random_player(RULES, STATE, decision, chance) for _ in range(2000)]
    assert all(140 < drawn.count(option) < 260 for option in decision.options)


class GiveUp(End, frozen=True, tag="give-up"):
    voluntary = True


def test_what_only_people_may_ask_for_is_never_drawn():
    chance = random.Random(1)
    seat = Seat(0)
    mixed = Decision(seat, message("toy.turn"), (GiveUp(seat), Stay(seat)))
    assert {random_player(RULES, STATE, mixed, chance) for _ in range(50)} == {Stay(seat)}
    alone = Decision(seat, message("toy.turn"), (GiveUp(seat),))
    assert random_player(RULES, STATE, alone, chance) is None
