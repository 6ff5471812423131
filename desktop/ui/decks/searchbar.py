"""The search line, and under it what it says as chips that can be taken away again."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.core.message import Message, Ref, message
from desktop.games.ghour.model import words_in
from desktop.games.ghour.workshop.searching import FREE, Query, Term, parse
from desktop.ui.decks.model import DeckModel
from desktop.ui.paint import letters
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import rounded, stroke
from desktop.ui.text import name_of, say, spoken
from desktop.ui.theme import BOLD, INK, MEDIUM, UI, Look, font
from desktop.ui.widgets.fields import WoodField
from desktop.ui.widgets.ground import put
from desktop.ui.widgets.painted import Mood, PaintedButton

_CHIP = 26.0


class SearchBar(QWidget):
    """What is looked for.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    model
        Knows what can be asked for.
    """

    asked = Signal(object)
    """The new :class:`Query`."""

    left = Signal()
    """The arrow down was pressed: on to the cards."""

    def __init__(self, look: Callable[[], Look], model: DeckModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model
        self._units = 1.0
        self._found = 0
        self._line_width = 300.0
        self.query = Query()
        self.chips: list[PaintedButton] = []
        self.line = _Line(look, on_wood=True, parent=self)
        self.line.textEdited.connect(self._typed)
        self.line.down.connect(self.left)
        self.retranslate()

    def retranslate(self) -> None:
        """Name everything anew."""
        self.line.setPlaceholderText(say(message("workshop.search-hint")))
        self.line.setAccessibleName(say(message("workshop.search")))
        self.line.setToolTip(say(message("workshop.search-help")))
        self._chip_all()

    def show_query(self, query: Query, found: int) -> None:
        """Write ``query`` into the line unless it was typed there, and tell how many cards were found."""
        if parse(self.line.text()).terms != query.terms:
            self.line.setText(query.line)
        changed = query != self.query
        self.query, self._found = query, found
        if changed or len(self.chips) != len(query.terms):
            self._chip_all()
        self.update()

    def place(self, rect: QRectF, scale: float, line: float) -> None:
        """Lie at ``rect``, in units of the parent: above, ``line`` wide, what is typed; 34 for the chips below."""
        self._units = scale
        self._line_width = line
        put(self, rect, scale, 8)
        self._lay()

    def told(self) -> str:
        """Return what is to be said about the search: a doubt about the line, else how many were found."""
        doubts: list[Message] = [doubt.message for doubt in self.query.doubts]
        for key, word in self._model.library.index.unknown(self.query):
            doubts.append(message("workshop.unknown", what=message(f"workshop.key.{key}"), word=word))
        if doubts:
            return say(doubts[0])
        return say(message("workshop.found", n=self._found))

    @property
    def in_doubt(self) -> bool:
        """Whether a part of the line was not understood."""
        return bool(self.query.doubts) or bool(self._model.library.index.unknown(self.query))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the glass of the line, and what was found."""
        look = self._look()
        p = QPainter(self)
        smooth(p)
        p.scale(self._units, self._units)
        wide = self.width() / self._units - 16
        x = 8 + sum(chip.face().width() + 8 for chip in self.chips if chip.isVisibleTo(self))
        room = QRectF(x, 60, 8 + wide - x, _CHIP)
        colour = look.bad if self.in_doubt else look.text_dim
        f = font(look, UI, 15, BOLD if self.in_doubt else MEDIUM)
        letters.text(p, look, room, self.told(), f, colour, letters.RIGHT, shrink=0.85)
        p.end()

    # ------------------------------------------------------------------ inside

    def _typed(self, words: str) -> None:
        self.asked.emit(parse(words))

    def _lay(self) -> None:
        s = self._units
        wide = self.width() / s - 16
        self.line.place(QRectF(8, 8, self._line_width, 42), s, 17)
        x, f = 8.0, font(self._look(), UI, 14.5, BOLD)
        for chip in self.chips:
            w = letters.width_of(f, str(chip.property("words"))) + 46
            chip.setVisible(x + w < wide - 110)
            chip.place(QRectF(x, 60, w, _CHIP), s)
            x += w + 8

    def _chip_all(self) -> None:
        for chip in self.chips:
            chip.hide()
            chip.deleteLater()
        self.chips = [self._chip(term) for term in self.query.terms]
        self._lay()
        self.update()

    def _chip(self, term: Term) -> PaintedButton:
        words = self._words(term)

        def draw(p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
            path = rounded(r, r.height() / 2)
            p.fillPath(path, tint(look.brass_hi if mood.over else look.brass))
            stroke(p, path, "#5a3c10", 1.2)
            room = r.adjusted(12, -1, -28, 0)
            letters.text(p, look, room, words, font(look, UI, 14.5, BOLD), INK, letters.LEFT)
            draw_icon(p, "cancel", QRectF(r.right() - 23, r.center().y() - 6.5, 13, 13), INK)

        chip = PaintedButton(self._look, draw, air=6, parent=self)
        chip.setProperty("words", words)
        chip.name(say(message("workshop.take-away", term=words)))
        chip.clicked.connect(lambda: self.asked.emit(self.query.minus(term)))
        chip.show()
        return chip

    def _words(self, term: Term) -> str:
        if term.key == FREE:
            text = f"“{term.values[0]}”"
        elif term.op:
            text = f"{say(message(f'workshop.key.{term.key}'))} {term.op} {term.values[0]}"
        else:
            values = ", ".join(self._value(term.key, word) for word in term.values)
            text = say(message("workshop.filter", what=message(f"workshop.key.{term.key}"), value=values))
        return say(message("workshop.not", term=text)) if term.negated else text

    def _value(self, key: str, word: str) -> str:
        if key in ("colour", "set"):
            known = self._model.library
            found = {each: words_in(colour.name, spoken()) for (_, each), (_, colour) in known.colours.items()}
            found |= {each.id: words_in(each.name, spoken()) for each in known.content.sets}
            (meant, *others) = known.index.meant(key, word) or (word,)
            return word if others else found.get(meant, word)
        kind = {"type": "type", "kw": "keyword", "gives": "keyword", "gain": "resource"}.get(key)
        if kind is None:
            return word
        (meant, *others) = self._model.library.index.meant(key, word) or (word,)
        return word if others else name_of(Ref(kind, meant), "ghour")


class _Line(WoodField):
    """A line from which the arrow down leads to the cards."""

    down = Signal()

    def place(self, rect: QRectF, scale: float, size: float = 18) -> None:
        """Lie at ``rect``, in units of the parent, the glass before what is written."""
        super().place(rect, scale, size)
        margins = self.textMargins()
        self.setTextMargins(round(42 * scale), 0, margins.right(), 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the recess, what is written, and the glass."""
        super().paintEvent(event)
        p = QPainter(self)
        smooth(p)
        scale = self.height() / 54
        p.scale(scale, scale)
        look = self._look()
        draw_icon(p, "magnifying-glass", QRectF(18, 17, 20, 20), look.ink_soft if look.is_light else look.brass)
        p.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on with the arrow down and with Enter; Esc empties the line."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.down.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
            self.textEdited.emit("")
        else:
            super().keyPressEvent(event)
