"""The table of Ghour: fields of turning cards, attacks as lines between them, payments turned card by card."""

from desktop.ui.games.ghour.table import table

__all__ = ["table"]
