"""The table of Ghour by mouse, by keys and by lists."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QRectF
from ui.games.ghour.ghour_at_table import GhourAtTable, arranged, card, dealt, rules, sensible, walk

from desktop.core.dice import LiveDice
from desktop.core.rules import waiting
from desktop.games.ghour import actions as a
from desktop.match.match import Match

FIELD = {"field": [["11 vor-03 r0", "12 vor-07 r0", "13 vor-11 r0"], ["21 tel-05 r0", "22 tel-11 r1 + 23 tel-14"]]}


def at_floor(qtbot, size=(1280, 800), **given):
    return GhourAtTable(qtbot, arranged({**FIELD, **given}), size)


# ---------------------------------------------------------------------- playing and paying


def test_a_creature_is_played_by_dragging_it_onto_the_field_and_paid_card_by_card(qtbot):
    at = at_floor(qtbot, hands=[["vor-09", 3], 4], bases=["vor-01 r0", "tel-01 r2"])
    at.drag(("hand", card("vor-09"), 0), ("felt", 0))
    assert at.seen.plan.card == card("vor-09")
    assert ("bill",) in at.shown()
    assert not at.shown()[("button", "confirm")].enabled
    assert "2 Gold" in at.ribbon()
    at.click(("yield", 1, 1, 0, "turn"), ("yield", 1, 1, 0, "turn"))
    assert at.seen.plan.goods[0] == 2
    assert at.shown()[("button", "confirm")].enabled
    at.click(("button", "confirm"))
    assert card("vor-09") in [each.unit.face for each in at.match.observe(None).players[0].field]


def test_the_proposal_fills_the_payment_and_escape_takes_all_of_it_back(qtbot):
    at = at_floor(qtbot, hands=[["vor-07", 3], 4], bases=["vor-01 r0", "tel-01 r2"])
    at.click(("hand", card("vor-07"), 0), ("felt", 0))
    at.click(("button", "propose"))
    assert at.shown()[("button", "confirm")].enabled
    assert at.seen.plan.steps > 0
    at.page._escape()
    assert at.seen.plan is None
    assert not at.match.log


def test_an_item_is_carried_to_its_bearer_and_a_wrong_one_is_refused_with_its_clause(qtbot):
    given = {"hands": [["vor-15", 3], 4], "bases": ["vor-01 r0", "tel-01 r2"]}
    at = at_floor(qtbot, **given)
    at.drag(("hand", card("vor-15"), 0), ("unit", 13))
    assert "GH-4" in at.ribbon()
    assert not at.match.log
    at.drag(("hand", card("vor-15"), 0), ("unit", 12))
    assert at.last() == a.Play(0, card("vor-15"), 12)


def test_laying_down_the_last_hand_card_asks_once_more(qtbot):
    at = at_floor(qtbot, hands=[["vor-03"], 4], bases=["vor-01 r0", "tel-01 r2"])
    at.click(("hand", card("vor-03"), 0), ("colony", 0))
    assert not at.match.log
    assert "base" in at.ribbon()
    at.click(("colony", 0))
    assert at.last() == a.Recruit(0, card("vor-03"))


def test_sacrificing_the_base_asks_once_more_at_the_confirmation(qtbot):
    at = at_floor(qtbot, hands=[["vor-03", 3], 4], bases=["vor-01 r3", "tel-01 r2"], field=[["11 vor-08 r3"], []])
    at.click(("hand", card("vor-03"), 0), ("felt", 0))
    at.click(("yield", 1, 1, 0, "turn"))
    at.click(("button", "confirm"))
    assert at.seen.plan is not None
    assert "base" in at.ribbon()
    at.click(("button", "confirm"))
    assert at.match.observe(None).players[0].cards == 0


def test_giving_up_asks_once_more(qtbot):
    at = at_floor(qtbot)
    at.click(("button", "give-up"))
    assert not at.match.log
    at.click(("button", "give-up"))
    assert isinstance(at.last(), a.GiveUp)


# ---------------------------------------------------------------------- attack


def declared(qtbot, size=(1280, 800), **given):
    at = at_floor(qtbot, size, **given)
    at.drag(("swords",), ("felt", 1))
    assert at.last() == a.Announce(0, 1)
    while at.seen.question.kind == "answer":
        at.come_forward()
        at.click(("button", "pass"))
    at.come_forward()
    assert at.seen.question.kind == "declare"
    return at


def test_an_attack_by_clicks_arrows_and_blocks(qtbot):
    at = declared(qtbot)
    assert ("react", 11) in at.shown()
    at.click(("unit", 11))
    assert ("sent", 11) in at.shown()
    at.click(("unit", 12), ("unit", 22))
    assert ("target",) in at.shown(), "the target is thought over"
    assert len(at.match.log) == 5
    at.click(("button", "strike"))
    assert at.last() == a.Strike(0, 22)
    while at.seen.question.kind == "window":
        at.come_forward()
        assert ("arrow", 0, 11) in at.shown()
        at.click(("button", "pass"))
    assert at.seen.question.kind == "blocks"
    at.drag(("unit", 21), ("unit", 12))
    assert isinstance(at.last(), a.Guard)
    assert ("bar", 1, 21) in at.shown()
    at.click(("button", "cancel"))
    assert not at.seen.fight.blocks
    at.click(("unit", 21), ("line", 0))
    assert at.seen.fight.blocks[0].line == 0
    at.click(("button", "done"))
    assert at.last() == a.Done(1)


def test_one_drag_sends_an_attacker_and_names_the_target(qtbot):
    at = declared(qtbot)
    at.drag(("unit", 12), ("unit", 21))
    assert [type(entry.action) for entry in at.match.log[-2:]] == [a.Send, a.Strike]
    assert at.last().target == 21


def test_a_target_that_is_shielded_is_refused_with_its_clause(qtbot):
    at = declared(qtbot, field=[["11 vor-03 r0"], ["21 tel-13 r0", "22 tel-05 r0"]])
    at.click(("unit", 11))
    at.click(("unit", 2))
    assert "GH-5.24" in at.ribbon()


def test_passing_until_something_happens_passes_again_while_nothing_does(qtbot):
    at = declared(qtbot)
    at.click(("unit", 12), ("unit", 21))
    at.click(("button", "strike"))
    at.come_forward()
    seat = at.seen.question.seat
    at.click(("button", "quiet"))
    assert at.controller.ordered(seat)
    at.come_forward()
    at.click(("button", "pass"))
    at.come_forward()
    at.click(("button", "done"))
    at.come_forward()
    assert at.seen.question.seat != seat or at.seen.question.kind != "window"


# ---------------------------------------------------------------------- signs, piles, hidden cards


def test_signs_are_laid_into_a_box_one_after_the_other(qtbot):
    at = at_floor(qtbot, hands=[["umb-05", 3], 4], bases=["umb-01 r0", "tel-01 r2"])
    at.give(a.Play(0, card("umb-05")))
    at.click(("button", "propose"), ("button", "confirm"))
    if at.seen.question.kind == "weak":
        at.click(("button", "against=1"))
    at.come_forward()
    assert at.seen.question.kind == "signs"
    first = at.match.viewer
    at.drag(("sign", 0), ("sign-box",))
    assert at.last() == a.Sign(first, 0)
    at.come_forward()
    assert at.match.viewer != first
    box = at.shown()[("sign-of", first)]
    at.click(("sign", 1), ("sign-box",))
    assert box.face[3] == -2, "what the other laid down is locked"


def test_a_pile_is_looked_into_once_a_day_and_closed_again(qtbot):
    at = at_floor(qtbot, graves=[4, ["tel-05", "tel-11"]])
    at.click(("grave", 1))
    assert not at.match.log
    at.click(("grave", 1))
    assert at.last() == a.Look(0, 1, 0)
    assert [key[2] for key in at.shown() if key[0] == "pile"] == [card("tel-05"), card("tel-11")]
    close = next(key for key in at.shown() if str(key[1:2]).startswith("('show:look"))
    at.click(close)
    assert not [key for key in at.shown() if key[0] == "pile"]
    at.click(("grave", 1))
    assert "GH-1.4" in at.ribbon()


def test_a_creature_that_lies_hidden_is_a_back_for_all_but_its_controller(qtbot):
    hidden = {"field": [["11 ysm-04 r1 hidden"], ["21 tel-05 r0"]]}
    mine = at_floor(qtbot, **hidden).shown()[("unit", 11)]
    theirs = at_floor(qtbot, **hidden, floor=1).shown()[("unit", 11)]
    assert mine.face[1]
    assert not theirs.face[1]
    assert "hidden 1" in theirs.tip


def test_the_floor_is_claimed_by_a_hand_beside_the_other_player(qtbot):
    match = dealt(3, 5, (("window-mode", "claim"),))

    def offered(match, asked):
        return any(not d.waits and any(isinstance(o, a.Claim) for o in d.options) for d in match.asked())

    assert walk(match, 200, 5, offered)
    at = GhourAtTable(qtbot, match)
    calls = [key for key in at.shown() if str(key[1:2]).startswith("('interrupt:")]
    assert len(calls) == 2
    at.click(calls[0])
    at.come_forward()
    at.click(("button", "claim"))
    assert isinstance(at.last(), a.Claim)


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 4)])
def test_a_whole_game_is_played_by_clicks(qtbot, seats, seed):
    at = GhourAtTable(qtbot, dealt(seats, seed))
    dice = random.Random(seed)
    for _ in range(170):
        at.come_forward()
        asked = waiting(at.updates[-1].decisions)
        if not asked:
            break
        mine = next((d for d in asked if d.seat == at.match.viewer), asked[0])
        at.give(sensible(at.match, mine.seat, list(mine.options), dice))
    assert len(at.match.log) > 80 or at.updates[-1].outcome is not None


def test_every_answer_has_a_route_or_a_button_and_words(qtbot):
    seen = set()
    at = GhourAtTable(qtbot, dealt(2))
    for seed in range(50):
        match = dealt(2 + seed % 3, seed)
        dice = random.Random(seed)
        for _ in range(130):
            asked = waiting(match.asked())
            if not asked:
                break
            if match.wanted() is not None:
                match.look(match.wanted())
            options = list(asked[0].options)
            fresh = [option for option in options if (type(option), match.observe(None).question.kind) not in seen]
            if fresh:
                at = GhourAtTable(qtbot, match)
                for option in at.options():
                    routes, buttons = at.ways(option)
                    assert routes or buttons, option
                    for route in routes:
                        assert route[0] in at.shown() or len(route) > 1, (option, route)
                    words = at.table.answer(option, at.page._situation())
                    assert words
                    assert "ghour." not in words
                    seen.add((type(option), at.seen.question.kind))
                for sprite in at.shown().values():
                    assert "ghour." not in sprite.tip, sprite.tip
                at.page.close()
            match.submit(sensible(match, asked[0].seat, options, dice))
    kinds = {kind for kind, _ in seen}
    assert {a.Play, a.Cast, a.Turn, a.Send, a.Strike, a.Guard, a.Split, a.Recruit, a.Look, a.Sign} <= kinds


def test_a_day_by_keyboard_alone_through_the_lists(qtbot):
    at = GhourAtTable(qtbot, dealt(2, 3))
    at.page.toggle_lists()
    dice = random.Random(2)
    moves = at.page.lists.views["moves"]
    for _ in range(60):
        at.come_forward()
        if not moves.count():
            break
        before = len(at.match.log)
        asked = waiting(at.updates[-1].decisions)
        if not asked:
            break
        wish = sensible(at.match, asked[0].seat, list(asked[0].options), dice)
        row = next(
            r
            for r in range(moves.count())
            if moves.item(r).data(0x100)[1] is None and moves.item(r).data(0x100)[2] == wish
        )
        moves.itemActivated.emit(moves.item(row))
        if len(at.match.log) == before:
            moves.itemActivated.emit(moves.item(row))
        assert len(at.match.log) > before
    assert at.page.lists.views["log"].count() > 5
    assert at.page.lists.views["ground"].count() > 4


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
@pytest.mark.parametrize("seats", [2, 4])
def test_everything_stays_inside_the_window(qtbot, size, seats):
    kinds = ("opening", "floor", "declare", "blocks", "window", "split", "result", "signs")
    met = set()
    for seed in range(4):
        match = dealt(seats, seed)

        def fresh(match, asked):
            return match.observe(asked.seat).question.kind in set(kinds) - met

        while walk(match, 300, seed, fresh):
            met.add(match.observe(None).question.kind)
            at = GhourAtTable(qtbot, match, size)
            frame = at.page.view.frame()
            window = QRectF(0, 0, frame.width, frame.height).adjusted(-1, -1, 1, 1)
            for sprite in at.shown().values():
                if sprite.key[0] not in ("foe-hand", "hand-back"):
                    assert window.contains(sprite.rect), (sprite.key, sprite.rect, at.seen.question.kind)
            at.page.close()
    assert {"floor", "declare", "window"} <= met


@pytest.mark.parametrize("seats", [2, 3])
def test_worlds_that_a_viewer_cannot_tell_apart_look_alike(qtbot, seats):
    laws = rules()
    compared = 0
    for seed in range(6):
        match = dealt(seats, seed)
        walk(match, 40 + 23 * seed, seed)
        asked = waiting(match.asked())
        if not asked:
            continue
        state, viewer = match._steps[-1].state, asked[0].seat
        other = laws.imagine(laws.observe(state, viewer), viewer, LiveDice(seed))
        shown = []
        for world in (state, other):
            at = GhourAtTable(qtbot, Match(laws, match.setup, 1, start=(world, 0)))
            if at.match.viewer != viewer:
                at.controller.come_forward(viewer)
            assert at.match.viewer in (viewer, None)
            shown.append({k: (s.rect, s.face, s.tip, s.role, s.enabled, s.z, s.angle) for k, s in at.shown().items()})
            at.page.close()
        assert shown[0] == shown[1]
        compared += 1
    assert compared > 1


def test_equal_observations_give_equal_tables(qtbot):
    """Two worlds that one viewer cannot tell apart: what the others hold, and the order of the piles, differ."""
    ours = {"hands": [["vor-03", "vor-07"], ["tel-05", "tel-11"]], "field": FIELD["field"]}
    theirs = {**ours, "hands": [["vor-03", "vor-07"], ["tel-03", "tel-04"]]}
    shown = []
    for given in (ours, theirs):
        at = GhourAtTable(qtbot, arranged(given))
        shown.append({key: (s.rect, s.face, s.tip, s.role, s.enabled) for key, s in at.shown().items()})
    assert shown[0] == shown[1]
