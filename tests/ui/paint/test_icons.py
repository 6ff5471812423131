import pytest
from PySide6.QtCore import QRectF

from desktop import paths
from desktop.ui import theme
from desktop.ui.paint import ghour_signs, icons, orcz_pieces, rum_pieces


@pytest.mark.parametrize("name", icons.icon_names())
def test_every_icon_is_a_figure_inside_its_square(name):
    path = icons.icon_path(name)
    assert path.elementCount() > 3
    box = path.boundingRect()
    assert box.width() > 40
    assert box.height() > 20
    assert QRectF(-1, -1, 514, 514).contains(box)


def test_glued_arc_flags_relative_commands_and_mirrored_curves_are_read():
    glued = icons.parse_path("M10 10a5 5 0 015 5")
    apart = icons.parse_path("M10,10 A5,5 0 0 1 15,15")
    assert glued.boundingRect() == apart.boundingRect()
    assert icons.parse_path("M0 0h4v4h-4z").boundingRect() == QRectF(0, 0, 4, 4)
    smooth = icons.parse_path("M0 0C0 4 4 4 4 0S8-4 8 0")
    assert smooth.currentPosition().x() == 8
    assert icons.parse_path("M0 0Q4 8 8 0t8 0").currentPosition().x() == 16


def test_an_icon_fits_the_middle_of_its_rectangle():
    r = QRectF(10, 20, 60, 30)
    box = icons.fitted("raven", r).boundingRect()
    assert r.adjusted(-0.1, -0.1, 0.1, 0.1).contains(box)
    assert box.center().x() == pytest.approx(r.center().x(), abs=0.1)


def test_every_emblem_the_kit_names_is_shipped():
    named = {coat.emblem for coats in (theme.RACES, theme.FACTIONS, theme.FIELDS, theme.ARMIES, theme.CLANS)
             for coat in coats.values()}  # fmt: skip
    named |= {coat.emblem for coat in theme.SEATS} | set(orcz_pieces.UNITS.values()) | set(rum_pieces.SPECIALS.values())
    for table in (ghour_signs.KEYWORDS, ghour_signs.ATTACKS, ghour_signs.KINDS, ghour_signs.WHEN, ghour_signs.SCOPES,
                  ghour_signs.VALUES, ghour_signs.COINS):  # fmt: skip
        named |= set(table.values())
    assert named <= set(icons.icon_names())


def test_the_attribution_names_every_icon():
    told = (paths.resources() / "ATTRIBUTION.md").read_text(encoding="utf-8")
    listed = told.split("Used: ")[1].split(".\n")[0].split(", ")
    assert tuple(sorted(listed)) == icons.icon_names()
    assert f"{len(listed)} icons" in told
