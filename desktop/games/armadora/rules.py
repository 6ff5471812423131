"""Armadora behind the contract: set-up, and one door to everything else."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from desktop.core.dice import Dice, shuffled
from desktop.core.message import message
from desktop.core.rules import Advice, Decision, Emission, Outcome, Refusal, Seat, Setup, Step, Types
from desktop.games.armadora import reading, refusals, scoring, sight
from desktop.games.armadora.actions import AnyAction
from desktop.games.armadora.board import Palisades
from desktop.games.armadora.content import Content
from desktop.games.armadora.events import AnyEvent, Began
from desktop.games.armadora.observation import Observation
from desktop.games.armadora.state import Marks, State, Terms
from desktop.games.armadora.turns import THIRD, Turns


class ArmadoraRules(Turns):
    """The rules over one content; questions and answers are those of :class:`Turns`.

    Parameters
    ----------
    content
        What was read from the files.
    """

    types = Types(AnyAction, AnyEvent, State, Observation)

    def __init__(self, content: Content) -> None:
        super().__init__(content)
        # bots imagine many worlds from one observation
        self._fenced = lru_cache(maxsize=256)(self.board.fence)

    def __reduce__(self) -> tuple[Any, ...]:
        return rules, (self.content,)

    def refuse_setup(self, setup: Setup) -> tuple[Refusal, ...]:
        """Return everything that forbids to begin with ``setup`` (AR-4.1, AR-4.6)."""
        return refusals.refuse_setup(setup)

    def begin(self, setup: Setup, dice: Dice) -> Step[State]:
        """Lay out a new game (AR-4)."""
        seats, advanced = setup.seats, setup.option("advanced") == "on"
        gold = shuffled(self.content.gold, dice)
        races = self._races(setup, dice)
        first = dice.below(seats) if setup.first is None else int(setup.first)
        state = self.lay_out(Terms(races, advanced, gold, self.content.army(seats)), first)
        return Step(state, (Emission(Began(races, gold, first, advanced)),))

    def lay_out(self, terms: Terms, first: int) -> State:
        """Return the first position under ``terms``."""
        seats = terms.seats
        powers = tuple(self.content.tokens(race) if terms.advanced else 0 for race in terms.races)
        return State(
            terms,
            first,
            (False,) * seats,
            ((0,) * len(terms.army),) * seats,
            self.board.land,
            (terms.army,) * seats,
            self.content.palisades,
            self.board.empty,
            (),
            "",
            Marks(0, 0, (), 0, powers, (int(terms.advanced),) * seats),
        )

    def _races(self, setup: Setup, dice: Dice) -> tuple[str, ...]:
        """Return the races by seat: those chosen, and the rest by lot (AR-4.1)."""
        picks = setup.picks or ("",) * setup.seats
        lot = iter(shuffled([race.id for race in self.content.races if race.id not in picks], dice))
        return tuple(pick or next(lot) for pick in picks)

    def observe(self, state: State, viewer: Seat | None, *, perfect: bool = False) -> Observation:
        """Return what ``viewer`` may know (AR-13)."""
        return sight.observe(self.board, state, viewer, perfect)

    def imagine(self, seen: Observation, viewer: Seat, dice: Dice) -> State:
        """Invent a state that looks like ``seen``; what its viewer knows stands in it."""
        palisades: Palisades = self._fenced(seen.palisades)
        free = self.board.land
        for warrior in seen.warriors:
            free &= ~(1 << warrior.square)
        return sight.imagine(seen, palisades, free, dice)

    def outcome(self, state: State) -> Outcome | None:
        """Return the result, or ``None`` while the game goes on (AR-9, AR-10)."""
        return scoring.settle(self.board, state)

    def explain(self, state: State, action: Any) -> Refusal | None:
        """Return why ``action`` is not on offer, or ``None`` if it is (AR-14.12)."""
        return refusals.explain(self, state, action)

    def advise(self, state: State, decision: Decision) -> Advice:
        """Return the warning that a third palisade costs the Orcs' token (AR-12.5)."""
        if decision.prompt == THIRD:
            return Advice(warnings=(message("armadora.costs-token"),))
        return Advice()

    def read(self, raw: object) -> AnyAction | Refusal:
        """Return the answer that ``raw`` describes."""
        return reading.read(self.board, raw)


def rules(content: Content) -> ArmadoraRules:
    """Return the rules over ``content``."""
    return ArmadoraRules(content)
