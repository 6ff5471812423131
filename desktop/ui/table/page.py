"""One match on the screen: the table with its lists beside it, driven by updates alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from desktop.core.rules import Refusal, Seat
from desktop.match.save import Player
from desktop.ui.bridge import MatchController, Update
from desktop.ui.guide import Guide
from desktop.ui.pace import Beat, Pace
from desktop.ui.pacer import Pacer
from desktop.ui.paint.cache import Faces
from desktop.ui.table.chooser import Chooser
from desktop.ui.table.counsel import Counsel
from desktop.ui.table.director import Director, Flight
from desktop.ui.table.gestures import Gestures
from desktop.ui.table.lists import Lists
from desktop.ui.table.picture import Picture
from desktop.ui.table.scene import TableScene
from desktop.ui.table.situation import Situation, Table
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.table.telling import ALL, NEXT, Story, tellings
from desktop.ui.table.view import TableView
from desktop.ui.theme import Look


class TablePage(QMainWindow):
    """Shows a match through the last :class:`Update`, and turns clicks, drags and keys into answers.

    Parameters
    ----------
    game
        The game's id.
    table
        Its table.
    content
        Its content, from which pieces take their names.
    controller
        The match.
    players
        Who sits where.
    look_at
        Gives the look for a scale of the window.
    speed
        The director's factor; 0 is off.
    faces
        The pictures painted so far, if several tables share them.
    pace
        How fast a game goes on that does not wait for its players, and with which keys they call.
    """

    left = Signal()
    """The player wants to go home."""

    rules_wanted = Signal(str, str)
    """The player wants to read the rules: the game, and a clause or ``""``."""

    settings_wanted = Signal()
    """The player wants to see the settings, and to come back."""

    finished = Signal()
    """The player wants to see the results."""

    told = Signal()
    """What happened has been told: the table stands as it is."""

    def __init__(
        self,
        game: str,
        table: Table,
        content: Any,
        controller: MatchController,
        players: tuple[Player, ...],
        look_at: Callable[[float], Look],
        speed: float = 1.0,
        faces: Faces | None = None,
        pace: Pace | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowFlags(Qt.WindowType.Widget)
        self._game = game
        self._table = table
        self._controller = controller
        self._players = players
        self._chooser = Chooser()
        self._counsel = Counsel(table, controller)
        self.scene = TableScene(faces)
        self.view = TableView(self.scene)
        self.director = Director(self.scene, self)
        self.director.speed = speed
        self.lists = Lists(self)
        self.story = Story(self)
        self.picture = Picture(
            game,
            table,
            content,
            controller,
            players,
            look_at,
            chooser=self._chooser,
            view=self.view,
            director=self.director,
            lists=self.lists,
            story=self.story,
        )
        self._gestures = Gestures(table, controller, self._chooser, self.picture, self.view, self.director)
        self._gestures.answered.connect(self.answer)
        people = tuple(player.kind == "person" for player in players)
        self.pacer = Pacer(self, controller, people, self._at_rest, pace)
        self.picture.pacer = self.pacer
        self.pacer.changed.connect(self._ask_again)
        self._lay_out()
        controller.updated.connect(self.receive)
        controller.refused.connect(self._refuse)
        self.director.settled.connect(self._unlock)
        self.story.turned.connect(self._turn)
        view = self.view
        view.clicked.connect(self.click)
        view.escaped.connect(self._escape)
        view.resized.connect(self.draw)
        view.zoomed.connect(self.draw)

    def _lay_out(self) -> None:
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        column.setSpacing(0)
        self._column = column
        self.setCentralWidget(middle)
        self.lists.chosen.connect(self._enter)
        self.lists.pointed.connect(self._gestures.show_key)
        for keys, slot in (
            (QKeySequence(QKeySequence.StandardKey.Undo), self._controller.undo),
            (QKeySequence("Ctrl+Shift+Z"), self._controller.redo),
            (QKeySequence("Backspace"), self._controller.step_back),
            (QKeySequence("F1"), self.open_rules),
            (QKeySequence("F6"), self.toggle_lists),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    # ------------------------------------------------------------------ what comes in

    def receive(self, update: Update) -> None:
        """Show an update; nothing of another viewer's table survives it."""
        before = self.picture.update
        self.view.drop_everything()
        self.director.finish()
        changed = before is None or before.viewer != update.viewer
        if changed:
            self.scene.wipe()
            self.view.focus_key = None
            self.story.drop()
            self.picture.shown.clear()
        self._counsel.forget()
        self.picture.update = update
        self.picture.worn = self._table.coats(update.observation, self._players)
        self.picture.refusal = ""
        self.picture.hover = None
        self.pacer.follow(self._beat(), update.observation)
        self._ask()
        now = self.picture.asked()
        self.picture.lines = self.picture.told_lines(now)
        self.story.speed = self.director.speed
        if self.story.add(tellings(self._table, now, before)):
            self.view.locked = False
            self._turn()
            return
        lay = self.draw()
        if self.story.current is not None:
            return
        flights: list[Flight] = []
        if update.news:
            now = self._situation()
            for index, event in enumerate(update.news):
                flights.extend(self._table.flights(event, now, index))
        if not changed and not flights and self.director.speed:
            flights = self.picture.glides(lay)
        # whoever wants to call need not wait until a card lies
        self.view.locked = bool(flights) and self.director.speed > 0 and self.pacer.view.beat is None
        self.director.play(flights)
        self._announce()

    def draw(self) -> dict[Key, tuple[QPointF, float]]:
        """Draw the table as it stands; return where everything lay before."""
        return self.picture.draw()

    def redraw(self) -> None:
        """Draw everything anew: the scheme, the language or the names have changed."""
        self.picture.redraw()

    # ------------------------------------------------------------------ what goes out

    def click(self, key: Key) -> None:
        """Follow a click on the sprite called ``key``."""
        if self.story.current is not None:
            (self.story.end if key == ALL else self.story.forward)()
            return
        if self.view.locked:
            self.director.finish()
            return
        sprite = self.picture.sprite(key)
        if key == ("ribbon",):
            self.open_rules()
            return
        if key[0] == "button":
            self._press(str(key[1]), sprite)
            return
        action = self._chooser.click(key)
        self.picture.refusal = ""
        if action is not None:
            self.answer(action)
            return
        route = self._chooser.clicked
        if not route or route[-1] != key:
            self._gestures.say_why(((*route, key), (key,)))
        elif self.view.focus_key == key:
            self._gestures.step_to_targets()
        self.draw()

    def answer(self, action: Any) -> None:
        """Give an answer."""
        if self.view.locked:
            self.director.finish()
        self.story.end()
        against = self._counsel.warnings(action, self._situation())
        if against:
            # what was clicked stays, so that the last click once more is meant
            self._chooser.clicked = self._chooser.last[:-1]
            self.picture.refusal = " · ".join(self.picture.say(each) for each in against)
            self.picture.tell(self.picture.refusal)
            self.draw()
            return
        begun, route = self._begun(), self._chooser.last
        self._chooser.forget()
        self.picture.refusal = ""
        if self.guide is not None:
            self.guide.given(action)
        self._controller.submit(action)
        if route and self._begun() > begun:
            self._follow(route, type(action))

    @property
    def game_table(self) -> Table:
        """The table of the game itself."""
        return self._table

    @property
    def guide(self) -> Guide | None:
        """The notes of a first match, if it is one."""
        return self.picture.guide

    @guide.setter
    def guide(self, guide: Guide | None) -> None:
        self.picture.guide = guide

    def add_below(self, strip: QWidget) -> None:
        """Let ``strip`` lie below the table, which leaves it the room."""
        self._column.addWidget(strip)

    def open_rules(self) -> None:
        """Ask for the rules: at the clause of the refusal that is shown, else where the game is now."""
        clause = self.picture.clause()
        where: Callable[[Situation], str] | None = getattr(self._table, "clause", None)
        if not clause and where is not None and self.picture.update is not None:
            clause = where(self.picture.asked())
        self.rules_wanted.emit(self._game, clause)

    def toggle_lists(self, name: str = "") -> None:
        """Show or hide the lists beside the table, or one of them."""
        self.lists.toggle(name)
        self.draw()

    # ------------------------------------------------------------------ inside

    def _situation(self) -> Situation:
        return self.picture.situation()

    def _ask(self) -> None:
        """Take over the options of the question on this view."""
        now = self.picture.asked()
        self._chooser.ask(now.offers, lambda action: self._table.routes(action, now))

    def _enter(self, chosen: Any) -> None:
        """Do what a row of the lists says: an answer, or a button."""
        if isinstance(chosen, str):
            self._press(chosen, None)
        else:
            self.answer(chosen)

    def _press(self, name: str, sprite: Sprite | None) -> None:
        """Do what a button says; one that is off says why."""
        if sprite is not None and not sprite.enabled:
            self.picture.refusal = sprite.tip
            self.draw()
            return
        own: dict[str, Callable[[], object]] = {
            "undo": self._controller.undo,
            "redo": self._controller.redo,
            "home": self.left.emit,
            "lists": self.toggle_lists,
            "rules": self.open_rules,
            "settings": self.settings_wanted.emit,
            "log": lambda: self.toggle_lists("log"),
            "cancel": self._escape,
            "leave": self._controller.leave,
            "results": self.finished.emit,
        }
        if name in own:
            own[name]()
            return
        if name.startswith("interrupt:"):
            self._controller.interrupt(Seat(int(name.removeprefix("interrupt:"))))
            return
        if name.startswith("show:"):
            what, _, value = name.removeprefix("show:").partition("=")
            self.picture.shown[what] = value
            self.draw()
            return
        if self.pacer.press(name) or self._counsel.press(name, self._situation()):
            return
        action = self._table.command(name, self._situation())
        if action is not None:
            self.answer(action)

    def _refuse(self, reason: Refusal) -> None:
        self.picture.give_reason(reason)
        self.draw()

    def _escape(self) -> None:
        """Give up what is begun: a telling, an animation, a choice, an answer in steps, in this order."""
        if self.story.current is not None:
            self.story.end()
        elif self.director.busy:
            self.director.finish()
        elif self._chooser.clicked or self.picture.refusal:
            self._chooser.forget()
            self.picture.refusal = ""
            self.draw()
        elif not self.pacer.escape():
            self._controller.cancel()

    def _beat(self) -> Beat | None:
        """Return what the table says of the pace, if it has one."""
        pace: Callable[[Situation], Beat | None] | None = getattr(self._table, "pace", None)
        return None if pace is None else pace(self._situation())

    def _at_rest(self) -> bool:
        return self.story.current is None and not self.director.busy

    def _ask_again(self) -> None:
        """Follow the clock: somebody has called, or is asked now."""
        if self.picture.update is not None:
            self._ask()
            if not self.director.busy:
                self.draw()

    def _begun(self) -> int:
        """Return how many steps of the open answer are given."""
        question = None if self.picture.update is None else self._situation().question
        return 0 if question is None else question.begun

    def _follow(self, route: tuple[Key, ...], given: type) -> None:
        """Let one gesture answer the next step of the same answer too, if that asks for something else."""
        follows: Callable[..., bool] | None = getattr(self._table, "follows", None)
        if follows is not None and not follows(route, self._situation()):
            return
        action = self._chooser.answer(route)
        if action is None:
            self._gestures.say_why((route,))
            self.draw()
        elif type(action) is not given:
            self.answer(action)

    def _turn(self) -> None:
        """Put the next picture of what is told in front, or the table itself."""
        telling = self.story.current
        if telling is not None:
            self.view.focus_key = NEXT
            self.draw()
            self.director.play(telling.flights(self._situation()))
            self.picture.tell(telling.words)
            return
        if self.view.focus_key == NEXT:
            self.view.focus_key = None
        self.draw()
        self._announce()
        self.told.emit()

    def _unlock(self) -> None:
        self.view.locked = False

    def _announce(self) -> None:
        """Say aloud whose turn it is and what is asked, for those who hear the screen."""
        now = self._situation()
        if (question := now.question) is not None:
            self.picture.tell(f"{now.player(question.seat)}: {self.picture.say(question.prompt)}")

    def keyPressEvent(self, event: Any) -> None:
        """Hold Shift for the large picture of what is pointed at."""
        if event.key() == Qt.Key.Key_Shift and not self.picture.held:
            self.picture.held = True
            self.draw()
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: Any) -> None:
        """Let the large picture go."""
        if event.key() == Qt.Key.Key_Shift:
            self.picture.held = False
            self.draw()
        super().keyReleaseEvent(event)
