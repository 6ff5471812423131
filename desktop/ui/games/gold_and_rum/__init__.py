"""The table of Gold & Rum: piles and the clock of the deal, then armies side by side."""

from desktop.ui.games.gold_and_rum.table import table

__all__ = ["table"]
