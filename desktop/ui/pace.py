"""What a table says of its pace: who may call out, and what is answered for those who do not (contract.md §7)."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from typing import Any

from desktop.core.rules import Seat

KEYS = ("Q", "P", "Z", "M", "A", "L", "V")
"""The keys by seat, far from one another on the keyboard: several hands reach for them at once."""

STEPS = (0.5, 1.0, 1.5, 2.5, 4.0, 0.0)
"""The paces to choose from, in seconds a beat; 0 goes on by a click alone."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast a game that does not wait goes on, and which key is whose.

    Attributes
    ----------
    seconds
        How long a beat lasts; 0 if only a click ends it.
    keys
        The key of each seat, as Qt writes it.
    """

    seconds: float = 1.5
    keys: tuple[str, ...] = KEYS

    @classmethod
    def read(cls, text: str) -> Pace:
        """Return the pace that :meth:`text` wrote; what cannot be read is as it is by default."""
        first, *keys = text.split(" ") if text else [""]
        try:
            seconds = float(first)
        except ValueError:
            return cls()
        known = tuple(key for key in keys if key)
        fits = len(known) == len(KEYS) == len(set(known))
        return cls(seconds if 0 <= seconds <= 60 else 1.5, known if fits else KEYS)

    def text(self) -> str:
        """Return this pace as one line of a settings file."""
        return " ".join((f"{self.seconds:g}", *self.keys))

    def bound(self, seat: Seat, key: str) -> Pace:
        """Return this pace with ``key`` for ``seat``; whose key it was gets the old one in exchange."""
        keys = list(self.keys)
        if key in keys:
            keys[keys.index(key)] = keys[seat]
        keys[seat] = key
        return replace(self, keys=tuple(keys))

    def next_step(self) -> Pace:
        """Return the next pace of :data:`STEPS`."""
        at = STEPS.index(self.seconds) if self.seconds in STEPS else STEPS.index(1.5)
        return replace(self, seconds=STEPS[(at + 1) % len(STEPS)])


@dataclass(frozen=True, slots=True)
class Wish:
    """A standing order as it is kept at a table with a pace: when to be called without touching a key.

    Attributes
    ----------
    name
        What it is called on a button.
    quiet
        Whether its seat still passes, from what the open table sees; the first no calls the seat.
    lasting
        Whether it stays in force after it has called.
    """

    name: str
    quiet: Callable[[Any], bool]
    lasting: bool = False


@dataclass(frozen=True, slots=True)
class Beat:
    """A moment in which several seats may call out before the game goes on.

    Attributes
    ----------
    key
        Names the beat: while it is equal, nothing new is to be thought about.
    seats
        Who is still to be asked, in the order in which calls are answered.
    passes
        What is answered for each of them if it does not call.
    calls
        What is answered for each of them if it does; empty if the question is then put to it.
    timed
        Whether time ends the beat; otherwise only a button does.
    wishes
        The standing orders that may be given now.
    """

    key: Hashable
    seats: tuple[Seat, ...]
    passes: tuple[Any, ...]
    calls: tuple[Any, ...] = ()
    timed: bool = True
    wishes: tuple[Wish, ...] = ()


@dataclass(frozen=True, slots=True)
class Pacing:
    """How the pace stands, for the table to draw.

    Attributes
    ----------
    pace
        Seconds and keys.
    beat
        The beat, or ``None`` if the game waits for its players as usual.
    called
        Who has called, in the order in which they are answered.
    waiting
        Whether the beat still lasts: nobody is asked yet.
    paused
        Whether the clock stands.
    wish
        The place of the standing order that is shown on the button.
    binding
        Whose key is being chosen.
    """

    pace: Pace = Pace()
    beat: Beat | None = None
    called: tuple[Seat, ...] = ()
    waiting: bool = False
    paused: bool = False
    wish: int = 0
    binding: Seat | None = None

    @property
    def acting(self) -> Seat | None:
        """Whose call is being answered, or ``None``."""
        if self.beat is None or self.waiting or self.beat.calls or not self.called:
            return None
        return self.called[0] if self.beat.seats[0] == self.called[0] else None

    @property
    def silent(self) -> bool:
        """Whether nobody is asked: the beat lasts, or the next in its order did not call."""
        return self.beat is not None and self.acting is None


NO_PACE = Pacing()
"""The pace of a table that waits for its players."""
