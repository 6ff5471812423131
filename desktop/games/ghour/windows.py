"""Windows: in turn, until all have passed in succession; then the reduced die (GH-9.7, 9.11, 8.19, 6.21)."""

from __future__ import annotations

from desktop.games.ghour import keywords as k
from desktop.games.ghour import values
from desktop.games.ghour.abilities import run
from desktop.games.ghour.faces import CREATURE
from desktop.games.ghour.pieces import NOTHING, Question, Symbol, Unit
from desktop.games.ghour.state import Task
from desktop.games.ghour.table import WAITING, Table


def ask(table: Table, purpose: str, seat: int, passes: int = 0) -> None:
    """Ask ``seat``, or the next living one, in the window ``purpose``: ``first``, ``second`` or ``effect``."""
    if table.out[seat]:
        seat = table.clockwise(seat)
    table.ask(Question("window", seat, left=passes, purpose=purpose))


def passed(table: Table) -> None:
    """Take a pass: ask the next, or close the window (GH-11.12)."""
    asked = table.question
    if asked.left + 1 < len(table.alive()):
        ask(table, asked.purpose, table.clockwise(asked.seat), asked.left + 1)
        return
    table.question = WAITING
    fall(table)
    if asked.purpose == "effect":
        table.mods = ()


def fall(table: Table) -> None:
    """Let every card die whose defence is 0 or less (GH-6.21, GH-6.22)."""
    if not table.mods:
        return
    faces = table.faces
    dead = [
        (seat, unit)
        for seat, field in enumerate(table.fields)
        for unit in field
        if values.dies_at_zero(faces, unit) and values.defence(faces, unit, table.mods, table.fight) <= 0
    ]
    for seat, unit in dead:
        by = _killer(table, unit)
        if by != seat and not table.out[by]:
            note_dying(table, seat, unit)
            table.leave(unit.uid, by)
        else:
            table.leave(unit.uid)


def _killer(table: Table, unit: Unit) -> int:
    """Return whose effect crossed to 0 or less last (GH-12.87)."""
    now = values.defence(table.faces, unit, (), table.fight)
    by = -1
    for mod in sorted((mod for mod in table.mods if mod.uid == unit.uid), key=lambda mod: mod.late):
        before, now = now, now + mod.defence
        if before > 0 >= now:
            by = mod.by
    return by if by >= 0 else table.controller(unit.uid)


def note_dying(table: Table, seat: int, unit: Unit) -> None:
    """Note the *dying* symbols of ``unit`` and its items for its controller (GH-6.5, GH-9.21)."""
    faces = table.faces
    if faces.type[unit.face] != CREATURE:
        return
    for _, face in faces.rows(unit):
        for symbol in faces.dying[face]:
            if symbol.pay == NOTHING:
                table.earn_late(seat, symbol.gain)
            else:
                table.late_symbols = (*table.late_symbols, Symbol(seat, unit.uid, face, symbol.index))


def after_effect(table: Table, seat: int) -> None:
    """After a spell or symbol of ``seat`` outside attack and window: open one if a card is in danger (GH-8.19)."""
    threatened = run.endangered(table)
    if not threatened:
        table.mods = ()
        return
    # the first clockwise after the acting player, himself last
    first = next(other for other in (*table.around(seat)[1:], seat) if other in threatened)
    table.todo += [Task("late", seat), Task("window-effect", first)]


def can_shift(table: Table, unit: Unit) -> bool:
    """Tell whether ``unit`` may play for its shape: an attacker that has not done so (GH-5.17)."""
    fight = table.fight
    assert fight is not None
    return (
        bool(table.faces.keywords(unit) & k.SHAPESHIFTER)
        and unit.uid in fight.attackers
        and all(uid != unit.uid for uid, _ in fight.shifted)
    )


def can_explode(table: Table, unit: Unit) -> bool:
    """Tell whether ``unit`` may use its kamikaze's bonus (GH-5.16)."""
    fight = table.fight
    assert fight is not None
    return (
        bool(table.faces.keywords(unit) & k.KAMIKAZE)
        and unit.uid in fight.attackers
        and unit.uid not in fight.blown
        and bool(table.faces.values(unit))
    )


def can_wind(table: Table, unit: Unit) -> bool:
    """Tell whether the catapult ``unit`` may be turned once more for this fight (GH-5.28)."""
    fight = table.fight
    assert fight is not None
    takes_part = (
        unit.uid in fight.attackers or unit.uid == fight.target or any(b.unit == unit.uid for b in fight.blocks)
    )
    return (
        takes_part
        and bool(table.faces.keywords(unit) & k.CATAPULT)
        and values.counted(fight.wound, unit.uid) < 3
        and unit.turned + (2 if table.faces.keywords(unit) & k.SLOW else 1) <= 3
        and bool(table.faces.values(unit))
    )
