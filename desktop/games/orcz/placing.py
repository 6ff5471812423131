"""Placing lines (OR-4): the four small questions, and the line that comes of them."""

from __future__ import annotations

from desktop.core.message import message
from desktop.core.rules import Decision, Emission, Seat
from desktop.games.orcz.actions import ChooseField, ChoosePartner, ChooseShown, ChooseTile
from desktop.games.orcz.events import LinePlaced
from desktop.games.orcz.events_of_war import War
from desktop.games.orcz.state import BACKSTABBING, LINES, Board, Line, Placing
from desktop.games.orcz.tiles import FIELDS, HERO_MASK, HIDDEN, TILES, WINGS, can_complete, firsts, listed, partners

FIELD, TILE, PARTNER, SHOW = (message(f"orcz.ask.{step}") for step in ("field", "tile", "partner", "show"))
"""The four questions in words (OR-3.6)."""

UP = {"mixed": 0, "down": 0, "up": 3}
"""Which tiles of a new line lie face up, if the warlord does not choose."""


def open_field(board: Board, field: int) -> bool:
    """Return whether a line may go to ``field`` (OR-4.2, 1 and 7)."""
    return board.opponents[field] >= 0 and len(board.lines[field]) < board.room


class Questions:
    """The four questions with their answers, made once and asked again.

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
        self._which = [
            (Decision(Seat(s), SHOW, tuple(ChooseShown(Seat(s), w) for w in wings), begun=3),) for s in range(seats)
        ]
        self._where: dict[tuple[int, int], Decision] = {}
        self._who: dict[tuple[int, int, int], tuple[Decision]] = {}
        self._with: dict[tuple[int, int], tuple[Decision]] = {}

    def where(self, board: Board, seat: int) -> Decision:
        """Return the question for the field."""
        mask, bit = 0, 1
        for opponent, lines in zip(board.opponents, board.lines, strict=True):
            if opponent >= 0 and len(lines) < board.room:
                mask |= bit
            bit <<= 1
        found = self._where.get((seat, mask))
        if found is None:
            options = tuple(each for each in self._fields[seat] if mask >> each.field & 1)
            found = self._where[seat, mask] = Decision(Seat(seat), FIELD, options)
        return found

    def following(self, frame: Placing, seat: int, mask: int, after: int) -> tuple[Decision]:
        """Return the question that follows the answers in ``frame``.

        Parameters
        ----------
        frame
            The answers so far.
        seat
            Who is asked.
        mask
            The tiles that may be placed.
        after
            The lines still to place after this one.
        """
        if frame.partner >= 0:
            return self._which[seat]
        if frame.tile < 0:
            asked = self._who.get((seat, mask, after))
            if asked is None:
                options = tuple(each for tile in listed(firsts(mask, after)) for each in self._tiles[seat][tile])
                asked = self._who[seat, mask, after] = (Decision(Seat(seat), TILE, options, begun=1),)
            return asked
        fit = partners(mask, after, frame.tile)
        asked = self._with.get((seat, fit))
        if asked is None:
            answers = tuple(self._partners[seat][tile] for tile in listed(fit))
            asked = self._with[seat, fit] = (Decision(Seat(seat), PARTNER, answers, begun=2),)
        return asked


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
