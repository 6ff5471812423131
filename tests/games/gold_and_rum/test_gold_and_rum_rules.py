"""Clauses that need more than an example: set-up, deal, calls, what is told and to whom."""

import random
from pathlib import Path

import msgspec
import pytest

from desktop.core.dice import LiveDice
from desktop.core.message import Ref
from desktop.core.rules import IllegalAction, Refusal, Seat, Setup
from desktop.games.gold_and_rum import actions as do
from desktop.games.gold_and_rum import events as told
from desktop.games.gold_and_rum import staging
from desktop.games.gold_and_rum.cards import AIRSHIP, COMMANDO, GIANT, GOBLIN, KINDS, RECRUIT
from desktop.games.gold_and_rum.content import load
from desktop.games.gold_and_rum.recruiting import rum_window, schedule, warlords
from desktop.games.gold_and_rum.rules import rules
from desktop.games.gold_and_rum.scoring import standings
from desktop.games.gold_and_rum.viewing import asked

CONTENT = load(Path(__file__).parents[3] / "rules_data" / "gold_and_rum")
RULES = rules(CONTENT)


class Table:
    """A match played by hand."""

    def __init__(self, given=None, *, seats=4, first=0, options=(), seed=0):
        self.rules = RULES
        self.dice = LiveDice(seed)
        setup = Setup(seats, tuple(options), first)
        if given is None:
            step = RULES.begin(setup, self.dice)
            self.state, self.emissions = step.state, list(step.emissions)
        else:
            self.state, self.emissions = staging.arrange(RULES, setup, given), []
        self.reveals = False

    def play(self, seat, **verb):
        """Play what scenario files would write."""
        for raw in staging.unfold({"seat": seat, **verb}):
            action = RULES.read(raw)
            refusal = RULES.explain(self.state, action)
            if raw.get("where-asked") and refusal is not None:
                continue
            assert refusal is None, refusal
            self.act(action)
        return self

    def act(self, action):
        step = RULES.apply(self.state, action, self.dice)
        self.state, self.reveals = step.state, step.reveals
        self.emissions += step.emissions
        return step

    def everyone(self, verb, times=1):
        for raw in staging.unfold({"everyone": verb, "times": times}):
            action = RULES.read(raw)
            if RULES.explain(self.state, action) is None:
                self.act(action)
        return self

    def heard(self, kind, viewer=None):
        return [event for each in self.emissions if isinstance(event := each.heard_by(viewer), kind)]

    def hands(self):
        return [[KINDS[k] for k, n in enumerate(hand) for _ in range(n)] for hand in self.state.muster.hands]


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


# neutral calls


@pytest.mark.clause("CH-11.1", "CH-11.2", "CH-11.3")
def test_which_questions_are_open_to_all():
    private = {}
    rng = random.Random(3)
    for seed in range(12):
        table = Table(seed=seed, first=None)
        while questions := RULES.decisions(table.state):
            decision = rng.choice(questions)
            action = rng.choice(decision.options)
            private.setdefault(type(action), set()).add(decision.private)
            table.act(action)
    public = (do.Pass, do.Desert, do.Recruit, do.Favour, do.Race, do.Nobody, do.NameMyself)
    secret = (do.Spy, do.Decline, do.Lay, do.LayNothing, do.Commando, do.Airship, do.Withdraw)
    assert private == {kind: {kind in secret} for kind in (*public, *secret)}


@pytest.mark.clause("CH-11.1", "CH-9.4")
def test_the_call_asks_all_at_once_whoever_holds_the_card():
    for holder in (1, 2, 3):
        hands = [[], ["goblin", "orc 2"], ["goblin"], ["goblin"]]
        hands[holder][0] = "commando"
        table = Table({"hands": hands}).play(0, race="orc")
        for seat in (1, 2, 3):
            table.play(seat, lay="nothing" if seat == holder else {})
        questions = RULES.decisions(table.state)
        assert [(each.seat, len(each.options), each.private) for each in questions] == [
            (1, 2, False),
            (2, 2, False),
            (3, 2, False),
        ]
        assert len({each.prompt for each in questions}) == 1
        seen = RULES.observe(table.state, None)
        assert (seen.call.eligible, seen.asked) == ((1, 2, 3), (1, 2, 3))
        table.play(2, name=True)
        assert not table.heard(told.CallAnswered)
        assert RULES.observe(table.state, Seat(2)).call.mine is True
        assert RULES.observe(table.state, Seat(1)).call.mine is None
        assert RULES.explain(table.state, do.Nobody(Seat(2))).clause == "CH-11.1"
        table.play(1, name=True).play(3, nobody=True)
        assert [each.seats for each in table.heard(told.CallAnswered)] == [(1, 2)]
        assert table.reveals
        # several who name themselves take it clockwise from the chancellor's left
        assert asked(table.state) == (1,)
        assert RULES.explain(table.state, do.Withdraw(Seat(2))).clause == "CH-11.1"
        table.play(1, withdraw=True).play(2, withdraw=True)
        # after a withdrawal the call goes to those who have not named themselves
        assert asked(table.state) == (3,)
        calls = table.heard(told.CallMade)
        assert [(each.eligible, each.again) for each in calls] == [((1, 2, 3), False), ((3,), True)]
        assert len(table.heard(told.Withdrew)) == 2
        # it is made again in the next battle, for the card is still about
        table.play(3, name=True).play(3, withdraw=True)
        assert table.state.phase in ("airship-call", "race")


@pytest.mark.clause("CH-11.1")
def test_who_feigns_is_told_so_alone_and_loses_nothing():
    table = Table({"hands": [[], ["goblin", "orc 2"], ["commando"], []]}).play(0, race="orc")
    table.play(1, lay={}).play(2, lay="nothing").play(1, name=True).play(2, nobody=True)
    (decision,) = RULES.decisions(table.state)
    assert decision.private
    assert decision.options == (do.Withdraw(Seat(1)),)
    assert decision.prompt.key == "gold_and_rum.ask.feigned"
    assert RULES.explain(table.state, do.Commando(Seat(1), 2, 0)).clause == "CH-9.4"
    before = table.hands()
    table.play(1, withdraw=True)
    assert table.hands() == before


@pytest.mark.clause("CH-11.1", "CH-9.4")
def test_no_call_for_a_card_that_is_known_to_be_gone_or_without_a_card_to_strike():
    given = {"hands": [[], ["goblin", "goblin", "orc 2"], [], []], "aside": ["commando", "airship"]}
    table = Table(given).play(0, race="orc").play(1, lay={})
    assert table.state.phase == "race"
    assert not table.heard(told.CallMade)
    bare = Table({"hands": [[], ["goblin"], [], []]}).play(0, race="orc").play(1, lay={})
    assert not bare.heard(told.CallMade)
    assert bare.state.phase == "race"


@pytest.mark.clause("CH-9.4", "CH-11.1")
def test_the_holder_alone_with_cards_has_nobody_to_strike():
    table = Table({"hands": [[], ["commando", "orc 2"], [], []]}).play(0, race="orc").play(1, lay="nothing")
    table.play(1, name=True)
    (decision,) = RULES.decisions(table.state)
    assert (decision.prompt.key, len(decision.options)) == ("gold_and_rum.ask.no-target", 1)


@pytest.mark.clause("CH-11.1", "CH-12.24", "CH-9.7")
def test_who_is_asked_for_the_airship():
    hands = [[], ["goblin", "troll", "orc leader", "orc leader"], ["goblin", "airship"], ["goblin"]]
    table = Table({"hands": hands, "aside": ["commando"]}).play(0, race="orc")
    for seat in (1, 2, 3):
        table.play(seat, lay={})
    # seat 1 has two leaders turned up, seat 3 only one mercenary back
    assert asked(table.state) == (2,)
    assert RULES.explain(table.state, do.NameMyself(Seat(1))).clause == "CH-11.1"
    table.play(2, name=True)
    assert [len(each.options) for each in RULES.decisions(table.state)] == [2]
    assert RULES.explain(table.state, do.Airship(Seat(2), 2)).clause == "CH-9.7"
    table.play(2, airship=1)
    (flight,) = table.heard(told.AirshipFlew)
    assert (flight.goblins, flight.sum.airship, flight.sum.total) == (1, 5, 5)
    assert [each.kind for each in table.heard(told.CallMade)] == [AIRSHIP]
    # once only: the next battle makes no call for it
    table.play(0, race="dwarf")
    for seat in (2, 3, 1):
        if asked(table.state) == (seat,):
            table.play(seat, lay={})
    assert table.state.phase == "race"


@pytest.mark.clause("CH-9.7", "CH-11.1")
def test_nobody_launches_what_he_does_not_hold():
    table = Table({"hands": [[], ["goblin", "troll"], [], []], "aside": ["commando"]}).play(0, race="orc")
    table.play(1, lay={}).play(1, name=True)
    assert RULES.explain(table.state, do.Airship(Seat(1), 1)).message.key.endswith("not-in-hand")
    assert [each.prompt.key for each in RULES.decisions(table.state)] == ["gold_and_rum.ask.feigned"]


@pytest.mark.clause("CH-2.2")
def test_nobody_plays_more_cards_than_he_has():
    table = Table({"after": 79, "window": "last", "marker": 40, "offset": 0, "recruits": [0, 2, 0, 2]})
    assert asked(table.state) == (2,)
    assert RULES.explain(table.state, do.Recruit(Seat(2), 0)).clause == "CH-2.2"


@pytest.mark.clause("CH-9.7")
def test_an_airship_without_goblins_in_the_hand_stays():
    table = Table({"hands": [[], ["airship", "troll"], [], []], "aside": ["commando"]}).play(0, race="orc")
    table.play(1, lay={}).play(1, name=True)
    assert [each.prompt.key for each in RULES.decisions(table.state)] == ["gold_and_rum.ask.no-crew"]


@pytest.mark.clause("CH-9.4")
def test_whoever_points_cannot_tell_equal_backs_apart():
    hands = [[], ["orc 2", "orc 6", "orc leader", "goblin", "giant"], ["commando"], []]
    struck = set()
    for lot in range(6):
        table = Table({"hands": hands, "lot": lot}).play(0, race="orc").play(1, lay={"goblin": 1, "giant": 1})
        table.play(2, lay="nothing").play(2, name=True)
        assert len(RULES.decisions(table.state)[0].options) == 6
        table.play(2, commando={"victim": 1, "card": 1})
        assert table.heard(told.CommandoStruck, 0)[0].kind == -1
        struck.add(table.heard(told.CommandoStruck, 1)[0].kind)
        assert table.state.muster.aside[COMMANDO] == 1
    assert struck == {3, 4, 5}


@pytest.mark.clause("CH-9.5", "CH-9.2")
def test_all_rows_are_turned_up_at_once_with_their_sums():
    table = Table({"hands": [[], ["orc 2"], ["orc 6", "troll"], []]}).play(0, race="orc")
    (began,) = table.heard(told.BattleBegan)
    assert began.counts == (0, 1, 1, 0)
    table.play(2, lay={"troll": 1})
    assert [each.sum.total for each in table.heard(told.TurnedUp)] == [2, 11, 0]
    assert table.reveals
    (won,) = table.heard(told.BattleWon)
    assert (won.winners, won.strength, won.points) == ((2,), 11, 2)


@pytest.mark.clause("CH-9.3")
def test_the_others_hear_how_many_mercenaries_are_laid_and_only_at_the_end():
    table = Table({"hands": [[], ["goblin", "troll"], ["goblin"], []]}).play(0, race="orc")
    table.act(do.Lay(Seat(1), GOBLIN, 1))
    assert not table.heard(told.Laid)
    assert not table.reveals
    assert RULES.decisions(table.state)[0].begun == 1
    table.act(do.Lay(Seat(1), 14, 1))
    assert [each.cards for each in table.heard(told.Laid, 1)] == [(12, 14)]
    assert [(each.count, each.cards) for each in table.heard(told.Laid)] == [(2, ())]
    # cards laid cannot be taken back
    assert table.reveals


@pytest.mark.clause("CH-9.9")
def test_what_was_laid_is_gone_and_what_was_not_stays():
    table = Table({"hands": [[], ["goblin", "goblin", "orc 2"], [], []], "aside": ["commando", "airship"]})
    table.play(0, race="orc").play(1, lay={"goblin": 1})
    assert table.hands()[1] == ["goblin"]
    assert [KINDS[k] for k, n in enumerate(table.state.muster.aside) for _ in range(n)] == [
        "orc 2",
        "goblin",
        "airship",
        "commando",
    ]


@pytest.mark.clause("CH-10.3")
def test_ties_are_broken_battle_by_battle():
    state = Table().state
    for scores, wins, ranks in [
        ((8, 8, 8, 1), ((9, 5), (9, 5, 4), (8, 7, 6), ()), (2, 1, 3, 4)),
        ((8, 8, 0, 0), ((9,), (9,), (11,), ()), (1, 1, 3, 4)),
        ((8, 8, 3, 3), ((), (4,), (), ()), (2, 1, 3, 3)),
    ]:
        over = msgspec.structs.replace(state, phase="over", scores=scores, wins=wins, favours=(0,) * 4)
        assert standings(over) == ranks
        assert RULES.outcome(over).ranks == ranks
    assert RULES.outcome(state) is None


def test_the_deciding_battle_is_named():
    state = msgspec.structs.replace(
        Table().state, phase="over", scores=(8, 8, 8, 1), wins=((9, 5), (9, 5, 4), (8, 7, 6), ()), favours=(2, 0, 0, 0)
    )
    result = RULES.outcome(state)
    assert result.kind == "latest-battle"
    assert asked(state) == ()
    assert dict(result.why.args) == {"winner": Ref("seat", "1"), "round": 1, "battle": 1}
    assert [part.amount for part in result.parts[0]] == [6, 2]


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
