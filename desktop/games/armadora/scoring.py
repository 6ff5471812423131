"""Who takes the gold, and who has won (AR-9, AR-10)."""

from __future__ import annotations

from desktop.core.message import Message, message
from desktop.core.rules import Outcome, Part
from desktop.games.armadora.board import Board, places
from desktop.games.armadora.observation import Verdict, Warrior
from desktop.games.armadora.state import State


def turned_up(state: State) -> tuple[Warrior, ...]:
    """Return every warrior on the board with its strength (AR-9.2)."""
    marks = state.marks
    found = [
        Warrior(
            square,
            owner,
            strength,
            True,
            marks.shots.count(square),
            bool(marks.reinforced >> square & 1),
            bool(marks.peeked >> square & 1),
        )
        for owner, row in enumerate(state.warriors)
        for strength, squares in enumerate(row, 1)
        for square in places(squares)
    ]
    return tuple(sorted(found, key=lambda warrior: warrior.square))


def gold_of(board: Board, state: State, territory: int) -> int:
    """Return the gold of all mines in ``territory`` (AR-3.6)."""
    return sum(gold for mine, gold in zip(board.mines, state.terms.gold, strict=True) if territory >> mine & 1)


def judge(board: Board, state: State) -> tuple[Verdict, ...]:
    """Return who takes the gold of each territory that has any, ordered by first square (AR-9.8)."""
    return tuple(
        _verdict(state, territory, gold)
        for territory in state.palisades.territories
        if (gold := gold_of(board, state, territory))
    )


def _verdict(state: State, territory: int, gold: int) -> Verdict:
    """Return who takes the ``gold`` of ``territory`` (AR-9.3 to AR-9.7)."""
    sides = state.terms.sides
    sums = tuple(_power(state, side, territory) for side in sides)
    best = max((power for power in sums if power is not None), default=None)
    winners = tuple(side for side, power in enumerate(sums) if power is not None and power == best)
    by_reinforcement = False
    if len(winners) > 1:
        lying = territory & state.marks.reinforced
        holders = tuple(side for side in winners if any(state.own(seat) & lying for seat in sides[side]))
        # several may lie here only if palisades were arranged by hand; then the tied holders share
        if holders:
            winners, by_reinforcement = holders, True
    count = len(winners) or 1
    share = gold // count if winners else 0
    aside = gold % count if winners else 0
    return Verdict(tuple(places(territory)), gold, sums, winners, share, aside, by_reinforcement)


def _power(state: State, seats: tuple[int, ...], territory: int) -> int | None:
    """Return the power of a side in ``territory``, or ``None`` if it has no warrior there (AR-9.3)."""
    own = sum(state.own(seat) for seat in seats) & territory
    if not own:
        return None
    power = sum(
        strength * (squares & territory).bit_count()
        for seat in seats
        for strength, squares in enumerate(state.warriors[seat], 1)
    )
    marks = state.marks
    return power + (own & marks.reinforced).bit_count() - sum(own >> square & 1 for square in marks.shots)


def piles(verdicts: tuple[Verdict, ...], sides: int) -> tuple[tuple[int, ...], ...]:
    """Return the piles of each side, the largest first (AR-9.4, AR-10.2)."""
    return tuple(
        tuple(sorted((verdict.share for verdict in verdicts if side in verdict.winners), reverse=True))
        for side in range(sides)
    )


def settle(board: Board, state: State) -> Outcome | None:
    """Return how the game ended, or ``None`` while it goes on (AR-9.9, AR-10)."""
    if not state.over:
        return None
    sides = state.terms.sides
    verdicts = judge(board, state)
    heaps = piles(verdicts, len(sides))
    standing = [(sum(heap), heap) for heap in heaps]
    ranks = [1 + sum(other > mine for other in standing) for mine in standing]
    kind, why = _kind(standing, ranks)
    parts = [_parts(board, verdicts, side) for side in range(len(sides))]
    seats = [state.side(seat) for seat in range(state.terms.seats)]
    return Outcome(
        kind,
        tuple(ranks[side] for side in seats),
        tuple(standing[side][0] for side in seats),
        tuple(parts[side] for side in seats),
        why,
    )


def _kind(standing: list[tuple[int, tuple[int, ...]]], ranks: list[int]) -> tuple[str, Message | None]:
    """Return the kind of ending and what decided a tie of totals (AR-10.1, AR-10.3)."""
    total, best = max(standing)
    if ranks.count(1) > 1:
        return "shared", message("armadora.why-shared" if total else "armadora.why-no-gold", gold=total)
    rivals = [heap for gold, heap in standing if gold == total and heap != best]
    if not rivals:
        return "gold", None
    # equal totals of different piles differ at a place that both have
    second = max(rivals)
    place = next(at for at, (mine, his) in enumerate(zip(best, second, strict=False)) if mine != his)
    return "piles", message("armadora.why-piles", gold=total, place=place + 1, mine=best[place], other=second[place])


def _parts(board: Board, verdicts: tuple[Verdict, ...], side: int) -> tuple[Part, ...]:
    """Return the piles of ``side``, the largest first, each with the territory it comes from."""
    won = sorted((verdict for verdict in verdicts if side in verdict.winners), key=lambda each: -each.share)
    return tuple(
        Part(
            message(
                "armadora.pile-shared" if len(verdict.winners) > 1 else "armadora.pile",
                first=board.name(verdict.squares[0]),
                last=board.name(verdict.squares[-1]),
            ),
            verdict.share,
        )
        for verdict in won
    )
