"""Which card lies where on which page, in millimetres; nothing here paints (design.md §7)."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

WIDTH, HEIGHT = 63.0, 88.0
COLUMNS, ROWS = 3, 3
GAP, MARK = 2.0, 4.0
"""A crop mark begins so far from the cards, and is so long."""

BLEEDS = (0.0, 2.0, 3.0)

Backs: TypeAlias = Literal["none", "long", "short"]
"""Along which edge the printer turns the sheet."""

Side: TypeAlias = Literal["fronts", "backs"]


class Paper(enum.Enum):
    """A size of paper, in millimetres."""

    A4 = (210.0, 297.0)
    LETTER = (215.9, 279.4)

    @property
    def width(self) -> float:
        """The shorter side."""
        return self.value[0]

    @property
    def height(self) -> float:
        """The longer side."""
        return self.value[1]

    @property
    def origin(self) -> tuple[float, float]:
        """The top left corner of the cards, which lie in the middle of the sheet."""
        return (self.width - COLUMNS * WIDTH) / 2, (self.height - ROWS * HEIGHT) / 2


class Options(msgspec.Struct, frozen=True):
    """How to print.

    Attributes
    ----------
    paper
        On what.
    bleed
        Millimetres of border beyond the outer cuts.
    backs
        Whether and how the backs are printed.
    offset
        Millimetres by which the backs are shifted right and down, for printers that do not meet.
    marks, ruler, licence
        What is printed in the margin.
    """

    paper: Paper = Paper.A4
    bleed: float = 0.0
    backs: Backs = "long"
    offset: tuple[float, float] = (0.0, 0.0)
    marks: bool = True
    ruler: bool = True
    licence: bool = True


class Job(msgspec.Struct, frozen=True):
    """What to print.

    Attributes
    ----------
    title
        In the margin and as the title of the file.
    copies
        Card ids with how often each.
    """

    title: str
    copies: tuple[tuple[str, int], ...]

    @property
    def size(self) -> int:
        """How many cards are printed."""
        return sum(n for _, n in self.copies if n > 0)


class Slot(msgspec.Struct, frozen=True, gc=False):
    """One card on a page.

    Attributes
    ----------
    column, row
        Where.
    card
        Which; its back on a page of backs.
    turned
        Whether it stands on its head.
    """

    column: int
    row: int
    card: str
    turned: bool = False


class Page(msgspec.Struct, frozen=True):
    """One side of a sheet.

    Attributes
    ----------
    sheet, sheets
        Counted from 1.
    side
        Which side.
    slots
        Its cards.
    title
        Of the job.
    """

    sheet: int
    sheets: int
    side: Side
    slots: tuple[Slot, ...]
    title: str = ""


def job_of(title: str, cards: Iterable[tuple[str, int]]) -> Job:
    """Return the job of a deck, a pool, a set or chosen cards, without those of which there are none."""
    return Job(title, tuple((card, n) for card, n in cards if n > 0))


def plan(job: Job, options: Options) -> tuple[Page, ...]:
    """Return every page in the order a printer wants them: each front with its back behind it."""
    cards = [card for card, n in job.copies for _ in range(n)]
    sheets = [cards[at : at + COLUMNS * ROWS] for at in range(0, len(cards), COLUMNS * ROWS)]
    pages = []
    for sheet, part in enumerate(sheets, 1):
        slots = tuple(Slot(at % COLUMNS, at // COLUMNS, card) for at, card in enumerate(part))
        pages.append(Page(sheet, len(sheets), "fronts", slots, job.title))
        if options.backs != "none":
            behind = tuple(mirrored(slot, options.backs) for slot in slots)
            pages.append(Page(sheet, len(sheets), "backs", behind, job.title))
    return tuple(pages)


def mirrored(slot: Slot, backs: Backs) -> Slot:
    """Return where the back of ``slot`` lies: the sheet turns about its long or its short edge."""
    if backs == "short":
        # turned over head first, so that the top of the back meets the top of the front
        return Slot(slot.column, ROWS - 1 - slot.row, slot.card, turned=True)
    return Slot(COLUMNS - 1 - slot.column, slot.row, slot.card)


def corner(slot: Slot, page: Page, options: Options) -> tuple[float, float]:
    """Return the top left corner of a card on its page, in millimetres."""
    x, y = options.paper.origin
    if page.side == "backs":
        x, y = x + options.offset[0], y + options.offset[1]
    return x + slot.column * WIDTH, y + slot.row * HEIGHT


class Line(msgspec.Struct, frozen=True, gc=False):
    """A straight line from (x1, y1) to (x2, y2), in millimetres."""

    x1: float
    y1: float
    x2: float
    y2: float


def crop_marks(options: Options) -> tuple[Line, ...]:
    """Return the marks in the margin, two for each cut; they do not move with the backs."""
    x0, y0 = options.paper.origin
    x1, y1 = x0 + COLUMNS * WIDTH, y0 + ROWS * HEIGHT
    # over the bleed rather than beyond it: on Letter there is no more that printers can reach
    marks = []
    for column in range(COLUMNS + 1):
        x = x0 + column * WIDTH
        marks += [Line(x, y0 - GAP - MARK, x, y0 - GAP), Line(x, y1 + GAP, x, y1 + GAP + MARK)]
    for row in range(ROWS + 1):
        y = y0 + row * HEIGHT
        marks += [Line(x0 - GAP - MARK, y, x0 - GAP, y), Line(x1 + GAP, y, x1 + GAP + MARK, y)]
    return tuple(marks)


def ruler(options: Options) -> tuple[Line, ...]:
    """Return a ruler of 100 mm: its line first, then a stroke for each millimetre.

    It lies along the foot where there is room for it below the marks, else along the right side.
    """
    width, height = options.paper.value
    x0, y0 = options.paper.origin
    strokes = [(at, 3.0 if not at % 10 else 2.0 if not at % 5 else 1.2) for at in range(101)]
    if along_foot(options):
        x, y = width - x0 - 100.0, height - 5.0
        return (Line(x, y, x + 100.0, y), *(Line(x + at, y, x + at, y - long) for at, long in strokes))
    x, y = width - 4.6, height - y0 - 100.0
    return (Line(x, y, x, y + 100.0), *(Line(x, y + at, x - long * 0.6, y + at) for at, long in strokes))


def along_foot(options: Options) -> bool:
    """Tell whether the margin at head and foot is the wider one, and takes the words and the ruler."""
    return options.paper.origin[1] > options.paper.origin[0]
