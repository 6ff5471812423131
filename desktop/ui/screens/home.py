"""The home screen: boards hang from a beam, and below them lies what was left unfinished.

It is painted before games, content and schemas are imported: this module imports none of them.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QDateTime, QLocale, QRectF, QSizeF, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.core.message import message
from desktop.ui.paint import heraldry, letters, surfaces
from desktop.ui.paint.cache import Faces, smooth
from desktop.ui.paint.icons import draw_icon
from desktop.ui.screens.boards import AIR, board, crossbeam, players_of
from desktop.ui.table.sprite import Frame
from desktop.ui.text import say
from desktop.ui.theme import BODY, BOLD, DISPLAY, NORMAL, SEATS, TITLE, UI, Look, font
from desktop.ui.widgets.button import WoodButton
from desktop.ui.widgets.ground import Ground, frame_of
from desktop.ui.widgets.painted import Mood, PaintedButton

if TYPE_CHECKING:
    from desktop.catalogue import Game
    from desktop.match.save import Header

_TRAY = 128.0
_BEAM = 164.0
_MARGIN = 30.0


class HomePage(QWidget):
    """Where an evening begins.

    Parameters
    ----------
    look_at
        Gives the look for a scale of the window.
    """

    chosen = Signal(str)
    """The id of the game whose board was chosen."""

    resumed = Signal(object)
    """The path of the match to go on with."""

    opened = Signal()
    """A file is to be opened."""

    replays = Signal()
    """A finished match is to be played back."""

    rules_wanted = Signal()
    """The rules are to be shown."""

    settings_wanted = Signal()
    """The settings are to be shown."""

    workshop_wanted = Signal()
    """Decks are to be built."""

    scheme_toggled = Signal()

    def __init__(self, look_at: Callable[[float], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look_at = look_at
        self._ground = Ground(self._paint_ground)
        self._faces = Faces()
        self._games: tuple[Game, ...] = ()
        self._boards: list[PaintedButton] = []
        self._unfinished: tuple[Path, Header] | None = None
        self._sit = WoodButton(self._look, "", "primary", size=18, parent=self)
        self._open = WoodButton(self._look, "", "plain", "load", 18, self)
        self._replays = WoodButton(self._look, "", "plain", "fast-backward-button", 18, self)
        self._scheme = WoodButton(self._look, "", "plain", "sun", 18, self)
        self._rules = WoodButton(self._look, "", "plain", "open-book", 18, self)
        self._settings = WoodButton(self._look, "", "plain", "cog", 18, self)
        self._workshop = WoodButton(self._look, "", "plain", "card-pick", 18, self)
        self._sit.ground = "parchment"
        self._sit.clicked.connect(self._resume)
        self._open.clicked.connect(self.opened)
        self._replays.clicked.connect(self.replays)
        self._scheme.clicked.connect(self.scheme_toggled)
        self._rules.clicked.connect(self.rules_wanted)
        self._settings.clicked.connect(self.settings_wanted)
        self._workshop.clicked.connect(self.workshop_wanted)
        self._sit.hide()
        self._replays.hide()
        self.retranslate()

    # ------------------------------------------------------------------ what is shown

    def furnish(self, games: Sequence[Game], unfinished: tuple[Path, Header] | None, *, replays: bool = False) -> None:
        """Hang up a board for each of ``games``.

        Parameters
        ----------
        unfinished
            The match to go on with, and its first line.
        replays
            Whether there is a finished match to play back.
        """
        if tuple(games) != self._games:
            for old in self._boards:
                old.hide()
                old.deleteLater()
            self._games = tuple(games)
            self._boards = [self._hang(game) for game in self._games]
        self._unfinished = unfinished
        self._sit.setVisible(unfinished is not None)
        self._replays.setVisible(replays)
        self.retranslate()

    def retranslate(self) -> None:
        """Name and paint everything anew: language or scheme have changed."""
        light = self._look().is_light
        self.setAccessibleName("Meadhall")
        for game, button in zip(self._games, self._boards, strict=True):
            words = say(message("home.board", title=game.title, players=players_of(game), n=game.minutes))
            button.setAccessibleName(words)
        self._sit.label(say(message("home.sit")))
        if self._unfinished is not None:
            title, when, names = self._unfinished_words(self._unfinished[1])
            self._sit.setAccessibleName(say(message("home.sit-again", title=title, when=when, names=names)))
        self._open.setText(say(message("home.open-short")))
        self._open.setAccessibleName(say(message("home.open")))
        self._open.setToolTip(say(message("home.open")))
        self._replays.label(say(message("home.replays")))
        self._scheme.icon_name = "night-sky" if light else "sun"
        self._rules.label(say(message("home.rules")))
        self._settings.label(say(message("home.settings")))
        self._workshop.label(say(message("home.workshop")))
        self._scheme.setText(say(message("home.dark" if light else "home.light")))
        self._scheme.setAccessibleName(say(message("home.dark-long" if light else "home.light-long")))
        self._scheme.setToolTip(self._scheme.accessibleName())
        self._faces.clear()
        self._place()
        self.update()

    # ------------------------------------------------------------------ inside

    def _frame(self) -> Frame:
        return frame_of(self)

    def _look(self) -> Look:
        return self._look_at(self._frame().scale)

    def _resume(self) -> None:
        if self._unfinished is not None:
            self.resumed.emit(self._unfinished[0])

    def _hang(self, game: Game) -> PaintedButton:
        """Return the board of ``game``; its picture is kept, since it is made of many pieces."""

        def paint(p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
            lit = mood.focus or mood.over

            def draw(q: QPainter, its: Look, box: QRectF) -> None:
                board(q, its, box, game, lit=lit)

            size = QSizeF(round(r.width()), round(r.height()))
            sharp = self._frame().scale * self.devicePixelRatioF()
            picture = self._faces.face((game.id, lit), look, size, sharp, draw, AIR)
            p.drawPixmap(
                QRectF(r.left() - AIR, r.top() - AIR, r.width() + 2 * AIR, r.height() + 2 * AIR),
                picture,
                QRectF(picture.rect()),
            )

        button = PaintedButton(self._look, paint, air=AIR, ring=None, parent=self)
        button.clicked.connect(lambda: self.chosen.emit(game.id))
        button.show()
        return button

    def _shift(self, frame: Frame) -> float:
        """Return how far everything above the tray lies below its place in the reference window."""
        return (frame.height - 800) * 0.4

    def _sheet(self, frame: Frame) -> QRectF:
        return QRectF(_MARGIN, frame.height - 110, min(540.0, frame.width * 0.46), 90)

    def _place(self) -> None:
        frame = self._frame()
        s, count = frame.scale, len(self._boards)
        if count:
            gap = 15.0 if count > 4 else 28.0 if count > 3 else 52.0
            wide = min(276.0, (frame.width - 2 * _MARGIN - gap * (count - 1)) / count)
            high = min(416.0, wide * 1.8)
            left = (frame.width - wide * count - gap * (count - 1)) / 2
            top = _BEAM + 58 + self._shift(frame) + (416 - high) / 3
            for place, hung in enumerate(self._boards):
                hung.place(QRectF(left + place * (wide + gap), top, wide, high), s)
        sheet = self._sheet(frame)
        for button in (self._sit, self._open, self._replays, self._workshop, self._rules, self._settings, self._scheme):
            button.units = s
        w = min(150.0, self._sit.width_in_units())
        self._sit.place(QRectF(sheet.right() - w - 18, sheet.top() + 22, w, 46), s)
        finished = [self._replays] if self._replays.isVisibleTo(self) else []
        buttons = [self._open, *finished, self._workshop, self._rules, self._settings, self._scheme]
        across = -(-len(buttons) // 2)
        room = min(660.0, frame.width - sheet.right() - 2 * _MARGIN)
        wide = (room - 12 * (across - 1)) / across
        for at, button in enumerate(buttons):
            x = frame.width - _MARGIN - room + at % across * (wide + 12)
            button.place(QRectF(x, frame.height - 118 + at // across * 56, wide, 44), s)
        order = [*self._boards, self._sit, *buttons]
        for before, after in itertools.pairwise(order):
            QWidget.setTabOrder(before, after)

    def _unfinished_words(self, header: Header) -> tuple[str, str, str]:
        """Return title, time and names of the match that was left."""
        title = next((game.title for game in self._games if game.id == header.game), header.game)
        begun, locale = QDateTime.fromSecsSinceEpoch(header.begun), QLocale()
        days = begun.date().daysTo(QDate.currentDate())
        short = QLocale.FormatType.ShortFormat
        if days in (0, 1):
            key = "home.begun-yesterday" if days else "home.begun-today"
            when = say(message(key, when=locale.toString(begun.time(), short)))
        else:
            when = say(message("home.begun", when=locale.toString(begun.date(), short)))
        return title, when, ", ".join(player.name for player in header.players)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit everything to the window."""
        self._faces.clear()
        self._place()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on: to the match that waits, else to the first board."""
        if self._unfinished is not None:
            self._sit.setFocus(event.reason())
        elif self._boards:
            self._boards[0].setFocus(event.reason())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the hall, and what is written in it."""
        look, frame = self._look(), self._frame()
        self._ground.show(self, look)
        p = QPainter(self)
        smooth(p)
        p.scale(frame.scale, frame.scale)
        self._paint_words(p, look, frame)
        p.end()

    def _paint_ground(self, p: QPainter, look: Look, frame: Frame) -> None:
        surfaces.wall(p, look, QRectF(0, 0, frame.width + 1, frame.height + 1))
        down = self._shift(frame)
        title = font(look, DISPLAY, 94, BOLD)
        half = letters.width_of(title, "Meadhall") / 2
        mid = frame.width / 2
        rim = "#1a0d05"
        letters.text(
            p, look, QRectF(0, 22 + down, frame.width, 96), "Meadhall", title, look.brass_hi, letters.CENTRE,
            outline=rim, width=4,
        )  # fmt: skip
        for side in (1, -1):
            p.save()
            p.translate(mid, 0)
            p.scale(side, 1)
            draw_icon(p, "beer-horn", QRectF(-half - 98, 34 + down, 70, 72), look.brass, rim, 3)
            p.restore()
        crossbeam(p, look, QRectF(-10, _BEAM + down, frame.width + 20, 34))
        surfaces.tray(p, look, QRectF(0, frame.height - _TRAY, frame.width, _TRAY + 1))

    def _paint_words(self, p: QPainter, look: Look, frame: Frame) -> None:
        if self._games:
            words = say(message("home.tagline", n=len(self._games)))
            soft = font(look, BODY, 22, NORMAL, italic=True)
            letters.text(
                p,
                look,
                QRectF(0, 120 + self._shift(frame), frame.width, 28),
                words,
                soft,
                look.text_dim,
                letters.CENTRE,
            )
        if self._unfinished is not None:
            self._paint_sheet(p, look, frame, self._unfinished[1])
        elif self._games:
            words = say(message("home.choose"))
            soft = font(look, BODY, 20, NORMAL, italic=True)
            r = self._sheet(frame)
            letters.text(p, look, r.adjusted(6, -10, 0, 0), words, soft, look.text_dim)

    def _paint_sheet(self, p: QPainter, look: Look, frame: Frame, header: Header) -> None:
        """Paint the parchment of the match that was left."""
        r = self._sheet(frame)
        surfaces.sheet(p, look, r, 5, 31)
        pitch = 34.0 if len(header.players) < 5 else 20.0
        for place, player in enumerate(header.players):
            box = QRectF(r.left() + 18 + place * pitch, r.top() + 20, 42, 50)
            heraldry.shield(p, look, box, SEATS[player.shield % len(SEATS)])
        x = r.left() + 18 + pitch * (len(header.players) - 1) + 42 + 14
        room = r.right() - min(150.0, self._sit.width_in_units()) - 18 - 14 - x
        title, when, names = self._unfinished_words(header)
        head = say(message("home.continue", title=title))
        letters.text(p, look, QRectF(x, r.top() + 8, room, 30), head, font(look, TITLE, 21, BOLD), look.ink)
        small = font(look, UI, 15, NORMAL)
        letters.text(p, look, QRectF(x, r.top() + 36, room, 22), names, small, look.ink_soft, shrink=0.9)
        letters.text(p, look, QRectF(x, r.top() + 57, room, 22), when, small, look.ink_soft, shrink=0.9)
