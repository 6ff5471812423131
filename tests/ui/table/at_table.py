"""Sits a test down at a real table: the driver speaks as a player does."""

from __future__ import annotations

import random
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from desktop import catalogue
from desktop.core.rules import Seat, Setup, waiting
from desktop.match.match import Match
from desktop.match.save import Player
from desktop.ui.bridge import MatchController, Update
from desktop.ui.games import table
from desktop.ui.paint.cache import Faces
from desktop.ui.table.page import TablePage
from desktop.ui.theme import load_fonts, look_of

NAMES = ("Őrsi Kálmán", "Grzegorz Brzęczyszczykiewicz", "Willemijn", "Świętosława", "Bo", "Győző", "Ágota")


FACES = Faces()
"""Painted once for all tests."""


class AtTable:
    """One match in a real :class:`TablePage`, without the curtain: whoever is called comes forward."""

    def __init__(self, qtbot: Any, game: str, match: Match, size: tuple[int, int] = (1280, 800)) -> None:
        load_fonts()
        record = catalogue.game(game)
        assert record is not None
        self.match = match
        self.controller = MatchController(match)
        self.updates: list[Update] = []
        self.called: list[Seat] = []
        players = tuple(Player(NAMES[seat], "person", seat) for seat in range(match.setup.seats))
        self.table = table(record.table)
        self.page = TablePage(
            game, self.table, match.rules.content, self.controller, players, lambda s: look_of("dark", s), 0, FACES
        )
        qtbot.addWidget(self.page)
        self.controller.updated.connect(self.updates.append)
        self.controller.curtain.connect(self.called.append)
        self.page.resize(*size)
        self.page.show()
        with qtbot.waitExposed(self.page):
            pass
        self.page.activateWindow()
        with qtbot.waitActive(self.page):
            pass
        self.controller.start()

    @property
    def view(self) -> Any:
        return self.page.view

    def come_forward(self) -> None:
        """Let whoever is called open his view, once everything has been told."""
        while self.match.wanted() is not None:
            self.controller.come_forward(self.match.wanted())
        self.page.story.end()

    def look_unseen(self) -> None:
        """Let whoever is called open his view, before anything is drawn."""
        while (seat := self.match.wanted()) is not None:
            self.match.look(seat)

    def show_anew(self) -> None:
        """Show the table as it stands, with nothing told on the way."""
        self.look_unseen()
        self.match.news(self.match.viewer)
        self.controller.start()
        self.page.story.end()

    def options(self) -> list[Any]:
        """Return the answers on this view."""
        mine = [d for d in waiting(self.updates[-1].decisions) if len(d.options)]
        return list(mine[0].options) if mine else []

    def place(self, key: Any) -> QPoint:
        """Return where a sprite lies in the view."""
        item = self.page.scene.item(key)
        assert item is not None, (key, sorted(map(str, (s.key for s in self.page.scene.sprites()))))
        return self.view.mapFromScene(item.sprite.rect.center())

    def click(self, key: Any) -> None:
        """Click a sprite with the mouse."""
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=self.place(key))

    def drag(self, source: Any, target: Any, *, at: QPointF | None = None) -> None:
        """Drag one sprite onto another."""
        port = self.view.viewport()
        start = self.place(source)
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(port, start + QPoint(14, -14))
        end = self.place(target) if at is None else self.view.mapFromScene(at)
        QTest.mouseMove(port, end)
        QTest.mouseMove(port, end + QPoint(1, 0))
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end + QPoint(1, 0))

    def ribbon(self) -> str:
        """Return what the ribbon says."""
        item = self.page.scene.item(("ribbon",))
        return "" if item is None else item.sprite.tip


def dealt(game: str, seats: int, *, seed: int = 7, options: tuple[tuple[str, str], ...] = ()) -> Match:
    """Return a fresh match."""
    record = catalogue.game(game)
    assert record is not None
    return Match(record.rules(), Setup(seats, options), seed)


def walk(at: AtTable, moves: int, seed: int = 1) -> None:
    """Give random answers through the controller."""
    dice = random.Random(seed)
    for _ in range(moves):
        at.come_forward()
        options = at.options()
        if not options:
            return
        at.page.answer(options[dice.randrange(len(options))])


def hurry(at: AtTable, moves: int, seed: int = 1) -> None:
    """Give random answers unseen, and show what they come to."""
    dice, match = random.Random(seed), at.match
    for _ in range(moves):
        at.look_unseen()
        options = [option for d in waiting(match.questions())[:1] for option in d.options]
        if not options:
            break
        match.submit(options[dice.randrange(len(options))])
    at.show_anew()
