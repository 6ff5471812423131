"""Narrows a decision's options click by click."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from desktop.ui.table.sprite import Key

Route: TypeAlias = tuple[Key, ...]
"""What one clicks, in order, to give an answer: the piece, then the place."""


class Chooser:
    """Keeps the answers whose route begins with what has been clicked.

    Attributes
    ----------
    clicked
        The route so far.
    last
        The route of the answer given last, for an answer of several steps that one gesture gives.
    """

    def __init__(self) -> None:
        self.clicked: Route = ()
        self.last: Route = ()
        self._routes: dict[Route, Any] = {}
        self._starts: set[Route] = set()
        # what would be clicked next after a route: a table asks for it each time it is drawn
        self._next: dict[Route, frozenset[Key]] = {}

    def ask(self, options: Iterable[Any], routes: Callable[[Any], Iterable[Route]]) -> None:
        """Take over the options of the open questions, and forget what was clicked."""
        self.clicked = ()
        self._routes = {}
        self._starts = set()
        self._next = {}
        for option in options:
            for way in routes(option):
                self._routes.setdefault(way, option)
                self._starts.update(way[:length] for length in range(1, len(way)))

    def legal(self, key: Key) -> bool:
        """Return whether clicking ``key`` now leads on."""
        return self._leads((*self.clicked, key)) or self._leads((key,))

    def targets(self) -> frozenset[Key]:
        """Return the keys that would be clicked next, after what has been clicked."""
        return self._after(self.clicked)

    def sources(self) -> frozenset[Key]:
        """Return the keys a route begins with."""
        return self._after(())

    def click(self, key: Key) -> Any | None:
        """Follow a click; return the answer if it completes one.

        A second click on the piece picked up last lays it down again; a click that leads nowhere leaves
        the choice as it was (the table says why).
        """
        if self.clicked and self.clicked[-1] == key and not self._leads((*self.clicked, key)):
            self.clicked = self.clicked[:-1]
            return None
        for way in ((*self.clicked, key), (*self.clicked[:-1], key), (key,)):
            if way in self._routes:
                self.clicked, self.last = (), way
                return self._routes[way]
            if way in self._starts:
                self.clicked = way
                return None
        return None

    def answer(self, route: Route) -> Any | None:
        """Return the answer that ``route`` gives, or ``None``."""
        action = self._routes.get(route)
        if action is not None:
            self.last = route
        return action

    def only(self) -> Any | None:
        """Return the one answer left that begins with what has been clicked, or ``None`` if there are several."""
        if not self.clicked:
            return None
        length = len(self.clicked)
        left = [option for way, option in self._routes.items() if way[:length] == self.clicked]
        return left[0] if len(left) == 1 else None

    def forget(self) -> None:
        """Lay everything down again."""
        self.clicked, self.last = (), ()

    def _after(self, route: Route) -> frozenset[Key]:
        found = self._next.get(route)
        if found is None:
            length = len(route)
            keys = (way[length] for way in self._routes if way[:length] == route and len(way) > length)
            found = self._next[route] = frozenset(keys)
        return found

    def _leads(self, way: Route) -> bool:
        return way in self._routes or way in self._starts
