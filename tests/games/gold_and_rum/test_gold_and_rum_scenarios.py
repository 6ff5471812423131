"""The worked examples of the rules, read from files."""

from pathlib import Path

import pytest

from desktop.catalogue import Game, Option
from desktop.core.rules import Seat, Setup
from desktop.core.staging import ScenarioError
from desktop.games.gold_and_rum import staging
from desktop.match.scenario import run_file

FOLDER = Path(__file__).parents[2] / "scenarios" / "gold_and_rum"
GAME = Game(
    "gold_and_rum",
    "Gold & Rum",
    (4, 7),
    45,
    options=(Option("open-book"), Option("step", tuple(str(step) for step in range(1, 15)))),
    outcomes=("points", "latest-battle", "shared"),
    recall="open-book",
)


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.yaml")), ids=lambda file: file.stem)
def test_every_example_holds(file):
    failures = [f"{each.name}: {failure}" for each in run_file(file, lambda _: GAME) for failure in each.failures]
    assert not failures, "\n".join(failures)


RULES = GAME.rules()
SETUP = Setup(4, (), Seat(0))


@pytest.mark.parametrize(
    "given",
    [
        {"weather": "rain"},
        {"phase": "spies"},
        {"phase": "lay", "hands": [[], [], [], []]},
        {"after": 3, "window": "marker", "marker": 40},
        {"after": 5, "piles": {"1": ["orc 9"]}},
        {"after": 5, "piles": {"10": ["orc 2"]}},
        {"after": 5, "piles": {"1": ["orc leader"] * 3}},
        {"after": 5, "recruits": [0, 2]},
        {"after": 5, "piles": {"1": ["orc 2", "desert 1", "desert 1", "desert 1"]}},
        {"scores": [1, 2]},
        {"hands": [[], []]},
        {"hands": [["orc 2"], [], [], []]},
        {"hands": 7},
        {"wins": [["late"], [], [], []]},
    ],
)
def test_a_position_that_cannot_be_is_an_error(given):
    with pytest.raises(ScenarioError):
        staging.arrange(RULES, SETUP, given)


def test_a_game_that_cannot_be_is_an_error():
    with pytest.raises(ScenarioError):
        staging.arrange(RULES, Setup(4, (("step", "99"),)), {})


@pytest.mark.parametrize(
    "line",
    [
        {"everyone": "sing"},
        {"everyone": "pass", "seat": 1},
        {"everyone": "pass", "times": "x"},
        {"seat": 1, "lay": {"wizard": 1}},
        {"seat": 1, "lay": {"airship": 1}},
    ],
)
def test_a_line_that_means_nothing_is_an_error(line):
    with pytest.raises(ScenarioError):
        staging.unfold(line)


DEAL = {"seed": 1, "after": 5, "marker": 40, "offset": 0, "deck": ["troll", "giant"]}
HANDS = {"hands": [[], ["orc 2"], [], []]}


@pytest.mark.parametrize(
    ("given", "then"),
    [
        (DEAL, {"weather": "rain"}),
        (DEAL, {"hands": []}),
        (DEAL, {"winners": []}),
        (DEAL, {"outcome": "points"}),
        (DEAL, {"seen_by": {"anna": {}}}),
        (DEAL, {"seen_by": {"1": {"weather": "rain"}}}),
    ],
)
def test_a_word_that_means_nothing_is_an_error(given, then):
    state = staging.arrange(RULES, SETUP, given)
    with pytest.raises(ScenarioError):
        staging.differences(RULES, state, then)


def test_what_differs_is_told():
    state = staging.arrange(RULES, SETUP, DEAL)
    then = {
        "round": 2,
        "phase": "deal",
        "scores": [0, 0, None, 1],
        "asked": [1, 2],
        "rum": False,
        "seen_by": {"table": {"marker": 40}, "1": {"tops": {"99": "troll"}, "hit": "none", "remembered": []}},
    }
    assert staging.differences(RULES, state, then) == (
        "round is 1, not 2",
        "scores[3] is 0, not 1",
        "asked is [2], not [1, 2]",
        "seen by table: marker is 'unknown', not 40",
        "seen by 1: tops has no '99'",
    )
    assert state.deal.deck[:2] == (14, 13)


def test_the_battle_that_lies_there_is_compared():
    given = {"hands": [[], ["orc 2", "airship", "goblin"], [], []], "fought": ["dwarf"]}
    state = staging.arrange(RULES, SETUP, given)
    assert staging.differences(RULES, state, {"armies": [[], [], [], []]}) == ()
    for raw in ({"seat": 0, "race": "orc"}, {"seat": 1, "lay": "goblin 0"}, {"seat": 1, "nobody": True}):
        state = RULES.apply(state, RULES.read(raw), None).state
        assert staging.differences(RULES, state, {"race": "orc", "armies": [[], ["orc 2"], [], []]}) == ()
    assert staging.differences(RULES, state, {"strengths": [0, 2, 0, 0], "phase": "airship-call"}) == ()
