"""Save files: a journal of JSON Lines, written before anything is shown (design.md §5, contract.md §6).

The first line is a header that anybody may read.  Every further line is one record, deflated and written
in base64, so that a glance at the file betrays no card.  It is no protection against a cheat.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import os
import zlib
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from desktop.core.message import Message, message
from desktop.core.rules import Rules, Seat, Setup
from desktop.match.journal import Entry
from desktop.match.match import Match

FORMAT = 1
"""The form of the file; a program reads this and older ones."""

SUFFIX = ".meadhall"

BEGINNING = b'{"format":'
"""What every save begins with."""


class Player(msgspec.Struct, frozen=True):
    """Who sits where.

    Attributes
    ----------
    name
        As typed at set-up.
    kind
        ``"person"``, or the level of a computer player.
    shield
        Which of the seven colours with its emblem, counted from 0.
    """

    name: str
    kind: str = "person"
    shield: int = 0


class Header(msgspec.Struct, frozen=True):
    """The first line of a save.

    Attributes
    ----------
    format
        The form of the file.
    app
        The version of the program that began it.
    game, rules
        Which game, and the version of its rules.
    content
        Hash of the content it was begun with.
    setup, players
        What was agreed, and who sits where.
    recall
        Whether people see what perfect memory would know.
    begun
        When, in seconds since 1970.
    dealt
        Seed and opening rolls, sealed like every further line.
    embedded
        Content that users can edit, packed by the game; else empty.
    """

    format: int
    app: str
    game: str
    rules: int
    content: str
    setup: Setup
    players: tuple[Player, ...]
    recall: bool
    begun: int
    dealt: str
    embedded: str = ""


class Dealt(msgspec.Struct, frozen=True):
    """How chance began."""

    seed: int
    opening: tuple[int, ...]


class Checkpoint(msgspec.Struct, frozen=True):
    """A whole state, for a program whose rules would play the journal otherwise."""

    entry: int
    state: Any


class SaveError(Exception):
    """Raised when a save cannot be used.

    Attributes
    ----------
    message
        What is wrong, in words.
    """

    def __init__(self, said: Message) -> None:
        super().__init__(said.key)
        self.message = said


def seal(value: object) -> str:
    """Return ``value`` as JSON, deflated, in base64."""
    return base64.b64encode(zlib.compress(msgspec.json.encode(value))).decode("ascii")


def unseal(text: str | bytes) -> bytes:
    """Return the JSON that :func:`seal` wrote.

    Raises
    ------
    ValueError
        If it is damaged.
    """
    try:
        return zlib.decompress(base64.b64decode(text, validate=True))
    except (binascii.Error, zlib.error) as error:
        raise ValueError("the line is damaged") from error


def content_hash(rules: Rules[Any, Any]) -> str:
    """Return the hash of the content that ``rules`` play with; 16 hexadecimal digits."""
    return hashlib.sha256(msgspec.json.encode(rules.content)).hexdigest()[:16]


class JournalFile:
    """The file behind one match: every line is on its way to the disk before its result is shown.

    Parameters
    ----------
    path
        The save.
    length
        Up to which byte it is good; a torn line behind it is cut off.
    """

    def __init__(self, path: Path, length: int | None = None) -> None:
        self.path = path
        self._file = open(path, "r+b", buffering=0)  # noqa: SIM115
        if length is not None:
            self._file.truncate(length)
        self._file.seek(0, os.SEEK_END)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="journal")
        self._synced: Future[None] | None = None

    def did(self, entry: Entry) -> None:
        """Write an answer."""
        self._write({"did": entry})

    def undid(self, count: int) -> None:
        """Write that the last ``count`` entries were taken back."""
        self._write({"undid": count})

    def redid(self, count: int) -> None:
        """Write that ``count`` undone entries were put back."""
        self._write({"redid": count})

    def looked(self, seat: Seat | None) -> None:
        """Write that a private view opens, or with ``None`` that it was closed by hand."""
        self._write({"looked": seat})

    def state(self, state: Any, entry: int) -> None:
        """Write a checkpoint after ``entry`` entries."""
        self._write({"state": Checkpoint(entry, state)})

    def sync(self, *, wait: bool) -> None:
        """Bring to the disk what was written, on the writer's thread; with ``wait`` return when it is there."""
        self._synced = self._writer.submit(os.fsync, self._file.fileno())
        if wait:
            self._synced.result()

    def close(self) -> None:
        """Bring everything to the disk and let the file go."""
        self.sync(wait=True)
        self._writer.shutdown()
        self._file.close()

    def _write(self, line: dict[str, Any]) -> None:
        """Write one line whole, or leave the file as it was."""
        rest = seal(line).encode("ascii") + b"\n"
        end = self._file.tell()
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
        except OSError:
            self._file.truncate(end)
            self._file.seek(end)
            raise


def header_for(
    match: Match, *, app: str, game: str, version: int, players: tuple[Player, ...], begun: int, embedded: str = ""
) -> Header:
    """Return the first line for the save of ``match``."""
    return Header(
        format=FORMAT,
        app=app,
        game=game,
        rules=version,
        content=content_hash(match.rules),
        setup=match.setup,
        players=players,
        recall=match.recall,
        begun=begun,
        dealt=seal(Dealt(match.seed, match.opening)),
        embedded=embedded,
    )


def create(path: Path, match: Match, header: Header) -> JournalFile:
    """Begin the save of a match that has just been dealt, and attach it.

    Raises
    ------
    OSError
        If it cannot be written.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "xb") as file:
        file.write(msgspec.json.encode(header) + b"\n")
        file.flush()
        os.fsync(file.fileno())
    journal = JournalFile(path)
    match.attach(journal)
    if match.base:
        match.checkpoint()
        journal.sync(wait=True)
    return journal


def copy(source: Path, target: Path) -> None:
    """Save under a name: a whole copy, or the old file untouched (write, fsync, replace)."""
    part = target.with_name(target.name + ".part")
    try:
        with open(part, "wb") as file:
            file.write(source.read_bytes())
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, target)
    finally:
        part.unlink(missing_ok=True)


def read_header(path: Path) -> Header:
    """Return the first line of the save at ``path``.

    Raises
    ------
    SaveError
        If it is empty, torn, of a newer version, or no save at all.
    """
    try:
        with open(path, "rb") as file:
            first = file.readline(8_000_000)
    except OSError as error:
        raise SaveError(message("save.unreadable", file=str(path), why=error.strerror or "")) from error
    name = path.name
    if not first:
        raise SaveError(message("save.empty", file=name))
    if not first.strip(b"\0"):
        raise SaveError(message("save.zeros", file=name))
    if not first.endswith(b"\n"):
        ours = first.startswith(BEGINNING) or BEGINNING.startswith(first)
        raise SaveError(message("save.torn-header" if ours else "save.foreign", file=name))
    try:
        form = msgspec.json.decode(first, type=_Form)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SaveError(message("save.foreign", file=name)) from error
    if form.format > FORMAT:
        raise SaveError(message("save.newer", file=name, app=form.app))
    try:
        return msgspec.json.decode(first, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise SaveError(message("save.foreign", file=name)) from error


class _Form(msgspec.Struct):
    format: int
    app: str = "?"
