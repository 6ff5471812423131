"""The verb that was asked for, and what becomes of its errors: a sentence and an exit code, never a traceback."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from desktop.cli import asked
from desktop.cli.arguments import VERBS, parse
from desktop.cli.speech import Wrong, complain, complain_of, soften
from desktop.core.fault import ContentError
from desktop.core.message import message
from desktop.match.save import SUFFIX, SaveError

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
    except ContentError as error:
        from desktop.ui.text import say_fault  # noqa: PLC0415  # only for a message

        for fault in error.faults:
            complain(say_fault(fault))
        return 1
    except SaveError as error:
        complain_of(error.message)
        return 1
    except BrokenPipeError:
        # whoever read us has heard enough; Python would complain once more when it flushes
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        complain_of(message("cli.system", file=str(error.filename or ""), why=error.strerror or str(error)))
        return 1
    except KeyboardInterrupt:
        return 130


def _verb(arguments: Sequence[str]) -> int:
    first = arguments[0] if arguments else ""
    if not first or (not first.startswith("-") and first not in VERBS):
        return _window(arguments)
    try:
        options = parse(arguments)
    except SystemExit as ended:
        # --help and --version have printed what they had to say
        return int(ended.code or 0)
    room = importlib.import_module(f"desktop.cli.{ROOMS.get(options.verb, options.verb)}")
    verb: Callable[[argparse.Namespace], int] = getattr(room, options.verb.replace("-", "_"))
    return verb(options)


def _window(arguments: Sequence[str]) -> int:
    """Open the window, at a file if one is named; what is neither verb nor file is probably a verb mistyped."""
    if arguments:
        path = Path(arguments[0])
        if not path.exists() and not path.suffix and len(path.parts) == 1:
            raise asked.unknown("verb", arguments[0], VERBS)
        if len(arguments) > 1:
            raise Wrong(message("cli.one-file"))
        asked.file(arguments[0])
        if path.suffix != SUFFIX:
            # what is no save at all is told here, before a window opens for nothing
            from desktop.match.save import read_header  # noqa: PLC0415  # a window need not read it twice

            read_header(path)
    from desktop.cli.window import opened  # noqa: PLC0415  # draws

    return opened(arguments[0] if arguments else None)
