"""The games there are: one record each, without Qt.

Tests, command line, home screen and benches go through :data:`GAMES`; a new game is one record more.
Nothing of a game is imported until it is asked for, so that the home screen can paint at once.
"""

from __future__ import annotations

import importlib
from typing import Any, cast

import msgspec

from desktop import paths
from desktop.core.rules import Rules, Setup
from desktop.core.staging import Staging


class Option(msgspec.Struct, frozen=True):
    """An optional rule.

    Attributes
    ----------
    name
        Written with hyphens, as on the command line.
    values
        What it may be, the default first.
    seats
        The player counts it is for; empty means all.
    """

    name: str
    values: tuple[str, ...] = ("off", "on")
    seats: tuple[int, ...] = ()


class Game(msgspec.Struct, frozen=True):
    """One game of the catalogue.

    Attributes
    ----------
    id
        Names its folders: ``desktop.games.<id>``, ``rules_data/<id>``, ``desktop.ui.games.<id>``.
    title
        Its name; the same in every language.
    seats
        Fewest and most players.
    minutes
        About how long a game takes.
    options
        The optional rules.
    outcomes
        Every ``Outcome.kind`` there can be.
    picks
        What each seat may choose at set-up (``"race"``, ``"deck"``), or ``""``.
    editable
        Whether users can add content of their own, which a save must then hold.
    recall
        The option that lets people see what perfect memory would know, or ``""``.
    version
        Bumped when an old journal would play differently.
    """

    id: str
    title: str
    seats: tuple[int, int]
    minutes: int
    options: tuple[Option, ...] = ()
    outcomes: tuple[str, ...] = ()
    picks: str = ""
    editable: bool = False
    recall: str = ""
    version: int = 1

    @property
    def table(self) -> str:
        """The module of its table, as text: this module speaks no Qt."""
        return f"desktop.ui.games.{self.id}"

    def rules(self, embedded: str = "") -> Rules[Any, Any]:
        """Return its rules, over the content of ``rules_data`` or over content ``embedded`` in a save.

        Raises
        ------
        desktop.core.fault.ContentError
            With every fault of the content.
        """
        content = importlib.import_module(f"desktop.games.{self.id}.content")
        module = importlib.import_module(f"desktop.games.{self.id}.rules")
        return cast("Rules[Any, Any]", module.rules(content.unpack(embedded) if embedded else self._content(content)))

    def embed(self, rules: Rules[Any, Any], setup: Setup) -> str:
        """Return the content a save of this match must hold, since users can edit it; ``""`` if nobody can."""
        content = importlib.import_module(f"desktop.games.{self.id}.content")
        return str(content.pack(content.for_match(rules.content, setup.picks))) if self.editable else ""

    def _content(self, content: Any) -> Any:
        """Return the shipped content; with the user's own beside it where there is some that is sound."""
        shipped = paths.rules_data() / self.id
        own = paths.user_data() / self.id
        if not self.editable or not own.is_dir():
            return content.load(shipped)
        # what is wrong with the user's own files is told in the workshop; it keeps nobody from playing
        return content.gather(shipped, own).content

    def staging(self) -> Staging:
        """Return how it speaks in scenario files."""
        return cast("Staging", importlib.import_module(f"desktop.games.{self.id}.staging"))


GAMES: tuple[Game, ...] = (
    Game("claim2", "Claim 2", (2, 2), 25, outcomes=("votes", "supporters", "draw")),
    Game(
        "armadora",
        "Armadora",
        (2, 4),
        30,
        options=(Option("advanced"), Option("memory-aid")),
        outcomes=("gold", "piles", "shared"),
        picks="race",
        recall="memory-aid",
    ),
    Game(
        "orcz",
        "Orcz",
        (2, 4),
        60,
        options=(Option("short-duel", seats=(2,)), Option("dark-god")),
        outcomes=("slaves", "opponents", "heroes", "shared", "judged"),
    ),
    Game(
        "gold_and_rum",
        "Gold & Rum",
        (4, 7),
        45,
        options=(Option("open-book"), Option("step", tuple(str(cards) for cards in range(1, 15)))),
        outcomes=("points", "latest-battle", "shared"),
        recall="open-book",
    ),
    Game(
        "ghour",
        "Ghour",
        (2, 4),
        60,
        options=(
            Option("window-mode", ("strict", "claim")),
            Option("open-lists"),
            Option("leftover-goods", ("lost", "next")),
            Option("rps-tie", ("replay", "lot")),
            Option("stalemate-days", ("3", "2", "5", "7")),
            Option("colony-out-loses"),
            Option("timed-spell-keeps-alive", ("on", "off")),
            Option("mercenary-ignores-watchtower"),
            Option("unarmed-bonus-strikes"),
        ),
        outcomes=("last", "draw", "agreed"),
        picks="deck",
        editable=True,
    ),
)
"""Every game, in the order of the home screen."""


def game(identity: str) -> Game | None:
    """Return the game called ``identity``, or ``None``."""
    return next((entry for entry in GAMES if entry.id == identity), None)
