"""A guided first match: a real match that was prepared, with a note at each step of its opening.

``rules_data/<game>/guide.yaml`` says how the match begins and what is suggested.  Chance and the computer player
answer the same each time, so every suggestion can be followed; whoever goes another way plays on without
suggestions, and where the file has them, with a note at the first coming of each kind of question.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QPainter

from desktop import paths
from desktop.catalogue import Game
from desktop.core.message import message
from desktop.core.rules import Rules, Seat, Setup
from desktop.data.nodes import plain
from desktop.data.reader import read
from desktop.match.save import Player
from desktop.ui.guide_strip import GuideStrip
from desktop.ui.paint import marks
from desktop.ui.paint.light import rounded
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.text import say, spoken
from desktop.ui.theme import Look

if TYPE_CHECKING:
    from desktop.ui.screens.setup import Choice
    from desktop.ui.table.page import TablePage

Z = 1600.0


class Step(msgspec.Struct, frozen=True):
    """One note, and what it suggests.

    Attributes
    ----------
    do
        The answer that is suggested; ``None`` at the end, where the player goes on alone.
    says
        The note by language.
    ask
        The question at whose coming the note is shown, in games in which much happens between two answers; steps
        of one question come one after the other. Else ``""``: steps follow each other.
    general
        Whether it says of the question what is true in every match: it is for those who went another way, and for
        questions of which no other step speaks.
    """

    do: Any
    says: tuple[tuple[str, str], ...]
    ask: str = ""
    general: bool = False

    @property
    def words(self) -> str:
        """The note in the language that is spoken."""
        known = dict(self.says)
        return known.get(spoken(), known.get("en", ""))


class Plan(msgspec.Struct, frozen=True):
    """How a guided match begins, and its steps.

    Attributes
    ----------
    setup
        The first seat is the learner's.
    seed
        Of the match.
    level
        Of the computer players.
    opening
        The answers of all seats that lead to the position in which the learner begins.
    replies
        What the others answer whoever follows, each with the number of answers given before.
    """

    setup: Setup
    seed: int
    level: str
    steps: tuple[Step, ...]
    opening: tuple[Any, ...] = ()
    replies: tuple[tuple[int, Any], ...] = ()

    @property
    def led(self) -> int:
        """How many steps there are for those who follow."""
        return sum(not step.general for step in self.steps)


def plan_for(game: Game) -> Plan | None:
    """Return the guided match of ``game``, ``None`` if it has none."""
    file = paths.rules_data() / game.id / "guide.yaml"
    if not file.is_file():
        return None
    raw: dict[str, Any] = plain(read(file))
    setup = Setup(
        raw["seats"],
        tuple(sorted((name, str(value)) for name, value in (raw.get("options") or {}).items())),
        Seat(0) if raw.get("first", True) else None,
        tuple(raw.get("picks") or ()),
    )
    rules = rules_of(game, setup)
    steps = tuple(
        Step(
            None if each.get("do") is None else rules.read({"seat": 0, **each["do"]}),
            tuple(each["says"].items()),
            each.get("ask", ""),
            bool(each.get("general", False)),
        )
        for each in raw["steps"]
    )
    opening = tuple(rules.read(each) for each in raw.get("opening") or ())
    replies = tuple((each.pop("after"), rules.read(each)) for each in raw.get("replies") or ())
    return Plan(setup, raw["seed"], raw["level"], steps, opening, replies)


def rules_of(game: Game, setup: Setup) -> Rules[Any, Any]:
    """Return the rules by which a match begins: where users edit content, those of what it needs."""
    rules = game.rules()
    return game.rules(game.embed(rules, setup)) if game.editable else rules


def guided(game: Game, plan: Plan, name: str) -> Choice:
    """Return the guided match of ``game``: the learner, called ``name``, against the computer."""
    from desktop.ui.screens.setup import Choice  # noqa: PLC0415  # the set-up screen asks this module for a title

    others = range(1, plan.setup.seats)
    alone = say(message("guide.teacher"))
    teachers = (
        Player(alone if len(others) == 1 else say(message("guide.teachers", number=seat)), plan.level, seat)
        for seat in others
    )
    return Choice(game, plan.setup, (Player(name, "person", 0), *teachers), plan.seed)


class Guide:
    """The notes beside one table.

    Parameters
    ----------
    plan
        The guided match.
    page
        The page of its table: it knows the clicks of an answer, and its clock is stopped until a note has been read.
    """

    def __init__(self, plan: Plan, page: TablePage) -> None:
        self._plan = plan
        self._table = page.game_table
        self._pacer = page.pacer
        self.strip = GuideStrip(page)
        self.strip.leave.clicked.connect(self.leave)
        page.add_below(self.strip)
        self._seen: dict[int, Any] = {}
        self._told: set[int] = set()
        self._met: tuple[Any, ...] = ()
        self._by_clock: tuple[Any, ...] = ()
        self._followed = self._strayed = self._left = False
        self.at = 0
        self.over = False
        self.points: Key | None = None
        """What is to be clicked next, as last drawn."""

    @property
    def step(self) -> Step | None:
        """The step that is shown, ``None`` when the guide has left."""
        gone = self.over or self.at >= len(self._plan.steps) or self.at in self._told
        return None if gone else self._plan.steps[self.at]

    def given(self, action: Any) -> None:
        """Follow an answer: on to the next step, or out of the way if it is another one."""
        step = self.step
        if step is None:
            return
        if not step.ask:
            self.at += 1
            self.over = action != step.do
        elif self._met:
            self._followed = action == step.do
            self._close()

    def leave(self) -> None:
        """Say no more."""
        self.over = self._left = True
        self.strip.setVisible(False)

    def sprites(self, shown: Sequence[Sprite], now: Situation) -> list[Sprite]:
        """Tell the note on the strip, and return the mark around what to click."""
        if not self._left:
            self._find(now)
        step = self.step
        self.points = None
        if self._left or self.over or now.update.outcome is not None:
            self.strip.setVisible(False)
            return []
        if step is None or (step.ask and not self._met):
            # the last note stays: the table keeps its size
            return []
        last = step.do is None and (not step.ask or self.at + 1 == self._plan.led)
        count = "" if step.general else now.word("guide.step", at=self.at + 1, steps=self._plan.led)
        label = now.word("guide.done" if last else "guide.leave")
        self.strip.setVisible(True)
        self.strip.tell(now.look, count, step.words, label, last=last)
        asked = now.mine and step.do is not None
        self.points = self._call_key(step, now) or (self._next_key(step, shown, now) if asked else None)
        sprite = next((each for each in shown if each.key == self.points), None)
        return [] if sprite is None else [_pointer(sprite)]

    # ------------------------------------------------------------------ inside

    def _find(self, now: Situation) -> None:
        """Show the step that belongs to this very table: answers may have been taken back."""
        question = now.question
        if self._plan.steps[0].ask:
            self._find_asked(now)
        elif question is not None and now.mine and now.players[question.seat].kind == "person":
            back = next((at for at, seen in self._seen.items() if seen == now.seen), None)
            if back is not None:
                self.at, self.over = back, False
            elif not self.over:
                self._seen[self.at] = now.seen

    def _find_asked(self, now: Situation) -> None:
        """Show the next step of the question that is asked, until it is answered, or time has answered it."""
        question = now.question
        beat = now.pacing.beat
        if question is None or now.players[question.seat].kind != "person":
            return
        met = (question.prompt, now.seen)
        if met == self._met:
            self._mark(now)
            return
        back = next((at for at, seen in self._seen.items() if seen == met), None)
        if back is not None:
            self._told = {at for at in self._told if at < back}
            self._strayed = False
        elif self._met:
            self._followed = self._plan.steps[self.at].do in (None, *self._by_clock)
            self._close()
        found = self._next(question.prompt.key)
        if found is None:
            return
        self.at, self._met = found, met
        self._seen[found] = met
        self._mark(now)
        pacer = self._pacer
        if beat is not None and beat.timed and now.pacing.waiting:
            # not within the drawing of the table
            QTimer.singleShot(0, pacer, lambda: pacer.pause(on=True))

    def _next(self, ask: str) -> int | None:
        """Return the step to be shown when ``ask`` comes."""
        steps = self._plan.steps
        led = any(step.ask == ask and not step.general for step in steps)
        for at, step in enumerate(steps):
            if step.ask == ask and at not in self._told and step.general == (self._strayed or not led):
                return at
        return None

    def _close(self) -> None:
        """Have done with the step that is shown."""
        if self._met:
            step = self._plan.steps[self.at]
            self._told.add(self.at)
            self._strayed |= step.do is not None and not self._followed
        self._met, self._by_clock, self._followed = (), (), False

    def _mark(self, now: Situation) -> None:
        """Keep what the clock will answer for the learner, if one runs."""
        beat, question = now.pacing.beat, now.question
        if beat is None or question is None or question.seat not in beat.seats:
            return
        at = beat.seats.index(question.seat)
        answers = beat.calls if question.seat in now.pacing.called else beat.passes
        self._by_clock = answers[at : at + 1]

    def _call_key(self, step: Step, now: Situation) -> Key | None:
        """Return what is to be clicked while a beat waits for calls: one's own badge, then on."""
        beat, question = now.pacing.beat, now.question
        if beat is None or question is None or not now.pacing.waiting:
            return None
        called = question.seat in now.pacing.called
        calls = step.do is not None and step.do not in beat.passes
        return ("button", f"pace-call-{question.seat}" if calls and not called else "pace-go")

    def _next_key(self, step: Step, shown: Sequence[Sprite], now: Situation) -> Key | None:
        """Return what is to be clicked next."""
        for route in self._table.routes(step.do, now):
            if route[: len(now.chosen)] == now.chosen and len(route) > len(now.chosen):
                return route[len(now.chosen)]
        routes = self._table.routes(step.do, now)
        if routes:
            return routes[0][0]
        keys = [sprite.key for sprite in shown if sprite.role == "button" and len(sprite.key) == 2]
        return next((key for key in keys if self._table.command(str(key[1]), now) == step.do), None)


def _pointer(sprite: Sprite) -> Sprite:
    """Return the bright mark around what is to be clicked."""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        path = rounded(r.adjusted(-3, -3, 3, 3), 9)
        marks.selected(p, look, path)

    return Sprite(("guide-points",), QRectF(sprite.rect), ("guide-points",), paint, z=Z - 100, angle=sprite.angle)


def title_of(game: Game) -> str:
    """Return what the way into the guided match is called, ``""`` if there is none."""
    file = paths.rules_data() / game.id / "guide.yaml"
    return say(message("guide.show-me")) if file.is_file() else ""
