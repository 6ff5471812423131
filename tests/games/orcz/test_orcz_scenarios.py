"""Every scenario of Orcz holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.catalogue import Game, Option, game
from desktop.match.scenario import run_file
from desktop.ui.text import say

HERE = Path(__file__).resolve().parents[2] / "scenarios" / "orcz"
ORCZ = game("orcz") or Game("orcz", "Orcz", (2, 4), 60, options=(Option("short-duel", seats=(2,)), Option("dark-god")))


@pytest.mark.parametrize("path", sorted(HERE.glob("*.yaml")), ids=lambda path: path.stem)
def test_every_scenario_holds(path):
    results = run_file(path, lambda name: ORCZ if name == "orcz" else None, say=say)
    assert [f"{each.file}:{each.line}: {each.name}: {text}" for each in results for text in each.failures] == []
