"""Memory after ten matches of each game (design.md §11): ``python tests/bench/memory.py [--matches N] [GAME…]``.

Whole matches of random answers through the real window, from the hall to the hall, every update painted and every
curtain drawn; what the process holds after each is printed as growth over the first.  The pictures of pieces are
let go before that: their store is bounded (96 MB), and fills through the first matches; how full it was stands beside.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import os
import random
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from desktop import catalogue
from desktop.app import make_app
from desktop.core.rules import Seat, waiting
from desktop.ui.quick import quick_choice
from desktop.ui.settings import Settings
from desktop.ui.window import Window

WANTED = 5.0
"""Megabytes that ten matches may grow over the first."""


def held(window: Window) -> float:
    """Return the megabytes that this process holds in memory, without pictures of pieces and what is free again."""
    window._faces.clear()
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def settle() -> None:
    """Let happen what is due, and go what is to be deleted."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()


def play(window: Window, identity: str, seed: int) -> int:
    """Play one whole match at the table of ``identity`` and go home; return the answers given."""
    window.sit_down(quick_choice(identity, None, {}, seed, ()))
    assert window.sitting is not None
    controller = window.sitting.controller
    called: list[Seat] = []
    controller.curtain.connect(called.append)
    chance = random.Random(seed)
    answers = 0
    while (update := controller.present()).outcome is None:
        settle()
        asked = waiting(update.decisions)
        if not asked:
            controller.come_forward(called[-1] if called else update.awaited[0])
            continue
        decision = chance.choice(asked)
        options = [each for each in decision.options if not each.voluntary] or list(decision.options)
        controller.submit(chance.choice(options))
        answers += 1
    settle()
    window.go_home()
    settle()
    return answers


def main() -> None:
    """Print a row for each game."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=10)
    parser.add_argument("games", nargs="*", default=[game.id for game in catalogue.GAMES])
    asked = parser.parse_args()
    app = make_app()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XDG_DATA_HOME"] = os.environ["XDG_STATE_HOME"] = os.environ["XDG_CACHE_HOME"] = folder
        settings = Settings(Path(folder) / "meadhall.ini")
        settings.speed = "off"
        window = Window(settings)
        window.resize(1280, 800)
        window.show()
        for identity in asked.games:
            answers = play(window, identity, 1)
            first = held(window)
            grown = []
            for seed in range(2, asked.matches + 1):
                answers += play(window, identity, seed)
                pictures = window._faces.bytes / 1e6
                grown.append(held(window) - first)
            verdict = "ok" if grown[-1] < WANTED else "over"
            course = " ".join(f"{each:+.1f}" for each in grown)
            print(
                f"{identity:14}{first:6.0f} MB, {course}   < 5: {verdict}   "
                f"{answers} answers, pictures {pictures:.0f} MB"
            )
        window.close()
    del app


if __name__ == "__main__":
    main()
