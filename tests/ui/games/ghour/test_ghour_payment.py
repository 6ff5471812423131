"""Single steps of a payment are taken back: by their row, by the chip on the card, by Backspace, by the list."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from ui.games.ghour.ghour_at_table import GhourAtTable, arranged, card

from desktop.games.ghour import actions as a

GIVEN = {
    "bases": ["vor-01 r1", "tel-02 r0"],
    "field": [["11 vor-13 r0"], ["21 tel-11 r0", "22 tel-03 r0", "23 tel-05 r0"]],
    "hands": [4, ["tel-10", "tel-17", "tel-03", "tel-13"]],
    "trophies": [[], ["vor-10", "vor-05", "vor-04"]],
    "floor": 1,
}
BASE, BAZAAR, PORTER = (a.Turn(1, uid, uid, 0) for uid in (2, 21, 22))


def paying(qtbot, *steps):
    at = GhourAtTable(qtbot, arranged(GIVEN))
    at.give(a.Play(1, card("tel-10")))
    for step in steps:
        at.give(step)
    return at


def plan_of(qtbot, *steps):
    return paying(qtbot, *steps).seen.plan


def test_a_row_takes_its_step_back_and_the_others_stay(qtbot):
    at = paying(qtbot, BASE, BAZAAR, PORTER)
    public = at.match.observe(None)
    at.click(("button", "retract:2"))
    assert at.updates[-1].steps[1:] == (BASE, PORTER)
    assert at.seen.plan == plan_of(qtbot, BASE, PORTER)
    assert at.match.observe(None) == public, "nobody else is told how far the payment is"
    at.click(("button", "retract:1"), ("button", "retract:1"))
    assert at.seen.plan == plan_of(qtbot)
    assert ("button", "retract:1") not in at.shown()


def test_the_chip_on_a_card_takes_its_last_turn_back(qtbot):
    at = paying(qtbot, BASE, BASE, BAZAAR)
    at.click(("button", "retract:2@2"))
    assert at.updates[-1].steps[1:] == (BASE, BAZAAR)
    at.click(("button", "retract:1@2"))
    assert at.updates[-1].steps[1:] == (BAZAAR,)


def test_backspace_takes_the_last_step_back_and_at_last_the_manoeuvre(qtbot):
    at = paying(qtbot, BASE, BAZAAR)
    for left in ((BASE,), ()):
        QTest.keyClick(at.page.view, Qt.Key.Key_Backspace)
        assert at.updates[-1].steps[1:] == left
    QTest.keyClick(at.page.view, Qt.Key.Key_Backspace)
    assert at.seen.plan is None
    QTest.keyClick(at.page.view, Qt.Key.Key_Backspace)
    assert not at.match.log


def test_a_step_that_lived_on_the_one_taken_back_goes_with_it(qtbot):
    at = paying(qtbot, BASE, BASE, a.Exchange(1, 0, 2), BAZAAR)
    assert at.seen.plan.goods == (2, 0, 1)
    at.click(("button", "retract:1"))
    assert at.updates[-1].steps[1:] == (BASE, BAZAAR), "three gold were there no more to be exchanged"
    assert at.seen.plan.goods == (3, 0, 0)


def test_the_list_takes_a_step_back_too(qtbot):
    at = paying(qtbot, BASE, BAZAAR)
    at.page.toggle_lists()
    ground = at.page.lists.views["ground"]
    rows = [ground.item(row) for row in range(ground.count())]
    back = [row for row in rows if row.data(Qt.ItemDataRole.UserRole)[2] == "retract:1"]
    assert len(back) == 1
    ground.itemActivated.emit(back[0])
    assert at.updates[-1].steps[1:] == (BAZAAR,)


@pytest.mark.parametrize("proposed", [False, True])
def test_a_payment_with_steps_taken_back_is_carried_out(qtbot, proposed):
    at = paying(qtbot, BAZAAR, PORTER)
    at.click(("button", "retract:1"))
    at.click(("button", "propose"))
    if proposed:
        at.click(("button", "retract:1"), ("button", "propose"))
    assert at.shown()[("button", "confirm")].enabled
    at.click(("button", "confirm"), ("button", "confirm"))
    assert card("tel-10") in [each.unit.face for each in at.match.observe(None).players[1].field]
