"""The table of Armadora: the board in the middle, palisades dragged from the rack onto its lines."""

from desktop.ui.games.armadora.table import table

__all__ = ["table"]
