"""Faults of content, decks and files: one verdict, the same words everywhere (contract.md §10)."""

from __future__ import annotations

from typing import Literal

import msgspec

from desktop.core.message import Message


class Mark(msgspec.Struct, frozen=True, order=True):
    """A place in a file.

    Attributes
    ----------
    file
        The file as the user named it.
    line, column
        Counted from 1; 0 where only the file is known.
    """

    file: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        return ":".join([self.file, *(str(n) for n in (self.line, self.column) if n)])


class Fault(msgspec.Struct, frozen=True):
    """One thing that is wrong, where, and how to mend it.

    Attributes
    ----------
    code
        Stable short code, such as ``"V101"`` or ``"Y03"``.
    message
        What is wrong.
    clause
        The clause of the rules that is broken, or ``""``.
    level
        ``"error"`` forbids, ``"warning"`` does not, ``"advice"`` is a friend's word.
    where
        The place, if it is known.
    mend
        How to mend it, if there is one way.
    who
        The card, deck or key concerned, or ``""``.
    """

    code: str
    message: Message
    clause: str = ""
    level: Literal["error", "warning", "advice"] = "error"
    where: Mark | None = None
    mend: Message | None = None
    who: str = ""


class ContentError(Exception):
    """Raised when content cannot be used; holds every fault found, never only the first.

    Attributes
    ----------
    faults
        In the order of the files.
    """

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("; ".join(f"{fault.where}: {fault.code} {fault.message.key}" for fault in faults))
        self.faults = faults
