"""Damage is told where it falls, and crowded Fields can be read and reached."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from ui.games.ghour.ghour_at_table import GhourAtTable, arranged, staged

from desktop.games.ghour import actions as a
from desktop.games.ghour import events as e

DUEL = {
    "bases": ["vor-01 r0", "tel-01 r0"],
    "field": [
        ["12 vor-07 r0", "13 vor-05 r0 + 31 vor-15", "14 vor-09 r0"],
        ["21 tel-11 r1", "23 tel-05 r0", "24 tel-09 r0 + 33 tel-15"],
    ],
}
BLOCKS = ((23, 13), (24, 14))


def struck(qtbot, size=(1280, 800), speed=0):
    """Return a table at which three attackers, two of them blocked, are about to strike, and what is told."""
    at = GhourAtTable(qtbot, arranged(DUEL), size, speed=speed)
    at.match.submit(a.Announce(0, 1))
    while at.match.observe(None).question.kind != "blocks":
        question = at.match.asked()[0]
        sent = {12, 13, 14} - set(at.match.observe(0).question.picked)
        if at.match.observe(0).question.kind == "declare":
            at.match.submit(a.Send(0, min(sent)) if sent else a.Strike(0, 21))
        else:
            at.match.submit(next(option for option in question.options if isinstance(option, a.Pass | a.Let)))
    for unit, owner in BLOCKS:
        lines = [line.owner for line in at.match.observe(1).fight.lines]
        at.match.submit(a.Guard(1, unit, lines.index(owner), 0))
    at.match.submit(a.Done(1))
    at.controller.start()
    for _ in range(4):
        if at.story.current is not None:
            break
        seat = at.match.wanted()
        if seat is not None:
            at.controller.come_forward(seat)
        at.click(("button", "pass"))
    return at


def test_damage_falls_on_the_cards_step_by_step(qtbot):
    at = struck(qtbot)
    assert at.story.left == 2
    shown = at.shown()
    assert shown["hit", 14].face[:3] == ("gh-hit", 3, "dies"), "the bow strikes first"
    assert shown["hit", 24].face[1:3] == (0, "unhurt")
    assert ("hit", 21) not in shown
    assert ("unit", 14) in shown, "it lies there until the fight is told"
    assert {("bar", 1, 23), ("bar", 2, 24), ("arrow", 0, 12), ("target",), ("told-steps",)} <= set(shown)
    at.click(("button", "told-next"))
    shown = at.shown()
    assert shown["hit", 21].face[1:3] == (8, "falls"), "ravaging doubles"
    assert shown["hit", 23].face[1:3] == (5, "dies")
    assert shown["hit", 13].face[1:3] == (2, "1 left")
    assert shown["hit", 14].face[1:5:3] == (3, False), "what fell before stays, pale"
    assert len(shown["told-steps",].face[3]) == 2
    at.click(("button", "told-next"))
    assert not {("hit", 21), ("unit", 14), ("unit", 21), ("told-steps",)} & set(at.shown())


def test_the_stars_appear_one_after_the_other_where_things_move(qtbot):
    at = struck(qtbot, speed=4)
    assert at.page.director.busy
    star = at.page.scene.item(("hit", 14))
    assert star.opacity() == 0
    qtbot.waitUntil(lambda: not at.page.director.busy, timeout=3000)
    assert star.opacity() == 1


def test_what_was_told_stays_in_the_chronicle(qtbot):
    at = struck(qtbot)
    at.story.end()
    lines = [line.text for line in at.page.picture.lines]
    assert any("Reef Lancers deals 3 to Sellsword Maulers" in line for line in lines)
    assert any("Wall-Cracker Troll deals 8 to Lantern Bazaar" in line for line in lines)


def test_a_blow_shows_nobody_the_face_of_a_hidden_card():
    hidden = {**DUEL, "field": [DUEL["field"][0], [*DUEL["field"][1], "25 ysm-04 r0 hidden"]]}
    match = arranged(hidden)
    assert match.observe(1).players[1].field[4].unit.face >= 0
    match.submit(a.Announce(0, 1))
    for _ in range(40):
        asked = match.asked()[0]
        kind = match.observe(0).question.kind
        if kind == "declare":
            ready = match.observe(0).question.picked
            match.submit(a.Strike(0, 21) if ready else a.Send(0, 12))
        elif kind == "blocks":
            match.submit(a.Done(1))
        elif kind == "floor":
            break
        else:
            match.submit(next(option for option in asked.options if isinstance(option, a.Pass | a.Let)))
    blows = [event for event in match.chronicle(1) if isinstance(event, e.Struck)]
    assert blows
    assert all(unit.face < 0 for blow in blows for field in blow.fields for unit in (card.unit for card in field)
               if unit.uid == 25)  # fmt: skip


CROWD = {
    "bases": ["tel-02 r0", "vor-01 r1", "ysm-01 r0", "umb-01 r1"],
    "field": [
        [f"{10 + at} tel-{3 + at % 11:02} r{at % 4}" for at in range(24)],
        [f"{40 + at} vor-{3 + at % 11:02} r{at % 4}" for at in range(16)],
        ["70 ysm-11 r0", "74 ysm-04 r0 hidden"],
        ["80 umb-08 r1", "83 umb-07 r0 + 84 umb-15"],
    ],
}


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_each_card_of_a_crowd_has_a_place_of_its_own(qtbot, size):
    at = GhourAtTable(qtbot, staged(CROWD, ("deck-telmaris", "deck-vorrak", "deck-ysmer", "deck-umbrath")), size)
    shown = at.shown()
    for seat, first in ((0, 10), (1, 40)):
        cloth = shown["felt", seat].rect
        units = [shown["unit", card.unit.uid] for card in at.seen.players[seat].field]
        assert len(units) >= 17, first
        for sprite in units:
            assert cloth.contains(sprite.rect)
            assert sprite.rect.width() > 80
            assert sprite.rect.height() > 40
            assert not any(sprite.rect.intersects(other.rect) for other in units if other is not sprite)
        for sprite in units[::7]:
            QTest.mouseMove(at.page.view.viewport(), at.place(sprite.key))
            assert at.page.picture.hover == sprite.key
    at.page.toggle_lists()
    ground = at.page.lists.views["ground"]
    listed = {ground.item(row).data(0x100)[1] for row in range(ground.count())}
    assert {("unit", uid) for uid in (10, 33, 40, 55)} <= listed


def test_the_arrows_reach_every_card_of_a_crowd(qtbot):
    at = GhourAtTable(qtbot, staged(CROWD, ("deck-telmaris", "deck-vorrak", "deck-ysmer", "deck-umbrath")))
    table = at.page.view.table
    reached, open_ = {("unit", 10)}, [("unit", 10)]
    while open_:
        key = open_.pop()
        for way in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            sprite = table.nearest(key, way, frozenset())
            if sprite is not None and sprite.key not in reached:
                reached.add(sprite.key)
                open_.append(sprite.key)
    wanted = {("unit", card.unit.uid) for seat in (0, 1) for card in at.seen.players[seat].field}
    assert wanted <= reached
