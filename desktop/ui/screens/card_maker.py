"""The card maker: the set left, its text in the middle, the card in all its forms right."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QFileDialog, QInputDialog, QMenu, QMessageBox, QWidget

from desktop.core.fault import Fault
from desktop.core.message import Message, Ref, message
from desktop.data.compiled import replace
from desktop.games.ghour.model import TYPES
from desktop.games.ghour.workshop.schema import card_schema
from desktop.ui.decks.asking import Way, dress, question
from desktop.ui.decks.beam import paint_beam
from desktop.ui.decks.card_book import CardBook
from desktop.ui.decks.card_forms import CardForms
from desktop.ui.decks.card_text import Entry, mended
from desktop.ui.decks.entries import EntryList
from desktop.ui.decks.fault_list import FaultList
from desktop.ui.decks.library import Loader
from desktop.ui.decks.toast import Toast
from desktop.ui.decks.watch import Watch
from desktop.ui.decks.yaml_pane import YamlPane
from desktop.ui.paint import letters, surfaces
from desktop.ui.paint.controls import chip
from desktop.ui.table.sprite import Frame
from desktop.ui.text import name_of, say
from desktop.ui.theme import BODY, NORMAL, Look, font
from desktop.ui.widgets.button import WoodButton
from desktop.ui.widgets.fields import WoodSelector
from desktop.ui.widgets.ground import Ground, frame_of

_TRAY = 134.0


class CardMakerPage(QWidget):
    """Where people make cards of their own.

    Parameters
    ----------
    look_at
        Gives the look for a scale of the window.
    loader
        Knows where card files lie.
    watch
        Follows them.
    """

    left = Signal()

    def __init__(
        self, look_at: Callable[[float], Look], loader: Loader, watch: Watch, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look_at = look_at
        self._ground = Ground(self._paint_ground)
        self.book = CardBook(loader, watch, self)
        self.box: QMessageBox | None = None
        self.file = WoodSelector(self._look, on_wood=True, parent=self)
        self.list = EntryList(self._look, self)
        self.new = WoodButton(self._look, "", "plain", "card-pick", 16, self)
        self.copy = WoodButton(self._look, "", "plain", "cycle", 16, self)
        self.pane = YamlPane(self._look, self)
        self.faults = FaultList(self._look, self)
        self.forms = CardForms(self._look, self)
        self.fresh = WoodButton(self._look, "", "plain", "wax-seal", 16, self)
        self.outside = WoodButton(self._look, "", "plain", "quill-ink", 16, self)
        self.schema = WoodButton(self._look, "", "plain", "scroll-unfurled", 16, self)
        self.back = WoodButton(self._look, "", "plain", "exit-door", 16, self)
        self.save = WoodButton(self._look, "", "primary", "save", 19, self)
        self.toast = Toast(self._look, self)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(150)
        self._rest.timeout.connect(self._read)
        self._connect()
        self.retranslate()
        files = self.book.files()
        if files:
            self.book.open(files[0])

    # ------------------------------------------------------------------ doing

    def ask(self, then: Callable[[], None]) -> None:
        """Do ``then`` at once if nothing would be lost by it, else once the user has saved or given up the text."""
        self._read()
        if not self.book.is_changed:
            then()
            return
        name = self.book.path.name if self.book.path is not None else ""

        def discard() -> None:
            self.book.give_up()
            then()

        self._question(
            message("workshop.unsaved", name=name),
            ("save", lambda: self._save(then)),
            ("discard", discard),
        )

    @property
    def is_changed(self) -> bool:
        """Whether something would be lost."""
        self._read()
        return self.book.is_changed

    def leave(self) -> None:
        """Go back, unless unsaved work holds the user back."""
        self.ask(self.left.emit)

    def mend(self, fault: Fault) -> None:
        """Make the one mend of ``fault``."""
        text = mended(self.pane.toPlainText(), fault)
        if text is not None:
            self.pane.take(text)
            self._read()

    def go_to(self, fault: Fault) -> None:
        """Put the cursor where ``fault`` is."""
        if fault.where is not None:
            self.pane.go_to(fault.where.line, fault.where.column)
            self.pane.setFocus()

    def next_fault(self) -> None:
        """Go on to the next fault."""
        line = self.pane.textCursor().blockNumber() + 1
        faults = [fault for fault in self.book.judged.faults if fault.where is not None]
        later = [fault for fault in faults if fault.where is not None and fault.where.line > line]
        if faults:
            self.go_to((later or faults)[0])

    def add(self, kind: str) -> None:
        """Write a new card of the type ``kind``."""
        self._read()
        self.pane.go_to(self._after(self.book.add(kind)))

    def add_copy(self, identity: str) -> None:
        """Write a copy of the card ``identity``."""
        self._read()
        card = self.book.library.cards.get(identity)
        if card is not None:
            self.pane.go_to(self._after(self.book.copy(card)))

    def write_schema(self, path: Path) -> None:
        """Write the JSON Schema of card files to ``path``."""
        try:
            replace(path, (json.dumps(card_schema(), ensure_ascii=False, indent=2) + "\n").encode())
        except OSError as error:
            self.toast.tell(message("workshop.cannot-write", file=path.name, why=error.strerror or str(error)))
            return
        self.toast.tell(message("workshop.written", file=path.name))

    # ------------------------------------------------------------------ inside

    def _connect(self) -> None:
        book = self.book
        book.changed.connect(self._renew)
        book.told.connect(self.toast.tell)
        self.pane.textChanged.connect(self._rest.start)
        self.pane.cursorPositionChanged.connect(self._point)
        self.file.activated.connect(self._choose)
        self.list.chosen.connect(self._enter)
        self.faults.shown.connect(self.go_to)
        self.faults.mended.connect(self.mend)
        self.new.clicked.connect(self._new_menu)
        self.copy.clicked.connect(self._ask_copy)
        self.fresh.clicked.connect(lambda: self.ask(self._begin))
        self.outside.clicked.connect(self._open_outside)
        self.schema.clicked.connect(self._ask_schema)
        self.back.clicked.connect(self.leave)
        self.save.clicked.connect(lambda *_: self._save())
        for keys, slot in (("Ctrl+S", self._save), ("F8", self.next_fault), ("Escape", self.leave)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    def _read(self) -> None:
        """Judge what stands in the pane."""
        self._rest.stop()
        if self.book.path is not None and self.pane.toPlainText() != self.book.text:
            self.book.write(self.pane.toPlainText())

    def _renew(self) -> None:
        """Show what the book holds."""
        book = self.book
        self.pane.take(book.text)
        self._rest.stop()
        self.pane.setEnabled(book.path is not None)
        self.faults.setVisible(book.path is not None)
        self.pane.show_faults(book.judged.faults)
        self.faults.show_faults(book.judged.faults, book.library.names)
        self.list.entries.show_entries(book.judged.entries)
        files = [(str(path), path.stem) for path in book.files()]
        if book.path is not None and book.path not in book.files():
            files.append((str(book.path), book.path.stem))
        self.file.fill(files)
        if book.path is not None:
            self.file.choose(str(book.path))
        for button in (self.new, self.copy, self.outside):
            button.setEnabled(book.path is not None)
        self.save.setEnabled(book.is_changed)
        self._point()
        self._ground.forget()
        self.update()

    def _point(self) -> None:
        """Show the card at the cursor."""
        entry = self.book.judged.at(self.pane.textCursor().blockNumber() + 1)
        if entry is None and self.book.judged.entries:
            entry = self.book.judged.entries[0]
        self.list.point(entry)
        card = entry.card if entry is not None else None
        if card is None and entry is not None and self.forms.card is not None and self.forms.card.id == entry.id:
            # while a word is being typed the card as it was last stays in sight, marked
            card = self.forms.card
        place = 0
        if card is not None:
            place, _ = self.book.library.colours.get((card.set, card.colour), (0, None))
        self.forms.show_card(card, place, broken=entry is not None and entry.level == "error")

    def _enter(self, entry: Entry) -> None:
        self.pane.go_to(entry.line)
        self._point()

    def _after(self, line: int) -> int:
        self._renew()
        return line

    def _choose(self) -> None:
        path = Path(self.file.value())
        if path != self.book.path:
            self.file.choose(str(self.book.path))
            self.ask(lambda: self.book.open(path))

    def _save(self, then: Callable[[], None] | None = None) -> None:
        """Save, unless another program has written the file meanwhile and the user wants its text."""
        self._read()
        book = self.book
        try:
            changed = book.path is not None and book.path.read_text(encoding="utf-8", errors="replace") != book.disk
        except OSError:
            changed = False
        if changed and book.path is not None:
            path = book.path
            self._question(
                message("workshop.overwrite", file=path.name),
                ("write-over", lambda: book.save() and then is not None and then()),
                ("take-theirs", lambda: book.open(path)),
            )
        elif book.save() and then is not None:
            then()

    def _question(self, said: Message, take: Way, drop: Way) -> None:
        def closed() -> None:
            self.box = None

        self.box = question(self, said, take, drop, "cancel", closed, careful=True)

    def _begin(self) -> None:
        dialog = QInputDialog(self)
        dress(dialog)
        dialog.setWindowTitle(say(message("workshop.new-set")))
        dialog.setLabelText(say(message("workshop.new-set")))
        dialog.setTextValue(say(message("workshop.set-name")))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.textValueSelected.connect(lambda name: self.book.begin(name.strip()[:40]) if name.strip() else None)
        dialog.open()

    def _new_menu(self) -> None:
        menu = QMenu(self)
        dress(menu)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for kind in TYPES:
            action = menu.addAction(name_of(Ref("type", kind), "ghour"))
            action.triggered.connect(lambda _=False, kind=kind: self.add(kind))
        menu.popup(self.new.mapToGlobal(QPoint(0, self.new.height())))

    def _ask_copy(self) -> None:
        library = self.book.library
        names = {library.name(card.id): card.id for card in library.content.cards}
        dialog = QInputDialog(self)
        dress(dialog)
        dialog.setWindowTitle(say(message("workshop.copy-card")))
        dialog.setLabelText(say(message("workshop.choose-card")))
        dialog.setComboBoxItems(sorted(names))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.textValueSelected.connect(lambda name: self.add_copy(names.get(name, "")))
        dialog.open()

    def _open_outside(self) -> None:
        if self.book.path is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.book.path)))

    def _ask_schema(self) -> None:
        start = self.book.folder if self.book.folder.is_dir() else Path.home()
        name = "ghour-cards.schema.json"
        dialog = QFileDialog(self, say(message("workshop.schema-note")), str(start / name), "JSON (*.json)")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.selectFile(name)
        dialog.fileSelected.connect(lambda chosen: self.write_schema(Path(chosen)))
        dialog.open()

    # ------------------------------------------------------------------ showing

    def retranslate(self) -> None:
        """Name and paint everything anew: language or scheme have changed."""
        self.setAccessibleName(say(message("workshop.maker")))
        for button, key in (
            (self.new, "new-card"), (self.copy, "copy-card"), (self.fresh, "new-set"), (self.back, "back"),
            (self.outside, "edit-outside"), (self.schema, "schema"), (self.save, "save"),
        ):  # fmt: skip
            button.label(say(message(f"workshop.{key}")))
        self.schema.setToolTip(say(message("workshop.schema-note")))
        self.file.setAccessibleName(say(message("workshop.card-file")))
        self.pane.setAccessibleName(say(message("workshop.file-text")))
        self.list.setAccessibleName(say(message("workshop.the-set")))
        self._place()
        self._renew()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit everything to the window."""
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table, the panel and the parchment."""
        book = self.book
        self._ground.show(self, self._look(), (book.path, book.judged.errors, len(book.judged.faults)))

    def _frame(self) -> Frame:
        return frame_of(self)

    def _look(self) -> Look:
        return self._look_at(self._frame().scale)

    def _boxes(self) -> tuple[QRectF, QRectF, QRectF]:
        """Return the panel, the parchment and the forms."""
        frame = self._frame()
        high = frame.height - _TRAY - 14 - 62
        forms = 400.0 if frame.small else 428.0
        return (
            QRectF(12, 62, 190, high),
            QRectF(214, 62, frame.width - 214 - forms - 24, high),
            QRectF(frame.width - 12 - forms, 62, forms, high),
        )

    def _place(self) -> None:
        frame = self._frame()
        s = frame.scale
        panel, text, forms = self._boxes()
        x, wide = panel.left() + 12, panel.width() - 24
        self.file.place(QRectF(x, panel.top() + 14, wide, 38), s)
        self.list.place(QRectF(x - 4, panel.top() + 62, wide + 10, panel.height() - 62 - 106), s)
        self.new.place(QRectF(x, panel.bottom() - 98, wide, 40), s)
        self.copy.place(QRectF(x, panel.bottom() - 50, wide, 40), s)
        low = 138.0
        self.pane.place(QRectF(text.left() + 4, text.top() + 10, text.width() - 10, text.height() - low - 24), s)
        self.faults.place(QRectF(text.left() + 14, text.bottom() - low - 6, text.width() - 22, low), s)
        self.forms.place(forms, s)
        top = frame.height - _TRAY
        x = frame.width - 24 - 196
        self.save.place(QRectF(x, top + 36, 196, 54), s)
        for button in (self.schema, self.outside, self.fresh, self.back):
            button.units = s
            wide = max(118.0, min(180.0, button.width_in_units() - 16))
            x -= wide + 12
            button.place(QRectF(x, top + 40, wide, 46), s)
        self.toast.place(QRectF(text.center().x() - 260, top - 58, 520, 42), s)
        order: list[QWidget] = [self.file, self.list, self.new, self.copy, self.pane, self.forms.language]
        order += [self.forms.words, self.back, self.fresh, self.outside, self.schema, self.save]
        for before, after in itertools.pairwise(order):
            QWidget.setTabOrder(before, after)

    def _paint_ground(self, p: QPainter, look: Look, frame: Frame) -> None:
        surfaces.table(p, look, QRectF(0, 0, frame.width + 1, frame.height + 1), (0.45, 0.4))
        book = self.book
        where = book.path.name if book.path is not None else say(message("workshop.maker-none"))
        paint_beam(p, look, frame, say(message("workshop.maker")), where, 24)
        panel, text, _ = self._boxes()
        surfaces.plank(p, look, panel, 9, 141)
        surfaces.sheet(p, look, text, 6, 142)
        if book.path is None:
            soft = font(look, BODY, 18, NORMAL, italic=True)
            words = say(message("workshop.no-set"))
            room = text.adjusted(60, 40, -60, -240)
            letters.text(p, look, room, words, soft, look.ink_soft, letters.CENTRE, wrap=True)
        top = frame.height - _TRAY
        surfaces.tray(p, look, QRectF(0, top, frame.width + 1, _TRAY + 1))
        errors = book.judged.errors
        warnings = len(book.judged.faults) - errors
        sound = sum(entry.card is not None and entry.level != "error" for entry in book.judged.entries)
        x = 24.0
        for icon, key, count in (("cancel", "n-errors", errors), ("info", "n-warnings", warnings),
                                 ("check-mark", "n-sound", sound)):  # fmt: skip
            words = say(message(f"workshop.{key}", n=count))
            wide = letters.width_of(font(look, "Alegreya Sans", 15, NORMAL), words) + 48
            if not count and key != "n-sound":
                continue
            chip(p, look, QRectF(x, top + 28, wide, 28), icon, words)
            x += wide + 8
        soft = font(look, BODY, 15.5, NORMAL, italic=True)
        note = QRectF(24, top + 68, 300, 24)
        letters.text(p, look, note, say(message("workshop.next-fault")), soft, look.text_dim, letters.LEFT)
