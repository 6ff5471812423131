"""A guided first match: a real match that was prepared, with a note at each step of its opening.

``rules_data/<game>/guide.yaml`` says how the match begins and what is suggested.  Chance and the computer player
answer the same each time, so every suggestion can be followed; whoever goes another way plays on without notes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop import paths
from desktop.catalogue import Game
from desktop.core.message import message
from desktop.core.rules import Seat, Setup
from desktop.data.nodes import plain
from desktop.data.reader import read
from desktop.match.save import Player
from desktop.ui.paint import controls, letters, marks, surfaces
from desktop.ui.paint.light import rounded
from desktop.ui.table.furniture import TRAY
from desktop.ui.table.situation import Situation, Table
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.text import say, spoken
from desktop.ui.theme import BODY, NORMAL, Look, font

if TYPE_CHECKING:
    from desktop.ui.screens.setup import Choice

Z = 1600.0
HIGH = 92.0
"""Height of the strip, in units."""


class Step(msgspec.Struct, frozen=True):
    """One note, and what it suggests.

    Attributes
    ----------
    do
        The answer that is suggested; ``None`` at the end, where the player goes on alone.
    says
        The note by language.
    ask
        The question at whose first coming the note is shown, where nothing is suggested: in games in which too
        much happens between two answers to foresee them; else ``""``.
    """

    do: Any
    says: tuple[tuple[str, str], ...]
    ask: str = ""

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
    """

    setup: Setup
    seed: int
    level: str
    steps: tuple[Step, ...]


def plan_for(game: Game) -> Plan | None:
    """Return the guided match of ``game``, ``None`` if it has none."""
    file = paths.rules_data() / game.id / "guide.yaml"
    if not file.is_file():
        return None
    raw: dict[str, Any] = plain(read(file))
    rules = game.rules()
    setup = Setup(
        raw["seats"],
        tuple(sorted((name, str(value)) for name, value in (raw.get("options") or {}).items())),
        Seat(0) if raw.get("first", True) else None,
        tuple(raw.get("picks") or ()),
    )
    steps = tuple(
        Step(
            None if each.get("do") is None else rules.read({"seat": 0, **each["do"]}),
            tuple(each["says"].items()),
            each.get("ask", ""),
        )
        for each in raw["steps"]
    )
    return Plan(setup, raw["seed"], raw["level"], steps)


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
    """The notes over one table.

    Parameters
    ----------
    plan
        The guided match.
    table
        Its table, which knows the clicks of an answer.
    """

    def __init__(self, plan: Plan, table: Table) -> None:
        self._plan = plan
        self._table = table
        self._seen: dict[int, Any] = {}
        self._told: set[int] = set()
        self._met = False
        self._left = False
        self.at = 0
        self.over = False

    @property
    def step(self) -> Step | None:
        """The step that is shown, ``None`` when the guide has left."""
        gone = self.over or self.at >= len(self._plan.steps) or self.at in self._told
        return None if gone else self._plan.steps[self.at]

    def given(self, action: Any) -> None:
        """Follow an answer: on to the next step, or out of the way if it is another one."""
        step = self.step
        if step is not None and step.ask:
            if self._met:
                self._told.add(self.at)
            self._met = False
        elif step is not None:
            self.at += 1
            self.over = action != step.do

    def press(self, name: str) -> bool:
        """Do what the button ``name`` of the strip says; return whether it is one."""
        if name != "guide-leave":
            return False
        self.over = self._left = True
        return True

    def sprites(self, shown: Sequence[Sprite], now: Situation) -> list[Sprite]:
        """Return the strip with the note, and the mark around what to click."""
        asked = now.mine
        if not self._left:
            self._find(now)
        step = self.step
        if step is not None and step.ask and not self._met:
            return []
        if step is None or now.update.outcome is not None:
            return []
        box = self._box(step, shown, now)
        out = [self._strip(step, now, box), self._leave(now, box, last=step.do is None and not step.ask)]
        key = self._next_key(step, now) if asked and step.do is not None else None
        sprite = next((each for each in shown if each.key == key), None)
        if sprite is not None:
            out.append(_pointer(sprite))
        return out

    # ------------------------------------------------------------------ inside

    def _find(self, now: Situation) -> None:
        """Show the step that belongs to this very table: answers may have been taken back."""
        question = now.question
        if question is None or now.players[question.seat].kind != "person":
            return
        for at, step in enumerate(self._plan.steps):
            if step.ask == question.prompt.key and at not in self._told:
                self.at, self._met = at, True
                return
        if self._plan.steps[0].ask or not now.mine:
            return
        back = next((at for at, seen in self._seen.items() if seen == now.seen), None)
        if back is not None:
            self.at, self.over = back, False
        elif not self.over:
            self._seen[self.at] = now.seen

    def _next_key(self, step: Step, now: Situation) -> Key | None:
        """Return what is to be clicked next."""
        for route in self._table.routes(step.do, now):
            if route[: len(now.chosen)] == now.chosen and len(route) > len(now.chosen):
                return route[len(now.chosen)]
        routes = self._table.routes(step.do, now)
        if routes:
            return routes[0][0]
        option = next((at for at, each in enumerate(now.offers) if each == step.do), None)
        names = (type(step.do).__struct_config__.tag, f"option-{option}")
        return next((("button", str(name)) for name in names if self._table.command(str(name), now) == step.do), None)

    def _box(self, step: Step, shown: Sequence[Sprite], now: Situation) -> QRectF:
        """Return where the strip lies: at the top, or where it hides nothing that the step is about."""
        frame = now.frame
        wide = min(820.0, frame.width - 120)
        left = (frame.width - wide) / 2
        places = [QRectF(left, y, wide, HIGH) for y in (58.0, frame.height - TRAY - 44 - HIGH, 58.0 + 170)]
        places.append(QRectF(frame.width - 16 - 680, frame.height - TRAY + 44, 680, HIGH + 28))
        keys = {key for route in self._table.routes(step.do, now) for key in route} if step.do is not None else set()
        about = [sprite.rect for sprite in shown if sprite.key in keys]
        others = [sprite.rect for sprite in shown if sprite.role in ("piece", "place", "info", "button")]

        def hidden(box: QRectF) -> tuple[float, float]:
            return _common(box, about), _common(box, others)

        return min(places, key=hidden)

    def _strip(self, step: Step, now: Situation, rect: QRectF) -> Sprite:
        words = step.words
        count = now.word("guide.step", at=self.at + 1, steps=len(self._plan.steps))

        def paint(p: QPainter, look: Look, r: QRectF) -> None:
            surfaces.sheet(p, look, r, 6, 77, lift=9)
            soft = font(look, BODY, 15, NORMAL, italic=True)
            letters.text(p, look, QRectF(r.left() + 20, r.top() + 8, 200, 20), count, soft, look.ink_soft)
            inner = QRectF(r.left() + 20, r.top() + 27, r.width() - 40 - 150, r.height() - 35)
            letters.text(
                p, look, inner, words, font(look, BODY, 18, NORMAL), look.ink, letters.TOP_LEFT, wrap=True, shrink=0.75
            )

        return Sprite(
            ("guide",), rect, ("guide", words, count), paint, z=Z, margin=24, role="info", tip=f"{count}: {words}"
        )

    def _leave(self, now: Situation, box: QRectF, *, last: bool) -> Sprite:
        label = now.word("guide.done" if last else "guide.leave")
        hover = now.hovered == ("button", "guide-leave")
        rect = QRectF(box.right() - 158, box.center().y() - 19, 142, 38)

        def paint(p: QPainter, look: Look, r: QRectF) -> None:
            controls.button(p, look, r, label, "primary" if last else "plain", None, 15, hover=hover)

        face = ("guide-leave", label, last, hover)
        return Sprite(("button", "guide-leave"), rect, face, paint, z=Z + 1, margin=14, role="button", tip=label)


def _common(box: QRectF, rects: Sequence[QRectF]) -> float:
    """Return how much of ``rects`` lies under ``box``."""
    parts = (box.intersected(rect) for rect in rects)
    return sum(each.width() * each.height() for each in parts)


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
