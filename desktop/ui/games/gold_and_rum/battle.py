"""The battle on the cloth: one column an army, face down before, with its sum after turning up (CH-9)."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.rules import Seat
from desktop.games.gold_and_rum.cards import (
    AIRSHIP,
    GOBLIN,
    LAYABLE,
    MACHINE,
    MERCENARY,
    RACES,
    Army,
    army_cards,
)
from desktop.games.gold_and_rum.observation import Fought, Observation, Sum
from desktop.ui.games.gold_and_rum import pieces
from desktop.ui.games.gold_and_rum.room import CARD, MINI, Room, fan
from desktop.ui.paint import controls, heraldry, letters
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import rounded, stroke
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import ARMIES, BODY, BOLD, EXTRA, NORMAL, ON, TITLE, UI, Look, font

CLOTH = "#2c3a24"
CLOSE = 15.0
"""Cards nearer to one another than this are told by their number instead."""


@dataclass(frozen=True, slots=True)
class Column:
    """One army as somebody sees it.

    Attributes
    ----------
    seat
        Whose it is.
    race, mercenaries
        How many cards of each back lie there.
    army
        Its faces, if they are seen.
    plan
        Mercenaries that its owner has chosen so far, and he alone sees.
    sum
        Its strength, once turned up.
    struck
        The back of the card the commando removed from it; -1 if none.
    aboard
        Goblins aboard the airship that flew for it.
    points
        What it won; -1 while nothing is decided.
    """

    seat: Seat
    race: int
    mercenaries: int
    army: Army | None = None
    plan: tuple[int, ...] = ()
    sum: Sum | None = None
    struck: int = -1
    aboard: int = 0
    points: int = -1


def present(now: Situation) -> tuple[int, list[Column]]:
    """Return race and columns of the battle that is being fought, or of the last one."""
    seen: Observation = now.seen
    if seen.race < 0:
        return last(seen)
    hit, number = seen.hit, len(seen.fought)
    out = []
    for seat in map(Seat, seen.warlords):
        army = seen.armies[seat]
        mine = seat == now.update.viewer and seen.phase == "lay"
        plan = tuple(
            kind for kind, count in zip(_planned(seen), seen.plan, strict=False) for _ in range(count)
        ) if mine else ()  # fmt: skip
        struck = hit.back if hit is not None and hit.battle == number and hit.victim == seat else -1
        out.append(Column(seat, army.race, army.mercenaries, army.army, plan, army.sum, struck))
    return seen.race, out


def _planned(seen: Observation) -> tuple[int, ...]:
    """Return the kinds that are asked for, in their order: those in the hand."""
    return tuple(kind for kind in LAYABLE if seen.hand and seen.hand[kind])


def last(seen: Observation) -> tuple[int, list[Column]]:
    """Return race and columns of the battle fought last; race -1 if none is fought yet."""
    if not seen.fought:
        return -1, []
    return decided(seen.fought[-1], seen, len(seen.fought) - 1)


def decided(battle: Fought, seen: Observation, number: int, *, before: bool = False) -> tuple[int, list[Column]]:
    """Return race and columns of a battle that is over; ``before``: it was fought in the round before this one."""
    seats, hit = seen.warlords, seen.hit
    if before:
        # the office of chancellor has gone on to the left since (CH-2.1)
        seats, hit = (*((seat - 1) % seen.terms.seats for seat in seats),), None
    out = []
    for seat in map(Seat, seats):
        army = battle.armies[seat]
        flew = battle.flight.goblins if battle.flight is not None and battle.flight.seat == seat else 0
        points = battle.points if seat in battle.winners else 0
        struck = hit.back if hit is not None and hit.battle == number and hit.victim == seat else -1
        race, others = sum(army[:3]), sum(army[3:])
        out.append(Column(seat, race, others, army, (), battle.sums[seat], struck, flew, points))
    return battle.race, out


def show(
    now: Situation, room: Room, race: int, columns: list[Column], title: str, note: str, *, alpha: float = 0.86
) -> list[Sprite]:
    """Return the cloth with the armies."""
    out = [pieces.cloth(room.felt, CLOTH, now, alpha=alpha), _heading(room, title, note)]
    for place, column in enumerate(columns):
        box = room.column(place, len(columns))
        out += _column(now, room, box, race, column)
    return out


def _heading(room: Room, heading: str, note: str) -> Sprite:
    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        wide = letters.width_of(font(look, TITLE, 19, BOLD), heading)
        box = QRectF(r.left(), r.top(), min(r.width() * 0.6, wide + 4), r.height())
        letters.text(p, look, box, heading, font(look, TITLE, 19, BOLD), ON.text, letters.LEFT)
        rest = QRectF(box.right() + 20, r.top(), r.right() - box.right() - 20, r.height())
        letters.text(p, look, rest, note, font(look, BODY, 16, NORMAL, italic=True), ON.text_dim, letters.RIGHT)

    rect = QRectF(room.felt.left() + 18, room.felt.top() + 8, room.felt.width() - 36, 28)
    return Sprite(("heading",), rect, ("heading", heading, note), paint, z=furniture.Z_GROUND + 3, margin=2)


def _column(now: Situation, room: Room, box: QRectF, race: int, column: Column) -> list[Sprite]:
    seat = column.seat
    inner = box.adjusted(8, 0, -8, 0)
    wide = MINI if box.width() < 150 else 68.0
    out = [_ground(now, box, column)]
    tall = wide * CARD
    row = QRectF(inner.left(), box.top() + 50, inner.width(), tall)
    below = row.translated(0, tall + 10)
    if column.army is None:
        out += _backs(now, seat, row, race, column.race, 0)
        out += _backs(now, seat, below, MERCENARY, column.mercenaries, column.race)
    else:
        shown = army_cards(race, column.army)
        soldiers = [kind for kind in shown if kind < GOBLIN]
        others = [kind for kind in shown if kind >= GOBLIN] + list(column.plan)
        if column.aboard:
            others += [AIRSHIP] + [GOBLIN] * column.aboard
        idle = column.sum.idle if column.sum is not None else 0
        out += _faces(now, seat, row, soldiers, 0, 0)
        out += _faces(now, seat, below, others, 1, idle)
    if column.struck >= 0:
        spot = QRectF(
            inner.right() - MINI * 0.8, (row if column.struck < MERCENARY else below).top() + 16, 44, 44 * CARD
        )
        words = now.word("gold_and_rum.struck", back=pieces.back_words(now, column.struck))
        out.append(
            pieces.back(
                ("struck", seat), column.struck, spot, z=furniture.Z_PIECE + 60, struck=True, role="info", tip=words
            )
        )
    out.append(_foot(now, QRectF(box.left(), below.bottom() + 14, box.width(), 190), race, column))
    return out


def _ground(now: Situation, box: QRectF, column: Column) -> Sprite:
    """Return the ground of a column with shield and name: also the place where mercenaries are laid."""
    seat = column.seat
    key: Key = ("army", seat)
    coat, name = now.coat(seat), now.player(seat)
    won = column.points > 0
    hot = key in now.targets
    lit = hot and now.hovered == key and now.dragged is not None

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if won or hot:
            path = rounded(r.adjusted(2, 0, -2, 0), 9)
            p.fillPath(path, tint("#ffcf6b", 0.28 if lit else 0.16))
            stroke(p, path, "#ffe29a", 2.4)
        heraldry.shield(p, look, QRectF(r.left() + 9, r.top() + 6, 32, 38), coat)
        line = QRectF(r.left() + 46, r.top() + 5, r.width() - 52, 40)
        pieces.person(p, look, line, name, font(look, TITLE, 17, BOLD), ON.text)

    face = ("army", coat.key, name, won, hot, lit)
    tip = army_words(now, column)
    role = "place" if hot or now.seen.phase == "lay" else "info"
    return Sprite(key, box, face, paint, z=furniture.Z_GROUND + 2, margin=6, role=role, tip=tip)


def army_words(now: Situation, column: Column) -> str:
    """Return an army in words, as far as it is seen."""
    lies = now.word("gold_and_rum.army", who=now.who(column.seat), race=column.race, others=column.mercenaries)
    if column.sum is None:
        return lies
    return now.word("gold_and_rum.army-sum", army=lies, total=column.sum.total, why=formula(column.sum))


def _backs(now: Situation, seat: Seat, box: QRectF, back: int, count: int, first: int) -> list[Sprite]:
    out = []
    for i, rect in enumerate(fan(box, count, box.height() / CARD)):
        key: Key = ("laid", seat, first + i)
        hot = key in now.targets
        tip = now.word("gold_and_rum.face-down", who=now.who(seat), back=pieces.back_words(now, back))
        z = furniture.Z_PIECE + i
        out.append(pieces.back(key, back, rect, z=z, role="place" if hot else "", tip=tip, hot=hot))
    return out


def _faces(now: Situation, seat: Seat, box: QRectF, kinds: list[int], row: int, idle: int) -> list[Sprite]:
    """Return cards face up; many of a kind in a narrow column lie as one with their number."""
    groups = [(kind, 1) for kind in kinds]
    if len(kinds) > 1 and (box.width() - box.height() / CARD) / (len(kinds) - 1) < CLOSE:
        groups = [(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)]
    out = []
    spent = idle
    places = fan(box, len(groups), box.height() / CARD)
    for i, ((kind, count), rect) in enumerate(zip(groups, places, strict=True)):
        dim = kind == MACHINE and spent > 0
        spent -= dim
        out.append(
            pieces.card(
                now,
                ("faced", seat, row, i),
                kind,
                rect,
                z=furniture.Z_PIECE + i,
                dim=dim,
                count=count,
                tip="\n".join(filter(None, (pieces.kind_words(now, kind), pieces.says(now, kind)))),
                lift=3,
            )
        )
    return out


def formula(made: Sum) -> str:
    """Return how a strength comes about, as a sum (CH-9.6)."""
    if made.quarrel:
        return "0"
    race = f"{made.race} × 2" if made.leader else f"{made.race}"
    rest = (made.goblins, made.trolls, made.giants, made.machines, made.airship)
    return " + ".join([race, *(f"{part}" for part in rest if part)])


def _remark(now: Situation, column: Column) -> str:
    made = column.sum
    assert made is not None
    if made.quarrel:
        return now.word("gold_and_rum.quarrel")
    if column.aboard:
        return now.word("gold_and_rum.flew", n=column.aboard)
    if made.idle:
        return now.word("gold_and_rum.idle", n=made.idle)
    return now.word("gold_and_rum.doubled") if made.leader else ""


def _foot(now: Situation, rect: QRectF, race: int, column: Column) -> Sprite:
    """Return what stands below an army: how many cards lie there, or the sum and how it came about."""
    made = column.sum
    if made is None:
        words = total = why = remark = ""
    else:
        words = now.word("gold_and_rum.won-points", n=column.points) if column.points > 0 else ""
        total, why, remark = str(made.total), formula(made), _remark(now, column)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        c = r.center().x()
        if not total:
            chips = ((ARMIES[RACES[race]].emblem, column.race), ("crossed-swords", column.mercenaries))
            shown = [(icon, str(count)) for icon, count in chips if count]
            for at, (icon, count) in enumerate(shown):
                x = c + (at - (len(shown) - 1) / 2) * 56
                controls.pill(p, look, QPointF(x, r.top() + 14), count, icon, width=52)
            return
        ink = ON.brass_hi if made is not None and made.total else "#ffb48a"
        box = QRectF(r.left() + 6, r.top() - 4, r.width() - 12, 62)
        letters.text(p, look, box, total, font(look, TITLE, 54, EXTRA), ink, letters.CENTRE)
        line = QRectF(r.left() + 6, r.top() + 58, r.width() - 12, 24)
        letters.text(p, look, line, why, font(look, UI, 15.5, BOLD), ON.text, letters.CENTRE)
        line = QRectF(r.left() + 4, r.top() + 81, r.width() - 8, 47)
        f = font(look, BODY, 15, NORMAL, italic=True)
        letters.text(p, look, line, remark, f, ON.text_dim, letters.TOP_CENTRE, wrap=True)
        if words:
            draw_icon(p, "laurel-crown", QRectF(c - 27, r.top() + 132, 54, 24), "#f4c23c", "#2a1a10", 1.2)
            f = font(look, UI, 15, BOLD)
            wide = min(r.width() - 8, letters.width_of(f, words) + 26)
            controls.pill(p, look, QPointF(c, r.top() + 170), words, width=wide)

    tip = " ".join(filter(None, (total, f"= {why}" if why else "", remark, words)))
    face = ("army-foot", words, total, why, remark, race, column.race, column.mercenaries)
    return Sprite(("army-foot", column.seat), rect, face, paint, z=furniture.Z_GROUND + 4, margin=4, tip=tip)


def commando_note(now: Situation) -> str:
    """Return what the commando did in this battle, or nothing."""
    seen: Observation = now.seen
    hit = seen.hit
    if hit is None or hit.battle != len(seen.fought):
        return ""
    return now.word("gold_and_rum.log.struck", who=now.who(Seat(hit.user)), victim=now.who(Seat(hit.victim)))


def heading(now: Situation, race: int, columns: list[Column]) -> tuple[str, str]:
    """Return the heading of the cloth, and what is to be said of it."""
    name = pieces.race_words(now, race)
    if columns and columns[0].sum is None:
        note = commando_note(now) or now.word("gold_and_rum.backs-note")
        return now.word("gold_and_rum.face-down-of", race=name), note
    won = [column for column in columns if column.points > 0]
    if columns and columns[0].points < 0:
        return now.word("gold_and_rum.turned-up-of", race=name), now.word("gold_and_rum.turned-note")
    if not won:
        return now.word("gold_and_rum.turned-up-of", race=name), now.word("gold_and_rum.log.nobody-won")
    who = tuple(now.who(column.seat) for column in won)
    return now.word("gold_and_rum.turned-up-of", race=name), now.word("gold_and_rum.won-by", who=who)
