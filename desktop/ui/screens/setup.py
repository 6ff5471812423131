"""The set-up screen: who sits where, by which rules, and who begins."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from PySide6.QtCore import QRectF, QRegularExpression, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QRegularExpressionValidator, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.catalogue import Game
from desktop.core.message import message
from desktop.core.rules import Rules, Seat, Setup
from desktop.match.save import Player
from desktop.ui.guide import title_of
from desktop.ui.paint import controls, letters, plaques, surfaces
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import rounded, stroke
from desktop.ui.screens.boards import board, crossbeam
from desktop.ui.screens.options import Options
from desktop.ui.screens.picks import picks_of, things_of
from desktop.ui.screens.seats import Seats
from desktop.ui.table.sprite import Frame
from desktop.ui.text import Names, say, say_refusal
from desktop.ui.theme import BODY, BOLD, NORMAL, TITLE, UI, Look, font
from desktop.ui.widgets.button import WoodButton
from desktop.ui.widgets.fields import WoodField, WoodSelector
from desktop.ui.widgets.ground import Ground, frame_of
from desktop.ui.widgets.painted import Mood, PaintedButton

LARGEST_SEED = 10**7
"""Below this a seed is drawn that nobody typed: short enough to be told to a friend."""

_TRAY = 144.0


class Choice(msgspec.Struct, frozen=True):
    """What was agreed at set-up: everything a match needs to begin.

    Attributes
    ----------
    game
        The catalogue's record.
    setup
        Seats, options, who begins, what was picked.
    players
        Who sits where.
    seed
        Chooses every roll.
    """

    game: Game
    setup: Setup
    players: tuple[Player, ...]
    seed: int


class SetupPage(QWidget):
    """Where a match is agreed.

    Parameters
    ----------
    look_at
        Gives the look for a scale of the window.
    """

    sat_down = Signal(object)
    """A :class:`Choice`."""

    guided = Signal(str)
    """The id of a game whose guided first match is to begin."""

    back = Signal()

    def __init__(self, look_at: Callable[[float], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look_at = look_at
        self._ground = Ground(self._paint_ground)
        self._game: Game | None = None
        self._rules: Rules[Any, Any] | None = None
        self._picks: tuple[tuple[str, str], ...] = ()
        self._seats = Seats(self, self._look, self._row_boxes)
        self._options = Options(self, self._look)
        self._why = ""
        self._add = PaintedButton(self._look, self._paint_add, air=6, parent=self)
        self._first = WoodSelector(self._look, icon="flying-flag", on_wood=True, parent=self)
        self._seed = WoodField(self._look, on_wood=True, parent=self)
        self._seed.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{0,15}"), self))
        self._sit = WoodButton(self._look, "", "primary", "beer-horn", 21, self)
        self._back = WoodButton(self._look, "", "quiet", size=16, parent=self)
        self._guide = WoodButton(self._look, "", "plain", "open-book", 16, self)
        self._seats.changed.connect(self._renew)
        self._options.changed.connect(self._renew)
        self._seats.judged.connect(self._judge)
        self._seats.slid.connect(self._place)
        self._add.clicked.connect(self._seats.add)
        self._first.currentIndexChanged.connect(self._judge)
        self._sit.clicked.connect(self._sit_down)
        self._seed.returnPressed.connect(self._sit.click)
        self._back.clicked.connect(self.back)
        self._guide.clicked.connect(lambda: self._game is not None and self.guided.emit(self._game.id))

    # ------------------------------------------------------------------ what is agreed

    def prepare(self, game: Game, names: Sequence[str], spare: Sequence[str] = ()) -> None:
        """Lay out a new match of ``game`` for the people with ``names``; ``spare`` are the names of seats added."""
        self._game, self._rules = game, game.rules()
        self._picks = picks_of(game, self._rules.content)
        self._seats.lay(game, names, self._picks, spare)
        self._options.lay(game)
        self._first.setCurrentIndex(-1)
        self._seed.clear()
        self.retranslate()
        self._seats.focus()

    def choice(self) -> Choice:
        """Return what is agreed so far; a seed that nobody typed is drawn anew each time."""
        assert self._game is not None
        typed = self._seed.text()
        seed = int(typed) if typed else random.SystemRandom().randrange(LARGEST_SEED)
        players = tuple(Player(row.player_name, row.kind_of_player, row.shield) for row in self._seats.rows)
        return Choice(self._game, self._setup(), players, seed)

    @property
    def why(self) -> str:
        """Why one cannot sit down yet, in words; ``""`` if nothing is missing."""
        return self._why

    def retranslate(self) -> None:
        """Name and paint everything anew: language or scheme have changed."""
        self.setAccessibleName(say(message("setup.title")))
        self._add.name(say(message("setup.add")))
        self._seed.setPlaceholderText(say(message("setup.seed-hint")))
        self._seed.setAccessibleName(say(message("setup.seed")))
        self._first.setAccessibleName(say(message("setup.first")))
        self._sit.label(say(message("setup.sit")))
        self._back.label(say(message("setup.back")))
        self._guide.label("" if self._game is None else title_of(self._game))
        self._guide.setVisible(bool(self._guide.text()))
        self._options.retranslate()
        self._renew()

    def _setup(self) -> Setup:
        seats = len(self._seats.rows)
        chosen = self._first.value()
        first = Seat(int(chosen)) if chosen and int(chosen) < seats else None
        picks = (
            tuple(row.pick.value() for row in self._seats.rows) if any(row.pickable for row in self._seats.rows) else ()
        )
        return Setup(seats, self._options.values(), first, picks)

    # ------------------------------------------------------------------ verdict

    def _renew(self) -> None:
        """Bring everything in line after a seat or an option has changed."""
        if self._game is None or self._rules is None:
            return
        least, most = self._game.seats
        seats = len(self._seats.rows)
        self._options.allow(seats, self._option_allowed)
        self._seats.allow(picks=self._picks_allowed(), bins=seats > least)
        self._add.setVisible(seats < most)
        self._seats.number()
        self._offer_first()
        self._place()
        self._ground.forget()
        self._judge()
        self.update()

    def _option_allowed(self, name: str, value: str) -> bool:
        """Return whether the rules take this value of an option for so many seats."""
        assert self._rules is not None
        return not self._rules.refuse_setup(Setup(len(self._seats.rows), ((name, value),)))

    def _picks_allowed(self) -> bool:
        """Return whether the rules let a seat pick, all else being as agreed."""
        assert self._game is not None
        assert self._rules is not None
        if not self._picks:
            return False
        seats = len(self._seats.rows)
        plain = Setup(seats, self._options.values())
        picked = Setup(seats, self._options.values(), None, (self._picks[0][0], *[""] * (seats - 1)))
        known = self._rules.refuse_setup(plain)
        return all(refusal in known for refusal in self._rules.refuse_setup(picked))

    def _offer_first(self) -> None:
        names = [row.player_name or say(message("setup.seat", number=row.number)) for row in self._seats.rows]
        offered = [("", say(message("setup.first-lot"))), *((str(seat), name) for seat, name in enumerate(names))]
        self._first.fill(offered)

    def _judge(self) -> None:
        """Find out whether one may sit down, and if not, why."""
        if self._rules is None:
            return
        self._offer_first()
        self._why = self._reason()
        self._sit.setEnabled(not self._why)
        self._sit.setAccessibleDescription(self._why)
        self._sit.setToolTip(self._why)
        self.update()

    def _reason(self) -> str:
        assert self._game is not None
        assert self._rules is not None
        names = [row.player_name for row in self._seats.rows]
        for place, name in enumerate(names):
            if not name:
                return say(message("setup.no-name", number=place + 1))
            if name.casefold() in (other.casefold() for other in names[:place]):
                return say(message("setup.same-name", name=name))
        if all(row.kind_of_player != "person" for row in self._seats.rows):
            return say(message("setup.no-person"))
        refusals = self._rules.refuse_setup(self._setup())
        if not refusals:
            return ""
        things = things_of(self._game, self._rules.content)
        return say_refusal(refusals[0], Names(tuple(names), self._game.id, things))

    def _sit_down(self) -> None:
        if not self._why:
            self.sat_down.emit(self.choice())

    # ------------------------------------------------------------------ place and paint

    def _frame(self) -> Frame:
        return frame_of(self)

    def _look(self) -> Look:
        return self._look_at(self._frame().scale)

    def _left(self) -> float:
        """Return the width of the column in which the board hangs."""
        frame = self._frame()
        return 392.0 if not frame.small else 316.0

    def _middle(self) -> QRectF:
        """Return the room for seats and options."""
        frame = self._frame()
        x = self._left()
        width = min(frame.width - x - 16, 1040.0)
        return QRectF(x, 66, width, frame.height - _TRAY - 20 - 66)

    def _panel_height(self) -> float:
        return 58.0 + 56.0 * -(-len(self._options) // self._columns()) if self._options else 0.0

    def _columns(self) -> int:
        return 3 if self._middle().width() > 800 and len(self._options) > 2 else 2

    def _add_box(self) -> QRectF:
        boxes = self._row_boxes()
        last = boxes[-1]
        return QRectF(last.left(), last.bottom() + 10, last.width(), 46)

    def _row_boxes(self) -> list[QRectF]:
        assert self._game is not None
        room = self._middle()
        rows = len(self._seats.rows)
        other = (56.0 if rows < self._game.seats[1] else 0.0) + (self._panel_height() + 12 if self._options else 0)
        high = min(100.0, (room.height() - other) / max(1, rows) - 10)
        return [QRectF(room.left(), room.top() + place * (high + 10), room.width(), high) for place in range(rows)]

    def _panel_box(self) -> QRectF:
        above = self._row_boxes()[-1].bottom()
        if self._add.isVisibleTo(self):
            above = self._add_box().bottom()
        room = self._middle()
        return QRectF(room.left(), above + 14, room.width(), self._panel_height())

    def _place(self) -> None:
        if self._game is None:
            return
        frame = self._frame()
        s = frame.scale
        for row, box in zip(self._seats.rows, self._row_boxes(), strict=True):
            row.place(box, s)
        self._add.place(self._add_box(), s)
        panel = self._panel_box()
        columns = self._columns()
        wide = (panel.width() - 40) / columns
        boxes = (
            QRectF(panel.left() + 24 + at % columns * wide, panel.top() + 52 + at // columns * 56, wide - 12, 46)
            for at in range(len(self._options))
        )
        self._options.place(boxes, s)
        top = frame.height - _TRAY
        self._first.place(QRectF(36, top + 46, 260, 44), s)
        self._seed.place(QRectF(320, top + 46, 190, 44), s)
        for button in (self._sit, self._back, self._guide):
            button.units = s
        wide = min(320.0, max(246.0, self._sit.width_in_units() + 24))
        self._sit.place(QRectF(frame.width - 24 - wide, top + 20, wide, 54), s)
        back = min(200.0, max(124.0, self._back.width_in_units()))
        self._back.place(QRectF(frame.width - 24 - wide - back - 20, top + 24, back, 46), s)
        left = self._left()
        show = min(left - 82, self._guide.width_in_units() + 10)
        high = min(484.0, (left - 82) * 1.56)
        self._guide.place(QRectF(34 + (left - 82 - show) / 2, min(116 + high + 16, top - 56), show, 44), s)
        order: list[QWidget] = [control for row in self._seats.rows for control in row.controls()]
        order += [self._add, *self._options.controls(), self._first, self._seed, self._sit, self._back, self._guide]
        for before, after in itertools.pairwise(order):
            QWidget.setTabOrder(before, after)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit everything to the window."""
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Esc; Enter sits down when nothing is missing."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._sit.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wall, and why one cannot sit down."""
        look, frame = self._look(), self._frame()
        self._ground.show(self, look)
        if not self._why:
            return
        p = QPainter(self)
        smooth(p)
        p.scale(frame.scale, frame.scale)
        top = frame.height - _TRAY
        r = QRectF(530, top + 82, frame.width - 24 - 530, 44)
        letters.text(
            p, look, r, self._why, font(look, UI, 16, BOLD), look.bad, Qt.AlignmentFlag.AlignRight
            | Qt.AlignmentFlag.AlignTop, wrap=True,
        )  # fmt: skip
        p.end()

    def _paint_add(self, p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
        p.fillPath(rounded(r, 8), tint("#000000", 0.05 if look.is_light else 0.22))
        stroke(p, rounded(r, 8), tint(look.text if mood.over else look.text_dim, 0.8), 1.6, Qt.PenStyle.DashLine)
        words, f = letters.fit(look, self._add.accessibleName(), font(look, TITLE, 18, BOLD), r.width() - 80)
        x = r.center().x() - letters.width_of(f, words) / 2
        draw_icon(p, "meeple", QRectF(x - 30, r.center().y() - 10, 20, 20), look.text_dim)
        letters.text(p, look, r, words, f, look.text, letters.CENTRE)

    def _paint_ground(self, p: QPainter, look: Look, frame: Frame) -> None:
        surfaces.wall(p, look, QRectF(0, 0, frame.width + 1, frame.height + 1))
        left = self._left()
        crossbeam(p, look, QRectF(-10, 62, left, 30))
        game = self._game
        if game is not None:
            high = min(484.0, (left - 82) * 1.56)
            board(p, look, QRectF(34, 116, left - 82, high), game, lit=True)
        surfaces.beam(p, look, QRectF(0, 0, frame.width + 1, 50))
        if game is not None:
            where = say(message("setup.where", title=game.title, n=len(self._seats.rows)))
            controls.beam_title(p, look, QRectF(0, 0, frame.width, 50), say(message("setup.title")), where, tools=20)
        if self._options:
            plaques.panel(p, look, self._panel_box(), say(message("setup.options")), seed=131)
        top = frame.height - _TRAY
        surfaces.tray(p, look, QRectF(0, top, frame.width + 1, _TRAY + 1))
        soft = font(look, BODY, 15.5, NORMAL, italic=True)
        for x, width, key, note in ((36, 270, "setup.first", "first-note"), (320, 200, "setup.seed", "seed-note")):
            letters.heading(p, look, QRectF(x, top + 14, width, 26), say(message(key)), letters.LEFT, 17)
            words = say(message(f"setup.{note}"))
            note_box = QRectF(x, top + 95, width, 44)
            letters.text(p, look, note_box, words, soft, look.text_dim, letters.TOP_LEFT, wrap=True, shrink=0.85)
