"""The whole table of Armadora, made of its rooms."""

from __future__ import annotations

from typing import Any

from desktop.core.rules import Event, Seat
from desktop.games.armadora.observation import Observation
from desktop.match.save import Player
from desktop.ui.games.armadora import answers, chronicle, clauses, ground, sides, tray
from desktop.ui.games.armadora.room import Room
from desktop.ui.table import furniture
from desktop.ui.table.director import Flight
from desktop.ui.table.situation import Line, Row, Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import RACES, Coat


class ArmadoraTable:
    """Draws the observation of Armadora; keeps nothing."""

    def coats(self, seen: Observation, _players: tuple[Player, ...]) -> tuple[Coat, ...]:
        """Return the arms of the races: they stand for the seats on this table."""
        return tuple(RACES[player.race] for player in seen.players)

    def where(self, now: Situation) -> str:
        """Return game and kind of game."""
        return f"Armadora  ·  {self._step(now)}"

    def clause(self, now: Situation) -> str:
        """Return the clause of the rules about what is asked now."""
        return clauses.clause(now)

    def sprites(self, now: Situation) -> list[Sprite]:
        """Return everything on the table."""
        room = Room(now)
        out = [furniture.backdrop(now)]
        out += furniture.beam(now, "Armadora", self._step(now))
        out += sides.players(now, room)
        out += ground.board(now, room)
        out += sides.right(now, room)
        out += tray.rack(now, room)
        out += tray.reserve(now, room)
        out += tray.buttons(now, room)
        out.append(furniture.ribbon(now, *tray.prompt(now)))
        return out

    def routes(self, action: Any, now: Situation) -> tuple[tuple[Key, ...], ...]:
        """Return the clicks that mean ``action``."""
        return answers.routes(action, now)

    def attempt(self, route: tuple[Key, ...], now: Situation) -> Any | None:
        """Return what somebody means who clicks ``route``."""
        return answers.attempt(route, now)

    def command(self, name: str, now: Situation) -> Any | None:
        """Return the answer of a button."""
        return answers.command(name, now)

    def answer(self, action: Any, now: Situation) -> str:
        """Return an answer in words."""
        return answers.answer(action, now)

    def flights(self, event: Event, now: Situation, index: int) -> list[Flight]:
        """Return how an event moves what lies on the table."""
        return chronicle.flights(event, now, Room(now), index)

    def line(self, event: Event, now: Situation) -> Line | None:
        """Return what the chronicle says of an event."""
        return chronicle.line(event, now)

    def hand(self, now: Situation) -> list[Row]:
        """Return the viewer's reserve in words."""
        viewer = now.update.viewer
        if viewer is None or now.seen.players[viewer].reserve is None:
            return []
        return [
            Row(now.word("armadora.tile", strength=at + 1, left=left), ("reserve", at + 1))
            for at, left in enumerate(now.seen.players[viewer].reserve)
            if left
        ]

    def ground(self, now: Situation) -> list[Row]:
        """Return what lies on the table in words."""
        seen: Observation = now.seen
        room = Room(now)
        rows = [
            Row(
                now.word(
                    "armadora.row-player",
                    who=now.who(Seat(seat)),
                    race=now.name("race", player.race),
                    left=player.left,
                ),
                ("seat", seat),
            )
            for seat, player in enumerate(seen.players)
        ]
        rows.append(Row(now.word("armadora.row-supply", left=seen.supply), ground.RACK))
        rows += [
            Row(now.word("armadora.row-territory", name=name, what=what, gold=gold))
            for name, what, gold in sides.territory_rows(now, room)
        ]
        rows += [Row(ground.square_words(now, room, square), ("square", square)) for square in range(room.board.size)]
        rows += [Row(now.word("armadora.line-built", line=room.board.line_name(line))) for line in seen.palisades]
        return rows

    def preview(self, _key: Key, _now: Situation) -> Sprite | None:
        """Return nothing: every piece of Armadora is as large as it need be."""
        return None

    def _step(self, now: Situation) -> str:
        key = "armadora.where-advanced" if now.seen.advanced else "armadora.where-basic"
        return now.word(key, n=len(now.players))


def table() -> ArmadoraTable:
    """Return the table of Armadora."""
    return ArmadoraTable()
