"""Why a move is refused: the table GH-11f, and moves read from scenarios and saves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, get_args

import msgspec

from desktop.core.message import Argument, message
from desktop.core.rules import Refusal
from desktop.games.ghour import actions as a
from desktop.games.ghour import refusing_cards, refusing_fights
from desktop.games.ghour.faces import Faces
from desktop.games.ghour.table import Table

_KINDS: dict[str, type] = {str(cls.__struct_config__.tag): cls for cls in get_args(a.AnyAction)}

_SIGNS = range(3)


def no(clause: str, word: str, **args: Argument) -> Refusal:
    """Return the refusal ``ghour.refuse.<word>`` with its clause."""
    return Refusal(clause, message(f"ghour.refuse.{word}", **args))


def read(faces: Faces, raw: object) -> Any:
    """Return the action that ``raw`` describes; cards of hands and piles are named by their ids (GH-11.24)."""
    if not isinstance(raw, Mapping):
        return no("GH-11.24", "malformed")
    fields = {key: value for key, value in raw.items() if key != "where-asked"}
    cls = _KINDS.get(str(fields.get("do")))
    if cls is None:
        return no("GH-11.24", "unknown-move")
    wanted = set(cls.__struct_fields__)  # type: ignore[attr-defined]
    if set(fields) - wanted - {"do"}:
        return no("GH-11.24", "malformed")
    card = fields.get("card")
    if isinstance(card, str):
        if card not in faces.number:
            return no("GH-11.24", "unknown-card", card=card)
        fields["card"] = faces.number[card]
    try:
        action: Any = msgspec.convert(fields, cls)
    except msgspec.ValidationError:
        return no("GH-11.24", "malformed")
    number = getattr(action, "card", 0)
    if not 0 <= number < len(faces.ids):
        return no("GH-11.24", "malformed")
    return action


def refuse(table: Table, action: Any) -> Refusal:
    """Return why ``action``, which is not on offer, is refused; the first row of GH-11f that fits."""
    asked = table.question
    if not 0 <= action.seat < table.seats or type(action) not in _REASON:
        return no("GH-11.24", "malformed")
    if asked.kind == "over":
        return no("GH-10.1", "over")
    if table.out[action.seat]:
        return no("GH-1.10", "out")
    waiting = [s for s, sign in zip(asked.seats, asked.signs, strict=False) if sign < 0] or [asked.seat]
    if action.seat not in waiting:
        return no("GH-11.23", "not-asked")
    return _REASON[type(action)](table, action) or no("GH-11.23", "not-now")


def _only(kind: str, clause: str, word: str) -> Callable[[Table, Any], Refusal | None]:
    """Return a reason that holds while ``kind`` is asked."""
    return lambda table, action: no(clause, word) if table.question.kind == kind else None


def _draw(table: Table, action: Any) -> Refusal | None:
    asked = table.question
    if asked.kind == "opening":
        return no("GH-8.2", "opening-draw")
    if asked.kind != "recruit":
        return None
    if action.count < 1:
        return no("GH-11.24", "malformed")
    if action.count > asked.left:
        return no("GH-8.4", "draw-value", n=asked.left)
    if len(table.hands[asked.seat]) + action.count > table.limit(asked.seat):
        return no("GH-1.5", "hand-limit", n=table.limit(asked.seat))
    return no("GH-12.9", "empty-colony")


def _sign(table: Table, action: Any) -> Refusal | None:
    if table.question.kind == "signs" and action.sign not in _SIGNS:
        return no("GH-8.24", "sign")
    return None


def _courtesy(table: Table, _: Any) -> Refusal | None:
    return no("GH-8.22", "courtesy")


def _look(table: Table, action: Any) -> Refusal | None:
    if table.question.kind != "floor" or table.plan is not None:
        return None
    if not 0 <= action.of < table.seats or action.pile not in (0, 1):
        return no("GH-11.24", "malformed")
    if table.looked[action.seat] >> (2 * action.of + action.pile) & 1:
        return no("GH-1.4", "second-look")
    return no("GH-1.4", "empty-pile")


def _announce(table: Table, action: Any) -> Refusal | None:
    seat = action.seat
    if table.question.kind not in ("floor", "answer") or table.plan is not None:
        return None
    if not 0 <= action.against < table.seats or action.against == seat:
        return no("GH-8.21", "opponent")
    if table.attacked[seat] >> action.against & 1:
        return no("GH-8.20", "attacked-today")
    if any(each.seat == seat for each in table.standing) or table.announced >> seat & 1:
        return no("GH-11.10", "second-announcement")
    return no("GH-8.21", "cannot-attack")


def _withdraw(table: Table, action: Any) -> Refusal | None:
    if table.question.kind not in ("floor", "answer") or table.plan is not None:
        return None
    mine = [each for each in table.standing if each.seat == action.seat]
    if not mine or table.gave_way >> action.seat & 1:
        return no("GH-11.10", "nothing-stands")
    return no("GH-8.21", "binding" if mine[0].binding else "nothing-happened")


def _never(table: Table, _: Any) -> Refusal | None:
    """Give no reason of its own: the question does not have this answer (GH-11.23)."""
    return None


_REASON: dict[type, Callable[[Table, Any], Refusal | None]] = {
    a.Cut: _only("cut", "GH-8.1", "cut"),
    a.Draw: _draw,
    a.Stop: _only("opening", "GH-8.2", "empty-hand"),
    a.TakeBack: _only("recruit", "GH-5.18", "undead"),
    a.Look: _look,
    a.Announce: _announce,
    a.Withdraw: _withdraw,
    a.Sign: _sign,
    a.Courtesy: _courtesy,
    a.Discard: _only("discard-down", "GH-4.9", "discard-down"),
    a.Hide: lambda table, action: no("GH-5.11", "lurk"),
    a.Show: lambda table, action: no("GH-5.11", "lurk"),
    a.Challenge: _only("weak", "GH-5.19", "challenge"),
    a.Loot: _only("loot", "GH-5.12", "loot"),
    a.Result: lambda table, action: no("GH-9.34", "no-hit"),
    **dict.fromkeys((a.Pass, a.Let, a.Claim, a.Done, a.Agree, a.Decline, a.GiveUp, a.Refrain), _never),
    **refusing_cards.REASONS,
    **refusing_fights.REASONS,
}
