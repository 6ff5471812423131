"""Random playouts of every game, beside other libraries' games in the same run (design.md §11, rows 1 and 2).

    pip install -e ".[bench]" && python tests/bench/moves.py

OpenSpiel and RLCard may live in an environment of their own: ``--rivals PYTHON`` names its interpreter.
Measured in turns, so that a busy machine slows all alike; the best of the turns counts.
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]

from bench.rivals import RIVALS, rate  # noqa: E402

from desktop.catalogue import GAMES, Game  # noqa: E402
from desktop.core.dice import LiveDice  # noqa: E402
from desktop.core.rules import Setup  # noqa: E402

WANTED = {"claim2": 1.0, "armadora": 40 / 290, "orcz": 100 / 290, "gold_and_rum": 100 / 290, "ghour": 15 / 290}
"""What each game must reach, in parts of OpenSpiel's oh_hell, which did 290,000 where the figures were set."""

UNO = 8.0
"""What Claim 2 must reach, in parts of RLCard's uno."""


def ours(game: Game, setup: Setup) -> Callable[[], Iterator[int]]:
    """Return playouts of one of our games by ``decisions`` and ``apply(tell=False)``, as the player ``random``."""
    rules: Any = game.rules()
    decide, apply, lot = rules.decisions, rules.apply, random.random

    def playouts() -> Iterator[int]:
        number = 0
        while True:
            number += 1
            dice = LiveDice(number)
            state = rules.begin(setup, dice).state
            moves = 0
            while decisions := decide(state):
                decision = decisions[0]
                if len(decisions) > 1:
                    decision = _one(decisions)
                    if decision is None:
                        break
                options = decision.options
                state = apply(state, options[int(lot() * len(options))], dice, tell=False).state
                moves += 1
            yield moves

    return playouts


def _one(decisions: Any) -> Any:
    """Return a decision as the player ``random`` takes it; ``None`` when the game waits for nobody."""
    asked = [each for each in decisions if each.waits]
    if not asked:
        return None
    if len(asked) < len(decisions) and random.random() < 0.25:
        eager = [d for d in decisions if not d.waits and not any(o.voluntary for o in d.options)]
        if eager:
            return random.choice(eager)
    return asked[0] if len(asked) == 1 else random.choice(asked)


def rival(python: str, name: str, seconds: float) -> float | None:
    """Return the moves of one second of another library's game; ``None`` if it is not installed."""
    command = [python, str(Path(__file__).with_name("rivals.py")), name, str(seconds)]
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    if found.returncode:
        return None
    return float(found.stdout.split()[-1])


def main() -> int:
    """Print a row for each game; 1 if one falls short."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement")
    parser.add_argument("--turns", type=int, default=3)
    parser.add_argument("--rivals", default=sys.executable, metavar="PYTHON")
    asked = parser.parse_args()
    games = {f"{game.id}, {seats} seats": ours(game, Setup(seats)) for game in GAMES for seats in game.seats[:1]}
    best: dict[str, float] = {}
    for _ in range(asked.turns):
        for name, playouts in games.items():
            best[name] = max(best.get(name, 0), rate(playouts, asked.seconds))
        for name in RIVALS:
            found = rival(asked.rivals, name, asked.seconds)
            if found is not None:
                best[name] = max(best.get(name, 0), found)
    for name in RIVALS:
        print(f"{name:28}{best[name]:>12,.0f} moves/s" if name in best else f"{name:28}  not installed")
    return 1 if sum([_row(name, best) for name in games]) else 0


def _row(name: str, best: dict[str, float]) -> bool:
    """Print the row of one of our games, and return whether it falls short."""
    line, short = f"{name:28}{best[name]:>12,.0f} moves/s", False
    identity = name.partition(",")[0]
    for rival_name, wanted in (("oh_hell", WANTED.get(identity)), ("uno", UNO if identity == "claim2" else None)):
        if wanted is not None and rival_name in best:
            ratio = best[name] / best[rival_name]
            line += f"   {ratio:.2f} × {rival_name} (wanted {wanted:.2f})"
            short = short or ratio < wanted
    print(line + ("   SHORT" if short else ""))
    return short


if __name__ == "__main__":
    sys.exit(main())
