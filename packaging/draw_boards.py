"""Draw the pictures on the boards of the home screen, with the pieces of the drawing kit: run after a change of them.

They are shipped as pictures because the home screen is the first thing that is painted.  No letters are on them, so
that one picture serves every language.

    python packaging/draw_boards.py            writes resources/boards/*.png
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QPointF, QRectF  # noqa: E402
from PySide6.QtGui import QGuiApplication, QImage, QPainter  # noqa: E402

from desktop.ui.paint import cards, orcz_pieces, rum_pieces, tiles  # noqa: E402
from desktop.ui.paint.cache import smooth  # noqa: E402
from desktop.ui.paint.ghour_compact import compact_card  # noqa: E402
from desktop.ui.paint.ghour_signs import GhourFace  # noqa: E402
from desktop.ui.paint.light import inner_edge, rounded  # noqa: E402
from desktop.ui.paint.textures import lay, texture  # noqa: E402
from desktop.ui.paint.woodcut import woodcut  # noqa: E402
from desktop.ui.theme import DARK, FACTIONS, FIELDS, RACES, SEATS, Look, load_fonts  # noqa: E402

OUT = ROOT / "resources" / "boards"
WIDE, HIGH = 260, 304
"""The size in units; the middle 186 are seen on the narrowest board."""
SCALE = 2.0


def tilted(p: QPainter, c: QPointF, degrees: float, scale: float, draw: Callable[[], None]) -> None:
    """Draw something about ``c``, turned and enlarged."""
    p.save()
    p.translate(c)
    p.rotate(degrees)
    p.scale(scale, scale)
    draw()
    p.restore()


def armadora(p: QPainter, look: Look, a: QRectF) -> None:
    """Gold behind palisades, and three armies before them."""
    ground = rounded(QRectF(a.left() - 4, a.bottom() - 132, a.width() + 8, 140), 2)
    lay(p, ground, texture("land"), 8)
    inner_edge(p, ground, "#000000", 0.5, 6, 2)
    c = a.center().x()
    tiles.gold_pile(p, look, QPointF(c - 2, a.bottom() - 156), 7, 88)
    y = a.bottom() - 96
    tiles.palisade(p, look, QPointF(a.left() - 6, y), QPointF(a.right() + 6, y), thick=15, high=40)
    for place, race in enumerate(("orc", "elf", "mage")):
        tiles.tile(p, look, QRectF(c + (place - 1) * 62 - 26, a.bottom() - 74, 52, 52), RACES[race])


def claim2(p: QPainter, look: Look, a: QRectF) -> None:
    """A fan of four factions, in the small form of the cards: no letters."""
    for place, (faction, value) in enumerate((("gnome", 7), ("seer", 4), ("troll", 0), ("dragon", 9))):
        off = place - 1.5
        c = QPointF(a.center().x() + off * 28, a.center().y() + 4 + abs(off) * 8)
        coat, card = FACTIONS[faction], QRectF(-33, -46, 66, 92)
        tilted(
            p, c, off * 9, 1.56, lambda coat=coat, card=card, v=value: cards.claim_card(p, look, card, coat, v, lift=5)
        )


def orcz(p: QPainter, look: Look, a: QRectF) -> None:
    """An opponent, and three lines that march at it."""
    c, coats = a.center().x(), (SEATS[0], SEATS[1], SEATS[2])
    orcz_pieces.opponent(p, look, QRectF(c - 53, a.top() + 8, 106, 122), FIELDS["urth"], "", 4, 2)
    lines = ((("cavalry", 3), None), (None, ("archers", 2)), (("infantry", 4), None))
    for row, (coat, line) in enumerate(zip(coats, lines, strict=True)):
        for wing, unit in enumerate(line):
            r = QRectF(c - 56 + wing * 59, a.top() + 141 + row * 54, 50, 50)
            orcz_pieces.orcz_tile(p, look, r, coat, *(unit or (None, None)))


def gold_and_rum(p: QPainter, look: Look, a: QRectF) -> None:
    """Two warriors, a recruiting card and a leader, in the small form of the cards: no letters."""
    c, card = a.center(), QRectF(-34, -47, 68, 95)
    for dx, dy, turn, army, value, leader in (
        (-42, -66, -7, "undead", "6", False),
        (44, -62, 6, "orc", "5", False),
        (46, 66, -6, "dwarf", "", True),
    ):
        tilted(
            p,
            QPointF(c.x() + dx, c.y() + dy),
            turn,
            1.3,
            lambda army=army, v=value, k=leader: rum_pieces.rum_card(p, look, card, army, v, leader=k, lift=6),
        )
    tilted(p, QPointF(c.x() - 40, c.y() + 70), 5, 1.3, lambda: rum_pieces.rum_special(p, look, card, SEATS[1], "R", ""))


def ghour(p: QPainter, look: Look, a: QRectF) -> None:
    """A crypt guard upright, and a berserker turned: no letters."""
    c = a.center()
    guard = GhourFace(
        "guard", "", "violet", "creature", "crypt-entrance", costs=(("gold", 2), ("mana", 2)), defence=2, tp=1
    )
    raider = GhourFace(
        "raider", "", "red", "creature", "barbarian", costs=(("gold", 2), ("material", 1)), attacks=(("axe", 3),),
        defence=3, tp=2,
    )  # fmt: skip
    tilted(
        p,
        QPointF(c.x() - 22, c.y() - 58),
        -7,
        1.0,
        lambda: compact_card(p, look, QRectF(-56, -78, 112, 156), guard, lift=7),
    )
    tilted(
        p,
        QPointF(c.x() + 14, c.y() + 78),
        -84,
        1.0,
        lambda: compact_card(p, look, QRectF(-52, -73, 104, 146), raider, lift=7),
    )


PICTURES: dict[str, tuple[str, Callable[[QPainter, Look, QRectF], None]]] = {
    "armadora": ("#6d7a3a", armadora),
    "claim2": ("#7b3a3f", claim2),
    "orcz": ("#8a5a2a", orcz),
    "gold_and_rum": ("#5a4468", gold_and_rum),
    "ghour": ("#2f5a6a", ghour),
}
"""The colour of each game's woodcut, and what lies before it."""


def main() -> None:
    """Write every picture."""
    app = QGuiApplication(sys.argv)
    load_fonts()
    OUT.mkdir(exist_ok=True)
    for game, (colour, draw) in PICTURES.items():
        image = QImage(round(WIDE * SCALE), round(HIGH * SCALE), QImage.Format.Format_RGB32)
        image.fill(0)
        p = QPainter(image)
        smooth(p)
        p.scale(SCALE, SCALE)
        whole = QRectF(0, 0, WIDE, HIGH)
        woodcut(p, rounded(whole.adjusted(-3, -3, 3, 3), 0), colour, None, rays=30, seed=len(game) + 3, dy=-0.04)
        draw(p, DARK.at_floor(0), whole)
        p.end()
        image.save(str(OUT / f"{game}.png"))
    app.quit()


if __name__ == "__main__":
    main()
