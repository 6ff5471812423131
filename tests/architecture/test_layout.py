"""What the tree must look like, and what must not be in it (design.md §2)."""

import gc
import re
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QGraphicsScene

from desktop.catalogue import GAMES

ROOT = Path(__file__).resolve().parents[2]
LINES = {"desktop": 420, "tests": 450}
MODULES = ("content", "state", "actions", "events", "observation", "rules", "staging")

# written so that this file does not hold what it looks for
MACHINE_PATH = re.compile(r"(?<![\w.\-])(?:/(?:[w]ork|[t]mp|[h]ome|[r]oot|[U]sers|[m]nt)/\w|[C]:\\\\?[U]sers)")


def tracked():
    """Return every file of the project, new ones included."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a clone")
    # the session's home has no settings, so that the clone's owner is not asked for
    command = ["git", "-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


@pytest.mark.parametrize("folder", ["packaging", "tests"])
def test_folders_that_are_no_packages(folder):
    assert sorted((ROOT / folder).rglob("__init__.py")) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_has_its_modules(game):
    folder = ROOT / "desktop" / "games" / game.id
    missing = [
        name
        for name in MODULES
        if not (folder / f"{name}.py").is_file() and not (folder / name / "__init__.py").is_file()
    ]
    assert missing == []


def test_no_module_is_long():
    long = {
        str(file.relative_to(ROOT)): lines
        for file in tracked()
        if file.suffix == ".py"
        # tables of sentences, not code
        and file.parent != ROOT / "desktop" / "ui" / "words"
        and (lines := len(file.read_text(encoding="utf-8").splitlines()))
        > LINES.get(file.relative_to(ROOT).parts[0], 420)
    }
    assert long == {}


def test_no_file_names_a_path_of_some_machine():
    found = []
    for file in tracked():
        raw = file.read_bytes()
        if b"\0" not in raw[:8192]:
            for number, line in enumerate(raw.decode("utf-8", "replace").splitlines(), 1):
                if MACHINE_PATH.search(line):
                    found.append(f"{file.relative_to(ROOT)}:{number}: {line.strip()[:100]}")
    assert found == []


class Piece(QGraphicsRectItem):
    """An item that Qt calls back for each change and each painting."""

    def __init__(self):
        super().__init__(0, 0, 10, 10)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemSendsGeometryChanges)
        self.painted = 0

    def itemChange(self, change, value):
        return super().itemChange(change, value)

    def paint(self, painter, option, widget=None):
        self.painted += 1
        painter.fillRect(self.rect(), self.brush())


def references():
    gc.collect()
    return sys.getrefcount(None)


def test_moving_an_item_loses_no_reference_to_none(qapp):
    scene, piece = QGraphicsScene(), Piece()
    scene.addItem(piece)
    piece.setPos(1, 1)
    before = references()
    for step in range(2_000):
        piece.setPos(step, step)
    assert abs(references() - before) < 100


def test_painting_an_item_loses_no_reference_to_none(qapp):
    scene, piece = QGraphicsScene(0, 0, 20, 20), Piece()
    scene.addItem(piece)
    image = QImage(20, 20, QImage.Format.Format_ARGB32_Premultiplied)

    def paint(times):
        for _ in range(times):
            painter = QPainter(image)
            scene.render(painter, QRectF(0, 0, 20, 20), QRectF(0, 0, 20, 20))
            painter.end()

    # the first painting makes what PySide6 keeps: some hundred references, once
    paint(1)
    before = references()
    paint(2_000)
    assert piece.painted == 2_001
    assert abs(references() - before) < 100
