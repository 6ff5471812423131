"""Where things lie on the table of Ghour, in units (art direction §7)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from desktop.games.ghour import actions as a
from desktop.games.ghour.observation import Observation
from desktop.ui.games.ghour.book import Book
from desktop.ui.paint.ghour_field import SLOT
from desktop.ui.paint.light import around
from desktop.ui.table.furniture import TRAY
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key
from desktop.ui.text import spoken

SWORDS: Key = ("swords",)
"""The token that announces an attack: dragged to whom it is against."""

LEFT = 10.0
GAP = 4.0
TALL = 88 / 63
"""Height of a card of width 1."""

MOST_ROWS = 5
MINI_SLOT = 33.0
FULL_SLOT = 106.0
"""From this side a slot holds a compact card; a smaller one an emblem card with its ticket."""
SQUARE = 88.0
"""Where not even this side is left, cards lie as tiles: wide, with name and values beside a small emblem card."""
TILE = (150.0, 86.0)
"""No tile is larger."""
READABLE = (112.0, 62.0)
"""A tile of this size shows everything; a smaller one shortens the name."""


class Room:
    """The places in this window.

    Attributes
    ----------
    near, foe
        Whose Field lies at the front, and whose above it.
    foes
        The other players, clockwise from the near one.
    upper, lower
        The cloths of ``foe`` and ``near``.
    strip
        The piles of the open foe, where the left column is taken by the order of the day.
    left, right
        The columns beside them.
    lines
        In how many rows the cards of each laid-out Field lie, by seat.
    uids
        The cards that lie on each Field.
    spoken
        The language that is spoken.
    mine, eager
        Whether the question is put to a person at this very view, and what glows by itself.
    """

    def __init__(self, now: Situation, book: Book) -> None:
        self.seen: Observation = now.seen
        self.book = book
        self.width, self.height = now.frame.width, now.frame.height
        self.small = now.frame.small
        seats = len(self.seen.players)
        self.near = _near(now)
        self.foes = tuple((self.near + step) % seats for step in range(1, seats))
        self.foe = self._open(now)
        self.tabbed = seats > 2
        self.tray = self.height - TRAY
        column = 160.0 if self.small else 176.0
        side = 170.0 if self.small else 188.0
        x, end = LEFT + column + 10, self.width - side - 12
        self.left = QRectF(LEFT, 58, column, self.tray - 34 - 58)
        self.right = QRectF(end, 58, side, self.left.height())
        end -= 12
        whole = self.left.height() - 8
        above = (276 if self.tabbed else 252) / 526 * whole
        self.upper = QRectF(x, 58, end - x, above)
        self.lower = QRectF(x, 66 + above, end - x, whole - above)
        self.tabs: tuple[QRectF, ...] = ()
        if self.tabbed:
            wide = (self.upper.width() - 4) / len(self.foes)
            self.tabs = tuple(QRectF(x + 2 + at * wide, 58, wide - 5, 100) for at in range(len(self.foes)))
            self.upper.setTop(152)
        self.strip = QRectF(self.upper.right() - 94, self.upper.top() + 10, 88, self.upper.height() - 18)
        self.hand = QRectF(242, self.height - 152, self.width - 242 - 292, 140)
        self.buttons = QRectF(self.width - 280, self.height - 138, 258, 118)
        self.mine = now.mine
        self.spoken = spoken()
        self.eager = now.targets if now.chosen or not self.mine else eager(now)
        uids = self.uids = tuple(tuple([card.unit.uid for card in player.field]) for player in self.seen.players)
        # a table is drawn many times while the same cards lie there
        places = ("places", self.width, self.height, self.near, self.foe, uids)
        self._slots, self.lines = book.once(places, lambda: self._lay(uids))

    def slot(self, uid: int) -> QRectF:
        """Return where the card ``uid`` lies; a miniature's place for a Field that is not laid out."""
        return self._slots[uid]

    def open(self, seat: int) -> bool:
        """Return whether the Field of ``seat`` is laid out."""
        return seat in (self.near, self.foe)

    def cloth(self, seat: int) -> QRectF:
        """Return the cloth of a Field that is laid out."""
        return self.lower if seat == self.near else self.upper

    def point(self, uid: int) -> QPointF:
        """Return the middle of the card ``uid``, or of the table if it is gone."""
        slot = self._slots.get(uid)
        return slot.center() if slot is not None else QPointF(self.lower.center().x(), self.lower.top())

    def bill(self) -> QRectF:
        """Return where parchments lie over the foe's cards."""
        return QRectF(self.upper.left(), 54, self.upper.width(), self.upper.bottom() + 5 - 54)

    def large(self) -> float:
        """Return the width of a card in full: beside the table and on the bill the same, so that it is painted once."""
        return min(self.right.width(), (self.bill().height() - 12) / TALL)

    def area(self, seat: int) -> QRectF:
        """Return the part of a cloth where cards lie."""
        cloth = self.cloth(seat)
        if seat == self.near:
            return cloth.adjusted(8, 12, -8, -34)
        return cloth.adjusted(8, 16, -98, -10) if self.tabbed else cloth.adjusted(8, 34, -8, -10)

    def below(self, slot: QRectF, *, by: float = 34) -> bool:
        """Return whether there is cloth free below the card in ``slot``."""
        seat = self.near if self.lower.contains(slot.center()) else self.foe
        cloth = self.cloth(seat)
        return cloth.contains(slot.center()) and self.lines.get(seat, 1) == 1 and slot.bottom() + by <= cloth.bottom()

    def backs(self) -> tuple[float, float]:
        """Return the middle of the first back of the foe's hand, and how far the next ones lie from it."""
        cards = self.seen.players[self.foe].cards
        pitch = min(42.0, 360 / max(1, cards))
        return self.upper.center().x() + 120 - (cards - 1) / 2 * pitch, pitch

    def _lay(self, uids: tuple[tuple[int, ...], ...]) -> tuple[dict[int, QRectF], dict[int, int]]:
        """Return where every card lies, and in how many rows those of each laid-out Field."""
        self.lines = {}
        slots: dict[int, QRectF] = {}
        for seat in (self.near, self.foe):
            slots.update(zip(uids[seat], self._grid(seat, len(uids[seat])), strict=True))
        for seat, tab in zip(self.foes, self.tabs, strict=False):
            if seat != self.foe:
                slots.update(_miniatures(tab, uids[seat]))
        return slots, self.lines

    def _grid(self, seat: int, count: int) -> list[QRectF]:
        """Return ``count`` slots as large as they can be, in one row or several: squares, in a crowd tiles."""
        if not count:
            return []
        area = self.area(seat)
        side, rows = _squares(area, count)
        size = (side, side)
        if side < SQUARE:
            size, rows = _tiles(area, count)
        across = -(-count // rows)
        self.lines[seat] = rows
        pitch = min(size[0] + GAP + 8, area.width() / across)
        step = size[1] + 6
        top = area.center().y() - (rows * step - 6) / 2
        out = []
        for at in range(count):
            row, column = divmod(at, across)
            here = min(across, count - row * across)
            x = area.center().x() - (here * pitch) / 2 + column * pitch + (pitch - size[0]) / 2
            out.append(QRectF(x, top + row * step, *size))
        return out

    def _open(self, now: Situation) -> int:
        """Return whose Field lies above: of whom the attack is, else whom the viewer turned to."""
        seen = self.seen
        whom, _, target = now.turned_to("foe").partition("@")
        if whom and int(whom) != self.near and target == attack_mark(seen):
            return int(whom)
        fight, question = seen.fight, seen.question
        wanted = -1
        if fight is not None:
            wanted = fight.defender if fight.attacker == self.near else fight.attacker
            if self.near not in (fight.attacker, fight.defender):
                wanted = fight.defender
        elif question.kind == "declare":
            wanted = question.left if question.seat == self.near else question.seat
        elif seen.standing:
            first = seen.standing[-1]
            wanted = first.against if first.seat == self.near else first.seat
        if wanted in self.foes:
            return wanted
        if whom and int(whom) in self.foes:
            return int(whom)
        living = [seat for seat in self.foes if not seen.players[seat].out]
        return (living or list(self.foes))[0]


def _miniatures(tab: QRectF, uids: tuple[int, ...]) -> dict[int, QRectF]:
    """Return where the miniatures of a Field lie on its tab; many of them lie closer."""
    pitch = min(36.0, (tab.width() - 40) / max(1, len(uids)))
    return {uid: around(QPointF(tab.left() + 26 + at * pitch, tab.top() + 74), 33) for at, uid in enumerate(uids)}


def tiled(slot: QRectF) -> bool:
    """Return whether a card in ``slot`` lies as a tile."""
    return slot.width() > slot.height() + 1


def _squares(area: QRectF, count: int) -> tuple[float, int]:
    """Return the side of the largest squares of which ``count`` find room, and in how many rows."""
    best, rows = 0.0, 1
    for lines in range(1, MOST_ROWS + 1):
        across = -(-count // lines)
        side = min(SLOT, area.width() / across - GAP, (area.height() - 6 * (lines - 1)) / lines)
        if side > best + 0.01:
            best, rows = side, lines
    return best, rows


def _tiles(area: QRectF, count: int) -> tuple[tuple[float, float], int]:
    """Return the size of the tiles on which most can be read, and in how many rows they lie."""
    best: tuple[float, float, tuple[float, float], int] = (-1.0, 0.0, (0.0, 0.0), 1)
    for lines in range(1, MOST_ROWS + 2):
        wide = min(TILE[0], area.width() / -(-count // lines) - GAP)
        high = min(TILE[1], (area.height() - 6 * (lines - 1)) / lines, wide - 2)
        shown = min(1.0, wide / READABLE[0]) * min(1.0, high / READABLE[1])
        best = max(best, (shown, wide * high, (wide, high), lines))
    return best[2], best[3]


def attack_mark(seen: Observation) -> str:
    """Return which attack goes on, so that turning to another Field holds for this one only."""
    if seen.fight is not None:
        return str(seen.fight.target)
    return f"d{seen.question.left}" if seen.question.kind == "declare" else f"a{len(seen.standing)}"


def eager(now: Situation) -> frozenset[Key]:
    """Return the pieces that glow by themselves: what can be played or used, not all that could recruit."""
    question = now.question
    if question is None or not any(isinstance(option, a.Pass | a.Let | a.Refrain) for option in question.options[:1]):
        return now.sources
    found: set[Key] = set()
    for option in question.options:
        match option:
            case a.Play(card=card) | a.Cast(card=card):
                found.update(("hand", card, copy) for copy in range(3))
            case a.Use(unit=uid) | a.Ripe(unit=uid) | a.Bribe(unit=uid):
                found.add(("unit", uid))
            case a.Explode(unit=uid) | a.Shift(unit=uid) | a.Wind(unit=uid):
                found.add(("unit", uid))
            case a.Announce():
                found.add(SWORDS)
    return frozenset(found)


def _near(now: Situation) -> int:
    """Return who sits at the front: the viewer, at the open table whoever is asked, or who is attacked."""
    if now.update.viewer is not None:
        return int(now.update.viewer)
    question, fight = now.question, now.seen.fight
    if fight is not None and (question is None or question.seat not in (fight.attacker, fight.defender)):
        return int(fight.defender)
    if question is not None:
        return int(question.seat)
    return int(now.update.awaited[0]) if now.update.awaited else 0
