"""Click to painted result with 120 cards of Ghour on the table (design.md §11).

    python tests/bench/click.py [--clicks N] [--folder TMPFS] [--rest MILLISECONDS]

Real mouse clicks on a table of four players, 1920 x 1080, animations off, until the window is painted: taking cards
up and laying them down, turning to another Field, opening a payment, turning cards for it, taking it back.
The match is written to a save in ``--folder``; how long its lines take to reach the disk stands beside.

A table paints in spare moments what is likely to be looked at next, so the clicks are made twice: one upon the other,
and with a rest of ``--rest`` after the pointer has come to a card and after each click, as a hand needs it. Neither
the rests nor what is done in them are counted, nor what is painted because the pointer comes: that stands in a row
of its own, from the pointer's arrival until the window is painted.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import paths
from desktop.core.rules import Setup, waiting
from desktop.games.ghour import content, rules, staging
from desktop.games.ghour.faces import BUILDING, CREATURE, EXTENSION, ITEM
from desktop.match.match import Match
from desktop.match.save import Player, create, header_for
from desktop.ui import stillness
from desktop.ui.bridge import MatchController
from desktop.ui.games import table
from desktop.ui.table.page import TablePage
from desktop.ui.theme import load_fonts, look_of

SEATS, HAND = 4, 7
WANTED = 16.0
REST = 150
"""Milliseconds; the quickest hands click six times a second."""
NAMES = ("Grzegorz", "Zoltán", "Świętosława", "Willemijn")
DECKS = ("deck-vorrak", "deck-telmaris", "deck-ysmer", "deck-umbrath")


def crowded(laws: Any) -> tuple[dict[str, Any], int]:
    """Return a position in which nearly every card of four decks lies on the table, and how many those are."""
    faces = laws.faces
    fields, hands, number, lying = [], [], 100, SEATS
    for seat, name in enumerate(DECKS):
        cards = list(laws.decks.cards_of(name))
        cards.remove(next(card for card in cards if faces.starts[card]))
        units = [card for card in cards if faces.type[card] in (CREATURE, BUILDING)]
        hand = units[:: max(1, len(units) // (HAND - 3))][: HAND - 3]
        for card in hand:
            units.remove(card)
        attached = [card for card in cards if faces.type[card] in (EXTENSION, ITEM)]
        rest = [card for card in cards if card not in units and card not in attached and card not in hand]
        row, free = [], list(attached)
        for card in units:
            host = {BUILDING: EXTENSION, CREATURE: ITEM}[faces.type[card]]
            extra = next((piece for piece in free if faces.type[piece] == host), None)
            words = f"{number} {faces.ids[card]} r{number % 3 if seat else (0, 0, 1)[number % 3]}"
            number += 1
            if extra is not None:
                free.remove(extra)
                words += f" + {number} {faces.ids[extra]}"
                number += 1
                lying += 1
            row.append(words)
            lying += 1
        fields.append(row)
        hands.append([faces.ids[card] for card in [*hand, *rest[:3]]])
        lying += len(hands[-1])
    return {"field": fields, "hands": hands, "colonies": [0] * SEATS, "bases": [None] * SEATS, "next": 900}, lying


def position(laws: Any) -> tuple[Match, int]:
    """Return a match in that position."""
    given, lying = crowded(laws)
    given["bases"] = [f"{laws.faces.ids[_start(laws, name)]} r0" for name in DECKS]
    setup = Setup(SEATS, (), None, DECKS)
    return Match(laws, setup, 1, start=(staging.arrange(laws, setup, given), 0)), lying


def _start(laws: Any, name: str) -> int:
    return next(card for card in laws.decks.cards_of(name) if laws.faces.starts[card])


class Hand:
    """A hand on the mouse before the screen.

    Parameters
    ----------
    page
        The table.
    """

    def __init__(self, page: TablePage) -> None:
        self.page = page
        self.rest = 0
        self.took: list[float] = []
        self.worked: list[float] = []
        self.pointed: list[float] = []

    def click(self, key: Any) -> bool:
        """Click the sprite ``key`` and note how long it takes until the window is painted."""
        item = self.page.scene.item(key)
        if item is None:
            return False
        view = self.page.view
        spot: QPoint = view.mapFromScene(item.sprite.rect.center())
        port = view.viewport()
        busy = time.process_time()
        QTest.mouseMove(port, spot)
        QApplication.processEvents()
        self.pointed.append((time.process_time() - busy) * 1_000)
        self._wait()
        self._time(lambda: QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=spot))
        self._wait()
        return True

    def lay(self, key: Any) -> None:
        """Click a cloth whose middle may be covered by cards."""
        self._time(lambda: self.page.click(key))
        self._wait()

    def forget(self, rest: int) -> None:
        """Begin to count, with rests of ``rest`` milliseconds."""
        self.rest = rest
        for times in (self.took, self.worked, self.pointed):
            times.clear()

    def _wait(self) -> None:
        """Rest the hand."""
        if self.rest:
            QTest.qWait(self.rest)

    def _time(self, does: Callable[[], None]) -> None:
        start, busy = time.perf_counter(), time.process_time()
        does()
        QApplication.processEvents()  # what has changed is painted here
        self.took.append((time.perf_counter() - start) * 1_000)
        self.worked.append((time.process_time() - busy) * 1_000)


def session(hand: Hand, clicks: int, dice: random.Random) -> None:
    """Click until there are enough clicks: choose, lay down, turn to Fields, pay and take it back."""
    page = hand.page
    while len(hand.took) < clicks:
        keys = [sprite.key for sprite in page.scene.sprites()]
        seen = page.picture.update.observation
        if seen.plan is not None:
            badges = [key for key in keys if key[0] == "yield"]
            for key in dice.sample(badges, min(2, len(badges))):
                hand.click(key)
            hand.click(("button", "cancel"))
            continue
        tabs = [key for key in keys if str(key[1:2]).startswith("('show:foe")]
        hand.click(dice.choice(tabs))
        own = [key for key in keys if key[0] in ("hand", "unit")]
        key = dice.choice(own)
        hand.click(key)
        if dice.random() < 0.5 and ("felt", seen.viewer) in page._chooser.targets():
            hand.lay(("felt", seen.viewer))
        else:
            hand.click(key)
            page._escape()


def tell(hand: Hand) -> None:
    """Print a row for each way to count."""
    for what, times in (
        ("by the clock", hand.took),
        ("at work itself", hand.worked),
        ("pointing, at work", hand.pointed),
    ):
        found = sorted(times)
        p50, p99 = found[len(found) // 2], found[int(len(found) * 0.99)]
        verdict = "ok" if p99 <= WANTED else "over"
        print(
            f"{what:18} p50 {p50:5.1f} ms   p99 {p99:5.1f} ms   worst {found[-1]:5.1f} ms   ≤ {WANTED:.0f}: {verdict}"
        )


def main() -> None:
    """Print the figures."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--clicks", type=int, default=600)
    asked.add_argument("--folder", type=Path, default=None)
    asked.add_argument("--rest", type=int, default=REST)
    told = asked.parse_args()
    app = QApplication([])
    load_fonts()
    loaded = content.load(paths.rules_data() / "ghour")
    laws = rules.rules(loaded)
    match, lying = position(laws)
    players = tuple(Player(name, "person", seat) for seat, name in enumerate(NAMES))
    with tempfile.TemporaryDirectory(dir=told.folder) as folder:
        header = header_for(
            match, app="bench", game="ghour", version=1, players=players, begun=0, embedded=content.pack(loaded)
        )
        journal = create(Path(folder) / "bench.save", match, header)
        controller = MatchController(match)
        page = TablePage(
            "ghour", table("desktop.ui.games.ghour"), loaded, controller, players, lambda s: look_of("dark", s), 0
        )
        page.resize(1920, 1080)
        page.show()
        controller.start()
        wanted = match.wanted()
        if wanted is not None:
            controller.come_forward(wanted)
        app.processEvents()
        stillness.begin()  # as the window does when a match begins
        hand = Hand(page)
        session(hand, 150, random.Random(1))  # every face has been seen once
        print(f"{lying} cards, {len(page.scene.sprites())} sprites, {len(waiting(match.asked())[0].options)} options")
        for rest in (0, told.rest) if told.rest else (0,):
            hand.forget(rest)
            session(hand, told.clicks if not rest else told.clicks // 2, random.Random(2 + bool(rest)))
            print(f"{len(hand.took)} clicks, " + (f"with a rest of {rest} ms" if rest else "one upon the other"))
            tell(hand)
        start = time.perf_counter()
        journal.sync(wait=True)
        settled = (time.perf_counter() - start) * 1_000
        journal.close()
    print(f"waiting for the disk afterwards {settled:.1f} ms")


if __name__ == "__main__":
    main()
