"""``python -m desktop``, and the two scripts of the installed program."""

from __future__ import annotations

import multiprocessing
import sys


def main() -> int:
    """Run the command line and return its exit code."""
    # the frozen program starts its computer players by running itself
    multiprocessing.freeze_support()
    from desktop.cli import run  # noqa: PLC0415

    return run(sys.argv[1:])


def window() -> int:
    """Open the window, with the file that a desktop may hand over, and return the exit code."""
    multiprocessing.freeze_support()
    from desktop.cli import run_file  # noqa: PLC0415

    return run_file(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
