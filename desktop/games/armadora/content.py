"""Board, armies and races as data (AR-1, AR-2.2, AR-4.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Literal, TypeVar

import attrs
import msgspec

from desktop.core.fault import ContentError, Fault, Mark
from desktop.core.message import Message, message
from desktop.data.reader import read
from desktop.data.schema import Marked, key, structure

if TYPE_CHECKING:
    from pathlib import Path

T = TypeVar("T")

SIDES = (3, 8)
"""Fewest and most columns or rows a board may have: squares keep names of two characters."""

SMALLEST = (1, 5)
"""The least a smallest territory may measure, and the most."""

PILE = 3
"""The least a pile of gold may hold: three sides that share it must each get some (AR-9.5)."""

PLAYERS = (2, 3, 4)
"""How many can play (AR-4.1)."""


class Army(msgspec.Struct, frozen=True):
    """What everybody begins with (AR-4.2).

    Attributes
    ----------
    players
        For how many players.
    warriors
        How many of each strength, the weakest first.
    """

    players: int
    warriors: tuple[int, ...]


class Race(msgspec.Struct, frozen=True):
    """A race (AR-1.3).

    Attributes
    ----------
    id
        Its power is the rules' own.
    tokens
        Power tokens in the advanced game (AR-1.6).
    """

    id: str
    tokens: int


class Content(msgspec.Struct, frozen=True):
    """All numbers of the game.

    Attributes
    ----------
    columns, rows
        The size of the board (AR-1.1).
    mines
        The squares that hold gold (AR-2.2), numbered row by row.
    gold
        The piles dealt to the mines (AR-1.4).
    palisades
        The common supply (AR-1.5).
    least
        The fewest squares of a territory (AR-3.3).
    armies
        By number of players, ascending.
    races
        In the order of the file.
    """

    columns: int
    rows: int
    mines: tuple[int, ...]
    gold: tuple[int, ...]
    palisades: int
    least: int
    armies: tuple[Army, ...]
    races: tuple[Race, ...]

    def army(self, players: int) -> tuple[int, ...]:
        """Return how many warriors of each strength everybody begins with (AR-4.2)."""
        return next(army.warriors for army in self.armies if army.players == players)

    def tokens(self, race: str) -> int:
        """Return the power tokens of ``race`` (AR-1.6)."""
        return next(each.tokens for each in self.races if each.id == race)


@attrs.frozen
class _BoardFile:
    """The file ``board.yaml``."""

    mark: Mark
    columns: Marked[int]
    rows: Marked[int]
    mines: tuple[Marked[str], ...]
    gold: tuple[Marked[int], ...]
    palisades: Marked[int]
    least: Marked[int] = attrs.field(metadata=key("smallest-territory"))


@attrs.frozen
class _Army:
    """One entry under ``armies``."""

    mark: Mark
    players: Marked[int]
    warriors: dict[int, Marked[int]]


@attrs.frozen
class _Race:
    """One entry under ``races``."""

    mark: Mark
    id: Literal["orc", "goblin", "elf", "mage"]
    tokens: Marked[int]


@attrs.frozen
class _ArmiesFile:
    """The file ``armies.yaml``."""

    mark: Mark
    armies: tuple[_Army, ...]
    races: tuple[_Race, ...]


def load(folder: Path) -> Content:
    """Return the content of ``board.yaml`` and ``armies.yaml`` in ``folder``.

    Raises
    ------
    ContentError
        With every fault of both files.
    """
    found: list[Fault] = []
    board = _file(folder / "board.yaml", _BoardFile, _board_faults, found)
    armies = _file(folder / "armies.yaml", _ArmiesFile, _army_faults, found)
    if found or board is None or armies is None:
        raise ContentError(tuple(found))
    columns = board.columns.value
    return Content(
        columns,
        board.rows.value,
        tuple(_square(mine.value, columns) for mine in board.mines),
        tuple(pile.value for pile in board.gold),
        board.palisades.value,
        board.least.value,
        tuple(
            Army(army.players.value, tuple(army.warriors[strength].value for strength in sorted(army.warriors)))
            for army in sorted(armies.armies, key=lambda each: each.players.value)
        ),
        tuple(Race(race.id, race.tokens.value) for race in armies.races),
    )


def _file(path: Path, cls: type[T], check: Callable[[T], Iterable[Fault]], found: list[Fault]) -> T | None:
    """Return the file at ``path`` as ``cls``, or ``None`` if it is none; what is wrong is added to ``found``."""
    try:
        file = structure(read(path), cls)
    except ContentError as error:
        found += error.faults
        return None
    found += check(file)
    return file


def pack(content: Content) -> str:
    """Return ``content`` as text for a save."""
    return msgspec.json.encode(content).decode()


def unpack(embedded: str) -> Content:
    """Return the content that :func:`pack` wrote.

    Raises
    ------
    ContentError
        If it is no such text.
    """
    try:
        return msgspec.json.decode(embedded, type=Content)
    except msgspec.DecodeError:
        raise ContentError((Fault("A00", message("armadora.fault-embedded")),)) from None


def _square(name: str, columns: int) -> int:
    """Return the number of the square called ``name``."""
    return (int(name[1]) - 1) * columns + ord(name[0]) - ord("a")


def _fault(code: str, mark: Mark, what: Message, clause: str) -> Fault:
    """Return the fault of content; its mend stands under the same key."""
    return Fault(code, what, clause, where=mark, mend=Message(f"{what.key}.mend", what.args))


def _outside(number: Marked[int], low: int, high: int, what: str, clause: str) -> Iterator[Fault]:
    """Yield a fault if ``number`` is not between ``low`` and ``high``."""
    if not low <= number.value <= high:
        said = message("armadora.fault-range", what=what, value=number.value, low=low, high=high)
        yield _fault("A01", number.mark, said, clause)


def _board_faults(board: _BoardFile) -> Iterator[Fault]:
    """Yield what is wrong with the board."""
    size = [*_outside(board.columns, *SIDES, "columns", "AR-1.1"), *_outside(board.rows, *SIDES, "rows", "AR-1.1")]
    yield from size
    columns, rows = board.columns.value, board.rows.value
    if not size:
        lines = (columns - 1) * rows + columns * (rows - 1)
        yield from _outside(board.palisades, 0, lines, "palisades", "AR-1.5")
        yield from _mine_faults(board)
    yield from _outside(board.least, *SMALLEST, "smallest-territory", "AR-3.3")
    if len(board.gold) != len(board.mines):
        said = message("armadora.fault-piles", piles=len(board.gold), mines=len(board.mines))
        yield _fault("A02", board.mark, said, "AR-4.4")
    for pile in board.gold:
        yield from _outside(pile, PILE, 99, "gold", "AR-9.5")


def _mine_faults(board: _BoardFile) -> Iterator[Fault]:
    """Yield what is wrong with the mines of a board of good size."""
    columns, rows = board.columns.value, board.rows.value
    names = {f"{chr(97 + column)}{row + 1}": (column, row) for row in range(rows) for column in range(columns)}
    taken: dict[tuple[int, int], str] = {}
    for mine in board.mines:
        place = names.get(mine.value)
        if place is None:
            said = message("armadora.fault-square", square=mine.value, last=f"{chr(96 + columns)}{rows}")
            yield _fault("A03", mine.mark, said, "AR-2.1")
            continue
        if place in taken:
            yield _fault("A04", mine.mark, message("armadora.fault-mine-twice", square=mine.value), "AR-2.2")
        column, row = place
        beside = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
        for other in (taken[near] for near in beside if near in taken):
            said = message("armadora.fault-mines-touch", square=mine.value, other=other)
            yield _fault("A05", mine.mark, said, "AR-2.3")
        taken[place] = mine.value


def _army_faults(file: _ArmiesFile) -> Iterator[Fault]:
    """Yield what is wrong with armies and races."""
    counts = [army.players.value for army in file.armies]
    for army in file.armies:
        yield from _outside(army.players, PLAYERS[0], PLAYERS[-1], "players", "AR-4.1")
        if sorted(army.warriors) != list(range(1, len(army.warriors) + 1)) or not army.warriors:
            yield _fault("A06", army.mark, message("armadora.fault-strengths"), "AR-4.2")
        for number in army.warriors.values():
            yield from _outside(number, 0, 99, "warriors", "AR-4.2")
    if sorted(counts) != list(PLAYERS):
        yield _fault("A07", file.mark, message("armadora.fault-armies"), "AR-4.2")
    for race in file.races:
        yield from _outside(race.tokens, 0, 9, "tokens", "AR-1.6")
    if len(file.races) != 4 or len({race.id for race in file.races}) != 4:
        yield _fault("A08", file.mark, message("armadora.fault-races"), "AR-1.3")
