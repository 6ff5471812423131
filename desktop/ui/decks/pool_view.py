"""The pool of 48, and which 36 of it are taken into a game: a click takes one more, a right click one fewer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from desktop.core.message import message
from desktop.games.ghour.deck import Counts
from desktop.ui.decks.faces import face_of
from desktop.ui.decks.library import Library
from desktop.ui.paint import letters, marks
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import tint
from desktop.ui.paint.ghour_pieces import emblem_card
from desktop.ui.paint.light import around, rounded, stroke
from desktop.ui.text import say
from desktop.ui.theme import BOLD, CREAM, INK, ON, UI, Look, font
from desktop.ui.widgets.ground import put

_WIDE, _HIGH = 48.0, 67.0
_PITCH = 90.0


class PoolView(QWidget):
    """Every card of a pool with how many of it are chosen.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    """

    changed = Signal(object)
    """The new choice, ids with counts."""

    def __init__(self, look: Callable[[], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._units = 1.0
        self._library: Library | None = None
        self._held: Counts = ()
        self.taken: dict[str, int] = {}
        self._at = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_pool(self, library: Library, held: Counts, taken: Counts) -> None:
        """Show the cards that are ``held``, of which ``taken`` are chosen."""
        self._library, self._held = library, held
        self.taken = dict(taken)
        self._at = min(self._at, max(0, len(held) - 1))
        self._tell()
        self.update()

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self._units = scale
        put(self, rect, scale)

    def step(self, at: int, by: int) -> None:
        """Take ``by`` copies more of the card at ``at``; after all of them comes none again."""
        card, most = self._held[at]
        now = self.taken.get(card, 0) + by
        now = 0 if now > most else most if now < 0 else now
        self.taken[card] = now
        self._tell()
        self.changed.emit(tuple((each, self.taken[each]) for each, _ in self._held if self.taken.get(each, 0)))
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take one more, or one fewer with the other button."""
        at = self._under(event.position())
        if at >= 0 and self.isEnabled():
            self._at = at
            self.step(at, -1 if event.button() == Qt.MouseButton.RightButton else 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go about with the arrows; + takes one more, − one fewer."""
        key = event.key()
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -self._columns(),
            Qt.Key.Key_Down: self._columns(),
        }
        if Qt.Key(key) in steps and self._held:
            self._at = max(0, min(len(self._held) - 1, self._at + steps[Qt.Key(key)]))
            self._tell()
            self.update()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self._held:
            self.step(self._at, 1)
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self._held:
            self.step(self._at, -1)
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Say what a card is called when one points at it."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self._library is not None:
            at = self._under(QPointF(event.pos()))
            words = self._library.name(self._held[at][0]) if at >= 0 else ""
            QToolTip.showText(event.globalPos(), words, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards, those that stay out paler, each with its numbers."""
        look = self._look()
        p = QPainter(self)
        smooth(p)
        p.scale(self._units, self._units)
        for at, (card, most) in enumerate(self._held):
            box = self._box(at)
            found = self._library.cards.get(card) if self._library is not None else None
            if found is None or self._library is None:
                continue
            place, _ = self._library.colours.get((found.set, found.colour), (0, None))
            taken = self.taken.get(card, 0)
            p.setOpacity(1.0 if taken else 0.45)
            emblem_card(p, look, box, face_of(found, "", place))
            p.setOpacity(1.0)
            tag = around(QPointF(box.center().x(), box.bottom() - 2), 44, 20)
            p.fillPath(rounded(tag, 10), tint("#150b06", 0.94))
            stroke(p, rounded(tag, 10), tint(ON.brass, 0.8), 1)
            words = f"{taken} / {most}"
            letters.text(p, look.at_floor(0), tag, words, font(look, UI, 13.5, BOLD), CREAM, letters.CENTRE)
            if at == self._at and self.hasFocus():
                marks.focus(p, look, rounded(box.adjusted(-1, -1, 1, 1), 4), ground="parchment")
                stroke(p, rounded(box, 4), INK, 1.5)
        p.end()

    # ------------------------------------------------------------------ inside

    def _columns(self) -> int:
        return max(1, int(self.width() / self._units // 53))

    def _box(self, at: int) -> QRectF:
        columns = self._columns()
        pitch = self.width() / self._units / columns
        rows = -(-len(self._held) // columns)
        down = min(_PITCH, (self.height() / self._units - _HIGH - 12) / max(1, rows - 1))
        return QRectF(at % columns * pitch + (pitch - _WIDE) / 2, 2 + at // columns * down, _WIDE, _HIGH)

    def _under(self, at: QPointF) -> int:
        point = at / self._units
        return next((place for place in reversed(range(len(self._held))) if self._box(place).contains(point)), -1)

    def _tell(self) -> None:
        if self._held and self._library is not None:
            card, most = self._held[self._at]
            name, taken = self._library.name(card), self.taken.get(card, 0)
            self.setAccessibleName(say(message("workshop.pool-card", name=name, taken=taken, held=most)))
