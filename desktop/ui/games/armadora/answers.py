"""Answers of Armadora as clicks, as words, and back."""

from __future__ import annotations

from typing import Any

from desktop.core.rules import Seat
from desktop.games.armadora.actions import (
    Done,
    ElfShot,
    GoblinPlace,
    MagePeek,
    Pass,
    PlacePalisade,
    PlaceReinforcement,
    PlaceWarrior,
)
from desktop.ui.games.armadora.ground import RACK
from desktop.ui.games.armadora.room import geometry
from desktop.ui.games.armadora.tray import FLAG, POWER
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key


def routes(action: Any, now: Situation) -> tuple[tuple[Key, ...], ...]:
    """Return the clicks that mean ``action``: what is picked up, then where it goes."""
    match action:
        case PlaceWarrior():
            return ((("reserve", action.strength), ("square", action.square)),)
        case PlacePalisade():
            drag: tuple[Key, ...] = (RACK, ("line", action.line))
            return (drag, drag[1:]) if now.seen.laid else (drag,)
        case GoblinPlace():
            return ((POWER, ("reserve", action.strength), ("square", action.square)),)
        case MagePeek() | ElfShot():
            return ((POWER, ("square", action.square)),)
        case PlaceReinforcement():
            return ((FLAG, ("square", action.square)),)
    return ()


def attempt(route: tuple[Key, ...], now: Situation) -> Any | None:
    """Return what somebody means who clicks ``route``, legal or not."""
    seat = now.update.viewer if now.update.viewer is not None else now.seen.awaited
    if seat is None:
        return None
    seat = Seat(seat)
    match route:
        case (("rack",), ("line", int(line))) | (("line", int(line)),):
            return PlacePalisade(seat, line)
        case (("reserve", int(strength)), ("square", int(square))):
            return PlaceWarrior(seat, square, strength)
        case (("power",), ("reserve", int(strength)), ("square", int(square))):
            return GoblinPlace(seat, square, strength)
        case (("flag",), ("square", int(square))):
            return PlaceReinforcement(seat, square)
        case (("power",), ("square", int(square))):
            race = now.seen.players[seat].race
            return {"mage": MagePeek, "elf": ElfShot}[race](seat, square) if race in ("mage", "elf") else None
        case (("power",),):
            race = now.seen.players[seat].race
            return {"mage": MagePeek, "elf": ElfShot}[race](seat, 0) if race in ("mage", "elf") else None
        case (("flag",),):
            return PlaceReinforcement(seat, 0)
    return None


def command(name: str, now: Situation) -> Any | None:
    """Return the answer of a button."""
    question = now.question
    if question is None:
        return None
    return {"done": Done(question.seat), "pass": Pass(question.seat)}.get(name)


def answer(action: Any, now: Situation) -> str:
    """Return an answer in words."""
    board = geometry(now.content)
    match action:
        case PlaceWarrior():
            return now.word("armadora.do-warrior", strength=action.strength, square=board.name(action.square))
        case GoblinPlace():
            return now.word("armadora.do-goblin", strength=action.strength, square=board.name(action.square))
        case PlacePalisade():
            return now.word("armadora.do-palisade", line=board.line_name(action.line))
        case PlaceReinforcement():
            return now.word("armadora.do-flag", square=board.name(action.square))
        case MagePeek():
            return now.word("armadora.do-peek", square=board.name(action.square))
        case ElfShot():
            return now.word("armadora.do-shoot", square=board.name(action.square))
        case Done():
            return now.word("armadora.done")
        case Pass():
            return now.word("armadora.pass")
    raise TypeError(action)
