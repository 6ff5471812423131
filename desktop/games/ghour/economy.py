"""Where goods can come from, and whether a price can still be reached (GH-8.12, GH-3.6, GH-5.27)."""

from __future__ import annotations

from typing import TypeAlias

from desktop.games.ghour import keywords as k
from desktop.games.ghour import rotation
from desktop.games.ghour.faces import BUILDING, CREATURE, SPELL, Symbol
from desktop.games.ghour.pieces import NOTHING, Plan, Unit, Vector
from desktop.games.ghour.table import Table

Way: TypeAlias = tuple[bool, int, Symbol]
"""One use of a card for goods: whether as helper, the card that bears the symbol, the symbol."""

FAR = 20_000
"""Positions that are tried before a price counts as out of reach; no shipped deck comes near."""


class Source:
    """A card that can be turned for a payment.

    Attributes
    ----------
    unit
        The card.
    turned
        Its state within the plan.
    step, free
        Turns of one use; the highest state without penalty.
    builds
        Whether it may still serve as builder (GH-4.2): a creature, active when the payment began, not clumsy.
    fixed
        Whether it may not be sacrificed: the payment is about it.
    ways
        What a use of it can yield.
    """

    __slots__ = ("builds", "fixed", "free", "step", "turned", "unit", "ways")

    def __init__(
        self, unit: Unit, turned: int, step: int, free: int, builds: bool, fixed: bool, ways: list[Way]
    ) -> None:
        self.unit = unit
        self.turned = turned
        self.step = step
        self.free = free
        self.builds = builds
        self.fixed = fixed
        self.ways = ways

    def usable(self) -> bool:
        """Tell whether it may be used once more, as a sacrifice if need be (GH-3.8)."""
        return self.turned + self.step <= self.free or (not self.fixed and self.turned <= self.free)

    def builder(self) -> bool:
        """Tell whether it may be turned for building now."""
        return self.builds and self.turned + self.step <= self.free


def sources(table: Table, plan: Plan) -> list[Source]:
    """Return the cards that ``plan``'s payer may turn, as they stand within the plan."""
    faces = table.faces
    field = table.fields[plan.seat]
    turned = dict(plan.turns)
    helping: list[tuple[int, int, Symbol]] = []
    for unit in field:
        if unit.uid not in plan.dead:
            for uid, face in faces.rows(unit):
                helping += [(unit.uid, uid, symbol) for symbol in faces.helping[face]]
    found = []
    for unit in field:
        kind = faces.type[unit.face]
        if kind == SPELL or unit.uid in plan.dead:
            continue
        ways: list[Way] = [(False, uid, symbol) for uid, face in faces.rows(unit) for symbol in faces.turning[face]]
        words = faces.keywords(unit)
        builds = False
        if kind == CREATURE and not words & k.CLUMSY:
            ways += [(True, uid, symbol) for host, uid, symbol in helping if host != unit.uid]
            builds = unit.turned == 0
        if not ways and not builds:
            continue
        fixed = unit.uid == plan.unit or unit.uid in plan.targets or unit.uid in plan.covered
        state = turned.get(unit.uid, unit.turned)
        found.append(Source(unit, state, rotation.use(words), rotation.free(kind, words), builds, fixed, ways))
    return found


def rate(table: Table, plan: Plan) -> int:
    """Return how many goods buy one of another: 3 with a market, 2 with several, 0 with none (GH-5.27)."""
    faces = table.faces
    markets = 0
    for unit in table.fields[plan.seat]:
        if faces.type[unit.face] == BUILDING and unit.uid not in plan.dead and faces.keywords(unit) & k.MARKET:
            markets += 1
    return 0 if not markets else 3 if markets == 1 else 2


def yielding(table: Table, plan: Plan) -> list[int]:
    """Return the spells of the hand that could be cast for goods within ``plan`` (GH-8.12a), each copy."""
    if plan.kind == "hire":
        return []
    faces = table.faces
    cards = [face for face in table.hands[plan.seat] if faces.yields[face] is not None]
    if not cards:
        return []
    for used in (*plan.spells, plan.card):
        if used in cards:
            cards.remove(used)
    points = table.points(plan.seat)
    return [face for face in cards if faces.threshold[face] <= points]


def covered(goods: Vector, need: tuple[int, int, int, int], builders: int, at: int) -> bool:
    """Tell whether ``goods`` and ``builders`` meet ``need``, exchanging at the rate ``at`` if there is one."""
    if builders < need[3]:
        return False
    short = 0
    spare = 0
    for have, wanted in zip(goods, need, strict=False):
        if have < wanted:
            short += wanted - have
        elif at:
            spare += (have - wanted) // at
    return not short or (at > 0 and spare >= short)


def reachable(table: Table, plan: Plan, found: list[Source] | None = None) -> bool:
    """Tell whether what ``plan`` needs can still be produced."""
    need = plan.need
    at = rate(table, plan)
    if covered(plan.goods, need, plan.builders, at):
        return True
    if found is None:
        found = sources(table, plan)
    return _Search(plan, found, yielding(table, plan), table, at).succeeds()


class _Search:
    """One search for a way to pay."""

    def __init__(self, plan: Plan, found: list[Source], spells: list[int], table: Table, at: int) -> None:
        self.need = plan.need
        self.at = at
        self.tried = 0
        goods = list(plan.goods)
        bound = [0, 0, 0, 0]
        free = True
        build = plan.need[3] > plan.builders
        # each hard source: state, step, highest free state, fixed, builds, ways as (pay, gain)
        self.hard: list[tuple[int, int, int, bool, bool, tuple[tuple[Vector, Vector], ...]]] = []
        for source in found:
            uses = _uses(source)
            if not uses:
                continue
            builds = build and source.builder()
            ways = tuple(dict.fromkeys((way[2].pay, way[2].gain) for way in source.ways))
            if len(ways) == 1 and not builds and ways[0][0] == NOTHING:
                for good in range(3):
                    goods[good] += uses * ways[0][1][good]
                continue
            if not ways and not builds:
                continue
            self.hard.append((source.turned, source.step, source.free, source.fixed, builds, ways))
            for good in range(3):
                bound[good] += uses * max((gain[good] for _, gain in ways), default=0)
            bound[3] += uses if builds else 0
            free = free and all(pay == NOTHING for pay, _ in ways)
        for face in spells:
            gold, material, mana, _ = table.faces.cost[face]
            gain = table.faces.yields[face] or NOTHING
            if (gold, material, mana) == NOTHING:
                for good in range(3):
                    goods[good] += gain[good]
            else:
                self.hard.append((0, 1, 0, False, False, (((gold, material, mana), gain),)))
                free = False
        self.goods: Vector = (goods[0], goods[1], goods[2])
        self.builders = plan.builders
        self.hopeless = (free and not at and any(goods[n] + bound[n] < plan.need[n] for n in range(3))) or (
            plan.builders + bound[3] < plan.need[3]
        )
        self.pays = not free

    def succeeds(self) -> bool:
        """Tell whether the need can be met."""
        if covered(self.goods, self.need, self.builders, self.at):
            return True
        if self.hopeless or not self.hard:
            return False
        start = (self.goods, self.builders, tuple(entry[0] for entry in self.hard))
        seen = {start}
        stack = [start]
        while stack and self.tried < FAR:
            here = stack.pop()
            for after in self._steps(*here):
                if after in seen:
                    continue
                self.tried += 1
                if covered(after[0], self.need, after[1], self.at):
                    return True
                seen.add(after)
                stack.append(after)
        return False

    def _steps(
        self, goods: Vector, builders: int, states: tuple[int, ...]
    ) -> list[tuple[Vector, int, tuple[int, ...]]]:
        found = []
        for place, (_, step, free, fixed, builds, ways) in enumerate(self.hard):
            turned = states[place]
            after = turned + step
            if after > free and (fixed or turned > free):
                continue
            rest = (*states[:place], after, *states[place + 1 :])
            if builds and after <= free:
                found.append((goods, builders + 1, rest))
            for pay, gain in ways:
                if goods[0] >= pay[0] and goods[1] >= pay[1] and goods[2] >= pay[2]:
                    got = (
                        goods[0] - pay[0] + gain[0],
                        goods[1] - pay[1] + gain[1],
                        goods[2] - pay[2] + gain[2],
                    )
                    found.append((got, builders, rest))
        if self.at and self.pays:
            for give in range(3):
                if goods[give] >= self.at:
                    found += [
                        (exchanged(goods, give, take, self.at), builders, states) for take in range(3) if take != give
                    ]
        return found


def _uses(source: Source) -> int:
    """Return how often a source can still be used, a sacrifice at the end included."""
    turned, uses = source.turned, 0
    while turned + source.step <= source.free or (not source.fixed and turned <= source.free):
        turned += source.step
        uses += 1
    return uses


def exchanged(goods: Vector, give: int, take: int, at: int) -> Vector:
    """Return ``goods`` after one exchange at the rate ``at``."""
    held = list(goods)
    held[give] -= at
    held[take] += 1
    return (held[0], held[1], held[2])
