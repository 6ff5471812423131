"""The table of Orcz."""

from desktop.ui.games.orcz.table import table

__all__ = ["table"]
