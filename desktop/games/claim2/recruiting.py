"""Phase 1: recruit followers (C2-4, C2-9).

``told`` takes what happened, if anybody listens.
"""

from __future__ import annotations

from desktop.core.rules import Emission, Seat
from desktop.games.claim2.cards import Cards
from desktop.games.claim2.events import Chosen, Discarded, Leads, Peeked, Recruited, Revealed, TookUp, Won
from desktop.games.claim2.state import NO_CARD, TRICKS, Favour, Masks, Recruiting, State
from desktop.games.claim2.tricks import BOTH, OTHER, Duel


def resolve(
    cards: Cards,
    state: State,
    table: Recruiting,
    hands: Masks,
    reply: int,
    duel: Duel,
    told: list[Emission] | None,
) -> State:
    """Return the state after ``reply`` left ``hands``: they recruit, or a seer looks first (C2-4.3, C2-4.4)."""
    leader = state.leader
    won = duel.winners[leader]
    if told is not None:
        told.append(Emission(Won(won, 1, state.trick)))
    voids = table.voids
    if duel.void:
        voids = (voids[0] | duel.void, voids[1]) if leader else (voids[0], voids[1] | duel.void)
    if duel.with_seer:
        if told is not None:
            peeked = Peeked(won, cards.name[table.deck[0]])
            told.append(Emission(peeked, audience=(won,), otherwise=Peeked(won, None)))
        table = Recruiting(table.deck, table.competed, table.followers, table.shown, table.kept, voids, table.discard)
        return State("choose", won, state.trick, leader, hands, state.led, reply, table, state.last)
    return _recruit(cards, state, table, hands, reply, duel, won, table.kept, voids, told)


def choose(cards: Cards, state: State, table: Recruiting, duel: Duel, swap: bool, told: list[Emission] | None) -> State:
    """Return the state after the seer's winner kept the competed card or swapped it (C2-9.2)."""
    won = state.asked
    if told is not None:
        told.append(Emission(Chosen(won, swap)))
    taker, kept = (OTHER[won], table.kept) if swap else (won, table.kept | cards.bit[table.deck[0]])
    return _recruit(cards, state, table, state.hands, state.reply, duel, taker, kept, table.voids, told)


def _recruit(
    cards: Cards,
    state: State,
    table: Recruiting,
    hands: Masks,
    reply: int,
    duel: Duel,
    taker: Seat,
    kept: int,
    voids: Masks,
    told: list[Emission] | None,
) -> State:
    """Return the state after both recruited and the next trick began (C2-4.5 to C2-4.8).

    ``taker`` gets the competed card, the other seat the top card.
    """
    deck, competed, (first, second) = table.deck, table.competed, table.followers
    top, bit = deck[0], cards.bit
    prize, draw = bit[competed], bit[top]
    followers = (first | draw, second | prize) if taker else (first | prize, second | draw)
    discard = table.discard | duel.played
    leads = duel.leaders[state.leader]
    last = (state.leader, state.led, reply)
    trick = state.trick + 1
    if told is not None:
        told.append(Emission(Recruited(taker, cards.name[competed], competed=True)))
        # who took the top card knows it, and a seer's winner who left it to him (C2-10.6)
        told.append(
            Emission(
                Recruited(OTHER[taker], cards.name[top], competed=False),
                audience=BOTH if kept & draw else (OTHER[taker],),
                otherwise=Recruited(OTHER[taker], None, competed=False),
            )
        )
        told.append(Emission(Discarded((cards.name[state.led], cards.name[reply]))))
    if trick > TRICKS:
        return _take_up(followers, discard, leads, last, told)
    if told is not None:
        told.append(Emission(Leads(leads, 1, trick)))
        told.append(Emission(Revealed(cards.name[deck[1]])))
    table = Recruiting(deck[2:], deck[1], followers, table.shown | prize, kept, voids, discard)
    return State("lead", leads, trick, leads, hands, NO_CARD, NO_CARD, table, last)


def _take_up(followers: Masks, discard: int, leads: Seat, last: tuple[int, ...], told: list[Emission] | None) -> State:
    """Return the beginning of Phase 2: the followers become the hands (C2-5.1, C2-5.2)."""
    if told is not None:
        told.extend(Emission(TookUp(seat, followers[seat].bit_count())) for seat in BOTH)
        told.append(Emission(Leads(leads, 2, 1)))
    return State("lead", leads, 1, leads, followers, NO_CARD, NO_CARD, Favour(discard=discard), last)
