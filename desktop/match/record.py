"""Loading a save: replay where rules and content are the same, else the last checkpoint, said aloud."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from desktop.core.message import Message, message
from desktop.core.rules import Rules
from desktop.match.journal import Entry
from desktop.match.match import Match
from desktop.match.save import Checkpoint, Dealt, Header, SaveError, content_hash, read_header, unseal

HELD: dict[str, Any] = {"did": Entry, "undid": int, "redid": int, "looked": int | None, "state": Checkpoint}
"""The kinds of line behind the header, and what each holds."""


class Opened(msgspec.Struct, frozen=True):
    """A save that was read.

    Attributes
    ----------
    match
        The match as it stood.
    header
        Its first line.
    notes
        What the player should be told: a torn last line dropped, a history that could not be kept.
    length
        Up to which byte the file is good.
    kept
        Whether the history was kept; otherwise the match begins at a checkpoint and wants a new file.
    """

    match: Match
    header: Header
    notes: tuple[Message, ...]
    length: int
    kept: bool


def open_save(path: Path, rules_for: Callable[[Header], tuple[Rules[Any, Any], int] | None]) -> Opened:
    """Return the match saved at ``path`` as it stood when its last whole line was written.

    Parameters
    ----------
    rules_for
        Gives the rules for a header, with their version; ``None`` if there is no such game.

    Raises
    ------
    SaveError
        With one sentence, if the save cannot be used.
    """
    header = read_header(path)
    found = rules_for(header)
    if found is None:
        raise SaveError(message("save.unknown-game", file=path.name, game=header.game))
    rules, version = found
    if len(header.players) != header.setup.seats or rules.refuse_setup(header.setup):
        raise SaveError(message("save.damaged", file=path.name, line=1))
    data = path.read_bytes()
    end = data.rfind(b"\n") + 1
    notes: list[Message] = []
    if data[end:]:
        notes.append(message("save.torn", file=path.name, line=data.count(b"\n") + 1))
    lines = data[:end].split(b"\n")[1:-1]
    while lines and _damaged(lines[-1]):
        notes = [message("save.torn", file=path.name, line=len(lines) + 1)]
        end -= len(lines.pop()) + 1
    records = [_record(line, number, path) for number, line in enumerate(lines, 2)]
    try:
        dealt = msgspec.json.decode(unseal(header.dealt), type=Dealt)
    except (ValueError, msgspec.DecodeError) as error:
        raise SaveError(message("save.damaged", file=path.name, line=1)) from error
    same = header.rules == version and header.content == content_hash(rules)
    if same:
        try:
            return Opened(_replayed(rules, header, dealt, records), header, tuple(notes), end, kept=True)
        except (ValueError, IndexError, msgspec.DecodeError):
            notes.append(message("save.disagrees", file=path.name))
    else:
        notes.append(message("save.other-rules", file=path.name))
    checkpoint = next((record.held for record in reversed(records) if record.kind == "state"), None)
    if checkpoint is None:
        raise SaveError(message("save.no-checkpoint", file=path.name))
    try:
        start = _start(checkpoint, rules)
    except msgspec.DecodeError as error:
        raise SaveError(message("save.no-checkpoint", file=path.name)) from error
    match = Match(rules, header.setup, dealt.seed, people=_people(header), recall=header.recall, start=start)
    return Opened(match, header, tuple(notes), end, kept=False)


class _Record(msgspec.Struct, frozen=True):
    """One line: its kind, and what it holds, not yet in the types of the game."""

    kind: str
    held: Any


def _people(header: Header) -> tuple[bool, ...]:
    return tuple(player.kind == "person" for player in header.players)


def _damaged(line: bytes) -> bool:
    try:
        unseal(line)
    except ValueError:
        return True
    return False


def _record(line: bytes, number: int, path: Path) -> _Record:
    """Return what one line holds; ``number`` is the line's number in the file."""
    try:
        raw = msgspec.json.decode(unseal(line), type=dict[str, Any])
        ((kind, held),) = raw.items()
        if kind in HELD:
            return _Record(kind, msgspec.convert(held, HELD[kind]))
    except (ValueError, msgspec.DecodeError) as error:
        raise SaveError(message("save.damaged", file=path.name, line=number)) from error
    raise SaveError(message("save.damaged", file=path.name, line=number))


def _start(point: Checkpoint, rules: Rules[Any, Any]) -> tuple[Any, int]:
    """Return state and entry number of a checkpoint, in the types of the game."""
    return msgspec.convert(point.state, rules.types.state), point.entry


def _replayed(rules: Rules[Any, Any], header: Header, dealt: Dealt, records: list[_Record]) -> Match:
    """Return the match that ``records`` lead to.

    Raises
    ------
    ValueError, msgspec.DecodeError
        If the rules play the journal otherwise than it was written.
    """
    start = None
    if records and records[0].kind == "state":
        start = _start(records[0].held, rules)
    match = Match(
        rules,
        header.setup,
        dealt.seed,
        people=_people(header),
        recall=header.recall,
        opening=dealt.opening,
        start=start,
    )
    match.shown()
    for record in records:
        if record.kind == "did":
            action = msgspec.convert(record.held.action, rules.types.action)
            match.replay(Entry(action, record.held.rolls, record.held.ordered))
        elif record.kind == "looked":
            match.replay_look(record.held)
        elif record.kind == "undid":
            match.replay_undo(record.held)
        elif record.kind == "redid":
            match.replay_redo(record.held)
        elif not match.agrees(_start(record.held, rules)[0]):
            raise ValueError("a checkpoint differs from the state the journal leads to")
    match.shown()
    return match
