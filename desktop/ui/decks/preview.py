"""One card, large, with what it does in words below it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtGui import QColor, QCursor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QTextBrowser, QToolTip, QWidget

from desktop.games.ghour.model import Card
from desktop.ui.decks import rules_words
from desktop.ui.decks.art import RATIO, Art
from desktop.ui.decks.scrolling import BrassBar, bare
from desktop.ui.paint import surfaces
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.light import grown
from desktop.ui.theme import INK, Look
from desktop.ui.widgets.fields import scaled_font
from desktop.ui.widgets.ground import put

AIR = 12.0


class RulesText(QTextBrowser):
    """What a card does, in words; keywords say what they mean when one points at them."""

    def __init__(self, look: Callable[[], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        bare(self, look)
        self.setOpenLinks(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.document().setDocumentMargin(4)
        self.highlighted.connect(self._help)
        self.anchorClicked.connect(self._help)

    def tell(self, card: Card | None, scale: float, language: str = "", size: float = 14.5) -> None:
        """Say what ``card`` does."""
        look = self._look()
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Text, QColor(INK))
        self.setPalette(colours)
        self.setFont(scaled_font(look, size, scale))
        bar = self.verticalScrollBar()
        if isinstance(bar, BrassBar):
            bar.units = scale
        self.setHtml("" if card is None else rules_words.as_html(card, look.ink_soft, language))
        self.setAccessibleDescription("" if card is None else rules_words.as_text(card, language))

    def _help(self, link: QUrl) -> None:
        word = link.toString()
        QToolTip.showText(QCursor.pos(), rules_words.keyword_help(word) if word else "", self)


class Preview(QWidget):
    """The card that is pointed at, and its words.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    art
        The pictures.
    """

    def __init__(self, look: Callable[[], Look], art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._art = art
        self._units = 1.0
        self.card: Card | None = None
        self.words = RulesText(look, self)

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self._units = scale
        put(self, rect, scale, AIR)
        sheet = self._sheet()
        put(self.words, grown(sheet, -5), scale)
        self.show_card(self.card)

    def show_card(self, card: Card | None) -> None:
        """Show ``card``, or nothing."""
        self.card = card
        self.words.tell(card, self._units)
        self.words.setVisible(card is not None)
        if card is not None:
            name = self._art.face(card).name
            self.setAccessibleName(name)
            self.words.setAccessibleName(name)
            self.setToolTip(rules_words.as_text(card))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card, and the parchment for its words."""
        if self.card is None:
            return
        look = self._look()
        p = QPainter(self)
        smooth(p)
        p.scale(self._units, self._units)
        ratio = self._units * self.devicePixelRatioF()
        self._art.kept(p, look, self._sheet(), "sheet", ratio, lambda q, its, r: surfaces.sheet(q, its, r, 5, 23, 4))
        self._art.full(p, look, self._face(), self.card, ratio)
        p.end()

    def _face(self) -> QRectF:
        wide = self.width() / self._units - 2 * AIR
        high = self.height() / self._units - 2 * AIR
        width = min(wide, (high - 96) / RATIO)
        return QRectF(AIR + (wide - width) / 2, AIR, width, width * RATIO)

    def _sheet(self) -> QRectF:
        face = self._face()
        wide, high = self.width() / self._units - 2 * AIR, self.height() / self._units - 2 * AIR
        return QRectF(AIR, face.bottom() + 8, wide, AIR + high - face.bottom() - 8)
