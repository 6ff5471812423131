"""Corners of the rules, of the scenario words, and of what is invented for a viewer."""

import pytest
from games.ghour.test_ghour_extra import FOUND, RULES, Game, attack

from desktop.core.dice import LiveDice
from desktop.core.rules import Seat
from desktop.core.staging import ScenarioError
from desktop.games.ghour import actions as a
from desktop.games.ghour import content, staging
from desktop.games.ghour.unfolding import unfold


@pytest.mark.clause("GH-8.15", "GH-4.11", "GH-1.7")
def test_recruiting_with_the_base_costs_base_and_hand():
    game = Game(
        {"bases": ["vor-02 r1", "tel-01 r2"], "field": [["11 vor-03 r1"], []], "hands": [["vor-05", "vor-06"], 4]}
    )
    game.play({"seat": 0, "dismiss": 1})
    game.then(recruiters=["vor-02", "none"], hands=[0, 4], graves=[["vor-05", "vor-06"], []], out=[False, False])


@pytest.mark.clause("GH-8.6")
def test_a_base_sacrificed_for_one_mercenary_is_not_attacked_by_the_other():
    game = Game({"morning": True, "bases": ["vor-01 r3", "tel-01 r2"],
                 "field": [["11 vor-09 r1", "12 vor-09 r1", "13 vor-11 r0", "14 vor-03 r0"], []]})  # fmt: skip
    game.play({"seat": 0, "pay": ["hire 11", "turn 1", "turn 1", "turn 13", "turn 13/1"]})
    game.then(units={1: None, 12: "vor-09 r0"}, asked="floor", hands=[0, 4])


@pytest.mark.clause("GH-6.8", "GH-9.39")
def test_the_surcharge_of_a_card_sacrificed_for_another_is_not_asked():
    game = Game({"bases": ["tel-01 r3", "vor-01 r2"], "field": [["11 tel-12 r0", "12 tel-12 r0"], []]},
                ("deck-telmaris", "deck-vorrak"))  # fmt: skip
    game.play({"seat": 0, "attack": 1, "from": [11, 12], "on": 2, "windows": "open"})
    game.then(asked="surcharge")
    assert game.refused({"seat": 0, "pay": []}) == "GH-6.8"
    game.play({"seat": 0, "pay": ["turn 1"]})
    game.then(asked="surcharge", units={1: None}, attacks={11: ["bow 4"], 12: ["bow 3"]})
    # nothing is left to pay with: only leaving it is offered
    assert [type(option) for option in RULES.decisions(game.state)[0].options] == [a.Refrain]


@pytest.mark.clause("GH-5.11", "GH-11.16", "GH-11.4")
def test_blocks_and_attackers_are_entered_in_private_where_something_lies_face_down():
    game = Game({"field": [["11 none r0", "12 ysm-09 r0 hidden"], ["21 ysm-09 r0 hidden", "22 none r0"]]})
    game.play({"seat": 0, "attack": 1, "from": [11], "windows": "open"})
    decision = RULES.decisions(game.state)[0]
    assert decision.private
    assert decision.begun == 1
    assert RULES.observe(game.state, Seat(1)).question.picked == ()
    assert RULES.observe(game.state, Seat(0)).question.picked == (11,)
    game.play({"seat": 0, "declare": [12], "on": 2})
    game.then(units={12: "ysm-09 r1"}, asked="blocks")
    before = RULES.observe(game.state, None)
    game.state = RULES.apply(game.state, a.Guard(Seat(1), 21, 0, 0), LiveDice(1)).state
    assert RULES.decisions(game.state)[0].begun == 1
    assert RULES.observe(game.state, None) == before
    assert RULES.observe(game.state, Seat(1)).fight.blocks
    world = RULES.imagine(RULES.observe(game.state, Seat(0)), Seat(0), LiveDice(1))
    assert world.fight.blocks == ()


@pytest.mark.clause("GH-9.24", "GH-9.26")
def test_a_card_tells_what_changes_it_in_a_fight():
    game = Game({"field": [["11 vor-06 r0"], ["21 vor-04 r1"]]})
    game.play(
        {"seat": 0, "attack": 1, "from": [11], "on": 21},
        {"seat": 1, "block": [], "windows": "open"},
        {"seat": 0, "explode": 11},
    )
    told = RULES.observe(game.state, None)
    assert [(each.what, each.amount, each.by) for each in told.players[0].field[1].changes] == [
        ("attack", 3, "kamikaze")
    ]
    assert told.players[0].field[1].attacks == ((0, 5),)
    assert [(each.what, each.by) for each in told.players[1].field[1].changes] == [("defence", "knowledge")]
    assert told.players[1].field[1].defence == 4


@pytest.mark.clause("GH-5.22", "GH-9.4", "GH-9.3")
def test_refusals_that_need_an_odd_position():
    game = Game({"field": [["11 hut r0", "12 with-seer r0", "13 none r0"], ["21 tel-08 r1", "22 none r1"]],
                 "hands": [["tel-17", "vor-05", "vor-05"], 4]})  # fmt: skip
    assert game.refused({"seat": 0, "cast": "tel-17"}) == "GH-8.12"
    game.play({"seat": 0, "attack": 1, "windows": "open"})
    assert game.refused({"seat": 0, "declare": [], "on": 21}) == "GH-9.3"
    assert game.refused({"seat": 0, "send": 11}) == "GH-9.3"
    game.play({"seat": 0, "declare": [12], "on": 22})
    assert game.refused({"seat": 1, "block": ["13 at 0"]}) == "GH-9.8"
    assert game.refused({"seat": 1, "block": ["22 at 0"]}) == "GH-9.8"


@pytest.mark.clause("GH-9.10")
def test_a_blocker_without_attack_value_blocks_one_line():
    game = attack(["11 none r0", "12 none r0"], ["21 signal r0"], [11, 12], 2, ["21 at 0 with -1"])
    game.then(asked="result", units={21: "signal r1"})
    game = Game({"field": [["11 none r0", "12 none r0"], ["21 signal r0"]]})
    game.play({"seat": 0, "attack": 1, "from": [11, 12], "on": 2})
    assert game.refused({"seat": 1, "block": ["21 at 0 with -1", "21 at 1 with -1"]}) == "GH-9.10"


@pytest.mark.clause("GH-11.20", "GH-5.18")
def test_what_may_come_back_is_invented_where_it_lies():
    game = Game(
        {
            "morning": True,
            "hands": [4, 2],
            "graves": [[], ["umb-08", "umb-03", "umb-06"]],
            "trophies": [["umb-08", "umb-07"], []],
            "recruiters": [None, "umb-04"],
        },
        ("deck-vorrak", "deck-umbrath"),
    )
    told = RULES.observe(game.state, Seat(1))
    assert told.players[1].grave is None
    assert len(told.undead) == 3
    for seed in range(20):
        world = RULES.imagine(told, Seat(1), LiveDice(seed))
        assert RULES.observe(world, Seat(1)) == told
        assert RULES.decisions(world) == RULES.decisions(game.state)


@pytest.mark.parametrize("given", [
    {"wizards": 3}, {"hands": [1]}, {"graves": [["nobody"], []]}, {"field": [["vor-03"], []]},
    {"field": [["11 vor-03 + tel-15"], []]}, {"field": [["11 nobody"], []]},
])  # fmt: skip
def test_positions_that_cannot_be(given):
    with pytest.raises(ScenarioError):
        Game(given)


@pytest.mark.parametrize("line", [
    {"seat": 0}, {"seat": 0, "pass": True, "draw": 1}, {"seat": 0, "pass": True, "why": 1}, {"seat": 0, "use": "x"},
    {"seat": 0, "play": "vor-03", "with": ["sing 1"]}, {"seat": 1, "block": ["21"]},
])  # fmt: skip
def test_lines_that_say_nothing(line):
    with pytest.raises(ScenarioError):
        unfold(line)


def test_what_a_scenario_compares():
    state = Game({}).state
    assert staging.differences(RULES, state, {"day": 6}) == ("day is 5, not 6",)
    assert staging.differences(RULES, state, {"hands": [4, 5]}) == ("hands of seat 1 is 4, not 5",)
    assert staging.differences(RULES, state, {"hands": [4]}) != ()
    assert staging.differences(RULES, state, {"units": {1: "vor-01 r0"}}) != ()
    assert (
        staging.differences(RULES, state, {"offered": {"pass": 1}, "outcome": None, "ranks": None, "scores": None})
        == ()
    )
    assert (
        staging.differences(RULES, state, {"attacks": {99: None}, "defence": {99: None}, "keywords": {99: None}}) == ()
    )
    with pytest.raises(ScenarioError):
        staging.differences(RULES, state, {"weather": "fine"})


def test_a_save_embeds_only_what_the_match_needs():
    everything = FOUND.content
    some = content.for_match(everything, ("deck-vorrak", "pool-gold-concordat/game-1"))
    assert {card.set for card in some.cards} == {"clans-and-counting-houses"}
    assert [deck.id for deck in some.decks] == ["deck-vorrak"]
    assert [pool.id for pool in some.pools] == ["pool-gold-concordat"]
    assert content.for_match(everything, ("deck-vorrak", "")) == everything
    assert content.for_match(everything, ()) == everything


@pytest.mark.clause("GH-10.1", "GH-5.16", "GH-1.11")
def test_the_game_is_over_when_the_last_card_of_a_player_explodes():
    game = Game({"bases": [None, "tel-01 r2"], "hands": [[], 4], "field": [["11 vor-06 r0"], []]})
    game.play(
        {"seat": 0, "attack": 1, "from": [11], "on": 2},
        {"seat": 1, "block": [], "windows": "open"},
        {"seat": 0, "explode": 11},
        {"let": "all"},
        {"seat": 0, "result": "mill"},
    )
    game.then(out=[True, False], asked="over")
    assert RULES.outcome(game.state).ranks == (2, 1)


@pytest.mark.clause("GH-4.1")
def test_a_card_of_the_hand_that_yields_nothing_is_not_said_to_be_missing_from_it():
    game = Game({"bases": ["vor-01 r1", "tel-01 r2"], "hands": [["vor-05", "vor-06"], 4]})
    begun = next(each for each in RULES.decisions(game.state)[0].options if isinstance(each, a.Play))
    paying = RULES.apply(game.state, begun, LiveDice(0)).state
    assert RULES.explain(paying, a.Yield(Seat(0), game.state.hands[0][1])).message.key == "ghour.refuse.yields-nothing"
    away = next(card for card in game.state.lists[0] if card not in game.state.hands[0])
    assert RULES.explain(paying, a.Yield(Seat(0), away)).message.key == "ghour.refuse.not-in-hand"
