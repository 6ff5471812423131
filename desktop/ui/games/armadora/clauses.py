"""Which clause of the rules of Armadora is about what is asked now."""

from __future__ import annotations

from desktop.ui.table.situation import Situation

CLAUSES = {
    "armadora.turn": "AR-5.2",
    "armadora.turn-advanced": "AR-5.3",
    "armadora.second-palisade": "AR-7.6",
    "armadora.third-palisade": "AR-12.5",
    "armadora.after-power": "AR-12.0c",
    "armadora.only-pass": "AR-8.3",
}
"""By the question."""


def clause(now: Situation) -> str:
    """Return the clause about the question on this view, ``""`` if nothing is asked."""
    question = now.question
    return "" if question is None else CLAUSES.get(question.prompt.key, "")
