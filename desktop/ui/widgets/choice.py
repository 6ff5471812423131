"""One of a few, side by side: real radio buttons in the clothes of the drawing kit."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QRadioButton, QWidget

from desktop.ui.paint import controls, marks
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.light import rounded
from desktop.ui.theme import Look
from desktop.ui.widgets.ground import put

AIR = 6.0
"""Room around it for the ring of the focus, in units."""


class _Segment(QRadioButton):
    """One alternative; the choice paints it, so that it is chosen by its whole field."""

    def hitButton(self, pos: QPoint) -> bool:
        """Return whether ``pos`` lies on the field."""
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Leave it to the choice."""


class Choice(QWidget):
    """A row of alternatives, of which one is chosen; the arrows go from one to the next.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    """

    chosen = Signal(str)
    """The value that the user chose."""

    def __init__(self, look: Callable[[], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._units = 1.0
        self._values: list[str] = []
        self._icons: list[str | None] = []
        self._segments: list[_Segment] = []

    def fill(self, items: Sequence[tuple[str, str | None, str]], called: str) -> None:
        """Offer ``items``, each a value, an emblem or none, and its words; ``called`` names what is chosen."""
        self.setAccessibleName(called)
        if [value for value, _, _ in items] != self._values:
            for old in self._segments:
                old.deleteLater()
            self._values = [value for value, _, _ in items]
            self._segments = [self._segment(value) for value in self._values]
        self._icons = [icon for _, icon, _ in items]
        for segment, (_, _, words) in zip(self._segments, items, strict=True):
            segment.setText(words)
            segment.setAccessibleName(words)
            segment.setAccessibleDescription(called)
        self._lay()
        self.update()

    def value(self) -> str:
        """Return the value that is chosen; ``""`` if none is."""
        return next((v for v, each in zip(self._values, self._segments, strict=True) if each.isChecked()), "")

    def choose(self, value: str) -> None:
        """Choose ``value`` without telling anybody."""
        for held, segment in zip(self._values, self._segments, strict=True):
            segment.setChecked(held == value)
        self.update()

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self._units = scale
        put(self, rect, scale, AIR)
        self._lay()

    def _segment(self, value: str) -> _Segment:
        segment = _Segment(self)
        segment.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        segment.setCursor(Qt.CursorShape.PointingHandCursor)
        # the arrows click too, so this is all a user can do
        segment.clicked.connect(lambda: self._tell(value))
        segment.toggled.connect(self.update)
        segment.show()
        return segment

    def _tell(self, value: str) -> None:
        self.update()
        self.chosen.emit(value)

    def _face(self) -> QRectF:
        return QRectF(AIR, AIR, self.width() / self._units - 2 * AIR, self.height() / self._units - 2 * AIR)

    def _field(self, at: int) -> QRectF:
        face = self._face()
        wide = face.width() / max(1, len(self._segments))
        return QRectF(face.left() + at * wide, face.top(), wide, face.height())

    def _lay(self) -> None:
        for at, segment in enumerate(self._segments):
            put(segment, self._field(at), self._units)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint all alternatives, and the ring around the one that has the focus."""
        p = QPainter(self)
        smooth(p)
        p.scale(self._units, self._units)
        look = self._look()
        items = [(icon, segment.text()) for icon, segment in zip(self._icons, self._segments, strict=True)]
        chosen = next((at for at, each in enumerate(self._segments) if each.isChecked()), -1)
        controls.segments(p, look, self._face(), items, chosen)
        for at, segment in enumerate(self._segments):
            if segment.hasFocus():
                marks.focus(p, look, rounded(self._field(at), 6), ground="parchment")
        p.end()
