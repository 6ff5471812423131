"""Opening hands to try, and the exact chances of what they hold (GH-8.1, GH-8.2)."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.core.message import message
from desktop.games.ghour.model import Card
from desktop.ui.decks.art import RATIO, Art
from desktop.ui.decks.charts import Chart, percent
from desktop.ui.decks.model import DeckModel
from desktop.ui.paint import letters
from desktop.ui.paint.icons import draw_icon
from desktop.ui.text import say
from desktop.ui.theme import BODY, BOLD, EXTRA, MEDIUM, NORMAL, TITLE, UI, Look, font
from desktop.ui.widgets.button import WoodButton

CHANCES = (
    ("producer", "anticlockwise-rotation"),
    ("recruiter", "beer-stein"),
    ("creature", "meeple"),
    ("playable", "two-coins"),
)


def dealt(deck: DeckModel, dice: random.Random) -> tuple[Card, ...] | None:
    """Return the base and a hand as the rules deal it, ``None`` unless there is just one starting base."""
    cards = deck.library.cards
    pile = [cards[card] for card, n in deck.deck.cards if card in cards for _ in range(n)]
    bases = [card for card in pile if card.starts]
    if len(bases) != 1:
        return None
    pile.remove(bases[0])
    dice.shuffle(pile)
    return (bases[0], *pile[: bases[0].size])


class HandView(Chart):
    """A hand that was dealt for a try, and the chances of the next one.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    deck
        The open deck.
    art
        The pictures.
    """

    shown = Signal(str)
    """The card that is to be seen large."""

    def __init__(self, look: Callable[[], Look], deck: DeckModel, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(look, deck, parent)
        self.setMouseTracking(True)
        self._art = art
        self._dice: random.Random = random.SystemRandom()
        self.hand: tuple[Card, ...] | None = None
        self.again = WoodButton(look, "", "plain", "card-pick", 16, self)
        self.again.ground = "parchment"
        self.again.clicked.connect(self.deal)
        self.retranslate()

    def retranslate(self) -> None:
        """Name everything anew."""
        self.again.label(say(message("workshop.deal")))
        self.renew()

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        super().place(rect, scale)
        self.again.place(QRectF(rect.width() / 2 - 90, rect.height() - 52, 180, 40), scale)

    def deal(self) -> None:
        """Deal another hand."""
        self.hand = dealt(self.deck, self._dice)
        self.renew()

    def renew(self) -> None:
        """Take what the deck has become; the hand that was dealt is put away with it."""
        if self.hand is not None and any(not self.deck.count(card.id) for card in self.hand):
            self.hand = None
        self.again.setEnabled(self.deck.odds is not None)
        super().renew()

    def words(self) -> str:
        """Return the hand and the chances."""
        lines = [] if self.hand is None else [", ".join(self._art.face(card).name for card in self.hand)]
        return "\n".join([*lines, *(f"{label}: {value}" for _, label, value in self._chances())])

    def draw(self, p: QPainter, look: Look, r: QRectF) -> None:
        """Paint the hand above the chances."""
        soft = font(look, BODY, 16, NORMAL, italic=True)
        ratio = self.units * self.devicePixelRatioF()
        odds = self.deck.odds
        if odds is None:
            room = QRectF(r.left() + 8, r.top() + 20, r.width() - 16, 120)
            words = say(message("workshop.no-hand"))
            letters.text(p, look, room, words, soft, look.ink_soft, letters.CENTRE, wrap=True)
            return
        if self.hand is None:
            room = QRectF(r.left() + 8, r.top() + 40, r.width() - 16, 120)
            words = say(message("workshop.deal-hint", amount=odds.drawn))
            letters.text(p, look, room, words, soft, look.ink_soft, letters.CENTRE, wrap=True)
        for card, box in self._boxes():
            self._art.emblem(p, look, box, card, ratio)
        y = r.bottom() - 62 - 26 * len(CHANCES) - 48
        head = QRectF(r.left() + 4, y, r.width() - 8, 40)
        words = say(message("workshop.chances", amount=odds.drawn, pile=odds.size))
        letters.text(p, look, head, words, font(look, TITLE, 15.5, BOLD), look.ink, letters.LEFT, wrap=True)
        for place, (icon, label, value) in enumerate(self._chances()):
            row = QRectF(r.left() + 4, y + 44 + place * 26, r.width() - 8, 26)
            draw_icon(p, icon, QRectF(row.left(), row.top() + 4, 18, 18), look.ink_soft)
            f = font(look, TITLE, 17, EXTRA)
            room = row.adjusted(26, -1, -letters.width_of(f, value) - 6, 0)
            letters.text(p, look, room, label, font(look, UI, 15, MEDIUM), look.ink, letters.LEFT, shrink=0.85)
            letters.text(p, look, row, value, f, look.ink, letters.RIGHT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Deal with a click, too."""
        if self.deck.odds is not None and event.button() == Qt.MouseButton.LeftButton:
            self.deal()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the card that is pointed at, and say what it is called."""
        at = event.position() / self.units
        card = next((card for card, box in self._boxes() if box.contains(at)), None)
        self.setToolTip("" if card is None else self._art.face(card).name)
        if card is not None:
            self.shown.emit(card.id)

    def _boxes(self) -> list[tuple[Card, QRectF]]:
        """Return where each card of the hand lies."""
        wide = (self.width() / self.units - 8) / 4 - 6
        return [
            (card, QRectF(6 + place % 4 * (wide + 6), 6 + place // 4 * (wide * RATIO + 6), wide, wide * RATIO))
            for place, card in enumerate(self.hand or ())
        ]

    def _chances(self) -> list[tuple[str, str, str]]:
        odds = self.deck.odds
        if odds is None:
            return []
        return [(icon, say(message(f"workshop.chance-{kind}")), percent(getattr(odds, kind))) for kind, icon in CHANCES]
