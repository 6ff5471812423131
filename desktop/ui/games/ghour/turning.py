"""What turning a card yields: badges to turn it for the open payment, and to take that back (GH-8.12, GH-11.8)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.ghour import actions as a
from desktop.games.ghour import rotation
from desktop.games.ghour.observation import Seen
from desktop.ui.games.ghour.book import face_at
from desktop.ui.games.ghour.room import Room, tiled
from desktop.ui.games.ghour.saying import answer
from desktop.ui.paint.colour import falling
from desktop.ui.paint.ghour_signs import coin
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import numeral
from desktop.ui.paint.light import around, rounded, shadow, stroke
from desktop.ui.table import furniture
from desktop.ui.table.counsel import RETRACT
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import INK, UI, Look

GOODS = ("gold", "material", "mana", "builders")
Z_BADGE = furniture.Z_PIECE + 40


def yields(now: Situation, room: Room, given: Sequence[tuple[int, int]]) -> list[Sprite]:
    """Return the badges of everything that can be turned for the open payment, and of what was turned last.

    Parameters
    ----------
    given
        The steps of the payment so far: the card turned, and which step of the open answer it is.
    """
    if not now.mine or now.seen.plan is None:
        return []
    by_unit: dict[int, list[tuple[Key, a.Turn | a.Help | a.Build | a.Assist | a.Hire]]] = {}
    for option in now.offers:
        match option:
            case a.Turn(unit=uid, source=source, ability=ability):
                by_unit.setdefault(uid, []).append((("yield", uid, source, ability, "turn"), option))
            case a.Help(unit=uid, source=source, ability=ability):
                by_unit.setdefault(uid, []).append((("yield", uid, source, ability, "help"), option))
            case a.Build(unit=uid):
                by_unit.setdefault(uid, []).append((("yield", uid, 0, 0, "build"), option))
            case a.Assist(unit=uid):
                by_unit.setdefault(uid, []).append((("yield", uid, 0, 0, "assist"), option))
            case a.Hire(unit=uid):
                by_unit.setdefault(uid, []).append((("yield", uid, 0, 0, "hire"), option))
    fields = {card.unit.uid: card for card in now.seen.players[room.near].field}
    last = {uid: place for uid, place in given if uid in fields}
    turns = dict(now.seen.plan.turns)
    out = []
    for uid in dict.fromkeys((*by_unit, *last)):
        slot, card, ways = room.slot(uid), fields[uid], by_unit.get(uid, [])
        high = slot.height() - 13 if tiled(slot) else (slot.height() - 38) * 0.6
        over = QPointF(slot.center().x(), slot.top() + high)
        below = QPointF(slot.center().x(), slot.bottom() + 17)
        free = room.below(slot)
        spots = [below, over] if free else [over]
        for at, (key, option) in enumerate(ways):
            spot = spots[at] if at < len(spots) else spots[-1] - QPointF(0, 30 * (at - len(spots) + 1))
            state = turns.get(uid, card.unit.turned)
            whose = face_at(now.seen, int(key[2])) if key[2] else -1
            depends = (key, card, whose, state, now.hovered == key, room.spoken, spot.x(), spot.y(), room.uids)
            make = partial(_yield, now, room, key, option, card, state, spot)
            out.append(room.book.once(depends, make))
        if uid in last and not (ways and tiled(slot)):
            # the chip of what has been turned lies on the card, or below it where nothing more can be turned
            spot = below if free and not ways else over
            if len(ways) > 1 or (ways and not free):
                spot = over - QPointF(0, 30 * max(1, len(ways) - free))
            out.append(_taken(now, room, last[uid], card, spot))
    return out


def sacrificed(room: Room, card: Seen, state: int) -> bool:
    """Return whether one more use of ``card`` in ``state`` costs the card (GH-3.6, GH-3.8)."""
    if card.unit.face < 0:
        return False
    kind = room.book.rules.type[card.unit.face]
    return state + rotation.use(card.keywords) > rotation.free(kind, card.keywords)


def _yield(now: Situation, room: Room, key: Key, option: object, card: Seen, state: int, c: QPointF) -> Sprite:
    dead = sacrificed(room, card, state) and not isinstance(option, a.Hire)
    icon = "tombstone" if dead else "anticlockwise-rotation"
    match option:
        case a.Hire():
            icon = "price-tag"
        case a.Help() if not dead:
            icon = "hand"
        case a.Assist() if not dead:
            icon = "castle"
    row = gains(now, room, option, card)
    hot = now.hovered == key
    tip = answer(option, now, room)
    if dead:
        tip = f"{tip} · {now.word('ghour.sacrifice')}"

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        badge(p, look, r, icon, row, dead=dead, hot=hot)

    looks = ("gh-yield", icon, row, dead, hot)
    rect = around(c, 30 + 42 * max(1, len(row)), 28)
    return Sprite(key, rect, looks, paint, z=Z_BADGE, margin=10, role="place", tip=tip)


def gains(now: Situation, room: Room, step: object, card: Seen) -> tuple[tuple[str, int], ...]:
    """Return what a step of a payment takes, with a minus, and gives."""
    rules = room.book.rules
    match step:
        case a.Turn(source=source, ability=ability) | a.Help(source=source, ability=ability):
            symbol = rules.symbols[face_at(now.seen, source)][ability]
            pays = [(good, -n) for good, n in zip(GOODS, symbol.pay, strict=False) if n]
            return (*pays, *((good, n) for good, n in zip(GOODS, symbol.gain, strict=False) if n))
        case a.Build() | a.Assist():
            return (("builders", 1),)
        case a.Hire():
            return tuple((good, -n) for good, n in zip(GOODS, rules.cost[card.unit.face], strict=False) if n)
    return ()


def _taken(now: Situation, room: Room, place: int, card: Seen, c: QPointF) -> Sprite:
    """Return the chip that takes back what the card turned for last."""
    key: Key = ("button", f"{RETRACT}{place}@{card.unit.uid}")
    row = gains(now, room, now.update.steps[place], card)
    hot = now.hovered == key

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        badge(p, look, r, "cancel", row, dead=False, hot=hot, taken=True)

    tip = now.word("ghour.retract", name=room.book.name(card.unit.face))
    rect = around(c, 30 + 42 * max(1, len(row)), 28)
    return Sprite(key, rect, ("gh-taken", row, hot), paint, z=Z_BADGE + 1, margin=10, role="button", tip=tip)


def badge(
    p: QPainter, look: Look, r: QRectF, icon: str, row: Sequence[tuple[str, int]], *, dead: bool, hot: bool = False,
    taken: bool = False,
) -> None:  # fmt: skip
    """Paint what turning a card yields; a sacrifice is orange with a tombstone, what was given already is pale."""
    shadow(p, r, 14, 6, 3, 0.6)
    ground = ("#ffd0b8", "#e58a5c", "#b4512a") if dead else ("#ffe3a0", "#e3b455", "#b7842c")
    if taken:
        ground = ("#fbf3e0", "#eadcb8", "#cdb58a")
    p.fillPath(rounded(r, 14), falling(r, *ground))
    stroke(p, rounded(r, 14), look.glow if hot else "#4a2d08", 2 if hot else 1.4)
    draw_icon(p, icon, QRectF(r.left() + 8, r.center().y() - 7.5, 15, 15), INK)
    for at, (good, n) in enumerate(row):
        x = r.left() + 26 + at * 42
        words = f"{n:+d}".replace("-", "−")
        numeral(p, look.at_floor(0), QRectF(x, r.top(), 20, r.height()), words, 15.5, INK, family=UI)
        coin(p, look, QPointF(x + 30, r.center().y()), 9.5, good)
