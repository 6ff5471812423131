import itertools

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPixmap

from desktop.core.message import message
from desktop.core.rules import Outcome, Part
from desktop.match.save import Player
from desktop.ui.screens.results import ResultsPage
from desktop.ui.text import Names, say

NAMES = ("Kővágó Ármin", "Świętosława", "Willemijn", "Erzsébet", "Győző", "Bolesława", "Zoltán")
PARTS = tuple(Part(message("armadora.pile", first="a1", last=f"c{n}"), n) for n in (5, 3, 0))
WHY = message("armadora.why-piles", gold=13, place=2, mine=6, other=4)


def tell(page, ranks, why=None, parts=PARTS, kinds=("person",) * 7):
    seats = len(ranks)
    players = tuple(Player(NAMES[seat], kinds[seat], seat) for seat in range(seats))
    outcome = Outcome("gold", ranks, tuple(20 - 3 * rank for rank in ranks), (parts,) * seats, why)
    names = Names(NAMES[:seats], "armadora")
    page.tell("Armadora", outcome, players, lambda said: say(said, names), QPixmap(640, 400))
    return page


@pytest.mark.parametrize("ranks", [(2, 1), (1, 1), (3, 1, 2), (1, 2, 2, 1), (2, 3), (1, 2, 3, 4, 5, 6, 7)], ids=str)
def test_every_ending_is_drawn_within_the_window(dark, shown, size, ranks):
    page = tell(ResultsPage(dark), ranks, WHY)
    picture = shown(page, size)
    assert not picture.isNull()
    rows = [row.geometry() for row in page._rows]
    assert all(below.top() + 44 >= above.bottom() for above, below in itertools.pairwise(rows))
    assert rows[-1].bottom() < page._again.geometry().top() + 44


def test_the_winner_stands_first_and_in_the_headline(dark, shown):
    page = tell(ResultsPage(dark), (3, 1, 2))
    shown(page)
    assert [row.result.name for row in page._rows] == [NAMES[1], NAMES[2], NAMES[0]]
    assert page._headline() == "Świętosława wins"
    assert "Territory" in page._rows[0].accessibleDescription()


def test_shared_victories_partners_and_nobody_have_words_of_their_own(dark):
    assert tell(ResultsPage(dark), (1, 1))._headline() == "A shared victory"
    assert tell(ResultsPage(dark), (1, 2, 1, 2))._headline() == "Kővágó Ármin, Willemijn win together"
    assert tell(ResultsPage(dark), (2, 2))._headline() == "Nobody wins"


def test_the_reason_of_a_tie_break_is_told(dark, shown):
    page = tell(ResultsPage(dark), (1, 2), WHY)
    shown(page)
    assert "13" in page._why()
    assert page._why() in page.accessibleDescription()
    why = message("armadora.why-shared", gold=3, clause="AR-10.3")
    assert not shown(tell(ResultsPage(dark), (1, 1), why)).isNull()


def test_a_computer_is_called_one(dark, shown):
    page = tell(ResultsPage(dark), (1, 2), kinds=("person", "veteran"))
    shown(page)
    assert [row.result.note for row in page._rows] == ["", "Computer: veteran"]


def test_many_parts_keep_their_words_in_the_tool_tip(dark, shown):
    page = tell(ResultsPage(dark), (1, 2), parts=PARTS * 4)
    shown(page)
    assert page._rows[0].toolTip().count("Territory") == 12


def test_the_buttons_lead_on(dark, shown, qtbot):
    page = tell(ResultsPage(dark), (1, 2))
    shown(page)
    assert page._again.hasFocus()
    for button, signal in (
        (page._again, page.again),
        (page._table, page.table),
        (page._home, page.home),
        (page._replay, page.replay),
    ):
        with qtbot.waitSignal(signal):
            qtbot.keyClick(button, Qt.Key.Key_Return)
    with qtbot.waitSignal(page.table):
        qtbot.keyClick(page, Qt.Key.Key_Escape)


def test_no_word_is_cut_when_words_are_longer(look_at, shown, size, wordy, cut):
    shown(tell(ResultsPage(look_at), (1, 2, 3), WHY, kinds=("person", "veteran", "person")), size)
    assert cut == []
