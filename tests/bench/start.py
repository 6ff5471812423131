"""From the start of the process to the first painted home screen, beside a bare window (design.md §11, row 3).

    python tests/bench/start.py

All are started in turns; what counts is the median of the ratios of neighbours, which a busy machine disturbs least.
Processor time, which it hardly disturbs, is printed beside it.  Nothing of the user's is read.  The home screen is
painted twice: first the empty hall, which is the row of design.md, then with boards and buttons to click on.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WANTED = 1.6

ENDS_PAINTED = """
import os
from PySide6.QtCore import QEvent, QTimer

def ends_painted(window):
    handle = window.event
    def event(self, event):
        done = handle(self, event)
        if event.type() == QEvent.Type.Paint:
            # the children are painted in the same breath; by the next turn of the loop all is on the screen
            QTimer.singleShot(0, lambda: os._exit(0))
        return done
    window.event = event
"""

BARE = """
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

class View(QGraphicsView):
    pass

ends_painted(View)
app = QApplication([])
view = View(QGraphicsScene())
view.resize(1280, 800)
view.show()
app.exec()
"""

HOME = """
import sys
sys.argv[1:] = []
from desktop.ui.door import Door
ends_painted(Door)
from desktop.__main__ import main
main()
"""

FURNISHED = """
import os
import sys
sys.argv[1:] = []
from desktop.ui.door import Door
def furnished(window):
    window.home.repaint()
    os._exit(0)
enter = Door.enter
Door.enter = lambda door: (window := enter(door), window.painted.connect(lambda: furnished(window)))[0]
from desktop.__main__ import main
main()
"""


def start(code: str, environment: dict[str, str]) -> tuple[float, float]:
    """Return how many milliseconds pass until the window of ``code`` is painted, and how many the processor works."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", ENDS_PAINTED + code], cwd=ROOT, env=environment, check=True, timeout=60)
    spent = time.perf_counter() - began
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    worked = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return spent * 1_000, worked * 1_000


def row(name: str, own: list[tuple[float, float]], bare: list[tuple[float, float]]) -> float:
    """Print medians and ratios of one program, and return the ratio of times that passed."""
    ratios = [statistics.median(a[k] / b[k] for a, b in zip(own, bare, strict=True)) for k in (0, 1)]
    passed, worked = (statistics.median(each[k] for each in own) for k in (0, 1))
    print(f"{name:26} {passed:7.0f} ms   {ratios[0]:5.2f} x      processor {worked:6.0f} ms   {ratios[1]:5.2f} x")
    return ratios[0]


def main() -> int:
    """Print medians and ratios; 1 if the home screen is too slow."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--turns", type=int, default=9)
    turns = parser.parse_args().turns
    with tempfile.TemporaryDirectory() as home:
        environment = {
            "QT_QPA_PLATFORM": "offscreen",
            **os.environ,
            "HOME": home,
            **{f"XDG_{kind}_HOME": home for kind in ("CONFIG", "DATA", "CACHE", "STATE")},
        }
        found: dict[str, list[tuple[float, float]]] = {BARE: [], HOME: [], FURNISHED: []}
        for turn in range(turns + 1):
            for code, times in found.items():
                spent = start(code, environment)
                # the first turn only warms the disk
                if turn:
                    times.append(spent)
    row("bare QGraphicsView window", found[BARE], found[BARE])
    ratio = row("home screen", found[HOME], found[BARE])
    row("with boards to click on", found[FURNISHED], found[BARE])
    print(f"wanted at most {WANTED} x for the home screen")
    return 0 if ratio <= WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
