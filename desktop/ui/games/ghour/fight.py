"""An attack on the table: lines from attackers to target and blockers, marks, damage so far (GH-9)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.games.ghour.observation import Observation
from desktop.ui.games.ghour import pieces
from desktop.ui.games.ghour.book import unit_at
from desktop.ui.games.ghour.room import FULL_SLOT, MINI_SLOT, Room, tiled
from desktop.ui.paint import marks
from desktop.ui.paint.colour import tint
from desktop.ui.paint.light import around
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Sprite
from desktop.ui.theme import ON, Look

MIDDLE = 26.0
"""Nearer to the middle of its target the tip of an arrow would lie on the disc of crossed swords."""
Z_LINES = furniture.Z_PIECE + 50
Z_HITS = furniture.Z_PIECE + 60


def attack(now: Situation, room: Room) -> list[Sprite]:
    """Return everything that an attack draws over the cards."""
    seen: Observation = now.seen
    out: list[Sprite] = []
    if seen.fight is not None:
        out += _lines(now, room)
        out += _hits(now, room)
    elif seen.question.kind == "declare":
        out += _declaring(now, room)
    out += _reactions(now, room)
    out += _endangered(now, room)
    return out


def _endangered(now: Situation, room: Room) -> list[Sprite]:
    """Return a tombstone on each card that dies if nobody saves it (GH-8.19)."""
    seen: Observation = now.seen
    if seen.question.kind != "window":
        return []
    out = []
    for card in (card for player in seen.players for card in player.field):
        left = None if card.defence is None else card.defence - card.damage
        if left is None or left > 0 or card.unit.face < 0 or room.book.is_base(card.unit.face):
            continue
        slot = room.slot(card.unit.uid)
        words = now.word("ghour.hint-effect")

        def paint(p: QPainter, look: Look, r: QRectF) -> None:
            marks.badge(p, look, r.center(), "tombstone", r.width() / 2, ember=True)

        rect = around(QPointF(slot.center().x(), slot.top() + 2), 18 if slot.width() <= MINI_SLOT else 32)
        key = ("endangered", card.unit.uid)
        out.append(
            Sprite(key, rect, ("gh-endangered",), paint, z=Z_LINES + 2, margin=12, role="info", tip=words)
        )  # fmt: skip
    return out


def _lines(now: Situation, room: Room) -> list[Sprite]:
    """Return an arrow for each open line, and a bar with a shield for each blocked one."""
    seen: Observation = now.seen
    fight = seen.fight
    assert fight is not None
    out = []
    held = {place: [block.unit for block in fight.blocks if block.line == place] for place in range(len(fight.lines))}
    for place, line in enumerate(fight.lines):
        blockers = [uid for uid in held[place] if unit_at(seen, uid) is not None]
        if unit_at(seen, line.owner) is None:
            continue
        shift = _spread(room, fight.target, place, len(fight.lines))
        out += [_bar(room, line.owner, uid, place, struck=line.struck) for uid in blockers]
        if not line.blocked and unit_at(seen, fight.target) is not None:
            out.append(_arrow(room, line.owner, fight.target, place, shift))
    if unit_at(seen, fight.target) is not None:
        out.append(_target(room, fight.target))
    return out


def _declaring(now: Situation, room: Room) -> list[Sprite]:
    """Return arrows from the attackers sent so far to what is pointed at."""
    seen: Observation = now.seen
    goal = next((int(key[1]) for key in reversed(now.chosen) if key[0] == "unit" and key in now.targets), 0)
    if not goal and now.hovered is not None and now.hovered[0] == "unit" and now.hovered in now.targets:
        goal = int(now.hovered[1])
    found = unit_at(seen, goal)
    if found is None or found[0] == seen.question.seat:
        return []
    sent = seen.question.picked
    out = [
        _arrow(room, uid, goal, place, _spread(room, goal, place, len(sent)))
        for place, uid in enumerate(sent)
        if unit_at(seen, uid) is not None
    ]
    return [*out, _target(room, goal)]


def _edges(room: Room, one: int, other: int) -> tuple[QPointF, QPointF]:
    """Return where a line leaves one card and where it meets the other: at the edges that face each other."""
    a, b = room.slot(one), room.slot(other)
    if a.top() > b.bottom():
        return QPointF(a.center().x(), a.top() + 6), QPointF(b.center().x(), b.bottom() + 4)
    if a.bottom() < b.top():
        return QPointF(a.center().x(), a.bottom() - 4), QPointF(b.center().x(), b.top() - 6)
    left = a.center().x() < b.center().x()
    y = 30.0 if a.width() > MINI_SLOT + 8 else a.height() / 2
    start = QPointF(a.right() - 10 if left else a.left() + 10, a.top() + y)
    return start, QPointF(b.left() - 2 if left else b.right() + 2, b.top() + min(b.height() / 2, y))


def _spread(room: Room, target: int, place: int, count: int) -> float:
    """Return how far beside the middle of its target the tip of an arrow lies, so that each can be followed."""
    if count < 2:
        return 0.0
    step = min(34.0, (room.slot(target).width() - 24) / (count - 1))
    return (place - (count - 1) / 2) * step


def _arrow(room: Room, one: int, other: int, place: int, shift: float) -> Sprite:
    start, end = _edges(room, one, other)
    # a tip in the middle stays clear of the disc on the upper edge of the target
    end += QPointF(shift, -16 if abs(shift) < MIDDLE and end.y() > start.y() + 40 else 0)
    bend = 10.0 if abs(start.y() - end.y()) > 20 else -26.0
    box = QRectF(start, end).normalized()
    a, b = start - box.center(), end - box.center()

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        marks.arrow(p, look, r.center() + a, r.center() + b, bend=bend if a.x() < b.x() else -bend)

    looks = ("gh-arrow", round(a.x()), round(a.y()), round(b.x()), round(b.y()))
    return Sprite(("arrow", place, one), box, looks, paint, z=Z_LINES, margin=40)


def _bar(room: Room, one: int, other: int, place: int, *, struck: bool) -> Sprite:
    start, end = _edges(room, one, other)
    box = QRectF(start, end).normalized()
    a, b = start - box.center(), end - box.center()

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        colour = "#cfc3ae" if struck else look.ember
        for paint, width in (("#1a0d05", 12.0), (colour, 7.0)):
            p.setPen(QPen(tint(paint), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            p.drawLine(r.center() + a, r.center() + b)
        marks.badge(p, look, r.center(), "shield", 15)

    looks = ("gh-bar", round(a.x()), round(a.y()), round(b.x()), round(b.y()), struck)
    return Sprite(("bar", place, other), box, looks, paint, z=Z_LINES, margin=24)


def _target(room: Room, uid: int) -> Sprite:
    slot = room.slot(uid)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if r.width() > 60:
            marks.target(p, look, r)
        else:
            marks.brackets(p, r.adjusted(-3, -3, 3, 3), ON.target, 10, 2)

    return Sprite(("target",), slot, ("gh-target",), paint, z=Z_LINES - 2, margin=26)


def _hits(now: Situation, room: Room) -> list[Sprite]:
    """Return the damage that cards have taken so far in this attack, and what is left of them."""
    out = []
    for player in now.seen.players:
        for card in player.field:
            if not card.damage:
                continue
            left = None if card.defence is None else card.defence - card.damage
            icon = "hearts" if room.book.is_creature(card.unit.face) else "stone-tower"
            words = "" if left is None else now.word("ghour.left", n=max(0, left))
            out.append(hit(room, card.unit.uid, card.damage, words, icon))
    return out


def hit(room: Room, uid: int, damage: int, words: str, icon: str, *, fresh: bool = False) -> Sprite:
    """Return a star with the damage of a card, and a chip with what is left of it: below the card where there is room.

    Parameters
    ----------
    damage
        Its points; 0 for a card that has struck and is not hurt.
    fresh
        Whether it falls now, or fell in an earlier step.
    """
    slot = room.slot(uid)
    below, tile, small = room.below(slot, by=28), tiled(slot), slot.height() < FULL_SLOT
    radius = 15.0 if slot.width() < 60 else 17.0 if small else 25.0

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        low = r.bottom() - 12 if tile else r.bottom() - pieces.LOW - 14 if small else r.top() + r.height() * 0.62
        spot = QPointF(r.center().x(), r.bottom() + 15 if below else low)
        if tile:
            c = QPointF(r.right() - 20, r.top() + 20)
        else:
            c = QPointF(r.center().x() + 2, r.top() + (20 if small else r.height() * (0.36 if below else 0.28)))
        if damage:
            marks.hit(p, look, c, damage, now=fresh, radius=radius)
        if words and slot.width() > 60:
            pieces.pill(p, look, spot, words, icon, "#f0705c")

    looks = ("gh-hit", damage, words, icon, fresh, below)
    return Sprite(("hit", uid), slot, looks, paint, z=Z_HITS, margin=40, tip=words)


def _reactions(now: Situation, room: Room) -> list[Sprite]:
    """Return a disc on everything that may block, or be sent to attack."""
    kind = now.seen.question.kind
    icon = {"blocks": "shield", "declare": "crossed-swords"}.get(kind)
    if icon is None or not now.mine:
        return []
    own = {card.unit.uid for card in now.seen.players[now.seen.question.seat].field}
    out = []
    for key in sorted(now.sources, key=str) if not now.chosen else ():
        if key[0] != "unit" or key[1] not in own:
            continue
        slot = room.slot(int(key[1]))
        c = QPointF(slot.center().x(), slot.bottom() - 1)

        def paint(p: QPainter, look: Look, r: QRectF, icon: str = icon) -> None:
            marks.badge(p, look, r.center(), icon, 14)

        out.append(Sprite(("react", int(key[1])), around(c, 30), ("gh-react", icon), paint, z=Z_LINES + 2, margin=12))
    sent = now.seen.question.picked if kind == "declare" else ()
    for uid in sent:
        slot = room.slot(uid)

        def ember(p: QPainter, look: Look, r: QRectF) -> None:
            marks.badge(p, look, r.center(), "crossed-swords", 15, ember=True)

        rect = around(QPointF(slot.center().x(), slot.top()), 32)
        out.append(Sprite(("sent", uid), rect, ("gh-sent",), ember, z=Z_LINES + 2, margin=12))
    return out
