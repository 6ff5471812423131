"""Every paint function at two pixel ratios in both schemes; pieces stay inside their margin."""

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF
from PySide6.QtGui import QImage, QPageSize, QPainter, QPdfWriter

from desktop.ui.paint import (
    cards,
    controls,
    ghour_compact,
    ghour_field,
    ghour_pieces,
    heraldry,
    marks,
    orcz_pieces,
    plaques,
    rum_pieces,
    surfaces,
    tiles,
)  # fmt: skip
from desktop.ui.paint.cache import margin
from desktop.ui.paint.ghour_signs import GhourFace, Sign, number_signs
from desktop.ui.theme import ARMIES, CLANS, DARK, FACTIONS, FIELDS, LIGHT, RACES, SEATS

LONG = "Nieprawdopodobnie długie imię z Konstantynopolitańczykowianeczką"
RULE = (Sign("icon", "hand"), Sign("colon"), *number_signs("gold", 2), Sign("arrow"), Sign("without", "flying"))


def face(clan="red", kind="creature", **more):
    return GhourFace(**{
        "id": "x-1", "name": LONG, "clan": clan, "kind": kind, "emblem": "raven", "kind_name": "Lény", "defence": 12,
        "costs": (("gold", 2), ("material", 1), ("mana", 3), ("builders", None)), "keywords": ("flying", "fast"),
        "timed": True, "recruit": 2, "abilities": (RULE, RULE * 2), "flavour": LONG * 2,
        "attacks": (("club", 3), ("bow", 10)), "tp": 11, **more,
    })  # fmt: skip


def card(width):
    return QRectF(0, 0, width, width * cards.RATIO)


PIECES = {
    **{f"claim {w} {s}": (card(w), lambda p, k, r, s=s: cards.claim_card(
        p, k, r, FACTIONS["troll"], 9, LONG, "I · II", **{s: True} if s else {}))
       for w in (56, 172) for s in ("", "playable", "selected", "dim")},
    "claim back": (card(96), cards.claim_back),
    **{f"rum {kind}": (card(92), lambda p, k, r, kind=kind: rum_pieces.rum_card(p, k, r, kind, "10", LONG))
       for kind in ARMIES},
    "rum leader": (card(46), lambda p, k, r: rum_pieces.rum_card(p, k, r, "orc", leader=True, selected=True)),
    **{f"rum {kind} back": (card(92), lambda p, k, r, kind=kind: rum_pieces.rum_back(p, k, r, kind))
       for kind in ("undead", "mercenary", "spy")},
    **{f"rum {kind}": (card(92), lambda p, k, r, kind=kind: rum_pieces.rum_special(p, k, r, SEATS[3], kind, LONG))
       for kind in "RD"},
    **{f"orcz {unit}": (QRectF(0, 0, 58, 58), lambda p, k, r, unit=unit: orcz_pieces.orcz_tile(
        p, k, r, SEATS[0], unit, 4 if unit == "archers" else None, selected=True))
       for unit in ("archers", "scout", None)},
    "orcz dim": (QRectF(0, 0, 44, 44), lambda p, k, r: orcz_pieces.orcz_tile(
        p, k, r, SEATS[6], "cavalry", 3, dim=True)),
    "opponent": (QRectF(0, 0, 98, 116), lambda p, k, r: orcz_pieces.opponent(p, k, r, FIELDS["urth"], LONG, 10, 2)),
    **{f"tile {race} {back}": (QRectF(0, 0, 62, 62), lambda p, k, r, race=race, back=back: tiles.tile(
        p, k, r, RACES[race], 5, back=back)) for race in RACES for back in (True, False)},
    **{f"mine {n}": (QRectF(0, 0, 92, 92), lambda p, k, r, n=n: tiles.mine(p, k, r, n)) for n in (0, 1, 8, 12)},
    "token": (QRectF(0, 0, 64, 64), lambda p, k, r: tiles.token(p, k, r.center(), "palisade")),
    "shield": (QRectF(0, 0, 46, 54), lambda p, k, r: heraldry.shield(p, k, r, SEATS[5], dim=True)),
    **{f"ghour {clan} {w}": (card(w), lambda p, k, r, clan=clan: ghour_pieces.ghour_card(p, k, r, face(clan)))
       for clan, w in zip(CLANS, (150, 200, 300, 160), strict=True)},
    **{f"ghour {kind}": (card(170), lambda p, k, r, kind=kind: ghour_pieces.ghour_card(p, k, r, face(kind=kind)))
       for kind in ("base", "building", "extension", "item", "spell")},
    **{f"compact {kind}": (card(84), lambda p, k, r, kind=kind: ghour_compact.compact_card(
        p, k, r, face(kind=kind, size=6), selected=True)) for kind in ("base", "building", "creature", "item")},
    "ghour back": (card(102), ghour_pieces.ghour_back),
    "emblem": (QRectF(0, 0, 52, 73), lambda p, k, r: ghour_pieces.emblem_card(p, k, r, face(), number=5, hot=True)),
    "emblem back": (QRectF(0, 0, 24, 33), lambda p, k, r: ghour_pieces.emblem_card(p, k, r, None)),
    **{f"turned {n}": (QRectF(0, 0, 140, 140), lambda p, k, r, n=n: ghour_field.ghour_turned(p, k, r, face(), n))
       for n in range(4)},
    **{f"hidden {n}": (QRectF(0, 0, 140, 140), lambda p, k, r, n=n: ghour_field.ghour_turned(
        p, k, r, None, n, hidden=LONG)) for n in (0, 1)},
}  # fmt: skip


@pytest.mark.parametrize("name", PIECES)
def test_a_piece_is_painted_and_stays_within_its_margin(canvas, name):
    size, draw = PIECES[name]
    edge = margin(size.width())
    for look, dpr in ((DARK, 1.0), (LIGHT, 1.5)):
        sheet = canvas(int(size.width() + 2 * edge) + 20, int(size.height() + 2 * edge) + 20, dpr)
        box = sheet.paint(lambda p, look=look: draw(p, look, size.translated(edge + 10, edge + 10))).inked()
        assert box is not None
        assert min(box[:2]) >= 10 - 1
        assert box[2] <= size.width() + 2 * edge + 11
        assert box[3] <= size.height() + 2 * edge + 11


R = QRectF(40, 40, 260, 60)
OTHERS = {
    "table": lambda p, k: surfaces.table(p, k, R),
    "tray": lambda p, k: surfaces.tray(p, k, R),
    "wall": lambda p, k: surfaces.wall(p, k, R),
    "curtain": lambda p, k: surfaces.curtain(p, k, QRectF(0, 0, 340, 260)),
    "felt": lambda p, k: surfaces.felt(p, k, R),
    "slot": lambda p, k: surfaces.slot(p, k, R, LONG),
    "recess": lambda p, k: surfaces.recess(p, k, R),
    "beam": lambda p, k: (surfaces.beam(p, k, R), controls.beam_title(p, k, R, LONG, LONG, LONG, 60)),
    "panel": lambda p, k: plaques.panel(p, k, QRectF(40, 40, 200, 200), LONG),
    "panel bare": lambda p, k: plaques.panel(p, k, R),
    "plaque": lambda p, k: plaques.seat_plaque(
        p, k, QRectF(40, 40, 218, 96), SEATS[1], LONG, LONG, [("meeple", "10")] * 6, active=True, out=LONG),
    "chronicle": lambda p, k: plaques.chronicle(p, k, QRectF(40, 40, 218, 200), LONG, [(SEATS[0], LONG), (None, LONG)]),
    **{f"button {kind}": lambda p, k, kind=kind: controls.button(
        p, k, R, LONG, kind, "cog", down=True, hover=True, focus=True, on_wood=kind != "quiet")
       for kind in ("plain", "primary", "quiet", "off")},
    "icon button": lambda p, k: controls.icon_button(p, k, R.center(), "cog", hover=True, count=12, cloth=True),
    "prompt": lambda p, k: controls.prompt(p, k, R, "Graj", LONG),
    "prompt long": lambda p, k: controls.prompt(p, k, R, LONG, LONG),
    "chip": lambda p, k: controls.chip(p, k, QRectF(40, 40, 60, 25), "cog", LONG, dark=False),
    "pill": lambda p, k: controls.pill(p, k, R.center(), LONG, "cog", width=100),
    "selector": lambda p, k: controls.selector(p, k, R, LONG, icon="cog", on_wood=True, focus=True),
    "segments": lambda p, k: controls.segments(p, k, R, [("cog", LONG), (None, LONG)], 1, on_wood=True),
    "tick": lambda p, k: controls.tick_box(p, k, R, LONG, True, LONG, focus=True),
    "tick off": lambda p, k: controls.tick_box(p, k, R, LONG, False, on_wood=False, off=True),
    "slider": lambda p, k: controls.slider(p, k, R, 0.0, marks=5),
    "palisade": lambda p, k: (
        tiles.palisade(p, k, QPointF(40, 90), QPointF(120, 90), ghost=True, fresh=True),
        tiles.palisade(p, k, QPointF(140, 40), QPointF(140, 120), held=True)),
    "board": lambda p, k: tiles.board(p, k, QRectF(40, 40, 240, 150), 8, 5, ("ABCDEFGH", "12345")),
    "territory": lambda p, k: tiles.territory(p, k, R.center(), 24, full=True),
    "field": lambda p, k: orcz_pieces.field_ground(p, k, R, FIELDS["forest"], hot=True),
    "pile": lambda p, k: cards.claim_back(p, k, cards.pile(p, k, card(80).translated(100, 60), 7)),
    "line": lambda p, k: orcz_pieces.line_ground(p, k, R, SEATS[2], 12),
    "stack": lambda p, k: orcz_pieces.stack_edges(p, k, QRectF(40, 40, 98, 116), FIELDS["urth"], 3),
    "yield": lambda p, k: ghour_field.yield_badge(p, k, R.center(), "mana", 10, sacrifice=True),
    "wanted": lambda p, k: (ghour_field.coins_wanted(p, k, R, "mana", 9, 2), ghour_field.coins_wanted(
        p, k, R.translated(0, 80), "gold", 2, 2)),
    "coat bar": lambda p, k: heraldry.coat_bar(p, R, SEATS[4]),
    "marks": lambda p, k: (
        marks.target(p, k, R), marks.reaction(p, k, R, "hand"), marks.last_move(p, k, R, 0.5),
        marks.focus(p, k, cards.card_outline(R), ground="parchment"), marks.lamp(p, k, R),
        marks.hit(p, k, R.center(), 3), marks.hit(p, k, R.center(), 3, now=False),
        marks.arrow(p, k, R.topLeft(), R.bottomRight()), marks.line_bar(p, k, R.topLeft(), R.topRight()),
        marks.line_cross(p, k, R.topLeft(), R.bottomLeft()), marks.count_disc(p, k, R.center(), 12)),
}  # fmt: skip


@pytest.mark.parametrize("name", OTHERS)
def test_a_surface_or_control_is_painted_without_a_word_from_qt(canvas, name):
    for look in (DARK, LIGHT):
        for dpr in (1.0, 1.5):
            box = canvas(340, 260, dpr).paint(lambda p, look=look: OTHERS[name](p, look)).inked()
            assert box is not None


CONTROLS = ("button plain", "button off", "chip", "selector", "segments", "pill", "tick")


@pytest.mark.parametrize("name", CONTROLS)
def test_long_words_do_not_leave_a_control(canvas, name):
    box = canvas(340, 200).paint(lambda p: OTHERS[name](p, DARK)).inked()
    assert box[0] >= 40 - 12
    assert box[2] <= 300 + 12


@pytest.mark.parametrize("kind", [k for k in heraldry.PATTERNS if k != "plain"])
def test_a_pattern_shows_in_greyscale_at_every_size(canvas, kind):
    for scale in (0.4, 1.0, 2.0):
        room = QRectF(0, 0, 80, 80)
        sheet = canvas(80, 80).paint(
            lambda p, room=room, scale=scale: (
                p.fillRect(room, "#808080"), heraldry.pattern(p, cards.card_outline(room), kind, "#000", 0.8, scale)
            )
        )  # fmt: skip
        greys = [sheet.image.pixelColor(x, y).red() for x in range(12, 68) for y in range(12, 68)]
        dark = sum(grey < 90 for grey in greys) / len(greys)
        assert 0.04 < dark < 0.8
        assert max(greys) > 110


def test_print_takes_no_pixels_for_patterns_and_no_shadow(fonts):
    store = QBuffer()
    store.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(store)
    writer.setResolution(1200)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    p = QPainter(writer)
    p.scale(1200 / 254, 1200 / 254)  # ten units a millimetre
    for clan in CLANS:
        ghour_pieces.ghour_card(p, LIGHT.at_floor(0), card(630), face(clan), flat=True)
    p.end()
    data = bytes(store.data())
    assert data.startswith(b"%PDF")
    assert b"/Subtype /Image" not in data
    assert len(data) < 3_000_000


def test_two_looks_can_be_painted_side_by_side(canvas):
    def both(p):
        surfaces.plank(p, DARK, QRectF(30, 30, 80, 80))
        surfaces.plank(p, LIGHT, QRectF(150, 30, 80, 80))

    image: QImage = canvas(260, 140).paint(both).image
    assert image.pixelColor(70, 70).lightness() < 90 < image.pixelColor(190, 70).lightness()


def test_a_turned_card_leaves_its_ticket_free():
    slot = QRectF(10, 10, 140, 140)
    for turns in range(4):
        outline = ghour_field.lying(slot, turns).outline()
        assert slot.adjusted(-0.5, -0.5, 0.5, 0.5).contains(outline)
        if turns:
            assert not outline.intersects(ghour_field.ticket_rect(slot))


def test_the_validation_hears_of_a_flavour_that_finds_no_room(fonts):
    assert ghour_pieces.flavour_fits(face(flavour="Rövid."))
    assert not ghour_pieces.flavour_fits(face(flavour=LONG * 6))


def test_a_long_name_breaks_at_its_listed_place_or_between_vowels():
    assert ghour_pieces.hyphenated("Lombkoronasárkány", ("Lombkorona-sárkány",)) == ("Lombkorona-", "sárkány")
    assert ghour_pieces.hyphenated("Falrepesztő") == ("Falre-", "pesztő")
    assert ghour_pieces.hyphenated("Strzszcz") == ("Strzszcz",)
