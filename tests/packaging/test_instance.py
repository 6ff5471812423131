"""A second start hands its file to the running window; a lock left by a crash does not bar the start."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket

from desktop.ui.instance import Instance

ROOT = Path(__file__).resolve().parents[2]

SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from desktop.ui.instance import Instance
app = QCoreApplication([])
second = Instance(Path(sys.argv[1]))
print(second.first(), second.hand_over(sys.argv[2], 5000) if not second.first() else None)
"""

HOLDS = """
import sys, time
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from desktop.ui.instance import Instance
app = QCoreApplication([])
first = Instance(Path(sys.argv[1]))
print(first.first(), flush=True)
time.sleep(60)
"""


def start(code, *arguments):
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, arguments)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )


@pytest.fixture
def first(qtbot, tmp_path):
    made = Instance(tmp_path / "ő state")
    assert made.first()
    made.listen()
    yield made
    made.close()


def second(qtbot, folder, file):
    process = start(SECOND, folder, file)
    qtbot.waitUntil(lambda: process.poll() is not None, timeout=30_000)
    return process.communicate()[0].strip()


def test_a_second_start_hands_its_file_over(qtbot, first, tmp_path):
    got = []
    first.handed.connect(got.append)
    file = tmp_path / "este ű.meadhall"
    assert second(qtbot, tmp_path / "ő state", file) == "False True"
    assert got == [str(file)]


def test_a_file_is_handed_over_by_its_whole_name(qtbot, first, tmp_path):
    got = []
    first.handed.connect(got.append)
    assert second(qtbot, tmp_path / "ő state", "evening.meadhall") == "False True"
    assert got == [str(ROOT / "evening.meadhall")]


def test_a_second_start_without_a_file_brings_the_window_forward(qtbot, first, tmp_path):
    got = []
    first.handed.connect(got.append)
    assert second(qtbot, tmp_path / "ő state", "") == "False True"
    assert got == [""]


def test_programs_with_other_folders_are_strangers(first, tmp_path):
    other = Instance(tmp_path / "elsewhere")
    assert other.first()
    other.close()


def test_a_lock_left_by_a_crash_does_not_bar_the_start(qtbot, tmp_path):
    process = start(HOLDS, tmp_path)
    assert process.stdout.readline().strip() == "True"
    mine = Instance(tmp_path)
    assert not mine.first()
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    assert (tmp_path / "instance.lock").exists()
    assert mine.first()
    mine.listen()
    mine.close()
    process.stdout.close()


def test_a_program_that_does_not_answer_does_not_bar_the_start(qtbot, tmp_path):
    process = start(HOLDS, tmp_path)
    assert process.stdout.readline().strip() == "True"
    mine = Instance(tmp_path)
    began = time.monotonic()
    assert not mine.first()
    assert not mine.hand_over("x", 300)
    assert time.monotonic() - began < 3
    process.kill()
    process.wait()
    process.stdout.close()


def test_a_stranger_who_talks_too_much_is_not_heard(qtbot, first):
    got = []
    first.handed.connect(got.append)
    socket = QLocalSocket()
    socket.connectToServer(first._name)
    assert socket.waitForConnected(2000)
    socket.write(b"x" * 20_000)
    socket.flush()
    qtbot.waitUntil(lambda: socket.state() == QLocalSocket.LocalSocketState.UnconnectedState)
    assert not got


def test_where_no_lock_can_be_written_every_start_is_the_first(tmp_path):
    (tmp_path / "state").write_text("a file where the folder should be")
    assert Instance(tmp_path / "state").first()
