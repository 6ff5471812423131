"""Whether a price can be reached: the search agrees with trying everything, step by step."""

import random

import pytest
from games.ghour.ghour_players import RULES
from games.ghour.test_ghour_extra import Game

from desktop.core.dice import LiveDice
from desktop.core.rules import Seat, Setup
from desktop.games.ghour import actions as a
from desktop.games.ghour import economy, payment
from desktop.games.ghour import keywords as k
from desktop.games.ghour.pieces import Piece, Plan, Question, Unit
from desktop.games.ghour.table import Table

FACES = RULES.faces
USEFUL = [
    face
    for face in range(len(FACES.ids))
    if FACES.type[face] in (0, 1, 2)
    and (FACES.turning[face] or FACES.helping[face] or FACES.words[face] & (k.MARKET | k.INDUSTRIOUS | k.SLOW))
]
MARKETS = [face for face in USEFUL if FACES.words[face] & k.MARKET]
HELPED = [face for face in USEFUL if FACES.helping[face]]
LENDING = [face for face in range(len(FACES.ids)) if FACES.type[face] == 4 and FACES.turning[face]]
START = RULES.begin(Setup(2), LiveDice(1)).state


@pytest.mark.clause("GH-5.27", "GH-3.8", "GH-8.12")
@pytest.mark.parametrize(("state", "offered"), [("r0", True), ("r1", False)])
def test_a_market_cannot_be_sacrificed_for_the_goods_it_is_to_exchange(state, offered):
    field = ["11 tel-06 r0", f"12 tel-11 {state}", "13 tel-08 r3"]
    game = Game(
        {"bases": [None, "vor-01 r2"], "hands": [[], 4], "field": [field, []]}, ("deck-telmaris", "deck-vorrak")
    )
    options = RULES.decisions(game.state)[0].options
    assert any(isinstance(each, a.Use) for each in options) == offered


def position(rng: random.Random) -> Table:
    """A table on which seat 0 has some cards that yield something."""
    table = Table(START, FACES, LiveDice(1), False)
    table.todo, table.question, table.hands[0] = [], Question("floor", 0), ()
    field = []
    for uid in range(1, rng.randint(2, 4)):
        face = rng.choice(rng.choice([USEFUL, USEFUL, MARKETS, HELPED]))
        lent = (Piece(10 * uid, rng.choice(LENDING), 0),) if LENDING and rng.random() < 0.15 else ()
        field.append(Unit(uid, face, 0, rng.choice([0, 0, 1, 2, 3]), attached=lent if FACES.type[face] == 1 else ()))
    table.fields[0] = tuple(field)
    return table


def tried(table: Table, plan: Plan, seen: set[object]) -> bool:
    """Whether ``plan`` can be confirmed after some steps: all of them are tried."""
    if payment.covers(plan):
        return True
    here = (plan.goods, plan.builders, plan.turns, plan.dead)
    if here in seen:
        return False
    seen.add(here)
    return any(tried(table, payment.after(table, plan, step), seen) for step in steps(table, plan))


def steps(table: Table, plan: Plan) -> list[a.AnyAction]:
    seat, found = Seat(0), []
    for source in economy.sources(table, plan):
        if source.usable():
            for helps, uid, symbol in source.ways:
                if payment.affordable(plan.goods, symbol.pay):
                    found.append((a.Help if helps else a.Turn)(seat, source.unit.uid, uid, symbol.index))
        if source.builder() and plan.builders < plan.need[3]:
            found.append(a.Build(seat, source.unit.uid))
    at = economy.rate(table, plan)
    pairs = [(give, take) for give in range(3) for take in range(3) if give != take]
    return [*found, *(a.Exchange(seat, give, take) for give, take in pairs if at and plan.goods[give] >= at)]


@pytest.mark.clause("GH-8.12", "GH-11.8")
def test_what_counts_as_payable_is_what_some_row_of_steps_pays():
    rng, answers = random.Random(5), [0, 0]
    for _ in range(150):
        table = position(rng)
        need = (*(rng.choice([0, 0, 1, 2, 3]) for _ in range(3)), rng.choice([0, 0, 1]))
        # the card that a payment is about may not be sacrificed for it
        plan = Plan(0, "bribe", unit=rng.choice([0, 1]), need=need)
        possible = tried(table, plan, set())
        assert economy.reachable(table, plan) == possible, (table.fields[0], need)
        answers[possible] += 1
        if possible:
            # and so nobody is ever led where the price can no longer be paid
            for step in payment.options(table, plan):
                assert isinstance(step, a.Confirm) or tried(table, payment.after(table, plan, step), set())
    assert min(answers) > 30
