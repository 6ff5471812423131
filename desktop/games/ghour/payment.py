"""The open payment: what may be added to it, and what each step makes of it (GH-8.12, GH-11.8)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from desktop.core.rules import Seat
from desktop.games.ghour import actions as a
from desktop.games.ghour import economy, rotation
from desktop.games.ghour import keywords as k
from desktop.games.ghour.camps import Source, serves
from desktop.games.ghour.faces import BASE, BUILDING, Faces, Symbol
from desktop.games.ghour.pieces import NOTHING, Plan, Vector
from desktop.games.ghour.table import Table, plus

MOST_HELP = 3
"""Helpers that make a difference when building (GH-4.10)."""


def plan_with(plan: Plan, **fresh: Any) -> Plan:
    """Return ``plan`` one step further, with ``fresh`` fields."""
    return replace(plan, steps=plan.steps + 1, **fresh)


def options(table: Table, plan: Plan) -> list[Any]:
    """Return every answer to the open payment from which it can still be confirmed, ``Confirm`` first."""
    found: list[Any] = []
    seat = Seat(plan.seat)
    if covers(plan):
        found.append(a.Confirm(seat))
    if plan.kind == "surcharge" and not plan.steps:
        found.append(a.Refrain(seat))
        # a surcharge is asked for even where it is out of reach, so that the question tells nothing
        if not economy.reachable(table, plan):
            return found
    if plan.kind == "hire":
        found += _hiring(table, plan)
    known = economy.sources(table, plan)
    build = plan.builders < plan.need[3]
    assist = plan.kind == "play" and plan.help < MOST_HELP and table.faces.type[plan.card] in (BASE, BUILDING)
    for source in known:
        if source.usable():
            found += _turns(table, plan, source, seat, build)
        if source.builder():
            if build:
                step: Any = a.Build(seat, source.unit.uid)
                if economy.reachable(table, after(table, plan, step)):
                    found.append(step)
            if assist:
                step = a.Assist(seat, source.unit.uid)
                if economy.reachable(table, after(table, plan, step)):
                    found.append(step)
    at = economy.rate(table, plan)
    if at:
        for give in range(3):
            if plan.goods[give] >= at:
                for take in range(3):
                    step = a.Exchange(seat, give, take)
                    if take != give and economy.reachable(table, after(table, plan, step)):
                        found.append(step)
    for face in dict.fromkeys(economy.yielding(table, plan)):
        if affordable(plan.goods, table.faces.cost[face][:3]):
            step = a.Yield(seat, face)
            if table.faces.cost[face][:3] == NOTHING or economy.reachable(table, after(table, plan, step)):
                found.append(step)
    return found


def _turns(table: Table, plan: Plan, source: Source, seat: Seat, build: bool) -> list[Any]:
    """Return the ways to turn one card that leave the price within reach."""
    found: list[Any] = []
    sacrifice = source.turned + source.step > source.free
    # where there is but one thing to do with a card, doing it can never put the price out of reach
    safe = (
        len(source.ways) == 1
        and not (build and source.builder())
        and not (sacrifice and serves(table.faces, source.unit))
    )
    for helps, uid, symbol in source.ways:
        if not affordable(plan.goods, symbol.pay):
            continue
        kind = a.Help if helps else a.Turn
        step = kind(seat, source.unit.uid, uid, symbol.index)
        if (safe and symbol.pay == NOTHING) or economy.reachable(table, after(table, plan, step)):
            found.append(step)
    return found


def _hiring(table: Table, plan: Plan) -> list[Any]:
    """Return the mercenaries that could be covered too (GH-8.5)."""
    found = []
    for unit in mercenaries(table, plan.seat):
        if unit not in plan.covered and unit not in plan.dead and unit not in dict(plan.turns):
            step = a.Hire(Seat(plan.seat), unit)
            if economy.reachable(table, after(table, plan, step)):
                found.append(step)
    return found


def mercenaries(table: Table, seat: int) -> list[int]:
    """Return the mercenaries of ``seat``."""
    faces = table.faces
    return [unit.uid for unit in table.camp(seat).creatures if faces.keywords(unit) & k.MERCENARY]


def affordable(goods: Vector, price: tuple[int, ...]) -> bool:
    """Tell whether ``goods`` hold ``price``."""
    return goods[0] >= price[0] and goods[1] >= price[1] and goods[2] >= price[2]


def covers(plan: Plan) -> bool:
    """Tell whether ``plan`` can be carried out as it is."""
    need, goods = plan.need, plan.goods
    return goods[0] >= need[0] and goods[1] >= need[1] and goods[2] >= need[2] and plan.builders >= need[3]


def symbol_of(faces: Faces, table: Table, source: int, ability: int, seat: int) -> Symbol | None:
    """Return the symbol ``ability`` printed on the card ``source`` on the Field of ``seat``, if there is one."""
    for unit in table.fields[seat]:
        for number, face in faces.rows(unit):
            if number == source:
                row = faces.symbols[face]
                return row[ability] if 0 <= ability < len(row) else None
    return None


_PRODUCTION = (a.Turn, a.Help)


def after(table: Table, plan: Plan, step: Any) -> Plan:
    """Return ``plan`` with ``step`` added; ``step`` must be possible."""
    faces = table.faces
    if isinstance(step, _PRODUCTION):
        symbol = symbol_of(faces, table, step.source, step.ability, plan.seat)
        assert symbol is not None
        goods = plan.goods
        goods = plus((goods[0] - symbol.pay[0], goods[1] - symbol.pay[1], goods[2] - symbol.pay[2]), symbol.gain)
        return plan_with(plan, goods=goods, **turned(table, plan, step.unit))
    if isinstance(step, a.Build):
        return plan_with(plan, builders=plan.builders + 1, **turned(table, plan, step.unit))
    if isinstance(step, a.Assist):
        return plan_with(plan, help=plan.help + 1, **turned(table, plan, step.unit))
    if isinstance(step, a.Exchange):
        goods = economy.exchanged(plan.goods, step.give, step.take, economy.rate(table, plan))
        return plan_with(plan, goods=goods)
    if isinstance(step, a.Yield):
        cost = faces.cost[step.card]
        goods = plan.goods
        goods = plus((goods[0] - cost[0], goods[1] - cost[1], goods[2] - cost[2]), faces.yields[step.card] or NOTHING)
        return plan_with(plan, goods=goods, spells=(*plan.spells, step.card))
    assert isinstance(step, a.Hire)
    unit = table.unit(step.unit)
    assert unit is not None
    cost = faces.cost[unit.face]
    need = plan.need
    return plan_with(
        plan,
        covered=tuple(sorted((*plan.covered, step.unit))),
        need=(need[0] + cost[0], need[1] + cost[1], need[2] + cost[2], need[3] + cost[3]),
    )


def turned(table: Table, plan: Plan, uid: int) -> dict[str, Any]:
    """Return the fields of ``plan`` that one more use of the card ``uid`` changes (GH-3.4, GH-3.8)."""
    unit = table.unit(uid)
    assert unit is not None
    faces = table.faces
    words = faces.keywords(unit)
    states = dict(plan.turns)
    state = states.get(uid, unit.turned) + rotation.use(words)
    states[uid] = state
    dead = plan.dead
    if state > rotation.free(faces.type[unit.face], words):
        dead = (*dead, uid)
    return {"turns": tuple(sorted(states.items())), "dead": dead}
