"""With ``portable.dat`` beside the program, everything of the user's stays beside the program."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from desktop import paths

PLACES = {"user_data": "data", "user_config": "config", "user_cache": "cache", "user_state": "state"}


@pytest.fixture
def frozen(monkeypatch, tmp_path):
    """A frozen program in a folder of its own."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(tmp_path / "meadhall"))
    return tmp_path


@pytest.mark.parametrize("place", PLACES)
def test_a_portable_program_keeps_everything_beside_itself(frozen, place):
    (frozen / "portable.dat").touch()
    assert getattr(paths, place)() == frozen / PLACES[place]
    assert paths.saves() == frozen / "data" / "saves"


@pytest.mark.parametrize("place", PLACES)
def test_any_other_keeps_nothing_beside_itself(frozen, place):
    assert frozen not in getattr(paths, place)().parents


def test_a_clone_is_portable_too(monkeypatch, tmp_path):
    package = tmp_path / "desktop"
    package.mkdir()
    (tmp_path / "portable.dat").touch()
    monkeypatch.setattr(paths, "__file__", str(package / "paths.py"))
    assert paths.user_config() == tmp_path / "config"


def test_a_frozen_program_finds_its_data_first_in_the_bundle(monkeypatch, tmp_path):
    for folder in ("resources", "rules_data"):
        (tmp_path / folder).mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.resources() == tmp_path / "resources"
    assert paths.rules_data() == tmp_path / "rules_data"


def test_a_program_without_its_data_says_so(monkeypatch, tmp_path):
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "desktop" / "paths.py"))
    with pytest.raises(FileNotFoundError, match="install it again"):
        paths.resources()


def test_the_interpreter_itself_is_no_reason(monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    (tmp_path / "portable.dat").touch()
    assert tmp_path not in Path(paths.user_data()).parents
