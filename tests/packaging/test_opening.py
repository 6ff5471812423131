"""A double click: a match or a deck opens in the window, in the running one too, and a broken file is told there."""

import os
import subprocess
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QDialog, QMessageBox

from desktop import paths
from desktop.cli import run
from desktop.ui.clicked import Clicked
from desktop.ui.decks.importing import ImportDialog
from desktop.ui.door import Door
from desktop.ui.opening import open_file
from desktop.ui.settings import Settings
from desktop.ui.theme import load_fonts
from desktop.ui.window import Window

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def door(qapp, tmp_path_factory):
    """One window for all of it, with a home of its own."""
    qapp.setStyle("Fusion")
    load_fonts()
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for place in ("user_data", "user_cache"):
            patch.setattr(paths, place, lambda: home)
        made = Door(Settings(home / "settings.ini"), lambda frame: Window(frame.settings, frame))
        made.show()
        made.enter()
        yield made
        made.close()


@pytest.fixture
def window(door):
    """The window at home, the workshop with a deck that nobody has touched."""
    model = decks_of(door.inside).model
    model.open(next(iter(model.library.decks.values())))
    door.inside.go_home()
    yield door.inside
    model.open(model.deck)
    for box in door.findChildren(QDialog):
        box.close()


@pytest.fixture
def deck(window, tmp_path):
    """A deck of one's own, called as a desktop knows it."""
    library = window.workshop.decks.model.library
    file = tmp_path / "este ű.ghourdeck.yaml"
    file.write_text(library.file_text(next(iter(library.decks.values()))), encoding="utf-8")
    return file


def decks_of(window):
    window.show_workshop()
    return window.workshop.decks


def box_of(window):
    """Return the sentence that is told in a box of the window, ``""`` if none is."""
    boxes = [each for each in window.findChildren(QMessageBox) if each.isVisible()]
    return boxes[0].text() if boxes else ""


def test_a_deck_opens_in_the_workshop(window, deck):
    window.rules.show("claim2")
    open_file(window, deck)
    decks = window.workshop.decks
    assert not window.rules.open
    assert window.pages.currentWidget() is decks
    assert (decks.model.path, decks.model.size, decks.model.is_changed) == (deck, 36, False)
    assert box_of(window) == ""


def test_another_deck_is_asked_about_first(window, deck):
    decks = decks_of(window)
    decks.change(decks.model.deck.cards[0][0], -1)
    open_file(window, deck)
    box = decks.errands.box
    assert decks.model.is_changed
    box.escapeButton().click()
    assert decks.model.path is None
    open_file(window, deck)
    box = decks.errands.box
    next(each for each in box.buttons() if box.buttonRole(each) == QMessageBox.ButtonRole.DestructiveRole).click()
    assert decks.model.path == deck


def test_the_deck_that_is_being_worked_at_is_only_shown(window, deck):
    open_file(window, deck)
    decks = window.workshop.decks
    decks.errands.new()
    open_file(window, deck)
    card = decks.model.deck.cards[0][0]
    decks.change(card, -1)
    window.go_home()
    open_file(window, deck)
    assert window.pages.currentWidget() is decks
    assert decks.errands.box is None
    assert decks.model.size == 35


@pytest.mark.parametrize(
    ("name", "raw", "told"),
    [
        ("a.ghourdeck.yaml", b"", "“a.ghourdeck.yaml” holds no Ghour deck: This file is empty."),
        ("b.ghourdeck.yaml", b"format: [", "“b.ghourdeck.yaml” holds no Ghour deck. Line 2: A value is missing here."),
        ("c.ghourdeck.yaml", b"format: ghour-decks/1\n", "“c.ghourdeck.yaml” holds no Ghour deck"),
        ("d.ghourdeck.yaml", None, "“d.ghourdeck.yaml” holds no Ghour deck: This file does not exist."),
        ("e.meadhall", b"no match", "“e.meadhall” is not a Meadhall save"),
    ],
)
def test_a_broken_file_is_told_in_the_window(window, tmp_path, name, raw, told):
    if raw is not None:
        (tmp_path / name).write_bytes(raw)
    open_file(window, tmp_path / name)
    assert box_of(window).startswith(told)


def test_what_can_be_read_of_a_deck_is_shown_with_what_cannot(window, deck):
    deck.write_text(deck.read_text(encoding="utf-8").replace("vor-", "vro-", 1), encoding="utf-8")
    open_file(window, deck)
    (shown,) = (each for each in window.findChildren(ImportDialog) if each.isVisible())
    assert "1 line could not be read" in shown.told.text()


def test_a_double_click_on_macos_comes_as_an_event(qtbot, qapp, deck):
    clicked = Clicked(qapp)
    with qtbot.waitSignal(clicked.opened) as told:
        qapp.sendEvent(qapp, QFileOpenEvent(QUrl.fromLocalFile(str(deck))))
    qapp.removeEventFilter(clicked)
    assert told.args == [str(deck)]


# ---------------------------------------------------------------------- command line


@pytest.mark.parametrize("name", ["x.ghourdeck.yaml", "X.GHOURDECK.YAML", "deck.yml", "broken.meadhall"])
def test_the_command_line_leaves_it_to_the_window(name, tmp_path, monkeypatch):
    import desktop.app

    calls = []
    monkeypatch.setattr(desktop.app, "run_window", lambda file: calls.append(file) or 0)
    file = tmp_path / name
    file.write_text("nothing of ours")
    assert run([str(file)]) == 0
    assert calls == [str(file)]


RUNNING = """
import subprocess, sys
from PySide6.QtCore import QTimer
from desktop.ui.clicked import Clicked
from desktop.ui.decks.importing import ImportDialog
from desktop.ui.door import Door
from desktop.app import run_window
enter = Door.enter
def entered(door):
    window = enter(door)
    if not hasattr(door, "other"):
        door.other = None
        QTimer.singleShot(50, lambda: second(door))
    return window
def second(door):
    door.other = subprocess.Popen([sys.executable, "-m", "desktop", sys.argv[1]])
    timer = QTimer(door, interval=20)
    timer.timeout.connect(lambda: done(door, timer))
    timer.start()
def done(door, timer):
    rooms = door.inside.workshop
    if door.other.poll() is not None and rooms.decks is not None and rooms.decks.model.path is not None:
        timer.stop()
        print(door.other.returncode, rooms.decks.model.path.name, rooms.decks.model.size)
        door.close()
Door.enter = entered
sys.exit(run_window())
"""


def test_a_second_start_hands_a_deck_to_the_running_window(deck, tmp_path):
    homes = {f"XDG_{kind}_HOME": str(tmp_path / kind.lower()) for kind in ("CONFIG", "DATA", "CACHE", "STATE")}
    environment = {**os.environ, **homes, "HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    ran = subprocess.run(
        [sys.executable, "-c", RUNNING, str(deck)],
        check=False, cwd=ROOT, env=environment, capture_output=True, text=True, encoding="utf-8", timeout=60,
    )  # fmt: skip
    assert (ran.returncode, ran.stdout) == (0, f"0 {deck.name} 36\n"), ran.stderr
