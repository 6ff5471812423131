"""A ribbon that says one sentence and goes again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.core.message import Message
from desktop.ui.paint import controls
from desktop.ui.paint.cache import smooth
from desktop.ui.text import say
from desktop.ui.theme import Look
from desktop.ui.widgets.ground import put

AIR = 12.0
STAYS = 4500
"""Milliseconds."""


class Toast(QWidget):
    """What was done, or why it was not; it never takes a click.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    """

    def __init__(self, look: Callable[[], Look], parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self._units = 1.0
        self.words = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(STAYS)
        self._rest.timeout.connect(self.hide)
        self.hide()

    def tell(self, said: Message) -> None:
        """Say ``said`` for a while."""
        self.words = say(said)
        self.setAccessibleName(self.words)
        self.show()
        self.raise_()
        self.update()
        self._rest.start()

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self._units = scale
        put(self, rect, scale, AIR)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ribbon."""
        p = QPainter(self)
        smooth(p)
        p.scale(self._units, self._units)
        r = QRectF(AIR, AIR, self.width() / self._units - 2 * AIR, self.height() / self._units - 2 * AIR)
        controls.prompt(p, self._look(), r, self.words)
        p.end()
