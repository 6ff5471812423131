"""Declaring an attack: attackers, target, and the symbols that answer (GH-9.3 to 9.6)."""

from __future__ import annotations

from typing import Any

from desktop.core.rules import Seat
from desktop.games.ghour import actions as a
from desktop.games.ghour import camps, doing, rotation, values, zones
from desktop.games.ghour import events as e
from desktop.games.ghour import keywords as k
from desktop.games.ghour.faces import Faces
from desktop.games.ghour.pieces import NOTHING, Fight, Line, Plan, Question, Symbol, Unit
from desktop.games.ghour.state import Task
from desktop.games.ghour.table import Table


def able(table: Table, seat: int) -> list[Unit]:
    """Return the possible attackers of ``seat``."""
    return table.camp(seat).able()


def towered(table: Table, seat: int) -> bool:
    """Tell whether ``seat`` has a watchtower (GH-5.24)."""
    return table.camp(seat).towered


def targets(table: Table, seat: int) -> list[Unit]:
    """Return what may be attacked at ``seat`` (GH-9.3 to 9.5)."""
    return table.camp(seat).targets()


def options(table: Table) -> list[Any]:
    """Return the answers of the declaration: a further attacker, or the target."""
    asked = table.question
    seat = Seat(asked.seat)
    found: list[Any] = [a.Send(seat, unit.uid) for unit in able(table, asked.seat) if unit.uid not in asked.picked]
    if asked.picked:
        found += [a.Strike(seat, unit.uid) for unit in targets(table, asked.left)]
    return found


def send(table: Table, uid: int) -> None:
    """Add an attacker to the open declaration."""
    asked = table.question
    table.question = Question("declare", asked.seat, left=asked.left, picked=tuple(sorted((*asked.picked, uid))))


def strike(table: Table, target: int) -> None:
    """Declare the attack on ``target``."""
    asked = table.question
    table.attacked[asked.seat] |= 1 << asked.left
    table.standing = tuple(each for each in table.standing if each.seat != asked.seat)
    open_fight(table, asked.seat, asked.left, asked.picked, target, mercenary=False)


def open_fight(
    table: Table, seat: int, defender: int, attackers: tuple[int, ...], target: int, *, mercenary: bool
) -> None:
    """Begin the fight: attackers turn, what was hidden is shown, *attacking* symbols follow (GH-9.3, GH-9.6)."""
    faces = table.faces
    table.stirred = True
    wound: tuple[tuple[int, int], ...] = ()
    lines: list[Line] = []
    found: list[Symbol] = []
    for uid in attackers:
        table.show(uid)
        where = table.at(uid)
        assert where is not None
        owner, unit = where
        words = faces.keywords(unit)
        if unit.turned == 0:
            unit = table.turn(owner, unit, rotation.use(words))
            if words & k.CATAPULT:
                wound = values.adding(wound, uid, 1)
        lines += [Line(uid, value) for value in range(len(faces.values(unit)))]
        found += symbols(faces, owner, unit, faces.attacking)
    table.show(target)
    table.fight = Fight(seat, defender, mercenary, target, attackers, tuple(lines), wound=wound)
    if table.tell:
        table.say(e.Declared(seat, defender, attackers, target, mercenary))
    table.then("window-first", "blocks", "window-second", "round", "fight-end")
    answer_symbols(table, found)


def symbols(faces: Faces, seat: int, unit: Unit, column: list[Any]) -> list[Symbol]:
    """Return the symbols of ``column`` that ``unit`` has."""
    return [Symbol(seat, unit.uid, face, symbol.index) for _, face in faces.rows(unit) for symbol in column[face]]


def answer_symbols(table: Table, found: list[Symbol]) -> None:
    """Let mandatory symbols take effect, then ask for surcharges, then for the goods (GH-6.8, GH-8.12a)."""
    fight = table.fight
    assert fight is not None
    open_ones = []
    for symbol in found:
        ability = table.faces.symbols[symbol.face][symbol.ability]
        if ability.pay == NOTHING:
            doing.happen(table, symbol.seat, symbol.unit, ability)
        else:
            open_ones.append(symbol)
    order = table.around(fight.attacker)
    table.symbols = tuple(sorted(open_ones, key=lambda each: order.index(each.seat)))
    if table.symbols or table.purse:
        table.todo += [Task("spend-in", fight.attacker), Task("surcharges", fight.attacker)]


def surcharges(table: Table, seat: int) -> None:
    """Ask for the next surcharge, if there is one."""
    while table.symbols:
        symbol = table.symbols[0]
        if table.out[symbol.seat] or (table.fight is not None and table.unit(symbol.unit) is None):
            table.symbols = table.symbols[1:]
            continue
        price = table.faces.symbols[symbol.face][symbol.ability].pay
        table.todo.append(Task("surcharges", seat))
        table.plan = Plan(symbol.seat, "surcharge", unit=symbol.unit, need=(*price, 0))
        table.ask(Question("surcharge", symbol.seat, symbol.unit))
        return


def spend(table: Table, seat: int, purpose: str) -> None:
    """Ask the next player with goods of symbols what to do with them, from ``seat`` clockwise."""
    for other in table.around(seat):
        if table.purse and table.purse[other] != NOTHING:
            table.todo.append(Task(f"spend-{purpose}", seat))
            table.ask(Question("spend", other, purpose=purpose))
            return
    table.purse = []


def late(table: Table, seat: int, purpose: str) -> None:
    """Add up the goods of *dying* symbols when all is over (GH-9.30)."""
    table.purse, table.late = table.late, []
    table.symbols, table.late_symbols = table.late_symbols, ()
    if table.symbols or table.purse:
        table.todo += [Task(f"spend-{purpose}", seat), Task("surcharges", seat)]


def unpaid(table: Table, seat: int, mercenaries: tuple[int, ...]) -> None:
    """Let the unpaid mercenaries of ``seat`` attack its base at once (GH-8.6)."""
    faces = table.faces
    base = table.base(seat)
    if base is None or table.out[seat] or not tower_lets(table, seat):
        return
    found = []
    for uid in mercenaries:
        where = table.at(uid)
        if where is None or where[0] != seat or faces.keywords(where[1]) & k.GUARD:
            continue
        if camps.strikes(faces, where[1]):
            found.append(uid)
    if found:
        open_fight(table, table.clockwise(seat), seat, tuple(found), base.uid, mercenary=True)


def tower_lets(table: Table, seat: int) -> bool:
    """Tell whether mercenaries may attack the base of ``seat`` (GH-12.24)."""
    return table.options.mercenary_ignores_tower or not towered(table, seat)


def cut_short(table: Table) -> None:
    """End the attack early if one of the two sides is eliminated (GH-10.3, GH-8.7)."""
    fight = table.fight
    if fight is None:
        return
    if fight.mercenary and table.out[fight.attacker] and not table.out[fight.defender]:
        table.fight = values.fight_with(fight, attacker=table.clockwise(fight.defender))
        return
    if not table.out[fight.defender] and not table.out[fight.attacker]:
        return
    places = [place for place, task in enumerate(table.todo) if task.name == "fight-end"]
    if places:
        del table.todo[places[-1] + 1 :]
        zones.settle(table)
        table.question = Question("", -1)
        table.plan = None
        table.symbols = ()
        table.purse = []
