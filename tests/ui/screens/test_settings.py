"""The settings screen: each choice is written, takes effect at once, and survives the process."""

import json
import subprocess
import sys

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QRadioButton

from desktop.ui.paint import heraldry
from desktop.ui.screens.settings import SettingsPage
from desktop.ui.settings import Settings
from desktop.ui.theme import SEATS, STRONG, look_of
from desktop.ui.widgets.choice import Choice

SWITCHES = [
    ("look", "scheme", "light", "scheme", "light"),
    ("look", "speed", "fast", "speed", "fast"),
    ("look", "letters", "largest", "letters", 1.3),
    ("look", "colours", "strong", "strong", True),
    ("play", "bots", "slow", "bots", 1500),
    ("play", "deal", "4", "seconds", 4.0),
]
IN_FORCE = """
import json, os, sys
os.environ["QT_QPA_PLATFORM"] = "offscreen"
from pathlib import Path
from desktop.app import make_app, speak
from desktop.ui.settings import BOT_PACES, Settings
from desktop.ui.text import spoken
from desktop.ui.window import Window
app = make_app()
settings = Settings(Path(sys.argv[1]))
speak(app, settings.language)
window = Window(settings)
look = window.look_at(1.0)
print(json.dumps({
    "language": spoken(), "scheme": window.scheme(), "speed": window.speed(), "letters": look.letters,
    "strong": look.strong, "bots": BOT_PACES[settings.bot_pace], "seconds": settings.pace.seconds,
    "keys": settings.pace.keys,
}))
"""


@pytest.fixture
def page(dark, shown, tmp_path):
    page = SettingsPage(dark, Settings(tmp_path / "settings.ini"))
    shown(page)
    return page


def after_restart(settings):
    """What is in force in another process."""
    settings.sync()
    run = subprocess.run(
        [sys.executable, "-c", IN_FORCE, str(settings.file())], capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def segment(page, chapter, name, value):
    choice = page.chapters[chapter].parts[name]
    assert isinstance(choice, Choice)
    return choice.findChildren(QRadioButton)[choice._values.index(value)]


@pytest.mark.parametrize(("chapter", "name", "value", "effect", "worth"), SWITCHES)
def test_a_switch_takes_effect_and_survives_the_process(qtbot, page, chapter, name, value, effect, worth):
    page.open_chapter(chapter)
    with qtbot.waitSignal(page.changed) as told:
        qtbot.mouseClick(segment(page, chapter, name, value), Qt.MouseButton.LeftButton)
    assert told.args == [name]
    assert page.chapters[chapter].parts[name].value() == value
    assert after_restart(page.settings)[effect] == worth


@pytest.mark.parametrize("language", ["hu"])
def test_the_language_survives_the_process(qtbot, page, language):
    selector = page.chapters["look"].parts["language"]
    with qtbot.waitSignal(page.changed):
        selector.choose(language)
        selector.activated.emit(selector.currentIndex())
    assert after_restart(page.settings)["language"] == language


def test_a_key_is_chosen_by_striking_it_and_survives_the_process(qtbot, page):
    page.open_chapter("keys")
    buttons = page.chapters["keys"].buttons
    assert [button.text() for button in buttons] == list("QPZMALV")
    qtbot.mouseClick(buttons[0], Qt.MouseButton.LeftButton)
    assert buttons[0].text() == "…"
    with qtbot.waitSignal(page.changed):
        qtbot.keyClick(buttons[0], Qt.Key.Key_P)
    assert [button.text() for button in buttons] == list("PQZMALV")
    assert after_restart(page.settings)["keys"] == list("PQZMALV")


def test_esc_leaves_a_key_as_it_is_and_the_page_open(qtbot, page):
    page.open_chapter("keys")
    button = page.chapters["keys"].buttons[0]
    button.click()
    with qtbot.assertNotEmitted(page.left):
        qtbot.keyClick(button, Qt.Key.Key_Escape)
    assert button.text() == "Q"
    with qtbot.waitSignal(page.left):
        qtbot.keyClick(page, Qt.Key.Key_Escape)


def test_the_arrows_choose_and_tab_goes_from_row_to_row(qtbot, page):
    first = segment(page, "look", "scheme", "system")
    first.setFocus()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert page.settings.scheme == "light"
    at = page.focusWidget()
    qtbot.keyClick(at, Qt.Key.Key_Tab)
    assert page.focusWidget().parent() is page.chapters["look"].parts["speed"]


def test_chapters_turn_by_keyboard(qtbot, page):
    page.marks["look"].setFocus()
    qtbot.keyClick(page.marks["look"], Qt.Key.Key_Down)
    assert page.chapter == "play"
    assert page.chapters["play"].isVisible()
    assert not page.chapters["look"].isVisible()


def test_everything_has_a_name_for_the_ear(page):
    for chapter in page.chapters.values():
        for control in chapter.controls():
            assert control.accessibleName()
    for choice in page.findChildren(Choice):
        for each in choice.findChildren(QRadioButton):
            assert each.accessibleName()
            assert each.accessibleDescription() == choice.accessibleName()


def test_defaults_come_back_but_names_stay(qtbot, page):
    page.settings.keep_names(("Győző",))
    page.settings.scheme, page.settings.letters, page.settings.bot_pace = "light", "large", "fast"
    with qtbot.waitSignal(page.changed):
        page.defaults.click()
    again = Settings(page.settings.file())
    assert (again.scheme, again.letters, again.bot_pace, again.names()) == ("system", "usual", "normal", ("Győző",))


def test_what_no_one_can_have_chosen_is_read_as_the_default(tmp_path):
    file = tmp_path / "settings.ini"
    file.write_text("[General]\nletters=gigantic\ncolours=\nbot-pace=7\nspeed=@Invalid()\npace=x y\n")
    settings = Settings(file)
    assert (settings.letters, settings.colours, settings.bot_pace, settings.speed) == ("usual", "usual", "normal", "")
    assert settings.pace.seconds == 1.5


def test_the_folder_is_made_and_opened(qtbot, page, tmp_path, monkeypatch):
    monkeypatch.setattr("desktop.paths.user_data", lambda: tmp_path / "new" / "data")
    opened = []
    page.open_folder = opened.append
    page.open_chapter("files")
    qtbot.mouseClick(
        page.chapters["files"].folder, Qt.MouseButton.LeftButton, pos=page.chapters["files"].folder.rect().center()
    )
    assert (tmp_path / "new" / "data").is_dir()
    assert opened[0].toLocalFile() == str(tmp_path / "new" / "data")


def test_the_layout_is_forgotten(qtbot, page):
    page.settings.keep_geometry(b"something")
    page.open_chapter("files")
    with qtbot.waitSignal(page.changed) as told:
        page.chapters["files"].layout_back.click()
    assert told.args == ["layout"]
    assert page.settings.geometry().isEmpty()


def test_credits_name_icons_fonts_and_licences(page):
    page.open_chapter("about")
    words = page.chapters["about"].credits.toPlainText()
    for name in ("game-icons.net", "CC BY 3.0", "Open Font License", "Alegreya", "Grenze Gotisch"):
        assert name in words


def test_strong_colours_look_different_for_every_seat_at_the_same_place(app):
    for coat in SEATS:
        pictures = []
        for strong in (False, True):
            image = QImage(60, 70, QImage.Format.Format_ARGB32)
            image.fill(0)
            p = QPainter(image)
            heraldry.shield(p, look_of("dark").chosen(strong=strong), QRectF(8, 6, 44, 52), coat)
            p.end()
            pictures.append(image)
        assert pictures[0] != pictures[1]
    assert len({worn.key for worn in STRONG.values()}) == len(SEATS)


def _lab(colour, matrix):
    def linear(part):
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    given = [linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5)]
    r, g, b = (min(1, max(0, sum(m * c for m, c in zip(row, given, strict=True)))) for row in matrix)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "without red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "without green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "without blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


@pytest.mark.parametrize("eye", EYES)
def test_strong_colours_stand_further_apart_for_every_eye(eye):
    def nearest(coats):
        seen = [_lab(coat.colour, EYES[eye]) for coat in coats]
        return min(
            sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5
            for at, one in enumerate(seen)
            for other in seen[:at]
        )

    assert nearest(STRONG.values()) > 36
    assert nearest(STRONG.values()) > 1.5 * nearest(SEATS)


@pytest.mark.parametrize("chapter", ["look", "play", "keys", "files", "about"])
def test_nothing_is_cut_in_longer_languages(look_at, shown, size, wordy, cut, tmp_path, chapter):
    page = SettingsPage(look_at, Settings(tmp_path / "settings.ini"))
    page.open_chapter(chapter)
    shown(page, size)
    assert [words for words in cut if str(tmp_path) not in words] == []


def test_larger_letters_are_never_cut_where_usual_ones_are_not(shown, size, cut, tmp_path, app):
    for letters in (1.15, 1.3):
        page = SettingsPage(lambda scale, by=letters: look_of("dark", scale).chosen(by), Settings(tmp_path / "a.ini"))
        shown(page, size)
    assert [words for words in cut if str(tmp_path) not in words] == []


def test_who_stayed_away_is_remembered_behind_those_who_sat(page):
    page.settings.keep_names(("Győző", "Świętosława", "Willemijn"))
    page.settings.keep_names(("Willemijn", "Zoltán"))
    assert page.settings.names() == ("Willemijn", "Zoltán", "Győző", "Świętosława")
    assert page.settings.seated() == 2
