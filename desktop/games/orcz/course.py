"""One answer being carried out: the board taken apart, what is told, and whether anybody learned anything."""

from __future__ import annotations

from desktop.core.dice import Dice
from desktop.core.rules import Emission, Event
from desktop.games.orcz.content import Content
from desktop.games.orcz.events import TileTurned
from desktop.games.orcz.events_of_war import War
from desktop.games.orcz.state import STOCK, Board
from desktop.games.orcz.tiles import FIELDS

LOOT, LED, SHARED, FINED, CHARGED = range(5)
"""The columns of the ledger."""


class Course:
    """A board that can be changed while one answer is carried out; nobody keeps it.

    Parameters
    ----------
    board
        Where it begins.
    content, wars
        The content, and the rules under each event.
    dice
        Chance.
    tell
        Whether to make events.
    """

    __slots__ = (
        "at",
        "clash",
        "content",
        "deck",
        "dice",
        "drawn",
        "emissions",
        "event",
        "fought",
        "judged",
        "ledger",
        "lines",
        "march",
        "opponents",
        "order",
        "peeks",
        "placed",
        "ready",
        "removed",
        "reveals",
        "room",
        "round",
        "rounds",
        "screens",
        "seats",
        "slaves",
        "spent",
        "stacks",
        "starter",
        "step",
        "tell",
        "trophies",
        "used",
        "wars",
    )

    def __init__(self, board: Board, content: Content, wars: tuple[War, ...], dice: Dice, tell: bool) -> None:
        self.content, self.wars, self.dice, self.tell = content, wars, dice, tell
        self.emissions: list[Emission] = []
        self.reveals = False
        self.seats, self.rounds, self.judged = board.seats, board.rounds, board.judged
        self.round, self.step, self.starter = board.round, board.step, board.starter
        self.event, self.drawn, self.deck = board.event, board.drawn, board.deck
        self.opponents, self.stacks, self.removed = list(board.opponents), list(board.stacks), board.removed
        self.trophies, self.slaves = list(board.trophies), list(board.slaves)
        self.ledger = list(board.ledger)
        self.screens, self.spent, self.used = list(board.screens), list(board.spent), list(board.used)
        self.lines = list(board.lines)
        # the lines of the field at hand, the only ones that change
        self.march = list(board.lines[board.at]) if board.at >= 0 else []
        self.placed, self.room, self.order = board.placed, board.room, board.order
        self.fought, self.at, self.ready = board.fought, board.at, board.ready
        self.clash, self.peeks = board.clash, board.peeks

    def seal(self) -> Board:
        """Return the board as it is now."""
        if self.at >= 0:
            self.lines[self.at] = tuple(self.march)
        return Board(
            self.seats,
            self.rounds,
            self.judged,
            self.round,
            self.step,
            self.starter,
            self.event,
            self.drawn,
            self.deck,
            tuple(self.opponents),
            tuple(self.stacks),
            self.removed,
            tuple(self.trophies),
            tuple(self.slaves),
            tuple(self.ledger),
            tuple(self.screens),
            tuple(self.spent),
            tuple(self.used),
            tuple(self.lines),
            self.placed,
            self.room,
            self.order,
            self.fought,
            self.at,
            self.ready,
            self.clash,
            self.peeks,
        )

    @property
    def war(self) -> War:
        """The rules of this round."""
        return self.wars[self.event]

    @property
    def bank(self) -> int:
        """Slaves in the bank (OR-1.8)."""
        return STOCK - sum(self.slaves)

    def say(self, event: Event) -> None:
        """Tell everyone; call it only if ``tell`` is set."""
        self.emissions.append(Emission(event))

    def closed(self, field: int) -> bool:
        """Return whether ``field`` has no opponent left (OR-3.2)."""
        return self.opponents[field] < 0 and not self.stacks[field]

    @property
    def conquered(self) -> int:
        """How many fields are conquered."""
        return sum(self.closed(field) for field in range(len(FIELDS)))

    def turn_up(self, place: int) -> None:
        """Turn up what lies face down in the line at ``place`` of the field at hand."""
        line = self.march[place]
        if line.up == 3:
            return
        if self.tell:
            for wing in (0, 1):
                if not line.up >> wing & 1:
                    self.say(TileTurned(line.seat, self.at, place, wing, line.tile(wing)))
        self.march[place] = line.revealed()
        self.reveals = True
        if self.peeks:
            self.peeks = tuple(peek for peek in self.peeks if peek.number != line.number)

    def bring_home(self, seat: int, tile: int) -> None:
        """Put ``tile`` back behind its owner's screen, seen by all."""
        self.screens[seat] |= 1 << tile
        self.used[seat] |= 1 << tile

    def gain(self, seat: int, amount: int, column: int) -> None:
        """Give ``seat`` slaves, or take them if ``amount`` is below 0."""
        self.slaves[seat] += amount
        row = self.ledger[seat]
        self.ledger[seat] = (*row[:column], row[column] + amount, *row[column + 1 :])
