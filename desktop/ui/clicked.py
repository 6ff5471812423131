"""A double click on macOS: the file comes as an event, not as an argument."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication


class Clicked(QObject):
    """Hears what files the desktop wants opened.

    Every event of the program passes through it, so that it is only there where such events come.
    """

    opened = Signal(str)
    """The file of this name."""

    def __init__(self, app: QGuiApplication) -> None:
        super().__init__(app)
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell of a file that is to be opened."""
        if not isinstance(event, QFileOpenEvent):
            return False
        self.opened.emit(event.file())
        return True
