"""The proof before printing shows what the PDF will hold."""

import re

import pytest

from desktop.ui.decks.proofing import checks, sources
from desktop.ui.print.sheets import Options, Paper, plan
from desktop.ui.screens import proof as screen
from desktop.ui.screens.proof import ProofPage


@pytest.fixture
def proof(dark, watch, show):
    page = show(ProofPage(dark))
    library = watch.library
    page.prepare(library, library.decks["deck-vorrak"], ["vor-01", "tel-02"])
    return page


def test_options_are_what_is_chosen(proof):
    assert proof.options() == Options(Paper.A4, 0.0, "long")
    proof.paper.choose("LETTER")
    proof.bleed.choose("3.0")
    proof.backs.choose("2")
    proof.right.setText("0,4")
    proof.down.setText("−0.2 mm")
    proof.ticks["ruler"].click()
    assert proof.options() == Options(Paper.LETTER, 3.0, "short", (0.4, -0.2), ruler=False)
    proof.down.setText("far away")
    assert proof.options().offset == (0.4, 0.0)
    proof.down.setText("400")
    assert proof.options().offset == (0.4, 5.0)


def test_everything_can_be_printed(proof, watch):
    keys = [each.key for each in sources(watch.library, watch.library.decks["deck-vorrak"], ["vor-01"], "en")]
    assert keys[:2] == ["deck", "found"]
    assert {key.partition(":")[0] for key in keys} == {"deck", "found", "pool", "set"}
    assert proof.job().size == 36
    proof.what.choose("found")
    proof.copies.choose("3")
    assert proof.job().size == 6
    proof.what.choose(next(key for key in keys if key.startswith("set:")))
    assert proof.job().size == 216


def test_the_strip_turns_pages(proof, qtbot):
    from PySide6.QtCore import Qt

    proof.strip.setFocus()
    qtbot.keyClick(proof.strip, Qt.Key.Key_Right)
    assert proof.strip.at == 1
    assert "backs" in proof.strip.accessibleName()
    qtbot.keyClick(proof.strip, Qt.Key.Key_End)
    assert proof.strip.at == 7
    proof.backs.choose("0")
    assert proof.strip.at == 3
    assert not proof.grab().isNull()


def test_the_pdf_is_written_as_it_was_shown(proof, tmp_path):
    target = tmp_path / "out.pdf"
    assert proof.write(target)
    pages = len(plan(proof.job(), proof.options()))
    assert len(re.findall(rb"/Type\s*/Page\b", target.read_bytes())) == pages == 8
    assert target.name in proof.toast.words


def test_from_fifty_cards_on_there_is_progress_and_cancel(proof, tmp_path, monkeypatch):
    proof.what.choose(next(each.key for each in proof._sources if each.key.startswith("pool:")))
    proof.copies.choose("1")
    shown = []
    real = ProofPage._go_on

    def watched(self, done, whole):
        shown.append((done, whole, self.progress is not None))
        if done == 2 and self.progress is not None:
            self.progress.canceled.emit()
        return real(self, done, whole)

    monkeypatch.setattr(ProofPage, "_go_on", watched)
    proof.what.choose(next(each.key for each in proof._sources if each.key.startswith("set:")))
    target = tmp_path / "set.pdf"
    assert proof.job().size >= screen.LONG
    assert not proof.write(target)
    assert not target.exists()
    assert not list(tmp_path.glob("*.part"))
    assert shown[0][2]
    assert shown[-1][0] == 2
    assert proof.progress is None


def test_a_folder_that_cannot_be_written_is_told(proof, tmp_path):
    assert not proof.write(tmp_path / "nowhere" / "x.pdf")
    assert "x.pdf" in proof.toast.words


def test_checks_tell_the_truth(watch, app):
    library = watch.library
    deck = library.decks["deck-vorrak"]
    job = screen.job_for(sources(library, deck, [], "en")[0], 1)
    found = checks(job, Options(), library, "en")
    assert {said.key for _, said in found} >= {"workshop.check-size", "workshop.check-backs", "workshop.check-fonts"}
    letter = checks(job, Options(Paper.LETTER, bleed=3.0), library, "en")
    assert next(said.get("edge") for _, said in letter if said.key == "workshop.check-margin") == "4.7"
