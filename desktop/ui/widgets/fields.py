"""Fields to write in and selectors, real ones in the clothes of the drawing kit."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from desktop.ui.paint import controls
from desktop.ui.paint.cache import smooth
from desktop.ui.theme import MEDIUM, UI, Look, font
from desktop.ui.widgets.ground import put

AIR = 6
"""Room around a field for the ring of the focus, in units."""


def scaled_font(look: Look, size: float, scale: float) -> QFont:
    """Return the font of ``size`` units for a widget that Qt itself writes on, drawn at ``scale``."""
    f = font(look, UI, size, MEDIUM)
    f.setPixelSize(max(1, round(f.pixelSize() * scale)))
    return f


class WoodField(QLineEdit):
    """A line to write in: parchment in a recess.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    on_wood
        Whether it lies on wood, else on parchment.
    """

    def __init__(self, look: Callable[[], Look], *, on_wood: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._on_wood = on_wood
        self._units = 1.0
        self.setFrame(False)

    def place(self, rect: QRectF, scale: float, size: float = 18) -> None:
        """Lie at ``rect``, in units of the parent, written on with letters of ``size``."""
        self._units = scale
        put(self, rect, scale, AIR)
        look = self._look()
        self.setFont(scaled_font(look, size, scale))
        side = round((AIR + 8) * scale)
        self.setTextMargins(side, 0, side, 0)
        colours = self.palette()
        ink = look.text if self._on_wood else look.ink
        soft = look.text_dim if self._on_wood else look.ink_soft
        for role, colour in (
            (QPalette.ColorRole.Base, "transparent"),
            (QPalette.ColorRole.Text, ink),
            (QPalette.ColorRole.PlaceholderText, soft),
        ):
            colours.setColor(role, QColor(colour))
        self.setPalette(colours)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the recess, then what is written."""
        p = QPainter(self)
        smooth(p)
        p.scale(self._units, self._units)
        r = QRectF(AIR, AIR, self.width() / self._units - 2 * AIR, self.height() / self._units - 2 * AIR)
        controls.well(p, self._look(), r, on_wood=self._on_wood, focus=self.hasFocus())
        p.end()
        super().paintEvent(event)


class WoodSelector(QComboBox):
    """A selector: one of several, the list of them a real one.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    icon
        An emblem before the words, or ``""``.
    on_wood
        Whether it lies on wood, else on parchment.

    Attributes
    ----------
    caption
        What is chosen here, in small letters above the words; ``""`` where it is said beside the selector.
    """

    def __init__(
        self,
        look: Callable[[], Look],
        *,
        icon: str = "",
        on_wood: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._icon = icon
        self._on_wood = on_wood
        self._units = 1.0
        self.caption = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self._units = scale
        put(self, rect, scale, AIR)
        self.setFont(scaled_font(self._look(), 16, scale))

    def fill(self, items: list[tuple[str, str]]) -> None:
        """Offer ``items``, each a value and its words, and keep what was chosen as far as it is still there."""
        chosen = self.value()
        blocked = self.blockSignals(True)
        self.clear()
        for value, words in items:
            self.addItem(words, value)
        self.choose(chosen)
        self.blockSignals(blocked)
        self.update()

    def value(self) -> str:
        """Return the value that is chosen; ``""`` if nothing is."""
        data = self.currentData()
        return data if isinstance(data, str) else ""

    def choose(self, value: str) -> None:
        """Choose ``value``, or the first if it is not offered."""
        self.setCurrentIndex(max(0, self.findData(value)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the selector closed; its list is Qt's."""
        p = QPainter(self)
        smooth(p)
        p.scale(self._units, self._units)
        r = QRectF(AIR, AIR, self.width() / self._units - 2 * AIR, self.height() / self._units - 2 * AIR)
        controls.selector(
            p,
            self._look(),
            r,
            self.currentText(),
            icon=self._icon or None,
            caption=self.caption,
            on_wood=self._on_wood,
            focus=self.hasFocus(),
        )
        p.end()
