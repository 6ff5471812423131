"""What the command line says, and how it says that something is wrong: one readable line each."""

from __future__ import annotations

import io
import sys
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from desktop.core.message import Argument, Message


class Wrong(Exception):
    """Raised when a verb cannot go on.

    Attributes
    ----------
    message
        Why, in words.
    code
        The exit code: 2 for wrong usage, 1 where what was checked fails.
    """

    def __init__(self, said: Message, code: int = 2) -> None:
        super().__init__(said.key)
        self.message = said
        self.code = code


def wrong(key: str, *, code: int = 2, **args: Argument) -> Wrong:
    """Return the error ``key`` of the command line."""
    from desktop.core.message import message  # noqa: PLC0415  # the window opens before there are words

    return Wrong(message(key, **args), code)


def tell(text: str) -> None:
    """Print a line of the result; a program without a console has none."""
    _print(text, sys.stdout)


def complain(text: str) -> None:
    """Print a line about what is wrong."""
    _print(text, sys.stderr)


def complain_of(said: Message) -> None:
    """Print ``said`` as a line about what is wrong."""
    from desktop.ui.text import say  # noqa: PLC0415  # words are looked up only when they are needed

    complain(f"meadhall: {say(said)}")


def soften() -> None:
    """Let a console without all our letters show what it can, rather than fail."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _print(text: str, stream: TextIO | None) -> None:
    if stream is not None:
        print(text, file=stream, flush=True)
