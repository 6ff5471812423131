"""One match: the log, the states it leads through, and who may see what.

The state is private by design: callers get observations, redacted events and decisions, each for a
named viewer.  Nothing here speaks Qt; the screen's side of it is ``desktop.ui.bridge``.
"""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from desktop.core.dice import Dice, RecordedDice, entry_dice
from desktop.core.message import Message, message
from desktop.core.rules import Advice, Decision, Event, IllegalAction, Outcome, Refusal, Rules, Seat, Setup, Step
from desktop.match import asking
from desktop.match.hearing import Hearing, Look
from desktop.match.journal import Entry, Journal, NoJournal
from desktop.match.standing import Orders, StandingOrder
from desktop.match.undo import barred, kept_back

CHECKPOINT_EVERY = 20
"""A checkpoint is written after so many entries at the latest (contract.md §6)."""


class Match:
    """A match in progress.

    Parameters
    ----------
    rules
        The game.
    setup
        What was agreed; :meth:`Rules.refuse_setup` finds nothing against it.
    seed
        Chooses every roll (contract.md §4).
    people
        Which seats are human; all of them if not given.
    recall
        Whether people see what perfect memory would know (``memory-aid``, ``open-book``).
    opening
        The rolls that dealt the game, when it is replayed from a save.
    start
        A state to begin from instead of dealing, and the number of entries that led to it.
    """

    def __init__(
        self,
        rules: Rules[Any, Any],
        setup: Setup,
        seed: int,
        *,
        people: tuple[bool, ...] | None = None,
        recall: bool = False,
        opening: tuple[int, ...] | None = None,
        start: tuple[Any, int] | None = None,
    ) -> None:
        self.rules = rules
        self.setup = setup
        self.seed = seed
        self.people = people if people is not None else (True,) * setup.seats
        self.recall = recall
        if start is None:
            dice = entry_dice(seed, 0) if opening is None else RecordedDice(opening)
            first = rules.begin(setup, dice)
            self.opening = tuple(dice.rolls)
            self.base = 0
        else:
            first, self.base = Step(start[0]), start[1]
            self.opening = opening or ()
        self._steps: list[Step[Any]] = [first]
        self._log: list[Entry] = []
        self._undone: list[tuple[Entry, Step[Any]]] = []
        self._hearing = Hearing()
        self._guest: Seat | None = None
        self._orders = Orders()
        self._journal: Journal = NoJournal()
        humans = [Seat(seat) for seat, human in enumerate(self.people) if human]
        self._single = humans[0] if len(humans) == 1 else None
        if self._single is not None:
            self._open(self._single)

    # ------------------------------------------------------------------ what is known

    @property
    def viewer(self) -> Seat | None:
        """The seat whose private view is open; ``None`` is the open table."""
        return self._hearing.viewer

    @property
    def log(self) -> tuple[Entry, ...]:
        """The answers so far, undone ones left out."""
        return tuple(self._log)

    @property
    def undone(self) -> tuple[Entry, ...]:
        """The answers that redo would put back, the next one last."""
        return tuple(entry for entry, _ in self._undone)

    @property
    def looks(self) -> tuple[Look, ...]:
        """Every opening of a private view so far."""
        return tuple(self._hearing.looks)

    @property
    def marks(self) -> tuple[tuple[Seat | None, int], ...]:
        """How many steps each viewer has been told of, the open table first."""
        return tuple(sorted(self._hearing.marks.items(), key=lambda pair: -1 if pair[0] is None else pair[0]))

    def trail(self, count: int = 50) -> tuple[tuple[str, Seat], ...]:
        """Return kind and seat of the last ``count`` answers: all that a crash report may hold."""
        return tuple((type(entry.action).__name__, entry.action.seat) for entry in self._log[-count:])

    def outcome(self) -> Outcome | None:
        """Return the result, once there is one."""
        return self.rules.outcome(self._state)

    def observe(self, viewer: Seat | None) -> Any:
        """Return what ``viewer`` may see now."""
        return self.rules.observe(self._state, viewer, perfect=self.recall)

    def remember(self, seat: Seat) -> Any:
        """Return what a player with perfect memory knows at ``seat``: the view of computer players."""
        return self.rules.observe(self._state, seat, perfect=True)

    def asked(self) -> tuple[Decision, ...]:
        """Return all open questions.  For computer players and the command line; a screen uses :meth:`questions`."""
        return self.rules.decisions(self._state)

    def questions(self) -> tuple[Decision, ...]:
        """Return the questions that may be put on the present view.

        The viewer's own, every public one, and of private interruptions of others only seat and prompt.
        """
        return asking.shown(self.asked(), self.viewer)

    def wanted(self) -> Seat | None:
        """Return the seat that must come to the screen before anything goes on, or ``None``.

        Somebody who asked to interrupt comes first; otherwise the first person with a private question, unless
        the open view is one of those asked or a person is asked in public.
        """
        if self._guest is not None:
            return self._guest if self.viewer != self._guest else None
        return asking.called(self.asked(), self.viewer, self.people)

    def news(self, viewer: Seat | None, *, peek: bool = False) -> tuple[Event, ...]:
        """Return what ``viewer`` has not been told yet, in his version; each thing is told once.

        Parameters
        ----------
        peek
            Leave the mark where it is: the curtain's second page tells before the table shows.
        """
        return self._hearing.news(self._steps, viewer, peek=peek)

    def recap(self, seat: Seat) -> tuple[Event, ...]:
        """Return what the open table was told since ``seat`` last looked, the curtain still hanging."""
        return self._hearing.recap(self._steps, seat)

    def chronicle(self, viewer: Seat | None) -> tuple[Event, ...]:
        """Return everything ``viewer`` has been told since the beginning, fleeting things left out."""
        return self._hearing.chronicle(self._steps, viewer, over=self.outcome() is not None)

    def explain(self, action: Any) -> Refusal | None:
        """Return why ``action`` is not on offer, or ``None`` if it is."""
        return self.rules.explain(self._state, action)

    def advise(self, decision: Decision) -> Advice:
        """Return proposals and warnings for the person about to answer ``decision``."""
        return self.rules.advise(self._state, decision)

    # ------------------------------------------------------------------ what can be done

    def submit(self, action: Any) -> None:
        """Carry out an answer; written to the journal before anybody can see what it did.

        Raises
        ------
        IllegalAction
            If no open decision offers it.
        """
        self._carry_out(action)
        try:
            self._obey_orders()
        finally:
            # a full disk may stop an ordered answer, but never leaves a view open that must be closed
            self._hand_over()

    def submit_all(self, actions: tuple[Any, ...]) -> None:
        """Carry out several answers, shown and brought to the disk together (contract.md §7).

        Raises
        ------
        IllegalAction
            At the first that no open decision offers; those before it stand.
        """
        try:
            for at, action in enumerate(actions):
                # nothing is shown in between, so that loading must not take it for shown either
                self._carry_out(action, ordered=at > 0)
            self._obey_orders()
        finally:
            self._hand_over()

    def cancel(self, seat: Seat, step: int | None = None) -> None:
        """Take back what ``seat`` has already said inside its open answer; always allowed, also when nothing is.

        With ``step`` only that one of its steps: those after it are given again as far as they still may be.
        """
        begun = max((d.begun for d in self.rules.decisions(self._state) if d.seat == seat), default=0)
        first = step or 0
        if 0 <= first < begun:
            again = [] if step is None else [entry.action for entry in self._log[len(self._log) - begun + first + 1 :]]
            self._take_back(begun - first)
            for action in again:
                with suppress(IllegalAction):
                    self._carry_out(action)

    def undo(self) -> None:
        """Take back the last answer.

        Raises
        ------
        IllegalAction
            If :meth:`undo_barred` gives a reason.
        """
        if self.undo_barred() is not None:
            raise IllegalAction("undo is barred")
        self._take_back(1)
        self._hand_over()

    def redo(self) -> None:
        """Put back the answer undone last.

        Raises
        ------
        IllegalAction
            If :meth:`redo_barred` gives a reason.
        """
        if self.redo_barred() is not None:
            raise IllegalAction("redo is barred")
        self._put_back(1)
        self._hand_over()

    def undo_barred(self) -> Message | None:
        """Return why the last answer stands, or ``None`` if it can be taken back (contract.md §6)."""
        if not self._log:
            return message("match.undo-nothing")
        entry = self._log[-1]
        return barred(
            entry,
            self._steps[-1],
            viewer=self.viewer,
            human=self.people[entry.action.seat],
            looker=self._hearing.looker(len(self._log), entry.action.seat),
        )

    def redo_barred(self) -> Message | None:
        """Return why nothing can be put back, or ``None`` if something can."""
        return kept_back(self.undone, viewer=self.viewer)

    def look(self, seat: Seat) -> None:
        """Open the private view of ``seat``; written to the journal before it can be drawn."""
        if self.viewer == seat:
            return
        self._journal.looked(seat)
        self._journal.sync(wait=True)
        self._open(seat)
        if self._guest != seat:
            self._guest = None

    def leave(self) -> None:
        """Close the private view that is open."""
        if self.viewer is None or self._single is not None:
            return
        self._journal.looked(None)
        self._guest = None
        self._hearing.close(len(self._steps))

    def interrupt(self, seat: Seat) -> None:
        """Let ``seat`` come to the screen next, to interrupt or to look; whatever view is open closes at once."""
        if self.viewer != seat:
            self.leave()
        self._guest = seat

    def withdraw(self) -> None:
        """Give up an interruption: the game waits for whom it waited before."""
        guest, self._guest = self._guest, None
        if guest is not None and guest == self.viewer:
            self.leave()
        self._hand_over()

    def order(self, seat: Seat, order: StandingOrder | None) -> None:
        """Give or cancel a standing order of ``seat``; it answers at once where it can."""
        self._orders.give(seat, order)
        self._obey_orders()
        self._hand_over()

    def ordered(self, seat: Seat) -> bool:
        """Return whether ``seat`` has a standing order in force."""
        return self._orders.has(seat)

    def attach(self, journal: Journal) -> None:
        """Write everything from now on to ``journal``."""
        self._journal = journal

    def checkpoint(self) -> None:
        """Write the present state to the journal, for a program whose rules differ."""
        self._journal.state(self._state, self.base + len(self._log))

    # ------------------------------------------------------------------ inside

    @property
    def _state(self) -> Any:
        return self._steps[-1].state

    def _open(self, seat: Seat) -> None:
        self._hearing.open(seat, len(self._log), len(self._steps))
        self._undone = [pair for pair in self._undone if pair[0].action.seat == seat]

    def _carry_out(self, action: Any, dice: Dice | None = None, *, ordered: bool = False) -> None:
        dice = dice or entry_dice(self.seed, self.base + len(self._log) + 1)
        calling = self._calling(action.seat)
        step = self.rules.apply(self._state, action, dice)
        entry = Entry(action, tuple(dice.rolls), ordered)
        self._journal.did(entry)
        self._log.append(entry)
        self._steps.append(step)
        self._undone.clear()
        # whoever came forward to be shown something sees it, and goes when he has
        self._guest = action.seat if calling and step.reveals else None

    def _calling(self, seat: Seat) -> bool:
        """Return whether ``seat`` has come to the screen without being asked."""
        return self.viewer == seat and self._single is None and asking.uncalled(self.asked(), seat)

    def _take_back(self, count: int) -> None:
        self._journal.undid(count)
        for _ in range(count):
            self._undone.append((self._log.pop(), self._steps.pop()))
        self._hearing.forget(len(self._log), len(self._steps))

    def _obey_orders(self) -> None:
        """Answer for the seats whose standing order holds, until a question is left that nobody ordered."""
        while (answer := self._orders.answer(self.asked(), self.observe)) is not None:
            self._carry_out(answer, ordered=True)

    def _put_back(self, count: int) -> None:
        self._journal.redid(count)
        for _ in range(count):
            entry, step = self._undone.pop()
            self._log.append(entry)
            self._steps.append(step)

    def _close_if_another_is_asked(self) -> bool:
        """Close the open view as soon as another seat is asked, and return whether it was closed."""
        if self.viewer is None or self._single is not None or self._guest is not None:
            return False
        moved = asking.moved_on(self.asked(), self.viewer)
        if moved:
            self._hearing.close(len(self._steps))
        return moved

    def _hand_over(self) -> None:
        """Close the view if it must be, and bring to the disk what must be there before the result is shown."""
        moved = self._close_if_another_is_asked()
        over = self.outcome() is not None
        if moved or over or (self._log and len(self._log) % CHECKPOINT_EVERY == 0):
            self.checkpoint()
        chance = self._steps[-1].reveals or bool(self._log and self._log[-1].rolls)
        self._journal.sync(wait=chance or over or self.wanted() is not None)

    # ------------------------------------------------------------------ coming back from a journal

    def replay(self, entry: Entry) -> None:
        """Carry out an entry of a journal with the rolls it holds.

        Raises
        ------
        ValueError
            If the rules no longer take it, or roll otherwise.
        """
        if not entry.ordered:
            self.shown()
        self._carry_out(entry.action, RecordedDice(entry.rolls), ordered=entry.ordered)

    def replay_undo(self, count: int) -> None:
        """Take back ``count`` entries as the journal says."""
        self.shown()
        self._take_back(count)

    def replay_redo(self, count: int) -> None:
        """Put back ``count`` entries as the journal says."""
        self.shown()
        self._put_back(count)

    def replay_look(self, seat: Seat | None) -> None:
        """Open or close a view as the journal says; what opened was told at once, even if only on a visit."""
        self.shown()
        self._guest = None
        if seat is None:
            self._hearing.close(len(self._steps))
        else:
            self._open(seat)
            self._guest = seat if self._calling(seat) else None
            self.news(seat)

    def shown(self) -> None:
        """Take it that the table was shown as it now stands, as it is after every answer."""
        self._close_if_another_is_asked()
        self.news(self.viewer)

    def agrees(self, state: Any) -> bool:
        """Return whether ``state``, a checkpoint, is the state of this match."""
        return bool(self._state == state)
