"""Decks as text: every form people write, nothing dropped silently, and what is written is read back."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop import paths
from desktop.core.fault import ContentError
from desktop.data.reader import read_text
from desktop.games.ghour import content
from desktop.games.ghour.deck import by_id
from desktop.games.ghour.model import LANGUAGES, Card, CardSet, Content, Deck
from desktop.games.ghour.workshop.lists import Catalogue, decoded, read_list, write_list
from desktop.games.ghour.workshop.writing import sets_of, write_decks

SHIPPED = content.load(paths.rules_data() / "ghour")
CARDS = by_id(SHIPPED.cards)
KNOWN = Catalogue(SHIPPED.cards)


def cards_of(text):
    reading = read_list(text, KNOWN, "deck.txt")
    assert reading.faults == ()
    return dict(reading.cards)


@pytest.mark.parametrize(
    "line",
    [
        "3 Scrap Runt", "3x Scrap Runt", "3X scrap runt", "3 x Scrap Runt", "3× Scrap Runt", "[3] Scrap Runt",
        "Scrap Runt x3", "Scrap Runt X 3", "Scrap Runt ×3", "Scrap Runt\t3", "3\tScrap Runt", "\t3\t \tScrap  Runt  ",
        "3\u00a0Scrap\u00a0Runt", "3 SCRAP RUNT", "3 Roncsfattyú", "3 roncsfattyu", "3 Złomowy Pokurcz",
        "zlomowy pokurcz x3", "3 Schroothummel", "3 vor-03", "vor-03 x3", "VOR-03 x3", "- 3 Scrap Runt",
        "3 Scrap Runt # the best", "3 Scrap Runt // the best", "1 Scrap Runt\n2 vor-03", "Scrap Runt\n" * 3,
        "\ufeff3 Scrap Runt\r\n", "Creatures (18)\n3 Scrap Runt", "Lények:\n3 Scrap Runt\n\nVarázslatok",
        "# 9 Reef\n3 vor-03",
        "Deck\r3 Scrap Runt", "Scrap Runt, 3", "Scrap Runt: 3", "3xScrap Runt",
    ],
)  # fmt: skip
def test_forms_that_mean_three_of_a_card(line):
    assert cards_of(line) == {"vor-03": 3}


def test_every_line_that_cannot_be_read_is_told_with_number_and_nearest_name():
    reading = read_list("3 Scrap Runt\n2 Scarp Runt\n\nwhatever this is\n0 vor-04\n1 tel-99 # no\n", KNOWN, "deck.txt")
    assert reading.cards == (("vor-03", 3),)
    told = [
        (fault.code, fault.where.line, fault.message.get("word"), fault.mend.get("word")) for fault in reading.faults
    ]
    assert told == [
        ("V301", 2, "Scarp Runt", "Scrap Runt"),
        ("V301", 4, "whatever this is", "whatever this is"),
        ("V302", 5, "vor-04", "vor-04"),
        ("V301", 6, "tel-99", "tel-09"),
    ]
    assert str(reading.faults[0].where) == "deck.txt:2:1"


def test_a_name_of_several_cards_is_taken_for_none():
    twins = (
        Card("a-1", (("en", "Lód"),), "spell", "red"),
        Card("a-2", (("en", "Lod"),), "spell", "red"),
        Card("a-3", (("hu", "Mana"),), "spell", "red"),
        Card("a-4", (("pl", "Mana"),), "spell", "red"),
    )
    reading = read_list("1 LOD\n2 Lód\n3 Mana", Catalogue(twins), "")
    assert reading.cards == (("a-1", 2),)
    assert [(fault.message.key, fault.mend.get("known")) for fault in reading.faults] == [
        ("ghour.v301.several", "a-1, a-2"),
        ("ghour.v301.several", "a-3, a-4"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shipped_card_comes_back(language):
    deck = Deck("d", (("en", "All of them"),), tuple((card.id, 1 + n % 3) for n, card in enumerate(SHIPPED.cards)))
    text = write_list(deck, CARDS, KNOWN, language)
    reading = read_list(text, KNOWN)
    assert (reading.cards, reading.faults, reading.name) == (deck.cards, (), "All of them")
    # by name, not by id
    assert all(dict(card.name)[language] in text for card in SHIPPED.cards)


NAME = (
    st.one_of(
        st.text(st.characters(blacklist_categories=["Cs", "Cc", "Zl", "Zp", "Cn"]), min_size=1, max_size=40),
        st.sampled_from(
            ["3x Foo", "Foo x3", "3 Foo", "Foo", "# Foo", "Deck", "5", "x3", "3", "a-1", "A-2", "Foo # bar", "Foo // x",
             "[3] Foo", "Creatures:", "name: x", "Łódź", "lodz", "x 3", "3 x", "- Foo", "fóo", "//", "1 1", "Foo\t3"]
        ),
    )
    .map(lambda text: in_a_file(text))  # noqa: PLW0108  # it is made below
    .filter(lambda text: 1 <= len(text) <= 40)
)  # fmt: skip


def in_a_file(text):
    """The name as a card file would have it; nothing if it could not stand there."""
    try:
        node = read_text(f"a: {msgspec.json.encode(text).decode()}", "x")
    except ContentError:
        return ""
    return node.items[0][1].value.strip()


@given(st.lists(st.tuples(NAME, NAME), min_size=1, max_size=6, unique_by=(lambda pair: pair[0].casefold())))
def test_cards_of_any_name_come_back_from_both_kinds_of_file(pairs):
    cards = tuple(
        Card(f"a-{n}", (("en", one), ("pl", other)), "spell", "red", set="s") for n, (one, other) in enumerate(pairs)
    )
    all_of = Content((CardSet("s", (("en", "S"),), 1, "en"),), cards)
    deck = Deck("d", (("en", pairs[0][0]), ("hu", "ő")), tuple((card.id, 1 + n % 3) for n, card in enumerate(cards)))
    known = Catalogue(cards)
    for language in ("en", "pl"):
        reading = read_list(write_list(deck, by_id(cards), known, language), known)
        assert (reading.cards, reading.faults) == (deck.cards, ())
    text = write_decks([deck], sets_of(by_id(cards), all_of))
    again = content.check([read_text(text, "deck.yaml")], all_of)
    assert not [fault for fault in again.faults if fault.code not in ("V303", "V304", "V309", "V308")]
    (read,) = again.content.decks
    assert msgspec.structs.replace(read, sets=()) == deck
    assert [(ref.id, ref.version, len(ref.hash)) for ref in read.sets] == [("s", 1, 8)]


def test_a_shipped_deck_comes_back_from_yaml_with_its_set_and_hash():
    for deck in SHIPPED.decks:
        text = write_decks([deck], sets_of(dict(deck.cards), SHIPPED))
        found = content.check([read_text(text, "deck.yaml")], Content(SHIPPED.sets, SHIPPED.cards))
        assert found.faults == ()
        assert msgspec.structs.replace(found.content.decks[0], sets=deck.sets) == deck
        changed = text.replace('hash: "', 'hash: "0')
        (fault,) = content.faults([read_text(changed, "deck.yaml")], SHIPPED)
        assert (fault.code, fault.level, fault.message.key) == ("V311", "warning", "ghour.v311.changed")


@given(st.text(max_size=80))
def test_any_text_gets_a_reading(text):
    reading = read_list(text, KNOWN, "x")
    meaningful = [line for line in text.splitlines() if line.strip()]
    assert len(reading.faults) + sum(n > 0 for _, n in reading.cards) <= max(1, len(meaningful)) * 2


@pytest.mark.parametrize(
    ("raw", "text"),
    [
        (b"\xef\xbb\xbf3 X", "3 X"), ("3 Ő".encode("utf-16"), "3 Ő"), ("ł".encode(), "ł"), (b"\xff3", None),
        (b"a\x00b", None),
    ],
)  # fmt: skip
def test_bytes_to_text(raw, text):
    assert decoded(raw) == text
