"""What the contract asks of Orcz, over whole random games: nothing leaks, nothing is lost, all answers agree."""

from __future__ import annotations

import itertools
import random

import msgspec
import pytest
from games.orcz.orcz_play import RULES, SETUPS, walk

from desktop.core.dice import LiveDice, entry_dice
from desktop.core.rules import IllegalAction
from desktop.games.orcz.actions import (
    Backstab,
    Charge,
    ChooseField,
    ChoosePartner,
    ChooseShown,
    ChooseTile,
    Hold,
    Scout,
    Share,
    Spare,
)
from desktop.games.orcz.state import STOCK
from desktop.games.orcz.tiles import ALL_MASK

GAMES = 6

EVERY = [
    *(ChooseField(seat, field) for seat in range(4) for field in range(-1, 5)),
    *(ChooseTile(seat, tile, wing) for seat in range(4) for tile in range(-1, 14) for wing in (-1, 0, 1, 2)),
    *(ChoosePartner(seat, tile) for seat in range(4) for tile in range(-1, 14)),
    *(ChooseShown(seat, wing) for seat in range(4) for wing in (-1, 0, 1, 2)),
    *(Scout(s, f, p, w) for s in range(4) for f in range(-1, 5) for p in range(-1, 6) for w in (-1, 0, 1, 2)),
    *(kind(seat) for seat in range(4) for kind in (Hold, Backstab, Spare)),
    *(kind(seat, other) for seat in range(4) for other in range(-1, 5) for kind in (Share, Charge)),
]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.clause("OR-3.6", "OR-4.10")
def test_options_explanations_and_applications_agree(setup):
    draw = random.Random(1)
    for seed in range(GAMES):
        for state, decisions, _, _ in walk(setup, seed):
            options = [action for each in decisions for action in each.options]
            assert len(set(options)) == len(options)
            assert all(action.seat == each.seat for each in decisions for action in each.options)
            assert bool(decisions) == (RULES.outcome(state) is None)
            assert sum(each.waits for each in decisions) == bool(decisions)
            assert all(RULES.explain(state, action) is None for action in options)
            if draw.random() < 0.04:
                refused = [action for action in EVERY if action not in options]
                assert all(RULES.explain(state, action) is not None for action in refused)
                for action in draw.sample(refused, 20):
                    with pytest.raises(IllegalAction):
                        RULES.apply(state, action, LiveDice(0))


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.clause("OR-1.2", "OR-1.4", "OR-1.6", "OR-1.7", "OR-1.8", "OR-3.4", "OR-5.12", "OR-9.1")
def test_pieces_are_conserved_and_every_value_survives_json(setup):
    types = RULES.types
    draw = random.Random(2)
    for seed in range(GAMES):
        for entry, (state, _, action, step) in enumerate(walk(setup, seed)):
            board = state.board
            for seat in range(board.seats):
                laid = [t for row in board.lines for n in row if n.seat == seat for t in (n.left, n.right) if t >= 0]
                pieces = [1 << tile for tile in laid] + [board.screens[seat], board.spent[seat]]
                assert sum(pieces) == ALL_MASK
                assert sum(piece.bit_count() for piece in pieces) == 13
                assert 5 + sum(board.ledger[seat]) == board.slaves[seat] >= 0
            assert board.bank + sum(board.slaves) == STOCK
            assert board.bank >= 0
            gone = itertools.chain(*board.stacks, *board.removed, *board.trophies, board.opponents)
            assert sorted(each for each in gone if each >= 0) == list(range(24))
            assert sorted((*board.deck, *board.drawn)) == list(range(24))
            assert all(row[n].left >= 0 or row[n].right >= 0 for row in board.lines for n in range(len(row)))
            if action is None:
                assert RULES.outcome(state) is not None
                continue
            quiet = RULES.apply(state, action, entry_dice(seed, entry + 1), tell=False)
            assert (quiet.state, quiet.reveals, quiet.emissions) == (step.state, step.reveals, ())
            if draw.random() < 0.1:
                for value, kind in (
                    (state, types.state),
                    (action, types.action),
                    *((each.event, types.event) for each in step.emissions),
                    *((RULES.observe(state, v), types.observation) for v in (None, 0)),
                ):
                    assert msgspec.json.decode(msgspec.json.encode(value), type=kind) == value
                    hash(value)


def differences(rules, setup, seed, chance=0.15):
    """Yield where the knowledge of a viewer tells two worlds apart that he cannot tell apart."""
    draw = random.Random(seed)
    for entry, (state, decisions, action, step) in enumerate(walk(setup, seed)):
        if draw.random() > chance:
            continue
        for viewer, perfect in itertools.product(range(setup.seats), (False, True)):
            seen = rules.observe(state, viewer, perfect=perfect)
            other = rules.imagine(seen, viewer, LiveDice(draw.random()))
            if rules.observe(other, viewer, perfect=perfect) != seen:
                yield "observation"
            if rules.observe(other, None) != rules.observe(state, None):
                yield "open table"
            there = rules.decisions(other)
            mine = [[each for each in all_ if each.seat == viewer or not each.private] for all_ in (decisions, there)]
            if mine[0] != mine[1]:
                yield "decisions"
            if any(not each.options for each in there):
                yield "a world in which somebody cannot answer"
            if action is None or action.seat != viewer:
                continue
            then = rules.apply(other, action, entry_dice(seed, entry + 1))
            told = [[m for each in s.emissions if (m := each.heard_by(viewer)) is not None] for s in (step, then)]
            if not step.reveals and not then.reveals and told[0] != told[1]:
                yield "emissions"


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.clause("OR-10.1", "OR-10.4", "OR-4.11", "OR-12.33")
def test_nobody_knows_more_than_he_may(setup):
    for seed in range(GAMES):
        assert list(differences(RULES, setup, seed)) == []


@pytest.mark.parametrize("leak", ["deck", "tile", "step"])
def test_a_planted_leak_is_caught(leak):
    class Leaky(type(RULES)):
        def observe(self, state, viewer, *, perfect=False):
            seen = super().observe(state, viewer, perfect=perfect)
            board = state.board
            bit = {
                "deck": board.deck[-1],
                "tile": sum(line.right for row in board.lines for line in row),
                "step": 0 if state.frame is None else hash(state.frame),
            }[leak]
            return msgspec.structs.replace(seen, judged=bit)

    found = {each for seed in range(3) for each in differences(Leaky(RULES.content), SETUPS[2], seed)}
    assert "observation" in found


@pytest.mark.clause("OR-10.1")
def test_imagined_worlds_differ_from_the_truth():
    for state, _, _, _ in walk(SETUPS[3], 1, scouting=0):
        if state.board.placed == 12:
            break
    seen = RULES.observe(state, 0, perfect=True)
    worlds = {RULES.imagine(seen, 0, LiveDice(seed)) for seed in range(30)}
    assert len(worlds) == 30
    assert state not in worlds
    assert len({world.board.lines for world in worlds}) == 30


@pytest.mark.clause("OR-10.1")
def test_perfect_memory_knows_what_went_home_this_round_and_nobody_else_is_reminded():
    for state, _, _, _ in walk(SETUPS[2], 3):
        plain, perfect = RULES.observe(state, 0), RULES.observe(state, 0, perfect=True)
        assert plain.used == ()
        assert len(perfect.used) == 3
        for seat in (1, 2):
            world = RULES.imagine(perfect, 0, LiveDice(1))
            laid = {t for row in world.board.lines for n in row if n.seat == seat for t in (n.left, n.right)}
            assert laid.isdisjoint(perfect.used[seat])


def test_a_game_is_over_within_its_bound():
    for setup in SETUPS:
        for seed in range(3):
            assert sum(1 for _ in walk(setup, seed)) < 150 * setup.seats
