"""Unsaved decks on disk, so that a crash loses nothing: written while one works, offered at the next start."""

from __future__ import annotations

import contextlib
import uuid
from pathlib import Path

import msgspec
from PySide6.QtCore import QLockFile, QObject, QTimer

from desktop import paths
from desktop.data.compiled import replace
from desktop.games.ghour.model import Deck
from desktop.ui.decks.library import GAME
from desktop.ui.decks.model import DeckModel

SUFFIX = ".draft.json"


class Draft(msgspec.Struct, frozen=True):
    """A deck nobody saved.

    Attributes
    ----------
    deck
        As it was last.
    saved
        As its file has it.
    path
        Its file, ``""`` if it has none yet.
    selections
        Those of a pool, ``None`` if it is a deck.
    """

    deck: Deck
    saved: Deck
    path: str = ""
    selections: tuple[Deck, ...] | None = None


def folder() -> Path:
    """Return where drafts lie."""
    return paths.user_data() / GAME / "drafts"


class Autosave(QObject):
    """Keeps the draft of one open deck.

    Parameters
    ----------
    model
        Whose deck.
    place
        Where drafts lie.
    wait
        Milliseconds of rest before it is written; half a second of work is the most a crash can take.
    """

    def __init__(self, model: DeckModel, place: Path | None = None, wait: int = 500) -> None:
        super().__init__(model)
        self._model = model
        self.path = (folder() if place is None else place) / f"{uuid.uuid4().hex}{SUFFIX}"
        self._lock: QLockFile | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(wait)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.write)
        model.changed.connect(self._follow)

    def write(self) -> None:
        """Write the draft now, or take it away if nothing would be lost."""
        self._timer.stop()
        model = self._model
        if not model.is_changed:
            self.clear()
            return
        draft = Draft(model.deck, model.saved, str(model.path or ""), model.selections)
        # a full disk must not stop the work; saving will tell
        with contextlib.suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self._lock is None:
                self._lock = _lock(self.path)
                self._lock.tryLock(0)
            replace(self.path, msgspec.json.encode(draft))

    def clear(self) -> None:
        """Take the draft away: it was saved, or given up."""
        self._timer.stop()
        with contextlib.suppress(OSError):
            self.path.unlink(missing_ok=True)
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _follow(self) -> None:
        if not self._model.is_changed:
            self.clear()
        elif not self._timer.isActive():
            # counted from the first change, not the last: who types without rest is saved too
            self._timer.start()


def leftovers(place: Path | None = None) -> tuple[tuple[Path, Draft], ...]:
    """Return the drafts of programs that ended without a word, the newest first."""
    there = folder() if place is None else place
    found = []
    for path in sorted(there.glob(f"*{SUFFIX}"), key=_age):
        lock = _lock(path)
        if not lock.tryLock(0):
            continue
        lock.unlock()
        with contextlib.suppress(OSError, msgspec.MsgspecError):
            found.append((path, msgspec.json.decode(path.read_bytes(), type=Draft)))
    return tuple(found)


def discard(path: Path) -> None:
    """Take the draft at ``path`` away."""
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)


def _lock(path: Path) -> QLockFile:
    lock = QLockFile(str(path.with_suffix(".lock")))
    # a lock is given up only when its program is no more
    lock.setStaleLockTime(0)
    return lock


def _age(path: Path) -> float:
    try:
        return -path.stat().st_mtime
    except OSError:
        return 0.0
