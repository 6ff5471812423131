"""What the chronicle of Orcz says, and how its events move the pieces."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from desktop.core.message import seat_ref
from desktop.core.rules import Event, Seat
from desktop.games.orcz import events
from desktop.games.orcz.events_of_war import ATTACKER, DEFENDER
from desktop.games.orcz.observation import Observation
from desktop.ui.games.orcz.answers import where
from desktop.ui.games.orcz.omens import event_names
from desktop.ui.games.orcz.pieces import field_name, opponent_name, tile_name
from desktop.ui.games.orcz.room import PLACING, Room
from desktop.ui.table.director import Flight
from desktop.ui.table.situation import Line, Situation


def line(event: Event, now: Situation) -> Line | None:
    """Return the line for ``event``; nothing for what another line tells already."""
    for part in (_round_line, _march_line, _fight_line, _clash_line):
        found = part(event, now)
        if found is not None:
            return found
    return None


def _round_line(event: Event, now: Situation) -> Line | None:
    said = now.word
    match event:
        case events.RoundBegan(round=number, drawn=drawn):
            return Line(said("orcz.log.round", round=number, event=event_names(now, drawn)[1]))
        case events.OpponentShown(field=field, opponent=opponent):
            return Line(said("orcz.log.opponent", field=field_name(now, field), name=opponent_name(now, opponent)))
        case events.OrderShown(fields=fields):
            return Line(said("orcz.log.order", fields=", ".join(field_name(now, field) for field in fields)))
        case events.FieldClosed(field=field):
            return Line(said("orcz.log.closed", field=field_name(now, field)))
        case events.FieldDrawn(field=field):
            return Line(said("orcz.log.field", field=field_name(now, field)))
        case events.GameEnded(conquered=conquered):
            return Line(said("orcz.log.ended", n=conquered))
    return None


def _march_line(event: Event, now: Situation) -> Line | None:
    said = now.word
    match event:
        case events.LinePlaced(seat=seat, field=field, left=left, right=right):
            tiles = ", ".join(tile_name(now, tile) for tile in (left, right))
            return _of(seat, said("orcz.log.placed", who=seat_ref(seat), field=field_name(now, field), tiles=tiles))
        case events.ScoutUsed(seat=seat, field=field, place=place, wing=wing):
            key = f"orcz.log.scout-{('left', 'right')[wing]}"
            return _of(seat, said(key, who=seat_ref(seat), field=field_name(now, field), place=place + 1))
        case events.Peeked(seat=seat, owner=owner, tile=tile):
            words = said("orcz.log.peek", who=seat_ref(seat), owner=seat_ref(owner), tile=tile_name(now, tile))
            return _of(seat, words)
        case events.TileTurned(seat=seat, place=place, tile=tile):
            return _of(seat, said("orcz.log.turned", who=seat_ref(seat), place=place + 1, tile=tile_name(now, tile)))
        case events.TurnedAside(seat=seat, place=place, why="hold"):
            return _of(seat, said("orcz.log.hold", who=seat_ref(seat), place=place + 1))
        case events.HeroSpent(seat=seat, tile=tile):
            return _of(seat, said("orcz.log.spent", who=seat_ref(seat), tile=tile_name(now, tile)))
        case events.HeroReturned(seat=seat, tile=tile):
            return _of(seat, said("orcz.log.returned", who=seat_ref(seat), tile=tile_name(now, tile)))
    return None


def _fight_line(event: Event, now: Situation) -> Line | None:
    said = now.word
    match event:
        case events.BackstabOrdered(seat=seat, place=place, target=target):
            return _of(seat, said("orcz.log.backstab", who=seat_ref(seat), place=place + 1, target=target + 1))
        case events.AttackPassed(shaman=place):
            return Line(said("orcz.log.passed", place=place + 1))
        case events.OrderWithdrawn(seat=seat, champion=place):
            return _of(seat, said("orcz.told-withdrawn", place=place + 1))
        case events.AttackLapsed(seat=seat):
            return _of(seat, said("orcz.told-lapsed"))
        case events.WingFought():
            mine, theirs = tile_name(now, event.attacker_tile), tile_name(now, event.defender_tile)
            wing = said("orcz.wing-right" if event.wing else "orcz.wing-left")
            key = {ATTACKER: "orcz.log.wing-won", DEFENDER: "orcz.log.wing-lost"}.get(event.result, "orcz.log.wing-tie")
            return _of(event.attacker, said(key, wing=wing, mine=mine, theirs=theirs))
        case events.LineAdvanced(seat=seat, to=place):
            return _of(seat, said("orcz.log.advanced", who=seat_ref(seat), place=place + 1))
        case events.Looted(payer=payer, to=to, amount=amount) if amount:
            return _of(to, said("orcz.loot", who=seat_ref(payer), to=seat_ref(to), n=amount))
    return None


def _clash_line(event: Event, now: Situation) -> Line | None:
    said = now.word
    match event:
        case events.Clashed(clash=clash):
            name = opponent_name(now, clash.opponent)
            return Line(said("orcz.log.clash", name=name, total=clash.total, need=clash.need))
        case events.FieldEmpty(field=field, opponent=opponent):
            return Line(said("orcz.log.empty", field=field_name(now, field), name=opponent_name(now, opponent)))
        case events.LeaderPaid(seat=seat, amount=amount):
            return _of(seat, said("orcz.leader-takes", who=seat_ref(seat), n=amount))
        case events.LeaderFined(seat=seat, amount=amount):
            return _of(seat, said("orcz.leader-pays", who=seat_ref(seat), n=amount))
        case events.SlaveShared(to=seat):
            return _of(seat, said("orcz.told-shared", who=seat_ref(seat)))
        case events.SlaveCharged(on=seat):
            return _of(seat, said("orcz.log.charged", who=seat_ref(seat)))
        case events.Spared(leader=leader):
            return _of(leader, said("orcz.log.spared", who=seat_ref(leader)))
        case events.OpponentBeaten(seat=seat, opponent=opponent):
            return _of(seat, said("orcz.log.beaten", who=seat_ref(seat), name=opponent_name(now, opponent)))
    return None


def _of(seat: int, words: str) -> Line:
    return Line(words, Seat(seat))


def flights(event: Event, now: Situation, room: Room, index: int) -> list[Flight]:
    """Return the flights of ``event``: the tiles of a new line come from its warlord."""
    seen: Observation = now.seen
    if not isinstance(event, events.LinePlaced) or seen.step != PLACING or where(seen, event.number) is None:
        return []
    wait = min(index * 120, 1200)
    home = room.seats[event.seat].center()
    if event.seat == room.near:
        home = QPointF(room.order.center().x(), room.order.center().y() + 12)
    return [Flight(("lie", event.number, wing), home, 0, wait=wait + 60 * wing, take=320, arc=26) for wing in (0, 1)]
