"""The deal: windows, callers, recruiting and desertion cards (CH-4)."""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from desktop.core.dice import Dice, shuffled
from desktop.core.rules import Emission, Event
from desktop.games.gold_and_rum.actions import Desert, Pass, Recruit
from desktop.games.gold_and_rum.cards import DESERT, RECRUIT
from desktop.games.gold_and_rum.content import WARRIORS, Content
from desktop.games.gold_and_rum.events import (
    DealEnded,
    Dealt,
    DesertLaid,
    LastCall,
    RecruitLaid,
    RecruitPhaseBegan,
    RoundBegan,
    RumCame,
)
from desktop.games.gold_and_rum.observation import Fought, Terms
from desktop.games.gold_and_rum.state import Deal, State

Say: TypeAlias = "list[Emission] | None"
"""Where events go; ``None`` if nobody listens."""

Window: TypeAlias = tuple[int, bool, bool, str]
"""Warrior cards dealt before it, whether D and R may be played in it, and its kind."""

LOTS = 12252240
"""Divisible by every number up to 18: all cards of a row of one back are equally likely to be struck."""


@cache
def warlords(seats: int, chancellor: int) -> tuple[int, ...]:
    """Return the warlords clockwise from the left of ``chancellor``."""
    return tuple((chancellor + i) % seats for i in range(1, seats))


@cache
def schedule(step: int, marker: int) -> tuple[Window, ...]:
    """Return the windows of a round by their numbers (CH-4.9); the last one is the recruit phase."""
    windows: list[Window] = []
    for card in range(1, WARRIORS - 1):
        if card % step == 0:
            windows.append((card, True, card > marker, "normal"))
        if card == marker:
            windows.append((card, True, True, "marker"))
    windows.append((WARRIORS - 1, True, True, "last"))
    windows.append((WARRIORS, False, True, "recruit"))
    return tuple(windows)


@cache
def rum_window(step: int, marker: int) -> int:
    """Return the number of the first window in which R may be played: the marker window."""
    return next(at for at, window in enumerate(schedule(step, marker)) if window[2])


def window_of(state: State) -> Window:
    """Return the window that is open."""
    return schedule(state.terms.step, state.deal.marker)[state.deal.window]


def callers(state: State) -> tuple[int, ...]:
    """Return the warlords in the order in which this window asks them (CH-4.10)."""
    order = warlords(state.terms.seats, state.chancellor)
    start = (state.deal.window + state.deal.offset) % len(order)
    return order[start:] + order[:start]


def caller(state: State) -> int:
    """Return the warlord whom the deal asks."""
    deal = state.deal
    order = warlords(state.terms.seats, state.chancellor)
    return order[(deal.window + deal.offset + deal.turn) % len(order)]


def open_round(
    content: Content,
    terms: Terms,
    number: int,
    chancellor: int,
    scores: tuple[int, ...],
    favours: tuple[int, ...],
    wins: tuple[tuple[int, ...], ...],
    previous: tuple[Fought, ...],
    dice: Dice,
    say: Say,
) -> State:
    """Return the first question of a round: cards shuffled, marker and offset drawn (CH-2, CH-4.1)."""
    first, last = content.marker
    seats = range(terms.seats)
    deck = shuffled(content.deck, dice)
    marker = first + dice.below(last - first + 1)
    offset = dice.below(terms.seats - 1)
    lot = dice.below(LOTS)
    recruits = tuple(0 if seat == chancellor else terms.recruits for seat in seats)
    deserts = tuple(0 if seat == chancellor else terms.deserts for seat in seats)
    # no window is open yet: the first one is found by going on from here
    deal = Deal(deck, ((),) * terms.piles, marker, offset, -1, terms.seats - 1, 0, recruits, deserts, lot)
    state = State(
        terms, "deal", number, chancellor, -1, scores, favours, wins, deal, None, None, previous
    )  # fmt: skip
    if say is not None:
        say.append(Emission(RoundBegan(number, chancellor, offset)))
    return ask_next(state, deal.window, deal.turn, 0, deal.piles, recruits, deserts, say)


def play(state: State, action: Pass | Desert | Recruit, say: Say) -> tuple[State, bool]:
    """Return the state after a legal ``action`` of the caller, and whether cards came up."""
    deal = state.deal
    recruits, deserts, piles = deal.recruits, deal.deserts, deal.piles
    turn, passes = deal.turn, deal.passes
    seat = action.seat
    if type(action) is Pass:
        turn, passes = turn + 1, passes + 1
    else:
        at = action.pile  # type: ignore[union-attr]
        pile = piles[at]
        # who played may play again, but in the recruit phase one card at a time (CH-4.13)
        if type(action) is Recruit:
            card = RECRUIT + seat
            recruits = (*recruits[:seat], recruits[seat] - 1, *recruits[seat + 1 :])
            turn += state.phase == "recruit"
            tell: type[DesertLaid | RecruitLaid] = RecruitLaid
        else:
            card = DESERT + seat
            deserts = (*deserts[:seat], deserts[seat] - 1, *deserts[seat + 1 :])
            tell = DesertLaid
        passes = 0
        piles = (*piles[:at], (*pile, card), *piles[at + 1 :])
        if say is not None:
            _tell(state, tell(seat, at, pile[-1]), say)
    after = ask_next(state, deal.window, turn, passes, piles, recruits, deserts, say)
    return after, after.deal.window != deal.window


def _tell(state: State, event: Event, say: list[Emission]) -> None:
    """Say what will soon be covered: it is fleeting unless the piles may be leafed through (CH-4.14)."""
    say.append(Emission(event, fleeting=not state.terms.open_book))


def ask_next(
    state: State,
    at: int,
    turn: int,
    passes: int,
    piles: tuple[tuple[int, ...], ...],
    recruits: tuple[int, ...],
    deserts: tuple[int, ...],
    say: Say,
) -> State:
    """Go on to the next warlord with a playable card, dealing as windows close (CH-4.9 to CH-4.13)."""
    terms, deal = state.terms, state.deal
    windows = schedule(terms.step, deal.marker)
    order = warlords(terms.seats, state.chancellor)
    count, final = len(order), len(windows) - 1
    deck, phase = deal.deck, state.phase
    while at < final:
        if turn < count:
            _, may_desert, may_recruit, _ = windows[at]
            start = at + deal.offset
            while turn < count:
                seat = order[(start + turn) % count]
                if (may_desert and deserts[seat]) or (may_recruit and recruits[seat]):
                    break
                turn += 1
            else:
                continue
            break
        before = windows[at][0] if at >= 0 else 0
        at, turn = at + 1, 0
        if say is None and not any(deserts):
            # nobody is told of the cards, and nobody can play before the rum comes, or at all
            at = max(at, rum_window(terms.step, deal.marker)) if any(recruits) else final
        deck, piles = _deal(state, before, windows[at], deck, piles, say)
        if at == final:
            passes = 0
    if at == final:
        holders = sum(1 for left in recruits if left)
        if passes >= holders:
            phase = "favourite"
            if say is not None:
                say.append(Emission(DealEnded()))
        else:
            phase = "recruit"
            while not recruits[order[(at + deal.offset + turn) % count]]:
                turn += 1
    after = Deal(deck, piles, deal.marker, deal.offset, at, turn, passes, recruits, deserts, deal.lot)
    return State(
        terms,
        phase,
        state.round,
        state.chancellor,
        -1,
        state.scores,
        state.favours,
        state.wins,
        after,
        None,
        None,
        state.previous,
    )


def _deal(
    state: State,
    before: int,
    window: Window,
    deck: tuple[int, ...],
    piles: tuple[tuple[int, ...], ...],
    say: Say,
) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Return deck and piles when ``window`` opens, ``before`` warrior cards being dealt (CH-4.2)."""
    until, _, _, kind = window
    if until > before:
        rows = list(piles)
        count, cards = len(rows), until - before
        if cards == 1:
            at = before % count
            rows[at] += deck[:1]
        else:
            # several cards of a pile come in one piece: every circuit brings it one
            for first in range(min(count, cards)):
                rows[(before + first) % count] += deck[first:cards:count]
        if say is not None:
            for place in range(cards):
                _tell(state, Dealt(before + place + 1, (before + place) % count, deck[place]), say)
        deck, piles = deck[until - before :], tuple(rows)
    if say is not None:
        if kind == "marker":
            say.append(Emission(RumCame(until)))
        elif kind == "last":
            say.append(Emission(LastCall()))
        elif kind == "recruit":
            say.append(Emission(RecruitPhaseBegan()))
    return deck, piles
