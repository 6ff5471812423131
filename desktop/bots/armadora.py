"""The sense for Armadora: where gold can be won, and which lines can close a territory."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

from desktop.bots.sense import Look, Sense, Shares, squash
from desktop.core.rules import Decision
from desktop.games.armadora.actions import ElfShot, GoblinPlace, MagePeek, PlacePalisade, PlaceWarrior
from desktop.games.armadora.content import Content
from desktop.games.armadora.observation import Observation, Territory

PAIRS = 10
"""Lines considered of those that only close a territory together with a second one."""

CROWD = 2.0
"""The power one free square can add to a side, as a rule."""

GOLD = 5.0
"""A lead in gold that makes victory likely."""


class ArmadoraSense(Sense):
    """Weighs the gold of each territory by who is likely to take it.

    Parameters
    ----------
    content
        Board and armies.
    """

    patience = 2
    glance = 0

    def __init__(self, content: Content) -> None:
        columns, rows = content.columns, content.rows
        self._mines = content.mines
        self._beside = tuple(tuple(_beside(mine, columns, rows)) for mine in content.mines)
        self._ends = tuple(_ends(columns, rows))

    def sensible(self, look: Look, decision: Decision) -> Sequence[Any] | None:
        """Return warriors beside gold; palisades and powers as they come once no warrior is left to lay."""
        listed = self.shortlist(look, decision)
        warriors = [each for each in listed if isinstance(each, PlaceWarrior | GoblinPlace)]
        few = [each for each in listed if isinstance(each, ElfShot | MagePeek)]
        return warriors + few if warriors else [each for each in listed if not each.passes] or listed

    def shortlist(self, look: Look, decision: Decision) -> Sequence[Any]:
        """Return warriors beside gold, lines that can close a territory, and whatever else there is few of."""
        if len(decision.options) == 1:
            return decision.options
        seen: Observation = look()
        kinds: dict[type, list[Any]] = {}
        for option in decision.options:
            kinds.setdefault(type(option), []).append(option)
        listed: list[Any] = []
        for kind, options in kinds.items():
            if kind is PlaceWarrior or kind is GoblinPlace:
                listed += self._warriors(seen, decision.seat, options, brief=kind is GoblinPlace)
            elif kind is PlacePalisade:
                listed += self._lines(seen, options)
            elif kind is MagePeek or kind is ElfShot:
                listed += self._targets(seen, options)
            elif not options[0].passes or PlaceWarrior not in kinds:
                listed += options
        return listed or decision.options

    def worth(self, seen: Any) -> Shares:
        """Return each side's chance, from the gold it can expect."""
        gold = expected(seen)
        shares = [0.0] * len(seen.players)
        for side, seats in enumerate(seen.sides):
            rest = max(other for at, other in enumerate(gold) if at != side)
            for seat in seats:
                shares[seat] = squash((gold[side] - rest) / GOLD)
        return tuple(shares)

    # ------------------------------------------------------------------ which answers

    def _warriors(self, seen: Observation, seat: int, options: Sequence[Any], brief: bool) -> list[Any]:
        """Return placements on the best square for each mine, weak, strong and of middle strength."""
        squares = self._squares(seen)
        held = sorted({option.strength for option in options})
        wanted = {held[-1]} if brief else {held[0], held[len(held) // 2], held[-1]}
        return [option for option in options if option.square in squares and option.strength in wanted]

    def _squares(self, seen: Observation) -> frozenset[int]:
        """Return a free square for each mine whose territory has one, beside it if possible."""
        taken = {warrior.square for warrior in seen.warriors}
        found = []
        for mine, beside in zip(self._mines, self._beside, strict=True):
            territory = _around(seen, mine)
            if territory is None or not territory.free:
                continue
            free = [at for at in beside if at not in taken and at in territory.squares]
            rest = (at for at in territory.squares if at not in taken and at not in self._mines)
            # the square that lies beside the most gold
            found.append(max(free, key=lambda at: (self._pull(seen, at), -at)) if free else next(rest))
        return frozenset(found)

    def _pull(self, seen: Observation, square: int) -> int:
        return sum(gold for gold, beside in zip(seen.gold, self._beside, strict=True) if square in beside)

    def _lines(self, seen: Observation, options: Sequence[Any]) -> list[Any]:
        """Return the palisades that close a territory, alone or with one more.

        A line closes a territory exactly when its two ends already hang together along palisades and border;
        two lines do together when they join the same two pieces.
        """
        piece = _pieces(self._ends, seen.palisades)
        joined: dict[tuple[int, int], list[Any]] = {}
        for option in options:
            one, two = (piece[end] for end in self._ends[option.line])
            joined.setdefault((min(one, two), max(one, two)), []).append(option)
        closing = [each for (one, two), lines in joined.items() if one == two for each in lines]
        pairs = [each for (one, two), lines in joined.items() if one != two and len(lines) > 1 for each in lines]
        near = sorted(pairs, key=lambda each: -len(joined[_pair(piece, self._ends[each.line])]))[:PAIRS]
        return closing + (near or list(options[: PAIRS - len(closing)]))

    def _targets(self, seen: Observation, options: Sequence[Any]) -> list[Any]:
        """Return the targets in the three territories with gold that are nearest to being decided."""
        rich = sorted((each for each in seen.territories if each.gold), key=lambda each: (each.free, -each.gold))[:3]
        chosen = []
        for territory in rich:
            chosen += [option for option in options if option.square in territory.squares][:2]
        return chosen or list(options[:2])


# ---------------------------------------------------------------------- who takes the gold


def expected(seen: Observation) -> list[float]:
    """Return the gold each side can expect: of every territory, by the power there and the power to come."""
    if seen.over:
        return [float(sum(piles)) for piles in seen.piles]
    side_of = {seat: side for side, seats in enumerate(seen.sides) for seat in seats}
    guess, rest = _strengths(seen, side_of)
    power: list[list[float | None]] = [[None] * len(seen.sides) for _ in seen.territories]
    where = {square: at for at, each in enumerate(seen.territories) for square in each.squares}
    doubt = [0.0] * len(seen.territories)
    for warrior in seen.warriors:
        at, side = where[warrior.square], side_of[warrior.owner]
        strength = guess[warrior.owner] if warrior.strength is None else float(warrior.strength)
        doubt[at] += 0.8 if warrior.strength is None else 0.0
        power[at][side] = (power[at][side] or 0.0) + strength - warrior.shots + 1.1 * warrior.reinforced
    open_gold = sum(each.gold for each in seen.territories if each.free) or 1
    gold = [0.0] * len(seen.sides)
    for at, territory in enumerate(seen.territories):
        if territory.gold:
            to_come = [min(left * territory.gold / open_gold, CROWD * territory.free) for left in rest]
            for side, share in enumerate(_chances(power[at], to_come, territory.free, doubt[at])):
                gold[side] += share * territory.gold
    return gold


def _strengths(seen: Observation, side_of: dict[int, int]) -> tuple[list[float], list[float]]:
    """Return the average of each seat's warriors that are not known, and the power each side has in reserve."""
    guess, rest = [], [0.0] * len(seen.sides)
    for seat, player in enumerate(seen.players):
        pool = list(seen.army)
        for warrior in seen.warriors:
            if warrior.owner == seat and warrior.strength is not None:
                pool[warrior.strength - 1] -= 1
        count = sum(pool) or 1
        mean = sum(strength * left for strength, left in enumerate(pool, 1)) / count
        guess.append(mean)
        if not player.passed:
            own = player.reserve
            kept = mean * player.left if own is None else sum(s * left for s, left in enumerate(own, 1))
            rest[side_of[seat]] += kept
    return guess, rest


def _chances(power: Sequence[float | None], to_come: Sequence[float], free: int, doubt: float) -> Sequence[float]:
    """Return each side's chance to have the most power in one territory."""
    if not free and all(each is None for each in power):
        return [0.0] * len(power)
    spread = 0.3 + 0.35 * math.sqrt(doubt + max(to_come))
    sums = [
        -math.inf if each is None and not (free and more) else (each or 0.0) + more
        for each, more in zip(power, to_come, strict=True)
    ]
    top = max(sums)
    if top == -math.inf:
        return [0.0] * len(power)
    weights = [math.exp((each - top) / spread) for each in sums]
    total = sum(weights)
    return [weight / total for weight in weights]


def _around(seen: Observation, square: int) -> Territory | None:
    return next((each for each in seen.territories if square in each.squares), None)


# ---------------------------------------------------------------------- the net of lines


def _beside(square: int, columns: int, rows: int) -> Iterator[int]:
    """Yield the neighbours of ``square``."""
    row, column = divmod(square, columns)
    if row:
        yield square - columns
    if column:
        yield square - 1
    if column + 1 < columns:
        yield square + 1
    if row + 1 < rows:
        yield square + columns


def _ends(columns: int, rows: int) -> Iterator[tuple[int, int]]:
    """Yield the two corners that each line joins, in the order of lines; all corners of the border are 0."""

    def corner(x: int, y: int) -> int:
        return y * columns + x if 0 < x < columns and 0 < y < rows else 0

    for row in range(rows):
        for column in range(1, columns):
            yield corner(column, row), corner(column, row + 1)
    for row in range(1, rows):
        for column in range(columns):
            yield corner(column, row), corner(column + 1, row)


def _pieces(ends: Sequence[tuple[int, int]], palisades: Sequence[int]) -> list[int]:
    """Return for each corner which piece of palisades and border it belongs to."""
    piece = list(range(1 + max(max(pair) for pair in ends)))
    for line in palisades:
        one, two = (piece[end] for end in ends[line])
        if one != two:
            piece = [one if each == two else each for each in piece]
    return piece


def _pair(piece: Sequence[int], ends: tuple[int, int]) -> tuple[int, int]:
    one, two = (piece[end] for end in ends)
    return (min(one, two), max(one, two))


def sense(content: Content) -> ArmadoraSense:
    """Return the sense over ``content``."""
    return ArmadoraSense(content)
