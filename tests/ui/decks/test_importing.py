"""Lists as people write them: nothing is dropped silently; and one verdict, the same words in all four places."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from desktop.cli.run import run
from desktop.core.rules import Setup
from desktop.games.ghour.decks import Decks
from desktop.games.ghour.faces import Faces
from desktop.ui.decks.files import read_text
from desktop.ui.decks.importing import ImportDialog, looks_like_yaml
from desktop.ui.decks.library import errors
from desktop.ui.decks.verdict_list import sentence
from desktop.ui.text import say

ODD = {
    "plain": "3 Scrap Runt\n2 Howling Berserker",
    "x": "3x Scrap Runt\n2 x Howling Berserker",
    "trailing": "Scrap Runt x3\nHowling Berserker x2",
    "tabs": "3\tScrap Runt\nHowling Berserker\t2",
    "ids": "3 vor-03\n2 vor-05",
    "hungarian": "3 Roncsfattyú\n2 Üvöltő őrjöngő",
    "no accents": "3 roncsfattyu\n2 uvolto orjongo",
    "polish": "3 Złomowy Pokurcz\n2 vor-05",
    "bom and crlf": "\ufeff3 Scrap Runt\r\n2 Howling Berserker\r\n",
    "comments": "# my deck\n3 Scrap Runt  # cheap\n// more\n2 Howling Berserker",
    "headings": "Creatures (5)\n3 Scrap Runt\n2 Howling Berserker\nLények:",
    "twice": "1 Scrap Runt\n2 Howling Berserker\n2 Scrap Runt",
}


@pytest.mark.parametrize("kind", ODD)
def test_odd_lists_are_read(page, kind):
    dialog = ImportDialog(page.model.library, ODD[kind], parent=page)
    assert dict(dialog.found.decks[0].cards) == {"vor-03": 3, "vor-05": 2}
    assert "could not" not in dialog.told.text()
    taken = []
    dialog.taken.connect(lambda deck, new: taken.append((deck, new)))
    dialog.new.click()
    assert dict(taken[0][0].cards) == {"vor-03": 3, "vor-05": 2}


def test_every_line_that_is_not_read_is_listed_with_what_may_be_meant(page):
    text = "3 Scrap Rant\n2 Howling Berserker\nhello world\n0 vor-07"
    dialog = ImportDialog(page.model.library, text, parent=page)
    rows = [dialog.faults.item(at).text() for at in range(dialog.faults.count())]
    assert rows[0].startswith("Line 1:")
    assert "Scrap Runt" in rows[0]
    assert rows[1].startswith("Line 3:")
    assert rows[2].startswith("Line 4:")
    assert "3 lines" in dialog.told.text()
    # nothing is taken by itself: the user asks for the suggestion
    dialog.suggest.click()
    assert dialog.text.toPlainText().startswith("3 Scrap Runt\n")
    assert dict(dialog.found.decks[0].cards) == {"vor-03": 3, "vor-05": 2}


def test_a_file_that_is_no_text_is_told(page, tmp_path):
    (tmp_path / "x.txt").write_bytes(b"\xff\x00\xfe\x81")
    dialog = ImportDialog(page.model.library, parent=page)
    dialog.load(tmp_path / "x.txt")
    assert "x.txt" in dialog.told.text()
    dialog.load(tmp_path / "nowhere.txt")
    assert "nowhere.txt" in dialog.told.text()
    assert not dialog.new.isEnabled()


def test_yaml_that_is_pasted_is_read(page):
    deck = page.model.library.decks["deck-ysmer"]
    text = page.model.library.file_text(deck)
    assert looks_like_yaml(text)
    dialog = ImportDialog(page.model.library, text, parent=page)
    assert dialog.found.decks[0].cards == deck.cards
    dialog.text.setPlainText("format: [")
    dialog.read()
    assert not dialog.new.isEnabled()
    assert dialog.faults.count()


BROKEN = {
    "four copies": {"vor-05": 4},
    "two bases": {"tel-01": 1},
    "no base": {"vor-01": 0},
    "35 cards": {"vor-02": 0},
    "unknown card": {"vor-99": 1, "vor-02": 0},
}


@pytest.mark.parametrize("what", BROKEN)
def test_the_same_words_in_editor_command_line_setup_and_import(page, tmp_path, capsys, what):
    page.errands.open_deck("deck-vorrak")
    for card, count in BROKEN[what].items():
        page.set_count(card, count)
    library = page.model.library
    faults = errors(page.model.faults)
    assert faults
    spoken = [sentence(fault, library.names) for fault in faults]
    shown = page.side.verdict.told()
    path = tmp_path / "broken.ghourdeck.yaml"
    path.write_text(library.file_text(page.model.deck), encoding="utf-8")
    assert run(["decks", "check", str(path)]) == 1
    printed = capsys.readouterr().err
    listed = "\n".join(f"{count} {card}" for card, count in page.model.deck.cards)
    imported = [sentence(fault, library.names) for fault in read_text(listed, "x", library, "x").faults]
    content = library.content
    import msgspec

    mine = msgspec.structs.replace(page.model.deck, id="mine")
    with_mine = msgspec.structs.replace(content, decks=(*content.decks, mine))
    known = what != "unknown card"
    setup = Decks(with_mine, Faces(content)) if known else None
    refused = [] if setup is None else setup.refuse(Setup(2, (), None, ("mine", "deck-ysmer")))
    for fault, words in zip(faults, spoken, strict=True):
        assert words in shown
        assert say(fault.message, library.names) in printed
        assert fault.clause in printed
        if fault.code != "V301":
            # a list tells an unknown name with its line before it becomes a card of a deck
            assert words in imported
        if known:
            assert fault.message in [refusal.message for refusal in refused]


def test_the_set_up_calls_the_cards_of_a_bad_deck_by_their_names(dark, watch, show, tmp_path, monkeypatch):
    from desktop import catalogue, paths
    from desktop.games.ghour.workshop.editing import SetCount, edited
    from desktop.ui.screens.setup import SetupPage

    monkeypatch.setattr(paths, "user_data", lambda: tmp_path / "data")
    deck = edited(watch.library.decks["deck-vorrak"], SetCount("vor-05", 4))
    import msgspec

    watch.library.save(
        msgspec.structs.replace(deck, id="mine"), tmp_path / "data" / "ghour" / "decks" / "m.ghourdeck.yaml"
    )
    page = show(SetupPage(dark))
    page.prepare(catalogue.game("ghour"), ("Anna", "Bea"))
    row = page._seats.rows[0]
    row.pick.choose("mine")
    page._judge()
    assert "Howling Berserker" in page._why
    assert not page._sit.isEnabled()


def test_a_list_is_pasted_into_the_deck_and_words_into_fields(page, qtbot):
    control = Qt.KeyboardModifier.ControlModifier
    page.errands.open_deck("deck-ysmer")
    page.shelf.setFocus()
    qtbot.keyClick(page.shelf, Qt.Key.Key_C, control)
    assert "3 Fen Gatherer" in QGuiApplication.clipboard().text()
    qtbot.keyClick(page.shelf, Qt.Key.Key_V, control)
    (dialog,) = page.findChildren(ImportDialog)
    assert dialog.found.decks[0].cards == page.model.deck.cards
    dialog.reject()
    QGuiApplication.clipboard().setText("Fen")
    page.side.name.setFocus()
    page.side.name.selectAll()
    qtbot.keyClick(page.side.name, Qt.Key.Key_V, control)
    assert page.side.name.text() == "Fen"
    assert not [each for each in page.findChildren(ImportDialog) if each.isVisible()]
