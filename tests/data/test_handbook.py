"""The pages of rules: how they are read, and that every clause stands on every one of them."""

import importlib
import re
from pathlib import Path

import pytest

from desktop import paths
from desktop.catalogue import GAMES
from desktop.core.fault import ContentError
from desktop.data.handbook import clauses_of, mentioned, read_handbook, split_at_clauses
from desktop.ui.games import table

TESTS = Path(__file__).resolve().parents[1]
LANGUAGES = ("en", "hu", "nl", "pl")
PAGES = sorted(folder.parent.name for folder in paths.rules_data().glob("*/rules"))
TEXT = """# A game

## First
[C2-3.1 3.2 E1..3] One paragraph
on two lines.

Another, see C2-4.1.

- an item
- and another

## Second
[C2-9.1]
| Number | Name |
| 1 | *one* |

> For example
### Smaller
!table moves=3
"""


def clauses(game):
    """Return every clause of ``game`` and what the list of clauses says of it."""
    text = (TESTS / "clauses" / f"{game}.yaml").read_text(encoding="utf-8")
    return dict(re.findall(r"^([A-Z0-9]+-[^:\s]+):\s*(.*)$", text, re.MULTILINE))


def book(game, language):
    file = paths.rules_data() / game / "rules" / f"{language}.md"
    return read_handbook(file.read_text(encoding="utf-8"), file.name)


def test_a_page_is_read():
    page = read_handbook(TEXT)
    assert page.title == "A game"
    assert [section.title for section in page.sections] == ["First", "Second"]
    first, second = page.sections
    assert [block.kind for block in first.blocks] == ["text", "text", "item", "item"]
    assert first.blocks[0].text == "One paragraph on two lines."
    assert first.blocks[0].clauses == ("C2-3.1", "C2-3.2", "C2-E1", "C2-E2", "C2-E3")
    assert first.blocks[0].tags == ("C2-3.1", "C2-3.2", "C2-E1–3")
    assert [block.kind for block in second.blocks] == ["table", "example", "heading", "picture"]
    assert second.blocks[0].rows == (("Number", "Name"), ("1", "*one*"))
    assert second.blocks[0].clauses == ("C2-9.1",)
    assert second.blocks[3].text == "table moves=3"
    assert page.named == ("C2-4.1",)


def test_clauses_are_found():
    page = read_handbook(TEXT)
    assert page.find("C2-E2") == (0, 0)
    assert page.find("C2-9.1") == (1, 0)
    assert page.find("C2-9.7") == (1, 0)
    assert page.find("C2-9") == (1, 0)
    assert page.find("C2-7.1") is None


def test_words_are_found():
    page = read_handbook(TEXT)
    assert page.hits("PARAGRAPH") == ((0, 0),)
    assert page.hits("one") == ((0, 0), (1, 0))
    assert page.hits("c2-e3") == ((0, 0),)
    assert page.hits("table moves") == page.hits("  ") == ()


def test_runs_of_clauses():
    assert clauses_of("OR-E09..11")[0] == ("OR-E09", "OR-E10", "OR-E11")
    assert clauses_of("GH-6.20a..c")[0] == ("GH-6.20a", "GH-6.20b", "GH-6.20c")
    assert clauses_of("GH-9.8..10 12.1") == (("GH-9.8", "GH-9.9", "GH-9.10", "GH-12.1"), ("GH-9.8–10", "GH-12.1"))


@pytest.mark.parametrize("anchors", ["C2-", "C2-x..y", "C2-3", "C2-3.1 wrong"])
def test_what_is_no_clause_is_a_fault(anchors):
    with pytest.raises(ContentError):
        read_handbook(f"# A\n\n## B\n\n[{anchors}] text")


def test_words_before_the_first_section_are_a_fault():
    with pytest.raises(ContentError) as caught:
        read_handbook("# A\n\nlost", "en.md")
    assert str(caught.value.faults[0].where) == "en.md:3:1"


def test_a_text_is_split_at_its_clauses():
    assert split_at_clauses("see C2-3.1.") == (("see ", False), ("C2-3.1", True), (".", False))
    assert mentioned("OR-E04, GH-12.20a and 3.5") == ("OR-E04", "GH-12.20a")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PAGES)
def test_every_breakable_clause_stands_on_the_page(game, language):
    known = clauses(game)
    page = book(game, language)
    wanted = [clause for clause, kind in known.items() if kind == "breakable"]
    assert [clause for clause in wanted if clause not in page.clauses] == []
    assert [clause for clause in (*page.clauses, *page.named) if clause not in known] == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", PAGES)
def test_every_language_says_the_same_clauses_in_the_same_order(game, language):
    english, page = book(game, "en"), book(game, language)
    assert len(page.sections) == len(english.sections)
    for ours, theirs in zip(page.sections, english.sections, strict=True):
        assert [block.kind for block in ours.blocks] == [block.kind for block in theirs.blocks], ours.title
        assert [block.tags for block in ours.blocks] == [block.tags for block in theirs.blocks], ours.title
        shapes = [[len(row) for row in block.rows] for block in ours.blocks]
        assert shapes == [[len(row) for row in block.rows] for block in theirs.blocks], ours.title


def test_every_game_has_its_page():
    assert sorted(game.id for game in GAMES if game.id not in PAGES) == []


@pytest.mark.parametrize("game", PAGES)
def test_every_clause_that_a_refusal_can_name_has_its_place(game):
    sources = (Path(paths.__file__).parent / "games" / game).rglob("*.py")
    prefix = book(game, "en").clauses[0].partition("-")[0]
    text = "".join(file.read_text(encoding="utf-8") for file in sources)
    named = set(re.findall(rf'"({prefix}-[0-9A-Z][\w.]*)"', text))
    # a variant that is not played has no words
    assert {clause for clause in named if book(game, "en").find(clause) is None} <= {"C2-13.1", "OR-11"}


@pytest.mark.parametrize("game", PAGES)
def test_every_question_has_a_clause_that_stands_on_the_page(game):
    module = importlib.import_module(f"desktop.ui.games.{game}.clauses")
    assert [clause for clause in module.CLAUSES.values() if clause not in book(game, "en").clauses] == []
    assert callable(table(f"desktop.ui.games.{game}").clause)
