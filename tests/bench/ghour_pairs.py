"""Ghour with every set of the shipped decks: how fast, how long, and how it ends.

    python tests/bench/ghour_pairs.py [--games 300] [--seats 2 3 4] [--player random careful]

``random`` takes any answer, and so loses its base for want of cards soon; ``careful`` neither empties its hand nor
sacrifices cards while there is anything else, which makes longer games.  A standstill is a game
that ended by the draw which is offered after days on which nothing changed (GH-10.6): both agree when asked.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from desktop import catalogue
from desktop.core.dice import entry_dice
from desktop.core.rules import Setup
from desktop.games.ghour import actions as a
from desktop.games.ghour import rotation
from desktop.match.headless import LONGEST, next_answer, random_player

SPENDS = (a.Play, a.Cast, a.Yield)
"""Answers that cost a card of the hand for good."""

TURNS = (a.Turn, a.Help, a.Build, a.Assist, a.Use)
"""Answers that turn a card."""

KEPT = 2
"""Cards that ``careful`` keeps in hand: with the last one its base goes (GH-1.7)."""


def careful(rules: Any, state: Any, decision: Any, chance: random.Random) -> Any:
    """Return an answer that neither empties the hand nor sacrifices a card, if there is one."""
    if not decision.waits:
        return random_player(rules, state, decision, chance)
    options = decision.options
    if isinstance(options[0], a.Draw):
        return max((each for each in options if isinstance(each, a.Draw)), key=lambda each: each.count)
    left = len(state.hands[decision.seat]) - (0 if state.plan is None else state.plan.card >= 0)
    sound = [each for each in options if not _wastes(rules.faces, state, each, left)]
    return chance.choice(sound or options)


def _wastes(faces: Any, state: Any, answer: Any, left: int) -> bool:
    """Tell whether ``answer`` costs more than it may."""
    if isinstance(answer, SPENDS):
        return left <= KEPT
    if isinstance(answer, a.Recruit):
        return left < KEPT
    if isinstance(answer, a.Dismiss):
        return True
    if not isinstance(answer, TURNS):
        return False
    uid = getattr(answer, "helper", 0) or answer.unit
    unit = next(each for field in state.fields for each in field if each.uid == uid)
    turned = unit.turned if state.plan is None else dict(state.plan.turns).get(uid, unit.turned)
    words = faces.keywords(unit)
    return turned + rotation.use(words) > rotation.free(faces.type[unit.face], words)


PLAYERS: dict[str, Callable[..., Any]] = {"random": random_player, "careful": careful}


class Count:
    """What came of some games."""

    def __init__(self) -> None:
        self.games = self.moves = self.days = 0
        self.seconds = 0.0
        self.endings = Counter[str]()
        self.wins = Counter[int]()

    def row(self, name: str, winners: Sequence[str] = ()) -> str:
        """Return one line of the table."""
        share = self.endings["agreed"] / self.games
        wins = " ".join(f"{deck} {self.wins[seat]}" for seat, deck in enumerate(winners))
        ends = " ".join(f"{kind} {count}" for kind, count in self.endings.most_common())
        return (
            f"{name:38}{self.games / self.seconds:>9.1f}{self.moves / self.seconds:>10.0f}"
            f"{self.moves / self.games:>9.1f}{self.days / self.games:>7.1f}{share:>11.1%}   {ends:30}{wins}"
        )

    def add(self, other: Count) -> None:
        """Count other games in."""
        self.games += other.games
        self.moves += other.moves
        self.days += other.days
        self.seconds += other.seconds
        self.endings += other.endings


def played(rules: Any, picks: tuple[str, ...], games: int, player: Callable[..., Any]) -> Count:
    """Play ``games`` games with the decks ``picks``."""
    found, setup, players = Count(), Setup(len(picks), picks=picks), [player] * len(picks)
    # the processor's time, so that a busy machine does not count
    began = time.process_time()
    for seed in range(games):
        chance = random.Random(f"players {seed}")
        state = rules.begin(setup, entry_dice(seed, 0)).state
        moves = 0
        while rules.outcome(state) is None and moves < LONGEST:
            answer = next_answer(rules, state, rules.decisions(state), players, chance)
            moves += 1
            state = rules.apply(state, answer, entry_dice(seed, moves), tell=False).state
        outcome = rules.outcome(state)
        found.endings["endless" if outcome is None else outcome.kind] += 1
        for seat, rank in enumerate(outcome.ranks if outcome is not None else ()):
            found.wins[seat] += rank == 1
        found.moves += moves
        found.days += state.day
    found.games, found.seconds = games, time.process_time() - began
    return found


def main() -> int:
    """Print a table for each player; 1 if a game did not end."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=300, help="of each set of decks")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--player", nargs="+", default=list(PLAYERS), choices=PLAYERS)
    asked = parser.parse_args()
    game = catalogue.game("ghour")
    assert game is not None
    rules: Any = game.rules()
    decks = [name for name in rules.decks.known if rules.decks.legal(name)]
    endless = 0
    for name in asked.player:
        head = f"{name}, {asked.games} games each"
        print(f"{head:38}{'games/s':>9}{'moves/s':>10}{'moves':>9}{'days':>7}{'standstill':>11}   endings and wins")
        for seats in asked.seats:
            whole = Count()
            for picks in combinations(decks, seats):
                short = [pick.partition("-")[2].partition("/")[0][:6] for pick in picks]
                count = played(rules, picks, asked.games, PLAYERS[name])
                print(count.row(" ".join(short), short), flush=True)
                whole.add(count)
            print(whole.row(f"{seats} seats") + "\n", flush=True)
            endless += whole.endings["endless"]
    return 1 if endless else 0


if __name__ == "__main__":
    sys.exit(main())
