import pytest
from PySide6.QtCore import QRectF

from desktop.ui.paint.letters import CENTRE, LEFT, RIGHT, TOP_LEFT, broken, fit, fit_block, numeral, text, width_of
from desktop.ui.theme import DARK, TITLE, UI, font

LONG = "Konstantynopolitańczykowianeczka Bartłomiejewiczówna-Brzęczyszczykiewiczowska"
ROOM = QRectF(20, 20, 120, 44)


@pytest.mark.parametrize("align", [LEFT, RIGHT, CENTRE, TOP_LEFT])
@pytest.mark.parametrize("wrap", [False, True])
@pytest.mark.parametrize("words", [LONG, "Ő", "x" * 60, "két rövid sor"])
def test_words_never_leave_their_rectangle(canvas, align, wrap, words):
    box = canvas(160, 90).paint(
        lambda p: text(p, DARK, ROOM, words, font(DARK, UI, 20), "#000", align, wrap=wrap)
    ).inked()  # fmt: skip
    assert box is not None
    assert box[0] >= ROOM.left() - 1.5
    assert box[2] <= ROOM.right() + 1.5
    assert box[1] >= ROOM.top() - 2.5  # an Ő rises above the ascent of its font
    assert box[3] <= ROOM.bottom() + 1.5


def test_outlined_words_stay_inside_but_for_their_rim(canvas):
    box = canvas(160, 90).paint(
        lambda p: text(p, DARK, ROOM, LONG, font(DARK, TITLE, 20), "#fff", RIGHT, outline="#000", width=2)
    ).inked()  # fmt: skip
    assert box[0] >= ROOM.left() - 3.5
    assert box[2] <= ROOM.right() + 3.5


def test_a_line_shrinks_to_the_floor_and_only_then_gets_dots(fonts):
    f = font(DARK, UI, 20)
    words, small = fit(DARK, "Bartłomiej", f, width_of(f, "Bartłomiej") * 0.8, 0.7)
    assert words == "Bartłomiej"
    assert 13 <= small.pixelSize() < 20
    words, small = fit(DARK, LONG, f, 100, 0.5)
    assert words.endswith("…")
    assert small.pixelSize() == 13
    assert f.pixelSize() == 20


def test_a_block_breaks_at_blanks_and_hyphens_and_cuts_only_words_that_do_not_fit(fonts):
    f = font(DARK, UI, 15)
    assert broken("egy kettő", f, width_of(f, "kettő") + 1) == ["egy", "kettő"]
    assert broken("Lombkorona-sárkány", f, width_of(f, "Lombkorona-") + 1) == ["Lombkorona-", "sárkány"]
    assert broken("a\nb", f, 100) == ["a", "b"]
    for line in broken(LONG, f, 60):
        assert width_of(f, line) <= 60
    assert "".join(broken("x" * 40, f, 60)) == "x" * 40
    lines, _, step = fit_block(DARK, LONG, f, 90, 40)
    assert len(lines) * step <= 41
    assert lines[-1].endswith("…")


@pytest.mark.parametrize("value", [0, 7, 10, "×2", -1])
def test_a_number_sits_in_the_middle_of_its_disc(canvas, value):
    room = QRectF(10, 10, 60, 60)
    box = canvas(80, 80, 2).paint(lambda p: numeral(p, DARK, room, value, 40, "#000")).inked()
    assert (box[0] + box[2]) / 2 == pytest.approx(room.center().x(), abs=2.5)
    if value in {0, 7, 10}:
        assert (box[1] + box[3]) / 2 == pytest.approx(room.center().y(), abs=1.5)
