"""What tables make of the chronicle."""

from desktop.core.rules import Seat
from desktop.ui.table.situation import Line, folded


def test_lines_that_say_the_same_one_after_the_other_become_one():
    draws, passes = Line("Zoltán draws a card", Seat(0)), Line("Zoltán passes", Seat(0))
    other = Line("Zoltán draws a card", Seat(1))
    lines = folded([draws, draws, draws, passes, draws, other])
    assert [line.text for line in lines] == [
        "Zoltán draws a card ×3",
        "Zoltán passes",
        "Zoltán draws a card",
        "Zoltán draws a card",
    ]
    assert [line.seat for line in lines] == [0, 0, 0, 1], "two people who do the same are told apart"
