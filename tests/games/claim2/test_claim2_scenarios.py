"""The worked examples of the rules of Claim 2."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.catalogue import game
from desktop.match.scenario import run_file

FILES = sorted((Path(__file__).parents[2] / "scenarios" / "claim2").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_examples_come_out_as_written(path):
    results = run_file(path, game)
    assert [(each.name, each.failures) for each in results if each.failures] == []
    assert results
