"""The window's whole life in a process of its own: opened, struck by an error, closed; it ends well."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

LIFE = """
import sys
from PySide6.QtCore import QTimer
from desktop.ui.door import Door
enter = Door.enter
def entered(door):
    window = enter(door)
    QTimer.singleShot(50, lambda: strike(door))
    return window
def strike(door):
    QTimer.singleShot(100, door.close)
    if sys.argv[1:] == ["strike"]:
        from PySide6.QtWidgets import QApplication
        QTimer.singleShot(150, QApplication.quit)
        raise ValueError("seat 1 holds dragon 9")
Door.enter = entered
from desktop.app import run_window
sys.exit(run_window())
"""


@pytest.fixture
def environment(tmp_path):
    homes = {f"XDG_{kind}_HOME": str(tmp_path / kind.lower()) for kind in ("CONFIG", "DATA", "CACHE", "STATE")}
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen", "HOME": str(tmp_path), **homes}


def live(environment, *arguments):
    return subprocess.run(
        [sys.executable, "-c", LIFE, *arguments],
        check=False,
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_it_opens_and_closes_and_ends_well(environment, tmp_path):
    ran = live(environment)
    assert ran.returncode == 0, ran.stderr
    assert "Traceback" not in ran.stderr
    assert "Meadhall" in (tmp_path / "state" / "meadhall" / "log" / "meadhall.log").read_text(encoding="utf-8")
    assert "geometry" in (tmp_path / "config" / "meadhall" / "settings.ini").read_text(encoding="utf-8")
    assert not (tmp_path / "state" / "meadhall" / "instance.lock").exists()


def test_an_error_is_written_without_what_it_says_and_does_not_end_it(environment, tmp_path):
    ran = live(environment, "strike")
    assert ran.returncode == 0, ran.stderr
    written = (tmp_path / "state" / "meadhall" / "log" / "meadhall.log").read_text(encoding="utf-8")
    assert "builtins.ValueError" in written
    assert "dragon" not in written + ran.stderr + ran.stdout


def test_where_nothing_can_be_written_it_opens_all_the_same(environment, tmp_path):
    for kind in ("CONFIG", "STATE"):
        (tmp_path / kind.lower()).write_text("a file where a folder should be")
    ran = live(environment)
    assert ran.returncode == 0, ran.stderr
