"""The verb that was asked for, and what becomes of its errors: a sentence and an exit code, never a traceback."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from desktop.cli.speech import Wrong, complain, complain_of, soften, wrong

ROOMS = dict.fromkeys(("play", "screenshot", "self-test"), "window")
"""The module of a verb, where it is not called like it."""


def run(arguments: Sequence[str]) -> int:
    """Do what ``arguments`` ask for and return the exit code."""
    return _guarded(lambda: _verb(arguments))


def run_file(arguments: Sequence[str]) -> int:
    """Open the window, with the file that ``arguments`` may name."""
    return _guarded(lambda: _window(arguments[:1]))


def _guarded(do: Callable[[], int]) -> int:
    soften()
    try:
        return do()
    except Wrong as error:
        complain_of(error.message)
        return error.code
    except BrokenPipeError:
        # whoever read us has heard enough; Python would complain once more when it flushes
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        why = error.strerror or str(error)
        complain_of(wrong("cli.system", file=str(error.filename or ""), why=why).message)
        return 1
    except KeyboardInterrupt:
        return 130
    except Exception as error:
        if not _told(error):
            raise
        return 1


def _told(error: Exception) -> bool:
    """Say what is wrong with a save or with content, and return whether ``error`` was that."""
    # none of this is needed to open the window, which should be there at once
    from desktop.core.fault import ContentError  # noqa: PLC0415
    from desktop.match.save import SaveError  # noqa: PLC0415
    from desktop.ui.text import say_fault  # noqa: PLC0415

    if isinstance(error, SaveError):
        complain_of(error.message)
    elif isinstance(error, ContentError):
        for fault in error.faults:
            complain(say_fault(fault))
    else:
        return False
    return True


def _verb(arguments: Sequence[str]) -> int:
    if not arguments:
        return _window(arguments)
    from desktop.cli.arguments import VERBS, parse  # noqa: PLC0415  # the window needs no parser

    if not arguments[0].startswith("-") and arguments[0] not in VERBS:
        return _window(arguments)
    try:
        options = parse(arguments)
    except SystemExit as ended:
        # --help and --version have printed what they had to say
        return int(ended.code or 0)
    room = importlib.import_module(f"desktop.cli.{ROOMS.get(options.verb, options.verb)}")
    verb: Callable[..., int] = getattr(room, options.verb.replace("-", "_"))
    return verb(options)


def _window(arguments: Sequence[str]) -> int:
    """Open the window, at a save or deck if one is named."""
    if arguments:
        _check_file(arguments)
    from desktop.cli.window import opened  # noqa: PLC0415  # draws

    return opened(arguments[0] if arguments else None)


def _check_file(arguments: Sequence[str]) -> None:
    """Return if ``arguments`` name one file to open; what is neither verb nor file is probably a verb mistyped.

    What is called like a save or a deck is for the window to judge: whoever clicks on it sees no console.
    """
    from desktop.cli import asked  # noqa: PLC0415
    from desktop.cli.arguments import VERBS  # noqa: PLC0415
    from desktop.match.save import read_header  # noqa: PLC0415
    from desktop.ui.opening import is_deck, is_save  # noqa: PLC0415

    path = Path(arguments[0])
    if not path.exists() and not path.suffix and len(path.parts) == 1:
        raise asked.unknown("verb", arguments[0], VERBS)
    if len(arguments) > 1:
        raise wrong("cli.one-file")
    path = asked.file(arguments[0])
    if not is_save(path) and not is_deck(path):
        # what is no save is told here, before a window opens for nothing
        read_header(path)
