"""Blocks: who stands in which line (GH-9.8 to 9.10b)."""

from __future__ import annotations

from typing import Any

from desktop.core.rules import Seat
from desktop.games.ghour import actions as a
from desktop.games.ghour import attack, rotation, values
from desktop.games.ghour import events as e
from desktop.games.ghour import keywords as k
from desktop.games.ghour.faces import AXE, BUILDING, CREATURE, Faces
from desktop.games.ghour.pieces import Block, Fight, Line, Symbol, Unit
from desktop.games.ghour.table import Table

BARE = -1
"""The value of a blocker that has none."""


def may_block(faces: Faces, fight: Fight, unit: Unit) -> bool:
    """Tell whether ``unit`` can be a blocker now (GH-9.8)."""
    if unit.turned or unit.uid == fight.target:
        return False
    words = faces.keywords(unit)
    kind = faces.type[unit.face]
    if kind != CREATURE and not (kind == BUILDING and words & k.MOBILE):
        return False
    return not words & k.AGGRESSIVE


def may_stand(faces: Faces, unit: Unit, attacker: Unit) -> bool:
    """Tell whether ``unit`` may block ``attacker`` (GH-5.2, GH-5.3)."""
    against, words = faces.keywords(attacker), faces.keywords(unit)
    if against & k.SWIMMING and not words & k.SWIMMING:
        return False
    return not (against & k.INVISIBLE and not words & k.SEER)


def free_values(faces: Faces, fight: Fight, unit: Unit) -> list[int]:
    """Return the values of ``unit`` that stand against no line yet."""
    used = [block.value for block in fight.blocks if block.unit == unit.uid]
    count = len(faces.values(unit))
    if not count:
        return [] if used else [BARE]
    return [value for value in range(count) if value not in used]


def options(table: Table) -> list[Any]:
    """Return the answers of the defender: ``Done``, a value against a line, or an overflow line."""
    fight = table.fight
    assert fight is not None
    faces = table.faces
    seat = Seat(fight.defender)
    found: list[Any] = [a.Done(seat)]
    owners = {uid: table.unit(uid) for uid in fight.attackers}
    for unit in table.fields[fight.defender]:
        if not may_block(faces, fight, unit):
            continue
        free = free_values(faces, fight, unit)
        for place, line in enumerate(fight.lines):
            owner = owners[line.owner]
            if owner is not None and free and may_stand(faces, unit, owner):
                found += [a.Guard(seat, unit.uid, place, value) for value in free]
        found += [a.Overflow(seat, unit.uid, place) for place in overflows(table, unit)]
    return found


def overflows(table: Table, unit: Unit) -> list[int]:
    """Return the lines that the axe of the blocker ``unit`` may still name (GH-9.10a)."""
    fight = table.fight
    assert fight is not None
    faces = table.faces
    if not any(
        block.unit == unit.uid and block.value >= 0 and faces.values(unit)[block.value][0] == AXE
        for block in fight.blocks
    ):
        return []
    found = []
    for place, line in enumerate(fight.lines):
        owner = table.unit(line.owner)
        if (
            owner is not None
            and not line.blocked
            and (unit.uid, place) not in fight.overflow
            and may_stand(faces, unit, owner)
        ):
            found.append(place)
    return found


def guard(table: Table, action: a.Guard) -> None:
    """Set a value against a line."""
    fight = table.fight
    assert fight is not None
    lines = list(fight.lines)
    line = lines[action.line]
    lines[action.line] = Line(line.owner, line.value, True, line.struck)
    table.fight = values.fight_with(
        fight,
        lines=tuple(lines),
        blocks=(*fight.blocks, Block(action.unit, action.value, action.line)),
        # a line that somebody blocks can no longer be an overflow
        overflow=tuple(pair for pair in fight.overflow if pair[1] != action.line),
        begun=fight.begun + 1,
    )


def overflow(table: Table, action: a.Overflow) -> None:
    """Name a further line."""
    fight = table.fight
    assert fight is not None
    table.fight = values.fight_with(
        fight, overflow=(*fight.overflow, (action.unit, action.line)), begun=fight.begun + 1
    )


def done(table: Table) -> None:
    """Declare the blocks: blockers turn, direct opponents are fixed, symbols follow (GH-9.8 to 9.10b, GH-9.1)."""
    fight = table.fight
    assert fight is not None
    faces = table.faces
    wound = fight.wound
    blockers = list(dict.fromkeys(block.unit for block in fight.blocks))
    for uid in blockers:
        table.show(uid)
        where = table.at(uid)
        assert where is not None
        words = faces.keywords(where[1])
        table.turn(where[0], where[1], rotation.use(words))
        if words & k.CATAPULT:
            wound = values.adding(wound, uid, 1)
    spare = _spare(table, fight, blockers)
    pairs = [(fight.lines[block.line].owner, block.unit) for block in fight.blocks]
    open_target = False
    for line in fight.lines:
        if not line.blocked and table.unit(line.owner) is not None and table.unit(fight.target) is not None:
            pairs.append((line.owner, fight.target))
            open_target = True
    table.fight = values.fight_with(
        fight, blocks=(*fight.blocks, *spare), wound=wound, pairs=tuple(sorted(set(pairs))), begun=0
    )
    learn(table)
    if table.tell:
        table.say(e.Blocked(fight.defender, table.fight.blocks))
    found: list[Symbol] = []
    for uid in (*blockers, *((fight.target,) if open_target else ())):
        where = table.at(uid)
        if where is not None:
            found += attack.symbols(faces, where[0], where[1], faces.defending)
    attack.answer_symbols(table, found)


def _spare(table: Table, fight: Fight, blockers: list[int]) -> list[Block]:
    """Return the values left over, each against the first line its card blocks (GH-9.10)."""
    found = []
    for uid in blockers:
        unit = table.unit(uid)
        assert unit is not None
        first = next(block.line for block in fight.blocks if block.unit == uid)
        found += [Block(uid, value, first) for value in free_values(table.faces, fight, unit) if value >= 0]
    return found


def learn(table: Table) -> None:
    """Give the knowledge bonus to defending cards with a direct opponent of their colour (GH-9.26)."""
    fight = table.fight
    assert fight is not None
    colour = table.faces.colour
    wise = list(fight.wise)
    for attacker, defender in fight.pairs:
        if defender not in wise:
            one, other = table.unit(attacker), table.unit(defender)
            if one is not None and other is not None and colour[one.face] == colour[other.face]:
                wise.append(defender)
    if len(wise) != len(fight.wise):
        table.fight = values.fight_with(fight, wise=tuple(wise))
