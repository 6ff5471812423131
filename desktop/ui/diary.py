"""The log file: what went wrong, with place and kind, and never what anybody held, saw or played.

What an error says of itself may name a card; only its kind and where it happened are written (contract.md §6).
"""

from __future__ import annotations

import faulthandler
import logging
import os
import sys
import traceback
from pathlib import Path
from typing import IO

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from desktop import __version__

LOG = logging.getLogger("meadhall")
SIZE, KEPT = 512 * 1024, 3
"""Bytes of one file, and how many older ones are kept."""


class Diary:
    """Writes the log files of a folder from when it is made until it is closed.

    The files are opened when there is something to write: the first paint waits for none of it.

    Parameters
    ----------
    folder
        Where they lie; made if it is not there.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._handler: logging.Handler | None = None
        self._dead: IO[str] | None = None
        LOG.propagate = False
        LOG.setLevel(logging.INFO)
        qInstallMessageHandler(self._qt)

    @property
    def path(self) -> Path:
        """The newest log file."""
        return self.folder / "meadhall.log"

    def begin(self) -> None:
        """Open the files, once; without them the program goes on all the same."""
        if self._handler is not None:
            return
        from logging.handlers import RotatingFileHandler  # noqa: PLC0415  # not before the first paint

        self._handler = logging.NullHandler()
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            handler = RotatingFileHandler(self.path, maxBytes=SIZE, backupCount=KEPT, encoding="utf-8")
            handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
            dead = self.folder / "crash.log"
            if dead.is_file() and dead.stat().st_size > SIZE:
                os.replace(dead, dead.with_suffix(".old.log"))
            # the interpreter itself writes here when it dies; it names lines of code alone
            self._dead = dead.open("a", encoding="utf-8")
            faulthandler.enable(self._dead)
        except OSError:
            LOG.addHandler(self._handler)
            return
        self._handler = handler
        LOG.addHandler(handler)
        LOG.info("Meadhall %s, Python %s, %s", __version__, sys.version.split()[0], sys.platform)

    def error(self, told: str) -> None:
        """Write what :func:`story` tells of an error."""
        self.begin()
        LOG.error("%s", told)

    def close(self) -> None:
        """Close the files, and let Qt speak for itself again."""
        qInstallMessageHandler(None)
        if self._dead is not None:
            faulthandler.disable()
            self._dead.close()
            self._dead = None
        if self._handler is not None:
            LOG.removeHandler(self._handler)
            self._handler.close()
            self._handler = None

    def _qt(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        """Write what Qt says, and say it aloud where somebody listens."""
        self.begin()
        level = {
            QtMsgType.QtDebugMsg: logging.DEBUG,
            QtMsgType.QtInfoMsg: logging.INFO,
            QtMsgType.QtWarningMsg: logging.WARNING,
        }.get(kind, logging.ERROR)
        LOG.log(level, "%s: %s", context.category or "qt", text)
        if sys.stderr is not None and level > logging.DEBUG:
            print(text, file=sys.stderr)


def story(error: BaseException) -> str:
    """Return kind and places of ``error``, and of what led to it, without a word of what it says.

    Of errors of the operating system the reason is told, since it names no piece of a game.
    """
    lines: list[str] = []
    seen: set[int] = set()
    at: BaseException | None = error
    while at is not None and id(at) not in seen:
        seen.add(id(at))
        why = f": {at.strerror}" if isinstance(at, OSError) and at.strerror else ""
        lines.append(f"{'because of ' if lines else ''}{type(at).__module__}.{type(at).__qualname__}{why}")
        lines += [f"  {Path(f.filename).name}:{f.lineno} {f.name}" for f in traceback.extract_tb(at.__traceback__)]
        at = at.__cause__ or (None if at.__suppress_context__ else at.__context__)
    return "\n".join(lines)
