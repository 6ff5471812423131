"""``kill -9`` at any moment loses nothing that was shown (design.md §5)."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from match.play_for_ever import shown
from match.toy import ToyRules

from desktop.match.record import open_save

KILLS = 50
ROOT = Path(__file__).resolve().parents[2]


def one_change_apart(before: str, after: str) -> bool:
    """Return whether ``after`` is what was shown ``before``, or what one more change makes of it."""
    log, _, undone = before.partition("|")
    now, _, _ = after.partition("|")
    ordered = now.startswith(log) and set(now[len(log) + 1 :]) <= {"a"}
    answered = after.endswith("|") and now.startswith(log) and (len(now) == len(log) + 1 or ordered)
    taken_back = bool(log) and after == f"{log[:-1]}|{undone}{log[-1]}"
    put_back = bool(undone) and after == f"{log}{undone[-1]}|{undone[:-1]}"
    # a look by another seat drops what could be put back
    return answered or taken_back or put_back or (now == log and undone.startswith(after.partition("|")[2]))


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL is how Unix kills")
def test_a_killed_program_loses_nothing_that_was_shown(tmp_path):
    chance = random.Random(5)
    path = os.pathsep.join([str(ROOT), str(ROOT / "tests")])
    lengths = []
    with subprocess.Popen(
        [sys.executable, "-m", "match.play_for_ever"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        bufsize=1,
        env={**os.environ, "PYTHONPATH": path},
    ) as mother:
        for kill in range(KILLS):
            save = tmp_path / f"{kill}.meadhall"
            mother.stdin.write(f"{save}\n")
            child = int(mother.stdout.readline())
            assert mother.stdout.readline() == "|\n"
            time.sleep(chance.random() * 0.06)
            os.kill(child, signal.SIGKILL)
            lines = ["|\n"]
            while not (line := mother.stdout.readline()).endswith("killed\n"):
                assert line, "the program that is killed ended by itself"
                lines.append(line)
            opened = open_save(save, lambda _: (ToyRules(), 1))
            assert opened.kept
            # a line that was killed while it was printed has not been shown
            last = next(line for line in reversed(lines) if line.endswith("\n"))[:-1]
            now = shown(opened.match)
            assert one_change_apart(last, now), f"shown {last}, saved {now}"
            lengths.append(len(lines))
        mother.stdin.close()
    assert len(set(lengths)) > KILLS // 5, "the moments were hardly different"
