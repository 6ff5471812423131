"""The table of Orcz by mouse, by keys and by lists, and what it may show."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from ui.games.orcz.orcz_at_table import NAMES, OrczAtTable, dealt, rules

from desktop.core.dice import entry_dice
from desktop.core.rules import Setup
from desktop.games.orcz import staging
from desktop.games.orcz.actions import (
    Backstab,
    Charge,
    ChooseField,
    ChoosePartner,
    ChooseShown,
    ChooseTile,
    Hold,
    Scout,
    Share,
)
from desktop.games.orcz.tiles import HIDDEN, NUMBERS, SCOUT
from desktop.match.match import Match
from desktop.ui.games.orcz.room import BACKSTABBING
from desktop.ui.table.sprite import Frame
from desktop.ui.text import sentences


def kinds(at: OrczAtTable) -> list[type]:
    return [type(entry.action) for entry in at.match.log]


def test_a_line_is_placed_by_clicks(qtbot):
    at = OrczAtTable(qtbot, dealt(2))
    at.click(("field", 1))
    assert kinds(at) == [ChooseField]
    at.click(("tile", 0))
    assert kinds(at) == [ChooseField], "a tile alone says nothing yet"
    at.click(("wing", 1, 1))
    at.click(("tile", 4), ("new", 0))
    assert kinds(at) == [ChooseField, ChooseTile, ChoosePartner]
    at.click(("plan", 0))
    assert len(at.match.log) == 3, "which one shows may be thought over"
    at.click(("button", "place"))
    assert at.match.log[-1].action == ChooseShown(at.match.log[0].action.seat, 0)


def test_a_line_is_placed_by_dragging_two_tiles_into_a_rank(qtbot):
    at = OrczAtTable(qtbot, dealt(2))
    at.drag(("tile", 0), ("field", 2))
    assert kinds(at) == [ChooseField, ChooseTile], "one gesture answers both steps"
    at.drag(("tile", 5), ("wing", 2, 1))
    assert kinds(at)[-1] is ChoosePartner
    at.drag(("plan", 1), ("rank", 2))
    assert at.match.log[-1].action.wing == 1


def test_a_tile_clicked_first_goes_straight_onto_a_wing(qtbot):
    at = OrczAtTable(qtbot, dealt(3))
    at.click(("tile", 8))
    wings = [key for key in at.shown() if key[0] == "wing"]
    assert len(wings) == 8, "every open field shows its next rank"
    at.click(("wing", 0, 1))
    assert kinds(at) == [ChooseField, ChooseTile]
    assert at.seen.plan.wing == 1


def test_escape_takes_a_begun_line_back(qtbot):
    at = OrczAtTable(qtbot, dealt(2))
    at.drag(("tile", 0), ("field", 2))
    at.page._escape()
    assert not at.match.log
    at.click(("field", 0), ("button", "cancel"))
    assert not at.match.log


def test_a_refused_pair_says_why_with_its_clause(qtbot):
    at = OrczAtTable(qtbot, dealt(2))
    at.click(("field", 0))
    at.drag(("tile", 4), ("wing", 0, 0))
    at.drag(("tile", 5), ("wing", 0, 1))
    assert kinds(at)[-1] is ChooseTile
    assert "(OR-4.2)" in at.ribbon()
    at.drag(("tile", SCOUT), ("wing", 0, 1))
    assert "OR-4.2" in at.ribbon()


def test_the_completion_test_is_explained(qtbot):
    """Example 2 of the rules: the third archers beside infantry would leave pairs that may not march."""
    given = {
        "starter": 0,
        "event": "E04",
        "spent": [["CH", "SH"], []],
        "lines": {"forest": ["0 A1^ I1", "1 A1^ I1", "0 A2^ I2", "1 A2^ I2"]},
    }
    setup = Setup(2, ())
    state = staging.arrange(rules(), setup, given)
    at = OrczAtTable(qtbot, Match(rules(), setup, 1, start=(state, 0)), (1024, 700))
    at.drag(("tile", NUMBERS["A3"]), ("field", 1))
    at.drag(("tile", NUMBERS["I3"]), ("wing", 1, 1))
    assert "OR-4.5" in at.ribbon()
    assert "cavalry" in at.ribbon()
    assert kinds(at) == [ChooseField, ChooseTile]


def test_a_whole_game_is_played_by_clicks(qtbot):
    at = OrczAtTable(qtbot, dealt(2, seed=3, short=True))
    dice = random.Random(8)
    for _ in range(1500):
        at.come_forward()
        at.story.end()
        options = at.options()
        if not options:
            break
        at.give(options[dice.randrange(len(options))])
    assert at.updates[-1].outcome is not None
    assert ("button", "results") in at.shown()


def test_a_round_by_keyboard_alone_through_the_lists(qtbot):
    at = OrczAtTable(qtbot, dealt(2))
    at.page.toggle_lists()
    dice = random.Random(2)
    moves = at.page.lists.views["moves"]
    while at.seen.round == 1:
        at.come_forward()
        assert moves.count()
        before = len(at.match.log)
        moves.itemActivated.emit(moves.item(dice.randrange(moves.count())))
        assert len(at.match.log) > before
    assert at.page.lists.views["log"].count() > 20
    assert at.page.lists.views["ground"].count() > 6


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
@pytest.mark.parametrize("kind", [ChooseField, Backstab, Share])
def test_every_sprite_lies_inside_the_window(qtbot, size, kind):
    at = OrczAtTable(qtbot, dealt(4), size)
    at.until(kind)
    frame = Frame.of(at.page.view.viewport().width(), at.page.view.viewport().height())
    for sprite in at.shown().values():
        if sprite.role:
            assert sprite.rect.left() >= 0, sprite.key
            assert sprite.rect.top() >= 0, sprite.key
            assert sprite.rect.right() <= frame.width, sprite.key
            assert sprite.rect.bottom() <= frame.height, sprite.key


def test_an_order_is_given_by_buttons_and_by_dragging_the_line(qtbot):
    at = OrczAtTable(qtbot, dealt(3))
    at.until(Hold)
    at.click(("button", "hold"))
    assert kinds(at)[-1] is Hold
    at.until(Backstab)
    duel, lines = at.seen.duel, at.seen.fields[at.seen.at].lines
    at.drag(("line", lines[duel.place].number), ("line", lines[duel.target].number))
    assert kinds(at)[-1] is Backstab


def test_a_backstab_is_told_wing_by_wing(qtbot):
    at = OrczAtTable(qtbot, dealt(4))
    for _ in range(40):
        at.until(Backstab)
        assert at.seen.step == BACKSTABBING
        at.click(("button", "backstab"))
        if ("told-stage",) in at.shown() and at.story.left >= 3 and "right" in at.ribbon():
            break
        at.story.end()
    heads = []
    for _ in range(3):
        heads.append(at.ribbon())
        assert ("told-stage",) in at.shown()
        assert ("button", "hold") not in at.shown(), "nothing is asked while something is told"
        QTest.keyClick(at.page.view, Qt.Key.Key_Space)
    assert len(set(heads)) == 3
    at.page._escape()
    assert at.story.current is None


def test_the_slaves_of_a_reward_are_handed_out_one_by_one(qtbot):
    at = OrczAtTable(qtbot, dealt(4))
    for _ in range(30):
        options = at.until(Share)
        if at.seen.clash.due > 1:
            break
        at.controller.submit(options[0])
    first = options[0].to
    at.click(("plus", first))
    assert at.seen.given[first] == 1
    at.click(("button", "cancel"))
    assert not at.seen.given
    for _ in range(at.seen.clash.due - 1):
        at.drag(("slave",), ("purse", first))
    before = len(at.match.log)
    at.click(("plus", first))
    assert len(at.match.log) == before, "the last slave wants a second word"
    at.click(("button", "give"))
    assert len(at.match.log) == before + 1


def test_a_charge_may_spare_everybody(qtbot):
    at = OrczAtTable(qtbot, dealt(3, seed=5))
    at.until(Charge, seed=3)
    at.click(("button", "spare"))
    assert kinds(at)[-1].__name__ == "Spare"


def test_a_scout_is_called_to_the_screen_sees_the_tile_and_goes_back(qtbot):
    at = OrczAtTable(qtbot, dealt(3))
    for _ in range(3):
        at.until(ChooseField)
        at.give(at.options()[0])
        while not isinstance(at.options()[0], ChooseField):
            at.give(at.options()[0])
            at.come_forward()
    waits = at.seen.awaited
    other = next(d.seat for d in at.updates[-1].decisions if not d.waits and d.seat != waits)
    assert at.shown()[("button", f"interrupt:{other}")].enabled
    at.click(("button", f"interrupt:{other}"))
    assert at.match.wanted() == other
    at.come_forward()
    assert at.seen.viewer == other
    hidden = [
        (line.number, wing)
        for field in at.seen.fields
        for line in field.lines
        for wing in (0, 1)
        if (line.right if wing else line.left) == HIDDEN
    ]
    at.click(("tile", SCOUT), ("lie", *hidden[0]))
    assert kinds(at)[-1] is Scout
    assert at.seen.viewer == other, "who looked sees what he looked for"
    assert ("told-tile",) in at.shown()
    at.story.end()
    line = next(line for field in at.seen.fields for line in field.lines if line.number == hidden[0][0])
    assert (line.right if hidden[0][1] else line.left) != HIDDEN
    at.click(("button", "leave"))
    assert at.match.wanted() == waits


def test_own_scout_beside_the_open_question(qtbot):
    at = OrczAtTable(qtbot, dealt(2))
    at.until(ChooseField)
    for _ in range(4):
        at.give(at.options()[0])
        at.come_forward()
    at.until(ChooseField)
    viewer = at.seen.viewer
    found = next((o for d in at.updates[-1].decisions if d.seat == viewer and not d.waits for o in d.options), None)
    assert found is not None
    number = at.seen.fields[found.field].lines[found.place].number
    at.drag(("tile", SCOUT), ("lie", number, found.wing))
    assert kinds(at)[-1] is Scout
    assert isinstance(at.options()[0], ChooseField), "the question is still open"


def test_no_computer_is_called_to_the_screen(qtbot):
    at = OrczAtTable(qtbot, dealt(3), kinds=("person", "recruit", "recruit"))
    at.until(Hold)
    calls = [key for key in at.shown() if key[0] == "button" and str(key[1]).startswith("interrupt:")]
    assert calls in ([("button", "interrupt:0")], [])


def picture(at: OrczAtTable) -> list[object]:
    return sorted(
        (str(s.key), s.rect.getRect(), str(s.face), s.tip, s.role, s.enabled) for s in at.page.scene.sprites()
    )


@pytest.mark.parametrize("kind", [ChooseField, Hold])
def test_two_worlds_that_look_alike_are_drawn_alike(qtbot, kind):
    """The table draws the observation: a world imagined from it looks the same to the same viewer."""
    at = OrczAtTable(qtbot, dealt(3))
    at.until(kind)
    for seed in range(3):
        at.until(kind, seed)
        viewer = at.updates[-1].viewer
        if viewer is None:
            continue
        before = picture(at)
        state = rules().imagine(at.seen, viewer, entry_dice(seed, 1))
        assert rules().observe(state, viewer) == at.seen
        now = at.page._situation()
        drawn = at.table.sprites(now)
        assert not any(s.key[0] == "lie" and "SC" in str(s.face) for s in drawn)
        at.page.draw()
        assert picture(at) == before


def test_hidden_tiles_are_named_by_their_place_alone(qtbot):
    at = OrczAtTable(qtbot, dealt(4))
    at.until(Hold)
    at.match.leave()
    at.controller.start()
    at.story.end()
    for field in at.seen.fields:
        for line in field.lines:
            for wing, tile in enumerate((line.left, line.right)):
                sprite = at.shown().get(("lie", line.number, wing))
                if sprite is not None and tile == HIDDEN:
                    assert HIDDEN in sprite.face
                    assert not any(name in sprite.tip for name in ("Infantry", "Cavalry", "Archers", "Champion"))


def test_no_words_are_missing(qtbot, monkeypatch):
    """Sentences fall back on their keys: none may be seen in a game, in words, rows or tool tips."""
    at = OrczAtTable(qtbot, dealt(2, seed=9), (1024, 700))
    at.page.toggle_lists()
    dice = random.Random(5)
    texts: set[str] = set()
    for _ in range(90):
        at.come_forward()
        while at.story.current is not None:
            texts |= {sprite.tip for sprite in at.shown().values()} | {at.story.current.words}
            at.story.forward()
        texts |= {sprite.tip for sprite in at.shown().values()}
        for view in at.page.lists.views.values():
            texts |= {view.item(row).text() for row in range(view.count())}
        options = at.options()
        if not options:
            break
        at.controller.submit(options[dice.randrange(len(options))])
    assert not [text for text in texts if "orcz." in text or "table." in text or "{" in text]
    assert sentences("orcz")
    assert NAMES[0] in " ".join(texts)


def test_what_is_told_shows_the_event_and_the_chronicle_of_its_time(qtbot):
    """The last fights of a round are told beneath their own event, though the next round has begun already."""
    at = OrczAtTable(qtbot, dealt(3))
    before = at.seen.event
    dice = random.Random(6)
    while at.seen.round == 1:
        at.story.end()
        at.come_forward()
        options = at.options()
        at.controller.submit(options[dice.randrange(len(options))])
    assert at.story.left > 1
    first = at.shown()[("event",)].tip
    assert rules().content.events[before].id in str(at.shown()[("event",)].face)
    while at.story.left:
        last = at.shown()[("event",)].tip
        at.story.forward()
    assert first != last


def test_pictures_follow_one_another_by_themselves(qtbot):
    at = OrczAtTable(qtbot, dealt(4))
    at.until(Backstab)
    at.page.director.speed = 40.0
    at.click(("button", "backstab"))
    assert at.story.left
    qtbot.waitUntil(lambda: not at.story.left, timeout=5000)
    assert ("told-stage",) not in at.shown()


def test_a_view_that_opens_is_told_nothing_twice(qtbot):
    at = OrczAtTable(qtbot, dealt(3))
    at.until(Hold)
    at.click(("button", "hold"))
    at.until(ChooseField)
    assert at.updates[-1].viewer is not None
    assert at.story.current is None
