"""What a match writes down before anybody sees it, and the form of one entry."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from desktop.core.rules import Seat


class Entry(msgspec.Struct, frozen=True):
    """One answer given, and what chance made of it.

    Attributes
    ----------
    action
        What was asked for.
    rolls
        What was rolled for it, so that a replay needs no generator.
    ordered
        Whether a standing order gave it.
    """

    action: Any
    rolls: tuple[int, ...] = ()
    ordered: bool = False


class Journal(Protocol):
    """Where a match writes each thing before it is shown (``desktop.match.record.JournalFile``)."""

    def did(self, entry: Entry) -> None:
        """Write an answer."""
        ...

    def undid(self, count: int) -> None:
        """Write that the last ``count`` entries were taken back."""
        ...

    def redid(self, count: int) -> None:
        """Write that ``count`` undone entries were put back."""
        ...

    def looked(self, seat: Seat | None) -> None:
        """Write that a private view opens, or with ``None`` that it was closed by hand."""
        ...

    def state(self, state: Any, entry: int) -> None:
        """Write a checkpoint after ``entry`` entries."""
        ...

    def sync(self, *, wait: bool) -> None:
        """Bring to the disk what was written; with ``wait`` return only when it is there."""
        ...


class NoJournal:
    """A journal that keeps nothing: simulations, scenarios and bots."""

    def did(self, entry: Entry) -> None:
        """Keep nothing."""

    def undid(self, count: int) -> None:
        """Keep nothing."""

    def redid(self, count: int) -> None:
        """Keep nothing."""

    def looked(self, seat: Seat | None) -> None:
        """Keep nothing."""

    def state(self, state: Any, entry: int) -> None:
        """Keep nothing."""

    def sync(self, *, wait: bool) -> None:
        """Keep nothing."""
