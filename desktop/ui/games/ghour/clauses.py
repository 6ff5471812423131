"""Which clause of the rules of Ghour is about what is asked now."""

from __future__ import annotations

from desktop.ui.table.situation import Situation

CLAUSES = {
    "ghour.ask.cut": "GH-8.1",
    "ghour.ask.opening": "GH-8.2",
    "ghour.ask.recruit": "GH-8.4",
    "ghour.ask.hire": "GH-8.5",
    "ghour.ask.floor": "GH-8.11",
    "ghour.ask.discard-down": "GH-4.8",
    "ghour.ask.lurk": "GH-5.11",
    "ghour.ask.weak": "GH-5.19",
    "ghour.ask.answer": "GH-8.21",
    "ghour.ask.signs-weak": "GH-5.19",
    "ghour.ask.signs-shift": "GH-5.17",
    "ghour.ask.signs-contest": "GH-8.22",
    "ghour.ask.declare": "GH-9.3",
    "ghour.ask.surcharge": "GH-6.8",
    "ghour.ask.spend": "GH-8.12a",
    "ghour.ask.window": "GH-9.7",
    "ghour.ask.blocks": "GH-9.8",
    "ghour.ask.split": "GH-9.13",
    "ghour.ask.loot": "GH-5.12",
    "ghour.ask.result": "GH-9.34",
    "ghour.ask.offer": "GH-10.5",
}
"""By the question."""


def clause(now: Situation) -> str:
    """Return the clause about the question on this view, ``""`` if nothing is asked."""
    question = now.question
    return "" if question is None else CLAUSES.get(question.prompt.key, "")
