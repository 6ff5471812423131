"""The tournament: standing, pairings, the pool of 48 and the choice of 36 (GH-7.8 to GH-7.13)."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from desktop.core.message import message
from desktop.games.ghour.deck import Counts
from desktop.games.ghour.model import DECK_SIZE, words_in
from desktop.games.ghour.tournament import GAMES, PERSON, Entrant, Pairing, Tournament, chosen, suggestion
from desktop.ui.decks import contest_paint
from desktop.ui.decks.beam import paint_beam
from desktop.ui.decks.contest import Contest
from desktop.ui.decks.entering import EntrantsDialog, ResultDialog
from desktop.ui.decks.library import Library
from desktop.ui.decks.pool_view import PoolView
from desktop.ui.decks.toast import Toast
from desktop.ui.decks.verdict_list import sentence
from desktop.ui.paint import letters, surfaces
from desktop.ui.table.sprite import Frame
from desktop.ui.text import say, spoken
from desktop.ui.theme import BODY, BOLD, DEMI, DISPLAY, EXTRA, NORMAL, TITLE, UI, Look, font
from desktop.ui.widgets.button import WoodButton
from desktop.ui.widgets.ground import Ground, frame_of
from desktop.ui.widgets.painted import Mood, PaintedButton
from desktop.ui.widgets.segments import Segments

_TRAY = 134.0
_HIGH = 118.0


def who(entrant: Entrant) -> str:
    """Return the name of ``entrant``, and how well a computer player plays."""
    if entrant.kind == PERSON:
        return entrant.name
    return say(message("workshop.of-computer", name=entrant.name, kind=message(f"setup.level-{entrant.kind}")))


class TournamentPage(QWidget):
    """Where a tournament is run.

    Parameters
    ----------
    look_at
        Gives the look for a scale of the window.
    library
        Gives the cards there are.
    contest
        The tournament that is going on, if any.
    """

    left = Signal()

    played = Signal(int)
    """The next game of this pairing is to be played at the table."""

    resumed = Signal(str)
    """The match with this name is to be gone on with."""

    def __init__(
        self,
        look_at: Callable[[float], Look],
        library: Callable[[], Library],
        contest: Contest | None = None,
        names: tuple[str, ...] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look_at = look_at
        self._library = library
        self._names = names
        self._ground = Ground(self._paint_ground)
        self.contest = contest or Contest(parent=self)
        self.at = 0
        self.why = ""
        self.pairings: list[PaintedButton] = []
        self.sides = Segments(self._look, size=15, parent=self)
        self.pool = PoolView(self._look, self)
        self.anew = WoodButton(self._look, "", "plain", "card-discard", 15, self)
        self.before = WoodButton(self._look, "", "plain", "cycle", 15, self)
        self.back = WoodButton(self._look, "", "plain", "exit-door", 16, self)
        self.new = WoodButton(self._look, "", "plain", "laurel-crown", 16, self)
        self.strike = WoodButton(self._look, "", "plain", "anticlockwise-rotation", 16, self)
        self.result = WoodButton(self._look, "", "plain", "quill-ink", 16, self)
        self.play = WoodButton(self._look, "", "primary", "crossed-swords", 18, self)
        self.lots = tuple(WoodButton(self._look, "", "plain", "hand", 16, self) for _ in range(2))
        self.toast = Toast(self._look, self)
        self.anew.ground = self.before.ground = "parchment"
        self._connect()
        self.retranslate()

    # ------------------------------------------------------------------ doing

    @property
    def tour(self) -> Tournament | None:
        """The tournament that is going on."""
        return self.contest.tournament

    def pairing(self) -> Pairing | None:
        """Return the pairing that is looked at."""
        tour = self.tour
        if tour is None:
            return None
        pairings = tour.rounds[-1].pairings
        return pairings[min(self.at, len(pairings) - 1)]

    def look_closer(self, at: int) -> None:
        """Look at the pairing ``at``."""
        self.at = at
        self.renew()

    def ask_entrants(self) -> None:
        """Ask who takes part in a new tournament."""
        dialog = EntrantsDialog(self._library(), self._names, self)
        dialog.agreed.connect(self.contest.begin)
        dialog.open()

    def ask_result(self) -> ResultDialog | None:
        """Ask for the result of a game that was played elsewhere."""
        now, tour = self.pairing(), self.tour
        if now is None or tour is None:
            return None
        at = self.at
        dialog = ResultDialog((tour.entrants[now.first].name, tour.entrants[now.second].name), self)
        dialog.agreed.connect(lambda played: self.contest.record(at, played))
        dialog.open()
        return dialog

    # ------------------------------------------------------------------ inside

    def _connect(self) -> None:
        self.contest.changed.connect(self.renew)
        self.contest.told.connect(self.toast.tell)
        self.sides.changed.connect(lambda _: self.renew())
        self.pool.changed.connect(self._choose)
        self.anew.clicked.connect(lambda: self._choose(()))
        self.before.clicked.connect(self._as_before)
        self.back.clicked.connect(self.left)
        self.new.clicked.connect(self.ask_entrants)
        self.strike.clicked.connect(lambda: self.contest.take_back(self.at))
        self.result.clicked.connect(lambda *_: self.ask_result())
        self.play.clicked.connect(self._play)
        for side, button in enumerate(self.lots):
            button.clicked.connect(lambda _=False, side=side: self.contest.draw_lot(self.at, side))

    def _side(self) -> int:
        return int(self.sides.value() or 0)

    def _game(self) -> int:
        now = self.pairing()
        return 0 if now is None else min(len(now.games), GAMES - 1)

    def _choose(self, cards: Counts) -> None:
        self.contest.choose(self.at, self._game(), self._side(), cards)

    def _as_before(self) -> None:
        now, tour = self.pairing(), self.tour
        if now is None or tour is None:
            return
        game, side = self._game(), self._side()
        pool = tour.entrants[now.sides[side]].pool
        if game:
            cards = chosen(tour, now, game - 1, side, self._library().cards)
        else:
            cards = pool.selections[0].cards if pool.selections else suggestion(pool, self._library().cards)
        self._choose(cards)

    def _play(self) -> None:
        tour, now = self.tour, self.pairing()
        if tour is None or now is None:
            self.ask_entrants()
        elif tour.rounds[-1].over and tour.champion is None:
            self.at = 0
            self.contest.go_on()
        elif now.match:
            self.resumed.emit(now.match)
        elif self.contest.unattended(self.at):
            self.contest.play_away(self.at, self._library())
        else:
            self.played.emit(self.at)

    def renew(self) -> None:
        """Show the tournament as it is now."""
        tour = self.tour
        count = 0 if tour is None else len(tour.rounds[-1].pairings)
        while len(self.pairings) > count:
            self.pairings.pop().deleteLater()
        while len(self.pairings) < count:
            self.pairings.append(self._button(len(self.pairings)))
        self.at = min(self.at, max(0, count - 1))
        now = self.pairing()
        for view in (self.sides, self.pool, self.anew, self.before, self.strike, self.result, self.new):
            view.setVisible(now is not None)
        for button in self.lots:
            button.setVisible(now is not None and now.tied)
        if tour is not None and now is not None:
            self._show(tour, now)
        else:
            self.why = ""
            self.play.label(say(message("workshop.new-tournament")))
            self.play.setEnabled(True)
        self._place()
        self._ground.forget()
        self.update()

    def _show(self, tour: Tournament, now: Pairing) -> None:
        names = [tour.entrants[each].name for each in now.sides]
        self.sides.fill([(str(side), name) for side, name in enumerate(names)])
        side, game = self._side(), self._game()
        pool = tour.entrants[now.sides[side]].pool
        over = len(now.games) == GAMES
        self.pool.show_pool(self._library(), pool.cards, chosen(tour, now, game, side, self._library().cards))
        busy = self.contest.busy == self.at
        for view in (self.pool, self.anew, self.before):
            view.setEnabled(not over and not now.match and not busy)
        self.strike.setEnabled(bool(now.games) and not now.match and not busy)
        self.result.setEnabled(not over and not busy)
        for button, name in zip(self.lots, names, strict=True):
            button.label(say(message("workshop.lot-for", name=name)))
        for at, paired in enumerate(tour.rounds[-1].pairings):
            first, second = (tour.entrants[each].name for each in paired.sides)
            words = message("workshop.score-of", first=first, second=second, left=paired.wins(0), right=paired.wins(1))
            self.pairings[at].name(say(words))
        self._offer(tour, now, names)

    def _offer(self, tour: Tournament, now: Pairing, names: list[str]) -> None:
        """Name the main button after what is next, and tell why it cannot be done yet."""
        self.why = ""
        library = self._library()
        if tour.champion is not None:
            self.play.label(say(message("workshop.new-tournament")))
        elif tour.rounds[-1].over:
            self.play.label(say(message("workshop.next-round")))
        elif now.match:
            self.play.label(say(message("workshop.go-on-game")))
        elif self.contest.busy >= 0 and self.contest.unattended(self.at):
            self.play.label(say(message("workshop.they-play")))
        else:
            number = min(len(now.games) + 1, GAMES)
            alone = self.contest.unattended(self.at)
            self.play.label(say(message("workshop.let-play" if alone else "workshop.play-game", number=number)))
            for side, name in enumerate(names):
                faults = self.contest.faults(self.at, side, library) if len(now.games) < GAMES else ()
                if faults:
                    reason = sentence(faults[0], library.names)
                    self.why = say(message("workshop.first-choose", name=name, why=reason))
                    break
            if not self.why and not self.contest.playable():
                self.why = say(message("workshop.not-here"))
        waits = len(now.games) == GAMES and not tour.rounds[-1].over
        busy = self.contest.busy >= 0 and (self.contest.unattended(self.at) or waits)
        self.play.setEnabled(not self.why and not waits and not busy)
        self.play.setAccessibleDescription(self.why)

    def _button(self, at: int) -> PaintedButton:
        def draw(p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
            tour = self.tour
            if tour is not None and at < len(tour.rounds[-1].pairings):
                paired = tour.rounds[-1].pairings[at]
                contest_paint.pairing(p, look, r, tour, paired, mood, current=at == self.at)

        button = PaintedButton(self._look, draw, air=12, ring=None, parent=self)
        button.clicked.connect(lambda: self.look_closer(at))
        button.show()
        return button

    # ------------------------------------------------------------------ showing

    def retranslate(self) -> None:
        """Name and paint everything anew: language or scheme have changed."""
        self.setAccessibleName(say(message("workshop.tournament")))
        for button, key in (
            (self.anew, "empty-choice"), (self.before, "as-before"), (self.back, "back"), (self.new, "new-tournament"),
            (self.strike, "strike-out"), (self.result, "enter-result"),
        ):  # fmt: skip
            button.label(say(message(f"workshop.{key}")))
        self.renew()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Say the whole name of whoever is pointed at in the standing."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self.tour is not None:
            at = QPointF(event.pos()) / self._frame().scale
            entrant = contest_paint.row_under(self._boxes()[0], self.tour, at)
            QToolTip.showText(event.globalPos(), "" if entrant < 0 else who(self.tour.entrants[entrant]), self)
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit everything to the window."""
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table, the standing, the parchment of the pool."""
        self._ground.show(self, self._look(), spoken())

    def _frame(self) -> Frame:
        return frame_of(self)

    def _look(self) -> Look:
        return self._look_at(self._frame().scale)

    def _boxes(self) -> tuple[QRectF, QRectF, QRectF]:
        """Return the standing, the pairings and the pool."""
        frame = self._frame()
        left, right = (262.0, 356.0) if frame.small else (316.0, 408.0)
        high = frame.height - _TRAY - 40 - 62
        return (
            QRectF(12, 62, left, high),
            QRectF(28 + left, 62, frame.width - left - right - 56, high),
            QRectF(frame.width - 12 - right, 62, right, high),
        )

    def _pitch(self) -> float:
        return min(_HIGH + 12, (self._boxes()[1].height() - 34) / max(1, len(self.pairings)))

    def _place(self) -> None:
        frame = self._frame()
        s = frame.scale
        _, middle, pool = self._boxes()
        pitch = self._pitch()
        for at, paired in enumerate(self.pairings):
            paired.place(QRectF(middle.left(), middle.top() + 32 + at * pitch, middle.width(), pitch - 12), s)
        x, wide = pool.left() + 18, pool.width() - 36
        self.sides.place(QRectF(x, pool.top() + 48, wide, 36), s)
        self.pool.place(QRectF(x - 4, pool.top() + 122, wide + 8, pool.height() - 122 - 66), s)
        half = (wide - 12) / 2
        self.anew.place(QRectF(x, pool.bottom() - 56, half, 42), s)
        self.before.place(QRectF(x + half + 12, pool.bottom() - 56, half, 42), s)
        top = frame.height - _TRAY
        self.play.place(QRectF(frame.width - 24 - 222, top + 30, 222, 54), s)
        x = frame.width - 24 - 222
        shown = [self.lots[1], self.lots[0]] if self.lots[0].isVisibleTo(self) else [self.strike, self.result]
        for button in (*shown, self.new, self.back):
            button.units = s
            wide = min(206.0, max(110.0, button.width_in_units() - 16))
            x -= wide + 10
            button.place(QRectF(24 if self.tour is None else x, top + 34, wide, 46), s)
        for button in (self.strike, self.result):
            button.setVisible(self.tour is not None and button in shown)
        self.toast.place(QRectF(middle.center().x() - 260, top - 70, 520, 42), s)
        order: list[QWidget] = [*self.pairings, self.sides, self.pool, self.anew, self.before, self.back, self.new]
        order += [self.result, self.strike, *self.lots, self.play]
        for one, other in itertools.pairwise(order):
            QWidget.setTabOrder(one, other)

    def _paint_ground(self, p: QPainter, look: Look, frame: Frame) -> None:
        surfaces.table(p, look, QRectF(0, 0, frame.width + 1, frame.height + 1), (0.45, 0.4))
        tour, now = self.tour, self.pairing()
        where = message("workshop.tournament-none")
        if tour is not None:
            where = message("workshop.tournament-where", number=len(tour.rounds), n=len(tour.entrants))
        paint_beam(p, look, frame, say(message("workshop.tournament")), say(where), 24)
        top = frame.height - _TRAY
        surfaces.tray(p, look, QRectF(0, top, frame.width + 1, _TRAY + 1))
        left, middle, pool = self._boxes()
        if tour is None or now is None:
            sheet = QRectF(frame.width / 2 - 330, 170, 660, 200)
            surfaces.sheet(p, look, sheet, 6, 184)
            soft = font(look, BODY, 21, NORMAL, italic=True)
            words = say(message("workshop.tournament-hint"))
            letters.text(p, look, sheet.adjusted(40, 24, -40, -24), words, soft, look.ink, letters.CENTRE, wrap=True)
            return
        contest_paint.standing(p, look, left, tour)
        head = QRectF(middle.left() + 4, middle.top() - 2, middle.width() - 8, 26)
        words = say(message("workshop.round-number", number=len(tour.rounds)))
        letters.heading(p, look, head, words, letters.LEFT, 20, look.text)
        last = tour.rounds[-1]
        if last.bye >= 0:
            soft = font(look, BODY, 16, NORMAL, italic=True)
            words = say(message("workshop.rests", name=tour.entrants[last.bye].name))
            letters.text(p, look, head, words, soft, look.text_dim, letters.RIGHT)
        below = QRectF(middle.left(), middle.top() + 38 + len(self.pairings) * self._pitch(), middle.width(), 0)
        below.setBottom(middle.bottom() - 16)
        if len(tour.rounds) > 1 and below.height() > 80:
            contest_paint.earlier(p, look, below, tour)
        self._paint_pool(p, look, pool, tour, now)
        self._paint_tray(p, look, frame, tour, now)

    def _paint_pool(self, p: QPainter, look: Look, r: QRectF, tour: Tournament, now: Pairing) -> None:
        surfaces.sheet(p, look, r, 6, 183)
        pool = tour.entrants[now.sides[self._side()]].pool
        head = QRectF(r.left() + 20, r.top() + 8, r.width() - 84, 34)
        name = words_in(pool.name, spoken())
        letters.text(p, look, head, name, font(look, DISPLAY, 26, DEMI), look.ink, letters.LEFT, wrap=True, shrink=0.55)
        whole = str(sum(n for _, n in pool.cards))
        right = QRectF(r.left(), r.top() + 10, r.width() - 20, 32)
        letters.text(p, look, right, whole, font(look, TITLE, 23, EXTRA), look.ink, letters.RIGHT)
        size = sum(self.pool.taken.values())
        wrong = bool(self.contest.faults(self.at, self._side(), self._library()))
        key = "workshop.choice-of" if wrong else "workshop.choice-right"
        words = say(message(key, number=self._game() + 1, size=size, whole=DECK_SIZE))
        colour = look.bad_on_parchment if wrong else look.good_on_parchment
        row = QRectF(r.left() + 20, r.top() + 92, r.width() - 40, 24)
        letters.text(p, look, row, words, font(look, UI, 15.5, BOLD), colour, letters.LEFT)

    def _paint_tray(self, p: QPainter, look: Look, frame: Frame, tour: Tournament, now: Pairing) -> None:
        top = frame.height - _TRAY
        contest_paint.score(p, look, frame, QPointF(self._boxes()[1].center().x(), top - 4), tour, now)
        room = self.back.x() / frame.scale - 40
        contest_paint.steps(p, look, QRectF(20, top + 34, room, 50), tour)
        if self.why:
            f = font(look, UI, 15, BOLD)
            row = QRectF(frame.width - 24 - 620, top + 92, 620, 36)
            letters.text(p, look, row, self.why, f, look.bad, letters.RIGHT, wrap=True, shrink=0.85)
