"""What a good neighbour says at the table: a warning before a dear move, a way to pay, "pass until something happens".

A table takes part by methods beside those of :class:`~desktop.ui.table.situation.Table`: ``warnings(action, advice,
now)`` says what giving ``action`` would cost, and ``standing(now)`` is the order that the button "quiet" gives.  The
button "propose" gives the steps of the rules' proposal, all but the last, which the player gives himself;
"retract:<place>" takes one step of the open answer back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.core.message import Message
from desktop.core.rules import Advice
from desktop.match.standing import StandingOrder
from desktop.ui.bridge import MatchController
from desktop.ui.table.situation import Situation, Table

RETRACT = "retract:"
"""With the place of a step the button that takes it back; what stands after an ``@`` only tells buttons apart."""

NO_ADVICE = Advice((), ())


class Counsel:
    """Advice about one match, asked for people only.

    Parameters
    ----------
    table
        Its table.
    controller
        The match.
    """

    def __init__(self, table: Table, controller: MatchController) -> None:
        self._table: Any = table
        self._controller = controller
        self._warned: Any = None

    def advice(self, now: Situation) -> Advice:
        """Return what the rules advise about the question on this view."""
        question = now.question
        return self._controller.advise(question) if question is not None and now.mine else NO_ADVICE

    def warnings(self, action: Any, now: Situation) -> tuple[Message, ...]:
        """Return what speaks against ``action``; nothing if it was said just now: the second time it is meant."""
        warned, self._warned = self._warned, None
        ask: Callable[..., tuple[Message, ...]] | None = getattr(self._table, "warnings", None)
        if ask is None or action == warned:
            return ()
        found = ask(action, lambda: self.advice(now), now)
        if found:
            self._warned = action
        return found

    def forget(self) -> None:
        """Warn again: something has changed."""
        self._warned = None

    def press(self, name: str, now: Situation) -> bool:
        """Do what the button ``name`` says; return whether it is one of these."""
        if name == "propose":
            for step in self.advice(now).proposal[:-1]:
                self._controller.submit(step)
            return True
        if name.startswith(RETRACT):
            self._controller.retract(int(name.removeprefix(RETRACT).partition("@")[0]))
            return True
        if name == "quiet":
            make: Callable[[Situation], StandingOrder] | None = getattr(self._table, "standing", None)
            if make is not None and now.question is not None:
                self._controller.order(now.question.seat, make(now))
            return True
        return False
