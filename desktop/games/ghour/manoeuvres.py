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
from desktop.games.ghour.pieces import NOTHING, Plan, Price, Unit, Vector
from desktop.games.ghour.table import Table

TIMED_STATES = (1, 2, 3)
"""The states a timed spell may be placed in (GH-4.29)."""


def offers(table: Table, seat: int, *, daytime: bool, goods: Vector = NOTHING, ripe: bool = True) -> list[Any]:
    """Return the manoeuvres that ``seat`` can pay for; outside ``daytime`` only spells and symbols (GH-4.6)."""
    found: list[Any] = []
    if table.leftover[0] == seat:
        goods = kept(table, seat, goods)
    who, faces, camp = Seat(seat), table.faces, table.camp(seat)
    holds = _Purse(table, seat, goods).holds
    points = table.points(seat)
    last = -1
    for face in table.hands[seat]:
        if face == last:
            continue
        last = face
        kind = faces.type[face]
        if faces.threshold[face] > points or not (daytime or kind == SPELL) or not holds(faces.cost[face], face):
            continue
        if kind == SPELL:
            found += _casts(table, seat, face, goods)
        elif kind in (BASE, BUILDING, CREATURE):
            found.append(a.Play(who, face))
        else:
            found += [
                a.Play(who, face, host.uid)
                for host in hosts(table, seat, kind)
                if reachable(table, play(table, a.Play(who, face, host.uid), goods))
            ]
    if camp.gifts:
        found += _uses(table, seat, goods)
    if ripe and camp.spells:
        found += [a.Ripe(who, unit.uid) for unit in ripened(table, seat)]
    if daytime:
        for other in table.alive():
            if other != seat and table.camp(other).traitors:
                found += [
                    a.Bribe(who, unit.uid)
                    for unit in table.camp(other).traitors
                    if bribable(table, unit, points) and holds(double(table, unit))
                ]
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

    __slots__ = ("bare", "camp", "goods", "known", "seat", "table")

    def __init__(self, table: Table, seat: int, goods: Vector) -> None:
        self.table = table
        self.seat = seat
        self.goods = goods
        self.camp = table.camp(seat)
        # with nothing but the Field to pay from, what is found holds as long as the Field does
        self.bare = goods == NOTHING and table.faces.yielding.isdisjoint(table.hands[seat])
        self.known: dict[Price, bool] = self.camp.payable if self.bare else {}

    def holds(self, price: Price, face: int = -1) -> bool:
        """Tell whether ``price`` can be paid, be it for the card ``face`` of the hand."""
        if not self.bare and face in self.table.faces.yielding:
            # a spell that yields goods cannot be cast for its own price: what holds for it holds for no other
            return self._produces(price, face)
        found = self.known.get(price)
        if found is None:
            found = economy.payable(self.camp, price) if self.bare else self._produces(price, -1)
            self.known[price] = found
        return found

    def _produces(self, price: Price, face: int) -> bool:
        return reachable(self.table, Plan(self.seat, "play", face, need=price, goods=self.goods))


def reachable(table: Table, plan: Plan) -> bool:
    """Tell whether ``plan`` can be paid."""
    return plan.need == (0, 0, 0, 0) or economy.reachable(table, plan)


def hosts(table: Table, seat: int, kind: int) -> list[Unit]:
    """Return what a card of type ``kind`` may be attached to (GH-4.16, GH-4.23)."""
    camp = table.camp(seat)
    return camp.buildings if kind == EXTENSION else camp.creatures


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


def _uses(table: Table, seat: int, goods: Vector) -> list[Any]:
    found: list[Any] = []
    for unit, uid, symbol in table.camp(seat).gifts:
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
        for unit in table.camp(seat).creatures
        if unit.uid != helped.uid and not faces.keywords(unit) & k.CLUMSY and can_turn(table, unit)
    ]


def ripened(table: Table, seat: int) -> list[Unit]:
    """Return the timed spells of ``seat`` that may take effect today (GH-4.29)."""
    return [unit for unit in table.camp(seat).spells if unit.turned == 0]


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
    recruit, who = table.faces.recruit, Seat(seat)
    found: list[Any] = []
    last = -1
    for face in table.hands[seat]:
        if face != last and recruit[face]:
            found.append(a.Recruit(who, face))
        last = face
    for owner, uid in table.camp(seat).recruiters:
        if owner == seat:
            found.append(a.Dismiss(who, uid))
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
