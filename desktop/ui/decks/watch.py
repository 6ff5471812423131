"""The library follows its files: an edit in any editor shows within a second."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

from desktop.data.compiled import stamp
from desktop.ui.decks.library import Library, Loader


class Watch(QObject):
    """Reads the library again when a file of it appears, changes or goes.

    Parameters
    ----------
    loader
        What reads it.
    wait
        Milliseconds of rest, so that a file that is being written is read once it is whole.
    """

    renewed = Signal(object)
    """The new :class:`Library`."""

    def __init__(self, loader: Loader, parent: QObject | None = None, wait: int = 150) -> None:
        super().__init__(parent)
        self._loader = loader
        self.library: Library = loader.load()
        self._files = QFileSystemWatcher(self)
        self._rest = QTimer(self)
        self._rest.setInterval(wait)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self.reload)
        # network folders and editors that replace files send no word: we look ourselves, too
        self._look = QTimer(self)
        self._look.setInterval(700)
        self._look.timeout.connect(self._compare)
        self._states = self._now()
        self._files.directoryChanged.connect(self._touched)
        self._files.fileChanged.connect(self._touched)
        self._follow()
        self._look.start()

    def reload(self) -> None:
        """Read what changed, now."""
        self._states = self._now()
        self.library = self._loader.load()
        self._follow()
        self.renewed.emit(self.library)

    def _touched(self, _: str) -> None:
        self._rest.start()

    def _compare(self) -> None:
        if not self._rest.isActive() and self._now() != self._states:
            self._rest.start()

    def _now(self) -> dict[str, object]:
        return {str(path): stamp(path) for part in ("cards", "decks") for path in self._loader.paths(part)}

    def _follow(self) -> None:
        """Watch every file and folder that is there; an editor that replaces a file ends the watch on it."""
        wanted = [*self._states]
        for folder in self._loader.folders:
            wanted += [str(place) for part in ("cards", "decks") if (place := Path(folder, part)).is_dir()]
        watched = {*self._files.files(), *self._files.directories()}
        fresh = [each for each in wanted if each not in watched]
        if fresh:
            self._files.addPaths(fresh)
