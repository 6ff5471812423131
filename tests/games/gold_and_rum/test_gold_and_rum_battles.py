"""Neutral calls, battles, points and ties."""

import random

import msgspec
import pytest
from games.gold_and_rum.played import RULES, Table

from desktop.core.message import Ref
from desktop.core.rules import Seat
from desktop.games.gold_and_rum import actions as do
from desktop.games.gold_and_rum import events as told
from desktop.games.gold_and_rum.cards import AIRSHIP, COMMANDO, GOBLIN, KINDS
from desktop.games.gold_and_rum.scoring import standings
from desktop.games.gold_and_rum.viewing import asked

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
