"""One seat at set-up: a parchment with shield, name, and who or what sits there."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QMouseEvent, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QWidget

from desktop.core.message import message
from desktop.ui.paint import heraldry, letters, surfaces
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import grown
from desktop.ui.text import say
from desktop.ui.theme import EXTRA, SEATS, TITLE, Look, font
from desktop.ui.widgets.fields import WoodField, WoodSelector
from desktop.ui.widgets.ground import put
from desktop.ui.widgets.painted import Mood, PaintedButton

LONGEST_NAME = 40
AIR = 14.0
"""Room around the parchment for its shadow."""


class Handle(PaintedButton):
    """The handle of a row: drag it, or press the arrows up and down."""

    dragged = Signal(float)
    """How far it was dragged down from where it was taken, in pixels."""

    dropped = Signal()
    stepped = Signal(int)
    """One row up (-1) or down (1)."""

    _from: QPointF | None = None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the row."""
        super().mousePressEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            self._from = event.globalPosition()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the row."""
        if self._from is not None:
            self.dragged.emit(event.globalPosition().y() - self._from.y())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the row go where it hangs."""
        super().mouseReleaseEvent(event)
        if self._from is not None:
            self._from = None
            self.dropped.emit()

    def keyPressEvent(self, event: object) -> None:
        """Move the row with the arrows."""
        key = event.key()  # type: ignore[attr-defined]
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.stepped.emit(-1 if key == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)  # type: ignore[arg-type]


class SeatRow(QWidget):
    """A row with real controls; the page that holds it knows the others.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    picks
        What a seat chooses, the ids of its names; empty if nothing.
    levels
        The computer players there are.
    """

    changed = Signal()
    removed = Signal()
    recoloured = Signal()
    """Another shield is wanted."""

    stepped = Signal(int)
    dragged = Signal(float)
    dropped = Signal()

    def __init__(
        self,
        look: Callable[[], Look],
        name: str,
        shield: int,
        picks: Iterable[tuple[str, str]],
        pick: str,
        levels: Iterable[str],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._picks = tuple(picks)
        self._pick = pick
        self._levels = tuple(levels)
        self._units = 1.0
        self.number = 1
        self.shield = shield
        self.handle = Handle(look, self._paint_handle, air=4, ground="parchment", parent=self)
        self.coat = PaintedButton(
            look, self._paint_shield, air=6, ring=lambda r: heraldry.shield_path(grown(r, 1)), ground="parchment",
            parent=self,
        )  # fmt: skip
        self.name = WoodField(look, parent=self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setText(name)
        self.kind = WoodSelector(look, parent=self)
        self.pick = WoodSelector(look, parent=self)
        self.bin = PaintedButton(look, self._paint_bin, air=4, ground="parchment", parent=self)
        self.pickable = bool(self._picks)
        self.kind.setVisible(bool(self._levels))
        self.pick.setVisible(self.pickable)
        self.handle.dragged.connect(self.dragged)
        self.handle.dropped.connect(self.dropped)
        self.handle.stepped.connect(self.stepped)
        self.coat.clicked.connect(self.recoloured)
        self.name.textChanged.connect(self.changed)
        self.kind.currentIndexChanged.connect(self.changed)
        self.pick.currentIndexChanged.connect(self.changed)
        self.bin.clicked.connect(self.removed)
        for keys, step in (("Alt+Up", -1), ("Alt+Down", 1)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda step=step: self.stepped.emit(step))
        self.retranslate()

    @property
    def player_name(self) -> str:
        """What was typed, without blanks around it."""
        return " ".join(self.name.text().split())

    @property
    def kind_of_player(self) -> str:
        """``"person"``, or the level of the computer player."""
        return self.kind.value() or "person"

    def controls(self) -> tuple[QWidget, ...]:
        """Return what takes the focus, in order."""
        return self.handle, self.coat, self.name, self.kind, self.pick, self.bin

    def retranslate(self) -> None:
        """Name everything anew: its number, its shield or the language have changed."""
        number = self.number
        coat = SEATS[self.shield]
        self.setAccessibleName(say(message("setup.row", number=number)))
        self.handle.name(say(message("setup.move")))
        called = say(message(f"setup.{coat.key}"))
        self.coat.name(say(message("setup.shield", number=number, coat=called)))
        self.name.setPlaceholderText(say(message("setup.name")))
        self.name.setAccessibleName(say(message("setup.name-of", number=number)))
        people = [("person", say(message("setup.person")))]
        self.kind.fill(people + [(level, say(message(f"setup.level-{level}"))) for level in self._levels])
        self.kind.setAccessibleName(say(message("setup.kind", number=number)))
        if self._picks:
            self.pick.fill([("", say(message(f"setup.lot-{self._pick}"))), *self._picks])
            self.pick.setAccessibleName(say(message(f"setup.pick-{self._pick}", number=number)))
        self.bin.name(say(message("setup.remove", number=number)))
        self.update()

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the page, and lay out what is on it."""
        self._units = scale
        put(self, rect, scale, AIR)
        h, mid = rect.height(), AIR + rect.height() / 2
        self.handle.place(QRectF(AIR + 7, mid - 22, 26, 44), scale)
        tall = min(63.0, h - 14)
        self.coat.place(QRectF(AIR + 60, mid - tall / 2, tall / 1.17, tall), scale)
        x, end = AIR + 136, AIR + rect.width() - 52
        wide = min(40.0, h - 14)
        shown = [(self.kind, 1.0)] if self._levels else []
        shown += [(self.pick, 1.0)] if self.pickable else []
        parts = 1.55 + sum(part for _, part in shown)
        unit = (end - x - 14 * (len(shown))) / parts
        most = 400.0
        self.name.place(QRectF(x, mid - wide / 2, min(most, unit * 1.55), wide), scale)
        x += min(most, unit * 1.55) + 14
        for field, part in shown:
            field.place(QRectF(x, mid - wide / 2, unit * part, wide), scale)
            x += unit * part + 14
        self.bin.place(QRectF(AIR + rect.width() - 42, mid - 16, 30, 32), scale)

    def changeEvent(self, event: QEvent) -> None:
        """Paint anew when it is switched on or off."""
        self.update()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the parchment and its number."""
        p = QPainter(self)
        smooth(p)
        p.scale(self._units, self._units)
        look = self._look()
        r = QRectF(AIR, AIR, self.width() / self._units - 2 * AIR, self.height() / self._units - 2 * AIR)
        surfaces.sheet(p, look, r, 6, 130 + self.shield)
        number = QRectF(r.left() + 33, r.top(), 26, r.height())
        letters.text(p, look, number, f"{self.number}.", font(look, TITLE, 20, EXTRA), look.ink_soft, letters.LEFT)
        p.end()

    # ------------------------------------------------------------------ pieces of the row

    def _paint_handle(self, p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(tint(look.ink if mood.over else look.ink_soft, 0.85))
        for across in (-4.0, 4.0):
            for down in (-10.0, 0.0, 10.0):
                p.drawEllipse(QPointF(r.center().x() + across, r.center().y() + down), 2.3, 2.3)

    def _paint_shield(self, p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
        heraldry.shield(p, look, grown(r, 1.5) if mood.over else r, SEATS[self.shield])

    def _paint_bin(self, p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
        if not mood.usable:
            return
        icon = grown(r, -5 if mood.over else -6)
        draw_icon(p, "trash-can", icon, look.bad_on_parchment if mood.over else look.ink_soft)
