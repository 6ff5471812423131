"""The painted ground of a page, and where things lie on it."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.ui.paint.cache import smooth
from desktop.ui.table.sprite import Frame
from desktop.ui.theme import Look


class Ground:
    """One picture below everything that takes input, painted once for each size, look and stamp.

    Parameters
    ----------
    paint
        Draws it: ``paint(p, look, frame)``, in units.
    """

    def __init__(self, paint: Callable[[QPainter, Look, Frame], None]) -> None:
        self._paint = paint
        self._stamp: tuple[Hashable, ...] = ()
        self._picture = QPixmap()

    def show(self, page: QWidget, look: Look, stamp: Hashable = ()) -> None:
        """Draw the ground of ``page``; ``stamp`` holds what the picture depends on besides size and look."""
        ratio = page.devicePixelRatioF()
        now = (page.width(), page.height(), ratio, look, stamp)
        if now != self._stamp:
            self._stamp = now
            picture = QPixmap(max(1, math.ceil(page.width() * ratio)), max(1, math.ceil(page.height() * ratio)))
            picture.setDevicePixelRatio(ratio)
            p = QPainter(picture)
            smooth(p)
            frame = frame_of(page)
            p.scale(frame.scale, frame.scale)
            self._paint(p, look, frame)
            p.end()
            self._picture = picture
        p = QPainter(page)
        p.drawPixmap(0, 0, self._picture)
        p.end()

    def forget(self) -> None:
        """Paint anew next time: words or names have changed."""
        self._stamp = ()


def frame_of(page: QWidget) -> Frame:
    """Return the size of ``page`` in units."""
    return Frame.of(max(1, page.width()), max(1, page.height()))


def put(widget: QWidget, rect: QRectF, scale: float, air: float = 0) -> None:
    """Lay ``widget`` over ``rect``, in units of its parent, with ``air`` around it for shadow and focus."""
    widget.setGeometry(
        round((rect.left() - air) * scale),
        round((rect.top() - air) * scale),
        round((rect.width() + 2 * air) * scale),
        round((rect.height() + 2 * air) * scale),
    )
