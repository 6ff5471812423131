"""Plays flights, then leaves the table as it must look."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QSequentialAnimationGroup,
    QVariantAnimation,
    Signal,
)

from desktop.ui.table.scene import SpriteItem, TableScene
from desktop.ui.table.sprite import Key

SPEEDS = {"off": 0.0, "slow": 0.5, "normal": 1.0, "fast": 2.0}
"""The settings of animation, as factors of speed."""


@dataclass(frozen=True, slots=True)
class Flight:
    """The way of one sprite to where it lies.

    Attributes
    ----------
    key
        The sprite; it is already where it ends.
    start
        From where it comes, as a middle; ``None`` if it only waits.
    angle
        How it was turned before.
    wait, take
        Milliseconds before and in the air, at normal speed.
    curve
        How it moves.
    arc
        How high it rises on the way, in units.
    fade
        Whether it appears on the way.
    """

    key: Key
    start: QPointF | None = None
    angle: float | None = None
    wait: int = 0
    take: int = 320
    curve: QEasingCurve.Type = QEasingCurve.Type.InOutCubic
    arc: float = 0
    fade: bool = False


class Director(QObject):
    """Animates on the way to a table that already stands; :meth:`finish` jumps to the end at once.

    The scene is never waited for: an animation that is dropped leaves the right picture.
    """

    settled = Signal()
    """Nothing moves any more; input is welcome."""

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self._running: QParallelAnimationGroup | None = None
        self.speed = SPEEDS["normal"]

    @property
    def busy(self) -> bool:
        """Whether something moves."""
        return self._running is not None

    def play(self, flights: Iterable[Flight]) -> None:
        """Let sprites fly to where they lie; with speed 0 nothing moves and nothing is built."""
        self.finish()
        if not self.speed:
            self.settled.emit()
            return
        group = QParallelAnimationGroup(self)
        for flight in flights:
            item = self._scene.item(flight.key)
            if item is not None:
                group.addAnimation(self._animation(item, flight))
        if not group.animationCount():
            group.deleteLater()
            self.settled.emit()
            return
        self._running = group
        group.finished.connect(self.finish)
        group.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def finish(self) -> None:
        """Put everything where it lies."""
        group, self._running = self._running, None
        if group is None:
            return
        group.finished.disconnect(self.finish)
        group.stop()
        group.deleteLater()
        for sprite in self._scene.sprites():
            item = self._scene.item(sprite.key)
            if item is not None:
                _rest(item)
        self.settled.emit()

    def _animation(self, item: SpriteItem, flight: Flight) -> QAbstractAnimation:
        end, turned, lies = item.pos(), item.rotation(), item.zValue()
        start = end if flight.start is None else flight.start
        angle = turned if flight.angle is None else flight.angle

        def move(value: object) -> None:
            t = float(value)  # type: ignore[arg-type]
            rise = flight.arc * 4 * t * (1 - t)
            item.setPos(start.x() + (end.x() - start.x()) * t, start.y() + (end.y() - start.y()) * t - rise)
            item.setRotation(angle + (turned - angle) * t)
            if flight.fade:
                item.setOpacity(min(1.0, t * 1.6))

        flying = QVariantAnimation()
        flying.setStartValue(0.0)
        flying.setEndValue(1.0)
        flying.setEasingCurve(flight.curve)
        flying.setDuration(max(1, round(flight.take / self.speed)))
        flying.valueChanged.connect(move)
        item.setPos(start)
        item.setRotation(angle)
        if flight.fade:
            item.setOpacity(0)
        if start != end:
            item.setZValue(lies + 500)
        row = QSequentialAnimationGroup()
        if flight.wait:
            row.addAnimation(QPauseAnimation(max(1, round(flight.wait / self.speed))))
        row.addAnimation(flying)
        row.finished.connect(lambda: _rest(item))
        return row


def _rest(item: SpriteItem) -> None:
    """Let ``item`` lie as its sprite says."""
    sprite = item.sprite
    item.setPos(sprite.rect.center())
    item.setRotation(sprite.angle)
    item.setOpacity(1)
    item.setZValue(sprite.z)
