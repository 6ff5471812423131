"""The time line of a replay: one block an answer, in the colour and pattern of whoever gave it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QSlider, QWidget

from desktop.ui.paint import controls, heraldry
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import tint
from desktop.ui.paint.light import grown, polygon, rounded, stroke
from desktop.ui.theme import INK, ON, Coat, Look
from desktop.ui.widgets.ground import put

_AIR = 6.0
_SIDE = 10.0


class TimeLine(QSlider):
    """A real slider from 0, the table as it was dealt, to the number of answers.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    """

    def __init__(self, look: Callable[[], Look], parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._look = look
        self._coats: tuple[Coat | None, ...] = ()
        self._units = 1.0
        self.setSingleStep(1)
        self.setPageStep(10)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def lay(self, coats: Sequence[Coat | None]) -> None:
        """Lay out one block for each of ``coats``: who gave which answer."""
        self._coats = tuple(coats)
        self.setRange(0, len(self._coats))
        self.update()

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self._units = scale
        put(self, rect, scale, _AIR)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Jump to the answer under the pointer."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._jump(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._jump(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stay where it is."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Step with the wheel."""
        self.setValue(self.value() + (1 if event.angleDelta().y() < 0 else -1))
        event.accept()

    def _bar(self) -> QRectF:
        edge = _AIR + _SIDE
        return QRectF(edge, _AIR + 16, self.width() / self._units - 2 * edge, 26)

    def _jump(self, x: float) -> None:
        bar = self._bar()
        if self._coats:
            self.setValue(int((x / self._units - bar.left()) / bar.width() * len(self._coats)) + 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the blocks, those to come dimmed, and where one stands."""
        p = QPainter(self)
        smooth(p)
        p.scale(self._units, self._units)
        look, bar, at = self._look(), self._bar(), self.value()
        well = QRectF(_AIR, _AIR, self.width() / self._units - 2 * _AIR, self.height() / self._units - 2 * _AIR)
        controls.well(p, look, well, on_wood=True, focus=self.hasFocus())
        pitch = bar.width() / max(1, len(self._coats))
        gap = 1.5 if pitch > 7 else 0.0
        for place, coat in enumerate(self._coats):
            box = QRectF(bar.left() + place * pitch + gap, bar.top(), pitch - 2 * gap, bar.height())
            p.setOpacity(1.0 if place < at else 0.38)
            if coat is not None:
                heraldry.coat_bar(p, box, look.worn(coat), 0.5, min(3.0, pitch / 4))
            stroke(p, rounded(box, min(3.0, pitch / 4)), tint("#000000", 0.6), min(1.0, pitch / 6))
        p.setOpacity(1.0)
        x = bar.left() + at * pitch - (pitch / 2 if at else 0)
        mark = look.text if look.is_light else ON.focus
        if at:
            box = QRectF(bar.left() + (at - 1) * pitch, bar.top(), pitch, bar.height())
            stroke(p, rounded(grown(box, 2.5), 4), INK, 4)
            stroke(p, rounded(grown(box, 2.5), 4), ON.focus, 2.2)
        head = polygon((x - 8, well.top() + 3), (x + 8, well.top() + 3), (x, well.top() + 13))
        p.fillPath(head, tint(mark))
        stroke(p, head, tint(INK, 0.8), 0.8)
        p.end()
