"""What one viewer of Gold & Rum may know (CH-11)."""

from __future__ import annotations

import msgspec

from desktop.games.gold_and_rum.cards import Army, Tally


class Terms(msgspec.Struct, frozen=True, gc=False):
    """What is settled by the number of players and the options (CH-2, CH-4.9).

    Attributes
    ----------
    seats, piles
        Players with the chancellor, and piles.
    recruits, deserts
        Recruiting and desertion cards of every warlord at the start of a round.
    threshold
        The score that ends the game.
    step
        A normal window opens after every so many warrior cards.
    open_book
        Whether the piles may be leafed through (CH-4.14).
    """

    seats: int
    piles: int
    recruits: int
    deserts: int
    threshold: int
    step: int
    open_book: bool


class Sum(msgspec.Struct, frozen=True, gc=False):
    """How the strength of an army comes about (CH-9.6).

    Attributes
    ----------
    race
        "2"s and "6"s added, before doubling.
    leader
        Whether one leader doubles them.
    quarrel
        Whether two leaders make the whole army worth nothing.
    goblins, trolls, giants, machines, airship
        What each adds; machines only as far as they are served.
    idle
        Machines without a goblin.
    total
        The strength.
    """

    race: int
    leader: bool
    quarrel: bool
    goblins: int
    trolls: int
    giants: int
    machines: int
    airship: int
    idle: int
    total: int


class PileView(msgspec.Struct, frozen=True, gc=False):
    """One pile of the deal.

    Attributes
    ----------
    top
        The visible card; -1 if the pile is not yet begun.
    warriors
        How many warrior cards lie in it.
    cards
        All cards, bottom first: for perfect memory only, otherwise empty.
    """

    top: int
    warriors: int
    cards: tuple[int, ...] = ()


class Claim(msgspec.Struct, frozen=True, gc=False):
    """The public result of a pile (CH-6.8).

    Attributes
    ----------
    pile
        Counted from 0.
    owner
        Whose lowest recruiting card decided; -1 if nobody claimed it.
    cards
        How many warrior cards the owner got.
    deserted
        The warriors that left a claimed pile.
    """

    pile: int
    owner: int
    cards: int = 0
    deserted: tuple[int, ...] = ()


class SpyCall(msgspec.Struct, frozen=True, gc=False):
    """A spy that was called and answered (CH-7).

    Attributes
    ----------
    number
        1 to 4.
    holder
        Who had it; -1 if nobody.
    victim, kind
        Who was asked for what; -1 if the spy was not used.
    got
        Whether the victim had to hand one over.
    """

    number: int
    holder: int
    victim: int = -1
    kind: int = -1
    got: bool = False


class Hit(msgspec.Struct, frozen=True, gc=False):
    """What the commando did (CH-9.4).

    Attributes
    ----------
    user, victim
        Who used it, on whose card.
    battle
        In which battle, from 0.
    back
        The back of the card that was struck.
    kind
        Its face; -1 for all but the victim.
    """

    user: int
    victim: int
    battle: int
    back: int
    kind: int


class Flight(msgspec.Struct, frozen=True, gc=False):
    """The launch of the airship (CH-9.7): by whom, with how many goblins aboard."""

    seat: int
    goblins: int


class Fought(msgspec.Struct, frozen=True, gc=False):
    """A battle that is over.

    Attributes
    ----------
    race
        Who fought it.
    armies, sums
        What each seat had turned up, and its strength.
    flight
        The airship, if it flew.
    winners
        All with the greatest strength; empty if nobody won.
    points
        What each of them got.
    """

    race: int
    armies: tuple[Army, ...]
    sums: tuple[Sum, ...]
    flight: Flight | None
    winners: tuple[int, ...]
    points: int


class ArmyView(msgspec.Struct, frozen=True, gc=False):
    """The row of one warlord in the battle that is being fought.

    Attributes
    ----------
    race, mercenaries
        How many cards of each back lie there.
    army
        Its faces: for the owner, and for everybody once turned up; otherwise ``None``.
    sum
        Its strength, once turned up.
    """

    race: int
    mercenaries: int
    army: Army | None = None
    sum: Sum | None = None


class CallView(msgspec.Struct, frozen=True, gc=False):
    """A neutral call that is under way (CH-11.1).

    Attributes
    ----------
    kind
        The card called for.
    eligible
        Who is asked this time.
    open
        Who has not answered yet; what the others said shows only when all have.
    spent
        Who named himself in this call.
    queue
        Who named himself and has yet to act, the acting seat first.
    mine
        What the viewer has answered this time, while that is nobody else's knowledge.
    """

    kind: int
    eligible: tuple[int, ...]
    open: tuple[int, ...]
    spent: tuple[int, ...]
    queue: tuple[int, ...]
    mine: bool | None = None


class Observation(msgspec.Struct, frozen=True, gc=False):
    """What one viewer may know; tuples are indexed by seat unless said otherwise, numbers count from 0.

    Attributes
    ----------
    terms
        What was settled before the game.
    phase
        ``deal``, ``recruit``, ``favourite``, ``spies``, ``race``, ``lay``, ``commando-call``, ``commando``,
        ``airship-call``, ``airship`` or ``over``.
    round
        From 1.
    chancellor, favourite
        Seats; the favourite is -1 until he is named.
    scores, favours, wins
        Points; how many of them came by a favourite; battles won by the own army, the latest first, each as
        ``4 × round + battle``.
    asked
        Whom the game waits for; all who have not answered in a neutral call.
    warlords
        Clockwise from the chancellor's left.
    callers
        The order of the window that is open (CH-4.10); empty outside the deal.
    offset, window, dealt, undealt, marker
        Of the deal: offset r, number of the window, of the last warrior card, cards to come, and the card
        after which the marker came up (-1 while it has not).
    window_kind
        ``normal``, ``marker``, ``last`` or ``recruit``; empty outside the deal.
    turn, passes
        How many callers of the window are done; passes in direct succession in the recruit phase.
    recruits, deserts
        Recruiting and desertion cards in front of every seat; once the piles are worked out all of them.
    piles
        The piles while they lie there, in their order.
    claims
        What became of each pile.
    backs
        How many cards of each back every hand holds.
    hand
        The viewer's own hand as a tally; empty for the open table.
    certain
        Cards everybody knows to be with a seat since a spy brought them there; protected from spies (CH-7.4).
    remembered
        For perfect memory only: the tally of every hand together with what lies face down and with the
        commando's victim, if it was his.
    aside
        The tally of all that was laid aside openly this round.
    called
        The number of the spy whose holder is asked; 0 if none.
    spies
        The calls that are over.
    race, armies, laid, plan
        The battle that is being fought (its number is ``len(fought)``): its race, -1 until it is named, its
        rows, how many warlords have laid or were passed over, and what the viewer has said so far of the
        mercenaries he is laying.
    call, hit
        The neutral call under way; what the commando did this round.
    fought, previous
        The battles of this round and of the one before.
    """

    terms: Terms
    phase: str
    round: int
    chancellor: int
    favourite: int
    scores: tuple[int, ...]
    favours: tuple[int, ...]
    wins: tuple[tuple[int, ...], ...]
    asked: tuple[int, ...]
    warlords: tuple[int, ...]
    callers: tuple[int, ...]
    offset: int
    window: int
    window_kind: str
    dealt: int
    undealt: int
    marker: int
    turn: int
    passes: int
    recruits: tuple[int, ...]
    deserts: tuple[int, ...]
    piles: tuple[PileView, ...]
    claims: tuple[Claim, ...]
    backs: tuple[tuple[int, int, int, int, int, int], ...]
    hand: Tally
    certain: tuple[tuple[int, ...], ...]
    remembered: tuple[Tally, ...]
    aside: Tally
    called: int
    spies: tuple[SpyCall, ...]
    race: int
    armies: tuple[ArmyView, ...]
    laid: int
    plan: tuple[int, ...]
    call: CallView | None
    hit: Hit | None
    fought: tuple[Fought, ...]
    previous: tuple[Fought, ...]
