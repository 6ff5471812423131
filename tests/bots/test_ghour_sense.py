"""The sense for Ghour: nobody ruins himself, payments go the cheapest way, blocks save what is worth it."""

import pytest
from bots.bots_play import play, player, question
from contract.setups import rules_of

from desktop.bots.make import sense_for
from desktop.core.dice import LiveDice
from desktop.core.rules import Seat, Setup, waiting
from desktop.games.ghour import actions as a
from desktop.games.ghour.faces import BASE
from desktop.games.ghour.staging import arrange, unfold

RULES = rules_of("ghour")
SENSE = sense_for(RULES)
PICKS = ("deck-vorrak", "deck-telmaris")
FACE = RULES.faces.number


def given(**words):
    return arrange(RULES, Setup(2, (), Seat(0), PICKS), words)


def after(state, *lines):
    """Return the position after moves as scenarios write them."""
    for line in lines:
        for raw in unfold(line):
            action = RULES.read(raw)
            if RULES.explain(state, action) is None or not raw.get("where-asked"):
                state = RULES.apply(state, action, LiveDice(0)).state
    return state


def listed(state, how="shortlist"):
    seen, decision = question(RULES, state)
    return getattr(SENSE, how)(lambda: seen, decision), decision


def answers(state):
    """Return what each level answers."""
    seen, decision = question(RULES, state)
    rounds = {"recruit": None, "veteran": 2, "warlord": 12}
    return {level: player(level, RULES, rounds[level])(seen, decision, 3, 1.0) for level in rounds}


# ---------------------------------------------------------------------- nobody ruins himself


def test_a_base_is_not_turned_beyond_what_it_bears_to_play_a_creature():
    state = given(bases=["vor-01 r3", "tel-01"], hands=[["vor-03", "vor-07", "vor-08"], 4])
    offered = [each for each in waiting(RULES.decisions(state))[0].options if isinstance(each, a.Play)]
    assert [each.card for each in offered] == [FACE["vor-03"]]
    for how in ("sensible", "shortlist"):
        assert not any(isinstance(each, a.Play) for each in listed(state, how)[0])
    assert not any(isinstance(each, a.Play) for each in answers(state).values())


def test_the_last_card_of_the_hand_is_kept():
    state = given(bases=["vor-01 r0", "tel-01"], hands=[["vor-03"], 4])
    options = waiting(RULES.decisions(state))[0].options
    assert {type(each) for each in options} >= {a.Play, a.Recruit}
    assert {type(each) for each in listed(state)[0]} == {a.Pass}


def test_a_base_is_never_dismissed_and_nobody_dismisses_his_last_card():
    state = given(bases=["vor-02 r0", None], field=[[], ["21 tel-03"]], hands=[["vor-07", "vor-08"], []])
    for seat in (0, 1):
        here = state if not seat else after(state, {"seat": 0, "pass": None})
        assert any(isinstance(each, a.Dismiss) for each in waiting(RULES.decisions(here))[0].options)
        assert not any(isinstance(each, a.Dismiss) for each in listed(here)[0])


@pytest.mark.parametrize("seats", [2, 4])
def test_no_recruit_loses_his_base_by_his_own_doing(seats):
    bots = [Watched(player("recruit", RULES)) for _ in range(seats)]
    assert len(play(RULES, Setup(seats), bots, 4).ranks) == seats
    assert sum(bot.asked for bot in bots) > 60


class Watched:
    """A player whose answers are held against the warnings of the rules (GH-11.9)."""

    def __init__(self, bot):
        self.bot = bot
        self.asked = 0

    def __call__(self, seen, decision, seed, budget):
        action = self.bot(seen, decision, seed, budget)
        if decision.waits:
            self.asked += 1
            if isinstance(action, a.Play | a.Cast | a.Recruit):
                assert seen.players[decision.seat].cards > 1 or not rooted(seen, decision.seat)
            if isinstance(action, a.Confirm) and seen.plan is not None:
                assert not seen.plan.dead
        return action


def rooted(seen, seat):
    return any(RULES.faces.type[each.unit.face] == BASE for each in seen.players[seat].field)


# ---------------------------------------------------------------------- small questions


def test_a_pile_is_left_as_it_is_and_the_hand_is_filled():
    state = given(setup=True)
    assert [each.at for each in listed(state)[0]] == [0]
    while state.question.kind == "cut":
        asked = waiting(RULES.decisions(state))[0]
        state = RULES.apply(state, asked.options[0], LiveDice(0)).state
    few, asked = listed(state)
    assert listed(state, "sensible")[0] == few
    assert len(few) == 1
    assert few[0].count == max(each.count for each in asked.options if isinstance(each, a.Draw))


def test_every_step_of_a_payment_is_one_answer_and_spares_the_untired():
    state = given(
        bases=["vor-01 r0", "tel-01"], field=[["11 vor-03 r0", "12 vor-11 r0"], []], hands=[["vor-05", "vor-07"], 4]
    )
    state = RULES.apply(state, a.Play(Seat(0), FACE["vor-05"]), LiveDice(0)).state
    steps = []
    while state.plan is not None:
        few, _ = listed(state)
        assert len(few) == 1
        steps += few
        state = RULES.apply(state, few[0], LiveDice(0)).state
    assert isinstance(steps[-1], a.Confirm)
    # gold 2 and material 1 come of two turns of the base, and no creature is tired for it
    assert [step.unit for step in steps[:-1]] == [1, 1]


def test_signs_are_drawn_by_lot():
    state = given(bases=["vor-01 r0", "tel-01"], hands=[["vor-04", "vor-07", "vor-08"], 4])
    state = after(state, {"seat": 0, "play": "vor-04", "with": ["turn 1"]}, {"seat": 0, "challenge": 1})
    seen, decision = question(RULES, state)
    for level in ("recruit", "veteran", "warlord"):
        bot = player(level, RULES, 1)
        assert len({bot(seen, decision, seed, 1.0).sign for seed in range(20)}) == 3


def test_nobody_looks_into_piles():
    state = given(graves=[["vor-03"], ["tel-03"]])
    assert any(isinstance(each, a.Look) for each in waiting(RULES.decisions(state))[0].options)
    assert not any(isinstance(each, a.Look) for each in listed(state)[0])


# ---------------------------------------------------------------------- fights


def test_a_block_that_saves_the_base_is_made_by_every_level():
    # the blocker falls, but unblocked the attacker takes the last card of the hand, and with it the base
    state = given(
        field=[
            ["11 vor-09 r0", "12 vor-07 r3", "13 vor-12 r3"],
            ["21 tel-04 r0", "22 tel-09 r1", "23 tel-09 r1", "24 tel-11 r0"],
        ],
        hands=[4, ["tel-05"]],
    )
    state = after(state, {"seat": 0, "attack": 1, "from": [11], "on": 2})
    assert state.question.kind == "blocks"
    assert {type(each) for each in answers(state).values()} == {a.Guard}


def test_a_block_that_only_loses_the_blocker_is_not_made():
    state = given(
        field=[["11 vor-10 r0"], ["21 tel-03 r0", "22 tel-04 r1"]], hands=[["vor-03", "vor-07"], ["tel-09"] * 3]
    )
    state = after(state, {"seat": 0, "attack": 1, "from": [11], "on": 22})
    assert isinstance(listed(state)[0][0], a.Done)


def test_an_undefended_rival_is_attacked_where_it_wins_the_game():
    state = given(bases=["vor-01 r2", None], field=[["11 vor-05 r0"], ["21 tel-03 r1"]], hands=[2, []])
    given_ = answers(state)
    assert isinstance(given_["veteran"], a.Announce)
    assert isinstance(given_["warlord"], a.Announce)


# ---------------------------------------------------------------------- what it sees


def test_what_cannot_be_known_makes_no_difference():
    state = given(field=[["11 vor-05 r0", "12 vor-03"], ["21 tel-03", "22 tel-09 r1"]])
    seen, decision = question(RULES, state)
    rated = SENSE.rated(lambda: seen, decision)
    for world in range(4):
        twin = RULES.imagine(seen, decision.seat, LiveDice(f"twin {world}"))
        assert twin.hands[1] != state.hands[1] or world
        same, asked = question(RULES, twin)
        assert sense_for(RULES).rated(lambda same=same: same, asked) == rated


def test_who_stands_better_is_nearer_to_winning():
    even = RULES.observe(given(), Seat(0), perfect=True)
    ahead = RULES.observe(given(field=[["11 vor-10"], []]), Seat(0), perfect=True)
    bare = RULES.observe(given(bases=["vor-01", None], hands=[4, []]), Seat(0), perfect=True)
    one, two, three = (SENSE.worth(each)[0] for each in (even, ahead, bare))
    assert 0.3 < one < 0.7
    assert one < two < 0.95
    assert one < three < 0.95
