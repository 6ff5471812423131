"""Figures of a deck as pictures: cost curve by type, kinds and colours, goods needed and yielded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from PySide6.QtCore import QLocale, QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.core.message import Ref, message
from desktop.games.ghour.workshop.statistics import DEAREST, Statistics
from desktop.ui.decks.faces import clan_of
from desktop.ui.decks.model import DeckModel
from desktop.ui.paint import heraldry, letters
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import tint
from desktop.ui.paint.ghour_signs import KINDS, coin
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import line, rounded, stroke
from desktop.ui.text import name_of, say
from desktop.ui.theme import BOLD, CLANS, EXTRA, INK, MEDIUM, TITLE, UI, Look, font
from desktop.ui.widgets.ground import put

BANDS = {
    "creature": ("#a5381f", "plain"),
    "building": ("#6d6152", "fess"),
    "extension": ("#8d7a5f", "pale"),
    "base": ("#4a5a3a", "cross"),
    "item": ("#b5843a", "bend"),
    "spell": ("#6b4a8f", "lozenge"),
}
"""Colour and pattern of every type, always together."""


def bar(p: QPainter, r: QRectF, colour: str, pattern: str) -> None:
    """Paint one piece of a bar."""
    path = rounded(r, 1)
    p.fillPath(path, tint(colour))
    heraldry.pattern(p, path, pattern, "#fff3d0", 0.35, 0.55)
    stroke(p, path, INK, 1)


def curve(p: QPainter, look: Look, r: QRectF, figures: Statistics) -> None:
    """Paint how many cards cost how much, parted by type."""
    base = r.bottom() - 20
    most = max((each.height for each in figures.curve), default=0)
    unit = (base - r.top() - 18) / max(4, most)
    pitch = r.width() / (DEAREST + 1)
    for each in figures.curve:
        box = QRectF(r.left() + each.cost * pitch + pitch * 0.1, 0, pitch * 0.8, 0)
        y = base
        for kind, count in each.types:
            if count:
                high = count * unit
                bar(p, QRectF(box.left(), y - high, box.width(), high), *BANDS[kind])
                y -= high
        small = font(look, UI, 14, BOLD)
        if each.height:
            letters.text(
                p, look, QRectF(box.left(), y - 18, box.width(), 17), str(each.height), small, look.ink, letters.CENTRE
            )
        words = f"{each.cost}+" if each.cost == DEAREST else str(each.cost)
        letters.text(
            p, look, QRectF(box.left(), base + 1, box.width(), 18), words, small, look.ink_soft, letters.CENTRE
        )
    line(p, QPointF(r.left(), base), QPointF(r.right(), base), INK, 1.4)


def percent(chance: Fraction) -> str:
    """Return ``chance`` as "93.4 %"; only what is certain is 100 %, only what cannot be is 0 %."""
    tenths = round(chance * 1000)
    if chance < 1:
        tenths = min(tenths, 999)
    if chance > 0:
        tenths = max(tenths, 1)
    return QLocale().toString(tenths / 10, "f", 1) + " %"


class Chart(QWidget):
    """Something painted on parchment from the figures of the deck, with the same in words.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    deck
        The open deck.
    """

    def __init__(self, look: Callable[[], Look], deck: DeckModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.deck = deck
        self.units = 1.0
        deck.changed.connect(self.renew)

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self.units = scale
        put(self, rect, scale)

    def renew(self) -> None:
        """Take what the deck has become."""
        self.setAccessibleDescription(self.words())
        self.update()

    def words(self) -> str:
        """Return what is to be seen, in words."""
        return ""

    def draw(self, p: QPainter, look: Look, r: QRectF) -> None:
        """Paint it into ``r``, in units."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the figures."""
        p = QPainter(self)
        smooth(p)
        p.scale(self.units, self.units)
        self.draw(p, self.look(), QRectF(0, 0, self.width() / self.units, self.height() / self.units))
        p.end()


class CostCurve(Chart):
    """The cost curve under the list."""

    def words(self) -> str:
        """Return the curve as a list of numbers."""
        parts = [f"{each.cost}: {each.height}" for each in self.deck.statistics.curve]
        return f"{say(message('workshop.curve'))}: {', '.join(parts)}"

    def draw(self, p: QPainter, look: Look, r: QRectF) -> None:
        """Paint heading and curve."""
        head = QRectF(r.left(), r.top(), r.width(), 20)
        letters.heading(p, look, head, say(message("workshop.curve")), letters.RIGHT, 15.5, look.ink)
        curve(p, look, r.adjusted(4, 6, -4, 0), self.deck.statistics)


class FiguresView(Chart):
    """Everything that can be counted: types, colours, goods, recruit value, trophy points."""

    def words(self) -> str:
        """Return every figure."""
        return "\n".join(f"{label}: {value}" for _, label, value in self._sums(self.deck.statistics))

    def draw(self, p: QPainter, look: Look, r: QRectF) -> None:
        """Paint one block under the other."""
        figures = self.deck.statistics
        self._head(p, look, r, 0, say(message("workshop.curve")))
        curve(p, look, QRectF(r.left() + 4, r.top() + 6, r.width() - 8, 96), figures)
        y = self._head(p, look, r, 106, say(message("workshop.types")))
        half = r.width() / 2
        for place, (kind, count) in enumerate(figures.types):
            x, top = r.left() + place % 2 * half, y + place // 2 * 23
            bar(p, QRectF(x + 3, top + 4, 15, 15), *BANDS[kind])
            draw_icon(p, KINDS[kind], QRectF(x + 23, top + 3, 17, 17), look.ink_soft)
            self._entry(p, look, QRectF(x + 45, top, half - 56, 23), name_of(Ref("type", kind), "ghour"), str(count))
        y = self._head(p, look, r, y - r.top() + 72, say(message("workshop.colours")))
        self._colours(p, look, QRectF(r.left() + 3, y + 3, r.width() - 6, 26), figures.colours)
        y = self._head(p, look, r, y - r.top() + 35, say(message("workshop.goods")))
        for place in range(len(figures.goods)):
            self._good(p, look, QRectF(r.left(), y + place * 31, r.width(), 31), place, figures)
        y = self._head(p, look, r, y - r.top() + 96, say(message("workshop.sums")))
        for place, (icon, label, value) in enumerate(self._sums(figures)):
            row = QRectF(r.left() + 28, y + place * 20.5, r.width() - 36, 20.5)
            draw_icon(p, icon, QRectF(r.left() + 4, row.top() + 3, 16, 16), look.ink_soft)
            self._entry(p, look, row, label, value)

    def _sums(self, figures: Statistics) -> list[tuple[str, str, str]]:
        def mean(value: float) -> str:
            return QLocale().toString(value, "f", 1)

        return [
            ("beer-stein", say(message("workshop.recruiters")), f"{figures.recruiters} / {figures.size}"),
            ("beer-stein", say(message("workshop.mean-recruit")), mean(figures.mean_recruit)),
            ("two-coins", say(message("workshop.mean-cost")), mean(figures.mean_cost)),
            ("claw-hammer", say(message("workshop.builders")), str(figures.builders)),
            ("crossed-swords", say(message("workshop.attack")), str(figures.attack)),
            ("trophy-cup", say(message("workshop.tp")), str(figures.tp)),
        ]

    def _head(self, p: QPainter, look: Look, r: QRectF, down: float, words: str) -> float:
        box = QRectF(r.left(), r.top() + down, r.width() - 4, 20)
        letters.heading(p, look, box, words, letters.RIGHT if not down else letters.LEFT, 15.5, look.ink)
        return box.bottom() + 1

    def _entry(self, p: QPainter, look: Look, r: QRectF, label: str, value: str) -> None:
        f = font(look, TITLE, 16.5, EXTRA)
        w = letters.width_of(f, value)
        room = r.adjusted(0, -1, -w - 6, 0)
        letters.text(p, look, room, label, font(look, UI, 15, MEDIUM), look.ink, letters.LEFT, shrink=0.7)
        letters.text(p, look, r, value, f, look.ink, letters.RIGHT)

    def _colours(self, p: QPainter, look: Look, r: QRectF, counts: Sequence[tuple[str, int]]) -> None:
        whole = sum(count for _, count in counts) or 1
        x, places = r.left(), {key: place for (_, key), (place, _) in self.deck.library.colours.items()}
        for key, count in counts:
            wide = r.width() * count / whole
            coat = CLANS[clan_of(key, places.get(key, 0))]
            box = QRectF(x, r.top(), wide, r.height())
            bar(p, box, coat.colour, coat.pattern)
            if wide > 26:
                letters.numeral(p, look, box, count, 15.5, "#fff6e2", outline=coat.deep, width=1.6)
            x += wide

    def _good(self, p: QPainter, look: Look, r: QRectF, place: int, figures: Statistics) -> None:
        """Paint what is asked of a resource above what is yielded of it, on one scale."""
        each = figures.goods[place]
        most = max([*(g.need for g in figures.goods), *(g.produced + g.once for g in figures.goods), 1])
        coin(p, look, QPointF(r.left() + 12, r.center().y()), 9.5, each.resource)
        x, room = r.left() + 28, r.width() - 28 - 96
        small = font(look, UI, 13.5, BOLD)
        yielded = each.produced + each.once
        rows = ((each.need, "#a5381f", "bend", "workshop.need"), (yielded, "#4a6b2f", "plain", "workshop.yield"))
        for at, (value, colour, pattern, key) in enumerate(rows):
            top = r.top() + 2 + at * 15
            if value:
                bar(p, QRectF(x, top + 1.5, max(3.0, room * value / most), 11), colour, pattern)
            words = say(message(key, amount=value))
            letters.text(p, look, QRectF(r.right() - 92, top - 2, 88, 18), words, small, look.ink, letters.RIGHT)
