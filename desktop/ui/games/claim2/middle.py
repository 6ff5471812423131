"""The trick in the middle of the table; while it is empty, the last one lies there, smaller."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.claim2.observation import Observation
from desktop.ui.games.claim2.pieces import card_sprite, split
from desktop.ui.games.claim2.room import Room
from desktop.ui.paint import letters, surfaces
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import grown, rounded
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import BOLD, FACTIONS, ON, UI, Look, font

TRICK: Key = ("trick",)


def trick(now: Situation, room: Room) -> list[Sprite]:
    """Return the cards of the trick, who leads, and the place for the next card."""
    seen: Observation = now.seen
    out: list[Sprite] = []
    first, second = room.trick(seen.phase)
    if seen.trick:
        for i, card in enumerate(seen.trick):
            at = (first, second)[i].center()
            z = furniture.Z_PIECE + i
            out.append(card_sprite(now, ("trick", i), card, at, first.width(), angle=(-3, 2)[i], z=z, lift=9))
        shield = QRectF(first.left() - 16, first.bottom() - 22, 34, 40)
        out.append(furniture.shield(("shield", "leader"), now, seen.leader, shield, z=furniture.Z_PIECE + 5))
        words = now.word("claim2.leads-trick", who=now.who(seen.leader))
        box = QRectF(first.left() + 24, first.bottom() + 8, 220, 22)
        out.append(furniture.caption(("caption", "leader"), box, words, align=letters.LEFT, bright=True))
    elif seen.last is not None:
        out += _last(now, room)
    if seen.asks in ("lead", "reply") and len(seen.trick) < 2:
        out.append(_target(now, first, second))
    return out


def _last(now: Situation, room: Room) -> list[Sprite]:
    """Return the last trick, smaller, with the winner's shield above his card."""
    last = now.seen.last
    first, second = room.trick(now.seen.phase)
    wide = first.width() * 0.62
    out = []
    for i, card in enumerate(last.cards):
        at = (first, second)[i].center()
        middle = QPointF(at.x() + (0.5 - i) * 30, at.y() - 4)
        out.append(card_sprite(now, ("trick", i), card, middle, wide, angle=(-3, 2)[i], lift=5))
    won = 0 if last.winner == last.leader else 1
    card = out[won].rect
    shield = QRectF(card.center().x() - 17, card.top() - 32, 34, 40)
    out.append(furniture.shield(("shield", "winner"), now, last.winner, shield, z=furniture.Z_PIECE + 9))
    words = now.word("claim2.last-won", who=now.who(last.winner))
    box = QRectF((first.left() + second.right()) / 2 - 200, card.bottom() + 8, 400, 22)
    out.append(furniture.caption(("caption", "last"), box, words, bright=True))
    return out


def _target(now: Situation, first: QRectF, second: QRectF) -> Sprite:
    """Return the dashed place for the next card."""
    seen: Observation = now.seen
    reply = bool(seen.trick)
    rect = second if reply else first.united(second)
    icon, words = "", "" if seen.last is not None else now.word("claim2.slot-lead")
    if reply:
        faction = split(seen.trick[0])[0]
        icon, words = FACTIONS[faction].emblem, now.word("claim2.slot-suit", faction=now.name("faction", faction))
    if not now.mine and seen.asked is not None:
        words = now.word("claim2.slot-wait", who=now.who(seen.asked)) if reply else ""
    hot = TRICK in now.targets
    drawn = reply or hot or seen.last is None

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if drawn:
            surfaces.slot(p, look, r, "", 10)
        if hot:
            p.fillPath(rounded(grown(r, -2), 9), tint(look.glow, 0.12))
        c = r.center()
        if icon:
            draw_icon(p, icon, QRectF(c.x() - 32, c.y() - 62, 64, 64), tint(ON.text_dim, 0.85))
        if words:
            box = QRectF(r.left() + 10, c.y() + 8, r.width() - 20, 60)
            letters.text(p, look, box, words, font(look, UI, 17, BOLD), ON.text_dim, letters.CENTRE, wrap=True)

    face = ("target", icon, words, hot, drawn)
    return Sprite(TRICK, rect, face, paint, z=furniture.Z_GROUND + 5, margin=4, role="place", tip=words)
