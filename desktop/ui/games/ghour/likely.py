"""What is looked at after the next move of the hand: cards in full, cards turned for a payment, coins put down."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from desktop.games.ghour import rotation
from desktop.games.ghour.observation import Observation
from desktop.ui.games.ghour import bill, pieces, wording
from desktop.ui.games.ghour.room import TALL, Room
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Sprite


def likely(now: Situation, room: Room) -> Iterator[Sprite]:
    """Yield the pictures this viewer may see next, made of what the viewer sees now."""
    seen: Observation = now.seen
    yield from _payment(now, room)
    large = QRectF(0, 0, room.large(), room.large() * TALL)
    for number in seen.players[room.near].hand or ():
        yield pieces.full(("ahead",), large, room.book.face(number))
    for seat in (room.near, room.foe):
        for card in seen.players[seat].field:
            if card.unit.face >= 0:
                yield pieces.full(("ahead",), large, room.book.current(card))


def _payment(now: Situation, room: Room) -> Iterator[Sprite]:
    """Yield the own cards as they look when turned once more, and the rows of the bill with more coins."""
    plan = now.seen.plan
    if plan is None or not now.mine:
        return
    chosen = {getattr(option, "unit", 0) for option in now.offers}
    for card in now.seen.players[room.near].field:
        if card.unit.uid in chosen:
            turned = min(3, wording.turned_of(now, card) + rotation.use(card.keywords))
            yield pieces.turned(now, room, room.near, card, turned)
    for sprite in bill.bill(now, room):
        match sprite.face:
            case ("gh-wanted", str(kind), int(need), int(have)):
                for more in range(have + 1, min(need, have + 3) + 1):
                    yield bill.wanted(0, sprite.rect, kind, need, more)
