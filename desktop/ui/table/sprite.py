"""What a table is made of: named pictures in card units."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.ui.theme import Look

Key: TypeAlias = tuple[str | int, ...]
"""The name of a place or piece, such as ``("hand", 0, "giant-5")``; of a hidden card only its place."""

Paint: TypeAlias = Callable[[QPainter, Look, QRectF], None]
"""Draws a picture into the rectangle it is given."""


@dataclass(frozen=True, slots=True, eq=False)
class Sprite:
    """One picture on the table, in units of the reference window.

    Attributes
    ----------
    key
        Its name; what keeps its key from one picture of the table to the next glides there.
    rect
        Where it lies, before turning about its middle.
    face
        What it looks like: equal faces of equal size are painted once.
    paint
        Draws it.
    z
        Higher lies on top.
    angle
        Degrees, clockwise.
    margin
        Room around ``rect`` for shadow and glow.
    role
        ``"piece"`` can be picked up, ``"place"`` takes pieces, ``"button"`` does something, ``"info"`` is worth a
        closer look; ``""`` is scenery.
    tip
        Tool tip and accessible text.
    enabled
        Whether a click does something; what cannot be used stays focusable so that it can say why.
    home
        From where it comes the first time it is seen: the key of another sprite.
    solid
        From so far within its edge nothing can be seen through it; ``None`` if it hides nothing for certain.
    """

    key: Key
    rect: QRectF
    face: Hashable
    paint: Paint
    z: float = 0
    angle: float = 0
    margin: float = 14
    role: str = ""
    tip: str = ""
    enabled: bool = True
    home: Key | None = None
    solid: float | None = None

    def contains(self, point: QPointF) -> bool:
        """Return whether ``point``, in the sprite's own unturned coordinates about its middle, lies on it."""
        return abs(point.x()) <= self.rect.width() / 2 and abs(point.y()) <= self.rect.height() / 2


@dataclass(frozen=True, slots=True)
class Frame:
    """The window in units: 800 high, as wide as it is, never narrower than 1170 (art direction §7).

    Attributes
    ----------
    width, height
        In units.
    scale
        Device-independent pixels of one unit.
    """

    width: float
    height: float
    scale: float

    @classmethod
    def of(cls, width: float, height: float) -> Frame:
        """Return the frame of a window of ``width`` by ``height`` device-independent pixels."""
        scale = max(height / 800, 0.1)
        if width / scale < 1170:
            scale = max(width / 1170, 0.1)
        return cls(width / scale, height / scale, scale)

    @property
    def small(self) -> bool:
        """Whether the right column folds to a rail."""
        return self.width < 1240
