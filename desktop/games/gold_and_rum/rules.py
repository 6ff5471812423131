"""Gold & Rum as functions over immutable states."""

from __future__ import annotations

from typing import Any

from desktop.core.dice import Dice
from desktop.core.message import message
from desktop.core.rules import (
    Advice,
    Decision,
    Emission,
    IllegalAction,
    Outcome,
    Refusal,
    Seat,
    Setup,
    Step,
    Types,
)
from desktop.games.gold_and_rum import advising, imagining, questions, reading, viewing
from desktop.games.gold_and_rum.actions import AnyAction, Withdraw
from desktop.games.gold_and_rum.battle import lay, march
from desktop.games.gold_and_rum.calls import SEAMS, airship, answer, commando, go_on, withdraw
from desktop.games.gold_and_rum.content import SEATS, Content
from desktop.games.gold_and_rum.events import AnyEvent
from desktop.games.gold_and_rum.observation import Observation, Terms
from desktop.games.gold_and_rum.recruiting import open_round, play
from desktop.games.gold_and_rum.refusals import refuse
from desktop.games.gold_and_rum.scoring import outcome
from desktop.games.gold_and_rum.spies import favour, spy
from desktop.games.gold_and_rum.state import State


class GoldAndRum:
    """The rules over one content.

    Parameters
    ----------
    content
        What was read from ``rules_data/gold_and_rum``.
    """

    types = Types(AnyAction, AnyEvent, State, Observation)

    def __init__(self, content: Content) -> None:
        self.content = content

    def refuse_setup(self, setup: Setup) -> tuple[Refusal, ...]:
        """Return everything that forbids to begin with ``setup`` (CH-2, CH-4.9, CH-4.14)."""
        found: list[Refusal] = []
        if setup.seats not in SEATS:
            found.append(_refusal("CH-2", "seats", low=SEATS[0], high=SEATS[-1]))
        for name, value in setup.options:
            if name == "open-book":
                if value not in ("off", "on"):
                    found.append(_refusal("CH-4.14", "open-book", value=value))
            elif name == "step":
                piles = self.content.table(setup.seats).piles if setup.seats in SEATS else 0
                if not _is_step(value) or (piles and int(value) > piles):
                    found.append(_refusal("CH-4.9", "step", value=value, piles=piles))
            else:
                found.append(_refusal("CH-3.1", "option", name=name))
        if setup.first is not None and not 0 <= setup.first < setup.seats:
            found.append(_refusal("CH-2.1", "first"))
        if any(setup.picks):
            found.append(_refusal("CH-2", "picks"))
        return tuple(found)

    def begin(self, setup: Setup, dice: Dice) -> Step[State]:
        """Draw the first chancellor, shuffle and deal to the first question (CH-2.1)."""
        seats = setup.seats
        first = setup.first if setup.first is not None else dice.below(seats)
        say: list[Emission] = []
        none = (0,) * seats
        state = open_round(self.content, self.terms(setup), 1, first, none, none, ((),) * seats, (), dice, say)
        return Step(state, tuple(say), reveals=True)

    def terms(self, setup: Setup) -> Terms:
        """Return what ``setup`` settles for the whole game."""
        table = self.content.table(setup.seats)
        return Terms(
            setup.seats,
            table.piles,
            table.recruits,
            table.deserts,
            table.threshold,
            int(setup.option("step", "1")),
            setup.option("open-book") == "on",
        )

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """Return the open questions."""
        return questions.decisions(state)

    def apply(self, state: State, action: Any, dice: Dice, *, tell: bool = True) -> Step[State]:
        """Carry out ``action`` and all it sets off, up to the next question."""
        if refuse(state, action) is not None:
            raise IllegalAction(f"{action!r} is not on offer")
        say: list[Emission] | None = [] if tell else None
        phase = state.phase
        if phase in ("deal", "recruit"):
            after, reveals = play(state, action, say)
        elif phase == "lay":
            after = lay(state, action, say)
            # the last step shows what the steps before it laid, and cards laid are not taken back (CH-9.3)
            reveals = after.battle is None or not after.battle.plan
        elif phase in ("commando-call", "airship-call"):
            after, reveals = answer(state, action, say)
        elif phase == "race":
            after, reveals = march(self.content, state, action.race, say), False
        elif phase == "favourite":
            after, reveals = favour(state, action, say)
        elif phase == "spies":
            after, reveals = spy(state, action, say)
        else:
            after, reveals = self._act(state, action, say), False
        if after.phase in SEAMS:
            after, turned = go_on(self.content, after, dice, say)
            reveals = reveals or turned
        return Step(after, () if say is None else tuple(say), reveals)

    def _act(self, state: State, action: Any, say: list[Emission] | None) -> State:
        """Carry out what a warlord does who named himself in a call (CH-11.1)."""
        if type(action) is Withdraw:
            return withdraw(state, action, say)
        return commando(state, action, say) if state.phase == "commando" else airship(self.content, state, action, say)

    def observe(self, state: State, viewer: Seat | None, *, perfect: bool = False) -> Observation:
        """Return all that ``viewer`` may know; ``perfect`` adds the open book (CH-4.14)."""
        return viewing.observe(self.content, state, viewer, perfect=perfect)

    def imagine(self, seen: Observation, viewer: Seat, dice: Dice) -> State:
        """Invent a full state that ``viewer`` cannot tell from the real one."""
        return imagining.imagine(self.content, seen, viewer, dice)

    def outcome(self, state: State) -> Outcome | None:
        """Return the result, or ``None`` while the game goes on."""
        return outcome(state)

    def explain(self, state: State, action: Any) -> Refusal | None:
        """Return why ``action`` is not on offer, or ``None`` if it is."""
        return refuse(state, action)

    def advise(self, state: State, decision: Decision) -> Advice:
        """Return warnings for a person about to answer ``decision`` (CH-4.7)."""
        return advising.advise(state, decision)

    def read(self, raw: object) -> Any:
        """Return the action that ``raw`` describes, or a refusal."""
        return reading.read(raw)


def rules(content: Content) -> GoldAndRum:
    """Return the rules over ``content``."""
    return GoldAndRum(content)


def _is_step(value: str) -> bool:
    return value.isascii() and value.isdecimal() and len(value) <= 2 and int(value) >= 1


def _refusal(clause: str, key: str, **args: int | str) -> Refusal:
    return Refusal(clause, message(f"gold_and_rum.setup.{key}", **args))
