"""The lists beside the table: hand, table, moves and chronicle as real rows, which a screen reader can read.

Scene items do not exist for a screen reader; rows of a list do.  They also give play by keyboard alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QListWidget, QListWidgetItem, QMainWindow

from desktop.core.message import message
from desktop.ui.table.situation import Line, Row
from desktop.ui.text import say

NAMES = ("hand", "ground", "moves", "log")
HELD = Qt.ItemDataRole.UserRole


class Lists(QObject):
    """Four docks at the right of a window.

    Parameters
    ----------
    window
        The window they belong to.
    """

    chosen = Signal(object)
    """The action of the row that was entered."""

    pointed = Signal(object)
    """The key of the row that became the current one."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.docks: dict[str, QDockWidget] = {}
        self.views: dict[str, QListWidget] = {}
        window.setDockNestingEnabled(True)
        for name in NAMES:
            view = QListWidget()
            view.setWordWrap(True)
            view.setUniformItemSizes(False)
            view.itemActivated.connect(self._enter)
            view.currentItemChanged.connect(self._point)
            dock = QDockWidget(window)
            dock.setObjectName(f"dock-{name}")
            dock.setWidget(view)
            dock.setFeatures(
                QDockWidget.DockWidgetFeature.DockWidgetClosable | QDockWidget.DockWidgetFeature.DockWidgetMovable
            )
            window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            dock.hide()
            self.docks[name], self.views[name] = dock, view
        self.translate()

    def translate(self) -> None:
        """Name the lists in the language of the user."""
        for name in NAMES:
            title = say(message(f"table.list-{name}"))
            self.docks[name].setWindowTitle(title)
            self.views[name].setAccessibleName(title)

    def toggle(self, name: str = "") -> None:
        """Show or hide one list, or all of them."""
        docks = [self.docks[name]] if name else list(self.docks.values())
        show = not any(dock.isVisible() for dock in docks)
        for dock in docks:
            dock.setVisible(show)
        if show:
            self.views[name or "moves"].setFocus()

    def fold(self) -> None:
        """Hide all lists, and lay them where they were at first."""
        for dock in self.docks.values():
            self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            dock.hide()

    def shown(self) -> bool:
        """Return whether any list is to be seen."""
        return any(not dock.isHidden() for dock in self.docks.values())

    def show_rows(
        self, hand: Sequence[Row], ground: Sequence[Row], moves: Sequence[tuple[str, Any]], lines: Sequence[Line]
    ) -> None:
        """Fill the lists; what has not changed stays where it is."""
        self._fill("hand", [(row.text, row.key, row.action) for row in hand])
        self._fill("ground", [(row.text, row.key, row.action) for row in ground])
        self._fill("moves", [(text, None, action) for text, action in moves])
        self._fill("log", [(line.text, None, None) for line in lines])
        self.views["log"].scrollToBottom()

    def _fill(self, name: str, rows: list[tuple[str, Any, Any]]) -> None:
        view = self.views[name]
        if [view.item(at).data(HELD) for at in range(view.count())] == [(t, k, a) for t, k, a in rows]:
            return
        at = view.currentRow()
        view.blockSignals(True)
        view.clear()
        for row in rows:
            item = QListWidgetItem(row[0])
            item.setData(HELD, row)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, row[0])
            view.addItem(item)
        if rows:
            view.setCurrentRow(min(max(at, 0), len(rows) - 1))
        view.blockSignals(False)

    def _enter(self, item: QListWidgetItem) -> None:
        action = item.data(HELD)[2]
        if action is not None:
            self.chosen.emit(action)

    def _point(self, item: QListWidgetItem | None, _previous: QListWidgetItem | None) -> None:
        if item is not None and item.data(HELD)[1] is not None:
            self.pointed.emit(item.data(HELD)[1])
