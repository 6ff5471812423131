"""The numbers of Gold & Rum, read from ``rules_data/gold_and_rum``."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar

import attrs
import msgspec

from desktop.core.fault import ContentError, Fault, Mark
from desktop.core.message import Argument, message
from desktop.data.nodes import NOWHERE, Node
from desktop.data.reader import read
from desktop.data.schema import Marked, near, structure
from desktop.games.gold_and_rum.cards import AIRSHIP, COMMANDO, KINDS, SPY, Tally, spread

if TYPE_CHECKING:
    from pathlib import Path

T = TypeVar("T")

WARRIORS = 80
"""The warrior cards of the game (CH-1.1): the windows of the deal count on them."""

SEATS = (4, 5, 6, 7)
"""The numbers of players."""

MOST = 20
"""The most copies, piles or points a line may ask for."""


class Table(msgspec.Struct, frozen=True):
    """What the number of players settles (CH-2).

    Attributes
    ----------
    seats, piles
        Players with the chancellor, and piles.
    recruits, deserts
        Cards of every warlord at the start of a round.
    threshold
        The score that ends the game.
    """

    seats: int
    piles: int
    recruits: int
    deserts: int
    threshold: int


class Content(msgspec.Struct, frozen=True):
    """What the rules count with.

    Attributes
    ----------
    copies, values
        By kind: how many cards there are, and what each adds to an army.
    tables
        One for each number of players, ascending.
    marker
        The marker lies after the first to the second of these warrior cards (CH-4.1).
    points
        What the four battles are worth (CH-9.8).
    """

    copies: Tally
    values: Tally
    tables: tuple[Table, ...]
    marker: tuple[int, int]
    points: tuple[int, int, int, int]

    @property
    def deck(self) -> tuple[int, ...]:
        """All warrior cards, in the order of their kinds."""
        return spread(self.copies)

    def table(self, seats: int) -> Table:
        """Return what ``seats`` players settle."""
        return next(table for table in self.tables if table.seats == seats)


@attrs.frozen
class _Card:
    kind: Marked[str]
    copies: Marked[int]
    value: Marked[int]
    mark: Mark = NOWHERE


@attrs.frozen
class _Cards:
    warriors: Marked[tuple[_Card, ...]]


@attrs.frozen
class _Table:
    seats: Marked[int]
    piles: Marked[int]
    recruits: Marked[int]
    deserts: Marked[int]
    threshold: Marked[int]
    mark: Mark = NOWHERE


@attrs.frozen
class _Marker:
    first: Marked[int]
    last: Marked[int]


@attrs.frozen
class _Game:
    tables: Marked[tuple[_Table, ...]]
    marker: _Marker
    points: Marked[tuple[Marked[int], ...]]


def load(folder: Path) -> Content:
    """Return the content of ``folder``.

    Raises
    ------
    ContentError
        With every fault of both files.
    """
    wrong: list[Fault] = []
    cards = _file(folder / "cards.yaml", wrong)
    game = _file(folder / "game.yaml", wrong)
    if cards is not None and game is not None:
        wrong += faults(cards, game)
    elif cards is not None:
        wrong += _verdict(cards, _Cards, _cards_faults)
    elif game is not None:
        wrong += _verdict(game, _Game, _game_faults)
    if cards is None or game is None or wrong:
        raise ContentError(tuple(wrong))
    return _made(structure(cards, _Cards), structure(game, _Game))


def _made(cards: _Cards, game: _Game) -> Content:
    by_kind = {card.kind.value: card for card in cards.warriors.value}
    points = game.points.value
    return Content(
        copies=tuple(by_kind[kind].copies.value for kind in KINDS),
        values=tuple(by_kind[kind].value.value for kind in KINDS),
        tables=tuple(
            sorted(
                (
                    Table(t.seats.value, t.piles.value, t.recruits.value, t.deserts.value, t.threshold.value)
                    for t in game.tables.value
                ),
                key=lambda table: table.seats,
            )
        ),
        marker=(game.marker.first.value, game.marker.last.value),
        points=(points[0].value, points[1].value, points[2].value, points[3].value),
    )


def faults(cards: Node, game: Node) -> tuple[Fault, ...]:
    """Return everything that is wrong with the two files, read to nodes."""
    return (*_verdict(cards, _Cards, _cards_faults), *_verdict(game, _Game, _game_faults))


def _verdict(node: Node, cls: type[T], check: Callable[[T], list[Fault]]) -> list[Fault]:
    """Return what is wrong with the shape of ``node``, or else with what it says."""
    try:
        return check(structure(node, cls))
    except ContentError as error:
        return list(error.faults)


def pack(content: Content) -> str:
    """Return ``content`` as text for a save."""
    return msgspec.json.encode(content).decode()


def unpack(embedded: str) -> Content:
    """Return the content that :func:`pack` wrote."""
    return msgspec.json.decode(embedded, type=Content)


def _file(path: Path, wrong: list[Fault]) -> Node | None:
    try:
        return read(path)
    except ContentError as error:
        wrong += error.faults
        return None


def _fault(code: str, key: str, mark: Mark, *, who: str = "", clause: str = "CH-1.1", **args: Argument) -> Fault:
    what = message(f"gold_and_rum.content.{key}", **args)
    return Fault(code, what, clause, where=mark, mend=message(f"gold_and_rum.content.{key}.mend", **args), who=who)


def _between(number: Marked[int], low: int, high: int, who: str, clause: str) -> Iterable[Fault]:
    """Find fault with a number outside ``low`` to ``high``."""
    if not low <= number.value <= high:
        args = {"value": number.value, "low": low, "high": high}
        yield _fault("G03", "range", number.mark, who=who, clause=clause, **args)


def _cards_faults(cards: _Cards) -> list[Fault]:
    found: list[Fault] = []
    lines: dict[str, int] = {}
    total = 0
    for card in cards.warriors.value:
        kind = card.kind.value
        if kind not in KINDS:
            what = message("gold_and_rum.content.unknown-kind", word=kind)
            mend = near(kind, KINDS) or message("gold_and_rum.content.unknown-kind.mend", words=", ".join(KINDS))
            found.append(Fault("G01", what, "CH-1.1", where=card.kind.mark, mend=mend, who=kind))
        elif kind in lines:
            found.append(_fault("G02", "kind-twice", card.kind.mark, who=kind, line=lines[kind]))
        else:
            lines[kind] = card.mark.line
            single = KINDS.index(kind) in (AIRSHIP, COMMANDO) or KINDS.index(kind) >= SPY
            found += _between(card.copies, 1 if single else 0, 1 if single else MOST, kind, "CH-1.1")
            found += _between(card.value, 0, MOST, kind, "CH-1.1")
            total += card.copies.value
    missing = [kind for kind in KINDS if kind not in lines]
    found += [_fault("G04", "kind-missing", cards.warriors.mark, who=kind, word=kind) for kind in missing]
    if total != WARRIORS:
        found.append(_fault("G05", "total", cards.warriors.mark, n=total, wanted=WARRIORS))
    return found


def _game_faults(game: _Game) -> list[Fault]:
    found: list[Fault] = []
    lines: dict[int, int] = {}
    for table in game.tables.value:
        seats = table.seats.value
        who = f"{seats}"
        if seats in lines:
            found.append(_fault("G06", "seats-twice", table.seats.mark, clause="CH-2", n=seats, line=lines[seats]))
        lines.setdefault(seats, table.mark.line)
        found += _between(table.seats, SEATS[0], SEATS[-1], who, "CH-2")
        found += _between(table.piles, 1, MOST, who, "CH-2")
        found += _between(table.recruits, 1, MOST, who, "CH-2")
        found += _between(table.deserts, 0, MOST, who, "CH-2")
        found += _between(table.threshold, 1, MOST, who, "CH-2")
    for seats in SEATS:
        if seats not in lines:
            found.append(_fault("G07", "seats-missing", game.tables.mark, clause="CH-2", n=seats))
    first, last = game.marker.first, game.marker.last
    found += _between(first, 1, WARRIORS - 2, "marker.first", "CH-4.1")
    found += _between(last, 1, WARRIORS - 2, "marker.last", "CH-4.1")
    if first.value > last.value:
        found.append(_fault("G08", "marker", last.mark, clause="CH-4.1", first=first.value, last=last.value))
    if len(game.points.value) != 4:
        found.append(_fault("G09", "points", game.points.mark, clause="CH-9.8", n=len(game.points.value)))
    for number in game.points.value:
        found += _between(number, 0, MOST, "points", "CH-9.8")
    return found


__all__ = ["SEATS", "WARRIORS", "Content", "Table", "faults", "load", "pack", "unpack"]
