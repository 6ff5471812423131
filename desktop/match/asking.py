"""On whose view a question may be put, and who must come to the screen for it (contract.md §5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from desktop.core.rules import Decision, Seat, waiting
from desktop.match.journal import Entry


def shown(decisions: Iterable[Decision], viewer: Seat | None) -> tuple[Decision, ...]:
    """Return the questions as ``viewer`` may see them.

    His own, every public one, and of private interruptions of others only seat and prompt.
    """
    seen = []
    for decision in decisions:
        if decision.seat == viewer or not decision.private:
            seen.append(decision)
        elif not decision.waits:
            seen.append(Decision(decision.seat, decision.prompt, (), private=True, waits=False))
    return tuple(seen)


def said(decisions: Iterable[Decision], log: Sequence[Entry], viewer: Seat | None) -> tuple[Any, ...]:
    """Return what has been said so far inside the open answer on the view of ``viewer``, in order.

    How far another seat is in its answer is nobody's business (contract.md §3).
    """
    begun = max((d.begun for d in decisions if viewer in (None, d.seat)), default=0)
    return tuple(entry.action for entry in log[-begun:]) if begun else ()


def called(decisions: Iterable[Decision], viewer: Seat | None, people: Sequence[bool]) -> Seat | None:
    """Return the first person with a private question.

    ``None`` if there is none, if ``viewer`` is one of those asked, or if a person is asked in public.
    """
    asked = [d for d in waiting(decisions) if people[d.seat]]
    if any(d.seat == viewer or not d.private for d in asked):
        return None
    return asked[0].seat if asked else None


def moved_on(decisions: Iterable[Decision], viewer: Seat) -> bool:
    """Return whether another seat is asked, so that the view of ``viewer`` must close.

    A question to several in public is everybody's: nobody's hand stays on the screen for it.
    """
    asked = waiting(decisions)
    own = any(d.seat == viewer and d.private for d in asked)
    return not own and any(d.seat != viewer for d in asked)


def uncalled(decisions: Iterable[Decision], seat: Seat) -> bool:
    """Return whether nothing that waits is asked of ``seat``: whoever sits there came by himself."""
    return all(d.seat != seat for d in waiting(decisions))
