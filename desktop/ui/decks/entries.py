"""The cards of the open file, each with a mark: sound, warned of, or broken."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QAbstractListModel, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.ui.decks.card_text import Entry
from desktop.ui.decks.faces import face_of
from desktop.ui.decks.model import Index
from desktop.ui.decks.scrolling import BareList
from desktop.ui.paint import letters
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import tint
from desktop.ui.paint.ghour_pieces import two_lines
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import rounded, stroke
from desktop.ui.theme import BOLD, UI, Look, font

PITCH = 56.0


class EntryModel(QAbstractListModel):
    """The entries of a file."""

    ENTRY = Qt.ItemDataRole.UserRole + 1

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.entries: tuple[Entry, ...] = ()

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """Show ``entries``; rows whose number has not changed stay."""
        if len(entries) == len(self.entries):
            self.entries = tuple(entries)
            if entries:
                self.dataChanged.emit(self.index(0), self.index(len(entries) - 1))
            return
        self.beginResetModel()
        self.entries = tuple(entries)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """Return how many entries there are."""
        return 0 if parent is not None and parent.isValid() else len(self.entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the name of an entry, or the entry."""
        if not index.isValid() or index.row() >= len(self.entries):
            return None
        entry = self.entries[index.row()]
        if role == self.ENTRY:
            return entry
        return entry.name if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole) else None


class _Delegate(QStyledItemDelegate):
    def __init__(self, view: EntryList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height of an entry."""
        return QSize(10, round(PITCH * self._view.units))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint emblem, name and mark."""
        view = self._view
        look, entry = view.look(), index.data(EntryModel.ENTRY)
        p.save()
        smooth(p)
        p.translate(option.rect.topLeft())
        p.scale(view.units, view.units)
        r = QRectF(0, 0, option.rect.width() / view.units, PITCH).adjusted(2, 3, -4, -3)
        current = view.currentIndex() == index
        p.fillPath(rounded(r, 6), tint("#ffcf6b", 0.2) if current else tint("#000000", 0.06 if look.is_light else 0.22))
        stroke(p, rounded(r, 6), look.rim if current else tint(look.brass, 0.35), 2 if current else 1)
        emblem = "quill-ink" if entry.card is None else face_of(entry.card).emblem
        draw_icon(p, emblem, QRectF(r.left() + 8, r.center().y() - 15, 30, 30), look.text)
        room = QRectF(r.left() + 46, r.top() + 3, r.width() - 46 - 28, r.height() - 7)
        f = font(look, UI, 15, BOLD)
        lines = two_lines(entry.name, f, room.width(), () if entry.card is None else face_of(entry.card).hyphens)
        for at, part in enumerate(lines):
            row = QRectF(room.left(), room.center().y() + (at - len(lines) / 2) * 19, room.width(), 19)
            letters.text(p, look, row, part, f, look.text, letters.LEFT, shrink=0.85)
        icon, colour = {"error": ("cancel", look.bad), "warning": ("info", look.accent)}.get(
            entry.level, ("check-mark", look.good)
        )
        draw_icon(p, icon, QRectF(r.right() - 25, r.center().y() - 9, 17, 17), colour)
        p.restore()


class EntryList(BareList):
    """The cards of the open file.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    """

    chosen = Signal(object)
    """The :class:`Entry` that became the current one."""

    def __init__(self, look: Callable[[], Look], parent: QWidget | None = None) -> None:
        super().__init__(look, parent)
        self.entries = EntryModel(self)
        self.setModel(self.entries)
        self.setItemDelegate(_Delegate(self))
        self.clicked.connect(lambda index: self.chosen.emit(index.data(EntryModel.ENTRY)))
        self.activated.connect(lambda index: self.chosen.emit(index.data(EntryModel.ENTRY)))

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        super().place(rect, scale)
        self.doItemsLayout()

    def point(self, entry: Entry | None) -> None:
        """Make ``entry`` the current one."""
        row = next(
            (at for at, each in enumerate(self.entries.entries) if entry is not None and each.line == entry.line), -1
        )
        if row >= 0:
            self.setCurrentIndex(self.entries.index(row))
