"""A match of the toy game, played as the screen plays it."""

from __future__ import annotations

from match.toy import (
    ToyRules,
)

from desktop.core.rules import Setup
from desktop.match.journal import NoJournal
from desktop.match.match import Match


def new(seats: int = 2, people: tuple[bool, ...] | None = None, **more) -> Match:
    match = Match(ToyRules(), Setup(seats), 1, people=people, **more)
    match.news(match.viewer)
    return match


def act(match: Match, *actions) -> None:
    """Give answers as the screen does: whoever is wanted comes forward first."""
    for action in actions:
        if match.wanted() is not None:
            match.look(match.wanted())
            match.news(match.viewer)
        match.submit(action)
        match.news(match.viewer)


class Lines(NoJournal):
    """A journal that remembers what was written, in order."""

    def __init__(self):
        self.lines = []

    def did(self, entry):
        self.lines.append(("did", entry.action))

    def undid(self, count):
        self.lines.append(("undid", count))

    def redid(self, count):
        self.lines.append(("redid", count))

    def looked(self, seat):
        self.lines.append(("looked", seat))

    def state(self, state, entry):
        self.lines.append(("state", entry))

    def sync(self, *, wait):
        self.lines.append(("sync", wait))
