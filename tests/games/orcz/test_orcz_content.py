"""The YAML of Orcz: what it means, and every fault at once with its place and mend."""

from __future__ import annotations

import pytest
from games.orcz.orcz_play import CONTENT

from desktop import paths
from desktop.core.fault import ContentError
from desktop.core.message import message
from desktop.data.reader import read_text
from desktop.games.orcz.content import EVENT_IDS, Effects, faults, load, pack, unpack
from desktop.ui.text import say, say_fault

FOLDER = paths.rules_data() / "orcz"
OPPONENTS = (FOLDER / "opponents.yaml").read_text(encoding="utf-8")
EVENTS = (FOLDER / "events.yaml").read_text(encoding="utf-8")


def found(opponents=OPPONENTS, events=EVENTS):
    return faults(read_text(opponents, "opponents.yaml"), read_text(events, "events.yaml"))


def spoken(**texts):
    return [say_fault(each) for each in found(**texts)]


@pytest.mark.clause("OR-1.6", "OR-1.9")
def test_the_table_of_opponents_has_the_means_of_the_rules():
    means = []
    for field in range(4):
        there = [each for each in CONTENT.opponents if each.field == field]
        assert len(there) == 6
        means.append((sum(each.large for each in there) / 6, sum(each.small for each in there) / 6))
    assert [(round(a, 2), round(b, 2)) for a, b in means] == [(3.5, 1.67), (4.0, 1.67), (3.83, 1.83), (3.17, 1.5)]
    assert {(3, 1)} <= {(each.large, each.small) for each in CONTENT.opponents}
    assert next(each for each in CONTENT.opponents if each.id == "U4") in CONTENT.opponents[6:12]


@pytest.mark.clause("OR-1.7")
def test_there_are_24_events_and_each_changes_something_of_its_own():
    assert tuple(each.id for each in CONTENT.events) == EVENT_IDS
    assert len({each.effects for each in CONTENT.events}) == 24
    assert Effects() not in {each.effects for each in CONTENT.events}


@pytest.mark.clause("OR-1.2", "OR-1.3", "OR-1.4")
def test_the_tiles_of_a_warlord():
    tiles = CONTENT.tiles
    assert [each.id for each in tiles] == ["I1", "I2", "I3", "I4", "C1", "C2", "C3", "A1", "A2", "A3", "CH", "SH", "SC"]
    assert sum(each.strength for each in tiles) == 22


def test_what_is_right_has_no_faults():
    assert found() == ()


def test_content_survives_a_save():
    assert unpack(pack(CONTENT)) == CONTENT


def test_a_missing_opponent_a_value_below_zero_and_a_stranger_are_told_at_once():
    text = OPPONENTS.replace("    - {id: F2, large: 3, small: 2}\n", "")
    text = text.replace("{id: U3, large: 4, small: 1}", "{id: U3, large: -4, small: 1}")
    text = text.replace("{id: S6,", "{id: S9,").replace("{id: K2,", "{id: K1,")
    missing = "is missing; this field has {n} of 6. Add {{id: {word}, large: 3, small: 1}} to its field."
    assert spoken(opponents=text) == [
        f"opponents.yaml:5:5: error O103 (OR-1.6): F2: The opponent F2 {missing.format(n=5, word='F2')}",
        "opponents.yaml:13:23: error O105 (OR-9.1): U3: “large” is -4, below 0. Write 0 or more.",
        f"opponents.yaml:18:5: error O103 (OR-1.6): K2: The opponent K2 {missing.format(n=6, word='K2')}",
        "opponents.yaml:19:12: error O102 (OR-1.6): K1: The opponent K1 is written twice. Remove one of them.",
        f"opponents.yaml:25:5: error O103 (OR-1.6): S6: The opponent S6 {missing.format(n=6, word='S6')}",
        "opponents.yaml:30:12: error O101 (OR-1.6): S9: There is no opponent “S9” on this field. "
        + say(message("data.choices", words="S1, S2, S3, S4, S5, S6")),
    ]


def test_a_field_that_is_missing_or_misspelt():
    text = OPPONENTS.replace("  urth:", "  urht:")
    assert [(each.where.line, each.code) for each in found(opponents=text)] == [(11, "Y26")]
    start, end = OPPONENTS.index("  urth:"), OPPONENTS.index("  falladir:")
    assert [each.code for each in found(opponents=OPPONENTS[:start] + OPPONENTS[end:])] == ["O103"] * 6


def test_23_events():
    text = "\n".join(line for line in EVENTS.splitlines() if "E07" not in line)
    line = text.splitlines().index("events:") + 1
    missing = "is missing; there are 23 of 24. Add an event with id: E07 and what it changes."
    assert spoken(events=text) == [f"events.yaml:{line}:1: error O103 (OR-1.7): E07: The event E07 {missing}"]


def test_an_unknown_effect_an_unknown_word_and_an_event_without_effect():
    text = EVENTS.replace("{loot: 2}", "{loots: 2}").replace("wheel: reversed}", "wheel: backwards}")
    text = text.replace("changes: {penalty: 2}", "changes: {}")
    told = spoken(events=text)
    assert ["backwards" in told[0], "loots" in told[1], "Did you mean “loot”" in told[1], len(told)] == [
        True,
        True,
        True,
        2,
    ]
    lines = EVENTS.splitlines()
    assert [each.where.line for each in found(events=text)] == [
        1 + next(n for n, line in enumerate(lines) if f"id: {event}" in line) for event in ("E04", "E10")
    ]
    told = spoken(events=EVENTS.replace("changes: {penalty: 2}", "changes: {}").replace("scalps: 1", "scalps: -1"))
    assert ["O105" in told[0], "O104" in told[1], "E18" in told[1]] == [True, True, True]


def test_both_files_are_told_at_once():
    codes = [each.code for each in found(OPPONENTS.replace("{id: F2, large: 3,", "{id: F2,"), EVENTS + "more: 1\n")]
    assert codes == ["Y22", "Y21"]


def test_files_that_cannot_be_read_are_told_at_once(tmp_path):
    with pytest.raises(ContentError) as caught:
        load(tmp_path)
    assert [each.where.file for each in caught.value.faults] == [
        str(tmp_path / name) for name in ("opponents.yaml", "events.yaml")
    ]
    (tmp_path / "opponents.yaml").write_text(OPPONENTS, encoding="utf-8")
    (tmp_path / "events.yaml").write_text(EVENTS, encoding="utf-8")
    assert load(tmp_path) == CONTENT
