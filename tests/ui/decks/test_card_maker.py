"""Cards of one's own: templates, copies, faults with their place and mend, and files that other editors write."""

import json

import pytest
from PySide6.QtWidgets import QApplication

from desktop.core.fault import Mark
from desktop.data import reader
from desktop.games.ghour.model import TYPES
from desktop.games.ghour.workshop import gathering
from desktop.games.ghour.workshop.card_writing import new_set, with_card, write_card
from desktop.ui.decks import library as decks_library
from desktop.ui.decks.card_text import judge, mended
from desktop.ui.decks.library import Loader
from desktop.ui.decks.watch import Watch
from desktop.ui.screens.card_maker import CardMakerPage


@pytest.fixture
def maker(dark, mine, tmp_path, show, app):
    loader = Loader((decks_library.shipped(), mine), tmp_path / "cache.msgpack")
    return show(CardMakerPage(dark, loader, Watch(loader)))


def test_every_shipped_card_is_written_as_it_is_read(watch):
    library = watch.library
    text = new_set("mine", "Mine", "en", [colour for _, colour in library.colours.values()])
    for card in library.content.cards:
        text = with_card(text, write_card(card))
    found = gathering.read_card_file("mine.yaml", reader.read_text(text, "mine.yaml"))
    assert not [fault for fault in found.faults if fault.level == "error"]
    import msgspec

    assert [msgspec.structs.replace(card, set="") for card in found.cards] == [
        msgspec.structs.replace(card, set="") for card in library.content.cards
    ]


def test_a_card_that_is_too_strong_is_told_of(maker):
    maker.book.begin("Mine")
    maker.add("creature")
    assert maker.forms.worth()[0]
    maker.pane.setPlainText(maker.pane.toPlainText().replace("value: 2", "value: 12"))
    maker._read()
    good, words = maker.forms.worth()
    assert not good
    assert words


def test_a_new_card_of_every_type_is_sound(maker):
    maker.book.begin("Házi lapok")
    for kind in TYPES:
        maker.add(kind)
    assert not maker.book.judged.errors
    assert [entry.card.type for entry in maker.book.judged.entries] == list(TYPES)
    assert maker.book.is_changed
    maker.save.click()
    assert not maker.book.is_changed
    assert sum(card.set == "hazi-lapok" for card in maker.book.library.content.cards) == len(TYPES)


def test_a_copy_gets_an_id_and_names_of_its_own(maker):
    maker.book.begin("Mine")
    maker.add_copy("vor-08")
    maker.add_copy("vor-08")
    assert not maker.book.judged.errors
    names = [entry.name for entry in maker.book.judged.entries]
    assert len(set(names)) == 2
    assert maker.forms.card is not None
    assert maker.forms.card.attacks == maker.book.library.cards["vor-08"].attacks


def broken(maker):
    maker.book.begin("Mine")
    maker.add_copy("vor-05")
    maker.pane.setPlainText(maker.pane.toPlainText().replace("[berserk", "[berzerk"))
    maker._read()


def test_a_fault_has_its_place_and_its_mend(maker):
    broken(maker)
    (fault,) = maker.book.judged.faults
    line = next(at for at, row in enumerate(maker.pane.toPlainText().split("\n"), 1) if "berzerk" in row)
    assert fault.where == Mark("mine.yaml", line, fault.where.column)
    assert maker.pane.toPlainText().split("\n")[line - 1][fault.where.column - 1 :].startswith("berzerk")
    assert maker.book.judged.entries[0].level == "error"
    # what is left of the card stays in sight
    assert maker.forms.card is not None
    maker.pane.go_to(1)
    maker.next_fault()
    assert maker.pane.textCursor().blockNumber() + 1 == line
    row = maker.faults.rows[0]
    assert f"{line}:" in row.accessibleName()
    row.button.click()
    assert not maker.book.judged.faults
    assert "berserk" in maker.pane.toPlainText()


def test_only_one_word_is_mended(maker):
    broken(maker)
    text = maker.pane.toPlainText()
    after = mended(text, maker.book.judged.faults[0])
    assert after == text.replace("berzerk", "berserk", 1)


def in_place(path, text):
    """Write as VS Code does, the first half before the second."""
    with path.open("w", encoding="utf-8") as file:
        file.write(text[:100])
        file.flush()
        file.write(text[100:])


def as_vim(path, text):
    """Write as vim does: the old file steps aside, a new one of its name appears, the old one goes."""
    aside = path.with_name(f"{path.name}~")
    path.rename(aside)
    path.write_text(text, encoding="utf-8")
    aside.unlink()


def replacing(path, text):
    """Write as careful editors do: another file takes the place of the old one."""
    path.with_name(".#lock.yaml").symlink_to("somebody@somewhere:1")
    fresh = path.with_name(f".{path.name}.tmp")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)
    path.with_name(".#lock.yaml").unlink()


@pytest.mark.parametrize("write", [in_place, as_vim, replacing])
def test_another_editor_is_followed(maker, qtbot, write):
    path = maker.book.begin("Mine")
    maker.add("creature")
    assert maker.book.save()
    good = path.read_text(encoding="utf-8")
    # three times: whoever replaces a file ends the watch on the old one
    texts = (good.replace("type: creature", "type: creatur"), good.replace("tp: 2", "tp: 3"), good)
    for text, errors in zip(texts, (1, 0, 0), strict=True):
        write(path, text)
        # how soon it is seen is a figure of tests/bench/workshop.py
        qtbot.waitUntil(lambda text=text: maker.book.text == text, timeout=20_000)
        assert maker.book.judged.errors == errors
        assert maker.pane.toPlainText() == text
        assert not maker.book.is_changed
    assert maker.forms.card.tp == 2


def test_the_lock_of_an_editor_is_no_card_file(maker, mine):
    (mine / "cards" / ".#mine.yaml").symlink_to("somebody@somewhere:1")
    maker.book.begin("Mine")
    assert [path.name for path in maker.book.files()] == ["mine.yaml"]
    assert maker.book.library.faults == ()


def test_what_was_written_here_is_not_lost_to_another_editor(maker, qtbot):
    path = maker.book.begin("Mine")
    maker.add("creature")
    here = maker.pane.toPlainText()
    path.write_text("format: ghour-cards/1\n", encoding="utf-8")
    qtbot.waitUntil(lambda: "mine.yaml" in maker.toast.words, timeout=3000)
    assert maker.pane.toPlainText() == here
    maker._save()
    assert maker.box is not None
    maker.box.escapeButton().click()
    assert path.read_text(encoding="utf-8") == "format: ghour-cards/1\n"
    assert maker.book.is_changed


@pytest.mark.parametrize("way", ["back", "set"])
def test_every_way_out_asks_and_cancel_stays(maker, way):
    maker.book.begin("Mine")
    maker.add("creature")
    text = maker.pane.toPlainText()
    gone = []
    maker.left.connect(lambda: gone.append(1))
    {"back": maker.back, "set": maker.fresh}[way].click()
    assert maker.box is not None
    maker.box.escapeButton().click()
    assert maker.box is None
    assert maker.pane.toPlainText() == text
    assert not gone
    maker.back.click()
    next(b for b in maker.box.buttons() if maker.box.buttonRole(b) == maker.box.ButtonRole.AcceptRole).click()
    assert gone == [1]
    assert not maker.book.is_changed


def test_the_schema_is_written(maker, tmp_path):
    maker.write_schema(tmp_path / "cards.schema.json")
    assert json.loads((tmp_path / "cards.schema.json").read_text(encoding="utf-8"))["title"] == "Ghour cards"


def test_text_is_generated_in_every_language(maker):
    maker.book.begin("Mine")
    maker.add_copy("tel-11")
    told = set()
    for language in ("en", "hu", "nl", "pl"):
        maker.forms.language.choose(language)
        told.add(maker.forms.words.toPlainText())
    assert all(told)


def test_text_that_is_no_yaml_is_told(app):
    found = judge("cards: [", "x.yaml", (), "en")
    assert found.errors
    assert not found.entries
    assert QApplication.instance() is app
