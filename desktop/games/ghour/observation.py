"""What one viewer may know of a game of Ghour (GH-11.1, GH-11.2)."""

from __future__ import annotations

import msgspec

from desktop.games.ghour.pieces import Fight, Mod, Options, Plan, Question, Standing, Symbol, Unit, Vector


class Change(msgspec.Struct, frozen=True, gc=False):
    """Something that makes a card's value differ from what is printed.

    Attributes
    ----------
    what
        ``attack``, ``defence`` or ``keywords``.
    amount
        By how much; for keywords their bits.
    by
        ``attached``, ``battle``, ``shapeshifter``, ``kamikaze``, ``catapult``, ``knowledge``, ``life-drinker`` or
        ``day``.
    card
        The card that does it, attached or cast, or -1.
    """

    what: str
    amount: int
    by: str
    card: int = -1


class Seen(msgspec.Struct, frozen=True, gc=False):
    """A card on the Field with its current values, computed (GH-9.24, GH-9.25).

    Attributes
    ----------
    unit
        Where and how it lies; its face is -1 for who may not know it.
    attacks
        Its attack values now: (kind, value); 0 club, 1 bow, 2 axe.
    defence
        Its defence now, before marked damage; ``None`` if it has none.
    damage
        Marked damage.
    keywords
        What it has now, as bits.
    changes
        Why that differs from what is printed.
    """

    unit: Unit
    attacks: tuple[tuple[int, int], ...] = ()
    defence: int | None = None
    damage: int = 0
    keywords: int = 0
    changes: tuple[Change, ...] = ()


class Player(msgspec.Struct, frozen=True, gc=False):
    """One player as the viewer sees him.

    Attributes
    ----------
    deck
        The name of his deck (GH-1.2).
    start
        The base he began with.
    list
        What is in his deck, ascending, or ``None`` for who may not know it.
    hand
        His cards, ascending, or ``None`` for who may not know them.
    cards
        How many he holds.
    limit
        How many he may hold.
    colony
        How many cards lie face-down on his Colony.
    recruiter
        The card that lies on it, or -1.
    top
        The top card of his Graveyard, or -1.
    buried
        How many cards lie there.
    grave
        All of them, for who may know; else ``None``.
    points
        His TP.
    trophies
        Of each trophy its TP and its owner, in order.
    won
        The trophies themselves, for who may know; else ``None``.
    field
        His Field, in the order of arrival.
    gone
        How many of his cards left the game.
    out
        0, or when he was eliminated.
    recruited
        Whether he laid a recruiter today.
    attacked, withdrawn, looked
        Bits, as in the state.
    """

    deck: str
    start: int
    list: tuple[int, ...] | None
    hand: tuple[int, ...] | None
    cards: int
    limit: int
    colony: int
    recruiter: int
    top: int
    buried: int
    grave: tuple[int, ...] | None
    points: int
    trophies: tuple[tuple[int, int], ...]
    won: tuple[int, ...] | None
    field: tuple[Seen, ...]
    gone: int
    out: int
    recruited: bool
    attacked: int
    withdrawn: int
    looked: int


class Todo(msgspec.Struct, frozen=True, gc=False):
    """What the rules will do next; the order of the day is public.

    Attributes
    ----------
    name, seat, number
        As the rules keep it.
    """

    name: str
    seat: int
    number: int


class Observation(msgspec.Struct, frozen=True):
    """Everything ``viewer`` may know.

    Attributes
    ----------
    viewer
        Whose eyes; ``None`` is the open table.
    perfect
        Whether it holds what perfect memory would know: piles and face-down creatures once seen.
    options
        How it is played.
    players
        By seat.
    day, first, floor, passes
        Where the day is.
    question
        What is asked; what others enter in secret is left out.
    answering
        The seat that is asked, or -1 when several are.
    plan
        The open payment, for its payer only.
    fight, mods
        The attack and what changes values in it.
    purse, symbols, late, late_symbols
        Goods of symbols waiting to be spent, by seat, and surcharges to be decided.
    standing, announced, gave_way, opener, again
        Announcements.
    claims, leftover
        As in the state.
    looking
        Who looks into whose pile.
    undead
        What the viewer may take back, while he is asked (GH-11.20).
    idle, still, tally, stirred, accepted, drawn
        Standstill (GH-10.6).
    next, todo
        What the rules go on with.
    """

    viewer: int | None
    perfect: bool
    options: Options
    players: tuple[Player, ...]
    day: int
    first: int
    floor: int
    passes: int
    question: Question
    answering: int
    plan: Plan | None
    fight: Fight | None
    mods: tuple[Mod, ...]
    purse: tuple[Vector, ...]
    symbols: tuple[Symbol, ...]
    late: tuple[Vector, ...]
    late_symbols: tuple[Symbol, ...]
    standing: tuple[Standing, ...]
    announced: int
    gave_way: int
    opener: int
    again: bool
    claims: tuple[int, ...]
    leftover: tuple[int, int, int, int]
    looking: tuple[int, int, int]
    undead: tuple[tuple[int, int], ...] | None
    idle: int
    still: int
    tally: tuple[int, ...]
    stirred: bool
    accepted: int
    drawn: bool
    next: int
    todo: tuple[Todo, ...]
