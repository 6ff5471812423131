"""Questions, answers and whole games of Armadora."""

import pickle
import random

import msgspec
import pytest

from desktop.catalogue import game
from desktop.core.dice import LiveDice
from desktop.core.rules import IllegalAction, Seat, Setup
from desktop.games.armadora import actions, events
from desktop.games.armadora.board import places
from desktop.games.armadora.options import Block, Options
from desktop.games.armadora.staging import arrange

RULES = game("armadora").rules()
BOARD = RULES.board
DICE = LiveDice(0)
SETUPS = [Setup(seats, (("advanced", value),)) for seats in (2, 3, 4) for value in ("off", "on")]


def names(setup):
    return f"{setup.seats}-{setup.option('advanced')}"


def begun(seats=2, advanced="off"):
    return RULES.begin(Setup(seats, (("advanced", advanced),), Seat(0)), LiveDice(0)).state


def positions(setup, seed, keep=0):
    """Play a random game: yield each position with the answer drawn and the step it makes."""
    dice, chance = LiveDice(seed), random.Random(seed)
    state = RULES.begin(setup, dice).state
    while decisions := RULES.decisions(state):
        options = decisions[0].options
        # passes end games early: draw them seldom
        action = chance.choice(options)
        if isinstance(action, actions.Pass) and len(options) > 1 and chance.random() < keep:
            continue
        step = RULES.apply(state, action, dice)
        yield state, action, step
        state = step.state


@pytest.mark.clause("AR-S01", "AR-6.3", "AR-7.2", "AR-7.5", "AR-14.1", "AR-14.3", "AR-14.4")
def test_the_first_turn_counted_by_its_steps():
    state = begun()
    options = RULES.decisions(state)[0].options
    kinds = [type(action) for action in options]
    assert kinds.count(actions.PlaceWarrior) == 160
    assert kinds.count(actions.PlacePalisade) == 67
    assert kinds.count(actions.Pass) == 1
    assert len(options) == 228
    pairs, singles = set(), set()
    for first in (action for action in options if isinstance(action, actions.PlacePalisade)):
        after = RULES.apply(state, first, DICE, tell=False).state
        seconds = RULES.decisions(after)[0].options
        assert len(seconds) in (66, 67)
        assert (len(seconds) == 66) == (BOARD.line_name(first.line) in CORNER_LINES)
        for second in seconds:
            end = RULES.apply(after, second, DICE, tell=False).state
            assert end.turn == 1
            if isinstance(second, actions.Done):
                singles.add(first.line)
            else:
                pairs.add(frozenset((first.line, second.line)))
    assert (len(singles), len(pairs)) == (67, 2207)
    assert 160 + len(singles) + len(pairs) + 1 == 2435


CORNER_LINES = ("a1-b1", "a1-a2", "g1-h1", "h1-h2", "a5-b5", "a4-a5", "g5-h5", "h4-h5")


@pytest.mark.clause("AR-1.2", "AR-4.2", "AR-4.4", "AR-4.5", "AR-4.7", "AR-1.3", "AR-1.4", "AR-1.5", "AR-1.6")
@pytest.mark.parametrize(("seats", "army"), [(2, (11, 2, 1, 1, 1)), (3, (7, 2, 1, 1)), (4, (5, 1, 1, 1))])
def test_everybody_begins_with_his_army(seats, army):
    state = begun(seats, "on")
    assert state.reserves == (army,) * seats
    assert sorted(state.terms.gold) == [3, 4, 4, 5, 5, 6, 6, 7]
    assert state.supply == 35
    tokens = {"mage": 2, "elf": 2, "orc": 1, "goblin": 1}
    assert state.marks.powers == tuple(tokens[race] for race in state.terms.races)
    assert state.marks.reinforcements == (1,) * seats
    assert begun(seats).marks.powers == begun(seats).marks.reinforcements == (0,) * seats


@pytest.mark.clause("AR-4.1", "AR-4.4", "AR-4.6")
def test_the_lot_draws_gold_races_and_the_first_player():
    drawn = [RULES.begin(Setup(3, (("advanced", "on"),)), LiveDice(seed)).state for seed in range(60)]
    assert {state.turn for state in drawn} == {0, 1, 2}
    assert {race for state in drawn for race in state.terms.races} == {"orc", "goblin", "elf", "mage"}
    assert all(len(set(state.terms.races)) == 3 for state in drawn)
    assert len({state.terms.gold for state in drawn}) > 50
    picked = RULES.begin(Setup(3, (), Seat(2), ("elf", "", "orc")), LiveDice(1)).state
    assert (picked.terms.races[0], picked.terms.races[2], picked.turn) == ("elf", "orc", 2)
    assert picked.terms.races[1] in ("goblin", "mage")


@pytest.mark.clause("AR-4.1", "AR-4.6", "AR-14.12")
@pytest.mark.parametrize(
    ("setup", "clauses"),
    [
        (Setup(2), []),
        (Setup(4, (("advanced", "on"), ("memory-aid", "on")), Seat(3), ("", "", "", "")), []),
        (Setup(2, (), None, ("orc", "mage")), []),
        (Setup(1), ["AR-4.1"]),
        (Setup(5), ["AR-4.1"]),
        (Setup(2, (("dragons", "on"),)), ["AR-4.1"]),
        (Setup(2, (("advanced", "maybe"),)), ["AR-4.1"]),
        (Setup(2, (), Seat(2)), ["AR-4.6"]),
        (Setup(2, (), None, ("orc",)), ["AR-4.1"]),
        (Setup(2, (), None, ("orc", "orc")), ["AR-4.1"]),
        (Setup(2, (), None, ("orc", "human")), ["AR-4.1"]),
        (Setup(2, (("advanced", "on"),), None, ("orc", "")), ["AR-4.1"]),
    ],
)
def test_set_ups_that_cannot_be(setup, clauses):
    assert [refusal.clause for refusal in RULES.refuse_setup(setup)] == clauses


@pytest.mark.clause("AR-3.9", "AR-5.4", "AR-9.5", "AR-14.12", "AR-E31")
@pytest.mark.parametrize("setup", SETUPS, ids=names)
def test_what_holds_in_every_game(setup):
    for seed in range(12):
        turns = 0
        for state, action, step in positions(setup, seed, keep=0.9):
            after = step.state
            assert after == RULES.apply(state, action, DICE, tell=False).state
            assert after.supply + after.palisades.lines.bit_count() == 35
            sizes = [squares.bit_count() for squares in after.palisades.territories]
            assert min(sizes) >= 4
            assert sum(sizes) == 40
            assert after.palisades.lines.bit_count() <= 27 + len(sizes)
            for seat in range(setup.seats):
                placed = [squares.bit_count() for squares in after.warriors[seat]]
                assert tuple(map(sum, zip(placed, after.reserves[seat], strict=True))) == after.terms.army
            for square in after.marks.shots:
                if square not in state.marks.shots:
                    assert not state.marks.reinforced >> square & 1, "no shot reaches a reinforced warrior"
            if after.over or (not after.laid and not after.used):
                turns += 1
        assert after.over
        assert RULES.decisions(after) == ()
        assert turns <= 32 + 35 + setup.seats * 2
        seen = RULES.observe(after, None)
        assert sum(map(sum, seen.piles)) + seen.aside + seen.unclaimed == 40
        outcome = RULES.outcome(after)
        assert outcome.kind in game("armadora").outcomes
        assert 1 in outcome.ranks
        assert outcome.scores == tuple(sum(part.amount for part in parts) for parts in outcome.parts)


@pytest.mark.clause("AR-14.12")
@pytest.mark.parametrize("setup", SETUPS, ids=names)
def test_answers_that_are_not_on_offer_are_refused_by_both_doors(setup):
    everything = []
    for seat in range(-1, setup.seats + 1):
        everything += [actions.Done(seat), actions.Pass(seat)]
        for square in range(-1, 41, 3):
            everything += [kind(seat, square) for kind in ONE_SQUARE]
            everything += [
                kind(seat, square, strength)
                for kind in (actions.PlaceWarrior, actions.GoblinPlace)
                for strength in (-1, 0, 1, 2, 5, 6)
            ]
        everything += [actions.PlacePalisade(seat, line) for line in range(-1, 68)]
    chance = random.Random(7)
    for seed in range(3):
        for state, _, step in positions(setup, seed, keep=0.95):
            last = step.state
            options = {action for decision in RULES.decisions(state) for action in decision.options}
            for action in (*chance.sample(everything, 40), "nonsense"):
                refusal = RULES.explain(state, action)
                assert (refusal is None) == (action in options), action
                if refusal is not None:
                    with pytest.raises(IllegalAction):
                        RULES.apply(state, action, DICE)
        assert RULES.explain(last, actions.Pass(0)).clause == "AR-9.1"


ONE_SQUARE = (actions.PlaceReinforcement, actions.MagePeek, actions.ElfShot)


@pytest.mark.clause("AR-14.5", "AR-14.7", "AR-14.12")
def test_the_clause_is_the_first_row_that_fits():
    given = {"races": ["elf", "orc"], "warriors": {"0": {"a1": 1}, "1": {"b1": 1}}, "turn": 0}
    state = arrange(RULES, Setup(2, (("advanced", "on"),)), given)
    for raw, clause in [
        ({"seat": 1, "warrior": "z9", "strength": 9}, "AR-5.1"),
        ({"seat": 0, "warrior": "z9", "strength": 9}, "AR-2.1"),
        ({"seat": 0, "warrior": "d1", "strength": 9}, "AR-6.1"),
        ({"seat": 0, "warrior": "c1", "strength": 9}, "AR-6.3"),
        ({"seat": 0, "goblin": "c1", "strength": 1}, "AR-12.0a"),
        ({"seat": 0, "reinforcement": "b1"}, "AR-11.2"),
        ({"seat": 0, "shoot": "a1"}, "AR-12.6"),
    ]:
        assert RULES.explain(state, RULES.read(raw)).clause == clause, raw
    assert RULES.explain(state, RULES.read({"seat": 0, "shoot": "b1"})) is None


@pytest.mark.clause("AR-3.3")
def test_a_refused_palisade_says_how_many_squares_it_would_close():
    state = arrange(RULES, Setup(2, (), Seat(0)), {"palisades": ["a1-a2", "b1-b2", "c1-c2"]})
    refusal = RULES.explain(state, RULES.read({"seat": 0, "palisade": "c1-d1"}))
    assert refusal.clause == "AR-3.3"
    assert refusal.message.args == (("n", 3), ("least", 4))


@pytest.mark.clause("AR-7.7")
def test_a_palisade_may_stand_between_any_squares():
    given = {"warriors": {"0": {"c3": 1}, "1": {"c4": 1}}}
    state = arrange(RULES, Setup(2, (), Seat(0)), given)
    for line in ("c3-c4", "c4-c5", "b3-c3", "c4-d4"):
        assert RULES.explain(state, RULES.read({"seat": 0, "palisade": line})) is None


@pytest.mark.clause("AR-14.9")
def test_an_end_alone_is_never_asked_for():
    for seed in range(20):
        for state, _, _ in positions(SETUPS[0], seed, keep=0.98):
            options = RULES.decisions(state)[0].options
            assert not state.laid or len(options) > 1


@pytest.mark.clause("AR-8.3")
def test_a_forced_pass_stands_in_the_log():
    state = arrange(RULES, Setup(2, (), Seat(0)), {"reserves": {"0": []}, "supply": 0})
    step = RULES.apply(state, actions.Pass(Seat(0)), DICE)
    assert [emission.event for emission in step.emissions] == [events.Passed(0, True)]
    step = RULES.apply(step.state, actions.Pass(Seat(1)), DICE)
    assert step.emissions[0].event == events.Passed(1, False)
    assert step.reveals


@pytest.mark.clause("AR-9.2", "AR-13.8")
def test_the_end_tells_what_lay_hidden_and_who_takes_what():
    given = {"warriors": {"0": {"a1": 5}, "1": {"b1": 2}}}
    state = arrange(RULES, Setup(2, (), Seat(0)), given)
    state = RULES.apply(state, actions.Pass(Seat(0)), DICE).state
    step = RULES.apply(state, actions.Pass(Seat(1)), DICE)
    _, turned, decided = (emission.event for emission in step.emissions)
    assert [(each.square, each.strength) for each in turned.warriors] == [(0, 5), (1, 2)]
    assert decided.verdict.winners == (0,)
    assert decided.verdict.share == 40
    assert RULES.observe(step.state, None).verdicts == (decided.verdict,)


@pytest.mark.clause("AR-12.5")
def test_the_price_of_a_third_palisade_is_told():
    state = arrange(RULES, Setup(2, (("advanced", "on"),), Seat(0)), {"races": ["orc", "elf"]})
    assert RULES.advise(state, RULES.decisions(state)[0]).warnings == ()
    told = []
    for line in ("a1-b1", "c3-d3", "e5-f5"):
        decision = RULES.decisions(state)[0]
        told += RULES.advise(state, decision).warnings
        step = RULES.apply(state, RULES.read({"seat": 0, "palisade": line}), DICE)
        state = step.state
    assert [each.key for each in told] == ["armadora.costs-token"]
    assert step.emissions[0].event == events.PalisadePlaced(0, BOARD.line("e5-f5"), (), True)


@pytest.mark.clause("AR-3.3")
def test_a_palisade_that_divides_says_so():
    state = arrange(RULES, Setup(2, (), Seat(0)), {"palisades": ["a1-a2", "b1-b2", "c1-c2", "d1-d2"]})
    step = RULES.apply(state, RULES.read({"seat": 0, "palisade": "d1-e1"}), DICE)
    assert step.emissions[0].event.sizes == (4, 36)


def test_options_behave_as_an_immutable_sequence():
    state = arrange(RULES, Setup(2, (("advanced", "on"),), Seat(0)), {"races": ["goblin", "orc"]})
    options = RULES.decisions(state)[0].options
    written = tuple(options)
    assert len(options) == len(written) == len(set(written))
    assert [options[at] for at in range(len(options))] == list(written)
    assert [options[at] for at in range(-len(options), 0)] == list(written)
    assert options[3:9] == written[3:9]
    assert options == written
    assert options == RULES.decisions(state)[0].options
    assert options != written[1:]
    assert options != "options"
    assert hash(options) == hash(written)
    assert written[40] in options
    assert actions.Done(Seat(0)) not in options
    assert repr(options) == f"Options{written!r}"
    for index in (len(options), -len(options) - 1):
        with pytest.raises(IndexError):
            options[index]
    block = Block(("x", "y", "z"), 0b101)
    assert (len(block), list(block)) == (2, ["x", "z"])
    assert list(Options((block,), ())) == ["x", "z"]


def test_rules_travel_to_another_process():
    rules = pickle.loads(pickle.dumps(RULES))
    assert rules.content == RULES.content
    assert rules.decisions(begun()) == RULES.decisions(begun())


def test_every_value_is_written_and_read_back():
    types = RULES.types
    for seed in range(3):
        for state, action, step in positions(SETUPS[5], seed, keep=0.9):
            told = [emission.event for emission in step.emissions]
            told += [emission.otherwise for emission in step.emissions if emission.otherwise is not None]
            values = [(types.state, state), (types.action, action), (types.observation, RULES.observe(state, Seat(0)))]
            for kind, value in values + [(types.event, event) for event in told]:
                back = msgspec.json.decode(msgspec.json.encode(value), type=kind)
                assert back == value
                assert hash(back) == hash(value)


def test_observed_lines_are_those_of_the_position():
    state = arrange(RULES, Setup(2, (), Seat(0)), {"palisades": ["a1-b1"]})
    seen = RULES.observe(state, None)
    assert set(seen.legal) == set(places(BOARD.legal(state.palisades)))
    assert RULES.observe(arrange(RULES, Setup(2), {"supply": 0}), None).legal == ()
    assert not seen.over
    assert [territory.full for territory in seen.territories] == [False]
