"""The command line: what it does, and one sentence for everything that is wrong."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

import desktop
from desktop.catalogue import GAMES
from desktop.cli import run, window

ROOT = Path(desktop.__file__).parents[1]
SCENARIOS = ROOT / "tests" / "scenarios"


# ---------------------------------------------------------------------- simulate


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_simulate_prints_the_same_for_the_same_seed_but_for_the_rates(said, game):
    found = []
    for _ in range(2):
        code, out, err = said("simulate", game.id, "--games", 4, "--seed", 1, "--json")
        assert (code, err) == (0, "")
        found.append(json.loads(out))
    rates = ["moves_per_s", "games_per_s"]
    keys = ["game", "seats", "options", "games", "moves", "mean_moves", *rates, "wins", "outcomes"]
    assert list(found[0]) == keys
    for tally in found:
        assert tally.pop("moves_per_s") > 0
        assert tally.pop("games_per_s") > 0
    assert found[0] == found[1]
    tally = found[0]
    assert (tally["game"], tally["seats"], tally["options"], tally["games"]) == (game.id, game.seats[0], {}, 4)
    assert len(tally["wins"]) == tally["seats"]
    assert tally["mean_moves"] == round(tally["moves"] / 4, 2)
    assert sum(tally["outcomes"].values()) == 4
    assert set(tally["outcomes"]) <= set(game.outcomes)


def test_simulate_counts_a_shared_victory_for_each(said):
    _, out, _ = said("simulate", "armadora", "--seats", 4, "--games", 6, "--seed", 3, "--json")
    assert sum(json.loads(out)["wins"]) % 2 == 0


def test_simulate_for_people_names_game_options_and_endings(said):
    code, out, _ = said("simulate", "armadora", "--seats", 3, "--games", 2, "--option", "advanced")
    assert code == 0
    assert "armadora, 3 seats, advanced" in out
    assert "seat 2:" in out


def test_simulate_with_computer_players(said):
    code, out, err = said("simulate", "claim2", "--games", 1, "--seed", 1, "--bot", "recruit", "random", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["games"] == 1


def test_simulate_with_decks_by_id_or_name_the_rest_by_lot(said):
    asked = ("simulate", "ghour", "--seats", 3, "--games", 1, "--seed", 2, "--pick", "vorrak SCRAP column")
    code, out, err = said(*asked, "--pick", "deck-ysmer", "--json")
    assert (code, err) == (0, "")
    assert json.loads(out)["picks"] == ["deck-vorrak", "deck-ysmer", ""]
    _, out, _ = said(*asked)
    assert "seat 0: deck-vorrak  seat 1: by lot  seat 2: by lot" in out


def test_simulate_with_races_of_another_game(said):
    code, out, _ = said("simulate", "armadora", "--games", 1, "--pick", "Elves", "--json")
    assert (code, json.loads(out)["picks"]) == (0, ["elf", ""])


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("ghour", "--pick", "deck-vorak"), "There is no deck “deck-vorak”; did you mean “deck-vorrak”?"),
        (("ghour", "--pick", "q"), "There is no deck “q”; there are: "),
        (("armadora", "--pick", "q"), "There is no race “q”; there are: "),
        (("ghour", *["--pick", "deck-ysmer"] * 3), "Each of the 2 players needs a deck"),
        (("claim2", "--pick", "q"), "There is nothing to pick"),
    ],
)
def test_simulate_says_what_cannot_be_picked(said, words, why):
    code, out, err = said("simulate", *words, "--games", 1)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert why in err


def test_simulate_records_saves_that_replay_verifies(said, tmp_path):
    code, out, _ = said("simulate", "claim2", "--games", 2, "--seed", 5, "--record", tmp_path / "new", "--json")
    tally = json.loads(out)
    assert code == 0
    saves = sorted((tmp_path / "new").iterdir())
    assert [save.name for save in saves] == ["claim2-000005.meadhall", "claim2-000006.meadhall"]
    entries = 0
    wins = [0, 0]
    for save in saves:
        code, out, err = said("replay", save, "--json")
        assert (code, err) == (0, "")
        shown = json.loads(out)
        entries += shown["entries"]
        for seat, rank in enumerate(shown["outcome"]["ranks"]):
            wins[seat] += rank == 1
        assert shown["observation"]["asks"] == "over"
    assert (entries, wins) == (tally["moves"], tally["wins"])
    code, _, err = said("simulate", "claim2", "--games", 1, "--seed", 5, "--record", tmp_path / "new")
    assert (code, err.count("\n")) == (1, 1)
    assert "File exists" in err


# ---------------------------------------------------------------------- replay


def test_replay_prints_the_outcome(said, save):
    code, out, _ = said("replay", save)
    assert code == 0
    assert "ending    votes" in out
    assert "seat 1    rank" in out


def test_replay_prints_the_table_as_it_stood(said, save):
    code, out, _ = said("replay", save, "--to", 3)
    assert code == 0
    assert "answers   3" in out
    assert "deck_count: " in out
    assert '"hand":[]' in out, "what lies in hands is not public"
    code, out, _ = said("replay", save, "--to", 0, "--json")
    shown = json.loads(out)
    assert (shown["entries"], shown["outcome"], shown["observation"]["number"]) == (0, None, 1)


def test_replay_tells_a_torn_line_and_goes_on(said, save):
    save.write_bytes(save.read_bytes()[:-3])
    code, _, err = said("replay", save)
    assert code == 0
    assert "was cut off in line" in err


def test_replay_of_a_save_of_other_rules_fails(said, save):
    save.write_bytes(save.read_bytes().replace(b'"rules":1', b'"rules":0', 1))
    code, out, err = said("replay", save)
    assert code == 1
    assert "other rules" in err
    assert "answers" in out


# ---------------------------------------------------------------------- scenario


def test_scenarios_that_hold_pass(said):
    files = sorted((SCENARIOS / "claim2").glob("*.yaml"))
    code, out, err = said("scenario", *files)
    assert (code, err) == (0, "")
    assert out.startswith("scenarios: ")
    assert out.endswith(", failed: 0\n")


def test_a_scenario_that_fails_says_where_and_what(said, tmp_path):
    path = tmp_path / "wrong.yaml"
    path.write_text("scenario: No\ngame: claim2\n---\nscenario: Not\ngame: claim3\n")
    code, out, err = said("scenario", path)
    assert (code, out) == (1, "scenarios: 2, failed: 1\n")
    assert err == f"{path}:4: Not: there is no game 'claim3'\n"


def test_a_scenario_file_that_cannot_be_read_gets_a_line_for_each_fault(said, tmp_path):
    path = tmp_path / "wrong.yaml"
    path.write_text("scenario: No\ngame: claim2\nmove: []\nthen: []\n")
    code, out, err = said("scenario", path, path)
    assert code == 1
    assert out == "scenarios: 0, failed: 0, files that cannot be read: 2\n"
    first, second = err.splitlines()[:2]
    assert first.startswith(f"{path}:3:1: error Y21: ")
    assert "Did you mean" in first
    assert second.startswith(f"{path}:4:7: error Y23: ")


# ---------------------------------------------------------------------- what is wrong

WRONG = [
    (["simulate"], "GAME"),
    (["simulate", "claim"], "did you mean “claim2”?"),
    (["simulate", "zzz"], "there are: claim2, armadora"),
    (["simulate", "claim2", "--seats", "3"], "Claim 2 is for 2 players, not for 3"),
    (["simulate", "armadora", "--seats", "9"], "Armadora is for 2 to 4 players, not for 9"),
    (["simulate", "armadora", "--seats", "two"], "'two' is not a whole number"),
    (["simulate", "armadora", "--seats", "²"], "'²' is not a whole number"),
    (["simulate", "armadora", "--option", "advancd"], "did you mean “advanced”?"),
    (["simulate", "armadora", "--option", "advanced=very"], "cannot be “very”; it can be: off, on"),
    (["simulate", "armadora", "--option", "advanced", "--option", "advanced"], "twice"),
    (["simulate", "claim2", "--option", "advanced"], "this game has none"),
    (["simulate", "claim2", "--games", "0"], "at least 1"),
    (["simulate", "claim2", "--seed", "1.5"], "'1.5' is not a whole number"),
    (["simulate", "claim2", "--bot", "veterna"], "did you mean “veteran”?"),
    (["simulate", "claim2", "--bot", "random", "random", "random"], "3 computer players cannot sit on 2 seats"),
    (["simulate", "claim2", "--colour", "red"], "--colour"),
    (["scenario", "none.yaml"], "There is no file “none.yaml”"),
    (["scenario", "."], "“.” is a folder"),
    (["replay", "none.meadhall"], "There is no file “none.meadhall”"),
    (["none.meadhall"], "There is no file “none.meadhall”"),
    (["one.meadhall", "two.meadhall"], "one file at a time"),
    (["simulat", "claim2"], "did you mean “simulate”?"),
    (["self_test"], "did you mean “self-test”?"),
    (["--nonsense"], "--nonsense"),
    (["play", "claim2", "--bots", "1"], "does not name a seat"),
    (["play", "claim2", "--bots", "2=recruit"], "There is no seat 2; seats are counted from 0 to 1"),
    (["play", "claim2", "--bots", "1=recruit,1=veteran"], "Seat 1 is given two computer players"),
    (["play", "claim2", "--bots", "1=recruti"], "did you mean “recruit”?"),
    (["screenshot", "hme", "-o", "x.png"], "did you mean “home”?"),
    (["screenshot", "claim2"], "-o"),
    (["screenshot", "claim2", "--size", "big", "-o", "x.png"], "not a size like 1280x800"),
    (["screenshot", "claim2", "--scale", "99", "-o", "x.png"], "not a number from 0.5 to 8"),
    (["screenshot", "claim2", "--viewer", "2", "-o", "x.png"], "There is no seat 2"),
    (["screenshot", "home", "--language", "xx", "-o", "x.png"], "xx"),
    (["screenshot", "claim2", "-o", "no-such-folder/x.png"], "a folder that does not exist"),
]


@pytest.mark.parametrize(("arguments", "sentence"), WRONG, ids=lambda each: " ".join(each)[:50])
def test_wrong_usage_gets_one_sentence_and_exit_code_2(said, arguments, sentence, monkeypatch, tmp_path):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.chdir(tmp_path)
    code, out, err = said(*arguments)
    assert (code, out) == (2, "")
    assert sentence in err
    assert err.startswith("meadhall: ")
    assert err.count("\n") == 1
    assert "{" not in err


@pytest.mark.parametrize("held", [b"", b"\0" * 100, b'{"format":9,"app":"9"}\n', b'{"format":1,"ap', b"\xff\xfe words"])
@pytest.mark.parametrize("verb", [["replay"], []], ids=["replay", "window"])
def test_a_bad_save_gets_one_sentence_and_exit_code_1(said, tmp_path, held, verb, monkeypatch):
    monkeypatch.setattr(window, "opened", lambda file: pytest.fail("a window opens for nothing"))
    path = tmp_path / ("bad.meadhall" if verb else "bad.save")
    path.write_bytes(held)
    code, out, err = said(*verb, path)
    assert (code, out) == (1, "")
    assert err.count("\n") == 1
    assert path.name in err


def test_an_answer_that_is_not_there(said, save):
    code, _, err = said("replay", save, "--to", 999)
    assert code == 2
    assert "there is no answer 999" in err


def test_version_and_help(said):
    assert said("--version") == (0, f"Meadhall {desktop.__version__}\n", "")
    code, out, _ = said("--help")
    assert code == 0
    for verb in ("play", "simulate", "scenario", "replay", "screenshot", "self-test"):
        assert verb in out
        assert said(verb, "--help")[0] == 0


def test_broken_content_is_told_fault_by_fault(said, monkeypatch):
    from desktop.core.fault import ContentError, Fault, Mark
    from desktop.core.message import message

    def broken(*_):
        what = message("data.missing-file")
        raise ContentError((Fault("Y1", what, where=Mark("a.yaml", 2)), Fault("Y2", what)))

    monkeypatch.setattr("desktop.cli.asked.setup", broken)
    code, _, err = said("simulate", "claim2")
    assert code == 1
    assert err == "a.yaml:2: error Y1: This file does not exist.\nerror Y2: This file does not exist.\n"


def test_a_disk_that_fails_and_a_user_who_stops_it(said, monkeypatch):
    def fails(error):
        def do(*_):
            raise error

        return do

    monkeypatch.setattr("desktop.cli.asked.setup", fails(OSError(28, "No space left on device", "x")))
    assert said("simulate", "claim2") == (1, "", "meadhall: “x”: No space left on device\n")
    monkeypatch.setattr("desktop.cli.asked.setup", fails(KeyboardInterrupt()))
    assert said("simulate", "claim2") == (130, "", "")


def test_a_program_without_a_console_says_nothing(monkeypatch):
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert run(["simulate", "claim2", "--games", "1"]) == 0
    assert run(["simulate", "claim"]) == 2
    assert run(["--version"]) == 0
    assert run(["--help"]) == 0


def test_a_console_without_our_letters_shows_what_it_can(monkeypatch):
    narrow = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stderr", narrow)
    assert run(["simulate", "claim"]) == 2
    assert narrow.errors == "backslashreplace"
