"""Where undo stops: exactly where knowledge begins (contract.md §6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.core.message import Message, message, seat_ref
from desktop.core.rules import Seat, Step
from desktop.match.journal import Entry


def barred(entry: Entry, step: Step[Any], *, viewer: Seat | None, human: bool, looker: Seat | None) -> Message | None:
    """Return why ``entry``, the last one, cannot be taken back, or ``None`` if it can.

    Parameters
    ----------
    step
        What the entry led to.
    viewer
        The seat whose private view is open; at the open table the one who answered last may take back.
    human
        Whether a person gave the answer.
    looker
        Another seat whose private view has been shown since, if any.
    """
    seat = entry.action.seat
    if not human or viewer not in (None, seat):
        return message("match.undo-answer", who=seat_ref(seat))
    if entry.rolls:
        return message("match.undo-roll")
    if step.reveals:
        return message("match.undo-reveal")
    if looker is not None:
        return message("match.undo-look", who=seat_ref(looker))
    return None


def kept_back(undone: Sequence[Entry], *, viewer: Seat | None) -> Message | None:
    """Return why nothing of ``undone`` can be put back, or ``None`` if the last of it can."""
    if not undone:
        return message("match.redo-nothing")
    seat = undone[-1].action.seat
    if viewer not in (None, seat):
        return message("match.redo-other", who=seat_ref(seat))
    return None
