"""The command line where it draws, and what it imports where it does not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import desktop
from desktop.cli import display, run, run_file

ROOT = Path(desktop.__file__).parents[1]
SCENARIOS = ROOT / "tests" / "scenarios"


def process(*arguments: object, **environment: str) -> subprocess.CompletedProcess:
    """Run ``python -m desktop`` as people do."""
    hidden = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    hidden.pop("QT_QPA_PLATFORM", None)
    return subprocess.run(
        [sys.executable, "-m", "desktop", *map(str, arguments)],
        cwd=ROOT,
        env=hidden | environment,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


@pytest.fixture
def opened(monkeypatch):
    """Record how the window would be opened."""
    import desktop.app

    calls = []
    monkeypatch.setattr(desktop.app, "run_window", lambda *args, **named: calls.append((args, named)) or 0)
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    return calls


def test_without_a_verb_the_window_opens(opened, save):
    assert run([]) == 0
    assert run([str(save)]) == 0
    assert run_file([]) == 0
    assert run_file([str(save), "ignored"]) == 0
    assert [args for args, _ in opened] == [(None,), (str(save),), (None,), (str(save),)]


def test_play_goes_straight_to_the_table(opened):
    arguments = "play armadora --seats 3 --bots 1=veteran,2=random --seed 4 --option advanced --option memory-aid=off"
    assert run(arguments.split()) == 0
    ((_, named),) = opened
    assert named == {
        "game": "armadora",
        "seats": 3,
        "bots": {1: "veteran", 2: "random"},
        "seed": 4,
        "options": (("advanced", "on"), ("memory-aid", "off")),
    }


def test_self_test_says_where_it_failed(said, monkeypatch):
    import desktop.app

    monkeypatch.setattr(desktop.app, "self_test", lambda tell: tell("claim2: played"))
    assert said("self-test") == (0, "claim2: played\n", "")

    def fails(_tell):
        raise ValueError("broken")

    monkeypatch.setattr(desktop.app, "self_test", fails)
    code, _, err = said("self-test")
    assert code == 1
    assert err.startswith("meadhall: self-test: ValueError: broken (test_cli_window.py:")


def test_without_a_display_one_sentence_says_so():
    found = process("play", "claim2")
    assert (found.returncode, found.stdout) == (2, "")
    assert found.stderr.startswith("meadhall: There is no display to open a window on")
    assert found.stderr.count("\n") == 1
    assert process().returncode == 2


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X is Linux's")
def test_a_display_that_does_not_answer_is_named(monkeypatch):
    monkeypatch.setenv("DISPLAY", ":6543")
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    found = display.missing()
    # a machine without Qt's libraries for X says that first
    assert found.key in ("cli.no-server", "cli.no-library")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X is Linux's")
def test_a_library_that_is_missing_is_named_with_the_line_that_installs_it(said, monkeypatch):
    def lacks(name):
        raise OSError("libxcb-cursor.so.0: cannot open shared object file: No such file or directory")

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setattr("ctypes.CDLL", lacks)
    code, _, err = said("play", "claim2")
    assert code == 2
    assert "Qt cannot draw here without libxcb-cursor.so.0" in err
    assert "sudo apt-get install -y libegl1" in err


def test_qt_that_cannot_be_loaded_is_told_the_same(monkeypatch):
    monkeypatch.setitem(sys.modules, "PySide6.QtWidgets", None)
    with pytest.raises(display.Wrong) as caught:
        display.require_libraries()
    assert caught.value.message.key == "cli.no-library"


def test_a_wayland_display_and_other_platforms_need_no_x(monkeypatch, tmp_path):
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("DISPLAY", raising=False)
    (tmp_path / "wayland-7").touch()
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-7")
    assert display.missing() is None
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-8")
    assert display.missing().key == "cli.no-display"
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert display.missing() is None


def test_the_readme_names_the_same_packages():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert [package for package in display.PACKAGES.split() if package not in readme] == []


# ---------------------------------------------------------------------- what is imported


@pytest.mark.parametrize("verb", ["simulate", "scenario", "replay"])
def test_verbs_that_do_not_draw_leave_the_screen_alone(verb, save):
    arguments = {
        "simulate": ["simulate", "claim2", "--games", "1"],
        "scenario": ["scenario", str(next((SCENARIOS / "claim2").glob("*.yaml")))],
        "replay": ["replay", str(save)],
    }[verb]
    code = (
        "import sys; from desktop.cli import run; code = run(sys.argv[1:]); "
        "sys.exit(code or 10 * ('PySide6.QtGui' in sys.modules))"
    )
    found = subprocess.run([sys.executable, "-c", code, *arguments], cwd=ROOT, capture_output=True, check=False)
    assert found.returncode == 0, found.stderr


def test_the_program_can_be_run_as_a_module():
    found = process("--version")
    assert (found.returncode, found.stdout) == (0, f"Meadhall {desktop.__version__}\n")


def test_a_reader_that_has_heard_enough_is_no_error():
    command = [sys.executable, "-m", "desktop", "simulate", "claim2", "--games", "1"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        child.stdout.close()
        assert child.stderr.read() == ""
        assert child.wait() == 1


@pytest.mark.window
@pytest.mark.parametrize("arguments", [[], ["play", "claim2", "--seed", "1"]], ids=["home", "play"])
def test_the_window_opens_and_stays(arguments, tmp_path):
    folders = {f"XDG_{kind}_HOME": str(tmp_path) for kind in ("CONFIG", "DATA", "CACHE", "STATE")}
    with subprocess.Popen(
        [sys.executable, "-m", "desktop", *arguments],
        cwd=ROOT,
        env=os.environ | folders,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as child:
        with pytest.raises(subprocess.TimeoutExpired):
            child.wait(4)
        child.terminate()
        _, err = child.communicate(timeout=20)
    lines = [line for line in err.splitlines() if "propagateSizeHints" not in line]
    assert lines == []
