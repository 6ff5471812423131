"""What happens when something goes wrong that nobody expected: a line in the log, and one dialog, not fifty.

Nothing is sent anywhere.  The report holds version, system, the kinds and seats of the last answers, and the places in
the code; no card, no state, no text of an error (contract.md §6).
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from types import TracebackType
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import QObject, QTimer, Signal, qVersion
from PySide6.QtGui import QGuiApplication

from desktop import __version__
from desktop.ui.diary import Diary, story

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

Trail: TypeAlias = tuple[tuple[str, int], ...]
"""Kind and seat of the last answers."""

MOST = 3
"""Dialogs in one run; whoever has seen three knows."""
WRITTEN = 50
"""Errors that are written in one run: a paint that fails fails sixty times a second."""


class Crash(QObject):
    """Takes every error that nobody caught, from any thread, from when it is made until :meth:`close`.

    Parameters
    ----------
    diary
        Where errors are written.
    trail
        Gives kind and seat of the last answers.
    """

    _happened = Signal(str)

    def __init__(self, diary: Diary, trail: Callable[[], Trail], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._diary = diary
        self._trail = trail
        self._told: set[str] = set()
        self._written = 0
        self._dialog: QDialog | None = None
        self._happened.connect(self._arrive)
        sys.excepthook = self._hook
        threading.excepthook = self._thread_hook

    def close(self) -> None:
        """Leave errors to Python again."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__

    def report(self, told: str) -> str:
        """Return the whole report of an error of which ``told`` tells; English, for those who mend it."""
        import platform  # noqa: PLC0415  # not before the first paint

        answers = [f"  {kind} by seat {seat}" for kind, seat in self._last()]
        system = [
            platform.platform(),
            f"Python {platform.python_version()}",
            f"Qt {qVersion()}",
            QGuiApplication.platformName(),
            *(["frozen"] if getattr(sys, "frozen", False) else []),
        ]
        lines = [f"Meadhall {__version__}", ", ".join(system), "", told, "", f"Last answers: {len(answers) or 'none'}"]
        return "\n".join([*lines, *answers])

    # ------------------------------------------------------------------ inside

    def _last(self) -> Trail:
        try:
            return self._trail()
        except Exception:  # the match itself may be what broke
            return ()

    def _hook(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        self._take(error.with_traceback(trace))

    def _thread_hook(self, what: threading.ExceptHookArgs) -> None:
        if what.exc_value is not None and not isinstance(what.exc_value, SystemExit):
            self._take(what.exc_value)

    def _take(self, error: BaseException) -> None:
        told = story(error)
        self._written += 1
        if self._written <= WRITTEN:
            self._diary.error(told)
            if sys.stderr is not None:
                print(told, file=sys.stderr)
        # on the thread of the screen this calls at once, from any other when the loop comes round
        self._happened.emit(told)

    def _arrive(self, told: str) -> None:
        if self._dialog is not None or told in self._told or len(self._told) >= MOST:
            return
        self._told.add(told)
        # never from inside the paint that failed
        QTimer.singleShot(0, self, lambda: self._show(told))

    def _show(self, told: str) -> None:
        from PySide6.QtWidgets import QApplication  # noqa: PLC0415  # needed only once something has gone wrong

        from desktop.ui.crash_dialog import CrashDialog  # noqa: PLC0415

        if self._dialog is not None:
            return
        self._dialog = dialog = CrashDialog(self.report(told), self._diary.folder, QApplication.activeWindow())
        dialog.finished.connect(self._closed)
        dialog.open()

    def _closed(self) -> None:
        if self._dialog is not None:
            self._dialog.deleteLater()
            self._dialog = None
