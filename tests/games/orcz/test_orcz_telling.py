"""What is told of payments, heroes and the end, amount by amount."""

from __future__ import annotations

import pytest
from games.orcz.orcz_play import RULES

from desktop.core.dice import LiveDice
from desktop.core.rules import Setup
from desktop.games.orcz import events
from desktop.games.orcz.actions import Backstab, Charge, Hold, Share, Spare
from desktop.games.orcz.content import Effects
from desktop.games.orcz.events_of_war import war
from desktop.games.orcz.staging import arrange

U4 = next(n for n, each in enumerate(RULES.content.opponents) if each.id == "U4")


def told(lines, *answers, seats=3, event="E01", **more):
    """Return what the last of ``answers`` sets off at Urth, the last field of the round."""
    words = {"event": event, "lines": {"urth": lines}, "done": ["forest", "falladir", "sundered"], "at": "urth"}
    state = arrange(RULES, Setup(seats), {**words, "round": 3 if seats == 3 else 4, **more})
    for answer in answers:
        step = RULES.apply(state, answer, LiveDice(0))
        state = step.state
    return [each.event for each in step.emissions]


@pytest.mark.clause("OR-6.5", "OR-6.6", "OR-6.10", "OR-9.5", "OR-3.5")
def test_a_victory_is_told_to_the_last_slave():
    lines = ["1 I2 CH^", "2 I2^ I1", "0 I4^ C2"]
    said = told(lines, Hold(0), opponents={"urth": "U4"}, event="E17", slaves=[50, 25, 25], left={"urth": 0})
    assert events.LeaderPaid(0, 4, 5, 0) in said
    said = told(
        lines, Hold(0), Share(0, 1), Share(0, 1), Share(0, 2), opponents={"urth": "U4"}, event="E17", left={"urth": 0}
    )
    assert said == [
        events.SlaveShared(0, 1, 83),
        events.SlaveShared(0, 1, 82),
        events.SlaveShared(0, 2, 81),
        events.OpponentBeaten(0, 1, U4),
        events.FieldClosed(1),
        events.HeroSpent(1, 10),
        events.ArmiesReturned(1),
        events.GameEnded(1),
    ]


@pytest.mark.clause("OR-6.7", "OR-6.8", "OR-E18")
def test_a_defeat_is_told_to_the_last_slave():
    lines = ["1 I1^ A1", "0 I2^ C1"]
    said = told(lines, Hold(0), opponents={"urth": "U4"}, event="E18", slaves=[7, 5, 5])
    assert events.LeaderFined(0, 7, 8, 94) in said
    said = told(
        lines, Hold(0), Charge(0, 1), *[Charge(0, 2)] * 3, opponents={"urth": "U4"}, event="E18", slaves=[7, 5, 5]
    )
    assert said == [
        events.SlaveCharged(0, 1, 95),
        *(events.SlaveCharged(0, 2, bank) for bank in (96, 97, 98)),
        events.ArmiesReturned(1),
        events.GameEnded(0),
    ]
    said = told(lines, Hold(0), Spare(0), opponents={"urth": "U4"})
    assert said == [events.Spared(0), events.ArmiesReturned(1), events.GameEnded(0)]


@pytest.mark.clause("OR-5.10", "OR-E10", "OR-E11")
def test_loot_is_told_with_what_was_due():
    lines = ["2 C1^ A2", "1 A1^ I3", "0 C1^ A2"]
    assert events.Looted(1, 0, 1, 2) in told(lines, Backstab(0), event="E10", slaves=[5, 1, 5])
    assert events.Looted(1, 0, 2, 2) in told(lines, Backstab(0), event="E11")
    assert events.Looted(1, 0, 1, 1) in told(lines, Backstab(0))


@pytest.mark.clause("OR-5.7")
def test_an_attack_that_goes_astray_is_told():
    said = told(["2 C1^ A1", "1 I2^ CH", "2 SH I4^", "0 A1^ I2"], Backstab(0))
    assert said[:7] == [
        events.BackstabOrdered(0, 1, 3, 2),
        events.TileTurned(2, 1, 2, 0, 11),
        events.AttackPassed(1, 3, 2),
        events.TileTurned(1, 1, 1, 1, 10),
        events.OrderWithdrawn(0, 1, 3, 1),
        events.TurnedAside(2, 1, 2, "passed"),
        events.TurnedAside(0, 1, 3, "champion"),
    ]
    said = told(["1 SH I4^", "0 A1^ I2"], Backstab(0))
    assert said[3:6] == [
        events.AttackLapsed(0, 1, 1),
        events.TurnedAside(1, 1, 0, "passed"),
        events.TurnedAside(0, 1, 1, "lapse"),
    ]


@pytest.mark.clause("OR-5.9", "OR-5.11", "OR-E24")
def test_a_jump_over_a_shaman_is_told_with_every_place():
    said = told(["1 I1^ A1", "2 SH I4^", "0 A3^ C2"], Backstab(0), event="E24", opponents={"urth": "U6"})
    assert said[:11] == [
        events.BackstabOrdered(0, 1, 2, 1),
        events.TileTurned(2, 1, 1, 0, 11),
        events.AttackPassed(1, 2, 1),
        events.TileTurned(1, 1, 0, 1, 7),
        events.TurnedAside(2, 1, 1, "passed"),
        events.WingFought(1, 1, 0, 2, 5, 2, 1, 0, 7, 1, 0, "type"),
        events.WingFought(1, 0, 0, 2, 9, 3, 1, 0, 0, 1, 0, "type"),
        events.TileRemoved(1, 1, 0, 1, 7),
        events.TileRemoved(1, 1, 0, 0, 0),
        events.LineGone(1, 1, 0),
        events.LineAdvanced(0, 1, 2, 0),
    ]
    assert said[11:14] == [
        events.Looted(1, 0, 1, 1),
        events.TurnedAside(0, 1, 0, "front"),
        events.LineAdded(0, 1, 0, 3, 2, 5, 5),
    ]


@pytest.mark.clause("OR-6.9")
def test_an_empty_field_is_told():
    said = told(
        ["1 I1^ A1", "0 I2^ C1"],
        Hold(0),
        Spare(0),
        opponents={"forest": "F1"},
        done=[],
        order=["urth", "forest", "falladir", "sundered"],
    )
    assert events.FieldEmpty(0, 0) in said
    assert [each.field for each in said if isinstance(each, events.FieldDrawn)] == [0, 2, 3]


def test_strength_alone_decides_between_types_whatever_holds_within_one():
    both = war(Effects(wheel="ignored", same_type="weaker"))
    assert [both.wings[3][4].result, both.wings[3][0].result] == [0, 1]
