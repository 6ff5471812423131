"""The open questions of a state; equal ones are one object, made when first asked."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from desktop.core.message import message
from desktop.core.rules import Action, Decision, Seat
from desktop.games.gold_and_rum.actions import (
    Airship,
    Commando,
    Decline,
    Desert,
    Favour,
    Lay,
    LayNothing,
    NameMyself,
    Nobody,
    Pass,
    Race,
    Recruit,
    Spy,
    Withdraw,
)
from desktop.games.gold_and_rum.battle import layable, layer
from desktop.games.gold_and_rum.calls import called_kind
from desktop.games.gold_and_rum.cards import AIRSHIP, COMMANDO, GOBLIN, RACES, kind_ref
from desktop.games.gold_and_rum.recruiting import schedule, warlords
from desktop.games.gold_and_rum.spies import spy_kinds
from desktop.games.gold_and_rum.state import State

Decisions: TypeAlias = tuple[Decision, ...]


def decisions(state: State) -> Decisions:
    """Return the open questions; only a neutral call asks several seats at once (CH-11.1)."""
    phase = state.phase
    if phase in ("deal", "recruit"):
        deal, terms = state.deal, state.terms
        order = warlords(terms.seats, state.chancellor)
        seat = order[(deal.window + deal.offset + deal.turn) % len(order)]
        _, may_desert, may_recruit, kind = schedule(terms.step, deal.marker)[deal.window]
        begun = len(deal.piles) if deal.piles[-1] else sum(1 for pile in deal.piles if pile)
        desert = may_desert and deal.deserts[seat] > 0
        recruit = may_recruit and deal.recruits[seat] > 0
        return _dealing(seat, begun, desert, recruit, kind)
    muster, battle = state.muster, state.battle
    if phase == "favourite":
        return _favourite(state.terms.seats, state.chancellor)
    if phase == "over":
        return ()
    assert muster is not None
    if phase == "spies":
        return _spy(state.terms.seats, state.chancellor, muster.holder, muster.called)
    if phase == "race":
        fought = tuple(each.race for each in muster.fought)
        return _race(state.chancellor, fought)
    assert battle is not None
    if phase == "lay":
        seat = layer(state)
        hand = muster.hands[seat]
        kinds = layable(hand)
        begun = len(battle.plan)
        return _lay(seat, kinds[begun], hand[kinds[begun]], begun) if kinds else _lay_nothing(seat)
    assert battle.call is not None
    if battle.call.open:
        return _call(called_kind(state), battle.call.open)
    seat = battle.call.queue[0]
    if phase == "airship":
        hand = muster.hands[seat]
        return _airship(seat, hand[GOBLIN] if hand[AIRSHIP] else 0, hand[AIRSHIP] > 0)
    holds = muster.hands[seat][COMMANDO] > 0
    sizes = tuple(map(sum, battle.armies)) if holds else ()
    return _commando(seat, sizes, holds)


@lru_cache(maxsize=4096)
def _dealing(seat: int, begun: int, desert: bool, recruit: bool, kind: str) -> Decisions:
    who = Seat(seat)
    options: list[Action] = [Pass(who)]
    if desert:
        options += [Desert(who, pile) for pile in range(begun)]
    if recruit:
        options += [Recruit(who, pile) for pile in range(begun)]
    return (Decision(who, message(f"gold_and_rum.ask.{kind}"), tuple(options), private=False),)


@lru_cache(maxsize=64)
def _favourite(seats: int, chancellor: int) -> Decisions:
    who = Seat(chancellor)
    options = tuple(Favour(who, player) for player in warlords(seats, chancellor))
    return (Decision(who, message("gold_and_rum.ask.favourite"), options, private=False),)


@lru_cache(maxsize=1024)
def _spy(seats: int, chancellor: int, holder: int, number: int) -> Decisions:
    who = Seat(holder)
    victims = [seat for seat in warlords(seats, chancellor) if seat != holder]
    options = [Spy(who, victim, kind) for victim in victims for kind in spy_kinds(number)]
    return (Decision(who, message("gold_and_rum.ask.spy", number=number), (Decline(who), *options)),)


@lru_cache(maxsize=1024)
def _race(chancellor: int, fought: tuple[int, ...]) -> Decisions:
    who = Seat(chancellor)
    options = tuple(Race(who, race) for race in range(len(RACES)) if race not in fought)
    return (
        Decision(who, message("gold_and_rum.ask.race", number=len(fought) + 1), options, private=False),
    )  # fmt: skip


@lru_cache(maxsize=2048)
def _lay(seat: int, kind: int, most: int, begun: int) -> Decisions:
    who = Seat(seat)
    options = tuple(Lay(who, kind, count) for count in range(most + 1))
    return (Decision(who, message("gold_and_rum.ask.lay", kind=kind_ref(kind)), options, begun=begun),)


@lru_cache(maxsize=16)
def _lay_nothing(seat: int) -> Decisions:
    who = Seat(seat)
    return (Decision(who, message("gold_and_rum.ask.lay-nothing"), (LayNothing(who),)),)


@lru_cache(maxsize=4096)
def _call(kind: int, seats: tuple[int, ...]) -> Decisions:
    prompt = message("gold_and_rum.ask.call", kind=kind_ref(kind))
    return tuple(
        Decision(Seat(seat), prompt, (Nobody(Seat(seat)), NameMyself(Seat(seat))), private=False) for seat in seats
    )


@lru_cache(maxsize=4096)
def _commando(seat: int, sizes: tuple[int, ...], holds: bool) -> Decisions:
    who = Seat(seat)
    hits = tuple(
        Commando(who, victim, place) for victim, size in enumerate(sizes) if victim != seat for place in range(size)
    )
    key = "commando" if hits else "no-target" if holds else "feigned"
    prompt = message(f"gold_and_rum.ask.{key}", kind=kind_ref(COMMANDO))
    return (Decision(who, prompt, (Withdraw(who), *hits)),)


@lru_cache(maxsize=256)
def _airship(seat: int, goblins: int, holds: bool) -> Decisions:
    who = Seat(seat)
    flights = tuple(Airship(who, aboard) for aboard in range(1, goblins + 1))
    key = "airship" if flights else "no-crew" if holds else "feigned"
    prompt = message(f"gold_and_rum.ask.{key}", kind=kind_ref(AIRSHIP))
    return (Decision(who, prompt, (Withdraw(who), *flights)),)
