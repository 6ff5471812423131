"""A game of the tournament that only computer players take part in: played at once, in a process of its own."""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop import bots, catalogue
from desktop.core.rules import Decision, Outcome, Setup
from desktop.match.headless import Player, play_out
from desktop.match.match import Match
from desktop.ui.bot_runner import BRISK

Ended = tuple[Outcome, tuple[int, ...]]
"""How the game ended, and the trophy points of both."""


def played(game: str, embedded: str, setup: Setup, levels: tuple[str, ...], seed: int) -> Ended:
    """Return how a game among computer players ends."""
    record = catalogue.game(game)
    assert record is not None
    rules = record.rules(embedded)
    match = Match(rules, setup, seed, people=(False,) * setup.seats)
    play_out(rules, setup, seed, [_player(bots.make(level, rules)) for level in levels], follow=match.submit)
    outcome = match.outcome()
    assert outcome is not None
    seen = match.observe(None)
    return outcome, tuple(player.points for player in seen.players)


def _player(bot: Callable[..., Any]) -> Player:
    def answer(rules: Any, state: Any, decision: Decision, chance: random.Random) -> Any:
        seen = rules.observe(state, decision.seat, perfect=True)
        return bot(seen, decision, chance.randrange(2**31), BRISK)

    return answer


def _work(there: Connection, *asked: Any) -> None:
    try:
        there.send(played(*asked))
    except Exception as error:  # whatever it is, the screen tells it
        there.send(str(error) or type(error).__name__)


class Unattended(QObject):
    """Plays one game after another away from the screen; the answer comes as a signal."""

    ended = Signal(object)
    """An :data:`Ended`."""

    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: BaseProcess | None = None
        self._here: Connection | None = None
        self._clock = QTimer(self)
        self._clock.setInterval(100)
        self._clock.timeout.connect(self._look)

    def play(self, game: str, embedded: str, setup: Setup, levels: tuple[str, ...], seed: int) -> None:
        """Play a game; one that is being played is broken off."""
        self.close()
        spawn = multiprocessing.get_context("spawn")
        self._here, there = spawn.Pipe(duplex=False)
        # a daemon ends with the program, in the middle of a game
        self._process = spawn.Process(target=_work, args=(there, game, embedded, setup, levels, seed), daemon=True)
        self._process.start()
        there.close()
        self._clock.start()

    def close(self) -> None:
        """Stop playing; what was begun is forgotten."""
        self._clock.stop()
        if self._process is not None:
            self._process.terminate()
            self._process = None
        if self._here is not None:
            self._here.close()
            self._here = None

    def _look(self) -> None:
        """Take the answer, if it is there."""
        if self._here is None or not self._here.poll():
            return
        try:
            answer = self._here.recv()
        except EOFError:
            answer = "-"
        self.close()
        if isinstance(answer, str):
            self.failed.emit(answer)
        else:
            self.ended.emit(answer)
