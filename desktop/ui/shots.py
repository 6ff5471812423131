"""Pictures of the real screens, and the program's test of itself."""

from __future__ import annotations

import random
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, QEventLoop
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from desktop import catalogue
from desktop.core.rules import Setup, waiting
from desktop.ui import sitting
from desktop.ui.bridge import MatchController
from desktop.ui.games import table
from desktop.ui.quick import come_to, played, players_for
from desktop.ui.table.page import TablePage
from desktop.ui.theme import look_of

NAMES = ("Kővágó Ármin", "Świętosława", "Willemijn", "Grzegorz Brzęczyszczykiewicz", "Erzsébet", "Győző", "Bolesława")
"""Names with every letter that is hard to draw."""


class Shot(msgspec.Struct, frozen=True):
    """What is to be photographed.

    Attributes
    ----------
    what
        A game's id for its table, or the name of a screen.
    game
        Which game the screen is about.
    seats, seed, moves, options
        The match.
    size
        Of the picture, in pixels.
    scale
        Pixels of one device-independent pixel.
    viewer
        Through whose eyes; ``None`` is the open table.
    scheme
        ``"light"`` or ``"dark"``.
    """

    what: str
    game: str = "claim2"
    seats: int = 0
    seed: int = 1
    moves: int = 0
    options: tuple[tuple[str, str], ...] = ()
    size: tuple[int, int] = (1280, 800)
    scale: float = 1.0
    viewer: int | None = None
    scheme: str = "light"

    @property
    def record(self) -> catalogue.Game:
        """The game's record."""
        game = catalogue.game(self.what) or catalogue.game(self.game)
        if game is None:
            raise KeyError(self.game)
        return game


def names() -> tuple[str, ...]:
    """Return everything there is to photograph."""
    from desktop.ui.screens import SCREENS  # noqa: PLC0415

    return (*(game.id for game in catalogue.GAMES), *SCREENS)


def photograph(shot: Shot) -> QPixmap:
    """Return the picture of the real screen or table.

    Raises
    ------
    KeyError
        If there is no such screen or game.
    """
    widget = _table(shot) if catalogue.game(shot.what) is not None else _screen(shot)
    widget.resize(round(shot.size[0] / shot.scale), round(shot.size[1] / shot.scale))
    widget.show()
    settle()
    if isinstance(widget, TablePage):
        widget.draw()
    picture = widget.grab()
    widget.close()
    widget.deleteLater()
    return picture


def settle(milliseconds: int = 30) -> None:
    """Let the program do what it has to do."""
    until = time.monotonic() + milliseconds / 1000
    while time.monotonic() < until:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 10)


def table_page(shot: Shot) -> TablePage:
    """Return the table of a match after some random moves, seen by one viewer."""
    game = shot.record
    rules = game.rules()
    seats = shot.seats or game.seats[0]
    recall = bool(game.recall) and (game.recall, "on") in shot.options
    match = played(rules, Setup(seats, tuple(sorted(shot.options))), shot.seed, shot.moves, recall=recall)
    come_to(match, shot.viewer)
    controller = MatchController(match)
    page = TablePage(
        game.id,
        table(game.table),
        rules.content,
        controller,
        players_for(seats, {}, NAMES),
        lambda scale: look_of(shot.scheme, scale),
        0,
    )
    controller.setParent(page)
    match.news(match.viewer)
    page.resize(round(shot.size[0] / shot.scale), round(shot.size[1] / shot.scale))
    controller.start()
    return page


def _table(shot: Shot) -> QWidget:
    return table_page(shot)


def _screen(shot: Shot) -> QWidget:
    from desktop.ui.screens import SCREENS  # noqa: PLC0415

    return SCREENS[shot.what](shot)


def self_test(tell: Any) -> None:
    """Start each game there is, play at the real table, save and load; tell one line for each thing done.

    Raises
    ------
    Exception
        Whatever goes wrong: the caller makes a sentence and an exit code of it.
    """
    dice = random.Random(1)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for game in catalogue.GAMES:
            rules = game.rules()
            seats = game.seats[0]
            taken = sitting.begin(game, rules, Setup(seats), players_for(seats, {}, NAMES), 7, folder=folder)
            page = TablePage(
                game.id,
                table(game.table),
                taken.content,
                taken.controller,
                taken.players,
                lambda s: look_of("dark", s),
                0,
            )
            page.resize(1280, 800)
            page.show()
            taken.controller.start()
            given = 0
            for _ in range(60):
                settle(1)
                update = taken.controller.present()
                if update.outcome is not None:
                    break
                mine = [d for d in waiting(update.decisions) if d.options]
                if not mine:
                    taken.controller.come_forward(update.awaited[0])
                    continue
                options = mine[0].options
                page.answer(options[dice.randrange(len(options))])
                given += 1
            picture = page.grab()
            if picture.isNull() or not given:
                raise RuntimeError(f"{game.id}: nothing was played")
            before = taken.controller.present().observation
            path = taken.close()
            page.close()
            page.deleteLater()
            again = sitting.resume(path)
            if type(again.controller.present().observation) is not type(before):
                raise RuntimeError(f"{game.id}: the save opens as something else")
            again.close()
            tell(f"{game.title}: {given} answers at the table, saved and loaded")
    settle(1)
