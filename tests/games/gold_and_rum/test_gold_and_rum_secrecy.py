"""Nobody learns what he may not know: two worlds that one seat cannot tell apart stay apart (CH-11)."""

import random
from pathlib import Path

import msgspec
import pytest

from desktop.core.dice import LiveDice
from desktop.core.rules import Seat, Setup
from desktop.games.gold_and_rum import actions as do
from desktop.games.gold_and_rum import imagining, staging
from desktop.games.gold_and_rum.cards import RECRUIT, tally
from desktop.games.gold_and_rum.content import load
from desktop.games.gold_and_rum.rules import rules

CONTENT = load(Path(__file__).parents[3] / "rules_data" / "gold_and_rum")
RULES = rules(CONTENT)
SETUPS = [
    Setup(4),
    Setup(4, (("step", "9"),)),
    Setup(5, (("open-book", "on"), ("step", "3"))),
    Setup(6, (("step", "13"),)),
    Setup(7, (("step", "14"),)),
    Setup(7),
]


def everything(state):
    """Return the tally of all warrior cards, wherever they are."""
    counts = list(tally(state.deal.deck))
    for pile in state.deal.piles:
        for card in pile:
            if card < RECRUIT:
                counts[card] += 1
    if state.muster is not None:
        for zone in (*state.muster.hands, state.muster.aside, state.muster.buried):
            for kind, count in enumerate(zone):
                counts[kind] += count
    if state.battle is not None:
        for army in state.battle.armies:
            for slot, count in enumerate(army):
                counts[3 * state.battle.race + slot if slot < 3 else 9 + slot] += count
        if state.battle.flight is not None:
            counts[16] += 1
            counts[12] += state.battle.flight.goblins
    return tuple(counts)


def specials(state):
    """Return how many recruiting and desertion cards every seat has, in hand and on the piles."""
    count = [[a, b] for a, b in zip(state.deal.recruits, state.deal.deserts, strict=True)]
    for pile in state.deal.piles:
        for card in pile:
            if card >= RECRUIT:
                count[card % 16][card >= 48] += 1
    return count


def likely(state, decision, rng):
    """Return an option; more often than chance would, one by which cards change hands or are struck."""
    better = [
        option
        for option in decision.options
        if (type(option) is do.Spy and state.muster.hands[option.victim][option.kind])
        or (type(option) is do.NameMyself and state.muster.hands[option.seat][16 + (state.phase == "commando-call")])
        or type(option) in (do.Commando, do.Airship)
        or (type(option) is do.Lay and option.count)
    ]
    return rng.choice(better if better and rng.random() < 0.7 else decision.options)


def conserved(state):
    assert everything(state) == CONTENT.copies
    full = [0, 0], [state.terms.recruits, state.terms.deserts]
    assert specials(state) == [full[seat != state.chancellor] for seat in range(state.terms.seats)]


def heard(step, viewer):
    return [event for each in step.emissions if (event := each.heard_by(viewer)) is not None]


def compare(state, viewer, perfect, rng):
    """Imagine a world that ``viewer`` cannot tell from ``state`` and look for a difference he could see."""
    seen = RULES.observe(state, viewer, perfect=perfect)
    world = RULES.imagine(seen, viewer, LiveDice(rng.random().hex()))
    assert RULES.observe(world, viewer, perfect=perfect) == seen
    conserved(world)
    ours = [d for d in RULES.decisions(state) if d.seat == viewer]
    assert ours == [d for d in RULES.decisions(world) if d.seat == viewer]
    public = [d for d in RULES.decisions(state) if not d.private]
    assert public == [d for d in RULES.decisions(world) if not d.private]
    assert RULES.observe(world, None) == RULES.observe(state, None)
    for decision in ours:
        assert RULES.advise(state, decision) == RULES.advise(world, decision)
        option = rng.choice(decision.options)
        one, other = RULES.apply(state, option, LiveDice(1)), RULES.apply(world, option, LiveDice(1))
        if not one.reveals:
            assert not other.reveals
            assert heard(one, viewer) == heard(other, viewer)
            assert RULES.observe(one.state, viewer, perfect=perfect) == RULES.observe(
                other.state, viewer, perfect=perfect
            )
    return world != state


@pytest.mark.clause("CH-1.4", "CH-11.1", "CH-11.2", "CH-4.14", "CH-6.8")
@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("perfect", [False, True])
def test_no_seat_can_tell_an_imagined_world_from_the_real_one(setup, perfect):
    rng = random.Random(f"{setup}{perfect}")
    varied = 0
    for seed in range(4):
        dice = LiveDice(seed)
        state = RULES.begin(setup, dice).state
        while questions := RULES.decisions(state):
            conserved(state)
            for viewer in range(setup.seats):
                if rng.random() < 0.25:
                    varied += compare(state, Seat(viewer), perfect, rng)
            decision = rng.choice(questions)
            state = RULES.apply(state, likely(state, decision, rng), dice).state
    assert varied > 50


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_the_contract_holds_at_every_step(setup):
    encode = msgspec.json.encode
    types = RULES.types
    actions, events = msgspec.json.Decoder(types.action), msgspec.json.Decoder(types.event)
    states, seens = msgspec.json.Decoder(types.state), msgspec.json.Decoder(types.observation)
    rng = random.Random(str(setup))
    for seed in range(3):
        dice = LiveDice(seed)
        state = RULES.begin(setup, dice).state
        while questions := RULES.decisions(state):
            assert RULES.outcome(state) is None
            assert states.decode(encode(state)) == state
            hash(state)
            for decision in questions:
                assert decision.options
                assert len(set(decision.options)) == len(decision.options)
                assert all(option.seat == decision.seat for option in decision.options)
                assert all(RULES.explain(state, option) is None for option in decision.options)
                assert decision.begun == 0 or decision.private
                option = rng.choice(decision.options)
                assert actions.decode(encode(option)) == option
                roll = rng.random().hex()
                told, silent = (RULES.apply(state, option, LiveDice(roll), tell=tell) for tell in (True, False))
                assert (told.state, told.reveals) == (silent.state, silent.reveals)
                assert not silent.emissions
                for each in told.emissions:
                    for event in (each.event, each.otherwise):
                        assert event is None or events.decode(encode(event)) == event
            seen = RULES.observe(state, rng.choice([None, *range(setup.seats)]), perfect=rng.random() < 0.5)
            assert seens.decode(encode(seen)) == seen
            hash(seen)
            decision = rng.choice(questions)
            state = RULES.apply(state, rng.choice(decision.options), dice).state
        result = RULES.outcome(state)
        assert result is not None
        assert sorted(result.ranks)[0] == 1
        assert [sum(part.amount for part in parts) for parts in result.parts] == list(result.scores)


def test_what_is_known_for_certain_is_imagined_so(monkeypatch):
    """Spies have brought a goblin, a giant and the commando to seat 2; hardly a mercenary is left to guess."""
    hands = [[], ["troll"], ["goblin", "giant", "commando", "spy 4"], ["giant", "machine"]]
    protected = [[], [], ["goblin", "giant", "commando"], []]
    gone = ["goblin"] * 7 + ["troll"] * 3 + ["machine"] * 2 + ["airship", "giant", "giant"]
    given = {"hands": hands, "protected": protected, "aside": gone}
    state = staging.arrange(RULES, Setup(4, (), Seat(0)), given)
    for attempts in (imagining.ATTEMPTS, 0):
        monkeypatch.setattr(imagining, "ATTEMPTS", attempts)
        for seed in range(40):
            world = RULES.imagine(RULES.observe(state, Seat(1)), Seat(1), LiveDice(seed))
            assert RULES.observe(world, Seat(1)) == RULES.observe(state, Seat(1))
            conserved(world)
            hand = world.muster.hands[2]
            assert (hand[12], hand[13], hand[17]) == (1, 1, 1)
            assert all(each[13] <= 1 for each in world.muster.hands)
    state = RULES.apply(state, do.Race(Seat(0), 0), LiveDice(0)).state
    state = RULES.apply(state, do.Lay(Seat(1), 14, 1), LiveDice(0)).state
    state = RULES.apply(state, do.Lay(Seat(2), 12, 1), LiveDice(0)).state
    state = RULES.apply(state, do.Lay(Seat(2), 13, 1), LiveDice(0)).state
    for attempts in (12, 0):
        monkeypatch.setattr(imagining, "ATTEMPTS", attempts)
        for seed in range(40):
            world = RULES.imagine(RULES.observe(state, Seat(1)), Seat(1), LiveDice(seed))
            assert RULES.observe(world, Seat(1)) == RULES.observe(state, Seat(1))
            assert world.battle.armies[2][3:5] == (1, 1)
            conserved(world)
    monkeypatch.undo()
    tight = {
        "hands": [[], [], ["giant", "goblin"], ["giant"]],
        "aside": [*gone, "machine", "machine", "commando", "troll"],
    }
    state = staging.arrange(RULES, Setup(4, (), Seat(0)), tight)
    for seed in range(40):
        world = RULES.imagine(RULES.observe(state, Seat(1)), Seat(1), LiveDice(seed))
        assert world.muster.hands[2][12:14] == (1, 1)


PLANTED = {
    "marker": lambda seen, state: {"undealt": seen.undealt + state.deal.marker},
    "hand": lambda seen, state: {"dealt": state.muster.hands[1][12] if state.muster else 0},
    "lot": lambda seen, state: {"window": state.deal.lot},
}


@pytest.mark.parametrize("leak", PLANTED)
def test_a_planted_leak_is_caught(monkeypatch, leak):
    """An observation with one thing too many makes the comparison above fail."""
    honest = RULES.observe

    def leaking(state, viewer, *, perfect=False):
        seen = honest(state, viewer, perfect=perfect)
        return msgspec.structs.replace(seen, **PLANTED[leak](seen, state))

    imagined = RULES.imagine
    monkeypatch.setattr(RULES, "observe", leaking)
    monkeypatch.setattr(
        RULES,
        "imagine",
        lambda seen, viewer, dice: imagined(
            msgspec.structs.replace(seen, undealt=min(seen.undealt, 80), dealt=min(seen.dealt, 80), window=0),
            viewer,
            dice,
        ),
    )
    with pytest.raises(AssertionError):
        test_no_seat_can_tell_an_imagined_world_from_the_real_one(Setup(4), perfect=False)
