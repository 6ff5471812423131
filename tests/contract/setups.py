"""Every game of the catalogue, with every number of seats, and its options sensibly sampled."""

from __future__ import annotations

from functools import cache
from typing import Any

from desktop.catalogue import GAMES, Game, game
from desktop.core.rules import Setup


@cache
def rules_of(identity: str) -> Any:
    """Return the rules of a game, read once."""
    entry = game(identity)
    assert entry is not None
    return entry.rules()


def choices(entry: Game, seats: int) -> list[tuple[tuple[str, str], ...]]:
    """Return no option, each value of each option alone, and the last value of all options at once."""
    known = [option for option in entry.options if not option.seats or seats in option.seats]
    alone = [((option.name, value),) for option in known for value in _sample(option.values[1:])]
    everything = tuple(sorted((option.name, option.values[-1]) for option in known))
    if len(known) > 4:
        # so many that trying each alone takes minutes; the game's own tests try them
        alone = []
        everything = everything if seats == entry.seats[0] else ()
    if entry.seats[0] < seats < entry.seats[1]:
        alone = []  # the fewest and the most players try each option alone
    made = dict.fromkeys([(), *alone, everything])
    return [options for options in made if not rules_of(entry.id).refuse_setup(Setup(seats, options))]


def _sample(values: tuple[str, ...]) -> tuple[str, ...]:
    """Return the values, or the first and one from the middle where there are many."""
    return values if len(values) < 4 else (values[0], values[len(values) // 2])


SETUPS: list[tuple[str, Setup]] = [
    (entry.id, Setup(seats, options))
    for entry in GAMES
    for seats in range(entry.seats[0], entry.seats[1] + 1)
    for options in choices(entry, seats)
]


def name(setup: tuple[str, Setup]) -> str:
    """Return what a test over ``setup`` is called."""
    identity, agreed = setup
    options = "+".join(key if value == "on" else f"{key}={value}" for key, value in agreed.options)
    return "-".join([identity, str(agreed.seats), *([options] if options else [])])
