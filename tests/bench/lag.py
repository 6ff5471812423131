"""Event-loop lag of the screen while a warlord thinks (design.md §11): ``python tests/bench/lag.py``.

A timer of 4 ms notes how late it is called; beside it stands the same figure with nobody thinking.
"""

from __future__ import annotations

import os
import time

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, Qt, QTimer

from desktop.bots import make
from desktop.catalogue import game
from desktop.core.dice import LiveDice
from desktop.core.rules import Seat, Setup
from desktop.ui.bot_runner import BotRunner

TICK = 4
SECONDS = 8.0


def lags(app: QCoreApplication, seconds: float) -> list[float]:
    """Return how many milliseconds late each tick of ``seconds`` came, ascending."""
    found: list[float] = []
    last = time.perf_counter()

    def tick() -> None:
        nonlocal last
        now = time.perf_counter()
        found.append(max(0.0, (now - last) * 1_000 - TICK))
        last = now

    timer = QTimer()
    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(tick)
    timer.start(TICK)
    QTimer.singleShot(int(seconds * 1_000), app.quit)
    app.exec()
    timer.stop()
    return sorted(found)


def told(what: str, found: list[float]) -> None:
    """Print a row."""
    p50, p99 = (found[int(len(found) * share)] for share in (0.5, 0.99))
    print(f"{what:24} p50 {p50:5.2f} ms   p99 {p99:5.2f} ms   worst {found[-1]:5.2f} ms   {len(found)} ticks")


def main() -> None:
    """Print both rows."""
    app = QCoreApplication([])
    entry = game("armadora")
    assert entry is not None
    rules = entry.rules()
    state = rules.begin(Setup(2), LiveDice(1)).state
    (decision,) = rules.decisions(state)
    seen = rules.observe(state, decision.seat, perfect=True)
    told("nobody thinks", lags(app, SECONDS))
    runner = BotRunner({Seat(seat): make("warlord", rules) for seat in range(2)}, budget=0.5, pace=0)
    answers = 0

    def ask_again() -> None:
        nonlocal answers
        answers += 1
        runner.ask(decision.seat, seen, decision, answers)

    runner.moved.connect(lambda _seat, _action: ask_again())
    runner.failed.connect(print)
    ask_again()
    told("a warlord thinks", lags(app, SECONDS))
    print(f"{answers - 1} answers meanwhile")
    runner.close()


if __name__ == "__main__":
    main()
