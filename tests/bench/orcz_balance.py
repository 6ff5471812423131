"""Orcz played simply: the share of clashes won, and wins by seat, beside the figures of the rules (OR-1).

An open field in a round is one clash, whether anybody stands there or not.

Run as ``python tests/bench/orcz_balance.py [GAMES]``.  The player works from observations alone: it places
where a line is worth most, looks one order ahead, shares with the poorest and charges the richest.
"""

from __future__ import annotations

import math
import random
import sys
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from desktop import paths
from desktop.core.dice import entry_dice
from desktop.core.rules import Setup, waiting
from desktop.games.orcz.content import load
from desktop.games.orcz.observation import FieldSeen, LineSeen, Observation
from desktop.games.orcz.rules import OrczRules, rules
from desktop.games.orcz.tiles import CHAMPION, GONE, HIDDEN, SCOUT, SHAMAN, TILES

MEAN = 2.2
"""What an unknown tile counts on average."""

WRITTEN = {2: "75 %", 3: "79 %", 4: "78 %"}
"""The share of clashes won in the rules' own simulation."""

SETUPS = (
    ("2 warlords", Setup(2)),
    ("2, short duel", Setup(2, (("short-duel", "on"),))),
    ("2, dark god", Setup(2, (("dark-god", "on"),))),
    ("3 warlords", Setup(3)),
    ("3, dark god", Setup(3, (("dark-god", "on"),))),
    ("4 warlords", Setup(4)),
    ("4, dark god", Setup(4, (("dark-god", "on"),))),
)


class Simple:
    """A player of rules of thumb with one look ahead.

    Parameters
    ----------
    game
        The rules, for what the event makes of the tiles.
    """

    def __init__(self, game: OrczRules) -> None:
        self._game = game

    def answer(self, seen: Observation, options: Any, draw: random.Random) -> Any:
        """Return one of ``options``."""
        if len(options) == 1:
            return options[0]
        kind = type(options[0]).__name__
        return getattr(self, f"_{kind.lower()}")(seen, options, draw)

    def _choosefield(self, seen: Observation, options: Any, draw: random.Random) -> Any:
        return max(options, key=lambda each: self._worth(seen, each.field) + draw.gauss(0, 0.35))

    def _worth(self, seen: Observation, number: int) -> float:
        """Return what a line of average strength is worth on a field."""
        field, me = seen.fields[number], seen.viewer
        forces = [guessed(field, seat) for seat in range(seen.seats)]
        coming = 3.4 * (sum(seen.lines_left) - 1) / max(1, sum(each.opponent >= 0 for each in seen.fields))
        before, after = (chance(sum(forces) + coming + more, field) for more in (0, 2 * MEAN))
        assert me is not None
        rival = max(force for seat, force in enumerate(forces) if seat != me)
        lead = 1 / (1 + math.exp((rival + coming / seen.seats - forces[me] - 2 * MEAN) / 3))
        paid = field.reward * lead + field.small_reward * (1 - lead) / max(1, seen.seats - 1)
        return paid * after - field.penalty * lead * (1 - after) + field.reward * (after - before)

    def _choosetile(self, seen: Observation, options: Any, draw: random.Random) -> Any:
        return max(options, key=lambda each: self._tile(seen, each.tile) + draw.gauss(0, 1))

    def _choosepartner(self, seen: Observation, options: Any, draw: random.Random) -> Any:
        assert seen.plan is not None
        beside = seen.plan.tile
        return max(options, key=lambda each: self._tile(seen, each.tile, beside) + draw.gauss(0, 1))

    def _tile(self, seen: Observation, tile: int, beside: int = GONE) -> float:
        """Return how gladly a tile is placed now: strong ones where they lead, heroes late and where needed."""
        assert seen.plan is not None
        field = seen.fields[seen.plan.field]
        late = seen.round == seen.rounds or seen.needs_hero
        total = sum(guessed(field, seat) for seat in range(seen.seats)) + 2 * MEAN
        if tile == CHAMPION:
            left = sum(seen.lines_left)
            return (4 if late else 1) if left <= seen.seats * 2 and total < field.need and not field.champion else -6
        if tile == SHAMAN:
            return 1.5 if late or beside >= 0 else -1
        strength = self._game.wars[seen.event].strength[tile]
        return strength * (1.0 if beside == SHAMAN else 0.4)

    def _chooseshown(self, seen: Observation, options: Any, draw: random.Random) -> Any:
        assert seen.plan is not None
        tiles = (seen.plan.tile, seen.plan.partner) if seen.plan.wing == 0 else (seen.plan.partner, seen.plan.tile)
        # a hero face up is never attacked; else the better tile stays hidden
        return max(options, key=lambda each: (tiles[each.wing] >= CHAMPION, -TILES[tiles[each.wing]].strength))

    def _hold(self, seen: Observation, options: Any, draw: random.Random) -> Any:
        """Backstab if the slaves expected after it are more than those after holding."""
        duel = seen.duel
        assert duel is not None
        field = seen.fields[duel.field]
        lines = list(field.lines)
        outcomes = []
        for left in self._possible(seen, lines[duel.target], 0):
            for right in self._possible(seen, lines[duel.target], 1):
                outcomes.append(self._after(seen, field, duel.place, (left, right)))
        return options[sum(outcomes) / len(outcomes) > self._payoff(seen, field, lines) + 0.15]

    def _possible(self, seen: Observation, line: LineSeen, wing: int) -> list[int]:
        """Return what may lie on a wing."""
        tile = line.right if wing else line.left
        if tile != HIDDEN:
            return [tile]
        out = {t for field in seen.fields for n in field.lines if n.seat == line.seat for t in (n.left, n.right)}
        return [t for t in range(SCOUT) if t not in out and t not in seen.spent[line.seat]]

    def _after(self, seen: Observation, field: FieldSeen, place: int, tiles: tuple[int, int]) -> float:
        """Return the slaves expected after attacking a line of ``tiles``."""
        lines = list(field.lines)
        if any(tile >= CHAMPION for tile in tiles):
            return self._payoff(seen, field, lines)
        war = self._game.wars[seen.event]
        mine, theirs = lines[place], lines[place - 1]
        results = [war.wings[a][b].result for a, b in zip((mine.left, mine.right), tiles, strict=True)]
        forces = {mine: guess(mine), theirs: 0.0}
        for wing, result in enumerate(results):
            if result == 1:
                forces[mine] -= war.strength[(mine.left, mine.right)[wing]]
            if result != 0:
                forces[theirs] += war.strength[tiles[wing]]
        loot = (results.count(0) == 2) - (results.count(1) == 2)
        return loot * war.effects.loot + self._payoff(seen, field, lines, forces)

    def _payoff(
        self, seen: Observation, field: FieldSeen, lines: list[LineSeen], instead: dict[LineSeen, float] | None = None
    ) -> float:
        """Return what the clash would pay if it came now."""
        forces = [0.0] * seen.seats
        for line in lines:
            forces[line.seat] += (instead or {}).get(line, guess(line))
        odds = 1.0 if field.champion else chance(sum(forces), field, 0.12)
        leads = max(range(seen.seats), key=lambda seat: forces[seat]) == seen.viewer
        others = max(1, seen.seats - 1)
        if leads:
            return field.reward * odds - field.penalty * (1 - odds)
        assert seen.viewer is not None
        share = field.small_reward / others if forces[seen.viewer] > 0 else 0
        return share * odds - field.small_penalty / others * (1 - odds)

    def _share(self, seen: Observation, options: Any, draw: random.Random) -> Any:
        given = seen.given or (0,) * seen.seats
        return min(options, key=lambda each: (seen.slaves[each.to] + given[each.to], draw.random()))

    def _charge(self, seen: Observation, options: Any, draw: random.Random) -> Any:
        given = seen.given or (0,) * seen.seats
        named = [each for each in options if hasattr(each, "on")]
        return max(named, key=lambda each: (seen.slaves[each.on] - given[each.on], draw.random()))


def guess(line: LineSeen) -> float:
    """Return the force of a line, with the mean for what is unknown."""
    return sum(MEAN if force < 0 else force for force in (line.left_force, line.right_force))


def guessed(field: FieldSeen, seat: int) -> float:
    """Return the force of a seat on a field, with the mean for what is unknown."""
    return sum(guess(line) for line in field.lines if line.seat == seat)


def chance(total: float, field: FieldSeen, width: float = 0.2) -> float:
    """Return how likely a joint force is enough."""
    return 1 / (1 + math.exp((field.need - total) / (0.3 + width * field.need) * 1.5))


def play(game: OrczRules, setup: Setup, seed: int) -> tuple[Any, Any, int]:
    """Return the last state, the outcome, and how many clashes there could be: an open field in a round is one."""
    player, draw = Simple(game), random.Random(seed)
    state = game.begin(setup, entry_dice(seed, 0)).state
    entry = clashes = begun = 0
    while decisions := game.decisions(state):
        board = state.board
        if board.round != begun:
            begun = board.round
            clashes += sum(opponent >= 0 for opponent in board.opponents)
        asked = waiting(decisions)[0]
        seen = game.observe(state, asked.seat, perfect=True)
        entry += 1
        action = player.answer(seen, asked.options, draw)
        state = game.apply(state, action, entry_dice(seed, entry), tell=False).state
    return state, game.outcome(state), clashes


def main() -> None:
    """Print the figures for every number of warlords and option."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 150
    game = rules(load(paths.rules_data() / "orcz"))
    print(f"{'':15} {'beaten':>7} {'rules':>6} {'3+ fields':>9} {'wealth':>7}  wins from the first starter on; endings")
    for name, setup in SETUPS:
        beaten = there = wealth = content = 0
        wins: Counter[int] = Counter()
        kinds: Counter[str] = Counter()
        for seed in range(games):
            first = seed % setup.seats
            seated = Setup(setup.seats, setup.options, first)  # type: ignore[arg-type]
            state, outcome, clashes = play(game, seated, seed)
            beaten += sum(len(row) for row in state.board.trophies)
            there += clashes
            wealth += sum(outcome.scores)
            content += sum(state.board.conquered(field) for field in range(4)) >= 3
            kinds[outcome.kind] += 1
            best = [seat for seat in range(setup.seats) if outcome.ranks[seat] == 1]
            for seat in best:
                wins[(seat - first) % setup.seats] += 1
        written = "" if setup.option("short-duel") == "on" else WRITTEN[setup.seats]
        share = " ".join(f"{wins[seat] / max(1, sum(wins.values())):.2f}" for seat in range(setup.seats))
        print(
            f"{name:15} {beaten / there:7.0%} {written:>6} {content / games:9.0%}"
            f" {wealth / games / setup.seats:7.1f}  {share}; {dict(kinds.most_common())}"
        )


if __name__ == "__main__":
    main()
