"""Faces of pieces as pixmaps, painted once for each size, pixel ratio and scheme.

A face is larger than its piece: ``margin`` units lie around the piece on every side, so that neither shadow nor glow
is cut. An item shows a face at ``-margin``.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from desktop.ui.theme import Look

Draw = Callable[[QPainter, Look, QRectF], None]
_HINTS = (
    QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing | QPainter.RenderHint.SmoothPixmapTransform
)


@dataclass(frozen=True, slots=True)
class Layered:
    """A picture of two layers: a ground that many pictures have in common, and what is painted upon it.

    Wood and parchment take most of the time, letters change: :class:`Faces` paints a ground once.

    Attributes
    ----------
    key
        Names the ground: all that it depends on, save look, size and scale.
    ground, upon
        Draw the layers, in this order.
    """

    key: Hashable
    ground: Draw
    upon: Draw

    def __call__(self, p: QPainter, look: Look, r: QRectF) -> None:
        """Paint the whole picture."""
        self.ground(p, look, r)
        self.upon(p, look, r)


def margin(width: float) -> float:
    """Return the units around a piece of ``width`` that its shadow, glow and selection may use."""
    return math.ceil(max(22.0, 0.16 * width))


def smooth(p: QPainter) -> None:
    """Set the hints that every paint function of this package expects."""
    p.setRenderHints(_HINTS)


class Faces:
    """The faces painted so far, the least used of them dropped when they exceed a number of bytes."""

    def __init__(self, most_bytes: int = 96 * 1024 * 1024) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._kept: OrderedDict[tuple[Hashable, ...], QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def face(
        self,
        key: Hashable,
        look: Look,
        size: QSizeF,
        dpr: float,
        draw: Draw,
        edge: float | None = None,
        *,
        opaque: bool = False,
    ) -> QPixmap:
        """Return the face ``key``: ``draw(p, look, r)`` with ``r`` of ``size`` units, ``margin`` or ``edge`` around it.

        ``key`` must hold all that the picture depends on, save look, size and ratio. ``dpr`` is the number of device
        pixels a unit: pixel ratio of the screen times scale of the view. A picture that is ``opaque`` leaves nothing
        open: it is kept without alpha, and so laid down several times as fast.
        """
        edge = margin(size.width()) if edge is None else edge
        at = _place(key, look, size, dpr, edge)
        kept = self._kept.get(at)
        if kept is not None:
            self._kept.move_to_end(at)
            return kept
        if isinstance(draw, Layered):
            pixmap = self.face(("ground", draw.key), look, size, dpr, draw.ground, edge).copy()
            draw = draw.upon
        else:
            across, down = size.width() + 2 * edge, size.height() + 2 * edge
            pixmap = QPixmap(max(1, math.ceil(across * dpr)), max(1, math.ceil(down * dpr)))
            pixmap.setDevicePixelRatio(dpr)
            pixmap.fill(Qt.GlobalColor.black if opaque else Qt.GlobalColor.transparent)
        p = QPainter(pixmap)
        smooth(p)
        draw(p, look, QRectF(edge, edge, size.width(), size.height()))
        p.end()
        self._kept[at] = pixmap
        self.bytes += _weight(pixmap)
        while self.bytes > self.most_bytes and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self.bytes -= _weight(gone)
        return pixmap

    def has(self, key: Hashable, look: Look, size: QSizeF, dpr: float, edge: float) -> bool:
        """Return whether the face ``key`` is painted already."""
        return _place(key, look, size, dpr, edge) in self._kept

    def pixels(
        self,
        key: Hashable,
        look: Look,
        size: QSizeF,
        dpr: float,
        draw: Draw,
        edge: float | None = None,
        *,
        opaque: bool = False,
    ) -> QPixmap:
        """Return the same as :meth:`face`, but counted in its pixels: for whoever shows each as a pixel of the screen.

        Whoever asks for a face in pixels does so always: all who share a picture see it counted in the same way.
        """
        pixmap = self.face(key, look, size, dpr, draw, edge, opaque=opaque)
        if pixmap.devicePixelRatio() != 1:
            pixmap.setDevicePixelRatio(1)
        return pixmap

    def clear(self) -> None:
        """Drop every face: the scheme, the scale or the screen has changed."""
        self._kept.clear()
        self.bytes = 0


def _place(key: Hashable, look: Look, size: QSizeF, dpr: float, edge: float) -> tuple[Hashable, ...]:
    width, height = round(size.width(), 2), round(size.height(), 2)
    return (key, look.scheme, look.floor, look.letters, look.strong, width, height, round(dpr, 4), edge)


def _weight(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * pixmap.depth() // 8
