"""What the chronicle of Armadora says, and how its events move the pieces."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF

from desktop.core.rules import Event, Seat
from desktop.games.armadora import events
from desktop.ui.games.armadora.room import Room
from desktop.ui.games.armadora.sides import territory_name, verdict_words
from desktop.ui.table.director import Flight
from desktop.ui.table.situation import Line, Situation


def line(event: Event, now: Situation) -> Line | None:
    """Return the line for ``event``."""
    said, who = now.word, now.who
    room = Room(now)
    name = room.board.name
    match event:
        case events.Began(first=first):
            return Line(said("armadora.log.began", who=who(Seat(first))), Seat(first))
        case events.WarriorPlaced(seat=seat, square=square):
            return Line(said("armadora.log.warrior", who=who(Seat(seat)), square=name(square)), Seat(seat))
        case events.WarriorShown(seat=seat, square=square, strength=strength):
            words = said("armadora.log.goblin", who=who(Seat(seat)), square=name(square), strength=strength)
            return Line(words, Seat(seat))
        case events.PalisadePlaced(seat=seat, line=at, sizes=sizes):
            between = room.board.line_name(at)
            if len(sizes) == 2:
                words = said("armadora.log.closed", who=who(Seat(seat)), line=between, a=sizes[0], b=sizes[1])
            else:
                words = said("armadora.log.palisade", who=who(Seat(seat)), line=between)
            return Line(words, Seat(seat))
        case events.Passed(seat=seat, forced=forced):
            key = "armadora.log.pass-forced" if forced else "armadora.log.pass"
            return Line(said(key, who=who(Seat(seat))), Seat(seat))
        case events.Reinforced(seat=seat, square=square):
            return Line(said("armadora.log.reinforcement", who=who(Seat(seat)), square=name(square)), Seat(seat))
        case events.Peeked(seat=seat, square=square, strength=None):
            return Line(said("armadora.log.peek", who=who(Seat(seat)), square=name(square)), Seat(seat))
        case events.Peeked(seat=seat, square=square, strength=int(strength)):
            words = said("armadora.log.peek-value", who=who(Seat(seat)), square=name(square), strength=strength)
            return Line(words, Seat(seat))
        case events.Shot(seat=seat, square=square):
            return Line(said("armadora.log.shoot", who=who(Seat(seat)), square=name(square)), Seat(seat))
        case events.TurnedUp():
            return Line(said("armadora.log.turned-up"))
        case events.Decided(verdict=verdict):
            place = territory_name(now, room, verdict.squares)
            what = verdict_words(now, verdict)
            return Line(said("armadora.log.decided", name=place, gold=verdict.gold, what=what))
    return None


def flights(event: Event, now: Situation, room: Room, index: int) -> list[Flight]:
    """Return the flights of ``event``: warriors come from their player, palisades drop from above."""
    wait = min(index * 120, 1200)
    match event:
        case events.WarriorPlaced(seat=seat, square=square) | events.WarriorShown(seat=seat, square=square):
            home = QPointF(200, room.tray + 92) if seat == room.near else room.seats[seat].center()
            return [Flight(("warrior", square), home, 0, wait=wait, take=320, arc=26)]
        case events.PalisadePlaced(line=at):
            a, b = room.line(at)
            above = QPointF((a.x() + b.x()) / 2, (a.y() + b.y()) / 2 - 12)
            bounce = QEasingCurve.Type.OutBounce
            return [Flight(("palisade", at), above, None, wait=wait, take=180, curve=bounce, fade=True)]
    return []
