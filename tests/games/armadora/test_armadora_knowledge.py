"""Who knows what: nothing that is hidden can be told from what is shown."""

import random

import msgspec
import pytest

from desktop.catalogue import game
from desktop.core.dice import LiveDice
from desktop.core.rules import Seat, Setup
from desktop.games.armadora import actions, events
from desktop.games.armadora.staging import arrange

RULES = game("armadora").rules()
SETUPS = [Setup(seats, (("advanced", value),)) for seats in (2, 3, 4) for value in ("off", "on")]
DICE = LiveDice(0)


def heard(step, viewer):
    return [told for emission in step.emissions if (told := emission.heard_by(viewer)) is not None]


def publicly(step):
    """What news and log keep: fleeting things in the version for everybody else."""
    return [emission.otherwise if emission.fleeting else emission.event for emission in step.emissions]


@pytest.mark.clause("AR-13.1", "AR-13.2", "AR-13.3", "AR-13.5", "AR-13.8", "AR-10.7")
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.seats}-{setup.option('advanced')}")
def test_imagined_worlds_cannot_be_told_from_the_real_one(setup):
    for seed in range(15):
        dice, chance = LiveDice(seed), random.Random(seed)
        state = RULES.begin(setup, dice).state
        while decisions := RULES.decisions(state):
            perfect, viewer = chance.random() < 0.5, Seat(chance.randrange(setup.seats))
            seen = RULES.observe(state, viewer, perfect=perfect)
            other = RULES.imagine(seen, viewer, dice)
            assert RULES.observe(other, viewer, perfect=perfect) == seen
            decision, twin = decisions[0], RULES.decisions(other)[0]
            assert (twin.seat, twin.prompt, twin.private) == (decision.seat, decision.prompt, decision.private)
            if decision.seat == viewer or not decision.private:
                assert twin == decision
            action = chance.choice(decision.options)
            if isinstance(action, actions.Pass) and len(decision.options) > 1 and chance.random() < 0.9:
                continue
            step = RULES.apply(state, action, dice)
            if decision.seat == viewer or not decision.private:
                again = RULES.apply(other, action, dice)
                assert again.reveals == step.reveals
                if not step.reveals:
                    assert heard(again, viewer) == heard(step, viewer)
                    assert publicly(again) == publicly(step)
                    assert RULES.observe(again.state, viewer, perfect=perfect) == RULES.observe(
                        step.state, viewer, perfect=perfect
                    )
            state = step.state
        for viewer in (*range(setup.seats), None):
            seen = RULES.observe(state, viewer)
            assert RULES.observe(RULES.imagine(seen, viewer, dice), viewer) == seen
            assert RULES.imagine(seen, viewer, dice).warriors == state.warriors


@pytest.mark.clause("AR-13.2", "AR-13.6")
def test_what_is_imagined_varies():
    given = {"warriors": {"0": {"a1": 5, "b1": 1, "c1": 2}, "1": {"a2": 4, "c2": 1}}, "turn": 0}
    state = arrange(RULES, Setup(2), given)
    plain = [RULES.imagine(RULES.observe(state, Seat(0)), Seat(0), LiveDice(seed)) for seed in range(60)]
    assert len({world.warriors[0] for world in plain}) == 6, "his own three may lie in any order"
    assert all(world.reserves[0] == state.reserves[0] for world in plain)
    assert len({world.warriors[1] for world in plain}) > 5
    seen = RULES.observe(state, Seat(0), perfect=True)
    sharp = [RULES.imagine(seen, Seat(0), LiveDice(seed)) for seed in range(60)]
    assert {world.warriors[0] for world in sharp} == {state.warriors[0]}
    assert len({world.warriors[1] for world in sharp}) > 5


@pytest.mark.clause("AR-13.4", "AR-6.2")
def test_an_own_value_is_told_once_and_to_its_owner_only():
    state = arrange(RULES, Setup(2, (), Seat(0)), {})
    step = RULES.apply(state, actions.PlaceWarrior(Seat(0), 0, 5), DICE)
    (emission,) = step.emissions
    assert emission.fleeting
    assert emission.heard_by(Seat(0)) == events.WarriorPlaced(0, 0, 5)
    assert emission.heard_by(Seat(1)) == emission.heard_by(None) == events.WarriorPlaced(0, 0, None)
    assert not step.reveals
    assert RULES.observe(step.state, Seat(0)).warriors[0].strength is None
    assert RULES.observe(step.state, Seat(0), perfect=True).warriors[0].strength == 5
    assert RULES.observe(step.state, Seat(1), perfect=True).warriors[0].strength is None


@pytest.mark.clause("AR-12.1", "AR-13.3", "AR-S15")
def test_a_peek_shows_the_value_to_the_mages_once():
    given = {"races": ["mage", "orc", "goblin", "elf"], "warriors": {"1": {"b1": 4}}}
    state = arrange(RULES, Setup(4, (("advanced", "on"),), Seat(0)), given)
    step = RULES.apply(state, actions.MagePeek(Seat(0), 1), DICE)
    (emission,) = step.emissions
    assert step.reveals
    assert RULES.apply(state, actions.MagePeek(Seat(0), 1), DICE, tell=False).reveals
    assert emission.fleeting
    assert emission.heard_by(Seat(0)) == events.Peeked(0, 1, 1, 4)
    for other in (1, 2, 3, None):
        assert emission.heard_by(other) == events.Peeked(0, 1, 1, None)


def test_a_planted_leak_is_caught():
    """A state in which an own value has moved looks the same; an observation that shows it does not."""
    given = {"warriors": {"0": {"a1": 5, "b1": 1}}}
    one = arrange(RULES, Setup(2, (), Seat(0)), {**given, "seed": 1})
    two = arrange(RULES, Setup(2, (), Seat(0)), {"warriors": {"0": {"a1": 1, "b1": 5}}, "seed": 1})
    assert one != two
    for viewer in (Seat(0), Seat(1), None):
        assert RULES.observe(one, viewer) == RULES.observe(two, viewer)
    assert RULES.observe(one, Seat(1), perfect=True) == RULES.observe(two, Seat(1), perfect=True)
    assert RULES.observe(one, Seat(0), perfect=True) != RULES.observe(two, Seat(0), perfect=True)


@pytest.mark.clause("AR-13.8")
def test_public_questions_show_nothing_of_the_reserve():
    given = {"races": ["orc", "mage"], "palisades": ["a1-b1"]}
    state = arrange(RULES, Setup(2, (("advanced", "on"),), Seat(0)), given)
    step = RULES.apply(state, RULES.read({"seat": 0, "palisade": "c3-d3"}), DICE)
    decision = RULES.decisions(step.state)[0]
    assert not decision.private
    reserves = ((0,) * 4 + (1,), step.state.reserves[1])
    poor = msgspec.structs.replace(step.state, reserves=reserves)
    assert RULES.decisions(poor)[0] == decision
