"""Favourite, piles, spies and giants: from the deal to the first battle (CH-5 to CH-8)."""

from __future__ import annotations

from desktop.core.rules import Emission, Seat
from desktop.games.gold_and_rum.actions import Decline, Favour, Spy
from desktop.games.gold_and_rum.cards import (
    DESERT,
    GIANT,
    KINDS,
    RECRUIT,
    SPY,
    Tally,
    backs,
    changed,
    tally,
    without,
)
from desktop.games.gold_and_rum.events import (
    Favoured,
    GiantsLeft,
    PileTaken,
    PileUnclaimed,
    SpyCalled,
    SpyDeclined,
    SpySent,
)
from desktop.games.gold_and_rum.observation import Claim, SpyCall
from desktop.games.gold_and_rum.recruiting import Say
from desktop.games.gold_and_rum.state import Deal, Muster, State


def work_out(pile: tuple[int, ...]) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    """Return the owner of ``pile`` (-1: nobody), the warriors that desert and those that are left (CH-6).

    Everything is judged by the pile as it lay, bottom first.
    """
    if max(pile, default=0) < RECRUIT:
        return -1, (), pile
    owner = -1
    gone: list[int] = []
    for at, card in enumerate(pile):
        if card >= DESERT:
            below = at - 1
            while RECRUIT <= pile[below] < DESERT:
                below -= 1
            if pile[below] < RECRUIT:
                gone.append(below)
        elif card >= RECRUIT and owner < 0:
            owner = card - RECRUIT
    if not gone:
        return owner, (), tuple([card for card in pile if card < RECRUIT])
    left = [card for at, card in enumerate(pile) if card < RECRUIT and at not in gone]
    return owner, tuple([pile[at] for at in gone]), tuple(left)


def favour(state: State, action: Favour, say: Say) -> tuple[State, bool]:
    """Return the state after the favourite is named: piles worked out, spies called (CH-5, CH-6)."""
    if say is not None:
        say.append(Emission(Favoured(action.seat, action.player)))
    seats = state.terms.seats
    hands: list[list[int]] = [[] for _ in range(seats)]
    aside: list[int] = []
    buried: list[int] = []
    claims: list[Claim] = []
    for at, pile in enumerate(state.deal.piles):
        owner, gone, left = work_out(pile)
        if owner < 0:
            buried += gone
            buried += left
            claims.append(Claim(at, -1))
        else:
            hands[owner] += left
            aside += gone
            claims.append(Claim(at, owner, len(left), gone))
        if say is not None:
            _tell_pile(at, owner, gone, left, say)
    # cards an arranged position left in the deck are out of the round as well
    muster = Muster(
        hands=tuple(tally(hand) for hand in hands),
        certain=((),) * seats,
        aside=tally(aside),
        buried=tally((*buried, *state.deal.deck)),
        claims=tuple(claims),
        spies=(),
        called=0,
        holder=-1,
        hit=None,
        fought=(),
    )
    return call_spies(state, action.player, muster, say), True


def _tell_pile(at: int, owner: int, gone: tuple[int, ...], left: tuple[int, ...], say: list[Emission]) -> None:
    if owner < 0:
        say.append(Emission(PileUnclaimed(at)))
        return
    shown = backs(tally(left))
    cards = tuple(sorted(left))
    say.append(
        Emission(
            PileTaken(at, owner, shown, gone, cards),
            audience=(Seat(owner),),
            otherwise=PileTaken(at, owner, shown, gone),
        )
    )


def call_spies(state: State, favourite: int, muster: Muster, say: Say) -> State:
    """Call the spies after ``muster.called`` until one is held; then giants and the first battle (CH-7, CH-8)."""
    hands, aside, certain, calls = muster.hands, muster.aside, muster.certain, muster.spies
    phase, called, holder = "spies", 0, -1
    for number in range(len(calls) + 1, 5):
        kind = SPY + number - 1
        holder = next((seat for seat, hand in enumerate(hands) if hand[kind]), -1)
        if say is not None:
            say.append(Emission(SpyCalled(number, holder)))
        if holder >= 0:
            # whoever is called lays the spy aside, used or not (CH-7.6)
            hands = _with(hands, holder, changed(hands[holder], kind, -1))
            certain = _with_cards(certain, holder, without(certain[holder], kind))
            aside = changed(aside, kind, 1)
            called = number
            break
        calls = (*calls, SpyCall(number, -1))
    else:
        phase = "race"
        hands, aside, certain = _giants(hands, aside, certain, say)
    deal, terms = state.deal, state.terms
    if deal.piles:
        # every recruiting and desertion card is back with its owner, for the next round (CH-6.6)
        recruits = tuple(0 if seat == state.chancellor else terms.recruits for seat in range(terms.seats))
        deserts = tuple(0 if seat == state.chancellor else terms.deserts for seat in range(terms.seats))
        deal = Deal((), (), deal.marker, deal.offset, deal.window, deal.turn, deal.passes, recruits, deserts, deal.lot)
    return State(
        terms,
        phase,
        state.round,
        state.chancellor,
        favourite,
        state.scores,
        state.favours,
        state.wins,
        deal,
        Muster(hands, certain, aside, muster.buried, muster.claims, calls, called, holder, None, ()),
        None,
        state.previous,
    )


def _giants(
    hands: tuple[Tally, ...], aside: Tally, certain: tuple[tuple[int, ...], ...], say: Say
) -> tuple[tuple[Tally, ...], Tally, tuple[tuple[int, ...], ...]]:
    """Let all giants of a hand with two or more leave (CH-8.1)."""
    for seat, hand in enumerate(hands):
        count = hand[GIANT]
        if count >= 2:
            hands = _with(hands, seat, changed(hand, GIANT, -count))
            aside = changed(aside, GIANT, count)
            certain = _with_cards(certain, seat, without(certain[seat], GIANT, count))
            if say is not None:
                say.append(Emission(GiantsLeft(seat, count)))
    return hands, aside, certain


def spy(state: State, action: Spy | Decline, say: Say) -> tuple[State, bool]:
    """Return the state after the holder of the called spy used it or not (CH-7.2)."""
    muster = state.muster
    assert muster is not None
    hands, certain, number = muster.hands, muster.certain, muster.called
    if isinstance(action, Decline):
        call = SpyCall(number, action.seat)
        if say is not None:
            say.append(Emission(SpyDeclined(action.seat, number)))
    else:
        victim, kind, seat = action.victim, action.kind, action.seat
        # a card that a spy has brought is protected; an unprotected copy is given first (CH-7.4)
        got = hands[victim][kind] > certain[victim].count(kind)
        call = SpyCall(number, seat, victim, kind, got)
        if got:
            hands = _with(hands, victim, changed(hands[victim], kind, -1))
            hands = _with(hands, seat, changed(hands[seat], kind, 1))
            certain = _with_cards(certain, seat, tuple(sorted((*certain[seat], kind))))
        if say is not None:
            say.append(Emission(SpySent(seat, victim, kind, got)))
    after = Muster(
        hands, certain, muster.aside, muster.buried, muster.claims, (*muster.spies, call), 0, -1, None, ()
    )  # fmt: skip
    return call_spies(state, state.favourite, after, say), True


def spy_kinds(number: int) -> tuple[int, ...]:
    """Return the kinds that spy ``number`` may name: no spy up to its own number (CH-7.3)."""
    return (*range(SPY), *range(SPY + number, len(KINDS)))


def _with(hands: tuple[Tally, ...], seat: int, hand: Tally) -> tuple[Tally, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _with_cards(rows: tuple[tuple[int, ...], ...], seat: int, row: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*rows[:seat], row, *rows[seat + 1 :])
