"""A table without a set-up screen: what ``play``, ``screenshot`` and ``self-test`` sit down to."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

from desktop import catalogue
from desktop.core.message import message
from desktop.core.rules import Rules, Seat, Setup, waiting
from desktop.match.match import Match
from desktop.match.save import Player
from desktop.ui.text import say

if TYPE_CHECKING:
    from desktop.ui.screens.setup import Choice


def players_for(seats: int, bots: dict[int, str], names: tuple[str, ...] = ()) -> tuple[Player, ...]:
    """Return ``seats`` players, the levels of ``bots`` among them, with ``names`` as far as they go."""
    return tuple(
        Player(
            names[seat] if seat < len(names) else say(message("match.seat", number=seat + 1)),
            bots.get(seat, "person"),
            seat % 7,
        )
        for seat in range(seats)
    )


def quick_choice(
    identity: str,
    seats: int | None,
    bots: dict[int, str],
    seed: int | None,
    options: tuple[tuple[str, str], ...],
    names: tuple[str, ...] = (),
) -> Choice:
    """Return what a set-up screen would, for a game of the catalogue that the command line has checked."""
    from desktop.ui.screens.setup import Choice  # noqa: PLC0415

    game = catalogue.game(identity)
    if game is None:
        raise KeyError(identity)
    count = seats or game.seats[0]
    chance = random.SystemRandom().randrange(10**7) if seed is None else seed
    return Choice(game, Setup(count, tuple(sorted(options))), players_for(count, bots, names), chance)


def played(rules: Rules[Any, Any], setup: Setup, seed: int, moves: int, *, recall: bool = False) -> Match:
    """Return a match after ``moves`` random answers, or when it is over; the same for the same seed."""
    match = Match(rules, setup, seed, recall=recall)
    dice = random.Random(f"quick {seed}")
    for _ in range(moves):
        asked = waiting(match.asked())
        if not asked:
            break
        decision = asked[dice.randrange(len(asked))]
        wanted = match.wanted()
        if wanted is not None:
            match.look(wanted)
        options = [option for option in _some(decision.options, dice) if not option.voluntary]
        match.submit(options[dice.randrange(len(options))])
        match.news(match.viewer)
    return match


def come_to(match: Match, viewer: int | None) -> None:
    """Open the private view of ``viewer``, or the open table."""
    if viewer is None:
        match.leave()
    elif match.viewer != viewer:
        match.interrupt(Seat(viewer))
        match.look(Seat(viewer))


def _some(options: Any, dice: random.Random, most: int = 400) -> list[Any]:
    """Return the options, or a handful of them where there are very many."""
    if len(options) <= most:
        return list(options)
    return [options[dice.randrange(len(options))] for _ in range(40)]
