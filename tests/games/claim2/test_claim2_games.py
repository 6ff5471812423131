"""Whole random games of Claim 2: pieces conserved, offers and refusals agree, values survive their JSON."""

from __future__ import annotations

import random

import msgspec
import pytest

from desktop.catalogue import game
from desktop.core.dice import LiveDice, RecordedDice
from desktop.core.rules import IllegalAction, Seat, Setup
from desktop.games.claim2.actions import Choose, Play, Smash
from desktop.games.claim2.cards import numbers
from desktop.games.claim2.state import NO_CARD, Favour

GAME = game("claim2")
RULES = GAME.rules()
NO_DICE = RecordedDice(())

EVERYTHING = [
    *(Play(Seat(seat), name) for seat in (0, 1) for name in (*RULES.cards.named, "unicorn-1")),
    *(Choose(Seat(seat), swap) for seat in (0, 1) for swap in (False, True)),
    *(Smash(Seat(seat), value, n) for seat in (0, 1) for value in range(10) for n in (-1, 0, 1, 2, 3)),
]
"""Every action that could be asked for, sensible or not."""


def zones(state):
    """Return the masks of all places, which must share no card."""
    table = state.table
    trick = [1 << card for card in (state.led, state.reply) if card != NO_CARD]
    places = [*state.hands, *trick, table.discard]
    if isinstance(table, Favour):
        return [*places, *table.score, *table.rows, table.pool, table.smashed]
    return [*places, *table.followers, 1 << table.competed, *(1 << card for card in table.deck)]


def check_counts(state):
    """Check the invariants of chapter 15.1."""
    places = zones(state)
    assert sum(places) == RULES.cards.whole
    assert sum(place.bit_count() for place in places) == 52
    done = state.trick - 1
    table = state.table
    if isinstance(table, Favour):
        assert table.discard.bit_count() == 26
        assert table.pool.bit_count() <= done + 2
    else:
        assert [pile.bit_count() for pile in table.followers] == [done, done]
        assert len(table.deck) == 25 - 2 * done


def play(seed, check):
    pick = random.Random(seed)
    state = RULES.begin(Setup(2), LiveDice(seed)).state
    cards = [0, 0]
    while decisions := RULES.decisions(state):
        (decision,) = decisions
        check(state, decision)
        option = pick.choice(decision.options)
        cards[option.seat] += isinstance(option, Play)
        state = RULES.apply(state, option, NO_DICE).state
    assert cards == [26, 26]
    return state


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.clause("C2-1.2", "C2-1.5", "C2-4.8", "C2-5.5", "C2-8.6", "C2-11.1", "C2-12.5")
def test_pieces_are_conserved_and_the_game_ends(seed):
    final = play(seed, lambda state, _: check_counts(state))
    table = final.table
    assert RULES.outcome(final).kind in GAME.outcomes
    assert (table.pool, table.rows) == (0, (0, 0))
    assert sum(pile.bit_count() for pile in table.score) + table.smashed.bit_count() == 26
    assert RULES.decisions(final) == ()


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.clause("C2-12.5", "C2-12.6", "C2-10.1")
def test_what_is_offered_is_allowed_and_nothing_else(seed):
    def check(state, decision):
        assert len(set(decision.options)) == len(decision.options) > 0
        assert all(option.seat == decision.seat for option in decision.options)
        for action in EVERYTHING:
            offered = action in decision.options
            assert (RULES.explain(state, action) is None) == offered, action
            if offered:
                silent = RULES.apply(state, action, NO_DICE, tell=False)
                spoken = RULES.apply(state, action, NO_DICE)
                assert silent.state == spoken.state
                assert silent.reveals == spoken.reveals
                assert not silent.emissions
                assert spoken.emissions
            else:
                with pytest.raises(IllegalAction):
                    RULES.apply(state, action, NO_DICE)
        assert RULES.outcome(state) is None

    play(seed, check)


def test_every_value_survives_its_json():
    def again(value, kind):
        decoded = msgspec.json.decode(msgspec.json.encode(value), type=kind)
        assert decoded == value
        assert hash(decoded) == hash(value)
        return decoded

    def check(state, decision):
        again(state, RULES.types.state)
        for viewer in (None, Seat(0), Seat(1)):
            again(RULES.observe(state, viewer, perfect=True), RULES.types.observation)
        for option in decision.options:
            decoded = again(option, RULES.types.action)
            for emission in RULES.apply(again(state, RULES.types.state), decoded, NO_DICE).emissions:
                for event in (emission.event, emission.otherwise):
                    if event is not None:
                        assert type(again(event, RULES.types.event)) is type(event)

    for seed in range(4):
        play(seed, check)


@pytest.mark.clause("C2-2.2", "C2-2.3", "C2-2.5")
def test_the_deal_gives_thirteen_cards_each_and_the_competed_card():
    step = RULES.begin(Setup(2), LiveDice(1))
    state = step.state
    assert [hand.bit_count() for hand in state.hands] == [13, 13]
    assert len(state.table.deck) == 25
    assert step.reveals
    for emission in step.emissions[:2]:
        (owner,) = emission.audience
        assert emission.heard_by(owner).cards == RULES.cards.names(state.hands[owner])
        assert emission.heard_by(None).cards == emission.heard_by(Seat(1 - owner)).cards == ()


@pytest.mark.clause("C2-2.4")
def test_the_first_leader_is_named_or_drawn():
    assert RULES.begin(Setup(2, first=Seat(1)), LiveDice(1)).state.leader == 1
    assert {RULES.begin(Setup(2), LiveDice(n)).state.leader for n in range(20)} == {0, 1}


@pytest.mark.clause("C2-10.4")
def test_the_discard_is_open_to_all():
    def check(state, _):
        names = RULES.cards.names(state.table.discard)
        assert all(RULES.observe(state, viewer).discard == names for viewer in (None, Seat(0), Seat(1)))

    play(2, check)


@pytest.mark.clause("C2-7.7")
def test_a_person_is_advised_to_smash_all():
    advised = []

    def check(state, decision):
        proposal = RULES.advise(state, decision).proposal
        if state.asks == "smash":
            assert proposal == (max(decision.options, key=lambda option: option.gnomes),)
            advised.append(proposal)
        else:
            assert proposal == ()

    for seed in range(10):
        play(seed, check)
    assert advised


@pytest.mark.clause("C2-1.3")
def test_equal_cards_are_one_option_whichever_copies_are_held():
    def check(state, decision):
        if decision.prompt.key == "claim2.lead":
            names = [RULES.cards.name[card] for card in numbers(state.hands[decision.seat])]
            assert [option.card for option in decision.options] == list(dict.fromkeys(names))

    for seed in range(5):
        play(seed, check)


def test_a_hand_that_a_scenario_left_empty_is_not_asked():
    staging = GAME.staging()
    lead = staging.arrange(RULES, Setup(2), {"hands": [[], []]})
    reply = staging.arrange(RULES, Setup(2), {"hands": [[], []], "led": "seer 1"})
    assert RULES.decisions(lead) == RULES.decisions(reply) == ()


@pytest.mark.clause("C2-5.4")
def test_a_trick_of_phase_2_is_told_in_the_order_of_the_rules():
    given = {
        "phase": 2,
        "trick": 13,
        "hands": [["giant 3"], ["gnome 9"]],
        "rows": [["gnome 1"], ["gnome 3"]],
        "pool": ["troll 1"],
    }
    state = GAME.staging().arrange(RULES, Setup(2), given)
    heard = []
    for action in (Play(Seat(0), "giant-3"), Play(Seat(1), "gnome-9"), Smash(Seat(0), 3, 1)):
        step = RULES.apply(state, action, NO_DICE)
        state = step.state
        heard += [type(each.event).__name__ for each in step.emissions]
    assert heard == [
        *("Played", "Played", "Won", "Scored", "Rowed", "TrollsTaken", "Smashed", "RowKept"),
        *["Voted"] * 5,
    ]
