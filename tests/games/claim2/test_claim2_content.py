"""The card file, set-up and the words of scenario files."""

from __future__ import annotations

import pytest

from desktop import paths
from desktop.catalogue import game
from desktop.core.dice import LiveDice
from desktop.core.fault import ContentError
from desktop.core.rules import Refusal, Seat, Setup
from desktop.core.staging import ScenarioError
from desktop.games.claim2 import staging
from desktop.games.claim2.content import Content, Faction, faults, load, pack, unpack
from desktop.games.claim2.rules import rules

GAME = game("claim2")
RULES = GAME.rules()


@pytest.mark.clause("C2-1.1", "C2-1.2")
def test_the_deck_is_the_52_cards():
    content = load(paths.rules_data() / "claim2")
    assert faults(content) == ()
    assert [len(faction.values) for faction in content.factions] == [13, 9, 10, 10, 10]
    assert unpack(pack(content)) == content
    assert len(rules(content).cards.named) == 40


@pytest.mark.clause("C2-1.2")
def test_another_deck_is_refused_with_its_place_and_every_fault(tmp_path):
    (tmp_path / "cards.yaml").write_text(
        "factions:\n  gnome: [{values: [1, 2]}]\n  giant: [{values: [1, 3, 5, 7], copies: 2}, {values: [9]}]\n"
        "  dragon: [{values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9]}]\n  troll: [{values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]}]\n"
    )
    with pytest.raises(ContentError) as caught:
        load(tmp_path)
    found = caught.value.faults
    assert [(each.clause, each.who, each.where.line) for each in found] == [
        ("C2-1.2", "gnome", 2),
        ("C2-1.2", "dragon", 4),
        ("C2-1.2", "seer", 2),
    ]
    assert found[0].message.get("missing") == "1, 1, 3, 3, 3, 5, 5, 5, 7, 7, 7, 9"
    assert found[0].message.get("extra") == "2"


def test_an_unknown_faction_is_refused_where_it_stands(tmp_path):
    (tmp_path / "cards.yaml").write_text("factions:\n  goblin: [{values: [1]}]\n")
    with pytest.raises(ContentError) as caught:
        load(tmp_path)
    assert caught.value.faults[0].where.line == 2


@pytest.mark.clause("C2-2.1", "C2-2.4", "C2-1.2", "C2-12.7")
@pytest.mark.parametrize(
    ("setup", "clauses"),
    [
        (Setup(2), []),
        (Setup(2, first=Seat(1)), []),
        (Setup(3), ["C2-2.1"]),
        (Setup(1, first=Seat(2)), ["C2-2.1", "C2-2.4"]),
        (Setup(2, first=Seat(-1)), ["C2-2.4"]),
        (Setup(2, options=(("mixed", "on"),)), ["C2-13.1"]),
        (Setup(2, picks=("", "gnome")), ["C2-2.2"]),
    ],
)
def test_a_set_up_is_refused_with_every_reason(setup, clauses):
    assert [each.clause for each in RULES.refuse_setup(setup)] == clauses


@pytest.mark.clause("C2-1.2")
def test_a_save_with_another_deck_is_refused():
    strange = rules(Content((*RULES.content.factions, Faction("goblin", (1,)))))
    assert [each.clause for each in strange.refuse_setup(Setup(2))] == ["C2-1.2"]


@pytest.mark.clause("C2-12.5")
def test_a_foreign_value_is_no_decision():
    state = RULES.begin(Setup(2), LiveDice(1)).state
    assert RULES.explain(state, "nonsense") == Refusal("C2-12.5", RULES.explain(state, None).message)


@pytest.mark.parametrize(
    "given",
    [
        {"table": []},
        {"phase": 3},
        {"phase": 2, "deck": []},
        {"rows": [[], []]},
        {"trick": 14},
        {"hands": [["goblin 1"], []]},
        {"hands": [["troll 1"], ["troll 1"]]},
        {"hands": [[], [], []]},
        {"hands": "none"},
        {"hands": ["troll 1", []]},
        {"deck": ["troll 1"]},
        {"trick": 13, "deck": ["troll 1"], "top": "troll 2"},
    ],
)
@pytest.mark.clause("C2-2.2")
def test_a_position_that_cannot_be_is_refused(given):
    with pytest.raises(ScenarioError):
        staging.arrange(RULES, Setup(2), given)


@pytest.mark.parametrize(
    "then",
    [{"weather": 1}, {"seen_by": {"2": {}}}, {"seen_by": {"0": {"weather": 1}}}],
)
def test_an_unknown_word_is_an_error_and_no_pass(then):
    state = staging.arrange(RULES, Setup(2), {})
    with pytest.raises(ScenarioError):
        staging.differences(RULES, state, then)


@pytest.mark.parametrize(
    "then",
    [
        {"leader": 1},
        {"competed": "troll 0"},
        {"hands": [["troll 1"], ["troll 3"]]},
        {"hands": [["troll 1"]]},
        {"followers": [["troll 9"], None]},
        {"outcome": {"kind": "votes"}},
        {"votes": {"gnome": 0}},
        {"legal": ["troll 2"]},
        {"seen_by": {"0": {"hands": [["troll 1"], ["troll 2"]]}}},
        {"seen_by": {"0": {"hands": [["troll 1", "unknown"], None]}}},
        {"seen_by": {"table": {"hands": [["troll 1"], None]}}},
        {"seen_by": {"1": {"top": "seer 1"}}},
        {"seen_by": {"0": {"hands": [None, ["troll 2"]]}}},
    ],
)
def test_each_difference_is_a_sentence(then):
    given = {"hands": [["troll 1"], ["troll 2"]], "competed": "seer 9"}
    (sentence,) = staging.differences(RULES, staging.arrange(RULES, Setup(2), given), then)
    assert " not " in sentence


def test_what_is_not_named_is_dealt_from_the_seed():
    first, again, other = (staging.arrange(RULES, Setup(2), {"seed": seed}) for seed in (1, 1, 2))
    assert first == again != other
    assert [hand.bit_count() for hand in first.hands] == [13, 13]
    assert staging.unfold({"seat": 0}) == ({"seat": 0},)
