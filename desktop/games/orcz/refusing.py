"""Why something is not allowed, in words and with the clause."""

from __future__ import annotations

from typing import Any

from desktop.core.message import Message, Ref, message, seat_ref
from desktop.core.rules import Refusal, Setup
from desktop.games.orcz.actions import (
    Backstab,
    Charge,
    ChooseField,
    ChoosePartner,
    ChooseShown,
    ChooseTile,
    Hold,
    Scout,
    Share,
    Spare,
)
from desktop.games.orcz.events_of_war import War
from desktop.games.orcz.placing import open_field
from desktop.games.orcz.state import BACKSTABBING, OVER, PLACING, Board, Placing, State
from desktop.games.orcz.tiles import (
    ARCHERS,
    CAVALRY,
    FIELDS,
    HERO,
    KIND_MASKS,
    KINDS,
    SCOUT,
    TILES,
    can_complete,
    may_pair,
)

_BELONGS: tuple[tuple[type, ...], ...] = (
    (ChooseField, ChooseTile, ChoosePartner, ChooseShown),
    (Hold, Backstab),
    (Share,),
    (Charge, Spare),
)


def setup(wanted: Setup) -> tuple[Refusal, ...]:
    """Return everything that forbids to begin (OR-2)."""
    found = []
    if not 2 <= wanted.seats <= 4:
        found.append(Refusal("OR-1.1", message("orcz.no.seats", n=wanted.seats)))
    for name, value in wanted.options:
        if name not in ("dark-god", "short-duel"):
            found.append(Refusal("OR-2.1", message("orcz.no.option", name=name)))
        elif value not in ("on", "off"):
            found.append(Refusal("OR-2.1", message("orcz.no.value", name=name, value=value)))
    if wanted.option("short-duel") == "on" and wanted.seats != 2:
        found.append(Refusal("OR-2.1", message("orcz.no.short-duel")))
    if wanted.first is not None and not 0 <= wanted.first < wanted.seats:
        found.append(Refusal("OR-2.5", message("orcz.no.first")))
    if any(wanted.picks):
        found.append(Refusal("OR-2.2", message("orcz.no.picks")))
    return tuple(found)


def may_share(board: Board, to: int) -> bool:
    """Return whether the leader may hand a slave to ``to`` (OR-6.5)."""
    found = board.clash
    return found is not None and 0 <= to < board.seats and to != found.leader and found.forces[to] >= 0


def may_charge(board: Board, given: tuple[int, ...], on: int) -> bool:
    """Return whether the leader may charge ``on`` with one slave more (OR-6.7)."""
    found = board.clash
    return found is not None and 0 <= on < board.seats and on != found.leader and given[on] < board.slaves[on]


def scout(board: Board, action: Scout) -> Refusal | None:
    """Return why a scout cannot look there, or ``None`` (OR-4.9, OR-4.10)."""
    if board.step == OVER:
        return _no("OR-3.5", "over")
    if not 0 <= action.seat < board.seats or not board.screens[action.seat] >> SCOUT & 1:
        return _no("OR-4.9", "scout-spent")
    lines = board.lines[action.field] if 0 <= action.field < len(FIELDS) else ()
    if not 0 <= action.place < len(lines) or action.wing not in (0, 1):
        return _no("OR-4.9", "scout-nothing")
    line = lines[action.place]
    if line.seat == action.seat:
        return _no("OR-4.9", "scout-own")
    if line.up >> action.wing & 1:
        return _no("OR-4.10", "scout-open")
    return None


def explain(war: War, state: State, action: Any) -> Refusal:
    """Return why ``action`` is refused, from what its seat knows."""
    board, frame = state.board, state.frame
    if board.step == OVER:
        return _no("OR-3.5", "over")
    if isinstance(action, Scout):
        return scout(board, action) or _no("OR-4.10", "scout-between")
    if action.seat != board.awaited:
        clause = "OR-4.1" if board.step == PLACING else "OR-3.6"
        return Refusal(clause, message("orcz.no.turn", seat=seat_ref(board.awaited)))
    if not isinstance(action, _BELONGS[board.step]):
        return _no("OR-3.6", "question")
    if board.step == PLACING:
        return _placing(war, board, frame, action)
    if board.step == BACKSTABBING:
        return _no("OR-E09", "forced")
    if isinstance(action, Share):
        return _no("OR-6.5", "share-self" if action.to == action.seat else "share-absent")
    if isinstance(action, Charge):
        return _no("OR-6.7", "charge-self" if action.on == action.seat else "charge-purse")
    return _no("OR-6.7", "charge-rest")


def _no(clause: str, word: str, **args: int | str | Message | Ref) -> Refusal:
    return Refusal(clause, message(f"orcz.no.{word}", **args))


def _placing(war: War, board: Board, frame: Any, action: Any) -> Refusal:
    """Return why a placement cannot go on like this (OR-4.2)."""
    if isinstance(action, ChooseShown):
        if war.effects.lie != "mixed":
            return _no("OR-4.2", f"show-{war.effects.lie}")
        return _no("OR-3.6", "question")
    if isinstance(action, ChooseField):
        if frame is not None:
            return _no("OR-3.6", "question")
        return _field(board, action.field)
    if not isinstance(frame, Placing) or frame.partner >= 0:
        return _no("OR-3.6", "question")
    if isinstance(action, ChooseTile):
        # whoever can complete his lines can do so with any tile: one of a pair makes room for it
        barred = _barred(war, board, action.seat, action.tile) or _no("OR-4.3", "wing")
        return _no("OR-3.6", "question") if frame.tile >= 0 else barred
    return _no("OR-3.6", "question") if frame.tile < 0 else _partner(war, board, frame.tile, action)


def _field(board: Board, field: int) -> Refusal:
    """Return why no line may go to ``field`` (OR-4.2, 1 and 7)."""
    if not 0 <= field < len(FIELDS):
        return _no("OR-1.5", "field")
    if board.opponents[field] < 0:
        return _no("OR-3.2", "conquered", field=Ref("field", FIELDS[field]))
    assert not open_field(board, field)
    return _no("OR-E14", "full", field=Ref("field", FIELDS[field]), n=board.room)


def _barred(war: War, board: Board, seat: int, tile: int) -> Refusal | None:
    """Return why ``tile`` cannot stand in a line at all (OR-4.2, 2 and 3; E23)."""
    if not 0 <= tile < len(TILES):
        return _no("OR-4.2", "tile")
    if tile == SCOUT:
        return _no("OR-4.2", "scout-marches")
    if not board.screens[seat] >> tile & 1:
        spent = board.spent[seat] >> tile & 1
        return _no("OR-4.6" if spent else "OR-4.2", "spent" if spent else "elsewhere", tile=Ref("tile", TILES[tile].id))
    if not war.placeable >> tile & 1:
        return _no("OR-E23", "hangover")
    return None


def _partner(war: War, board: Board, first: int, action: ChoosePartner) -> Refusal:
    """Return why a tile cannot march beside ``first`` (OR-4.2, OR-4.5)."""
    tile, seat = action.tile, action.seat
    barred = _barred(war, board, seat, tile)
    if barred is not None:
        return barred
    if tile == first:
        return _no("OR-4.2", "same")
    if not may_pair(first, tile):
        return _no("OR-4.2", f"two-{KINDS[TILES[tile].kind]}")
    return _unfinished(board.screens[seat] & war.placeable & ~(1 << first) & ~(1 << tile), board.after)


def _unfinished(mask: int, after: int) -> Refusal:
    """Return the completion test in words (OR-4.5): what would be left, and why it makes too few lines.

    A line takes two tiles of at least twice as many as lines are to follow, so it is never their number, but
    always their kind.
    """
    counts = [(mask & part).bit_count() for part in KIND_MASKS]
    possible = next(lines for lines in range(after, -1, -1) if can_complete(mask, lines))
    most = max((CAVALRY, ARCHERS, HERO), key=lambda kind: counts[kind])
    left = message(f"orcz.kind.{KINDS[most]}", n=counts[most])
    return _no("OR-4.5", "too-alike", lines=after, tiles=sum(counts), possible=possible, left=left)
