"""The contract between one game's rules and everything else.

A game is a handful of pure functions over an immutable state.  Nothing here, and
nothing below ``desktop.games``, imports Qt, reads a file or looks at a clock.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Generic, NewType, Protocol, TypeVar

import msgspec

from desktop.core.dice import Dice
from desktop.core.message import Message

Seat = NewType("Seat", int)
"""A place at the table, counted from zero in clockwise order."""

S = TypeVar("S")
"""A game's full state."""

O = TypeVar("O")
"""A game's observation: one viewer's knowledge."""


class Action(msgspec.Struct, frozen=True, gc=False, tag="-", tag_field="do"):
    """What a player asks for.

    Subclasses hold plain values, one class per verb, each with a tag of its own.  An action carries
    the player's *choice* only; what chance or the rules made of it is told by events.

    Attributes
    ----------
    seat
        Who acts.
    voluntary
        Whether only people may ask for it (giving up, offering a draw): automatic players never draw it.
    passes
        Whether it says "not I": what a standing order answers with (contract.md §7).
    """

    voluntary: ClassVar[bool] = False
    passes: ClassVar[bool] = False

    seat: Seat


class Event(msgspec.Struct, frozen=True, gc=False, tag="-", tag_field="event"):
    """Something that happened, told to one audience.

    Events are for telling and for animating.  Nobody rebuilds a state from them.
    """


class Emission(msgspec.Struct, frozen=True, gc=False):
    """An event together with who may hear it.

    Attributes
    ----------
    event
        The whole truth.
    audience
        Seats that hear ``event``, ascending; ``None`` means everyone.
    otherwise
        What the other seats and the open table hear instead; ``None`` means nothing at all.
    fleeting
        Whether it reaches only the view open at that moment, and never news, log, recap or
        replay before the game (Gold & Rum: the round) is over.
    """

    event: Event
    audience: tuple[Seat, ...] | None = None
    otherwise: Event | None = None
    fleeting: bool = False

    def heard_by(self, viewer: Seat | None) -> Event | None:
        """Return the version meant for ``viewer``; ``None`` is the open table."""
        if self.audience is None or (viewer is not None and viewer in self.audience):
            return self.event
        return self.otherwise


class Decision(msgspec.Struct, frozen=True, gc=False):
    """A question the rules put to one seat.

    Attributes
    ----------
    seat
        Who is asked.
    prompt
        What is asked, for the ribbon.
    options
        Every legal answer in a fixed order, never empty, none twice; any immutable sequence.
    private
        Whether answering needs knowledge that other seats lack.  A constant of the kind of question.
        The curtain falls only before private decisions.
    waits
        Whether the game waits for the answer.  ``False`` is an interruption.
    begun
        Answers of this seat already given inside the open answer; ``Match.cancel`` takes back so many.
    """

    seat: Seat
    prompt: Message
    options: Sequence[Any]
    private: bool = True
    waits: bool = True
    begun: int = 0


class Step(msgspec.Struct, Generic[S], frozen=True, gc=False):
    """The result of one application of the rules.

    Attributes
    ----------
    state
        The new state.
    emissions
        What happened on the way, in order.  Empty when ``apply`` was called with ``tell=False``.
    reveals
        Whether somebody learned what the actor did not choose to show by this very action.
        Undo cannot make a player forget, so it stops here.
    """

    state: S
    emissions: tuple[Emission, ...] = ()
    reveals: bool = False


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not allowed.

    Attributes
    ----------
    clause
        The clause of the rules, such as ``"AR-3.3"``.
    message
        The reason in words.
    """

    clause: str
    message: Message


class Advice(msgspec.Struct, frozen=True):
    """What the rules would tell a friend who is about to decide.

    Attributes
    ----------
    proposal
        Answers that the player may take over as they stand, in order (a way to pay).
    warnings
        What he should know before he goes on: "this costs your base".
    """

    proposal: tuple[Any, ...] = ()
    warnings: tuple[Message, ...] = ()


class Part(msgspec.Struct, frozen=True):
    """One item that a score is made of.

    Attributes
    ----------
    label
        What it is.
    amount
        What it counts.
    """

    label: Message
    amount: int


class Outcome(msgspec.Struct, frozen=True):
    """How a finished game ended; every tuple is indexed by seat.

    Attributes
    ----------
    kind
        One of the words the catalogue lists for the game.
    ranks
        1 wins; equal ranks share; partners share; no rank 1 if nobody wins.
    scores
        The totals compared.
    parts
        The items each total is made of.
    why
        The deciding tie-break in words, if one was needed.
    """

    kind: str
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    parts: tuple[tuple[Part, ...], ...]
    why: Message | None = None


class Setup(msgspec.Struct, frozen=True):
    """Everything agreed before the first card is dealt.

    Attributes
    ----------
    seats
        Number of players.
    options
        Names with values, sorted by name; what is not named has its default.
    first
        Who begins; ``None`` leaves it to chance.
    picks
        What each seat chooses (a race, a deck); ``""`` by lot.  Empty if nothing is chosen.
    """

    seats: int
    options: tuple[tuple[str, str], ...] = ()
    first: Seat | None = None
    picks: tuple[str, ...] = ()

    def option(self, name: str, default: str = "off") -> str:
        """Return the value of the option ``name``, or ``default`` if it is not named."""
        return next((value for key, value in self.options if key == name), default)


class Types(msgspec.Struct, frozen=True):
    """The types a game is written in, for encoding and decoding.

    ``action`` and ``event`` are unions of *all* tagged subclasses, never a base class: decoding by a
    base drops the subclass without a word.
    """

    action: Any
    event: Any
    state: Any
    observation: Any


class IllegalAction(ValueError):
    """Raised when an action is not an option of an open decision."""


class Rules(Protocol[S, O]):
    """One game, as functions.  Implementations hold content, never state.

    Attributes
    ----------
    types
        The unions and structs of the game.
    content
        What was read from ``rules_data``; frozen, the same value the table draws from.
    """

    types: Types
    content: Any

    def refuse_setup(self, setup: Setup) -> tuple[Refusal, ...]:
        """Return everything that forbids to begin with ``setup``; empty if nothing does."""
        ...

    def begin(self, setup: Setup, dice: Dice) -> Step[S]:
        """Lay out a new game.  Called only when :meth:`refuse_setup` finds nothing."""
        ...

    def decisions(self, state: S) -> tuple[Decision, ...]:
        """Return the open questions.

        At least one that waits exists exactly while the game is not over; several that wait are
        simultaneous, and none may learn another's answer before all are given.
        """
        ...

    def apply(self, state: S, action: Any, dice: Dice, *, tell: bool = True) -> Step[S]:
        """Carry out ``action`` and all it sets off, up to the next question.

        Raises
        ------
        IllegalAction
            If ``action`` is not an option of an open decision.
        """
        ...

    def observe(self, state: S, viewer: Seat | None, *, perfect: bool = False) -> O:
        """Return all that ``viewer`` may know; ``None`` is the open table.

        Two states that differ only in what ``viewer`` cannot know give equal observations.
        ``perfect`` adds what a player with perfect memory still knows.
        """
        ...

    def imagine(self, seen: O, viewer: Seat, dice: Dice) -> S:
        """Invent a full state that ``viewer`` cannot tell from the real one.

        ``observe(imagine(o, v, dice), v, perfect=p) == o`` for both forms of ``o``.
        """
        ...

    def outcome(self, state: S) -> Outcome | None:
        """Return the result, or ``None`` while the game goes on."""
        ...

    def explain(self, state: S, action: Any) -> Refusal | None:
        """Return why ``action`` is not on offer, or ``None`` if it is.

        Answers from what the acting seat knows: equal observations give equal answers.
        """
        ...

    def advise(self, state: S, decision: Decision) -> Advice:
        """Return proposals and warnings for a person about to answer ``decision``."""
        ...

    def read(self, raw: object) -> Any:
        """Return the action that ``raw`` (a mapping from a scenario) describes, or a :class:`Refusal`."""
        ...


def waiting(decisions: Iterable[Decision]) -> tuple[Decision, ...]:
    """Return the decisions the game waits for."""
    return tuple(d for d in decisions if d.waits)
