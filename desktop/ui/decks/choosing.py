"""Choosing one of the decks there are."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.core.message import message
from desktop.games.ghour.model import Deck, Pool, words_in
from desktop.games.ghour.workshop.folding import folded
from desktop.ui.decks.asking import dress
from desktop.ui.decks.library import Library, errors
from desktop.ui.text import say, spoken

_ID = Qt.ItemDataRole.UserRole


class DeckChooser(QDialog):
    """A list of all decks, the user's own first; what is typed narrows it.

    Parameters
    ----------
    library
        Where the decks are.
    title
        What is asked.
    files
        Whether a file may be opened instead.
    pools
        Whether pools of 48 are listed too.
    """

    chosen = Signal(str)
    """The id of the deck."""

    opened = Signal(object)
    """The path of the file."""

    def __init__(
        self, library: Library, title: str, *, files: bool = True, pools: bool = False, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dress(self)
        self.resize(520, 460)
        column = QVBoxLayout(self)
        self.line = QLineEdit()
        self.line.setPlaceholderText(say(message("workshop.search")))
        self.line.setAccessibleName(self.line.placeholderText())
        self.line.textChanged.connect(self._narrow)
        column.addWidget(self.line)
        self.list = QListWidget()
        self.list.setAccessibleName(title)
        self.list.itemActivated.connect(lambda _: self._take())
        column.addWidget(self.list)
        kept = (*library.decks, *(library.pools if pools else ()))
        for identity in sorted(kept, key=lambda each: not library.is_own(each)):
            self.list.addItem(self._item(library, identity))
        self.list.setCurrentRow(0)
        buttons = QDialogButtonBox(self)
        if files:
            other = buttons.addButton(say(message("workshop.other-file")), QDialogButtonBox.ButtonRole.ActionRole)
            other.clicked.connect(self._ask_file)
        take = buttons.addButton(say(message("workshop.open")), QDialogButtonBox.ButtonRole.AcceptRole)
        take.setDefault(True)
        take.clicked.connect(self._take)
        cancel = buttons.addButton(say(message("workshop.cancel")), QDialogButtonBox.ButtonRole.RejectRole)
        cancel.clicked.connect(self.reject)
        column.addWidget(buttons)
        self.list.setFocus()

    @staticmethod
    def _item(library: Library, identity: str) -> QListWidgetItem:
        deck: Deck | Pool = library.decks[identity] if identity in library.decks else library.pools[identity]
        wrong = errors(library.pool_verdict(deck) if isinstance(deck, Pool) else library.verdict(deck))
        key = "workshop.deck-wrong" if wrong else "workshop.deck-own" if library.is_own(identity) else "workshop.deck"
        words = say(message(key, name=words_in(deck.name, spoken()), amount=sum(n for _, n in deck.cards if n > 0)))
        if isinstance(deck, Pool):
            words = say(message("workshop.filter", what=message("workshop.pool"), value=words))
        item = QListWidgetItem(words)
        item.setData(_ID, identity)
        return item

    def _narrow(self, words: str) -> None:
        wanted = folded(words)
        first = -1
        for row in range(self.list.count()):
            hidden = wanted not in folded(self.list.item(row).text())
            self.list.setRowHidden(row, hidden)
            first = row if first < 0 and not hidden else first
        self.list.setCurrentRow(first)

    def _take(self) -> None:
        item = self.list.currentItem()
        if item is not None and not item.isHidden():
            identity = str(item.data(_ID))
            self.accept()
            self.chosen.emit(identity)

    def _ask_file(self) -> None:
        dialog = QFileDialog(self, self.windowTitle())
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(self._file)
        dialog.open()

    def _file(self, name: str) -> None:
        self.accept()
        self.opened.emit(Path(name))
