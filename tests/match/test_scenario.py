"""The scenario runner, on the toy game."""

from __future__ import annotations

from pathlib import Path

import pytest
from match.toy import Toy, ToyRules

from desktop.core.fault import ContentError
from desktop.core.rules import IllegalAction
from desktop.match.scenario import run_file


def run(tmp_path: Path, text: str, game: Toy | None = None):
    path = tmp_path / "some.yaml"
    path.write_text(text, encoding="utf-8")
    return run_file(path, lambda name: (game or Toy()) if name == "toy" else None)


def failures(tmp_path: Path, text: str, game: Toy | None = None) -> tuple[str, ...]:
    (result,) = run(tmp_path, f"scenario: It goes\ngame: toy\n{text}", game)
    return result.failures


def test_a_file_holds_several_scenarios_with_clauses_and_lines(tmp_path):
    first, second = run(
        tmp_path,
        "scenario: One\ngame: toy\nclauses: [T-1, T-2]\nmoves: [{seat: 0, do: play}]\nthen: {turn: 1}\n"
        "---\nscenario: Two\ngame: toy\nseats: 3\nfirst: 0\npicks: ['', x, y]\noptions: [advanced, step=2]\n"
        "given: {turn: 2, seed: 5}\nmoves: [{seat: 2, do: [stay, roll, play]}]\nthen: {turn: 1, count: 3}\n",
    )
    assert (first.name, first.line, first.clauses, first.failures) == ("One", 1, ("T-1", "T-2"), ())
    assert (second.name, second.line, second.clauses) == ("Two", 7, ())
    assert second.failures == ("turn is 0, not 1",)


def test_a_refusal_must_come_with_its_clause_and_leaves_everything_as_it_was(tmp_path):
    text = (
        "moves:\n"
        "- {seat: 1, refuse: {do: play}, because: T-1}\n"
        "- {seat: 0, refuse: {do: [stay, whole, end]}, because: T-1}\n"
        "- {seat: 0, refuse: {raw: {go: away}}, because: T-2}\n"
        "- {seat: 0, refuse: {raw: [no, null]}, because: T-2}\n"
        "then: {turn: 0, count: 0}"
    )
    assert failures(tmp_path, text) == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("moves: [{seat: 1, do: play}]", "line 3: {seat: 1, do: play} is refused: toy.not-now verb=play (T-1)"),
        ("moves: [{seat: 0, do: dance}]", "line 3: {seat: 0, do: dance} is refused: toy.unread (T-2)"),
        ("moves: [{seat: 0, do: play, because: T-1}]", "line 3: 'because' belongs to a line with 'refuse'"),
        (
            "moves: [{seat: 0, refuse: {do: play}, because: T-1, and: 1}]",
            "line 3: the word 'and' does not belong to a line with 'refuse'",
        ),
        ("moves: [{refuse: {raw: [a, null]}}]", "line 3: 'refuse' needs an answer, and 'because' a clause"),
        (
            "moves: [{seat: 0, refuse: {do: play}, because: T-1}]",
            "line 3: {do: play} is allowed, but must be refused because of T-1",
        ),
        (
            "moves: [{refuse: {raw: [a, null]}, because: T-1}]",
            "line 3: {raw: [a, null]} is refused, but not because of T-1: toy.unread (T-2)",
        ),
        ("given: {turm: 1}", "the toy does not know 'turm'"),
        ("then: {turm: 1}", "the toy does not know 'turm'"),
        ("given: {seed: one}", "the seed 'one' is no whole number"),
        ("seats: 5", "toy is for 2 to 4 players, not for 5"),
        ("first: 2", "there is no seat 2 to begin"),
        ("first: 1", "toy.first (T-0)"),
        ("options: [advance]", "match.option-near word=advance near=advanced"),
        ("options: [zzz]", "match.option-unknown word=zzz known=advanced, step"),
        ("options: [step=3]", "match.option-value name=step value=3 known=1, 2"),
        ("options: [step=2, step=1]", "match.option-twice name=step"),
    ],
)
def test_what_goes_wrong_is_said(tmp_path, text, expected):
    assert failures(tmp_path, text) == (expected,)


def test_what_is_answered_only_where_asked_is_passed_over_elsewhere(tmp_path):
    text = "moves: [{seat: 0, do: [whole, part, whole, stay], where-asked: true}]\nthen: {turn: 1, count: 2}"
    assert failures(tmp_path, text) == ()


def test_an_unknown_game_fails(tmp_path):
    (result,) = run(tmp_path, "scenario: It goes\ngame: tor")
    assert result.failures == ("there is no game 'tor'",)


def test_a_game_without_options_says_so(tmp_path):
    game = Toy()
    game.options = ()
    assert failures(tmp_path, "options: [advanced]", game) == ("match.option-none word=advanced",)


def test_unknown_words_of_every_document_are_faults_with_their_places(tmp_path):
    with pytest.raises(ContentError) as caught:
        run(tmp_path, "scenario: A\ngame: toy\nmove: []\n---\nscenario: B\ngame: toy\nthem: {}\n")
    assert [(fault.code, fault.where.line) for fault in caught.value.faults] == [("Y21", 3), ("Y21", 7)]


def test_rules_that_explain_otherwise_than_they_play_are_found_out(tmp_path):
    class Lax(ToyRules):
        def explain(self, state, action):
            return None

    class Strict(ToyRules):
        def apply(self, state, action, dice, *, tell=True):
            try:
                return super().apply(state, action, dice, tell=tell)
            except IllegalAction:
                return super().apply(state, self.decisions(state)[0].options[0], dice, tell=tell)

    (lax,) = failures(tmp_path, "moves: [{seat: 1, do: play}]", Toy(Lax()))
    assert lax.startswith("line 3: {seat: 1, do: play} is explained as allowed, and is not: ")
    (strict,) = failures(tmp_path, "moves: [{seat: 1, refuse: {do: play}, because: T-1}]", Toy(Strict()))
    assert strict.startswith("line 3: {seat: 1, do: play} is explained as refused, and is allowed: ")
