"""An error nobody expected: written without a secret, told once, and the program goes on."""

from __future__ import annotations

import logging
import os
import sys
import threading

import pytest
from PySide6.QtCore import qWarning
from PySide6.QtWidgets import QApplication, QWidget

from desktop import __version__
from desktop.ui.crash import MOST, WRITTEN, Crash
from desktop.ui.crash_dialog import CrashDialog
from desktop.ui.diary import KEPT, LOG, SIZE, Diary, story

TRAIL = (("Play", 0), ("Claim", 1))


@pytest.fixture
def diary(tmp_path):
    made = Diary(tmp_path / "log")
    yield made
    made.close()


@pytest.fixture
def crash(qtbot, diary):
    made = Crash(diary, lambda: TRAIL)
    yield made
    made.close()
    for dialog in dialogs():
        dialog.close()


def dialogs():
    return [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, CrashDialog)]


def shown():
    return [dialog for dialog in dialogs() if dialog.isVisible()]


def strike(what="giant 5 of seat 1"):
    try:
        raise ValueError(what)
    except ValueError as error:
        sys.excepthook(type(error), error, error.__traceback__)


def test_the_story_names_places_and_kinds_but_nothing_that_was_said():
    try:
        try:
            raise KeyError("dragon 9")
        except KeyError as error:
            raise RuntimeError("seat 0 holds dragon 9") from error
    except RuntimeError as error:
        told = story(error)
    assert told.startswith("builtins.RuntimeError\n  test_crash.py:")
    assert "because of builtins.KeyError" in told
    assert "dragon" not in told


def test_the_story_of_the_system_says_why():
    try:
        os.listdir("/nonexistent/dragon-9")
    except OSError as error:
        told = story(error)
    assert "No such file or directory" in told
    assert "dragon" not in told


def test_the_report_holds_what_is_needed_to_mend_it(crash):
    report = crash.report("builtins.ValueError")
    assert report.startswith(f"Meadhall {__version__}\n")
    assert "Qt 6." in report
    assert "Last answers: 2\n  Play by seat 0\n  Claim by seat 1" in report


def test_a_broken_match_does_not_break_the_report(diary, qtbot):
    broken = Crash(diary, lambda: 1 / 0)
    try:
        assert "Last answers: none" in broken.report("x")
    finally:
        broken.close()


def test_one_dialog_not_fifty(qtbot, crash, diary):
    for _ in range(200):
        strike()
    qtbot.waitUntil(lambda: len(shown()) == 1)
    (dialog,) = shown()
    assert "giant" not in dialog.text.toPlainText()
    assert diary.path.read_text(encoding="utf-8").count("ValueError") == WRITTEN
    dialog.copy.click()
    assert QApplication.clipboard().text() == dialog.text.toPlainText()
    dialog.go_on.click()
    strike()
    qtbot.wait(30)
    assert not shown()


def test_other_errors_are_told_too_but_not_without_end(qtbot, crash):
    told = 0
    for number in range(MOST + 2):
        # errors in different places: each its own line of a made-up file
        try:
            exec(compile("\n" * number + "1 / 0", "here.py", "exec"), {})
        except ZeroDivisionError as error:
            sys.excepthook(type(error), error, error.__traceback__)
        qtbot.wait(20)
        for dialog in shown():
            told += 1
            dialog.accept()
    assert told == MOST


def test_an_error_on_a_thread_comes_to_the_screen(qtbot, crash):
    def fail():
        raise ValueError("seer 3")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(shown()) == 1)


def test_a_paint_that_fails_does_not_stop_the_program(qtbot, crash):
    class Broken(QWidget):
        def paintEvent(self, event):
            strike("troll 2")

    widget = Broken()
    qtbot.addWidget(widget)
    widget.show()
    for _ in range(10):
        widget.repaint()
    qtbot.waitUntil(lambda: len(shown()) == 1)


def test_hooks_are_given_back(diary, qtbot):
    before = sys.__excepthook__
    made = Crash(diary, lambda: ())
    assert sys.excepthook != before
    made.close()
    assert sys.excepthook == before
    assert threading.excepthook == threading.__excepthook__


def test_a_stop_by_keyboard_is_no_error(crash, diary, capsys):
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert not diary.path.exists()


def test_the_log_begins_with_the_version(diary):
    diary.begin()
    diary.begin()
    assert f"Meadhall {__version__}" in diary.path.read_text(encoding="utf-8")


@pytest.mark.no_qt_log
def test_what_qt_says_is_written_and_said_aloud(diary, capsys):
    qWarning("could not load")
    assert "could not load" in diary.path.read_text(encoding="utf-8")
    assert "could not load" in capsys.readouterr().err


def test_the_log_does_not_grow_without_end(diary):
    diary.begin()
    for _ in range(SIZE * (KEPT + 2) // 1000):
        diary.error("x" * 1000)
    files = list(diary.folder.glob("meadhall.log*"))
    assert len(files) == KEPT + 1
    assert sum(file.stat().st_size for file in files) <= SIZE * (KEPT + 1)


def test_an_old_record_of_deaths_is_put_aside(tmp_path):
    folder = tmp_path / "log"
    folder.mkdir()
    (folder / "crash.log").write_bytes(b"x" * (SIZE + 1))
    made = Diary(folder)
    made.begin()
    made.close()
    assert (folder / "crash.old.log").stat().st_size > SIZE
    assert (folder / "crash.log").stat().st_size == 0


def test_without_a_place_to_write_the_program_goes_on(tmp_path):
    (tmp_path / "log").write_text("a file where the folder should be")
    made = Diary(tmp_path / "log")
    made.error("something")
    made.close()
    assert not [handler for handler in LOG.handlers if isinstance(handler, logging.FileHandler)]
