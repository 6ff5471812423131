"""The one way between a match and the screen: slots in, one value out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QObject, Signal, Slot

from desktop.core.message import Message, message
from desktop.core.rules import Advice, Decision, Event, IllegalAction, Outcome, Refusal, Seat, waiting
from desktop.match.asking import said
from desktop.match.match import Match
from desktop.match.standing import StandingOrder

if TYPE_CHECKING:
    from desktop.ui.bot_runner import BotRunner


class Update(msgspec.Struct, frozen=True):
    """Everything the table needs after a change, for one viewer.

    Attributes
    ----------
    viewer
        The seat whose private view is open; ``None`` is the open table.
    news
        What this viewer has not been told yet, in his version, to be animated.
    observation
        What the table must look like once it has been.
    decisions
        The viewer's own questions, every public one, and of private interruptions seat and prompt only.
    awaited
        The seats the game waits for; everybody may know.
    outcome
        The result, once there is one.
    undo, redo
        ``None`` when allowed, else the reason why not.
    steps
        What has been said so far inside the open answer on this view.
    """

    viewer: Seat | None
    news: tuple[Event, ...]
    observation: Any
    decisions: tuple[Decision, ...]
    awaited: tuple[Seat, ...]
    outcome: Outcome | None
    undo: Message | None
    redo: Message | None
    steps: tuple[Any, ...] = ()


class MatchController(QObject):
    """Relays one match to the views, through the eyes of the seat in front.

    One signal carries one frozen value, so that no view ever sees half a change.  It is declared as
    ``object``: Qt hands such values on untouched, while it would copy a ``dict`` or a ``list``.

    Parameters
    ----------
    match
        The match.
    runner
        Where computer players think; ``None`` if only people play.
    """

    updated = Signal(object)
    """An :class:`Update`."""

    curtain = Signal(object)
    """The seat that must come to the screen."""

    refused = Signal(object)
    """A :class:`Refusal`: why what was asked for is not done."""

    troubled = Signal(object)
    """A :class:`Message`: the disk or a computer player failed; the match stands as it was."""

    def __init__(self, match: Match, runner: BotRunner | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._match = match
        self._runner = runner
        self._put: Decision | None = None
        self._declined: set[tuple[int, Seat, Message]] = set()
        self._held = False
        if runner is not None:
            runner.moved.connect(self._bot_moved)
            runner.failed.connect(self._bot_failed)

    # ------------------------------------------------------------------ slots of the screen

    @Slot()
    def start(self) -> None:
        """Show the table as it stands, and call whoever is asked."""
        self._show()

    @Slot(object)
    def submit(self, action: Any) -> None:
        """Give an answer to a question of the last update."""
        if not any(action.seat == d.seat for d in self._match.questions()):
            return
        self._change(lambda: self._match.submit(action), action)

    def submit_all(self, actions: tuple[Any, ...]) -> None:
        """Give several answers, each the first question's in its turn, and show what they come to together."""
        self._change(lambda: self._match.submit_all(actions), actions[0])

    def hold(self, *, on: bool, brisk: bool = False) -> None:
        """Keep computer players from answering until the hold ends: a beat lasts as long for them.

        ``brisk``: once they may, they do without delay, for a clock sets the pace.
        """
        if self._runner is not None:
            self._runner.brisk = brisk
        ended, self._held = self._held and not on, on
        if ended and self._match.wanted() is None:
            self._ask_bots()

    @Slot()
    def cancel(self) -> None:
        """Take back what the open answer already holds."""
        begun = next((d.seat for d in self._match.questions() if d.begun), None)
        if begun is not None:
            self._change(lambda: self._match.cancel(begun))

    @Slot(int)
    def retract(self, place: int) -> None:
        """Take back one step of the open answer, the ``place``-th; the last one for -1."""
        open_answer = next((d for d in self._match.questions() if d.begun), None)
        if open_answer is not None:
            at = place if place >= 0 else open_answer.begun + place
            self._change(lambda: self._match.cancel(open_answer.seat, at))

    @Slot()
    def step_back(self) -> None:
        """Take back the last step of the open answer."""
        self.retract(-1)

    @Slot()
    def undo(self) -> None:
        """Take back the last answer, if nothing forbids it."""
        if self._match.undo_barred() is None:
            self._change(self._match.undo)

    @Slot()
    def redo(self) -> None:
        """Put back the answer undone last, if nothing forbids it."""
        if self._match.redo_barred() is None:
            self._change(self._match.redo)

    @Slot(object)
    def come_forward(self, seat: Seat) -> None:
        """Open the private view of ``seat``: its player says that nobody else is looking."""
        self._change(lambda: self._match.look(seat))

    @Slot(object)
    def interrupt(self, seat: Seat) -> None:
        """Call ``seat`` to the screen, to answer out of turn or only to look at its own."""
        self._change(lambda: self._match.interrupt(seat))

    visit = interrupt

    @Slot()
    def withdraw(self) -> None:
        """Give up an interruption."""
        self._change(self._match.withdraw)

    @Slot()
    def leave(self) -> None:
        """Close the private view that is open."""
        self._change(self._match.withdraw)
        if self._match.viewer is not None:
            self._change(self._match.leave)

    def order(self, seat: Seat, order: StandingOrder | None) -> None:
        """Give or cancel a standing order of ``seat``."""
        self._change(lambda: self._match.order(seat, order))

    # ------------------------------------------------------------------ questions of the screen

    def recap(self, seat: Seat) -> tuple[Event, ...]:
        """Return what happened since ``seat`` last looked, as everybody saw it: the curtain's second page.

        Only what the open table was told too: the next player is not alone with the screen yet.
        """
        return self._match.recap(seat)

    def chronicle(self) -> tuple[Event, ...]:
        """Return everything the present viewer has been told so far."""
        return self._match.chronicle(self._match.viewer)

    def explain(self, action: Any) -> Refusal | None:
        """Return why ``action`` is not on offer; asked only for seats with an open question on this view."""
        if not any(action.seat == d.seat for d in self._match.questions()):
            return None
        return self._match.explain(action)

    def advise(self, decision: Decision) -> Advice:
        """Return proposals and warnings for the person about to answer ``decision``."""
        return self._match.advise(decision)

    def ordered(self, seat: Seat) -> bool:
        """Return whether ``seat`` has a standing order in force."""
        return self._match.ordered(seat)

    def present(self) -> Update:
        """Return the table as it stands, without news: for a window that was rebuilt."""
        return self._update(())

    # ------------------------------------------------------------------ inside

    def _change(self, change: Any, action: Any = None) -> None:
        try:
            change()
        except IllegalAction:
            reason = None if action is None else self._match.explain(action)
            if reason is not None:
                self.refused.emit(reason)
            return
        except OSError as error:
            # what was written before the disk failed stands, so the table is shown as it now is
            self.troubled.emit(message("save.full", why=error.strerror or str(error)))
        if self._runner is not None:
            self._runner.cancel()
        self._show()

    def _update(self, news: tuple[Event, ...]) -> Update:
        match = self._match
        return Update(
            match.viewer,
            news,
            match.observe(match.viewer),
            match.questions(),
            tuple(d.seat for d in waiting(match.asked())),
            match.outcome(),
            match.undo_barred(),
            match.redo_barred(),
            said(match.questions(), match.log, match.viewer),
        )

    def _show(self) -> None:
        self.updated.emit(self._update(self._match.news(self._match.viewer)))
        wanted = self._match.wanted()
        if wanted is not None:
            self.curtain.emit(wanted)
        else:
            self._ask_bots()

    def _ask_bots(self) -> None:
        if self._runner is None or self._held:
            return
        at = len(self._match.log)
        for decision in sorted(self._match.asked(), key=lambda d: d.waits):
            declined = (at, decision.seat, decision.prompt) in self._declined
            if not self._match.people[decision.seat] and not declined:
                self._put = decision
                self._runner.ask(decision.seat, self._match.remember(decision.seat), decision, self._match.seed + at)
                return

    @Slot(object, object)
    def _bot_moved(self, seat: Seat, action: Any) -> None:
        if action is None and self._put is not None:
            # this interruption, and no other question of the same seat
            self._declined.add((len(self._match.log), seat, self._put.prompt))
            self._ask_bots()
        else:
            self._declined.clear()
            self._change(lambda: self._match.submit(action), action)

    @Slot(str)
    def _bot_failed(self, why: str) -> None:
        self.troubled.emit(message("match.bot-failed", why=why))
