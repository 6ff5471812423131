"""The worked scenarios of the rules, and more of the same kind."""

from pathlib import Path

import pytest
from games.ghour.ghour_players import CONTENT

from desktop.catalogue import Option
from desktop.games.ghour import staging
from desktop.games.ghour.rules import rules
from desktop.match.scenario import run_file

FOLDER = Path(__file__).parents[2] / "scenarios" / "ghour"


class Playable:
    """Ghour as a scenario needs it, built once."""

    seats = (2, 4)
    options = (
        Option("colony-out-loses"),
        Option("timed-spell-keeps-alive", ("on", "off")),
        Option("window-mode", ("strict", "claim")),
        Option("rps-tie", ("replay", "lot")),
        Option("mercenary-ignores-watchtower"),
        Option("leftover-goods", ("lost", "next")),
        Option("stalemate-days", ("3", "2", "5", "10")),
        Option("unarmed-bonus-strikes"),
        Option("open-lists"),
    )
    played = rules(CONTENT)

    def rules(self):
        return self.played

    def staging(self):
        return staging


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.yaml")), ids=lambda path: path.stem)
def test_scenarios(path):
    failed = [
        f"{result.file.rsplit('/', 1)[-1]}:{result.line} {result.name}: {failure}"
        for result in run_file(path, lambda _: Playable())
        for failure in result.failures
    ]
    assert not failed, "\n" + "\n".join(failed)
