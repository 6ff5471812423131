"""One match on the screen: the table with its lists beside it, driven by updates alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEasingCurve, QPointF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from desktop.core.message import Message, Ref
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
from desktop.ui.table.lists import Lists
from desktop.ui.table.overlay import focus_ring, preview_sprite
from desktop.ui.table.scene import TableScene
from desktop.ui.table.situation import Line, Situation, Table
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.table.telling import ALL, NEXT, Story, over, quiet, tellings
from desktop.ui.table.view import TableView
from desktop.ui.text import Names, name_of, say, say_refusal
from desktop.ui.theme import Coat, Look

MOST_LINES = 200
"""The chronicle keeps so many lines in view; the whole of it is in the list."""


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
        self._content = content
        self._controller = controller
        self._players = players
        things = getattr(table, "things", None)
        self._names = Names(tuple(player.name for player in players), game, things(content) if things else {})
        self._look_at = look_at
        self._chooser = Chooser()
        self._update: Update | None = None
        self._lines: tuple[Line, ...] = ()
        self._coats: tuple[Coat, ...] = ()
        self._refusal = ""
        self._refused = ("", "")
        self._hover: Key | None = None
        self._held = False
        self._shown: dict[str, str] = {}
        self._counsel = Counsel(table, controller)
        self.guide: Guide | None = None
        self.scene = TableScene(faces)
        self.view = TableView(self.scene)
        self.director = Director(self.scene, self)
        self.director.speed = speed
        self.lists = Lists(self)
        self.story = Story(self)
        people = tuple(player.kind == "person" for player in players)
        self.pacer = Pacer(self, controller, people, self._at_rest, pace)
        self.pacer.changed.connect(self._ask_again)
        self._lay_out()
        controller.updated.connect(self.receive)
        controller.refused.connect(self._refuse)
        self.director.settled.connect(self._unlock)
        self.story.turned.connect(self._turn)
        view = self.view
        view.clicked.connect(self.click)
        view.dropped.connect(self._drop)
        view.lifted.connect(self._lift)
        view.hovered.connect(self._point)
        view.focused.connect(self._focus)
        view.escaped.connect(self._escape)
        view.resized.connect(self.draw)
        view.zoomed.connect(self.draw)

    def _lay_out(self) -> None:
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.setCentralWidget(middle)
        self.lists.chosen.connect(self._enter)
        self.lists.pointed.connect(self._show_key)
        for keys, slot in (
            (QKeySequence(QKeySequence.StandardKey.Undo), self._controller.undo),
            (QKeySequence("Ctrl+Shift+Z"), self._controller.redo),
            (QKeySequence("F1"), self.open_rules),
            (QKeySequence("F6"), self.toggle_lists),
            (QKeySequence("F11"), self._full_screen),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    # ------------------------------------------------------------------ what comes in

    def receive(self, update: Update) -> None:
        """Show an update; nothing of another viewer's table survives it."""
        before = self._update
        self.view.drop_everything()
        self.director.finish()
        changed = before is None or before.viewer != update.viewer
        if changed:
            self.scene.wipe()
            self.view.focus_key = None
            self.story.drop()
            self._shown.clear()
        self._counsel.forget()
        self._update = update
        self._coats = self._table.coats(update.observation, self._players)
        self._refusal = ""
        self._hover = None
        self.pacer.follow(self._beat(), update.observation)
        self._ask()
        now = self._situation()
        self._lines = self._told_lines(now)
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
        if not changed and not flights:
            flights = self._glides(lay)
        # whoever wants to call need not wait until a card lies
        self.view.locked = bool(flights) and self.director.speed > 0 and self.pacer.view.beat is None
        self.director.play(flights)
        self._announce()

    def draw(self) -> dict[Key, tuple[QPointF, float]]:
        """Draw the table as it stands; return where everything lay before."""
        if self._update is None:
            return {}
        self.director.finish()
        self.view.within = self._chooser.targets() if self._chooser.clicked else frozenset()
        now = self._situation()
        sprites = self._table.sprites(now)
        sprites += self._extras(sprites, now) + over(now, self.story)
        if self.guide is not None and self.story.current is None:
            sprites += self.guide.sprites(sprites, now)
        resolution = now.frame.scale * self.view.devicePixelRatioF() * min(self.view.zoom, 3.0)
        lay = self.scene.show(sprites, now.look, resolution)
        self._fill_lists(now)
        return lay

    def redraw(self) -> None:
        """Draw everything anew: the scheme, the language or the names have changed."""
        if self._update is None:
            return
        self.lists.translate()
        self._refusal = ""
        self._lines = self._told_lines(self._situation())
        self.scene.wipe()
        self.draw()

    # ------------------------------------------------------------------ what goes out

    def click(self, key: Key) -> None:
        """Follow a click on the sprite called ``key``."""
        if self.story.current is not None:
            (self.story.end if key == ALL else self.story.forward)()
            return
        if self.view.locked:
            self.director.finish()
            return
        sprite = self._sprite(key)
        if key == ("ribbon",):
            self.open_rules()
            return
        if key[0] == "button":
            self._press(str(key[1]), sprite)
            return
        action = self._chooser.click(key)
        self._refusal = ""
        if action is not None:
            self.answer(action)
            return
        route = self._chooser.clicked
        if not route or route[-1] != key:
            self._say_why(((*route, key), (key,)))
        elif self.view.focus_key == key:
            self._step_to_targets()
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
            self._refusal = " · ".join(self.say(each) for each in against)
            self._tell(self._refusal)
            self.draw()
            return
        begun, route = self._begun(), self._chooser.last
        self._chooser.forget()
        self._refusal = ""
        if self.guide is not None:
            self.guide.given(action)
        self._controller.submit(action)
        if route and self._begun() > begun:
            self._follow(route, type(action))

    @property
    def game_table(self) -> Table:
        """The table of the game itself."""
        return self._table

    def say(self, said: Message) -> str:
        """Return a message in words, with the names of this table."""
        return say(said, self._names)

    @property
    def coats(self) -> tuple[Coat, ...]:
        """Colour, pattern and emblem of each seat, as this table shows them."""
        return tuple(self.coat(Seat(seat)) for seat in range(len(self._coats)))

    def coat(self, seat: Seat) -> Coat:
        """Return colour, pattern and emblem of a seat."""
        return self._look_at(self.view.frame().scale).worn(self._coats[seat])

    def where(self) -> str:
        """Return game and step, nothing of the state: the curtain's foot."""
        return self._table.where(self._situation())

    def recap(self, seat: Seat) -> list[Line]:
        """Return what everybody saw since ``seat`` last looked."""
        now = self._situation()
        told = (self._table.line(event, now) for event in self._controller.recap(seat))
        return [line for line in told if line is not None]

    def open_rules(self) -> None:
        """Ask for the rules: at the clause of the refusal that is shown, else where the game is now."""
        clause = self._clause()
        where: Callable[[Situation], str] | None = getattr(self._table, "clause", None)
        if not clause and where is not None and self._update is not None:
            clause = where(self._asked())
        self.rules_wanted.emit(self._game, clause)

    def toggle_lists(self) -> None:
        """Show or hide the lists beside the table."""
        self.lists.toggle()
        self.draw()

    # ------------------------------------------------------------------ inside

    def _told_lines(self, now: Situation) -> tuple[Line, ...]:
        """Return the whole chronicle in the language that is spoken."""
        told = (self._table.line(event, now) for event in self._controller.chronicle())
        return tuple(line for line in told if line is not None)

    def _step_to_targets(self) -> None:
        """Let the keyboard go on from a piece to where it may be laid: Enter, Enter plays a card."""
        first = self.scene.nearest(None, (1, 0), self._chooser.targets())
        if first is not None:
            self.view.focus_key = first.key

    def _situation(self) -> Situation:
        assert self._update is not None
        frame = self.view.frame()
        look = self._look_at(frame.scale)
        chooser = self._chooser
        return Situation(
            update=self._update if self.story.current is None else quiet(self._update),
            content=self._content,
            players=self._players,
            coats=tuple(look.worn(coat) for coat in self._coats),
            look=look,
            frame=frame,
            say=self.say,
            name=self._name,
            chosen=chooser.clicked,
            sources=chooser.sources(),
            targets=chooser.targets(),
            dragged=self.view.dragging,
            hovered=self._hover,
            focus=self.view.focus_key,
            refusal=self._refusal,
            clause=self._clause(),
            lines=self._lines[-MOST_LINES:],
            pacing=self.pacer.view,
            shown=tuple(sorted(self._shown.items())),
        )

    def _name(self, kind: str, identity: str) -> str:
        return name_of(Ref(kind, identity), self._game)

    def _ask(self) -> None:
        """Take over the options of the question on this view."""
        now = self._asked()
        self._chooser.ask(now.offers, lambda action: self._table.routes(action, now))

    def _asked(self) -> Situation:
        """Return the situation with its questions, also while something is still being told."""
        now = self._situation()
        return now if self._update is None else replace(now, update=self._update)

    def _fill_lists(self, now: Situation) -> None:
        """Fill the lists that are shown; what nobody sees need not be put in words."""
        if not self.lists.shown():
            return
        # a row may be entered while something is still being told: it has been said aloud
        asked = self._asked()
        pacing = self.pacer.view
        moves: list[tuple[str, Any]]
        if pacing.beat is not None and pacing.silent:
            moves = [
                (asked.word("table.pace-row-call", who=asked.who(seat)), f"pace-call-{seat}")
                for seat in pacing.beat.seats
                if self._players[seat].kind == "person"
            ]
            moves.append((asked.word("table.pace-row-go"), "pace-go"))
        else:
            moves = [(self._table.answer(action, asked), action) for action in asked.offers]
        self.lists.show_rows(self._table.hand(now), self._table.ground(now), moves, now.lines)

    def _extras(self, sprites: list[Sprite], now: Situation) -> list[Sprite]:
        extra = []
        shown = {sprite.key: sprite for sprite in sprites}
        if now.focus is not None and now.focus in shown and self.view.hasFocus():
            extra.append(focus_ring(shown[now.focus]))
        key = self._hover if self._hover is not None else now.focus
        if key is not None and now.dragged is None and self._held:
            large = self._table.preview(key, now)
            if large is not None:
                extra.append(preview_sprite(large, now, shown.get(key)))
        return extra

    def _enter(self, chosen: Any) -> None:
        """Do what a row of the lists says: an answer, or a button of the clock."""
        if isinstance(chosen, str):
            self.pacer.press(chosen)
        else:
            self.answer(chosen)

    def _sprite(self, key: Key) -> Sprite | None:
        item = self.scene.item(key)
        return None if item is None else item.sprite

    def _press(self, name: str, sprite: Sprite | None) -> None:
        """Do what a button says; one that is off says why."""
        if sprite is not None and not sprite.enabled:
            self._refusal = sprite.tip
            self.draw()
            return
        own: dict[str, Callable[[], object]] = {
            "undo": self._controller.undo,
            "redo": self._controller.redo,
            "home": self.left.emit,
            "lists": self.toggle_lists,
            "rules": self.open_rules,
            "settings": self.settings_wanted.emit,
            "log": self._toggle_log,
            "cancel": self._escape,
            "leave": self._controller.leave,
            "results": self.finished.emit,
        }
        if name in own:
            own[name]()
            return
        if self.guide is not None and self.guide.press(name):
            self.draw()
            return
        if name.startswith("interrupt:"):
            self._controller.interrupt(Seat(int(name.removeprefix("interrupt:"))))
            return
        if name.startswith("show:"):
            what, _, value = name.removeprefix("show:").partition("=")
            self._shown[what] = value
            self.draw()
            return
        if self.pacer.press(name) or self._counsel.press(name, self._situation()):
            return
        action = self._table.command(name, self._situation())
        if action is not None:
            self.answer(action)

    def _drop(self, key: Key, target: Key | None) -> None:
        """Finish a drag: an answer, or home with a reason."""
        before = self._chooser.clicked
        self._chooser.forget()
        if target is None:
            self.draw()
            return
        for route in ((*before, key, target), (*before, target), (key, target)):
            action = self._chooser.answer(route)
            if action is not None:
                self.answer(action)
                return
        if self._chooser.click(key) is None:
            self._chooser.click(target)
        if len(self._chooser.clicked) < 2:
            self._chooser.forget()
            self._say_why(((key, target),))
        self.draw()

    def _say_why(self, routes: tuple[tuple[Key, ...], ...]) -> None:
        """Put into the ribbon why the first of ``routes`` that means an action is refused."""
        now = self._situation()
        for route in routes:
            action = self._table.attempt(route, now)
            if action is None:
                continue
            reason = self._controller.explain(action)
            if reason is not None:
                self._give_reason(reason)
                self._tell(self._refusal)
                return

    def _refuse(self, reason: Refusal) -> None:
        self._give_reason(reason)
        self.draw()

    def _give_reason(self, reason: Refusal) -> None:
        self._refusal = say_refusal(reason, self._names)
        self._refused = (self._refusal, reason.clause)

    def _clause(self) -> str:
        """Return the clause of the refusal in the ribbon, ``""`` if there is none."""
        words, clause = self._refused
        return clause if words and words == self._refusal else ""

    def _lift(self, key: Key | None) -> None:
        """Show where the lifted piece may go."""
        if key is not None:
            self._refusal = ""
            if self._chooser.clicked != (key,) and key in self._chooser.sources():
                self._chooser.forget()
                self._chooser.click(key)
        item = self.view.dragged_item()
        pos = None if item is None else item.pos()
        self.draw()
        if item is not None and pos is not None:
            item.setPos(pos)
            item.setZValue(2000)

    def _point(self, key: Key | None) -> None:
        """Follow the pointer: buttons light up, targets answer, why-nots are told while a piece hovers."""
        self._hover = key
        item = self.view.dragged_item()
        pos = None if item is None else item.pos()
        if self.view.dragging is not None:
            self._refusal = ""
            if key is not None and key not in self._chooser.targets():
                self._say_why(((self.view.dragging, key),))
        if not self.director.busy:
            self.draw()
        if item is not None and pos is not None:
            item.setPos(pos)
            item.setZValue(2000)

    def _focus(self, key: Key) -> None:
        self._refusal = ""
        self.draw()
        sprite = self._sprite(key)
        if sprite is not None:
            self._tell(sprite.tip)

    def _show_key(self, key: Key) -> None:
        self.view.focus_key = key
        self.draw()

    def _escape(self) -> None:
        """Give up what is begun: a telling, an animation, a choice, an answer in steps, in this order."""
        if self.story.current is not None:
            self.story.end()
        elif self.director.busy:
            self.director.finish()
        elif self._chooser.clicked or self._refusal:
            self._chooser.forget()
            self._refusal = ""
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
        if self._update is not None:
            self._ask()
            if not self.director.busy:
                self.draw()

    def _begun(self) -> int:
        """Return how many steps of the open answer are given."""
        question = None if self._update is None else self._situation().question
        return 0 if question is None else question.begun

    def _follow(self, route: tuple[Key, ...], given: type) -> None:
        """Let one gesture answer the next step of the same answer too, if that asks for something else."""
        follows: Callable[..., bool] | None = getattr(self._table, "follows", None)
        if follows is not None and not follows(route, self._situation()):
            return
        action = self._chooser.answer(route)
        if action is None:
            self._say_why((route,))
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
            self._tell(telling.words)
            return
        if self.view.focus_key == NEXT:
            self.view.focus_key = None
        self.draw()
        self._announce()
        self.told.emit()

    def _unlock(self) -> None:
        self.view.locked = False

    def _glides(self, lay: dict[Key, tuple[QPointF, float]]) -> list[Flight]:
        """Return flights for all that lies elsewhere than before, for changes that no event tells of."""
        out: list[Flight] = []
        came: list[Sprite] = []
        for sprite in sorted(self.scene.sprites(), key=lambda each: each.z):
            was = lay.get(sprite.key)
            home = self._sprite(sprite.home) if sprite.home is not None else None
            if was is None and home is not None and lay:
                came.append(sprite)
                start = home.rect.center()
                wait = 45 * min(len(came) - 1, 14)
                out.append(Flight(sprite.key, start, wait=wait, take=260, curve=QEasingCurve.Type.OutCubic))
            elif was is not None and sprite.role == "piece" and (was[0] - sprite.rect.center()).manhattanLength() > 3:
                out.append(Flight(sprite.key, was[0], was[1], take=220))
        return out

    def _announce(self) -> None:
        """Say aloud whose turn it is and what is asked, for those who hear the screen."""
        now = self._situation()
        question = now.question
        if question is not None:
            self._tell(f"{now.player(question.seat)}: {self.say(question.prompt)}")

    def _tell(self, words: str) -> None:
        if words and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.view, words))

    def _toggle_log(self) -> None:
        self.lists.toggle("log")
        self.draw()

    def _full_screen(self) -> None:
        window = self.window()
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def keyPressEvent(self, event: Any) -> None:
        """Hold Shift for the large picture of what is pointed at."""
        if event.key() == Qt.Key.Key_Shift and not self._held:
            self._held = True
            self.draw()
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: Any) -> None:
        """Let the large picture go."""
        if event.key() == Qt.Key.Key_Shift:
            self._held = False
            self.draw()
        super().keyReleaseEvent(event)
