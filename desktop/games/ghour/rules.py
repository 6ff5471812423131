"""The rules of Ghour behind the contract (``core.rules.Rules``)."""

from __future__ import annotations

from typing import Any

from desktop.core.dice import Dice, LiveDice
from desktop.core.message import Message, message, seat_ref
from desktop.core.rules import (
    Advice,
    Decision,
    IllegalAction,
    Outcome,
    Part,
    Refusal,
    Seat,
    Setup,
    Step,
    Types,
)
from desktop.games.ghour import actions as a
from desktop.games.ghour import answers, day, flow, imagining, opening, refusing, viewing
from desktop.games.ghour.actions import AnyAction
from desktop.games.ghour.advising import advise
from desktop.games.ghour.decks import Decks
from desktop.games.ghour.events import AnyEvent
from desktop.games.ghour.faces import Faces
from desktop.games.ghour.model import Content
from desktop.games.ghour.observation import Observation
from desktop.games.ghour.signs import NOT_YET
from desktop.games.ghour.state import State
from desktop.games.ghour.table import Table

SEATS = (2, 4)
"""Fewest and most players (GH-1.1)."""

PUBLIC = frozenset(("cut", "lurk", "weak", "split", "loot", "result", "offer"))
"""Questions that need nothing hidden; blocks, declarations and mercenaries only if nothing lies face-down."""

BY_FIELD = ("declare", "blocks", "hire")
"""Questions that are private exactly if their seat has a face-down card (GH-11c)."""

NO_DICE = LiveDice(0)
"""Never rolled: questions have no chance in them."""

TENTH = 10
"""TP that make one tournament point (GH-7.10)."""


class GhourRules:
    """Ghour over some content.

    Parameters
    ----------
    content
        Cards and decks.
    """

    types = Types(AnyAction, AnyEvent, State, Observation)

    def __init__(self, content: Content) -> None:
        self.content = content
        self.faces = Faces(content)
        self.decks = Decks(content, self.faces)
        self._prompts: dict[str, Message] = {}
        self._give_up = tuple(
            Decision(Seat(seat), message("ghour.ask.give-up"), (a.GiveUp(Seat(seat)),), private=False, waits=False)
            for seat in range(SEATS[1])
        )
        # the last state met, thawed, and its questions: a game played move by move is neither thawed nor asked twice
        self._last: tuple[State, Table] | None = None
        self._asked: tuple[State, tuple[Decision, ...]] | None = None

    def refuse_setup(self, setup: Setup) -> tuple[Refusal, ...]:
        """Return everything that forbids to begin with ``setup`` (GH-1.1, GH-7)."""
        if not SEATS[0] <= setup.seats <= SEATS[1]:
            return (Refusal("GH-1.1", message("ghour.refuse.seats", least=SEATS[0], most=SEATS[1])),)
        return self.decks.refuse(setup)

    def begin(self, setup: Setup, dice: Dice) -> Step[State]:
        """Lay out a new game (GH-8.1)."""
        picks, lists = self.decks.dealt(setup, dice)
        fixed = Setup(setup.seats, setup.options, setup.first, picks)
        table = Table(opening.lay_out(self.faces, fixed, lists, dice), self.faces, dice, True)
        flow.run(table)
        return table.step()

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """Return the open questions (GH-11c)."""
        asked = self._asked
        if asked is not None and asked[0] is state:
            return asked[1]
        found = self._decisions(state)
        self._asked = (state, found)
        return found

    def _decisions(self, state: State) -> tuple[Decision, ...]:
        question = state.question
        kind = question.kind
        if kind == "over":
            return ()
        if kind == "signs":
            return self._signs(state)
        seat = Seat(question.seat)
        options = tuple(answers.options(self._thawed(state)))
        private = kind not in PUBLIC
        if kind in BY_FIELD:
            private = any(unit.hidden for unit in state.fields[seat])
        asked = Decision(seat, self._prompt(kind), options, private, True, begun(state))
        if kind == "floor" and state.options.claim and not state.passes:
            claims = [
                Decision(Seat(other), self._prompt("claim"), (a.Claim(Seat(other)),), private=False, waits=False)
                for other in range(len(state.out))
                if other != seat and not state.out[other] and day.may_claim(state.claims, other)
            ]
            return (asked, *claims, self._give_up[seat])
        if kind == "offer":
            refuse = Decision(seat, self._prompt("refuse"), (a.Decline(seat),), private=False, waits=False)
            return (asked, refuse, self._give_up[seat])
        return (asked, self._give_up[seat])

    def _signs(self, state: State) -> tuple[Decision, ...]:
        question = state.question
        waiting = [seat for seat, sign in zip(question.seats, question.signs, strict=True) if sign == NOT_YET]
        prompt = self._prompt(f"signs-{question.purpose}")
        found = [Decision(Seat(seat), prompt, tuple(answers.sign_options(question, seat))) for seat in waiting]
        return (*found, *(self._give_up[seat] for seat in waiting))

    def _prompt(self, kind: str) -> Message:
        found = self._prompts.get(kind)
        if found is None:
            found = self._prompts[kind] = message(f"ghour.ask.{kind}")
        return found

    def apply(self, state: State, action: Any, dice: Dice, *, tell: bool = True) -> Step[State]:
        """Carry out ``action`` and all it sets off (GH-11.8)."""
        for decision in self.decisions(state):
            if action in decision.options:
                break
        else:
            raise IllegalAction(f"{action!r} is not on offer")
        table = self._thawed(state)
        self._last = None
        table.begin(dice, tell)
        answers.take(table, action)
        flow.run(table)
        step = table.step()
        self._last = (step.state, table)
        return step

    def _thawed(self, state: State) -> Table:
        """Return ``state`` as a table; whoever changes it must forget it here."""
        last = self._last
        if last is not None and last[0] is state:
            return last[1]
        table = Table(state, self.faces, NO_DICE, False)
        self._last = (state, table)
        return table

    def observe(self, state: State, viewer: Seat | None, *, perfect: bool = False) -> Observation:
        """Return all that ``viewer`` may know (GH-11.1, GH-11.2)."""
        return viewing.observe(self.faces, self.decks, state, viewer, perfect=perfect)

    def imagine(self, seen: Observation, viewer: Seat, dice: Dice) -> State:
        """Invent a full state that ``viewer`` cannot tell from the real one."""
        return imagining.imagine(self.faces, self.decks, seen, viewer, dice)

    def outcome(self, state: State) -> Outcome | None:
        """Return the result, or ``None`` while the game goes on (GH-10.1, GH-10.2)."""
        if state.question.kind != "over":
            return None
        seats = range(len(state.out))
        last = max(state.out)
        alive = [seat for seat in seats if not state.out[seat]]
        first = alive or [seat for seat in seats if state.out[seat] == last]
        ranks = tuple(
            1 if seat in first else 1 + sum(other != seat and _outlives(state, other, seat) for other in seats)
            for seat in seats
        )
        parts = tuple(self._parts(state, seat) if [seat] == alive else () for seat in seats)
        scores = tuple(sum(part.amount for part in row) for row in parts)
        kind = "agreed" if state.drawn else "last" if len(alive) == 1 else "draw"
        why = message("ghour.why.last", seat=seat_ref(alive[0])) if len(alive) == 1 else message(f"ghour.why.{kind}")
        return Outcome(kind, ranks, scores, parts, why)

    def _parts(self, state: State, seat: int) -> tuple[Part, ...]:
        """Return the tournament points of the winner (GH-7.10, GH-7.11)."""
        colony = len(state.colonies[seat]) + (state.recruiters[seat] >= 0)
        points = sum(self.faces.tp[face] for face, _ in state.trophies[seat])
        return (
            Part(message("ghour.part.colony"), colony),
            Part(message("ghour.part.trophies", points=points), points // TENTH),
        )

    def explain(self, state: State, action: Any) -> Refusal | None:
        """Return why ``action`` is not on offer, or ``None`` if it is (GH-11.24)."""
        if any(action in decision.options for decision in self.decisions(state)):
            return None
        return refusing.refuse(Table(state, self.faces, NO_DICE, False), action)

    def advise(self, state: State, decision: Decision) -> Advice:
        """Return a way to pay, and warnings (GH-11.9)."""
        return advise(Table(state, self.faces, NO_DICE, False), decision)

    def read(self, raw: object) -> Any:
        """Return the action that ``raw`` describes, or a refusal (GH-11.24)."""
        return refusing.read(self.faces, raw)


def begun(state: State) -> int:
    """Return how many answers the open question has been given."""
    plan, question = state.plan, state.question
    if plan is not None:
        return plan.steps + (plan.kind not in ("hire", "surcharge"))
    if question.kind == "declare":
        return len(question.picked)
    if question.kind in ("blocks", "split") and state.fight is not None:
        return state.fight.begun
    return 0


def _outlives(state: State, one: int, other: int) -> bool:
    """Tell whether ``one`` stayed longer in the game than ``other``."""
    return not state.out[one] or (state.out[one] > state.out[other] > 0)


def rules(content: Content) -> GhourRules:
    """Return the rules over ``content``."""
    return GhourRules(content)
