"""What files say, kept in a form that is read at once as long as they do not change."""

from __future__ import annotations

import contextlib
import hashlib
import os
import tempfile
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")

UNSETTLED = 2_000_000_000
"""Nanoseconds within which a file may change twice and look as if it had not (coarse clocks of file systems)."""


class Stamp(msgspec.Struct, frozen=True, array_like=True):
    """What tells one state of a file from another.

    Attributes
    ----------
    size
        Bytes.
    changed
        When it was last written, in nanoseconds.
    """

    size: int
    changed: int


class _Entry(msgspec.Struct, Generic[T], frozen=True, array_like=True):
    stamp: Stamp
    read: int
    value: T


class _Kept(msgspec.Struct, Generic[T], frozen=True, array_like=True):
    version: str
    entries: dict[str, _Entry[T]]


def stamp(path: Path) -> Stamp | None:
    """Return the state of the file at ``path``, ``None`` if it is not there."""
    try:
        found = path.stat()
    except OSError:
        return None
    return Stamp(found.st_size, found.st_mtime_ns)


class Compiled(Generic[T]):
    """Values made of files, each made again only when its file has changed.

    Parameters
    ----------
    file
        Where they are kept between two starts; what cannot be read there counts as nothing.
    kind
        The type of the values, for msgspec.
    version
        Changes whenever the same file would give another value.  The shape of the values needs no telling.
    """

    def __init__(self, file: Path, kind: type[T], version: str) -> None:
        self._file = file
        shape = hashlib.sha256(msgspec.json.encode(msgspec.json.schema(kind))).hexdigest()[:16]
        self._version = f"{version}/{shape}"
        self._entries: dict[str, _Entry[T]] = {}
        self._fresh = True
        with contextlib.suppress(OSError, msgspec.MsgspecError, RecursionError):
            kept = msgspec.msgpack.decode(file.read_bytes(), type=_Kept[kind])  # type: ignore[valid-type]
            if kept.version == self._version:
                self._entries = kept.entries

    def values(self, paths: Iterable[Path], make: Callable[[Path], T]) -> tuple[T, ...]:
        """Return the value of each file, made by ``make`` where it is not known; forgets all other files."""
        entries: dict[str, _Entry[T]] = {}
        for path in paths:
            state, now = stamp(path), time.time_ns()
            known = self._entries.get(str(path))
            if known is None or known.stamp != state or known.read - known.stamp.changed < UNSETTLED:
                self._fresh = False
                known = _Entry(state or Stamp(-1, 0), now, make(path))
            entries[str(path)] = known
        self._fresh = self._fresh and entries.keys() == self._entries.keys()
        self._entries = entries
        return tuple(each.value for each in entries.values())

    def keep(self) -> None:
        """Write what is known, if it is not written yet; a disk that is full or read-only does no harm."""
        if self._fresh:
            return
        raw = msgspec.msgpack.encode(_Kept(self._version, self._entries))
        with contextlib.suppress(OSError):
            replace(self._file, raw)
            self._fresh = True


def replace(path: Path, raw: bytes) -> None:
    """Let the file at ``path`` hold ``raw``: it is the old one or the new one, whatever happens meanwhile."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, part = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        Path(part).chmod(0o644)
        os.replace(part, path)
    except BaseException:
        Path(part).unlink(missing_ok=True)
        raise
