"""Rulings and keywords that the shipped cards do not reach, played with cards made for the purpose."""

import pytest
from games.ghour.ghour_players import CONTENT

from desktop.core.dice import LiveDice
from desktop.core.rules import Refusal, Setup
from desktop.data.reader import read_text
from desktop.games.ghour import content, staging
from desktop.games.ghour import keywords as k
from desktop.games.ghour.comparing import differences
from desktop.games.ghour.rules import rules

MADE = """format: ghour-cards/1
set: {id: made, name: Made for tests, version: 1, language: en}
colours: {white: {name: White}, red: {name: Red}, blue: {name: Blue}}
cards:
- {id: bow-sleeper, name: A1, type: creature, colour: white, cost: {}, keywords: [sleep_inducing],
   attacks: [{kind: bow, value: 1}], defence: 9, tp: 1}
- {id: poisoner, name: A2, type: creature, colour: white, cost: {}, keywords: [poisonous],
   attacks: [{kind: club, value: 1}], defence: 9, tp: 1}
- {id: tower-spell, name: A3, type: spell, colour: white, cost: {},
   abilities: [{when: cast, give: {keywords: [watchtower]}, to: {scope: one, kinds: [building]}}]}
- {id: signal, name: A4, type: creature, colour: white, cost: {}, defence: 3, tp: 1,
   abilities: [{when: attacking, give: {attack: 2}, gain: {gold: 2}}]}
- {id: two-axes, name: A5, type: creature, colour: white, cost: {}, defence: 9, tp: 1,
   attacks: [{kind: axe, value: 2}, {kind: axe, value: 3}]}
- {id: axe-6, name: A6, type: creature, colour: white, cost: {}, defence: 9, tp: 1, attacks: [{kind: axe, value: 6}]}
- {id: blue-axe, name: A7, type: creature, colour: blue, cost: {}, defence: 9, tp: 1, attacks: [{kind: axe, value: 3}]}
- {id: mixed, name: A8, type: creature, colour: blue, cost: {}, defence: 5, tp: 1,
   attacks: [{kind: club, value: 2}, {kind: bow, value: 1}]}
- {id: mad-sleeper, name: A9, type: creature, colour: white, cost: {}, keywords: [berserk, sleep_inducing],
   defence: 30, tp: 1, attacks: [{kind: club, value: 1}]}
- {id: strong, name: A10, type: creature, colour: blue, cost: {}, defence: 3, tp: 1, attacks: [{kind: club, value: 4}]}
- {id: wagon, name: A11, type: building, colour: red, cost: {}, keywords: [mobile], defence: 3, tp: 1,
   attacks: [{kind: club, value: 1}]}
- {id: hut, name: A12, type: building, colour: red, cost: {}, defence: 4, tp: 1}
- {id: ring, name: A13, type: item, colour: white, cost: {}, abilities: [{when: static, give: {keywords: [fast]}}]}
- {id: weakling, name: A14, type: creature, colour: blue, cost: {}, defence: 1, tp: 1,
   attacks: [{kind: club, value: 1}]}
- {id: none, name: A15, type: creature, colour: red, cost: {gold: 1}, defence: 3, tp: 1,
   attacks: [{kind: club, value: 2}]}
- {id: toll, name: A16, type: creature, colour: white, cost: {}, defence: 1, tp: 1, attacks: [{kind: club, value: 1}],
   abilities: [{when: dying, pay: {gold: 1}, gain: {mana: 3}}]}
- {id: bounty, name: A17, type: spell, colour: white, cost: {},
   abilities: [{when: cast, gain: {gold: 2}, give: {attack: 1}, to: {scope: one, kinds: [creature]}}]}
- {id: slow-gold, name: A18, type: spell, colour: white, cost: {}, timed: true,
   abilities: [{when: cast, gain: {gold: 2}}]}
- {id: forge, name: A19, type: creature, colour: white, cost: {}, defence: 3, tp: 1,
   abilities: [{when: rotate, gain: {gold: 2}, give: {keywords: [seer]}, to: {scope: one, kinds: [creature]}}]}
""" + "".join(
    f"- {{id: with-{word.replace('_', '-')}, name: W{n}, type: creature, colour: white, cost: {{gold: 1}},"
    f" keywords: [{word}], defence: 3, tp: 1, attacks: [{{kind: club, value: 2}}]}}\n"
    for n, word in enumerate(k.CREATURE)
)

FOUND = content.check([read_text(MADE, "made.yaml")], CONTENT)
assert not [fault for fault in FOUND.faults if fault.level == "error"], FOUND.faults
RULES = rules(FOUND.content)


class Game:
    """A game played by lines of a scenario."""

    def __init__(self, given, picks=("deck-vorrak", "deck-telmaris"), options=()):
        setup = Setup(len(picks), tuple(options), None, tuple(picks))
        self.state = staging.arrange(RULES, setup, given)

    def play(self, *lines):
        for line in lines:
            for raw in staging.unfold(line):
                refusal = self.answer(raw)
                assert refusal is None or raw.get("where-asked"), (raw, refusal)
        return self

    def answer(self, raw):
        action = RULES.read(raw)
        if isinstance(action, Refusal):
            return action
        refusal = RULES.explain(self.state, action)
        if refusal is None:
            self.state = RULES.apply(self.state, action, LiveDice(1)).state
        return refusal

    def refused(self, line):
        """The clause on which a line is refused; what came before it is taken back."""
        before = self.state
        for raw in staging.unfold(line):
            refusal = self.answer(raw)
            if refusal is not None and not raw.get("where-asked"):
                self.state = before
                return refusal.clause
        raise AssertionError(f"{line} is allowed")

    def then(self, **wanted):
        assert differences(RULES, self.state, wanted) == ()
        return self


def attack(mine, theirs, sent, on, blocks=None, overflow=(), **given):
    """The state after an attack of seat 0 on seat 1, up to the first question that needs an answer."""
    game = Game({"field": [mine, theirs], **given})
    game.play({"seat": 0, "attack": 1, "from": sent, "on": on})
    if game.state.question.kind == "blocks":
        game.play({"seat": 1, "block": list(blocks or ()), "overflow": list(overflow)})
    return game


@pytest.mark.clause("GH-12.23")
def test_a_tower_that_rises_after_the_base_was_named_stops_nothing():
    game = Game({"field": [["11 vor-05 r0"], ["21 tel-11 r1"]], "hands": [4, ["tower-spell", "tel-03", "tel-03"]]})
    game.play(
        {"seat": 0, "attack": 1, "from": [11], "on": 2, "windows": "open"},
        {"seat": 0, "let": [0]},
        {"seat": 1, "cast": "tower-spell", "at": 21},
        {"let": "all"},
        {"seat": 1, "block": []},
        {"seat": 0, "result": "mill"},
    )
    game.then(colonies=[20, 17], targets={1: [21]})


@pytest.mark.clause("GH-12.40", "GH-5.10")
def test_poison_tops_up_sleep_to_three_in_all():
    game = attack(["11 bow-sleeper r0", "12 poisoner r0"], ["21 tel-10 r0"], [11, 12], 21)
    game.play({"seat": 1, "split": 1000, "on": 11, "points": 6})
    game.then(units={21: "tel-10 r3"})


@pytest.mark.clause("GH-12.76", "GH-12.79", "GH-9.19")
def test_a_line_that_an_overflow_takes_is_no_longer_struck_by_the_target():
    game = attack(
        ["11 vor-03 r0", "12 tel-05 r0", "13 with-flying r0"],
        ["21 ysm-08 r0", "22 none r1"],
        [11, 13],
        22,
        ["21 at 0"],
        ["21 at 1"],
    )
    # axe 4: one point kills the runt, three kill the flyer; the target has nobody left to strike
    game.then(units={11: None, 13: None, 22: "none r1"}, tp=[0, 2])
    game = attack(
        ["11 vor-03 r0", "12 axe-6 r0"], ["21 ysm-08 r0", "22 vor-08 r1"], [11, 12], 22, ["21 at 0"], ["21 at 1"]
    )
    # three points of nine: it would be dead if the target's six had struck it
    game.then(units={11: None, 12: "axe-6 r1", 22: "vor-08 r1"})


@pytest.mark.clause("GH-12.77")
def test_a_bow_that_has_struck_cannot_be_stopped():
    game = attack(["11 vor-03 r0", "12 tel-06 r0"], ["21 ysm-08 r0"], [11, 12], 2, ["21 at 0"], ["21 at 1"])
    game.then(asked="result", units={12: None}, tp=[0, 4])


@pytest.mark.clause("GH-12.78")
def test_an_axe_does_not_go_on_where_another_hand_killed():
    game = attack(
        ["11 tel-08 r0", "12 tel-03 r0"],
        ["21 ysm-08 r0", "22 tel-09 r0"],
        [11, 12],
        2,
        ["21 at 0", "22 at 0"],
        ["21 at 1"],
    )
    game.then(asked="result", units={11: None, 12: "tel-03 r1"})


@pytest.mark.clause("GH-12.80")
def test_another_line_of_the_same_attacker_needs_nothing_more():
    game = attack(["11 vor-08 r0", "12 tel-03 r0"], ["21 axe-6 r0"], [11, 12], 2, ["21 at 0"], ["21 at 1", "21 at 2"])
    game.then(asked="floor", units={11: None, 12: None}, tp=[0, 7], colonies=[20, 20])


@pytest.mark.clause("GH-12.81")
def test_the_extra_point_of_a_blocking_axe_is_spent_first_on_its_colour():
    game = attack(["11 tel-08 r0", "12 vor-03 r0"], ["21 blue-axe r0"], [11, 12], 2, ["21 at 0"], ["21 at 1"])
    game.then(units={11: None, 12: None}, colonies=[20, 20])
    game = attack(["11 vor-03 r0", "12 tel-08 r0"], ["21 blue-axe r0"], [11, 12], 2, ["21 at 0"], ["21 at 1"])
    # one point for the runt, two and the extra one for the Factor of 3
    game.then(units={11: None, 12: None})


@pytest.mark.clause("GH-12.83")
def test_the_bow_is_the_first_value_in_time():
    game = attack(["11 tel-04 r0"], ["21 mixed r1"], [11], 21)
    game.then(units={11: None, 21: "mixed r1"}, tp=[0, 2])


@pytest.mark.clause("GH-12.84")
def test_the_knowledge_bonus_counts_when_the_window_closes():
    game = Game(
        {
            "bases": ["ysm-01 r0", "tel-01 r2"],
            "field": [["11 tel-08 r0", "13 ysm-11 r0"], ["21 tel-05 r1"]],
            "hands": [["ysm-17", "ysm-17", "ysm-08", "ysm-08"], 4],
        },
        ("deck-ysmer", "deck-telmaris"),
    )
    game.play(
        {"seat": 0, "attack": 1, "from": [11], "on": 21},
        {"seat": 1, "block": [], "windows": "open"},
        {"seat": 0, "cast": "ysm-17", "at": 21, "with": ["turn 1", "turn 1"]},
        {"seat": 1, "let": [1]},
        {"seat": 0, "cast": "ysm-17", "at": 21, "with": ["turn 13", "turn 13"]},
        {"seat": 1, "let": [1]},
    )
    game.then(defence={21: 1}, asked="window")
    game.play({"seat": 0, "let": [0]})
    # it lived until the damage, struck back, and then fell
    game.then(units={21: None, 11: None}, tp=[3, 3])


@pytest.mark.clause("GH-12.85", "GH-12.86")
def test_sleep_turns_again_in_every_round():
    game = attack(["11 mad-sleeper r0"], ["21 tel-10 r0"], [11], 21)
    game.then(units={21: None, 11: "mad-sleeper r1"}, tp=[10, 0])


@pytest.mark.clause("GH-12.90", "GH-9.4", "GH-2.4", "GH-8.12a")
def test_an_attacker_without_attack_value_has_no_line():
    game = Game({"bases": ["tel-01 r3", "vor-01 r2"], "field": [["11 signal r0", "12 none r0"], ["21 strong r0"]],
                 "hands": [["tel-17", "tel-16", "tel-03", "tel-03"], 4]}, ("deck-telmaris", "deck-vorrak"))  # fmt: skip
    game.play({"seat": 0, "attack": 1, "from": [11, 12], "on": 21, "windows": "open"})
    game.then(asked="spend", seat=0, attacks={11: []})
    game.play({"seat": 0, "refrain": True}, {"let": "all"})
    assert game.refused({"seat": 1, "block": ["21 at 1"]}) == "GH-9.8"
    game.play({"seat": 1, "block": []})
    game.then(units={11: "signal r1", 12: None})


@pytest.mark.clause("GH-12.91", "GH-9.10a")
def test_the_first_axe_uses_the_overflow_list():
    game = attack(
        ["11 weakling r0", "12 vor-04 r0", "13 weakling r0"],
        ["21 two-axes r0"],
        [11, 12, 13],
        2,
        ["21 at 0 with 0", "21 at 1 with 1"],
        ["21 at 2"],
    )
    game.then(units={11: None, 12: None, 13: None}, tp=[0, 4], asked="floor")
    bare = Game({"field": [["11 weakling r0", "12 weakling r0"], ["21 none r0"]]})
    bare.play({"seat": 0, "attack": 1, "from": [11, 12], "on": 2})
    assert bare.refused({"seat": 1, "block": ["21 at 0"], "overflow": ["21 at 1"]}) == "GH-9.10a"


@pytest.mark.clause("GH-9.14")
def test_the_attacker_divides_first():
    game = attack(
        ["11 strong r0", "12 weakling r0", "13 weakling r0"],
        ["21 none r1", "22 none r0", "23 none r0"],
        [11, 12, 13],
        21,
        ["22 at 0", "23 at 0"],
    )
    game.then(asked="split", seat=0)
    assert RULES.decisions(game.state)[0].begun == 0
    game.play({"seat": 0, "split": 0, "on": 22, "points": 3})
    game.then(asked="split", seat=1)
    assert RULES.decisions(game.state)[0].begun == 0
    assert game.refused({"seat": 1, "split": 1000, "on": 12, "points": 9}) == "GH-9.13"
    game.play({"seat": 1, "split": 1000, "on": 12, "points": 1})
    game.then(units={12: None, 13: None, 22: None, 23: "none r1"})


@pytest.mark.clause("GH-6.8", "GH-9.30")
def test_the_surcharge_of_a_dying_symbol_is_decided_when_all_is_over():
    given = {"bases": ["vor-01 r2", "umb-01 r0"], "field": [["11 strong r0"], ["21 toll r1"]]}
    picks = ("deck-vorrak", "deck-umbrath")
    game = Game({**given, "hands": [4, ["umb-04", "umb-05", "umb-08", "umb-09"]]}, picks)
    game.play({"seat": 0, "attack": 1, "from": [11], "on": 21}, {"seat": 1, "block": []})
    game.then(asked="surcharge", seat=1)
    assert game.refused({"seat": 1, "confirm": True}) == "GH-6.8"
    game.play({"seat": 1, "pay": ["turn 2"]})
    game.then(asked="spend")
    game.play({"seat": 1, "play": "umb-04", "with": []})
    game.then(units={100: "umb-04 r1", 2: "umb-01 r1"}, asked="floor")


@pytest.mark.clause("GH-8.11")
def test_a_symbol_that_changes_nothing_is_not_offered():
    game = Game({"bases": ["ysm-01 r0", "vor-01 r2"], "field": [["11 tel-06 r0"], ["21 with-seer r1", "22 none r1"]]})
    assert game.refused({"seat": 0, "use": "11/1", "at": 21}) == "GH-8.11"
    game.play({"seat": 0, "use": "11/1", "at": 22, "with": ["turn 1"]})
    game.then(keywords={22: ["seer"]}, units={11: "tel-06 r1"})


@pytest.mark.clause("GH-8.12a")
def test_goods_that_come_with_an_effect_are_spent_at_once():
    hand = ["bounty", "none", "vor-05", "vor-05"]
    game = Game(
        {
            "bases": ["vor-01 r3", "tel-01 r2"],
            "field": [["11 forge r0", "12 slow-gold r0 at 0"], []],
            "hands": [hand, 4],
        }
    )
    game.play({"seat": 0, "ripe": 12})
    game.then(asked="spend", seat=0)
    game.play({"seat": 0, "play": "none", "with": []})
    game.then(units={100: "none r1"}, asked="floor", seat=1)
    game.play({"seat": 1, "pass": True}, {"seat": 0, "use": "11", "at": 100})
    game.then(asked="spend", seat=0, keywords={100: ["seer"]})
    game.play({"seat": 0, "refrain": True}, {"seat": 1, "pass": True}, {"seat": 0, "cast": "bounty", "at": 100})
    game.then(asked="spend", seat=0)
    game.play({"seat": 0, "refrain": True})
    game.then(asked="floor", seat=1, hands=[2, 4])


@pytest.mark.clause("GH-11.9", "GH-8.5")
def test_a_friend_would_have_the_mercenaries_paid():
    game = Game({"morning": True, "bases": ["vor-01 r1", "tel-01 r2"], "field": [["11 vor-09 r1", "12 vor-11 r0"], []]})
    decision = RULES.decisions(game.state)[0]
    proposal = RULES.advise(game.state, decision).proposal
    assert [type(step).__name__ for step in proposal] == ["Hire", "Turn", "Turn", "Confirm"]


# ---------------------------------------------------------------------- keyword x role

BOTH = ("r1", "r1")
LOUD = {"poisonous", "sleep_inducing", "berserk", "slow"}
PEACE = tuple(word for word in k.CREATURE if word not in LOUD)


def shown(game, uid):
    unit = next((u for field in game.state.fields for u in field if u.uid == uid), None)
    return f"r{unit.turned}" if unit else "dead"


def duel(word, role, other="none"):
    card = f"with-{word.replace('_', '-')}"
    mine, theirs = (card, other) if role == "attacker" else (other, card)
    if role == "target":
        game = attack([f"11 {mine} r0"], [f"21 {theirs} r1"], [11], 21)
    else:
        on = 21 if role == "attacker" else 2
        blocks = ["21 at 0"] if role == "blocker" else []
        game = attack([f"11 {mine} r0"], [f"21 {theirs} r{int(role == 'attacker')}"], [11], on, blocks)
    return shown(game, 11), shown(game, 21)


EXPECTED = {
    ("poisonous", "attacker"): ("r1", "dead"),
    ("poisonous", "blocker"): ("dead", "r1"),
    ("poisonous", "target"): ("dead", "r1"),
    ("sleep_inducing", "attacker"): ("r1", "r3"),
    ("sleep_inducing", "blocker"): ("r3", "r1"),
    ("sleep_inducing", "target"): ("r3", "r1"),
    ("berserk", "attacker"): ("dead", "dead"),
    ("berserk", "blocker"): ("dead", "dead"),
    ("berserk", "target"): ("dead", "dead"),
    ("slow", "attacker"): ("r2", "r1"),
    ("slow", "blocker"): ("r1", "r2"),
    ("slow", "target"): BOTH,
}


@pytest.mark.clause("GH-5.4", "GH-5.5", "GH-5.6", "GH-5.7", "GH-5.8", "GH-5.9", "GH-5.10", "GH-5.20")
@pytest.mark.parametrize("role", ["attacker", "blocker", "target"])
@pytest.mark.parametrize("word", k.CREATURE)
def test_each_keyword_in_each_role(word, role):
    if (word, role) in (("guard", "attacker"), ("aggressive", "blocker")):
        with pytest.raises(AssertionError, match=r"GH-(5\.14|8\.21|5\.15)"):
            duel(word, role)
        return
    assert duel(word, role) == EXPECTED.get((word, role), BOTH)
    assert word in PEACE or (word, role) in EXPECTED


@pytest.mark.clause("GH-5.21")
@pytest.mark.parametrize("role", ["attacker", "blocker", "target"])
def test_a_life_drinker_saves_itself_in_each_role(role):
    own = {"attacker": 0, "blocker": 1, "target": 1}[role]
    assert duel("life_drinker", role, "strong")[own] == "r1"
    assert duel("flying", role, "strong")[own] == "dead"


@pytest.mark.clause("GH-5.12", "GH-12.88")
@pytest.mark.parametrize("role", ["attacker", "blocker", "target"])
def test_a_looter_loots_in_each_role(role):
    weak, looter = "weakling", "with-looting"
    mine, theirs = (looter, f"{weak} r1 + 22 ring") if role == "attacker" else (f"{weak} r0 + 12 ring", looter)
    if role == "attacker":
        game = attack([f"11 {mine} r0"], [f"21 {theirs}"], [11], 21)
        game.then(units={11: "with-looting r1 + ring", 21: None})
    else:
        turned, on, blocks = ("r1", 21, []) if role == "target" else ("r0", 2, ["21 at 0"])
        game = attack([f"11 {mine}"], [f"21 {theirs} {turned}"], [11], on, blocks)
        game.then(units={11: None, 21: "with-looting r1 + ring"})


@pytest.mark.clause("GH-5.12")
def test_several_looters_are_chosen_between_by_their_controller():
    game = attack(["11 with-looting r0", "12 with-looting r0"], ["21 none r1 + 22 ring"], [11, 12], 21)
    game.play({"seat": 1, "split": 1000, "on": 11, "points": 1})
    game.then(asked="loot", seat=0)
    assert game.refused({"seat": 0, "loot": 21}) == "GH-5.12"
    game.play({"seat": 0, "loot": 12})
    game.then(units={11: "with-looting r1", 12: "with-looting r1 + ring", 21: None})


@pytest.mark.clause("GH-5.13")
@pytest.mark.parametrize("role", ["attacker", "blocker", "target"])
def test_ravaging_doubles_against_buildings_in_each_role(role):
    assert duel("ravaging", role, "wagon" if role != "attacker" else "hut") == (
        ("r1", "dead") if role == "attacker" else ("dead", "r1")
    )
    assert duel("flying", role, "wagon" if role != "attacker" else "hut") == BOTH


@pytest.mark.clause("GH-5.2", "GH-5.3", "GH-5.4")
@pytest.mark.parametrize(("attacker", "blocker", "clause"), [
    ("with-swimming", "none", "GH-5.2"),
    ("with-invisible", "none", "GH-5.3"),
    ("with-swimming", "with-seer", "GH-5.2"),
    ("with-invisible", "with-swimming", "GH-5.3"),
])  # fmt: skip
def test_evasion(attacker, blocker, clause):
    game = Game({"field": [[f"11 {attacker} r0"], [f"21 {blocker} r0"]]})
    game.play({"seat": 0, "attack": 1, "from": [11], "on": 2})
    assert game.refused({"seat": 1, "block": ["21 at 0"]}) == clause


@pytest.mark.clause("GH-5.2", "GH-5.3", "GH-5.4")
@pytest.mark.parametrize(("attacker", "blocker"), [
    ("with-swimming", "with-swimming"),
    ("with-invisible", "with-seer"),
    ("none", "with-swimming"),
    ("none", "with-invisible"),
])  # fmt: skip
def test_who_may_block(attacker, blocker):
    game = attack([f"11 {attacker} r0"], [f"21 {blocker} r0"], [11], 2, ["21 at 0"])
    game.then(asked="floor", colonies=[20, 20])


@pytest.mark.clause("GH-5.16", "GH-5.17")
@pytest.mark.parametrize("word", ["kamikaze", "shapeshifter"])
@pytest.mark.parametrize("role", ["blocker", "target"])
def test_kamikaze_and_shapeshifter_attack_only(word, role):
    on, blocks, turned = (2, ["21 at 0"], "r0") if role == "blocker" else (21, [], "r1")
    game = Game({"field": [["11 none r0"], [f"21 with-{word} {turned}"]]})
    game.play({"seat": 0, "attack": 1, "from": [11], "on": on})
    game.play({"seat": 1, "block": blocks, "windows": "open"}, {"seat": 0, "let": [0]})
    verb = {"kamikaze": "explode", "shapeshifter": "shift"}[word]
    assert game.refused({"seat": 1, verb: 21}) == {"kamikaze": "GH-5.16", "shapeshifter": "GH-5.17"}[word]
