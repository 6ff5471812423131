"""Everything on the cloth beside the trick: deck and followers in Phase 1, rows, pool and score in Phase 2."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPointF, QRectF

from desktop.core.rules import Seat
from desktop.games.claim2.observation import Observation
from desktop.ui.games.claim2.pieces import back_sprite, card_sprite, listed, words
from desktop.ui.games.claim2.room import Room
from desktop.ui.paint import letters
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import ON


def foe_hand(now: Situation, room: Room) -> list[Sprite]:
    """Return the other hand: backs that slide under the beam."""
    count = now.seen.sides[room.foe].hand_count
    pitch = min(54.0, 430 / max(1, count))
    tip = now.word("claim2.row-count", who=now.who(room.foe), n=count)
    out = []
    for i in range(count):
        off = i - (count - 1) / 2
        at = QPointF(room.cloth.center().x() + off * pitch, 76 - abs(off) * 1.6)
        out.append(back_sprite(("hand", room.foe, i), at, 82, z=20 + i * 0.1, angle=off * -1.8, tip=tip))
    return out


def recruiting(now: Situation, room: Room) -> list[Sprite]:
    """Return deck, competed card, the seer's top card and the follower piles of Phase 1."""
    seen: Observation = now.seen
    out = [_head(("label", "deck"), room.left, 168, 140, now.word("claim2.deck"))]
    tip = now.word("claim2.deck-tip", n=seen.deck_count)
    deck = room.deck
    out += [
        back_sprite(("deck", i), QPointF(deck.x() - i * 0.8, deck.y() - i * 2.2), 82, z=60 + i, tip=tip)
        for i in range(min(6, (seen.deck_count + 4) // 5))
    ]
    count = now.word("claim2.cards", n=seen.deck_count)
    out.append(furniture.caption(("count", "deck"), QRectF(deck.x() - 56, 322, 112, 22), count))
    if seen.competed is not None:
        middle = QPointF(deck.x(), room.cloth.bottom() - 128)
        out.append(_head(("label", "competed"), room.left, middle.y() - 92, 170, now.word("claim2.competed")))
        tip = now.word("claim2.row-competed", card=words(now, seen.competed))
        out.append(_choice(now, ("competed",), seen.competed, middle, 96, tip))
    if seen.top is not None:
        middle = QPointF(deck.x() + 116, deck.y())
        out.append(_head(("label", "top"), room.left + 106, 168, 190, now.word("claim2.top")))
        out.append(_choice(now, ("top",), seen.top, middle, 96, now.word("claim2.row-top", card=words(now, seen.top))))
    for seat in (room.foe, room.near):
        out += _followers(now, room, seat)
    words_of = f"{now.word('claim2.discard')}: {len(seen.discard)}"
    tip = now.word("claim2.discard-tip", cards=listed(now, seen.discard))
    box = QRectF(room.cloth.right() - 190, room.cloth.center().y() - 2, 174, 24)
    out.append(furniture.caption(("discard",), box, words_of, tip=tip, align=letters.RIGHT))
    return out


def _choice(now: Situation, key: Key, card: str, middle: QPointF, width: float, tip: str) -> Sprite:
    """Return a card that a seer may take, if he is asked now."""
    live = now.mine and key in now.sources
    chosen = now.chosen[:1] == (key,)
    role = "piece" if live else "info"
    return card_sprite(now, key, card, middle, width, role=role, playable=live, selected=chosen, tip=tip)


def _followers(now: Situation, room: Room, seat: Seat) -> list[Sprite]:
    side = now.seen.sides[seat]
    at = room.pile(seat)
    known = side.followers or side.open_followers
    tip = now.word("claim2.followers-known", who=now.who(seat), n=side.follower_count, cards=listed(now, known))
    out = [
        _head(("label", "followers", seat), at.x() - 92, at.y() - 72, 140, now.word("claim2.followers"), right=True),
        furniture.slot(
            ("followers", seat),
            QRectF(at.x() - 31, at.y() - 43, 62, 87),
            hot=("followers", seat) in now.targets,
            tip=tip,
        ),
    ]
    out += [
        back_sprite(("pile", seat, i), QPointF(at.x() - i, at.y() - i * 2.2), 62, z=70 + i, tip=tip)
        for i in range(min(5, (side.follower_count + 2) // 3))
    ]
    count = now.word("claim2.cards", n=side.follower_count)
    out.append(furniture.caption(("count", "followers", seat), QRectF(at.x() - 60, at.y() + 48, 120, 22), count))
    return out


def favours(now: Situation, room: Room) -> list[Sprite]:
    """Return gnome rows, troll pool, the pit of the smashed and the score piles of Phase 2."""
    out: list[Sprite] = []
    for seat in (room.foe, room.near):
        out += _row(now, room, seat)
        out += _score(now, room, seat)
    return out + _pool(now, room)


def _row(now: Situation, room: Room, seat: Seat) -> list[Sprite]:
    side = now.seen.sides[seat]
    y = room.row(seat)
    own = seat == room.near and now.update.viewer == room.near
    title = now.word("claim2.your-gnomes") if own else now.word("claim2.gnomes-of", who=now.who(seat))
    out = [_head(("label", "row", seat), room.left, y, 250, title)]
    smash = now.seen.asks == "smash" and now.mine
    copies: Counter[str] = Counter()
    pitch = min(62.0, 190 / max(1, len(side.row)))
    for i, card in enumerate(side.row):
        key: Key = ("row", seat, card, copies[card])
        copies[card] += 1
        live = smash and key in now.sources
        out.append(
            card_sprite(
                now,
                key,
                card,
                QPointF(room.left + 28 + i * pitch, y + 67),
                56,
                role="piece" if live else "info",
                playable=live,
                selected=key in now.chosen,
                z=furniture.Z_PIECE + i,
            )
        )
    if not side.row:
        tip = now.word("claim2.row-gnomes", who=now.who(seat), cards=now.word("claim2.nothing"))
        out.append(furniture.slot(("empty-row", seat), QRectF(room.left, y + 28, 56, 78), tip=tip, role="info"))
    return out


def _pool(now: Situation, room: Room) -> list[Sprite]:
    seen: Observation = now.seen
    y = room.cloth.center().y() + 14
    out = [_head(("label", "pool"), room.left, y - 66, 170, now.word("claim2.pool"))]
    pitch = min(50.0, 120 / max(1, len(seen.pool)))
    for i, card in enumerate(seen.pool):
        at = QPointF(room.left + 28 + i * pitch, y + 2)
        out.append(card_sprite(now, ("pool", card), card, at, 56, angle=(-4, 4)[i % 2], z=furniture.Z_PIECE + i))
    if not seen.pool:
        tip = now.word("claim2.row-pool", cards=now.word("claim2.nothing"))
        out.append(furniture.slot(("empty-pool",), QRectF(room.left, y - 37, 56, 78), tip=tip, role="info"))
    if (seen.asks == "smash" and now.mine) or seen.smashed:
        x = room.left + 190
        out.append(_head(("label", "smashed"), x - 30, y - 66, 130, now.word("claim2.smashed")))
        pit: Key = ("smashed",)
        box = QRectF(x - 28, y - 37, 56, 78)
        tip = f"{now.word('claim2.smashed')}: {listed(now, seen.smashed)}"
        out.append(furniture.slot(pit, box, hot=pit in now.targets, tip=tip, icon="mailed-fist"))
        for i, card in enumerate(seen.smashed[-4:]):
            at = QPointF(x + i * 3, y + 2 - i * 2)
            out.append(card_sprite(now, ("gone", i), card, at, 56, dim=True, role="", z=furniture.Z_GROUND + 8 + i))
    return out


def _score(now: Situation, room: Room, seat: Seat) -> list[Sprite]:
    side = now.seen.sides[seat]
    at = room.pile(seat)
    tip = now.word("claim2.row-score", who=now.who(seat), cards=listed(now, side.score))
    out = [_head(("label", "won", seat), at.x() - 92, at.y() - 72, 140, now.word("claim2.won-cards"), right=True)]
    if not side.score:
        box = QRectF(at.x() - 31, at.y() - 43, 62, 87)
        out.append(furniture.slot(("empty-won", seat), box, tip=tip, role="info"))
    for i, card in enumerate(side.score[-4:]):
        middle = QPointF(at.x() - i * 1.5, at.y() - i * 2)
        out.append(card_sprite(now, ("won", seat, i), card, middle, 62, z=70 + i, tip=tip))
    count = now.word("claim2.cards", n=len(side.score))
    out.append(furniture.caption(("count", "won", seat), QRectF(at.x() - 60, at.y() + 48, 120, 22), count))
    return out


def _head(key: Key, x: float, y: float, width: float, title: str, *, right: bool = False) -> Sprite:
    return furniture.label(key, QRectF(x, y, width, 24), title, colour=ON.text_dim, right=right)
