"""The worked examples of the rules, read from files."""

from pathlib import Path

import pytest

from desktop.catalogue import Game, Option
from desktop.match.scenario import run_file

FOLDER = Path(__file__).parents[2] / "scenarios" / "gold_and_rum"
GAME = Game(
    "gold_and_rum",
    "Gold & Rum",
    (4, 7),
    45,
    options=(Option("open-book"), Option("step", tuple(str(step) for step in range(1, 15)))),
    outcomes=("points", "latest-battle", "shared"),
    recall="open-book",
)


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.yaml")), ids=lambda file: file.stem)
def test_every_example_holds(file):
    failures = [f"{each.name}: {failure}" for each in run_file(file, lambda _: GAME) for failure in each.failures]
    assert not failures, "\n".join(failures)
