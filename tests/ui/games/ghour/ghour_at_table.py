"""Sits a test down at the table of Ghour."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop import paths
from desktop.core.rules import Setup, waiting
from desktop.games.ghour import actions as a
from desktop.games.ghour import content, staging
from desktop.games.ghour import rules as ghour
from desktop.games.ghour.faces import BASE
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
    return ghour.rules(content.load(paths.rules_data() / "ghour"))


def dealt(seats: int, seed: int = 7, options: tuple[tuple[str, str], ...] = ()) -> Match:
    return Match(rules(), Setup(seats, options), seed)


def arranged(given: dict[str, Any], seats: int = 2) -> Match:
    setup = Setup(seats, ())
    return Match(rules(), setup, 1, start=(staging.arrange(rules(), setup, given), 0))


def staged(given: dict[str, Any], decks: tuple[str, ...]) -> Match:
    """Return a match with these decks in the position that ``given`` describes."""
    setup = Setup(len(decks), (), None, decks)
    return Match(rules(), setup, 1, start=(staging.arrange(rules(), setup, given), 0))


def card(identity: str) -> int:
    return next(at for at, each in enumerate(rules().content.cards) if each.id == identity)


class GhourAtTable:
    """A match in a real page, without curtain or clock: whoever is called comes forward."""

    def __init__(
        self, qtbot: Any, match: Match, size: tuple[int, int] = (1280, 800), scheme: str = "dark", speed: float = 0
    ) -> None:
        load_fonts()
        self.match = match
        self.controller = MatchController(match)
        self.updates: list[Update] = []
        players = tuple(Player(NAMES[seat], "person", seat) for seat in range(match.setup.seats))
        self.table: Any = table("desktop.ui.games.ghour")
        self.page = TablePage(
            "ghour", self.table, rules().content, self.controller, players, lambda s: look_of(scheme, s), speed, FACES
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
        self.story.end()

    def shown(self) -> dict[Any, Any]:
        return {sprite.key: sprite for sprite in self.page.scene.sprites()}

    def options(self) -> list[Any]:
        return list(self.page._situation().offers)

    def click(self, *keys: Any) -> None:
        for key in keys:
            self.page.click(key)

    def place(self, key: Any) -> QPoint:
        item = self.page.scene.item(key)
        assert item is not None, (key, sorted(map(str, self.shown())))
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

    def last(self) -> Any:
        return self.match.log[-1].action

    def ways(self, action: Any) -> tuple[list[Any], list[str]]:
        """Return the routes of ``action`` and the buttons on the table that give it."""
        now = self.page._situation()
        names = [str(key[1]) for key in self.shown() if key[0] == "button"]
        return list(self.table.routes(action, now)), [n for n in names if self.table.command(n, now) == action]

    def turn_to(self, key: Any) -> None:
        """Turn to the Field of a player whose piles do not lie open."""
        tab = (
            next((k for k in self.shown() if str(k[1:2]).startswith(f"('show:foe={key[1:2][0]}@")), None)
            if key[1:2]
            else None
        )
        if key not in self.shown() and tab is not None:
            self.click(tab)

    def give(self, action: Any) -> None:
        """Give ``action`` by the clicks that mean it, or by its button; a warning is answered by once more."""
        routes, buttons = self.ways(action)
        before = len(self.match.log)
        if routes:
            route = routes[0]
            for at, key in enumerate(route):
                self.turn_to(key)
                assert key in self.shown(), (action, route, key)
                self.click(key)
                if at == len(route) - 1 and len(self.match.log) == before:
                    self.click(key)
        else:
            assert buttons, (action, [key for key in self.shown() if key[0] == "button"])
            self.click(("button", buttons[0]))
            if len(self.match.log) == before:
                self.click(("button", buttons[0]))
        assert len(self.match.log) > before, (action, self.ribbon())
        assert self.last() == action


def sensible(match: Match, seat: Any, options: list[Any], dice: random.Random) -> Any:
    """Return an answer of somebody who does not throw his base away, so that games last."""
    seen = match.observe(seat)
    me, kind = seen.players[seat], seen.question.kind
    fit = [o for o in options if not isinstance(o, a.GiveUp | a.Claim | a.Decline)]
    if kind in ("opening", "recruit"):
        draws = [o for o in fit if isinstance(o, a.Draw)]
        return max(draws, key=lambda o: o.count) if draws and dice.random() < 0.9 else dice.choice(fit)
    if seen.plan is not None:
        decision = next(d for d in match.questions() if d.seat == seat and d.waits)
        proposal = match.advise(decision).proposal
        if proposal:
            return proposal[0]
    if kind == "floor":
        plays = [
            o for o in fit if (isinstance(o, a.Play) and rules().faces.type[o.card] != BASE) or isinstance(o, a.Cast)
        ]
        if me.cards > 2 and plays and dice.random() < 0.7:
            return dice.choice(plays)
        others = [o for o in fit if not isinstance(o, a.Play | a.Cast | a.Dismiss | a.Use)]
        recruits = [o for o in others if not isinstance(o, a.Recruit) or me.cards > 2]
        return dice.choice(recruits)
    if kind in ("answer", "window", "spend") and me.cards <= 2:
        fit = [o for o in fit if not isinstance(o, a.Cast | a.Play | a.Recruit | a.Dismiss)]
    return fit[0] if dice.random() < 0.4 else dice.choice(fit)


def walk(match: Match, moves: int, seed: int = 1, stop: Any = None) -> bool:
    """Play ``moves`` answers without a screen, or until ``stop`` says so; return whether it did."""
    dice = random.Random(seed)
    for _ in range(moves):
        asked = waiting(match.asked())
        if not asked:
            return False
        if match.wanted() is not None:
            match.look(match.wanted())
        if stop is not None and stop(match, asked[0]):
            return True
        match.submit(sensible(match, asked[0].seat, list(asked[0].options), dice))
    return False
