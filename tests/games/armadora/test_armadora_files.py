"""The files of Armadora: content, scenario words and the scenarios themselves."""

from pathlib import Path

import pytest

from desktop import paths
from desktop.catalogue import game
from desktop.core.dice import LiveDice
from desktop.core.fault import ContentError
from desktop.core.rules import Setup
from desktop.core.staging import ScenarioError
from desktop.games.armadora.content import load, pack, unpack
from desktop.games.armadora.staging import arrange, differences, unfold
from desktop.match.scenario import run_file

RULES = game("armadora").rules()
SCENARIOS = sorted((Path(__file__).parents[2] / "scenarios" / "armadora").glob("*.yaml"))
GOLD = {"d1": 3, "b2": 4, "f2": 4, "h2": 5, "a4": 5, "e4": 6, "c5": 6, "g5": 7}


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenarios_hold(path):
    results = run_file(path, game)
    assert results
    assert [(result.name, result.failures) for result in results if result.failures] == []


def written(folder, board=lambda text: text, armies=lambda text: text):
    """Write both files, changed, and return the faults found."""
    for name, change in (("board.yaml", board), ("armies.yaml", armies)):
        text = (paths.rules_data() / "armadora" / name).read_text("utf-8")
        (folder / name).write_text(change(text), "utf-8")
    with pytest.raises(ContentError) as caught:
        load(folder)
    return caught.value.faults


def put(old, new):
    def change(text):
        assert old in text
        return text.replace(old, new)

    return change


@pytest.mark.clause("AR-1.1", "AR-1.3", "AR-1.6", "AR-2.2", "AR-2.3", "AR-4.2", "AR-4.4")
@pytest.mark.parametrize(
    ("board", "armies", "found"),
    [
        (("columns: 8", "columns: 9"), None, [("A01", "AR-1.1", 2)]),
        (("rows: 5", "rows: 2"), None, [("A01", "AR-1.1", 3)]),
        (("palisades: 35", "palisades: 68"), None, [("A01", "AR-1.5", 7)]),
        (("territory: 4", "territory: 6"), None, [("A01", "AR-3.3", 9)]),
        (("[3, 4, 4", "[4, 4"), None, [("A02", "AR-4.4", 2)]),
        (("[3, 4, 4", "[2, 4, 4"), None, [("A01", "AR-9.5", 6)]),
        (("[d1, ", "[i1, "), None, [("A03", "AR-2.1", 4)]),
        (("[d1, ", "[b2, "), None, [("A04", "AR-2.2", 4)]),
        (("[d1, ", "[b1, "), None, [("A05", "AR-2.3", 4)]),
        (None, ("3: 1, 4: 1, 5: 1", "3: 1, 5: 1"), [("A06", "AR-4.2", 3)]),
        (None, ("{1: 11, 2: 2, 3: 1, 4: 1, 5: 1}", "{}"), [("A06", "AR-4.2", 3)]),
        (None, ("1: 11", "1: -1"), [("A01", "AR-4.2", 3)]),
        (None, ("players: 4", "players: 3"), [("A07", "AR-4.2", 2)]),
        (None, ("players: 4", "players: 5"), [("A01", "AR-4.1", 5), ("A07", "AR-4.2", 2)]),
        (None, ("id: orc, tokens: 1", "id: orc, tokens: 10"), [("A01", "AR-1.6", 8)]),
        (None, ("id: orc", "id: elf"), [("A08", "AR-1.3", 2)]),
        (("rows: 5", "rows: five"), ("id: orc", "id: ogre"), [("Y24", "", 3), ("Y26", "", 8)]),
    ],
)
def test_faulty_files_are_told_with_their_lines(tmp_path, board, armies, found):
    changes = {name: put(*change) for name, change in (("board", board), ("armies", armies)) if change}
    faults = written(tmp_path, **changes)
    assert [(fault.code, fault.clause, fault.where.line) for fault in faults] == found
    assert all(fault.mend is not None for fault in faults)


def test_content_travels_in_a_save():
    assert unpack(pack(RULES.content)) == RULES.content
    assert game("armadora").rules(pack(RULES.content)).content == RULES.content
    with pytest.raises(ContentError):
        unpack("{}")


@pytest.mark.parametrize(
    ("setup", "given"),
    [
        (Setup(2), {"dragons": 3}),
        (Setup(7), {}),
        (Setup(2), {"gold": {**GOLD, "c3": 3}}),
        (Setup(2), {"gold": {**GOLD, "d1": 9}}),
        (Setup(2), {"gold": {**GOLD, "z1": 9}}),
        (Setup(2), {"races": ["orc"]}),
        (Setup(2), {"races": ["orc", "orc"]}),
        (Setup(2), {"races": ["orc", "human"]}),
        (Setup(2), {"palisades": ["a1-b1", "a1-a2"]}),
        (Setup(2), {"palisades": ["a1-c1"]}),
        (Setup(2), {"palisades": 3}),
        (Setup(2), {"warriors": {"2": {"a1": 1}}}),
        (Setup(2), {"warriors": {"first": {"a1": 1}}}),
        (Setup(2), {"warriors": {"0": {"d1": 1}}}),
        (Setup(2), {"warriors": {"0": {"a1": 5, "b1": 5}}}),
        (Setup(2), {"warriors": {"0": {"a1": 6}}}),
        (Setup(2), {"warriors": {"0": 3}}),
        (Setup(2), {"reserves": {"0": [5, 5]}}),
        (Setup(2), {"reserves": {"0": [6]}}),
        (Setup(2), {"turn": 2}),
        (Setup(2), {"turn": 0, "passed": [0]}),
        (Setup(2), {"open": ["a1"]}),
        (Setup(2), {"warriors": {"0": {"a1": 1, "b1": 1}}, "reinforced": ["a1", "b1"]}),
    ],
)
@pytest.mark.clause("AR-1.4", "AR-4.1", "AR-4.4")
def test_positions_that_cannot_be(setup, given):
    with pytest.raises(ScenarioError):
        arrange(RULES, setup, given)


def test_a_position_of_which_all_have_passed_is_over():
    state = arrange(RULES, Setup(2), {"passed": [0, 1]})
    assert differences(RULES, state, {"over": True, "turn": None}) == ()
    for word in ("question", "answers", "offers", "private"):
        with pytest.raises(ScenarioError):
            differences(RULES, state, {word: 1})


def test_sets_of_palisades_unfold_to_steps():
    assert unfold({"seat": 0, "pass": True}) == ({"seat": 0, "pass": True},)
    assert unfold({"seat": 0, "palisades": ["a1-b1", "c3-d3"]}) == (
        {"seat": 0, "palisade": "a1-b1"},
        {"seat": 0, "palisade": "c3-d3"},
        {"seat": 0, "done": True, "where-asked": True},
    )
    for raw in ({"palisades": ["a1-b1"]}, {"seat": 0, "palisades": []}, {"seat": 0, "palisades": "a1-b1"}):
        with pytest.raises(ScenarioError):
            unfold(raw)


@pytest.mark.parametrize(
    "then",
    [
        {"weather": "rain"},
        {"kind": "gold"},
        {"warriors": 3},
        {"warriors": {"7": {}}},
        {"seen_by": {"7": {}}},
        {"seen_by": {"0 blind": {}}},
        {"seen_by": {"0": {"smell": 1}}},
    ],
)
def test_unknown_words_under_then(then):
    with pytest.raises(ScenarioError):
        differences(RULES, arrange(RULES, Setup(2), {}), then)


def test_differences_are_sentences():
    state = arrange(RULES, Setup(2), {"turn": 0, "gold": GOLD, "races": ["orc", "elf"]})
    then = {"turn": 1, "gold": {"d1": 3, "b2": 5}, "races": ["elf", "orc"], "palisades": ["a1-b1"], "supply": 35}
    assert differences(RULES, state, then) == (
        "turn should be 1, but is 0",
        "gold b2 should be 5, but is 4",
        "palisades should be ['a1-b1'], but is []",
    )


def test_an_arranged_reserve_stays_small_in_imagined_worlds():
    state = arrange(RULES, Setup(2), {"reserves": {"1": [1, 2]}, "warriors": {"1": {"a1": 5}}})
    seen = RULES.observe(state, 0)
    world = RULES.imagine(seen, 0, LiveDice(3))
    assert sum(world.reserves[1]) == 2
    assert RULES.observe(world, 0) == seen
