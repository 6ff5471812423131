"""From what one viewer knows to a truth that fits it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from desktop.core.dice import Dice, shuffled
from desktop.games.orcz.content import Content
from desktop.games.orcz.events_of_war import War
from desktop.games.orcz.observation import LineSeen, Observation
from desktop.games.orcz.state import PLACING, Board, Handing, Line, Placing, State
from desktop.games.orcz.tiles import ALL_MASK, GONE, HIDDEN, can_complete, listed, may_pair


def imagine(content: Content, wars: tuple[War, ...], seen: Observation, viewer: int, dice: Dice) -> State:
    """Return a state that ``viewer`` cannot tell from the real one."""
    tiles, screens = _tiles(wars[seen.event], seen, viewer, dice)
    stacks, removed = _opponents(content, seen, dice)
    undrawn = [event for event in range(len(content.events)) if event not in seen.drawn]
    board = Board(
        seats=seen.seats,
        rounds=seen.rounds,
        judged=seen.judged,
        round=seen.round,
        step=seen.step,
        starter=seen.starter,
        event=seen.event,
        drawn=seen.drawn,
        deck=shuffled(undrawn, dice),
        opponents=tuple(field.opponent for field in seen.fields),
        stacks=stacks,
        removed=removed,
        trophies=seen.trophies,
        slaves=seen.slaves,
        ledger=seen.ledger,
        screens=screens,
        spent=tuple(_mask(spent) for spent in seen.spent),
        used=tuple(_mask(used) for used in seen.used) or (0,) * seen.seats,
        lines=tuple(
            tuple(Line(line.number, line.seat, *tiles[line.number], line.up) for line in field.lines)
            for field in seen.fields
        ),
        placed=seen.placed,
        room=seen.room,
        order=seen.order,
        fought=seen.fought,
        at=seen.at,
        ready=sum(not line.aside for line in seen.fields[seen.at].lines) if seen.at >= 0 else 0,
        clash=seen.clash,
        peeks=seen.peeks,
    )
    return State(board, _frame(seen, dice))


def _mask(tiles: Sequence[int]) -> int:
    return sum(1 << tile for tile in tiles)


def _frame(seen: Observation, dice: Dice) -> Placing | Handing | None:
    """Return the open answer: one's own as it is, another's as begun, since nobody knows how far (contract.md §3)."""
    if seen.answering < 0:
        return None
    if seen.step != PLACING:
        return Handing(seen.given)
    if seen.plan is not None:
        return Placing(seen.plan.field, seen.plan.tile, seen.plan.wing, seen.plan.partner)
    fields = [n for n, each in enumerate(seen.fields) if each.opponent >= 0 and len(each.lines) < seen.room]
    return Placing(fields[dice.below(len(fields))])


def _opponents(
    content: Content, seen: Observation, dice: Dice
) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]]:
    """Return stacks and removed opponents: those that nobody has seen, in any order."""
    gone = {number for trophies in seen.trophies for number in trophies}
    stacks, removed = [], []
    for number, field in enumerate(seen.fields):
        unseen = [
            each
            for each, opponent in enumerate(content.opponents)
            if opponent.field == number and each != field.opponent and each not in gone
        ]
        mixed = shuffled(unseen, dice)
        stacks.append(mixed[: field.left])
        removed.append(mixed[field.left :])
    return tuple(stacks), tuple(removed)


def _tiles(war: War, seen: Observation, viewer: int, dice: Dice) -> tuple[dict[int, tuple[int, int]], tuple[int, ...]]:
    """Return the tiles of every line, by its number, and what is behind each screen."""
    found: dict[int, tuple[int, int]] = {}
    screens = []
    for seat in range(seen.seats):
        lines = [line for field in seen.fields for line in field.lines if line.seat == seat]
        away = _mask(seen.spent[seat])
        known = _mask([tile for line in lines for tile in (line.left, line.right) if tile >= 0])
        if seat == viewer:
            found.update((line.number, (line.left, line.right)) for line in lines)
            screens.append(_mask(seen.mine))
            continue
        free = ALL_MASK & ~away & ~known
        # what went home this round cannot lie on the table: a player with perfect memory knows it
        home = _mask(seen.used[seat]) if seen.used else 0
        dealt = next(_deals(lines, free & war.placeable & ~home, free, war, seen.lines_left[seat], dice))
        found.update(dealt)
        laid = _mask([tile for pair in dealt.values() for tile in pair if tile >= 0])
        screens.append(ALL_MASK & ~away & ~laid)
    return found, tuple(screens)


def _deals(
    lines: Sequence[LineSeen], hidden: int, free: int, war: War, left: int, dice: Dice
) -> Iterator[dict[int, tuple[int, int]]]:
    """Yield what the lines of one seat may be made of, in an order drawn from ``dice``.

    Parameters
    ----------
    lines
        The lines still to be filled.
    hidden
        The tiles that may lie face down.
    free
        The tiles that are behind the screen if they do not.
    war
        The rules of the round.
    left
        The lines the seat has still to place: they must remain possible (OR-4.5).
    dice
        Chance.
    """
    if not lines:
        if can_complete(free & war.placeable, left):
            yield {}
        return
    line = lines[0]
    for one in _candidates(line.left, hidden, dice):
        for other in _candidates(line.right, hidden, dice):
            if GONE not in (one, other) and not may_pair(one, other):
                continue
            laid = sum(1 << tile for tile, was in ((one, line.left), (other, line.right)) if was == HIDDEN)
            for rest in _deals(lines[1:], hidden & ~laid, free & ~laid, war, left, dice):
                yield {line.number: (one, other), **rest}


def _candidates(tile: int, hidden: int, dice: Dice) -> tuple[int, ...]:
    """Return what may lie there."""
    return (tile,) if tile != HIDDEN else shuffled(listed(hidden), dice)
