"""The open deck behind its one door, the library as a list, drafts, and files that change."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

import desktop
from desktop.games.ghour.workshop.editing import Annotate, Rename, SetCount, empty
from desktop.ui.decks import drafts
from desktop.ui.decks.drafts import Autosave, Draft, discard, leftovers
from desktop.ui.decks.faces import face_of
from desktop.ui.decks.library import SUFFIX, Loader, errors, shipped
from desktop.ui.decks.model import ORDERS, DeckModel, LibraryModel
from desktop.ui.decks.watch import Watch

ROOT = Path(desktop.__file__).parents[1]
CARDS = """format: ghour-cards/1
set: {id: mine, name: Mine, version: 1, language: en}
colours: {pink: {name: Pink}}
cards:
- {id: my-1, name: Pink Thing, type: creature, colour: pink, cost: {gold: 1}, defence: 2, tp: 1}
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    place = tmp_path_factory.mktemp("cache")
    return Loader([shipped()], place / "cards").load()


@pytest.fixture
def model(qapp, library):
    return DeckModel(library, library.decks["deck-vorrak"])


def test_a_freshly_loaded_deck_does_not_count_as_changed(model, library):
    assert not model.is_changed
    model.add("vor-07")
    assert model.is_changed
    model.open(library.decks["deck-ysmer"])
    assert (model.is_changed, model.stack.count()) == (False, 0)


def test_what_was_done_and_undone_by_hand_is_no_change(model):
    model.remove("vor-03")
    model.remove("vor-18")
    assert model.is_changed
    model.add("vor-18")
    model.add("vor-03")
    assert not model.is_changed


def test_fifty_edits_are_undone_and_redone(model):
    seen = [model.deck]
    for turn in range(50):
        assert model.remove("vor-03") if turn % 6 < 3 else model.add("vor-03")
        seen.append(model.deck)
    for before in reversed(seen[:-1]):
        model.stack.undo()
        assert model.deck == before
    assert not model.is_changed
    for after in seen[1:]:
        model.stack.redo()
        assert model.deck == after


def test_an_edit_that_changes_nothing_leaves_no_trace(model):
    assert not model.add("vor-03")
    assert not model.remove("tel-03")
    assert not model.do(Rename("en", "Vorrak Scrap Column"))
    assert model.stack.count() == 0


def test_letters_typed_one_after_another_are_one_edit(model):
    for end in range(1, 6):
        model.do(Annotate("en", "Hold!"[:end]))
    for end in range(1, 3):
        model.do(Annotate("hu", "Őr"[:end]))
    assert model.stack.count() == 2
    model.stack.undo()
    assert model.deck.notes == (("en", "Hold!"),)
    assert model.stack.undoText() == "Change the notes"


def test_the_stack_names_the_card(model):
    model.remove("vor-03")
    assert model.stack.undoText() == "Remove Scrap Runt"


def test_verdict_mend_and_advice(model):
    model.do(SetCount("vor-03", 4))
    first, second = errors(model.faults)
    assert (first.code, second.code) == ("V302", "V303")
    assert model.do(model.mend(first))
    assert errors(model.faults) == ()
    assert model.odds is not None
    assert model.statistics.size == model.size == 36


def test_groups_and_piles(model):
    groups = dict(model.groups())
    assert list(groups) == ["base", "creature", "building", "extension", "item", "spell"]
    assert [card for card, _ in groups["creature"]][:3] == ["vor-04", "vor-03", "vor-06"]
    assert sum(n for _, rows in model.piles() for _, n in rows) == 36
    model.do(SetCount("nobody", 1))
    assert dict(model.groups())[""] == (("nobody", 1),)


def test_saving(model, tmp_path):
    model.remove("vor-03")
    path = tmp_path / "decks" / f"mine{SUFFIX}"
    model.save(path)
    assert not model.is_changed
    again = Loader([shipped(), tmp_path], tmp_path / "cache").load()
    # the shipped deck of the same id comes first; the file itself has what was saved
    assert again.decks["deck-vorrak"].cards != model.deck.cards
    assert '"vor-03": 2' in path.read_text(encoding="utf-8")


def test_a_disk_that_refuses_leaves_the_old_file(model, tmp_path, monkeypatch):
    path = tmp_path / f"mine{SUFFIX}"
    model.save(path)
    before = path.read_bytes()
    model.remove("vor-03")
    monkeypatch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError(28, "full")))
    with pytest.raises(OSError, match="full"):
        model.save(path)
    assert (path.read_bytes(), model.is_changed) == (before, True)
    assert list(tmp_path.iterdir()) == [path]


# ---------------------------------------------------------------------- the library


def test_the_library_as_a_list(model, qtmodeltester):
    cards = LibraryModel(model)
    qtmodeltester.check(cards)
    assert cards.rowCount() == 72
    cards.search("kw:flying")
    assert [cards.card(row).id for row in range(cards.rowCount())] == ["ysm-05", "ysm-10"]
    assert cards.index(0).data() == "Dreammoth Swarm"
    assert cards.row_of("ysm-10") == 1
    assert cards.index(0).data(cards.COUNT) == 0
    model.add("ysm-05")
    assert cards.index(0).data(cards.COUNT) == 1
    cards.search("deck>0 kw:flying")
    assert cards.rowCount() == 1
    model.remove("ysm-05")
    assert cards.rowCount() == 0
    cards.search("")
    assert cards.flags(cards.index(0)) & Qt.ItemFlag.ItemIsDragEnabled


@pytest.mark.parametrize("order", ORDERS)
def test_every_order_shows_every_card(model, order):
    cards = LibraryModel(model)
    cards.sort_by(order)
    assert len({cards.card(row).id for row in range(cards.rowCount())}) == 72


def test_names_sort_as_the_language_sorts(model, monkeypatch):
    from desktop.ui.decks import model as module

    monkeypatch.setattr(module, "spoken", lambda: "hu")
    cards = LibraryModel(model)
    cards.search("colour:red")
    cards.sort_by("name")
    names = [dict(cards.card(row).name)["hu"] for row in range(cards.rowCount())]
    # in code points Ü stands behind Z
    assert names.index("Üvöltő őrjöngő") < names.index("Vastüske-torony") < names.index("Zsoldos zúzók")


# ---------------------------------------------------------------------- drafts


def test_a_draft_is_written_and_goes_with_saving(model, tmp_path, qtbot):
    keeper = Autosave(model, tmp_path / "drafts", wait=20)
    model.remove("vor-03")
    qtbot.waitUntil(keeper.path.exists)
    # who still works loses nothing, and so nothing is offered
    assert leftovers(tmp_path / "drafts") == ()
    model.save(tmp_path / f"x{SUFFIX}")
    assert not keeper.path.exists()


CRASH = """
import os, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
app = QCoreApplication([])
from desktop.ui.decks.drafts import Autosave
from desktop.ui.decks.library import Loader, shipped
from desktop.ui.decks.model import DeckModel
home = Path(sys.argv[1])
library = Loader([shipped()], home / "cache").load()
model = DeckModel(library, library.decks["deck-vorrak"])
keeper = Autosave(model, home)
model.remove("vor-03")
keeper.write()
os._exit(1)
"""


def test_a_crash_leaves_a_draft_that_is_offered(library, tmp_path, qapp):
    done = subprocess.run([sys.executable, "-c", CRASH, str(tmp_path)], cwd=ROOT, check=False, timeout=60)
    assert done.returncode == 1
    ((path, draft),) = leftovers(tmp_path)
    assert draft.saved == library.decks["deck-vorrak"]
    model = DeckModel(library, empty("d", "D", "en"))
    model.open(draft.deck, saved=draft.saved)
    assert model.is_changed
    assert model.count("vor-03") == 2
    discard(path)
    assert leftovers(tmp_path) == ()


def test_a_damaged_draft_is_passed_over(tmp_path, qapp):
    (tmp_path / f"x{drafts.SUFFIX}").write_text("{", encoding="utf-8")
    assert leftovers(tmp_path) == ()
    assert Draft


# ---------------------------------------------------------------------- files


def put(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_a_card_file_that_breaks_and_is_mended_shows_within_a_second(tmp_path, qtbot):
    put(tmp_path / "cards" / "mine.yaml", CARDS)
    watch = Watch(Loader([shipped(), tmp_path], tmp_path / "cache"))
    assert watch.library.name("my-1", "en") == "Pink Thing"
    for text, faulty in ((CARDS.replace("type: creature", "type: cretaure"), True), (CARDS, False)):
        began = time.monotonic()
        with qtbot.waitSignal(watch.renewed, timeout=5_000):
            put(tmp_path / "cards" / "mine.yaml", text)
        assert time.monotonic() - began < 1.5
        assert bool(watch.library.faults) == faulty
        assert ("my-1" in watch.library.cards) != faulty
    fault = Loader([shipped(), tmp_path], tmp_path / "cache").load().faults
    assert fault == ()


def test_a_new_file_is_seen(tmp_path, qtbot):
    watch = Watch(Loader([shipped(), tmp_path], tmp_path / "cache"))
    with qtbot.waitSignal(watch.renewed, timeout=5_000):
        put(tmp_path / "cards" / "mine.yaml", CARDS)
    assert "my-1" in watch.library.cards


def test_the_same_id_or_name_in_two_files_is_a_fault_of_the_second(tmp_path):
    put(tmp_path / "cards" / "a.yaml", CARDS)
    put(tmp_path / "cards" / "b.yaml", CARDS)
    put(tmp_path / "cards" / "c.yaml", CARDS.replace("my-1", "my-2").replace("Pink T", "pink t"))
    library = Loader([tmp_path], tmp_path / "cache").load()
    assert [(fault.code, fault.message.key, Path(fault.where.file).name) for fault in library.faults] == [
        ("V102", "ghour.v102.elsewhere", "b.yaml"),
        ("V119", "ghour.v119.elsewhere", "c.yaml"),
    ]
    assert list(library.cards) == ["my-1"]


def test_what_was_compiled_is_what_the_files_say(tmp_path):
    put(tmp_path / "cards" / "a.yaml", CARDS)
    os.utime(tmp_path / "cards" / "a.yaml", (1_600_000_000, 1_600_000_000))
    first = Loader([shipped(), tmp_path], tmp_path / "cache").load()
    second = Loader([shipped(), tmp_path], tmp_path / "cache").load()
    assert (second.content, second.faults, second.hashes) == (first.content, first.faults, first.hashes)
    (tmp_path / "cache").write_bytes(b"\x93damaged")
    assert Loader([shipped(), tmp_path], tmp_path / "cache").load().content == first.content


def test_faces_of_every_card_in_every_language(library):
    for card in library.cards.values():
        for language in ("en", "hu", "nl", "pl"):
            face = face_of(card, language)
            assert face.name == dict(card.name)[language]
            assert len(face.abilities) == len(card.abilities)


def test_a_colour_without_a_coat_borrows_one(tmp_path):
    put(tmp_path / "cards" / "mine.yaml", CARDS)
    card = Loader([tmp_path], tmp_path / "cache").load().cards["my-1"]
    assert face_of(card, "en", 1).coat.key == "blue"
    assert face_of(card, "en").emblem == "meeple"
