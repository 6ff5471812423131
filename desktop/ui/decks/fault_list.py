"""What is wrong with a card file: each fault with its place, and a button where one mend is due."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from desktop.core.fault import Fault
from desktop.core.message import message
from desktop.ui.decks.scrolling import BrassBar, bare
from desktop.ui.decks.verdict_list import FaultRow, sentence
from desktop.ui.text import Names, say
from desktop.ui.theme import Look
from desktop.ui.widgets.ground import put


class _Row(FaultRow):
    """A fault that leads to its place when it is clicked."""

    pressed = Signal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Lead to the place."""
        self.pressed.emit()


class FaultList(QScrollArea):
    """All faults of a file.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    """

    shown = Signal(object)
    """A :class:`Fault` whose place is wanted."""

    mended = Signal(object)
    """A :class:`Fault` that is to be mended."""

    def __init__(self, look: Callable[[], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._units = 1.0
        self.faults: tuple[Fault, ...] = ()
        self._names = Names()
        self.rows: list[FaultRow] = []
        bare(self, look)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self._units = scale
        bar = self.verticalScrollBar()
        if isinstance(bar, BrassBar):
            bar.units = scale
        put(self, rect, scale)
        self.show_faults(self.faults, self._names)

    def show_faults(self, faults: Sequence[Fault], names: Names) -> None:
        """List ``faults``."""
        self.faults, self._names = tuple(faults), names
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(2 * self._units))
        wide = self.width() / self._units - 18
        self.rows = []
        for fault in self.faults:
            kind = "error" if fault.level == "error" else "advice"
            words = sentence(fault, names)
            if fault.where is not None and fault.where.line:
                # text.py prints places the same way everywhere
                words = f"{fault.where.line}:{fault.where.column}  {words}"
            mend = ""
            if fault.mend is not None and fault.mend.key == "data.did-you-mean":
                mend = say(message("workshop.take-word", word=str(fault.mend.get("word"))))
            place = "" if fault.where is None else str(fault.where)
            row = _Row(self._look, kind, words, f"{fault.code} ({fault.clause}) {place}", self._units, wide, mend)
            row.pressed.connect(lambda fault=fault: self.shown.emit(fault))
            if row.button is not None:
                row.button.clicked.connect(lambda _=False, fault=fault: self.mended.emit(fault))
            self.rows.append(row)
            column.addWidget(row)
        if not self.faults:
            praise = FaultRow(self._look, "good", say(message("workshop.no-faults")), "", self._units, wide)
            self.rows.append(praise)
            column.addWidget(praise)
        column.addStretch(1)
        old = self.takeWidget()
        if old is not None:
            old.deleteLater()
        self.setWidget(inside)
        inside.setAutoFillBackground(False)
        self.setAccessibleDescription("\n".join(row.accessibleName() for row in self.rows))
