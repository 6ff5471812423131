"""The whole truth of a game of Orcz."""

from __future__ import annotations

import msgspec

from desktop.games.orcz.clashing import Clash, Peek
from desktop.games.orcz.tiles import CHAMPION, GONE, SHAMAN

LINES = 5
"""Lines each warlord places a round (OR-2)."""

START = 5
"""Slaves each warlord begins with (OR-2)."""

STOCK = 104
"""Slaves there are (OR-1.8)."""

PLACING, BACKSTABBING, SHARING, CHARGING, OVER = range(5)
"""What the game waits for."""


class Line(msgspec.Struct, frozen=True, gc=False):
    """Two tiles that march together, or what is left of them.

    Attributes
    ----------
    number
        Its place in the order of placing, 0 for the first line of the round.
    seat
        Its owner.
    left, right
        Its tiles, by number; ``GONE`` where one was removed.
    up
        Which lie face up: 1 for the left, 2 for the right.
    """

    number: int
    seat: int
    left: int
    right: int
    up: int

    def tile(self, wing: int) -> int:
        """Return the tile on ``wing``."""
        return self.right if wing else self.left

    @property
    def broken(self) -> bool:
        """Whether one of its tiles was removed (OR-5.4)."""
        return GONE in (self.left, self.right)

    @property
    def hero(self) -> int:
        """Its champion or shaman, or ``GONE``."""
        if self.left >= CHAMPION:
            return self.left
        return self.right if self.right >= CHAMPION else GONE

    @property
    def known_hero(self) -> int:
        """Its champion or shaman, if everybody sees it, or ``GONE`` (OR-5.5)."""
        hero = self.hero
        return hero if hero != GONE and self.up >> (hero == self.right) & 1 else GONE

    def doubled(self, wing: int) -> bool:
        """Whether a shaman doubles the tile on ``wing`` (OR-6.2)."""
        return self.tile(1 - wing) == SHAMAN

    def revealed(self) -> Line:
        """Return the line with both tiles face up."""
        return Line(self.number, self.seat, self.left, self.right, 3)


class Placing(msgspec.Struct, frozen=True, gc=False, tag="placing"):
    """A placement that is not yet answered to the end (OR-4.2).

    Attributes
    ----------
    field
        The field chosen.
    tile, wing
        The first tile and its wing, -1 while unanswered.
    partner
        The second tile, -1 while unanswered.
    """

    field: int
    tile: int = -1
    wing: int = -1
    partner: int = -1


class Handing(msgspec.Struct, frozen=True, gc=False, tag="handing"):
    """A share or a charge that is not yet answered to the end.

    Attributes
    ----------
    given
        The slaves named for each seat so far.
    """

    given: tuple[int, ...]


class Board(msgspec.Struct, frozen=True):
    """Everything but an answer that is still incomplete.

    Attributes
    ----------
    seats
        Warlords in the game.
    rounds
        Rounds in the game.
    judged
        Whether the Dark God judges at the end (OR-8.3).
    round
        The round being played, from 1.
    step
        What the game waits for.
    starter
        Who begins this round.
    event
        The event in force, by number.
    drawn
        The events drawn so far, the one in force last.
    deck
        The events still face down, the next one last.
    opponents
        The face-up opponent of each field, -1 if there is none.
    stacks
        The face-down opponents of each field, the next one last.
    removed
        The opponents nobody saw (OR-2.3).
    trophies
        The opponents beaten under each seat's lead (OR-6.6).
    slaves
        Slaves of each seat.
    ledger
        What each seat won and lost: loot, as leader, shares, penalties as leader, charges.
    screens
        The tiles behind each screen, a bit for each.
    spent
        The spent heroes of each seat.
    used
        Tiles that stood in a line this round and are behind the screen again: all saw them.
    lines
        The lines of each field, front first.
    placed
        Lines placed this round.
    room
        Lines a field holds (E14).
    order
        The fields in the order of this round, as far as it is drawn.
    fought
        How many of them are done.
    at
        The field at hand in steps 3 and 4, or -1.
    ready
        How many lines of it are ready; they are always the foremost (OR-5.2).
    clash
        The last clash.
    peeks
        The face-down tiles that scouts have looked at.
    """

    seats: int
    rounds: int
    judged: bool
    round: int
    step: int
    starter: int
    event: int
    drawn: tuple[int, ...]
    deck: tuple[int, ...]
    opponents: tuple[int, ...]
    stacks: tuple[tuple[int, ...], ...]
    removed: tuple[tuple[int, ...], ...]
    trophies: tuple[tuple[int, ...], ...]
    slaves: tuple[int, ...]
    ledger: tuple[tuple[int, ...], ...]
    screens: tuple[int, ...]
    spent: tuple[int, ...]
    used: tuple[int, ...]
    lines: tuple[tuple[Line, ...], ...]
    placed: int
    room: int
    order: tuple[int, ...]
    fought: int
    at: int
    ready: int
    clash: Clash | None
    peeks: tuple[Peek, ...]

    @property
    def bank(self) -> int:
        """Slaves in the bank (OR-1.8)."""
        return STOCK - sum(self.slaves)

    @property
    def awaited(self) -> int:
        """The seat whose answer the game waits for, or -1."""
        if self.step == PLACING:
            return (self.starter + self.placed) % self.seats
        if self.step == BACKSTABBING:
            return self.lines[self.at][self.ready - 1].seat
        return self.clash.leader if self.clash is not None and self.step != OVER else -1

    @property
    def after(self) -> int:
        """Lines that the placing warlord must still place after this one (OR-4.5)."""
        return LINES - 1 - self.placed // self.seats

    def conquered(self, field: int) -> bool:
        """Return whether ``field`` has no opponent left (OR-3.2)."""
        return self.opponents[field] < 0 and not self.stacks[field]


class State(msgspec.Struct, frozen=True):
    """The board, and the answer that is still incomplete.

    Attributes
    ----------
    board
        Everything that has happened.
    frame
        The steps of the open answer given so far, or ``None``.
    """

    board: Board
    frame: Placing | Handing | None = None
