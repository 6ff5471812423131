"""What a Ghour card shows, as plain values, and its small signs: coins, keywords, symbol lines (§4, §9)."""

from __future__ import annotations

import math
from typing import Literal

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath

from desktop.ui.paint.colour import Colour, falling, mix, tint
from desktop.ui.paint.heraldry import shield_path
from desktop.ui.paint.icons import draw_icon, fitted
from desktop.ui.paint.letters import LEFT, numeral, text
from desktop.ui.paint.light import around, grown, line, polygon, rounded, stroke
from desktop.ui.theme import CLANS, EXTRA, INK, TITLE, UI, Coat, Look, font

KEYWORDS = {
    "flying": "feathered-wing",
    "swimming": "double-fish",
    "invisible": "ghost",
    "seer": "sunken-eye",
    "clumsy": "banana-peel",
    "industrious": "ant",
    "slow": "snail",
    "fast": "wingfoot",
    "poisonous": "snake",
    "sleep_inducing": "night-sleep",
    "lurking": "hood",
    "looting": "swap-bag",
    "ravaging": "demolish",
    "guard": "checked-shield",
    "aggressive": "mailed-fist",
    "kamikaze": "unlit-bomb",
    "shapeshifter": "duality-mask",
    "undead": "raise-zombie",
    "weak": "broken-heart",
    "berserk": "enrage",
    "life_drinker": "fangs",
    "traitor": "backstab",
    "mercenary": "price-tag",
    "watchtower": "watchtower",
    "protected": "crenulated-shield",
    "mobile": "cartwheel",
    "market": "scales",
    "catapult": "catapult",
}
ATTACKS = {"club": "wood-club", "axe": "sharp-axe", "bow": "pocket-bow"}
KINDS = {
    "base": "castle",
    "building": "stone-tower",
    "extension": "brick-wall",
    "creature": "meeple",
    "item": "knapsack",
    "spell": "spell-book",
}
WHEN = {
    "rotate": "anticlockwise-rotation",
    "helper": "hand",
    "attacking": "crossed-swords",
    "defending": "shield",
    "dying": "tombstone",
}
SCOPES = {"one": "meeple", "player": "meeple-group", "all": "world"}
VALUES = {"attack": "wood-club", "defence": "hearts", "structure": "stone-tower"}
COINS = {
    "gold": "two-coins",
    "material": "stone-block",
    "mana": "crystal-growth",
    "builders": "claw-hammer",
    "tp": "trophy-cup",
}
TIMED = "sands-of-time"
_METAL = {
    "gold": ("#fff0b0", "#f0c142", "#a06c12"),
    "material": ("#efe6d8", "#b5a794", "#6d6152"),
    "mana": ("#d6f4ff", "#6cc0dd", "#1f6687"),
    "builders": ("#f7e3c3", "#d89a55", "#8a4f1d"),
    "tp": ("#ffffff", "#e5ddd0", "#8f8576"),
}


class Sign(msgspec.Struct, frozen=True, gc=False):
    """One sign of a symbol line.

    ``icon``: ``what`` is an icon's name. ``coin``: a resource. ``number``: its words. ``keyword`` and ``without``
    (struck out): a keyword. ``colon`` and ``arrow`` stand for themselves.
    """

    kind: Literal["icon", "coin", "number", "keyword", "without", "colon", "arrow"]
    what: str = ""


class GhourFace(msgspec.Struct, frozen=True):
    """Everything a Ghour card shows, in the reader's language; the painter knows no other source.

    ``costs`` are (gold, material, mana, builders or tp; number or None for the bare sign), ``attacks`` (club, axe or
    bow; value), ``abilities`` one tuple of signs each, ``hyphens`` the places where long words of the name may break
    ("Lombkorona-sárkány").
    """

    id: str
    name: str
    clan: str
    kind: str
    emblem: str
    kind_name: str = ""
    costs: tuple[tuple[str, int | None], ...] = ()
    keywords: tuple[str, ...] = ()
    timed: bool = False
    recruit: int | None = None
    abilities: tuple[tuple[Sign, ...], ...] = ()
    flavour: str = ""
    attacks: tuple[tuple[str, int], ...] = ()
    defence: int | None = None
    tp: int | None = None
    size: int | None = None
    hyphens: tuple[str, ...] = ()

    @property
    def coat(self) -> Coat:
        """The clan's colour, pattern and emblem."""
        return CLANS[self.clan]

    @property
    def bare(self) -> bool:
        """Whether the card has no foot: an item or a spell."""
        return self.kind in ("item", "spell")

    @property
    def seed(self) -> int:
        """Which part of the parchment and which hills the card shows."""
        return sum(map(ord, self.id)) % 17


def number_signs(kind: str, value: int) -> tuple[Sign, ...]:
    """Return "+n" or "−n" with the sign of a resource or of a value (attack, defence, structure)."""
    words = Sign("number", f"{value:+d}".replace("-", "−"))
    return (words, Sign("coin", kind) if kind in COINS else Sign("icon", VALUES[kind]))


def coin_path(c: QPointF, r: float, kind: str) -> QPainterPath:
    """Return the outline of a resource: its shape tells what it is, in every light (§4)."""
    if kind == "gold":
        path = QPainterPath()
        path.addEllipse(c, r, r)
        return path
    if kind == "material":
        return rounded(around(c, r * 1.8), r * 0.28)
    if kind == "mana":
        x, y = c.x(), c.y()
        return polygon((x, y - 1.16 * r), (x + r, y), (x, y + 1.16 * r), (x - r, y))
    if kind == "builders":
        turns = [math.pi / 6 + i * math.pi / 3 for i in range(6)]
        return polygon(*((c.x() + 1.05 * r * math.cos(a), c.y() + 1.05 * r * math.sin(a)) for a in turns))
    return shield_path(QRectF(c.x() - r * 0.92, c.y() - r, r * 1.84, r * 2.05))


def coin(p: QPainter, look: Look, c: QPointF, r: float, kind: str, value: object | None = None) -> None:
    """Paint a resource with its number, or with its sign: the shape tells, the colour helps."""
    path = coin_path(c, r, kind)
    p.fillPath(path, falling(path.boundingRect(), *_METAL[kind]))
    stroke(p, path, INK, max(0.8, 0.11 * r))
    if value is None:
        draw_icon(p, COINS[kind], around(c, r * 1.15), "#1c1009")
    else:
        size = r * (1.55 if len(str(value)) == 1 else 1.2)
        numeral(p, look.at_floor(0), around(c, 1.9 * r), value, size, "#1c1009")


def key_icon(p: QPainter, r: QRectF, icon: str, colour: Colour, ink: Colour = "#fff1d0") -> None:
    """Paint the square plate of a keyword (or of the timed sign) with its icon."""
    path = rounded(r, r.width() * 0.22)
    p.fillPath(path, mix(colour, "#150a05", 0.62))
    stroke(p, path, tint("#fff1d0", 0.5), max(0.6, r.width() * 0.05))
    draw_icon(p, icon, grown(r, -r.width() * 0.14), ink)


def _run(look: Look, signs: tuple[Sign, ...], h: float) -> list[tuple[Sign, float, float]]:
    """Return each sign with its place and width on a line ``h`` high."""
    fm = QFontMetricsF(font(look.at_floor(0), UI, h * 0.92, EXTRA))
    out, x = [], 0.0
    for sign in signs:
        if sign.kind == "number":
            w, gap = fm.horizontalAdvance(sign.what) + 1, 0.10
        else:
            w, gap = {
                "icon": (0.88 * h, 0.14),
                "coin": (0.92 * h, 0.16),
                "keyword": (h, 0.12),
                "without": (h, 0.12),
                "colon": (0.28 * h, 0.14),
                "arrow": (0.6 * h, 0.20),
            }[sign.kind]
        out.append((sign, x, w))
        x += w + gap * h
    return out


def signs_width(look: Look, signs: tuple[Sign, ...], h: float) -> float:
    """Return how wide a symbol line ``h`` high runs."""
    run = _run(look, signs, h)
    return run[-1][1] + run[-1][2] if run else 0.0


def symbol_line(
    p: QPainter, look: Look, r: QRectF, signs: tuple[Sign, ...], colour: Colour, *, centred: bool = False
) -> None:
    """Paint a symbol line as high as ``r``; one too long shrinks as a whole. ``colour`` is the clan's."""
    h, w = r.height(), signs_width(look, signs, r.height())
    if w > r.width() > 0:
        h *= r.width() / w * 0.99
    run = _run(look, signs, h)
    w = signs_width(look, signs, h)
    x0, y = (r.center().x() - w / 2 if centred else r.left()), r.center().y() - h / 2
    for sign, at, wide in run:
        x = x0 + at
        box = QRectF(x, y, wide, h)
        if sign.kind == "icon":
            draw_icon(p, sign.what, around(box.center(), wide), INK)
        elif sign.kind == "coin":
            coin(p, look, box.center(), h * 0.46, sign.what)
        elif sign.kind in ("keyword", "without"):
            key_icon(p, box, KEYWORDS[sign.what], colour)
            if sign.kind == "without":
                for bar, width in (("#fff1d0", 0.22), ("#b3261a", 0.12)):
                    m = h * 0.08
                    a, b = QPointF(box.left() + m, box.top() + m), QPointF(box.right() - m, box.bottom() - m)
                    line(p, a, b, bar, h * width, True)
        elif sign.kind == "arrow":
            draw_icon(p, "plain-arrow", around(box.center(), wide), "#5c4330", turn=-90)
        else:
            words, family, size = (":", TITLE, h) if sign.kind == "colon" else (sign.what, UI, h * 0.92)
            f = font(look.at_floor(0), family, size, EXTRA)
            room = box.adjusted(0, -h, h, h)
            text(p, look.at_floor(0), room, words, f, INK, LEFT)


def tower_or_heart(
    p: QPainter, look: Look, c: QPointF, r: float, value: object, *, creature: bool, pen: float = 0.7
) -> None:
    """Paint the defence: a red heart (creature) or a stone tower (building, extension)."""
    if creature:
        path = fitted("hearts", around(c, 2.3 * r, 2.2 * r))
        p.fillPath(path, falling(path.boundingRect(), "#ff9a80", "#d8402b", "#8d1a10"))
    else:
        path = rounded(QRectF(c.x() - r, c.y() - r * 0.8, 2 * r, r * 1.75), r * 0.12)
        teeth = QPainterPath()
        for j in (0, 2, 4):
            teeth.addRect(QRectF(c.x() - r + j * r * 0.4, c.y() - r * 1.12, r * 0.4, r * 0.5))
        path = path.united(teeth)
        p.fillPath(path, falling(path.boundingRect(), "#f2ebdf", "#a89a86", "#7d705e"))
    stroke(p, path, INK, pen)
    size, ink = r * (1.55 if len(str(value)) == 1 else 1.25), "#ffffff" if creature else "#1c1009"
    rim = "#3a0a05" if creature else None
    at = around(c + QPointF(0, r * 0.02), 1.9 * r)
    numeral(p, look.at_floor(0), at, value, size, ink, outline=rim, width=max(0.6, r * 0.07))


def hand_fan(p: QPainter, look: Look, c: QPointF, r: float, value: object) -> None:
    """Paint the size of a base: a fan of three hand cards with the number."""
    foot = c + QPointF(0, r)
    for j in (-1, 0, 1):
        b = around(c + QPointF(j * r * 0.34, 0), r * 1.1, r * 1.9)
        p.save()
        p.translate(foot)
        p.rotate(j * 15)
        p.translate(-foot)
        p.fillPath(rounded(b, r * 0.15), falling(b, "#fff7e6", "#e2cc9a"))
        stroke(p, rounded(b, r * 0.15), INK, max(0.6, r * 0.09))
        p.restore()
    numeral(p, look.at_floor(0), around(c, 2 * r), value, r * 1.5, INK, outline="#fff4dc", width=max(0.5, r * 0.08))


def weapon(p: QPainter, look: Look, r: QRectF, kind: str, value: object, *, many: bool = False) -> None:
    """Paint an attack on its cream plate: weapon and value."""
    h = r.height()
    p.fillPath(rounded(r, h * 0.18), falling(r, "#fff7e6", "#e9d6ac"))
    stroke(p, rounded(r, h * 0.18), INK, max(0.7, h * 0.045))
    s = h * (0.60 if many else 0.74)
    draw_icon(p, ATTACKS[kind], QRectF(r.left() + h * 0.07, r.center().y() - s / 2, s, s), INK)
    left = r.left() + h * 0.07 + s
    numeral(p, look.at_floor(0), QRectF(left, r.top(), r.right() - left - h * 0.06, h), value, h * 0.88, INK)
