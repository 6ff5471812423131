"""The board: squares, the lines between them, palisades and the territories they make.

Squares, lines and sets of either are whole numbers: a set is a mask with one bit a member, so that a
territory grows by four shifts and a test of membership is one ``&``.  Squares are numbered row by row
from ``a1``; lines first the upright ones, row by row, then the level ones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

_PLACES = tuple(tuple(bit for bit in range(8) if byte >> bit & 1) for byte in range(256))


def places(mask: int) -> Iterator[int]:
    """Yield the members of ``mask``, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def nth(mask: int, index: int) -> int:
    """Return the member of ``mask`` that has ``index`` smaller ones; there must be one."""
    base = 0
    while (count := (mask & 0xFFFF).bit_count()) <= index:
        index -= count
        base += 16
        mask >>= 16
        if not mask:
            raise IndexError(index)
    inside = _PLACES[mask & 0xFF]
    if index < len(inside):
        return base + inside[index]
    return base + 8 + _PLACES[mask >> 8 & 0xFF][index - len(inside)]


class Palisades(msgspec.Struct, frozen=True, gc=False):
    """The palisades on the board and what follows from them.

    Attributes
    ----------
    lines
        The lines that hold one.
    barred
        The free lines on which one would close too small a territory (AR-3.3).  Never shrinks.
    east, south
        The squares open to their right and lower neighbours.
    territories
        The squares of each territory (AR-3.1), ordered by their first square.
    """

    lines: int
    barred: int
    east: int
    south: int
    territories: tuple[int, ...]


class Board:
    """The geometry of AR-2: it knows where things can lie, never who laid them.

    Parameters
    ----------
    columns, rows
        Its size.
    mines
        The squares that hold gold.
    least
        The fewest squares a territory may have (AR-3.3).

    Attributes
    ----------
    lines
        The two squares beside each line (AR-2.5).
    land
        The squares that can hold a warrior (AR-2.3).
    every
        All lines.
    """

    def __init__(self, columns: int, rows: int, mines: Iterable[int], least: int) -> None:
        self.columns = columns
        self.rows = rows
        self.mines = tuple(mines)
        self.least = least
        self.size = columns * rows
        upright = [(at, at + 1) for at in range(self.size) if (at + 1) % columns]
        level = [(at, at + columns) for at in range(self.size - columns)]
        self.lines = tuple(upright + level)
        self.every = (1 << len(self.lines)) - 1
        self.land = (1 << self.size) - 1
        for mine in self.mines:
            self.land &= ~(1 << mine)
        self._upright = len(upright)
        self._names = tuple(f"{chr(97 + at % columns)}{at // columns + 1}" for at in range(self.size))
        self._squares = {name: at for at, name in enumerate(self._names)}
        self._between = {ends: line for line, ends in enumerate(self.lines)}
        self._outlines = self._small_outlines()
        self.empty = self._untouched()

    # ------------------------------------------------------------------ names

    def name(self, square: int) -> str:
        """Return the name of ``square``, such as ``"d1"`` (AR-2.1)."""
        return self._names[square]

    def square(self, name: str) -> int | None:
        """Return the square called ``name``, or ``None`` if there is none."""
        return self._squares.get(name)

    def line_name(self, line: int) -> str:
        """Return the name of ``line``, such as ``"a1-b1"`` (AR-2.5)."""
        first, second = self.lines[line]
        return f"{self._names[first]}-{self._names[second]}"

    def line(self, name: str) -> int | None:
        """Return the line called ``name``, an unordered pair of squares, or ``None`` if there is none."""
        ends = [self._squares.get(end, -1) for end in name.split("-")]
        return self._between.get((min(ends), max(ends))) if len(ends) == 2 else None

    # ------------------------------------------------------------------ palisades

    def legal(self, palisades: Palisades) -> int:
        """Return the lines that may take a palisade, whatever the supply (AR-2.6, AR-3.3)."""
        return self.every & ~(palisades.lines | palisades.barred)

    def build(self, palisades: Palisades, line: int) -> Palisades:
        """Return ``palisades`` with one more on ``line``, which must be legal.

        No line is searched for what it would close.  A palisade closes a small territory exactly when
        its line is the last gap in the outline of a connected shape of fewer than ``least`` squares;
        so only the outlines that contain the new line are looked at, and what is barred stays barred.
        """
        lines = palisades.lines | 1 << line
        barred = palisades.barred
        for outline in self._outlines[line]:
            gap = outline & ~lines
            if not gap & (gap - 1):
                barred |= gap
        first, second = self.lines[line]
        east, south = palisades.east, palisades.south
        if line < self._upright:
            east &= ~(1 << first)
        else:
            south &= ~(1 << first)
        territories = palisades.territories
        part = self._grow(1 << first, 1 << second, east, south)
        if not part >> second & 1:
            # ordered by first square, so that equal palisades are equal values whatever came first
            split = [squares & ~part if squares >> first & 1 else squares for squares in territories]
            territories = tuple(sorted([*split, part], key=_first))
        return Palisades(lines, barred, east, south, territories)

    def fence(self, lines: Iterable[int]) -> Palisades:
        """Return palisades on ``lines``, laid one after the other.

        Raises
        ------
        ValueError
            With the line that is taken or that would close too small a territory.
        """
        palisades = self.empty
        for line in lines:
            if not self.legal(palisades) >> line & 1:
                raise ValueError(line)
            palisades = self.build(palisades, line)
        return palisades

    def closes(self, palisades: Palisades, line: int) -> int:
        """Return how many squares the smaller side would have if ``line`` were closed; 0 if it separates nothing."""
        first, second = self.lines[line]
        east, south = palisades.east, palisades.south
        if line < self._upright:
            east &= ~(1 << first)
        else:
            south &= ~(1 << first)
        part = self._grow(1 << first, 1 << second, east, south)
        if part >> second & 1:
            return 0
        return min(part.bit_count(), self._grow(1 << second, 1 << first, east, south).bit_count())

    def territory(self, palisades: Palisades, square: int) -> int:
        """Return the squares of the territory around ``square``."""
        return next(squares for squares in palisades.territories if squares >> square & 1)

    # ------------------------------------------------------------------ within

    def _grow(self, start: int, stop: int, east: int, south: int) -> int:
        """Return all that is connected with ``start``, or as much as it takes to touch ``stop``."""
        columns = self.columns
        reached = start
        while True:
            grown = (
                reached
                | (reached & east) << 1
                | (reached >> 1) & east
                | (reached & south) << columns
                | (reached >> columns) & south
            )
            if grown == reached or grown & stop:
                return grown
            reached = grown

    def _outline(self, shape: int) -> int:
        """Return the lines between ``shape`` and the rest of the board."""
        return sum(1 << at for at, (one, two) in enumerate(self.lines) if (shape >> one ^ shape >> two) & 1)

    def _small_outlines(self) -> tuple[tuple[int, ...], ...]:
        """Return, for each line, the outlines it belongs to of connected shapes that are too small."""
        shapes = [1 << at for at in range(self.size)] if self.least > 1 else []
        found = list(shapes)
        for _ in range(self.least - 2):
            # a dict keeps the order in which shapes were met
            shapes = list(dict.fromkeys(bigger for shape in shapes for bigger in self._neighbours(shape)))
            found += shapes
        outlines = [self._outline(shape) for shape in found]
        return tuple(tuple(o for o in outlines if o >> line & 1) for line in range(len(self.lines)))

    def _neighbours(self, shape: int) -> Iterator[int]:
        """Yield ``shape`` with each one of its neighbours."""
        for one, two in self.lines:
            if (shape >> one ^ shape >> two) & 1:
                yield shape | 1 << one | 1 << two

    def _untouched(self) -> Palisades:
        """Return the board without palisades: one territory (AR-3.1)."""
        east = sum(1 << one for one, _ in self.lines[: self._upright])
        south = sum(1 << one for one, _ in self.lines[self._upright :])
        # a narrow board has lines that even the first palisade may not take
        alone = (outline for outlines in self._outlines for outline in outlines if not outline & (outline - 1))
        barred = 0
        for outline in alone:
            barred |= outline
        return Palisades(0, barred, east, south, ((1 << self.size) - 1,))


def _first(squares: int) -> int:
    return squares & -squares
