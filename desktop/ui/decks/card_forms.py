"""A card in all its forms: full, compact, turned; what it says in every language, and what it is worth."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.core.message import message
from desktop.games.ghour.model import LANGUAGES, Card
from desktop.games.ghour.workshop import budget
from desktop.ui.decks.art import RATIO
from desktop.ui.decks.faces import face_of
from desktop.ui.decks.preview import RulesText
from desktop.ui.decks.verdict_list import sentence
from desktop.ui.paint import letters, surfaces
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.ghour_compact import compact_card
from desktop.ui.paint.ghour_field import ghour_turned
from desktop.ui.paint.ghour_pieces import flavour_fits, ghour_card
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import rounded, stroke
from desktop.ui.text import NOBODY, say, spoken
from desktop.ui.theme import BODY, BOLD, NORMAL, ON, UI, Look, font
from desktop.ui.widgets.ground import put
from desktop.ui.widgets.segments import Segments

OWN_NAMES = {"en": "English", "hu": "magyar", "nl": "Nederlands", "pl": "polski"}
"""What each language calls itself."""


class CardForms(QWidget):
    """The right side of the card maker.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    """

    def __init__(self, look: Callable[[], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._units = 1.0
        self._place_of = 0
        self._broken = False
        self.card: Card | None = None
        self.language = Segments(look, size=14.5, parent=self)
        self.language.fill([(each, OWN_NAMES[each]) for each in LANGUAGES])
        self.language.choose(spoken())
        self.language.changed.connect(self._speak)
        self.words = RulesText(look, self)

    def show_card(self, card: Card | None, place: int, *, broken: bool = False) -> None:
        """Show ``card``, whose colour is the one at ``place`` of its set; ``broken``: what is left of one."""
        self.card, self._place_of, self._broken = card, place, broken
        self._speak()

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self._units = scale
        put(self, rect, scale)
        sheet = self._sheet()
        self.language.place(QRectF(sheet.left() + 12, sheet.top() + 10, sheet.width() - 24, 32), scale)
        put(self.words, QRectF(sheet.left() + 12, sheet.top() + 48, sheet.width() - 20, sheet.height() - 84), scale)
        self._speak()

    def worth(self) -> tuple[bool, str]:
        """Return whether worth and price of the card go together, and the same in words (GH-14.4)."""
        card = self.card
        if card is None or card.type not in budget.JUDGED:
            return True, ""
        said = budget.advice(card)
        if said is not None:
            return False, sentence(said, NOBODY)
        line = float(2 * budget.price(card) + 1)
        return True, say(message("workshop.budget", worth=float(budget.worth(card)), line=line))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the forms, and the parchment for the words."""
        look = self._look()
        p = QPainter(self)
        smooth(p)
        p.scale(self._units, self._units)
        whole = QRectF(2, 2, self.width() / self._units - 4, self.height() / self._units - 4)
        surfaces.felt(p, look, whole, "#26303a")
        sheet = self._sheet()
        surfaces.sheet(p, look, sheet, 5, 151)
        if self.card is None:
            soft = font(look, BODY, 17, NORMAL, italic=True)
            room = QRectF(whole.left() + 30, whole.top() + 40, whole.width() - 60, 160)
            letters.text(p, look, room, say(message("workshop.no-card")), soft, ON.text_dim, letters.CENTRE, wrap=True)
        else:
            self._forms(p, look, sheet)
        p.end()

    # ------------------------------------------------------------------ inside

    def _sheet(self) -> QRectF:
        wide, high = self.width() / self._units, self.height() / self._units
        return QRectF(18, high - 190, wide - 36, 174)

    def _forms(self, p: QPainter, look: Look, sheet: QRectF) -> None:
        assert self.card is not None
        face = face_of(self.card, self.language.value(), self._place_of)
        side = 118.0
        wide = min(sheet.width() - side - 12, (sheet.top() - 34) / RATIO)
        ghour_card(p, look, QRectF(20, 18, wide, wide * RATIO), face, lift=7)
        if self._broken:
            box = QRectF(20, 18, wide, wide * RATIO)
            stroke(p, rounded(box.adjusted(-4, -4, 4, 4), 14), ON.bad, 3, Qt.PenStyle.DashLine)
            draw_icon(p, "cancel", QRectF(box.right() - 24, box.center().y() - 44, 34, 34), ON.bad, "#1a0d05", 2)
        x = sheet.right() - side + 12
        compact_card(p, look, QRectF(x + 8, 16, 88, 88 * RATIO), face, lift=4)
        if self.card.type not in ("item", "spell"):
            p.save()
            p.translate(x, 16 + 88 * RATIO + 14)
            p.scale(0.74, 0.74)
            ghour_turned(p, look.at_floor(look.floor / 0.74), QRectF(0, 0, 140, 140), face, 1)
            ghour_turned(p, look.at_floor(look.floor / 0.74), QRectF(0, 152, 140, 140), face, 2)
            p.restore()
        good, words = self.worth()
        if not flavour_fits(face):
            good, words = False, say(message("workshop.flavour-long"))
        if words:
            colour = look.good_on_parchment if good else "#7a4d1c"
            y = sheet.bottom() - 32
            draw_icon(p, "check-mark" if good else "info", QRectF(sheet.left() + 14, y + 5, 15, 15), colour)
            room = QRectF(sheet.left() + 36, y, sheet.width() - 46, 26)
            letters.text(p, look, room, words, font(look, UI, 14.5, BOLD), look.ink, letters.LEFT, shrink=0.85)

    def _speak(self) -> None:
        self.words.tell(self.card, self._units, self.language.value(), 16)
        name = "" if self.card is None else face_of(self.card, self.language.value(), self._place_of).name
        self.setAccessibleName(name)
        self.words.setAccessibleName(name)
        self.setAccessibleDescription(self.worth()[1])
        self.update()
