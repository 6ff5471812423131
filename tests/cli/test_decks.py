"""``decks`` and ``cards``: the verdict in the words of the rules, at every door the same."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import desktop
from desktop import paths
from desktop.cli import run
from desktop.games.ghour import content
from desktop.games.ghour import deck as verdict
from desktop.games.ghour.model import Content
from desktop.games.ghour.rules import GhourRules
from desktop.ui.decks import library as library_module
from desktop.ui.decks.library import Loader, errors
from desktop.ui.decks.model import DeckModel
from desktop.ui.text import say_fault

ROOT = Path(desktop.__file__).parents[1]
SHIPPED = paths.rules_data() / "ghour"
DECKS = SHIPPED / "decks" / "clans.yaml"
HEAD = "format: ghour-decks/1\nsets: [clans-and-counting-houses]\ndecks:\n- id: d\n  name: D\n  cards:\n"
VORRAK = dict(next(deck.cards for deck in content.load(SHIPPED).decks if deck.id == "deck-vorrak"))


@pytest.fixture(autouse=True)
def home(tmp_path, monkeypatch):
    """Nothing of the user's is read or written."""
    monkeypatch.setattr(paths, "user_data", lambda: tmp_path / "data")
    monkeypatch.setattr(paths, "user_cache", lambda: tmp_path / "cache")
    return tmp_path


@pytest.fixture
def said(capsys):
    """Return a function that runs the command line and gives exit code, output and complaints."""

    def call(*arguments: object) -> tuple[int, str, str]:
        capsys.readouterr()
        code = run([str(each) for each in arguments])
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    return call


def written(folder: Path, cards: dict[str, int], head: str = HEAD) -> Path:
    path = folder / "d.yaml"
    path.write_text(head + "".join(f"    {card}: {n}\n" for card, n in cards.items()), encoding="utf-8")
    return path


def test_the_shipped_decks_are_legal(said):
    assert said("decks", "check", DECKS) == (0, "files: 1, decks and pools: 5, files with errors: 0\n", "")


FAULTS = [
    ({"vor-03": 2}, "4:3: error V303 (GH-7.1): deck 'd': 35 cards instead of exactly 36. Add 1."),
    ({"vor-14": 2}, "4:3: error V303 (GH-7.1): deck 'd': 37 cards instead of exactly 36. Remove 1."),
    (
        {"vor-03": 4, "vor-14": 0},
        (
            "9:5: error V302 (GH-7.2): deck 'd': 4 copies of 'Scrap Runt' (vor-03); a deck may hold at most 3 "
            "identical cards. Remove 1."
        ),
    ),
    (
        {"vor-01": 0, "vor-14": 2},
        "4:3: error V304 (GH-7.3): deck 'd': no starting base (cost 20 gold). Add exactly one starting base.",
    ),
    (
        {"vor-14": 0, "tel-01": 1},
        (
            "4:3: error V304 (GH-7.3): deck 'd': 2 starting bases (cost 20 gold) instead of one. Keep exactly one "
            "starting base."
        ),
    ),
    (
        {"vor-14": 0, "vor-031": 1},
        "24:5: error V301 (GH-13.3): deck 'd': there is no card 'vor-031'. Did you mean “Scrap Runt” (vor-03)?",
    ),
]


@pytest.mark.parametrize(("change", "told"), FAULTS, ids=["35", "37", "4-copies", "no-base", "two-bases", "unknown"])
def test_each_fault_in_the_words_of_the_rules_at_all_four_doors(said, tmp_path, qapp, change, told):
    cards = {card: n for card, n in (VORRAK | change).items() if n}
    path = written(tmp_path, cards)
    code, out, err = said("decks", "check", path)
    assert (code, out) == (1, "files: 1, decks and pools: 1, files with errors: 1\n")
    assert f"{path}:{told}" in err.splitlines()
    errors_told = [line for line in err.splitlines() if " error " in line]
    # the same verdict in the editor
    library = Loader([SHIPPED], tmp_path / "c").load()
    deck = msgspec.structs.replace(library.decks["deck-vorrak"], id="d", cards=tuple(cards.items()))
    model = DeckModel(library, deck)
    editor = [say_fault(fault, library.names) for fault in errors(model.faults)]
    assert sorted(editor) == sorted(line.split(": ", 1)[1] for line in errors_told)
    # and where a list is imported
    plain = tmp_path / "d.txt"
    plain.write_text("# name: D\n" + "".join(f"{n} {card}\n" for card, n in cards.items()), encoding="utf-8")
    _, _, imported = said("decks", "check", plain)
    assert {line.split("): ", 1)[1].split(": ", 1)[-1] for line in imported.splitlines() if " error " in line} == {
        line.split("): ", 1)[1].split(": ", 1)[-1] for line in errors_told if "V301" not in line
    } | ({"there is no card 'vor-031'. Did you mean “Scrap Runt” (vor-03)?"} if "vor-031" in cards else set()) | (
        {"35 cards instead of exactly 36. Add 1."} if "vor-031" in cards else set()
    )
    # and where a match is set up
    from desktop.core.rules import Setup

    rules = GhourRules(Content(library.content.sets, library.content.cards, (*library.content.decks, deck)))
    refused = rules.refuse_setup(Setup(2, (), picks=("d", "deck-ysmer")))
    found = [fault for fault in verdict.faults(deck, library.cards) if fault.level == "error"]
    assert [(refusal.clause, refusal.message) for refusal in refused] == [(f.clause, f.message) for f in found]


def test_a_wrong_set(said, tmp_path):
    path = written(tmp_path, VORRAK, HEAD.replace("clans-and-counting-houses", "clans-and-counting-horses"))
    code, _, err = said("decks", "check", path)
    assert code == 1
    assert err == (
        f"{path}:2:8: error V311 (GH-13.3): file: the card set 'clans-and-counting-horses' is not loaded. "
        "Did you mean “clans-and-counting-houses”?\n"
    )


def test_a_set_that_has_changed_is_a_warning(said, tmp_path):
    head = HEAD.replace("[clans-and-counting-houses]", "[{id: clans-and-counting-houses, version: 1, hash: 00000000}]")
    code, _, err = said("decks", "check", written(tmp_path, VORRAK, head))
    assert code == 0
    assert "warning V311 (GH-13.3): file: the card set 'clans-and-counting-houses' is not as it was" in err


@pytest.mark.parametrize(
    ("text", "code"), [("", "V001"), ("decks: [", "V001"), ("format: x", "V002"), ("a: &b c", "V005"), ("\tx", "V007")]
)
def test_a_damaged_file_is_told_in_lines(said, tmp_path, text, code):
    path = tmp_path / "d.yaml"
    path.write_text(text, encoding="utf-8")
    exit_code, _, err = said("decks", "check", path)
    assert exit_code == 1
    assert f" {code} (GH-13.1): " in err
    assert "Traceback" not in err


def test_faults_for_programs(said, tmp_path):
    path = written(tmp_path, VORRAK | {"vor-03": 2})
    code, out, err = said("decks", "check", path, "--json")
    (fault,) = json.loads(out)
    assert (code, err, fault["code"], fault["line"], fault["level"]) == (1, "", "V303", 4, "error")


@pytest.mark.parametrize(
    "arguments",
    [
        ("decks",), ("decks", "check"), ("decks", "check", "nowhere.yaml"), ("decks", "print", "x"), ("cards", "check"),
        ("decks", "print", "deck-ysmer", "-o", "x.pdf", "--paper", "A5"), ("decks", "check", "."), ("cards", "mend"),
        ("decks", "print", "deck-ysmer", "-o", "x.pdf", "--bleed", "7"), ("decks", "print", "nobody", "-o", "x.pdf"),
        ("decks", "print", "deck-ysmer", "-o", "no/such/x.pdf"), ("decks", "print", str(DECKS), "-o", "x.pdf"),
        ("decks", "convert", str(DECKS), "x.txt"), ("decks", "convert", str(DECKS), "-", "--deck", "nobody"),
        ("cards", "check", "nowhere"), ("decks", "print", "deck-ysmer", "-o", "x.pdf", "--offset", "1"),
    ],
    ids=" ".join,
)  # fmt: skip
def test_wrong_usage_is_one_line_and_2(said, tmp_path, monkeypatch, arguments):
    monkeypatch.chdir(tmp_path)
    code, out, err = said(*arguments)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert list(tmp_path.glob("x.*")) == []


def test_list(said):
    code, out, err = said("decks", "list", "--language", "hu")
    assert (code, err) == (0, "")
    assert out.splitlines()[0].split() == ["deck-vorrak", "deck", "36", "ok", "Vorrak", "roncshad"]
    _, out, _ = said("decks", "list", "--json")
    assert [row["cards"] for row in json.loads(out)] == [36, 36, 36, 36, 48]


@pytest.mark.parametrize("language", ["en", "hu", "nl", "pl"])
def test_there_and_back(said, tmp_path, language):
    plain, yaml = tmp_path / "a.txt", tmp_path / "b.yaml"
    assert said("decks", "convert", DECKS, plain, "--deck", "deck-ysmer", "--language", language) == (0, "", "")
    assert said("decks", "convert", plain, yaml) == (0, "", "")
    assert said("decks", "check", yaml, plain)[0] == 0
    library = Loader([SHIPPED], tmp_path / "c").load()
    found = content.check_files([yaml], Content(library.content.sets, library.content.cards)).content.decks[0]
    assert found.cards == library.decks["deck-ysmer"].cards
    assert found.sets[0].hash == library.hashes["clans-and-counting-houses"]


def test_half_a_deck_is_not_converted(said, tmp_path):
    plain = tmp_path / "a.txt"
    plain.write_text("3 Scrap Runt\n2 Scarp Runt\n", encoding="utf-8")
    code, out, err = said("decks", "convert", plain, tmp_path / "b.yaml")
    assert (code, out) == (1, "")
    assert (
        f"{plain}:2:1: error V301 (GH-13.3): line 2: there is no card 'Scarp Runt'. Did you mean “Scrap Runt”?" in err
    )
    assert not (tmp_path / "b.yaml").exists()


@pytest.mark.parametrize("what", ["deck-ysmer", "pool-gold-concordat", "clans-and-counting-houses", "own.txt"])
def test_print(said, tmp_path, qapp, what):
    (tmp_path / "own.txt").write_text("2 Scrap Runt\n", encoding="utf-8")
    what = tmp_path / what if what == "own.txt" else what
    code, out, _ = said("decks", "print", what, "-o", tmp_path / "x.pdf", "--paper", "letter", "--backs", "none")
    assert code == 0
    assert "pages: " in out
    assert (tmp_path / "x.pdf").read_bytes().startswith(b"%PDF")


def test_cards_that_are_not_known_are_not_printed(said, tmp_path, qapp):
    path = written(tmp_path, {"vor-01": 1, "nobody": 2})
    code, _, err = said("decks", "print", path, "-o", tmp_path / "x.pdf")
    assert code == 1
    assert "there is no card 'nobody'" in err
    assert not (tmp_path / "x.pdf").exists()


# ---------------------------------------------------------------------- cards

CARDS = """format: ghour-cards/1
set: {id: mine, name: Mine, version: 1, language: en}
colours: {pink: {name: Pink}}
cards:
- {id: my-1, name: Pink Thing, type: creature, colour: pink, cost: {gold: 1}, defence: 2, tp: 1}
"""


def test_the_shipped_cards_are_sound(said):
    assert said("cards", "check", SHIPPED) == (0, "files: 1, sound cards: 72, errors: 0, warnings: 0\n", "")


def test_faults_of_cards(said, tmp_path):
    path = tmp_path / "mine.yaml"
    path.write_text(CARDS.replace("colour: pink", "color: pink").replace("my-1", "vor-03"), encoding="utf-8")
    code, out, err = said("cards", "check", path)
    assert code == 1
    assert out.endswith("errors: 2, warnings: 0\n")
    assert f"{path}:5:50: error V103 (GH-13.1): card 'vor-03': unknown field 'color'. Did you mean “colour”?" in err
    path.write_text(CARDS.replace("my-1", "vor-03"), encoding="utf-8")
    _, _, err = said("cards", "check", tmp_path)
    assert f"{path}:5:1: error V102 (GH-13.3): card 'vor-03': the id was used already in " in err


def test_the_users_own_cards_count_everywhere(said, home):
    own = home / "data" / "ghour" / "cards"
    own.mkdir(parents=True)
    (own / "mine.yaml").write_text(CARDS, encoding="utf-8")
    path = written(home, VORRAK | {"vor-14": 0, "my-1": 1})
    path.write_text(
        path.read_text(encoding="utf-8").replace("    vor-14: 0\n", "").replace("houses]", "houses, mine]"),
        encoding="utf-8",
    )
    assert said("decks", "check", path)[0] == 0
    assert said("cards", "check", own)[0] == 0


def test_the_schema_takes_what_the_reader_takes(said):
    code, out, _ = said("cards", "schema")
    schema = json.loads(out)
    assert code == 0
    card = schema["$defs"]["card"]
    assert set(card["properties"]["keywords"]["items"]["enum"]) >= {"flying", "catapult"}
    jsonschema = pytest.importorskip("jsonschema")
    from desktop.data.nodes import plain
    from desktop.data.reader import read

    shipped = plain(read(SHIPPED / "cards" / "clans.yaml"))
    jsonschema.Draft202012Validator.check_schema(schema)
    jsonschema.validate(shipped, schema)
    shipped["cards"][0]["tp"] = 3
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(shipped, schema)


def test_checking_draws_nothing(home):
    """Neither verb loads Qt's drawing."""
    code = (
        "import sys\nfrom desktop.cli import run\n"
        f"codes = run(['decks', 'check', {str(DECKS)!r}]), run(['cards', 'check', {str(SHIPPED)!r}])\n"
        "assert codes == (0, 0), codes\n"
        "drawing = [name for name in sys.modules if name in ('PySide6.QtGui', 'PySide6.QtWidgets')]\n"
        "assert not drawing, drawing\n"
    )
    environment = {"XDG_DATA_HOME": str(home), "XDG_CACHE_HOME": str(home), "HOME": str(home), "PATH": ""}
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, check=True, timeout=60)


def test_the_folders_are_those_of_the_user(home):
    assert library_module.own() == home / "data" / "ghour"
