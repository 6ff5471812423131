"""The whole table of Claim 2, made of its rooms."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.rules import Event
from desktop.games.claim2.observation import Observation
from desktop.match.save import Player
from desktop.ui.games.claim2 import answers, chronicle, clauses, favour, middle, piles, rows, tray
from desktop.ui.games.claim2.pieces import card_sprite
from desktop.ui.games.claim2.room import Room
from desktop.ui.paint import surfaces
from desktop.ui.table import furniture
from desktop.ui.table.director import Flight
from desktop.ui.table.situation import Line, Row, Situation, shields
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import Coat, Look

CLOTH = "#26402f"


class Claim2Table:
    """Draws the observation of Claim 2; keeps nothing."""

    def coats(self, _seen: Observation, players: tuple[Player, ...]) -> tuple[Coat, ...]:
        """Return the shields of the players."""
        return shields(players)

    def where(self, now: Situation) -> str:
        """Return game, phase and trick."""
        return f"Claim 2  ·  {self._step(now)}"

    def clause(self, now: Situation) -> str:
        """Return the clause of the rules about what is asked now."""
        return clauses.clause(now)

    def sprites(self, now: Situation) -> list[Sprite]:
        """Return everything on the table."""
        room = Room(now)
        seen: Observation = now.seen
        out = [furniture.backdrop(now, (0.46, 0.42)), _cloth(room)]
        out += furniture.beam(now, "Claim 2", self._step(now))
        out += piles.foe_hand(now, room)
        out += self._seats(now, room)
        out += piles.recruiting(now, room) if seen.phase == 1 else piles.favours(now, room)
        out += middle.trick(now, room)
        out.append(favour.panel(now, room.side, room.near))
        out += tray.hand(now, room)
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
        question = now.question
        if question is None:
            return None
        if name == "play" and now.chosen:
            return answers.attempt(now.chosen, now)
        if name.startswith("option-"):
            return question.options[int(name.removeprefix("option-"))]
        return None

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
        """Return the viewer's hand in words."""
        return rows.hand(now)

    def ground(self, now: Situation) -> list[Row]:
        """Return what lies on the table in words."""
        return rows.ground(now)

    def preview(self, key: Key, now: Situation) -> Sprite | None:
        """Return a card at reading size."""
        seen: Observation = now.seen
        card: str | None = None
        match key:
            case ("hand", _, str(name), _) | ("row", _, str(name), _) | ("pool", str(name)):
                card = name
            case ("trick", int(i)):
                shown = seen.trick or (seen.last.cards if seen.last else ())
                card = shown[i] if i < len(shown) else None
            case ("competed",):
                card = seen.competed
            case ("top",):
                card = seen.top
        return None if card is None else card_sprite(now, ("preview",), card, QPointF(0, 0), 252, lift=10)

    def _step(self, now: Situation) -> str:
        return now.word("claim2.where", phase="I" * now.seen.phase, trick=now.seen.number)

    def _seats(self, now: Situation, room: Room) -> list[Sprite]:
        seen: Observation = now.seen
        out = []
        for seat, rect in ((room.foe, QRectF(14, 74, 216, 96)), (room.near, room.own_plaque)):
            side = seen.sides[seat]
            if seat == seen.asked:
                sub = now.word("claim2.sub-moves")
            elif seat == seen.leader and seen.asked is not None:
                sub = now.word("claim2.sub-leads")
            else:
                sub = now.word("claim2.sub-waits") if seen.asked is not None else ""
            won = ("three-friends", side.follower_count)
            if seen.phase == 2:
                won = ("laurels", len(side.score) + len(side.row))
            chips = [("card-pick", str(side.hand_count)), (won[0], str(won[1]))]
            tip = f"{now.player(seat)} – {sub}\n{now.word('claim2.row-count', who=now.who(seat), n=side.hand_count)}"
            out.append(furniture.plaque(now, seat, rect, sub, chips, tip=tip))
        out.append(furniture.chronicle(now, room.chronicle, now.word("table.chronicle")))
        return out


def _cloth(room: Room) -> Sprite:
    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.felt(p, look, r, CLOTH)

    return Sprite(("cloth",), room.cloth, ("cloth", CLOTH), paint, z=furniture.Z_GROUND, margin=8)


def table() -> Claim2Table:
    """Return the table of Claim 2."""
    return Claim2Table()
