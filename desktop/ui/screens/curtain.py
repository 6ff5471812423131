"""The curtain: nothing of the game is visible until the right player has taken the place in front."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.core.message import message
from desktop.core.rules import Seat
from desktop.ui.paint import heraldry, letters, surfaces
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import tint
from desktop.ui.paint.light import grown, rounded, stroke
from desktop.ui.table.sprite import Frame
from desktop.ui.text import say
from desktop.ui.theme import BODY, DEMI, DISPLAY, MEDIUM, NORMAL, UI, Coat, Look, font
from desktop.ui.widgets.button import AIR, WoodButton

WAIT = 400
"""Milliseconds until the button can be pressed: no click meant for the table lifts the curtain."""

MOST_NEWS = 6


class CurtainPage(QWidget):
    """An opaque page of its own; it knows a name, a shield, and what everybody saw.

    Parameters
    ----------
    look_at
        Gives the look for a scale of the window.
    """

    ready = Signal(object)
    """The :class:`Seat` whose player says: it is me, and nobody else is looking."""

    undone = Signal()
    """The player who acted last takes it back before anybody has looked."""

    home = Signal()

    def __init__(self, look_at: Callable[[float], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look_at = look_at
        self._seat = Seat(0)
        self._name = ""
        self._coat: Coat | None = None
        self._where = ""
        self._news: tuple[tuple[Coat | None, str], ...] = ()
        self._more = 0
        self._cloth: QPixmap | None = None
        self._button = WoodButton(self._look, "", "primary", "hand", 20, self)
        self._back = WoodButton(self._look, "", "plain", "anticlockwise-rotation", 16, self)
        self._leave = WoodButton(self._look, "", "plain", "exit-door", 16, self)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(WAIT)
        self._timer.timeout.connect(self._open)
        self._button.clicked.connect(lambda: self.ready.emit(self._seat))
        self._back.clicked.connect(self.undone)
        self._leave.clicked.connect(self.home)
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
        self._button.setText(say(message("curtain.ready", name=name)))
        self._button.setAccessibleName(self._button.text())
        self._back.setText(say(message("curtain.undo")))
        self._leave.setText(say(message("curtain.home")))
        self._back.setVisible(undo)
        self._button.setVisible(False)
        self.setAccessibleName(f"{say(message('curtain.turn'))} {name}. {say(message('curtain.alone', name=name))}")
        self._place()
        self._timer.start()
        self.setFocus()
        self.update()

    def _open(self) -> None:
        self._button.setVisible(True)
        if self.isVisible():
            self._button.setFocus()

    def _frame(self) -> Frame:
        return Frame.of(max(1, self.width()), max(1, self.height()))

    def _look(self) -> Look:
        return self._look_at(self._frame().scale)

    def _notice(self) -> QRectF:
        frame = self._frame()
        height = 404.0 + (0 if not self._news else 44 + 34 * len(self._news) + (24 if self._more else 0))
        width = 560.0
        top = max(70.0, (frame.height - height) / 2 - 34)
        return QRectF((frame.width - width) / 2, top, width, height)

    def _place(self) -> None:
        frame, notice = self._frame(), self._notice()
        s = frame.scale
        for button in (self._button, self._back, self._leave):
            button.units = s
            button.resize(button.sizeHint())
        mid = notice.center().x() * s
        self._button.move(round(mid - self._button.width() / 2), round((notice.bottom() - 90 - AIR) * s))
        low = round((notice.bottom() + 44) * s)
        low = min(low, round((frame.height - 60) * s))
        if self._back.isVisibleTo(self):
            self._back.move(round(mid - self._back.width()), low)
            self._leave.move(round(mid), low)
        else:
            self._leave.move(round(mid - self._leave.width() / 2), low)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Cut the cloth anew."""
        self._cloth = None
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does what the button does, once it is there."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self._timer.isActive():
            self.ready.emit(self._seat)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint cloth and notice."""
        frame, look = self._frame(), self._look()
        p = QPainter(self)
        smooth(p)
        p.drawPixmap(0, 0, self._woven(frame, look))
        p.scale(frame.scale, frame.scale)
        r = self._notice()
        surfaces.sheet(p, look, r, 6, 41, 14)
        stroke(p, rounded(grown(r, -14), 4), tint(look.ink_soft, 0.55), 1.4)
        stroke(p, rounded(grown(r, -18), 3), tint(look.ink_soft, 0.35), 0.8)
        mid = r.center().x()
        if self._coat is not None:
            heraldry.shield(p, look, QRectF(mid - 55, r.top() + 34, 110, 128), self._coat)
        soft = font(look, BODY, 21, NORMAL, italic=True)
        turn = say(message("curtain.turn"))
        letters.text(
            p, look, QRectF(r.left() + 30, r.top() + 172, r.width() - 60, 30), turn, soft, look.ink_soft, letters.CENTRE
        )
        big = font(look, DISPLAY, 46, DEMI)
        letters.text(
            p, look, QRectF(r.left() + 30, r.top() + 196, r.width() - 60, 56), self._name, big, look.ink, letters.CENTRE
        )
        surfaces.rule(p, look, r.left() + 90, r.right() - 90, r.top() + 262, look.ink_soft, 0.7)
        alone = say(message("curtain.alone", name=self._name))
        f = font(look, UI, 17, MEDIUM)
        letters.text(
            p, look, QRectF(r.left() + 40, r.top() + 270, r.width() - 80, 28), alone, f, look.ink_soft, letters.CENTRE
        )
        self._paint_news(p, look, r)
        where = QRectF(r.left() - 60, r.bottom() + 16, r.width() + 120, 26)
        letters.text(p, look, where, self._where, font(look, UI, 16, MEDIUM), tint("#f5e8cb", 0.85), letters.CENTRE)
        p.end()

    def _paint_news(self, p: QPainter, look: Look, r: QRectF) -> None:
        if not self._news:
            return
        y = r.top() + 304
        head = say(message("curtain.news"))
        letters.heading(p, look, QRectF(r.left() + 40, y, r.width() - 80, 26), head, letters.CENTRE, 18, look.ink)
        y += 36
        f = font(look, UI, 15, MEDIUM)
        for coat, words in self._news:
            if coat is not None:
                heraldry.shield(p, look, QRectF(r.left() + 44, y, 22, 26), coat)
            letters.text(p, look, QRectF(r.left() + 78, y, r.width() - 120, 26), words, f, look.ink, letters.LEFT)
            y += 34
        if self._more:
            more = say(message("curtain.more", n=self._more))
            soft = font(look, BODY, 15, NORMAL, italic=True)
            letters.text(
                p, look, QRectF(r.left() + 78, y - 4, r.width() - 120, 24), more, soft, look.ink_soft, letters.LEFT
            )

    def _woven(self, frame: Frame, look: Look) -> QPixmap:
        """Return the cloth, woven once for each size."""
        ratio = self.devicePixelRatioF()
        if self._cloth is None or self._cloth.devicePixelRatio() != ratio:
            cloth = QPixmap(round(self.width() * ratio), round(self.height() * ratio))
            cloth.setDevicePixelRatio(ratio)
            p = QPainter(cloth)
            smooth(p)
            p.scale(frame.scale, frame.scale)
            surfaces.curtain(p, look, QRectF(0, 0, frame.width + 1, frame.height + 1))
            p.end()
            self._cloth = cloth
        return self._cloth
