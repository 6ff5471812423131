"""The damage round: two steps, each simultaneous, again while somebody is berserk (GH-9.15 to 9.23)."""

from __future__ import annotations

from typing import Any

from desktop.core.rules import Seat
from desktop.games.ghour import actions as a
from desktop.games.ghour import attack, blocks, splits, values, windows, zones
from desktop.games.ghour import events as e
from desktop.games.ghour import keywords as k
from desktop.games.ghour.abilities import run
from desktop.games.ghour.faces import BASE, CREATURE
from desktop.games.ghour.pieces import NOTHING, Block, Fight, Line, Question, Share, Unit
from desktop.games.ghour.rotation import LAST
from desktop.games.ghour.state import Task
from desktop.games.ghour.table import WAITING, Table, carrying


def fight_of(table: Table) -> Fight:
    """Return the fight that goes on."""
    assert table.fight is not None
    return table.fight


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
            _overflow(table, uid)
    table.then("split")


def _overflow(table: Table, uid: int) -> None:
    """Let the axe of the blocker ``uid`` go on to further lines, if it kills (GH-9.19)."""
    scene = splits.Scene(table)
    fight = scene.fight
    unit = scene.units.get(uid)
    if unit is None:
        return
    printed = table.faces.values(unit)
    axes = [(b.value, place) for place, b in splits.blocks_of(fight, uid) if b.value >= 0 and printed[b.value][0] == 2]
    value, place = min(axes)
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
    del value


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
            asked = table.question
            if fight_of(table).begun and asked.seat != source.by:
                table.fight = values.fight_with(fight_of(table), begun=0)
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
    table.question = Question("", action.seat)
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
        table.say(e.Struck(fight.round, fight.step, told))
    drunk = _drink(scene, hits)
    marked, hit = fight.marked, fight.hit
    for (_, uid), points in hits.items():
        if faces.type[scene.units[uid].face] == BASE:
            hit += points
        else:
            marked = values.adding(marked, uid, points)
    table.fight = values.fight_with(fight, lines=lines, shares=(), begun=0, marked=marked, hit=hit, drunk=drunk)
    over = _poison(table, scene, hits)
    _defeat(table, hits, over)
    table.then("loot")


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


# ---------------------------------------------------------------------- after the damage


def end(table: Table) -> None:
    """Ask what hitting the base does, then close the fight (GH-9.28 to 9.34)."""
    fight = fight_of(table)
    table.question = WAITING
    table.then("fight-close")
    base = table.unit(fight.target)
    if base is None or table.faces.type[base.face] != BASE or table.out[fight.attacker] or table.out[fight.defender]:
        return
    shield = max(0, values.defence(table.faces, base, table.mods, fight))
    if fight.hit >= 1 and fight.hit >= shield:
        table.ask(Question("result", fight.attacker, fight.target, fight.hit - shield))


def result(table: Table, *, mill: bool) -> None:
    """Mill, or discard a card unseen (GH-9.34)."""
    seat = fight_of(table).defender
    cards: list[int] = []
    if mill:
        for _ in range(table.question.left):
            if table.recruiters[seat] >= 0:
                cards.append(table.recruiters[seat])
                table.recruiters[seat] = -1
            elif table.colonies[seat]:
                cards.append(table.colonies[seat][0])
                table.colonies[seat] = table.colonies[seat][1:]
        table.moved = True
    elif table.hands[seat]:
        cards.append(table.hands[seat][table.dice.below(len(table.hands[seat]))])
        table.from_hand(seat, cards[0])
    for card in cards:
        table.bury(card, seat)
        table.reveals = True
    if table.tell:
        table.say(e.BaseHit(seat, mill, tuple(cards)))


def close(table: Table) -> None:
    """End the fight: kamikaze go, modifiers end, then the goods of the dying (GH-9.28 to 9.30)."""
    fight = fight_of(table)
    for uid in fight.blown:
        table.leave(uid)
    table.fight = None
    table.mods = ()
    table.symbols = ()
    table.purse = []
    if not fight.mercenary:
        table.todo.append(Task("after-attack", fight.attacker))
    table.todo.append(Task("late-spells" if fight.mercenary else "late", fight.attacker))
    zones.settle(table)
