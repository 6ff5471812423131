"""Tells what happened between two questions, one picture after the other, before the table is shown as it stands.

A table that has something to tell has a method ``tellings(now)`` beside those of
:class:`~desktop.ui.table.situation.Table`: it turns ``now.update.news`` into :class:`Telling` values.  While
one of them is in front nothing is asked: the page draws the table without its questions, and the telling over it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter

from desktop.ui.bridge import Update
from desktop.ui.table import furniture
from desktop.ui.table.director import Flight
from desktop.ui.table.situation import Situation, Table
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import Look

NEXT: Key = ("button", "told-next")
ALL: Key = ("button", "told-all")
"""The buttons: the next picture, and none of them any more."""

Z_TELLING = furniture.Z_TOP + 50
"""A telling lies over the table, below its two buttons."""


def no_flights(_now: Situation) -> list[Flight]:
    """Return nothing: a telling whose pictures lie still."""
    return []


@dataclass(frozen=True, slots=True)
class Telling:
    """One picture of something that happened.

    Attributes
    ----------
    words
        What it says, for those who hear the screen.
    draw
        Returns its sprites for the window as it is; a sprite with the key of one of the table replaces it. It
        draws from the events it was made of, never from the observation, which is further already.
    flights
        Returns what moves when it comes to the front.
    lasts
        Milliseconds until the next one comes by itself, at normal speed.
    seen
        The observation that the table is drawn from meanwhile: as it was when this happened; ``None`` for as it is.
    """

    words: str
    draw: Callable[[Situation], list[Sprite]]
    flights: Callable[[Situation], list[Flight]] = no_flights
    lasts: int = 2600
    seen: Any = None


def quiet(update: Update, telling: Telling) -> Update:
    """Return ``update`` as it is shown while something is told: nothing is asked yet, nothing is over yet."""
    seen = update.observation if telling.seen is None else telling.seen
    return msgspec.structs.replace(update, observation=seen, decisions=(), outcome=None)


def tellings(table: Table, now: Situation, before: Update | None) -> list[Telling]:
    """Return what ``table`` tells of the news.

    Nothing at the first sight of a match, and nothing to somebody whose private view has just been opened: at
    the open table, or on the curtain, it has been told already.
    """
    telling: Callable[[Situation], list[Telling]] | None = getattr(table, "tellings", None)
    viewer = now.update.viewer
    if telling is None or before is None or not now.update.news or viewer not in (None, before.viewer):
        return []
    if viewer == before.viewer:
        return telling(replace(now, before=before.observation))
    # what another viewer saw and read before is not for these eyes
    return telling(replace(now, before=None, lines=()))


class Story(QObject):
    """The pictures still to be shown; the first of them is in front.

    With speed 0 nothing moves and no clock runs: each picture stays until it is answered by a click or a key.
    """

    turned = Signal()
    """Another picture is in front, or none any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._left: list[Telling] = []
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self.forward)
        self.speed = 1.0

    @property
    def current(self) -> Telling | None:
        """The picture in front, or ``None``."""
        return self._left[0] if self._left else None

    @property
    def left(self) -> int:
        """How many pictures are still to be seen, the one in front included."""
        return len(self._left)

    def add(self, more: Iterable[Telling]) -> bool:
        """Tell ``more`` after what is being told; return whether the telling begins with this."""
        begins = not self._left
        self._left += more
        if begins:
            self._wait()
        return begins and bool(self._left)

    def forward(self) -> None:
        """Show the next picture."""
        if self._left:
            del self._left[0]
            self._wait()
            self.turned.emit()

    def end(self) -> None:
        """Show the table as it stands."""
        if self._left:
            self.drop()
            self.turned.emit()

    def drop(self) -> None:
        """Forget everything, for another viewer."""
        self._left.clear()
        self._clock.stop()

    def _wait(self) -> None:
        self._clock.stop()
        if self._left and self.speed:
            self._clock.start(round(self._left[0].lasts / self.speed))


def over(now: Situation, story: Story) -> list[Sprite]:
    """Return the picture in front with its buttons; a click anywhere else is a click on "next" too."""
    telling = story.current
    if telling is None:
        return []
    frame = now.frame
    box = QRectF(frame.width - 246, frame.height - 124, 214, 50)
    several = story.left > 1
    words = now.word("table.told-next" if several else "table.told-done")
    following = furniture.button(now, str(NEXT[1]), box, words, "primary", "check-mark")
    out = [*telling.draw(now), _veil(now), _raised(following)]
    if several:
        below = box.translated(0, 62)
        below.setHeight(40)
        words = now.word("table.told-all", n=story.left)
        out.append(_raised(furniture.button(now, str(ALL[1]), below, words, size=16)))
    return out


def _raised(sprite: Sprite) -> Sprite:
    """Return a button over everything that is told."""
    return Sprite(
        sprite.key, sprite.rect, sprite.face, sprite.paint, Z_TELLING + 60, 0, sprite.margin, sprite.role, sprite.tip
    )


def _veil(now: Situation) -> Sprite:
    """Return the glass over the table: wherever one clicks, the next picture comes."""

    def paint(_p: QPainter, _look: Look, _r: QRectF) -> None:
        """Paint nothing: glass."""

    rect = QRectF(0, 0, now.frame.width, now.frame.height)
    return Sprite(("button", "told-glass"), rect, ("glass",), paint, Z_TELLING + 50, margin=0, role="button")
