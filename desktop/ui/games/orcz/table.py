"""The whole table of Orcz, made of its rooms."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF

from desktop.core.rules import Event
from desktop.games.orcz.observation import Observation
from desktop.games.orcz.tiles import GONE
from desktop.match.save import Player
from desktop.ui.games.orcz import answers, chronicle, clash, clauses, fields, fight, rows, sides, tellings, tray
from desktop.ui.games.orcz.omens import event_sprite
from desktop.ui.games.orcz.pieces import field_name, opponent_sprite, tile_name, tile_sprite
from desktop.ui.games.orcz.room import BACKSTABBING, OVER, PLACING, Room
from desktop.ui.table import furniture
from desktop.ui.table.director import Flight
from desktop.ui.table.situation import Line, Row, Situation, shields
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.table.telling import Telling
from desktop.ui.theme import Coat


class OrczTable:
    """Draws the observation of Orcz; keeps nothing."""

    def coats(self, _seen: Observation, players: tuple[Player, ...]) -> tuple[Coat, ...]:
        """Return the shields of the players."""
        return shields(players)

    def where(self, now: Situation) -> str:
        """Return game and round."""
        return f"Orcz  ·  {now.word('orcz.round', round=now.seen.round, rounds=now.seen.rounds)}"

    def clause(self, now: Situation) -> str:
        """Return the clause of the rules about what is asked now."""
        return clauses.clause(now)

    def sprites(self, now: Situation) -> list[Sprite]:
        """Return everything on the table."""
        room = Room(now)
        out = [furniture.backdrop(now, (0.5, 0.4))]
        out += furniture.beam(now, "Orcz", self._step(now))
        out += sides.left(now, room)
        out += self._middle(now, room)
        out += sides.right(now, room)
        out += tray.tray(now, room)
        out += tray.buttons(now, room)
        out.append(furniture.ribbon(now, *tray.prompt(now, room)))
        return out

    def _middle(self, now: Situation, room: Room) -> list[Sprite]:
        """Return the four fields; a backstab or a clash has the middle for itself."""
        if not room.staged:
            return fields.all_fields(now, room)
        if now.seen.step != BACKSTABBING:
            return clash.live_clash(now, room)
        bout = fight.live_bout(now)
        out = fight.column(now, room, now.seen.at, now.seen.fields[now.seen.at])
        return out if bout is None else [*out, fight.stage(now, room.stage, bout)]

    def _step(self, now: Situation) -> str:
        seen: Observation = now.seen
        words = now.word("orcz.round", round=seen.round, rounds=seen.rounds)
        if seen.step == PLACING:
            circuit = min(5, seen.placed // seen.seats + 1)
            return f"{words}  ·  {now.word('orcz.where-placing', circuit=circuit)}"
        if seen.step == OVER or seen.at < 0:
            return words
        key = "orcz.where-backstab" if seen.step == BACKSTABBING else "orcz.where-clash"
        return f"{words}  ·  {now.word(key, field=field_name(now, seen.at))}"

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

    def tellings(self, now: Situation) -> list[Telling]:
        """Return what the news tell in pictures."""
        return tellings.tellings(now)

    def line(self, event: Event, now: Situation) -> Line | None:
        """Return what the chronicle says of an event."""
        return chronicle.line(event, now)

    def hand(self, now: Situation) -> list[Row]:
        """Return the viewer's tiles in words."""
        return rows.hand(now)

    def ground(self, now: Situation) -> list[Row]:
        """Return what lies on the table in words."""
        return rows.ground(now)

    def preview(self, key: Key, now: Situation) -> Sprite | None:
        """Return the event, an opponent or a tile, large."""
        seen: Observation = now.seen
        large: Key = ("large",)
        match key:
            case ("event",):
                return event_sprite(now, large, QRectF(0, 0, 330, 400), seen.event)
            case ("opponent", int(field)) if seen.fields[field].opponent >= 0:
                return opponent_sprite(now, large, QRectF(0, 0, 196, 232), field, seen.fields[field], z=0)
            case ("tile", int(tile)) if now.update.viewer is not None:
                return tile_sprite(
                    now, large, QRectF(0, 0, 150, 150), now.update.viewer, tile, z=0, tip=tile_name(now, tile)
                )
            case ("lie", int(number), int(wing)):
                found = answers.where(seen, number)
                if found is not None:
                    line = seen.fields[found[0]].lines[found[1]]
                    tile = line.right if wing else line.left
                    if tile != GONE:
                        return tile_sprite(now, large, QRectF(0, 0, 150, 150), line.seat, tile, z=0)
        return None


def table() -> OrczTable:
    """Return the table of Orcz."""
    return OrczTable()
