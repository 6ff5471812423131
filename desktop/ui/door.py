"""The window of the program as it first stands on the screen: the empty hall, at once; the rest comes through it.

Before the first paint nothing is imported but what this module names: no drawing kit, no fonts, no game.  Above all
not the namespace ``Qt``, whose hundred enumerations alone take a third of the time a bare window needs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRectF, QSize, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop import paths
from desktop.ui.settings import Settings

if TYPE_CHECKING:
    from PySide6.QtGui import QCloseEvent, QPaintEvent

    from desktop.ui.window import Window

SMALLEST = QSize(910, 512)
"""Below 1024 x 700 the view scales down as a whole; below this it is of no use (art direction §7)."""

BREATH = 10
"""Milliseconds in which the first paint reaches the screen, before everything else begins."""


class Door(QWidget):
    """The frame that the desktop sees: it remembers where it lies, and shows the hall until the window is there.

    Parameters
    ----------
    settings
        What the user chose.
    furnish
        Makes the window that belongs into this frame; called once, after the first paint.
    """

    entered = Signal(object)
    """The window is there."""

    def __init__(self, settings: Settings, furnish: Callable[[Door], Window]) -> None:
        super().__init__()
        self.settings = settings
        self._furnish = furnish
        self._painted = False
        self.inside: Window | None = None
        self.setWindowTitle("Meadhall")
        self.setMinimumSize(SMALLEST)
        self.resize(1280, 800)
        geometry = settings.geometry()
        if not geometry.isEmpty():
            self.restoreGeometry(geometry)
        self._hall = QPixmap(str(paths.resources() / "hall" / f"{settings.hall()}.png"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the empty hall, as large as it must be to leave no gap."""
        if self.inside is not None or self._hall.isNull():
            return
        size, hall = self.size(), self._hall.size()
        scale = max(size.width() / hall.width(), size.height() / hall.height())
        part = QRectF(0, 0, size.width() / scale, size.height() / scale)
        part.moveCenter(QRectF(self._hall.rect()).center())
        p = QPainter(self)
        p.drawPixmap(QRectF(self.rect()), self._hall, part)
        p.end()

    def event(self, event: QEvent) -> bool:
        """Fetch everything else as soon as the hall stands on the screen."""
        done = super().event(event)
        if not self._painted and event.type() == QEvent.Type.Paint:
            self._painted = True
            QTimer.singleShot(BREATH, self, self.enter)
        return done

    def enter(self) -> Window:
        """Return the window inside, made if it is not there yet."""
        if self.inside is None:
            self.inside = self._furnish(self)
            column = QVBoxLayout(self)
            column.setContentsMargins(0, 0, 0, 0)
            column.addWidget(self.inside)
            self.inside.show()
            self._hall = QPixmap()
            self.entered.emit(self.inside)
        return self.inside

    def come_forward(self) -> None:
        """Stand in front of other windows: somebody has started the program once more."""
        self.showNormal() if self.isMinimized() else self.show()
        self.raise_()
        self.activateWindow()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Bring everything to the disk."""
        self.settings.keep_geometry(self.saveGeometry())
        if self.inside is not None:
            self.settings.keep_hall(self.inside.scheme())
            self.inside.close()
        self.settings.sync()
        super().closeEvent(event)
