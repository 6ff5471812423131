"""The curtain: nothing of the game is visible until the right player has taken the place in front."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.core.message import message
from desktop.core.rules import Seat
from desktop.ui.paint import heraldry, letters, surfaces
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import tint
from desktop.ui.paint.light import grown, rounded, stroke
from desktop.ui.table.sprite import Frame
from desktop.ui.text import say
from desktop.ui.theme import BODY, DEMI, DISPLAY, MEDIUM, NORMAL, ON, UI, Coat, Look, font
from desktop.ui.widgets.button import WoodButton
from desktop.ui.widgets.ground import Ground, frame_of

WAIT = 400
"""Milliseconds until the button can be pressed: no click meant for the table lifts the curtain."""

MOST_NEWS = 5

_HEM = 116.0
"""How far the woven border reaches up from the lower edge."""
_ROW = 47.0


class CurtainPage(QWidget):
    """An opaque page of its own; it knows a name, a shield, and what everybody saw.

    Parameters
    ----------
    look_at
        Gives the look for a scale of the window.
    wait
        Milliseconds until the button appears.
    """

    ready = Signal(object)
    """The :class:`Seat` whose player says: it is me, and nobody else is looking."""

    undone = Signal()
    """The player who acted last takes it back before anybody has looked."""

    home = Signal()

    def __init__(self, look_at: Callable[[float], Look], parent: QWidget | None = None, *, wait: int = WAIT) -> None:
        super().__init__(parent)
        self._look_at = look_at
        self._seat = Seat(0)
        self._name = ""
        self._coat: Coat | None = None
        self._where = ""
        self._news: tuple[tuple[Coat | None, str], ...] = ()
        self._more = 0
        self._undo = False
        self._cloth = Ground(_hang)
        self._button = WoodButton(self._look, "", "primary", "hand", 20, self)
        self._back = WoodButton(self._look, "", "plain", "anticlockwise-rotation", 16, self)
        self._leave = WoodButton(self._look, "", "plain", "exit-door", 16, self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(wait)
        self._timer.timeout.connect(self._open)
        self._button.clicked.connect(self._come)
        self._back.clicked.connect(self.undone)
        self._leave.clicked.connect(self.home)
        self._button.ground = "parchment"
        self._button.hide()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def call(
        self,
        seat: Seat,
        name: str,
        coat: Coat,
        where: str,
        news: Sequence[tuple[Coat | None, str]],
        *,
        undo: bool,
    ) -> None:
        """Hang the curtain for the player at ``seat``.

        Parameters
        ----------
        where
            Game and step; nothing of the state.
        news
            What happened since the player last looked, as everybody saw it, oldest first.
        undo
            Whether the one who acted last may still take it back.
        """
        self._seat, self._name, self._coat, self._where = seat, name, coat, where
        self._more = max(0, len(news) - MOST_NEWS)
        self._news = tuple(news[-MOST_NEWS:])
        self._undo = undo
        self._button.setVisible(False)
        self.retranslate()
        self._timer.start()
        self.setFocus()

    def retranslate(self) -> None:
        """Name and paint everything anew: language or scheme have changed."""
        self._button.label(say(message("curtain.ready", name=self._name)))
        self._back.label(say(message("curtain.undo")))
        self._leave.label(say(message("curtain.home")))
        self._back.setVisible(self._undo)
        self.setAccessibleName(f"{self._turn()}: {self._name}. {self._alone()}")
        heard = [words for _, words in self._news]
        self.setAccessibleDescription("\n".join([say(message("curtain.news")), *heard]) if heard else "")
        self._cloth.forget()
        self._place()
        self.update()

    # ------------------------------------------------------------------ inside

    def _turn(self) -> str:
        return say(message("curtain.turn"))

    def _alone(self) -> str:
        return say(message("curtain.alone", name=self._name))

    def _open(self) -> None:
        self._button.setVisible(True)
        if self.isVisible() and (self.hasFocus() or self.focusWidget() is None):
            self._button.setFocus()

    def _come(self) -> None:
        if not self._timer.isActive():
            self.ready.emit(self._seat)

    def _frame(self) -> Frame:
        return frame_of(self)

    def _look(self) -> Look:
        return self._look_at(self._frame().scale)

    def _notice(self) -> QRectF:
        """Return the parchment: narrow and tall around a shield, or wide where there are news."""
        frame = self._frame()
        lines = len(self._news) + (0.6 if self._more else 0)
        width, height = (740.0, 262.0 + _ROW * lines) if self._news else (540.0, 430.0)
        free = frame.height - 62 - _HEM - 96
        return QRectF((frame.width - width) / 2, 62 + max(12.0, (free - height) / 2), width, height)

    def _place(self) -> None:
        frame, r = self._frame(), self._notice()
        s = frame.scale
        for button in (self._button, self._back, self._leave):
            button.units = s
        wide = min(max(240.0, self._button.width_in_units() + 8), r.width() - 70)
        x = r.right() - 38 - wide if self._news else r.center().x() - wide / 2
        self._button.place(QRectF(x, r.bottom() - 82, wide, 54), s)
        row = [self._back, self._leave] if self._undo else [self._leave]
        widths = [max(130.0, button.width_in_units()) for button in row]
        x = frame.width / 2 - (sum(widths) + 16 * (len(row) - 1)) / 2
        y = min(r.bottom() + 50, frame.height - 60)
        for button, width in zip(row, widths, strict=True):
            button.place(QRectF(x, y, width, 44), s)
            x += width + 16
        QWidget.setTabOrder(self._button, self._back)
        QWidget.setTabOrder(self._back, self._leave)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the cloth anew."""
        self._place()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on to the button, once it is there."""
        if self._button.isVisible():
            self._button.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does what the button does, once it is there."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._come()
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------------ paint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint cloth and notice."""
        frame, look = self._frame(), self._look()
        self._cloth.show(self, look)
        p = QPainter(self)
        smooth(p)
        p.scale(frame.scale, frame.scale)
        r = self._notice()
        surfaces.sheet(p, look, r, 6, 41, 14)
        stroke(p, rounded(grown(r, -14), 4), tint(look.ink_soft, 0.55), 1.4)
        stroke(p, rounded(grown(r, -18), 3), tint(look.ink_soft, 0.35), 0.8)
        surfaces.metal_disc(p, look, QPointF(r.center().x(), r.top() + 8), 12, look.iron_hi, "#e0d8cc", "#2c2825")
        if self._news:
            self._paint_news(p, look, r)
        else:
            self._paint_call(p, look, r)
        where = QRectF(40, r.bottom() + 18, frame.width - 80, 26)
        letters.text(p, look, where, self._where, font(look, UI, 16, MEDIUM), ON.text, letters.CENTRE)
        p.end()

    def _paint_call(self, p: QPainter, look: Look, r: QRectF) -> None:
        """Write whose turn it is, below a large shield."""
        mid, left, width = r.center().x(), r.left() + 34, r.width() - 68
        if self._coat is not None:
            heraldry.shield(p, look, QRectF(mid - 64, r.top() + 44, 128, 150), self._coat)
        soft = font(look, BODY, 21, NORMAL, italic=True)
        turn = QRectF(left, r.top() + 206, width, 30)
        letters.text(p, look, turn, self._turn(), soft, look.ink_soft, letters.CENTRE)
        big = font(look, DISPLAY, 46, DEMI)
        letters.text(
            p, look, QRectF(left, r.top() + 234, width, 58), self._name, big, look.ink, letters.CENTRE, shrink=0.55
        )
        surfaces.rule(p, look, r.left() + 90, r.right() - 90, r.top() + 300, look.ink_soft, 0.7)
        alone = QRectF(left, r.top() + 306, width, 36)
        f = font(look, UI, 17, MEDIUM)
        letters.text(p, look, alone, self._alone(), f, look.ink_soft, letters.CENTRE, wrap=True)

    def _paint_news(self, p: QPainter, look: Look, r: QRectF) -> None:
        """Write whose turn it is, and what happened since."""
        left, right = r.left() + 38, r.right() - 38
        if self._coat is not None:
            heraldry.shield(p, look, QRectF(left, r.top() + 32, 62, 73), self._coat)
        x = left + 84
        soft = font(look, BODY, 18, NORMAL, italic=True)
        turn = QRectF(x, r.top() + 28, right - x, 26)
        letters.text(p, look, turn, self._turn(), soft, look.ink_soft)
        big = font(look, DISPLAY, 40, DEMI)
        letters.text(p, look, QRectF(x, r.top() + 52, right - x, 50), self._name, big, look.ink, shrink=0.55)
        surfaces.rule(p, look, left, right, r.top() + 118, look.ink_soft, 0.6)
        head = QRectF(left, r.top() + 128, right - left, 26)
        letters.heading(p, look, head, say(message("curtain.news")), letters.LEFT, 19, look.ink)
        y = r.top() + 160
        if self._more:
            more = say(message("curtain.more", n=self._more))
            small = font(look, BODY, 16, NORMAL, italic=True)
            letters.text(p, look, QRectF(left + 48, y, right - left - 48, 26), more, small, look.ink_soft)
            y += _ROW * 0.6
        f = font(look, UI, 16.5, MEDIUM)
        for place, (coat, words) in enumerate(self._news):
            if place:
                p.fillRect(QRectF(left + 48, y, right - left - 48, 1), tint(look.ink_soft, 0.25))
            if coat is not None:
                heraldry.shield(p, look, QRectF(left + 4, y + 6, 30, 36), coat)
            row = QRectF(left + 48, y + 2, right - left - 48, _ROW - 3)
            letters.text(p, look, row, words, f, look.ink, wrap=True, shrink=0.85)
            y += _ROW
        button = self._button.geometry().left() / self._frame().scale
        alone = QRectF(left, r.bottom() - 84, button - left - 4, 58)
        note = font(look, BODY, 16.5, NORMAL, italic=True)
        letters.text(p, look, alone, self._alone(), note, look.ink_soft, wrap=True)


def _hang(p: QPainter, look: Look, frame: Frame) -> None:
    """Paint the cloth over the whole page."""
    surfaces.curtain(p, look, QRectF(0, 0, frame.width + 1, frame.height + 1))
