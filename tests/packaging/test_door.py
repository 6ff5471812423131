"""The hall stands on the screen before anything else is fetched, and the frame remembers where it lay."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from desktop import paths
from desktop.app import make_app
from desktop.ui.door import Door
from desktop.ui.screens.home import HomePage
from desktop.ui.settings import Settings
from desktop.ui.theme import look_of
from desktop.ui.window import Window

ROOT = Path(__file__).resolve().parents[2]

FIRST_PAINT = """
import os, sys
sys.argv[1:] = []
from desktop.ui.door import Door
paint = Door.paintEvent
def told(door, event):
    paint(door, event)
    late = [name for name in sys.modules if name.split(".")[0] in ("msgspec", "yaml", "attr", "cattrs", "dataclasses")]
    late += [name for name in sys.modules if name.startswith(("desktop.games", "desktop.match", "desktop.ui.paint"))]
    print("late:", *sorted(late), flush=True)
    os._exit(0)
Door.paintEvent = told
from desktop.__main__ import main
main()
"""


@pytest.fixture
def door(qtbot, tmp_path):
    make_app()
    settings = Settings(tmp_path / "settings.ini")
    made = Door(settings, lambda frame: Window(settings, frame))
    qtbot.addWidget(made)
    return made


def test_nothing_is_imported_that_the_first_paint_does_not_show(tmp_path):
    homes = {f"XDG_{kind}_HOME": str(tmp_path) for kind in ("CONFIG", "DATA", "CACHE", "STATE")}
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path), **homes}
    ran = subprocess.run(
        [sys.executable, "-c", FIRST_PAINT],
        check=False,
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ran.stdout.strip() == "late:", ran.stdout + ran.stderr


def test_the_window_comes_in_after_the_first_paint(qtbot, door):
    with qtbot.waitSignal(door.entered, timeout=20_000):
        door.show()
    assert door.inside is not None
    qtbot.waitUntil(lambda: door.inside.size() == door.size())
    assert door.inside.home.isVisible()


def test_the_frame_lies_where_it_lay(qtbot, door, tmp_path):
    door.show()
    door.resize(1111, 600)
    window = door.enter()
    window.settings.scheme = "system"
    seen = window.scheme()
    door.close()
    again = Settings(tmp_path / "settings.ini")
    second = Door(again, lambda frame: Window(again, frame))
    qtbot.addWidget(second)
    # the width is cut to the screen there is
    assert second.height() == 600
    assert again.hall() == seen


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_hall_is_the_home_screen_without_what_hangs_in_it(qtbot, scheme):
    make_app()
    page = HomePage(lambda scale: look_of(scheme, scale))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    for child in page.children():
        child.hide()
    own = page.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    shipped = QImage(str(paths.resources() / "hall" / f"{scheme}.png")).convertToFormat(QImage.Format.Format_RGB32)
    apart = [
        abs((own.pixel(x, y) >> shift & 255) - (shipped.pixel(x, y) >> shift & 255))
        for x in range(0, 1280, 16)
        for y in range(0, 800, 16)
        for shift in (0, 8, 16)
    ]
    assert sum(apart) / len(apart) < 2, "run packaging/draw_hall.py"
