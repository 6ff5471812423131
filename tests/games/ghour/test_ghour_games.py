"""Whole games by uniform and by sensible players: cards are kept, games end, nothing breaks."""

import random
from collections import Counter

import pytest
from games.ghour.ghour_players import RULES, playing, sensible, uniform
from games.ghour.test_ghour_extra import RULES as MORE

from desktop.core.dice import LiveDice
from desktop.core.rules import IllegalAction, Setup
from desktop.games.ghour.rules import rules
from desktop.games.ghour.state import State

OPTIONS = [
    (),
    (("window-mode", "claim"),),
    (("leftover-goods", "next"), ("open-lists", "on"), ("rps-tie", "lot")),
    (
        ("colony-out-loses", "on"),
        ("mercenary-ignores-watchtower", "on"),
        ("timed-spell-keeps-alive", "off"),
        ("unarmed-bonus-strikes", "on"),
    ),
]


def owned(state: State) -> list[int]:
    """How many cards each player owns in all zones."""
    found = [0] * len(state.hands)
    for zones in (state.hands, state.colonies, state.graves, state.gone):
        for seat, zone in enumerate(zones):
            found[seat] += len(zone)
    for seat, face in enumerate(state.recruiters):
        found[seat] += face >= 0
    for pile in state.trophies:
        for _, owner in pile:
            found[owner] += 1
    for field in state.fields:
        for unit in field:
            found[unit.owner] += 1
            for piece in unit.attached:
                found[piece.owner] += 1
    return found


@pytest.mark.clause("GH-3.1", "GH-3.2", "GH-3.5", "GH-1.3", "GH-1.5", "GH-7.1")
@pytest.mark.parametrize("policy", [uniform, sensible])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_are_kept_and_games_end(seats, policy):
    for seed in range(12):
        setup = Setup(seats, OPTIONS[seed % len(OPTIONS)])
        last = None
        for state, action, _ in playing(seed, setup, policy, tell=bool(seed % 2)):
            assert owned(state) == [36] * seats
            for seat, field in enumerate(state.fields):
                assert all(0 <= unit.turned <= 3 for unit in field)
                bases = [unit for unit in field if RULES.faces.type[unit.face] == 0]
                assert len(bases) <= 1
                if bases and state.day:
                    assert state.hands[seat]
            last = state if action is None else last
        outcome = RULES.outcome(last)
        assert outcome is not None
        assert 1 in outcome.ranks
        assert outcome.kind in ("last", "draw", "agreed")


@pytest.mark.clause("GH-10.7", "GH-10.4", "GH-11.23")
@pytest.mark.parametrize("rules", [RULES, MORE], ids=["shipped", "more"])
def test_players_may_interrupt_at_any_time(rules):
    seen = Counter()
    for seed in range(60):
        dice, lot = LiveDice(seed), random.Random(seed)
        seats = 2 + seed % 3
        state = rules.begin(Setup(seats, OPTIONS[seed % len(OPTIONS)]), dice).state
        for _ in range(3000):
            asked = rules.decisions(state)
            waiting = tuple(each for each in asked if each.waits)
            assert bool(waiting) == (rules.outcome(state) is None)
            if not waiting:
                break
            assert all(len(set(each.options)) == len(each.options) > 0 for each in asked)
            action = (uniform if seed % 2 else sensible)(rules, state, waiting, lot)
            interruptions = [each for each in asked if not each.waits]
            if lot.random() < 0.02:
                action = lot.choice(lot.choice(interruptions).options)
                seen[state.question.kind] += 1
            assert rules.explain(state, action) is None
            if lot.random() < 0.1:
                wrong = type(action)(**{**{f: getattr(action, f) for f in action.__struct_fields__}, "seat": 9})
                assert rules.explain(state, wrong).clause == "GH-11.24"
                with pytest.raises(IllegalAction):
                    rules.apply(state, wrong, dice)
            state = rules.apply(state, action, dice).state
        assert owned(state) == [36] * seats
    assert len(seen) > 4


def test_a_game_is_the_same_for_the_same_dice():
    once = [action for _, action, _ in playing(4, Setup(3))]
    again = [action for _, action, _ in playing(4, Setup(3))]
    assert once == again


def test_another_copy_of_the_rules_plays_the_same():
    """What is remembered between two calls must not matter."""
    fresh = rules(RULES.content)
    for state, action, _ in playing(6, Setup(2)):
        assert RULES.decisions(state) == fresh.decisions(state)
        if action is not None:
            fresh.apply(state, fresh.decisions(state)[0].options[0], LiveDice(2))
            assert fresh.apply(state, action, LiveDice(3)) == RULES.apply(state, action, LiveDice(3))
