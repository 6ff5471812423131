"""Neutral calls for the commando and the airship, and what they do (CH-9.4, CH-9.7, CH-11.1)."""

from __future__ import annotations

from desktop.core.dice import Dice
from desktop.core.rules import Emission, Seat
from desktop.games.gold_and_rum.actions import Airship, Commando, NameMyself, Nobody, Withdraw
from desktop.games.gold_and_rum.battle import advanced, reckon, turn_up
from desktop.games.gold_and_rum.cards import (
    AIRSHIP,
    ARMY_KINDS,
    COMMANDO,
    GOBLIN,
    LAYABLE,
    MERCENARY,
    Army,
    back,
    changed,
    mercenaries,
    without,
)
from desktop.games.gold_and_rum.content import Content
from desktop.games.gold_and_rum.events import AirshipFlew, CallAnswered, CallMade, CommandoStruck, Withdrew
from desktop.games.gold_and_rum.observation import Flight, Hit
from desktop.games.gold_and_rum.recruiting import Say, warlords
from desktop.games.gold_and_rum.scoring import decide
from desktop.games.gold_and_rum.state import Battle, Call, Muster, State

SEAMS = frozenset(("laid", "struck", "up", "flown"))
"""The phases that ask nothing: they stand for the seams of a battle."""


def go_on(content: Content, state: State, dice: Dice, say: Say) -> tuple[State, bool]:
    """Return the next state with a question, and whether anything was turned up on the way.

    Goes through the :data:`SEAMS` that have come up.
    """
    turned = False
    while True:
        if state.phase == "laid":
            state = _open(state, COMMANDO, "commando-call", "struck", (), say)
        elif state.phase == "struck":
            state, turned = turn_up(content, state, say), True
        elif state.phase == "up":
            state = _open(state, AIRSHIP, "airship-call", "flown", (), say)
        elif state.phase == "flown":
            state, turned = decide(content, state, dice, say), True
        else:
            return state, turned


def called_kind(state: State) -> int:
    """Return the card that is called for in the present phase."""
    return COMMANDO if state.phase.startswith("commando") else AIRSHIP


def _eligible(state: State, kind: int) -> tuple[int, ...]:
    """Return who is asked, from what everybody sees (CH-11.1)."""
    muster, battle = state.muster, state.battle
    assert muster is not None
    assert battle is not None
    if muster.aside[kind]:
        return ()
    order = warlords(state.terms.seats, state.chancellor)
    if kind == COMMANDO:
        if not any(map(sum, battle.armies)):
            return ()
        return tuple(seat for seat in order if mercenaries(muster.hands[seat]))
    return tuple(seat for seat in order if mercenaries(muster.hands[seat]) >= 2 and battle.armies[seat][2] < 2)


def _open(state: State, kind: int, asking: str, after: str, spent: tuple[int, ...], say: Say) -> State:
    """Make the call among those who have not named themselves in it; go on if nobody is left."""
    battle = state.battle
    assert battle is not None
    eligible = tuple(seat for seat in _eligible(state, kind) if seat not in spent)
    if not eligible:
        return advanced(state, after, None, _with_call(battle, None))
    if say is not None:
        say.append(Emission(CallMade(kind, eligible, bool(spent))))
    return advanced(state, asking, None, _with_call(battle, Call(eligible, eligible, (), spent, ())))


def _with_call(battle: Battle, call: Call | None) -> Battle:
    return Battle(battle.race, battle.turn, (), battle.armies, battle.up, call, battle.flight)


def answer(state: State, action: Nobody | NameMyself, say: Say) -> tuple[State, bool]:
    """Return the state after one answer to the open call; what was said shows when all have answered."""
    battle = state.battle
    assert battle is not None
    call = battle.call
    assert call is not None
    open_seats = tuple(seat for seat in call.open if seat != action.seat)
    named = (*call.named, action.seat) if type(action) is NameMyself else call.named
    if open_seats:
        waiting = Call(call.eligible, open_seats, named, call.spent, ())
        return advanced(state, state.phase, None, _with_call(battle, waiting)), False
    kind = called_kind(state)
    queue = tuple(seat for seat in call.eligible if seat in named)
    if say is not None:
        say.append(Emission(CallAnswered(kind, queue)))
    if not queue:
        after = "struck" if kind == COMMANDO else "flown"
        return advanced(state, after, None, _with_call(battle, None)), True
    acting = "commando" if kind == COMMANDO else "airship"
    taken = Call(call.eligible, (), (), call.spent + queue, queue)
    return advanced(state, acting, None, _with_call(battle, taken)), True


def withdraw(state: State, action: Withdraw, say: Say) -> State:
    """Return the state after a withdrawal: the next who named himself, or the call again (CH-11.1)."""
    battle = state.battle
    assert battle is not None
    call = battle.call
    assert call is not None
    kind = called_kind(state)
    if say is not None:
        say.append(Emission(Withdrew(action.seat, kind)))
    queue = call.queue[1:]
    if queue:
        rest = Call(call.eligible, (), (), call.spent, queue)
        return advanced(state, state.phase, None, _with_call(battle, rest))
    after = "struck" if kind == COMMANDO else "flown"
    return _open(state, kind, f"{state.phase}-call", after, call.spent, say)


def struck_slot(army: Army, place: int, lot: int) -> int:
    """Return which place of ``army`` the card at ``place`` of its row belongs to (CH-9.4).

    Who points sees backs only.  ``lot``, drawn with the deck, turns each part of the row, so that every
    card of the chosen back is equally likely.
    """
    race = sum(army[:3])
    slots = range(3) if place < race else range(3, 7)
    part = [slot for slot in slots for _ in range(army[slot])]
    return part[((place if place < race else place - race) + lot) % len(part)]


def commando(state: State, action: Commando, say: Say) -> State:
    """Return the state after the commando removed a face-down card with itself (CH-9.4)."""
    muster, battle = state.muster, state.battle
    assert muster is not None
    assert battle is not None
    user, victim = action.seat, action.victim
    army = list(battle.armies[victim])
    slot = struck_slot(battle.armies[victim], action.place, state.deal.lot)
    kind = ARMY_KINDS[battle.race][slot]
    army[slot] -= 1
    low, high, leaders, goblins, giants, trolls, machines = army
    left: Army = (low, high, leaders, goblins, giants, trolls, machines)
    armies = (*battle.armies[:victim], left, *battle.armies[victim + 1 :])
    hands = list(muster.hands)
    hands[user] = changed(hands[user], COMMANDO, -1)
    shown = back(kind)
    # nobody but the victim knows which card is gone: of no kind it may have been is it certain that all are left
    doubtful = LAYABLE if shown == MERCENARY else tuple(range(3 * shown, 3 * shown + 3))
    certain = list(muster.certain)
    certain[user] = without(certain[user], COMMANDO)
    for each in doubtful:
        certain[victim] = without(certain[victim], each)
    if say is not None:
        at = action.place
        say.append(
            Emission(
                CommandoStruck(user, victim, at, shown, kind),
                audience=(Seat(victim),),
                otherwise=CommandoStruck(user, victim, at, shown),
            )
        )
    after = Muster(
        tuple(hands),
        tuple(certain),
        changed(muster.aside, COMMANDO, 1),
        changed(muster.buried, kind, 1),
        muster.claims,
        muster.spies,
        muster.called,
        muster.holder,
        Hit(user, victim, len(muster.fought), shown, kind),
        muster.fought,
    )
    struck = Battle(battle.race, battle.turn, (), armies, False, None, None)
    return advanced(state, "struck", after, struck)


def airship(content: Content, state: State, action: Airship, say: Say) -> State:
    """Return the state after the airship flew (CH-9.7); it is laid aside with its crew after the battle."""
    muster, battle = state.muster, state.battle
    assert muster is not None
    assert battle is not None
    seat, aboard = action.seat, action.goblins
    hand = changed(changed(muster.hands[seat], AIRSHIP, -1), GOBLIN, -aboard)
    hands = (*muster.hands[:seat], hand, *muster.hands[seat + 1 :])
    certain = without(without(muster.certain[seat], AIRSHIP), GOBLIN, aboard)
    if say is not None:
        say.append(Emission(AirshipFlew(seat, aboard, reckon(content, battle.race, battle.armies[seat], aboard))))
    after = Muster(
        hands,
        (*muster.certain[:seat], certain, *muster.certain[seat + 1 :]),
        muster.aside,
        muster.buried,
        muster.claims,
        muster.spies,
        muster.called,
        muster.holder,
        muster.hit,
        muster.fought,
    )
    flying = Battle(battle.race, battle.turn, (), battle.armies, True, None, Flight(seat, aboard))
    return advanced(state, "flown", after, flying)
