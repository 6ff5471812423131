"""Cards on the Field in words: whose, how they lie, what they are worth and why."""

from __future__ import annotations

from desktop.core.rules import Seat
from desktop.games.ghour import keywords as k
from desktop.games.ghour.observation import Seen
from desktop.ui.games.ghour.room import Room
from desktop.ui.table.situation import Situation

STATES = ("active", "tired", "tormented", "exhausted")


def turned_of(now: Situation, card: Seen) -> int:
    """Return how far a card is turned: in the eyes of who is paying, as it will be."""
    plan = now.seen.plan
    if plan is not None:
        for uid, state in plan.turns:
            if uid == card.unit.uid:
                return min(3, int(state))
    return card.unit.turned


def unit_words(now: Situation, room: Room, seat: int, card: Seen) -> str:
    """Return a card on the Field in words: whose, state, values, what changes them, what it carries."""
    unit = card.unit
    turned = turned_of(now, card)
    state = now.name("state", STATES[turned])
    if unit.face < 0:
        return now.word("ghour.unit-hidden", number=unit.hidden, who=now.who(Seat(seat)), state=state)
    lines = [now.word("ghour.unit", name=room.book.name(unit.face), who=now.who(Seat(seat)), state=state)]
    if unit.hidden:
        lines[0] = f"{lines[0]} · {now.word('ghour.hidden', number=unit.hidden)}"
    values = values_words(now, room, card)
    if values:
        lines.append(values)
    lines += [change_words(now, room, change) for change in card.changes]
    if card.damage:
        lines.append(now.word("ghour.unit-damage", n=card.damage))
    for piece in unit.attached:
        lines.append(now.word("ghour.unit-carries", name=room.book.name(piece.face)))
    if unit.named:
        lines.append(now.word("ghour.unit-aims", what=", ".join(aim_words(now, room, at) for at in unit.named)))
    return "\n".join(lines)


def aim_words(now: Situation, room: Room, target: int) -> str:
    """Return what a target is called: a card, a player, everything."""
    if target < 0:
        return now.player(-target - 1)  # type: ignore[arg-type]
    if not target:
        return now.word("ghour.everything")
    for player in now.seen.players:
        for card in player.field:
            if card.unit.uid == target:
                if card.unit.hidden:
                    return now.word("ghour.hidden", number=card.unit.hidden)
                return room.book.name(card.unit.face)
    return now.word("ghour.a-card")


def values_words(now: Situation, room: Room, card: Seen) -> str:
    """Return attack, defence and keywords of a card as they are now."""
    parts = []
    if card.attacks:
        parts.append(now.word("ghour.values-attack", values=" · ".join(str(value) for _, value in card.attacks)))
    if card.defence is not None and room.book.rules.type[card.unit.face] <= 2:
        parts.append(now.word("ghour.values-defence", value=card.defence))
    parts += [now.name("keyword", word) for word in k.words(card.keywords)]
    return ", ".join(parts)


def change_words(now: Situation, room: Room, change: object) -> str:
    """Return one change of a card's values in words: how much, and why."""
    what, amount, by, number = change.what, change.amount, change.by, change.card  # type: ignore[attr-defined]
    if number >= 0:
        why = room.book.name(number)
    else:
        why = now.name("keyword", by) if by == "shapeshifter" else now.word(f"ghour.by-{by}")
    if what == "keywords":
        gained = ", ".join(now.name("keyword", word) for word in k.words(amount))
        return now.word("ghour.change-keywords", gained=gained, why=why)
    return now.word(f"ghour.change-{what}", amount=f"{amount:+d}".replace("-", "−"), why=why)
