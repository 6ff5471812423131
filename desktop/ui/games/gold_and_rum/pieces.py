"""The pieces of Gold & Rum as sprites, and what they are called."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from desktop.core.rules import Seat
from desktop.games.gold_and_rum.cards import BACKS, DESERT, GOBLIN, KINDS, RACES, RECRUIT, SPY
from desktop.ui.paint import cards, letters, marks, rum_pieces, surfaces
from desktop.ui.paint.colour import tint
from desktop.ui.paint.letters import numeral
from desktop.ui.paint.light import line, rounded, stroke
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import INK, Look

ICONS = {"R": "beer-stein", "D": "walking-boot"}


def kind_words(now: Situation, kind: int) -> str:
    """Return the name of a card, recruiting and desertion cards included."""
    if kind >= DESERT:
        return now.word("gold_and_rum.desert-of", who=now.who(Seat(kind - DESERT)))
    if kind >= RECRUIT:
        return now.word("gold_and_rum.recruit-of", who=now.who(Seat(kind - RECRUIT)))
    return now.name("kind", KINDS[kind])


def listed(now: Situation, kinds: Iterable[int]) -> str:
    """Return cards in words, one after the other."""
    return ", ".join(kind_words(now, kind) for kind in kinds) or now.word("gold_and_rum.nothing")


def race_words(now: Situation, race: int) -> str:
    """Return the name of a race."""
    return now.name("race", RACES[race])


def back_words(now: Situation, back: int) -> str:
    """Return the name of a back."""
    return now.name("back", BACKS[back])


def says(now: Situation, kind: int) -> str:
    """Return what a kind can do, or nothing."""
    if kind < GOBLIN:
        return now.name("kind-says", "leader") if kind % 3 == 2 else ""
    return now.name("kind-says", "spy" if kind >= SPY else KINDS[kind])


def front(now: Situation, kind: int) -> tuple[str, str, str, bool]:
    """Return army, value, name and whether it is a leader: what the picture of a warrior shows."""
    value = now.content.values[kind]
    if kind < GOBLIN:
        race = RACES[kind // 3]
        return race, ("2", "6", "")[kind % 3], now.name("race", race), kind % 3 == 2
    if kind >= SPY:
        return "spy", str(kind - SPY + 1), kind_words(now, kind), False
    return KINDS[kind], str(value) if value else "", kind_words(now, kind), False


def card(
    now: Situation,
    key: Key,
    kind: int,
    rect: QRectF,
    *,
    z: float = furniture.Z_PIECE,
    role: str = "info",
    playable: bool = False,
    selected: bool = False,
    dim: bool = False,
    tip: str = "",
    home: Key | None = None,
    count: int = 1,
    lift: float = 4,
) -> Sprite:
    """Return a card face up: a warrior, or a recruiting or desertion card in the colours of its owner."""
    if kind >= RECRUIT:
        seat, letter = (Seat(kind - DESERT), "D") if kind >= DESERT else (Seat(kind - RECRUIT), "R")
        coat, name = now.coat(seat), now.name("piece", "desert" if letter == "D" else "recruit")
        shown: tuple[object, ...] = (letter, coat.key, name)
    else:
        army, value, name, leader = front(now, kind)
        shown = (army, value, name, leader)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if kind >= RECRUIT:
            rum_pieces.rum_special(
                p, look, r, coat, letter, name, lift=lift, selected=selected, playable=playable, dim=dim
            )
        else:
            rum_pieces.rum_card(
                p,
                look,
                r,
                army,
                value,
                name,
                leader=leader,
                selected=selected,
                playable=playable,
                dim=dim,
                lift=lift,
            )
        if count > 1:
            marks.count_disc(p, look, QPointF(r.right() - 7, r.top() + 8), f"×{count}", 14)

    face = ("rum", *shown, selected, playable, dim, count, lift)
    return Sprite(key, rect, face, paint, z=z, margin=24, role=role, tip=tip or kind_words(now, kind), home=home)


def back(
    key: Key,
    kind: int,
    rect: QRectF,
    *,
    z: float = furniture.Z_PIECE,
    role: str = "",
    tip: str = "",
    hot: bool = False,
    struck: bool = False,
) -> Sprite:
    """Return a card face down: its back tells its kind, and nothing else; crossed out if it was ``struck``."""
    name = BACKS[kind]

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        rum_pieces.rum_back(p, look, r, name, lift=3)
        if hot:
            marks.target(p, look, r, None)
        if struck:
            marks.illegal(p, look, cards.card_outline(r))
            for ink, wide in (("#1a0d05", 9), ("#e2692c", 5)):
                a = r.adjusted(14, 24, -14, -24)
                line(p, a.topLeft(), a.bottomRight(), ink, wide, round_ends=True)
                line(p, a.topRight(), a.bottomLeft(), ink, wide, round_ends=True)

    return Sprite(key, rect, ("rum-back", name, hot, struck), paint, z=z, margin=20, role=role, tip=tip)


def wheel(
    key: Key, score: int, middle: QPointF, tip: str, radius: float = 21, z: float = furniture.Z_PANEL + 1
) -> Sprite:
    """Return a score wheel: eleven marks round the rim, the pointer at the score (CH-1.3)."""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        c, reach = r.center(), r.width() / 2
        surfaces.metal_disc(p, look, c, reach)
        for mark in range(11):
            turn = math.tau * mark / 11 - math.pi / 2
            way = QPointF(math.cos(turn), math.sin(turn))
            here = mark == score % 11
            near, far = (0.62 if here else 0.82) * reach, 0.94 * reach
            line(p, c + way * near, c + way * far, tint(INK, 0.95 if here else 0.5), 3.4 if here else 1.3)
        numeral(p, look, QRectF(c.x() - reach, c.y() - reach, 2 * reach, 2 * reach), score, reach * 1.2, INK)

    rect = QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius)
    return Sprite(key, rect, ("wheel", score), paint, z=z, margin=6, role="info", tip=tip)


def person(
    p: QPainter, look: Look, r: QRectF, name: str, f: QFont, ink: str, align: Qt.AlignmentFlag = letters.LEFT
) -> None:
    """Paint a player's name: in two lines only where it has a blank, for a single word is never cut."""
    wrap = any(blank in name for blank in " -") and letters.width_of(f, name) > r.width()
    letters.text(p, look, r, name, f, ink, align, wrap=wrap)


def cloth(rect: QRectF, colour: str, now: Situation | None = None, *, alpha: float = 0.86) -> Sprite:
    """Return the cloth in the middle of the table; what may be laid anywhere on it finds it a place."""
    hot = now is not None and ("cloth",) in now.targets

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if alpha == 1:
            p.fillPath(rounded(r, 10), tint(colour))
        surfaces.felt(p, look, r, colour, alpha=alpha)
        if hot:
            stroke(p, rounded(r.adjusted(4, 4, -4, -4), 8), "#ffe29a", 2.4)

    role = "place" if hot else ""
    return Sprite(("cloth",), rect, ("cloth", colour, hot, alpha), paint, z=furniture.Z_GROUND, margin=8, role=role)
