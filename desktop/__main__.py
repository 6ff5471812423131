"""``python -m desktop``, and the two scripts of the installed program."""

from __future__ import annotations

import os
import sys


def main() -> int:
    """Run the command line and return its exit code."""
    _prepare()
    from desktop.cli import run  # noqa: PLC0415

    return run(sys.argv[1:])


def window() -> int:
    """Open the window, with the file that a desktop may hand over, and return the exit code."""
    _prepare()
    from desktop.cli import run_file  # noqa: PLC0415

    return run_file(sys.argv[1:])


def _prepare() -> None:
    """Make ready for being frozen, or for being started without a console."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115  # for as long as we run
    if getattr(sys, "frozen", False):
        import multiprocessing  # noqa: PLC0415  # the frozen program starts its computer players by running itself

        multiprocessing.freeze_support()


if __name__ == "__main__":
    sys.exit(main())
