"""What scenario files of Orcz may not say."""

from __future__ import annotations

import pytest
from games.orcz.orcz_play import RULES, with_event

from desktop.core.rules import Setup
from desktop.core.staging import ScenarioError
from desktop.games.orcz.notation import answer, written
from desktop.games.orcz.staging import arrange, differences, unfold
from desktop.games.orcz.state import Line


@pytest.mark.parametrize(
    "given",
    [
        {"moon": 1},
        {"event": "E99"},
        {"order": ["moon"]},
        {"opponents": {"urth": "F1"}},
        {"opponents": {"urth": "U1"}, "led": [["U1"], []]},
        {"led": [["X1"], []]},
        {"led": [["F1"]]},
        {"slaves": [5]},
        {"spent": [["XX"], []]},
        {"lines": {"urth": ["C1 A1"]}},
        {"lines": {"urth": ["5 C1 A1"]}},
        {"lines": {"urth": ["0 C1"]}},
        {"lines": {"urth": ["0 C1 C2"]}},
        {"lines": {"urth": ["0 C1 A1", "0 C1 A2"]}},
        {"lines": {"urth": 3}},
        {"slaves": 7},
    ],
    ids=str,
)
def test_a_position_that_cannot_be_is_refused(given):
    with pytest.raises(ScenarioError):
        arrange(RULES, Setup(2), given)


def test_a_line_of_moves_is_unfolded():
    assert unfold({"seat": 0, "place": "urth C1 A2^"}) == (
        {"seat": 0, "field": "urth"},
        {"seat": 0, "tile": "C1", "wing": "left"},
        {"seat": 0, "partner": "A2"},
        {"seat": 0, "show": "right"},
    )
    assert len(unfold({"seat": 0, "place": "urth C1 A2"})) == 3
    assert unfold({"seat": 0, "charge": [1, 2]}) == ({"seat": 0, "charge": 1}, {"seat": 0, "charge": 2})
    assert unfold({"seat": 0, "order": "hold"}) == ({"seat": 0, "order": "hold"},)
    with pytest.raises(ScenarioError):
        unfold({"seat": 0, "place": "urth C1 -"})


def test_what_differs_is_said_and_unknown_words_are_errors():
    state = with_event("E17")
    assert differences(RULES, state, {"bank": 1, "slaves": [5, 4], "left": {"urth": 2}}) == (
        "bank is 94, not 1",
        "slaves is [5, 5], not [5, 4]",
    )
    assert differences(RULES, state, {"slaves": [None, 5], "seen_by": {"0": {"needs_hero": True}}}) == (
        "seen by 0: needs_hero is False, not True",
    )
    for wrong in ({"moon": 1}, {"left": {"moon": 1}}, {"seen_by": {"7": {}}}, {"seen_by": {"0": {"moon": 1}}}):
        with pytest.raises(ScenarioError):
            differences(RULES, state, wrong)


def test_notation():
    assert written(Line(0, 1, 4, -1, 3)) == "1 C1^ -"
    assert [answer(each) for each in RULES.decisions(with_event("E17"))[0].options] == [
        "forest",
        "urth",
        "falladir",
        "sundered",
    ]
