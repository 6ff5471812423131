"""Which clause of the rules of Claim 2 is about what is asked now."""

from __future__ import annotations

from desktop.ui.table.situation import Situation

CLAUSES = {
    "claim2.lead": "C2-3.2",
    "claim2.follow": "C2-3.3",
    "claim2.reply-freely": "C2-3.3",
    "claim2.choose": "C2-9.2",
    "claim2.smash": "C2-7.1",
}
"""By the question."""


def clause(now: Situation) -> str:
    """Return the clause about the question on this view, ``""`` if nothing is asked."""
    question = now.question
    return "" if question is None else CLAUSES.get(question.prompt.key, "")
