"""Computer players in a tournament, the way back from its table, and what outlives the program."""

import os
import signal
import subprocess
import sys

import msgspec
import pytest

from desktop import paths
from desktop.games.ghour.tournament import GAMES, Entrant, Played, faults, suggestion
from desktop.ui.decks.contest import Contest
from desktop.ui.decks.entering import EntrantsDialog
from desktop.ui.screens.tournament import TournamentPage


@pytest.fixture
def pool(watch):
    return next(iter(watch.library.pools.values()))


def test_a_pool_without_a_choice_suggests_a_legal_one(watch, pool):
    bare = msgspec.structs.replace(pool, selections=())
    found = suggestion(bare, watch.library.cards)
    assert not [fault for fault in faults(found, bare, watch.library.cards) if fault.level == "error"]
    assert suggestion(bare, {}) == ()
    assert suggestion(msgspec.structs.replace(bare, cards=(("vor-03", 2),)), watch.library.cards) == (("vor-03", 2),)


def test_computer_players_enter_under_the_name_of_their_level(watch, app, qtbot):
    dialog = EntrantsDialog(watch.library)
    qtbot.addWidget(dialog)
    dialog.rows[0][0].setText("Anna")
    for row in (1, 2):
        dialog.rows[row][1].setCurrentIndex(2)
    names = [(each.name, each.kind) for each in dialog.entrants()]
    assert names == [("Anna", "person"), ("Computer: veteran", "veteran"), ("Computer: veteran (2)", "veteran")]
    dialog.rows[2][1].setCurrentIndex(1)
    dialog.rows[1][1].setCurrentIndex(0)
    assert [(each.name, each.kind) for each in dialog.entrants()] == [
        ("Anna", "person"), ("Computer: recruit", "recruit"),
    ]  # fmt: skip
    assert dialog.start.isEnabled()


def test_computers_among_themselves_play_all_their_games_at_once(dark, watch, pool, tmp_path, show, qtbot):
    contest = Contest(tmp_path / "tournaments")
    bare = msgspec.structs.replace(pool, selections=())
    contest.begin((Entrant("One", pool, "random"), Entrant("Two", bare, "random")), seed=1)
    contest.record(0, Played(0, 4, (1, 1)))
    page = show(TournamentPage(dark, lambda: watch.library, contest))
    assert contest.unattended(0)
    assert page.play.isEnabled(), page.why
    page.play.click()
    assert contest.busy == 0
    assert not page.play.isEnabled()
    assert not page.result.isEnabled()
    qtbot.waitUntil(lambda: len(contest.pairing(0).games) == GAMES, timeout=30_000)
    assert contest.busy == -1
    assert all(game.winner in (0, 1, -1) for game in contest.pairing(0).games)
    assert Contest(tmp_path / "tournaments").tournament == contest.tournament
    assert page.play.isEnabled() == (contest.pairing(0).winner is not None)


def test_what_goes_wrong_away_from_the_table_is_told(watch, pool, tmp_path, app, qtbot):
    contest = Contest(tmp_path / "tournaments")
    contest.begin((Entrant("One", pool, "nobody"), Entrant("Two", pool, "recruit")), seed=1)
    with qtbot.waitSignal(contest.told, timeout=30_000):
        contest.play_away(0, watch.library)
    assert contest.busy == -1
    assert contest.pairing(0).games == ()
    contest.play_away(0, watch.library)
    contest.begin((Entrant("One", pool), Entrant("Two", pool, "recruit")), seed=1)
    assert contest.busy == -1
    assert not contest.unattended(0)
    agreed, _ = contest.match_for(0, watch.library)
    assert sorted(player.kind for player in agreed.players) == ["person", "recruit"]


KILLED = """
import os, signal, sys
from pathlib import Path
from desktop import paths
from desktop.games.ghour.tournament import Entrant, Played
from desktop.ui.decks.contest import Contest
from desktop.ui.decks.library import shipped, Loader
pool = next(iter(Loader((shipped(),), Path(sys.argv[2])).load().pools.values()))
contest = Contest(Path(sys.argv[1]))
contest.begin((Entrant("Anna", pool), Entrant("Bea", pool, "veteran"), Entrant("Cili", pool)), seed=5)
contest.record(0, Played(0, 7, (2, 3)))
contest.playing(0, paths.saves() / "x.meadhall")
os.kill(os.getpid(), signal.SIGKILL)
"""


def test_a_killed_program_loses_nothing_of_a_tournament(tmp_path):
    there = tmp_path / "tournaments"
    command = [sys.executable, "-c", KILLED, str(there), str(tmp_path / "cache")]
    done = subprocess.run(command, env={**os.environ}, timeout=60, check=False, capture_output=True, text=True)
    assert done.returncode == -signal.SIGKILL, done.stderr
    again = Contest(there)
    assert {each.name: each.kind for each in again.tournament.entrants}["Bea"] == "veteran"
    assert again.tournament.rounds[0].bye >= 0
    assert again.pairing(0).games[0].points == 7
    assert again.place_of(paths.saves() / "x.meadhall") == 0
