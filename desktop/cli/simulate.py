"""``simulate``: headless games, counted."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from desktop import __version__
from desktop.catalogue import Game
from desktop.cli import asked
from desktop.cli.speech import tell, wrong
from desktop.core.rules import Decision, Rules, Setup
from desktop.match.headless import Player, play_out, random_player
from desktop.match.match import Match
from desktop.match.save import SUFFIX, create, header_for
from desktop.match.save import Player as Sitter

THOUGHT = 600.0
"""Seconds a computer player may think about one answer: so many that time never decides."""

PLAYOUTS = 100
"""Rounds that the strongest computer player thinks, so that equal seeds give equal games."""


class Tally(msgspec.Struct, frozen=True, omit_defaults=True):
    """What ``--json`` prints; all but the two rates is the same for the same seed.

    Attributes
    ----------
    game, seats, options
        What was played.
    games, moves, mean_moves
        How many games, answers, and answers a game.
    moves_per_s, games_per_s
        How fast.
    wins
        By seat; a shared victory counts for each.
    outcomes
        How often each kind of ending came.
    picks
        What the seats picked, ``""`` by lot; not printed if nothing was.
    """

    game: str
    seats: int
    options: dict[str, str]
    games: int
    moves: int
    mean_moves: float
    moves_per_s: float
    games_per_s: float
    wins: list[int]
    outcomes: dict[str, int]
    picks: tuple[str, ...] = ()


def simulate(options: argparse.Namespace) -> int:
    """Play games and print what came of them."""
    record = asked.game(options.game)
    rules, setup = asked.setup(record, options.seats, options.option, options.pick)
    levels = _levels(options.bot or [asked.RANDOM], setup.seats)
    players = [_player(level, rules) for level in levels]
    folder = None if options.record is None else Path(options.record)
    seed = 0 if options.seed is None else options.seed
    wins, endings, moves = [0] * setup.seats, Counter[str](), 0
    began = time.perf_counter()
    for number in range(seed, seed + options.games):
        with _recording(folder, record, rules, setup, number, levels) as follow:
            played = play_out(rules, setup, number, players, follow=follow)
        moves += played.moves
        endings[played.outcome.kind] += 1
        for seat, rank in enumerate(played.outcome.ranks):
            wins[seat] += rank == 1
    seconds = max(time.perf_counter() - began, 1e-9)
    tally = Tally(
        game=record.id,
        seats=setup.seats,
        options=dict(setup.options),
        games=options.games,
        moves=moves,
        mean_moves=round(moves / options.games, 2),
        moves_per_s=round(moves / seconds, 1),
        games_per_s=round(options.games / seconds, 2),
        wins=wins,
        outcomes={kind: endings[kind] for kind in record.outcomes if endings[kind]},
        picks=setup.picks,
    )
    tell(msgspec.json.encode(tally).decode() if options.json else _readable(tally))
    return 0


def _levels(words: list[str], seats: int) -> list[str]:
    """Return a level for each seat."""
    levels = [asked.level(word) for word in words]
    if len(levels) not in (1, seats):
        raise wrong("cli.levels", n=len(levels), seats=seats)
    return levels * seats if len(levels) == 1 else levels


def _player(level: str, rules: Rules[Any, Any]) -> Player:
    if level == asked.RANDOM:
        return random_player
    from desktop.bots import make  # noqa: PLC0415  # the player random needs none
    from desktop.bots.search import Warlord  # noqa: PLC0415

    bot = make(level, rules)
    if isinstance(bot, Warlord):
        bot.playouts = PLAYOUTS

    def answer(rules: Rules[Any, Any], state: Any, decision: Decision, chance: Random) -> Any:
        seen = rules.observe(state, decision.seat, perfect=True)
        return bot(seen, decision, chance.randrange(2**31), THOUGHT)

    return answer


@contextmanager
def _recording(
    folder: Path | None, record: Game, rules: Rules[Any, Any], setup: Setup, seed: int, levels: list[str]
) -> Iterator[Callable[[Any], None] | None]:
    """Give what follows a game into a save in ``folder``, or nothing if none is wanted."""
    if folder is None:
        yield None
        return
    match = Match(rules, setup, seed, people=(False,) * setup.seats)
    sitters = tuple(Sitter(f"{level} {seat}", level, seat) for seat, level in enumerate(levels))
    now = int(time.time())
    header = header_for(match, app=__version__, game=record.id, version=record.version, players=sitters, begun=now)
    journal = create(folder / f"{record.id}-{seed:06}{SUFFIX}", match, header)
    try:
        yield match.submit
    finally:
        journal.close()


def _readable(tally: Tally) -> str:
    """Return the same in lines for people."""
    options = ", ".join(name if value == "on" else f"{name}={value}" for name, value in tally.options.items())
    lines = [
        f"game      {tally.game}, {tally.seats} seats{f', {options}' if options else ''}",
        f"games     {tally.games}  ({tally.games_per_s:,.1f}/s)",
        f"moves     {tally.moves}  ({tally.moves_per_s:,.0f}/s, {tally.mean_moves:.1f} a game)",
        "wins      " + "  ".join(f"seat {seat}: {count}" for seat, count in enumerate(tally.wins)),
        "endings   " + "  ".join(f"{kind}: {count}" for kind, count in tally.outcomes.items()),
    ]
    if tally.picks:
        lines.insert(
            1, "picks     " + "  ".join(f"seat {seat}: {pick or 'by lot'}" for seat, pick in enumerate(tally.picks))
        )
    return "\n".join(lines)
