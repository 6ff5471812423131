"""What a friend would say before a move: a way to pay, and what it costs (GH-11.9)."""

from __future__ import annotations

import heapq
from typing import Any

from desktop.core.message import Message, Ref, message
from desktop.core.rules import Advice, Decision
from desktop.games.ghour import actions as a
from desktop.games.ghour import payment
from desktop.games.ghour.faces import BASE, CREATURE
from desktop.games.ghour.pieces import Plan
from desktop.games.ghour.table import Table

MOST = 4_000
"""Plans that are compared; a proposal is a kindness, not a duty."""


def advise(table: Table, decision: Decision) -> Advice:
    """Return the cheapest way to pay that spares untired cards, and warnings."""
    if not decision.waits:
        return Advice()
    plan = table.plan
    if plan is None or plan.seat != decision.seat:
        return Advice((), _last_card(table, decision))
    proposal = cheapest(table, plan)
    after = plan
    for step in proposal[:-1]:
        after = payment.after(table, after, step)
    return Advice(proposal, warnings(table, after))


def cheapest(table: Table, plan: Plan) -> tuple[Any, ...]:
    """Return the steps that complete ``plan`` at the least price, ``Confirm`` last; nothing if there are none.

    Plans are opened in the order of their price, so the first that can be confirmed is the best: sacrifices
    weigh most, then creatures that could still fight, then turns.
    """
    begun: tuple[Any, ...] = ()
    while plan.kind == "hire":
        # a friend would have everybody paid whom one can pay
        hires = [option for option in payment.options(table, plan) if isinstance(option, a.Hire)]
        if not hires:
            break
        plan = payment.after(table, plan, hires[0])
        begun = (*begun, hires[0])
    queue: list[tuple[int, int, Plan, tuple[Any, ...]]] = [(_price(table, plan), 0, plan, begun)]
    seen = {_key(plan)}
    count = 0
    while queue and count < MOST:
        _, _, here, steps = heapq.heappop(queue)
        options = payment.options(table, here)
        for option in options:
            if isinstance(option, a.Confirm):
                return (*steps, option)
        for option in options:
            if isinstance(option, a.Refrain | a.Hire | a.Assist):
                continue
            after = payment.after(table, here, option)
            key = _key(after)
            if key not in seen:
                seen.add(key)
                count += 1
                heapq.heappush(queue, (_price(table, after), count, after, (*steps, option)))
    return ()


def _key(plan: Plan) -> tuple[Any, ...]:
    return (plan.goods, plan.builders, plan.turns, plan.spells)


def _price(table: Table, plan: Plan) -> int:
    """Return how much ``plan`` has cost so far."""
    price = 1000 * len(plan.dead) + 50 * len(plan.spells)
    for uid, state in plan.turns:
        unit = table.unit(uid)
        if unit is not None:
            fresh = table.faces.type[unit.face] == CREATURE and unit.turned == 0
            price += 4 * (state - unit.turned) + (20 if fresh else 0)
    return price


def warnings(table: Table, plan: Plan) -> tuple[Message, ...]:
    """Return what carrying out ``plan`` would cost: the base, the hand, the game."""
    found: list[Message] = []
    faces, seat = table.faces, plan.seat
    replaces = plan.kind == "play" and faces.type[plan.card] == BASE
    base = table.base(seat)
    left = len(table.hands[seat]) - len(plan.spells) - (plan.card >= 0)
    if base is not None and base.uid in plan.dead and not replaces:
        found.append(message("ghour.warn.base", card=Ref("card", faces.ids[base.face])))
    elif (base is not None or replaces) and left <= 0:
        found.append(message("ghour.warn.last-card"))
    for uid in plan.dead:
        unit = table.unit(uid)
        if unit is not None and faces.type[unit.face] != BASE:
            found.append(message("ghour.warn.sacrifice", card=Ref("card", faces.ids[unit.face])))
    stays = plan.kind == "play" or (plan.kind == "cast" and faces.timed[plan.card])
    gone = len(plan.dead) + (base is not None and base.uid not in plan.dead and left <= 0)
    if not stays and gone >= len(table.fields[seat]):
        found.append(message("ghour.warn.out"))
    return tuple(found)


def _last_card(table: Table, decision: Decision) -> tuple[Message, ...]:
    """Return the warning that every play from this hand costs the base."""
    seat = decision.seat
    risky = (a.Play, a.Cast, a.Recruit)
    last = len(table.hands[seat]) == 1 and table.base(seat) is not None
    if last and any(isinstance(option, risky) for option in decision.options):
        return (message("ghour.warn.last-card"),)
    return ()
