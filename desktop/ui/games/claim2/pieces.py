"""The cards of Claim 2 as sprites, and their names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.rules import Seat
from desktop.ui.games.claim2.room import CARD
from desktop.ui.paint import cards
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import FACTIONS, Look

PHASES = {"gnome": "II", "giant": "II", "dragon": "I · II", "troll": "II", "seer": "I"}
"""In which phases the power of a faction works (C2-3.8)."""


def split(card: str) -> tuple[str, int]:
    """Return faction and value of a card's name, such as ``"gnome-5"``."""
    faction, _, value = card.partition("-")
    return faction, int(value)


def words(now: Situation, card: str) -> str:
    """Return a card in words."""
    faction, value = split(card)
    return now.word("claim2.card", faction=now.name("faction", faction), value=value)


def listed(now: Situation, some: Sequence[str]) -> str:
    """Return cards in words, one after the other."""
    return ", ".join(words(now, card) for card in some) or now.word("claim2.nothing")


def held(seat: Seat, hand: Iterable[str]) -> list[tuple[Key, str]]:
    """Return the key of each card of a hand with its name; equal cards are told apart by their place."""
    copies: Counter[str] = Counter()
    out: list[tuple[Key, str]] = []
    for card in hand:
        out.append((("hand", seat, card, copies[card]), card))
        copies[card] += 1
    return out


def card_sprite(
    now: Situation,
    key: Key,
    card: str,
    centre: QPointF,
    width: float,
    *,
    z: float = furniture.Z_PIECE,
    angle: float = 0,
    role: str = "info",
    playable: bool = False,
    selected: bool = False,
    dim: bool = False,
    tip: str = "",
    lift: float = 4,
) -> Sprite:
    """Return a card lying face up about ``centre``, ``width`` units wide."""
    faction, value = split(card)
    name = now.name("factions", faction)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        cards.claim_card(
            p,
            look,
            r,
            FACTIONS[faction],
            value,
            name,
            PHASES[faction],
            selected=selected,
            playable=playable,
            dim=dim,
            lift=lift,
        )

    face = ("claim2", card, name, playable, selected, dim, lift)
    rect = _about(centre, width)
    return Sprite(key, rect, face, paint, z=z, angle=angle, margin=24, role=role, tip=tip or words(now, card))


def back_sprite(key: Key, centre: QPointF, width: float, *, z: float, angle: float = 0, tip: str = "") -> Sprite:
    """Return a card lying face down: a place, and no card at all."""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        cards.claim_back(p, look, r, 4)

    rect = _about(centre, width)
    return Sprite(key, rect, ("claim2-back",), paint, z=z, angle=angle, margin=24, role="info", tip=tip)


def _about(centre: QPointF, width: float) -> QRectF:
    return QRectF(centre.x() - width / 2, centre.y() - width * CARD / 2, width, width * CARD)
