"""The near edge: the tiles behind the screen, the line being built, the fields in turn, buttons, and what is asked."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.orcz.actions import Hold, Spare
from desktop.games.orcz.observation import Observation
from desktop.games.orcz.tiles import FIELDS, HIDDEN, SCOUT, TILES
from desktop.ui.games.orcz.fields import placing, scouting, shown_wing
from desktop.ui.games.orcz.pieces import badge, field_coat, field_name, tile_name, tile_sprite
from desktop.ui.games.orcz.room import BACKSTABBING, CHARGING, OVER, PLACING, SHARING, Room
from desktop.ui.paint import marks, surfaces
from desktop.ui.paint.colour import tint
from desktop.ui.paint.letters import CENTRE, text
from desktop.ui.paint.light import grown, rounded, stroke
from desktop.ui.paint.woodcut import woodcut
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import BOLD, ON, UI, Look, font

SHIELDED = furniture.Z_HAND


def tray(now: Situation, room: Room) -> list[Sprite]:
    """Return what lies on the near edge."""
    seen: Observation = now.seen
    if seen.step == OVER:
        return []
    if room.near < 0:
        return _strip(now, room, 36) if seen.step != PLACING else _closed(now, room)
    if seen.step == PLACING or room.guest or scouting(now):
        return _behind(now, room) + (_order(now, room) if seen.step == PLACING else [])
    out = []
    x = 36.0
    if SCOUT in seen.mine:
        out.append(furniture.label(("label", "behind"), QRectF(36, room.tray + 6, 90, 22), now.word("orcz.scout")))
        out.append(_tile(now, SCOUT, QRectF(40, room.tray + 44, 72, 72)))
        x = 150.0
    return out + _strip(now, room, x)


def _closed(now: Situation, room: Room) -> list[Sprite]:
    words = now.word("orcz.closed", who=now.who(now.update.awaited[0])) if now.update.awaited else ""
    return [furniture.note(("note", "closed"), QRectF(36, room.tray + 46, 420, 80), words)]


def _behind(now: Situation, room: Room) -> list[Sprite]:
    """Return the viewer's tiles behind the screen, each in its own place."""
    seen: Observation = now.seen
    words = now.word("orcz.behind")
    out = [furniture.label(("label", "behind"), QRectF(36, room.tray + 3, 250, 22), words)]
    taken = () if seen.plan is None else (seen.plan.tile, seen.plan.partner)
    for tile in range(len(TILES)):
        rect = room.behind(tile)
        if tile in seen.mine and tile not in taken:
            out.append(_tile(now, tile, rect))
        else:
            spent = tile in seen.spent[room.near]
            out.append(_empty(now, tile, rect, spent=spent))
    if seen.needs_hero and placing(now):
        rect = QRectF(36 + 7 * 68 + 8, room.tray + 30, max(60.0, room.order.left() - 536), 120)
        words = now.word("orcz.warn.needs-hero", n=seen.lines_left[room.near])
        if rect.width() > 100:
            out.append(furniture.note(("note", "hero"), rect, words))
    return out


def _empty(now: Situation, tile: int, rect: QRectF, *, spent: bool) -> Sprite:
    """Return the place of a tile that is not behind the screen."""
    tip = now.word("orcz.tile-spent" if spent else "orcz.tile-away", tile=tile_name(now, tile))

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        p.fillPath(rounded(grown(r, -3), 7), tint("#000", 0.05 if look.is_light else 0.16))
        stroke(p, rounded(grown(r, -3), 7), tint(look.text_dim, 0.28), 1)
        if spent:
            badge(p, look, r.center(), "tombstone", 13)

    return Sprite(("away", tile), rect, ("orcz-away", spent), paint, z=furniture.Z_PANEL, margin=8, tip=tip)


def _tile(now: Situation, tile: int, rect: QRectF) -> Sprite:
    key: Key = ("tile", tile)
    live = key in now.sources or key in now.targets
    chosen = key in now.chosen
    rect = rect.translated(0, -7 if chosen else -2 if live else 0)
    tip = tile_name(now, tile)
    if tile > 9:
        tip += ". " + now.name("hero-says", TILES[tile].name)
    # a tile that has no place now can still be picked up, to be told why
    role = "piece" if live or placing(now) else "info"
    dim = placing(now) and not live and now.seen.plan is not None
    seat = now.update.viewer or 0
    sprite = tile_sprite(now, key, rect, seat, tile, z=SHIELDED, role=role, live=live, chosen=chosen, dim=dim, tip=tip)
    return replace(sprite, enabled=role == "piece")


def _order(now: Situation, room: Room) -> list[Sprite]:
    """Return the line that is being built."""
    seen: Observation = now.seen
    if not placing(now):
        return []
    plan = seen.plan
    title = now.word("orcz.new-line")
    box = room.order

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.felt(p, look, r, "#4a2c1a", 9, 0.8)
        box = QRectF(r.left() + 16, r.top() + 7, r.width() - 32, 24)
        text(p, look, box, title, font(look, UI, 16, BOLD), ON.text_dim)

    out = [Sprite(("order",), box, ("orcz-order", title), paint, z=furniture.Z_PANEL, margin=10)]
    shown = shown_wing(now)
    for wing in (0, 1):
        rect = room.slot(wing)
        tile = -1 if plan is None else plan.tile if plan.wing == wing else plan.partner
        if tile < 0:
            key: Key = ("new", wing)
            name = now.word("orcz.wing-left" if wing == 0 else "orcz.wing-right")
            slot = furniture.slot(key, rect, hot=key in now.targets, tip=name, radius=9)
            enabled = key in now.targets
            out.append(Sprite(key, rect, slot.face, slot.paint, furniture.Z_PANEL + 2, 0, 6, "place", name, enabled))
            continue
        whole = plan is not None and plan.partner >= 0
        down = whole and shown != wing
        key = ("plan", wing)
        tip = now.word("orcz.plan-down" if down else "orcz.plan-up", tile=tile_name(now, tile))
        out.append(
            tile_sprite(
                now,
                key,
                rect,
                seen.awaited,
                tile,
                z=SHIELDED,
                role="piece" if whole else "info",
                live=whole,
                chosen=whole and not down,
                mark="hood" if down else "",
                tip=tip,
            )
        )
    return out


def _strip(now: Situation, room: Room, x: float) -> list[Sprite]:
    """Return the fields in the order of this round: fought for, at hand, still to come."""
    seen: Observation = now.seen
    out = [furniture.label(("label", "fields"), QRectF(x, room.tray + 6, 300, 22), now.word("orcz.fields-left"))]
    known = list(seen.order)
    rest = [field for field in range(len(FIELDS)) if field not in known]
    step = min(148.0, (room.buttons.left() - 20 - x) / len(FIELDS))
    for at, field in enumerate([*known, *rest]):
        rect = QRectF(x + at * step, room.tray + 38, step - 10, 86)
        state = "done" if seen.fields[field].done else "now" if field == seen.at else ""
        if seen.fields[field].conquered and state != "done":
            state = "closed"
        out.append(_small_field(now, rect, field, state))
    return out


def _small_field(now: Situation, rect: QRectF, field: int, state: str) -> Sprite:
    coat, name = field_coat(field), field_name(now, field)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        woodcut(p, rounded(r, 8), coat.colour, coat.emblem, size=0.62, rays=18, dy=-0.10)
        foot = QRectF(r.left() + 1, r.bottom() - 25, r.width() - 2, 24)
        p.fillRect(foot, tint("#0e0703", 0.74))
        text(p, look, foot.adjusted(3, -1, -3, -1), name, font(look, UI, 14.5, BOLD), ON.text, CENTRE)
        if state in ("done", "closed"):
            p.fillPath(rounded(r, 8), tint("#0e0703", 0.5))
            icon = "check-mark" if state == "done" else "knight-banner"
            marks.badge(p, look, QPointF(r.right() - 16, r.top() + 16), icon, 13)
        if state == "now":
            stroke(p, rounded(grown(r, 2), 9), look.rim, 3)

    words = {"done": "orcz.fought", "closed": "orcz.conquered", "now": "orcz.at-hand"}
    tip = f"{name}: {now.word(words[state])}" if state else name
    face = ("orcz-small", field, name, state)
    return Sprite(("small", field), rect, face, paint, z=furniture.Z_PANEL, margin=10, role="info", tip=tip)


def buttons(now: Situation, room: Room) -> list[Sprite]:
    """Return the buttons of the question."""
    seen: Observation = now.seen
    upper, lower = QRectF(room.buttons), QRectF(room.buttons)
    upper.setHeight(50)
    lower.setTop(upper.bottom() + 12)
    lower.setHeight(40)
    if now.update.outcome is not None:
        return [furniture.button(now, "results", upper, now.word("table.results"), "primary", "laurels")]
    if room.guest:
        return [furniture.button(now, "leave", upper, now.word("orcz.leave"), "primary", "check-mark")]
    question = now.question
    if question is None or not now.mine:
        return []
    out: list[Sprite] = []

    def add(name: str, rect: QRectF, key: str, kind: str, icon: str, *, enabled: bool = True, tip: str = "") -> None:
        size = 17 if rect is upper else 16
        words = now.word(key)
        out.append(furniture.button(now, name, rect, words, kind, icon, enabled=enabled, size=size, tip=tip))

    if seen.step == PLACING and seen.plan is not None:
        if seen.plan.partner >= 0:
            add("place", upper, "orcz.place", "primary", "check-mark")
        add("cancel", lower, "orcz.take-back", "plain", "anticlockwise-rotation")
    elif seen.step == BACKSTABBING:
        add("backstab", upper, "orcz.backstab", "primary", "backstab")
        may = Hold(question.seat) in question.options
        tip = now.word("orcz.hold-tip") if may else now.word("orcz.no.forced")
        add("hold", lower, "orcz.hold", "plain", "shield", enabled=may, tip=tip)
    elif seen.step in (SHARING, CHARGING):
        chosen = any(key[0] == "plus" for key in now.chosen)
        key = "orcz.give" if seen.step == SHARING else "orcz.charge"
        if Spare(question.seat) in question.options and not chosen:
            add("spare", upper, "orcz.spare", "primary", "hand")
        else:
            tip = now.word("orcz.give-first")
            add("give", upper, key, "primary", "check-mark", enabled=chosen, tip="" if chosen else tip)
        if sum(seen.given):
            add("cancel", lower, "orcz.take-back", "plain", "anticlockwise-rotation")
    return out


def prompt(now: Situation, room: Room) -> tuple[str, str]:
    """Return what the ribbon says, and a hint."""
    seen: Observation = now.seen
    if now.update.outcome is not None:
        return now.word("table.over"), ""
    if room.guest:
        if SCOUT in seen.mine:
            held = scouting(now)
            return now.word("orcz.ask.scout"), now.word("orcz.hint-scout-tile" if held else "orcz.hint-scout")
        return now.word("orcz.notes"), now.word("orcz.hint-notes")
    if scouting(now):
        return now.word("orcz.ask.scout"), now.word("orcz.hint-scout-tile")
    question = now.question
    if question is None:
        waits = now.update.awaited
        return (now.word("orcz.waits", who=now.who(waits[0])), "") if waits else ("", "")
    words = now.say(question.prompt)
    if not question.private:
        words = f"{now.player(question.seat)}: {words}"
    return words, _hint(now) if now.mine else ""


def _hint(now: Situation) -> str:
    seen: Observation = now.seen
    if seen.step == PLACING:
        plan = seen.plan
        if plan is None:
            return now.word("orcz.hint-field", n=seen.lines_left[seen.awaited])
        if plan.partner >= 0:
            return now.word("orcz.hint-show")
        return now.word("orcz.hint-tile" if plan.tile < 0 else "orcz.hint-partner")
    if seen.step == BACKSTABBING and seen.duel is not None:
        hidden = any(wing.defender == HIDDEN for wing in seen.duel.wings)
        return now.word("orcz.hint-hidden") if hidden else ""
    return now.word("orcz.hint-last") if _nearly(seen) else ""


def _nearly(seen: Observation) -> bool:
    return seen.clash is not None and seen.clash.due - sum(seen.given) == 1
