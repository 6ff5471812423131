"""Filters to click: colour, type, keyword, cost, recruit value, set, and what the deck holds.

They write the same query as the search line, so that one can be seen in the other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.core.message import Ref, message
from desktop.games.ghour.model import TYPES, words_in
from desktop.games.ghour.workshop.searching import Query, Term
from desktop.ui.decks import rules_words
from desktop.ui.decks.art import lay
from desktop.ui.decks.faces import clan_of
from desktop.ui.decks.model import DeckModel
from desktop.ui.paint import letters, surfaces
from desktop.ui.paint.cache import Faces
from desktop.ui.paint.colour import falling, mix, tint
from desktop.ui.paint.controls import button, tick_box
from desktop.ui.paint.ghour_signs import KEYWORDS, KINDS
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import around, rounded, stroke
from desktop.ui.text import name_of, say, spoken
from desktop.ui.theme import BOLD, CLANS, INK, ON, UI, Look, font
from desktop.ui.widgets.fields import WoodSelector
from desktop.ui.widgets.ground import put
from desktop.ui.widgets.painted import Draw, Mood, PaintedButton

AIR = 22.0
DEAREST = 7
RECRUITS = (0, 1, 2, 3)


def chosen_number(query: Query, key: str, value: int, last: int) -> Query:
    """Return ``query`` asking for ``value`` under ``key``, or no longer if it did; ``last`` means that or more."""
    term = Term(key, (str(value),), ">=" if value == last else "=")
    rest = tuple(each for each in query.terms if each.key != key)
    return Query(rest if term in query.terms else (*rest, term))


class Filters(QWidget):
    """A panel of chips; pressed ones bear a tick.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    model
        Gives the library: which colours and sets there are.
    """

    asked = Signal(object)
    """The new :class:`Query`."""

    def __init__(self, look: Callable[[], Look], model: DeckModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model
        self._units = 1.0
        self._pictures = Faces(4 * 1024 * 1024)
        self.query = Query()
        self._chips: dict[tuple[str, str], PaintedButton] = {}
        for kind in TYPES:
            self._add("type", kind, self._icon(KINDS[kind]))
        for keyword in KEYWORDS:
            self._add("kw", keyword, self._icon(KEYWORDS[keyword], keyword=True))
        for cost in range(DEAREST + 1):
            self._add("cost", str(cost), self._figure(f"{cost}+" if cost == DEAREST else str(cost)))
        for value in RECRUITS:
            self._add("recruit", str(value), self._figure("−" if not value else str(value)))
        self.held = self._add("deck", "0", self._tick)
        self.set_of = WoodSelector(look, on_wood=True, parent=self)
        self.set_of.currentIndexChanged.connect(self._choose_set)
        self.clear = PaintedButton(look, self._paint_clear, air=4, parent=self)
        self.clear.clicked.connect(lambda: self._ask(Query()))
        self.renew()

    def renew(self) -> None:
        """Offer the colours and sets that there are, and name everything anew."""
        library = self._model.library
        colours = {key: (place, colour) for (_, key), (place, colour) in library.colours.items()}
        for gone in [each for each in self._chips if each[0] == "colour" and each[1] not in colours]:
            self._chips.pop(gone).deleteLater()
        for key, (place, colour) in colours.items():
            chip = self._chips.get(("colour", key)) or self._add("colour", key, self._coat(clan_of(key, place)))
            chip.name(say(message("workshop.filter", what=self._key("colour"), value=words_in(colour.name, spoken()))))
        for (key, value), chip in self._chips.items():
            words = {"type": "type", "kw": "keyword"}.get(key)
            if words:
                chip.name(name_of(Ref(words, value), "ghour"))
                if key == "kw":
                    chip.setToolTip(f"{chip.accessibleName()}: {rules_words.keyword_help(value)}")
            elif key in ("cost", "recruit"):
                shown = f"{value}+" if key == "cost" and int(value) == DEAREST else value
                chip.name(say(message("workshop.filter", what=self._key(key), value=shown)))
        self.held.name(say(message("workshop.in-deck")))
        self.clear.name(say(message("workshop.clear")))
        sets = [(each.id, words_in(each.name, spoken())) for each in library.content.sets]
        self.set_of.fill([("", say(message("workshop.all-sets"))), *sets])
        self.set_of.setAccessibleName(self._key("set"))
        self.set_of.setVisible(len(sets) > 1)
        self._lay()
        self.update()

    def show_query(self, query: Query) -> None:
        """Press the chips that ``query`` asks for."""
        self.query = query
        for (key, value), chip in self._chips.items():
            chip.setChecked(self._pressed(key, value))
        chosen = next((term.values[0] for term in query.terms if term.key == "set" and not term.negated), "")
        blocked = self.set_of.blockSignals(True)
        self.set_of.choose(chosen)
        self.set_of.blockSignals(blocked)
        self.set_of.update()
        self.clear.setEnabled(bool(query.terms))

    def controls(self) -> Iterator[QWidget]:
        """Yield everything that takes the focus, in order."""
        for key in ("colour", "type", "kw", "cost", "recruit", "deck"):
            yield from (chip for (kind, _), chip in self._chips.items() if kind == key)
        yield self.set_of
        yield self.clear

    def needed(self) -> float:
        """Return how high the panel must be, in units."""
        return 344.0 + (46.0 if self.set_of.isVisibleTo(self) else 0.0)

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self._units = scale
        put(self, rect, scale, AIR)
        self._lay()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the panel and what stands on it, painted once."""
        p = QPainter(self)
        p.scale(self._units, self._units)
        ratio = self._units * self.devicePixelRatioF()
        picture = self._pictures.pixels(spoken(), self._look(), self._panel().size(), ratio, self._paint, AIR)
        lay(p, picture, QPointF())
        p.end()

    # ------------------------------------------------------------------ inside

    def _panel(self) -> QRectF:
        return QRectF(AIR, AIR, self.width() / self._units - 2 * AIR, self.height() / self._units - 2 * AIR)

    def _lay(self) -> None:
        r, s = self._panel(), self._units
        x, wide = r.left() + 14, r.width() - 28
        rows: dict[str, list[PaintedButton]] = {}
        for (key, _), chip in self._chips.items():
            rows.setdefault(key, []).append(chip)
        self._row(rows.get("colour", []), QRectF(x, r.top() + 14, wide, 40), 6, 46)
        self._row(rows["type"], QRectF(x, r.top() + 64, wide, 34), 5, 60)
        for line in range(4):
            seven = rows["kw"][line * 7 : line * 7 + 7]
            self._row(seven, QRectF(x, r.top() + 108 + line * 32, wide, 28), 3, 60)
        self._row(rows["cost"], QRectF(x + 52, r.top() + 238, wide - 52, 26), 1, 40)
        self._row(rows["recruit"], QRectF(x + 86, r.top() + 272, wide - 86, 26), 4, 40)
        y = r.top() + 306
        if self.set_of.isVisibleTo(self):
            self.set_of.place(QRectF(x, y, wide, 36), s)
            y += 44
        clear = 78.0
        self.held.place(QRectF(x, y, wide - clear - 6, 28), s)
        self.clear.place(QRectF(x + wide - clear, y, clear, 28), s)

    def _row(self, chips: list[PaintedButton], r: QRectF, gap: float, most: float) -> None:
        if not chips:
            return
        wide = min(most, (r.width() - gap * (len(chips) - 1)) / len(chips))
        step = (r.width() - wide * len(chips)) / max(1, len(chips) - 1) if len(chips) > 4 else gap
        for place, chip in enumerate(chips):
            chip.place(QRectF(r.left() + place * (wide + step), r.top(), wide, r.height()), self._units)

    def _add(self, key: str, value: str, draw: Draw) -> PaintedButton:
        chip = PaintedButton(self._look, draw, air=8, parent=self)
        chip.setCheckable(True)
        chip.clicked.connect(lambda: self._press(key, value))
        chip.show()
        self._chips[key, value] = chip
        return chip

    def _press(self, key: str, value: str) -> None:
        if key in ("cost", "recruit"):
            self._ask(chosen_number(self.query, key, int(value), DEAREST if key == "cost" else -1))
        elif key == "deck":
            term = Term("deck", ("0",), ">")
            self._ask(self.query.minus(term) if term in self.query.terms else self.query.plus(term))
        else:
            self._ask(self.query.toggled(key, value))

    def _pressed(self, key: str, value: str) -> bool:
        if key in ("cost", "recruit"):
            op = ">=" if key == "cost" and int(value) == DEAREST else "="
            return Term(key, (value,), op) in self.query.terms
        if key == "deck":
            return Term("deck", ("0",), ">") in self.query.terms
        index = self._model.library.index
        return any(
            value in index.meant(key, word)
            for term in self.query.terms
            if term.key == key and not term.negated
            for word in term.values
        )

    def _choose_set(self) -> None:
        rest = tuple(term for term in self.query.terms if term.key != "set")
        chosen = self.set_of.value()
        self._ask(Query((*rest, Term("set", (chosen,))) if chosen else rest))

    def _ask(self, query: Query) -> None:
        self.show_query(query)
        self.asked.emit(query)

    @staticmethod
    def _key(key: str) -> str:
        return say(message(f"workshop.key.{key}"))

    def _paint(self, p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.plank(p, look, r, 9, 101)
        f = font(look, UI, 14.5, BOLD)
        for key, y in (("cost", r.top() + 238), ("recruit", r.top() + 272)):
            room = QRectF(r.left() + 14, y, 52 if key == "cost" else 84, 26)
            letters.text(p, look, room, self._key(key), f, look.text_dim, letters.LEFT, shrink=0.85)

    # ------------------------------------------------------------------ chips

    def _ground(self, p: QPainter, look: Look, r: QRectF, mood: Mood, colour: str = "") -> str:
        """Paint the ground of a chip and return the colour of what stands on it."""
        path = rounded(r, 6)
        if mood.on:
            base = colour or look.brass
            p.fillPath(path, falling(r, mix(base, "#fff", 0.2), base))
            stroke(p, path, "#5a3c10" if look.is_light else look.brass_hi, 2)
            c = QPointF(r.right() - 3, r.top() + 3)
            p.setBrush(tint(INK))
            p.setPen(tint(ON.brass_hi))
            p.drawEllipse(c, 6.5, 6.5)
            draw_icon(p, "check-mark", around(c, 8.5, 7.5), ON.brass_hi)
            return "#fff6e2" if colour else INK
        p.fillPath(path, tint("#0e0703", 0.72 if look.is_light else 0.5))
        if mood.over:
            p.fillPath(path, tint(ON.brass, 0.2))
        stroke(p, path, tint(ON.brass, 0.5), 1.2)
        return ON.text_dim

    def _icon(self, icon: str, *, keyword: bool = False) -> Draw:
        def draw(p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
            ink = self._ground(p, look, r, mood)
            draw_icon(p, icon, around(r.center(), min(r.height(), r.width()) - (8 if keyword else 12)), ink)

        return draw

    def _coat(self, clan: str) -> Draw:
        def draw(p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
            coat = CLANS[clan]
            ink = self._ground(p, look, r, mood, coat.colour)
            draw_icon(p, coat.emblem, around(r.center(), 25), ink)
            if not mood.on:
                p.fillRect(QRectF(r.left() + 5, r.bottom() - 5.5, r.width() - 10, 3), tint(coat.colour))

        return draw

    def _figure(self, words: str) -> Draw:
        def draw(p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
            ink = self._ground(p, look, r, mood)
            letters.numeral(p, look, r, words, 15.5, ink, family=UI, weight=BOLD)

        return draw

    def _tick(self, p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
        tick_box(p, look, r, self.held.accessibleName(), mood.on)

    def _paint_clear(self, p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
        kind = "quiet" if mood.usable else "off"
        button(p, look, r, self.clear.accessibleName(), kind, None, 14, down=mood.down, hover=mood.over)
