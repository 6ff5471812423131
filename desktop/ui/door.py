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

COLUMNS = ((0, 330), (330, 620), (950, 330))
ROWS = ((0, 10), (10, 190), (200, 472), (672, 128))
"""Where the parts of the picture begin and how large they are: wall, title, wall; wall, beam, wall, table."""


def spread(wide: float, high: float) -> tuple[list[tuple[float, float]], list[tuple[float, float]]]:
    """Return where the columns and rows of the picture lie in a window of ``wide`` by ``high`` units.

    Title, beam and table keep their size; the home screen lies as far down as this (:mod:`desktop.ui.screens.home`).
    """
    side, down = (wide - 620) / 2, (high - 800) * 0.4
    above = [(0.0, side), (side, 620.0), (side + 620, side)]
    below = [(0.0, 10 + down), (10 + down, 190.0), (200 + down, high - 328 - down), (high - 128, 128.0)]
    return above, below


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
        """Paint the empty hall: its title, beam and table where they will be, the bare wall as wide as it must be."""
        if self.inside is not None or self._hall.isNull():
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        wide, high = self.width(), self.height()
        scale = min(high / 800, wide / 1170)
        p.scale(scale, scale)
        above, below = spread(wide / scale, high / scale)
        for (x, w), (left, width) in zip(COLUMNS, above, strict=True):
            for (y, h), (top, height) in zip(ROWS, below, strict=True):
                p.drawPixmap(QRectF(left, top, width, height), self._hall, QRectF(x, y, w, h))
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
        if self.inside is not None and not self.inside.close():
            event.ignore()
            return
        self.settings.keep_geometry(self.saveGeometry())
        if self.inside is not None:
            self.settings.keep_hall(self.inside.scheme())
        self.settings.sync()
        super().closeEvent(event)
