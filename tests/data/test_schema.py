"""What a schema understands, and how it tells all that is wrong at once."""

import enum
import time
from typing import Any, Literal, Optional

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.fault import ContentError, Fault, Mark
from desktop.core.message import message
from desktop.data.nodes import NOWHERE, ListNode, MapNode, Node, TextNode
from desktop.data.reader import read_text
from desktop.data.schema import Marked, Schema, key, near, nearest, shown, structure, wrong


class Kind(enum.Enum):
    CREATURE = "creature"
    BUILDING = "building"


@attrs.frozen
class Effect:
    do: Literal["heal", "hurt"]
    amount: int = 1
    then: "Effect | None" = None


@attrs.frozen
class Card:
    name: str
    cost: int
    kind: Kind = Kind.CREATURE
    flying: bool = False
    effects: tuple[Effect, ...] = ()
    flavour: str | dict[Literal["en", "hu"], str] = ""
    life: Marked[int] | None = None
    hand_size: int = attrs.field(default=3, metadata=key("hand-size"))
    mark: Mark = NOWHERE
    seen: int = attrs.field(default=0, init=False)


def made(text, cls, **options):
    return Schema(**options).structure(read_text(text, "t"), cls)


def found(text, cls, **options):
    """Return code, key, line, column and who of every fault."""
    with pytest.raises(ContentError) as caught:
        made(text, cls, **options)
    return [(each.code, each.message.key, each.where.line, each.where.column, each.who) for each in caught.value.faults]


def mends(text, cls):
    with pytest.raises(ContentError) as caught:
        structure(read_text(text, "t"), cls)
    return [each.mend and (each.mend.key, *(value for _, value in each.mend.args)) for each in caught.value.faults]


def test_a_mapping_becomes_a_value_of_its_class():
    text = """\
name: no
cost: 010
kind: building
flying: true
effects: [{do: heal, amount: -2, then: {do: hurt}}]
flavour: {en: Hail}
life: 4
hand-size: +5
"""
    assert structure(read_text(text, "t"), Card) == Card(
        name="no",
        cost=10,
        kind=Kind.BUILDING,
        flying=True,
        effects=(Effect("heal", -2, Effect("hurt")),),
        flavour={"en": "Hail"},
        life=Marked(4, Mark("t", 7, 7)),
        hand_size=5,
        mark=Mark("t", 1, 1),
    )


def test_what_is_not_written_has_its_default():
    card = structure(read_text("- {name: '', cost: 0, flavour: x, life: ~}", "t"), tuple[Card, ...])[0]
    assert (card.name, card.kind, card.flavour, card.life, card.hand_size) == ("", Kind.CREATURE, "x", None, 3)
    assert card.mark == Mark("t", 1, 3)


def test_everything_wrong_is_told_at_once_in_the_order_of_the_file():
    text = """\
- name: Goblin
  cots: 3
  kind: bulding
  flying: yes
  effects: [{do: heall, then: {do: hurt, amount: many}}, 3]
  flavour: {xx: y}
  life: []
- id: orc
  hand_size: 3
- {name: , cost: 1234567}
- 5
"""
    assert found(text, tuple[Card, ...]) == [
        ("Y21", "data.unknown-key", 2, 3, "Goblin"),
        ("Y26", "data.word", 3, 9, "Goblin: kind"),
        ("Y25", "data.bool", 4, 11, "Goblin: flying"),
        ("Y26", "data.word", 5, 18, "Goblin: effects.do"),
        ("Y24", "data.int", 5, 50, "Goblin: effects.then.amount"),
        ("Y23", "data.kind", 5, 58, "Goblin: effects"),
        ("Y26", "data.word", 6, 13, "Goblin: flavour"),
        ("Y23", "data.kind", 7, 9, "Goblin: life"),
        ("Y21", "data.unknown-key", 8, 3, "orc"),
        ("Y22", "data.missing-key", 8, 3, "orc"),
        ("Y22", "data.missing-key", 8, 3, "orc"),
        ("Y21", "data.unknown-key", 9, 3, "orc"),
        ("Y23", "data.kind", 10, 10, "name"),
        ("Y24", "data.int", 10, 18, "cost"),
        ("Y23", "data.kind", 11, 3, ""),
    ]


def test_a_near_name_is_offered_and_a_list_of_names_otherwise():
    assert mends("{name: x, cots: 1}", Card) == [("data.did-you-mean", "cost")]
    assert mends("{name: x, cost: 1, hand_size: 1}", Card) == [("data.did-you-mean", "hand-size")]
    assert mends("{name: x, cost: 1, Kind: creature}", Card) == [("data.did-you-mean", "kind")]
    assert mends("{do: heel}", Effect) == [("data.did-you-mean", "heal")]
    assert mends("{do: x}", Effect) == [("data.choices", "heal, hurt")]
    assert mends("{do: heal, zzz: 1}", Effect) == [("data.choices", "do, amount, then")]


def test_a_key_that_is_there_already_is_never_offered():
    assert mends("{do: heal, amount: 1, amuont: 2}", Effect) == [("data.choices", "do, amount, then")]


def test_near_names():
    assert nearest("Orc_Raider", ["orc raider", "orc shaman"]) == ["orc raider"]
    assert nearest("zzz", ["orc"]) == []
    assert near("goblim", ["goblin"]) == message("data.did-you-mean", word="goblin")
    assert near("zzz", ["goblin"]) is None


@pytest.mark.parametrize(
    ("text", "cls", "wanted", "seen"),
    [
        ("[a]", str, "text", "list"),
        ("a: 1", int, "text", "mapping"),
        ("~", tuple[str, ...], "list", "nothing"),
        ("x", dict[str, str], "mapping", "text"),
        ("x", Effect, "mapping", "text"),
        ("[x]", str | dict[str, str], "text-or-mapping", "list"),
        ("x", tuple[int, ...] | Effect, "list-or-mapping", "text"),
        ("x", MapNode, "mapping", "text"),
        ("x", ListNode | None, "list", "text"),
        ("[x]", bool, "text", "list"),
        ("[x]", Kind, "text", "list"),
    ],
)
def test_a_wrong_kind_is_told_with_what_is_wanted(text, cls, wanted, seen):
    with pytest.raises(ContentError) as caught:
        structure(read_text(text, "t"), cls)
    (told,) = caught.value.faults
    assert told == Fault(
        "Y23",
        message("data.kind", found=message(f"data.kind.{seen}"), wanted=message(f"data.kind.{wanted}")),
        where=Mark("t", 1, 1),
        mend=message(f"data.kind.{wanted}.mend"),
    )


@pytest.mark.parametrize(
    ("text", "value"),
    [("7", 7), ("-12", -12), ("+999999", 999999), ("'3'", 3)],
)
def test_whole_numbers(text, value):
    assert structure(read_text(text, "t"), int) == value


@pytest.mark.parametrize("text", ["1.0", "1e3", "0x1F", "1_000", "1000000", "٣", "'3 '", "--1", "many", "7" * 5000])
def test_nothing_else_is_a_whole_number(text):
    assert found(text, int) == [("Y24", "data.int", 1, 1, "")]


@pytest.mark.parametrize("text", ["yes", "no", "True", "on", "1"])
def test_nothing_but_true_and_false_is_a_truth(text):
    assert found(text, bool) == [("Y25", "data.bool", 1, 1, "")]


def test_nothing_is_no_text_but_an_empty_text_is():
    assert found("a: ", dict[str, str]) == [("Y23", "data.kind", 1, 3, "a")]
    assert made("a: ''", dict[str, str]) == {"a": ""}
    assert made("a: 010", dict[str, str]) == {"a": "010"}
    assert made("a: ~", dict[str, str]) == {"a": "~"}


def test_a_mapping_keeps_the_order_of_the_file_and_its_keys_may_be_words_or_numbers():
    assert list(made("{b: 1, a: 2}", dict[str, int])) == ["b", "a"]
    assert made("{2: x}", dict[int, str]) == {2: "x"}
    assert found("{two: x, 3: [y]}", dict[int, str]) == [
        ("Y24", "data.int", 1, 2, ""),
        ("Y23", "data.kind", 1, 13, "3"),
    ]


def test_nodes_and_plain_values_come_through():
    text = read_text("a: [1, no]", "t")
    assert structure(text, MapNode) is text
    assert structure(text, Node) is text
    assert structure(text, Any) == {"a": [1, "no"]}


def test_optional_in_its_older_spelling():
    assert made("~", Optional[int]) is None  # noqa: UP045
    assert made("5", Optional[int]) == 5  # noqa: UP045


def test_a_union_of_equal_shapes_needs_a_hook():
    with pytest.raises(TypeError, match="need a hook"):
        made("x", str | int)
    with pytest.raises(TypeError, match="needs a hook"):
        made("x", str | float)


def test_only_tuples_of_one_type_are_read():
    with pytest.raises(TypeError, match="only tuple"):
        made("[1, 2]", tuple[int, int])


@attrs.frozen
class Draw:
    draw: int


@attrs.frozen
class Give:
    give: str


def either(node, schema):
    if isinstance(node, MapNode) and node.get("draw") is not None:
        return schema.structure(node, Draw)
    if isinstance(node, MapNode):
        return schema.structure(node, Give)
    raise wrong("G1", node.mark, message("ghour.effect"), near("x", "y"), who="Orc", clause="GH-1.1")


def test_a_union_by_a_hook_of_the_caller():
    hooks = {Draw | Give: either}
    assert made("[{draw: 2}, {give: x}]", tuple[Draw | Give, ...], hooks=hooks) == (Draw(2), Give("x"))
    assert found("[{draw: x}, {giv: y}, 5]", tuple[Draw | Give, ...], hooks=hooks) == [
        ("Y24", "data.int", 1, 9, "draw"),
        ("Y21", "data.unknown-key", 1, 14, ""),
        ("G1", "ghour.effect", 1, 23, "Orc"),
    ]


class Colour:
    def __init__(self, word):
        self.word = word


def test_a_class_by_a_hook_of_the_caller():
    assert made("red", Colour, hooks={Colour: lambda node, _: Colour(node.value)}).word == "red"
    assert made("no", bool, hooks={bool: lambda node, _: node.value == "yes"}) is False


def test_marked_members_of_a_union():
    cls = Marked[str] | TextNode | None
    with pytest.raises(TypeError, match="need a hook"):
        made("x", cls)
    assert made("x", Marked[str] | tuple[str, ...]) == Marked("x", Mark("t", 1, 1))


def test_a_fault_without_a_place_comes_last():
    def hook(node, _):
        raise ContentError((Fault("X2", message("x.y")), Fault("X1", message("x.y"), where=node.mark)))

    with pytest.raises(ContentError) as caught:
        made("x", Colour, hooks={Colour: hook})
    assert [each.code for each in caught.value.faults] == ["X1", "X2"]


def test_a_mapping_full_of_unknown_keys_is_told_in_time():
    began = time.process_time()
    told = found("".join(f"key{n}: 1\n" for n in range(5_000)), Card)
    assert len(told) == 201
    assert told[-1][:2] == ("Y00", "data.more")
    assert time.process_time() - began < 5


def test_long_and_broken_text_is_shown_short():
    assert shown("a\n  b") == "a b"
    assert len(shown("x" * 100)) == 60


def test_a_name_is_not_put_before_a_name():
    @attrs.frozen
    class Deck:
        name: str
        cards: tuple[Effect, ...]

    assert found("{name: D, cards: [{name: C, do: x}]}", Deck) == [
        ("Y21", "data.unknown-key", 1, 20, "C"),
        ("Y26", "data.word", 1, 33, "C: do"),
    ]


pieces = st.sampled_from(
    ["{", "}", "[", "]", ", ", ": ", "name", "cost", "effects", "do", "heal", "then", "life", "~", "5", "flavour", "en"]
)


@given(st.lists(pieces, max_size=25).map("".join))
def test_any_file_gives_a_value_or_faults(text):
    try:
        structure(read_text(text, "t"), tuple[Card, ...] | Card)
    except ContentError as error:
        told = error.faults
    else:
        return
    assert told
