"""Where things lie on the table of Gold & Rum, in units."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from desktop.core.rules import Seat
from desktop.games.gold_and_rum.observation import Observation
from desktop.ui.table.furniture import TRAY
from desktop.ui.table.situation import Situation

CARD = 88 / 63
"""Height of a card of width 1."""

DEALING = ("deal", "recruit", "favourite")
CALLS = ("commando-call", "airship-call")
BATTLE = ("lay", "commando-call", "commando", "airship-call", "airship")
LEFT = 12.0
PLAQUE = 208.0
MINI = 62.0
"""Width of a card of an army."""


class Room:
    """The places in this window.

    Attributes
    ----------
    felt, side, buttons
        The cloth, the column at the right, and the buttons of the tray.
    tray, badges
        Where the tray begins, and where the badges on it do.
    """

    def __init__(self, now: Situation) -> None:
        self.seen: Observation = now.seen
        width, height = now.frame.width, now.frame.height
        side = 100.0 if now.frame.small else 208.0
        self.small = now.frame.small
        self.tray = height - TRAY
        self.felt = QRectF(232, 60, width - 232 - side - 24, self.tray - 30 - 60)
        self.side = QRectF(width - LEFT - side, 60, side, self.felt.height())
        self.buttons = QRectF(width - 246, height - 126, 214, 112)
        self.badges = height - 128
        self.width = width

    def plaque(self, seat: Seat) -> QRectF:
        """Return where the plaque of a player hangs."""
        step = min(105.0, (self.felt.height() + 6) / self.seen.terms.seats)
        return QRectF(LEFT, 60 + seat * step, PLAQUE, step - (9 if step > 90 else 6))

    def badge(self, place: int, count: int) -> QRectF:
        """Return the badge at ``place`` of ``count`` in the tray."""
        pitch = min(148.0, (self.buttons.left() - 232 - 24) / max(1, count))
        return QRectF(24 + place * pitch, self.badges, pitch - 8, 112)

    def beside(self, count: int) -> QRectF:
        """Return the room between the badges and the buttons."""
        left = self.badge(count - 1, count).right() + 20 if count else 24.0
        return QRectF(left, self.badges - 8, self.buttons.left() - 20 - left, 126)

    def pile(self, at: int) -> QRectF:
        """Return the place of the lowest card of a pile."""
        piles = self.seen.terms.piles
        first = (piles + 1) // 2
        row, place = (0, at) if at < first else (1, at - first)
        count = first if row == 0 else piles - first
        pitch = min(128.0, (self.felt.width() - 38) / first)
        wide = min(92.0, pitch - 20)
        left = self.felt.center().x() - (count * pitch - (pitch - wide)) / 2
        down = 190 + max(0.0, self.felt.height() - 532) * 0.4
        return QRectF(left + place * pitch, self.felt.top() + 28 + row * down, wide, wide * CARD)

    @property
    def foot(self) -> float:
        """Where the row with the deck begins."""
        return self.felt.bottom() - 98

    @property
    def deck(self) -> QRectF:
        """The deck."""
        return QRectF(self.felt.left() + 28, self.foot + 6, 52, 52 * CARD)

    def column(self, place: int, count: int) -> QRectF:
        """Return the column of an army on the cloth."""
        wide = (self.felt.width() - 20) / count
        return QRectF(self.felt.left() + 10 + place * wide, self.felt.top() + 42, wide, self.felt.height() - 52)

    def lay(self, place: int, count: int, wide: float = 68) -> QRectF:
        """Return the place of a card of the open hand in the tray."""
        room = self.buttons.left() - 24 - 30
        pitch = min(wide + 6, (room - wide) / max(1, count - 1))
        return QRectF(30 + place * pitch, self.badges + 4, wide, wide * CARD)

    def kind(self, row: int, place: int) -> QRectF:
        """Return the place of a kind that a spy may ask for."""
        pitch = (self.felt.width() - 24) / 12
        wide = min(MINI, pitch - 4)
        left = self.felt.left() + 12 + (pitch - wide) / 2
        return QRectF(left + place * pitch, self.felt.top() + 74 + row * (wide * CARD + 34), wide, wide * CARD)

    def centred(self, wide: float, tall: float) -> QRectF:
        """Return a rectangle in the middle of the cloth."""
        c = self.felt.center()
        return QRectF(c.x() - wide / 2, c.y() - tall / 2, wide, tall)

    def middle(self) -> QPointF:
        """Return the middle of the cloth."""
        return self.felt.center()


def fan(box: QRectF, count: int, wide: float = MINI) -> list[QRectF]:
    """Return the places of ``count`` cards side by side in ``box``, overlapping where it is narrow."""
    if not count:
        return []
    pitch = min(wide + 6, (box.width() - wide) / max(1, count - 1))
    left = box.left() + (box.width() - (pitch * (count - 1) + wide)) / 2
    return [QRectF(left + i * pitch, box.top(), wide, wide * CARD) for i in range(count)]
