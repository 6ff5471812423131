"""The pace of Gold & Rum: windows of the deal, the recruit phase, neutral calls (CH-4.9 to CH-4.13, CH-11.1).

A beat is made of what everybody sees, so that neither its length nor who is in it betrays a hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.core.rules import Seat
from desktop.games.gold_and_rum.actions import NameMyself, Nobody, Pass
from desktop.games.gold_and_rum.content import WARRIORS
from desktop.games.gold_and_rum.observation import Observation
from desktop.ui.games.gold_and_rum.room import CALLS
from desktop.ui.pace import Beat, Wish
from desktop.ui.table.situation import Situation


def pace(now: Situation) -> Beat | None:
    """Return the beat of this moment; ``None`` where the game waits for one answer as usual."""
    seen: Observation = now.seen
    if seen.phase in ("deal", "recruit"):
        seats = left_to_ask(seen)
        passes = tuple(Pass(seat) for seat in seats)
        return Beat(_key(seen), seats, passes, wishes=wishes(seen))
    if seen.phase in CALLS and seen.call is not None:
        seats = tuple(Seat(seat) for seat in seen.call.open)
        if not any(now.players[seat].kind == "person" for seat in seats):
            return None
        return Beat(
            ("call", seen.round, len(seen.fought), seen.call.kind, seen.call.spent),
            seats,
            tuple(Nobody(seat) for seat in seats),
            tuple(NameMyself(seat) for seat in seats),
            timed=False,
        )
    return None


def left_to_ask(seen: Observation) -> tuple[Seat, ...]:
    """Return who may still play in the open window, in the order of CH-4.10, whoever is asked first."""
    order = seen.callers
    if seen.phase == "recruit":
        at = seen.turn % len(order)
        holders = [seat for seat in order[at:] + order[:at] if seen.recruits[seat]]
        return tuple(Seat(seat) for seat in holders[: len(holders) - seen.passes])
    rum = seen.marker >= 0
    return tuple(Seat(seat) for seat in order[seen.turn :] if seen.deserts[seat] or (rum and seen.recruits[seat]))


def _key(seen: Observation) -> tuple[Any, ...]:
    # whenever a recruiting card is laid, all holders may think again (CH-4.13)
    return (seen.phase, seen.round, seen.window, sum(seen.recruits) if seen.phase == "recruit" else 0)


def wishes(seen: Observation) -> tuple[Wish, ...]:
    """Return the standing orders of CH-4.11 that still mean something."""
    out = []
    dealing = seen.phase == "deal"
    if dealing and seen.marker < 0:
        out.append(Wish("rum", lambda later: later.phase == "deal" and later.marker < 0))
    if dealing and seen.dealt < WARRIORS - 1:
        out.append(Wish("last", lambda later: later.phase == "deal" and later.window_kind != "last"))
        out.append(Wish("circuit", _for_windows(seen, seen.terms.piles)))
    if dealing:
        out.append(Wish("recruit", lambda later: later.phase == "deal"))
    out.append(Wish("always", lambda _later: False, lasting=True))
    out += [Wish(f"pile-{at}", _while_top(seen, at)) for at, pile in enumerate(seen.piles) if dealing and pile.top >= 0]
    return tuple(out)


def _for_windows(seen: Observation, count: int) -> Callable[[Any], bool]:
    until = seen.window + count
    return lambda later: bool(later.phase == "deal" and later.window < until)


def _while_top(seen: Observation, at: int) -> Callable[[Any], bool]:
    lay = seen.piles[at]
    before = (lay.top, lay.warriors)
    return lambda later: bool((later.piles[at].top, later.piles[at].warriors) == before)
