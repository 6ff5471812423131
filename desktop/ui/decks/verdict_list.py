"""The verdict beside the list: every fault in the words of the one validator, with a button where one mend is due."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from desktop.core.fault import Fault
from desktop.core.message import Message, message
from desktop.games.ghour.workshop.editing import Edit, Replace, SetCount, Swap, count
from desktop.ui.decks.library import advice, errors
from desktop.ui.decks.model import DeckModel
from desktop.ui.decks.scrolling import BrassBar, bare
from desktop.ui.paint import letters
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import rounded, stroke
from desktop.ui.text import Names, say
from desktop.ui.theme import BOLD, INK, MEDIUM, UI, Look, font
from desktop.ui.widgets.ground import put
from desktop.ui.widgets.painted import Mood, PaintedButton


def sentence(fault: Fault, names: Names) -> str:
    """Return what is wrong and how to mend it, as ``decks check`` says it, without who and where."""
    parts = [say(each, names) for each in (fault.message, fault.mend) if each is not None]
    return " ".join(part if part.endswith((".", "!", "?", "…")) else f"{part}." for part in parts)


def label_of(edit: Edit, model: DeckModel) -> Message:
    """Return what the button of a mend says."""
    match edit:
        case SetCount(card, wanted):
            held = count(model.deck, card)
            if wanted < held:
                return message("workshop.mend-remove", amount=held - wanted)
            return message("workshop.mend-add", name=model.library.name(card))
        case Swap(_, by):
            return message("workshop.mend-swap", name=model.library.name(by))
        case Replace():
            return message("workshop.mend-replace")
        case _:
            return message("workshop.mend")


class FaultRow(QWidget):
    """One fault, and the button that mends it.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    kind
        ``"error"``, ``"advice"`` or ``"good"``.
    words
        What is wrong.
    tag
        Its code and clause.
    """

    def __init__(
        self, look: Callable[[], Look], kind: str, words: str, tag: str, scale: float, wide: float, mend: str = ""
    ) -> None:
        super().__init__()
        self._look = look
        # after a file's name and place the words go on; here they begin a line
        self._kind, self._words, self._tag = kind, words[:1].upper() + words[1:], tag
        self._units = scale
        self.setAccessibleName(f"{words} {tag}".strip())
        self.setToolTip(f"{words}\n{tag}".strip())
        f = font(look(), UI, 14.5, BOLD if kind == "error" else MEDIUM)
        lines = letters.broken(words, f, wide - 44)
        self._high = max(26.0, 7 + len(lines) * 17.5)
        self.button: PaintedButton | None = None
        self._mend = mend
        if mend:
            self.button = PaintedButton(look, self._paint_button, air=6, ground="parchment", parent=self)
            self.button.name(mend)
            room = letters.width_of(font(look(), UI, 14.5, BOLD), mend) + 42
            self.button.place(QRectF(34, self._high + 1, min(wide - 46, room), 24), scale)
            self._high += 29
        self.setFixedHeight(round((self._high + 4) * scale))

    def sizeHint(self) -> QSize:
        """Return its height."""
        return QSize(100, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint icon and sentence."""
        look = self._look()
        p = QPainter(self)
        smooth(p)
        p.scale(self._units, self._units)
        r = QRectF(1, 1, self.width() / self._units - 2, self._high)
        colour = {"error": look.bad_on_parchment, "good": look.good_on_parchment}.get(self._kind, "#7a4d1c")
        icon = {"error": "cancel", "good": "check-mark"}.get(self._kind, "info")
        p.fillPath(rounded(r, 5), tint(colour, 0.11))
        stroke(p, rounded(r, 5), tint(colour, 0.7), 1.2)
        draw_icon(p, icon, QRectF(r.left() + 8, r.top() + 5, 16, 16), colour)
        f = font(look, UI, 14.5, BOLD if self._kind == "error" else MEDIUM)
        room = QRectF(r.left() + 32, r.top() + 3, r.width() - 38, self._high - (32 if self._mend else 3))
        letters.text(p, look, room, self._words, f, look.ink, letters.TOP_LEFT, wrap=True, shrink=0.9)
        p.end()

    def _paint_button(self, p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
        p.fillPath(rounded(r, 6), tint(look.brass_hi if mood.over else look.brass))
        stroke(p, rounded(r, 6), "#5a3c10", 1.3)
        draw_icon(p, "check-mark", QRectF(r.left() + 8, r.top() + 6, 14, 14), INK)
        room = r.adjusted(28, -1, -6, 0)
        letters.text(p, look, room, self._mend, font(look, UI, 14.5, BOLD), INK, letters.LEFT, shrink=0.8)


class VerdictList(QScrollArea):
    """Faults, then advice apart from them; a word of praise where nothing is wrong.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    deck
        The open deck.
    """

    mended = Signal()
    """A button was pressed, and is gone: the keys belong somewhere else now."""

    def __init__(self, look: Callable[[], Look], deck: DeckModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._deck = deck
        self._units = 1.0
        self._stamp: object = None
        bare(self, look)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.rows: list[FaultRow] = []
        deck.changed.connect(self.renew)

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self._units = scale
        bar = self.verticalScrollBar()
        if isinstance(bar, BrassBar):
            bar.units = scale
        put(self, rect, scale)
        self._stamp = None
        self.renew()

    def renew(self) -> None:
        """Judge the deck as it is now."""
        faults = self._deck.faults
        stamp = (faults, self._deck.is_pool, self._deck.deck.cards if not faults else (), self.width())
        if stamp == self._stamp:
            return
        self._stamp = stamp
        wide = self.width() / self._units - 16
        inside = QWidget()
        inside.setAutoFillBackground(False)
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(2 * self._units))
        self.rows = []
        for fault in errors(faults):
            edit = self._deck.mend(fault)
            words = "" if edit is None else say(label_of(edit, self._deck))
            row = self._row("error", fault, wide, words)
            if row.button is not None:
                row.button.clicked.connect(lambda _=False, edit=edit: self._mend(edit))
            column.addWidget(row)
        if not errors(faults):
            praise = FaultRow(
                self._look,
                "good",
                say(message("workshop.legal-pool" if self._deck.is_pool else "workshop.legal")),
                "",
                self._units,
                wide,
            )
            self.rows.append(praise)
            column.addWidget(praise)
        for fault in advice(faults):
            column.addWidget(self._row("advice", fault, wide))
        column.addStretch(1)
        old = self.takeWidget()
        if old is not None:
            old.deleteLater()
        self.setWidget(inside)
        inside.setAutoFillBackground(False)
        self.setAccessibleDescription(self.told())

    def _mend(self, edit: Edit | None) -> None:
        self._deck.do(edit)
        self.mended.emit()

    def needed(self) -> float:
        """Return how high it must be to show everything, in units."""
        return sum(row.height() / self._units + 2 for row in self.rows)

    def told(self) -> str:
        """Return the verdict as one text."""
        return "\n".join(row.accessibleName() for row in self.rows)

    def _row(self, kind: str, fault: Fault, wide: float, mend: str = "") -> FaultRow:
        tag = f"{fault.code} ({fault.clause})"
        row = FaultRow(self._look, kind, sentence(fault, self._deck.library.names), tag, self._units, wide, mend)
        self.rows.append(row)
        return row
