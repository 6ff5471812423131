"""Why an answer about an attack is refused (GH-11f, the rows of section 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.core.message import Argument, message
from desktop.core.rules import Refusal
from desktop.games.ghour import actions as a
from desktop.games.ghour import attack, blocks, camps, dividing, splits
from desktop.games.ghour import keywords as k
from desktop.games.ghour.faces import BASE, BUILDING, CREATURE
from desktop.games.ghour.table import Table


def no(clause: str, word: str, **args: Argument) -> Refusal:
    """Return the refusal ``ghour.refuse.<word>`` with its clause."""
    return Refusal(clause, message(f"ghour.refuse.{word}", **args))


def _send(table: Table, action: a.Send) -> Refusal | None:
    if table.question.kind != "declare":
        return None
    found = table.at(action.unit)
    if found is None or found[0] != action.seat:
        return no("GH-9.3", "attacker-not-own")
    unit = found[1]
    words, kind = table.faces.keywords(unit), table.faces.type[unit.face]
    if unit.turned or not (kind == CREATURE or (kind == BUILDING and words & k.MOBILE)):
        return no("GH-9.3", "attacker-passive" if unit.turned else "attacker-fixed")
    if words & k.GUARD:
        return no("GH-5.14", "guard")
    if not camps.strikes(table.faces, unit):
        return no("GH-9.4", "no-strike")
    return no("GH-9.3", "attacker-chosen")


def _strike(table: Table, action: a.Strike) -> Refusal | None:
    if table.question.kind != "declare":
        return None
    found = table.at(action.target)
    if found is None or found[0] != table.question.left:
        return no("GH-9.3", "target-not-theirs")
    kind = table.faces.type[found[1].face]
    if kind not in (BASE, BUILDING, CREATURE):
        return no("GH-9.4", "no-target")
    if attack.towered(table, found[0]):
        if kind == BASE:
            return no("GH-5.24", "watchtower")
        words = table.faces.keywords(found[1])
        if kind == BUILDING and words & k.PROTECTED and not words & k.WATCHTOWER:
            return no("GH-5.25", "protected")
    return no("GH-9.3", "no-attacker")


def _guard(table: Table, action: a.Guard) -> Refusal | None:
    fight = table.fight
    if table.question.kind != "blocks" or fight is None:
        return None
    found = table.at(action.unit)
    if found is None or found[0] != fight.defender:
        return no("GH-9.8", "blocker-not-own")
    unit = found[1]
    words, kind = table.faces.keywords(unit), table.faces.type[unit.face]
    if unit.uid == fight.target:
        return no("GH-9.8", "blocker-target")
    if unit.turned or not (kind == CREATURE or (kind == BUILDING and words & k.MOBILE)):
        return no("GH-9.8", "blocker-passive")
    if words & k.AGGRESSIVE:
        return no("GH-5.15", "aggressive")
    owner = table.unit(fight.lines[action.line].owner) if 0 <= action.line < len(fight.lines) else None
    if owner is None:
        return no("GH-9.9", "no-line")
    if not blocks.may_stand(table.faces, unit, owner):
        against = table.faces.keywords(owner)
        if against & k.SWIMMING and not words & k.SWIMMING:
            return no("GH-5.2", "swimming")
        return no("GH-5.3", "invisible")
    return no("GH-9.10", "block-value")


def _overflow(table: Table, _: a.Overflow) -> Refusal | None:
    return no("GH-9.10a", "overflow") if table.question.kind == "blocks" else None


def _split(table: Table, action: a.Split) -> Refusal | None:
    if table.question.kind != "split":
        return None
    found = dividing.open_split(table, splits.Scene(table))
    if found is not None and found[0].axe and found[0].number == action.source:
        return no("GH-9.18", "axe")
    return no("GH-9.13", "split")


def _special(clause: str, word: str) -> Callable[[Table, Any], Refusal | None]:
    return lambda table, action: no(clause, word) if table.fight is not None else None


REASONS: dict[type, Callable[[Table, Any], Refusal | None]] = {
    a.Send: _send,
    a.Strike: _strike,
    a.Guard: _guard,
    a.Overflow: _overflow,
    a.Split: _split,
    a.Explode: _special("GH-5.16", "kamikaze"),
    a.Shift: _special("GH-5.17", "shapeshifter"),
    a.Wind: _special("GH-5.28", "catapult"),
}
"""Each answer with the reason why it may be refused."""
