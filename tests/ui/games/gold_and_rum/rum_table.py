"""Sits a test down at the table of Gold & Rum, curtain and clock in its own hands."""

from __future__ import annotations

import importlib
import random
from functools import cache
from typing import Any

from desktop import paths
from desktop.core.rules import Seat, Setup, waiting
from desktop.match.match import Match
from desktop.match.save import Player
from desktop.ui.bridge import MatchController, Update
from desktop.ui.games import table
from desktop.ui.pace import Pace
from desktop.ui.paint.cache import Faces
from desktop.ui.table.page import TablePage
from desktop.ui.theme import load_fonts, look_of

NAMES = ("Świętosława", "Zoltán", "Erzsébet", "Willemijn", "Grzegorz Brzęczyszczykiewicz", "Őrsi", "Ágota")
FACES = Faces()
BY_CLICK = Pace(0)


@cache
def rules() -> Any:
    content = importlib.import_module("desktop.games.gold_and_rum.content")
    return importlib.import_module("desktop.games.gold_and_rum.rules").rules(
        content.load(paths.rules_data() / "gold_and_rum")
    )


class RumTable:
    """A match in a real page; ``pace`` 0: nothing goes on by itself."""

    def __init__(self, qtbot: Any, match: Match, *, size: tuple[int, int] = (1280, 800), pace: Pace = BY_CLICK) -> None:
        load_fonts()
        self.match = match
        self.controller = MatchController(match)
        self.updates: list[Update] = []
        players = tuple(Player(NAMES[seat], "person", seat) for seat in range(match.setup.seats))
        self.table: Any = table("desktop.ui.games.gold_and_rum")
        self.page = TablePage(
            "gold_and_rum",
            self.table,
            rules().content,
            self.controller,
            players,
            lambda s: look_of("dark", s),
            0,
            FACES,
            pace,
        )
        qtbot.addWidget(self.page)
        self.controller.updated.connect(self.updates.append)
        self.page.resize(*size)
        self.page.show()
        self.controller.start()

    @property
    def seen(self) -> Any:
        return self.updates[-1].observation

    @property
    def pacing(self) -> Any:
        return self.page.pacer.view

    def come_forward(self) -> None:
        self.page.story.end()
        if self.match.wanted() is not None:
            self.controller.come_forward(self.match.wanted())
            self.page.story.end()

    def now(self) -> Any:
        return self.page._situation()

    def shown(self) -> set[Any]:
        return {sprite.key for sprite in self.page.scene.sprites()}

    def press(self, name: str) -> None:
        self.page.click(("button", name))


def dealt(seats: int, seed: int = 7, **options: str) -> Match:
    chosen = tuple(sorted((name.replace("_", "-"), value) for name, value in options.items()))
    return Match(rules(), Setup(seats, chosen), seed, recall=options.get("open_book") == "on")


def walk(match: Match, phase: str, dice: random.Random, *, skip: int = 0, most: int = 4000) -> bool:
    """Give random answers until ``phase`` is asked for the ``skip``-th time; return whether it came."""
    for _ in range(most):
        asked = waiting(match.asked())
        if not asked:
            return phase == "over"
        seen = match.observe(None)
        if seen.phase == phase:
            if not skip:
                return True
            skip -= 1
        if match.wanted() is not None:
            match.look(match.wanted())
        decision = asked[0]
        options = decision.options
        lazy = seen.phase == "deal" and (seen.marker < 0 or dice.random() < 0.8) and dice.random() < 0.95
        match.submit(options[0] if lazy else options[dice.randrange(len(options))])
        match.news(match.viewer)
    return False


def seat(number: int) -> Seat:
    return Seat(number)
