"""Who knows what (AR-13): the truth as one viewer sees it, and a truth made up from what he sees."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.core.dice import Dice, shuffled
from desktop.games.armadora.board import Board, Palisades, places
from desktop.games.armadora.observation import Observation, Player, Territory, Warrior
from desktop.games.armadora.powers import MAGE
from desktop.games.armadora.scoring import gold_of, judge, piles, turned_up
from desktop.games.armadora.state import Marks, State, Terms


def observe(board: Board, state: State, viewer: int | None, perfect: bool) -> Observation:
    """Return what ``viewer`` knows; ``perfect`` adds own values and glances he may remember (AR-13.4)."""
    terms, marks, palisades, over = state.terms, state.marks, state.palisades, state.over
    mage = viewer is not None and terms.races[viewer] == MAGE
    known = marks.open
    if perfect and viewer is not None:
        known |= state.own(viewer)
        if mage:
            known |= marks.peeked
    warriors = turned_up(state)
    if not over:
        warriors = tuple(_veiled(warrior, known, marks.open, perfect) for warrior in warriors)
    verdicts = judge(board, state) if over else ()
    return Observation(
        viewer,
        terms.advanced,
        terms.sides,
        terms.army,
        tuple(
            Player(
                race,
                sum(state.reserves[seat]),
                state.reserves[seat] if over or seat == viewer else None,
                marks.powers[seat],
                bool(marks.reinforcements[seat]),
                state.passed[seat],
            )
            for seat, race in enumerate(terms.races)
        ),
        warriors,
        terms.gold,
        tuple(places(palisades.lines)),
        tuple(places(board.legal(palisades))) if state.supply else (),
        state.supply,
        tuple(
            Territory(tuple(places(squares)), gold_of(board, state, squares), (squares & state.free).bit_count())
            for squares in palisades.territories
        ),
        None if over else state.turn,
        state.laid,
        state.used,
        verdicts,
        piles(verdicts, len(terms.sides)) if over else (),
    )


def _veiled(warrior: Warrior, known: int, face_up: int, perfect: bool) -> Warrior:
    """Return ``warrior`` as it lies there while the game goes on."""
    bit = 1 << warrior.square
    return Warrior(
        warrior.square,
        warrior.owner,
        warrior.strength if known & bit else None,
        bool(face_up & bit),
        warrior.shots,
        warrior.reinforced,
        perfect and warrior.peeked,
    )


def imagine(seen: Observation, palisades: Palisades, free: int, dice: Dice) -> State:
    """Return a truth that looks like ``seen``: what is hidden is dealt anew from what each began with (AR-13.6).

    Parameters
    ----------
    seen
        What the viewer knows, with or without perfect memory.
    palisades
        Those that lie on the lines of ``seen``.
    free
        The land squares without a warrior.
    dice
        Deal what is hidden.
    """
    dealt = [_deal(seen, seat, dice) for seat in range(len(seen.players))]
    players = seen.players
    # at the end everything lies face up, whoever had turned it
    up = () if seen.over else tuple(each.square for each in seen.warriors if each.open)
    return State(
        Terms(tuple(player.race for player in players), seen.advanced, seen.gold, seen.army),
        seen.awaited or 0,
        tuple(player.passed for player in players),
        tuple(row for row, _ in dealt),
        free,
        tuple(reserve for _, reserve in dealt),
        seen.supply,
        palisades,
        seen.laid,
        seen.used,
        Marks(
            mask_of(up),
            mask_of(each.square for each in seen.warriors if each.peeked),
            tuple(each.square for each in seen.warriors for _ in range(each.shots)),
            mask_of(each.square for each in seen.warriors if each.reinforced),
            tuple(player.powers for player in players),
            tuple(int(player.reinforcement) for player in players),
        ),
    )


def mask_of(squares: Iterable[int]) -> int:
    """Return ``squares`` as a mask."""
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


def _deal(seen: Observation, seat: int, dice: Dice) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return where the warriors of ``seat`` stand by strength, and its reserve."""
    player = seen.players[seat]
    row = [0] * len(seen.army)
    pool = list(seen.army)
    hidden = []
    for warrior in seen.warriors:
        if warrior.owner != seat:
            continue
        if warrior.strength is None:
            hidden.append(warrior.square)
        else:
            row[warrior.strength - 1] |= 1 << warrior.square
            pool[warrior.strength - 1] -= 1
    if player.reserve is not None:
        pool = [left - kept for left, kept in zip(pool, player.reserve, strict=True)]
    order = shuffled([at for at, left in enumerate(pool) for _ in range(left)], dice)
    for square, at in zip(hidden, order, strict=False):
        row[at] |= 1 << square
    if player.reserve is not None:
        return tuple(row), player.reserve
    # what a position arranged by hand has put aside stays aside
    rest = order[len(hidden) : len(hidden) + player.left]
    return tuple(row), tuple(rest.count(at) for at in range(len(row)))
