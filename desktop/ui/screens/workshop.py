"""The deck workshop: filters and a large card left, the library in the middle, the deck right."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QMenu, QWidget

from desktop.core.message import message
from desktop.games.ghour.model import words_in
from desktop.games.ghour.workshop.editing import SetCount, empty
from desktop.games.ghour.workshop.searching import Query
from desktop.ui.decks.art import Art
from desktop.ui.decks.asking import dress
from desktop.ui.decks.beam import Tools, paint_beam
from desktop.ui.decks.deck_side import TABS, DeckSide
from desktop.ui.decks.errands import Errands
from desktop.ui.decks.filters import Filters
from desktop.ui.decks.library import Loader
from desktop.ui.decks.model import ORDERS, DeckModel, LibraryModel
from desktop.ui.decks.preview import Preview
from desktop.ui.decks.searchbar import SearchBar
from desktop.ui.decks.shelf import LibraryView
from desktop.ui.decks.toast import Toast
from desktop.ui.decks.watch import Watch
from desktop.ui.paint import controls, surfaces
from desktop.ui.table.sprite import Frame
from desktop.ui.text import say, spoken
from desktop.ui.theme import Look
from desktop.ui.widgets.fields import WoodSelector
from desktop.ui.widgets.ground import Ground, frame_of
from desktop.ui.widgets.painted import Mood, PaintedButton

_TOP = 62.0
_FELT = "#3a2418"
_REST = 70
"""Milliseconds without a key after which the large card follows the search."""


class WorkshopPage(QWidget):
    """Where decks are built.

    Parameters
    ----------
    look_at
        Gives the look for a scale of the window.
    watch
        Reads cards and decks, and follows their files; other pages share it.
    drafts
        Where unsaved decks are kept; the user's folder if not given.
    """

    left = Signal()
    """Home; unsaved work was asked about."""

    printed = Signal()
    compared = Signal()
    cards_made = Signal()
    contested = Signal()
    """The tournament is wanted."""

    def __init__(
        self,
        look_at: Callable[[float], Look],
        watch: Watch | None = None,
        drafts: Path | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look_at = look_at
        self._ground = Ground(self._paint_ground)
        self.watch = watch or Watch(Loader(), self)
        library = self.watch.library
        name = say(message("workshop.unnamed"))
        self.model = DeckModel(library, empty(library.new_identity(name), name, spoken()), self)
        self.cards = LibraryModel(self.model, self)
        self.errands = Errands(self, self.model, drafts)
        self.art = Art(self.model)
        self.filters = Filters(self._look, self.model, self)
        self.search = SearchBar(self._look, self.model, self)
        self.sort = WoodSelector(self._look, icon="cycle", on_wood=True, parent=self)
        self.form = PaintedButton(self._look, self._paint_form, air=6, parent=self)
        self.shelf = LibraryView(self._look, self.cards, self.art, self)
        self.preview = Preview(self._look, self.art, self)
        self.side = DeckSide(self._look, self.model, self.art, self)
        self.toast = Toast(self._look, self)
        self.tools = Tools(self._look, self)
        self.menu = self.tools.add("tied-scroll", self.open_menu)
        self.undo = self.tools.add("anticlockwise-rotation", self.model.stack.undo)
        self.redo = self.tools.add("clockwise-rotation", self.model.stack.redo)
        self.compare = self.tools.add("scales", self.compared.emit)
        self.maker = self.tools.add("quill-ink", self.cards_made.emit)
        self.contest = self.tools.add("laurel-crown", self.contested.emit)
        self.home = self.tools.add("exit-door", self.leave)
        self._awaited = ""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST)
        self._rest.timeout.connect(self._rested)
        self._connect()
        self._keys()
        self.retranslate()
        self._look_up(Query())

    # ------------------------------------------------------------------ doing

    def change(self, card: str, step: int) -> None:
        """Put copies of ``card`` into the deck, or take them out."""
        done = self.model.add(card) if step > 0 else self.model.remove(card)
        if not done and step > 0:
            self.toast.tell(message("workshop.three-already", name=self.model.library.name(card)))
        self.look_closer(card)

    def set_count(self, card: str, count: int) -> None:
        """Let the deck hold ``count`` copies of ``card``."""
        self.model.do(SetCount(card, count))

    def look_closer(self, card: str) -> None:
        """Show ``card`` large; while somebody types, only once the fingers rest."""
        if self.shelf.is_hurried:
            self._awaited = card
            self._rest.start()
            return
        self._rest.stop()
        found = self.model.library.cards.get(card)
        if found is not None:
            self.preview.show_card(found)

    def leave(self) -> None:
        """Go home, unless unsaved work holds the user back."""
        self.errands.ask(self.left.emit)

    def open_menu(self) -> None:
        """Open the menu of the deck."""
        menu = self.build_menu()
        menu.popup(self.menu.mapToGlobal(QPoint(0, self.menu.height())))

    def build_menu(self) -> QMenu:
        """Return everything that can be done with a deck, each with its keys."""
        menu = QMenu(self)
        dress(menu)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        work = self.errands
        for key, keys, slot in (
            ("new", "Ctrl+N", work.new),
            ("new-pool", "Ctrl+Alt+N", work.new_pool),
            ("open-deck", "Ctrl+O", work.choose),
            ("save", "Ctrl+S", work.save),
            ("save-as", "Ctrl+Shift+S", work.save_as),
            ("duplicate", "Ctrl+D", work.duplicate),
            ("as-deck" if self.model.is_pool else "as-pool", "", work.turn),
            ("", "", None),
            ("import", "Ctrl+I", work.import_text),
            ("export", "Ctrl+E", work.export),
            ("copy-list", "Ctrl+Shift+C", work.copy_list),
            ("copy-yaml", "", work.copy_yaml),
            ("print", "Ctrl+P", self.printed.emit),
            ("", "", None),
            ("compare", "", self.compared.emit),
            ("card-maker", "", self.cards_made.emit),
            ("tournament", "", self.contested.emit),
        ):
            if slot is None:
                menu.addSeparator()
                continue
            action = menu.addAction(say(message(f"workshop.{key}")))
            action.setData(key)
            if keys:
                # the keys are the page's own; here they are only told
                action.setText(
                    f"{action.text()}\t{QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)}"
                )
            action.triggered.connect(lambda _=False, slot=slot: slot())
        return menu

    # ------------------------------------------------------------------ showing

    def retranslate(self) -> None:
        """Name and paint everything anew: language or scheme have changed."""
        self.setAccessibleName(say(message("workshop.title")))
        self.sort.fill([(order, say(message(f"workshop.sort.{order}"))) for order in ORDERS])
        self.sort.setAccessibleName(say(message("workshop.sort")))
        self.shelf.setAccessibleName(say(message("workshop.library")))
        self.shelf.setAccessibleDescription(say(message("workshop.library-help")))
        for button, key in (
            (self.menu, "menu"), (self.compare, "compare"), (self.maker, "card-maker"), (self.contest, "tournament"),
            (self.home, "home"),
        ):  # fmt: skip
            button.name(say(message(f"workshop.{key}")))
        self.form.name(say(message("workshop.as-list" if self.shelf.is_grid else "workshop.as-grid")))
        self.art.clear()
        self.filters.renew()
        self.search.retranslate()
        self.side.retranslate()
        self._follow()
        self._follow_stack()
        self._place()
        self._ground.forget()
        self.update()

    def _connect(self) -> None:
        self.watch.renewed.connect(self.model.refresh)
        self.model.changed.connect(self._follow)
        self.model.stack.indexChanged.connect(self._follow_stack)
        self.search.asked.connect(self._look_up)
        self.filters.asked.connect(self._look_up)
        self.search.left.connect(self.shelf.setFocus)
        self.sort.currentIndexChanged.connect(lambda: self.cards.sort_by(self.sort.value() or "cost"))
        self.form.clicked.connect(self._turn_form)
        for view in (self.shelf, self.side):
            view.wanted.connect(self.change)
            view.counted.connect(self.set_count)
            view.shown.connect(self.look_closer)
        self.side.verdict.mended.connect(self.shelf.setFocus)
        self.side.save.clicked.connect(lambda *_: self.errands.save())
        self.side.print.clicked.connect(self.printed)
        self.errands.told.connect(self.toast.tell)
        self._library = self.model.library

    def _keys(self) -> None:
        work, stack = self.errands, self.model.stack
        keys: list[tuple[str, Callable[[], object]]] = [
            ("Ctrl+N", work.new), ("Ctrl+Alt+N", work.new_pool), ("Ctrl+S", work.save),
            ("Ctrl+Shift+S", work.save_as), ("Ctrl+D", work.duplicate),
            ("Ctrl+I", work.import_text), ("Ctrl+E", work.export), ("Ctrl+Shift+C", work.copy_list),
            ("Ctrl+C", work.copy_list), ("Ctrl+V", work.import_text),
            ("Ctrl+P", self.printed.emit), ("Ctrl+Z", stack.undo), ("Ctrl+Y", stack.redo), ("Ctrl+Shift+Z", stack.redo),
            ("Ctrl+F", self._to_search), ("Ctrl+G", self._turn_form), ("F6", self._other_side),
            ("F10", self.open_menu), ("Escape", self.leave),
        ]  # fmt: skip
        keys += [(f"Ctrl+{at}", partial(self.side.tabs.choose, tab)) for at, tab in enumerate(TABS, 1)]
        for sequence, slot in keys:
            shortcut = QShortcut(QKeySequence(sequence), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    def _look_up(self, query: Query) -> None:
        card = self.shelf.current()
        if self.isVisible():
            self.shelf.hurry()
        self.cards.search(query)
        if not card or not self.shelf.go_to(card):
            self.shelf.go_to(self.cards.card(0).id if self.cards.rowCount() else "")
        self.search.show_query(query, self.cards.rowCount())
        self.filters.show_query(query)

    def _rested(self) -> None:
        self.shelf.is_hurried = False
        self.look_closer(self._awaited)

    def _follow(self) -> None:
        if self.model.library is not self._library:
            self._library = self.model.library
            self.filters.renew()
            self.look_closer(self.preview.card.id if self.preview.card is not None else "")
            self._ground.forget()
        self.search.show_query(self.search.query, self.cards.rowCount())

    def _follow_stack(self) -> None:
        """Say what would be undone and done again."""
        stack = self.model.stack
        undo, redo = stack.canUndo(), stack.canRedo()
        self.undo.setEnabled(undo)
        self.redo.setEnabled(redo)
        self.undo.name(say(message("workshop.undo", what=stack.undoText()) if undo else message("workshop.no-undo")))
        self.redo.name(say(message("workshop.redo", what=stack.redoText()) if redo else message("workshop.no-redo")))

    def _to_search(self) -> None:
        self.search.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.line.selectAll()

    def _other_side(self) -> None:
        """Go from the library to the deck and back."""
        there = self.side.list if self.side.tabs.value() != "piles" else self.side.piles
        target = self.shelf if there.hasFocus() else there
        target.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _turn_form(self) -> None:
        self.shelf.show_as(grid=not self.shelf.is_grid)
        self.form.name(say(message("workshop.as-list" if self.shelf.is_grid else "workshop.as-grid")))

    # ------------------------------------------------------------------ place and paint

    def showEvent(self, event: object) -> None:
        """Offer what a crash left, and stand in the library."""
        QTimer.singleShot(0, self, self.errands.offer_drafts)
        if self.focusWidget() is None:
            self.shelf.setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit everything to the window."""
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table and the cloth."""
        self._ground.show(self, self._look(), (spoken(), len(self.model.library.cards)))

    def _frame(self) -> Frame:
        return frame_of(self)

    def _look(self) -> Look:
        return self._look_at(self._frame().scale)

    def _columns(self) -> tuple[QRectF, QRectF, QRectF]:
        """Return left, middle and right."""
        frame = self._frame()
        left, right = (214.0, 292.0) if frame.small else (226.0, min(380.0, 310 + max(0.0, frame.width - 1280) * 0.15))
        high = frame.height - _TOP - 10
        middle = frame.width - left - right - 48
        return (
            QRectF(12, _TOP, left, high),
            QRectF(24 + left, _TOP, middle, high),
            QRectF(36 + left + middle, _TOP, right, high),
        )

    def _place(self) -> None:
        frame = self._frame()
        s = frame.scale
        left, middle, right = self._columns()
        needed = self.filters.needed()
        self.filters.place(QRectF(left.left(), left.top(), left.width(), needed), s)
        self.preview.place(left.adjusted(0, needed + 10, 0, 0), s)
        sort = 190.0 if frame.small else 222.0
        self.search.place(QRectF(middle.left(), middle.top(), middle.width(), 84), s, middle.width() - sort - 62)
        self.search.lower()
        self.sort.place(QRectF(middle.right() - sort - 50, middle.top(), sort, 42), s)
        self.form.place(QRectF(middle.right() - 42, middle.top(), 42, 42), s)
        self.shelf.place(self._cloth().adjusted(10, 6, -4, -6), s)
        self.side.place(right, s)
        wide = min(560.0, middle.width() - 40)
        self.toast.place(QRectF(middle.center().x() - wide / 2, middle.bottom() - 56, wide, 42), s)
        self.tools.place(frame)
        order: list[QWidget] = [self.search.line, self.sort, self.form, self.shelf, *self.side.controls()]
        order += [*self.filters.controls(), self.preview.words, *self.tools.buttons]
        for before, after in itertools.pairwise(order):
            QWidget.setTabOrder(before, after)

    def _cloth(self) -> QRectF:
        return self._columns()[1].adjusted(-4, 86, 4, 0)

    def _paint_ground(self, p: QPainter, look: Look, frame: Frame) -> None:
        surfaces.table(p, look, QRectF(0, 0, frame.width + 1, frame.height + 1), (0.48, 0.4))
        content = self.model.library.content
        sets = ", ".join(words_in(each.name, spoken()) for each in content.sets[:2])
        where = say(message("workshop.where", sets=sets, n=len(content.cards)))
        paint_beam(p, look, frame, say(message("workshop.title")), where, self.tools.width)
        surfaces.felt(p, look, self._cloth(), _FELT)

    def _paint_form(self, p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
        icon = "scroll-unfurled" if self.shelf.is_grid else "card-pick"
        controls.icon_button(p, look, r.center(), icon, 20, hover=mood.over)
