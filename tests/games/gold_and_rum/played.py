"""A match of Gold & Rum played by hand."""

from pathlib import Path

from desktop.core.dice import LiveDice
from desktop.core.rules import Seat, Setup
from desktop.games.gold_and_rum import staging
from desktop.games.gold_and_rum.cards import KINDS
from desktop.games.gold_and_rum.content import load
from desktop.games.gold_and_rum.rules import rules

CONTENT = load(Path(__file__).parents[3] / "rules_data" / "gold_and_rum")
RULES = rules(CONTENT)


class Table:
    """A match played by hand."""

    def __init__(self, given=None, *, seats=4, first=0, options=(), seed=0):
        self.rules = RULES
        self.dice = LiveDice(seed)
        setup = Setup(seats, tuple(options), None if first is None else Seat(first))
        if given is None:
            step = RULES.begin(setup, self.dice)
            self.state, self.emissions = step.state, list(step.emissions)
        else:
            self.state, self.emissions = staging.arrange(RULES, setup, given), []
        self.reveals = False

    def play(self, seat, **verb):
        """Play what scenario files would write."""
        for raw in staging.unfold({"seat": seat, **verb}):
            action = RULES.read(raw)
            refusal = RULES.explain(self.state, action)
            if raw.get("where-asked") and refusal is not None:
                continue
            assert refusal is None, refusal
            self.act(action)
        return self

    def act(self, action):
        step = RULES.apply(self.state, action, self.dice)
        self.state, self.reveals = step.state, step.reveals
        self.emissions += step.emissions
        return step

    def everyone(self, verb, times=1):
        for raw in staging.unfold({"everyone": verb, "times": times}):
            action = RULES.read(raw)
            if RULES.explain(self.state, action) is None:
                self.act(action)
        return self

    def heard(self, kind, viewer=None):
        return [event for each in self.emissions if isinstance(event := each.heard_by(viewer), kind)]

    def hands(self):
        return [[KINDS[k] for k, n in enumerate(hand) for _ in range(n)] for hand in self.state.muster.hands]
