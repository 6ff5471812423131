"""What a player may do with cards: the manoeuvres of GH-8.11, offered and begun."""

from __future__ import annotations

from itertools import product
from typing import Any

from desktop.core.rules import Seat
from desktop.games.ghour import actions as a
from desktop.games.ghour import economy, payment, rotation
from desktop.games.ghour import keywords as k
from desktop.games.ghour.abilities import run
from desktop.games.ghour.faces import BASE, BUILDING, CREATURE, EXTENSION, ITEM, SPELL, Symbol
from desktop.games.ghour.pieces import NOTHING, Plan, Unit, Vector
from desktop.games.ghour.table import Table

TIMED_STATES = (1, 2, 3)
"""The states a timed spell may be placed in (GH-4.29)."""


def offers(table: Table, seat: int, *, daytime: bool, goods: Vector = NOTHING, ripe: bool = True) -> list[Any]:
    """Return the manoeuvres that ``seat`` can pay for; outside ``daytime`` only spells and symbols (GH-4.6)."""
    found: list[Any] = []
    goods = kept(table, seat, goods)
    purse = _Purse(table, seat, goods)
    faces = table.faces
    points = table.points(seat)
    last = -1
    for face in table.hands[seat]:
        if face == last:
            continue
        last = face
        kind = faces.type[face]
        if faces.threshold[face] > points or not (daytime or kind == SPELL) or not purse.holds(face):
            continue
        if kind == SPELL:
            found += _casts(table, seat, face, goods)
        elif kind in (BASE, BUILDING, CREATURE):
            found.append(a.Play(Seat(seat), face))
        else:
            found += [
                a.Play(Seat(seat), face, host.uid)
                for host in hosts(table, seat, kind)
                if reachable(table, play(table, a.Play(Seat(seat), face, host.uid), goods))
            ]
    found += _uses(table, seat, goods)
    if ripe:
        found += [a.Ripe(Seat(seat), unit.uid) for unit in ripened(table, seat)]
    if daytime:
        found += _bribes(table, seat, purse)
        if not table.recruited[seat]:
            found += recruiters(table, seat)
    return found


def kept(table: Table, seat: int, goods: Vector) -> Vector:
    """Return ``goods`` with what is left of the last manoeuvre, where the option keeps it (GH-8.12)."""
    if table.leftover[0] != seat:
        return goods
    return (goods[0] + table.leftover[1], goods[1] + table.leftover[2], goods[2] + table.leftover[3])


class _Purse:
    """What ``seat`` could pay, asked once for each price."""

    def __init__(self, table: Table, seat: int, goods: Vector) -> None:
        self.table = table
        self.seat = seat
        self.goods = goods
        self.known: dict[tuple[int, int, int, int], bool] = {}
        self.sources = economy.sources(table, Plan(seat, "play", goods=goods))

    def holds(self, face: int) -> bool:
        """Tell whether the card ``face`` of the hand can be paid."""
        price = self.table.faces.cost[face]
        if self.table.faces.yields[face] is not None:
            return self.reaches(price, face)
        found = self.known.get(price)
        if found is None:
            found = self.known[price] = self.reaches(price, -1)
        return found

    def reaches(self, price: tuple[int, int, int, int], face: int) -> bool:
        """Tell whether ``price`` can be paid without the card ``face`` of the hand."""
        if price == (0, 0, 0, 0):
            return True
        return economy.reachable(self.table, Plan(self.seat, "play", face, need=price, goods=self.goods), self.sources)


def reachable(table: Table, plan: Plan) -> bool:
    """Tell whether ``plan`` can be paid."""
    return plan.need == (0, 0, 0, 0) or economy.reachable(table, plan)


def hosts(table: Table, seat: int, kind: int) -> list[Unit]:
    """Return what a card of type ``kind`` may be attached to (GH-4.16, GH-4.23)."""
    wanted = BUILDING if kind == EXTENSION else CREATURE
    types = table.faces.type
    return [unit for unit in table.fields[seat] if types[unit.face] == wanted]


def _casts(table: Table, seat: int, face: int, goods: Vector) -> list[Any]:
    """Return the ways to cast a spell; one that only yields goods is a step of a payment instead."""
    faces = table.faces
    if faces.yields[face] is not None:
        return []
    aims = [run.targets(table, seat, symbol) for symbol in faces.casting[face]]
    if not aims or not all(aims):
        return []
    states = TIMED_STATES if faces.timed[face] else (0,)
    own = {unit.uid for unit in table.fields[seat]}
    found: list[Any] = []
    for aim in product(*aims):
        # a card that is aimed at cannot be sacrificed for the price
        if own.isdisjoint(aim) or reachable(table, begin(table, a.Cast(Seat(seat), face, aim, 0), goods)):
            found += [a.Cast(Seat(seat), face, aim, state) for state in states]
    return found


def gifts(table: Table, seat: int) -> list[tuple[Unit, int, Symbol]]:
    """Return the rotate and helper symbols of ``seat`` that give something: card, where it stands, symbol."""
    faces = table.faces
    return [
        (unit, uid, symbol)
        for unit in table.fields[seat]
        for uid, face in faces.rows(unit)
        for symbol in (*faces.turned_gifts[face], *faces.helped_gifts[face])
        if symbol.tree.give
    ]


def _uses(table: Table, seat: int, goods: Vector) -> list[Any]:
    found: list[Any] = []
    for unit, uid, symbol in gifts(table, seat):
        helped = symbol.when == "helper"
        turning = [each.uid for each in helpers(table, seat, unit)] if helped else [0]
        if not helped and not can_turn(table, unit):
            continue
        for target in run.targets(table, seat, symbol):
            if not run.matters(table, seat, symbol, target):
                continue
            for helper in turning:
                use = a.Use(Seat(seat), unit.uid, uid, symbol.index, target, helper)
                plan = begun_use(table, use, symbol, goods)
                if target not in plan.dead and reachable(table, plan):
                    found.append(use)
    return found


def can_turn(table: Table, unit: Unit) -> bool:
    """Tell whether ``unit`` may be used once more, as a sacrifice if need be (GH-3.8)."""
    words = table.faces.keywords(unit)
    return unit.turned <= rotation.free(table.faces.type[unit.face], words)


def helpers(table: Table, seat: int, helped: Unit) -> list[Unit]:
    """Return the creatures of ``seat`` that may help a symbol of ``helped`` (GH-6.2)."""
    faces = table.faces
    return [
        unit
        for unit in table.fields[seat]
        if faces.type[unit.face] == CREATURE
        and unit.uid != helped.uid
        and not faces.keywords(unit) & k.CLUMSY
        and can_turn(table, unit)
    ]


def ripened(table: Table, seat: int) -> list[Unit]:
    """Return the timed spells of ``seat`` that may take effect today (GH-4.29)."""
    types = table.faces.type
    return [unit for unit in table.fields[seat] if types[unit.face] == SPELL and unit.turned == 0]


def _bribes(table: Table, seat: int, purse: _Purse) -> list[Any]:
    points = table.points(seat)
    return [
        a.Bribe(Seat(seat), unit.uid)
        for other in table.alive()
        if other != seat
        for unit in table.fields[other]
        if bribable(table, unit, points) and purse.reaches(double(table, unit), -1)
    ]


def bribable(table: Table, unit: Unit, points: int) -> bool:
    """Tell whether ``unit`` can be bribed with so many TP: a traitor, face-up, with a price (GH-5.22)."""
    faces = table.faces
    return (
        faces.type[unit.face] == CREATURE
        and not unit.hidden
        and bool(faces.keywords(unit) & k.TRAITOR)
        and any(faces.cost[unit.face])
        and faces.threshold[unit.face] <= points
    )


def double(table: Table, unit: Unit) -> tuple[int, int, int, int]:
    """Return twice the summon cost of ``unit``."""
    gold, material, mana, builders = table.faces.cost[unit.face]
    return (2 * gold, 2 * material, 2 * mana, 2 * builders)


def recruiters(table: Table, seat: int) -> list[Any]:
    """Return the cards that ``seat`` may lay on its Colony (GH-8.14)."""
    faces = table.faces
    found: list[Any] = [a.Recruit(Seat(seat), face) for face in dict.fromkeys(table.hands[seat]) if faces.recruit[face]]
    for unit in table.fields[seat]:
        if unit.owner == seat and faces.recruit[unit.face]:
            found.append(a.Dismiss(Seat(seat), unit.uid))
        found += [
            a.Dismiss(Seat(seat), piece.uid)
            for piece in unit.attached
            if piece.owner == seat and faces.recruit[piece.face]
        ]
    return found


# ---------------------------------------------------------------------- the plans they begin with


def play(table: Table, action: a.Play, goods: Vector) -> Plan:
    """Return the plan that ``action`` begins."""
    return Plan(action.seat, "play", action.card, action.onto, need=table.faces.cost[action.card], goods=goods)


def begin(table: Table, action: Any, goods: Vector) -> Plan:
    """Return the plan that a manoeuvre begins."""
    seat = action.seat
    faces = table.faces
    if isinstance(action, a.Play):
        return play(table, action, goods)
    if isinstance(action, a.Cast):
        return Plan(
            seat, "cast", action.card, targets=action.targets, turned=action.turned, need=faces.cost[action.card],
            goods=goods,
        )  # fmt: skip
    if isinstance(action, a.Use):
        symbol = payment.symbol_of(faces, table, action.source, action.ability, seat)
        assert symbol is not None
        return begun_use(table, action, symbol, goods)
    unit = table.unit(action.unit)
    assert isinstance(action, a.Bribe)
    assert unit is not None
    return Plan(seat, "bribe", unit=action.unit, need=double(table, unit), goods=goods)


def begun_use(table: Table, use: a.Use, symbol: Symbol, goods: Vector) -> Plan:
    """Return the plan that begins with turning the card, or its helper, for a symbol that gives something."""
    empty = Plan(
        use.seat, "use", unit=use.unit, source=use.source, ability=use.ability, targets=(use.target,),
        need=(*symbol.pay, 0), goods=goods,
    )  # fmt: skip
    fresh = payment.turned(table, empty, use.helper or use.unit)
    return Plan(
        use.seat, "use", unit=use.unit, source=use.source, ability=use.ability, targets=(use.target,),
        need=(*symbol.pay, 0), goods=goods, turns=fresh["turns"], dead=fresh["dead"],
    )  # fmt: skip


def is_open(plan: Plan, table: Table) -> bool:
    """Tell whether there is anything to fill in before ``plan`` is carried out."""
    if plan.need != (0, 0, 0, 0):
        return True
    return plan.kind == "play" and table.faces.type[plan.card] in (BASE, BUILDING)


ATTACHED = (EXTENSION, ITEM)
"""The types that need a host."""
