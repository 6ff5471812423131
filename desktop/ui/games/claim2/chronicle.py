"""What the chronicle of Claim 2 says, and how its events move the cards."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF

from desktop.core.rules import Event, Seat
from desktop.games.claim2 import events
from desktop.ui.games.claim2.pieces import held, listed, words
from desktop.ui.games.claim2.room import Room
from desktop.ui.table.director import Flight
from desktop.ui.table.situation import Line, Situation
from desktop.ui.table.sprite import Key


def line(event: Event, now: Situation) -> Line | None:
    """Return the line for ``event``; what is plain to see on the table has none."""
    said = now.word
    who = now.who

    match event:
        case events.Leads(seat=seat, trick=1, phase=phase):
            return Line(said("claim2.log.phase", phase="I" * phase), seat)
        case events.Revealed(card=card):
            return Line(said("claim2.log.revealed", card=words(now, card)))
        case events.Played(seat=seat, card=card):
            return Line(said("claim2.log.played", who=who(seat), card=words(now, card)), seat)
        case events.Won(seat=seat, trick=trick):
            return Line(said("claim2.log.won", who=who(seat), trick=trick), seat)
        case events.Peeked(seat=seat, card=None):
            return Line(said("claim2.log.peeked", who=who(seat)), seat)
        case events.Peeked(seat=seat, card=card):
            return Line(said("claim2.log.peeked-card", who=who(seat), card=words(now, card or "")), seat)
        case events.Chosen(seat=seat, swap=swap):
            return Line(said("claim2.log.swapped" if swap else "claim2.log.kept", who=who(seat)), seat)
        case events.Recruited(seat=seat, card=None):
            return Line(said("claim2.log.recruited-hidden", who=who(seat)), seat)
        case events.Recruited(seat=seat, card=card):
            return Line(said("claim2.log.recruited", who=who(seat), card=words(now, card or "")), seat)
        case events.TookUp(seat=seat, count=count):
            return Line(said("claim2.log.took-up", who=who(seat), n=count), seat)
        case events.TrollsTaken(seat=seat, cards=cards):
            return Line(said("claim2.log.trolls", who=who(seat), cards=listed(now, cards)), seat)
        case events.Pooled(cards=cards):
            return Line(said("claim2.log.pooled", cards=listed(now, cards)))
        case events.Smashed(seat=seat, gnomes=0, value=value):
            return Line(said("claim2.log.spared", who=who(seat), value=value), seat)
        case events.Smashed(seat=seat, victim=victim, gnomes=gnomes, value=value):
            return Line(said("claim2.log.smashed", who=who(seat), n=gnomes, value=value, victim=who(victim)), seat)
        case events.Voted(faction=faction, seat=None):
            return Line(said("claim2.log.unvoted", faction=now.name("factions", faction)))
        case events.Voted(faction=faction, seat=int(voted)):
            seat = Seat(voted)
            return Line(said("claim2.log.voted", faction=now.name("factions", faction), who=who(seat)), seat)
    return None


def flights(event: Event, now: Situation, room: Room, index: int) -> list[Flight]:
    """Return the flights of ``event``; cards come from the hand, the deck, the trick."""
    seen = now.seen
    tray = QPointF(room.hand.center().x(), now.frame.height - 60)
    top = QPointF(room.cloth.center().x(), 40)
    deck = room.deck
    wait = min(index * 90, 900)
    match event:
        case events.Played(seat=seat, card=card):
            shown = seen.trick or (seen.last.cards if seen.last is not None else ())
            leader = seen.leader if seen.trick else seen.last.leader if seen.last is not None else seat
            at = 0 if seat == leader else 1
            if at < len(shown) and shown[at] == card:
                return [Flight(("trick", at), tray if seat == room.near else top, 0, wait=wait, take=320, arc=26)]
        case events.Revealed(card=card) if seen.competed == card:
            return [Flight(("competed",), deck, 0, wait=wait, take=280, curve=QEasingCurve.Type.OutCubic)]
        case events.Dealt(seat=seat, count=count):
            keys = _hand_keys(now, seat)[:count]
            return [
                Flight(key, deck, 0, wait=wait + 45 * i, take=260, curve=QEasingCurve.Type.OutCubic)
                for i, key in enumerate(keys)
            ]
        case events.TookUp(seat=seat):
            return [
                Flight(key, room.pile(seat), 0, wait=wait + 30 * i, take=260)
                for i, key in enumerate(_hand_keys(now, seat))
            ]
        case events.Rowed(seat=seat, cards=cards) | events.RowKept(seat=seat, cards=cards):
            middle = room.trick(2)[0].center()
            return [Flight(("row", seat, card, 0), middle, 0, wait=wait, take=320) for card in dict.fromkeys(cards)]
        case events.Pooled(cards=cards):
            return [Flight(("pool", card), room.trick(2)[0].center(), 0, wait=wait, take=320) for card in cards]
    return []


def _hand_keys(now: Situation, seat: Seat) -> list[Key]:
    side = now.seen.sides[seat]
    return [key for key, _ in held(seat, side.hand)] or [("hand", seat, i) for i in range(side.hand_count)]
