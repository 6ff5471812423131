"""Buttons of wood and brass."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.ui.paint import controls, marks
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.letters import width_of
from desktop.ui.paint.light import rounded
from desktop.ui.theme import BOLD, TITLE, Look, font
from desktop.ui.widgets.ground import put

AIR = 14
"""Room around a button for its shadow and the ring of the focus, in units."""


class WoodButton(QAbstractButton):
    """A push button that paints itself with the drawing kit.

    Parameters
    ----------
    look
        Gives the look; asked at every paint, so that a change of scheme shows at once.
    label
        Its words.
    kind
        ``"primary"`` is brass, ``"plain"`` wood.
    icon
        An emblem before the words, or ``""``.
    size
        Height of the letters in units.
    """

    def __init__(
        self,
        look: Callable[[], Look],
        label: str,
        kind: str = "plain",
        icon: str = "",
        size: float = 17,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self.kind = kind
        self.icon_name = icon
        self._size = size
        self.units = 1.0
        self.ground: marks.Ground = "wood"
        self._over = False
        self.setText(label)
        self.setAccessibleName(label)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        """Return the size its words need, with room for the shadow."""
        f = font(self._look(), TITLE, self._size, BOLD)
        width = width_of(f, self.text()) + (34 if self.icon_name else 0) + 44
        height = 54 if self.kind == "primary" else 46
        return QSize(round((width + 2 * AIR) * self.units), round((height + 2 * AIR) * self.units))

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self.units = scale
        put(self, rect, scale, AIR)

    def label(self, words: str) -> None:
        """Say ``words``, to the eye and to the ear."""
        self.setText(words)
        self.setAccessibleName(words)

    def width_in_units(self) -> float:
        """Return how wide its words want it, without the room around it."""
        return self.sizeHint().width() / self.units - 2 * AIR

    def face(self) -> QRectF:
        """Return the button itself, in units, without the room around it."""
        return QRectF(AIR, AIR, self.width() / self.units - 2 * AIR, self.height() / self.units - 2 * AIR)

    def hitButton(self, pos: object) -> bool:
        """Return whether ``pos`` lies on the button itself."""
        point = QPointF(pos) / self.units  # type: ignore[call-overload]
        return bool(self.face().contains(point))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter do what Space does."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up."""
        self._over = True
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Go dark again."""
        self._over = False
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint wood or brass, words, and the ring of the focus."""
        p = QPainter(self)
        smooth(p)
        p.scale(self.units, self.units)
        look, rect = self._look(), self.face()
        kind = self.kind if self.isEnabled() else "off"
        over = self._over and self.isEnabled()
        controls.button(
            p, look, rect, self.text(), kind, self.icon_name or None, self._size, down=self.isDown(), hover=over
        )
        if self.hasFocus():
            marks.focus(p, look, rounded(rect, 7), ground=self.ground)
        p.end()
