"""Paint every piece in both schemes to one picture, to be looked at after each change of the drawing kit.

python tests/shots/gallery.py FOLDER [SCALE]        writes FOLDER/gallery_dark.png and FOLDER/gallery_light.png
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from desktop.ui import theme
from desktop.ui.paint import (
    cache,
    cards,
    controls,
    heraldry,
    letters,
    marks,
    plaques,
    surfaces,
    tiles,
)
from desktop.ui.paint.ghour_compact import compact_card
from desktop.ui.paint.ghour_field import SLOT, coins_wanted, ghour_turned, yield_badge
from desktop.ui.paint.ghour_pieces import emblem_card, ghour_back, ghour_card
from desktop.ui.paint.ghour_signs import GhourFace, Sign, number_signs
from desktop.ui.paint.orcz_pieces import UNITS, field_ground, line_ground, opponent, orcz_tile, stack_edges
from desktop.ui.paint.rum_pieces import rum_back, rum_card, rum_special
from desktop.ui.theme import DARK, FACTIONS, FIELDS, LIGHT, ORCZ_SEATS, RACES, SEATS, Look

NAMES = {"gnome": "Gnomy", "giant": "Olbrzymy", "dragon": "Smoki", "troll": "Trolle", "seer": "Wróżbici"}


def table_of_armadora(p: QPainter, look: Look) -> None:
    """Armadora as on the art director's picture."""
    surfaces.table(p, look, QRectF(0, 0, 1280, 800))
    surfaces.tray(p, look, QRectF(0, 640, 1280, 160))
    beam = QRectF(0, 0, 1280, 50)
    surfaces.beam(p, look, beam)
    controls.beam_title(p, look, beam, "Armadora", "Zaawansowana  ·  3 graczy  ·  tura 14")
    for i, icon in enumerate(("anticlockwise-rotation", "scroll-unfurled", "open-book", "cog")):
        controls.icon_button(p, look, QPointF(1116 + i * 44, 24), icon, hover=i == 1, off=i == 0)
    s, x0, y0 = 92, 272, 82
    tiles.board(p, look, QRectF(x0, y0, 8 * s, 5 * s), 8, 5, ("ABCDEFGH", "12345"))

    def square(c: int, r: int) -> QRectF:
        return QRectF(x0 + c * s, y0 + r * s, s, s)

    for c, r, gold in ((3, 0, 5), (1, 1, 4), (5, 1, 6), (7, 1, 3), (0, 3, 7), (4, 3, 4), (2, 4, 6), (6, 4, 5)):
        tiles.mine(p, look, square(c, r), gold, seed=c + 8 * r)
    for c, r, race in ((1, 0, "elf"), (2, 0, "orc"), (4, 0, "mage"), (6, 0, "goblin"), (2, 1, "elf"), (4, 1, "orc")):
        tiles.tile(p, look, square(c, r).adjusted(15, 12, -15, -18), RACES[race])
    marks.last_move(p, look, square(7, 4))
    tiles.tile(p, look, square(7, 4).adjusted(15, 12, -15, -18), RACES["elf"])
    for c in (0, 1, 2):
        a = QPointF(x0 + c * s + 3, y0 + 3 * s)
        tiles.palisade(p, look, a, a + QPointF(s - 6, 0), fresh=c == 1)
    for r in (0, 1):
        a = QPointF(x0 + 4 * s, y0 + r * s + 3)
        tiles.palisade(p, look, a, a + QPointF(0, s - 6), held=r == 1)
    for c in range(4, 8):
        a = QPointF(x0 + c * s, y0 + 3 * s)
        (marks.line_bar if c < 6 else marks.line_cross)(p, look, a, a + QPointF(s, 0))
    tiles.territory(p, look, QPointF(x0 + 7 * s, y0 - 16), 3, full=True)
    tiles.territory(p, look, QPointF(x0 + 2 * s, y0 + 5 * s + 17), 13)
    people = (("orc", "Żółw Bartłomiej", "orkowie"), ("elf", "Erzsébet", "elfy"), ("mage", "Władysława", "magowie"))
    for i, (race, name, sub) in enumerate(people):
        counts = [("hooded-figure", "4"), ("flying-flag", "1"), ("palisade", "1")][: 3 - i % 2]
        r = QRectF(14, 74 + i * 110, 216, 96)
        out = "spasowano" if i == 2 else ""
        plaques.seat_plaque(p, look, r, RACES[race], name, sub, counts, active=i == 0, out=out, seed=41 + i)
    room = plaques.panel(p, look, QRectF(14, 408, 216, 148), "Palisady")
    surfaces.recess(p, look, room)
    for k in range(2):
        a = QPointF(room.left() + 12, room.top() + 34 + k * 36)
        tiles.palisade(p, look, a, QPointF(room.right() - 12, a.y()), seed=k)
    plaques.panel(p, look, QRectF(1050, 74, 216, 206), "Terytoria")
    log = [
        (RACES["elf"], "Erzsébet: wojownik na h5"),
        (RACES["orc"], "Bartłomiej: palisady c4–d4 i c5–d5"),
        (None, "Tura 14"),
    ]
    plaques.chronicle(p, look, QRectF(1050, 294, 216, 270), "Kronika", log * 3)
    controls.prompt(p, look, QRectF(300, 618, 680, 44), "Postaw drugą palisadę", "albo zakończ ruch jedną")
    letters.heading(p, look, QRectF(36, 662, 200, 24), "Twoja rezerwa")
    for i, n in enumerate((1, 2, 3)):
        tiles.tile(p, look, QRectF(60 + i * 110, 695, 74, 74), RACES["orc"], n, back=False)
    marks.count_disc(p, look, QPointF(140, 772), "×2")
    for i, icon in enumerate(("palisade", "flying-flag")):
        tiles.token(p, look, QPointF(446 + i * 98, 728), icon, spent=i == 1)
    controls.button(p, look, QRectF(820, 686, 196, 50), "Zakończ ruch", "primary", "check-mark")
    controls.button(p, look, QRectF(1034, 686, 214, 50), "Postaw wojownika", "off", "hooded-figure")
    controls.button(p, look, QRectF(820, 747, 196, 38), "Cofnij palisadę", "plain", "anticlockwise-rotation", 16)
    controls.button(p, look, QRectF(1034, 747, 214, 38), "Spasuj na stałe", "plain", "tombstone", 16, hover=True)


def table_of_claim(p: QPainter, look: Look) -> None:
    """Cards of Claim 2 in every state, and the controls."""
    surfaces.wall(p, look, QRectF(0, 0, 1280, 800))
    surfaces.felt(p, look, QRectF(20, 20, 1240, 400), "#26402f")
    for i, (key, name) in enumerate(NAMES.items()):
        r = QRectF(44 + i * 200, 40, 160, 160 * cards.RATIO)
        cards.claim_card(p, look, r, FACTIONS[key], (7, 5, 9, 0, 4)[i], name, ("II", "II", "I · II", "II", "I")[i])
    cards.claim_back(p, look, QRectF(1050, 40, 160, 160 * cards.RATIO))
    for i, (key, name) in enumerate(NAMES.items()):
        r = QRectF(44 + i * 120, 280, 90, 90 * cards.RATIO)
        cards.claim_card(
            p, look, r, FACTIONS[key], i, name + " z bardzo długą nazwą" * (i == 1), "II",
            playable=i == 1, selected=i == 2, dim=i == 3,
        )  # fmt: skip
    for i in range(3):
        cards.claim_card(p, look, QRectF(660 + i * 70, 290, 56, 78), FACTIONS["gnome"], i + 1)
    surfaces.slot(p, look, QRectF(880, 285, 90, 126), "do koloru: smok")
    r = QRectF(1000, 285, 90, 126)
    cards.claim_back(p, look, r)
    marks.target(p, look, r)
    r = QRectF(1130, 285, 90, 126)
    cards.claim_back(p, look, r)
    marks.reaction(p, look, r, "shield")
    marks.focus(p, look, cards.card_outline(r), ground="cloth")
    for i, coat in enumerate(SEATS):
        heraldry.shield(p, look, QRectF(40 + i * 62, 440, 46, 54), coat, dim=i == 6)
        heraldry.shield(p, look, QRectF(40 + i * 30, 506, 22, 26), coat)
    for i, coat in enumerate(ORCZ_SEATS):
        tiles.tile(p, look, QRectF(500 + i * 80, 440, 62, 62), coat, plain_as="cross")
    surfaces.sheet(p, look, QRectF(30, 545, 600, 240))
    for wood, x in ((False, 50), (True, 660)):
        if wood:
            plaques.panel(p, look, QRectF(640, 545, 620, 240))
        controls.selector(p, look, QRectF(x, 565, 250, 42), "Gracz na tym komputerze", icon="meeple", on_wood=wood)
        controls.well(p, look, QRectF(x + 270, 565, 280, 42), on_wood=wood, focus=True)
        items = [("meeple", "człowiek"), ("gears", "komputer"), (None, "nikt")]
        controls.segments(p, look, QRectF(x, 622, 400, 42), items, 1, on_wood=wood)
        controls.tick_box(p, look, QRectF(x, 680, 260, 44), "Podpowiedzi", True, "tylko dla ludzi", on_wood=wood)
        controls.tick_box(p, look, QRectF(x + 280, 680, 260, 44), "Talia odkryta", False, on_wood=wood, off=True)
        controls.slider(p, look, QRectF(x + 10, 740, 240, 30), 0.4, on_wood=wood, marks=4)
        controls.chip(p, look, QRectF(x + 300, 742, 60, 25), "card-pick", "5", dark=wood)
        controls.button(p, look, QRectF(x + 380, 736, 160, 40), "Cicho", "quiet", "cycle")
    controls.pill(p, look, QPointF(900, 470), "4 karty", "card-pick")
    marks.hit(p, look, QPointF(1000, 470), 3)
    marks.hit(p, look, QPointF(1060, 470), 2, now=False)
    marks.arrow(p, look, QPointF(1110, 500), QPointF(1230, 450))


def curtain(p: QPainter, look: Look) -> None:
    """The curtain."""
    surfaces.curtain(p, look, QRectF(0, 0, 1280, 800))


ROTATE = (Sign("icon", "anticlockwise-rotation"), Sign("colon"))
FACES = (
    GhourFace(
        "vor-05", "Üvöltő őrjöngő", "red", "creature", "viking-head", "Lény", (("gold", 2), ("material", 1)),
        ("ravaging", "aggressive"), False, 1, (), "„Előbb az üvöltés érkezik, a fejsze szándékosan késik.”",
        (("club", 3),), 3, 3,
    ),
    GhourFace(
        "tel-11", "Lámpásbazár", "blue", "building", "shop", "Építmény", (("gold", 3),), ("market", "protected"),
        False, 2, ((*ROTATE, *number_signs("gold", 1)),), "„Az árak a holddal kelnek.”", (), 3, 3,
    ),
    GhourFace(
        "ysm-10", "Lombkoronasárkány", "green", "creature", "wyvern", "Lény",
        (("material", 1), ("mana", 5), ("tp", 8)), ("flying", "poisonous", "undead"), True, None, (),
        "„Ha leszáll, a levelek fölfelé hullanak.”", (("axe", 5), ("bow", 2)), 6, 9,
        hyphens=("Lombkorona-sárkány",),
    ),
    GhourFace(
        "umb-02", "Csontházi bank", "violet", "base", "candle-skull", "Bázis", (("gold", 20),), (), False, None,
        ((*ROTATE, *number_signs("gold", 1), *number_signs("mana", 1)),), "„A betétek örökre szólnak.”", size=6,
    ),
    GhourFace(
        "vor-18", "Aláaknázás", "red", "spell", "mine-wagon", "Varázslat", (("gold", 1), ("builders", None)),
        (), True, 1,
        (
            (*number_signs("structure", -4), Sign("arrow"), Sign("icon", "meeple"), Sign("icon", "stone-tower"),
             Sign("without", "protected")),
            (Sign("icon", "crossed-swords"), Sign("coin", "mana"), Sign("colon"), Sign("keyword", "flying")),
        ),
        "„Türelem, ácsolat és egy szál gyufa.”",
    ),
)  # fmt: skip


def orcz_and_rum(p: QPainter, look: Look) -> None:
    """Tiles and opponents of Orcz, cards of Gold & Rum."""
    surfaces.table(p, look, QRectF(0, 0, 1280, 800))
    for i, unit in enumerate(UNITS):
        orcz_tile(p, look, QRectF(40 + i * 96, 30, 76, 76), ORCZ_SEATS[i % 4], unit, 4 - i if i < 3 else None)
    states = ({}, {"playable": True}, {"selected": True}, {"dim": True})
    for i, coat in enumerate(ORCZ_SEATS):
        orcz_tile(p, look, QRectF(640 + i * 96, 30, 76, 76), coat, None)
        orcz_tile(p, look, QRectF(1040 + i * 60, 140, 46, 46), coat, "archers", 2, **states[i])
    for i, (key, coat) in enumerate(FIELDS.items()):
        field_ground(p, look, QRectF(40 + i * 200, 130, 190, 220), coat, hot=i == 1)
        stack_edges(p, look, QRectF(86 + i * 200, 150, 98, 116), coat, 2)
        line_ground(p, look, QRectF(64 + i * 200, 276, 142, 66), ORCZ_SEATS[i], i + 1)
        opponent(
            p, look, QRectF(86 + i * 200, 150, 98, 116), coat, "Tüskeíjászok"[: 12 - i] + " ön" * (i == 2), i + 2, i
        )
        assert key
    army = (("undead", "2", "Élőholtak"), ("orc", "6", "Orkok"), ("barbarian", "", "Vezér"), ("giant", "10", "Óriás"))
    for i, (kind, value, name) in enumerate(army):
        rum_card(p, look, QRectF(40 + i * 152, 380, 132, 184), kind, value, name, leader=i == 2)
        rum_card(p, look, QRectF(1060 + i * 54, 220, 46, 64), kind, value, leader=i == 2)
    rum_special(p, look, QRectF(648, 380, 132, 184), SEATS[1], "R", "Toborzás")
    rum_special(p, look, QRectF(800, 380, 132, 184), SEATS[3], "D", "Dezertálás", playable=True)
    rum_card(p, look, QRectF(952, 380, 92, 129), "machine", "9", "Hadigép", selected=True)
    rum_card(p, look, cards.pile(p, look, QRectF(1180, 400, 80, 112), 8), "dwarf", "4", lift=2)
    rum_special(p, look, QRectF(1070, 380, 92, 129), SEATS[4], "D", "Dezertálás", dim=True)
    for i, kind in enumerate(("undead", "orc", "barbarian", "dwarf", "mercenary", "spy")):
        rum_back(p, look, QRectF(40 + i * 152, 590, 132, 184), kind)


def ghour(p: QPainter, look: Look) -> None:
    """The Ghour card in its sizes."""
    surfaces.table(p, look, QRectF(0, 0, 1280, 800))
    for i, face in enumerate(FACES):
        ghour_card(p, look, QRectF(24 + i * 214, 20, 200, 200 * cards.RATIO), face)
        compact_card(p, look, QRectF(24 + i * 116, 320, 102, 102 * cards.RATIO), face, playable=i == 1, selected=i == 2)
        emblem_card(p, look, QRectF(640 + i * 66, 320, 52, 72), face, number=face.tp, hot=i == 3)
        emblem_card(p, look, QRectF(640 + i * 36, 410, 24, 33), face)
    emblem_card(p, look, QRectF(830, 410, 24, 33), None)
    ghour_back(p, look, QRectF(1100, 20, 160, 160 * cards.RATIO))
    ghour_card(p, look, QRectF(1100, 270, 160, 160 * cards.RATIO), FACES[2], flat=True)
    surfaces.felt(p, look, QRectF(16, 480, 1240, 300), "#2f4a30")
    for i in range(4):
        slot = QRectF(30 + i * 150, 492, SLOT, SLOT)
        ghour_turned(p, look, slot, FACES[i % 3], i)
        ghour_turned(p, look, slot.translated(0, 146), FACES[3 if i else 0], i, items=() if i else (FACES[4],))
    ghour_turned(p, look, QRectF(640, 492, SLOT, SLOT), None, 0, hidden="2. rejtett")
    ghour_turned(p, look, QRectF(640, 638, SLOT, SLOT), None, 1, hidden="2. rejtett")
    yield_badge(p, look, QPointF(1210, 520), "gold", 2)
    yield_badge(p, look, QPointF(1210, 560), "mana", 1, sacrifice=True)
    surfaces.sheet(p, look, QRectF(1000, 705, 240, 60))
    coins_wanted(p, look, QRectF(1000, 705, 240, 60), "gold", 4, 2)
    ghour_card(p, look, QRectF(800, 492, 180, 180 * cards.RATIO), FACES[4])
    compact_card(p, look, QRectF(1000, 492, 145, 145 * cards.RATIO), FACES[4], dim=False)


SCENES = [table_of_armadora, table_of_claim, orcz_and_rum, ghour, curtain]


def main() -> None:
    """Paint all scenes below one another, one file a scheme."""
    folder, scale = Path(sys.argv[1]), float(sys.argv[2]) if len(sys.argv) > 2 else 1.0
    app = QGuiApplication.instance() or QGuiApplication([])
    theme.load_fonts()
    for look in (DARK, LIGHT):
        image = QImage(round(1280 * scale), round(800 * len(SCENES) * scale), QImage.Format.Format_RGB32)
        p = QPainter(image)
        cache.smooth(p)
        p.scale(scale, scale)
        for i, scene in enumerate(SCENES):
            p.save()
            p.translate(0, 800 * i)
            p.setClipRect(QRectF(0, 0, 1280, 800))
            scene(p, look)
            p.restore()
        p.end()
        image.save(str(folder / f"gallery_{look.scheme}.png"))
    del app


if __name__ == "__main__":
    main()
