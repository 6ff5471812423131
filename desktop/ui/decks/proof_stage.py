"""The page as it leaves the printer, measured, with a lens on one corner; and the strip of all pages."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.core.message import message
from desktop.ui.decks.faces import clan_of
from desktop.ui.decks.library import Library
from desktop.ui.paint import controls, heraldry, letters, marks, surfaces
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import tint
from desktop.ui.paint.light import around, rounded, shadow, stroke
from desktop.ui.print.pages import Painter
from desktop.ui.print.sheets import HEIGHT, WIDTH, Options, Page
from desktop.ui.text import say
from desktop.ui.theme import BOLD, CLANS, ON, UI, Look, font
from desktop.ui.widgets.ground import put

OVERSAMPLED = 2.0
"""The page is drawn larger and scaled down, so that its lines break as on paper."""

_AIR = 8.0


class ProofStage(QWidget):
    """One page, large.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    beside
        Paints what lies below the lens.
    """

    def __init__(
        self,
        look: Callable[[], Look],
        beside: Callable[[QPainter, Look, QRectF], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._look = look
        self._beside = beside
        self._units = 1.0
        self._painter: Painter | None = None
        self._page: Page | None = None
        self._options = Options()
        self._picture: QPixmap | None = None
        self._lens: QPixmap | None = None

    def show_page(self, painter: Painter, page: Page | None, options: Options) -> None:
        """Show ``page`` as ``painter`` paints it."""
        self._painter, self._page, self._options = painter, page, options
        self._picture = self._lens = None
        self.update()

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self._units = scale
        put(self, rect, scale)
        self._picture = self._lens = None

    def checks_room(self) -> QRectF:
        """Return where the list of checks lies, in units of this widget."""
        lens = self._lens_box()
        return QRectF(lens.left() - 4, lens.bottom() + 88, lens.width() + 8, self._high() - lens.bottom() - 104)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the page, its measures and the lens."""
        look = self._look()
        p = QPainter(self)
        smooth(p)
        p.scale(self._units, self._units)
        surfaces.felt(p, look, QRectF(2, 2, self._wide() - 4, self._high() - 4), "#3a2a20")
        if self._painter is not None and self._page is not None:
            self._paint_page(p, look)
            self._paint_lens(p, look)
            self._beside(p, look, self.checks_room())
        p.end()

    # ------------------------------------------------------------------ inside

    def _wide(self) -> float:
        return self.width() / self._units

    def _high(self) -> float:
        return self.height() / self._units

    def _sheet(self) -> tuple[QRectF, float]:
        """Return where the page lies, and how many units a millimetre has."""
        width, height = self._options.paper.value
        room = QRectF(146, 52, self._wide() - 146 - 274, self._high() - 66)
        mm = min(room.width() / width, room.height() / height)
        x = room.left() + max(0.0, (room.width() - width * mm) / 2)
        return QRectF(x, room.top(), width * mm, height * mm), mm

    def _lens_box(self) -> QRectF:
        size = 226.0
        sheet, _ = self._sheet()
        return QRectF(min(self._wide() - size - 18, sheet.right() + 34), 14, size, size)

    def _grab(self, part: QRectF, per_mm: float) -> QPixmap:
        """Return ``part`` of the page, in millimetres, at ``per_mm`` pixels."""
        assert self._painter is not None
        assert self._page is not None
        picture = QPixmap(max(1, math.ceil(part.width() * per_mm)), max(1, math.ceil(part.height() * per_mm)))
        picture.fill(Qt.GlobalColor.white)
        p = QPainter(picture)
        smooth(p)
        p.scale(per_mm, per_mm)
        p.translate(-part.topLeft())
        self._painter.paint(p, self._page, self._options)
        p.end()
        return picture

    def _paint_page(self, p: QPainter, look: Look) -> None:
        sheet, mm = self._sheet()
        if self._picture is None:
            width, height = self._options.paper.value
            sharp = mm * self._units * self.devicePixelRatioF() * OVERSAMPLED
            self._picture = self._grab(QRectF(0, 0, width, height), sharp)
        shadow(p, sheet, 2, 12, 6, 0.6)
        p.drawPixmap(sheet, self._picture, QRectF(self._picture.rect()))
        x0, y0 = self._options.paper.origin
        left, top = sheet.left() + x0 * mm, sheet.top() + y0 * mm
        self._measure(p, look, QPointF(left, sheet.top() - 18), QPointF(left + WIDTH * mm, sheet.top() - 18), WIDTH)
        for row in (0, 2):
            y = top + row * HEIGHT * mm
            x = sheet.left() - 18
            self._measure(p, look, QPointF(x, y), QPointF(x, y + HEIGHT * mm), HEIGHT)

    def _measure(self, p: QPainter, look: Look, a: QPointF, b: QPointF, length: float) -> None:
        p.setPen(QPen(tint(ON.target), 1.6))
        p.drawLine(a, b)
        across = a.y() == b.y()
        for end in (a, b):
            off = QPointF(0, 6) if across else QPointF(6, 0)
            p.drawLine(end - off, end + off)
        c = (a + b) / 2 if across else QPointF(a.x() - 52, (a.y() + b.y()) / 2)
        box = around(c, 76, 28)
        p.fillPath(rounded(box, 14), tint("#120a05", 0.92))
        stroke(p, rounded(box, 14), ON.target, 1.4)
        words = say(message("workshop.millimetres", amount=_decimal(length)))
        letters.text(p, look, box, words, font(look, UI, 15, BOLD), ON.text, letters.CENTRE)

    def _paint_lens(self, p: QPainter, look: Look) -> None:
        box = self._lens_box()
        part_size = 34.0
        x0, y0 = self._options.paper.origin
        part = QRectF(x0 - 9, y0 - 9, part_size, part_size)
        per = box.width() / part_size
        if self._lens is None:
            self._lens = self._grab(part, per * self._units * self.devicePixelRatioF())
        path = QPainterPath()
        path.addEllipse(box)
        shadow(p, box, box.width() / 2, 12, 5, 0.6)
        p.save()
        p.setClipPath(path)
        p.drawPixmap(box, self._lens, QRectF(self._lens.rect()))
        if self._options.bleed:
            b = self._options.bleed
            edge = QRectF(box.left() + (9 - b) * per, box.top() + (9 - b) * per, box.width() * 2, box.height() * 2)
            pen = QPen(tint("#0b6b86"), 1.6, Qt.PenStyle.DashLine)
            p.setPen(pen)
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawRect(edge)
        p.restore()
        stroke(p, path, look.brass_lo, 8)
        stroke(p, path, look.brass, 5)
        stroke(p, path, look.brass_hi, 1.4)
        f = font(look, UI, 14.5, BOLD)
        rows = [(Qt.PenStyle.SolidLine, ON.text, say(message("workshop.crop-mark")))]
        if self._options.bleed:
            words = say(message("workshop.bleed-mark", amount=_decimal(self._options.bleed)))
            rows.append((Qt.PenStyle.DashLine, ON.target, words))
        for at, (style, colour, words) in enumerate(rows):
            y = box.bottom() + 24 + at * 28
            p.setPen(QPen(tint(colour), 2.2, style))
            p.drawLine(QPointF(box.left() + 4, y), QPointF(box.left() + 44, y))
            room = QRectF(box.left() + 54, y - 13, box.width() - 54, 26)
            letters.text(p, look, room, words, f, ON.text, letters.LEFT, shrink=0.8)


def _decimal(value: float) -> str:

    return QLocale().toString(value, "f", 1)


class PageStrip(QWidget):
    """All pages small, fronts and backs; the arrows and a click choose one.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    """

    chosen = Signal(int)
    """The place of the page."""

    def __init__(self, look: Callable[[], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._units = 1.0
        self._library: Library | None = None
        self._pages: tuple[Page, ...] = ()
        self._first = 0
        self.at = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_pages(self, library: Library, pages: tuple[Page, ...]) -> None:
        """Show ``pages``; the one that was chosen stays so if it is still there."""
        self._library, self._pages = library, pages
        self.go(min(self.at, max(0, len(pages) - 1)))

    def go(self, at: int) -> None:
        """Choose the page ``at``."""
        self.at = max(0, min(at, len(self._pages) - 1))
        room = max(1, int(self._wide() // 84))
        self._first = max(0, min(self._first, self.at, max(0, len(self._pages) - room)))
        if self.at >= self._first + room:
            self._first = self.at - room + 1
        self._tell()
        self.update()
        self.chosen.emit(self.at)

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self._units = scale
        put(self, rect, scale, _AIR)
        if self._pages:
            self.go(self.at)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the page under the pointer."""
        at = self._first + int((event.position().x() / self._units - _AIR) // 84)
        if 0 <= at < len(self._pages):
            self.go(at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the pages."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_PageUp: -2, Qt.Key.Key_PageDown: 2}
        step = steps.get(Qt.Key(event.key()))
        if step is not None:
            self.go(self.at + step)
        elif event.key() in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.go(0 if event.key() == Qt.Key.Key_Home else len(self._pages) - 1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint each page as coloured cards, its number at the foot."""
        look = self._look()
        p = QPainter(self)
        smooth(p)
        p.scale(self._units, self._units)
        room = max(1, int(self._wide() // 84))
        for place, page in enumerate(self._pages[self._first : self._first + room]):
            box = QRectF(_AIR + place * 84 + 7, _AIR, 70, 99)
            self._page(p, look, box, page)
            if self._first + place == self.at:
                stroke(p, rounded(box.adjusted(-4, -4, 4, 4), 5), look.rim, 3)
                if self.hasFocus():
                    marks.focus(p, look, rounded(box.adjusted(-3, -3, 3, 3), 5))
        p.end()

    def _page(self, p: QPainter, look: Look, box: QRectF, page: Page) -> None:
        shadow(p, box, 2, 6, 3, 0.5)
        p.fillRect(box, Qt.GlobalColor.white)
        k = box.width() / 210
        x0, y0 = box.left() + 10.5 * k, box.top() + 16.5 * k
        assert self._library is not None
        for slot in page.slots:
            cell = QRectF(x0 + slot.column * 63 * k, y0 + slot.row * 88 * k, 63 * k - 0.8, 88 * k - 0.8)
            found = self._library.cards.get(slot.card)
            if page.side == "backs" or found is None:
                p.fillRect(cell, tint("#263b4a"))
                continue
            place, _ = self._library.colours.get((found.set, found.colour), (0, None))
            heraldry.coat_bar(p, cell, CLANS[clan_of(found.colour, place)], 0.35, 1)
        c = QPointF(box.center().x(), box.bottom() - 8)
        controls.pill(p, look.at_floor(0), c, str(page.sheet), width=32)

    def _wide(self) -> float:
        return self.width() / self._units - 2 * _AIR

    def _tell(self) -> None:
        if self._pages:
            page = self._pages[self.at]
            side = message(f"ghour.sheet.{page.side}")
            words = say(message("workshop.page-of", sheet=page.sheet, sheets=page.sheets, side=side))
            self.setAccessibleName(words)
            self.setToolTip(words)
