"""The rules: contents with a search on the left, and one section at a time on parchment.

The page shows nothing of a match: its pictures are tables of its own.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop import catalogue
from desktop.core.message import message
from desktop.data.handbook import Handbook
from desktop.ui.decks.scrolling import BrassBar, bare
from desktop.ui.handbooks import handbook, picture
from desktop.ui.paint import controls, letters, surfaces
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import tint
from desktop.ui.paint.light import rounded, stroke
from desktop.ui.screens.rules_contents import Contents
from desktop.ui.screens.rules_leaf import Leaf
from desktop.ui.table.sprite import Frame
from desktop.ui.text import say, spoken
from desktop.ui.theme import MEDIUM, UI, Look, font
from desktop.ui.widgets.button import WoodButton
from desktop.ui.widgets.fields import WoodField, WoodSelector
from desktop.ui.widgets.ground import Ground, frame_of, put

_BEAM = 50.0
_PANEL = QRectF(14, 66, 270, 0)
_NOTE = 4000


class RulesPage(QWidget):
    """The rules of every game, in the language that is spoken.

    Parameters
    ----------
    look_at
        Gives the look for a scale of the window.
    """

    left = Signal()
    """Back to where the reader came from."""

    def __init__(self, look_at: Callable[[float], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look_at = look_at
        self._ground = Ground(self._paint_ground)
        self._game = catalogue.GAMES[0].id
        self._language = ""
        self._book = Handbook("", ())
        self._at = (0, -1)
        self._been: list[tuple[str, int, int]] = []
        self._hits: tuple[tuple[int, int], ...] = ()
        self._note = ""
        self._pictures: dict[tuple[str, str, str, str], QPixmap] = {}
        self._games = WoodSelector(self._look, icon="open-book", on_wood=True, parent=self)
        self._search = WoodField(self._look, on_wood=True, parent=self)
        self._contents = Contents(self._look, self)
        self._back = WoodButton(self._look, "", "primary", "check-mark", 18, self)
        self._sheet = QScrollArea(self)
        self._leaf = Leaf(self._look)
        bare(self._sheet, self._look)
        self._sheet.setWidget(self._leaf)
        self._leaf.setAutoFillBackground(False)
        self._sheet.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.timeout.connect(self._forget_note)
        self._games.currentIndexChanged.connect(self._turn_to_game)
        self._search.textChanged.connect(self._look_for)
        self._search.returnPressed.connect(self.next_hit)
        self._contents.currentRowChanged.connect(self._turn_to)
        self._contents.entered.connect(self._sheet.setFocus)
        self._back.clicked.connect(self.left)
        self._leaf.copied.connect(self.copy)
        self._leaf.followed.connect(self.follow)
        for keys, slot in (
            (QKeySequence(QKeySequence.StandardKey.Find), self._search_again),
            (QKeySequence("F3"), self.next_hit),
            (QKeySequence("Ctrl+PgDown"), lambda: self._step(1)),
            (QKeySequence("Ctrl+PgUp"), lambda: self._step(-1)),
            (QKeySequence("Alt+Left"), self.previous),
            (QKeySequence("F1"), self.left.emit),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)
        self.retranslate()

    # ------------------------------------------------------------------ what is shown

    @property
    def game(self) -> str:
        """Whose rules are shown."""
        return self._game

    @property
    def book(self) -> Handbook:
        """The rules that are shown."""
        return self._book

    @property
    def at(self) -> tuple[int, int]:
        """Section and framed block; the block is -1 where none is framed."""
        return self._at

    def show_game(self, game: str) -> None:
        """Show the rules of ``game`` from their beginning."""
        self._been.clear()
        self._search.clear()
        self._take(game)
        self._go(0, -1)

    def show_clause(self, game: str, clause: str) -> None:
        """Show the rules of ``game`` where ``clause`` stands, or from their beginning if it stands nowhere."""
        self.show_game(game)
        found = self._book.find(clause) if clause else None
        if found is not None:
            self._go(*found)

    def follow(self, clause: str) -> None:
        """Follow a link to ``clause``."""
        found = self._book.find(clause)
        if found is not None:
            self._been.append((self._game, *self._at))
            self._go(*found)

    def previous(self) -> None:
        """Go back to where the last link was followed."""
        if self._been:
            game, section, place = self._been.pop()
            self._take(game)
            self._go(section, place)

    def next_hit(self) -> None:
        """Go to the next place that is found."""
        if self._hits:
            later = [hit for hit in self._hits if hit > self._at]
            self._go(*(later or self._hits)[0])

    def copy(self, clause: str) -> None:
        """Put the number of ``clause`` where it can be pasted from."""
        QGuiApplication.clipboard().setText(clause)
        self._note = say(message("rules.copied", clause=clause))
        self._quiet.start(_NOTE)
        self._tell(self._note)
        self.update()

    def retranslate(self) -> None:
        """Write and paint everything anew: language or scheme have changed."""
        self.setAccessibleName(say(message("rules.title")))
        self._games.fill([(game.id, game.title) for game in catalogue.GAMES])
        self._games.setAccessibleName(say(message("rules.game")))
        self._search.setPlaceholderText(say(message("rules.search")))
        self._search.setAccessibleName(say(message("rules.search-long")))
        self._search.setToolTip(self._search.accessibleName())
        self._contents.setAccessibleName(say(message("rules.contents")))
        self._back.label(say(message("rules.back")))
        self._back.setToolTip(say(message("rules.back-long")))
        at = self._at
        self._take(self._game)
        self._go(*at)
        self._ground.forget()
        self._place()
        self.update()

    # ------------------------------------------------------------------ inside

    def _frame(self) -> Frame:
        return frame_of(self)

    def _look(self) -> Look:
        return self._look_at(self._frame().scale)

    def _take(self, game: str) -> None:
        """Open the book of ``game``."""
        language = spoken()
        if (game, language) == (self._game, self._language):
            return
        self._game, self._language = game, language
        self._book = handbook(game, language)
        blocked = self._games.blockSignals(True)
        self._games.choose(game)
        self._games.blockSignals(blocked)
        self._contents.fill([section.title for section in self._book.sections])
        self._at = (0, -1)
        self._count()
        self._place()

    def _go(self, section: int, place: int) -> None:
        """Show a section, with one of its blocks framed."""
        if not self._book.sections:
            return
        section = min(section, len(self._book.sections) - 1)
        self._at = (section, place)
        blocked = self._contents.blockSignals(True)
        self._contents.setCurrentRow(section)
        self._contents.blockSignals(blocked)
        self._leaf.show_section(self._book.sections[section], self._search.text(), place)
        self._lay_leaf()
        if place >= 0:
            self._tell(self._book.sections[section].blocks[place].words)
        self.update()
        QTimer.singleShot(0, self, self._hang_pictures)

    def _turn_to(self, row: int) -> None:
        if row >= 0:
            self._go(row, -1)

    def _turn_to_game(self) -> None:
        self._been.clear()
        self._take(self._games.value())
        self._go(0, -1)

    def _step(self, by: int) -> None:
        section = self._at[0] + by
        if 0 <= section < len(self._book.sections):
            self._go(section, -1)

    def _search_again(self) -> None:
        self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._search.selectAll()

    def _look_for(self) -> None:
        self._count()
        self._leaf.light(self._search.text())
        self.update()

    def _count(self) -> None:
        self._hits = self._book.hits(self._search.text())
        found = [sum(1 for hit in self._hits if hit[0] == at) for at in range(len(self._book.sections))]
        self._contents.count_hits(found)

    def _found(self) -> str:
        """Return how often what is searched for is found, in words."""
        if not self._search.text().strip():
            return ""
        return say(message("rules.found", n=len(self._hits)) if self._hits else message("rules.none"))

    def _forget_note(self) -> None:
        self._note = ""
        self.update()

    def _tell(self, words: str) -> None:
        if words and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def _hang_pictures(self) -> None:
        """Draw the pictures of this section, when the words are there already."""
        if not self.isVisible():
            return
        look = self._look()
        for place, wanted in self._leaf.pictures():
            key = (self._game, wanted, look.scheme, spoken())
            if key not in self._pictures:
                self._pictures[key] = picture(self._game, wanted, look.scheme)
            self._leaf.hang(place, self._pictures[key], say(message("rules.picture", title=self._book.title)))
        if self._leaf.pictures():
            self._lay_leaf()

    # ------------------------------------------------------------------ where things lie

    def _panel(self, frame: Frame) -> QRectF:
        return QRectF(_PANEL.left(), _PANEL.top(), _PANEL.width(), frame.height - _PANEL.top() - 14)

    def _paper(self, frame: Frame) -> QRectF:
        left = _PANEL.right() + 16
        room = frame.width - left - 16
        wide = min(room, 940.0)
        return QRectF(left + (room - wide) / 2, _PANEL.top(), wide, frame.height - _PANEL.top() - 14)

    def _place(self) -> None:
        frame = self._frame()
        s, r = frame.scale, self._panel(frame)
        self._games.place(QRectF(r.left() + 14, r.top() + 16, r.width() - 28, 42), s)
        self._search.place(QRectF(r.left() + 14, r.top() + 68, r.width() - 28, 42), s)
        self._contents.place(QRectF(r.left() + 8, r.top() + 154, r.width() - 16, r.height() - 154 - 76), s)
        self._back.place(QRectF(r.left() + 14, r.bottom() - 64, r.width() - 28, 48), s)
        bar = self._sheet.verticalScrollBar()
        if isinstance(bar, BrassBar):
            bar.units = s
        bar.setSingleStep(round(40 * s))
        put(self._sheet, self._paper(frame).adjusted(14, 14, -12, -14), s)
        self._lay_leaf()
        order = (self._games, self._search, self._contents, self._sheet, self._back)
        for before, after in itertools.pairwise(order):
            QWidget.setTabOrder(before, after)

    def _lay_leaf(self) -> None:
        """Fit the leaf to the paper, and bring the framed block into view."""
        frame = self._frame()
        s = frame.scale
        wide = self._paper(frame).width() - 26 - 16
        high = self._leaf.place(wide, s)
        place = self._at[1]
        top = self._leaf.top_of(place) if place >= 0 else 0.0
        room = self._sheet.height() / s
        bar = self._sheet.verticalScrollBar()
        bar.setRange(0, max(0, round((high - room) * s)))
        bar.setValue(round(max(0.0, top - room * 0.25) * s))
        self._leaf.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit everything to the window."""
        self._place()

    def showEvent(self, event: object) -> None:
        """Draw what could not be drawn before."""
        QTimer.singleShot(0, self, self._hang_pictures)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to the words."""
        self._sheet.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Esc; the first one empties the search."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self._search.text():
            self._search.clear()
        else:
            self.left.emit()

    # ------------------------------------------------------------------ paint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the hall, the paper and the beam."""
        look, frame = self._look(), self._frame()
        self._ground.show(self, look)
        p = QPainter(self)
        smooth(p)
        p.scale(frame.scale, frame.scale)
        title = self._book.title
        where = self._book.sections[self._at[0]].title if self._book.sections else ""
        beam = QRectF(0, 0, frame.width, _BEAM)
        head = say(message("rules.title"))
        controls.beam_title(p, look, beam, head, f"{title}  ·  {where}", self._note, tools=24)
        r = self._panel(frame)
        found = QRectF(r.left() + 20, r.top() + 114, r.width() - 40, 24)
        letters.text(p, look, found, self._found(), font(look, UI, 14.5, MEDIUM), look.text_dim, letters.LEFT)
        p.end()

    def _paint_ground(self, p: QPainter, look: Look, frame: Frame) -> None:
        surfaces.wall(p, look, QRectF(0, 0, frame.width + 1, frame.height + 1))
        surfaces.beam(p, look, QRectF(0, 0, frame.width, _BEAM))
        panel, paper = self._panel(frame), self._paper(frame)
        surfaces.plank(p, look, panel, 9, 201)
        surfaces.rule(p, look, panel.left() + 16, panel.right() - 16, panel.top() + 144)
        surfaces.sheet(p, look, paper, 7, 202, lift=10)
        stroke(p, rounded(paper.adjusted(11, 11, -11, -11), 4), tint(look.ink_soft, 0.4), 1.2)
