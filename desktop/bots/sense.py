"""What a computer player may know of a game beyond its rules.

The levels work with any game; a *sense* makes them better at one.  It judges observations, never states, so
that nothing a player cannot know finds its way into a judgement.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from desktop.core.rules import Decision, Outcome

Look: TypeAlias = Callable[[], Any]
"""Returns the observation of the seat that is asked, with a perfect memory; made only when needed."""

Shares: TypeAlias = tuple[float, ...]
"""How near each seat is to winning, from 0 to 1."""

WIDTH = 48
"""Answers that are listed; a question with more of them is sampled."""

MARGIN = 0.1
"""How much of a finished game's worth lies in the totals rather than in the ranks."""


class Sense:
    """The sense for a game nobody has thought about yet; senses for single games are built on it.

    Attributes
    ----------
    patience
        Answers that a trial plays on before :meth:`worth` is asked; ``None`` plays to the end.
    glance
        The same for one who looks a single move ahead.
    waits
        Whether he waits so long even if it is his turn again before.
    worlds
        Worlds that one who looks a single move ahead imagines.
    haste
        Seconds after which he has thought enough.
    curiosity
        How much one who searches prefers an answer seldom tried; less where :meth:`worth` differs little.
    """

    patience: int | None = None
    glance: int | None = 6
    waits: bool = False
    worlds: int = 12
    haste: float = math.inf
    curiosity: float = 0.6

    def sensible(self, look: Look, decision: Decision) -> Sequence[Any] | None:
        """Return the answers that are not plainly foolish: any but *pass*, if there are others.

        ``None`` if there are too many to list.
        """
        options = self.shortlist(look, decision)
        if options is None:
            return None
        return [option for option in options if not option.passes] or options

    def shortlist(self, look: Look, decision: Decision) -> Sequence[Any] | None:
        """Return the answers worth thinking about; ``None`` if there are too many to list."""
        if len(decision.options) > WIDTH:
            return None
        return [option for option in decision.options if not option.voluntary]

    def lot(self, decision: Decision) -> Sequence[Any]:
        """Return the answers among which only chance should choose; none if thought is better."""
        return ()

    def habit(self, look: Look, decision: Decision) -> Any:
        """Return the answer that anybody is imagined to give later on; ``None`` for any at all."""
        return None

    def quiet(self, decision: Decision) -> bool:
        """Return whether a position in which this is asked can be judged; else it is played on."""
        return True

    def worth(self, seen: Any) -> Shares | None:
        """Return how near each seat is to winning as far as the viewer of ``seen`` knows; ``None`` if unknown."""
        return None


def spoils(outcome: Outcome) -> Shares:
    """Return what a finished game is worth to each seat: the rivals left behind, and a little for the totals."""
    ranks, scores = outcome.ranks, outcome.scores
    rivals = max(1, len(ranks) - 1)
    spread = max(1, max(scores) - min(scores)) if scores else 1
    shares = []
    for seat, rank in enumerate(ranks):
        beaten = sum((rank < other) + 0.5 * (rank == other) for other in ranks) - 0.5
        ahead = squash((scores[seat] - sum(scores) / len(scores)) / spread) if scores else 0.5
        shares.append((1 - MARGIN) * beaten / rivals + MARGIN * ahead)
    return tuple(shares)


def squash(lead: float) -> float:
    """Return ``lead`` as a chance between 0 and 1; no lead is even."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, lead))))
