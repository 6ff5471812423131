"""Parts of the bar below a replay: whose eyes, the discs, the speeds."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QButtonGroup, QWidget

from desktop.core.message import message
from desktop.core.rules import Seat
from desktop.ui.paint import controls, heraldry, surfaces
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import around, rounded, stroke
from desktop.ui.text import say
from desktop.ui.theme import INK, Coat, Look
from desktop.ui.widgets.painted import Draw, Mood, PaintedButton

_OPEN, _MOVER = 100, 101
"""Ids of the buttons that stand for no seat; a group keeps the negative ones for itself."""


class Eyes(QObject):
    """The choice of whose eyes a match is watched with.

    Parameters
    ----------
    page
        The page the buttons lie on.
    look
        Gives the look; asked at every paint.
    """

    chosen = Signal()

    def __init__(self, page: QWidget, look: Callable[[], Look]) -> None:
        super().__init__(page)
        self._page = page
        self._look = look
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(lambda _: self.chosen.emit())
        self._names: tuple[str, ...] = ()
        self._buttons: list[PaintedButton] = []

    @property
    def seat(self) -> Seat | None:
        """The seat that was chosen; ``None`` for the open table."""
        chosen = self._group.checkedId()
        return Seat(chosen) if 0 <= chosen < _OPEN else None

    @property
    def follows(self) -> bool:
        """Whether the view goes round to whoever is to move."""
        return self._group.checkedId() == _MOVER

    def open(self, coats: tuple[Coat, ...], names: tuple[str, ...], *, all_seats: bool) -> None:
        """Offer the open table, and with ``all_seats`` every seat and whoever is to move."""
        for button in self._buttons:
            self._group.removeButton(button)
            button.hide()
            button.deleteLater()
        self._names = names
        self._buttons = [self._button(_OPEN, _icon("all-seeing-eye"))]
        if all_seats:
            self._buttons += [self._button(seat, _shield(coat)) for seat, coat in enumerate(coats)]
            self._buttons.append(self._button(_MOVER, _icon("cycle")))
        self._buttons[0].setChecked(True)
        self.retranslate()

    def buttons(self) -> tuple[PaintedButton, ...]:
        """Return the buttons from left to right."""
        return tuple(self._buttons)

    def choose(self, seat: Seat | None, *, follow: bool = False) -> None:
        """Choose a seat, the open table, or whoever is to move."""
        wanted = _MOVER if follow else _OPEN if seat is None else seat
        button = self._group.button(wanted)
        if button is not None:
            button.click()

    def retranslate(self) -> None:
        """Name the buttons anew."""
        for button in self._buttons:
            which = self._group.id(button)
            if which < _OPEN:
                button.name(say(message("replay.seat", name=self._names[which])))
            else:
                button.name(say(message("replay.table" if which == _OPEN else "replay.mover")))

    def place(self, x: float, y: float, scale: float) -> float:
        """Lay the buttons in a row from (x, y) on, in units, and return how wide it is."""
        pitch = 58.0 if len(self._buttons) < 7 else 46.0
        for place, button in enumerate(self._buttons):
            button.place(QRectF(x + place * pitch, y, pitch - 7, 62), scale)
        return pitch * len(self._buttons)

    def _button(self, which: int, draw: Draw) -> PaintedButton:
        button = PaintedButton(self._look, draw, air=7, parent=self._page)
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._group.addButton(button, which)
        button.show()
        return button


def _plate(p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
    """Paint the ground of one choice; the chosen one is rimmed and ticked."""
    path = rounded(r, 8)
    p.fillPath(path, tint("#ffcf6b", 0.20) if mood.on else tint("#000000", 0.06 if look.is_light else 0.22))
    if mood.over:
        p.fillPath(path, tint(look.brass, 0.18))
    stroke(p, path, look.rim if mood.on else tint(look.brass, 0.4), 2.4 if mood.on else 1.1)
    if mood.on:
        c = QPointF(r.right() - 5, r.top() + 4)
        p.setPen(tint("#ffe29a"))
        p.setBrush(tint(INK))
        p.drawEllipse(c, 8, 8)
        draw_icon(p, "check-mark", around(c, 10, 9), "#ffe29a")


def _shield(coat: Coat) -> Draw:
    def draw(p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
        _plate(p, look, r, mood)
        wide = min(36.0, r.width() - 10)
        heraldry.shield(p, look, around(r.center(), wide, wide * 1.17), coat)

    return draw


def _icon(name: str) -> Draw:
    def draw(p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
        _plate(p, look, r, mood)
        draw_icon(p, name, around(r.center(), min(34.0, r.width() - 10)), look.accent)

    return draw


def disc(icon: Callable[[], str], *, large: bool) -> Draw:
    """Return how a brass disc of the transport is painted; ``icon`` is asked at every paint."""

    def draw(p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
        c, radius = r.center(), r.width() / 2
        if not mood.usable:
            p.setOpacity(0.45)
        if mood.focus:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(tint(look.focus))
            p.drawEllipse(c, radius + 5, radius + 5)
        surfaces.metal_disc(p, look, c, radius, look.brass_hi if mood.over else None)
        draw_icon(p, icon(), around(c, 20.0 if large else 16.0), INK)
        p.setOpacity(1.0)

    return draw


def speed_plate(words: str) -> Draw:
    """Return how one of the speeds is painted."""

    def draw(p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
        controls.segments(p, look, r, [(None, words)], 0 if mood.on else -1, on_wood=True, size=17)

    return draw
