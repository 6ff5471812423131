"""Buttons that look like whatever they are given to paint: a board, a shield, a tick box, a disc."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.ui.paint import marks
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.light import rounded
from desktop.ui.theme import Look
from desktop.ui.widgets.ground import put


@dataclass(frozen=True, slots=True)
class Mood:
    """How a button stands at the moment: under the pointer, pressed, chosen, focused, usable."""

    over: bool = False
    down: bool = False
    on: bool = False
    focus: bool = False
    usable: bool = True


Draw: TypeAlias = Callable[[QPainter, Look, QRectF, Mood], None]


def plate(r: QRectF) -> QPainterPath:
    """Return the usual outline of the focus: a rounded rectangle."""
    return rounded(r, 8)


class PaintedButton(QAbstractButton):
    """A push button or a tick that is painted by ``draw``.

    Parameters
    ----------
    look
        Gives the look; asked at every paint, so that a change of scheme shows at once.
    draw
        Paints it into its rectangle, in units.
    air
        Room around it for shadow, glow and focus, in units.
    ring
        The outline around which the focus shows; ``None`` if ``draw`` shows the focus itself.
    ground
        What it lies on, which chooses the colour of the ring.
    """

    def __init__(
        self,
        look: Callable[[], Look],
        draw: Draw,
        *,
        air: float = 8,
        ring: Callable[[QRectF], QPainterPath] | None = plate,
        ground: marks.Ground = "wood",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._draw = draw
        self._air = air
        self._ring = ring
        self._ground = ground
        self._over = False
        self._units = 1.0
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def name(self, words: str) -> None:
        """Be called ``words``, to the eye in a tool tip and to the ear."""
        self.setAccessibleName(words)
        self.setToolTip(words)

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self._units = scale
        put(self, rect, scale, self._air)

    def face(self) -> QRectF:
        """Return the button itself, in units, without the air around it."""
        air = self._air
        return QRectF(air, air, self.width() / self._units - 2 * air, self.height() / self._units - 2 * air)

    def hitButton(self, pos: object) -> bool:
        """Return whether ``pos`` lies on the button itself."""
        point = QPointF(pos) / self._units  # type: ignore[call-overload]
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
        """Paint it, and the ring of the focus."""
        p = QPainter(self)
        smooth(p)
        p.scale(self._units, self._units)
        look, rect = self._look(), self.face()
        usable = self.isEnabled()
        mood = Mood(self._over and usable, self.isDown(), self.isChecked(), self.hasFocus(), usable)
        self._draw(p, look, rect, mood)
        if mood.focus and self._ring is not None:
            marks.focus(p, look, self._ring(rect), ground=self._ground)
        p.end()
