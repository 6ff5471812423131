"""Somebody who sees nothing plays whole games: rows, arrows and Enter, from the deal to the results."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop import catalogue

from .at_table import AtTable, dealt

WHOLE = {
    "claim2": (2, 11, ()),
    "armadora": (2, 11, ()),
    "orcz": (2, 1, (("short-duel", "on"),)),
    "gold_and_rum": (4, 1, (("step", "14"),)),
    "ghour": (2, 13, ()),
}
"""Seats, seed and options of a game that is not long."""

SMALL = (320, 200)
"""Nobody looks at these tables."""


class Reader:
    """Hears the rows of the moves, goes to one of them and presses Enter."""

    def __init__(self, at, dice):
        self.at = at
        self.dice = dice
        self.entered = 0
        at.page.toggle_lists()
        self.moves = at.page.lists.views["moves"]
        assert self.moves.hasFocus()

    @property
    def over(self):
        return self.at.updates[-1].outcome is not None

    def rows(self):
        """The rows that may be entered; giving up would be over too soon."""
        rows = []
        for row in range(self.moves.count()):
            item = self.moves.item(row)
            _, _, action = item.data(Qt.ItemDataRole.UserRole)
            assert item.text()
            assert item.data(Qt.ItemDataRole.AccessibleTextRole) == item.text()
            if not getattr(action, "voluntary", False):
                rows.append(row)
        assert rows, "somebody is asked, and has rows to choose from"
        return rows

    def enter(self, row):
        """Press Enter on a row, once more if the table warns."""
        for _ in range(2):
            before = len(self.at.match.log), self.at.page.pacer.view.called
            self.moves.setCurrentRow(row)
            QTest.keyClick(self.moves, Qt.Key.Key_Return)
            self.entered += 1
            if (len(self.at.match.log), self.at.page.pacer.view.called) != before:
                return
            assert self.at.ribbon()
        raise AssertionError(self.moves.item(row).text())

    def step(self):
        """Answer what is asked now; the clock stands, which a slow machine could not keep up with."""
        self.at.page.pacer.pause(on=True)
        rows = self.rows()
        pacing, phase = self.at.page.pacer.view, getattr(self.at.updates[-1].observation, "phase", "")
        silent = pacing.beat is not None and pacing.silent
        if silent and phase == "recruit" and not pacing.called:
            # somebody calls, or nobody would ever own a pile
            self.enter(rows[0])
        elif silent:
            # time goes on
            self.moves.setCurrentRow(rows[-1])
            QTest.keyClick(self.moves, Qt.Key.Key_Return)
            self.entered += 1
        elif phase == "lay":
            self.enter(rows[-1])
        else:
            self.enter(self.dice.choice(rows[1:] if phase == "recruit" else rows))


@pytest.mark.parametrize("game", [game.id for game in catalogue.GAMES])
def test_a_whole_game_is_played_by_keyboard_through_the_lists_alone(qtbot, game):
    seats, seed, options = WHOLE[game]
    at = AtTable(qtbot, game, dealt(game, seats, seed=seed, options=options), SMALL)
    reader = Reader(at, random.Random(seed))
    while not reader.over:
        at.come_forward()
        if reader.over:
            break
        reader.step()
        assert reader.entered < 400
    assert at.match.outcome().ranks
    assert at.page.lists.views["log"].count() > 3


@pytest.mark.parametrize("game", [game.id for game in catalogue.GAMES if game.seats[0] < game.seats[1]])
def test_a_full_table_too(qtbot, game):
    record = catalogue.game(game)
    at = AtTable(qtbot, game, dealt(game, record.seats[1], seed=11), SMALL)
    reader = Reader(at, random.Random(2))
    for _ in range(30):
        at.come_forward()
        if reader.over:
            break
        reader.step()
    assert at.page.lists.views["ground"].count() > 3
