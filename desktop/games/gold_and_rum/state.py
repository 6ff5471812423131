"""The whole truth of a game of Gold & Rum."""

from __future__ import annotations

import msgspec

from desktop.games.gold_and_rum.cards import Army, Tally
from desktop.games.gold_and_rum.observation import Claim, Flight, Fought, Hit, SpyCall, Terms


class Deal(msgspec.Struct, frozen=True, gc=False):
    """The first half of a round: the piles come about (CH-4).

    Attributes
    ----------
    deck
        The warrior cards to come, the next one first.
    piles
        The cards of every pile, bottom first.
    marker
        The marker lies after this many warrior cards (CH-4.1).
    offset, window
        r and w of CH-4.10; the window says how many cards are dealt.
    turn
        How many callers of this window are done; in the recruit phase it goes on over all circuits.
    passes
        Passes in direct succession in the recruit phase (CH-4.13).
    recruits, deserts
        Cards left, by seat.
    lot
        Which of several equal backs the commando strikes when it points at one: nobody knows how a
        row lies, so this number stands for the order of all rows of the round.
    """

    deck: tuple[int, ...]
    piles: tuple[tuple[int, ...], ...]
    marker: int
    offset: int
    window: int
    turn: int
    passes: int
    recruits: tuple[int, ...]
    deserts: tuple[int, ...]
    lot: int


class Muster(msgspec.Struct, frozen=True, gc=False):
    """The second half of a round: who holds what (CH-6 to CH-9).

    Attributes
    ----------
    hands
        The tally of every hand.
    certain
        Cards everybody knows to be with a seat, in hand or face down; during CH-7 the protected ones.
    aside
        What was laid aside openly.
    buried
        What left unseen: unclaimed piles and the commando's victim.
    claims, spies
        What became of the piles and of the spies.
    called, holder
        The spy that is called, and who has laid it aside and must answer; 0 and -1 if none.
    hit
        What the commando did.
    fought
        The battles that are over.
    """

    hands: tuple[Tally, ...]
    certain: tuple[tuple[int, ...], ...]
    aside: Tally
    buried: Tally
    claims: tuple[Claim, ...]
    spies: tuple[SpyCall, ...]
    called: int
    holder: int
    hit: Hit | None
    fought: tuple[Fought, ...]


class Call(msgspec.Struct, frozen=True, gc=False):
    """A neutral call (CH-11.1).

    Attributes
    ----------
    eligible, open
        Who is asked this time, and who has not answered yet.
    named
        Who has named himself this time; hidden until all have answered.
    spent
        Who named himself earlier in this call.
    queue
        Who named himself and has yet to act.
    """

    eligible: tuple[int, ...]
    open: tuple[int, ...]
    named: tuple[int, ...]
    spent: tuple[int, ...]
    queue: tuple[int, ...]


class Battle(msgspec.Struct, frozen=True, gc=False):
    """The battle that is being fought (CH-9).

    Attributes
    ----------
    race
        Who fights.
    turn
        How many warlords have laid or were passed over.
    plan
        What the warlord who is laying has said so far, kind by kind.
    armies
        What lies there, by seat.
    up
        Whether it is turned up.
    call
        The neutral call under way.
    flight
        The airship, if it flew; the battle is decided at once then.
    """

    race: int
    turn: int
    plan: tuple[int, ...]
    armies: tuple[Army, ...]
    up: bool
    call: Call | None
    flight: Flight | None


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything.

    Attributes
    ----------
    terms
        What was settled before the game.
    phase
        The kind of question that is open; see :class:`~desktop.games.gold_and_rum.observation.Observation`.
    round
        From 1.
    chancellor, favourite
        Seats; the favourite is -1 until he is named.
    scores, favours
        Points, and how many of them came by a favourite.
    wins
        The battles each seat's own army won, the latest first, as ``4 × round + battle`` (CH-10.3).
    deal
        The deal; its piles are empty once they are worked out.
    muster
        ``None`` during the deal.
    battle
        ``None`` before and between the battles.
    previous
        The battles of the round before.
    """

    terms: Terms
    phase: str
    round: int
    chancellor: int
    favourite: int
    scores: tuple[int, ...]
    favours: tuple[int, ...]
    wins: tuple[tuple[int, ...], ...]
    deal: Deal
    muster: Muster | None
    battle: Battle | None
    previous: tuple[Fought, ...]
