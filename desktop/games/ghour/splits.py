"""Who hits whom in a step, and who divides what (GH-9.13, 9.14, 9.18)."""

from __future__ import annotations

from desktop.games.ghour import keywords as k
from desktop.games.ghour import values
from desktop.games.ghour.faces import AXE, BASE, BOW, BUILDING, CLUB, CREATURE
from desktop.games.ghour.pieces import Block, Fight, Line, Share, Unit
from desktop.games.ghour.table import Table

OF_TARGET = 1000
"""Added to a value of the target to name it as a source."""

OF_BLOCK = 2000
"""Added to a block's place to name the blocker's value as a source."""


class Source:
    """One attack value in this step.

    Attributes
    ----------
    number
        How shares name it.
    unit
        Whose value it is.
    by
        The seat that divides it.
    points
        Its damage, with the knowledge bonus where it has one.
    plain
        Its damage against cards of another colour.
    objects
        The cards it may hit, in order; those of the bearer's colour last, if it has the bonus.
    axe
        Whether it is an attacking axe that must kill to pass on.
    beyond
        What an axe hits when all ``objects`` are killed, or 0.
    bonus
        The objects that count for the knowledge bonus.
    """

    __slots__ = ("axe", "beyond", "bonus", "by", "number", "objects", "plain", "points", "unit")

    def __init__(self, number: int, unit: Unit, by: int, points: int, objects: list[int]) -> None:
        self.number = number
        self.unit = unit
        self.by = by
        self.points = points
        self.plain = points
        self.objects = objects
        self.axe = False
        self.beyond = 0
        self.bonus: list[int] = []


class Scene:
    """The fight at the beginning of a step, every card looked up once."""

    def __init__(self, table: Table) -> None:
        assert table.fight is not None
        self.table = table
        self.faces = table.faces
        self.fight: Fight = table.fight
        self.units: dict[int, Unit] = {}
        for seat in (self.fight.attacker, self.fight.defender):
            for unit in table.fields[seat]:
                self.units[unit.uid] = unit
        self.active = self._active() if self.fight.round > 1 else None

    def _active(self) -> set[tuple[int, int]]:
        """Return the pairs that go on in a further round (GH-9.22)."""
        return set(berserk_pairs(self.table))

    def meets(self, attacker: int, defender: int) -> bool:
        """Tell whether the two may hit each other in this round."""
        return self.active is None or (attacker, defender) in self.active

    def in_step(self, kind: int) -> bool:
        """Tell whether a value of ``kind`` strikes in this step (GH-9.16)."""
        return (kind == BOW) == (self.fight.step == 0)

    def needs(self, source: Unit, target: int) -> int:
        """Return the points of ``source`` that would kill ``target`` now (GH-9.18, GH-9.20)."""
        unit = self.units[target]
        left = max(0, values.remaining(self.faces, unit, self.table.mods, self.fight))
        return -(-left // 2) if doubled(self.table, source, unit) else left

    def sources(self) -> list[Source]:
        """Return the values that strike in this step, the attacker's first (GH-9.14)."""
        return [*self._lines(), *self._blocks(), *self._target()]

    def _lines(self) -> list[Source]:
        found = []
        fight = self.fight
        for place, line in enumerate(fight.lines):
            owner = self.units.get(line.owner)
            if owner is None or line.struck:
                continue
            printed = self.faces.values(owner)
            if line.value >= len(printed) or not self.in_step(printed[line.value][0]):
                continue
            points = max(0, values.strength(self.faces, owner, line.value, self.table.mods, fight))
            source = Source(place, owner, fight.attacker, points, [])
            target = fight.target if fight.target in self.units and self.meets(line.owner, fight.target) else 0
            if not line.blocked:
                if target:
                    source.objects = [target]
            else:
                source.objects = self._blockers(place, line)
                if printed[line.value][0] == AXE:
                    source.axe = True
                    source.beyond = target
            if source.objects or source.beyond:
                found.append(source)
        return found

    def _blockers(self, place: int, line: Line) -> list[int]:
        units = dict.fromkeys(block.unit for block in self.fight.blocks if block.line == place)
        return sorted(uid for uid in units if uid in self.units and self.meets(line.owner, uid))

    def _blocks(self) -> list[Source]:
        found = []
        for place, block in enumerate(self.fight.blocks):
            unit = self.units.get(block.unit)
            owner = self.fight.lines[block.line].owner
            if unit is None or owner not in self.units or not self.meets(owner, block.unit):
                continue
            source = self._defending(OF_BLOCK + place, unit, block.value, [owner])
            if source is not None:
                found.append(source)
        return found

    def _target(self) -> list[Source]:
        fight = self.fight
        unit = self.units.get(fight.target)
        if unit is None:
            return []
        open_ones = dict.fromkeys(line.owner for line in fight.lines if not line.blocked)
        objects = sorted(uid for uid in open_ones if uid in self.units and self.meets(uid, fight.target))
        if not objects:
            return []
        found = []
        for value in range(max(1, len(self.faces.values(unit)))):
            source = self._defending(OF_TARGET + value, unit, value, objects)
            if source is not None:
                found.append(source)
        return found

    def _defending(self, number: int, unit: Unit, value: int, objects: list[int]) -> Source | None:
        """Return a defending card's value against ``objects``, with the bonus if it is due (GH-9.26)."""
        printed = self.faces.values(unit)
        unarmed = not printed and self.table.options.unarmed
        if not unarmed and not 0 <= value < len(printed):
            return None
        if not self.in_step(CLUB if unarmed else printed[value][0]):
            return None
        colour = self.faces.colour
        plain = 0 if unarmed else values.strength(self.faces, unit, value, self.table.mods, self.fight)
        own = [uid for uid in objects if colour[self.units[uid].face] == colour[unit.face]]
        if unit.uid in self.fight.aimed or unit.uid not in self.fight.wise:
            own = []
        if unarmed and not own:
            return None
        objects = [uid for uid in objects if uid not in own] + own
        source = Source(number, unit, self.fight.defender, max(0, plain + (1 if own else 0)), objects)
        source.plain = max(0, plain)
        source.bonus = own
        return source


def doubled(table: Table, source: Unit, target: Unit) -> bool:
    """Tell whether ``source`` deals double damage to ``target`` (GH-5.13)."""
    return table.faces.type[target.face] in (BUILDING, BASE) and bool(table.faces.keywords(source) & k.RAVAGING)


def berserk_pairs(table: Table) -> list[tuple[int, int]]:
    """Return the direct opponents that go on fighting: living creatures, one of them berserk (GH-5.20)."""
    fight = table.fight
    assert fight is not None
    faces = table.faces
    found = []
    for pair in fight.pairs:
        one, other = table.unit(pair[0]), table.unit(pair[1])
        if one is None or other is None:
            continue
        if faces.type[one.face] != CREATURE or faces.type[other.face] != CREATURE:
            continue
        if (faces.keywords(one) | faces.keywords(other)) & k.BERSERK:
            found.append(pair)
    return found


def next_shares(scene: Scene, source: Source, given: list[Share]) -> list[tuple[int, int]] | None:
    """Return the ways to go on dividing ``source`` as (target, points), or ``None`` if it is divided."""
    left = source.points - sum(share.points for share in given)
    served = [share.target for share in given]
    if source.axe:
        return _axe(scene, source, left, served)
    waiting = [uid for uid in source.objects if uid not in served]
    if not waiting:
        return None
    target = waiting[0]
    if len(waiting) == 1:
        return [(target, left)]
    most = left
    if source.bonus and target not in source.bonus:
        # cards of other colours get at most the plain value together (GH-12.82)
        most = min(left, source.plain - sum(s.points for s in given if s.target not in source.bonus))
    return [(target, points) for points in range(max(0, most) + 1)]


def _axe(scene: Scene, source: Source, left: int, served: list[int]) -> list[tuple[int, int]] | None:
    """Return how an attacking axe may go on: the full remaining defence of each, then the target (GH-9.18)."""
    if left <= 0 or (source.beyond and source.beyond in served):
        return None
    waiting = [uid for uid in source.objects if uid not in served]
    if not waiting:
        return [(source.beyond, left)] if source.beyond else None
    last = len(waiting) == 1 and not source.beyond
    found = []
    for uid in waiting:
        need = scene.needs(source.unit, uid)
        if need > left:
            found.append((uid, left))
        else:
            found += [(uid, points) for points in ([left] if last else range(need, left + 1))]
    return found


def blocks_of(fight: Fight, uid: int) -> list[tuple[int, Block]]:
    """Return the blocks of the card ``uid`` with their places."""
    return [(place, block) for place, block in enumerate(fight.blocks) if block.unit == uid]
