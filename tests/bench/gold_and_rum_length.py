"""How long games of Gold & Rum are, beside the figures of CH-4.15: run it as a script.

Two ways of playing are measured: anyhow, and by a few rules of thumb that stand for what the
specification calls simple bots.  Wins are counted by the place from the first chancellor on.
"""

import argparse
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from desktop import paths
from desktop.core.dice import LiveDice
from desktop.core.rules import Setup
from desktop.games.gold_and_rum import actions as do
from desktop.games.gold_and_rum.cards import DESERT, RECRUIT
from desktop.games.gold_and_rum.content import load
from desktop.games.gold_and_rum.rules import rules

WRITTEN = {4: 3.0, 5: 3.6, 6: 3.5, 7: 3.3}
"""Rounds on average, by players (CH-4.15)."""

WORTH = (2, 6, 7, 2, 6, 7, 2, 6, 7, 2, 6, 7, 2, 10, 5, 6, 4, 3, 3, 3, 3, 3)
"""About what a card of each kind is worth on a pile."""


def anyhow(game, state, decision, rng):
    """Return any option."""
    return rng.choice(decision.options)


def thumb(game, state, decision, rng):
    """Return an option by rules of thumb, from what a player with a perfect memory sees."""
    seen = game.observe(state, decision.seat, perfect=True)
    options = decision.options
    if seen.phase in ("deal", "recruit"):
        return _deal(seen, decision, rng)
    if seen.phase == "spies":
        known = [each for each in options if type(each) is do.Spy and seen.remembered[each.victim][each.kind]]
        return max(known, key=lambda each: WORTH[each.kind] + rng.random(), default=options[0])
    if seen.phase == "lay" and type(options[0]) is do.Lay:
        # all in the battles worth two points, half of it in the others
        return options[-1] if len(seen.fought) in (0, 3) else options[(len(options) - 1) // 2]
    if seen.phase in ("commando-call", "airship-call"):
        return options[seen.hand[17 if seen.phase == "commando-call" else 16] > 0]
    return options[-1] if seen.phase == "airship" else rng.choice(options)


def _deal(seen, decision, rng):
    """Claim the best pile nobody has claimed, the sooner the better it is; desert from claims of others."""
    options = {type(each): [] for each in decision.options}
    for each in decision.options:
        options[type(each)].append(each)
    free = {
        at: sum(WORTH[card] for card in pile.cards if card < RECRUIT)
        for at, pile in enumerate(seen.piles)
        if not any(RECRUIT <= card < DESERT for card in pile.cards)
    }
    if do.Recruit in options and free:
        best = max(free, key=free.__getitem__)
        if seen.window_kind in ("last", "recruit") or free[best] > 44 - (seen.dealt - 36) / 2 or rng.random() < 0.01:
            return do.Recruit(decision.seat, best)
    if do.Desert in options and seen.marker >= 0:
        for at, pile in enumerate(seen.piles):
            owner = next((card - RECRUIT for card in pile.cards if RECRUIT <= card < DESERT), -1)
            if owner not in (-1, decision.seat) and pile.top < RECRUIT and WORTH[pile.top] >= 6 and rng.random() < 0.2:
                return do.Desert(decision.seat, at)
    return decision.options[0]


def play(game, setup, player, seed):
    """Return rounds, answers, and whether each place from the first chancellor on has won."""
    dice, rng = LiveDice(seed), random.Random(seed)
    state = game.begin(setup, dice).state
    first, answers = state.chancellor, 0
    while questions := game.decisions(state):
        state = game.apply(state, player(game, state, rng.choice(questions), rng), dice, tell=False).state
        answers += 1
    ranks = game.outcome(state).ranks
    return state.round, answers, [ranks[(first + place) % setup.seats] == 1 for place in range(setup.seats)]


def main():
    """Print a line for every number of players, step and way of playing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    games = parser.parse_args().games
    game = rules(load(paths.rules_data() / "gold_and_rum"))
    print(
        f"{'seats':>5} {'step':>4} {'player':>7} {'rounds':>7} {'least':>5} {'most':>4} {'answers':>8}  written  wins"
    )
    for seats in (4, 5, 6, 7):
        table = game.content.table(seats)
        for step in (1, table.piles):
            for player in (anyhow, thumb):
                setup = Setup(seats, (("step", str(step)),))
                played = [play(game, setup, player, seed) for seed in range(games)]
                rounds = [each[0] for each in played]
                answers = sum(each[1] for each in played) / sum(rounds)
                wins = [sum(each[2][place] for each in played) / games for place in range(seats)]
                shares = " ".join(f"{win:.0%}" for win in wins)
                print(
                    f"{seats:>5} {step:>4} {player.__name__:>7} {sum(rounds) / games:>7.2f} {min(rounds):>5} "
                    f"{max(rounds):>4} {answers:>8.0f}  {WRITTEN[seats]:>7}  {shares}"
                )


if __name__ == "__main__":
    main()
