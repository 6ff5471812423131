"""Set-up, deal, piles and spies; what is told and to whom."""

import random

import pytest
from games.gold_and_rum.played import RULES, Table

from desktop.core.dice import LiveDice
from desktop.core.message import Ref
from desktop.core.rules import IllegalAction, Refusal, Seat, Setup
from desktop.games.gold_and_rum import actions as do
from desktop.games.gold_and_rum import events as told
from desktop.games.gold_and_rum import orders
from desktop.games.gold_and_rum.cards import GIANT, GOBLIN, RECRUIT
from desktop.games.gold_and_rum.recruiting import rum_window, schedule, warlords
from desktop.games.gold_and_rum.viewing import asked

# set-up


@pytest.mark.clause("CH-2.1")
def test_the_first_chancellor_is_drawn_and_the_office_goes_left():
    drawn = {RULES.begin(Setup(4), LiveDice(seed)).state.chancellor for seed in range(30)}
    assert drawn == {0, 1, 2, 3}
    state = RULES.begin(Setup(5, (), Seat(3)), LiveDice(1)).state
    assert state.chancellor == 3
    assert state.scores == (0, 0, 0, 0, 0)


@pytest.mark.clause("CH-1.2", "CH-2.2", "CH-3.2")
@pytest.mark.parametrize(("seats", "deserts"), [(4, 2), (5, 2), (6, 1), (7, 1)])
def test_the_chancellor_has_neither_recruiting_nor_desertion_cards(seats, deserts):
    deal = RULES.begin(Setup(seats, (), Seat(1)), LiveDice(1)).state.deal
    assert deal.recruits == tuple(0 if seat == 1 else 2 for seat in range(seats))
    assert deal.deserts == tuple(0 if seat == 1 else deserts for seat in range(seats))


@pytest.mark.clause("CH-2.3", "CH-4.1", "CH-4.10")
def test_deck_marker_and_offset_are_drawn_anew():
    deals = [RULES.begin(Setup(4, (), Seat(0)), LiveDice(seed)).state.deal for seed in range(200)]
    assert {deal.marker for deal in deals} == set(range(36, 45))
    assert {deal.offset for deal in deals} == {0, 1, 2}
    assert len({deal.deck for deal in deals}) == 200


@pytest.mark.parametrize(
    ("setup", "clauses"),
    [
        (Setup(4), []),
        (Setup(7, (("open-book", "on"), ("step", "14"))), []),
        (Setup(3), ["CH-2"]),
        (Setup(8, (("step", "9"),)), ["CH-2"]),
        (Setup(4, (("step", "10"),)), ["CH-4.9"]),
        (Setup(4, (("step", "0"),)), ["CH-4.9"]),
        (Setup(4, (("step", "x"),)), ["CH-4.9"]),
        (Setup(4, (("open-book", "maybe"),)), ["CH-4.14"]),
        (Setup(4, (("speed", "on"),)), ["CH-3.1"]),
        (Setup(4, (), Seat(4)), ["CH-2.1"]),
        (Setup(4, (), None, ("", "orc", "", "")), ["CH-2"]),
        (Setup(4, (), None, ("", "", "", "")), []),
    ],
)
@pytest.mark.clause("CH-4.9", "CH-4.14")
def test_what_forbids_to_begin(setup, clauses):
    assert [refusal.clause for refusal in RULES.refuse_setup(setup)] == clauses


# the deal


@pytest.mark.clause("CH-4.9", "CH-12.2")
@pytest.mark.parametrize("step", range(1, 15))
def test_every_card_but_the_last_is_seen_in_a_window_before_it_is_covered(step):
    for marker in range(36, 45):
        windows = schedule(step, marker)
        cards = [window[0] for window in windows]
        assert cards == sorted(cards)
        assert max(later - sooner for sooner, later in zip([0, *cards], cards, strict=False)) <= step
        normal = [card for card, _, _, kind in windows if kind == "normal"]
        assert normal == [card for card in range(1, 79) if card % step == 0]
        assert [window for window in windows if window[3] == "marker"] == [(marker, True, True, "marker")]
        assert windows[-2:] == ((79, True, True, "last"), (80, False, True, "recruit"))
        assert windows[rum_window(step, marker)][3] == "marker"
        assert all(rum == (at >= rum_window(step, marker)) for at, (_, _, rum, _) in enumerate(windows))


@pytest.mark.clause("CH-4.2", "CH-4.3", "CH-12.2")
def test_cards_go_round_and_the_marker_does_not_shift_them():
    table = Table(options=[("step", "9")], seed=4).everyone("pass", 60)
    dealt = table.heard(told.Dealt)
    assert [event.number for event in dealt] == list(range(1, 81))
    assert [event.pile for event in dealt] == [number % 9 for number in range(80)]
    (rum,) = table.heard(told.RumCame)
    assert rum.after == table.state.deal.marker
    order = [type(event) for event in (each.event for each in table.emissions)]
    assert order.count(told.Dealt) == 80
    assert order[:2] == [told.RoundBegan, told.Dealt]
    before = table.emissions[: order.index(told.RumCame)]
    assert sum(isinstance(each.event, told.Dealt) for each in before) == rum.after
    assert order.index(told.RecruitPhaseBegan) > order.index(told.LastCall)
    assert order[-1] is told.DealEnded


@pytest.mark.clause("CH-4.8", "CH-12.13")
def test_whoever_recruits_nobody_plays_on_without_an_army():
    table = Table(options=[("step", "9")]).everyone("pass", 60)
    assert table.state.phase == "favourite"
    assert table.state.deal.recruits == (0, 2, 2, 2)
    table.play(0, favourite=1)
    assert table.hands() == [[], [], [], []]
    for race in ("orc", "dwarf", "undead"):
        table.play(0, race=race)
    assert table.state.round == 2
    assert all(fought.winners == () for fought in table.state.previous)


@pytest.mark.clause("CH-4.6")
def test_a_card_in_the_deal_stays_where_it_was_laid_and_is_covered_later():
    table = Table({"seed": 6, "after": 9, "offset": 0})
    table.play(3, desert=1)
    table.play(3, desert=2)
    table.everyone("pass")
    assert [pile[1] >= RECRUIT for pile in table.state.deal.piles[:2]] == [True, True]
    assert table.state.deal.piles[0][2] < RECRUIT


@pytest.mark.clause("CH-12.9", "CH-6.6", "CH-2.2")
def test_played_cards_are_back_in_the_next_round_and_no_more_than_those():
    table = Table(options=[("step", "9")], seed=2)
    first = asked(table.state)[0]
    table.play(first, desert=1).everyone("pass", 60)
    assert sum(table.state.deal.deserts) == 5
    table.play(0, favourite=1)
    assert table.state.deal.deserts == (0, 2, 2, 2)
    for race in ("orc", "dwarf", "undead"):
        table.play(0, race=race)
    assert (table.state.round, table.state.deal.deserts, table.state.deal.recruits) == (2, (2, 0, 2, 2), (2, 0, 2, 2))


@pytest.mark.clause("CH-4.14")
@pytest.mark.parametrize("book", ["off", "on"])
def test_what_will_be_covered_is_fleeting_unless_the_book_is_open(book):
    table = Table(options=[("open-book", book), ("step", "9")], seed=2)
    seat = asked(table.state)[0]
    table.play(seat, desert=1).everyone("pass", 7)
    seat = asked(table.state)[0]
    table.play(seat, recruit=1)
    kinds = {told.Dealt, told.DesertLaid, told.RecruitLaid}
    shown = {type(each.event): each.fleeting for each in table.emissions}
    assert {kind: shown[kind] for kind in kinds} == dict.fromkeys(kinds, book == "off")
    assert not any(shown[kind] for kind in shown if kind not in kinds)


@pytest.mark.clause("CH-4.7")
def test_a_friend_warns_of_what_lies_on_top_and_of_nothing_covered():
    given = {"after": 79, "window": "last", "offset": 0, "marker": 40}
    piles = {"1": ["orc 2", "desert 1"], "2": ["orc 2", "recruit 1"], "3": ["orc 2", "recruit 1", "troll"]}
    table = Table({**given, "piles": piles})
    (decision,) = RULES.decisions(table.state)
    warnings = {each.key.rpartition(".")[2]: each.get("piles") for each in RULES.advise(table.state, decision).warnings}
    assert warnings == {"deserted": (Ref("pile", "1"),), "claimed": (Ref("pile", "2"),)}
    quiet = Table(given)
    assert RULES.advise(quiet.state, RULES.decisions(quiet.state)[0]).warnings == ()


def test_a_friend_warns_of_leaders_and_idle_machines():
    table = Table({"hands": [[], ["orc leader", "orc leader", "troll"], ["machine"], ["machine", "goblin"]]})
    assert RULES.advise(table.state, RULES.decisions(table.state)[0]).warnings == ()
    table.play(0, race="orc")
    keys = []
    for seat in (1, 2, 3):
        keys.append([each.key for each in RULES.advise(table.state, RULES.decisions(table.state)[0]).warnings])
        table.play(seat, lay={})
    assert keys == [["gold_and_rum.warn.quarrel"], ["gold_and_rum.warn.no-goblins"], []]


def woken(table, order):
    """Pass as ``order`` says and for everybody else, and return the window in which seat 1 is asked again."""
    while True:
        (decision,) = RULES.decisions(table.state)
        if decision.seat == 1 and not order(RULES.observe(table.state, Seat(1)), decision):
            return table.state.deal.window, RULES.observe(table.state, None)
        (answer,) = [option for option in decision.options if option.passes]
        table.act(answer)


@pytest.mark.clause("CH-4.11")
def test_standing_orders_pass_until_what_they_name():
    given = {"seed": 8, "after": 4, "marker": 40}
    seen = RULES.observe(Table(given).state, Seat(1))
    at, now = woken(Table(given), orders.until_rum(seen))
    assert (now.window_kind, now.dealt) == ("marker", 40)
    at, now = woken(Table(given), orders.until_last_call(seen))
    assert now.window_kind == "last"
    at, now = woken(Table(given), orders.until_recruit_phase(seen))
    assert now.phase == "recruit"
    at, _ = woken(Table(given), orders.for_windows(seen, 3))
    assert at == seen.window + 3
    _, now = woken(Table(given), orders.until_pile(seen, 6))
    assert now.dealt == 7
    table = Table(given)
    woken(table, orders.for_windows(seen, 5))
    lying = orders.until_pile(RULES.observe(table.state, Seat(1)), 2)
    table.play(1, desert=3)
    assert not lying(RULES.observe(table.state, Seat(1)), None)


# piles, spies


@pytest.mark.clause("CH-6.1", "CH-6.8")
def test_piles_are_worked_out_in_order_and_only_the_owner_sees_the_fronts():
    piles = {"2": ["orc 2", "recruit 1"], "1": ["orc 6", "goblin", "desert 1", "recruit 2"], "3": ["troll"]}
    table = Table({"phase": "favourite", "piles": piles}).play(0, favourite=1)
    taken = table.heard(told.PileTaken)
    assert [(each.pile, each.owner, each.deserted, each.cards) for each in taken] == [
        (0, 2, (GOBLIN,), ()),
        (1, 1, (), ()),
    ]
    assert taken[0].backs == (0, 1, 0, 0, 0, 0)
    assert [each.cards for each in table.heard(told.PileTaken, 2)] == [(4,), ()]
    assert [each.pile for each in table.heard(told.PileUnclaimed)] == list(range(2, 9))
    assert table.reveals


@pytest.mark.clause("CH-3.1", "CH-7.3")
@pytest.mark.parametrize(("number", "kinds"), [(1, 21), (2, 20), (3, 19), (4, 18)])
def test_a_spy_may_name_so_many_kinds(number, kinds):
    table = Table({"phase": "spies", "hands": [[], [f"spy {number}"], [], []]})
    (decision,) = RULES.decisions(table.state)
    assert len(decision.options) == 1 + 2 * kinds
    assert decision.private


@pytest.mark.clause("CH-7.1", "CH-7.2")
def test_spies_are_called_in_turn_and_answers_are_public():
    table = Table({"phase": "spies", "hands": [[], ["spy 1", "spy 4"], ["giant", "giant"], []]})
    table.play(1, spy={"victim": 2, "kind": "giant"}).play(1, decline=True)
    assert [(each.number, each.holder) for each in table.heard(told.SpyCalled)] == [(2, -1), (3, -1), (4, 1)]
    (sent,) = table.heard(told.SpySent)
    assert (sent.seat, sent.victim, sent.kind, sent.got) == (1, 2, GIANT, True)
    assert [each.number for each in table.heard(told.SpyDeclined)] == [4]


# answers


def test_what_is_no_answer():
    for raw in (
        3,
        {},
        {"seat": -1, "pass": True},
        {"seat": True, "pass": True},
        {"seat": 1},
        {"seat": 1, "pass": True, "decline": True},
        {"seat": 1, "sing": True},
        {"seat": 1, "pass": 1},
        {"seat": 1, "desert": "one"},
        {"seat": 1, "spy": "orc 6"},
        {"seat": 1, "spy": {"victim": 1, "kind": "orc 7"}},
        {"seat": 1, "race": "elf"},
        {"seat": 1, "lay": "goblin"},
        {"seat": 1, "lay": "elf 1"},
        {"seat": 1, "commando": 3},
        {"seat": 1, "commando": {"victim": 1, "card": "x"}},
    ):
        assert isinstance(RULES.read(raw), Refusal), raw
        assert RULES.read(raw).clause == "CH-3.1"


@pytest.mark.clause("CH-3.1", "CH-3.2")
def test_answers_out_of_season_are_refused_with_a_clause():
    deal = Table(first=0).state
    lay = Table({"hands": [[], ["goblin"], [], []]}).play(0, race="orc").state
    race = Table({"hands": [[], [], [], []]}).state
    every = [
        do.Pass(Seat(2)),
        do.Desert(Seat(2), 0),
        do.Favour(Seat(0), 1),
        do.Spy(Seat(1), 2, 3),
        do.Decline(Seat(1)),
        do.Race(Seat(0), 1),
        do.Lay(Seat(1), GOBLIN, 0),
        do.LayNothing(Seat(1)),
        do.Nobody(Seat(1)),
        do.NameMyself(Seat(1)),
        do.Commando(Seat(1), 2, 0),
        do.Airship(Seat(1), 1),
        do.Withdraw(Seat(1)),
        do.Race(Seat(0), 9),
        do.Lay(Seat(1), 99, 0),
        do.Favour(Seat(0), 8),
        "nonsense",
    ]
    for state in (deal, lay, race):
        offered = [option for each in RULES.decisions(state) for option in each.options]
        for action in every:
            refusal = RULES.explain(state, action)
            assert (refusal is None) == (action in offered), action
            if refusal is not None:
                assert refusal.clause.startswith("CH-")
                with pytest.raises(IllegalAction):
                    RULES.apply(state, action, LiveDice(1))


def test_the_number_of_a_player_and_of_a_kind_must_exist():
    favour = Table({"phase": "favourite", "piles": {"1": ["orc 2"]}}).state
    assert RULES.explain(favour, do.Favour(Seat(0), 8)).message.key.endswith("no-player")
    spy = Table({"phase": "spies", "hands": [[], ["spy 1"], [], []]}).state
    assert RULES.explain(spy, do.Spy(Seat(1), 2, 99)).message.key.endswith("no-kind")
    lay = Table({"hands": [[], ["goblin"], [], []]}).play(0, race="orc").state
    assert RULES.explain(lay, do.Lay(Seat(1), 99, 0)).message.key.endswith("no-kind")
    race = Table({"hands": [[], [], [], []]}).state
    assert RULES.explain(race, do.Race(Seat(0), 9)).message.key.endswith("no-race")


@pytest.mark.clause("CH-3.1")
def test_the_same_cards_for_the_same_seed_whether_told_or_not():
    for seed in range(3):
        played = []
        for tell in (True, False):
            rng, dice = random.Random(seed), LiveDice(seed)
            state = RULES.begin(Setup(6), dice).state
            while questions := RULES.decisions(state):
                decision = rng.choice(questions)
                state = RULES.apply(state, rng.choice(decision.options), dice, tell=tell).state
            played.append((state, dice.rolls))
        assert played[0] == played[1]


def test_warlords_sit_clockwise_from_the_chancellor():
    assert warlords(5, 3) == (4, 0, 1, 2)
