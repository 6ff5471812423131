"""What a viewer may know of a state (CH-11)."""

from __future__ import annotations

from desktop.core.rules import Seat
from desktop.games.gold_and_rum.battle import layer, sums
from desktop.games.gold_and_rum.calls import called_kind
from desktop.games.gold_and_rum.cards import ARMY_KINDS, NONE, RECRUIT, Tally, backs, changed
from desktop.games.gold_and_rum.content import Content
from desktop.games.gold_and_rum.observation import ArmyView, CallView, Hit, Observation, PileView
from desktop.games.gold_and_rum.recruiting import caller, callers, warlords, window_of
from desktop.games.gold_and_rum.state import Battle, Muster, State

DEALING = ("deal", "recruit")
"""The phases in which a window is open."""


def asked(state: State) -> tuple[int, ...]:
    """Return whom the game waits for; everybody may see that."""
    phase, muster, battle = state.phase, state.muster, state.battle
    if phase in DEALING:
        return (caller(state),)
    if phase in ("favourite", "race"):
        return (state.chancellor,)
    if phase == "spies":
        assert muster is not None
        return (muster.holder,)
    if phase == "lay":
        return (layer(state),)
    if phase == "over":
        return ()
    assert battle is not None
    assert battle.call is not None
    return battle.call.open or battle.call.queue[:1]


def observe(content: Content, state: State, viewer: Seat | None, *, perfect: bool) -> Observation:
    """Return what ``viewer`` may know; ``perfect`` adds what lies covered and was seen (CH-4.14)."""
    deal, muster, battle = state.deal, state.muster, state.battle
    seats = state.terms.seats
    dealt, _, rum, kind = window_of(state)
    open_window = state.phase in DEALING
    return Observation(
        terms=state.terms,
        phase=state.phase,
        round=state.round,
        chancellor=state.chancellor,
        favourite=state.favourite,
        scores=state.scores,
        favours=state.favours,
        wins=state.wins,
        asked=asked(state),
        warlords=warlords(seats, state.chancellor),
        callers=callers(state) if open_window else (),
        offset=deal.offset,
        window=deal.window,
        window_kind=kind if open_window else "",
        dealt=dealt,
        undealt=len(deal.deck),
        marker=deal.marker if rum else -1,
        turn=deal.turn,
        passes=deal.passes,
        recruits=deal.recruits,
        deserts=deal.deserts,
        piles=tuple(_pile(pile, perfect) for pile in deal.piles),
        claims=muster.claims if muster is not None else (),
        backs=tuple(backs(hand) for hand in muster.hands) if muster is not None else (backs(NONE),) * seats,
        hand=() if viewer is None else muster.hands[viewer] if muster is not None else NONE,
        certain=muster.certain if muster is not None else ((),) * seats,
        remembered=tuple(remembered(muster, battle, seat) for seat in range(seats))
        if perfect and muster is not None
        else (),
        aside=muster.aside if muster is not None else NONE,
        called=muster.called if muster is not None else 0,
        spies=muster.spies if muster is not None else (),
        race=battle.race if battle is not None else -1,
        armies=_armies(content, battle, viewer) if battle is not None else (),
        plan=battle.plan if battle is not None and state.phase == "lay" and layer(state) == viewer else (),
        laid=battle.turn if battle is not None else 0,
        call=_call(state, battle, viewer) if battle is not None else None,
        hit=_hit(muster.hit, viewer) if muster is not None else None,
        fought=muster.fought if muster is not None else (),
        previous=state.previous,
    )


def _pile(pile: tuple[int, ...], perfect: bool) -> PileView:
    warriors = sum(1 for card in pile if card < RECRUIT)
    return PileView(pile[-1] if pile else -1, warriors, pile if perfect else ())


def remembered(muster: Muster, battle: Battle | None, seat: int) -> Tally:
    """Return what all who remember the piles, the spies and the giants know to be with ``seat``.

    That is his hand, what he has lying face down, and his card that the commando struck: which of them
    it was he alone has seen.
    """
    counts = muster.hands[seat]
    if battle is not None and not battle.up:
        pool = list(counts)
        for kind, count in zip(ARMY_KINDS[battle.race], battle.armies[seat], strict=True):
            pool[kind] += count
        counts = tuple(pool)
    if muster.hit is not None and muster.hit.victim == seat:
        counts = changed(counts, muster.hit.kind, 1)
    return counts


def _armies(content: Content, battle: Battle, viewer: Seat | None) -> tuple[ArmyView, ...]:
    results = sums(content, battle) if battle.up else (None,) * len(battle.armies)
    return tuple(
        ArmyView(sum(army[:3]), sum(army[3:]), army if battle.up or seat == viewer else None, result)
        for seat, (army, result) in enumerate(zip(battle.armies, results, strict=True))
    )


def _call(state: State, battle: Battle, viewer: Seat | None) -> CallView | None:
    call = battle.call
    if call is None:
        return None
    mine = None
    if viewer in call.eligible and call.open and viewer not in call.open:
        mine = viewer in call.named
    return CallView(called_kind(state), call.eligible, call.open, call.spent, call.queue, mine)


def _hit(hit: Hit | None, viewer: Seat | None) -> Hit | None:
    if hit is None or hit.victim == viewer:
        return hit
    return Hit(hit.user, hit.victim, hit.battle, hit.back, -1)
