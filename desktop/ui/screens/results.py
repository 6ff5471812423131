"""The results: ranks on parchment before the dimmed table, and what decided a tie."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from desktop.core.message import Message, message
from desktop.core.rules import Outcome
from desktop.match.save import Player
from desktop.ui.paint import controls, letters, surfaces
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import grown, rounded, stroke
from desktop.ui.screens.rank_row import RankRow, Result
from desktop.ui.table.sprite import Frame
from desktop.ui.text import say
from desktop.ui.theme import BOLD, DEMI, DISPLAY, INK, MEDIUM, SEATS, TITLE, UI, Coat, Look, font
from desktop.ui.widgets.button import WoodButton
from desktop.ui.widgets.ground import Ground, frame_of

_TRAY = 124.0
_HEAD = 100.0
_WHY = 88.0


class ResultsPage(QWidget):
    """How a match ended.

    Parameters
    ----------
    look_at
        Gives the look for a scale of the window.
    """

    again = Signal()
    table = Signal()
    home = Signal()
    replay = Signal()

    def __init__(self, look_at: Callable[[float], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look_at = look_at
        self._ground = Ground(self._paint_ground)
        self._title = ""
        self._outcome: Outcome | None = None
        self._players: tuple[Player, ...] = ()
        self._coats: tuple[Coat, ...] = ()
        self._say: Callable[[Message], str] = say
        self._picture: QPixmap | None = None
        self._rows: list[RankRow] = []
        self._next = "results.again"
        self._table = WoodButton(self._look, "", "plain", "tabletop-players", 18, self)
        self._replay = WoodButton(self._look, "", "plain", "fast-backward-button", 18, self)
        self._home = WoodButton(self._look, "", "plain", "beer-horn", 18, self)
        self._again = WoodButton(self._look, "", "primary", "cycle", 21, self)
        self._table.clicked.connect(self.table)
        self._replay.clicked.connect(self.replay)
        self._home.clicked.connect(self.home)
        self._again.clicked.connect(self.again)

    def tell(
        self,
        title: str,
        outcome: Outcome,
        players: tuple[Player, ...],
        say: Callable[[Message], str],
        picture: QPixmap | None,
        *,
        coats: Sequence[Coat] = (),
        again: str = "results.again",
    ) -> None:
        """Tell how a match ended.

        Parameters
        ----------
        title
            The name of the game.
        say
            Turns a message into words, with the players' names.
        picture
            The table, shown dimmed behind; ``None`` for a bare one.
        coats
            What each seat bears at that table; the shields of set-up if not given.
        again
            The key of what the main button says.
        """
        self._next = again
        self._title, self._outcome, self._players, self._say = title, outcome, players, say
        self._picture = picture
        self._coats = tuple(coats) or tuple(SEATS[player.shield % len(SEATS)] for player in players)
        self.retranslate()

    def retranslate(self) -> None:
        """Name and paint everything anew: language or scheme have changed."""
        self._table.label(say(message("results.table")))
        self._replay.label(say(message("results.replay")))
        self._home.label(say(message("results.home")))
        self._again.label(say(message(self._next)))
        for row in self._rows:
            row.hide()
            row.deleteLater()
        self._rows = [RankRow(self._look, result, self) for result in self._results()]
        for row in self._rows:
            row.show()
        said = [self._headline(), *(f"{row.accessibleName()} ({row.accessibleDescription()})" for row in self._rows)]
        self.setAccessibleName(self._headline())
        self.setAccessibleDescription("\n".join([*said, self._why()]))
        self._ground.forget()
        self._place()
        self.update()

    # ------------------------------------------------------------------ words

    def _results(self) -> list[Result]:
        """Return the rows, the best first."""
        outcome = self._outcome
        if outcome is None:
            return []
        found = []
        for seat, player in enumerate(self._players):
            parts = tuple((self._say(part.label), part.amount) for part in outcome.parts[seat])
            note = "" if player.kind == "person" else say(message(f"setup.level-{player.kind}"))
            found.append(Result(outcome.ranks[seat], player.name, self._coats[seat], outcome.scores[seat], note, parts))
        return sorted(found, key=lambda result: result.rank)

    def _winners(self) -> tuple[str, ...]:
        return tuple(row.result.name for row in self._rows if row.result.rank == 1)

    def _headline(self) -> str:
        winners = self._winners()
        if not winners:
            return say(message("results.nobody"))
        if len(winners) == 1:
            return say(message("results.wins", name=winners[0]))
        if len(winners) == len(self._rows):
            return say(message("results.draw"))
        return say(message("results.win-together", names=", ".join(winners)))

    def _why(self) -> str:
        why = None if self._outcome is None else self._outcome.why
        return "" if why is None else self._say(why)

    # ------------------------------------------------------------------ place

    def _frame(self) -> Frame:
        return frame_of(self)

    def _look(self) -> Look:
        return self._look_at(self._frame().scale)

    def _sheet(self) -> QRectF:
        """Return the parchment, as high as what is written on it."""
        frame = self._frame()
        room = frame.height - _TRAY - 24 - 66
        count = max(1, len(self._rows))
        high = min(room, _HEAD + 14 + count * 106 + (_WHY + 12 if self._why() else 0) + 26)
        width = min(frame.width - 120, 980.0)
        return QRectF((frame.width - width) / 2, 66 + (room - high) * 0.4, width, high)

    def _why_box(self) -> QRectF:
        r = self._sheet()
        return QRectF(r.left() + 32, r.bottom() - 26 - _WHY, r.width() - 64, _WHY)

    def _place(self) -> None:
        frame, r = self._frame(), self._sheet()
        s = frame.scale
        if self._rows:
            end = self._why_box().top() - 12 if self._why() else r.bottom() - 26
            pitch = min(106.0, (end - r.top() - _HEAD - 14) / len(self._rows))
            for place, row in enumerate(self._rows):
                top = r.top() + _HEAD + 14 + place * pitch
                row.place(QRectF(r.left() + 32, top, r.width() - 64, min(94.0, pitch - 8)), s)
        row_of = [self._table, self._replay, self._home, self._again]
        for button in row_of:
            button.units = s
        widths = [max(150.0, button.width_in_units() + 16) for button in row_of]
        room = frame.width - 64 - 14 * 3
        squeeze = min(1.0, room / sum(widths))
        x = frame.width - 32 - sum(widths) * squeeze - 14 * 3
        for button, width in zip(row_of, widths, strict=True):
            high = 56.0 if button is self._again else 48.0
            button.place(QRectF(x, frame.height - _TRAY + 50 - high / 2, width * squeeze, high), s)
            x += width * squeeze + 14
        for before, after in itertools.pairwise([self._again, self._table, self._replay, self._home]):
            QWidget.setTabOrder(before, after)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit everything to the window."""
        self._place()

    def showEvent(self, event: QShowEvent) -> None:
        """Let Enter mean: once more."""
        self._again.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back to the table with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.table.emit()
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------------ paint

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint table, parchment and tray."""
        self._ground.show(self, self._look())

    def _paint_ground(self, p: QPainter, look: Look, frame: Frame) -> None:
        whole = QRectF(0, 0, frame.width + 1, frame.height + 1)
        if self._picture is None:
            surfaces.table(p, look, whole)
        else:
            p.drawPixmap(QRectF(0, 0, frame.width, frame.height), self._picture, QRectF(self._picture.rect()))
        p.fillRect(whole, tint("#3a2410", 0.55) if look.is_light else tint("#0c0502", 0.62))
        surfaces.beam(p, look, QRectF(0, 0, frame.width + 1, 50))
        where = say(message("results.title"))
        controls.beam_title(p, look, QRectF(0, 0, frame.width, 50), self._title, where, tools=20)
        surfaces.tray(p, look, QRectF(0, frame.height - _TRAY, frame.width + 1, _TRAY + 1))
        r = self._sheet()
        surfaces.sheet(p, look, r, 8, 141, 16)
        stroke(p, rounded(grown(r, -13), 5), tint(look.ink_soft, 0.5), 1.4)
        head = QRectF(r.left() + 40, r.top() + 22, r.width() - 80, 56)
        letters.text(p, look, head, self._headline(), font(look, DISPLAY, 44, DEMI), INK, letters.CENTRE, shrink=0.5)
        surfaces.rule(p, look, r.left() + 140, r.right() - 140, r.top() + 86, look.ink_soft, 0.6)
        why = self._why()
        if why:
            self._paint_why(p, look, self._why_box(), why)

    def _paint_why(self, p: QPainter, look: Look, b: QRectF, why: str) -> None:
        """Write what decided, with the clause of the rules if the message names one."""
        p.fillPath(rounded(b, 8), tint("#2a1a10", 0.06))
        stroke(p, rounded(b, 8), tint(look.ink_soft, 0.6), 1.2, Qt.PenStyle.DashLine)
        winners = self._winners()
        alone = len(winners) == 1
        head = say(message("results.why-name", name=winners[0]) if alone else message("results.why"))
        clause = None if self._outcome is None or self._outcome.why is None else self._outcome.why.get("clause")
        room = b.width() - 40 - (120 if clause else 0)
        line = QRectF(b.left() + 20, b.top() + 10, room, 30)
        letters.text(p, look, line, head, font(look, TITLE, 20, BOLD), INK)
        block = QRectF(b.left() + 20, b.top() + 42, b.width() - 40, b.height() - 50)
        letters.text(p, look, block, why, font(look, UI, 17, MEDIUM), INK, letters.TOP_LEFT, wrap=True)
        if clause:
            c = QRectF(b.right() - 122, b.top() + 12, 104, 26)
            p.fillPath(rounded(c, 13), tint("#2a1a10", 0.10))
            stroke(p, rounded(c, 13), tint(look.ink_soft, 0.7), 1)
            draw_icon(p, "open-book", QRectF(c.left() + 10, c.top() + 6, 16, 15), look.ink_soft)
            words = QRectF(c.left() + 32, c.top(), c.width() - 38, c.height())
            letters.text(p, look, words, str(clause), font(look, UI, 14, BOLD), INK)
