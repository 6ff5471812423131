"""Answers as scenarios and hand-written files spell them (AR-14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from desktop.core.rules import Refusal, Seat
from desktop.games.armadora.actions import (
    AnyAction,
    Done,
    ElfShot,
    GoblinPlace,
    MagePeek,
    Pass,
    PlacePalisade,
    PlaceReinforcement,
    PlaceWarrior,
)
from desktop.games.armadora.board import Board
from desktop.games.armadora.refusals import no

_AT_SQUARE: dict[str, Any] = {"reinforcement": PlaceReinforcement, "peek": MagePeek, "shoot": ElfShot}
_WITH_STRENGTH: dict[str, Any] = {"warrior": PlaceWarrior, "goblin": GoblinPlace}
_ALONE: dict[str, Any] = {"done": Done, "pass": Pass}

NOWHERE = -1
"""The place of a square or line that does not exist: which refusal comes first is the position's affair."""


def read(board: Board, raw: object) -> AnyAction | Refusal:
    """Return the answer that ``raw`` spells, such as ``{seat: 0, warrior: c3, strength: 5}``."""
    action = _read(board, raw) if isinstance(raw, Mapping) else None
    return no("AR-14.11", "unreadable") if action is None else action


def _read(board: Board, raw: Mapping[Any, Any]) -> AnyAction | None:
    words = dict(raw)
    seat = words.pop("seat", None)
    strength = words.pop("strength", None)
    # set by ``unfold``: the step of a set that is left out where it is not asked
    words.pop("where-asked", None)
    if type(seat) is not int or len(words) != 1:
        return None
    verb, what = next(iter(words.items()))
    action: AnyAction | None = None
    if verb in _WITH_STRENGTH:
        if isinstance(what, str) and type(strength) is int:
            action = _WITH_STRENGTH[verb](Seat(seat), _square(board, what), strength)
        return action
    if strength is not None:
        return None
    if verb in _ALONE and what is True:
        action = _ALONE[verb](Seat(seat))
    elif verb == "palisade" and isinstance(what, str):
        line = board.line(what)
        action = PlacePalisade(Seat(seat), NOWHERE if line is None else line)
    elif verb in _AT_SQUARE and isinstance(what, str):
        action = _AT_SQUARE[verb](Seat(seat), _square(board, what))
    return action


def _square(board: Board, name: str) -> int:
    square = board.square(name)
    return NOWHERE if square is None else square
