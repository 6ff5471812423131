"""The rules in front of whatever is shown: behind them everything stays as it is, and goes on or waits as it would."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QBoxLayout, QWidget

from desktop.ui.theme import Look

if TYPE_CHECKING:
    from desktop.ui.screens.rules import RulesPage


class RulesInFront(QObject):
    """Shows the rules instead of the pages of the window, and then these again.

    Parameters
    ----------
    pages
        All else that the window shows.
    column
        In which they lie.
    look_at
        Gives the look for a scale of the window.
    """

    def __init__(self, pages: QWidget, column: QBoxLayout, look_at: Callable[[float], Look]) -> None:
        super().__init__(pages)
        self._pages = pages
        self._column = column
        self._look_at = look_at
        self._focus: QWidget | None = None
        self.page: RulesPage | None = None

    @property
    def open(self) -> bool:
        """Whether the rules are in front."""
        return self.page is not None and not self.page.isHidden()

    def show(self, game: str = "", clause: str = "") -> None:
        """Show the rules of ``game``, at ``clause`` if it is given; the game last read if none is named."""
        from desktop.ui.screens.rules import RulesPage  # noqa: PLC0415  # the home screen paints without it

        if self.page is None:
            self.page = RulesPage(self._look_at, self._pages.parentWidget())
            self.page.left.connect(self.leave)
            self._column.addWidget(self.page)
        if not self._pages.isHidden():
            self._focus = self._pages.focusWidget()
        self.page.retranslate()
        self.page.show_clause(game or self.page.game, clause)
        self._pages.hide()
        self.page.show()
        self.page.setFocus()

    def leave(self) -> None:
        """Show again what was shown before, or what has come meanwhile."""
        if self.page is None:
            return
        self.page.hide()
        self._pages.show()
        focus, self._focus = self._focus, None
        if focus is not None and focus.isVisible():
            focus.setFocus()

    def retranslate(self) -> None:
        """Name everything anew, if the rules were ever shown."""
        if self.page is not None:
            self.page.retranslate()
