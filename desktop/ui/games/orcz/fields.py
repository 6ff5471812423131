"""The four fields side by side: opponents, lines, and the place of the next line."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.message import seat_ref
from desktop.games.orcz.actions import ChooseField
from desktop.games.orcz.observation import FieldSeen, LineSeen, Observation
from desktop.games.orcz.tiles import HIDDEN, SCOUT
from desktop.ui.games.orcz.pieces import (
    field_coat,
    field_name,
    ground_sprite,
    line_marks,
    opponent_sprite,
    shown_tile,
    tile_name,
    tile_sprite,
)
from desktop.ui.games.orcz.room import PLACING, ROUND_LINES, Rank, Room
from desktop.ui.paint import marks
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import CENTRE, text, width_of
from desktop.ui.paint.light import grown, rounded, stroke
from desktop.ui.paint.orcz_pieces import field_ground
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import BOLD, ON, TITLE, UI, Look, font

Z = furniture.Z_PANEL


def all_fields(now: Situation, room: Room) -> list[Sprite]:
    """Return the four fields with everything on them."""
    seen: Observation = now.seen
    out: list[Sprite] = []
    for number, field in enumerate(seen.fields):
        ghost = _ghost(now, number)
        count = len(field.lines) + (1 if ghost else 0)
        first = ghost and in_front(now)
        rect = room.field(number)
        out.append(_ground(now, rect, number, field, room))
        out.append(opponent_sprite(now, ("opponent", number), room.opponent(rect), number, field, z=Z + 4))
        out.append(_remark(now, rect, number, field))
        for place, line in enumerate(field.lines):
            rank = room.rank(rect, place + (1 if first else 0), count)
            out += line_sprites(now, rank, number, place, line, Z + 10 + 3 * place + (3 if first else 0))
        if ghost:
            place = 0 if first else len(field.lines)
            out += _new_line(now, room.rank(rect, place, count), number, place)
    return out


def in_front(now: Situation) -> bool:
    """Return whether new lines go to the front (E15)."""
    return bool(now.content.events[now.seen.event].effects.enter == "front")


def placing(now: Situation) -> bool:
    """Return whether the viewer is the one who places a line now."""
    seen: Observation = now.seen
    return now.mine and seen.step == PLACING and now.question is not None and now.update.viewer == seen.awaited


def _open(now: Situation, field: int) -> bool:
    question = now.question
    return question is not None and now.mine and ChooseField(question.seat, field) in question.options


def _ghost(now: Situation, field: int) -> bool:
    """Return whether the place of the next line is shown on ``field``."""
    seen: Observation = now.seen
    if not placing(now):
        return False
    if seen.plan is not None:
        return seen.plan.field == field
    held = now.dragged or (now.chosen[-1] if now.chosen else None)
    return held is not None and held[0] == "tile" and held[1] != SCOUT and _open(now, field)


def _ground(now: Situation, rect: QRectF, number: int, field: FieldSeen, room: Room) -> Sprite:
    seen: Observation = now.seen
    coat, name = field_coat(number), field_name(now, number)
    key: Key = ("field", number)
    live = key in now.sources | now.targets and not (seen.plan is None and now.chosen)
    planned = seen.plan is not None and seen.plan.field == number
    hot = planned or (live and now.hovered == key) or seen.at == number
    turn = seen.order.index(number) + 1 if number in seen.order else 0
    done = field.done
    closed = field.conquered

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        field_ground(p, look, r, coat, hot=hot)
        if live and not hot:
            stroke(p, rounded(grown(r, -5), 7), tint(ON.brass_hi, 0.8), 1.6)
        box = QRectF(r.left() + 8, r.top() + 6, r.width() - 16, 26)
        text(p, look.for_names(), box, name, font(look, TITLE, 17, BOLD), ON.text, CENTRE, outline="#1a0d05", width=1.6)
        if closed:
            p.fillPath(rounded(r, 10), tint("#0e0703", 0.35))
        if done:
            marks.badge(p, look, QPointF(r.right() - 20, r.top() + 48), "check-mark", 14)
        elif turn:
            marks.count_disc(p, look, QPointF(r.right() - 20, r.top() + 48), turn, 14)

    face = ("orcz-field", number, name, hot, live, turn, done, closed)
    words = [name]
    if closed:
        words.append(now.word("orcz.conquered"))
    elif done:
        words.append(now.word("orcz.fought"))
    elif turn:
        words.append(now.word("orcz.turn-of-field", number=turn))
    words.append(now.word("orcz.lines-there", n=len(field.lines)))
    tip = "; ".join(words)
    return Sprite(key, rect, face, paint, z=Z, margin=22, role="place", tip=tip, enabled=live)


def _remark(now: Situation, rect: QRectF, number: int, field: FieldSeen) -> Sprite:
    """Return what must be reached here, and how many lines have room."""
    seen: Observation = now.seen
    words = now.word("orcz.needs", need=field.need) if field.opponent >= 0 else ""
    if seen.room < ROUND_LINES * seen.seats and field.opponent >= 0:
        words += "  ·  " + now.word("orcz.of-room", lines=len(field.lines), room=seen.room)
    arrow = bool(words)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if not arrow:
            return
        f = font(look, UI, 14.5, BOLD)
        w = min(width_of(f, words), r.width() - 26)
        x = r.center().x() - (w + 20) / 2
        icon = QRectF(x, r.center().y() - 8, 15, 15)
        draw_icon(p, "plain-arrow", icon, tint("#fff1c4", 0.9), "#1a0d05", 1, turn=180)
        text(p, look, QRectF(x + 20, r.top(), r.width() - 26, r.height()), words, f, ON.text)

    rect = QRectF(rect.left() + 8, rect.top() + 156, rect.width() - 16, 22)
    return Sprite(("remark", number), rect, ("orcz-remark", words), paint, z=Z + 6, margin=2)


def line_words(now: Situation, place: int, line: LineSeen) -> str:
    """Return a line in words."""
    tiles = ", ".join(tile_name(now, shown_tile(line, wing)) for wing in (0, 1))
    return now.word("orcz.line-tip", place=place + 1, who=seat_ref(line.seat), tiles=tiles)


def line_sprites(now: Situation, rank: Rank, field: int, place: int, line: LineSeen, z: float) -> list[Sprite]:
    """Return one line on its field: the ground, two tiles, and what is to be said of it."""
    seen: Observation = now.seen
    tip = line_words(now, place, line)
    out = [ground_sprite(now, ("line", line.number), rank, line.seat, place, z=z, tip=tip)]
    for wing in (0, 1):
        tile = shown_tile(line, wing)
        up = bool(line.up >> wing & 1)
        key: Key = ("lie", line.number, wing)
        target = key in now.targets
        mark = "" if up or tile == HIDDEN else "hood" if line.seat == now.update.viewer else "spyglass"
        words = f"{tile_name(now, tile)}. {tip}"
        out.append(
            tile_sprite(
                now,
                key,
                rank.wing(wing),
                line.seat,
                tile,
                z=z + 1,
                role="place" if target or (scouting(now) and not up) else "info",
                target=target,
                mark=mark,
                tip=words,
            )
        )
    state = "active" if line.active else "target" if line.target else "aside" if line.aside else ""
    if not state and seen.step == PLACING and line.number == seen.placed - 1:
        state = "last"
    if state:
        out.append(line_marks(now, ("line-marks", line.number), rank, state, z=z + 2))
    return out


def scouting(now: Situation) -> bool:
    """Return whether the scout is in the viewer's hand."""
    return ("tile", SCOUT) in now.chosen or now.dragged == ("tile", SCOUT)


def _new_line(now: Situation, rank: Rank, field: int, place: int) -> list[Sprite]:
    """Return the place of the line that is being built, its tiles as far as they are chosen."""
    seen: Observation = now.seen
    plan = seen.plan
    seat = seen.awaited
    rank_key: Key = ("rank", field)
    live = rank_key in now.targets
    tip = now.word("orcz.rank-tip", place=place + 1, field=field_name(now, field))
    state = "hot" if live else "ghost"
    ground = ground_sprite(now, rank_key, rank, seat, place, z=Z + 75, state=state, role="place", tip=tip)
    out = [replace(ground, enabled=live)]
    shown = shown_wing(now)
    for wing in (0, 1):
        tile = -1
        if plan is not None:
            tile = plan.tile if plan.wing == wing else plan.partner
        key: Key = ("wing", field, wing)
        if tile >= 0:
            mark = "hood" if plan is not None and plan.partner >= 0 and shown != wing else ""
            tip = tile_name(now, tile)
            out.append(tile_sprite(now, ("laid", wing), rank.wing(wing), seat, tile, z=Z + 76, mark=mark, tip=tip))
        else:
            name = now.word("orcz.wing-left" if wing == 0 else "orcz.wing-right")
            hot = key in now.targets
            out.append(furniture_slot(now, key, rank.wing(wing), hot, f"{name}. {tip}"))
    return out


def furniture_slot(now: Situation, key: Key, rect: QRectF, hot: bool, tip: str) -> Sprite:
    """Return an empty wing."""
    slot = furniture.slot(key, rect, hot=hot, tip=tip, radius=7)
    return Sprite(slot.key, rect, slot.face, slot.paint, Z + 77, 0, slot.margin, "place", tip, hot)


def shown_wing(now: Situation) -> int:
    """Return which wing of the new line would lie face up: the tile clicked last, or the one laid first."""
    for key in reversed(now.chosen):
        if key[0] == "plan":
            return int(key[1])
    held = now.dragged
    if held is not None and held[0] == "plan":
        return int(held[1])
    plan = now.seen.plan
    return -1 if plan is None else int(plan.wing)
