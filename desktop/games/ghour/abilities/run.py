"""The one interpreter of the ability tree: what a symbol can be aimed at, and what it does (GH-6)."""

from __future__ import annotations

from desktop.games.ghour import events as e
from desktop.games.ghour import keywords as k
from desktop.games.ghour import values
from desktop.games.ghour.faces import BASE, BUILDING, CREATURE, SPELL, Symbol
from desktop.games.ghour.pieces import Mod, Unit
from desktop.games.ghour.table import Table

ALL = 0
"""The target of an effect that reaches everything, and of one that has no target."""

_POSSIBLE = {CREATURE: k.mask(k.CREATURE), BUILDING: k.mask(k.BUILDING), BASE: 0}
_IDLE = k.mask(k.IDLE_FOR_A_DAY)


def player(seat: int) -> int:
    """Return the number that stands for ``seat`` as a target."""
    return -seat - 1


def known_words(table: Table, viewer: int, controller: int, unit: Unit) -> int:
    """Return the keywords of ``unit`` as ``viewer`` may know them; -1, all of them, for a back (GH-11.16)."""
    if unit.hidden and viewer != controller:
        return -1
    return table.faces.keywords(unit)


def targets(table: Table, seat: int, symbol: Symbol) -> list[int]:
    """Return what ``seat`` may aim ``symbol`` at (GH-6.17 to 6.20b).

    A face-down card of another player counts as fitting: its keywords are not known (GH-11.18).
    """
    if symbol.scope == "player":
        return [player(other) for other in table.alive()]
    if symbol.scope != "one":
        return [ALL]
    kinds = table.faces.type
    found = []
    for controller, field in enumerate(table.fields):
        for unit in field:
            kind = kinds[unit.face]
            if kind == SPELL or not symbol.kinds >> kind & 1:
                continue
            words = known_words(table, seat, controller, unit)
            if words == -1 or symbol.reaches(kind, words):
                found.append(unit.uid)
    return found


def matters(table: Table, seat: int, symbol: Symbol, target: int) -> bool:
    """Tell whether giving ``symbol`` to the one card ``target`` can change anything now (GH-8.11)."""
    found = table.at(target)
    if found is None:
        return False
    controller, unit = found
    kind = table.faces.type[unit.face]
    words = known_words(table, seat, controller, unit)
    if symbol.keywords & _POSSIBLE[kind] & ~_IDLE & ~(words if words != -1 else 0):
        return True
    change = symbol.give.defence if kind == CREATURE else symbol.give.structure
    if table.fight is not None:
        return bool(change or symbol.give.attack)
    # outside a fight a modifier matters only if it kills, or saves in an effect window (GH-6.14)
    if not change or not values.dies_at_zero(table.faces, unit):
        return False
    if words == -1:
        return True
    now = values.defence(table.faces, unit, table.mods, None)
    return now + change <= 0 or now <= 0


def carry_out(table: Table, by: int, symbol: Symbol, target: int, itself: int = 0) -> None:
    """Let ``symbol``'s changes happen; ``itself`` is the card that has it, where the tree names no target."""
    if not symbol.tree.give:
        return
    bearer = table.unit(itself) if itself else None
    card = -1 if bearer is not None and bearer.hidden else symbol.face
    if not symbol.scope:
        found = table.at(itself)
        if found is not None:
            change(table, by, symbol, *found, card)
        return
    if symbol.scope == "one":
        table.show(target)
        found = table.at(target)
        if found is not None and symbol.reaches(table.faces.type[found[1].face], table.faces.keywords(found[1])):
            change(table, by, symbol, *found, card)
        return
    seats = range(table.seats) if symbol.scope == "all" else (-target - 1,)
    for seat in seats:
        for unit in table.fields[seat]:
            kind = table.faces.type[unit.face]
            # what a mass effect does to a back tells something of its face (GH-12.66)
            table.reveals = table.reveals or bool(unit.hidden)
            if kind != SPELL and symbol.reaches(kind, table.faces.keywords(unit)):
                change(table, by, symbol, seat, unit, card)


def change(table: Table, by: int, symbol: Symbol, seat: int, unit: Unit, card: int) -> None:
    """Give ``unit`` what ``symbol`` of ``card`` gives to a card of its type (GH-13.5)."""
    kind = table.faces.type[unit.face]
    words = symbol.keywords & _POSSIBLE.get(kind, 0)
    if words & ~unit.granted:
        granted = unit.granted | words
        unit = Unit(unit.uid, unit.face, unit.owner, unit.turned, unit.hidden, granted, unit.attached, unit.named)
        table.put(seat, unit)
    amount = symbol.give.defence if kind == CREATURE else symbol.give.structure
    attack = symbol.give.attack
    if amount or attack:
        table.mods = (*table.mods, Mod(unit.uid, attack, amount, by, False, card))
    if table.tell and (words or amount or attack):
        table.say(e.Changed(unit.uid, attack, amount, 0 if unit.hidden else words))


def endangered(table: Table) -> list[int]:
    """Return the seats with a card whose defence is 0 or less, seat by seat (GH-6.21)."""
    if not table.mods:
        return []
    found = []
    for seat, field in enumerate(table.fields):
        for unit in field:
            if (
                values.dies_at_zero(table.faces, unit)
                and values.defence(table.faces, unit, table.mods, table.fight) <= 0
            ):
                found.append(seat)
                break
    return found
