"""The library on the screen: a grid of cards or a list of rows, of which only what is seen is painted."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import QModelIndex, QPoint, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QDrag,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.games.ghour.model import COPIES, Card
from desktop.ui.decks import dragging
from desktop.ui.decks.art import RATIO, Art, coins
from desktop.ui.decks.model import Index, LibraryModel
from desktop.ui.decks.scrolling import BareList
from desktop.ui.paint import letters, marks
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import tint
from desktop.ui.paint.ghour_signs import ATTACKS, KEYWORDS, KINDS, TIMED, key_icon
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import around, rounded, stroke
from desktop.ui.paint.surfaces import metal_disc
from desktop.ui.theme import BOLD, CREAM, EXTRA, INK, ON, UI, Look, font

TILE = QRectF(0, 0, 135, 218)
"""The least room of a card in the grid, with its pegs."""

CARD = 122.0
ROW = 36.0
_PEG = 24.0

_BATCH = 400
"""Cards that get their places at a time: all of ten thousand at once would hold up who types."""

MOMENT = 0.006
"""Seconds that painting new cards may take while somebody types."""


def pegs(p: QPainter, look: Look, c: QPointF, count: int, *, pitch: float = _PEG, radius: float = 8.5) -> None:
    """Paint ``count`` of three pegs around ``c``: how many copies the deck holds (×k/3)."""
    for place in range(COPIES):
        at = QPointF(c.x() + (place - 1) * pitch, c.y())
        if place < count:
            metal_disc(p, look, at, radius)
            if count >= COPIES:
                draw_icon(p, "check-mark", around(at, radius * 1.2, radius * 1.06), INK)
        else:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(tint("#0e0703", 0.6))
            p.drawEllipse(at, radius - 0.5, radius - 0.5)
            stroke(p, rounded(around(at, 2 * radius - 1), radius), tint(ON.text_dim, 0.6), 1.4)
    if count > COPIES:
        letters.numeral(p, look.at_floor(0), around(QPointF(c.x() + pitch, c.y()), 18), count, 13, INK)


class _Delegate(QStyledItemDelegate):
    """Paints a card of the library, as a picture or as a row."""

    def __init__(self, view: LibraryView) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the card of ``index``."""
        view = self._view
        card: Card = index.data(LibraryModel.CARD)
        count: int = index.data(LibraryModel.COUNT)
        p.save()
        smooth(p)
        p.translate(option.rect.topLeft())
        p.scale(view.units, view.units)
        r = QRectF(0, 0, option.rect.width() / view.units, option.rect.height() / view.units)
        current = view.currentIndex() == index
        if view.is_grid:
            self._tile(p, r, card, count, current)
        else:
            self._row(p, r, card, count, current, str(index.data()))
        p.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the size of every item."""
        return self._view.gridSize()

    def _tile(self, p: QPainter, r: QRectF, card: Card, count: int, current: bool) -> None:
        view = self._view
        look = view.look()
        box = QRectF(r.center().x() - CARD / 2, 8, CARD, CARD * RATIO)
        if current:
            marks.selected(p, look, rounded(box, 7))
        if view.may_paint(card):
            view.art.compact(p, look, box, card, view.ratio())
        else:
            coat = view.art.face(card).coat
            p.fillPath(rounded(box, 6), tint(coat.colour, 0.85))
            draw_icon(p, coat.emblem, around(box.center(), 44), tint(CREAM, 0.8))
        if current and view.hasFocus():
            marks.focus(p, look, rounded(box.adjusted(-4, -4, 4, 4), 9), ground="cloth")
        foot = QRectF(box.left(), box.bottom() + 6, CARD, 32)
        view.art.kept(p, look, foot, ("pegs", count, CARD), view.ratio(), partial(_counter, count=count))

    def _row(self, p: QPainter, r: QRectF, card: Card, count: int, current: bool, name: str) -> None:
        view = self._view
        look = view.look()
        box = r.adjusted(6, 1.5, -6, -1.5)
        p.fillPath(rounded(box, 6), tint("#ffcf6b", 0.2) if current else tint("#000000", 0.25))
        if current:
            stroke(p, rounded(box, 6), ON.focus if view.hasFocus() else tint(ON.brass, 0.8), 1.8)
        mid, face = box.center().y(), view.art.face(card)
        view.art.emblem(p, look, QRectF(box.left() + 8, mid - 14, 20, 28), card, view.ratio())
        coins(p, look, box.left() + 38, mid, card)
        end = box.right() - 142
        x = box.left() + 116
        signs = [KEYWORDS[word] for word in face.keywords] + ([TIMED] if face.timed else [])
        right = end
        for icon in reversed(signs):
            right -= 24
            key_icon(p, QRectF(right, mid - 10.5, 21, 21), icon, face.coat.colour)
        values = [(ATTACKS[kind], value) for kind, value in face.attacks]
        values += [("hearts" if card.type == "creature" else "stone-tower", card.defence)] if card.defence else []
        values += [("trophy-cup", card.tp)] if card.tp else []
        for icon, value in reversed(values):
            right -= 37
            draw_icon(p, icon, QRectF(right, mid - 8, 16, 16), ON.text_dim)
            room = QRectF(right + 18, box.top(), 20, box.height())
            letters.text(p, look, room, str(value), font(look, UI, 15, EXTRA), CREAM, letters.LEFT)
        draw_icon(p, KINDS[card.type], QRectF(x, mid - 8, 16, 16), ON.text_dim)
        room = QRectF(x + 24, box.top() - 1, right - x - 30, box.height())
        letters.text(p, look, room, name, font(look, UI, 16, BOLD), CREAM, letters.LEFT)
        foot = QRectF(box.right() - 132, mid - 15, 128, 30)
        narrow = partial(_counter, count=count, pitch=20, radius=7, away=50, size=22)
        view.art.kept(p, look, foot, ("pegs", count), view.ratio(), narrow)


def _counter(
    p: QPainter,
    look: Look,
    r: QRectF,
    *,
    count: int,
    pitch: float = _PEG,
    radius: float = 8.5,
    away: float = CARD / 2 - 10,
    size: float = 24,
) -> None:
    """Paint three pegs between the signs that take a copy out and put one in."""
    pegs(p, look, r.center(), count, pitch=pitch, radius=radius)
    for sign, side, usable in (("−", -1, count > 0), ("+", 1, count < COPIES)):
        colour = ON.text if usable else tint(ON.text_dim, 0.35)
        at = around(QPointF(r.center().x() + side * away, r.center().y()), 24)
        letters.numeral(p, look, at, sign, size, colour, family=UI, weight=BOLD)


class LibraryView(BareList):
    """The cards of the library: double-click, keys and drag put them into the deck.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    model
        The cards.
    art
        Their pictures.
    """

    wanted = Signal(str, int)
    """A card, and how many copies more or fewer."""

    counted = Signal(str, int)
    """A card, and how many copies there shall be."""

    shown = Signal(str)
    """The card that is to be seen large."""

    def __init__(self, look: Callable[[], Look], model: LibraryModel, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.art = art
        self.is_grid = True
        self.is_hurried = self._missing = False
        self._until = 0.0
        self.setModel(model)
        self.setItemDelegate(_Delegate(self))
        self.setUniformItemSizes(True)
        self.setLayoutMode(QListView.LayoutMode.Batched)
        self.setBatchSize(_BATCH)
        self.setMovement(QListView.Movement.Static)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setAcceptDrops(True)
        self.entered.connect(self._point)
        model.modelReset.connect(self._settle)
        self._settle()

    @property
    def cards(self) -> LibraryModel:
        """The model, as what it is."""
        model = self.model()
        assert isinstance(model, LibraryModel)
        return model

    def current(self) -> str:
        """Return the card on which the keys work, ``""`` if there is none."""
        index = self.currentIndex()
        return self.cards.card(index.row()).id if index.isValid() else ""

    def go_to(self, card: str) -> bool:
        """Make ``card`` the current one, if it is among those that are shown; far down, only if nobody is typing."""
        row = self.cards.row_of(card)
        if row < 0 or (self.is_hurried and row >= _BATCH):
            return False
        if row >= _BATCH:
            self._lay_all()
        self.setCurrentIndex(self.cards.index(row))
        return True

    def hurry(self) -> None:
        """Answer the keyboard first: cards that were never painted come a few at a time."""
        self.is_hurried = True

    def may_paint(self, card: Card) -> bool:
        """Return whether ``card`` may be painted now, or stays a bare shape for this moment."""
        if not self.is_hurried or self.art.has_compact(card) or time.monotonic() < self._until:
            return True
        self._missing = True
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards that are seen."""
        self._until, self._missing = time.monotonic() + MOMENT, False
        super().paintEvent(event)
        if self._missing:
            QTimer.singleShot(0, self.viewport(), self.viewport().update)
        else:
            self.is_hurried = False

    def show_as(self, *, grid: bool) -> None:
        """Show a grid of cards, or a list of rows."""
        self.is_grid = grid
        self.setFlow(QListView.Flow.LeftToRight if grid else QListView.Flow.TopToBottom)
        self.setWrapping(grid)
        self._grid()
        self.doItemsLayout()
        self.scrollTo(self.currentIndex())

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        super().place(rect, scale)
        self._grid()

    # ------------------------------------------------------------------ what comes in

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and + add the card, − and Delete take it out, a figure sets the number of copies."""
        card, key = self.current(), event.key()
        if key in (Qt.Key.Key_End, Qt.Key.Key_PageDown):
            self._lay_all()
        if card and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Plus, Qt.Key.Key_Insert):
            self.wanted.emit(card, 1)
        elif card and key in (Qt.Key.Key_Minus, Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.wanted.emit(card, -1)
        elif card and Qt.Key.Key_0 <= key <= Qt.Key.Key_3:
            self.counted.emit(card, int(key) - int(Qt.Key.Key_0))
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a card, or press its + or −."""
        index, step = self._under(event.position())
        if step and event.button() == Qt.MouseButton.LeftButton:
            self.setCurrentIndex(index)
            self.wanted.emit(self.cards.card(index.row()).id, step)
            return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Put the card into the deck."""
        index, step = self._under(event.position())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.wanted.emit(self.cards.card(index.row()).id, step or 1)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Let the current card be carried to the deck."""
        card = self.current()
        if not card:
            return
        drag = QDrag(self)
        found = self.cards.card(self.currentIndex().row())
        drag.setMimeData(dragging.mime_of(card, str(self.currentIndex().data()), "library"))
        picture = self.art.picture(self.look(), CARD, found, self.ratio())
        drag.setPixmap(picture)
        drag.setHotSpot(QPoint(round(picture.deviceIndependentSize().width() / 2), round(60 * self.units)))
        drag.exec(Qt.DropAction.CopyAction)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let cards of the deck come: dropped here they leave it."""
        event.acceptProposedAction() if dragging.card_in(event.mimeData())[0] == "deck" else event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Follow a card of the deck."""
        event.acceptProposedAction() if dragging.card_in(event.mimeData())[0] == "deck" else event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take a copy out of the deck."""
        origin, card = dragging.card_in(event.mimeData())
        if origin == "deck":
            event.acceptProposedAction()
            self.wanted.emit(card, -1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Stand on a card."""
        super().focusInEvent(event)
        self._settle()

    def currentChanged(self, current: QModelIndex | Any, previous: QModelIndex | Any) -> None:
        """Show the card large."""
        super().currentChanged(current, previous)
        if current.isValid():
            self.shown.emit(self.cards.card(current.row()).id)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the cards out anew."""
        super().resizeEvent(event)
        self._grid()

    # ------------------------------------------------------------------ inside

    def _lay_all(self) -> None:
        """Give every card its place at once: one far down is wanted."""
        if self.cards.rowCount() > _BATCH:
            self.setLayoutMode(QListView.LayoutMode.SinglePass)
            self.doItemsLayout()
            self.setLayoutMode(QListView.LayoutMode.Batched)

    def _point(self, index: QModelIndex) -> None:
        self.shown.emit(self.cards.card(index.row()).id)

    def _settle(self) -> None:
        """Stand on the first card if on none."""
        if not self.currentIndex().isValid() and self.cards.rowCount():
            self.setCurrentIndex(self.cards.index(0))

    def _grid(self) -> None:
        wide = self.viewport().width()
        least = TILE.width() * self.units
        columns = max(1, int(wide // least)) if self.is_grid else 1
        high = TILE.height() if self.is_grid else ROW
        size = QSize(max(1, (wide - 4) // columns), round(high * self.units))
        if size != self.gridSize():
            self.setGridSize(size)

    def _under(self, at: QPointF) -> tuple[QModelIndex, int]:
        """Return what lies at ``at``, and 1 or −1 if it is the sign for more or for fewer."""
        index = self.indexAt(at.toPoint())
        if not index.isValid():
            return index, 0
        box = self.visualRect(index)
        x, y = (at.x() - box.left()) / self.units, (at.y() - box.top()) / self.units
        wide = box.width() / self.units
        if self.is_grid:
            if y < 8 + CARD * RATIO + 6:
                return index, 0
            return index, -1 if x < wide / 2 - 36 else 1 if x > wide / 2 + 36 else 0
        away = x - (wide - 6 - 68)
        return index, -1 if -64 < away < -34 else 1 if away > 34 else 0
