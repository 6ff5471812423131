"""The screens around the tables, and how each is made for its picture (``screenshot``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget

    from desktop.match.match import Match
    from desktop.ui.shots import Shot
    from desktop.ui.theme import Look


def _look_at(shot: Shot) -> Callable[[float], Look]:
    from desktop.ui.theme import look_of  # noqa: PLC0415

    return lambda scale: look_of(shot.scheme, scale)


def _match(shot: Shot, moves: int) -> tuple[Match, tuple[Any, ...]]:
    """Return a real match after random answers, and who sits at it."""
    from desktop.core.rules import Setup  # noqa: PLC0415
    from desktop.ui.quick import played, players_for  # noqa: PLC0415
    from desktop.ui.shots import NAMES  # noqa: PLC0415

    game = shot.record
    seats = shot.seats or game.seats[0]
    match = played(game.rules(), Setup(seats, tuple(sorted(shot.options))), shot.seed, moves)
    return match, players_for(seats, {}, NAMES)


def _home(shot: Shot) -> QWidget:
    from pathlib import Path  # noqa: PLC0415

    from desktop import __version__, catalogue  # noqa: PLC0415
    from desktop.match.save import header_for  # noqa: PLC0415
    from desktop.ui.screens.home import HomePage  # noqa: PLC0415

    match, players = _match(shot, 0)
    game = shot.record
    header = header_for(
        match, app=__version__, game=game.id, version=game.version, players=players, begun=1_700_000_000
    )
    page = HomePage(_look_at(shot))
    page.furnish(catalogue.GAMES, (Path(game.id), header), replays=True)
    return page


def _setup(shot: Shot) -> QWidget:
    from desktop.ui.screens.setup import SetupPage  # noqa: PLC0415
    from desktop.ui.shots import NAMES  # noqa: PLC0415

    page = SetupPage(_look_at(shot))
    game = shot.record
    page.prepare(game, NAMES[: shot.seats or min(3, game.seats[1])])
    return page


def _curtain(shot: Shot) -> QWidget:
    from desktop.core.rules import Seat  # noqa: PLC0415
    from desktop.ui.screens.curtain import CurtainPage  # noqa: PLC0415
    from desktop.ui.shots import NAMES, table_page  # noqa: PLC0415

    table = table_page(shot)
    seat = Seat(shot.seats - 1 if shot.seats else 1)
    news = [
        (None if line.seat is None else table.picture.coat(line.seat), line.text) for line in table.picture.recap(seat)
    ]
    page = CurtainPage(_look_at(shot), wait=0)
    page.call(seat, NAMES[seat], table.picture.coat(seat), table.picture.where(), news, undo=True)
    table.deleteLater()
    return page


def _results(shot: Shot) -> QWidget:
    import msgspec  # noqa: PLC0415

    from desktop.core.rules import Seat  # noqa: PLC0415
    from desktop.ui.screens.results import ResultsPage  # noqa: PLC0415
    from desktop.ui.shots import table_page  # noqa: PLC0415

    ended = msgspec.structs.replace(shot, moves=2000)
    match, players = _match(ended, ended.moves)
    outcome = match.outcome()
    assert outcome is not None
    table = table_page(ended)
    table.show()
    table.draw()
    page = ResultsPage(_look_at(shot))
    coats = [table.picture.coat(Seat(seat)) for seat in range(len(players))]
    page.tell(shot.record.title, outcome, players, table.picture.say, table.view.grab(), coats=coats)
    table.hide()
    table.deleteLater()
    return page


def _replay(shot: Shot) -> QWidget:
    from desktop.ui.screens.replay import ReplayPage  # noqa: PLC0415

    match, players = _match(shot, shot.moves or 2000)
    page = ReplayPage(_look_at(shot))
    page.play(shot.record, match, players)
    page.go(len(match.log) * 2 // 3)
    return page


def _settings(shot: Shot) -> QWidget:
    import tempfile  # noqa: PLC0415
    from pathlib import Path  # noqa: PLC0415

    from desktop.ui.screens.settings import SettingsPage  # noqa: PLC0415
    from desktop.ui.settings import Settings  # noqa: PLC0415

    return SettingsPage(_look_at(shot), Settings(Path(tempfile.gettempdir()) / "meadhall" / "settings.ini"))


def _rules(shot: Shot) -> QWidget:
    from desktop.ui.screens.rules import RulesPage  # noqa: PLC0415

    page = RulesPage(_look_at(shot))
    page.show_game(shot.record.id)
    return page


def _workshop(shot: Shot) -> QWidget:
    from desktop.ui.screens.workshop import WorkshopPage  # noqa: PLC0415

    page = WorkshopPage(_look_at(shot), drafts=_nowhere())
    page.errands.open_deck(next(iter(page.model.library.decks)))
    page.look_closer(page.cards.card(0).id)
    return page


def _proof(shot: Shot) -> QWidget:
    from desktop.ui.decks.library import load  # noqa: PLC0415
    from desktop.ui.screens.proof import ProofPage  # noqa: PLC0415

    library = load()
    page = ProofPage(_look_at(shot))
    page.prepare(library, next(iter(library.decks.values())))
    return page


def _compare(shot: Shot) -> QWidget:
    from desktop.ui.decks.library import load  # noqa: PLC0415
    from desktop.ui.decks.model import DeckModel  # noqa: PLC0415
    from desktop.ui.screens.compare import ComparePage  # noqa: PLC0415

    library = load()
    first, second = list(library.decks.values())[:2]
    page = ComparePage(_look_at(shot), DeckModel(library, first))
    page.lay(first, second)
    return page


def _card_maker(shot: Shot) -> QWidget:
    from desktop.ui.decks.library import Loader, shipped  # noqa: PLC0415
    from desktop.ui.decks.watch import Watch  # noqa: PLC0415
    from desktop.ui.screens.card_maker import CardMakerPage  # noqa: PLC0415

    loader = Loader((shipped(), _nowhere()))
    page = CardMakerPage(_look_at(shot), loader, Watch(loader))
    page.book.open(shipped() / "cards" / "clans.yaml")
    return page


def _tournament(shot: Shot) -> QWidget:
    import tempfile  # noqa: PLC0415
    from pathlib import Path  # noqa: PLC0415

    from desktop.games.ghour.tournament import Entrant, Played  # noqa: PLC0415
    from desktop.ui.decks.contest import Contest  # noqa: PLC0415
    from desktop.ui.decks.library import load  # noqa: PLC0415
    from desktop.ui.screens.tournament import TournamentPage  # noqa: PLC0415
    from desktop.ui.shots import NAMES  # noqa: PLC0415

    library = load()
    pool = next(iter(library.pools.values()))
    with tempfile.TemporaryDirectory() as folder:
        contest = Contest(Path(folder))
        contest.begin(tuple(Entrant(name, pool) for name in NAMES), seed=shot.seed)
        for place in range(3):
            for side, points in ((0, 9 - place), (1, 4), (0, 6)):
                contest.record(place, Played(side, points, (3, 4)))
        contest.go_on(seed=shot.seed)
        contest.record(0, Played(0, 9))
    return TournamentPage(_look_at(shot), lambda: library, contest)


def _nowhere() -> Path:
    """Return a folder that is not there: a picture shows nothing of the user's own."""
    import tempfile  # noqa: PLC0415
    from pathlib import Path  # noqa: PLC0415

    return Path(tempfile.gettempdir()) / "meadhall" / "nowhere"


SCREENS: dict[str, Callable[[Shot], QWidget]] = {
    "home": _home,
    "setup": _setup,
    "curtain": _curtain,
    "results": _results,
    "replay": _replay,
    "rules": _rules,
    "settings": _settings,
    "workshop": _workshop,
    "card-maker": _card_maker,
    "proof": _proof,
    "compare": _compare,
    "tournament": _tournament,
}
"""Every screen by name; nothing of it is imported until it is wanted."""
