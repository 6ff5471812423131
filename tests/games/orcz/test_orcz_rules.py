"""Clauses of Orcz that a scenario cannot show: chance, set-up, words, and the completion test against an oracle."""

from __future__ import annotations

import itertools
import pickle
from collections import Counter
from functools import cache

import msgspec
import pytest
from games.orcz.orcz_play import CONTENT, RULES, SETUPS, walk, with_event
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.dice import LiveDice, entry_dice
from desktop.core.message import message
from desktop.core.rules import Refusal, Setup
from desktop.games.orcz import events
from desktop.games.orcz.actions import AnyAction, ChooseField, ChooseTile, Hold, Scout, Spare
from desktop.games.orcz.content import Effects
from desktop.games.orcz.events_of_war import war
from desktop.games.orcz.observation import LineSeen
from desktop.games.orcz.staging import arrange
from desktop.games.orcz.tiles import (
    ALL_MASK,
    ARMY_MASK,
    FIELDS,
    HERO_MASK,
    HIDDEN,
    SCOUT,
    can_complete,
    firsts,
    listed,
    may_pair,
    partners,
)
from desktop.ui.text import say, say_refusal


def at_urth(lines, seats=2, event="E16", **more):
    """Return the position of a field at hand."""
    words = {"event": event, "lines": {"urth": lines}, "done": ["forest", "falladir", "sundered"], "at": "urth"}
    return arrange(RULES, Setup(seats), {**words, **more})


def answer(state, *raws):
    """Return the last step after reading and applying ``raws``."""
    for entry, raw in enumerate(raws, 1):
        step = RULES.apply(state, RULES.read(raw), entry_dice(1, entry))
        state = step.state
    return step


@cache
def most_pairs(tiles: tuple[int, ...]) -> int:
    """Return how many legal lines can be made of ``tiles``, tried one by one."""
    if len(tiles) < 2:
        return 0
    first, rest = tiles[0], tiles[1:]
    with_first = [1 + most_pairs(tuple(t for t in rest if t != other)) for other in rest if may_pair(first, other)]
    return max([most_pairs(rest), *with_first])


@pytest.mark.clause("OR-4.5")
@given(st.integers(0, ARMY_MASK | HERO_MASK), st.integers(0, 6))
def test_the_completion_test_is_what_trying_everything_finds(mask, lines):
    assert can_complete(mask, lines) == (lines <= most_pairs(listed(mask)))


@pytest.mark.clause("OR-4.2", "OR-4.5")
@given(st.integers(0, ARMY_MASK | HERO_MASK), st.integers(0, 4))
def test_a_tile_is_offered_if_a_partner_is_and_a_partner_if_the_rest_can_be_completed(mask, after):
    for first in listed(mask):
        rest = mask & ~(1 << first)
        wanted = [o for o in listed(rest) if may_pair(first, o) and can_complete(rest & ~(1 << o), after)]
        assert listed(partners(mask, after, first)) == tuple(wanted)
        assert (first in listed(firsts(mask, after))) == bool(wanted)


@pytest.mark.clause("OR-3.6")
def test_the_four_questions_of_the_very_first_placement():
    """118 ordered pairs, four fields and two faces are 944 answers; the questions have 4, 24, 9 to 11 and 2."""
    state = with_event("E17", seats=4)
    where = RULES.decisions(state)[0]
    state = RULES.apply(state, ChooseField(state.board.starter, 0), LiveDice(0)).state
    who = RULES.decisions(state)[0]
    pairs = 0
    for option in who.options:
        then = RULES.apply(state, option, LiveDice(0)).state
        beside = RULES.decisions(then)[0]
        assert 9 <= len(beside.options) <= 11
        pairs += len(beside.options)
    which = RULES.decisions(RULES.apply(then, beside.options[0], LiveDice(0)).state)[0]
    assert [len(each.options) for each in (where, who, which)] == [4, 24, 2]
    assert pairs // 2 == 118
    assert [each.begun for each in (where, who, beside, which)] == [0, 1, 2, 3]
    assert all(each.private for each in (where, who, beside, which))


@pytest.mark.clause("OR-2.1", "OR-1.1")
def test_what_cannot_be_begun():
    assert [RULES.refuse_setup(setup) for setup in SETUPS] == [()] * 4
    wrong = {
        Setup(1): "OR-1.1",
        Setup(5): "OR-1.1",
        Setup(3, (("short-duel", "on"),)): "OR-2.1",
        Setup(2, (("short-duel", "perhaps"),)): "OR-2.1",
        Setup(2, (("long-duel", "on"),)): "OR-2.1",
        Setup(2, first=2): "OR-2.5",
        Setup(2, picks=("red", "")): "OR-2.2",
    }
    for setup, clause in wrong.items():
        refusals = RULES.refuse_setup(setup)
        assert [each.clause for each in refusals] == [clause]
        assert say(refusals[0].message) != refusals[0].message.key


@pytest.mark.clause("OR-2.5", "OR-2.3", "OR-2.4", "OR-2.2")
def test_the_starter_is_drawn_unless_agreed_and_opponents_and_events_are_shuffled():
    boards = [RULES.begin(Setup(3), LiveDice(seed)).state.board for seed in range(60)]
    assert set(Counter(each.starter for each in boards)) == {0, 1, 2}
    assert len({each.event for each in boards}) > 12
    assert len({each.opponents for each in boards}) > 50
    assert all(each.screens == (ALL_MASK,) * 3 for each in boards)
    assert {RULES.begin(Setup(3, first=2), LiveDice(seed)).state.board.starter for seed in range(9)} == {2}


@pytest.mark.clause("OR-3.1", "OR-2.4", "OR-3.4", "OR-12.31")
def test_a_round_begins_with_opponents_one_event_and_the_next_starter():
    said = RULES.begin(Setup(4), LiveDice(1)).emissions
    assert [type(each.event) for each in said[:5]] == [events.RoundBegan, *[events.OpponentShown] * 4]
    rounds = {}
    for state, _, _, _ in walk(Setup(4), 5):
        board = state.board
        if board.round not in rounds:
            rounds[board.round] = (board.starter, board.event)
            assert board.drawn[-1] == board.event
            assert len(set(board.drawn)) == board.round
    starters = [starter for starter, _ in rounds.values()]
    assert [(each - starters[0]) % 4 for each in starters] == list(range(len(starters)))


@pytest.mark.clause("OR-5.1")
def test_fields_are_drawn_one_by_one_with_equal_chance():
    state = arrange(RULES, Setup(2), {"event": "E01", "at": "urth", "done": [], "round": 4})
    assert state.board.step == 4
    seen = Counter()
    for seed in range(120):
        last = next(
            s for s, _, _, step in walk(Setup(2), seed) if step and step.state.board.fought < len(s.board.order)
        )
        seen[last.board.order[0]] += 1
    assert sorted(seen) == [0, 1, 2, 3]


@pytest.mark.clause("OR-E16")
def test_war_drums_show_the_order_when_the_round_begins():
    state = with_event("E16")
    assert sorted(state.board.order) == [0, 1, 2, 3]
    assert RULES.observe(state, None).order == state.board.order
    said = [each.event for seed in range(80) for each in RULES.begin(Setup(2), entry_dice(seed, 0)).emissions]
    assert any(isinstance(each, events.OrderShown) for each in said)
    assert RULES.observe(with_event("E17"), None).order == ()


@pytest.mark.clause("OR-E16")
def test_war_drums_are_heard_between_two_rounds_too():
    number = next(n for n, event in enumerate(CONTENT.events) if event.id == "E16")
    words = {"event": "E01", "at": "urth", "done": ["forest", "falladir", "sundered"]}
    later = (arrange(RULES, Setup(2), {**words, "seed": seed}).board for seed in range(200))
    assert sorted(next(board.order for board in later if board.event == number)) == [0, 1, 2, 3]


@pytest.mark.clause("OR-4.5", "OR-4.2")
def test_any_tile_behind_the_screen_may_be_the_first_of_a_line():
    for state, decisions, _, _ in walk(Setup(3), 4):
        asked = decisions[0] if decisions else None
        if asked is not None and asked.begun == 1 and isinstance(asked.options[0], ChooseTile):
            mask = state.board.screens[asked.seat] & RULES.wars[state.board.event].placeable
            assert [each.tile for each in asked.options[::2]] == list(listed(mask))


@pytest.mark.clause("OR-E19", "OR-E20")
@pytest.mark.parametrize(
    ("need", "large", "wanted"), [(0, 3, 9), (1, 3, 12), (-1, 3, 6), (-1, 1, 3), (-1, 0, 3), (0, 0, 0)]
)
def test_the_force_needed_is_never_below_one_for_each_warlord_in_a_panic(need, large, wanted):
    assert war(Effects(need=need)).needed(large, 3) == wanted


@pytest.mark.clause("OR-11.5")
def test_narrow_passes_leave_room_for_every_line():
    passes = war(Effects(spare=2))
    for seats, fields in itertools.product((2, 3, 4), (1, 2, 3, 4)):
        assert passes.room(seats, fields) * fields >= 5 * seats
        assert passes.room(seats, fields) >= seats + 2
        assert war(Effects()).room(seats, fields) == 5 * seats


@pytest.mark.clause("OR-11.1")
def test_a_change_of_strength_never_changes_who_wins_among_one_type():
    usual = war(Effects()).wings
    for event in CONTENT.events[:3]:
        assert [[wing.result for wing in row] for row in war(event.effects).wings] == [
            [wing.result for wing in row] for row in usual
        ]
        assert min(war(event.effects).strength) == 0


@pytest.mark.clause("OR-5.8")
def test_who_attacks_does_not_matter_for_the_wheel():
    wings = war(Effects()).wings
    swapped = {0: 1, 1: 0, 2: 2}
    for one, other in itertools.product(range(10), repeat=2):
        assert wings[one][other].result == swapped[wings[other][one].result]


@pytest.mark.clause("OR-5.8", "OR-5.10", "OR-10.2")
def test_a_backstab_is_told_wing_by_wing_the_right_one_first():
    said = answer(at_urth(["1 A1^ I3", "0 C1^ A2"]), {"seat": 0, "order": "backstab"}).emissions
    told = [each.event for each in said]
    assert all(each.audience is None for each in said)
    wings = [each for each in told if isinstance(each, events.WingFought)]
    assert [(each.wing, each.result, each.reason) for each in wings] == [(1, 0, "type"), (0, 0, "type")]
    kinds = [type(each) for each in told]
    order = [events.BackstabOrdered, events.TileTurned, events.WingFought, events.TileRemoved, events.LineGone]
    order += [events.LineAdvanced, events.Looted, events.TurnedAside, events.LineAdded, events.Clashed]
    assert [kinds.index(each) for each in order] == sorted(kinds.index(each) for each in order)


@pytest.mark.clause("OR-6.2", "OR-9.2")
def test_a_clash_is_told_line_by_line_and_each_slave_by_itself():
    state = at_urth(["1 I2 CH^", "2 I2^ I1", "0 SH^ C2"], seats=3, opponents={"urth": "U6"})
    step = answer(state, *({"seat": 0, "share": seat} for seat in (1, 1)))
    assert step.emissions == ()
    assert step.state.board == state.board
    told = [each.event for each in answer(step.state, {"seat": 0, "share": 2}).emissions]
    shared = [each for each in told if isinstance(each, events.SlaveShared)]
    assert [(each.to, each.bank) for each in shared] == [(1, 83), (1, 82), (2, 81)]
    before = at_urth(["1 I2 CH^", "2 I2^ I1", "0 I1^ C2"], seats=3, opponents={"urth": "U6"})
    said = answer(before, {"seat": 0, "order": "hold"}).emissions
    added = [each.event for each in said if isinstance(each.event, events.LineAdded)]
    assert [(each.seat, each.force, each.total) for each in added] == [(1, 2, 2), (2, 3, 5), (0, 3, 8)]


@pytest.mark.clause("OR-4.2", "OR-10.4")
def test_a_line_is_told_with_its_face_down_tile_to_the_owner_alone():
    state = with_event("E17")
    seat = state.board.starter
    steps = [{"field": "urth"}, {"tile": "C1", "wing": "left"}, {"partner": "A2"}, {"show": "left"}]
    for raw in steps[:-1]:
        step = RULES.apply(state, RULES.read({"seat": seat, **raw}), LiveDice(0))
        assert (step.emissions, step.reveals) == ((), False)
        state = step.state
    step = RULES.apply(state, RULES.read({"seat": seat, **steps[-1]}), LiveDice(0))
    (said,) = step.emissions
    assert not step.reveals
    assert said.heard_by(seat).right == 8
    assert [said.heard_by(viewer).right for viewer in (None, 1 - seat)] == [HIDDEN, HIDDEN]


@pytest.mark.clause("OR-4.11")
def test_what_a_scout_saw_is_told_fleetingly_to_its_user_alone():
    state = at_urth(["1 A1^ I3", "0 C1^ A2"])
    step = answer(state, {"seat": 0, "scout": "urth 1 right"})
    used, seen = step.emissions
    assert step.reveals
    assert isinstance(used.event, events.ScoutUsed)
    assert [used.fleeting, seen.fleeting, used.audience] == [False, True, None]
    assert [seen.heard_by(viewer) is None for viewer in (None, 0, 1)] == [True, False, True]
    assert seen.event.tile == 2


@pytest.mark.clause("OR-4.10")
def test_scouts_are_offered_clockwise_from_the_warlord_asked_beside_every_question():
    state = at_urth(["2 C1^ A2", "1 A1^ I2", "0 A1^ I2"], seats=4)
    found = RULES.decisions(state)
    assert [(each.seat, each.waits, each.private) for each in found] == [
        (0, True, False),
        (0, False, True),
        (1, False, True),
        (2, False, True),
        (3, False, True),
    ]
    targets = found[1].options
    assert list(targets) == [Scout(0, 1, 0, 1), Scout(0, 1, 1, 1)]
    assert (targets[0], list(targets[:1]), len(targets), hash(targets)) == (
        Scout(0, 1, 0, 1),
        [Scout(0, 1, 0, 1)],
        2,
        hash((Scout(0, 1, 0, 1), Scout(0, 1, 1, 1))),
    )
    assert targets == RULES.decisions(state)[1].options
    assert targets != 3
    assert pickle.loads(pickle.dumps(targets)) == targets
    assert repr(targets) == repr(tuple(targets))


@pytest.mark.clause("OR-4.5")
def test_a_refusal_says_the_completion_test_in_words():
    words = {"seed": 1, "event": "E17", "starter": 0, "spent": [["CH", "SH"], []]}
    words["lines"] = {"forest": ["0 A1^ I1", "1 A1^ I1", "0 A2^ I2", "1 A2^ I2"]}
    state = arrange(RULES, Setup(2), words)
    for raw in ({"field": "urth"}, {"tile": "A3", "wing": "left"}):
        state = RULES.apply(state, RULES.read({"seat": 0, **raw}), LiveDice(0)).state
    refusal = RULES.explain(state, RULES.read({"seat": 0, "partner": "I3"}))
    assert say_refusal(refusal) == (
        "You must still place more lines after this one: 2. The tiles left behind your screen (4) make at most: 1, "
        "since 3 cavalry among them may not march together (OR-4.5)"
    )


@pytest.mark.clause("OR-4.5")
def test_the_warning_that_only_a_hero_completes_the_lines_is_private():
    words = {"event": "E17", "starter": 0, "spent": [["SH"], []]}
    words["lines"] = {"forest": ["0 A1^ I1", "1 A1^ I1", "0 A2^ I2", "1 A2^ I2", "0 A3^ I3", "1 C1^ A3"]}
    state = arrange(RULES, Setup(2), words)
    asked = RULES.decisions(state)[0]
    assert [say(each) for each in RULES.advise(state, asked).warnings] == [
        "Your 2 remaining lines can only be completed with a hero in one of them"
    ]
    assert RULES.advise(state, RULES.decisions(state)[1]).warnings == ()
    assert [RULES.observe(state, viewer).needs_hero for viewer in (None, 0, 1)] == [False, True, False]
    fresh = with_event("E17")
    assert RULES.advise(fresh, RULES.decisions(fresh)[0]).warnings == ()


@pytest.mark.clause("OR-5.5", "OR-10.2")
def test_what_a_backstab_would_compare_is_shown_as_far_as_the_viewer_knows():
    state = at_urth(["1 A1^ I3", "0 C1^ A2"])
    table, owner = RULES.observe(state, None).duel, RULES.observe(state, 1).duel
    assert [(each.attacker, each.defender, each.result) for each in table.wings] == [(4, 7, 0), (8, HIDDEN, -1)]
    assert [(each.result, each.reason) for each in owner.wings] == [(0, "type"), (0, "type")]
    hidden_hero = RULES.observe(at_urth(["1 A1^ CH", "0 C1^ A2"]), 1).duel
    assert [each.result for each in hidden_hero.wings] == [-1, -1]


@pytest.mark.clause("OR-6.2", "OR-10.4")
def test_a_hidden_shaman_shows_in_no_sum_but_its_owners():
    state = with_event("E17", seats=3)
    words = {"event": "E17", "starter": 0, "lines": {"urth": ["1 SH I4^", "2 SH^ I3"]}, "placed": 3}
    state = arrange(RULES, Setup(3), words)
    fields = [RULES.observe(state, viewer).fields[1] for viewer in (None, 1, 2)]
    assert [field.forces for field in fields] == [(-1, 4, 0), (-1, 8, 0), (-1, 4, 6)]
    assert [field.sure for field in fields] == [False, False, False]
    assert isinstance(fields[0].lines[0], LineSeen)


@pytest.mark.clause("OR-8.1")
def test_the_outcome_says_what_the_slaves_are_made_of():
    *_, (state, _, _, _) = walk(Setup(3), 2)
    outcome = RULES.outcome(state)
    for seat in range(3):
        assert sum(part.amount for part in outcome.parts[seat]) == outcome.scores[seat] == state.board.slaves[seat]
        assert all(say(part.label) != part.label.key for part in outcome.parts[seat])
    assert [say(message(f"orcz.why.{why}", slaves=1, opponents=1, heroes=1, conquered=2)) for why in ("shared",)]


@pytest.mark.clause("OR-3.6")
@pytest.mark.parametrize(
    "raw",
    [
        None,
        7,
        {},
        {"seat": 0},
        {"seat": "0", "field": "urth"},
        {"seat": True, "field": "urth"},
        {"seat": 0, "field": "urth", "tile": "I1"},
        {"seat": 0, "field": "urth", "wing": "left"},
        {"seat": 0, "field": 3},
        {"seat": 0, "tile": "I1"},
        {"seat": 0, "scout": "urth two left"},
        {"seat": 0, "order": "retreat"},
        {"seat": 0, "share": "all"},
        {"do": "march", "seat": 0},
        {"do": "hold"},
    ],
)
def test_what_is_no_answer_is_refused(raw):
    refusal = RULES.read(raw)
    assert isinstance(refusal, Refusal)
    assert (refusal.clause, say(refusal.message)) == ("OR-3.6", "That is no answer anybody can give in Orcz")


def test_an_action_as_a_save_writes_it_is_read():
    for action in (Hold(1), Scout(0, 1, 2, 1), ChooseTile(2, 3, 1)):
        assert RULES.read(msgspec.to_builtins(action)) == action
    assert RULES.read({"seat": 1, "charge": "nobody"}) == Spare(1)
    assert Hold.passes
    assert AnyAction is not None


@pytest.mark.clause("OR-1.5")
def test_every_refusal_has_words():
    for state, decisions, _, _ in itertools.islice(walk(Setup(4), 9), 0, None, 17):
        for asked in decisions:
            for action in (
                ChooseField(asked.seat, 9),
                *(ChooseTile(asked.seat, tile, 0) for tile in range(-1, 14)),
                Scout(asked.seat, 0, 0, 0),
            ):
                refusal = RULES.explain(state, action)
                if refusal is not None:
                    assert say(refusal.message) != refusal.message.key
                    assert "{" not in say_refusal(refusal)


def test_the_names_on_the_pieces_are_complete():
    from desktop import paths
    from desktop.data.nodes import plain
    from desktop.data.reader import read

    names = plain(read(paths.rules_data() / "orcz" / "names.yaml"))
    wanted = {
        "field": FIELDS,
        "tile": [tile.id for tile in CONTENT.tiles],
        "opponent": [each.id for each in CONTENT.opponents],
        "event": [each.id for each in CONTENT.events],
        "event-says": [each.id for each in CONTENT.events],
        "unit": ["infantry", "cavalry", "archers"],
        "hero": ["champion", "shaman", "scout"],
        "hero-says": ["champion", "shaman", "scout"],
    }
    for kind, ids in wanted.items():
        assert list(names[kind]) == list(ids)
        assert all(list(row) == ["en", "hu", "nl", "pl"] for row in names[kind].values())
    assert CONTENT.tiles[SCOUT].name == "scout"
