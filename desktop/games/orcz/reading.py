"""Actions from the words of a scenario or a save."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from desktop.core.message import message
from desktop.core.rules import Refusal, Seat
from desktop.games.orcz.actions import (
    AnyAction,
    Backstab,
    Charge,
    ChooseField,
    ChoosePartner,
    ChooseShown,
    ChooseTile,
    Hold,
    Scout,
    Share,
    Spare,
)
from desktop.games.orcz.tiles import FIELDS, NUMBERS, WINGS


class _Unreadable(Exception):
    """Raised for a word that means nothing here."""


def read(raw: object) -> AnyAction | Refusal:
    """Return the action that ``raw`` describes, or why it describes none (OR-3.6).

    A mapping with ``do`` is an action as saves write it; else ``seat`` and one of ``field``, ``tile`` (with
    ``wing``), ``partner``, ``show``, ``scout``, ``order``, ``share`` and ``charge``.
    """
    try:
        return _read(raw)
    except (_Unreadable, msgspec.ValidationError):
        return Refusal("OR-3.6", message("orcz.no.unreadable"))


def _read(raw: object) -> AnyAction:
    if not isinstance(raw, Mapping):
        raise _Unreadable
    if "do" in raw:
        made: AnyAction = msgspec.convert(dict(raw), AnyAction)
        return made
    seat = Seat(_number(raw.get("seat")))
    verbs = [verb for verb in _VERBS if verb in raw]
    rest = {"seat", *verbs, *(("wing",) if verbs == ["tile"] else ())}
    if len(verbs) != 1 or set(raw) != rest:
        raise _Unreadable
    return _VERBS[verbs[0]](seat, raw)


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise _Unreadable
    return value


def _word(value: object, words: Mapping[str, int]) -> int:
    if not isinstance(value, str) or value not in words:
        raise _Unreadable
    return words[value]


_FIELDS = {name: number for number, name in enumerate(FIELDS)}
_WINGS = {name: number for number, name in enumerate(WINGS)}


def _scout(seat: Seat, raw: Mapping[str, Any]) -> Scout:
    """Read ``urth 2 right``: places are counted from 1, as at the table."""
    words = str(raw["scout"]).split()
    if len(words) != 3 or not words[1].isdecimal():
        raise _Unreadable
    return Scout(seat, _word(words[0], _FIELDS), int(words[1]) - 1, _word(words[2], _WINGS))


def _order(seat: Seat, raw: Mapping[str, Any]) -> Hold | Backstab:
    return (Hold, Backstab)[_word(raw["order"], {"hold": 0, "backstab": 1})](seat)


def _charge(seat: Seat, raw: Mapping[str, Any]) -> Charge | Spare:
    return Spare(seat) if raw["charge"] == "nobody" else Charge(seat, _number(raw["charge"]))


_VERBS: dict[str, Callable[[Seat, Mapping[str, Any]], AnyAction]] = {
    "field": lambda seat, raw: ChooseField(seat, _word(raw["field"], _FIELDS)),
    "tile": lambda seat, raw: ChooseTile(seat, _word(raw["tile"], NUMBERS), _word(raw.get("wing"), _WINGS)),
    "partner": lambda seat, raw: ChoosePartner(seat, _word(raw["partner"], NUMBERS)),
    "show": lambda seat, raw: ChooseShown(seat, _word(raw["show"], _WINGS)),
    "scout": _scout,
    "order": _order,
    "share": lambda seat, raw: Share(seat, _number(raw["share"])),
    "charge": _charge,
}
