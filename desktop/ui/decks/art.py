"""Pictures of cards for every view of the workshop: painted once, and only for cards that are seen."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPoint, QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap, QTransform

from desktop.games.ghour.model import Card
from desktop.ui.decks.faces import face_of
from desktop.ui.decks.library import Library
from desktop.ui.decks.model import DeckModel
from desktop.ui.paint.cache import Draw, Faces
from desktop.ui.paint.ghour_compact import compact_card
from desktop.ui.paint.ghour_pieces import emblem_card, ghour_card
from desktop.ui.paint.ghour_signs import GhourFace, coin
from desktop.ui.text import spoken
from desktop.ui.theme import Look

RATIO = 88 / 63
EDGE = 14.0
"""Room around a card for its shadow, in units."""

GOODS = ("gold", "material", "mana")


class Art:
    """The faces of the cards of one workshop.

    Parameters
    ----------
    model
        Gives the library, which may be another one after a file has changed.
    """

    def __init__(self, model: DeckModel) -> None:
        self._model = model
        self._pictures = Faces()
        self._faces: dict[str, GhourFace] = {}
        self._seen: set[GhourFace] = set()
        self._stamp: tuple[Library, str] | None = None

    def face(self, card: Card) -> GhourFace:
        """Return what ``card`` shows in the language that is spoken."""
        stamp = (self._model.library, spoken())
        if self._stamp is None or self._stamp[0] is not stamp[0] or self._stamp[1] != stamp[1]:
            self._faces.clear()
            self._seen.clear()
            self._stamp = stamp
        found = self._faces.get(card.id)
        if found is None:
            place, _ = self._model.library.colours.get((card.set, card.colour), (0, None))
            found = self._faces[card.id] = face_of(card, "", place)
        return found

    def has_compact(self, card: Card) -> bool:
        """Return whether ``card`` was painted before, so that it can be shown at once."""
        return self.face(card) in self._seen

    def compact(self, p: QPainter, look: Look, r: QRectF, card: Card, ratio: float) -> None:
        """Paint ``card`` into ``r`` as it stands in the library; ``ratio`` is device pixels a unit."""
        face = self.face(card)
        self._seen.add(face)
        self._show(p, r, ("compact", face), look, ratio, lambda q, its, box: compact_card(q, its, box, face, lift=5))

    def full(self, p: QPainter, look: Look, r: QRectF, card: Card, ratio: float) -> None:
        """Paint ``card`` into ``r`` with everything that is written on it."""
        face = self.face(card)
        self._show(p, r, ("full", face), look, ratio, lambda q, its, box: ghour_card(q, its, box, face))

    def emblem(self, p: QPainter, look: Look, r: QRectF, card: Card, ratio: float) -> None:
        """Paint ``card`` into ``r`` as a mere sign."""
        face = self.face(card)
        self._show(p, r, ("emblem", face), look, ratio, lambda q, its, box: emblem_card(q, its, box, face))

    def clear(self) -> None:
        """Forget the pictures: the scheme or the screen has changed."""
        self._pictures.clear()
        self._seen.clear()

    def picture(self, look: Look, width: float, card: Card, ratio: float) -> QPixmap:
        """Return ``card`` as it is dragged."""
        face = self.face(card)
        size = QSizeF(width, width * RATIO)
        return self._pictures.face(
            ("drag", face), look, size, ratio, lambda q, its, box: compact_card(q, its, box, face), EDGE
        )

    def kept(self, p: QPainter, look: Look, r: QRectF, key: Hashable, ratio: float, draw: Draw) -> None:
        """Paint into ``r`` what ``draw`` paints, once for each ``key``."""
        self._show(p, r, key, look, ratio, draw)

    def _show(self, p: QPainter, r: QRectF, key: Hashable, look: Look, ratio: float, draw: Draw) -> None:
        lay(p, self._pictures.pixels(key, look, r.size(), ratio, draw, EDGE), r.topLeft() - QPointF(EDGE, EDGE))


def lay(p: QPainter, picture: QPixmap, at: QPointF) -> None:
    """Lay ``picture``, counted in its pixels, with its corner at ``at`` on whole pixels of the screen.

    Nothing is to be smoothed then, which is ten times as fast, and sharp.
    """
    sharp = p.device().devicePixelRatio()
    corner = p.worldTransform().map(at) * sharp
    p.save()
    p.setWorldTransform(QTransform.fromScale(1 / sharp, 1 / sharp))
    p.drawPixmap(QPoint(round(corner.x()), round(corner.y())), picture)
    p.restore()


def coins(p: QPainter, look: Look, x: float, y: float, card: Card, radius: float = 8.2) -> float:
    """Paint what ``card`` costs, from ``x`` on around the height ``y``, and return where the coins end."""
    cx = x + radius
    for good in (*GOODS, "builders", "tp"):
        amount = int(getattr(card.cost, good))
        if amount:
            coin(p, look, QPointF(cx, y), radius, good, None if good == "builders" and amount == 1 else amount)
            cx += 2 * radius + 1.6
    return cx - radius
