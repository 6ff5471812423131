"""What a seat cannot know makes no difference to what it is shown and asked."""

import random

import msgspec
import pytest
from games.ghour.ghour_players import CONTENT, RULES, playing, sensible, uniform

from desktop.core.dice import LiveDice
from desktop.core.rules import Setup
from desktop.games.ghour import actions as a
from desktop.games.ghour.observation import Observation
from desktop.games.ghour.rules import rules
from desktop.games.ghour.state import State

SETUPS = [
    Setup(2),
    Setup(3, (("open-lists", "on"), ("window-mode", "claim"))),
    Setup(4, (("leftover-goods", "next"), ("unarmed-bonus-strikes", "on"))),
]


def asked_of(state, seat):
    return [each for each in rules_two.decisions(state) if each.seat == seat]


rules_two = rules(CONTENT)


def check(state: State, action, rng: random.Random, seats: int) -> None:
    """The contract's laws of knowledge at one state."""
    for perfect in (False, True):
        for viewer in range(seats):
            told = RULES.observe(state, viewer, perfect=perfect)
            for seed in range(1 + perfect):
                world = rules_two.imagine(told, viewer, LiveDice(f"{rng.random()}{seed}"))
                again = rules_two.observe(world, viewer, perfect=perfect)
                assert again == told, differing(told, again)
                assert asked_of(world, viewer) == [d for d in RULES.decisions(state) if d.seat == viewer], (
                    state.question,
                    state.plan,
                )
    table = RULES.observe(state, None)
    for decision in RULES.decisions(state):
        if not decision.private and decision.waits:
            for viewer in range(seats):
                world = rules_two.imagine(RULES.observe(state, viewer, perfect=True), viewer, LiveDice(rng.random()))
                if rules_two.observe(world, None) == table:
                    assert asked_of(world, decision.seat)[0].options == decision.options
    if action is not None:
        same_news(state, action, rng)


def same_news(state: State, action, rng: random.Random) -> None:
    """Playing the same answer in an imagined world tells the actor the same until something is revealed."""
    seat = action.seat
    told = RULES.observe(state, seat, perfect=True)
    world = rules_two.imagine(told, seat, LiveDice(rng.random()))
    one = RULES.apply(state, action, LiveDice(7))
    other = rules_two.apply(world, action, LiveDice(7))
    if one.reveals or other.reveals:
        return
    heard = [[e.heard_by(seat) for e in step.emissions] for step in (one, other)]
    assert heard[0] == heard[1]
    assert RULES.observe(one.state, seat, perfect=True) == rules_two.observe(other.state, seat, perfect=True)


def differing(one, other, path=""):
    """Where two observations differ, for the message."""
    if one == other:
        return ""
    if isinstance(one, tuple) and isinstance(other, tuple) and len(one) == len(other):
        pairs = enumerate(zip(one, other, strict=True))
        return "; ".join(differing(x, y, f"{path}[{n}]") for n, (x, y) in pairs if x != y)
    if hasattr(one, "__struct_fields__") and type(one) is type(other):
        return "; ".join(
            differing(getattr(one, f), getattr(other, f), f"{path}.{f}")
            for f in one.__struct_fields__
            if getattr(one, f) != getattr(other, f)
        )
    return f"{path}: {one!r} != {other!r}"


@pytest.mark.clause("GH-1.2", "GH-11.16", "GH-11.18", "GH-11.20", "GH-11.14")
@pytest.mark.parametrize("policy", [uniform, sensible])
@pytest.mark.parametrize("setup", SETUPS, ids=["two", "three", "four"])
def test_what_a_seat_cannot_know_changes_nothing(setup, policy):
    rng = random.Random(5)
    checked = 0
    for seed in range(40):
        for state, action, _ in playing(seed, setup, policy):
            if rng.random() < (0.2 if policy is sensible else 0.6):
                check(state, action, rng, setup.seats)
                checked += 1
        if checked > 150:
            break
    assert checked > 100


def test_values_survive_encoding():
    for state, action, _ in playing(3, Setup(2)):
        assert msgspec.json.decode(msgspec.json.encode(state), type=State) == state
        hash(state)
        if action is not None:
            assert msgspec.json.decode(msgspec.json.encode(action), type=a.AnyAction) == action
            step = RULES.apply(state, action, LiveDice(1))
            for emission in step.emissions:
                raw = msgspec.json.encode(emission.event)
                assert msgspec.json.decode(raw, type=RULES.types.event) == emission.event
            quiet = RULES.apply(state, action, LiveDice(1), tell=False)
            assert quiet.state == step.state
            assert quiet.emissions == ()
        told = RULES.observe(state, 0)
        assert msgspec.json.decode(msgspec.json.encode(told), type=Observation) == told


def test_imagined_worlds_vary():
    state = next(s for s, _, _ in playing(1, Setup(2)) if s.question.kind == "floor")
    told = RULES.observe(state, 0)
    worlds = {RULES.imagine(told, 0, LiveDice(seed)).hands for seed in range(30)}
    assert len(worlds) > 10
