"""The parchment under a guided match: the note of the step, and the way out. It lies beside the table, never on it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.ui.paint import controls, letters, surfaces
from desktop.ui.paint.cache import smooth
from desktop.ui.theme import BODY, DARK, NORMAL, Look, font
from desktop.ui.widgets.painted import Mood, PaintedButton

HIGH = 96.0
"""Height of the strip, in units."""

_WIDE = 168.0
"""Width of the way out."""


class GuideStrip(QWidget):
    """Shows one note after the other, and says it aloud.

    Attributes
    ----------
    count, words
        Which step the note belongs to, ``""`` if none, and the note.
    leave
        The button that ends the guide.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._look: Look = DARK
        self._label = ""
        self._last = False
        self.count = self.words = ""
        self.leave = PaintedButton(lambda: self._look, self._paint_leave, air=6, ground="parchment", parent=self)
        self.setFixedHeight(round(HIGH))

    def tell(self, look: Look, count: str, words: str, label: str, *, last: bool) -> None:
        """Show a note; ``last`` says that the guide has nothing more to say."""
        told = (look, count, words, label, last)
        if told == (self._look, self.count, self.words, self._label, self._last):
            return
        fresh = words != self.words
        self._look, self.count, self.words, self._label, self._last = told
        self.leave.name(label)
        self.setAccessibleName(f"{count}: {words}" if count else words)
        self.setToolTip(words)
        if fresh and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleName()))
        self.leave.update()
        self.update()

    # ------------------------------------------------------------------ place and paint

    def _scale(self) -> float:
        return min(1.0, self.width() / 1024)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Shrink with a narrow window."""
        s = self._scale()
        self.setFixedHeight(round(HIGH * s))
        self.leave.place(QRectF(self.width() / s - 30 - _WIDE, HIGH / 2 - 20, _WIDE, 40), s)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the parchment on the wood of the table."""
        p = QPainter(self)
        smooth(p)
        s, look = self._scale(), self._look
        p.scale(s, s)
        whole = QRectF(0, 0, self.width() / s, HIGH)
        surfaces.tray(p, look, whole.adjusted(0, -1, 1, 1))
        r = whole.adjusted(12, 5, -12, -6)
        surfaces.sheet(p, look, r, 6, 77, lift=4)
        soft = font(look, BODY, 15, NORMAL, italic=True)
        top = r.top() + 8
        if self.count:
            letters.text(p, look, QRectF(r.left() + 20, r.top() + 4, 240, 20), self.count, soft, look.ink_soft)
            top = r.top() + 24
        inner = QRectF(r.left() + 20, top, r.width() - 60 - _WIDE, r.bottom() - 4 - top)
        body = font(look, BODY, 18, NORMAL)
        letters.text(p, look, inner, self.words, body, look.ink, letters.TOP_LEFT, wrap=True, shrink=0.7)
        p.end()

    def _paint_leave(self, p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
        kind = "primary" if self._last else "plain"
        controls.button(p, look, r, self._label, kind, None, 16, hover=mood.over)
