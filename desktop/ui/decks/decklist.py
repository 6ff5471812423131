"""The deck as a list in groups, with cost and copies of every card."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDrag,
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.core.message import Ref, message
from desktop.games.ghour.model import COPIES, Card
from desktop.ui.decks import dragging
from desktop.ui.decks.art import Art, coins
from desktop.ui.decks.model import DeckModel, Index
from desktop.ui.decks.scrolling import BareList
from desktop.ui.paint import letters
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import rounded, stroke
from desktop.ui.text import name_of, say
from desktop.ui.theme import BOLD, INK, MEDIUM, TITLE, UI, Look, font

HEAD, LINE = 23.0, 22.0


class DeckRows(QAbstractListModel):
    """The rows of the deck: a heading for each type, then its cards."""

    ID = Qt.ItemDataRole.UserRole + 1
    COUNT = Qt.ItemDataRole.UserRole + 2
    KIND = Qt.ItemDataRole.UserRole + 3

    def __init__(self, deck: DeckModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._deck = deck
        self._rows: list[tuple[str, str, int]] = []
        deck.changed.connect(self.renew)
        self.renew()

    def renew(self) -> None:
        """Read the deck again; counts change in their rows, other rows reset the list."""
        rows: list[tuple[str, str, int]] = []
        for kind, cards in self._deck.groups():
            rows.append((kind, "", sum(n for _, n in cards)))
            rows += [(kind, card, n) for card, n in cards]
        if [row[:2] for row in rows] == [row[:2] for row in self._rows]:
            self._rows = rows
            if rows:
                self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def row_of(self, card: str) -> int:
        """Return the row of ``card``, −1 if the deck has none."""
        return next((row for row, each in enumerate(self._rows) if each[1] == card), -1)

    def rowCount(self, parent: Index | None = None) -> int:
        """Return how many rows there are."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the words, the card, the copies or the type of a row."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        kind, card, count = self._rows[index.row()]
        if role == self.ID:
            return card
        if role == self.COUNT:
            return count
        if role == self.KIND:
            return kind
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return say(message("workshop.row", name=self._words(kind, card), amount=count))
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._words(kind, card)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let cards be chosen and dragged, headings not."""
        if not index.isValid() or not self._rows[index.row()][1]:
            return Qt.ItemFlag.ItemIsEnabled
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def _words(self, kind: str, card: str) -> str:
        if card:
            return self._deck.library.name(card)
        return name_of(Ref("type", kind), "ghour") if kind else say(message("workshop.unknown-cards"))


class _Delegate(QStyledItemDelegate):
    def __init__(self, view: DeckList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of a heading or of a card."""
        return QSize(10, round((LINE if index.data(DeckRows.ID) else HEAD) * self._view.units))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a heading, or a card with its cost and its copies."""
        view = self._view
        look, card = view.look(), str(index.data(DeckRows.ID))
        count = int(index.data(DeckRows.COUNT))
        p.save()
        smooth(p)
        p.translate(option.rect.topLeft())
        p.scale(view.units, view.units)
        r = QRectF(0, 0, option.rect.width() / view.units, option.rect.height() / view.units)
        if not card:
            f = font(look, TITLE, 15.5, BOLD)
            letters.text(p, look, r.adjusted(4, 2, -40, 0), str(index.data()), f, look.ink_soft, letters.LEFT)
            letters.text(p, look, r.adjusted(0, 2, -8, 0), str(count), f, look.ink_soft, letters.RIGHT)
        else:
            self._card(p, look, r, index, view.currentIndex() == index)
        p.restore()

    def _card(self, p: QPainter, look: Look, r: QRectF, index: Index, current: bool) -> None:
        view = self._view
        card, count = str(index.data(DeckRows.ID)), int(index.data(DeckRows.COUNT))
        if current:
            box = r.adjusted(1, 0.5, -1, -0.5)
            p.fillPath(rounded(box, 4), tint("#7a4d1c", 0.20))
            stroke(p, rounded(box, 4), INK if view.hasFocus() else tint(INK, 0.45), 1.6 if view.hasFocus() else 1)
        found: Card | None = view.deck.library.cards.get(card)
        ink = look.ink
        if found is None:
            draw_icon(p, "cancel", QRectF(8, r.center().y() - 7, 14, 14), look.bad_on_parchment)
            ink = look.bad_on_parchment
        else:
            coins(p, look, 5, r.center().y(), found, 8.2)
        x = 62.0
        if found is not None:
            paid = sum(bool(getattr(found.cost, good)) for good in ("gold", "material", "mana", "builders", "tp"))
            x = max(x, 10 + 18 * paid)
        marks = 38.0 + max(0, count - COPIES) * 11
        room = QRectF(x, r.top() - 1, r.width() - x - marks - 4, r.height())
        letters.text(p, look, room, str(index.data()), font(look, UI, 15, MEDIUM), ink, letters.LEFT, shrink=0.85)
        for place in range(count):
            box = QRectF(r.right() - 15 - place * 11, r.center().y() - 6, 8, 12)
            p.fillPath(rounded(box, 1.5), QColor(look.bad_on_parchment if count > COPIES else look.brass))
            stroke(p, rounded(box, 1.5), INK, 1)


class DeckList(BareList):
    """The open deck as a list: keys, double-click and drag take cards out or bring them in.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    deck
        The open deck.
    art
        Pictures for what is dragged.
    """

    wanted = Signal(str, int)
    """A card, and how many copies more or fewer."""

    counted = Signal(str, int)
    """A card, and how many copies there shall be."""

    shown = Signal(str)
    """The card that is to be seen large."""

    def __init__(self, look: Callable[[], Look], deck: DeckModel, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.deck = deck
        self._art = art
        self.rows = DeckRows(deck, self)
        self.setModel(self.rows)
        self.setItemDelegate(_Delegate(self))
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self._kept, self._at = "", 0
        self.entered.connect(self._point)
        self.rows.modelAboutToBeReset.connect(self._remember)
        self.rows.modelReset.connect(self._return)

    def current(self) -> str:
        """Return the card on which the keys work, ``""`` if there is none."""
        index = self.currentIndex()
        return str(index.data(DeckRows.ID) or "") if index.isValid() else ""

    def needed(self) -> float:
        """Return how high it must be to show every row, in units."""
        rows = range(self.rows.rowCount())
        return sum(LINE if self.rows.index(row).data(DeckRows.ID) else HEAD for row in rows) + 4

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        super().place(rect, scale)
        self.doItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """+ adds a copy, −, Delete and Enter take one out, a figure sets the number of copies."""
        card, key = self.current(), event.key()
        if card and key in (Qt.Key.Key_Plus, Qt.Key.Key_Insert):
            self.wanted.emit(card, 1)
        elif card and key in (Qt.Key.Key_Minus, Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Return):
            self.wanted.emit(card, -1)
        elif card and Qt.Key.Key_0 <= key <= Qt.Key.Key_3:
            self.counted.emit(card, int(key) - int(Qt.Key.Key_0))
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a copy out."""
        card = str(self.indexAt(event.position().toPoint()).data(DeckRows.ID) or "")
        if card and event.button() == Qt.MouseButton.LeftButton:
            self.wanted.emit(card, -1)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Let the current card be carried out of the deck."""
        card = self.current()
        if not card:
            return
        drag = QDrag(self)
        drag.setMimeData(dragging.mime_of(card, self.deck.library.name(card), "deck"))
        found = self.deck.library.cards.get(card)
        if found is not None:
            picture = self._art.picture(self.look(), 90, found, self.ratio())
            drag.setPixmap(picture)
            drag.setHotSpot(QPoint(round(picture.deviceIndependentSize().width() / 2), round(40 * self.units)))
        drag.exec(Qt.DropAction.CopyAction)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let cards of the library come."""
        event.acceptProposedAction() if dragging.card_in(event.mimeData())[0] == "library" else event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Follow a card of the library."""
        event.acceptProposedAction() if dragging.card_in(event.mimeData())[0] == "library" else event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        """Put the card into the deck."""
        origin, card = dragging.card_in(event.mimeData())
        if origin == "library":
            event.acceptProposedAction()
            self.wanted.emit(card, 1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Stand on a card."""
        super().focusInEvent(event)
        if not self.current() and self.rows.rowCount() > 1:
            self.setCurrentIndex(self.rows.index(1))

    def currentChanged(self, current: Any, previous: Any) -> None:
        """Show the card large."""
        super().currentChanged(current, previous)
        card = str(current.data(DeckRows.ID) or "") if current.isValid() else ""
        if card:
            self.shown.emit(card)

    def _point(self, index: QModelIndex) -> None:
        card = str(index.data(DeckRows.ID) or "")
        if card:
            self.shown.emit(card)

    def _remember(self) -> None:
        self._kept = self.current()
        self._at = self.currentIndex().row()

    def _return(self) -> None:
        """Stand on the same card as before, or on its neighbour if it is gone."""
        row = self.rows.row_of(self._kept) if self._kept else -1
        if row < 0 and self._kept:
            rows = range(self.rows.rowCount())
            near = sorted(rows, key=lambda each: abs(each - self._at))
            row = next((each for each in near if self.rows.index(each).data(DeckRows.ID)), -1)
        if row >= 0:
            self.setCurrentIndex(self.rows.index(row))
