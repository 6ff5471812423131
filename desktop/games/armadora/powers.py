"""What the advanced game adds: reinforcement and powers (AR-11, AR-12).

Each function answers with the squares that may be chosen; all of them are public (AR-13.8).
"""

from __future__ import annotations

from desktop.games.armadora.state import State

ORC, GOBLIN, ELF, MAGE = "orc", "goblin", "elf", "mage"
"""The races, by the power they have."""

RACES = (ORC, GOBLIN, ELF, MAGE)
"""All races (AR-1.3)."""

PALISADES = 2
"""Palisades in one action (AR-7.2); the Orcs' token makes it one more (AR-12.5)."""


def reinforceable(state: State, seat: int) -> int:
    """Return the squares where ``seat`` may lay its reinforcement (AR-11.2)."""
    marks = state.marks
    if not marks.reinforcements[seat]:
        return 0
    full = 0
    for territory in state.palisades.territories:
        if not territory & (state.free | marks.reinforced):
            full |= territory
    return full & state.own(seat)


def ready(state: State, seat: int, race: str) -> bool:
    """Return whether ``seat`` has a token of ``race`` that it may use this turn (AR-12.0a)."""
    return not state.used and state.marks.powers[seat] > 0 and state.terms.races[seat] == race


def peekable(state: State, seat: int) -> int:
    """Return the squares whose warriors the Mages of ``seat`` may look at (AR-12.1)."""
    return state.foes(seat) & ~state.marks.open


def shootable(state: State, seat: int) -> int:
    """Return the squares whose warriors the Elves of ``seat`` may hit (AR-12.6)."""
    own = state.own(seat)
    reach = 0
    for territory in state.palisades.territories:
        if territory & own and territory & state.free:
            reach |= territory
    return reach & state.foes(seat)


def sneaks(state: State, seat: int) -> bool:
    """Return whether there are warriors and squares enough for the Goblins' power (AR-12.3)."""
    return sum(state.reserves[seat]) >= 2 and state.free.bit_count() >= 2
