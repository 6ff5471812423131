"""Two decks side by side."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import msgspec
from PySide6.QtCore import QLocale, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.core.message import Ref, message
from desktop.games.ghour.model import DECK_SIZE, Deck, words_in
from desktop.games.ghour.workshop.editing import size
from desktop.games.ghour.workshop.statistics import Statistics, compare, statistics
from desktop.ui.decks.art import Art
from desktop.ui.decks.beam import paint_beam
from desktop.ui.decks.choosing import DeckChooser
from desktop.ui.decks.comparing import RowList, chief_colour, two_curves
from desktop.ui.decks.faces import clan_of
from desktop.ui.decks.library import errors
from desktop.ui.decks.model import DeckModel
from desktop.ui.paint import controls, letters, plaques, surfaces
from desktop.ui.paint.icons import draw_icon
from desktop.ui.table.sprite import Frame
from desktop.ui.text import name_of, say, spoken
from desktop.ui.theme import BODY, CLANS, DEMI, DISPLAY, EXTRA, MEDIUM, NORMAL, TITLE, UI, Coat, Look, font
from desktop.ui.widgets.button import WoodButton
from desktop.ui.widgets.ground import Ground, frame_of

_TRAY = 134.0
_SUMS = (("meeple", "creature"), ("stone-tower", "building"))


class ComparePage(QWidget):
    """Where two decks lie beside each other.

    Parameters
    ----------
    look_at
        Gives the look for a scale of the window.
    model
        Gives the library, and the deck that lies at the left.
    """

    left = Signal()

    opened = Signal(str)
    """A card that both decks are about; it is to be shown in the workshop."""

    def __init__(self, look_at: Callable[[float], Look], model: DeckModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look_at = look_at
        self._model = model
        self._ground = Ground(self._paint_ground)
        art = Art(model)
        self._ribbon = ("", "")
        self.decks: tuple[Deck, Deck] = (model.deck, model.deck)
        self.here = RowList(self._look, art, both=False, parent=self)
        self.there = RowList(self._look, art, both=False, parent=self)
        self.both = RowList(self._look, art, both=True, parent=self)
        self.other = WoodButton(self._look, "", "plain", "load", 17, self)
        self.first = WoodButton(self._look, "", "plain", "load", 17, self)
        self.swap = WoodButton(self._look, "", "plain", "cycle", 17, self)
        self.back = WoodButton(self._look, "", "primary", "exit-door", 19, self)
        for view in (self.here, self.there, self.both):
            view.chosen.connect(self.opened)
        self.first.clicked.connect(lambda: self._choose(0))
        self.other.clicked.connect(lambda: self._choose(1))
        self.swap.clicked.connect(lambda: self.lay(self.decks[1], self.decks[0]))
        self.back.clicked.connect(self.left)
        self.retranslate()

    def lay(self, left: Deck, right: Deck) -> None:
        """Compare ``left`` with ``right``."""
        self.decks = (left, right)
        library = self._model.library
        found = compare(left, right)
        self.here.show_rows(library, [(card, n, 0) for card, n in found.left])
        self.there.show_rows(library, [(card, 0, n) for card, n in found.right])
        self.both.show_rows(library, found.other)
        self._ribbon = (
            say(message("workshop.same", n=len(found.same))),
            say(message("workshop.differ", other=len(found.other), left=len(found.left), right=len(found.right))),
        )
        self.setAccessibleDescription(". ".join(self._ribbon))
        self._ground.forget()
        self.update()

    def show_open(self) -> None:
        """Lay the open deck at the left, and at the right another of its colour, or the next there is."""
        mine = self._model.deck
        library = self._model.library
        others = [deck for deck in library.decks.values() if deck.id != mine.id and deck.cards != mine.cards]
        saved = self._model.saved
        if self._model.is_changed and saved.cards:
            others.insert(0, msgspec.structs.replace(saved, id=mine.id))
        colour = chief_colour(mine, library)
        near = [deck for deck in others if chief_colour(deck, library) == colour] or others
        self.lay(mine, near[0] if near else mine)

    def retranslate(self) -> None:
        """Name and paint everything anew: language or scheme have changed."""
        self.setAccessibleName(say(message("workshop.compare-title")))
        self.first.label(say(message("workshop.first-deck")))
        self.other.label(say(message("workshop.other-deck")))
        self.swap.label(say(message("workshop.swap")))
        self.back.label(say(message("workshop.back")))
        self.here.setAccessibleName(say(message("workshop.only-left")))
        self.there.setAccessibleName(say(message("workshop.only-right")))
        self.both.setAccessibleName(say(message("workshop.in-both")))
        for view in (self.here, self.there, self.both):
            view.art.clear()
        self._place()
        self.lay(*self.decks)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit everything to the window."""
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table and both parchments."""
        self._ground.show(self, self._look(), (self.decks, spoken()))

    # ------------------------------------------------------------------ inside

    def _choose(self, side: int) -> None:
        title = say(message("workshop.first-deck" if side == 0 else "workshop.other-deck"))
        dialog = DeckChooser(self._model.library, title, files=False, parent=self)
        dialog.chosen.connect(lambda identity: self._take(side, self._model.library.decks[identity]))
        dialog.open()

    def _take(self, side: int, deck: Deck) -> None:
        self.lay(*((deck, self.decks[1]) if side == 0 else (self.decks[0], deck)))

    def _frame(self) -> Frame:
        return frame_of(self)

    def _look(self) -> Look:
        return self._look_at(self._frame().scale)

    def _boxes(self) -> tuple[QRectF, QRectF, QRectF, QRectF]:
        """Return the left and right parchments, the panel and the curves between them."""
        frame = self._frame()
        wide = 270.0 if frame.small else 302.0
        high = frame.height - _TRAY - 40 - 62
        middle = frame.width - 2 * wide - 52
        panel = high - 218
        return (
            QRectF(12, 62, wide, high),
            QRectF(frame.width - 12 - wide, 62, wide, high),
            QRectF(26 + wide, 62, middle, panel),
            QRectF(26 + wide, 62 + panel + 10, middle, high - panel - 10),
        )

    def _place(self) -> None:
        frame = self._frame()
        s = frame.scale
        left, right, panel, _ = self._boxes()
        for view, box in ((self.here, left), (self.there, right)):
            view.place(QRectF(box.left() + 12, box.top() + 114, box.width() - 20, box.height() - 114 - 212), s)
        self.both.place(panel.adjusted(14, 48, -10, -12), s)
        top = frame.height - _TRAY
        x = 30.0
        for button in (self.first, self.other, self.swap):
            button.units = s
            wide = max(150.0, button.width_in_units())
            button.place(QRectF(x, top + 46, wide, 46), s)
            x += wide + 14
        self.back.units = s
        self.back.place(QRectF(frame.width - 24 - 220, top + 42, 220, 54), s)
        order: list[QWidget] = [self.here, self.both, self.there, self.first, self.other, self.swap, self.back]
        for before, after in itertools.pairwise(order):
            QWidget.setTabOrder(before, after)

    def _paint_ground(self, p: QPainter, look: Look, frame: Frame) -> None:
        surfaces.table(p, look, QRectF(0, 0, frame.width + 1, frame.height + 1), (0.5, 0.38))
        names = " · ".join(words_in(deck.name, spoken()) for deck in self.decks)
        paint_beam(p, look, frame, say(message("workshop.compare-title")), names, 24)
        left, right, panel, curves = self._boxes()
        library = self._model.library
        figures = [statistics(deck, library.cards) for deck in self.decks]
        coats = self._coats()
        for deck, box, key, each, coat in zip(
            self.decks, (left, right), ("left", "right"), figures, coats, strict=True
        ):
            self._paint_deck(p, look, box, deck, say(message(f"workshop.only-{key}")), each, coat)
        plaques.panel(p, look, panel, say(message("workshop.in-both")), seed=171)
        if not self.both.rows.rowCount():
            soft = font(look, BODY, 17, NORMAL, italic=True)
            words = say(message("workshop.nothing-differs"))
            letters.text(
                p, look, panel.adjusted(30, 60, -30, -30), words, soft, look.text_dim, letters.CENTRE, wrap=True
            )
        surfaces.sheet(p, look, curves, 5, 172)
        head = QRectF(curves.left() + 18, curves.top() + 8, curves.width() - 36, 24)
        letters.heading(p, look, head, say(message("workshop.curve")), letters.LEFT, 18, look.ink)
        note = font(look, BODY, 15.5, NORMAL, italic=True)
        letters.text(p, look, head, say(message("workshop.back-to-back")), note, look.ink_soft, letters.RIGHT)
        two_curves(p, look, curves.adjusted(30, 26, -30, -26), figures[0], figures[1], coats)
        surfaces.tray(p, look, QRectF(0, frame.height - _TRAY, frame.width + 1, _TRAY + 1))
        wide = min(700.0, frame.width * 0.58)
        ribbon = QRectF((frame.width - wide) / 2, frame.height - _TRAY - 26, wide, 44)
        controls.prompt(p, look, ribbon, *self._ribbon)

    def _coats(self) -> tuple[Coat, Coat]:
        library = self._model.library
        places = {key: place for (_, key), (place, _) in library.colours.items()}
        keys = [chief_colour(deck, library) for deck in self.decks]
        first, second = (CLANS[clan_of(key, places.get(key, 0))] for key in keys)
        if first == second:
            # back to back, two of one colour could not be told apart
            second = next(coat for coat in CLANS.values() if coat != first)
        return first, second

    def _paint_deck(
        self, p: QPainter, look: Look, r: QRectF, deck: Deck, title: str, figures: Statistics, coat: Coat
    ) -> None:
        surfaces.sheet(p, look, r, 6, sum(map(ord, deck.id)) % 50)
        room = QRectF(r.left() + 18, r.top() + 12, r.width() - 36, 32)
        name = words_in(deck.name, spoken())
        letters.text(p, look, room, name, font(look, DISPLAY, 27, DEMI), look.ink, letters.LEFT, wrap=True, shrink=0.55)
        wrong = errors(self._model.library.verdict(deck))
        colour = look.bad_on_parchment if wrong else look.good_on_parchment
        words = say(message("workshop.size-of", size=size(deck), whole=DECK_SIZE))
        row = QRectF(r.left() + 18, r.top() + 44, r.width() - 36, 24)
        letters.text(p, look, row, words, font(look, UI, 15, EXTRA), colour, letters.LEFT)
        draw_icon(p, "cancel" if wrong else "check-mark", QRectF(r.right() - 38, row.top() + 3, 18, 18), colour)
        p.fillRect(QRectF(r.left() + 18, r.top() + 70, 46, 4), coat.colour)
        surfaces.rule(p, look, r.left() + 16, r.right() - 16, r.top() + 78, look.ink_soft, 0.6)
        head = QRectF(r.left() + 18, r.top() + 86, r.width() - 36, 24)
        letters.heading(p, look, head, title, letters.LEFT, 17, look.ink_soft)
        y = r.bottom() - 198
        surfaces.rule(p, look, r.left() + 16, r.right() - 16, y, look.ink_soft, 0.6)
        for at, (icon, label, value) in enumerate(self._sums(figures)):
            line = QRectF(r.left() + 18, y + 8 + at * 31, r.width() - 36, 31)
            draw_icon(p, icon, QRectF(line.left(), line.top() + 6, 20, 20), look.ink_soft)
            f = font(look, TITLE, 19, EXTRA)
            room = line.adjusted(32, -1, -letters.width_of(f, value) - 8, 0)
            letters.text(p, look, room, label, font(look, UI, 15.5, MEDIUM), look.ink, letters.LEFT, shrink=0.85)
            letters.text(p, look, line, value, f, look.ink, letters.RIGHT)

    @staticmethod
    def _sums(figures: Statistics) -> list[tuple[str, str, str]]:
        types = dict(figures.types)
        counts = [(icon, name_of(Ref("type", kind), "ghour"), str(types[kind])) for icon, kind in _SUMS]
        return [
            *counts,
            ("crossed-swords", say(message("workshop.attack")), str(figures.attack)),
            ("beer-stein", say(message("workshop.recruiters")), str(figures.recruiters)),
            ("two-coins", say(message("workshop.mean-cost")), QLocale().toString(figures.mean_cost, "f", 1)),
            ("trophy-cup", say(message("workshop.tp")), str(figures.tp)),
        ]
