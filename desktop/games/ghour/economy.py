"""Where goods can come from, and whether a price can still be reached (GH-8.12, GH-3.6, GH-5.27)."""

from __future__ import annotations

from desktop.games.ghour import camps
from desktop.games.ghour.camps import Camp, Hard, Means, Source, price_of_goods
from desktop.games.ghour.faces import Faces
from desktop.games.ghour.pieces import NOTHING, Plan, Price, Vector
from desktop.games.ghour.table import Table, plus

FAR = 20_000
"""Positions that are tried before a price counts as out of reach; no shipped deck comes near."""


def sources(table: Table, plan: Plan) -> list[Source]:
    """Return the cards that ``plan``'s payer may turn, as they stand within the plan."""
    camp = table.camp(plan.seat)
    if not _moves(plan):
        return camp.sources()
    known = camp.sources()
    if plan.dead:
        known = camps.sources(table.faces, [unit for unit in camp.field if unit.uid not in plan.dead])
    states = dict(plan.turns)
    found = []
    for source in known:
        uid = source.unit.uid
        fixed = uid == plan.unit or uid in plan.targets or uid in plan.covered
        if fixed or uid in states:
            state = states.get(uid, source.turned)
            source = Source(source.unit, state, source.step, source.free, source.builds, fixed, source.ways)
        found.append(source)
    return found


def _moves(plan: Plan) -> bool:
    """Tell whether ``plan`` makes a difference to what its payer's cards may do."""
    return bool(plan.turns or plan.dead or plan.unit or plan.targets or plan.covered)


def rate(table: Table, plan: Plan) -> int:
    """Return how many goods buy one of another within ``plan``: 0 without a market (GH-5.27)."""
    return price_of_goods(_markets(table, plan))


def _markets(table: Table, plan: Plan) -> int:
    """Return how many markets ``plan`` has left."""
    camp = table.camp(plan.seat)
    if not camp.markets or not plan.dead:
        return camp.markets
    return Camp(table.faces, tuple(unit for unit in camp.field if unit.uid not in plan.dead)).markets


def yielding(table: Table, plan: Plan) -> list[int]:
    """Return the spells of the hand that could be cast for goods within ``plan`` (GH-8.12a), each copy."""
    if plan.kind == "hire":
        return []
    faces = table.faces
    hand = table.hands[plan.seat]
    if faces.yielding.isdisjoint(hand):
        return []
    cards = [face for face in hand if face in faces.yielding]
    for used in (*plan.spells, plan.card):
        if used in cards:
            cards.remove(used)
    points = table.points(plan.seat)
    return [face for face in cards if faces.threshold[face] <= points]


def covered(goods: Vector, need: Price, builders: int, at: int) -> bool:
    """Tell whether ``goods`` and ``builders`` meet ``need``, exchanging at the rate ``at`` if there is one."""
    gold, material, mana, built = need
    if builders < built:
        return False
    if goods[0] >= gold and goods[1] >= material and goods[2] >= mana:
        return True
    if not at:
        return False
    short = 0
    spare = 0
    for have, wanted in zip(goods, need, strict=False):
        if have < wanted:
            short += wanted - have
        else:
            spare += (have - wanted) // at
    return spare >= short


def reachable(table: Table, plan: Plan) -> bool:
    """Tell whether what ``plan`` needs can still be produced."""
    markets = _markets(table, plan)
    if covered(plan.goods, plan.need, plan.builders, price_of_goods(markets)):
        return True
    build = plan.need[3] > plan.builders
    known = None if _moves(plan) else table.camp(plan.seat).means(build)
    means = known or Means(table.faces, sources(table, plan), build)
    return _Search(plan, means, yielding(table, plan), table.faces, markets).succeeds()


def payable(camp: Camp, price: Price) -> bool:
    """Tell whether ``price`` can be paid from a Field alone: no goods at hand, no spells that yield any."""
    means = camp.means(price[3] > 0)
    if not means.hard:
        return covered(means.goods, price, 0, price_of_goods(camp.markets))
    return _Search(Plan(-1, "play", need=price), means, [], camp.faces, camp.markets).succeeds()


class _Search:
    """One search for a way to pay."""

    def __init__(self, plan: Plan, means: Means, spells: list[int], faces: Faces, markets: int) -> None:
        need = self.need = plan.need
        self.tried = 0
        self.builders = plan.builders
        self.hard: list[Hard] = means.hard
        # markets that cannot be lost, and those that can
        self.steady = markets - len(means.markets)
        self.shaky = means.markets
        goods = plus(plan.goods, means.goods)
        free = means.free
        for face in spells:
            gold, material, mana, _ = faces.cost[face]
            gain = faces.yields[face] or NOTHING
            if (gold, material, mana) == NOTHING:
                goods = plus(goods, gain)
            else:
                self.hard = [*self.hard, (0, 1, 0, False, False, (((gold, material, mana), gain, -1),))]
                free = False
        self.goods = goods
        bound = means.bound
        self.hopeless = (free and not markets and any(goods[n] + bound[n] < need[n] for n in range(3))) or (
            plan.builders + bound[3] < need[3]
        )
        # otherwise it is enough to exchange when all has been produced
        self.exchanges = bool(markets) and (not free or bool(self.shaky))

    def succeeds(self) -> bool:
        """Tell whether the need can be met."""
        start = (self.goods, self.builders, tuple(entry[0] for entry in self.hard))
        if covered(self.goods, self.need, self.builders, self._rate(start[2])):
            return True
        if self.hopeless or not self.hard:
            return False
        seen = {start}
        stack = [start]
        while stack and self.tried < FAR:
            here = stack.pop()
            for after in self._steps(*here):
                if after in seen:
                    continue
                self.tried += 1
                if covered(after[0], self.need, after[1], self._rate(after[2])):
                    return True
                seen.add(after)
                stack.append(after)
        return False

    def _rate(self, states: tuple[int, ...]) -> int:
        """Return how many goods buy one of another while the sources stand like this; a sacrificed market is none."""
        return price_of_goods(self.steady + sum([states[place] <= self.hard[place][2] for place in self.shaky]))

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
            for pay, gain, bearer in ways:
                # nobody helps a card that has been sacrificed
                if bearer >= 0 and states[bearer] > self.hard[bearer][2]:
                    continue
                if goods[0] >= pay[0] and goods[1] >= pay[1] and goods[2] >= pay[2]:
                    got = (
                        goods[0] - pay[0] + gain[0],
                        goods[1] - pay[1] + gain[1],
                        goods[2] - pay[2] + gain[2],
                    )
                    found.append((got, builders, rest))
        if self.exchanges:
            at = self._rate(states)
            for give in range(3):
                if at and goods[give] >= at:
                    found += [(exchanged(goods, give, take, at), builders, states) for take in range(3) if take != give]
        return found


def exchanged(goods: Vector, give: int, take: int, at: int) -> Vector:
    """Return ``goods`` after one exchange at the rate ``at``."""
    held = list(goods)
    held[give] -= at
    held[take] += 1
    return (held[0], held[1], held[2])
