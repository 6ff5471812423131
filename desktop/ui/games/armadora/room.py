"""Where things lie on the table of Armadora, in units."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF

from desktop.core.rules import Seat
from desktop.games.armadora.board import Board
from desktop.games.armadora.content import Content
from desktop.ui.paint.light import around
from desktop.ui.table.situation import Situation


@lru_cache(maxsize=4)
def geometry(content: Content) -> Board:
    """Return the squares and lines of the board."""
    return Board(content.columns, content.rows, content.mines, content.least)


class Room:
    """The places in this window.

    Attributes
    ----------
    board
        Squares and lines with their names.
    near
        Whose reserve lies in the tray: the viewer's, else that of whoever is asked.
    field
        The squares of the board, without its frame.
    size
        The side of a square.
    rack, side
        The rack of palisades, and the column at the right; ``side`` is empty in a small window.
    """

    def __init__(self, now: Situation) -> None:
        self.board = geometry(now.content)
        viewer, awaited = now.update.viewer, now.seen.awaited
        self.near = viewer if viewer is not None else Seat(awaited or 0)
        width, height = now.frame.width, now.frame.height
        low = height - 218
        self.tray = height - 178
        side = 0.0 if now.frame.small else 230.0
        columns, rows = self.board.columns, self.board.rows
        left, right = 242.0, width - side - 12
        self.size = min((right - left - 60) / columns, (low - 54 - 60) / rows)
        wide, tall = self.size * columns, self.size * rows
        self.field = QRectF((left + right - wide) / 2, 54 + (low - 54 - tall) / 2, wide, tall)
        self.side = QRectF(width - side, 74, side - 14, low - 74) if side else QRectF()
        self.rack = QRectF(14, low - 150, 216, 150)
        self.seats = self._plaques(len(now.players))
        self.buttons = QRectF(width - 246, self.tray + 40, 214, 130)

    def _plaques(self, count: int) -> tuple[QRectF, ...]:
        room = self.rack.top() - 74 - 10
        step = min(110.0, room / count)
        return tuple(QRectF(14, 74 + seat * step, 216, min(96.0, step - 8)) for seat in range(count))

    def square(self, square: int) -> QRectF:
        """Return the square as it lies on the board."""
        column, row = square % self.board.columns, square // self.board.columns
        return QRectF(self.field.left() + column * self.size, self.field.top() + row * self.size, self.size, self.size)

    def line(self, line: int) -> tuple[QPointF, QPointF]:
        """Return the two ends of a line, the upper or left one first."""
        first, second = (self.square(end) for end in self.board.lines[line])
        if first.top() == second.top():
            return QPointF(first.right(), first.top()), QPointF(first.right(), first.bottom())
        return QPointF(first.left(), first.bottom()), QPointF(first.right(), first.bottom())

    def tile(self, square: int) -> QRectF:
        """Return where a warrior lies on a square."""
        side = self.size * 0.675
        return around(self.square(square).center() + QPointF(0, -self.size * 0.02), side)

    @property
    def first_palisade(self) -> QRectF:
        """The palisade on top of the rack, which is picked up."""
        return QRectF(self.rack.center().x() - 46, self.rack.top() + 60, 92, 30)

    def reserve(self, strength: int, count: int) -> QRectF:
        """Return where the pile of one strength lies in the tray; strengths count from 0."""
        step = min(106.0, 520 / max(1, count))
        return QRectF(60 + strength * step, self.tray + 54, 76, 76)
