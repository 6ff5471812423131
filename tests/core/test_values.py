"""The values of the contract."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from desktop.core.dice import LiveDice, RecordedDice, entry_dice, shuffled
from desktop.core.fault import ContentError, Fault, Mark
from desktop.core.message import Message, Ref, message, seat_ref
from desktop.core.rules import Decision, Emission, Event, Seat, Setup, waiting


class Told(Event, frozen=True, tag="told"):
    what: int


class Heard(Event, frozen=True, tag="heard"):
    pass


def test_equal_seeds_roll_equal_numbers_and_remember_them():
    one, two = LiveDice("seed"), LiveDice("seed")
    assert [one.below(6) for _ in range(20)] == [two.below(6) for _ in range(20)]
    assert one.rolls == two.rolls
    assert len(set(one.rolls)) > 1
    assert all(0 <= roll < 6 for roll in one.rolls)


def test_each_entry_has_dice_of_its_own():
    assert entry_dice(7, 1).below(10**6) == LiveDice("7/1").below(10**6)
    assert entry_dice(7, 1).below(10**6) != entry_dice(7, 2).below(10**6)


def test_recorded_dice_give_back_what_was_rolled_and_nothing_else():
    dice = RecordedDice([3, 5])
    assert (dice.below(4), dice.rolls) == (3, [3])
    with pytest.raises(ValueError, match="does not fit"):
        dice.below(5)
    dice.below(6)
    with pytest.raises(ValueError, match="fewer rolls"):
        dice.below(2)


def test_a_shuffle_is_a_permutation_and_every_one_is_as_likely():
    found = Counter(shuffled("abc", LiveDice(seed)) for seed in range(3000))
    assert len(found) == 6
    assert all(400 < count < 600 for count in found.values())
    assert shuffled("", LiveDice(1)) == ()


def test_a_message_knows_its_arguments_and_can_be_written_and_read():
    said = message("a.b", who=seat_ref(1), n=2, things=(Ref("card", "x"),), inner=message("a.c"))
    assert said.get("n") == 2
    assert said.get("none") is None
    assert msgspec.json.decode(msgspec.json.encode(said), type=Message) == said
    assert hash(said) == hash(said)


def test_an_emission_has_a_version_for_everyone():
    secret = Emission(Told(1), (Seat(1),), Heard())
    assert [secret.heard_by(viewer) for viewer in (None, Seat(0), Seat(1))] == [Heard(), Heard(), Told(1)]
    assert Emission(Told(1), (Seat(1),)).heard_by(None) is None
    assert Emission(Told(1)).heard_by(None) == Told(1)


def test_a_setup_has_defaults_for_what_is_not_named():
    setup = Setup(2, (("advanced", "on"),))
    assert (setup.option("advanced"), setup.option("step", "1"), setup.option("x")) == ("on", "1", "off")


def test_waiting_leaves_interruptions_out():
    ask = Decision(Seat(0), message("a.b"), (1,))
    cry = Decision(Seat(1), message("a.b"), (1,), waits=False)
    assert waiting([cry, ask]) == (ask,)


def test_marks_and_errors_say_where():
    assert str(Mark("a.yaml", 3, 7)) == "a.yaml:3:7"
    assert str(Mark("a.yaml")) == "a.yaml"
    error = ContentError((Fault("Y1", message("a.b"), where=Mark("f", 1)), Fault("Y2", message("a.c"))))
    assert str(error) == "f:1: Y1 a.b; None: Y2 a.c"
