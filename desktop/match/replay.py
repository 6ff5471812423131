"""A match played back: what was to be seen and heard after each of its answers."""

from __future__ import annotations

from typing import Any

from desktop.core.rules import Event, Outcome, Seat, waiting
from desktop.match.match import Match


class Replay:
    """The past of one match, answer by answer; the states stay in here.

    While the match is unfinished only the open table can be watched: a replay tells nobody what a player
    at the table could not know.

    Parameters
    ----------
    match
        The match as it stands; what is undone in it is not played back.
    """

    def __init__(self, match: Match) -> None:
        self._rules = match.rules
        self._recall = match.recall
        # the past of a match is part of it: nobody outside this package gets a state
        self._steps = tuple(match._steps)  # noqa: SLF001
        self._log = match.log
        self._seats = match.setup.seats

    @property
    def length(self) -> int:
        """How many answers were given; 0 is the table as it was dealt."""
        return len(self._log)

    @property
    def over(self) -> bool:
        """Whether the match was played to its end, so that everything may be seen."""
        return self.outcome(self.length) is not None

    @property
    def viewers(self) -> tuple[Seat | None, ...]:
        """Through whose eyes one may look: the open table, and every seat once the match is over."""
        return (None, *(Seat(seat) for seat in range(self._seats))) if self.over else (None,)

    def observe(self, at: int, viewer: Seat | None) -> Any:
        """Return what ``viewer`` saw after ``at`` answers.

        Raises
        ------
        ValueError
            If ``viewer`` is none of :attr:`viewers`.
        """
        self._admit(viewer)
        return self._rules.observe(self._steps[at].state, viewer, perfect=self._recall)

    def events(self, at: int, viewer: Seat | None) -> tuple[Event, ...]:
        """Return what ``viewer`` was told of the answer that led to ``at``; of the deal for 0.

        What was fleeting is told only once the match is over.

        Raises
        ------
        ValueError
            If ``viewer`` is none of :attr:`viewers`.
        """
        self._admit(viewer)
        over = self.over
        return tuple(
            event
            for emission in self._steps[at].emissions
            if (event := emission.heard_by(viewer) if over or not emission.fleeting else emission.otherwise)
        )

    def actor(self, at: int) -> Seat | None:
        """Return who gave the answer that led to ``at``; ``None`` for the deal."""
        return self._log[at - 1].action.seat if at else None

    def awaited(self, at: int) -> tuple[Seat, ...]:
        """Return for whom the game waited after ``at`` answers."""
        return tuple(decision.seat for decision in waiting(self._rules.decisions(self._steps[at].state)))

    def outcome(self, at: int) -> Outcome | None:
        """Return the result, if the game was over after ``at`` answers."""
        return self._rules.outcome(self._steps[at].state)

    def _admit(self, viewer: Seat | None) -> None:
        if viewer not in self.viewers:
            raise ValueError("an unfinished match is played back on the open table only")
