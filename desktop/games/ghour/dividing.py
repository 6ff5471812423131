"""Before damage falls: overflow blocks are worked out, then values divided (GH-9.13, 9.14, 9.18, 9.19)."""

from __future__ import annotations

from typing import Any

from desktop.core.rules import Seat
from desktop.games.ghour import actions as a
from desktop.games.ghour import attack, blocks, splits, values
from desktop.games.ghour.abilities import run
from desktop.games.ghour.faces import AXE
from desktop.games.ghour.pieces import NOTHING, Block, Line, Question, Share, Unit
from desktop.games.ghour.table import Table, fight_of


def overflow(table: Table, uid: int) -> None:
    """Let the axe of the blocker ``uid`` go on to further lines, if it kills (GH-9.19)."""
    scene = splits.Scene(table)
    fight = scene.fight
    unit = scene.units.get(uid)
    if unit is None:
        return
    kinds = [kind for kind, _ in table.faces.values(unit)]
    held = [(block.value, place) for place, block in splits.blocks_of(fight, uid)]
    _, place = min(each for each in held if each[0] >= 0 and kinds[each[0]] == AXE)
    source = next((s for s in scene.sources() if s.number == splits.OF_BLOCK + place), None)
    if source is None:  # its opponent died in step 1 by another hand (GH-12.78)
        return
    victim = source.objects[0]
    plain, extra = source.plain, source.points - source.plain
    shares: list[Share] = []
    reached = [victim]
    for line_place in [line for each, line in fight.overflow if each == uid]:
        here = fight_of(table)
        line = here.lines[line_place]
        owner = scene.units.get(line.owner)
        if line.blocked or owner is None:
            continue
        need = scene.needs(unit, victim) if victim not in [share.target for share in shares] else 0
        if plain + extra < need or plain + extra == need:
            break
        if line.owner in reached:
            _take(table, uid, line_place)
            continue
        shares.append(Share(source.number, uid, victim, need))
        # the extra point of the knowledge bonus is spent first, and on its colour only (GH-12.81)
        plain -= max(0, need - extra)
        extra = 0
        if not source.bonus and uid not in here.aimed and _same(table, unit, owner):
            extra = 1
        if plain + extra <= 0:
            break
        victim = line.owner
        reached.append(victim)
        _take(table, uid, line_place)
    if len(reached) == 1:
        return
    shares.append(Share(source.number, uid, victim, max(0, plain + extra)))
    here = fight_of(table)
    aimed = (*here.aimed, uid) if source.bonus or extra else here.aimed
    table.fight = values.fight_with(here, shares=(*here.shares, *shares), aimed=aimed)


def _same(table: Table, unit: Unit, other: Unit) -> bool:
    return table.faces.colour[unit.face] == table.faces.colour[other.face]


def _take(table: Table, uid: int, place: int) -> None:
    """Let the blocker ``uid`` stand in a further line; one that has struck is not stopped (GH-12.77)."""
    fight = fight_of(table)
    line = fight.lines[place]
    lines = list(fight.lines)
    more: tuple[Block, ...] = ()
    if not line.struck:
        lines[place] = Line(line.owner, line.value, True, False)
        more = (Block(uid, blocks.BARE, place),)
    table.fight = values.fight_with(
        fight,
        lines=tuple(lines),
        blocks=(*fight.blocks, *more),
        pairs=tuple(sorted({*fight.pairs, (line.owner, uid)})),
    )
    blocks.learn(table)


# ---------------------------------------------------------------------- dividing


def divide(table: Table) -> None:
    """Fix who deals how much to whom, asking where there is a choice; then let the damage fall."""
    while True:
        scene = splits.Scene(table)
        options = open_split(table, scene)
        if options is None:
            table.then("deal")
            return
        source, ways = options
        if len(ways) > 1:
            if fight_of(table).asker != source.by:
                table.fight = values.fight_with(fight_of(table), begun=0, asker=source.by)
            table.ask(Question("split", source.by, source.unit.uid, source.number))
            return
        share(table, source, *ways[0], asked=False)


def open_split(table: Table, scene: splits.Scene) -> tuple[splits.Source, list[tuple[int, int]]] | None:
    """Return the first value that is not divided yet, with the ways to go on."""
    shares = fight_of(table).shares
    for source in scene.sources():
        given = [each for each in shares if each.source == source.number]
        if source.number >= splits.OF_BLOCK and given:
            continue  # an overflow has divided it
        ways = splits.next_shares(scene, source, given)
        if ways is not None:
            return source, ways
    return None


def split_options(table: Table) -> list[Any]:
    """Return the answers to the open split."""
    found = open_split(table, splits.Scene(table))
    assert found is not None
    source, ways = found
    return [a.Split(Seat(source.by), source.number, target, points) for target, points in ways]


def take_split(table: Table, action: a.Split) -> None:
    """Take one part of a split."""
    found = open_split(table, splits.Scene(table))
    assert found is not None
    share(table, found[0], action.target, action.points, asked=True)
    table.then("split")


def share(table: Table, source: splits.Source, target: int, points: int, *, asked: bool) -> None:
    """Aim points; where an axe's leftover reaches the target, that counts at once (GH-6.3, GH-12.75)."""
    fight = fight_of(table)
    aimed = fight.aimed
    if source.bonus and source.unit.uid not in aimed and source.objects[-1] == target:
        aimed = (*aimed, source.unit.uid)
    table.fight = values.fight_with(
        fight,
        shares=(*fight.shares, Share(source.number, source.unit.uid, target, points)),
        aimed=aimed,
        begun=fight.begun + 1 if asked else fight.begun,
    )
    if source.axe and target == source.beyond and points > 0:
        _reach(table, source.unit.uid)


def _reach(table: Table, uid: int) -> None:
    fight = fight_of(table)
    fresh = fight.target not in [defender for _, defender in fight.pairs]
    table.fight = values.fight_with(fight, pairs=tuple(sorted({*fight.pairs, (uid, fight.target)})), reached=True)
    blocks.learn(table)
    found = table.at(fight.target)
    if not fresh or found is None:
        return
    for symbol in attack.symbols(table.faces, *found, table.faces.defending):
        ability = table.faces.symbols[symbol.face][symbol.ability]
        if ability.pay == NOTHING:
            run.carry_out(table, symbol.seat, ability, run.ALL, symbol.unit)
            if ability.gain != NOTHING:
                table.earn_late(symbol.seat, ability.gain)
