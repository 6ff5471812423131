"""Answers as scenario files write them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from desktop.core.message import message
from desktop.core.rules import Action, Refusal, Seat
from desktop.games.gold_and_rum.actions import (
    Airship,
    Commando,
    Decline,
    Desert,
    Favour,
    Lay,
    LayNothing,
    NameMyself,
    Nobody,
    Pass,
    Race,
    Recruit,
    Spy,
    Withdraw,
)
from desktop.games.gold_and_rum.cards import KINDS, RACES


def read(raw: object) -> Action | Refusal:
    """Return the action that ``raw`` describes: ``seat`` and one verb; piles and places count from 1."""
    if not isinstance(raw, Mapping):
        return _malformed("not-a-mapping")
    seat = raw.get("seat")
    if seat is None or not _whole(seat) or seat < 0:
        return _malformed("no-seat")
    verbs = [word for word in raw if word not in ("seat", "where-asked")]
    if len(verbs) != 1 or verbs[0] not in _VERBS:
        return _malformed("no-verb", words=", ".join(sorted(_VERBS)))
    action = _VERBS[verbs[0]](Seat(seat), raw[verbs[0]])
    return _malformed("bad-value", word=verbs[0]) if action is None else action


def _malformed(key: str, **args: str) -> Refusal:
    return Refusal("CH-3.1", message(f"gold_and_rum.read.{key}", **args))


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _number(make: Callable[[Seat, int], Action], first: int = 0) -> Callable[[Seat, Any], Action | None]:
    """Return a reader of one number that counts from ``first``."""
    return lambda seat, value: make(seat, value - first) if _whole(value) else None


def _bare(make: Callable[[Seat], Action]) -> Callable[[Seat, Any], Action | None]:
    """Return a reader of a verb without a value, written ``verb: true``."""
    return lambda seat, value: make(seat) if value is True else None


def _spy(seat: Seat, value: Any) -> Action | None:
    if not isinstance(value, Mapping) or set(value) != {"victim", "kind"}:
        return None
    victim, kind = value["victim"], value["kind"]
    return Spy(seat, victim, KINDS.index(kind)) if _whole(victim) and kind in KINDS else None


def _race(seat: Seat, value: Any) -> Action | None:
    return Race(seat, RACES.index(value)) if value in RACES else None


def _lay(seat: Seat, value: Any) -> Action | None:
    """Read ``goblin 2`` or ``nothing``."""
    if value == "nothing":
        return LayNothing(seat)
    kind, _, count = str(value).rpartition(" ")
    return Lay(seat, KINDS.index(kind), int(count)) if kind in KINDS and count.isdecimal() else None


def _commando(seat: Seat, value: Any) -> Action | None:
    if not isinstance(value, Mapping) or set(value) != {"victim", "card"}:
        return None
    victim, card = value["victim"], value["card"]
    return Commando(seat, victim, card - 1) if _whole(victim) and _whole(card) else None


_VERBS: dict[str, Callable[[Seat, Any], Action | None]] = {
    "pass": _bare(Pass),
    "desert": _number(Desert, 1),
    "recruit": _number(Recruit, 1),
    "favourite": _number(Favour),
    "spy": _spy,
    "decline": _bare(Decline),
    "race": _race,
    "lay": _lay,
    "nobody": _bare(Nobody),
    "name": _bare(NameMyself),
    "commando": _commando,
    "airship": _number(Airship),
    "withdraw": _bare(Withdraw),
}
