"""Sits a test down at the table of Orcz."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop import paths
from desktop.core.rules import Setup, waiting
from desktop.games.orcz import content
from desktop.games.orcz import rules as orcz
from desktop.match.match import Match
from desktop.match.save import Player
from desktop.ui.bridge import MatchController, Update
from desktop.ui.games import table
from desktop.ui.paint.cache import Faces
from desktop.ui.table.page import TablePage
from desktop.ui.theme import load_fonts, look_of

NAMES = ("Grzegorz Brzęczyszczykiewicz", "Zoltán", "Świętosława", "Willemijn")
FACES = Faces()


@cache
def rules() -> Any:
    return orcz.rules(content.load(paths.rules_data() / "orcz"))


def dealt(seats: int, seed: int = 7, *, short: bool = False) -> Match:
    return Match(rules(), Setup(seats, (("short-duel", "on"),) if short else ()), seed)


class OrczAtTable:
    """A match in a real page, without curtain or clock: whoever is called comes forward."""

    def __init__(
        self, qtbot: Any, match: Match, size: tuple[int, int] = (1280, 800), kinds: tuple[str, ...] = ("person",) * 4
    ) -> None:
        load_fonts()
        self.match = match
        self.controller = MatchController(match)
        self.updates: list[Update] = []
        players = tuple(Player(NAMES[seat], kinds[seat], seat) for seat in range(match.setup.seats))
        self.table: Any = table("desktop.ui.games.orcz")
        self.page = TablePage(
            "orcz", self.table, rules().content, self.controller, players, lambda s: look_of("dark", s), 0, FACES
        )
        qtbot.addWidget(self.page)
        self.controller.updated.connect(self.updates.append)
        self.page.resize(*size)
        self.page.show()
        with qtbot.waitExposed(self.page):
            pass
        self.controller.start()
        self.come_forward()

    @property
    def seen(self) -> Any:
        return self.updates[-1].observation

    @property
    def story(self) -> Any:
        return self.page.story

    def come_forward(self) -> None:
        while (seat := self.match.wanted()) is not None:
            self.story.end()
            self.controller.come_forward(seat)

    def shown(self) -> dict[Any, Any]:
        return {sprite.key: sprite for sprite in self.page.scene.sprites()}

    def options(self) -> list[Any]:
        asked = waiting(self.updates[-1].decisions)
        return list(asked[0].options) if asked else []

    def click(self, *keys: Any) -> None:
        for key in keys:
            self.page.click(key)

    def place(self, key: Any) -> QPoint:
        item = self.page.scene.item(key)
        assert item is not None, key
        return self.page.view.mapFromScene(item.sprite.rect.center())

    def drag(self, source: Any, target: Any) -> None:
        port = self.page.view.viewport()
        start = self.place(source)
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        QTest.mouseMove(port, start + QPoint(14, -14))
        end = self.place(target)
        QTest.mouseMove(port, end)
        QTest.mouseMove(port, end + QPoint(1, 0))
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end + QPoint(1, 0))

    def ribbon(self) -> str:
        return str(self.shown()[("ribbon",)].tip)

    def give(self, action: Any) -> None:
        """Give ``action`` by the clicks that mean it, or by its button."""
        now = self.page._situation()
        routes = self.table.routes(action, now)
        before = len(self.match.log)
        if routes:
            self.click(*routes[0])
        else:
            names = [str(key[1]) for key in self.shown() if key[0] == "button"]
            self.click(("button", next(name for name in names if self.table.command(name, now) == action)))
        assert len(self.match.log) > before, action

    def until(self, kind: type, seed: int = 1, most: int = 900) -> list[Any]:
        """Answer at random, unseen, until somebody is asked for a ``kind``; show that, and return the options."""
        dice, match = random.Random(seed), self.match
        for _ in range(most):
            while (seat := match.wanted()) is not None:
                match.look(seat)
            asked = waiting(match.questions())
            options = list(asked[0].options) if asked else []
            if not options or any(isinstance(option, kind) for option in options):
                match.news(match.viewer)
                self.controller.start()
                self.come_forward()
                self.story.end()
                return self.options()
            match.submit(options[dice.randrange(len(options))])
        raise AssertionError(f"nobody was asked for {kind}")
