"""Computer players, away from the screen's thread and process."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from desktop.core.rules import Decision, Seat

Bot: TypeAlias = Callable[[Any, Decision, int, float], Any]
"""A computer player: observation, decision, seed, seconds → action, or ``None`` to an interruption."""

_players: Mapping[Seat, Bot] = {}


def _receive(players: Mapping[Seat, Bot]) -> None:
    """Keep the computer players of the match in the worker process; they travel once."""
    global _players  # noqa: PLW0603
    _players = players


def _think(seat: Seat, observation: Any, decision: Decision, seed: int, budget: float) -> Any:
    return _players[seat](observation, decision, seed, budget)


BRISK = 0.1
"""Seconds of thought where many answers make one beat of a clock."""


STEP = 150
"""Milliseconds between two answers at the least, where the second goes on with what the first began."""


class BotRunner(QObject):
    """Asks computer players for their moves in another process.

    A thread would not do: pure Python that never pauses holds the interpreter lock, and the table
    drops from 60 paints a second to 4.  Every question has a ticket; an answer to an old ticket is
    dropped, so that undo, a new match or a closed window cannot be overtaken.

    Parameters
    ----------
    players
        The computer player of each such seat.
    budget
        Seconds of thought for one answer.
    pace
        Milliseconds between two answers at the least, so that people can follow.

    Attributes
    ----------
    brisk
        Whether a clock sets the pace of the table already: answers come at once, after a short thought.
    """

    moved = Signal(object, object)
    """Seat and action, on the thread of the screen."""

    failed = Signal(str)

    _arrived = Signal(int, object)

    def __init__(
        self, players: Mapping[Seat, Bot], budget: float = 1.0, pace: int = 600, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.pace = pace
        self._budget = budget
        self._pool = ProcessPoolExecutor(
            1, mp_context=multiprocessing.get_context("spawn"), initializer=_receive, initargs=(dict(players),)
        )
        self.brisk = False
        self._ticket = 0
        self._pause = pace
        self._seat = Seat(0)
        self._arrived.connect(self._deliver)

    def ask(self, seat: Seat, observation: Any, decision: Decision, seed: int) -> None:
        """Put a question; only redacted values travel."""
        self._ticket += 1
        ticket, self._seat = self._ticket, seat
        # the steps of one open answer, a payment's say, are one thing to those who watch
        self._pause = min(self.pace, STEP) if decision.begun else self.pace
        budget = min(self._budget, BRISK) if self.brisk else self._budget
        future = self._pool.submit(_think, seat, observation, decision, seed, budget)
        future.add_done_callback(lambda done: self._arrived.emit(ticket, done))

    @Slot()
    def cancel(self) -> None:
        """Forget the question that is being thought about."""
        self._ticket += 1

    @Slot()
    def close(self) -> None:
        """Stop thinking for good."""
        self.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    @Slot(int, object)
    def _deliver(self, ticket: int, done: Future[Any]) -> None:
        if ticket != self._ticket or done.cancelled():
            return
        error = done.exception()
        if error is not None:
            self.failed.emit(str(error))
            return
        action, seat = done.result(), self._seat
        QTimer.singleShot(0 if self.brisk else self._pause, self, lambda: self._hand_over(ticket, seat, action))

    def _hand_over(self, ticket: int, seat: Seat, action: Any) -> None:
        if ticket == self._ticket:
            self.moved.emit(seat, action)
