"""What lies over the table for a moment: the ring of the keyboard's focus, the large picture."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.ui.paint import marks
from desktop.ui.paint.light import rounded
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Sprite
from desktop.ui.theme import Look


def focus_ring(sprite: Sprite) -> Sprite:
    """Return the ring around the sprite that the keyboard points at."""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        marks.focus(p, look, rounded(r, 8))

    return Sprite(("focus",), QRectF(sprite.rect), ("focus",), paint, z=1500, angle=sprite.angle, margin=8)


def preview_sprite(large: Sprite, now: Situation, near: Sprite | None) -> Sprite:
    """Return the large picture, beside what it shows and never over it."""
    size = large.rect.size()
    frame = now.frame
    middle = QPointF(frame.width / 2, frame.height / 2) if near is None else near.rect.center()
    left = middle.x() > frame.width / 2
    x = middle.x() - size.width() - 90 if left else middle.x() + 90
    y = min(max(middle.y() - size.height() / 2, 60), frame.height - size.height() - 20)
    rect = QRectF(min(max(x, 16), frame.width - size.width() - 16), y, size.width(), size.height())
    return Sprite(("preview",), rect, large.face, large.paint, z=1400, margin=large.margin)
