"""The scene: pictures by key, changed until they agree with what should be seen."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from desktop.ui.paint.cache import Faces
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import Look

NUDGE = 1e-6
"""Of a pixel: more than the error of a position, less than one can see."""


Light: TypeAlias = tuple[Look, float]
"""In which colours, and in how many pixels of the screen a unit is shown."""


class SpriteItem(QGraphicsPixmapItem):
    """The item that shows one sprite: a pixmap about its middle, painted by Qt alone.

    One unit of the item is one pixel of the screen, so that Qt copies the picture as it is; a picture that has to be
    scaled, be it by 1, takes several times as long.
    """

    def __init__(self, sprite: Sprite) -> None:
        super().__init__()
        self.sprite = sprite
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    # what is asked of every item again and again is kept, for to ask Qt takes time
    _shown: object = None
    _lit: object = None
    _askew = False
    _strayed = True
    _hidden = False
    _lay: tuple[QPointF, float] = (QPointF(), 0.0)
    _x = _y = _z = _reach = 0.0

    def setPos(self, *at: Any) -> None:
        """Move, by hand or in flight: from now on the item need not lie where its sprite does."""
        self._strayed = True
        if self._hidden:
            self.hide_below(hidden=False)
        super().setPos(*at)

    def lay(self) -> tuple[QPointF, float]:
        """Return middle and angle."""
        return (self.pos(), self.rotation()) if self._strayed else self._lay

    def lies(self) -> float:
        """Return how high the item lies."""
        return self.zValue() if self._strayed else self._z

    def covers(self, point: QPointF, x: float, y: float) -> bool:
        """Return whether the sprite lies at ``point`` of the scene, which is (x, y), wherever it is just now."""
        if self._strayed:
            here = self.pos()
            if abs(here.x() - x) > self._reach or abs(here.y() - y) > self._reach:
                return False
        elif abs(self._x - x) > self._reach or abs(self._y - y) > self._reach:
            return False
        return self.sprite.contains(self.mapFromScene(point) * self.scale())

    def within(self, cover: tuple[float, float, float, float, float]) -> bool:
        """Return whether all of the item, shadow and glow as well, lies below what covers (left, top, …, height)."""
        left, top, right, bottom, z = cover
        if self._z >= z or self._strayed:
            return False
        sprite = self.sprite
        if sprite.angle:
            across = down = self._reach + 1.5 * sprite.margin
        else:
            across, down = sprite.rect.width() / 2 + sprite.margin, sprite.rect.height() / 2 + sprite.margin
        return (
            left <= self._x - across
            and self._x + across <= right
            and top <= self._y - down
            and self._y + down <= bottom
        )

    def hide_below(self, *, hidden: bool) -> None:
        """Need not be painted, for nothing of it can be seen; or be painted again."""
        if hidden != self._hidden:
            self._hidden = hidden
            self.setVisible(not hidden)

    def is_already(self, sprite: Sprite, lit: Light) -> bool:
        """Return whether the item stands as ``sprite`` says, the very same as before."""
        return self.sprite is sprite and self._lit is lit and not self._strayed

    def become(self, sprite: Sprite, lit: Light, faces: Faces) -> None:
        """Look like ``sprite`` and lie where it lies."""
        was = self.sprite
        if (
            not self._strayed
            and self._lit is lit
            and sprite.z == was.z
            and sprite.angle == was.angle
            and sprite.margin == was.margin
            and sprite.rect == was.rect
            and sprite.face == was.face
        ):
            self.sprite = sprite
            return
        self.sprite = sprite
        self._lit = lit
        look, resolution = lit
        middle = sprite.rect.center()
        shown = (sprite.face, sprite.rect.width(), sprite.rect.height(), sprite.margin, look, resolution)
        if shown != self._shown:
            self._shown = shown
            size = sprite.rect.size()
            self._reach = math.hypot(size.width(), size.height()) / 2
            opaque = sprite.solid == 0 and not sprite.margin
            self.setPixmap(
                faces.pixels(sprite.face, look, size, resolution, sprite.paint, sprite.margin, opaque=opaque)
            )
            across, down = size.width() / 2 + sprite.margin, size.height() / 2 + sprite.margin
            # what lies on the edge between two pixels shall fall to the same side wherever it is reckoned from
            nudge = 0 if sprite.angle else NUDGE
            self.setOffset(-across * resolution + nudge, -down * resolution + nudge)
            if self.scale() != 1 / resolution:
                self.setScale(1 / resolution)
        # a pixmap is as large as it is shown: only what lies askew needs smoothing, which costs time
        askew = sprite.angle != 0
        if askew != self._askew:
            self._askew = askew
            smooth = Qt.TransformationMode.SmoothTransformation
            self.setTransformationMode(smooth if askew else Qt.TransformationMode.FastTransformation)
        super().setPos(middle)
        # Qt marks an item to be painted again whenever these are set, changed or not
        if self.rotation() != sprite.angle:
            self.setRotation(sprite.angle)
        self.setOpacity(1)
        self.setZValue(sprite.z)
        self._strayed = False
        self._lay = (middle, sprite.angle)
        self._x, self._y, self._z = middle.x(), middle.y(), sprite.z


class TableScene(QGraphicsScene):
    """Holds every item in one dictionary by key; the only place that adds and removes them.

    Parameters
    ----------
    faces
        The pictures painted so far, shared by all tables of a window; new ones if not given.
    """

    def __init__(self, faces: Faces | None = None) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._items: dict[Key, SpriteItem] = {}
        self._faces = faces if faces is not None else Faces()
        # what is equal is kept as one, so that comparing it costs nothing
        self._lit: Light | None = None
        self._hiding = False

    @property
    def faces(self) -> Faces:
        """The pictures painted so far."""
        return self._faces

    def show(self, sprites: Iterable[Sprite], look: Look, resolution: float) -> dict[Key, tuple[QPointF, float]]:
        """Make the scene look like ``sprites``.

        Returns
        -------
        dict
            Where each item that is still there, or is gone, lay before: middle and angle by key.
        """
        lit = self._lit
        if lit is None or lit[1] != resolution or lit[0] != look:
            lit = self._lit = (look, resolution)
        before = {key: item.lay() for key, item in self._items.items()}
        wanted = {sprite.key: sprite for sprite in sprites}
        for key in [key for key in self._items if key not in wanted]:
            self.removeItem(self._items.pop(key))
        for key, sprite in wanted.items():
            item = self._items.get(key)
            if item is None:
                item = self._items[key] = SpriteItem(sprite)
                item.become(sprite, lit, self._faces)
                self.addItem(item)
            elif not item.is_already(sprite, lit):
                item.become(sprite, lit, self._faces)
        self._hide(wanted.values())
        return before

    def _hide(self, sprites: Iterable[Sprite]) -> None:
        """Let what lies wholly below something solid not be painted."""
        covers = []
        for each in sprites:
            # the ground itself hides nothing
            if each.solid is not None and each.z > 0 and not each.angle:
                r = each.rect.adjusted(each.solid, each.solid, -each.solid, -each.solid)
                covers.append((r.left(), r.top(), r.right(), r.bottom(), each.z))
        if not covers and not self._hiding:
            return
        self._hiding = bool(covers)
        for item in self._items.values():
            hidden = False
            for cover in covers:
                hidden = hidden or item.within(cover)
            item.hide_below(hidden=hidden)

    def bare(self) -> bool:
        """Return whether no ground lies below everything."""
        return ("backdrop",) not in self._items

    def wipe(self) -> None:
        """Remove every item: nothing of one viewer's table is left for the next."""
        for item in self._items.values():
            self.removeItem(item)
        self._items.clear()

    def item(self, key: Key) -> SpriteItem | None:
        """Return the item called ``key``, or ``None``."""
        return self._items.get(key)

    def sprites(self) -> tuple[Sprite, ...]:
        """Return what is shown, in no order that matters."""
        return tuple(item.sprite for item in self._items.values())

    def at(self, point: QPointF, roles: tuple[str, ...], skip: Key | None = None) -> Sprite | None:
        """Return the topmost sprite at ``point`` that has one of ``roles``; a piece hides what lies below it."""
        found: SpriteItem | None = None
        x, y = point.x(), point.y()
        for key, item in self._items.items():
            if item.sprite.role not in roles or not item.covers(point, x, y) or key == skip:
                continue
            if found is None or item.lies() > found.lies():
                found = item
        return None if found is None else found.sprite

    def nearest(self, key: Key | None, step: tuple[int, int], within: frozenset[Key] = frozenset()) -> Sprite | None:
        """Return the sprite one arrives at from ``key`` by an arrow key; the first one if nothing has the focus.

        Parameters
        ----------
        step
            The direction, such as (1, 0) for the right.
        within
            The sprites among which the focus stays; all of them if empty.
        """
        choice = [item.sprite for name, item in self._items.items() if (name in within if within else item.sprite.role)]
        here = self._items.get(key) if key is not None and (not within or key in within) else None
        if here is None:
            choice.sort(key=lambda s: (s.role != "piece" or not s.enabled, s.rect.top() // 40, s.rect.left()))
            return choice[0] if choice else None
        origin = here.sprite.rect.center()
        best: Sprite | None = None
        least = math.inf
        for sprite in choice:
            way = sprite.rect.center() - origin
            ahead = way.x() * step[0] + way.y() * step[1]
            aside = abs(way.x() * step[1]) + abs(way.y() * step[0])
            if ahead > 2 and sprite.key != key and ahead + 2.2 * aside < least:
                best, least = sprite, ahead + 2.2 * aside
        return best
