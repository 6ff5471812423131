"""The table of Claim 2: the trick in the middle, rows and piles around it, the hand in the tray."""

from desktop.ui.games.claim2.table import table

__all__ = ["table"]
