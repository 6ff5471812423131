"""Which clause of the rules of Gold & Rum is about what is asked now."""

from __future__ import annotations

from desktop.ui.table.situation import Situation

CLAUSES = {
    "gold_and_rum.ask.normal": "CH-4.9",
    "gold_and_rum.ask.marker": "CH-4.3",
    "gold_and_rum.ask.last": "CH-4.4",
    "gold_and_rum.ask.recruit": "CH-4.13",
    "gold_and_rum.ask.favourite": "CH-5.1",
    "gold_and_rum.ask.spy": "CH-7.2",
    "gold_and_rum.ask.race": "CH-9.1",
    "gold_and_rum.ask.lay": "CH-9.3",
    "gold_and_rum.ask.lay-nothing": "CH-9.3",
    "gold_and_rum.ask.call": "CH-11.1",
    "gold_and_rum.ask.commando": "CH-9.4",
    "gold_and_rum.ask.no-target": "CH-9.4",
    "gold_and_rum.ask.feigned": "CH-11.1",
    "gold_and_rum.ask.airship": "CH-9.7",
    "gold_and_rum.ask.no-crew": "CH-9.7",
}
"""By the question."""


def clause(now: Situation) -> str:
    """Return the clause about the question on this view, ``""`` if nothing is asked."""
    question = now.question
    return "" if question is None else CLAUSES.get(question.prompt.key, "")
