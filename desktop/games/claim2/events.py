"""What can be told about a game (C2-10.7).  Cards are names such as ``"gnome-5"``; ``None`` is a hidden card."""

from __future__ import annotations

from typing import TypeAlias

from desktop.core.rules import Event, Seat


class Dealt(Event, frozen=True, tag="dealt"):
    """A hand was dealt (C2-2.2).

    Attributes
    ----------
    seat
        Whose hand it is.
    count
        How many cards.
    cards
        Which; empty for everybody else.
    """

    seat: Seat
    count: int
    cards: tuple[str, ...] = ()


class Leads(Event, frozen=True, tag="leads"):
    """A trick begins, and this seat leads it (C2-3.5)."""

    seat: Seat
    phase: int
    trick: int


class Revealed(Event, frozen=True, tag="revealed"):
    """The top card of the deck was turned up to be competed for (C2-4.1)."""

    card: str


class Played(Event, frozen=True, tag="played"):
    """A card was played into the trick (C2-3.1)."""

    seat: Seat
    card: str


class Won(Event, frozen=True, tag="won"):
    """A trick was won (C2-3.4)."""

    seat: Seat
    phase: int
    trick: int


class Peeked(Event, frozen=True, tag="peeked"):
    """The winner's seer looked at the top card (C2-9.2)."""

    seat: Seat
    card: str | None


class Chosen(Event, frozen=True, tag="chosen"):
    """The seer's winner kept the competed card or swapped it (C2-9.4)."""

    seat: Seat
    swap: bool


class Recruited(Event, frozen=True, tag="recruited"):
    """A follower was laid face down on a pile (C2-4.5).

    Attributes
    ----------
    seat
        Who took it.
    card
        Which, as far as it is known.
    competed
        Whether it was the competed card; else it came from the deck.
    """

    seat: Seat
    card: str | None
    competed: bool


class Discarded(Event, frozen=True, tag="discarded"):
    """The two cards played in Phase 1 left the game (C2-4.6)."""

    cards: tuple[str, ...]


class TookUp(Event, frozen=True, tag="took-up"):
    """A player took his followers as his new hand (C2-5.1)."""

    seat: Seat
    count: int


class Scored(Event, frozen=True, tag="scored"):
    """Cards went to a score pile (C2-5.4, step 2)."""

    seat: Seat
    cards: tuple[str, ...]


class Rowed(Event, frozen=True, tag="rowed"):
    """Gnomes were laid in the winner's row (C2-6.1)."""

    seat: Seat
    cards: tuple[str, ...]


class Pooled(Event, frozen=True, tag="pooled"):
    """Trolls of the trick joined the pool (C2-8.2)."""

    cards: tuple[str, ...]


class TrollsTaken(Event, frozen=True, tag="trolls-taken"):
    """The winner took the highest troll of the pool, after the last trick all (C2-8.2, C2-8.5)."""

    seat: Seat
    cards: tuple[str, ...]


class Smashed(Event, frozen=True, tag="smashed"):
    """Giants smashed gnomes, or were held back when ``gnomes`` is 0 (C2-7.1, C2-7.4)."""

    seat: Seat
    victim: Seat
    value: int
    gnomes: int


class RowKept(Event, frozen=True, tag="row-kept"):
    """The surviving gnomes of a row went to its owner's score pile (C2-6.3)."""

    seat: Seat
    cards: tuple[str, ...]


class Voted(Event, frozen=True, tag="voted"):
    """A faction voted, or for nobody (C2-11.2 to C2-11.4)."""

    faction: str
    seat: Seat | None
    counts: tuple[int, int]


AnyEvent: TypeAlias = (
    Dealt
    | Leads
    | Revealed
    | Played
    | Won
    | Peeked
    | Chosen
    | Recruited
    | Discarded
    | TookUp
    | Scored
    | Rowed
    | Pooled
    | TrollsTaken
    | Smashed
    | RowKept
    | Voted
)
"""Every event there is."""
