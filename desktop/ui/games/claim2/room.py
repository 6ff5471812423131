"""Where things lie on the table of Claim 2, in units."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from desktop.core.rules import Seat
from desktop.ui.table.situation import Situation

CARD = 88 / 63
"""Height of a card of width 1."""


class Room:
    """The places in this window.

    Attributes
    ----------
    near, foe
        Who sits at the near edge (the viewer, else whoever is asked), and who opposite.
    cloth, side, chronicle, own_plaque, hand
        The felt, the panel at the right, the parchment, the near plaque, the hand in the tray.
    """

    def __init__(self, now: Situation) -> None:
        viewer, asked = now.update.viewer, now.seen.asked
        self.near = viewer if viewer is not None else Seat(asked or 0)
        self.foe = Seat(1 - self.near)
        width, height = now.frame.width, now.frame.height
        side = 140 if now.frame.small else 252
        low = height - 218
        self.side = QRectF(width - side - 14, 74, side, low - 74)
        self.cloth = QRectF(246, 66, self.side.left() - 16 - 246, low - 66)
        self.own_plaque = QRectF(14, low - 96, 216, 96)
        self.chronicle = QRectF(14, 188, 216, self.own_plaque.top() - 18 - 188)
        self.hand = QRectF(252, height - 180, width - 252 - 266, 170)
        self.tray = height - 178
        self.buttons = QRectF(width - 246, self.tray + 40, 214, 130)

    @property
    def left(self) -> float:
        """Where the column at the left of the cloth begins."""
        return self.cloth.left() + 22

    @property
    def deck(self) -> QPointF:
        """The middle of the deck."""
        return QPointF(self.left + 45, 258)

    def pile(self, seat: Seat) -> QPointF:
        """Return the middle of a player's pile: followers, later the cards he won."""
        return QPointF(self.cloth.right() - 64, 252 if seat == self.foe else self.cloth.bottom() - 88)

    def row(self, seat: Seat) -> float:
        """Return where the heading of a player's gnome row lies."""
        return self.cloth.top() + 46 if seat == self.foe else self.cloth.bottom() - 122

    def trick(self, phase: int) -> tuple[QRectF, QRectF]:
        """Return the places of the card led and of the reply."""
        wide = min(172.0 if phase == 2 else 156.0, self.cloth.width() * 0.225)
        middle = QPointF(self.cloth.center().x() + 36, self.cloth.center().y() + 10)
        tall = wide * CARD
        top = middle.y() - tall / 2
        return QRectF(middle.x() - wide - 17, top, wide, tall), QRectF(middle.x() + 17, top, wide, tall)
