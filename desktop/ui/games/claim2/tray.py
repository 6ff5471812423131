"""The near edge: hand, buttons and what is asked."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from desktop.games.claim2.observation import Observation
from desktop.ui.games.claim2.answers import answer
from desktop.ui.games.claim2.pieces import back_sprite, card_sprite, held, split, words
from desktop.ui.games.claim2.room import Room
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Sprite


def hand(now: Situation, room: Room) -> list[Sprite]:
    """Return the near player's hand: faces for himself alone, backs for everybody else."""
    seen: Observation = now.seen
    side = seen.sides[room.near]
    count = side.hand_count
    wide = room.hand.width() - 100
    pitch = min(112.0, wide / max(1, count - 1))
    sag = 12 / max(1.0, ((count - 1) / 2) ** 2)
    answering = now.mine and seen.asks in ("lead", "reply")
    cards = held(room.near, side.hand)
    out: list[Sprite] = []
    for i in range(count):
        off = i - (count - 1) / 2
        at = QPointF(room.hand.center().x() + off * pitch, room.tray + 98 + off**2 * sag)
        turn = off * min(1.5, 9 / max(1, count))
        if not cards:
            out.append(back_sprite(("hand", room.near, i), at, 96, z=furniture.Z_HAND + i, angle=turn))
            continue
        key, card = cards[i]
        legal = answering and key in now.sources
        chosen = now.chosen[:1] == (key,)
        rise = 13 if chosen else 5 if legal else 0
        name = words(now, card)
        out.append(
            card_sprite(
                now,
                key,
                card,
                QPointF(at.x(), at.y() - rise),
                96,
                z=furniture.Z_HAND + i + (40 if chosen else 0),
                angle=turn,
                role="piece",
                playable=legal and not chosen,
                selected=chosen,
                dim=answering and not legal,
                tip=name if legal or not answering else now.word("claim2.row-hand-illegal", card=name),
                lift=7,
            )
        )
    title = now.word("table.your-hand") if cards else now.player(room.near)
    width = room.hand.left() - 60
    out.append(furniture.label(("label", "hand"), QRectF(36, room.tray + 46, width, 26), title, size=18))
    out.append(furniture.note(("note", "hand"), QRectF(36, room.tray + 74, width, 80), _note(now, room, answering)))
    return out


def _note(now: Situation, room: Room, answering: bool) -> str:
    """Return a word about the hand: what may be played, and why not the rest."""
    seen: Observation = now.seen
    if now.update.viewer is None:
        return now.word("claim2.hand-closed")
    if not answering:
        return ""
    if seen.asks == "lead":
        return now.word("claim2.hand-any")
    faction = split(seen.trick[0])[0]
    if any(split(card)[0] == faction for card in seen.sides[room.near].hand):
        return now.word("claim2.hand-follow")
    return now.word("claim2.hand-free", faction=now.name("faction", faction))


def buttons(now: Situation, room: Room) -> list[Sprite]:
    """Return the buttons of the question: play what is chosen, keep or swap, smash or spare."""
    question = now.question
    box = room.buttons
    if now.update.outcome is not None:
        rect = QRectF(box.left(), box.top() + 14, box.width(), 52)
        return [furniture.button(now, "results", rect, now.word("table.results"), "primary", "laurels")]
    if question is None or not now.mine:
        return []
    seen: Observation = now.seen
    if seen.asks in ("lead", "reply"):
        chosen = str(now.chosen[0][2]) if now.chosen else ""
        label = now.word("claim2.play-card", card=words(now, chosen)) if chosen else now.word("claim2.choose-card")
        rect = QRectF(box.left(), box.top() + 14, box.width(), 52)
        return [furniture.button(now, "play", rect, label, "primary", "check-mark", enabled=bool(chosen))]
    names = [(f"option-{i}", answer(option, now)) for i, option in enumerate(question.options)]
    if seen.asks == "smash":
        names.reverse()
    return [
        furniture.button(
            now,
            name,
            QRectF(box.left(), box.top() + i * 46, box.width(), 42),
            label,
            "primary" if i == 0 and seen.asks == "smash" else "plain",
            size=16,
        )
        for i, (name, label) in enumerate(names)
    ]


def prompt(now: Situation) -> tuple[str, str]:
    """Return what the ribbon says, and a hint."""
    question = now.question
    if now.update.outcome is not None:
        return now.word("table.over"), ""
    if question is None:
        return "", ""
    hint = now.word("claim2.hint-follow", n=len(now.sources)) if now.mine and now.seen.asks == "reply" else ""
    return now.say(question.prompt), hint
