"""Two decks side by side: what only one has, what both have in other numbers, and their curves back to back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.core.message import message
from desktop.games.ghour.model import COPIES, Deck
from desktop.games.ghour.workshop.statistics import DEAREST, Statistics
from desktop.ui.decks.art import Art
from desktop.ui.decks.charts import bar
from desktop.ui.decks.library import Library
from desktop.ui.decks.model import Index
from desktop.ui.decks.scrolling import BareList
from desktop.ui.paint import letters
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import tint
from desktop.ui.paint.light import around, line, rounded, stroke
from desktop.ui.paint.surfaces import metal_disc
from desktop.ui.text import say
from desktop.ui.theme import BOLD, CREAM, EXTRA, INK, TITLE, UI, Coat, Look, font

Row = tuple[str, int, int]
"""A card, its copies left, its copies right."""


class RowModel(QAbstractListModel):
    """Cards with their copies in two decks."""

    ROW = Qt.ItemDataRole.UserRole + 1

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Row, ...] = ()
        self._library: Library | None = None

    def show_rows(self, library: Library, rows: Sequence[Row]) -> None:
        """Show ``rows``."""
        self.beginResetModel()
        self._library, self._rows = library, tuple(rows)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """Return how many rows there are."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the name of a card, or the whole row."""
        if not index.isValid() or index.row() >= len(self._rows) or self._library is None:
            return None
        card, left, right = self._rows[index.row()]
        if role == self.ROW:
            return card, left, right
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return say(message("workshop.row-of-two", name=self._library.name(card), left=left, right=right))
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._library.name(card)
        return None


class _Delegate(QStyledItemDelegate):
    def __init__(self, view: RowList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of a row."""
        return QSize(10, round(self._view.pitch * self._view.units))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a card with its pegs left or right, and which deck has more."""
        view = self._view
        look = view.look()
        card, left, right = index.data(RowModel.ROW)
        p.save()
        smooth(p)
        p.translate(option.rect.topLeft())
        p.scale(view.units, view.units)
        r = QRectF(0, 0, option.rect.width() / view.units, view.pitch).adjusted(2, 2, -2, -2)
        current = view.currentIndex() == index and view.hasFocus()
        p.fillPath(rounded(r, 6), tint("#fbf3e0", 0.88 if view.both else 0.35))
        stroke(p, rounded(r, 6), INK if current else tint("#7a4d1c", 0.5), 2 if current else 1)
        found = view.library.cards.get(card) if view.library is not None else None
        high = r.height() - 8
        if view.both:
            _pegs(p, look, QPointF(r.left() + 34, r.center().y()), left)
            _pegs(p, look, QPointF(r.right() - 34, r.center().y()), right)
            emblem = QRectF(r.left() + r.width() * 0.30, r.top() + 4, high / 1.4, high)
            x = r.left() + 92 if left > right else r.right() - 92
            more = around(QPointF(x, r.center().y()), 50, 26)
            p.fillPath(rounded(more, 13), tint("#1b1009", 0.94))
            words = f"+{abs(left - right)}"
            letters.text(p, look, more, words, font(look, UI, 15, EXTRA), CREAM, letters.CENTRE)
            room = QRectF(emblem.right() + 10, r.top() - 1, r.right() - 124 - emblem.right() - 10, r.height())
        else:
            _pegs(p, look, QPointF(r.right() - 34, r.center().y()), left or right)
            emblem = QRectF(r.left() + 8, r.top() + 4, high / 1.4, high)
            room = QRectF(emblem.right() + 10, r.top() - 1, r.right() - 68 - emblem.right() - 10, r.height())
        if found is not None:
            view.art.emblem(p, look, emblem, found, view.ratio())
        f = font(look, UI, 16, BOLD)
        letters.text(p, look, room, str(index.data()), f, INK, letters.LEFT, wrap=True, shrink=0.75)
        p.restore()


def _pegs(p: QPainter, look: Look, c: QPointF, count: int) -> None:
    for place in range(COPIES):
        at = QPointF(c.x() + (place - 1) * 17, c.y())
        if place < count:
            metal_disc(p, look, at, 7)
        else:
            stroke(p, rounded(around(at, 14), 7), tint(INK, 0.45), 1.2)


class RowList(BareList):
    """A list of cards with their copies.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    art
        The pictures.
    both
        Whether each row shows the copies of both decks.
    """

    chosen = Signal(str)
    """The card that was entered."""

    def __init__(self, look: Callable[[], Look], art: Art, *, both: bool, parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.art = art
        self.both = both
        self.pitch = 42.0 if both else 54.0
        self.library: Library | None = None
        self.rows = RowModel(self)
        self.setModel(self.rows)
        self.setItemDelegate(_Delegate(self))

    def show_rows(self, library: Library, rows: Sequence[Row]) -> None:
        """Show ``rows``."""
        self.library = library
        self.rows.show_rows(library, rows)

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        super().place(rect, scale)
        self.doItemsLayout()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the card."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._enter(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click opens the card."""
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if index.isValid():
            self._enter(index)

    def _enter(self, index: QModelIndex) -> None:
        self.chosen.emit(str(index.data(RowModel.ROW)[0]))


def two_curves(
    p: QPainter, look: Look, r: QRectF, left: Statistics, right: Statistics, coats: tuple[Coat, Coat]
) -> None:
    """Paint two cost curves back to back, the left one above."""
    mid = r.center().y()
    most = max([each.height for figures in (left, right) for each in figures.curve] + [4])
    unit = (r.height() / 2 - 14 - 18) / most
    pitch = r.width() / (DEAREST + 1)
    f = font(look, UI, 14, BOLD)
    for cost in range(DEAREST + 1):
        x = r.left() + cost * pitch
        words = f"{cost}+" if cost == DEAREST else str(cost)
        room = QRectF(x, mid - 12, pitch, 24)
        letters.text(p, look, room, words, font(look, TITLE, 16, EXTRA), look.ink_soft, letters.CENTRE)
        for figures, up, coat in ((left, True, coats[0]), (right, False, coats[1])):
            count = figures.curve[cost].height
            if not count:
                continue
            high = count * unit
            top = mid - 14 - high if up else mid + 14
            bar(p, QRectF(x + pitch * 0.14, top, pitch * 0.72, high), coat.colour, coat.pattern)
            label = QRectF(x, top - 18 if up else top + high + 1, pitch, 17)
            letters.text(p, look, label, str(count), f, look.ink, letters.CENTRE)
    line(p, QPointF(r.left(), mid - 14), QPointF(r.right(), mid - 14), tint(INK, 0.5), 1)
    line(p, QPointF(r.left(), mid + 14), QPointF(r.right(), mid + 14), tint(INK, 0.5), 1)


def chief_colour(deck: Deck, library: Library) -> str:
    """Return the colour most of the cards of ``deck`` have, ``""`` if it has none."""
    counts: dict[str, int] = {}
    for card, n in deck.cards:
        if card in library.cards:
            counts[library.cards[card].colour] = counts.get(library.cards[card].colour, 0) + n
    return max(counts, key=counts.__getitem__, default="")
