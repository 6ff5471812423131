"""The deck in piles by cost, as it lies on a table: a click looks at a card, a double-click takes it out."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QToolTip, QWidget

from desktop.core.message import message
from desktop.games.ghour.workshop.statistics import DEAREST
from desktop.ui.decks.art import RATIO, Art
from desktop.ui.decks.charts import Chart
from desktop.ui.decks.model import DeckModel
from desktop.ui.paint import letters, marks
from desktop.ui.paint.colour import tint
from desktop.ui.paint.light import around, rounded, stroke
from desktop.ui.text import say
from desktop.ui.theme import BOLD, CREAM, INK, ON, UI, Look, font


class PileView(Chart):
    """Piles beside each other, from what costs nothing to what costs most.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    deck
        The open deck.
    art
        The pictures.
    """

    wanted = Signal(str, int)
    """A card, and how many copies more or fewer."""

    shown = Signal(str)
    """The card that is to be seen large."""

    def __init__(self, look: Callable[[], Look], deck: DeckModel, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(look, deck, parent)
        self._art = art
        self.current = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def words(self) -> str:
        """Return every pile with its cards."""
        name = self.deck.library.name
        return "\n".join(
            f"{cost}: " + ", ".join(f"{n} × {name(card)}" for card, n in pile) for cost, pile in self._piles()
        )

    def _piles(self) -> list[tuple[int, list[tuple[str, int]]]]:
        """Return the piles; everything dear lies on the last one."""
        found: dict[int, list[tuple[str, int]]] = {}
        for cost, pile in self.deck.piles():
            found.setdefault(min(cost, DEAREST), []).extend(pile)
        return sorted(found.items())

    def boxes(self) -> list[tuple[str, int, QRectF, int]]:
        """Return every card with its copies, where it lies, and in which pile."""
        piles = self._piles()
        wide = self.width() / self.units
        high = self.height() / self.units - 26
        columns = max(5, len(piles))
        pitch = wide / columns
        size = min(50.0, pitch - 5)
        longest = max((len(pile) for _, pile in piles), default=1)
        step = min(size * RATIO + 4, (high - size * RATIO) / max(1, longest - 1))
        out = []
        for column, (_, pile) in enumerate(piles):
            for at, (card, count) in enumerate(pile):
                box = QRectF(column * pitch + (pitch - size) / 2, 24 + at * step, size, size * RATIO)
                out.append((card, count, box, column))
        return out

    def draw(self, p: QPainter, look: Look, r: QRectF) -> None:
        """Paint the piles, the cost above each."""
        piles = self._piles()
        boxes = self.boxes()
        pitch = r.width() / max(5, len(piles))
        head = font(look, UI, 15, BOLD)
        for column, (cost, pile) in enumerate(piles):
            words = f"{cost}+" if cost == DEAREST else str(cost)
            room = QRectF(column * pitch, 0, pitch, 20)
            letters.text(p, look, room, f"{words} ({sum(n for _, n in pile)})", head, look.ink_soft, letters.CENTRE)
        for card, count, box, _ in boxes:
            found = self.deck.library.cards.get(card)
            if found is None:
                continue
            self._art.emblem(p, look, box, found, self.units * self.devicePixelRatioF())
            tag = around(QPointF(box.right() - 9, box.top() + 10), 24, 18)
            p.fillPath(rounded(tag, 9), tint("#150b06", 0.92))
            stroke(p, rounded(tag, 9), tint(ON.brass, 0.8), 1)
            letters.text(p, look, tag, f"×{count}", font(look, UI, 13, BOLD), CREAM, letters.CENTRE)
        for card, _, box, _ in boxes:
            if card == self.current:
                stroke(p, rounded(box.adjusted(-2, -2, 2, 2), 5), INK, 2.2)
                if self.hasFocus():
                    marks.focus(p, look, rounded(box, 4), ground="parchment")

    def event(self, event: QEvent) -> bool:
        """Say what a card is called when one points at it."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            card = self._under(QPointF(event.pos()))
            QToolTip.showText(event.globalPos(), self.deck.library.name(card) if card else "", self)
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Look at a card."""
        self._choose(self._under(event.position()))

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take a copy out."""
        card = self._under(event.position())
        if card:
            self.wanted.emit(card, -1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go about with the arrows; + adds a copy, − and Delete take one out."""
        key, boxes = event.key(), self.boxes()
        at = next((place for place, each in enumerate(boxes) if each[0] == self.current), -1)
        if key in (Qt.Key.Key_Plus, Qt.Key.Key_Insert) and self.current:
            self.wanted.emit(self.current, 1)
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.current:
            self.wanted.emit(self.current, -1)
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up) and boxes:
            step = 1 if key == Qt.Key.Key_Down else -1
            self._choose(boxes[max(0, min(len(boxes) - 1, at + step))][0])
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right) and boxes:
            column = boxes[max(at, 0)][3] + (1 if key == Qt.Key.Key_Right else -1)
            beside = [each[0] for each in boxes if each[3] == column]
            self._choose(beside[0] if beside else self.current)
        else:
            super().keyPressEvent(event)

    def _choose(self, card: str) -> None:
        self.current = card
        if card:
            self.setAccessibleName(say(message("workshop.row", name=self.deck.library.name(card),
                                               amount=self.deck.count(card))))  # fmt: skip
            self.shown.emit(card)
        self.update()

    def _under(self, at: QPointF) -> str:
        point = at / self.units
        return next((card for card, _, box, _ in reversed(self.boxes()) if box.contains(point)), "")
