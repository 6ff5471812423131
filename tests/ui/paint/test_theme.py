import msgspec
import pytest
from PySide6.QtGui import QColor, QFontDatabase, QFontInfo, QPalette

from desktop.ui import theme
from desktop.ui.paint.colour import contrast, mix
from desktop.ui.theme import DARK, LIGHT, ON, SEATS, TITLE, font, look_of

LETTERS = [
    ("text", "plank", 11.8, 11.7), ("text", "beam", 14.6, 7.6), ("text", "table", 6.8, 7.1),
    ("text_dim", "plank", 7.4, 8.0), ("text_dim", "beam", 9.1, 5.2), ("text_mute", "plank", 5.4, 5.2),
    ("accent", "plank", 11.4, 5.6), ("ink", "parchment", 13.2, 15.2), ("ink", "parchment_lo", 9.9, 12.4),
    ("ink", "brass", 7.9, 5.1), ("ink_soft", "parchment", 7.2, 8.3), ("ink_soft", "parchment_lo", 5.4, 6.8),
]  # fmt: skip


@pytest.mark.parametrize(("letters", "ground", "dark", "light"), LETTERS)
def test_letters_reach_the_contrast_the_art_direction_promises(letters, ground, dark, light):
    for look, promised in ((DARK, dark), (LIGHT, light)):
        ratio = contrast(look[letters], look[ground])
        assert ratio == pytest.approx(promised, abs=0.06)
        assert ratio >= 4.5


@pytest.mark.parametrize("look", [DARK, LIGHT], ids=["dark", "light"])
def test_marks_reach_three_and_letters_of_fault_and_success_reach_four_and_a_half(look):
    for mark in (look.target, look.rim, look.focus, look.text_mute):
        assert contrast(mark, look.plank) >= 3.0
    for letters in (look.bad, look.good):
        assert contrast(letters, look.plank) >= 4.5
    for letters in (look.bad_on_parchment, look.good_on_parchment):
        assert contrast(letters, look.parchment) >= 4.5
        assert contrast(letters, look.parchment_lo) >= 4.5


@pytest.mark.parametrize("cloth", ["#26402f", "#2f4a30", "#4a2620", "#24384a", "#2c3a2a"])
def test_letters_on_cloth_do_not_depend_on_the_scheme(cloth):
    for letters in (ON.text, ON.text_dim, ON.brass_hi, ON.target, ON.focus):
        assert contrast(letters, cloth) >= 4.5


@pytest.mark.parametrize("coat", SEATS, ids=lambda coat: coat.key)
def test_a_seat_is_readable_by_its_letters_or_by_their_outline(coat):
    assert contrast(coat.on, coat.colour) >= 3.0
    if contrast(coat.on, coat.colour) < 4.5:
        assert coat.cream
        assert contrast(coat.on, coat.deep) >= 4.5


def test_disabled_letters_on_wood_stay_readable():
    assert contrast(DARK.text_mute, mix(DARK.tray[2], "#1a0f08", 0.45)) >= 4.5
    assert contrast(LIGHT.text_dim, mix(LIGHT.tray[1], "#fff6df", 0.25)) >= 4.5


def test_no_two_seats_share_pattern_or_emblem():
    assert len({coat.pattern for coat in SEATS}) == len({coat.emblem for coat in SEATS}) == 7


def test_a_look_is_a_value():
    assert look_of("light") == LIGHT
    assert hash(look_of("dark")) == hash(DARK)
    with pytest.raises((AttributeError, TypeError)):
        DARK.plank = "#000000"
    assert DARK["plank"] == DARK.plank
    assert msgspec.structs.replace(DARK, floor=1.0) != DARK


def test_the_floor_follows_the_scale_of_the_window():
    assert look_of("dark", 0.875).floor == pytest.approx(14.857, abs=0.001)
    assert look_of("dark", 0.5).floor == 16.25  # below 0.8 letters shrink with the window
    assert look_of("dark", 1.35).floor == 13


def test_the_shipped_fonts_are_used_with_lining_figures(fonts):
    theme.load_fonts()
    for family in (theme.DISPLAY, theme.TITLE, theme.BODY, theme.UI):
        assert QFontDatabase.families().count(family) == 1
        assert QFontInfo(font(DARK, family, 20)).family() == family
    f = font(DARK, TITLE, 5)
    assert f.pixelSize() == 13
    assert font(DARK.at_floor(0), TITLE, 5).pixelSize() == 5
    f.setPixelSize(99)
    assert font(DARK, TITLE, 5).pixelSize() == 13


@pytest.mark.parametrize("look", [DARK, LIGHT], ids=["dark", "light"])
def test_the_palette_of_widgets_is_readable(fonts, look):
    role, palette = QPalette.ColorRole, theme.palette(look)
    for letters, ground in (
        (role.WindowText, role.Window), (role.Text, role.Base), (role.Text, role.AlternateBase),
        (role.PlaceholderText, role.Base), (role.ButtonText, role.Button), (role.HighlightedText, role.Highlight),
        (role.ToolTipText, role.ToolTipBase),
    ):  # fmt: skip
        assert contrast(palette.color(letters), palette.color(ground)) >= 4.5
    assert palette.color(role.Window) == QColor(look.plank)
