"""Who has looked, who has been told what, and whose private view is open (contract.md §5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from desktop.core.rules import Emission, Event, Seat, Step


class Look(msgspec.Struct, frozen=True):
    """One opening of a seat's private view.

    Attributes
    ----------
    seat
        Whose view was shown.
    at
        How many entries the log then held.
    """

    seat: Seat
    at: int


class Hearing:
    """The ears and eyes around one match.

    Attributes
    ----------
    viewer
        The seat whose private view is open; ``None`` is the open table.
    looks
        Every opening of a private view so far.
    marks
        How many steps each viewer has been told of.
    """

    def __init__(self) -> None:
        self.viewer: Seat | None = None
        self.looks: list[Look] = []
        self.marks: dict[Seat | None, int] = {}
        self._opened = 0

    def open(self, seat: Seat, entries: int, steps: int) -> None:
        """Open the private view of ``seat``."""
        self.looks.append(Look(seat, entries))
        self.viewer = seat
        self._opened = steps

    def close(self, steps: int) -> None:
        """Close the private view that is open: from the step ``steps`` on the table is everybody's again."""
        self.viewer = None
        self._opened = steps

    def news(self, steps: Sequence[Step[Any]], viewer: Seat | None, *, peek: bool) -> tuple[Event, ...]:
        """Return what ``viewer`` has not been told of ``steps``; fleeting things only as they happen."""
        since = self.marks.get(viewer, 0)
        if not peek:
            self.marks[viewer] = len(steps)
        return tuple(
            event
            for index in range(since, len(steps))
            for emission in steps[index].emissions
            if (event := self._version(emission, index, viewer)) is not None
        )

    def recap(self, steps: Sequence[Step[Any]], seat: Seat) -> tuple[Event, ...]:
        """Return what the open table was told of the steps that ``seat`` has not been told of."""
        return tuple(
            event
            for step in steps[self.marks.get(seat, 0) :]
            for emission in step.emissions
            if (event := self._version(emission, -1, None)) is not None
        )

    def chronicle(self, steps: Sequence[Step[Any]], viewer: Seat | None, *, over: bool) -> tuple[Event, ...]:
        """Return everything ``viewer`` was told in ``steps``; fleeting things only once the game is ``over``."""
        return tuple(
            event
            for step in steps
            for emission in step.emissions
            if (event := emission.heard_by(viewer) if over or not emission.fleeting else emission.otherwise) is not None
        )

    def looker(self, entries: int, seat: Seat) -> Seat | None:
        """Return who other than ``seat`` has looked since the log held ``entries`` entries."""
        return next((look.seat for look in self.looks if look.at >= entries and look.seat != seat), None)

    def forget(self, entries: int, steps: int) -> None:
        """Draw everything back to a log of ``entries`` entries and ``steps`` steps, after an undo."""
        self.marks = {viewer: min(mark, steps) for viewer, mark in self.marks.items()}
        self.looks = [Look(look.seat, min(look.at, entries)) for look in self.looks]
        self._opened = min(self._opened, steps)

    def _version(self, emission: Emission, index: int, viewer: Seat | None) -> Event | None:
        vivid = viewer == self.viewer and index >= self._opened
        if emission.fleeting and not vivid:
            return emission.otherwise
        return emission.heard_by(viewer)
