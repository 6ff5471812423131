"""One table a game, found by the name the catalogue gives."""

from __future__ import annotations

import importlib
from typing import cast

from desktop.ui.table.situation import Table


def table(module: str) -> Table:
    """Return the table of the module called ``module``, the catalogue's text."""
    return cast("Table", importlib.import_module(module).table())
