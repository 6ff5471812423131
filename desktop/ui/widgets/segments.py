"""Alternatives side by side, of which one is chosen: a click, the arrows, or the wheel."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from desktop.ui.paint import controls
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.letters import width_of
from desktop.ui.theme import BOLD, UI, Look, font
from desktop.ui.widgets.ground import put

AIR = 6


class Segments(QWidget):
    """One of several, all of them to be seen.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    on_wood
        Whether it lies on wood, else on parchment.
    size
        Height of the letters in units.
    """

    changed = Signal(str)
    """The value that was chosen."""

    def __init__(
        self, look: Callable[[], Look], *, on_wood: bool = False, size: float = 15.5, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._on_wood = on_wood
        self._size = size
        self._units = 1.0
        self._items: tuple[tuple[str, str, str], ...] = ()
        self._at = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def fill(self, items: Sequence[tuple[str, str]] | Sequence[tuple[str, str, str]]) -> None:
        """Offer ``items``: value, words, and perhaps an icon; what was chosen stays chosen if it is still there."""
        chosen = self.value()
        self._items = tuple((each[0], each[1], each[2] if len(each) > 2 else "") for each in items)
        self._at = next((at for at, each in enumerate(self._items) if each[0] == chosen), 0)
        self._tell()

    def value(self) -> str:
        """Return the value that is chosen; ``""`` if there is none."""
        return self._items[self._at][0] if self._at < len(self._items) else ""

    def choose(self, value: str) -> None:
        """Choose ``value``, if it is offered."""
        for at, each in enumerate(self._items):
            if each[0] == value and at != self._at:
                self._at = at
                self._tell()
                self.changed.emit(value)

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self._units = scale
        put(self, rect, scale, AIR)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose what is under the pointer."""
        r = self._face()
        x = event.position().x() / self._units - r.left()
        if self._items and 0 <= x < r.width():
            self.choose(self._items[int(x / r.width() * len(self._items))][0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose with the arrows."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(event.key()))
        if step is None or not self._items:
            super().keyPressEvent(event)
            return
        self.choose(self._items[(self._at + step) % len(self._items)][0])

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring of the focus."""
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the alternatives."""
        p = QPainter(self)
        smooth(p)
        p.scale(self._units, self._units)
        p.setOpacity(1.0 if self.isEnabled() else 0.45)
        items = self._shown()
        controls.segments(
            p, self._look(), self._face(), items, self._at, on_wood=self._on_wood, focus=self.hasFocus(),
            size=self._size,
        )  # fmt: skip
        p.end()

    def _shown(self) -> list[tuple[str | None, str]]:
        """Return emblems and words as far as there is room: both, or words alone, or emblems alone."""
        look = self._look()
        least = font(look, UI, max(look.floor, self._size * 0.7), BOLD)
        room = self._face().width() / max(1, len(self._items)) - 15
        words = max((width_of(least, each) for _, each, _ in self._items), default=0.0)
        whole = all(icon for _, _, icon in self._items)
        if whole and words > room:
            return [(icon, "") for _, _, icon in self._items]
        if whole and words + least.pixelSize() + 7 > room:
            return [(None, each) for _, each, _ in self._items]
        return [(icon or None, each) for _, each, icon in self._items]

    def event(self, event: QEvent) -> bool:
        """Tell in words what is under the pointer, where only an emblem has room."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self._items:
            at = int((event.pos().x() / self._units - AIR) / max(1.0, self._face().width()) * len(self._items))
            QToolTip.showText(event.globalPos(), self._items[min(max(at, 0), len(self._items) - 1)][1], self)
            return True
        return super().event(event)

    def _face(self) -> QRectF:
        return QRectF(AIR, AIR, self.width() / self._units - 2 * AIR, self.height() / self._units - 2 * AIR)

    def _tell(self) -> None:
        self.setAccessibleDescription(self._items[self._at][1] if self._items else "")
        self.update()
