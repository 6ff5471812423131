"""The open deck on its parchment: name, count, list, piles, figures, hands and notes; the verdict below."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QDragEnterEvent, QDragMoveEvent, QDropEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QMenu, QPlainTextEdit, QWidget

from desktop.core.message import message
from desktop.games.ghour.model import words_in
from desktop.games.ghour.workshop.editing import Annotate, Recolour, Rename
from desktop.ui.decks import dragging
from desktop.ui.decks.art import Art
from desktop.ui.decks.asking import dress
from desktop.ui.decks.charts import CostCurve, FiguresView
from desktop.ui.decks.decklist import DeckList
from desktop.ui.decks.faces import clan_of
from desktop.ui.decks.library import errors
from desktop.ui.decks.model import DeckModel
from desktop.ui.decks.opening_hand import HandView
from desktop.ui.decks.piles import PileView
from desktop.ui.decks.scrolling import bare
from desktop.ui.decks.verdict_list import VerdictList
from desktop.ui.paint import controls, letters, surfaces
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import falling, mix, tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import rounded, stroke
from desktop.ui.text import say, spoken
from desktop.ui.theme import BODY, CLANS, EXTRA, INK, MEDIUM, NORMAL, TITLE, UI, Coat, Look, font
from desktop.ui.widgets.button import WoodButton
from desktop.ui.widgets.fields import WoodField, scaled_font
from desktop.ui.widgets.ground import put
from desktop.ui.widgets.painted import Mood, PaintedButton
from desktop.ui.widgets.segments import Segments

AIR = 14.0
TABS = {
    "list": "scroll-unfurled",
    "piles": "card-pick",
    "figures": "scales",
    "hand": "card-draw",
    "notes": "quill-ink",
}
"""The tabs, and the emblem that stands for each where words have no room."""

LONGEST_NAME = 40
_COUNT = 72.0
"""Room for how many cards there are."""


class _NameField(WoodField):
    """A line whose words stand whole, on two lines if need be, while nobody writes there."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the recess and what is written."""
        if self.hasFocus() or not self.text():
            super().paintEvent(event)
            return
        look = self._look()
        p = QPainter(self)
        smooth(p)
        p.scale(self._units, self._units)
        r = QRectF(0, 0, self.width() / self._units, self.height() / self._units).adjusted(6, 6, -6, -6)
        controls.well(p, look, r)
        f = font(look, UI, 17, MEDIUM)
        long = letters.width_of(f, self.text()) > r.width() - 14
        room = r.adjusted(8, -1, -4, 1)
        if long:
            f = font(look, UI, 14.5, MEDIUM)
        letters.text(p, look, room, self.text(), f, look.ink, letters.LEFT, wrap=long, shrink=0.8)
        p.end()


class DeckSide(QWidget):
    """The right side of the workshop.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    model
        The open deck.
    art
        The pictures.
    """

    wanted = Signal(str, int)
    """A card, and how many copies more or fewer."""

    counted = Signal(str, int)
    """A card, and how many copies there shall be."""

    shown = Signal(str)
    """The card that is to be seen large."""

    def __init__(self, look: Callable[[], Look], model: DeckModel, art: Art, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._model = model
        self._art = art
        self._units, self._low = 1.0, 0.0
        self.setAcceptDrops(True)
        self.name = _NameField(look, parent=self)
        self.name.setMaxLength(LONGEST_NAME)
        self.badge = PaintedButton(look, self._paint_badge, air=4, ground="parchment", parent=self)
        self.badge.clicked.connect(lambda *_: self.choose_colour())
        self.tabs = Segments(look, size=14, parent=self)
        self.list = DeckList(look, model, art, self)
        self.piles = PileView(look, model, art, self)
        self.figures = FiguresView(look, model, self)
        self.hand = HandView(look, model, art, self)
        self.notes = QPlainTextEdit(self)
        self.curve = CostCurve(look, model, self)
        self.verdict = VerdictList(look, model, self)
        self.save = WoodButton(look, "", "primary", "save", 16, self)
        self.print = WoodButton(look, "", "plain", "scroll-unfurled", 16, self)
        self.save.ground = self.print.ground = "parchment"
        self.notes.setTabChangesFocus(True)
        bare(self.notes, look)
        for view in (self.list, self.piles):
            view.wanted.connect(self.wanted)
            view.shown.connect(self.shown)
        self.list.counted.connect(self.counted)
        self.hand.shown.connect(self.shown)
        self.tabs.changed.connect(self._turn)
        self.name.textEdited.connect(lambda words: model.do(Rename(spoken(), words)))
        self.notes.textChanged.connect(self._noted)
        model.changed.connect(self.renew)
        self.retranslate()
        self.renew()

    def retranslate(self) -> None:
        """Name and paint everything anew."""
        self.setAccessibleName(say(message("workshop.the-deck")))
        self.list.setAccessibleName(say(message("workshop.the-deck")))
        self.name.setAccessibleName(say(message("workshop.deck-name")))
        self.name.setToolTip(self.name.accessibleName())
        self.tabs.fill([(tab, say(message(f"workshop.tab-{tab}")), icon) for tab, icon in TABS.items()])
        self.tabs.setAccessibleName(say(message("workshop.the-deck")))
        for view, tab in ((self.piles, "piles"), (self.figures, "figures"), (self.hand, "hand"), (self.notes, "notes")):
            view.setAccessibleName(say(message(f"workshop.tab-{tab}")))
        self.notes.setPlaceholderText(say(message("workshop.notes-hint")))
        self.curve.setAccessibleName(say(message("workshop.curve")))
        self.save.label(say(message("workshop.save")))
        self.print.label(say(message("workshop.print")))
        self.hand.retranslate()
        self._lay()
        self.verdict.renew()
        self.list.viewport().update()
        self.update()

    def renew(self) -> None:
        """Show the deck as it is now."""
        name = words_in(self._model.deck.name, spoken())
        if self.name.text().strip() != name:
            self.name.setText(name)
            self.name.setCursorPosition(0)
            self._name()
        known = self._model.library.colours.items()
        called = next(
            (words_in(each.name, spoken()) for (_, key), (_, each) in known if key == self._model.deck.colour), ""
        )
        self.badge.name(say(message("workshop.badge", value=called or message("workshop.no-badge"))))
        self.badge.setAccessibleDescription(say(message("workshop.badge-help")))
        self.badge.update()
        notes = words_in(self._model.deck.notes, spoken())
        if self.notes.toPlainText().strip() != notes:
            blocked = self.notes.blockSignals(True)
            self.notes.setPlainText(notes)
            self.notes.blockSignals(blocked)
        if abs(self._verdict_height() - self._low) > 1:
            self._lay()
        self.save.setEnabled(self._model.is_changed or self._model.path is None)
        self.update()

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self._units = scale
        put(self, rect, scale, AIR)
        self._lay()

    def controls(self) -> tuple[QWidget, ...]:
        """Return what takes the focus, in order."""
        return (
            self.badge, self.name, self.tabs, self.list, self.piles, self.hand.again, self.notes, self.save, self.print,
        )  # fmt: skip

    # ------------------------------------------------------------------ what comes in

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Let cards of the library come."""
        event.acceptProposedAction() if dragging.card_in(event.mimeData())[0] == "library" else event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Follow a card of the library."""
        event.acceptProposedAction() if dragging.card_in(event.mimeData())[0] == "library" else event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        """Put the card into the deck, wherever on the parchment it was let go."""
        origin, card = dragging.card_in(event.mimeData())
        if origin == "library":
            event.acceptProposedAction()
            self.wanted.emit(card, 1)

    # ------------------------------------------------------------------ inside

    def _name(self) -> None:
        """Lay the name beside the badge."""
        r = self._sheet()
        self.name.place(QRectF(r.left() + 54, r.top() + 8, r.width() - 28 - 40 - _COUNT - 4, 40), self._units, 17)
        self.name.setToolTip(self.name.text() or self.name.accessibleName())

    def choose_colour(self) -> None:
        """Offer the colours of the sets, and none."""
        menu = self.colours()
        menu.popup(self.badge.mapToGlobal(QPoint(0, self.badge.height())))

    def colours(self) -> QMenu:
        """Return the colours that the deck may bear; each choice can be undone."""
        menu = QMenu(self)
        dress(menu)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        known = {key: words_in(colour.name, spoken()) for (_, key), (_, colour) in self._model.library.colours.items()}
        for key, words in (*known.items(), ("", say(message("workshop.no-badge")))):
            action = menu.addAction(words)
            action.setData(key)
            action.setCheckable(True)
            action.setChecked(key == self._model.deck.colour)
            action.triggered.connect(lambda _=False, key=key: self._model.do(Recolour(key)))
        return menu

    def _coat(self) -> Coat | None:
        """Return what the deck bears, ``None`` if nothing."""
        wanted = self._model.deck.colour
        places = (place for (_, key), (place, _) in self._model.library.colours.items() if key == wanted)
        place = next(places, None)
        return None if place is None else CLANS[clan_of(wanted, place)]

    def _paint_badge(self, p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
        coat = self._coat()
        path = rounded(r.adjusted(1, 1, -1, -1), 8)
        if coat is None:
            p.fillPath(path, tint("#7a4d1c", 0.16 if mood.over else 0.08))
            stroke(p, path, tint("#7a4d1c", 0.6), 1.4, Qt.PenStyle.DashLine)
            draw_icon(p, "card-pick", r.adjusted(9, 9, -9, -9), tint("#7a4d1c", 0.7))
            return
        p.fillPath(path, falling(r, mix(coat.colour, "#fff", 0.25 if mood.over else 0.12), coat.colour))
        stroke(p, path, INK, 1.4)
        draw_icon(p, coat.emblem, r.adjusted(6, 6, -6, -6), "#fff6e2")

    def _noted(self) -> None:
        self._model.do(Annotate(spoken(), self.notes.toPlainText()))

    def _turn(self) -> None:
        self._lay()
        self.update()

    def _verdict_height(self) -> float:
        most = 62.0 if self.tabs.value() == "figures" else 134.0
        if self.tabs.value() == "list":
            # a deck that is only begun leaves room, and has most to be told
            spare = self._sheet().height() - 92 - 98 - 50 - 24 - self.list.needed()
            most = max(most, min(300.0, spare))
        return min(most, max(40.0, self.verdict.needed() + 10))

    def _sheet(self) -> QRectF:
        return QRectF(AIR, AIR, self.width() / self._units - 2 * AIR, self.height() / self._units - 2 * AIR)

    def _lay(self) -> None:
        r, s, tab = self._sheet(), self._units, self.tabs.value()
        x, wide = r.left() + 14, r.width() - 28
        self.badge.place(QRectF(x, r.top() + 10, 36, 36), s)
        self._name()
        self.tabs.place(QRectF(x, r.top() + 54, wide, 30), s)
        foot = r.bottom() - 50
        self._low = low = self._verdict_height()
        verdict = QRectF(x, foot - low, wide + 6, low - 6)
        body = QRectF(x, r.top() + 92, wide, verdict.top() - 8 - r.top() - 92)
        for view, name in (
            (self.list, "list"), (self.piles, "piles"), (self.figures, "figures"), (self.hand, "hand"),
            (self.curve, "list"),
        ):  # fmt: skip
            view.setVisible(name == tab)
        self.notes.setVisible(tab == "notes")
        if tab == "list":
            self.list.place(body.adjusted(-4, 0, 8, -98), s)
            self.curve.place(QRectF(x, body.bottom() - 92, wide, 94), s)
        elif tab == "notes":
            put(self.notes, body, s)
            self.notes.setFont(scaled_font(self._look(), 16, s))
            colours = self.notes.palette()
            colours.setColor(QPalette.ColorRole.Text, QColor(self._look().ink))
            colours.setColor(QPalette.ColorRole.PlaceholderText, QColor(self._look().ink_soft))
            self.notes.setPalette(colours)
        else:
            {"piles": self.piles, "figures": self.figures, "hand": self.hand}[tab].place(body, s)
        self.verdict.place(verdict, s)
        half = (wide - 10) / 2
        self.save.place(QRectF(x, foot + 2, half, 38), s)
        self.print.place(QRectF(x + half + 10, foot + 2, half, 38), s)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the parchment, and how many of the 36 cards there are."""
        look, r = self._look(), self._sheet()
        p = QPainter(self)
        smooth(p)
        p.scale(self._units, self._units)
        ratio = self._units * self.devicePixelRatioF()
        self._art.kept(p, look, r, "side", ratio, lambda q, its, box: surfaces.sheet(q, its, box, 6, 111))
        size = self._model.size
        wrong = bool(errors(self._model.faults))
        colour = look.bad_on_parchment if wrong else look.good_on_parchment
        words = say(message("workshop.size", size=size, whole=self._model.whole))
        room = QRectF(r.right() - 14 - _COUNT, r.top() + 10, _COUNT, 36)
        letters.text(p, look, room, words, font(look, TITLE, 22, EXTRA), colour, letters.RIGHT, shrink=0.6)
        if self._model.is_changed:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(look.ember))
            p.drawEllipse(QRectF(r.left() + 6, r.top() + 6, 7, 7))
        if not size and self.tabs.value() in ("list", "piles"):
            room = QRectF(r.left() + 30, r.top() + 130, r.width() - 60, 140)
            soft = font(look, BODY, 17, NORMAL, italic=True)
            words = say(message("workshop.empty"))
            letters.text(p, look, room, words, soft, look.ink_soft, letters.CENTRE, wrap=True)
        p.end()
