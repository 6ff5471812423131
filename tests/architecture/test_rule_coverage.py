"""Every clause a game can break is named by a test; and the script that says so says it rightly."""

from pathlib import Path

import coverage_of_rules as cover
import pytest

from desktop.catalogue import GAMES

TESTS = Path(cover.__file__).parent
WITH_FILE = [game.id for game in GAMES if (TESTS / "clauses" / f"{game.id}.yaml").is_file()]


@pytest.fixture(scope="module")
def names():
    return cover.named(TESTS)


@pytest.mark.parametrize("game", WITH_FILE)
def test_every_breakable_clause_is_named_by_a_test(game, names):
    assert cover.coverage(game, TESTS, names=names).complaints() == ()


def test_every_clause_a_test_names_belongs_to_a_game(names):
    assert cover.strangers(names) == ()


CLAUSES = """\
C2-1.1: definition — it names the parts
C2-3.9: breakable
C2-3.10: breakable
C2-E2: breakable
"""

SCENARIOS = """\
scenario: one
clauses: [C2-3.9]
moves: [{seat: 0, play: gnome 1}, {seat: 1, refuse: {play: dragon 4}, because: C2-3.10}]
---
scenario: two
clauses: C2-E2
moves:
  - {refuse: {raw: {}}, because: [C2-3.9, C2-9.9]}
"""


@pytest.fixture
def tree(tmp_path):
    (tmp_path / "clauses").mkdir()
    (tmp_path / "scenarios" / "claim2").mkdir(parents=True)
    (tmp_path / "clauses" / "claim2.yaml").write_text(CLAUSES, encoding="utf-8")
    return tmp_path


def test_a_clause_without_a_test_is_told_in_the_order_of_the_rules(tree, capsys):
    assert cover.coverage("claim2", tree).untested == ("C2-3.9", "C2-3.10", "C2-E2")
    assert cover.main([], tree) == 1
    told = capsys.readouterr()
    assert told.out == "claim2: 4 clauses, 3 breakable, 0 of these tested\n"
    assert "claim2: C2-3.10 is breakable, and no test names it\n" in told.err


def test_scenarios_name_clauses_in_every_document_and_in_every_reason(tree):
    (tree / "scenarios" / "claim2" / "tricks.yaml").write_text(SCENARIOS, encoding="utf-8")
    known = cover.coverage("claim2", tree)
    assert known.untested == ()
    assert [(each.clause, each.where.line) for each in known.unknown] == [("C2-9.9", 8)]


def test_markers_name_clauses(tree, capsys):
    (tree / "games").mkdir()
    (tree / "games" / "test_it.py").write_text(
        'import pytest\npytestmark = pytest.mark.clause("C2-3.9")\n'
        '@pytest.mark.clause("C2-3.10", "C2-E2")\ndef test_it(): ...\n'
    )
    assert cover.main(["claim2"], tree) == 0
    assert capsys.readouterr().err == ""


def test_a_clause_of_no_game_is_told(tree):
    (tree / "test_it.py").write_text('import pytest\n@pytest.mark.clause("ZZ-1.1")\ndef test_it(): ...\n')
    assert [line.endswith("test_it.py:2:21: ZZ-1.1 is no clause") for line in cover.strangers(cover.named(tree))] == [
        True
    ]


def test_the_specification_is_compared(tree, capsys):
    (tree / "claim2.md").write_text(
        "- **C2-1.1** parts\n- **C2-3.9 Follow.** as C2-7.7 says\n- C2-3.10 more **C2-3.11** and\n"
        "| C2-E2 | why |\n| **C2-E3** | x |\n| text | C2-6.6 |\n### C2-4.1 heading\n## C2-5 section\n",
        encoding="utf-8",
    )
    assert cover.coverage("claim2", tree, tree).unlisted == ("C2-3.11", "C2-4.1", "C2-E3")
    (tree / "orcz.md").write_text("- OR-1.1 x\n", encoding="utf-8")
    assert cover.main(["--spec", str(tree)], tree) == 1
    told = capsys.readouterr().err
    assert "claim2: C2-3.11 of the specification is not listed\n" in told
    assert "orcz: there is no clause file\n" in told


def test_an_entry_without_a_reason_or_of_another_game_is_malformed(tree, capsys):
    (tree / "clauses" / "claim2.yaml").write_text("C2-1.1: definition\nAR-1.1: breakable\nC2-1.2: [a]\n")
    malformed = cover.coverage("claim2", tree).malformed
    assert [line.split(":")[1:3] for line in malformed] == [["1", "9"], ["2", "1"], ["3", "9"]]
    (tree / "clauses" / "claim2.yaml").write_text("- a\n")
    assert len(cover.coverage("claim2", tree).malformed) == 1
    (tree / "clauses" / "claim2.yaml").write_text("- a: [\n")
    assert cover.main([], tree) == 1
    assert cover.main(["ghour"], tree) == 1
    assert "ghour: there is no clause file" in capsys.readouterr().err
