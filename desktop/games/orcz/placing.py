"""Placing lines (OR-4): the four small questions, and the line that comes of them."""

from __future__ import annotations

from desktop.core.rules import Emission, Seat
from desktop.games.orcz.actions import ChooseField, ChoosePartner, ChooseShown, ChooseTile
from desktop.games.orcz.events import LinePlaced
from desktop.games.orcz.events_of_war import War
from desktop.games.orcz.state import BACKSTABBING, LINES, Board, Line, Placing
from desktop.games.orcz.tiles import FIELDS, HERO_MASK, HIDDEN, TILES, WINGS, can_complete, firsts, partners

UP = {"mixed": 0, "down": 0, "up": 3}
"""Which tiles of a new line lie face up, if the warlord does not choose."""


def open_field(board: Board, field: int) -> bool:
    """Return whether a line may go to ``field`` (OR-4.2, 1 and 7)."""
    return board.opponents[field] >= 0 and len(board.lines[field]) < board.room


class Questions:
    """The answers to the four questions, made once and handed out again.

    Parameters
    ----------
    seats
        The most warlords there can be.
    """

    def __init__(self, seats: int) -> None:
        tiles, wings = range(len(TILES)), range(len(WINGS))
        self._fields = [[ChooseField(Seat(s), f) for f in range(len(FIELDS))] for s in range(seats)]
        self._tiles = [[[ChooseTile(Seat(s), t, w) for w in wings] for t in tiles] for s in range(seats)]
        self._partners = [[ChoosePartner(Seat(s), t) for t in tiles] for s in range(seats)]
        self._shown = [tuple(ChooseShown(Seat(s), w) for w in wings) for s in range(seats)]
        self._some_fields: dict[tuple[int, int], tuple[ChooseField, ...]] = {}
        self._some_tiles: dict[tuple[int, int, int], tuple[ChooseTile, ...]] = {}
        self._some_partners: dict[tuple[int, int, int, int], tuple[ChoosePartner, ...]] = {}

    def fields(self, board: Board, seat: int) -> tuple[ChooseField, ...]:
        """Return the fields a line may go to."""
        mask = 0
        for field, lines in enumerate(board.lines):
            if board.opponents[field] >= 0 and len(lines) < board.room:
                mask |= 1 << field
        found = self._some_fields.get((seat, mask))
        if found is None:
            found = tuple(each for each in self._fields[seat] if mask >> each.field & 1)
            self._some_fields[seat, mask] = found
        return found

    def tiles(self, seat: int, mask: int, after: int) -> tuple[ChooseTile, ...]:
        """Return the first tiles that some partner fits, each on either wing."""
        found = self._some_tiles.get((seat, mask, after))
        if found is None:
            found = tuple(each for tile in firsts(mask, after) for each in self._tiles[seat][tile])
            self._some_tiles[seat, mask, after] = found
        return found

    def partners(self, seat: int, mask: int, after: int, first: int) -> tuple[ChoosePartner, ...]:
        """Return the partners that fit."""
        found = self._some_partners.get((seat, mask, after, first))
        if found is None:
            found = tuple(self._partners[seat][tile] for tile in partners(mask, after, first))
            self._some_partners[seat, mask, after, first] = found
        return found

    def shown(self, seat: int) -> tuple[ChooseShown, ...]:
        """Return which of the two tiles may lie face up."""
        return self._shown[seat]


def line(board: Board, war: War, frame: Placing, partner: int, shown: int) -> Line:
    """Return the line that the answers make; ``shown`` is -1 if the event decides how it lies (OR-4.2, 5)."""
    left, right = (partner, frame.tile) if frame.wing else (frame.tile, partner)
    return Line(board.placed, board.awaited, left, right, UP[war.effects.lie] if shown < 0 else 1 << shown)


def placed(board: Board, war: War, frame: Placing, new: Line) -> Board:
    """Return the board with the line ``new`` (OR-4.4, E15); steps 3 and 4 are still to follow the last line."""
    seat, field = new.seat, frame.field
    there = board.lines[field]
    there = (new, *there) if war.effects.enter == "front" else (*there, new)
    mask = board.screens[seat] & ~(1 << new.left | 1 << new.right)
    return Board(
        board.seats,
        board.rounds,
        board.judged,
        board.round,
        BACKSTABBING if board.placed + 1 == LINES * board.seats else board.step,
        board.starter,
        board.event,
        board.drawn,
        board.deck,
        board.opponents,
        board.stacks,
        board.removed,
        board.trophies,
        board.slaves,
        board.ledger,
        (*board.screens[:seat], mask, *board.screens[seat + 1 :]),
        board.spent,
        board.used,
        (*board.lines[:field], there, *board.lines[field + 1 :]),
        board.placed + 1,
        board.room,
        board.order,
        board.fought,
        board.at,
        board.ready,
        board.clash,
        board.peeks,
    )


def told(board: Board, war: War, field: int, new: Line) -> Emission:
    """Return what is told of ``new``: its owner hears all, the others what lies face up."""
    place = 0 if war.effects.enter == "front" else len(board.lines[field])
    left = new.left if new.up & 1 else HIDDEN
    right = new.right if new.up & 2 else HIDDEN
    whole = LinePlaced(new.seat, field, place, new.number, new.left, new.right, new.up)
    if new.up == 3:
        return Emission(whole)
    others = LinePlaced(new.seat, field, place, new.number, left, right, new.up)
    return Emission(whole, (Seat(new.seat),), others)


def lines_left(board: Board, seat: int) -> int:
    """Return how many lines ``seat`` has still to place this round."""
    turn = (seat - board.starter) % board.seats
    return LINES - max(0, -(-(board.placed - turn) // board.seats))


def needs_hero(board: Board, war: War, seat: int) -> bool:
    """Return whether the lines ``seat`` has still to place can only be completed with a hero (OR-4.5)."""
    return not can_complete(board.screens[seat] & war.placeable & ~HERO_MASK, lines_left(board, seat))
