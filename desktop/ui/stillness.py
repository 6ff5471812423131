"""Keeps Python's search for lost cycles away from the clicks of a match.

What a match is made of stands until it ends: rules, content, pictures.  Looking through all of it again and again takes
tens of milliseconds, and would fall on any click.
"""

from __future__ import annotations

import gc

WHILE_PLAYING = (20_000, 20, 20)
"""New values before the youngest are looked through, and how often that happens before older ones are."""

_before: list[tuple[int, int, int]] = []


def begin() -> None:
    """Set aside all that stands now, and look for lost cycles less often; each call wants one of :func:`end`."""
    _before.append(gc.get_threshold())
    gc.collect()
    gc.freeze()
    gc.set_threshold(*WHILE_PLAYING)


def end() -> None:
    """Look for lost cycles as before, among everything."""
    if _before:
        gc.set_threshold(*_before.pop())
        gc.unfreeze()
