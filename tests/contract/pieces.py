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


PIECES: dict[str, Callable[[Any, Any], Any]] = {"claim2": claim2, "armadora": armadora}
"""By game: what must be equal at every moment of one match."""
