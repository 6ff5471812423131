"""A page as it leaves the printer, painted in millimetres: the same for the PDF and for the proof."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPicture

from desktop.core.message import Message, message
from desktop.ui.decks.faces import face_of
from desktop.ui.decks.library import Library
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import tint
from desktop.ui.paint.ghour_pieces import PARCHMENT, ghour_back, ghour_card
from desktop.ui.paint.letters import LEFT, RIGHT, text
from desktop.ui.print.sheets import (
    COLUMNS,
    GAP,
    HEIGHT,
    MARK,
    WIDTH,
    Line,
    Options,
    Page,
    Slot,
    along_foot,
    corner,
    crop_marks,
    ruler,
)
from desktop.ui.text import Names, say
from desktop.ui.theme import MEDIUM, UI, Look, font, look_of

TENTH = 10.0
"""Units in a millimetre while letters are set: they have whole sizes in units."""

HAIRLINE = 0.125
"""Millimetres, 0.35 points: thinner lines vanish on some printers."""

LETTERS = 3.1
INK = "#333333"
LICENCE = message("ghour.sheet.licence")


class Painter:
    """Paints pages; each card is painted once and then repeated.

    Parameters
    ----------
    library
        What the cards are.
    language
        Of the cards and of the margin.
    """

    def __init__(self, library: Library, language: str) -> None:
        self._library = library
        self._language = language
        self._look: Look = look_of("light").at_floor(0)
        self._cards: dict[tuple[str, bool], QPicture] = {}

    def paint(self, p: QPainter, page: Page, options: Options) -> None:
        """Paint ``page``; one unit of ``p`` is a millimetre, the page begins at its origin."""
        p.save()
        smooth(p)
        if options.bleed:
            self._bleed(p, page, options)
        for slot in page.slots:
            self._card(p, slot, page, options)
        if options.marks:
            self._lines(p, crop_marks(options), HAIRLINE)
        self._margin(p, page, options)
        p.restore()

    def _bleed(self, p: QPainter, page: Page, options: Options) -> None:
        b = options.bleed
        for slot in page.slots:
            x, y = corner(slot, page, options)
            p.fillRect(QRectF(x - b, y - b, WIDTH + 2 * b, HEIGHT + 2 * b), tint(PARCHMENT))

    def _card(self, p: QPainter, slot: Slot, page: Page, options: Options) -> None:
        x, y = corner(slot, page, options)
        p.save()
        p.translate(x, y)
        if slot.turned:
            p.translate(WIDTH, HEIGHT)
            p.rotate(180)
        picture = self._picture(slot.card if page.side == "fronts" else "", not options.bleed)
        # Qt blows a picture up by the resolutions of what it was painted on and of what it is drawn on
        shrunk = picture.logicalDpiX() / p.device().logicalDpiX() / TENTH
        p.scale(shrunk, shrunk)
        p.drawPicture(QPointF(0, 0), picture)
        p.restore()

    def _picture(self, card: str, rim: bool) -> QPicture:
        """Return the drawing of a front, or of the back for ``""``."""
        known = self._cards.get((card, rim))
        if known is not None:
            return known
        picture = QPicture()
        p = QPainter(picture)
        smooth(p)
        r = QRectF(0, 0, WIDTH * TENTH, HEIGHT * TENTH)
        found = self._library.cards.get(card)
        if found is not None:
            place, _ = self._library.colours.get((found.set, found.colour), (0, None))
            ghour_card(p, self._look, r, face_of(found, self._language, place), flat=True, rim=rim)
        else:
            ghour_back(p, self._look, r, flat=True, rim=rim)
        p.end()
        self._cards[card, rim] = picture
        return picture

    def _lines(self, p: QPainter, lines: Iterable[Line], width: float) -> None:
        p.setPen(QPen(Qt.GlobalColor.black, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        for each in lines:
            p.drawLine(QLineF(each.x1, each.y1, each.x2, each.y2))

    def _margin(self, p: QPainter, page: Page, options: Options) -> None:
        """Write what this is, under which licence, and draw the ruler, where the margin is wider."""
        width, height = options.paper.value
        x0, y0 = options.paper.origin
        what = message(
            "ghour.sheet.title",
            what=page.title,
            sheet=page.sheet,
            sheets=page.sheets,
            side=message(f"ghour.sheet.{page.side}"),
        )
        if along_foot(options):
            head, foot = 3.2, height - 9.5
            self._say(p, what, QRectF(x0 + 4, head, COLUMNS * WIDTH - 8, 5))
            if options.licence:
                self._say(p, LICENCE, QRectF(x0 + 4, foot, 70, 5))
            if options.ruler:
                self._say(p, message("ghour.sheet.ruler"), QRectF(width - x0 - 116, foot + 0.3, 14, 4.5), right=True)
        else:
            # along the left side, read from below: beyond the marks there is no room at head and foot
            p.save()
            p.translate(0, height)
            p.rotate(-90)
            outer = x0 - GAP - MARK
            line = QRectF(y0, (outer - 4.4) / 2 + 1.0, 2 * HEIGHT - 4, 4.4)
            self._say(p, what, line)
            if options.licence:
                self._say(p, LICENCE, line.translated(2 * HEIGHT, 0).adjusted(0, 0, -HEIGHT, 0))
            p.restore()
            if options.ruler:
                p.save()
                p.translate(width - 2.2, height - y0 - 102)
                p.rotate(-90)
                self._say(p, message("ghour.sheet.ruler"), QRectF(0, -4.5, 14, 4.5))
                p.restore()
        if options.ruler:
            self._lines(p, ruler(options), HAIRLINE)

    def _say(self, p: QPainter, what: Message, r: QRectF, *, right: bool = False) -> None:
        words = say(what, Names(), language=self._language)
        p.save()
        p.scale(1 / TENTH, 1 / TENTH)
        room = QRectF(r.x() * TENTH, r.y() * TENTH, r.width() * TENTH, r.height() * TENTH)
        f = font(self._look, UI, LETTERS * TENTH, MEDIUM)
        text(p, self._look, room, words, f, INK, RIGHT if right else LEFT)
        p.restore()
