"""The whole truth of one game of Ghour."""

from __future__ import annotations

import msgspec

from desktop.games.ghour.pieces import Fight, Mod, Options, Plan, Question, Standing, Symbol, Unit, Vector


class Task(msgspec.Struct, frozen=True, gc=False):
    """Something the rules will do next without being asked.

    Attributes
    ----------
    name
        What.
    seat, number
        Whom and what it concerns.
    """

    name: str
    seat: int = 0
    number: int = 0


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything; each tuple of players is by seat.

    Attributes
    ----------
    options
        How it is played.
    picks
        The names of the decks.
    lists
        What is in them: 36 numbers of cards, ascending.
    hands
        Ascending.
    colonies
        The next card to draw first.
    recruiters
        The card that lies on the Colony, or -1.
    graves
        The top card last.
    trophies
        (card, owner), the newest last.
    fields
        In the order of arrival.
    gone
        Cards that left the game.
    out
        Who is eliminated, and in which order: 0 alive, else the number of the check.
    recruited
        Who laid a recruiter today.
    attacked, withdrawn
        By seat, a bit for each opponent.
    looked
        By seat, a bit for each pile: opponent * 2 + kind.
    claims
        Who claimed the floor, in order (GH-11.7).
    day, first, floor
        The day, the dawn seat of day 1, who acted on the floor last.
    passes
        Passes in succession on the floor.
    question
        What is asked; its kind is ``over`` when the game is.
    plan
        The payment that is open.
    fight
        The attack that goes on.
    mods
        Battle modifiers, in the order made.
    purse, symbols
        Goods of attacking or defending symbols by seat, and symbols whose surcharge is to be decided (GH-8.12a).
    late, late_symbols
        The same of dying symbols, kept until the attack or effect window is over (GH-9.30).
    standing
        Announcements, in order.
    announced, gave_way
        Bits: who announced and who withdrew in this ``answer`` state.
    opener
        Left of whom the floor goes on after the announcements.
    again
        Whether the ``answer`` state was entered after an attack.
    leftover
        Whose goods are kept for the next manoeuvre (option), or -1, and what.
    looking
        Who looks into whose pile: (seat, owner, pile), or nothing.
    idle
        Days in a row without a move that counts (GH-10.6).
    still, tally
        Days in a row on which no card changed its place, and how many lay where.
    stirred
        Whether this day has seen one.
    accepted
        Bits: who accepted the draw.
    drawn
        Whether the game was drawn by agreement.
    next
        The next number on the table.
    todo
        What the rules will do next, the first thing last.
    """

    options: Options
    picks: tuple[str, ...]
    lists: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[int, ...], ...]
    colonies: tuple[tuple[int, ...], ...]
    recruiters: tuple[int, ...]
    graves: tuple[tuple[int, ...], ...]
    trophies: tuple[tuple[tuple[int, int], ...], ...]
    fields: tuple[tuple[Unit, ...], ...]
    gone: tuple[tuple[int, ...], ...]
    out: tuple[int, ...]
    recruited: tuple[bool, ...]
    attacked: tuple[int, ...]
    withdrawn: tuple[int, ...]
    looked: tuple[int, ...]
    claims: tuple[int, ...]
    day: int
    first: int
    floor: int
    passes: int
    question: Question
    plan: Plan | None = None
    fight: Fight | None = None
    mods: tuple[Mod, ...] = ()
    purse: tuple[Vector, ...] = ()
    symbols: tuple[Symbol, ...] = ()
    late: tuple[Vector, ...] = ()
    late_symbols: tuple[Symbol, ...] = ()
    standing: tuple[Standing, ...] = ()
    announced: int = 0
    gave_way: int = 0
    opener: int = 0
    again: bool = False
    leftover: tuple[int, int, int, int] = (-1, 0, 0, 0)
    looking: tuple[int, int, int] = (-1, 0, 0)
    idle: int = 0
    still: int = 0
    tally: tuple[int, ...] = ()
    stirred: bool = False
    accepted: int = 0
    drawn: bool = False
    next: int = 1
    todo: tuple[Task, ...] = ()
