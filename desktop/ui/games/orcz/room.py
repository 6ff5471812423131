"""Where things lie on the table of Orcz, in units."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from desktop.games.orcz.observation import Observation
from desktop.games.orcz.tiles import FIELDS, SCOUT
from desktop.ui.table.situation import Situation

PLACING, BACKSTABBING, SHARING, CHARGING, OVER = range(5)
"""What the game waits for, as the observation numbers it."""

ROUND_LINES = 5
"""Lines each warlord places a round (OR-2)."""

LINE, TILE = 66.0, 58.0
"""Heights of a line and of a tile in it, as long as there is room."""

CLOSE = 9
"""So many lines stand in one column."""


@dataclass(frozen=True, slots=True)
class Rank:
    """Where one line stands.

    Attributes
    ----------
    ground
        The whole of it.
    left, right
        Its two tiles.
    free
        The height that the line behind it leaves free.
    """

    ground: QRectF
    left: QRectF
    right: QRectF
    free: float

    def wing(self, wing: int) -> QRectF:
        """Return the place of one tile."""
        return self.right if wing else self.left


class Room:
    """The places in this window.

    Attributes
    ----------
    near
        Whose tiles lie in the tray: the viewer's, or -1 at the open table.
    guest
        Whether the viewer came forward out of turn.
    staged
        Whether the middle shows the field at hand alone: a backstab or a clash is being settled.
    seats, bank
        The plaques at the left.
    middle, side
        The middle, and the column at the right, a rail in a small window.
    tray
        Where the tray begins.
    """

    def __init__(self, now: Situation) -> None:
        seen: Observation = now.seen
        viewer = now.update.viewer
        self.near = -1 if viewer is None else int(viewer)
        self.guest = viewer is not None and seen.awaited >= 0 and seen.awaited != viewer and _calls(now)
        scouting = ("tile", SCOUT) in now.chosen or now.dragged == ("tile", SCOUT)
        # a scout may look at any field, so all of them are shown for it
        self.staged = seen.step in (BACKSTABBING, SHARING, CHARGING) and not scouting and not self.guest
        width, height = now.frame.width, now.frame.height
        self.low = height - 206
        self.tray = height - 160
        self.small = now.frame.small
        side = 128.0 if self.small else 218.0
        self.side = QRectF(width - side - 14, 66, side, self.low - 66)
        left = 244.0
        self.middle = QRectF(left, 66, self.side.left() - 14 - left, self.low - 66)
        count = len(now.players)
        self.bank = QRectF(14, self.low - 88, 218, 88)
        pitch = min(112.0, (self.bank.top() - 66 - 6) / count)
        self.seats = tuple(QRectF(14, 66 + seat * pitch, 218, min(96.0, pitch - 8)) for seat in range(count))
        self.buttons = QRectF(width - 246, height - 124, 214, 102)
        self.order = QRectF(self.buttons.left() - 290, self.tray + 20, 250, 126)
        self.crowds = tuple(len(field.lines) for field in seen.fields)

    def field(self, field: int) -> QRectF:
        """Return the ground of a field, four abreast."""
        count = len(FIELDS)
        wide = min(240.0, (self.middle.width() - 8 * (count - 1)) / count)
        left = self.middle.center().x() - (wide * count + 8 * (count - 1)) / 2
        return QRectF(left + field * (wide + 8), self.middle.top(), wide, self.middle.height())

    @property
    def column(self) -> QRectF:
        """The field at hand beside the stage."""
        return QRectF(self.middle.left(), self.middle.top(), 194, self.middle.height())

    @property
    def stage(self) -> QRectF:
        """The stage of a backstab, beside the field."""
        left = self.column.right() + 12
        return QRectF(left, self.middle.top(), self.middle.right() - left, self.middle.height())

    def opponent(self, ground: QRectF) -> QRectF:
        """Return where the opponent of a field stands."""
        return QRectF(ground.center().x() - 49, ground.top() + 32, 98, 116)

    def rank(self, ground: QRectF, place: int, count: int) -> Rank:
        """Return where the line at ``place`` of ``count`` stands.

        The more lines there are, the closer they stand, each overlapping the foot of the one before; more than
        nine stand in two columns, the front half at the left.
        """
        top, bottom = ground.top() + 178, ground.bottom() - 8
        room = bottom - top
        if count > CLOSE:
            deep = -(-count // 2)
            column, row = divmod(place, deep)
            k = min((ground.width() / 2 - 30) / 142, room / deep / (LINE + 2))
            left = ground.left() + 25 + column * (ground.width() / 2 - 3)
            return _rank(left, top + row * (LINE + 2) * k, k, LINE * k)
        pitch = LINE + 5 if count < 2 else min(LINE + 5, (room - LINE) / (count - 1))
        return _rank(ground.center().x() - 64, top + place * pitch, 1.0, min(pitch, LINE))

    def behind(self, tile: int) -> QRectF:
        """Return where a tile lies behind the screen: each has a place of its own."""
        row, column = divmod(tile, 7)
        gap = 14 if row and column > 2 else 0
        return QRectF(36 + column * 68 + gap, self.tray + 29 + row * 65, 56, 56)

    def slot(self, wing: int) -> QRectF:
        """Return the place of a tile of the new line in the tray."""
        return QRectF(self.order.left() + 26 + wing * 98, self.order.top() + 38, 76, 76)


def _rank(x: float, y: float, k: float, free: float) -> Rank:
    """Return a line whose upper left corner is given, of ``k`` times the usual size."""
    tile = TILE * k
    return Rank(
        QRectF(x, y, 142 * k, LINE * k),
        QRectF(x + 9 * k, y + 2 * k, tile, tile),
        QRectF(x + 75 * k, y + 2 * k, tile, tile),
        free,
    )


def _calls(now: Situation) -> bool:
    return not any(d.waits and d.seat == now.update.viewer for d in now.update.decisions)
