"""The wheel holds the whole program, and works where nothing else of it is (design.md §2.8)."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("desktop", "resources", "rules_data")


def listed():
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]


def test_every_package_is_listed():
    there = {
        ".".join(path.parent.relative_to(ROOT).parts)
        for path in (ROOT / "desktop").rglob("*.py")
        if "__pycache__" not in path.parts
    }
    assert set(listed()["packages"]) == there | {"desktop.resources", "desktop.rules_data"}


def test_no_kind_of_file_is_forgotten():
    patterns = {suffix.removeprefix("**/*") for each in listed()["package-data"].values() for suffix in each}
    kinds = {path.suffix for folder in FOLDERS[1:] for path in (ROOT / folder).rglob("*") if path.is_file()}
    # what translators work on is no part of the program
    assert kinds - {".ts"} == patterns & kinds


@pytest.mark.long
@pytest.mark.timeout(600)
def test_the_wheel_works_in_an_empty_environment(tmp_path):
    source = tmp_path / "source"
    source.mkdir()
    ignored = shutil.ignore_patterns("__pycache__")
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, source / folder, ignore=ignored)
    for file in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / file, source / file)
    venv.create(tmp_path / "venv", with_pip=True)
    python = tmp_path / "venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")

    def run(*arguments, cwd=tmp_path, **environment):
        return subprocess.run(
            [str(each) for each in arguments],
            cwd=cwd,
            env={**{k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}, **environment},
            check=True,
            capture_output=True,
            text=True,
            timeout=500,
        ).stdout

    run(python, "-m", "pip", "wheel", "-q", "--no-deps", "-w", tmp_path, source)
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    assert not [name for name in names if name.split("/")[0] not in ("desktop", wheel.name[:14] + ".dist-info")]
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts and path.suffix != ".ts":
                place = path.relative_to(ROOT).as_posix()
                assert (place if folder == "desktop" else f"desktop/{place}") in names

    run(python, "-m", "pip", "install", "-q", wheel)
    home = tmp_path / "home"
    home.mkdir()
    script = python.parent / "meadhall"
    said = run(script, "self-test", cwd=home, QT_QPA_PLATFORM="offscreen", HOME=str(home), LC_ALL="C")
    assert "computer player: in a process of its own" in said
    assert run(script, "simulate", "claim2", "--games", "1", cwd=home, HOME=str(home)).startswith("game")
