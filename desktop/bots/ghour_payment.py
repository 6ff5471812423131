"""How a computer player of Ghour pays: the cheapest way without a sacrifice, thought out once."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from desktop.bots.ghour_worth import Prices
from desktop.core.rules import Seat
from desktop.games.ghour import actions as a
from desktop.games.ghour import economy, payment
from desktop.games.ghour.camps import Source
from desktop.games.ghour.faces import BASE, BUILDING, CREATURE
from desktop.games.ghour.pieces import NOTHING, Plan, Price, Vector
from desktop.games.ghour.table import Table

MOST = 2_000
"""Ways that are remembered."""

PATIENCE = 400
"""Positions that are compared: what is dearer to think out is not worth a thought."""

WEAK_ARM = 1
"""A creature with no more attack than this had rather help to build."""

TURN, FRESH, SPELL = 4, 20, 50
"""What it costs to turn a card, an untired creature more, and to cast a spell for its goods."""

Act: TypeAlias = tuple[int, Vector, Vector, int, Any]
"""What can be done with a card: its place, price, gain, builders, and the answer that does it."""


class Purse:
    """The ways to pay that have been found, for each plan and what it can be paid from.

    Parameters
    ----------
    prices
        What cards are worth.
    """

    def __init__(self, prices: Prices) -> None:
        self._prices = prices
        self._known: dict[Any, tuple[tuple[Any, ...], Plan]] = {}

    def way(self, table: Table, plan: Plan) -> tuple[tuple[Any, ...], Plan]:
        """Return the steps that complete ``plan``, none if there are none, and the plan as it is confirmed."""
        key = self._key(table, plan)
        found = self._known.get(key)
        if found is not None:
            return found
        steps = self._hiring(table, plan) if plan.kind == "hire" else cheapest(table, plan)
        plans = [plan]
        for step in steps[:-1]:
            plans.append(payment.after(table, plans[-1], step))
        if len(self._known) > MOST:
            self._known.clear()
        for at, each in enumerate(plans):
            self._known[self._key(table, each)] = (steps[at:], plans[-1])
        return self._known[key]

    def _key(self, table: Table, plan: Plan) -> Any:
        return (plan, table.fields[plan.seat], table.hands[plan.seat], table.points(plan.seat))

    def step(self, table: Table, plan: Plan, options: Sequence[Any]) -> Any:
        """Return the next step of the open payment ``plan``."""
        steps, _ = self.way(table, plan)
        if not steps or steps[0] not in options:
            return next((each for each in options if type(each) in (a.Refrain, a.Confirm)), options[0])
        if type(steps[0]) is a.Confirm:
            return self._help(table, plan, options) or steps[0]
        return steps[0]

    def _hiring(self, table: Table, plan: Plan) -> tuple[Any, ...]:
        """Return the steps that pay as many mercenaries as can be paid, the best first (GH-8.5)."""
        hires: tuple[Any, ...] = ()
        steps: tuple[Any, ...] = (a.Confirm(Seat(plan.seat)),) if payment.covers(plan) else cheapest(table, plan)
        units = [table.unit(uid) for uid in payment.mercenaries(table, plan.seat) if uid not in plan.covered]
        for unit in sorted((each for each in units if each is not None), key=lambda each: -self._prices.unit(each)):
            hire = a.Hire(Seat(plan.seat), unit.uid)
            more = payment.after(table, plan, hire)
            paid = cheapest(table, more)
            if paid:
                hires, steps, plan = (*hires, hire), paid, more
        return (*hires, *steps)

    def _help(self, table: Table, plan: Plan, options: Sequence[Any]) -> Any:
        """Return a creature that may help to build, if it has nothing better to do."""
        faces = table.faces
        if plan.kind != "play" or faces.type[plan.card] not in (BASE, BUILDING):
            return None
        for each in options:
            if type(each) is a.Assist:
                unit = table.unit(each.unit)
                if unit is not None and sum(points for _, points in faces.values(unit)) <= WEAK_ARM:
                    return each
        return None


def cheapest(table: Table, plan: Plan) -> tuple[Any, ...]:
    """Return the steps that complete ``plan`` at the least price, ``Confirm`` last; nothing if none is found.

    Like the proposal of the rules (GH-11.9), it spares creatures that could still fight; unlike that, it never
    sacrifices anything, which makes most of its search needless.
    """
    confirm = a.Confirm(Seat(plan.seat))
    if payment.covers(plan):
        return (confirm,)
    search = _Search(table, plan)
    steps = search.steps()
    return () if steps is None else (*steps, confirm)


class _Search:
    """One search for a way to pay: positions in the order of their price."""

    def __init__(self, table: Table, plan: Plan) -> None:
        self.need: Price = plan.need
        self.goods = plan.goods
        self.builders = plan.builders
        self.at = economy.rate(table, plan)
        self.seat = Seat(plan.seat)
        self.fresh: list[bool] = []
        self.uses: list[int] = []
        self.price: list[int] = []
        self.like: list[int] = []
        self.acts: list[Act] = []
        kinds: dict[Any, int] = {}
        for source in economy.sources(table, plan):
            uses = (source.free - source.turned) // source.step
            if uses > 0:
                self._add(table, plan, source, uses, kinds)
        self._spells(table, plan)

    def _add(self, table: Table, plan: Plan, source: Source, uses: int, kinds: dict[Any, int]) -> None:
        """Add what can be done with one card; cards that are alike are turned in their order."""
        place = len(self.uses)
        unit, face = source.unit, source.unit.face
        ways: list[Act] = []
        for helps, uid, symbol in source.ways:
            kind = a.Help if helps else a.Turn
            ways.append((place, symbol.pay, symbol.gain, 0, kind(self.seat, unit.uid, uid, symbol.index)))
        if source.builds and self.need[3] > plan.builders:
            ways.append((place, NOTHING, NOTHING, 1, a.Build(self.seat, unit.uid)))
        if not ways:
            return
        fresh = table.faces.type[face] == CREATURE and source.turned == 0
        sign = (face, source.turned, source.step, source.free, tuple(way[1:4] for way in ways))
        self.like.append(kinds.get(sign, -1))
        kinds[sign] = place
        self.fresh.append(fresh)
        self.uses.append(uses)
        self.price.append(TURN * source.step + (FRESH if fresh else 0))
        self.acts += ways

    def _spells(self, table: Table, plan: Plan) -> None:
        for face in economy.yielding(table, plan):
            gold, material, mana, _ = table.faces.cost[face]
            gain = table.faces.yields[face] or NOTHING
            place = len(self.uses)
            self.acts.append((place, (gold, material, mana), gain, 0, a.Yield(self.seat, face)))
            self.uses.append(1)
            self.price.append(SPELL)
            self.fresh.append(False)
            self.like.append(-1)

    def _hopeless(self) -> bool:
        """Tell whether not even all together would do."""
        most = list(self.goods)
        hands = self.builders
        for place, uses in enumerate(self.uses):
            ways = [act for act in self.acts if act[0] == place]
            for good in range(3):
                most[good] += uses * max(act[2][good] for act in ways)
            hands += uses * max(act[3] for act in ways)
        if hands < self.need[3]:
            return True
        short = [max(0, self.need[good] - most[good]) for good in range(3)]
        spare = sum(max(0, most[good] - self.need[good]) // self.at for good in range(3)) if self.at else 0
        return sum(short) > spare

    def steps(self) -> tuple[Any, ...] | None:
        """Return the steps of the cheapest way, or ``None``."""
        if self._hopeless():
            return None
        start = (self.goods, self.builders, (0,) * len(self.uses))
        queue: list[tuple[int, int, Any, tuple[Any, ...]]] = [(0, 0, start, ())]
        known = {start}
        count = 0
        while queue and count < PATIENCE:
            price, _, here, steps = heapq.heappop(queue)
            if self._enough(here[0], here[1]):
                return steps
            count += 1
            for cost, after, step in self._onward(here):
                if after not in known:
                    known.add(after)
                    heapq.heappush(queue, (price + cost, len(known), after, (*steps, step)))
        return None

    def _enough(self, goods: Vector, builders: int) -> bool:
        need = self.need
        return (
            goods[0] >= need[0] and goods[1] >= need[1] and goods[2] >= need[2] and builders >= need[3]
        )  # fmt: skip

    def _onward(self, here: Any) -> Iterator[tuple[int, Any, Any]]:
        goods, builders, used = here
        for place, pay, gain, built, step in self.acts:
            done = used[place]
            like = self.like[place]
            if done >= self.uses[place] or (like >= 0 and used[like] <= done and used[like] < self.uses[like]):
                continue
            if built and builders >= self.need[3]:
                continue
            if goods[0] < pay[0] or goods[1] < pay[1] or goods[2] < pay[2]:
                continue
            got = (goods[0] - pay[0] + gain[0], goods[1] - pay[1] + gain[1], goods[2] - pay[2] + gain[2])
            spent = (*used[:place], done + 1, *used[place + 1 :])
            # only its first use keeps a creature from fighting
            yield self.price[place] - (FRESH if done and self.fresh[place] else 0), (got, builders + built, spent), step
        if self.at:
            for give in range(3):
                if goods[give] >= self.at:
                    for take in range(3):
                        if take != give and goods[take] < self.need[take]:
                            yield (
                                1,
                                (economy.exchanged(goods, give, take, self.at), builders, used),
                                a.Exchange(self.seat, give, take),
                            )
