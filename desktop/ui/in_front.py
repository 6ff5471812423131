"""The settings in front of whatever is shown: behind them everything stays as it is, and nobody comes forward."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.ui.settings import Settings
from desktop.ui.theme import Look

if TYPE_CHECKING:
    from desktop.ui.screens.settings import SettingsPage

USUAL = QSize(1280, 800)
"""The window of somebody who never touched its edge."""


class SettingsInFront(QObject):
    """Shows the settings page, and afterwards what was shown before, or what has come meanwhile.

    Parameters
    ----------
    pages
        The pages of the window, of which one is shown.
    look_at
        Gives the look for a scale of the window.
    settings
        What the user chose.
    """

    changed = Signal(str)
    """What the user chose anew: it is to take effect now."""

    def __init__(self, pages: QStackedWidget, look_at: Callable[[float], Look], settings: Settings) -> None:
        super().__init__(pages)
        self._pages = pages
        self._look_at = look_at
        self._settings = settings
        self._behind: QWidget | None = None
        self.page: SettingsPage | None = None

    def show(self) -> None:
        """Show the settings."""
        from desktop.ui.screens.settings import SettingsPage  # noqa: PLC0415  # the home screen paints without it

        if self.page is None:
            self.page = SettingsPage(self._look_at, self._settings)
            self.page.changed.connect(self._tell)
            self.page.left.connect(self._leave)
            self._pages.addWidget(self.page)
        shown = self._pages.currentWidget()
        if shown is not self.page:
            self._behind = shown
            self.page.retranslate()
            self._pages.setCurrentWidget(self.page)
            self.page.setFocus()

    def shown(self) -> QWidget | None:
        """Return what is shown, or waits behind the settings."""
        front = self.page is not None and self._pages.currentWidget() is self.page
        return self._behind if front and self._behind is not None else self._pages.currentWidget()

    def bring(self, page: QWidget) -> None:
        """Show ``page``; while the settings are in front, it waits behind them."""
        if self.page is not None and self._pages.currentWidget() is self.page:
            self._behind = page
        else:
            self._pages.setCurrentWidget(page)

    def retranslate(self) -> None:
        """Name everything anew, if the settings were ever shown."""
        if self.page is not None:
            self.page.retranslate()

    def _tell(self, what: str) -> None:
        if what == "layout":
            window = self._pages.window()
            window.showNormal()
            window.resize(USUAL)
        self.changed.emit(what)

    def _leave(self) -> None:
        if self._behind is not None:
            self._pages.setCurrentWidget(self._behind)
            self._behind.setFocus()
            self._behind = None
