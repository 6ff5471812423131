"""``replay``: replays and verifies a save, and prints how it ended or what lies on the table."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from desktop.cli import asked
from desktop.cli.speech import complain_of, tell, wrong
from desktop.core.rules import Outcome
from desktop.match.match import Match
from desktop.match.record import open_save
from desktop.match.save import Header
from desktop.ui.text import Names, say


def replay(options: argparse.Namespace) -> int:
    """Replay a save; 1 if its moves no longer lead where they did."""
    opened = open_save(asked.file(options.file), asked.rules_for)
    for note in opened.notes:
        complain_of(note)
    match = opened.match
    if options.to is not None:
        _taken_back(match, options.to)
    entries = match.base + len(match.log)
    outcome = match.outcome()
    seen = msgspec.to_builtins(match.observe(None))
    if options.json:
        ended = None if outcome is None else msgspec.to_builtins(outcome)
        shown = {"game": opened.header.game, "entries": entries, "outcome": ended, "observation": seen}
        tell(msgspec.json.encode(shown).decode())
    else:
        tell(f"game      {opened.header.game}")
        tell(f"answers   {entries}")
        _print_outcome(outcome, opened.header) if outcome is not None else _print_table(seen)
    return 0 if opened.kept else 1


def _taken_back(match: Match, entries: int) -> None:
    """Take ``match`` back to where it stood after ``entries`` answers."""
    last = match.base + len(match.log)
    if not match.base <= entries <= last:
        raise wrong("cli.to", first=match.base, last=last, to=entries)
    match.replay_undo(last - entries)


def _print_outcome(outcome: Outcome, header: Header) -> None:
    names = Names(tuple(player.name for player in header.players), header.game)
    tell(f"ending    {outcome.kind}")
    for seat, (rank, score) in enumerate(zip(outcome.ranks, outcome.scores, strict=True)):
        parts = ", ".join(f"{say(part.label, names)} {part.amount}" for part in outcome.parts[seat])
        tell(f"seat {seat}    rank {rank}, {score}{f' ({parts})' if parts else ''}: {names.players[seat]}")
    if outcome.why is not None:
        tell(f"why       {say(outcome.why, names)}")


def _print_table(seen: dict[str, Any]) -> None:
    for name, value in seen.items():
        tell(f"{name}: {msgspec.json.encode(value).decode()}")
