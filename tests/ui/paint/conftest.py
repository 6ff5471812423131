"""A picture to paint on, fonts loaded."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from desktop.ui import theme
from desktop.ui.paint import cache


class Canvas:
    """An image of some units at a device pixel ratio, and what was painted on it."""

    def __init__(self, width: int, height: int, dpr: float = 1.0):
        self.image = QImage(round(width * dpr), round(height * dpr), QImage.Format.Format_ARGB32_Premultiplied)
        self.image.setDevicePixelRatio(dpr)
        self.image.fill(Qt.GlobalColor.transparent)
        self.dpr = dpr

    def paint(self, draw):
        p = QPainter(self.image)
        cache.smooth(p)
        draw(p)
        p.end()
        return self

    def inked(self):
        """The outermost painted pixels: left, top, right, bottom in units, or None."""
        rows = [y for y in range(self.image.height()) if self._row(y)]
        if not rows:
            return None
        columns = [x for y in rows for x in self._row(y)]
        d = self.dpr
        return min(columns) / d, rows[0] / d, (max(columns) + 1) / d, (rows[-1] + 1) / d

    def _row(self, y):
        alpha = bytes(self.image.constScanLine(y))[3 : self.image.width() * 4 : 4]
        if not any(alpha):
            return ()
        inside = [x for x, a in enumerate(alpha) if a > 2]
        return (inside[0], inside[-1]) if inside else ()


@pytest.fixture(scope="session")
def fonts(qapp):
    theme.load_fonts()
    return qapp


@pytest.fixture
def canvas(fonts):
    return Canvas
