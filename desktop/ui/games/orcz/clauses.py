"""Which clause of the rules of Orcz is about what is asked now."""

from __future__ import annotations

from desktop.ui.table.situation import Situation

CLAUSES = {
    "orcz.ask.field": "OR-4.2",
    "orcz.ask.tile": "OR-4.2",
    "orcz.ask.partner": "OR-4.2",
    "orcz.ask.show": "OR-4.2",
    "orcz.ask.order": "OR-5.6",
    "orcz.ask.forced": "OR-E09",
    "orcz.ask.share": "OR-6.5",
    "orcz.ask.charge": "OR-6.7",
    "orcz.ask.scout": "OR-4.9",
}
"""By the question."""


def clause(now: Situation) -> str:
    """Return the clause about the question on this view, ``""`` if nothing is asked."""
    question = now.question
    return "" if question is None else CLAUSES.get(question.prompt.key, "")
