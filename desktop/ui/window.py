"""The window: one page at a time, and the way between them."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from desktop.core.message import Message, message
from desktop.ui import stillness
from desktop.ui.boxes import ask_save, warn
from desktop.ui.door import SMALLEST
from desktop.ui.in_front import SettingsInFront
from desktop.ui.pace import Pace
from desktop.ui.paint.cache import Faces
from desktop.ui.rules_in_front import RulesInFront
from desktop.ui.screens.home import HomePage
from desktop.ui.settings import BOT_PACES, LETTERS, Settings
from desktop.ui.text import say
from desktop.ui.theme import Look, look_of, palette
from desktop.ui.workshop_rooms import WorkshopRooms

if TYPE_CHECKING:
    from desktop.core.rules import Seat
    from desktop.ui.bridge import Update
    from desktop.ui.screens.curtain import CurtainPage
    from desktop.ui.screens.replay import ReplayPage
    from desktop.ui.screens.results import ResultsPage
    from desktop.ui.screens.setup import Choice, SetupPage
    from desktop.ui.sitting import Sitting
    from desktop.ui.table.page import TablePage

RESULTS_AFTER = 1200
"""Milliseconds between the last move and the results."""


class Window(QWidget):
    """The main window: home, set-up, table, curtain, results and replay.

    Everything but the home screen is imported when it is first wanted: the home screen paints at once.

    Parameters
    ----------
    settings
        What the user chose.
    parent
        The frame that the desktop sees, which remembers where it lies (:class:`desktop.ui.door.Door`).
    """

    language_chosen = Signal(str)
    """Another language is to be spoken; after this signal it is."""

    painted = Signal()
    """The home screen has been furnished."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self.setWindowTitle("Meadhall")
        self.setMinimumSize(SMALLEST)
        self.resize(1280, 800)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.pages = QStackedWidget(self)
        column.addWidget(self.pages)
        self.rules = RulesInFront(self.pages, column, self.look_at)
        self.home = HomePage(self.look_at)
        self.pages.addWidget(self.home)
        self._setup: SetupPage | None = None
        self._curtain: CurtainPage | None = None
        self._results: ResultsPage | None = None
        self._replay: ReplayPage | None = None
        self.sitting: Sitting | None = None
        self.table: TablePage | None = None
        self._faces = Faces()
        self._told = False
        self._called: Seat | None = None
        self._choice: Choice | None = None
        self.home.chosen.connect(self.set_up)
        self.home.resumed.connect(self.resume)
        self.home.opened.connect(self._open)
        self.home.replays.connect(lambda: ask_save(self, self.show_replay, finished=True))
        self.home.scheme_toggled.connect(self.toggle_scheme)
        self.home.rules_wanted.connect(self.rules.show)
        self.in_front = SettingsInFront(self.pages, self.look_at, settings)
        self.in_front.changed.connect(self._apply)
        self.home.settings_wanted.connect(self.in_front.show)
        self.workshop = WorkshopRooms(self.pages, self.look_at)
        self.workshop.lead(self.go_home, self.sit_down, self.resume)
        self.home.workshop_wanted.connect(self.show_workshop)
        for keys, slot in (
            ("Ctrl+O", self._open),
            ("Ctrl+Q", self.window().close),
            ("Ctrl+L", self.toggle_scheme),
            ("Ctrl+,", self.in_front.show),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(slot)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._recolour)
        QTimer.singleShot(0, self._furnish)

    # ------------------------------------------------------------------ look

    def scheme(self) -> str:
        """Return ``"light"`` or ``"dark"``."""
        chosen = self.settings.scheme
        if chosen != "system":
            return chosen
        return "light" if QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Light else "dark"

    def look_at(self, scale: float) -> Look:
        """Return the look for a page drawn at ``scale``."""
        look = look_of(self.scheme(), scale)
        return look.chosen(LETTERS[self.settings.letters], strong=self.settings.colours == "strong")

    def toggle_scheme(self) -> None:
        """Change between light and dark."""
        self.settings.scheme = "dark" if self.scheme() == "light" else "light"
        self._recolour()

    def _recolour(self) -> None:
        QGuiApplication.setPalette(palette(self.look_at(1.0)))
        if self.table is not None:
            self.table.redraw()
        rooms = (self.in_front, self.rules, self.workshop)
        for page in (self.home, self._setup, self._curtain, self._results, self._replay, *rooms):
            if page is not None:
                page.retranslate()

    def _apply(self, what: str) -> None:
        """Let a choice of the settings take effect at once."""
        if what == "language":
            self.language_chosen.emit(self.settings.language)
        elif what == "layout" and self.table is not None:
            self.table.lists.fold()
        self._set_pace()
        self._recolour()

    def _set_pace(self) -> None:
        """Let table and computer players go as fast as the user chose."""
        from desktop.ui.table.director import SPEEDS  # noqa: PLC0415

        if self.table is not None and self.sitting is not None:
            self.table.director.speed = SPEEDS[self.speed()]
            self.table.pacer.adopt(self.settings.pace)
            self.sitting.hurry(BOT_PACES[self.settings.bot_pace])

    # ------------------------------------------------------------------ ways

    def go_home(self) -> None:
        """Leave the table, its match safe on the disk: for the tournament it belongs to, else for the home screen."""
        self._rise()
        if not self.workshop.returns():
            self._furnish()
            self.pages.setCurrentWidget(self.home)
            self.home.setFocus()

    def show_workshop(self) -> None:
        """Leave the table, its match safe on the disk, and show the deck workshop."""
        self._rise()
        self.workshop.show()

    def set_up(self, identity: str) -> None:
        """Show the set-up screen of a game."""
        from desktop import catalogue  # noqa: PLC0415
        from desktop.ui.screens.setup import SetupPage  # noqa: PLC0415

        game = catalogue.game(identity)
        if game is None:
            return
        if self._setup is None:
            self._setup = SetupPage(self.look_at)
            self._setup.sat_down.connect(lambda choice: self.settings.keep_names([who.name for who in choice.players]))
            self._setup.sat_down.connect(self.sit_down)
            self._setup.guided.connect(self.show_how)
            self._setup.back.connect(self.go_home)
            self.pages.addWidget(self._setup)
        names = self.settings.names()
        seats = range(len(names), game.seats[1])
        names = (*names, *(say(message("match.seat", number=seat + 1)) for seat in seats))
        sit = min(max(self.settings.seated(), game.seats[0]), game.seats[1])
        self._setup.prepare(game, names[:sit], names[sit:])
        self.pages.setCurrentWidget(self._setup)

    def sit_down(self, choice: Choice, embedded: str = "", **prepared: Any) -> None:
        """Begin the match that was agreed; ``embedded`` is content that only this match has."""
        from desktop.ui import sitting  # noqa: PLC0415

        self._choice = choice
        agreed = (choice.game, choice.game.rules(embedded), choice.setup, choice.players, choice.seed)
        try:
            self.take(sitting.begin(*agreed, embedded=embedded, **prepared))
        except OSError as error:
            self.complain(message("save.full", why=error.strerror or str(error)))

    def show_how(self, identity: str) -> None:
        """Begin the guided first match of a game."""
        from desktop import catalogue  # noqa: PLC0415
        from desktop.ui.guide import Guide, guided, plan_for  # noqa: PLC0415

        game = catalogue.game(identity)
        plan = None if game is None else plan_for(game)
        if game is None or plan is None:
            return
        names = self.settings.names() or (say(message("match.seat", number=1)),)
        self.sit_down(guided(game, plan, names[0]), opening=plan.opening, replies=plan.replies)
        if self.table is not None:
            self.table.guide = Guide(plan, self.table)
            self.table.draw()

    def resume(self, path: Path) -> None:
        """Go on with the match saved at ``path``."""
        from desktop.match.save import SaveError  # noqa: PLC0415
        from desktop.ui import sitting  # noqa: PLC0415

        try:
            taken = sitting.resume(path)
        except SaveError as error:
            self.complain(error.message)
            return
        except OSError as error:
            self.complain(message("save.unreadable", file=path.name, why=error.strerror or str(error)))
            return
        self.take(taken)
        for note in taken.notes:
            self.complain(note)

    def take(self, taken: Sitting) -> None:
        """Show the table of a match that has begun."""
        from desktop.ui.games import table  # noqa: PLC0415
        from desktop.ui.table.page import TablePage  # noqa: PLC0415

        self._rise()
        self.sitting = taken
        self.workshop.follow(taken)
        self._told = False
        game, controller, look_at, pace = taken.game, taken.controller, self.look_at, self.settings.pace
        page = TablePage(
            game.id, table(game.table), taken.content, controller, taken.players, look_at, 0, self._faces, pace
        )
        page.pacer.kept.connect(self._keep_pace)
        page.settings_wanted.connect(self.in_front.show)
        page.rules_wanted.connect(self.rules.show)
        page.left.connect(self.go_home)
        page.finished.connect(self._show_results)
        page.told.connect(self._go_on)
        self.table = page
        self._set_pace()
        self.pages.addWidget(page)
        controller.updated.connect(self._follow)
        controller.curtain.connect(self._hang)
        controller.troubled.connect(self.complain)
        self.pages.setCurrentWidget(page)
        controller.start()
        stillness.begin()

    def _keep_pace(self, pace: Pace) -> None:
        self.settings.pace = pace

    def speed(self) -> str:
        """Return how fast things move; the desktop's wish for less motion counts unless the user chose."""
        less = QGuiApplication.styleHints().property("reducedMotion")
        return self.settings.speed or ("off" if less else "normal")

    def trail(self) -> tuple[tuple[str, Seat], ...]:
        """Return kind and seat of the last answers, for a report of what went wrong."""
        return () if self.sitting is None else self.sitting.trail()

    def complain(self, said: Message) -> None:
        """Tell the player one sentence, without stopping the program."""
        warn(self, said)

    # ------------------------------------------------------------------ inside

    def _furnish(self) -> None:
        from desktop import catalogue  # noqa: PLC0415
        from desktop.ui import sitting  # noqa: PLC0415

        self.home.furnish(catalogue.GAMES, sitting.unfinished(), replays=bool(sitting.finished()))
        self.painted.emit()

    def _rise(self) -> None:
        """Leave the table: nothing of the match is left on the screen."""
        self._called = None
        if self.table is not None:
            self.pages.removeWidget(self.table)
            self.table.deleteLater()
            self.table = None
        if self.sitting is not None:
            stillness.end()
            self.sitting.close()
            self.sitting = None

    def _follow(self, update: Update) -> None:
        """Keep the page that belongs to an update in front: the table, until somebody is called."""
        self._called = None
        if self.table is not None and self.in_front.shown() is self._curtain:
            self.in_front.bring(self.table)
        if self.table is not None and update.outcome is None:
            self._told = False
        if update.outcome is not None and not self._told:
            self._told = True
            if self.table is None or self.table.story.current is None:
                QTimer.singleShot(RESULTS_AFTER, self, self._show_results)

    def _go_on(self) -> None:
        """Do what waited until the table had told what happened: call a player, show the results."""
        seat, self._called = self._called, None
        if seat is not None:
            self._hang(seat)
        elif self._told:
            QTimer.singleShot(RESULTS_AFTER, self, self._show_results)

    def _hang(self, seat: Seat) -> None:
        """Let the curtain fall, at once, for the player at ``seat``."""
        from desktop.ui.screens.curtain import CurtainPage  # noqa: PLC0415

        if self.sitting is None or self.table is None:
            return
        if self.table.story.current is not None:
            # what is told was open to all, so nothing is betrayed by waiting
            self._called = seat
            return
        if self._curtain is None:
            self._curtain = CurtainPage(self.look_at)
            self._curtain.ready.connect(self._come_forward)
            self._curtain.undone.connect(self._undo)
            self._curtain.home.connect(self.go_home)
            self.pages.addWidget(self._curtain)
        page, player = self.table, self.sitting.players[seat]
        update = self.sitting.controller.present()
        seen, where = page.picture, page.picture.where()
        news = [(None if line.seat is None else seen.coat(line.seat), line.text) for line in seen.recap(seat)]
        self._curtain.call(seat, player.name, seen.coat(seat), where, news, undo=update.undo is None)
        self.in_front.bring(self._curtain)

    def _come_forward(self, seat: Seat) -> None:
        if self.sitting is not None:
            self.sitting.controller.come_forward(seat)

    def _undo(self) -> None:
        if self.sitting is not None:
            self.sitting.controller.undo()

    def _show_results(self) -> None:
        from desktop.ui.screens.results import ResultsPage  # noqa: PLC0415

        if self.table is None or self.sitting is None:
            return
        update = self.sitting.controller.present()
        if update.outcome is None:
            return
        if self._results is None:
            self._results = ResultsPage(self.look_at)
            self._results.again.connect(self._again)
            self._results.table.connect(self._back_to_table)
            self._results.home.connect(self.go_home)
            self._results.replay.connect(self._replay_this)
            self.pages.addWidget(self._results)
        sat, seen = self.sitting, self.table.picture
        told = (sat.game.title, update.outcome, sat.players, seen.say, self.table.view.grab())
        self._results.tell(*told, coats=seen.coats, again=self.workshop.again)
        self.in_front.bring(self._results)

    def _back_to_table(self) -> None:
        if self.table is not None:
            self.pages.setCurrentWidget(self.table)

    def _again(self) -> None:
        """Begin the same match anew, with another seed; the next game of a tournament is begun there."""
        if self.workshop.at_table:
            self.go_home()
        elif self._choice is not None and self.sitting is not None and self._choice.game.id == self.sitting.game.id:
            import msgspec  # noqa: PLC0415

            self.sit_down(msgspec.structs.replace(self._choice, seed=random.SystemRandom().randrange(10**7)))
        elif self.sitting is not None:
            self.set_up(self.sitting.game.id)

    def _replay_this(self) -> None:
        if self.sitting is not None:
            self.show_replay(self.sitting.path)

    def show_replay(self, path: Path) -> None:
        """Play a saved match back."""
        from desktop.match.save import SaveError  # noqa: PLC0415
        from desktop.ui.screens.replay import ReplayPage  # noqa: PLC0415

        if self._replay is None:
            self._replay = ReplayPage(self.look_at)
            self._replay.left.connect(self.go_home)
            self.pages.addWidget(self._replay)
        self._replay.animated = self.speed() != "off"
        try:
            self._replay.open(path)
        except SaveError as error:
            self.complain(error.message)
            return
        self.pages.setCurrentWidget(self._replay)

    def _open(self) -> None:
        if not self.workshop.opens():
            ask_save(self, self.resume)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Bring everything to the disk; unsaved decks and cards are asked about."""
        if self.workshop.holds_back(self.window().close):
            event.ignore()
            return
        self._rise()
        self.settings.sync()
        super().closeEvent(event)
