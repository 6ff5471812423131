"""The damage round: two steps, each simultaneous, again while somebody is berserk (GH-9.15 to 9.23)."""

from __future__ import annotations

from desktop.games.ghour import dividing, showing, splits, values, windows
from desktop.games.ghour import events as e
from desktop.games.ghour import keywords as k
from desktop.games.ghour.faces import BASE, CREATURE
from desktop.games.ghour.observation import Seen
from desktop.games.ghour.pieces import Line, Question, Share, Unit
from desktop.games.ghour.rotation import LAST
from desktop.games.ghour.table import Table, carrying, fight_of


def begin_round(table: Table) -> None:
    """Begin a round of damage (GH-9.15)."""
    fight = fight_of(table)
    lines = tuple(Line(line.owner, line.value, line.blocked) for line in fight.lines)
    seen = fight.seen or (position(table),)
    table.fight = values.fight_with(
        fight, round=fight.round + 1, step=0, lines=lines, aimed=(), turns=(), shares=(), begun=0, seen=seen
    )
    table.then("step")


def position(table: Table) -> tuple[tuple[int, int, int], ...]:
    """Return who goes on fighting, with remaining defence and rotation (GH-9.22)."""
    fight = fight_of(table)
    found = []
    for uid in sorted({uid for pair in splits.berserk_pairs(table) for uid in pair}):
        unit = table.unit(uid)
        assert unit is not None
        found.append((uid, values.remaining(table.faces, unit, table.mods, fight), unit.turned))
    return tuple(found)


def begin_step(table: Table) -> None:
    """Begin a step; overflows are worked out before anything is divided (GH-12.79)."""
    fight = fight_of(table)
    if fight.step == 1 and fight.round == 1:
        for uid in dict.fromkeys(uid for uid, _ in fight.overflow):
            dividing.overflow(table, uid)
    table.then("split")


# ---------------------------------------------------------------------- dealing


def deal(table: Table) -> None:
    """Let the damage of the step fall, all at once (GH-9.15, GH-9.21)."""
    scene = splits.Scene(table)
    fight = scene.fight
    faces = table.faces
    struck = {share.source for share in fight.shares}
    lines = tuple(
        Line(line.owner, line.value, line.blocked, line.struck or place in struck)
        for place, line in enumerate(fight.lines)
    )
    hits: dict[tuple[int, int], int] = {}
    for part in fight.shares:
        target = scene.units.get(part.target)
        source = scene.units.get(part.unit)
        if part.points > 0 and target is not None and source is not None:
            points = part.points * (2 if splits.doubled(table, source, target) else 1)
            hits[part.unit, part.target] = hits.get((part.unit, part.target), 0) + points
    if table.tell and hits:
        told = tuple(Share(0, source, target, points) for (source, target), points in hits.items())
        table.say(e.Struck(fight.round, fight.step, told, fight, _everywhere(table)))
    drunk = _drink(scene, hits)
    marked, hit = fight.marked, fight.hit
    for (_, uid), points in hits.items():
        if faces.type[scene.units[uid].face] == BASE:
            hit += points
        else:
            marked = values.adding(marked, uid, points)
    table.fight = values.fight_with(
        fight, lines=lines, shares=(), begun=0, asker=-1, marked=marked, hit=hit, drunk=drunk
    )
    over = _poison(table, scene, hits)
    _defeat(table, hits, over)
    table.then("loot")


def _everywhere(table: Table) -> tuple[tuple[Seen, ...], ...]:
    """Return every Field as everybody sees it: what a table draws while it tells of the damage."""
    return tuple(
        tuple(showing.seen(table.faces, unit, table.mods, table.fight, known=False) for unit in field)
        for field in table.fields
    )


def _drink(scene: splits.Scene, hits: dict[tuple[int, int], int]) -> tuple[tuple[int, int], ...]:
    """Return what life-drinkers have gained (GH-5.21)."""
    faces, fight = scene.faces, scene.fight
    drunk = fight.drunk
    for (source, uid), points in hits.items():
        victim = scene.units[uid]
        if faces.type[victim.face] == CREATURE and faces.keywords(scene.units[source]) & k.LIFE_DRINKER:
            left = max(0, values.remaining(faces, victim, scene.table.mods, fight))
            drunk = values.adding(drunk, source, min(points, left))
    return drunk


def _poison(table: Table, scene: splits.Scene, hits: dict[tuple[int, int], int]) -> list[int]:
    """Turn wounded creatures by the largest effect; return those turned too far (GH-5.9, GH-5.10)."""
    faces = table.faces
    effects: dict[int, int] = {}
    for source, uid in hits:
        if faces.type[scene.units[uid].face] == CREATURE:
            words = faces.keywords(scene.units[source])
            effect = 3 if words & k.POISONOUS else 2 if words & k.SLEEP else 0
            effects[uid] = max(effects.get(uid, 0), effect)
    over = []
    turns = fight_of(table).turns
    for uid, effect in effects.items():
        more = effect - values.counted(turns, uid)
        if more <= 0:
            continue
        turns = values.adding(turns, uid, more)
        found = table.at(uid)
        assert found is not None
        if found[1].turned + more > LAST:
            over.append(uid)
        else:
            table.turn(found[0], found[1], found[1].turned + more)
    table.fight = values.fight_with(fight_of(table), turns=turns)
    return over


def _defeat(table: Table, hits: dict[tuple[int, int], int], over: list[int]) -> None:
    """Determine the defeated together, their *dying* symbols and who may loot them (GH-9.21)."""
    fight = fight_of(table)
    faces = table.faces
    dead = []
    for uid in dict.fromkeys(uid for _, uid in hits):
        unit = table.unit(uid)
        assert unit is not None
        if faces.type[unit.face] != BASE and (uid in over or values.remaining(faces, unit, table.mods, fight) <= 0):
            dead.append(uid)
            if not fight.mercenary:
                windows.note_dying(table, table.controller(uid), unit)
    looters = []
    for uid in dead:
        victim = table.unit(uid)
        assert victim is not None
        if victim.attached and faces.type[victim.face] == CREATURE:
            for source, target in hits:
                robber = table.unit(source)
                if target == uid and source not in dead and robber is not None and _loots(table, robber):
                    looters.append((uid, source))
    table.fight = values.fight_with(fight, dead=tuple(dead), looters=tuple(looters))


def _loots(table: Table, unit: Unit) -> bool:
    """Tell whether ``unit`` takes items: a looting creature, buildings carry none (GH-12.88)."""
    return table.faces.type[unit.face] == CREATURE and bool(table.faces.keywords(unit) & k.LOOTING)


def loot(table: Table) -> None:
    """Ask who loots where there is a choice, then remove the dead (GH-5.12)."""
    fight = fight_of(table)
    for uid in dict.fromkeys(victim for victim, _ in fight.looters):
        robbers = tuple(sorted(robber for victim, robber in fight.looters if victim == uid))
        if len(robbers) > 1:
            table.ask(Question("loot", table.controller(robbers[0]), uid, picked=robbers))
            return
    table.then("remove")


def take_loot(table: Table, uid: int) -> None:
    """Let the looter ``uid`` have the items in question."""
    fight = fight_of(table)
    victim = table.question.unit
    kept = tuple(pair for pair in fight.looters if pair[0] != victim or pair[1] == uid)
    table.fight = values.fight_with(fight, looters=kept)
    table.then("loot")


def remove(table: Table) -> None:
    """Take the defeated off the Field: to the other side's Trophies (GH-9.23, GH-8.8)."""
    fight = fight_of(table)
    for victim, robber in fight.looters:
        _rob(table, victim, robber)
    for uid in fight.dead:
        side = fight.defender if uid in fight.attackers else fight.attacker
        table.leave(uid, -1 if fight.mercenary else side)
    table.fight = values.fight_with(fight, dead=(), looters=())
    if fight.step == 0:
        table.fight = values.fight_with(fight_of(table), step=1)
        table.then("step")
    else:
        table.then("round-end")


def _rob(table: Table, victim: int, robber: int) -> None:
    one, other = table.at(victim), table.at(robber)
    assert one is not None
    assert other is not None
    table.put(other[0], carrying(other[1], (*other[1].attached, *one[1].attached)))
    table.put(one[0], carrying(one[1], ()))
    if table.tell:
        table.say(e.Looted(robber, victim))


def end_round(table: Table) -> None:
    """Hold another round while somebody is berserk and the position is new (GH-5.20, GH-9.22)."""
    fight = fight_of(table)
    here = position(table)
    if here and here not in fight.seen:
        table.fight = values.fight_with(fight, seen=(*fight.seen, here))
        table.then("round")
