"""The four battles: naming the race, laying, turning up, points (CH-9)."""

from __future__ import annotations

from functools import cache

from desktop.core.rules import Emission, Seat
from desktop.games.gold_and_rum.actions import Lay, LayNothing
from desktop.games.gold_and_rum.cards import (
    AIRSHIP,
    ARMY_KINDS,
    GIANT,
    GOBLIN,
    LAYABLE,
    MACHINE,
    NO_ARMY,
    SPY,
    TROLL,
    Army,
    Tally,
    army_cards,
    without,
)
from desktop.games.gold_and_rum.content import Content
from desktop.games.gold_and_rum.events import BattleBegan, Laid, TurnedUp
from desktop.games.gold_and_rum.observation import Sum
from desktop.games.gold_and_rum.recruiting import Say, warlords
from desktop.games.gold_and_rum.state import Battle, Muster, State

NO_SUM = Sum(0, False, False, 0, 0, 0, 0, 0, 0, 0)
"""The strength of an army without a card."""


def reckon(content: Content, race: int, army: Army, aboard: int = 0) -> Sum:
    """Return how the strength of ``army`` comes about; ``aboard`` goblins fly in its airship (CH-9.6)."""
    if army == NO_ARMY and not aboard:
        return NO_SUM
    low, high, leaders, goblins, giants, trolls, machines = army
    values = content.values
    sum_of_race = low * values[3 * race] + high * values[3 * race + 1]
    served = min(machines, goblins)
    airship = values[AIRSHIP] + aboard * values[GOBLIN] if aboard else 0
    by_goblins, by_trolls = goblins * values[GOBLIN], trolls * values[TROLL]
    by_giants, by_machines = giants * values[GIANT], served * values[MACHINE]
    doubled = sum_of_race * 2 if leaders == 1 else sum_of_race
    quarrel = leaders > 1
    total = 0 if quarrel else doubled + by_goblins + by_trolls + by_giants + by_machines + airship
    return Sum(
        sum_of_race,
        leaders == 1,
        quarrel,
        by_goblins,
        by_trolls,
        by_giants,
        by_machines,
        airship,
        machines - served,
        total,
    )


def sums(content: Content, battle: Battle) -> tuple[Sum, ...]:
    """Return the sum of every army that is turned up."""
    flight = battle.flight
    return tuple(
        reckon(content, battle.race, army, flight.goblins if flight is not None and flight.seat == seat else 0)
        for seat, army in enumerate(battle.armies)
    )


def layers(state: State, number: int) -> tuple[int, ...]:
    """Return the warlords in the order in which they lay in battle ``number``, from 0 (CH-9.3)."""
    return _layers(state.terms.seats, state.chancellor, number)


@cache
def _layers(seats: int, chancellor: int, number: int) -> tuple[int, ...]:
    order = warlords(seats, chancellor)
    start = number % len(order)
    return order[start:] + order[:start]


_LAYABLE = tuple(tuple(kind for bit, kind in enumerate(LAYABLE) if mask >> bit & 1) for mask in range(16))
"""By which of the four kinds are in the hand: which may be laid."""


def layable(hand: Tally) -> tuple[int, ...]:
    """Return the kinds of ``hand`` that may be laid, in the order of asking (CH-3.1)."""
    return _LAYABLE[(hand[GOBLIN] > 0) | (hand[TROLL] > 0) << 1 | (hand[MACHINE] > 0) << 2 | (hand[GIANT] > 0) << 3]


def advanced(
    state: State, phase: str, muster: Muster | None = None, battle: Battle | None = None
) -> State:  # fmt: skip
    """Return ``state`` in ``phase`` with a new muster or battle where one is given."""
    return State(
        state.terms,
        phase,
        state.round,
        state.chancellor,
        state.favourite,
        state.scores,
        state.favours,
        state.wins,
        state.deal,
        state.muster if muster is None else muster,
        state.battle if battle is None else battle,
        state.previous,
    )


def regrouped(muster: Muster, hands: tuple[Tally, ...]) -> Muster:
    """Return ``muster`` with other ``hands``."""
    return Muster(
        hands,
        muster.certain,
        muster.aside,
        muster.buried,
        muster.claims,
        muster.spies,
        muster.called,
        muster.holder,
        muster.hit,
        muster.fought,
    )


def march(content: Content, state: State, race: int, say: Say) -> State:
    """Return the state after ``race`` is named: all its cards lie face down (CH-9.1, CH-9.2)."""
    muster = state.muster
    assert muster is not None
    first = 3 * race
    hands = tuple((*hand[:first], 0, 0, 0, *hand[first + 3 :]) for hand in muster.hands)
    armies: tuple[Army, ...] = tuple(
        (hand[first], hand[first + 1], hand[first + 2], 0, 0, 0, 0) for hand in muster.hands
    )  # fmt: skip
    number = len(muster.fought)
    if say is not None:
        counts = tuple(sum(army) for army in armies)
        say.append(Emission(BattleBegan(number + 1, race, content.points[number], counts)))
    return _next_layer(state, regrouped(muster, hands), race, 0, armies)


def _next_layer(state: State, muster: Muster, race: int, turn: int, armies: tuple[Army, ...]) -> State:
    """Ask the next warlord with a mercenary back what he lays (CH-9.3, CH-11.2); phase ``laid`` if none is left."""
    order = layers(state, len(muster.fought))
    hands, count = muster.hands, len(order)
    while turn < count and not any(hands[order[turn]][GOBLIN:SPY]):
        turn += 1
    return advanced(state, "lay" if turn < count else "laid", muster, Battle(race, turn, (), armies, False, None, None))


def layer(state: State) -> int:
    """Return the warlord who is laying."""
    assert state.muster is not None
    assert state.battle is not None
    order = warlords(state.terms.seats, state.chancellor)
    return order[(len(state.muster.fought) + state.battle.turn) % len(order)]


def lay(state: State, action: Lay | LayNothing, say: Say) -> State:
    """Return the state after one step of LAY; only the last one shows anything (CH-9.3)."""
    muster, battle = state.muster, state.battle
    assert muster is not None
    assert battle is not None
    seat = action.seat
    hand = muster.hands[seat]
    kinds = layable(hand)
    plan = (*battle.plan, action.count) if isinstance(action, Lay) else ()
    if len(plan) < len(kinds):
        planning = Battle(battle.race, battle.turn, plan, battle.armies, False, None, None)
        return advanced(state, "lay", None, planning)
    left, army = list(hand), list(battle.armies[seat])
    for kind, count in zip(kinds, plan, strict=True):
        left[kind] -= count
        army[kind - GOBLIN + 3] = count
    if say is not None:
        cards = tuple(kind for kind, count in zip(kinds, plan, strict=True) for _ in range(count))
        say.append(
            Emission(
                Laid(seat, len(cards), tuple(sorted(cards))), audience=(Seat(seat),), otherwise=Laid(seat, len(cards))
            )
        )
    hands = (*muster.hands[:seat], tuple(left), *muster.hands[seat + 1 :])
    armies = (*battle.armies[:seat], _army(army), *battle.armies[seat + 1 :])
    return _next_layer(state, regrouped(muster, hands), battle.race, battle.turn + 1, armies)


def _army(counts: list[int]) -> Army:
    low, high, leaders, goblins, giants, trolls, machines = counts
    return (low, high, leaders, goblins, giants, trolls, machines)


def turn_up(content: Content, state: State, say: Say) -> State:
    """Return the state with every row turned up (CH-9.5)."""
    muster, battle = state.muster, state.battle
    assert muster is not None
    assert battle is not None
    certain = tuple(
        _shown(cards, battle.race, army) if cards else cards
        for cards, army in zip(muster.certain, battle.armies, strict=True)
    )
    up = Battle(battle.race, battle.turn, (), battle.armies, True, None, None)
    if say is not None:
        for seat in warlords(state.terms.seats, state.chancellor):
            army = battle.armies[seat]
            cards = army_cards(battle.race, army)
            say.append(Emission(TurnedUp(seat, cards, reckon(content, battle.race, army))))
    known = Muster(
        muster.hands,
        certain,
        muster.aside,
        muster.buried,
        muster.claims,
        muster.spies,
        muster.called,
        muster.holder,
        muster.hit,
        muster.fought,
    )
    return advanced(state, "up", known, up)


def _shown(cards: tuple[int, ...], race: int, army: Army) -> tuple[int, ...]:
    """Return the ``cards`` known to be with a seat that are still hidden once ``army`` is turned up."""
    for kind, count in zip(ARMY_KINDS[race], army, strict=True):
        cards = without(cards, kind, count)
    return cards
