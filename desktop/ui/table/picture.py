"""What is seen of one match: the last update, made into a situation, and the situation into sprites and rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEasingCurve, QPointF
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from desktop.core.message import Message, Ref
from desktop.core.rules import Event, Refusal, Seat
from desktop.match.save import Player
from desktop.ui.bridge import MatchController, Update
from desktop.ui.guide import Guide
from desktop.ui.pace import NO_PACE
from desktop.ui.pacer import Pacer
from desktop.ui.table.ahead import Ahead
from desktop.ui.table.chooser import Chooser
from desktop.ui.table.director import Director, Flight
from desktop.ui.table.lists import Lists
from desktop.ui.table.overlay import focus_ring, preview_sprite
from desktop.ui.table.scene import TableScene
from desktop.ui.table.situation import Line, Situation, Table, folded
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.table.telling import Story, over, quiet
from desktop.ui.table.view import TableView
from desktop.ui.text import Names, name_of, say, say_refusal
from desktop.ui.theme import Coat, Look

MOST_LINES = 200
"""The chronicle keeps so many lines in view; the whole of it is in the list."""


class Picture:
    """Everything that is seen at a table, drawn from the last :class:`Update` and from what the hand is doing.

    Attributes
    ----------
    update
        The last update; ``None`` before the first.
    lines, worn
        The chronicle, and what each seat bears.
    refusal
        What the ribbon says instead of the question.
    hover, held, shown
        What lies below the pointer, whether the large picture is asked for, and what of the table was opened.
    guide
        The notes of a first match, if it is one.
    """

    def __init__(
        self,
        game: str,
        table: Table,
        content: Any,
        controller: MatchController,
        players: tuple[Player, ...],
        look_at: Callable[[float], Look],
        *,
        chooser: Chooser,
        view: TableView,
        director: Director,
        lists: Lists,
        story: Story,
    ) -> None:
        self._game = game
        self._table = table
        self._content = content
        self._controller = controller
        self._players = players
        things = getattr(table, "things", None)
        self._names = Names(tuple(player.name for player in players), game, things(content) if things else {})
        self._look_at = look_at
        self._chooser = chooser
        self._view = view
        self._scene: TableScene = view.table
        self._director = director
        self._lists = lists
        self._story = story
        self._ahead = Ahead(view.table.faces, lambda: story.current is None and not director.busy, view)
        self._likely: Callable[[Situation], Iterable[Sprite]] | None = getattr(table, "likely", None)
        self.pacer: Pacer | None = None
        self.guide: Guide | None = None
        self.update: Update | None = None
        self.lines: tuple[Line, ...] = ()
        # to whom which events were told, and in which words
        self._told: tuple[Seat | None, tuple[Event, ...], list[Line | None]] = (None, (), [])
        self.worn: tuple[Coat, ...] = ()
        self.refusal = ""
        self._refused = ("", "")
        self.hover: Key | None = None
        self.held = False
        self.shown: dict[str, str] = {}

    def situation(self) -> Situation:
        """Return the moment as the table draws it; without questions while something is being told."""
        assert self.update is not None
        frame = self._view.frame()
        look = self._look_at(frame.scale)
        chooser, telling = self._chooser, self._story.current
        return Situation(
            update=self.update if telling is None else quiet(self.update, telling),
            content=self._content,
            players=self._players,
            coats=tuple(look.worn(coat) for coat in self.worn),
            look=look,
            frame=frame,
            say=self.say,
            name=self._name,
            chosen=chooser.clicked,
            sources=chooser.sources(),
            targets=chooser.targets(),
            dragged=self._view.dragging,
            hovered=self.hover,
            focus=self._view.focus_key,
            refusal=self.refusal,
            clause=self.clause(),
            lines=self.lines[-MOST_LINES:],
            pacing=NO_PACE if self.pacer is None else self.pacer.view,
            shown=tuple(sorted(self.shown.items())),
        )

    def asked(self) -> Situation:
        """Return the situation with its questions, also while something is still being told."""
        now = self.situation()
        return now if self.update is None else replace(now, update=self.update)

    def draw(self) -> dict[Key, tuple[QPointF, float]]:
        """Draw the table as it stands; return where everything lay before."""
        if self.update is None:
            return {}
        self._director.finish()
        self._view.within = self._chooser.targets() if self._chooser.clicked else frozenset()
        now = self.situation()
        sprites = self._table.sprites(now)
        sprites += self._extras(sprites, now) + over(now, self._story)
        if self.guide is not None and self._story.current is None:
            sprites += self.guide.sprites(sprites, now)
            if self._view.frame() != now.frame:
                # its strip came or grew, and the table has been drawn smaller meanwhile
                return self.draw()
        resolution = now.frame.scale * self._view.devicePixelRatioF() * min(self._view.zoom, 3.0)
        lay = self._scene.show(sprites, now.look, resolution)
        if (likely := self._likely) is not None:
            self._ahead.follow(lambda: likely(now), now.look, resolution)
        self._fill_lists(now)
        return lay

    def redraw(self) -> None:
        """Draw everything anew: the scheme, the language or the names have changed."""
        if self.update is None:
            return
        self._lists.translate()
        self.refusal = ""
        self._told = (None, (), [])
        self.lines = self.told_lines(self.situation())
        self._scene.wipe()
        self.draw()

    def say(self, said: Message) -> str:
        """Return a message in words, with the names of this table."""
        return say(said, self._names)

    @property
    def coats(self) -> tuple[Coat, ...]:
        """Colour, pattern and emblem of each seat, as this table shows them."""
        return tuple(self.coat(Seat(seat)) for seat in range(len(self.worn)))

    def coat(self, seat: Seat) -> Coat:
        """Return colour, pattern and emblem of a seat."""
        return self._look_at(self._view.frame().scale).worn(self.worn[seat])

    def where(self) -> str:
        """Return game and step, nothing of the state: the curtain's foot."""
        return self._table.where(self.situation())

    def recap(self, seat: Seat) -> list[Line]:
        """Return what everybody saw since ``seat`` last looked."""
        now = self.situation()
        told = (self._table.line(event, now) for event in self._controller.recap(seat))
        return folded(line for line in told if line is not None)

    def told_lines(self, now: Situation) -> tuple[Line, ...]:
        """Return the whole chronicle in the language that is spoken."""
        viewer, events = now.update.viewer, self._controller.chronicle()
        whose, before, lines = self._told
        if whose != viewer or events[: len(before)] != before:
            before, lines = (), []
        # what was said stays said, to the same viewer: a long match would be read from its beginning at each click
        lines = [*lines, *(self._table.line(event, now) for event in events[len(before) :])]
        self._told = (viewer, events, lines)
        return tuple(folded(line for line in lines if line is not None))

    def give_reason(self, reason: Refusal) -> None:
        """Put into the ribbon why something is refused."""
        self.refusal = say_refusal(reason, self._names)
        self._refused = (self.refusal, reason.clause)

    def clause(self) -> str:
        """Return the clause of the refusal in the ribbon, ``""`` if there is none."""
        words, clause = self._refused
        return clause if words and words == self.refusal else ""

    def sprite(self, key: Key) -> Sprite | None:
        """Return the sprite called ``key``, or ``None``."""
        item = self._scene.item(key)
        return None if item is None else item.sprite

    def glides(self, lay: dict[Key, tuple[QPointF, float]]) -> list[Flight]:
        """Return flights for all that lies elsewhere than before, for changes that no event tells of."""
        out: list[Flight] = []
        came: list[Sprite] = []
        for sprite in sorted(self._scene.sprites(), key=lambda each: each.z):
            was = lay.get(sprite.key)
            home = self.sprite(sprite.home) if sprite.home is not None else None
            if was is None and home is not None and lay:
                came.append(sprite)
                start = home.rect.center()
                wait = 45 * min(len(came) - 1, 14)
                out.append(Flight(sprite.key, start, wait=wait, take=260, curve=QEasingCurve.Type.OutCubic))
            elif was is not None and sprite.role == "piece" and (was[0] - sprite.rect.center()).manhattanLength() > 3:
                out.append(Flight(sprite.key, was[0], was[1], take=220))
        return out

    def tell(self, words: str) -> None:
        """Say ``words`` aloud for those who hear the screen."""
        if words and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self._view, words))

    def _name(self, kind: str, identity: str) -> str:
        return name_of(Ref(kind, identity), self._game)

    def _fill_lists(self, now: Situation) -> None:
        """Fill the lists that are shown; what nobody sees need not be put in words."""
        if not self._lists.shown():
            return
        # a row may be entered while something is still being told: it has been said aloud
        asked = self.asked()
        pacing = asked.pacing
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
        self._lists.show_rows(self._table.hand(now), self._table.ground(now), moves, now.lines)

    def _extras(self, sprites: list[Sprite], now: Situation) -> list[Sprite]:
        extra = []
        shown = {sprite.key: sprite for sprite in sprites}
        if now.focus is not None and now.focus in shown and self._view.hasFocus():
            extra.append(focus_ring(shown[now.focus]))
        key = self.hover if self.hover is not None else now.focus
        if key is not None and now.dragged is None and self.held:
            large = self._table.preview(key, now)
            if large is not None:
                extra.append(preview_sprite(large, now, shown.get(key)))
        return extra
