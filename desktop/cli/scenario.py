"""``scenario``: runs scenario files, and prints each that fails with what differed."""

from __future__ import annotations

import argparse

from desktop import catalogue
from desktop.cli import asked
from desktop.cli.speech import complain, tell
from desktop.core.fault import ContentError
from desktop.match.scenario import run_file
from desktop.ui.text import say, say_fault


def scenario(options: argparse.Namespace) -> int:
    """Run the scenarios of all files; 1 if one fails or cannot be read."""
    files = [asked.file(name) for name in options.files]
    run = failed = unread = 0
    for path in files:
        try:
            results = run_file(path, catalogue.game, say=say)
        except ContentError as error:
            unread += 1
            for fault in error.faults:
                complain(say_fault(fault))
            continue
        for result in results:
            run += 1
            failed += bool(result.failures)
            for failure in result.failures:
                complain(f"{result.file}:{result.line}: {result.name}: {failure}")
    tell(f"scenarios: {run}, failed: {failed}" + (f", files that cannot be read: {unread}" if unread else ""))
    return 1 if failed or unread else 0
