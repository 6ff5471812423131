"""How far a card may be turned, and for what (GH-3)."""

from __future__ import annotations

from desktop.games.ghour import keywords as k
from desktop.games.ghour.faces import CREATURE

LAST = 3
"""The state in which a card is exhausted."""


def use(words: int) -> int:
    """Return the quarter turns of one use: 2 for a slow creature (GH-3.4)."""
    return 2 if words & k.SLOW else 1


def free(kind: int, words: int) -> int:
    """Return the highest state that a use may reach without penalty (GH-3.6)."""
    if kind != CREATURE:
        return LAST
    step = 2 if words & k.SLOW else 1
    return min(LAST, 2 * step) if words & k.INDUSTRIOUS else step


def straightened(turned: int, kind: int, words: int) -> int:
    """Return the state after a morning (GH-3.3)."""
    del kind
    return max(0, turned - (2 if words & k.FAST else 1))
