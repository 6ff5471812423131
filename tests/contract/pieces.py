"""What is conserved in each game: a count of pieces that no answer may change.

A game of the catalogue without a checker here fails its contract.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any


def _bits(mask: int) -> Counter[int]:
    return Counter(n for n in range(mask.bit_length()) if mask >> n & 1)


def claim2(rules: Any, state: Any) -> Any:
    """All 52 cards are somewhere, each once: a trick's cards lie in it until they are taken (C2-1.1)."""
    from desktop.games.claim2.state import Recruiting

    found: Counter[int] = Counter()
    for hand in state.hands:
        found += _bits(hand)
    table = state.table
    if isinstance(table, Recruiting):
        masks = [*table.followers, table.discard]
        singles = [*table.deck, table.competed, state.led, state.reply]
    else:
        masks = [*table.score, *table.rows, table.pool, table.smashed, table.discard]
        singles = [state.led, state.reply]
    for mask in masks:
        found += _bits(mask)
    found += Counter(card for card in singles if card >= 0)
    return sorted(found.items())


def armadora(rules: Any, state: Any) -> Any:
    """Every army, the palisades, the gold and the tokens of the advanced game are complete (AR-2)."""
    squares: Counter[int] = Counter()
    for rows in state.warriors:
        for row in rows:
            squares += _bits(row)
    occupied = sum(1 << square for square in squares)
    armies = tuple(
        tuple(row.bit_count() + left for row, left in zip(rows, reserve, strict=True))
        for rows, reserve in zip(state.warriors, state.reserves, strict=True)
    )
    land = occupied | state.free
    return {
        "armies": armies,
        "one warrior on a square": max(squares.values(), default=1),
        "land": land if not occupied & state.free else "a square both free and taken",
        "palisades": state.supply + state.palisades.lines.bit_count(),
        "gold": sorted(state.terms.gold),
        "reinforcements": sum(state.marks.reinforcements) + state.marks.reinforced.bit_count(),
    }


def orcz(rules: Any, state: Any) -> Any:
    """40 army tiles and heroes, 24 opponents and as many events, and the slaves with the bank (OR-1)."""
    board = state.board
    tiles = []
    for seat in range(board.seats):
        found: Counter[int] = Counter()
        for mask in (board.screens[seat], board.spent[seat]):
            found += _bits(mask)
        found += Counter(
            tile
            for row in board.lines
            for line in row
            if line.seat == seat
            for tile in (line.left, line.right)
            if tile >= 0
        )
        tiles.append(sorted(found.items()))
    opponents = [n for rows in (board.stacks, board.removed, board.trophies) for row in rows for n in row]
    return {
        "tiles": tiles,
        "opponents": sorted([*opponents, *(n for n in board.opponents if n >= 0)]),
        "events": sorted((*board.deck, *board.drawn)),
        "slaves": board.bank + sum(board.slaves),
    }


def gold_and_rum(rules: Any, state: Any) -> Any:
    """80 warrior cards by kind, and every recruiting and deserting card with its owner (CH-1)."""
    kinds: Counter[int] = Counter(state.deal.deck)
    specials = [[a, b] for a, b in zip(state.deal.recruits, state.deal.deserts, strict=True)]
    for card in (card for pile in state.deal.piles for card in pile):
        if card < 32:
            kinds[card] += 1
        else:
            specials[card % 16][card >= 48] += 1
    if state.muster is not None:
        for zone in (*state.muster.hands, state.muster.aside, state.muster.buried):
            kinds += Counter(dict(enumerate(zone)))
    if state.battle is not None:
        for army in state.battle.armies:
            kinds += Counter(
                {3 * state.battle.race + slot if slot < 3 else 9 + slot: count for slot, count in enumerate(army)}
            )
        if state.battle.flight is not None:
            kinds += Counter({16: 1, 12: state.battle.flight.goblins})
    owners = [specials[seat] for seat in range(state.terms.seats) if seat != state.chancellor]
    return sorted((+kinds).items()), sorted(owners), specials[state.chancellor]


def ghour(rules: Any, state: Any) -> Any:
    """36 cards a player, wherever they lie and whoever holds them (GH-7.1)."""
    found = [0] * len(state.hands)
    for zones in (state.hands, state.colonies, state.graves, state.gone):
        for seat, zone in enumerate(zones):
            found[seat] += len(zone)
    for seat, face in enumerate(state.recruiters):
        found[seat] += face >= 0
    for pile in state.trophies:
        for _, owner in pile:
            found[owner] += 1
    for field in state.fields:
        for unit in field:
            found[unit.owner] += 1
            for piece in unit.attached:
                found[piece.owner] += 1
    return found


PIECES: dict[str, Callable[[Any, Any], Any]] = {
    "claim2": claim2,
    "armadora": armadora,
    "orcz": orcz,
    "gold_and_rum": gold_and_rum,
    "ghour": ghour,
}
"""By game: what must be equal at every moment of one match."""
