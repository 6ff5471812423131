"""Why an answer is not on offer: one predicate for every kind of question.

Each speaks only of what everybody sees, or of what the seat that acts has in its own hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.core.message import Argument, message, seat_ref
from desktop.core.rules import Refusal
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
from desktop.games.gold_and_rum.cards import AIRSHIP, COMMANDO, GOBLIN, KINDS, LAYABLE, RACES, SPY, kind_ref, race_ref
from desktop.games.gold_and_rum.recruiting import caller, window_of
from desktop.games.gold_and_rum.spies import spy_kinds
from desktop.games.gold_and_rum.state import State


def refuse(state: State, action: Any) -> Refusal | None:
    """Return why ``action`` is not an option of an open decision, or ``None`` if it is."""
    check = _CHECKS.get(type(action))
    if check is None:
        return _refusal("CH-3.1", "not-asked")
    return check(state, action)


def _refusal(clause: str, key: str, **args: Argument) -> Refusal:
    return Refusal(clause, message(f"gold_and_rum.refused.{key}", **args))


def _dealing(state: State, action: Pass | Desert | Recruit) -> Refusal | None:
    phase, seat, deal = state.phase, action.seat, state.deal
    kind = type(action)
    if kind is Pass and phase in ("deal", "recruit") and seat == caller(state):
        return None
    if phase not in ("deal", "recruit"):
        late = isinstance(action, Desert) and phase == "favourite"
        return _refusal("CH-4.4", "too-late") if late else _refusal("CH-3.1", "not-dealing")
    if seat == state.chancellor:
        return _refusal("CH-2.2", "chancellor-deals")
    if kind is not Pass:
        _, may_desert, may_recruit, _ = window_of(state)
        if kind is Desert and not may_desert:
            return _refusal("CH-4.4", "too-late")
        if kind is Recruit and not may_recruit:
            return _refusal("CH-4.3", "no-rum")
    if seat != caller(state):
        return _refusal("CH-4.10", "not-your-turn", seat=seat_ref(caller(state)))
    left = deal.deserts if kind is Desert else deal.recruits
    if not left[seat]:
        return _refusal("CH-2.2", "none-left")
    pile: int = action.pile  # type: ignore[union-attr]
    if not 0 <= pile < len(deal.piles):
        return _refusal("CH-4.6", "no-pile", pile=pile + 1)
    if not deal.piles[pile]:
        return _refusal("CH-4.6", "pile-not-begun", pile=pile + 1)
    return None


def _favour(state: State, action: Favour) -> Refusal | None:
    if action.seat != state.chancellor:
        return _refusal("CH-5.1", "not-chancellor")
    if state.phase != "favourite":
        late = state.phase not in ("deal", "recruit")
        return _refusal("CH-5.1", "favourite-final" if late else "favourite-early")
    if action.player == state.chancellor:
        return _refusal("CH-5.1", "favourite-self")
    if not 0 <= action.player < state.terms.seats:
        return _refusal("CH-5.1", "no-player")
    return None


def _not_called(state: State, seat: int) -> Refusal | None:
    if state.phase != "spies" or state.muster is None:
        return _refusal("CH-7.1", "no-spies-now")
    if state.muster.holder != seat:
        return _refusal("CH-7.1", "spy-not-yours", seat=seat_ref(state.muster.holder))
    return None


def _spy(state: State, action: Spy) -> Refusal | None:
    refusal = _not_called(state, action.seat)
    if refusal is not None:
        return refusal
    assert state.muster is not None
    victim, kind = action.victim, action.kind
    if victim == state.chancellor:
        return _refusal("CH-3.2", "spy-chancellor")
    if victim == action.seat:
        return _refusal("CH-7.2", "spy-self")
    if not 0 <= victim < state.terms.seats:
        return _refusal("CH-7.2", "no-player")
    if kind not in spy_kinds(state.muster.called):
        low = SPY <= kind < len(KINDS)
        return _refusal("CH-7.3", "spy-lower", kind=kind_ref(kind)) if low else _refusal("CH-7.3", "no-kind")
    return None


def _decline(state: State, action: Decline) -> Refusal | None:
    return _not_called(state, action.seat)


def _race(state: State, action: Race) -> Refusal | None:
    if action.seat != state.chancellor:
        return _refusal("CH-9.1", "not-chancellor")
    if state.phase != "race" or state.muster is None:
        return _refusal("CH-9.1", "no-race-now")
    if not 0 <= action.race < len(RACES):
        return _refusal("CH-9.1", "no-race")
    if any(action.race == fought.race for fought in state.muster.fought):
        return _refusal("CH-9.1", "race-fought", race=race_ref(action.race))
    return None


def _laying(state: State, seat: int) -> Refusal | None:
    if state.phase != "lay":
        return _refusal("CH-9.3", "no-laying-now")
    if layer(state) != seat:
        return _refusal("CH-9.3", "not-your-turn", seat=seat_ref(layer(state)))
    return None


def _lay(state: State, action: Lay) -> Refusal | None:
    refusal = _laying(state, action.seat)
    if refusal is not None:
        return refusal
    assert state.muster is not None
    assert state.battle is not None
    hand, kind = state.muster.hands[action.seat], action.kind
    kinds = layable(hand)
    if kind not in LAYABLE:
        known = 0 <= kind < len(KINDS)
        return _refusal("CH-9.3", "not-layable", kind=kind_ref(kind)) if known else _refusal("CH-9.3", "no-kind")
    if kind not in kinds:
        return _refusal("CH-9.3", "not-in-hand", kind=kind_ref(kind))
    wanted = kinds[len(state.battle.plan)]
    if kind != wanted:
        return _refusal("CH-3.1", "lay-order", kind=kind_ref(wanted))
    if not 0 <= action.count <= hand[kind]:
        return _refusal("CH-9.3", "too-many", kind=kind_ref(kind), n=hand[kind])
    return None


def _lay_nothing(state: State, action: LayNothing) -> Refusal | None:
    refusal = _laying(state, action.seat)
    if refusal is not None:
        return refusal
    assert state.muster is not None
    kinds = layable(state.muster.hands[action.seat])
    return _refusal("CH-3.1", "lay-kinds", kind=kind_ref(kinds[0])) if kinds else None


def _answer(state: State, action: Nobody | NameMyself) -> Refusal | None:
    if state.phase not in ("commando-call", "airship-call"):
        return _refusal("CH-11.1", "no-call-now")
    assert state.battle is not None
    assert state.battle.call is not None
    if action.seat in state.battle.call.open:
        return None
    kind = kind_ref(called_kind(state))
    if action.seat in state.battle.call.eligible:
        return _refusal("CH-11.1", "answered", kind=kind)
    return _refusal("CH-11.1", "not-eligible", kind=kind)


def _acting(state: State, phases: tuple[str, ...], seat: int) -> Refusal | None:
    if state.phase not in phases:
        return _refusal("CH-11.1", "not-named")
    assert state.battle is not None
    assert state.battle.call is not None
    first = state.battle.call.queue[0]
    return None if first == seat else _refusal("CH-11.1", "not-your-turn", seat=seat_ref(first))


def _withdraw(state: State, action: Withdraw) -> Refusal | None:
    return _acting(state, ("commando", "airship"), action.seat)


def _commando(state: State, action: Commando) -> Refusal | None:
    refusal = _acting(state, ("commando",), action.seat)
    if refusal is not None:
        return refusal
    assert state.muster is not None
    assert state.battle is not None
    if not state.muster.hands[action.seat][COMMANDO]:
        return _refusal("CH-9.4", "not-in-hand", kind=kind_ref(COMMANDO))
    if action.victim == action.seat:
        return _refusal("CH-9.4", "own-card")
    armies = state.battle.armies
    if not 0 <= action.victim < len(armies) or not 0 <= action.place < sum(armies[action.victim]):
        return _refusal("CH-9.4", "no-card-there")
    return None


def _airship(state: State, action: Airship) -> Refusal | None:
    refusal = _acting(state, ("airship",), action.seat)
    if refusal is not None:
        return refusal
    assert state.muster is not None
    hand = state.muster.hands[action.seat]
    if not hand[AIRSHIP]:
        return _refusal("CH-9.7", "not-in-hand", kind=kind_ref(AIRSHIP))
    if action.goblins < 1:
        return _refusal("CH-9.7", "no-crew")
    if action.goblins > hand[GOBLIN]:
        return _refusal("CH-9.7", "too-many", kind=kind_ref(GOBLIN), n=hand[GOBLIN])
    return None


_CHECKS: dict[type, Callable[[State, Any], Refusal | None]] = {
    Pass: _dealing,
    Desert: _dealing,
    Recruit: _dealing,
    Favour: _favour,
    Spy: _spy,
    Decline: _decline,
    Race: _race,
    Lay: _lay,
    LayNothing: _lay_nothing,
    Nobody: _answer,
    NameMyself: _answer,
    Commando: _commando,
    Airship: _airship,
    Withdraw: _withdraw,
}
