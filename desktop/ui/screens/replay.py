"""The replay viewer: the table as it stood after each answer, and a bar to move through time."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from desktop import catalogue
from desktop.catalogue import Game
from desktop.core.message import message
from desktop.core.rules import Seat
from desktop.match.match import Match
from desktop.match.record import open_save
from desktop.match.save import Player
from desktop.ui.paint import letters, surfaces
from desktop.ui.screens.replay_bar import Eyes, disc, speed_plate
from desktop.ui.screens.replay_table import PastTable
from desktop.ui.sitting import rules_for
from desktop.ui.table.director import Director
from desktop.ui.table.scene import TableScene
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Frame
from desktop.ui.table.view import TableView
from desktop.ui.text import say
from desktop.ui.theme import BODY, NORMAL, SMALLEST, Look, font
from desktop.ui.widgets.button import WoodButton
from desktop.ui.widgets.ground import Ground, frame_of
from desktop.ui.widgets.painted import PaintedButton
from desktop.ui.widgets.timeline import TimeLine

BAR = 148.0
"""The height of the bar below the table, in units."""

STEP = 1100
"""Milliseconds from one answer to the next at speed 1."""

SPEEDS = (("½", 0.5), ("1", 1.0), ("2", 2.0), ("4", 4.0))


class ReplayPage(QWidget):
    """Plays a saved match back at its own table.

    Parameters
    ----------
    look_at
        Gives the look for a scale of the window.

    Attributes
    ----------
    animated
        Whether pieces fly; off for those who want less motion.
    """

    left = Signal()

    def __init__(self, look_at: Callable[[float], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look_at = look_at
        self._ground = Ground(self._paint_ground)
        self._past: PastTable | None = None
        self._shown_to: Seat | None = None
        self._at = 0
        self._times = 1.0
        self.animated = True
        self.scene = TableScene()
        self.view = TableView(self.scene)
        self.view.setParent(self)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.view.locked = True
        self.view.resized.connect(self.draw)
        self.view.zoomed.connect(self.draw)
        self.director = Director(self.scene, self)
        self.line = TimeLine(self._look, self)
        self.line.valueChanged.connect(self.go)
        self.eyes = Eyes(self, self._look)
        self.eyes.chosen.connect(self._look_through)
        self._buttons = {name: self._button(name) for name in ("first", "previous", "play", "next", "last")}
        self._speeds = QButtonGroup(self)
        self._speed_buttons = [self._speed_button(words, times) for words, times in SPEEDS]
        self._leave = WoodButton(self._look, "", "plain", "cancel", 16, self)
        self._leave.clicked.connect(self._go_away)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)

    # ------------------------------------------------------------------ what is played

    def open(self, path: Path) -> None:
        """Play the match saved at ``path`` back.

        Raises
        ------
        desktop.match.save.SaveError
            With one sentence, if the save cannot be used.
        """
        opened = open_save(path, rules_for)
        game = catalogue.game(opened.header.game)
        assert game is not None  # open_save has found its rules
        self.play(game, opened.match, opened.header.players)

    def play(self, game: Game, match: Match, players: tuple[Player, ...]) -> None:
        """Play ``match`` back from its beginning."""
        self._timer.stop()
        self.director.finish()
        self.scene.wipe()
        past = self._past = PastTable(game, match, players)
        self._at = 0
        self._shown_to = None
        blocked = self.line.blockSignals(True)
        self.line.lay(past.actors())
        self.line.setValue(0)
        self.line.blockSignals(blocked)
        self.eyes.open(past.coats, past.names.players, all_seats=past.replay.over)
        self.retranslate()

    def go(self, at: int) -> None:
        """Show the table after ``at`` answers; one answer on, its pieces fly."""
        past = self._past
        if past is None:
            return
        at = max(0, min(at, past.replay.length))
        on = at == self._at + 1
        self._at = at
        if self.line.value() != at:
            self.line.setValue(at)  # comes back here, with nothing left to do
        self._mark()
        self.draw()
        if on and self.animated and self.isVisible():
            self._fly(past)
        if at == past.replay.length:
            self.stop()
        self.update()

    def start(self) -> None:
        """Play on by itself; from the beginning if it is at its end."""
        if not self._length():
            return
        if self._at == self._length():
            self.go(0)
        self._timer.start(round(STEP / self._times))
        self._mark()

    def stop(self) -> None:
        """Stand still."""
        self._timer.stop()
        self._mark()

    @property
    def playing(self) -> bool:
        """Whether it plays by itself."""
        return self._timer.isActive()

    @property
    def viewer(self) -> Seat | None:
        """Through whose eyes the table is seen."""
        if self._past is None or not self.eyes.follows:
            return self.eyes.seat
        replay = self._past.replay
        awaited = replay.awaited(self._at)
        return awaited[0] if awaited else replay.actor(self._at)

    def retranslate(self) -> None:
        """Name and paint everything anew: language or scheme have changed."""
        self.setAccessibleName(say(message("replay.title")))
        self.line.setAccessibleName(say(message("replay.line")))
        self.eyes.retranslate()
        for button, (words, _) in zip(self._speed_buttons, SPEEDS, strict=True):
            button.name(say(message("replay.times", times=words)))
        self._leave.label(say(message("replay.leave")))
        self._ground.forget()
        self._mark()
        self._place()
        self.scene.wipe()
        self.draw()
        self.update()

    # ------------------------------------------------------------------ the table

    def draw(self) -> None:
        """Draw the table as it stood."""
        past = self._past
        if past is None:
            return
        self.director.finish()
        viewer = self.viewer
        if viewer != self._shown_to:
            self.scene.wipe()
            self._shown_to = viewer
        now = self._now(past)
        resolution = now.frame.scale * self.view.devicePixelRatioF() * min(self.view.zoom, 3.0)
        self.scene.show(past.sprites(self._at, now), now.look, resolution)

    def _now(self, past: PastTable) -> Situation:
        frame = self.view.frame()
        look = self._look_at(frame.scale)
        # the table is drawn smaller than the window: its letters stay as large as elsewhere
        floor = SMALLEST / max(0.68, min(1.0, frame.scale))
        return past.situation(self._at, self.viewer, look.at_floor(max(look.floor, floor)), frame)

    def _fly(self, past: PastTable) -> None:
        self.director.speed = self._times
        self.director.play(past.flights(self._at, self._now(past)))

    # ------------------------------------------------------------------ the bar

    def _button(self, name: str) -> PaintedButton:
        button = PaintedButton(
            self._look,
            disc(lambda: self._icon(name), large=name == "play"),
            air=8,
            ring=None,
            parent=self,
        )
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self._press(name))
        return button

    def _icon(self, name: str) -> str:
        icons = {
            "first": "fast-backward-button",
            "previous": "previous-button",
            "next": "next-button",
            "last": "fast-forward-button",
        }
        return icons.get(name, "pause-button" if self.playing else "play-button")

    def _press(self, name: str) -> None:
        if name == "play":
            self.stop() if self.playing else self.start()
            return
        self.stop()
        self.go({"first": 0, "previous": self._at - 1, "next": self._at + 1, "last": self._length()}[name])

    def _speed_button(self, words: str, times: float) -> PaintedButton:
        button = PaintedButton(self._look, speed_plate(words), air=6, parent=self)
        button.setCheckable(True)
        button.setChecked(times == self._times)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(lambda: self._go_at(times))
        self._speeds.addButton(button)
        return button

    def _go_at(self, times: float) -> None:
        self._times = times
        if self.playing:
            self._timer.start(round(STEP / times))

    def _look_through(self) -> None:
        self.draw()
        self.update()

    def _tick(self) -> None:
        self.go(self._at + 1)

    def _go_away(self) -> None:
        self.stop()
        self.director.finish()
        self.left.emit()

    def _mark(self) -> None:
        """Let the buttons say what they do now."""
        length = self._length()
        for name, button in self._buttons.items():
            word = "pause" if name == "play" and self.playing else name
            button.name(say(message(f"replay.{word}")))
            back = name in ("first", "previous")
            button.setEnabled(bool(length) and (name == "play" or (self._at > 0 if back else self._at < length)))
            button.update()

    def _length(self) -> int:
        return 0 if self._past is None else self._past.replay.length

    def _frame(self) -> Frame:
        return frame_of(self)

    def _look(self) -> Look:
        return self._look_at(self._frame().scale)

    def _place(self) -> None:
        frame = self._frame()
        s, top = frame.scale, frame.height - BAR
        self.view.setGeometry(0, 0, self.width(), round(top * s))
        wide = self.eyes.place(30, top + 42, s)
        x0 = 30 + max(wide, 200.0) + 34
        x1 = frame.width - 276
        self.line.place(QRectF(x0, top + 14, x1 - x0, 58), s)
        mid, pitch = (x0 + x1) / 2, min(75.0, (x1 - x0) / 6)
        for place, button in enumerate(self._buttons.values()):
            radius = 22.0 if place == 2 else 18.0
            c = mid + (place - 2) * pitch
            button.place(QRectF(c - radius, top + 110 - radius, 2 * radius, 2 * radius), s)
        for place, button in enumerate(self._speed_buttons):
            button.place(QRectF(frame.width - 246 + place * 55, top + 42, 51, 36), s)
        self._leave.units = s
        self._leave.place(QRectF(frame.width - 246, top + 92, 216, 42), s)
        order: list[QWidget] = [self.line, *self._buttons.values(), *self.eyes.buttons(), *self._speed_buttons]
        for before, after in itertools.pairwise([*order, self._leave]):
            QWidget.setTabOrder(before, after)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit everything to the window."""
        self._place()

    def showEvent(self, event: QShowEvent) -> None:
        """Let the keys move through time."""
        self.line.setFocus()

    def hideEvent(self, event: object) -> None:
        """Stand still when nobody watches."""
        self.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move through time, play and stop, or leave."""
        key = event.key()
        names = {
            Qt.Key.Key_Left: "previous",
            Qt.Key.Key_Right: "next",
            Qt.Key.Key_Home: "first",
            Qt.Key.Key_End: "last",
            Qt.Key.Key_Space: "play",
        }
        if key == Qt.Key.Key_Escape:
            self._go_away()
        elif Qt.Key(key) in names:
            self._press(names[Qt.Key(key)])
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bar."""
        over = self._past is not None and self._past.replay.over
        self._ground.show(self, self._look(), over)

    def _paint_ground(self, p: QPainter, look: Look, frame: Frame) -> None:
        top = frame.height - BAR
        surfaces.tray(p, look, QRectF(0, top, frame.width + 1, BAR + 1))
        wide = 240.0
        letters.heading(p, look, QRectF(30, top + 12, wide, 24), say(message("replay.eyes")), letters.LEFT, 17)
        right = QRectF(frame.width - 246, top + 12, 216, 24)
        letters.heading(p, look, right, say(message("replay.speed")), letters.LEFT, 17)
        if self._past is not None and not self._past.replay.over:
            soft = font(look, BODY, 15.5, NORMAL, italic=True)
            note = QRectF(30, top + 112, wide, 24)
            letters.text(p, look, note, say(message("replay.unfinished")), soft, look.text_dim, shrink=0.85)
