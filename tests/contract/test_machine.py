"""Whole matches played anyhow: answer, look, interrupt, take back, save, load (style.md d.3)."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

import pytest
from contract.pieces import PIECES
from contract.setups import SETUPS, name, rules_of
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule, run_state_machine_as_test

from desktop.core.rules import IllegalAction, Seat
from desktop.match.match import Match
from desktop.match.record import open_save
from desktop.match.save import JournalFile, Player, create, header_for
from desktop.match.standing import always

LOTS = st.integers(0, 2**31)


def facts(match: Match) -> dict[str, Any]:
    """Return everything a loaded match must have in common with the live one."""
    seats = [None, *(Seat(seat) for seat in range(match.setup.seats))]
    return {
        "log": match.log,
        "undone": match.undone,
        "looks": match.looks,
        "marks": match.marks,
        "viewer": match.viewer,
        "observations": [match.observe(seat) for seat in seats],
        "memories": [match.remember(seat) for seat in seats[1:]],
        "questions": match.questions(),
        "asked": match.asked(),
        "outcome": match.outcome(),
        "undo": match.undo_barred(),
        "redo": match.redo_barred(),
        "chronicles": [match.chronicle(seat) for seat in seats],
        "recaps": [match.recap(seat) for seat in seats[1:]],
    }


class Play(RuleBasedStateMachine):
    """One match, and the file behind it."""

    identity = ""
    agreed: Any = None

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="meadhall-machine-"))
        self.rules = rules_of(self.identity)
        self.journal: JournalFile | None = None

    @initialize(seed=LOTS, people=st.integers(1, 15), recall=st.booleans())
    def begin(self, seed: int, people: int, recall: bool) -> None:
        seats = self.agreed.seats
        human = tuple(bool(people >> seat & 1) for seat in range(seats))
        human = human if any(human) else (True,) * seats
        self.match = Match(self.rules, self.agreed, seed, people=human, recall=recall)
        players = tuple(Player(f"P{seat}", "person" if is_human else "random") for seat, is_human in enumerate(human))
        header = header_for(self.match, app="0", game=self.identity, version=1, players=players, begun=0)
        self.path = self.folder / "match.meadhall"
        self.journal = create(self.path, self.match, header)
        self.pieces = PIECES[self.identity](self.rules, self.match._state)
        self.show()

    def show(self) -> None:
        """Do what the screen does after every change, and check what it shows."""
        match = self.match
        match.news(match.viewer)
        outcome, asked = match.outcome(), match.asked()
        assert (outcome is None) == any(d.waits for d in asked)
        for question in match.questions():
            assert question.seat == match.viewer or not question.private or not question.options
        wanted = match.wanted()
        assert wanted is None or (match.people[wanted] and match.viewer != wanted)
        assert PIECES[self.identity](self.rules, match._state) == self.pieces
        assert match._state == match._steps[-1].state
        assert len(match._steps) == len(match.log) + 1

    def answers(self) -> list[Any]:
        """Return the answers that can be given now, by whoever is in front, and by computer players."""
        questions = [d for d in self.match.questions() if self.match.people[d.seat]]
        questions += [d for d in self.match.asked() if not self.match.people[d.seat]]
        return [option for d in questions for option in d.options]

    @rule(lots=st.lists(LOTS, min_size=1, max_size=8))
    def act(self, lots: list[int]) -> None:
        """Answer a few times in a row; whoever is wanted comes forward first."""
        for lot in lots:
            wanted = self.match.wanted()
            if wanted is not None:
                self.match.look(wanted)
                self.show()
            answers = self.answers()
            if answers:
                self.match.submit(answers[lot % len(answers)])
                self.show()

    @rule()
    def undo(self) -> None:
        before = facts(self.match)
        if self.match.undo_barred() is not None:
            with pytest.raises(IllegalAction):
                self.match.undo()
            assert facts(self.match) == before
            return
        self.match.undo()
        self.show()
        assert self.match.log == before["log"][:-1]

    @rule()
    def redo(self) -> None:
        if self.match.redo_barred() is not None:
            with pytest.raises(IllegalAction):
                self.match.redo()
            return
        again = self.match.undone[-1]
        self.match.redo()
        self.show()
        assert self.match.log[-1] == again

    @rule()
    def undo_and_redo(self) -> None:
        if self.match.undo_barred() is not None:
            return
        before = self.match.log, [self.match.observe(seat) for seat in map(Seat, range(self.agreed.seats))]
        self.match.undo()
        self.show()
        if self.match.redo_barred() is None:
            self.match.redo()
            self.show()
            after = self.match.log, [self.match.observe(seat) for seat in map(Seat, range(self.agreed.seats))]
            assert after == before

    @rule(lot=LOTS)
    def cancel(self, lot: int) -> None:
        seat = Seat(lot % self.agreed.seats)
        begun = max((d.begun for d in self.match.asked() if d.seat == seat), default=0)
        if seat != self.match.viewer and begun:
            return
        entries = len(self.match.log)
        self.match.cancel(seat)
        self.show()
        assert len(self.match.log) == entries - begun
        assert not any(d.begun for d in self.match.asked() if d.seat == seat)

    @rule()
    def look(self) -> None:
        """Let whoever is wanted come forward; always possible, also when the game is over."""
        wanted = self.match.wanted()
        if wanted is not None:
            self.match.look(wanted)
            self.show()
            assert self.match.viewer == wanted

    @rule(lot=LOTS, gives_up=st.booleans())
    def interrupt(self, lot: int, gives_up: bool) -> None:
        seat = Seat(lot % self.agreed.seats)
        if not self.match.people[seat] or sum(self.match.people) == 1:
            return
        self.match.interrupt(seat)
        self.show()
        assert self.match.wanted() == (None if self.match.viewer == seat else seat)
        self.match.look(seat)
        self.show()
        if gives_up:
            self.match.withdraw()
            self.show()

    @rule()
    def leave(self) -> None:
        self.match.leave()
        self.show()

    @rule(lot=LOTS)
    def give_order(self, lot: int) -> None:
        seat = Seat(lot % self.agreed.seats)
        self.match.order(seat, always)
        self.show()
        self.match.order(seat, None)
        assert not self.match.ordered(seat)

    @precondition(lambda self: self.journal is not None)
    @rule(goes_on=st.booleans())
    def load(self, goes_on: bool) -> None:
        """What the file holds is the match, at any moment; the program may have been killed."""
        assert self.journal is not None
        opened = open_save(self.path, lambda header: (self.rules, header.rules))
        assert opened.kept
        assert opened.notes == ()
        live, loaded = facts(self.match), facts(opened.match)
        if self.match.viewer != opened.match.viewer:
            # somebody was on a visit, which a journal does not know; his view is closed
            assert opened.match.viewer is None
            for fact in ("viewer", "questions", "undo", "redo"):
                del live[fact], loaded[fact]
        assert loaded == live, [key for key in live if live[key] != loaded[key]]
        if goes_on:
            self.journal.close()
            self.match = opened.match
            self.journal = JournalFile(self.path, opened.length)
            self.match.attach(self.journal)
            # as the screen does: whoever opens a save need not be the one who looked last
            self.match.leave()
            self.show()

    def teardown(self) -> None:
        if self.journal is not None:
            self.journal.close()
        shutil.rmtree(self.folder)


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_a_match_survives_whatever_is_done_to_it(setup, long):
    identity, agreed = setup
    machine = type("Machine", (Play,), {"identity": identity, "agreed": agreed})
    examples, steps = (200, 60) if long else (8, 40)
    # a whole match shrinks for minutes; the first failure says enough unless somebody asked for more
    phases = tuple(Phase) if long else (Phase.explicit, Phase.generate)
    run_state_machine_as_test(
        machine, settings=settings(settings.default, max_examples=examples, stateful_step_count=steps, phases=phases)
    )
