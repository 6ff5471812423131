"""The contents of the rules: a real list, with a disc where what is searched for is found."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.core.message import message
from desktop.ui.decks.scrolling import bare
from desktop.ui.paint import letters, marks
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import tint
from desktop.ui.paint.light import rounded, stroke
from desktop.ui.text import say
from desktop.ui.theme import BOLD, TITLE, Look, font
from desktop.ui.widgets.ground import put

_HITS = Qt.ItemDataRole.UserRole + 1
_NAME = Qt.ItemDataRole.UserRole + 2


class Contents(QListWidget):
    """The sections of a page of rules.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    """

    entered = Signal()
    """Enter was pressed: on to the page."""

    def __init__(self, look: Callable[[], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.units = 1.0
        self._row = 40.0
        bare(self, look)
        self.setItemDelegate(_Drawn(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def fill(self, titles: Sequence[str]) -> None:
        """List ``titles``."""
        blocked = self.blockSignals(True)
        self.clear()
        for title in titles:
            item = QListWidgetItem(title)
            item.setData(_NAME, title)
            self.addItem(item)
        self.blockSignals(blocked)

    def count_hits(self, hits: Sequence[int]) -> None:
        """Show how many places of each section are found."""
        for row, found in enumerate(hits):
            item = self.item(row)
            name = str(item.data(_NAME))
            item.setData(_HITS, found)
            spoken = say(message("rules.row", title=name, n=found)) if found else name
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        self.viewport().update()

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent; rows draw together before they have to scroll."""
        self.units = scale
        self._row = min(42.0, max(33.0, (rect.height() - 4) / max(1, self.count())))
        put(self, rect, scale)
        self.doItemsLayout()

    def row_height(self) -> int:
        """Return how high a row is, in dots."""
        return round(self._row * self.units)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter go on to the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        else:
            super().keyPressEvent(event)


class _Drawn(QStyledItemDelegate):
    """Paints a row with the drawing kit."""

    def __init__(self, view: Contents) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return how large a row is."""
        return QSize(20, self._view.row_height())

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint title, disc, and what is chosen or focused."""
        view = self._view
        look, s = view.look(), view.units
        state: QStyle.StateFlag = option.state
        box = QRectF(option.rect)
        painter.save()
        smooth(painter)
        painter.scale(s, s)
        r = QRectF(box.x() / s + 4, box.y() / s + 2, box.width() / s - 8, box.height() / s - 4)
        on = bool(state & QStyle.StateFlag.State_Selected)
        if on:
            painter.fillPath(rounded(r, 7), tint("#ffcf6b", 0.2))
            stroke(painter, rounded(r, 7), look.rim, 2)
        elif state & QStyle.StateFlag.State_MouseOver:
            painter.fillPath(rounded(r, 7), tint(look.brass, 0.12))
        if on and view.hasFocus():
            marks.focus(painter, look, rounded(r.adjusted(3, 3, -3, -3), 5))
        found = index.data(_HITS) or 0
        room = r.width() - 20 - (30 if found else 0)
        title = str(index.data(_NAME))
        inner = QRectF(r.left() + 12, r.top(), room, r.height())
        letters.text(painter, look, inner, title, font(look, TITLE, 17, BOLD), look.text, letters.LEFT)
        if found:
            marks.count_disc(painter, look, QPointF(r.right() - 18, r.center().y()), found, 11)
        painter.restore()
