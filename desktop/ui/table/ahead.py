"""Paints in spare moments what the viewer is likely to look at next, so that it is there at once.

A table takes part by a method ``likely(now)`` beside those of :class:`~desktop.ui.table.situation.Table`: sprites that
the same viewer would see after the next move of the hand, the likeliest first.  They are made of the viewer's own
observation, and only their pictures are kept, by what they show: what another viewer's table asks for it would have
painted anyway.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice

from PySide6.QtCore import QObject, QTimer

from desktop.ui.paint.cache import Faces
from desktop.ui.table.sprite import Sprite
from desktop.ui.theme import Look

REST = 60
"""Milliseconds the hand must have been at rest: nothing is painted between two clicks of one gesture."""

MOST = 48
"""So many pictures are looked through after each move of the hand."""


class Ahead(QObject):
    """The pictures still to be painted; one at a time, and whatever the hand does comes before the next.

    Parameters
    ----------
    faces
        Where they are kept.
    at_rest
        Tells whether nothing moves on the table.
    """

    def __init__(self, faces: Faces, at_rest: Callable[[], bool], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._at_rest = at_rest
        self._make: Callable[[], Iterable[Sprite]] | None = None
        self._left: Iterator[Sprite] = iter(())
        self._look: Look | None = None
        self._resolution = 1.0
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._paint)

    def follow(self, make: Callable[[], Iterable[Sprite]], look: Look, resolution: float) -> None:
        """Forget what was to be painted, and paint what ``make`` returns once the hand rests."""
        self._make, self._look, self._resolution = make, look, resolution
        self._clock.start(REST)

    def drop(self) -> None:
        """Paint nothing any more."""
        self._make, self._left = None, iter(())
        self._clock.stop()

    def _paint(self) -> None:
        if not self._at_rest():
            self._clock.start(REST)
            return
        if self._make is not None:
            self._left, self._make = islice(iter(self._make()), MOST), None
        assert self._look is not None
        for sprite in self._left:
            size = sprite.rect.size()
            if not self._faces.has(sprite.face, self._look, size, self._resolution, sprite.margin):
                self._faces.pixels(sprite.face, self._look, size, self._resolution, sprite.paint, sprite.margin)
                self._clock.start(0)
                return
