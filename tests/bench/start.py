"""From the start of the process to the first painted home screen, beside a bare window (design.md §11, row 3).

    python tests/bench/start.py

All are started in turns; what counts is the ratio of the medians.  Nothing of the user's is read.  The home screen is
painted twice: first the empty hall, which is the row of design.md, then with boards, beam and buttons to click on.
"""

from __future__ import annotations

import argparse
import os
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


def start(code: str, environment: dict[str, str]) -> float:
    """Return how many milliseconds pass until the window of ``code`` is painted."""
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", ENDS_PAINTED + code], cwd=ROOT, env=environment, check=True, timeout=60)
    return (time.perf_counter() - began) * 1_000


def main() -> int:
    """Print both medians and their ratio; 1 if it is too large."""
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
        found: dict[str, list[float]] = {BARE: [], HOME: [], FURNISHED: []}
        for turn in range(turns + 1):
            for code, times in found.items():
                spent = start(code, environment)
                # the first turn only warms the disk
                if turn:
                    times.append(spent)
    bare, own, whole = (statistics.median(times) for times in found.values())
    print(f"bare QGraphicsView window  {bare:7.0f} ms  (best {min(found[BARE]):.0f})")
    print(f"home screen                {own:7.0f} ms  (best {min(found[HOME]):.0f})")
    print(f"with boards to click on    {whole:7.0f} ms  (best {min(found[FURNISHED]):.0f}), {whole / bare:.2f} x")
    print(f"ratio                      {own / bare:7.2f}     (wanted at most {WANTED})")
    return 0 if own <= WANTED * bare else 1


if __name__ == "__main__":
    sys.exit(main())
