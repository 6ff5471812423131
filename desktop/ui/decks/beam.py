"""The beam of a workshop page: its title, where one is, and small tools at the right."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.ui.paint import controls, surfaces
from desktop.ui.table.sprite import Frame
from desktop.ui.theme import Look
from desktop.ui.widgets.painted import Mood, PaintedButton

HEIGHT = 50.0
_PITCH = 42.0


class Tools:
    """A row of small buttons at the right end of the beam.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    page
        Whose beam it is.
    """

    def __init__(self, look: Callable[[], Look], page: QWidget) -> None:
        self._look = look
        self._page = page
        self.buttons: list[PaintedButton] = []

    def add(self, icon: str, pressed: Callable[[], object]) -> PaintedButton:
        """Return a new button with ``icon``, at the right of those there are."""

        def draw(p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
            controls.icon_button(p, look, r.center(), icon, 17, hover=mood.over, off=not mood.usable)

        button = PaintedButton(self._look, draw, air=6, parent=self._page)
        button.clicked.connect(lambda *_: pressed())
        self.buttons.append(button)
        return button

    @property
    def width(self) -> float:
        """The room they take, in units."""
        return _PITCH * len(self.buttons) + 24

    def place(self, frame: Frame) -> None:
        """Lie at the right end of the beam."""
        x = frame.width - 14 - _PITCH * len(self.buttons) + 8
        for button in self.buttons:
            button.place(QRectF(x, 8, 34, 34), frame.scale)
            x += _PITCH


def paint_beam(p: QPainter, look: Look, frame: Frame, title: str, where: str, tools: float) -> None:
    """Paint the beam with ``title`` and ``where``; the last ``tools`` units stay free."""
    surfaces.beam(p, look, QRectF(0, 0, frame.width + 1, HEIGHT))
    controls.beam_title(p, look, QRectF(0, 0, frame.width, HEIGHT), title, where, tools=tools)
