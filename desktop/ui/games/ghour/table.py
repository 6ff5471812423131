"""The whole table of Ghour, made of its rooms."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QRectF

from desktop.core.message import Message
from desktop.core.rules import Advice, Event
from desktop.games.ghour.model import Content
from desktop.games.ghour.observation import Observation
from desktop.match.save import Player
from desktop.match.standing import StandingOrder
from desktop.ui.games.ghour import (
    answers,
    bill,
    book,
    chronicle,
    clauses,
    fields,
    fight,
    likely,
    middle,
    orders,
    pieces,
    right,
    rows,
    saying,
    sides,
    tellings,
    tray,
    turning,
    warnings,
)
from desktop.ui.games.ghour.room import TALL, Room
from desktop.ui.table import furniture
from desktop.ui.table.director import Flight
from desktop.ui.table.situation import Line, Row, Situation, shields
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.table.telling import Telling
from desktop.ui.theme import Coat

TITLE = "Ghour"
LARGE = 300.0
"""Width of the large picture of a card."""


class GhourTable:
    """Draws the observation of Ghour; keeps the printed cards and what the chronicle called them, no facts."""

    def __init__(self) -> None:
        self._shelf = book.Shelf()
        self._reader = chronicle.Reader()

    def coats(self, _seen: Observation, players: tuple[Player, ...]) -> tuple[Coat, ...]:
        """Return the shields of the players."""
        return shields(players)

    def things(self, content: Content) -> dict[tuple[str, str], tuple[tuple[str, str], ...]]:
        """Return what the cards, colours, sets and decks of ``content`` are called."""
        return book.things(content)

    def where(self, now: Situation) -> str:
        """Return game, day and step."""
        return f"{TITLE}  ·  {self._step(now)}"

    def clause(self, now: Situation) -> str:
        """Return the clause of the rules about what is asked now."""
        return clauses.clause(now)

    def sprites(self, now: Situation) -> list[Sprite]:
        """Return everything on the table."""
        now = self._shelf.saying(now)
        room = self._room(now)
        out = [furniture.backdrop(now, (0.5, 0.42))]
        out += furniture.beam(now, TITLE, self._step(now))
        out += sides.left(now, room)
        out += fields.fields(now, room)
        out += sides.calls(now, room)
        out += fight.attack(now, room)
        out += turning.yields(now, room, [(step.unit, step.place) for step in bill.given(now, room)])
        out += fields.deeds(now, room)
        out += fields.hints(now, room)
        out += bill.bill(now, room)
        out += middle.middle(now, room)
        out += right.right(now, room)
        out += tray.tray(now, room)
        words = tray.prompt(now, room)
        if words[0] or now.refusal:
            out.append(furniture.ribbon(now, *words))
        return out

    def routes(self, action: Any, now: Situation) -> tuple[tuple[Key, ...], ...]:
        """Return the clicks that mean ``action``."""
        return answers.routes(action, now, self._shelf.book(now.content))

    def attempt(self, route: tuple[Key, ...], now: Situation) -> Any | None:
        """Return what somebody means who clicks ``route``."""
        return answers.attempt(route, now, self._shelf.book(now.content))

    def follows(self, route: tuple[Key, ...], now: Situation) -> bool:
        """Return whether one gesture sends an attacker and names the target; nothing else is given twice."""
        return now.seen.question.kind == "declare" and len(route) > 1 and route[0] != route[1]

    def command(self, name: str, now: Situation) -> Any | None:
        """Return the answer of a button."""
        return answers.command(name, now)

    def warnings(self, action: Any, advice: Callable[[], Advice], now: Situation) -> tuple[Message, ...]:
        """Return what speaks against giving ``action`` (GH-11.9)."""
        return warnings.against(action, advice, now, self._room(now))

    def standing(self, now: Situation) -> StandingOrder:
        """Return the order "pass until something happens" (GH-11.13)."""
        return orders.quiet(now.seen)

    def answer(self, action: Any, now: Situation) -> str:
        """Return an answer in words."""
        return saying.answer(action, now, self._room(now))

    def flights(self, event: Event, now: Situation, index: int) -> list[Flight]:
        """Return how an event moves what lies on the table."""
        return chronicle.flights(event, now, self._room(now), index)

    def tellings(self, now: Situation) -> list[Telling]:
        """Return what the news tell in pictures."""
        return tellings.tellings(now, self._shelf.book(now.content), self._reader)

    def line(self, event: Event, now: Situation) -> Line | None:
        """Return what the chronicle says of an event."""
        return chronicle.line(event, self._shelf.saying(now), self._shelf.book(now.content), self._reader)

    def hand(self, now: Situation) -> list[Row]:
        """Return the viewer's hand in words."""
        return rows.hand(now, self._room(now))

    def ground(self, now: Situation) -> list[Row]:
        """Return what lies on the table in words."""
        return rows.ground(now, self._room(now))

    def likely(self, now: Situation) -> Iterator[Sprite]:
        """Return what may be looked at next."""
        now = self._shelf.saying(now)
        return likely.likely(now, self._room(now))

    def preview(self, key: Key, now: Situation) -> Sprite | None:
        """Return a card in full, with the values it has now."""
        room = self._room(now)
        found = right.number_of(now, key)
        if found is None or found[0] < 0:
            return None
        number, card = found
        face = room.book.current(card) if card is not None else room.book.face(number)
        return pieces.full(("large",), QRectF(0, 0, LARGE, LARGE * TALL), face)

    def _room(self, now: Situation) -> Room:
        return Room(now, self._shelf.book(now.content))

    def _step(self, now: Situation) -> str:
        seen: Observation = now.seen
        if not seen.day:
            return now.word("ghour.where-setup")
        kind = seen.question.kind
        if now.update.outcome is not None:
            part = now.word("ghour.step-over")
        elif kind == "window":
            part = now.word(f"ghour.step-window-{seen.question.purpose}")
        else:
            part = now.word(f"ghour.step-{kind or 'floor'}")
        return now.word("ghour.where", day=seen.day, part=part)


def table() -> GhourTable:
    """Return the table of Ghour."""
    return GhourTable()
