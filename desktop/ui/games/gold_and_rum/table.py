"""The whole table of Gold & Rum, made of its rooms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF

from desktop.core.message import Message
from desktop.core.rules import Advice, Event
from desktop.games.gold_and_rum.cards import RECRUIT
from desktop.games.gold_and_rum.content import WARRIORS
from desktop.games.gold_and_rum.observation import Observation
from desktop.match.save import Player
from desktop.ui.games.gold_and_rum import (
    answers,
    battle,
    beats,
    buttons,
    chronicle,
    clauses,
    deal,
    muster,
    pieces,
    rows,
    sides,
    stories,
    tray,
)
from desktop.ui.games.gold_and_rum.room import CARD, DEALING, Room
from desktop.ui.pace import Beat
from desktop.ui.table import furniture
from desktop.ui.table.director import Flight
from desktop.ui.table.situation import Line, Row, Situation, shields
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.table.telling import Telling
from desktop.ui.theme import Coat

TITLE = "Gold & Rum"


class GoldAndRumTable:
    """Draws the observation of Gold & Rum; keeps nothing."""

    def coats(self, _seen: Observation, players: tuple[Player, ...]) -> tuple[Coat, ...]:
        """Return the shields of the players."""
        return shields(players)

    def where(self, now: Situation) -> str:
        """Return game, round and step."""
        return f"{TITLE}  ·  {self._step(now)}"

    def pace(self, now: Situation) -> Beat | None:
        """Return who may call out now (CH-4.12, CH-11.1)."""
        return beats.pace(now)

    def clause(self, now: Situation) -> str:
        """Return the clause of the rules about what is asked now."""
        return clauses.clause(now)

    def sprites(self, now: Situation) -> list[Sprite]:
        """Return everything on the table."""
        room = Room(now)
        out = [furniture.backdrop(now, (0.5, 0.42))]
        out += furniture.beam(now, TITLE, self._step(now))
        out += sides.players(now, room)
        out += self._middle(now, room)
        out += sides.right(now, room)
        out += tray.tray(now, room)
        words = buttons.prompt(now)
        if words[0] or now.refusal:
            out.append(furniture.ribbon(now, *words))
        return out

    def _middle(self, now: Situation, room: Room) -> list[Sprite]:
        seen: Observation = now.seen
        if seen.phase in DEALING:
            return deal.dealing(now, room)
        if seen.phase == "spies":
            if now.mine:
                return muster.kinds(now, room) + muster.own_cards(now, room)
            return muster.mustering(now, room)
        race, columns = battle.present(now)
        if race < 0:
            return muster.mustering(now, room)
        return battle.show(now, room, race, columns, *battle.heading(now, race, columns))

    def routes(self, action: Any, now: Situation) -> tuple[tuple[Key, ...], ...]:
        """Return the clicks that mean ``action``."""
        return answers.routes(action, now)

    def attempt(self, route: tuple[Key, ...], now: Situation) -> Any | None:
        """Return what somebody means who clicks ``route``."""
        return answers.attempt(route, now)

    def command(self, name: str, now: Situation) -> Any | None:
        """Return the answer of a button."""
        return answers.command(name, now)

    def warnings(self, action: Any, advice: Callable[[], Advice], now: Situation) -> tuple[Message, ...]:
        """Return what speaks against an answer, from what everybody sees and the own hand (CH-4.7)."""
        return answers.warnings(action, advice, now)

    def answer(self, action: Any, now: Situation) -> str:
        """Return an answer in words."""
        return answers.answer(action, now)

    def flights(self, _event: Event, _now: Situation, _index: int) -> list[Flight]:
        """Return nothing: cards fly from the deck and the badges by themselves, the rest is told."""
        return []

    def tellings(self, now: Situation) -> list[Telling]:
        """Return what happened, picture by picture."""
        return stories.tellings(now)

    def line(self, event: Event, now: Situation) -> Line | None:
        """Return what the chronicle says of an event."""
        return chronicle.line(event, now)

    def hand(self, now: Situation) -> list[Row]:
        """Return the viewer's cards in words."""
        return rows.hand(now)

    def ground(self, now: Situation) -> list[Row]:
        """Return what lies on the table in words."""
        return rows.ground(now)

    def preview(self, key: Key, now: Situation) -> Sprite | None:
        """Return a card at reading size; a pile is leafed through where the book is open."""
        kind = -1
        match key:
            case ("pile", int(at)):
                return deal.spread(now, at)
            case ("hand", int(found), int()) | ("kind", int(found)):
                kind = found
            case ("own", int(at)):
                hand = [each for each, count in enumerate(now.seen.hand) for _ in range(count)]
                kind = hand[at] if now.seen.phase == "spies" else tray.pieces_of(now.seen.hand)[at]
            case ("card", str(letter)) if now.pacing.acting is not None:
                kind = (RECRUIT if letter == "R" else RECRUIT + 16) + now.pacing.acting
        if kind < 0:
            return None
        return pieces.card(now, ("preview",), kind, QRectF(0, 0, 230, 230 * CARD), lift=10)

    def _step(self, now: Situation) -> str:
        seen: Observation = now.seen
        parts = [now.word("gold_and_rum.where-round", number=seen.round)]
        if seen.phase == "deal":
            parts.append(now.word("gold_and_rum.where-deal", dealt=seen.dealt, total=WARRIORS))
            if seen.marker >= 0:
                parts.append(now.word("gold_and_rum.where-rum"))
        elif seen.phase in ("recruit", "favourite", "spies"):
            parts.append(now.word(f"gold_and_rum.where-{seen.phase}"))
        elif seen.race >= 0:
            at = len(seen.fought)
            race = pieces.race_words(now, seen.race)
            parts.append(now.word("gold_and_rum.where-battle", number=at + 1, race=race))
            parts.append(now.word("gold_and_rum.points", n=now.content.points[at]))
        elif seen.phase == "race":
            parts.append(now.word("gold_and_rum.where-race", number=len(seen.fought) + 1))
        return "  ·  ".join(parts)


def table() -> GoldAndRumTable:
    """Return the table of Gold & Rum."""
    return GoldAndRumTable()
