"""Nobody learns from Claim 2 what he may not know (C2-10), over random games."""

from __future__ import annotations

import random

import msgspec
import pytest

from desktop.catalogue import game
from desktop.core.dice import LiveDice
from desktop.core.rules import Seat, Setup
from desktop.games.claim2.state import NO_CARD, Favour

RULES = game("claim2").rules()
VIEWERS = (None, Seat(0), Seat(1))


def positions(seed):
    """Yield each state of a random game with the option that is taken next, ``None`` at the end."""
    pick = random.Random(seed)
    state = RULES.begin(Setup(2), LiveDice(seed)).state
    while True:
        decisions = RULES.decisions(state)
        if not decisions:
            yield state, None
            return
        option = pick.choice(decisions[0].options)
        yield state, option
        state = RULES.apply(state, option, LiveDice(0), tell=False).state


def told(step, viewer):
    return tuple(event for each in step.emissions if (event := each.heard_by(viewer)) is not None)


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.clause("C2-10.1", "C2-10.2", "C2-10.3", "C2-10.5", "C2-10.6", "C2-10.7", "C2-10.8", "C2-10.9")
def test_a_viewer_cannot_tell_an_imagined_state_from_the_real_one(seed):
    for at, (state, option) in enumerate(positions(seed)):
        for viewer in VIEWERS[1:]:
            for perfect in (False, True):
                seen = RULES.observe(state, viewer, perfect=perfect)
                other = RULES.imagine(seen, viewer, LiveDice(f"{seed}/{at}"))
                assert RULES.observe(other, viewer, perfect=perfect) == seen
                mine = [each for each in RULES.decisions(state) if each.seat == viewer]
                assert [each for each in RULES.decisions(other) if each.seat == viewer] == mine
                if mine:
                    real, imagined = (RULES.apply(each, option, LiveDice(0)) for each in (state, other))
                    assert real.reveals == imagined.reveals
                    for option_ in mine[0].options:
                        assert RULES.explain(other, option_) is None
                    if not real.reveals:
                        assert told(real, viewer) == told(imagined, viewer)
                        assert RULES.observe(real.state, viewer, perfect=perfect) == RULES.observe(
                            imagined.state, viewer, perfect=perfect
                        )


@pytest.mark.clause("C2-10.1")
def test_imagined_hands_vary_in_phase_1_and_respect_what_was_shown():
    varied = 0
    for state, _ in positions(3):
        if isinstance(state.table, Favour):
            break
        seen = RULES.observe(state, Seat(0), perfect=True)
        hands = {RULES.imagine(seen, Seat(0), LiveDice(n)).hands[1] for n in range(20)}
        varied += len(hands) > 1
        lacking = state.table.voids[1]
        for hand in hands:
            assert not any(lacking >> f & 1 and hand & suit for f, suit in enumerate(RULES.cards.suits))
    assert varied > 15


@pytest.mark.clause("C2-10.8")
def test_the_other_hand_of_phase_2_is_hidden_although_it_can_be_deduced():
    for state, _ in positions(5):
        if isinstance(state.table, Favour):
            seen = RULES.observe(state, Seat(0), perfect=True)
            assert seen.sides[1].hand == ()
            imagined = RULES.imagine(seen, Seat(0), LiveDice(1))
            assert [RULES.cards.names(each) for each in imagined.hands] == [
                RULES.cards.names(each) for each in state.hands
            ]


@pytest.mark.clause("C2-10.7", "C2-9.4")
def test_a_hidden_card_is_told_only_to_those_who_may_know_it():
    kept = 0
    for seed in range(30):
        for state, option in positions(seed):
            if option is None:
                continue
            step = RULES.apply(state, option, LiveDice(0))
            for viewer in VIEWERS:
                view = msgspec.json.encode(RULES.observe(step.state, viewer)).decode()
                for event in told(step, viewer):
                    kind = type(event).__name__
                    if kind == "Peeked" and event.card is not None:
                        assert viewer == event.seat
                    if kind == "Recruited" and event.card is not None:
                        # after the last trick the pile has become a hidden hand
                        assert f'"{event.card}"' in view or isinstance(step.state.table, Favour)
                        kept += viewer not in (None, event.seat) and not event.competed
                    if kind == "Dealt" and event.cards:
                        assert viewer == event.seat
    assert kept, "no seer's winner kept a card: the games prove nothing"


@pytest.mark.clause("C2-10.1", "C2-10.3")
def test_the_open_table_alone_decides_a_public_question():
    asked = set()
    for seed in range(40):
        for state, option in positions(seed):
            for decision in RULES.decisions(state):
                asked.add((type(option).__name__, decision.private))
    assert asked == {("Play", True), ("Choose", True), ("Smash", False)}


def test_the_table_sees_no_hand_and_no_top_card():
    for state, _ in positions(8):
        seen = RULES.observe(state, None, perfect=True)
        assert all(side.hand == () for side in seen.sides)
        assert seen.top is None


def test_a_state_holds_a_reply_only_while_a_seer_chooses():
    for seed in range(5):
        for state, _ in positions(seed):
            assert (state.reply != NO_CARD) == (state.asks == "choose")
