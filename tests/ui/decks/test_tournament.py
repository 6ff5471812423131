"""A tournament on the screen: pools, choices, results, and matches that are played at the table."""

import pytest
from PySide6.QtCore import Qt

from desktop import catalogue, paths
from desktop.games.ghour import content
from desktop.games.ghour.rules import rules as rules_of
from desktop.games.ghour.tournament import GAMES, Entrant, Played, chosen
from desktop.ui.bridge import MatchController
from desktop.ui.decks.contest import Contest, result_of
from desktop.ui.decks.entering import EntrantsDialog, ResultDialog
from desktop.ui.screens.tournament import TournamentPage


@pytest.fixture
def contest(watch, tmp_path):
    made = Contest(tmp_path / "tournaments")
    pool = next(iter(watch.library.pools.values()))
    made.begin((Entrant("Kálmán", pool), Entrant("Ágota", pool), Entrant("Łucja", pool)), seed=3)
    return made


@pytest.fixture
def tour(dark, watch, contest, show):
    return show(TournamentPage(dark, lambda: watch.library, contest))


def test_a_tournament_begins_with_those_who_enter(dark, watch, tmp_path, show):
    page = show(TournamentPage(dark, lambda: watch.library, Contest(tmp_path / "none")))
    assert page.tour is None
    page.play.click()
    (dialog,) = page.findChildren(EntrantsDialog)
    assert not dialog.start.isEnabled()
    for (line, _, _), name in zip(dialog.rows, ("Anna", "anna", "Bea"), strict=False):
        line.setText(name)
    assert not dialog.start.isEnabled()
    dialog.rows[1][0].setText("Cili")
    dialog.start.click()
    assert [each.name for each in page.tour.entrants] == ["Anna", "Cili", "Bea"]
    assert page.tour.rounds[0].bye >= 0


def test_the_choice_of_36_is_judged_and_kept(tour, contest, watch, qtbot):
    assert not tour.why or "48" not in tour.why
    tour.pool.setFocus()
    card, most = tour.pool._held[0]
    before = tour.pool.taken.get(card, 0)
    qtbot.keyClick(tour.pool, Qt.Key.Key_Plus)
    now = tour.pool.taken[card]
    assert now == (before + 1 if before < most else 0)
    pairing = tour.pairing()
    assert dict(chosen(contest.tournament, pairing, 0, 0)).get(card, 0) == now
    assert contest.faults(0, 0, watch.library)
    assert not tour.play.isEnabled()
    assert "36" in tour.why
    tour.before.click()
    assert not contest.faults(0, 0, watch.library)


def test_results_are_entered_and_struck_out(tour, contest):
    dialog = tour.ask_result()
    assert isinstance(dialog, ResultDialog)
    dialog.colony.setValue(11)
    dialog.tp[0].setValue(25)
    assert dialog.played() == Played(0, 13, (25, 0))
    dialog._agree()
    assert contest.pairing(0).games == (Played(0, 13, (25, 0)),)
    tour.strike.click()
    assert contest.pairing(0).games == ()


def test_it_goes_on_to_the_end(tour, contest):
    while contest.tournament.champion is None:
        for place in range(len(contest.tournament.rounds[-1].pairings)):
            for side in (0, 1, 0):
                contest.record(place, Played(side, 5, (1, 1)))
        if contest.tournament.champion is None:
            assert tour.play.isEnabled()
            tour.play.click()
    assert len(contest.tournament.rounds) == 2
    assert not tour.grab().isNull()


def test_a_tie_is_told_by_rock_paper_scissors(tour, contest):
    assert not tour.lots[0].isVisible()
    for side in (0, 1, -1):
        contest.record(0, Played(side, 5 if side >= 0 else 0, (1, 1)))
    assert tour.lots[0].isVisible()
    tour.lots[1].click()
    assert contest.pairing(0).winner == 1


def test_it_goes_on_after_a_restart(contest, tmp_path):
    contest.record(0, Played(0, 7, (2, 3)))
    contest.playing(0, paths.saves() / "x.meadhall")
    again = Contest(tmp_path / "tournaments")
    assert again.tournament == contest.tournament
    assert again.place_of(paths.saves() / "finished" / "x.meadhall") == 0
    (tmp_path / "tournaments" / "z.tournament.json").write_text("{")
    assert Contest(tmp_path / "tournaments").tournament == contest.tournament


@pytest.fixture
def listed(monkeypatch):
    """Ghour in the catalogue, whether it is yet or not."""
    if catalogue.game("ghour") is None:
        game = catalogue.Game("ghour", "Ghour", (2, 4), 60, outcomes=("last", "draw", "agreed"), picks="deck")
        monkeypatch.setattr(catalogue, "GAMES", (*catalogue.GAMES, game))


def test_a_match_is_played_with_the_chosen_decks_and_gives_its_result_back(contest, watch, listed, tmp_path):
    from desktop.ui.quick import played

    agreed, embedded = contest.match_for(0, watch.library)
    rules = rules_of(content.unpack(embedded))
    assert rules.refuse_setup(agreed.setup) == ()
    assert [player.name for player in agreed.players] == [
        contest.tournament.entrants[each].name for each in contest.pairing(0).sides
    ]
    save = tmp_path / "game.meadhall"
    contest.playing(0, save)
    match = played(rules, agreed.setup, agreed.seed, 20_000)
    outcome = match.outcome()
    assert outcome is not None
    observation = MatchController(match).present().observation
    contest.finish(save, outcome, observation)
    (result,) = contest.pairing(0).games
    assert result == result_of(outcome, observation)
    assert contest.pairing(0).match == ""
    contest.finish(save, outcome, observation)
    assert len(contest.pairing(0).games) == 1
    assert len(contest.pairing(0).games) <= GAMES
