"""What the settings come to, shown with the games' own pieces: nothing of any match is in it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.core.message import Ref, message
from desktop.ui.paint import cards, heraldry, letters, orcz_pieces, plaques, rum_pieces, surfaces, tiles
from desktop.ui.paint.cache import smooth
from desktop.ui.text import name_of, say
from desktop.ui.theme import BODY, FACTIONS, MEDIUM, NORMAL, SEATS, UI, Coat, Look, font
from desktop.ui.widgets.ground import put

AIR = 22.0
GLIDE = 420
"""Milliseconds a card glides at normal speed."""

_DEUTERANOPE = ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969))
"""What reaches an eye without green cones, from linear red, green and blue (Machado, Oliveira and Fernandes 2009)."""


def seen_without_green(colour: str) -> str:
    """Return how ``colour`` looks to an eye without green cones."""
    given = [part**2.2 for part in QColor(colour).getRgbF()[:3]]  # type: ignore[index]
    seen = [sum(a * b for a, b in zip(row, given, strict=True)) for row in _DEUTERANOPE]
    return QColor.fromRgbF(*(min(1.0, max(0.0, part)) ** (1 / 2.2) for part in seen)).name()


def _simulated(coat: Coat) -> Coat:
    return msgspec.structs.replace(coat, colour=seen_without_green(coat.colour), deep=seen_without_green(coat.deep))


class Preview(QWidget):
    """Cards, tiles, a palisade and the seven shields.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    """

    def __init__(self, look: Callable[[], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._units = 1.0
        self._way = 1.0
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._glide.valueChanged.connect(self._move)

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self._units = scale
        put(self, rect, scale, AIR)

    def play(self, speed: float) -> None:
        """Let a card glide at ``speed``; at 0 it lies where it would come to rest."""
        self._glide.stop()
        if speed <= 0:
            self._move(1.0)
            return
        self._glide.setDuration(round(GLIDE / speed))
        self._glide.start()

    def _move(self, way: object) -> None:
        self._way = float(way)  # type: ignore[arg-type]
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel and the pieces on it."""
        p = QPainter(self)
        smooth(p)
        p.scale(self._units, self._units)
        look = self._look()
        r = QRectF(AIR, AIR, self.width() / self._units - 2 * AIR, self.height() / self._units - 2 * AIR)
        plaques.panel(p, look, r, say(message("settings.preview")), seed=193)
        cloth = QRectF(r.left() + 18, r.top() + 56, r.width() - 36, 262)
        surfaces.felt(p, look, cloth, "#26402f")
        self._pieces(p, look, cloth)
        self._shields(p, look, QRectF(r.left() + 20, cloth.bottom() + 14, r.width() - 40, r.bottom() - cloth.bottom()))
        p.end()

    def _pieces(self, p: QPainter, look: Look, cloth: QRectF) -> None:
        at = QPointF(cloth.left() + 18, cloth.top() + 18)
        wide = min(118.0, (cloth.width() - 36 - 80) / 2)
        dragon = QRectF(at.x(), at.y(), wide, wide * 1.4)
        name = name_of(Ref("faction", "dragon"), "claim2").capitalize()
        cards.claim_card(p, look, dragon, FACTIONS["dragon"], 9, name, "II", playable=True)
        rum = QRectF(cloth.right() - 18 - wide, at.y(), wide, wide * 1.4)
        recruit = name_of(Ref("piece", "recruit"), "gold_and_rum")
        coat = look.worn(SEATS[2])
        rum_pieces.rum_special(p, look, rum, coat, "R", recruit)
        y = cloth.bottom() - 70
        orcz_pieces.orcz_tile(p, look, QRectF(at.x(), y, 54, 54), look.worn(SEATS[0]), "cavalry", 3)
        orcz_pieces.orcz_tile(p, look, QRectF(at.x() + 64, y, 54, 54), look.worn(SEATS[1]), None)
        tiles.palisade(p, look, QPointF(rum.left(), y + 44), QPointF(rum.right(), y + 44))
        middle, deep = cloth.center().x() - 28, cloth.height() - 96 - 78
        seer = QRectF(middle, cloth.top() + 18 + deep * self._way, 56, 78)
        cards.claim_card(p, look, seer, FACTIONS["seer"], 4, lift=5 + 14 * (1 - abs(2 * self._way - 1)))

    def _shields(self, p: QPainter, look: Look, r: QRectF) -> None:
        letters.heading(p, look, QRectF(r.left(), r.top(), r.width(), 26), say(message("settings.seats")), size=18)
        step = r.width() / len(SEATS)
        wide = min(44.0, step - 6)
        for at, coat in enumerate(SEATS):
            box = QRectF(r.left() + at * step, r.top() + 32, wide, wide * 1.18)
            heraldry.shield(p, look, box, coat)
            heraldry.shield(p, look, box.translated(0, 86), _simulated(look.worn(coat)))
        soft = font(look, UI, 15, MEDIUM)
        low = r.top() + 91
        letters.text(
            p, look, QRectF(r.left(), low, r.width(), 24), say(message("settings.seats-blind")), soft, look.text_dim
        )
        note = QRectF(r.left(), low + 86, r.width(), max(24.0, min(62.0, r.bottom() - low - 96)))
        italic = font(look, BODY, 16, NORMAL, italic=True)
        words = say(message("settings.seats-note"))
        letters.text(p, look, note, words, italic, look.text_dim, letters.TOP_LEFT, wrap=True)
