"""Lists without a ground of their own, and their thin brass scroll bar."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QFrame, QListView, QScrollBar, QWidget

from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import tint
from desktop.ui.paint.light import rounded
from desktop.ui.theme import Look
from desktop.ui.widgets.ground import put

BAR = 14.0
"""Width of a scroll bar, in units."""


class BrassBar(QScrollBar):
    """A thin scroll bar of brass in a groove."""

    def __init__(self, look: Callable[[], Look], orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self._look = look
        self.units = 1.0

    def sizeHint(self) -> QSize:
        """Return how thick it is."""
        wide = round(BAR * self.units)
        return QSize(wide, 40) if self.orientation() == Qt.Orientation.Vertical else QSize(40, wide)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint groove and slide."""
        p = QPainter(self)
        smooth(p)
        upright = self.orientation() == Qt.Orientation.Vertical
        long = self.height() if upright else self.width()
        thick = (self.width() if upright else self.height()) * 0.5
        every = self.maximum() - self.minimum() + self.pageStep()
        size = max(24.0, long * self.pageStep() / every) if every else long
        reach = self.maximum() - self.minimum()
        at = (long - size) * (self.value() - self.minimum()) / reach if reach else 0.0
        side = ((self.width() if upright else self.height()) - thick) / 2
        groove = QRectF(side, 0, thick, long) if upright else QRectF(0, side, long, thick)
        slide = QRectF(side, at, thick, size) if upright else QRectF(at, side, size, thick)
        p.fillPath(rounded(groove, thick / 2), tint("#000000", 0.28))
        if reach:
            p.fillPath(rounded(slide, thick / 2), tint(self._look().brass, 0.95 if self.isSliderDown() else 0.75))
        p.end()


def bare(view: QAbstractScrollArea, look: Callable[[], Look]) -> None:
    """Let ``view`` lie on the painted page without a ground or frame of its own."""
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.viewport().setAutoFillBackground(False)
    colours = view.palette()
    for role in (QPalette.ColorRole.Base, QPalette.ColorRole.Window):
        colours.setColor(role, QColor(0, 0, 0, 0))
    view.setPalette(colours)
    view.setVerticalScrollBar(BrassBar(look, Qt.Orientation.Vertical, view))
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


class BareList(QListView):
    """A list on the painted page; it lies in units like everything there.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    """

    def __init__(self, look: Callable[[], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.units = 1.0
        bare(self, look)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self.units = scale
        bar = self.verticalScrollBar()
        if isinstance(bar, BrassBar):
            bar.units = scale
        bar.setSingleStep(round(40 * scale))
        put(self, rect, scale)

    def ratio(self) -> float:
        """Return how many device pixels a unit has."""
        return self.units * self.devicePixelRatioF()
