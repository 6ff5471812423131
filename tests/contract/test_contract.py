"""The contract harness over the whole catalogue."""

from __future__ import annotations

import time

import pytest
from contract.checks import check_options, check_outcome, check_questions, check_strangers, check_views
from contract.pieces import PIECES
from contract.setups import SETUPS, name, rules_of
from contract.walk import walk

from desktop.catalogue import GAMES, game
from desktop.core.dice import LiveDice, RecordedDice
from desktop.core.rules import IllegalAction, Refusal, Seat

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=name)


class Pool:
    """Answers met so far, asked again where they are out of place."""

    def __init__(self, seats: int, size: int = 40) -> None:
        self._seats, self._size = seats, size
        self.known: dict[object, None] = {}

    def add(self, position) -> None:
        for decision in position.rules.decisions(position.state):
            for option in list(decision.options)[:3]:
                for seat in range(self._seats):
                    self.known[type(option)(Seat(seat), *_fields(option))] = None
        while len(self.known) > self._size:
            self.known.pop(next(iter(self.known)))


def _fields(action) -> list[object]:
    return [getattr(action, field) for field in action.__struct_fields__ if field != "seat"]


@every_setup
def test_the_contract_holds_at_every_position(setup, long):
    identity, agreed = setup
    rules, record = rules_of(identity), game(identity)
    assert rules.refuse_setup(agreed) == ()
    for seed in range(40 if long else 2):
        pool = Pool(agreed.seats)
        pieces = None
        for position in walk(rules, agreed, seed, voluntary=seed == 1):
            check_questions(position)
            check_outcome(position, record.outcomes)
            check_options(position)
            check_strangers(position, pool.known)
            check_views(position)
            pool.add(position)
            now = PIECES[identity](rules, position.state)
            pieces = now if pieces is None else pieces
            assert now == pieces, "pieces came or went"


@every_setup
def test_pieces_are_conserved_and_every_game_ends(setup, long):
    identity, agreed = setup
    rules = rules_of(identity)
    for seed in range(100, 300 if long else 105):
        positions = walk(rules, agreed, seed)
        pieces = PIECES[identity](rules, next(positions).state)
        for position in positions:
            assert PIECES[identity](rules, position.state) == pieces


@every_setup
def test_a_replay_from_recorded_rolls_is_equal(setup):
    identity, agreed = setup
    rules = rules_of(identity)
    dice = LiveDice("replay/0")
    state = rules.begin(agreed, dice).state
    assert rules.begin(agreed, RecordedDice(dice.rolls)).state == state
    for position in walk(rules, agreed, 7):
        if position.action is not None:
            dice = LiveDice(position.seed)
            step = rules.apply(position.state, position.action, dice)
            again = rules.apply(position.state, position.action, RecordedDice(dice.rolls))
            assert again == step


@every_setup
def test_a_random_game_takes_less_than_a_second(setup):
    identity, agreed = setup
    rules = rules_of(identity)
    times = []
    for seed in range(3):
        began = time.process_time()
        for _ in walk(rules, agreed, seed):
            pass
        times.append(time.process_time() - began)
    assert min(times) < 1


@every_setup
def test_who_is_to_begin_can_be_agreed(setup):
    identity, agreed = setup
    rules = rules_of(identity)
    for seat in range(agreed.seats):
        chosen = type(agreed)(agreed.seats, agreed.options, Seat(seat))
        assert rules.refuse_setup(chosen) == ()
        assert rules.outcome(rules.begin(chosen, LiveDice(1)).state) is None


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.id)
def test_a_set_up_that_cannot_be_is_refused_with_its_clause(record):
    rules = rules_of(record.id)
    setup = SETUPS[0][1]
    for seats in (record.seats[0] - 1, record.seats[1] + 1):
        refusals = rules.refuse_setup(type(setup)(seats))
        assert refusals, f"{seats} seats are not refused"
        assert all(refusal.clause for refusal in refusals)


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.id)
def test_content_can_travel_in_a_save(record):
    import importlib

    content = importlib.import_module(f"desktop.games.{record.id}.content")
    rules = rules_of(record.id)
    assert content.unpack(content.pack(rules.content)) == rules.content


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.id)
def test_nonsense_is_refused_rather_than_read(record):
    rules = rules_of(record.id)
    setup = next(agreed for identity, agreed in SETUPS if identity == record.id)
    state = rules.begin(setup, LiveDice(1)).state
    for raw in (None, 1, "play", [], {}, {"seat": 0}, {"seat": 99, "play": "x"}, {"seat": "zero"}, {"seat": True}):
        read = rules.read(raw)
        refusal = read if isinstance(read, Refusal) else rules.explain(state, read)
        assert refusal is not None, f"{raw!r} is allowed"
        assert refusal.clause


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.id)
def test_an_action_of_another_game_is_illegal(record):
    from match.toy import Play

    rules = rules_of(record.id)
    setup = next(agreed for identity, agreed in SETUPS if identity == record.id)
    with pytest.raises(IllegalAction):
        rules.apply(rules.begin(setup, LiveDice(1)).state, Play(Seat(0)), LiveDice(1))
