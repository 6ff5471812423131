"""Random playouts of other libraries' games, driven from Python: ``python tests/bench/rivals.py NAME SECONDS``.

Prints the moves of one second.  A move is an answer of a player, as in ours; what chance does in between takes
its time and counts for nothing.  RLCard is driven through its environment, its ordinary way.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator


def open_spiel(name: str) -> Callable[[], Iterator[int]]:
    """Return playouts of an OpenSpiel game; each yields how many moves it took."""
    import pyspiel

    game = pyspiel.load_game(name)
    lot = random.random

    def playouts() -> Iterator[int]:
        while True:
            state = game.new_initial_state()
            moves = 0
            while not state.is_terminal():
                # dealing is as likely for every card, so chance needs no weights
                moves += not state.is_chance_node()
                actions = state.legal_actions()
                state.apply_action(actions[int(lot() * len(actions))])
            yield moves

    return playouts


def rlcard(name: str) -> Callable[[], Iterator[int]]:
    """Return playouts of an RLCard game."""
    import rlcard as library

    environment = library.make(name)

    def playouts() -> Iterator[int]:
        while True:
            state, _ = environment.reset()
            moves = 0
            while not environment.is_over():
                actions = list(state["legal_actions"])
                state, _ = environment.step(random.choice(actions))
                moves += 1
            yield moves

    return playouts


RIVALS = {"oh_hell": open_spiel, "gin_rummy": open_spiel, "uno": rlcard}


def rate(playouts: Callable[[], Iterator[int]], seconds: float) -> float:
    """Return the moves of one second."""
    source = playouts()
    next(source)
    moves, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < seconds:
        moves += next(source)
    return moves / spent


if __name__ == "__main__":
    print(rate(RIVALS[sys.argv[1]](sys.argv[1]), float(sys.argv[2])))
