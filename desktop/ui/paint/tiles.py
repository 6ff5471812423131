"""Wooden tiles and what stands on the board of Armadora: gold, mines, palisades, tokens (§4)."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from desktop.ui.paint.colour import falling, mix, tint
from desktop.ui.paint.heraldry import pattern
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import CENTRE, LEFT, numeral, text, width_of
from desktop.ui.paint.light import (
    around,
    bevel,
    glow,
    grown,
    inner_edge,
    line,
    polygon,
    rounded,
    scatter,
    shadow,
    stroke,
)
from desktop.ui.paint.marks import count_disc
from desktop.ui.paint.surfaces import metal_disc
from desktop.ui.paint.textures import lay, texture
from desktop.ui.theme import BOLD, INK, ON, TITLE, UI, Coat, Look, font

_ROWS = ((), (1,), (2,), (2, 1), (3, 1), (3, 2), (3, 2, 1), (4, 2, 1), (4, 3, 1))


def tile_outline(r: QRectF) -> QPainterPath:
    """Return the outline of a tile with its side, which is 7 hundredths of the width high."""
    k = r.width() / 100
    return rounded(r.adjusted(0, 0, 0, 7 * k), 13 * k)


def tile(
    p: QPainter,
    look: Look,
    r: QRectF,
    coat: Coat,
    number: int | None = None,
    *,
    back: bool = True,
    icon: str | None = None,
    plain_as: str = "plain",
    lift: float = 4,
) -> None:
    """Paint a thick painted tile: emblem on colour (``back``), or numeral and small emblem on bare wood.

    ``icon`` replaces the emblem ("" for none); ``plain_as`` is the pattern a coat without one shows.
    """
    k = r.width() / 100
    radius, depth = 13 * k, 7 * k
    emblem = coat.emblem if icon is None else icon
    shadow(p, r.adjusted(0, 0, 0, depth), radius, max(4.0, 9 * k), lift, 0.7)
    side = rounded(r.translated(0, depth), radius)
    p.fillPath(side, mix(coat.deep, "#000", 0.35))
    stroke(p, side, "#140a05", 1)
    path = rounded(r, radius)
    kind = plain_as if coat.pattern == "plain" else coat.pattern
    if back:
        p.fillPath(path, falling(r, mix(coat.colour, "#fff", 0.20), coat.colour, mix(coat.colour, "#000", 0.18)))
        pattern(p, path, kind, coat.deep, 0.34, k * 1.35)
        p.save()
        p.setOpacity(p.opacity() * 0.10)
        lay(p, path, texture("wood", "#000000", "#777777", "#ffffff"), 51)
        p.restore()
    else:
        p.fillPath(path, falling(r, mix(coat.colour, "#fff", 0.15), coat.colour, mix(coat.colour, "#000", 0.25)))
        inner = rounded(grown(r, -9 * k), radius * 0.65)
        lay(p, inner, texture("wood", "#c29a5f", "#dcb97d", "#eed6a4"), 52)
        inner_edge(p, inner, "#3a1f08", 0.45, 5, 1.4 * k)
        stroke(p, inner, coat.deep, 1.6 * k)
    bevel(p, r, radius, "#ffffff", "#000", 0.5, 0.45, max(1.2, 2.2 * k))
    stroke(p, path, "#140a05", max(1.0, 1.5 * k))
    if emblem and back:
        box = around(r.center(), 64 * k)
        draw_icon(p, emblem, box.translated(1.2 * k, 2.6 * k), tint("#000", 0.45))
        cut = falling(box, mix(coat.on, "#fff", 0.5 if coat.cream else 0), coat.on, mix(coat.on, coat.colour, 0.18))
        draw_icon(
            p, emblem, box, cut, tint(coat.deep if coat.cream else "#fff6e4", 0.9 if coat.cream else 0.5), 1.5 * k
        )
    elif emblem:
        small = QRectF(r.center().x() - 15 * k, r.bottom() - 46 * k, 30 * k, 30 * k)
        draw_icon(p, emblem, small, mix(coat.deep, "#2a1a10", 0.35))
    if number is not None and not back:
        head = QRectF(r.left() + 12 * k, r.top() + 8 * k, r.width() - 24 * k, 50 * k)
        numeral(p, look.at_floor(0), head, number, 58 * k, INK)


def gold_pile(p: QPainter, look: Look, c: QPointF, n: int, size: float = 34, seed: int = 1) -> None:
    """Paint ``n`` nuggets in a heap (eight at most); a number on a brass disc belongs beside it."""
    chance = scatter(seed + n)
    w = size * 0.46
    shadow(p, QRectF(c.x() - size * 0.85, c.y() + size * 0.05, size * 1.7, size * 0.5), size * 0.25, 7, 4, 0.75)
    for j, count in enumerate(_ROWS[max(0, min(8, n))]):
        for i in range(count):
            x = c.x() + (i - (count - 1) / 2) * w * 0.86 + (next(chance) - 0.5) * 2
            y = c.y() + size * 0.26 - j * w * 0.62
            s = w * (0.95 + 0.2 * next(chance))
            corners = []
            for q in range(7):
                a = q * math.pi / 3.5
                turn = a + next(chance) * 0.35, a + next(chance) * 0.3
                corners.append((x + s * 0.58 * math.cos(turn[0]), y + s * 0.46 * math.sin(turn[1])))
            path = polygon(*corners)
            g = QLinearGradient(x - s / 2, y - s / 2, x + s / 2, y + s / 2)
            for at, colour in ((0, "#fff3b8"), (0.35, "#f7c940"), (1, "#9a6410")):
                g.setColorAt(at, tint(colour))
            p.fillPath(path, QBrush(g))
            stroke(p, path, "#5b3907", 1.1)
            line(p, QPointF(x - s * 0.2, y - s * 0.2), QPointF(x + s * 0.08, y - s * 0.26), tint("#fffbe0", 0.8), 1.1)


def mine(p: QPainter, look: Look, r: QRectF, gold: int, seed: int = 1) -> None:
    """Paint a gold mine on the square ``r``: boulders, a dark hollow, nuggets, and the number at the top right."""
    s, c = r.width(), r.center() + QPointF(0, r.width() * 0.02)
    chance = scatter(gold * 7 + seed)
    for i in range(18):
        a = 2 * math.pi * i / 18 + next(chance) * 0.2
        size = s * (0.07 + next(chance) * 0.049)
        x, y = c.x() + s * 0.37 * math.cos(a), c.y() + s * 0.33 * math.sin(a)
        stone = QRadialGradient(x - size * 0.4, y - size * 0.5, size * 1.8)
        for at, colour in ((0, "#b9ad99"), (0.5, "#7d7263"), (1, "#3a332b")):
            stone.setColorAt(at, tint(colour))
        p.setBrush(QBrush(stone))
        p.setPen(QPen(tint("#231c15"), 1))
        p.drawEllipse(QPointF(x, y), size, size * 0.8)
    g = QRadialGradient(c.x(), c.y() + s * 0.02, s * 0.40)
    for at, colour in ((0, "#4a3a26"), (0.75, "#2a1f14"), (1, "#17100a")):
        g.setColorAt(at, tint(colour))
    inner = QPainterPath()
    inner.addEllipse(c, s * 0.325, s * 0.285)
    p.fillPath(inner, QBrush(g))
    inner_edge(p, inner, "#000", 0.8, 6, 1.6)
    if gold:
        gold_pile(p, look, c - QPointF(0, s * 0.033), gold, s * 0.435, seed)
    count_disc(p, look, QPointF(r.right() - s * 0.196, r.top() + s * 0.196), gold, s * 0.147)


def stake(p: QPainter, x: float, y: float, w: float, h: float, tone: float) -> None:
    """Paint one sharpened log standing on (x, y); ``tone`` 0..1 darkens its wood."""
    top, shoulder, bow = y - h, y - h + w * 0.75, y - h + w * 0.3
    path = QPainterPath(QPointF(x - w / 2, y))
    path.lineTo(x - w / 2, shoulder)
    path.quadTo(x - w * 0.16, bow, x, top)
    path.quadTo(x + w * 0.16, bow, x + w / 2, shoulder)
    path.lineTo(x + w / 2, y)
    path.quadTo(x, y + w * 0.34, x - w / 2, y)
    wood = mix("#b5834a", "#8b5c30", tone)
    g = QLinearGradient(x - w / 2, 0, x + w / 2, 0)
    for at, colour in ((0, mix(wood, "#ffe0a6", 0.35)), (0.4, wood), (1, mix(wood, "#1a0d05", 0.62))):
        g.setColorAt(at, colour)
    p.fillPath(path, QBrush(g))
    tip = QPainterPath(QPointF(x - w / 2, shoulder))
    tip.quadTo(x - w * 0.16, bow, x, top)
    tip.quadTo(x + w * 0.16, bow, x + w / 2, shoulder)
    tip.quadTo(x, y - h + w * 1.05, x - w / 2, shoulder)
    g = QLinearGradient(x - w / 2, 0, x + w / 2, 0)
    for at, name in ((0, "#fbe3b0"), (0.5, "#e6bd7c"), (1, "#9a6a37")):
        g.setColorAt(at, tint(name))
    p.fillPath(tip, QBrush(g))
    stroke(p, path, "#2b1608", 0.9)


def _rope(p: QPainter, x1: float, x2: float, y: float) -> None:
    line(p, QPointF(x1, y), QPointF(x2, y), "#3a230f", 3.6)
    line(p, QPointF(x1, y - 0.4), QPointF(x2, y - 0.4), "#d9b777", 1.7)


def palisade(
    p: QPainter,
    look: Look,
    a: QPointF,
    b: QPointF,
    *,
    ghost: bool = False,
    fresh: bool = False,
    held: bool = False,
    thick: float = 11,
    high: float = 25,
    seed: int = 1,
) -> None:
    """Paint a palisade along the line from ``a`` to ``b``, seen at a slant (a above or left of b).

    ``ghost`` while it is only a proposal, ``fresh`` the latest one, ``held`` while it is dragged.
    Paint board objects from back to front, so that fences hide the feet of what stands behind.
    """
    x1, y1, x2, y2 = a.x(), a.y(), b.x(), b.y()
    chance = scatter(seed + int(x1 * 7 + y1 * 13))
    p.save()
    if fresh or held:
        box = QRectF(x1 - 5, y1 - high * 0.7, x2 - x1 + 10, y2 - y1 + high * 0.9)
        glow(p, box, "#ffffff" if held else look.glow, 8, 12, 0.9 if held else 0.8)
    if ghost:
        p.setOpacity(p.opacity() * 0.62)
    if abs(y2 - y1) < 1:
        n = max(3, round((x2 - x1) / (thick * 0.92)))
        shadow(p, QRectF(x1 + 2, y1 - 2, x2 - x1, 9), 4, 5, 3, 0.8)
        for i in range(n):
            x = x1 + (i + 0.5) * (x2 - x1) / n
            stake(p, x, y1 + 6, (x2 - x1) / n * 1.04, high + next(chance) * 4, next(chance))
        for y in (y1 - 1.5, y1 - 9):
            _rope(p, x1 + 1, x2 - 1, y)
    else:
        n = max(3, round((y2 - y1) / (thick * 0.98)))
        shadow(p, QRectF(x1 - 1, y1, 9, y2 - y1), 4, 5, 3, 0.8)
        for i in range(n):
            y = y1 + (i + 0.75) * (y2 - y1) / n
            x = x1 + (next(chance) - 0.5) * 1.2
            stake(p, x, y + 5, thick * 1.16, high * 0.82 + next(chance) * 3, next(chance))
        _rope(p, x1 - thick * 0.5, x1 + thick * 0.5, y2 - 4)
    p.restore()


def token(p: QPainter, look: Look, c: QPointF, icon: str, radius: float = 32, *, spent: bool = False) -> None:
    """Paint a token: a brass disc with an inner ring and an ink icon; iron when it is ``spent``."""
    shadow(p, around(c, radius * 1.88), radius, 8, 4, 0.7)
    if spent:
        metal_disc(p, look, c, radius, "#6b635a", "#9a9186", "#35302b")
    else:
        metal_disc(p, look, c, radius)
    ring = QPainterPath()
    ring.addEllipse(c, radius * 0.83, radius * 0.83)
    stroke(p, ring, tint("#2c2825" if spent else "#5a3c10", 0.8), 1.4)
    draw_icon(p, icon, around(c, radius * 1.06), tint(INK, 0.75 if spent else 1))


def board(p: QPainter, look: Look, field: QRectF, columns: int, rows: int, names: tuple[str, str] = ("", "")) -> None:
    """Paint the board of Armadora around ``field``, whose frame reaches 30 beyond; ``names`` are one letter each.

    ``names`` = (letters of the columns, figures of the rows); "" leaves them out.
    """
    outer = grown(field, 30)
    s, t = field.width() / columns, field.height() / rows
    shadow(p, outer, 12, 22, 12, 0.85)
    path = rounded(outer, 12)
    lay(p, path, texture("wood", "#2a170b", "#4b2d18", "#6b452a"), 61)
    inner_edge(p, path, "#000", 0.5, 6, 2)
    stroke(p, path, "#140a05", 1.6)
    bevel(p, grown(outer, -1), 12, "#ffdfae", "#000", 0.5, 0.5, 2)
    stroke(p, rounded(grown(outer, -9), 7), tint(ON.brass, 0.55), 1.4)
    p.fillPath(rounded(grown(field, 6), 4), tint("#120a05"))
    ground = rounded(grown(field, 3), 3)
    lay(p, ground, texture("land"))
    chance = scatter(4)
    for _ in range(150):  # tufts of grass
        x, y = field.left() + next(chance) * field.width(), field.top() + next(chance) * field.height()
        colour = tint("#2c3a1c" if next(chance) < 0.6 else "#d6c780", 0.5)
        for k in (-2.4, 0, 2.4):
            line(p, QPointF(x + k * 0.5, y), QPointF(x + k * 1.4, y - 5 - abs(2 - k)), colour, 1.3)
    for c in range(columns):
        for q in range(rows):  # alternate squares a shade apart: the grid reads without lines
            if (c + q) % 2:
                p.fillRect(QRectF(field.left() + c * s, field.top() + q * t, s, t), tint("#1c1405", 0.10))
    across = [
        (QPointF(field.left(), field.top() + j * t), QPointF(field.right(), field.top() + j * t))
        for j in range(1, rows)
    ]
    down = [
        (QPointF(field.left() + i * s, field.top()), QPointF(field.left() + i * s, field.bottom()))
        for i in range(1, columns)
    ]
    for a, b in down + across:
        line(p, a, b, tint("#241a0c", 0.55), 4)
        line(p, a, b, tint("#e9d9a8", 0.62), 1.7)
    inner_edge(p, ground, "#000", 0.75, 9, 2.4)
    p.setPen(QPen(tint("#2a1a0c"), 1))
    p.setBrush(tint("#d9c48f"))
    for i in range(1, columns):
        for j in range(1, rows):
            p.drawEllipse(QPointF(field.left() + i * s, field.top() + j * t), 3, 3)
    f = font(look, TITLE, 15, BOLD)
    for i, ch in enumerate(names[0]):
        for y in (field.top() - 27, field.bottom() + 7):
            text(p, look, QRectF(field.left() + i * s, y, s, 20), ch, f, ON.brass, CENTRE)
    for j, ch in enumerate(names[1]):
        for x in (field.left() - 28, field.right() + 8):
            text(p, look, QRectF(x, field.top() + j * t, 20, t), ch, f, ON.brass, CENTRE)


def territory(p: QPainter, look: Look, c: QPointF, gold: int, *, full: bool = False) -> None:
    """Paint the pill on a board's edge that tells the gold of a territory, with a padlock when it is full."""
    f = font(look, UI, 16, BOLD)
    w = 52 + width_of(f, str(gold)) + (24 if full else 0)
    r = around(c, w, 27)
    p.fillPath(rounded(r, 13.5), tint("#120a05", 0.9))
    stroke(p, rounded(r, 13.5), tint(ON.brass, 0.8), 1.3)
    draw_icon(p, "gold-nuggets", QRectF(r.left() + 10, r.top() + 5, 18, 17), look.gold)
    text(p, look, QRectF(r.left() + 34, r.top(), 40, 27), str(gold), f, ON.text, LEFT)
    if full:
        draw_icon(p, "padlock", QRectF(r.right() - 26, r.top() + 6, 14, 15), ON.text)
