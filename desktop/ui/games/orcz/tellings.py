"""What happened between two questions, picture by picture: the round's event, backstabs, clashes, slaves handed out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QEasingCurve, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.message import seat_ref
from desktop.core.rules import Event, Seat
from desktop.games.orcz import events
from desktop.games.orcz.events_of_war import ATTACKER, DEFENDER
from desktop.games.orcz.observation import FieldSeen, Observation
from desktop.ui.games.orcz import chronicle, sides
from desktop.ui.games.orcz.clash import Reckoning, reckoned
from desktop.ui.games.orcz.fight import Bout, Pair, column, pair_of, stage
from desktop.ui.games.orcz.omens import event_names, event_sprite
from desktop.ui.games.orcz.peek import peeked, shade
from desktop.ui.games.orcz.pieces import field_coat, field_name
from desktop.ui.games.orcz.room import CHARGING, SHARING, Room
from desktop.ui.paint import surfaces
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import CENTRE, text
from desktop.ui.paint.light import around
from desktop.ui.paint.orcz_pieces import field_ground
from desktop.ui.table import furniture
from desktop.ui.table.director import Flight
from desktop.ui.table.situation import Line, Situation
from desktop.ui.table.sprite import Sprite
from desktop.ui.table.telling import Z_TELLING, Telling
from desktop.ui.theme import BOLD, INK, ON, TITLE, Look, font

Payment = tuple[int, int]
"""Who gets a slave, and from whom; -1 is the bank."""

BANK = -1


def tellings(now: Situation) -> list[Telling]:
    """Return what the news tell."""
    out: list[Telling] = []
    news = now.update.news
    handed: list[Event] = []
    read = list(now.lines)
    at = 0
    while at < len(news):
        event = news[at]
        end, first = at + 1, len(out)
        match event:
            case events.RoundBegan():
                out.append(_round(now, event))
            case events.Peeked():
                out.append(peeked(now, event))
            case events.BackstabOrdered():
                while end < len(news) and not isinstance(news[end], _NEXT):
                    end += 1
                out += _backstab(now, event, news[at:end])
            case events.LineAdded():
                while end < len(news) and not isinstance(news[end], events.FieldDrawn | events.RoundBegan):
                    end += 1
                out += _clash(now, news[at:end])
            case events.SlaveShared() | events.SlaveCharged() | events.Spared():
                handed.append(event)
                if end == len(news) or not isinstance(news[end], type(event)):
                    out.append(_handed(now, handed))
                    handed = []
        read += [line for each in news[at:end] if (line := chronicle.line(each, now)) is not None]
        if len(out) > first:
            later = sum(isinstance(each, events.RoundBegan) for each in news[end:])
            then = _Then(now.seen.drawn[-1 - later], now.seen.round - later, tuple(read))
            out[first:] = [replace(told, draw=partial(_as_it_was, then, told.draw)) for told in out[first:]]
        at = end
    return out


@dataclass(frozen=True, slots=True)
class _Then:
    """What stood beside the fields when something happened.

    Attributes
    ----------
    event, round
        The event in force, and the round.
    lines
        The chronicle so far.
    """

    event: int
    round: int
    lines: tuple[Line, ...]


def _as_it_was(then: _Then, draw: Callable[[Situation], list[Sprite]], now: Situation) -> list[Sprite]:
    """Return a picture with event, round and chronicle as they were, and nothing on the near edge."""
    room = Room(now)
    where = now.word("orcz.round", round=then.round, rounds=now.seen.rounds)
    beam = [sprite for sprite in furniture.beam(now, "Orcz", where) if sprite.key == ("beam",)]
    return [*beam, *sides.right(replace(now, lines=then.lines), room, then.event), _bare(room, now), *draw(now)]


def _bare(room: Room, now: Situation) -> Sprite:
    """Return the wood of the tray over what lies there: it belongs to what comes after."""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.tray(p, look, r)

    rect = QRectF(0, now.frame.height - furniture.TRAY, now.frame.width, furniture.TRAY)
    return Sprite(("told-tray",), rect, ("orcz-told-tray",), paint, z=furniture.Z_HAND + 20, margin=0)


_NEXT = (events.FieldDrawn, events.LineAdded, events.BackstabOrdered, events.RoundBegan, events.GameEnded)


# ---------------------------------------------------------------------- the round


def _round(now: Situation, event: events.RoundBegan) -> Telling:
    """Return the card of the round's event, large."""
    _, name, says = event_names(now, event.drawn)
    words = now.word("orcz.log.round", round=event.round, event=name)

    def draw(now: Situation) -> list[Sprite]:
        room = Room(now)
        r = room.middle
        card = QRectF(r.center().x() - 175, r.center().y() - 225, 350, 450)
        sprite = event_sprite(now, ("told-event",), card, event.drawn, Z_TELLING + 2)
        return [shade(r), sprite, _ribbon(now, words, now.word("orcz.begins", who=seat_ref(event.starter)))]

    def flights(now: Situation) -> list[Flight]:
        side = Room(now).side.center()
        return [Flight(("told-event",), side, 0, take=320, curve=QEasingCurve.Type.OutCubic, arc=30)]

    return Telling(f"{words}. {says}", draw, flights, 4200)


def _ribbon(now: Situation, words: str, hint: str = "") -> Sprite:
    """Return the ribbon, saying what is being told."""
    return furniture.ribbon(now, words, hint)


# ---------------------------------------------------------------------- backstabs


def _backstab(now: Situation, order: events.BackstabOrdered, news: Sequence[Event]) -> list[Telling]:
    """Return a backstab: the right wings, the left wings, what came of it."""
    fought = [event for event in news if isinstance(event, events.WingFought)]
    if len(fought) == 2:
        return _fight(now, order, news, fought)
    champion = next((event for event in news if isinstance(event, events.OrderWithdrawn)), None)
    passed = [event.shaman for event in news if isinstance(event, events.AttackPassed)]
    who = seat_ref(order.seat)
    if champion is not None:
        head = now.word("orcz.told-withdrawn", place=champion.champion + 1)
        icon = "horned-helm"
    else:
        head = now.word("orcz.told-lapsed")
        icon = "totem-mask"
    sub = now.word("orcz.told-passed", places=", ".join(str(place + 1) for place in passed)) if passed else ""
    words = now.word("orcz.log.backstab", who=who, place=order.place + 1, target=order.target + 1)
    return [_sign(order.field, _before(now, order.field), icon, head, sub, words)]


def _before(now: Situation, field: int) -> FieldSeen | None:
    """Return a field as the same eyes saw it before the news, if a backstab there was being thought about."""
    seen: Observation | None = now.before
    return seen.fields[field] if seen is not None and seen.at == field and seen.duel is not None else None


def _sign(field: int, before: FieldSeen | None, icon: str, head: str, sub: str, words: str) -> Telling:
    """Return a backstab that did not come to a fight."""

    def draw(now: Situation) -> list[Sprite]:
        room = Room(now)

        def paint(p: QPainter, look: Look, r: QRectF) -> None:
            surfaces.felt(p, look, r, "#4a2c1a")
            c = QPointF(r.center().x(), r.top() + r.height() * 0.36)
            surfaces.metal_disc(p, look, c, 82)
            draw_icon(p, icon, around(c, 106), INK)
            box = QRectF(r.left() + 40, c.y() + 104, r.width() - 80, 64)
            text(p, look, box, head, font(look, TITLE, 23, BOLD), ON.text, CENTRE, wrap=True)
            box = QRectF(r.left() + 40, c.y() + 172, r.width() - 80, 48)
            text(p, look, box, sub, font(look, TITLE, 18, BOLD), ON.text_dim, CENTRE, wrap=True)

        face = ("orcz-sign", icon, head, sub)
        sign = Sprite(("told-stage",), room.stage, face, paint, z=Z_TELLING + 2, margin=6, role="info", tip=head)
        return [*_place(now, room, field, before), sign, _ribbon(now, words)]

    return Telling(f"{words}. {head}. {sub}", draw, lasts=3200)


def _place(now: Situation, room: Room, field: int, before: FieldSeen | None) -> list[Sprite]:
    """Return the field it happens on, beside the stage: as it was seen before, or only its arms."""
    if before is not None:
        return [_cover(room), *column(now, room, field, before, told=True)]
    coat, name = field_coat(field), field_name(now, field)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        field_ground(p, look, r, coat)
        box = QRectF(r.left() + 8, r.top() + 6, r.width() - 16, 26)
        text(p, look, box, name, font(look, TITLE, 18, BOLD), ON.text, CENTRE, outline="#1a0d05", width=1.6)
        draw_icon(p, coat.emblem, around(r.center(), 120), tint("#f8ecd0", 0.85), "#1a0d05", 2)

    sprite = Sprite(
        ("told-field",), room.column, ("orcz-told-field", field, name), paint, z=Z_TELLING + 1, margin=6, role="info"
    )
    return [_cover(room), sprite]


def _cover(room: Room) -> Sprite:
    """Return what hides the four fields behind a stage."""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.felt(p, look, r, "#2b1a0f", 10, 1.0)

    rect = room.middle.adjusted(-4, -4, 4, 4)
    return Sprite(("told-cover",), rect, ("orcz-cover",), paint, z=Z_TELLING, margin=4, role="info")


def _fight(
    now: Situation, order: events.BackstabOrdered, news: Sequence[Event], fought: list[events.WingFought]
) -> list[Telling]:
    right, left = fought
    loot = next((event for event in news if isinstance(event, events.Looted) and event.amount), None)
    passed = [event.shaman for event in news if isinstance(event, events.AttackPassed)]
    taken = [wing.result for wing in fought].count(ATTACKER)
    lost = [wing.result for wing in fought].count(DEFENDER)
    head = now.word(f"orcz.result-{'A' * taken}{'D' * lost}{'T' * (2 - taken - lost)}")
    sub = ""
    if loot is not None:
        sub = now.word("orcz.loot", who=seat_ref(loot.payer), to=seat_ref(loot.to), n=loot.amount)
    elif passed:
        sub = now.word("orcz.told-passed", places=", ".join(str(place + 1) for place in passed))
    seats = (right.attacker, right.defender, right.attacker_place, right.defender_place)
    pairs = (pair_of(now, left, lit=False), pair_of(now, right, lit=False))
    waiting = Pair(left.attacker_tile, left.defender_tile)
    lit = tuple(Pair(p.attacker, p.defender, p.result, p.words, True) for p in pairs)
    paid = (loot.payer, loot.to, loot.amount) if loot is not None else ()
    ribbon = now.word("orcz.log.backstab", who=seat_ref(order.seat), place=order.place + 1, target=order.target + 1)
    before = _before(now, order.field)
    wing_words = (now.word("orcz.told-right"), now.word("orcz.told-left"))
    return [
        _bout(order.field, before, Bout(*seats, waiting, lit[1]), ribbon, wing_words[0], 2000),
        _bout(order.field, before, Bout(*seats, lit[0], lit[1]), ribbon, wing_words[1], 2000),
        _bout(order.field, before, Bout(*seats, lit[0], lit[1], head, sub, paid), head, sub, 3200),
    ]


def _bout(field: int, before: FieldSeen | None, bout: Bout, ribbon: str, hint: str, lasts: int) -> Telling:
    def draw(now: Situation) -> list[Sprite]:
        room = Room(now)
        out = [*_place(now, room, field, before), stage(now, room.stage, bout, key=("told-stage",), z=Z_TELLING + 2)]
        out.append(_ribbon(now, ribbon, hint))
        if bout.loot:
            payer, to, amount = bout.loot
            out += _coins(room, [(to, payer)] * amount)
        return out

    def flights(now: Situation) -> list[Flight]:
        if not bout.loot:
            return []
        payer, to, amount = bout.loot
        return _coin_flights(Room(now), [(to, payer)] * amount)

    words = f"{ribbon}. {bout.right.words}. {bout.left.words}. {bout.sub}"
    return Telling(words, draw, flights, lasts)


# ---------------------------------------------------------------------- clashes


def _clash(now: Situation, news: Sequence[Event]) -> list[Telling]:
    """Return a clash: the sum line by line, then what it came to."""
    found = next((event.clash for event in news if isinstance(event, events.Clashed)), None)
    if found is None:
        return []
    adding = now.word("orcz.log.clash-at", field=field_name(now, found.field))
    out = [
        _sum(Reckoning(found, counted), adding, now.word("orcz.told-line", number=counted), 1100)
        for counted in range(1, len(found.sums) + 1)
    ]
    head, sub, payments = "", "", []
    for event in news:
        match event:
            case events.LeaderPaid(seat=seat, amount=amount):
                head = now.word("orcz.leader-takes", who=seat_ref(seat), n=amount)
                payments += [(seat, BANK)] * amount
            case events.LeaderFined(seat=seat, amount=amount):
                head = now.word("orcz.leader-pays", who=seat_ref(seat), n=amount)
                payments += [(BANK, seat)] * amount
            case events.SlaveShared(to=seat):
                payments.append((seat, BANK))
                sub = now.word("orcz.told-shared", who=seat_ref(seat))
    key = "orcz.won" if found.beaten else "orcz.lost"
    if found.champion and found.total < found.need:
        key = "orcz.won-champion"
    ribbon = now.word("orcz.total", total=found.total, need=found.need)
    out.append(
        _sum(Reckoning(found, len(found.sums), head or now.word(key), sub), ribbon, now.word(key), 3600, payments)
    )
    return out


def _sum(reckoning: Reckoning, ribbon: str, hint: str, lasts: int, payments: Sequence[Payment] = ()) -> Telling:
    def draw(now: Situation) -> list[Sprite]:
        room = Room(now)
        out = [_cover(room), reckoned(now, room.middle, reckoning, key=("told-clash",), z=Z_TELLING + 2)]
        return [*out, _ribbon(now, ribbon, hint), *_coins(room, payments)]

    return Telling(f"{ribbon}. {hint}. {reckoning.head}", draw, partial(_paying, payments), lasts)


def _paying(payments: Sequence[Payment], now: Situation) -> list[Flight]:
    return _coin_flights(Room(now), payments)


def _handed(now: Situation, news: Sequence[Event]) -> Telling:
    """Return the slaves of a share or a charge on their way."""
    payments: list[Payment] = []
    parts: list[str] = []
    head = ""
    for event in news:
        match event:
            case events.SlaveShared(leader=leader, to=seat):
                payments.append((seat, BANK))
                head = now.word("orcz.told-shares", who=seat_ref(leader))
            case events.SlaveCharged(leader=leader, on=seat):
                payments.append((BANK, seat))
                head = now.word("orcz.told-charges", who=seat_ref(leader))
            case events.Spared(leader=leader):
                head = now.word("orcz.log.spared", who=seat_ref(leader))
    for seat in range(len(now.players)):
        amount = sum(seat in pair for pair in payments)
        if amount:
            parts.append(f"{now.player(Seat(seat))} {amount}")
    hint = ", ".join(parts)
    seen: Observation | None = now.before
    clash = seen.clash if seen is not None and seen.step in (SHARING, CHARGING) else None

    def draw(now: Situation) -> list[Sprite]:
        room = Room(now)
        out = [_ribbon(now, head, hint), *_coins(room, payments)]
        if clash is None:
            return out
        reckoning = Reckoning(clash, len(clash.sums), head, hint)
        return [_cover(room), reckoned(now, room.middle, reckoning, key=("told-clash",), z=Z_TELLING + 2), *out]

    return Telling(f"{head}: {hint}", draw, partial(_paying, payments), 2200)


# ---------------------------------------------------------------------- slaves in flight


def _coins(room: Room, payments: Sequence[Payment]) -> list[Sprite]:
    """Return one disc a slave, at the plaque of whoever gets it."""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.metal_disc(p, look, r.center(), 14)
        draw_icon(p, "manacles", around(r.center(), 18), INK)

    out = []
    for at, (to, _) in enumerate(payments):
        c = _purse(room, to) + QPointF(-60 + 24 * (at % 6), 0)
        out.append(Sprite(("told-coin", at), around(c, 28), ("orcz-coin",), paint, z=Z_TELLING + 20 + at, margin=8))
    return out


def _coin_flights(room: Room, payments: Sequence[Payment]) -> list[Flight]:
    fall = QEasingCurve.Type.InCubic
    return [
        Flight(("told-coin", at), _purse(room, source), 0, wait=110 * at, take=420, curve=fall, arc=24)
        for at, (_, source) in enumerate(payments)
    ]


def _purse(room: Room, seat: int) -> QPointF:
    rect = room.bank if seat == BANK else room.seats[seat]
    return QPointF(rect.left() + 110, rect.bottom() + 3)
