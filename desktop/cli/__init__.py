"""The command line: parses first, and imports the screen only in verbs that draw (design.md §9).

Every verb returns 0 on success, 1 where what it checked fails, 2 on wrong usage.
"""

from desktop.cli.run import run, run_file

__all__ = ["run", "run_file"]
