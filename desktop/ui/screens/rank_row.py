"""One player's row of the results: rank, shield, name, what the total is made of, and the total."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.core.message import message
from desktop.ui.paint import heraldry, letters, surfaces
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import rounded, stroke
from desktop.ui.text import say
from desktop.ui.theme import EXTRA, INK, MEDIUM, TITLE, UI, Coat, Look, font
from desktop.ui.widgets.ground import put

AIR = 22.0
"""Room around a row for the crown above a winner's shield."""

_NARROWEST = 56.0
"""The least room for the words of a part."""

_MANY = 6
"""So many parts leave less room for the name."""

_DISC = 46.0
"""What a disc with words beside it takes of their room."""


@dataclass(frozen=True, slots=True)
class Result:
    """How one player ended.

    Attributes
    ----------
    rank, name, coat, total
        What stands in the row.
    note
        A line below the name, or ``""``.
    parts
        The items the total is made of: words and number.
    """

    rank: int
    name: str
    coat: Coat
    total: int
    note: str
    parts: tuple[tuple[str, int], ...]


class RankRow(QWidget):
    """A row of the results; it takes no input, but can be read aloud.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    """

    def __init__(self, look: Callable[[], Look], result: Result, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look
        self.result = result
        self._units = 1.0
        row = say(message("results.row", rank=result.rank, name=result.name, total=result.total))
        parts = [say(message("results.part", label=label, amount=amount)) for label, amount in result.parts]
        self.setAccessibleName(row)
        self.setAccessibleDescription("; ".join(parts))
        self.setToolTip("\n".join([row, *parts]))

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the page."""
        self._units = scale
        put(self, rect, scale, AIR)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the row."""
        p = QPainter(self)
        smooth(p)
        p.scale(self._units, self._units)
        look, result = self._look(), self.result
        r = QRectF(AIR, AIR, self.width() / self._units - 2 * AIR, self.height() / self._units - 2 * AIR)
        won = result.rank == 1
        p.fillPath(rounded(r, 8), tint("#e3b455", 0.32) if won else tint("#2a1a10", 0.05))
        stroke(p, rounded(r, 8), "#7f5a1d" if won else tint(look.ink_soft, 0.35), 2 if won else 1)
        rank = QRectF(r.left() + 12, r.top(), 40, r.height())
        letters.text(p, look, rank, f"{result.rank}.", font(look, TITLE, 26, EXTRA), look.ink if won else look.ink_soft)
        tall = min(74.0, r.height() - 12)
        box = QRectF(r.left() + 56, r.center().y() - tall / 2 + 1, tall / 1.17, tall)
        heraldry.shield(p, look, box, result.coat)
        if won:
            crown = QRectF(box.center().x() - 24, box.top() - 25, 48, 44)
            if tall < 52:  # it would hide so small a shield
                crown = QRectF(box.right() + 5, r.center().y() - 15, 32, 30)
            draw_icon(p, "laurel-crown", crown, look.gold, "#4a2d08", 2.2)
        x = r.left() + 136
        # many parts need room for their words
        name = r.width() * (0.26 if len(result.parts) < _MANY else 0.2)
        self._paint_name(p, look, QRectF(x, r.top(), name, r.height()))
        x += name + 14
        end = r.right() - 112
        self._paint_parts(p, look, QRectF(x, r.top(), end - x, r.height()))
        total = QRectF(end, r.top(), r.right() - 22 - end, r.height())
        size = min(50.0, r.height() * 0.62)
        letters.text(p, look, total, str(result.total), font(look, TITLE, size, EXTRA), INK, letters.RIGHT)
        p.end()

    def _paint_name(self, p: QPainter, look: Look, r: QRectF) -> None:
        result = self.result
        big = font(look, TITLE, 23, EXTRA)
        if not result.note or r.height() < 54:
            letters.text(p, look, r, result.name, big, look.ink, wrap=r.height() > 60)
            return
        upper = QRectF(r.left(), r.center().y() - 28, r.width(), 32)
        letters.text(p, look, upper, result.name, big, look.ink)
        lower = QRectF(r.left(), r.center().y() + 2, r.width(), 24)
        letters.text(p, look, lower, result.note, font(look, UI, 16, MEDIUM), look.ink_soft)

    def _paint_parts(self, p: QPainter, look: Look, r: QRectF) -> None:
        """Paint each part as a disc with its number, and its words below or beside it where there is room."""
        parts = self.result.parts
        if not parts:
            return
        words = font(look, UI, 14, MEDIUM)
        wide = r.width() / len(parts)
        pitch = min(130.0, wide)
        below = r.height() >= 64 and self._fit(look, words, QSizeF(pitch - 6, r.height() - 48))
        beside = not below and self._fit(look, words, QSizeF(wide - _DISC, r.height() - 8))
        if beside:
            pitch = wide
        radius = 17.0 if below else min(17.0, pitch * 0.42, r.height() * 0.4)
        for place, (label, amount) in enumerate(parts):
            cell = QRectF(r.left() + place * pitch, r.top(), pitch, r.height())
            c = QPointF(cell.left() + 18 if beside else cell.center().x(), cell.center().y())
            if below:
                c.setY(cell.top() + 26)
            if amount:
                surfaces.metal_disc(p, look, c, radius)
            else:
                surfaces.metal_disc(p, look, c, radius, "#cfc3ab", "#efe6d2", "#8f8268")
            box = QRectF(c.x() - radius, c.y() - radius, 2 * radius, 2 * radius)
            letters.numeral(p, look, box, amount, radius * 1.3, INK)
            if below:
                low = QRectF(cell.left() + 3, cell.top() + 45, pitch - 6, r.height() - 48)
                letters.text(p, look, low, label, words, look.ink_soft, letters.TOP_CENTRE, wrap=True)
            elif beside:
                right = QRectF(cell.left() + 42, cell.top() + 4, pitch - _DISC, r.height() - 8)
                letters.text(p, look, right, label, words, look.ink_soft, wrap=True)

    def _fit(self, look: Look, words: QFont, room: QSizeF) -> bool:
        """Return whether every label can be written whole in ``room``; what has none is in the tool tip."""
        if room.width() < _NARROWEST:
            return False
        return all(letters.holds(look, label, words, room.width(), room.height()) for label, _ in self.result.parts)
