"""The seats at set-up: rows that are added, removed and dragged into another order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QWidget

from desktop import bots
from desktop.catalogue import Game
from desktop.ui.screens.seat_row import AIR, SeatRow
from desktop.ui.theme import SEATS, Look
from desktop.ui.widgets.ground import frame_of


class Seats(QObject):
    """The rows of a set-up page, in the order of seats.

    Parameters
    ----------
    page
        The page they lie on.
    look
        Gives the look; asked at every paint.
    boxes
        Gives where each row lies, in units of the page.

    Attributes
    ----------
    rows
        The rows; a row's place is its seat.
    """

    changed = Signal()
    """Their number or order has changed."""

    judged = Signal()
    """What is written or chosen in one has changed."""

    slid = Signal()
    """Rows make room for the one that is dragged."""

    def __init__(self, page: QWidget, look: Callable[[], Look], boxes: Callable[[], list[QRectF]]) -> None:
        super().__init__(page)
        self._page = page
        self._look = look
        self._boxes = boxes
        self._game: Game | None = None
        self._picks: tuple[tuple[str, str], ...] = ()
        self._spare: tuple[str, ...] = ()
        self._taken: float | None = None
        self.rows: list[SeatRow] = []

    def lay(
        self,
        game: Game,
        names: Sequence[str],
        picks: Sequence[tuple[str, str]] = (),
        spare: Sequence[str] = (),
    ) -> None:
        """Lay out the rows of a new match, one for each of ``names`` as far as the game allows.

        Each may choose one of ``picks``; seats that are added take their names from ``spare``.
        """
        for row in self.rows:
            self._drop(row)
        self.rows = []
        self._game, self._picks, self._spare = game, tuple(picks), tuple(spare)
        least, most = game.seats
        for place in range(max(least, min(most, len(names)))):
            self._lay(names[place] if place < len(names) else "")

    def focus(self) -> None:
        """Let the first name be typed that is missing."""
        empty = next((row for row in self.rows if not row.player_name), self.rows[0])
        empty.name.setFocus()

    def add(self) -> None:
        """Add a seat, named by the next spare name, and let its name be typed."""
        here = {row.player_name for row in self.rows}
        row = self._lay(next((name for name in self._spare if name not in here), ""))
        self.changed.emit()
        row.name.setFocus()
        row.name.selectAll()

    def number(self) -> None:
        """Name every row by its place."""
        for place, row in enumerate(self.rows, 1):
            row.number = place
            row.retranslate()

    def allow(self, *, picks: bool, bins: bool) -> None:
        """Say whether seats may pick, and whether one may be removed."""
        for row in self.rows:
            row.pickable = picks
            row.pick.setVisible(picks)
            row.bin.setEnabled(bins)

    # ------------------------------------------------------------------ inside

    def _lay(self, name: str) -> SeatRow:
        assert self._game is not None
        taken = {row.shield for row in self.rows}
        shield = next(place for place in range(len(SEATS)) if place not in taken)
        row = SeatRow(self._look, name, shield, self._picks, self._game.picks, bots.LEVELS, self._page)
        row.changed.connect(self.judged)
        row.removed.connect(lambda: self._remove(row))
        row.recoloured.connect(lambda: self._recolour(row))
        row.stepped.connect(lambda step: self._step(row, step))
        row.dragged.connect(lambda way: self._drag(row, way))
        row.dropped.connect(self._let_go)
        self.rows.append(row)
        row.show()
        return row

    def _drop(self, row: SeatRow) -> None:
        row.hide()
        row.deleteLater()

    def _remove(self, row: SeatRow) -> None:
        place = self.rows.index(row)
        self.rows.remove(row)
        self._drop(row)
        self.changed.emit()
        self.rows[min(place, len(self.rows) - 1)].name.setFocus()

    def _recolour(self, row: SeatRow) -> None:
        """Give the next shield that nobody has."""
        taken = {other.shield for other in self.rows if other is not row}
        count = len(SEATS)
        row.shield = next(place for off in range(1, count + 1) if (place := (row.shield + off) % count) not in taken)
        row.retranslate()

    def _step(self, row: SeatRow, step: int) -> None:
        """Move a row by one place, the focus staying on it."""
        here = self.rows.index(row)
        there = here + step
        if 0 <= there < len(self.rows):
            self.rows.insert(there, self.rows.pop(here))
            self.changed.emit()

    def _drag(self, row: SeatRow, way: float) -> None:
        """Let a row hang at the pointer; the others make room."""
        s = frame_of(self._page).scale
        tops = [box.top() * s for box in self._boxes()]
        if self._taken is None:
            self._taken = tops[self.rows.index(row)]
            row.raise_()
        y = min(max(self._taken + way, tops[0] - 20), tops[-1] + 20)
        nearest = min(range(len(tops)), key=lambda place: abs(tops[place] - y))
        here = self.rows.index(row)
        if nearest != here:
            self.rows.insert(nearest, self.rows.pop(here))
            self.number()
            self.slid.emit()
        row.move(row.x(), round(y - AIR * s))

    def _let_go(self) -> None:
        self._taken = None
        self.changed.emit()
