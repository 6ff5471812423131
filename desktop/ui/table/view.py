"""The window on the table: mouse, wheel and keys become clicks, drags and steps of the focus."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QToolTip

from desktop.ui.table.scene import SpriteItem, TableScene
from desktop.ui.table.sprite import Frame, Key, Sprite

ROLES = ("piece", "place", "button", "info")
TARGETS = ("piece", "place")
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
MOST_ZOOM = 4.0


class TableView(QGraphicsView):
    """Shows a :class:`TableScene` and tells what hand and keyboard do.

    A drag is a small state of its own, never a ``QDrag``: it ends with Esc, loss of focus or a new picture.
    """

    clicked = Signal(object)
    """A sprite's key: mouse, Enter or Space."""

    dropped = Signal(object, object)
    """The key of what was dragged, and of what it was dropped on, or ``None``."""

    lifted = Signal(object)
    """The key of what now hangs at the pointer; ``None`` when nothing does any more."""

    hovered = Signal(object)
    """The key below the pointer, or ``None``."""

    focused = Signal(object)
    """The key the keyboard points at."""

    escaped = Signal()
    resized = Signal()
    zoomed = Signal()

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.table = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        # the table's own ground covers the window: nothing need be filled before it
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.zoom = 1.0
        self.focus_key: Key | None = None
        self.within: frozenset[Key] = frozenset()
        self.dragging: Key | None = None
        self.locked = False
        self._pressed: Sprite | None = None
        self._from = QPointF()
        self._pan: QPointF | None = None
        self._over: Key | None = None

    # ------------------------------------------------------------------ space

    def frame(self) -> Frame:
        """Return the window in units."""
        return Frame.of(max(1, self.viewport().width()), max(1, self.viewport().height()))

    def fit(self) -> None:
        """Show the whole table."""
        self.zoom = 1.0
        frame = self.frame()
        self.setSceneRect(QRectF(0, 0, frame.width, frame.height))
        self.resetTransform()
        self.scale(frame.scale, frame.scale)
        self.horizontalScrollBar().setValue(0)
        self.verticalScrollBar().setValue(0)

    def zoom_at(self, factor: float, at: QPointF) -> None:
        """Enlarge or shrink by ``factor``, the point ``at`` of the viewport staying where it is."""
        frame = self.frame()
        zoom = min(MOST_ZOOM, max(1.0, self.zoom * factor))
        if zoom == 1.0:
            self.fit()
        else:
            point = self.mapToScene(at.toPoint())
            self.zoom = zoom
            self.resetTransform()
            self.scale(frame.scale * zoom, frame.scale * zoom)
            moved = self.mapFromScene(point) - at.toPoint()
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + moved.x())
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() + moved.y())
        self.zoomed.emit()

    # ------------------------------------------------------------------ drag

    def drop_everything(self) -> None:
        """End a drag without a drop: what was lifted lies again where it lay."""
        key, self.dragging, self._pressed, self._pan = self.dragging, None, None, None
        if key is not None:
            self._lay_down(key)
            self.lifted.emit(None)

    def _lay_down(self, key: Key) -> None:
        item = self.table.item(key)
        if item is not None:
            item.setPos(item.sprite.rect.center())
            item.setRotation(item.sprite.angle)
            item.setZValue(item.sprite.z)

    def _lift(self, sprite: Sprite) -> None:
        self.dragging = sprite.key
        QToolTip.hideText()
        self.lifted.emit(sprite.key)

    def dragged_item(self) -> SpriteItem | None:
        """Return the item that hangs at the pointer."""
        return None if self.dragging is None else self.table.item(self.dragging)

    # ------------------------------------------------------------------ events

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember what was pressed; a click or a drag comes of it."""
        point = self.mapToScene(event.position().toPoint())
        middle = event.button() == Qt.MouseButton.MiddleButton
        self._from = event.position()
        if event.button() == Qt.MouseButton.LeftButton and not self.locked:
            self._pressed = self.table.at(point, ROLES)
        if middle or (event.button() == Qt.MouseButton.LeftButton and self._pressed is None and self.zoom > 1):
            self._pan = event.position()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag, pan or hover."""
        point = self.mapToScene(event.position().toPoint())
        if self._pan is not None:
            way = (event.position() - self._pan).toPoint()
            self._pan = event.position()
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - way.x())
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - way.y())
            return
        pressed = self._pressed
        far = (event.position() - self._from).manhattanLength() >= QApplication.startDragDistance()
        if pressed is not None and self.dragging is None and far and pressed.role == "piece" and pressed.enabled:
            self._lift(pressed)
        item = self.dragged_item()
        if item is not None:
            item.setPos(point)
            item.setRotation(0)
            item.setZValue(2000)
        over = self.table.at(point, TARGETS if self.dragging else ROLES, skip=self.dragging)
        key = None if over is None else over.key
        if key != self._over:
            self._over = key
            self.hovered.emit(key)
        self.viewport().setCursor(
            Qt.CursorShape.ClosedHandCursor
            if self.dragging
            else Qt.CursorShape.PointingHandCursor
            if over is not None and over.role != "info" and over.enabled
            else Qt.CursorShape.ArrowCursor
        )

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Finish a click or a drag."""
        point = self.mapToScene(event.position().toPoint())
        pressed, self._pressed = self._pressed, None
        self._pan = None
        if self.dragging is not None:
            key, self.dragging = self.dragging, None
            target = self.table.at(point, TARGETS, skip=key)
            self._lay_down(key)
            self.lifted.emit(None)
            self.dropped.emit(key, None if target is None else target.key)
        elif pressed is not None and event.button() == Qt.MouseButton.LeftButton:
            target = self.table.at(point, ROLES)
            if target is not None and target.key == pressed.key:
                self.clicked.emit(pressed.key)

    def leaveEvent(self, event: object) -> None:
        """Forget what was below the pointer."""
        if self._over is not None:
            self._over = None
            self.hovered.emit(None)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom at the pointer."""
        turn = event.angleDelta().y()
        if turn:
            self.zoom_at(1.0015**turn, event.position())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus, click, zoom or give up."""
        key = Qt.Key(event.key())
        middle = QPointF(self.viewport().rect().center())
        if key in ARROWS:
            sprite = self.table.nearest(self.focus_key, ARROWS[key], self.within)
            if sprite is not None:
                self.focus_key = sprite.key
                self.focused.emit(sprite.key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if self.focus_key is not None and not self.locked:
                self.clicked.emit(self.focus_key)
            elif self.locked:
                self.escaped.emit()
        elif key == Qt.Key.Key_Escape:
            self.drop_everything()
            self.escaped.emit()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_at(1.25, middle)
        elif key == Qt.Key.Key_Minus:
            self.zoom_at(0.8, middle)
        elif key == Qt.Key.Key_F11:
            self.window().setWindowState(self.window().windowState() ^ Qt.WindowState.WindowFullScreen)
        elif key == Qt.Key.Key_0:
            self.fit()
            self.zoomed.emit()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let go of what is dragged."""
        self.drop_everything()
        super().focusOutEvent(event)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Fill the window before there is a table."""
        if self.table.bare():
            painter.fillRect(rect, self.palette().base())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the table to the window again."""
        self.fit()
        self.resized.emit()

    def viewportEvent(self, event: object) -> bool:
        """Show a sprite's tool tip."""
        if isinstance(event, QHelpEvent) and event.type() == QHelpEvent.Type.ToolTip:
            sprite = self.table.at(self.mapToScene(event.pos()), ROLES)
            if sprite is not None and sprite.tip and self.dragging is None:
                QToolTip.showText(event.globalPos(), sprite.tip, self)
            else:
                QToolTip.hideText()
            return True
        return bool(super().viewportEvent(event))  # type: ignore[arg-type]
