"""All that a table needs to draw itself: what is seen, by whom, how large, and what the hand is doing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any, Protocol

from desktop.core.message import Message, message, seat_ref
from desktop.core.rules import Decision, Event, Seat
from desktop.match.save import Player
from desktop.ui.bridge import Update
from desktop.ui.pace import NO_PACE, Pacing
from desktop.ui.table.director import Flight
from desktop.ui.table.sprite import Frame, Key, Sprite
from desktop.ui.theme import SEATS, Coat, Look


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the chronicle.

    Attributes
    ----------
    text
        The sentence.
    seat
        Whose shield stands before it; ``None`` for the table itself.
    """

    text: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a list beside the table.

    Attributes
    ----------
    text
        The whole accessible text.
    key
        The sprite it stands for, or ``None``.
    action
        The answer that Enter gives, or ``None``.
    """

    text: str
    key: Key | None = None
    action: Any = None


@dataclass(frozen=True, slots=True)
class Situation:
    """One moment at the table.

    Attributes
    ----------
    update
        The last update: the only facts there are.
    content
        The content of the game, from which pieces take their names.
    players
        Who sits where.
    coats
        Colour, pattern and emblem of each seat, as this game shows them.
    look, frame
        The colours, and the window in units.
    chosen
        What has been clicked so far.
    sources, targets
        The keys that begin an answer, and those that would be clicked next.
    dragged, hovered
        What hangs at the pointer, and what lies below it.
    focus
        What the keyboard points at.
    refusal
        Why the last try was refused, in words, or ``""``.
    clause
        The clause of the rules that the refusal names, or ``""``.
    before
        What the same viewer saw before the news, only while it is asked what they tell; else ``None``.
    lines
        The chronicle as far as this viewer was told.
    pacing
        How the pace stands, at a table that has one.
    shown
        What the viewer turned to with the buttons ``show:<what>=<which>``, such as one of several fields.
    question
        The question put on this view: the viewer's own first, then a public one; ``None`` if there is none.
    mine
        Whether the question is put to a person who is looking at this very view, and now.
    say
        Turns a message into words.
    name
        Turns a thing that has a name into it: kind and id.
    """

    update: Update
    content: Any
    players: tuple[Player, ...]
    coats: tuple[Coat, ...]
    look: Look
    frame: Frame
    say: Callable[[Message], str]
    name: Callable[[str, str], str]
    chosen: tuple[Key, ...] = ()
    sources: frozenset[Key] = frozenset()
    targets: frozenset[Key] = frozenset()
    dragged: Key | None = None
    hovered: Key | None = None
    focus: Key | None = None
    refusal: str = ""
    clause: str = ""
    before: Any = None
    lines: tuple[Line, ...] = field(default=())
    pacing: Pacing = NO_PACE
    shown: tuple[tuple[str, str], ...] = ()
    question: Decision | None = field(init=False, compare=False)
    mine: bool = field(init=False, compare=False)

    def __post_init__(self) -> None:
        """Find out once what a table asks again and again while it is drawn."""
        waiting = [d for d in self.update.decisions if d.waits]
        viewer = self.update.viewer
        question = next((d for d in waiting if d.seat == viewer), waiting[0] if waiting else None)
        mine = question is not None and not self.pacing.silent and self.players[question.seat].kind == "person"
        if question is not None and question.seat != viewer and question.private:
            mine = False
        object.__setattr__(self, "question", question)
        object.__setattr__(self, "mine", mine)

    @property
    def seen(self) -> Any:
        """The observation."""
        return self.update.observation

    @property
    def offers(self) -> tuple[Any, ...]:
        """Every answer that may be given on this view: to the question on it, then the viewer's interruptions."""
        question = self.question
        asked = tuple(question.options) if question is not None and self.mine else ()
        viewer = self.update.viewer
        calls = (d for d in self.update.decisions if not d.waits and d.seat == viewer)
        return (*asked, *(option for call in calls for option in call.options))

    def coat(self, seat: Seat) -> Coat:
        """Return colour, pattern and emblem of the player at ``seat``."""
        return self.coats[seat]

    def turned_to(self, what: str) -> str:
        """Return which ``what`` the viewer has turned to, ``""`` if none."""
        return next((which for each, which in self.shown if each == what), "")

    def word(self, key: str, **args: Any) -> str:
        """Return the sentence ``key`` with its arguments."""
        return self.say(message(key, **args))

    def player(self, seat: Seat) -> str:
        """Return the name of the player at ``seat``."""
        return self.players[seat].name

    def who(self, seat: Seat) -> Any:
        """Return the reference that stands for the player at ``seat``."""
        return seat_ref(seat)


def shields(players: tuple[Player, ...]) -> tuple[Coat, ...]:
    """Return the shields the players chose at set-up."""
    return tuple(SEATS[player.shield] for player in players)


class Table(Protocol):
    """One game's table: pure functions from a situation; it keeps no facts of its own.

    A table may also have a method ``tellings(now) -> list[Telling]``: what ``now.update.news`` tells in pictures,
    shown one after the other before the table stands as it is (:mod:`desktop.ui.table.telling`).  A button called
    ``interrupt:<seat>`` calls that seat to the screen, to answer out of turn.

    A table whose game does not wait for its players has a method ``pace(now) -> Beat | None``: who may call out
    now, and what is answered for the others when the time is up (:mod:`desktop.ui.pacer`).

    A table may say with ``clause(now) -> str`` which clause of the rules is about what is asked now: there the rules
    are opened.

    More of what a table may have stands in :mod:`desktop.ui.table.counsel`; ``things(content)`` are the names that
    loaded content gives its own pieces, by kind and id.  ``follows(route, now)`` tells whether the gesture that gave
    one step of an answer may give the next one too; without it, it always may.
    """

    def coats(self, seen: Any, players: tuple[Player, ...]) -> tuple[Coat, ...]:
        """Return what each seat bears: its shield, or the arms of its race."""
        ...

    def where(self, now: Situation) -> str:
        """Return game and step in words, nothing of the state: for the curtain."""
        ...

    def sprites(self, now: Situation) -> list[Sprite]:
        """Return everything on the table."""
        ...

    def routes(self, action: Any, now: Situation) -> tuple[tuple[Key, ...], ...]:
        """Return all that one may click, in order, to give ``action``; empty if no piece stands for it."""
        ...

    def attempt(self, route: tuple[Key, ...], now: Situation) -> Any | None:
        """Return the action that somebody means who clicks ``route``, legal or not, or ``None``."""
        ...

    def command(self, name: str, now: Situation) -> Any | None:
        """Return the action of a button of this table, or ``None``."""
        ...

    def flights(self, event: Event, now: Situation, index: int) -> list[Flight]:
        """Return how ``event``, the ``index``-th of the news, moves what now lies on the table."""
        ...

    def line(self, event: Event, now: Situation) -> Line | None:
        """Return what the chronicle says of ``event``, or ``None`` if nothing."""
        ...

    def answer(self, action: Any, now: Situation) -> str:
        """Return ``action`` in words, for the list of moves and for buttons."""
        ...

    def hand(self, now: Situation) -> list[Row]:
        """Return the viewer's own things in words."""
        ...

    def ground(self, now: Situation) -> list[Row]:
        """Return what lies on the table in words."""
        ...

    def preview(self, key: Key, now: Situation) -> Sprite | None:
        """Return the large picture of what is called ``key``, or ``None``."""
        ...


def folded(lines: Iterable[Line]) -> list[Line]:
    """Return ``lines``, those that say the same one after the other as one with their number: "… ×6"."""
    runs = ((line, sum(1 for _ in run)) for line, run in groupby(lines))
    return [line if times == 1 else replace(line, text=f"{line.text} ×{times}") for line, times in runs]
