"""Bringing a deck in: pasted or from a file, every line that cannot be read listed with what may be meant."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QItemSelectionModel, Qt, QTimer, Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from desktop.core.fault import ContentError, Fault
from desktop.core.message import message
from desktop.data import reader
from desktop.games.ghour.reading.sheet import form_faults
from desktop.games.ghour.workshop import gathering
from desktop.games.ghour.workshop.editing import size
from desktop.games.ghour.workshop.lists import decoded
from desktop.ui.decks.asking import dress
from desktop.ui.decks.files import Found, known_of, lost, read_text
from desktop.ui.decks.library import Library
from desktop.ui.decks.verdict_list import sentence
from desktop.ui.text import say

_FAULT = Qt.ItemDataRole.UserRole


def looks_like_yaml(text: str) -> bool:
    """Tell whether ``text`` is a file of our own format rather than a list."""
    lines = (line.strip() for line in text.lstrip("\ufeff").splitlines())
    return next((line.startswith("format:") for line in lines if line and not line.startswith("#")), False)


def read_any(text: str, file: str, library: Library, name: str) -> Found:
    """Return what ``text`` holds, be it YAML or a plain list."""
    if not looks_like_yaml(text):
        return read_text(text, file, library, name)
    try:
        node = reader.read_text(text, file)
    except ContentError as error:
        return Found(faults=form_faults(error))
    found = gathering.read_deck_file(file, node, known_of(library))
    return Found(found.decks, found.pools, found.faults)


class ImportDialog(QDialog):
    """Where a list is pasted, read as one types.

    Parameters
    ----------
    library
        What the cards are.
    text
        What is there already: the clipboard, a file.
    file
        What faults call it.
    """

    taken = Signal(object, bool)
    """The :class:`Deck`, and whether it is a new one rather than other cards for the open one."""

    def __init__(self, library: Library, text: str = "", file: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._file = file
        self.found = Found()
        self.setWindowTitle(say(message("workshop.import")))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dress(self)
        self.resize(680, 560)
        column = QVBoxLayout(self)
        head = QLabel(say(message("workshop.import-hint")))
        head.setWordWrap(True)
        column.addWidget(head)
        self.text = QPlainTextEdit(text)
        self.text.setAccessibleName(head.text())
        self.text.setTabChangesFocus(True)
        column.addWidget(self.text, 3)
        self.told = QLabel()
        self.told.setWordWrap(True)
        column.addWidget(self.told)
        self.faults = QListWidget()
        self.faults.setWordWrap(True)
        self.faults.setAccessibleName(say(message("workshop.import-unread")))
        self.faults.itemActivated.connect(self._use)
        self.faults.itemClicked.connect(self._show)
        column.addWidget(self.faults, 2)
        buttons = QDialogButtonBox(self)
        action = QDialogButtonBox.ButtonRole.ActionRole
        self.from_file = self._button(buttons, "workshop.import-file", action)
        self.suggest = self._button(buttons, "workshop.import-suggest", action)
        self.replace = self._button(buttons, "workshop.import-replace", action)
        self.new = self._button(buttons, "workshop.import-new", QDialogButtonBox.ButtonRole.AcceptRole)
        cancel = self._button(buttons, "workshop.cancel", QDialogButtonBox.ButtonRole.RejectRole)
        cancel.clicked.connect(self.reject)
        self.from_file.clicked.connect(self._ask_file)
        self.suggest.clicked.connect(lambda: self._use(self.faults.currentItem()))
        self.replace.clicked.connect(lambda: self._take(new=False))
        self.new.clicked.connect(lambda: self._take(new=True))
        column.addWidget(buttons)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(80)
        self._rest.timeout.connect(self.read)
        self.text.textChanged.connect(self._rest.start)
        self.read()

    def read(self) -> None:
        """Read what stands there now."""
        self._rest.stop()
        text = self.text.toPlainText()
        self.found = read_any(text, self._file, self._library, say(message("workshop.imported")))
        deck = self.found.decks[0] if self.found.decks else None
        unread = lost(self.found.faults)
        self.faults.clear()
        for fault in unread:
            item = QListWidgetItem(self._words(fault))
            item.setData(_FAULT, fault)
            self.faults.addItem(item)
        for fault in self.found.faults if text.strip() else ():
            if fault not in unread:
                words = sentence(fault, self._library.names)
                self.faults.addItem(QListWidgetItem(words[:1].upper() + words[1:]))
        cards = 0 if deck is None else size(deck)
        if not text.strip():
            self.told.setText("")
        elif unread:
            self.told.setText(say(message("workshop.import-lost", n=len(unread), cards=cards)))
        else:
            self.told.setText(say(message("workshop.import-read", n=cards)))
        usable = deck is not None and bool(deck.cards)
        self.new.setEnabled(usable)
        self.replace.setEnabled(usable)
        self.suggest.setEnabled(any(_suggestion(fault) for fault in unread))
        if unread:
            self.faults.setCurrentRow(0, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def load(self, path: Path) -> None:
        """Take the text of the file at ``path``."""
        try:
            text = decoded(path.read_bytes())
        except OSError as error:
            self.told.setText(say(message("workshop.cannot-read", file=path.name, why=error.strerror or str(error))))
            return
        if text is None:
            self.told.setText(say(message("workshop.no-text", file=path.name)))
            return
        self._file = path.name
        self.text.setPlainText(text)
        self.read()

    # ------------------------------------------------------------------ inside

    @staticmethod
    def _button(box: QDialogButtonBox, key: str, role: QDialogButtonBox.ButtonRole) -> QPushButton:
        button = box.addButton(say(message(key)), role)
        button.setAutoDefault(False)
        return button

    def _words(self, fault: Fault) -> str:
        line = fault.where.line if fault.where is not None else 0
        words = sentence(fault, self._library.names)
        return say(message("workshop.import-line", number=line, words=words)) if line else words

    def _show(self, item: QListWidgetItem) -> None:
        fault = item.data(_FAULT)
        if isinstance(fault, Fault) and fault.where is not None and fault.where.line:
            block = self.text.document().findBlockByNumber(fault.where.line - 1)
            cursor = QTextCursor(block)
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            self.text.setTextCursor(cursor)

    def _use(self, item: QListWidgetItem | None) -> None:
        """Write what may be meant in the place of what stands there; the user asked for it."""
        fault = None if item is None else item.data(_FAULT)
        if not isinstance(fault, Fault) or fault.where is None or not _suggestion(fault):
            return
        block = self.text.document().findBlockByNumber(fault.where.line - 1)
        word = str(fault.message.get("word"))
        if word not in block.text():
            return
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
        cursor.insertText(block.text().replace(word, _suggestion(fault), 1))
        self.read()

    def _ask_file(self) -> None:
        dialog = QFileDialog(self, say(message("workshop.import")))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.load(Path(name)))
        dialog.open()

    def _take(self, *, new: bool) -> None:
        self.read()
        if self.found.decks:
            self.taken.emit(self.found.decks[0], new)
            self.accept()


def _suggestion(fault: Fault) -> str:
    near = fault.mend is not None and fault.mend.key in ("data.did-you-mean", "ghour.v301.near")
    return str(fault.mend.get("word")) if near and fault.mend is not None else ""
