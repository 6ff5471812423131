"""The workshop without a window: card files that are written, gathered and described, pools, choices, searches."""

import msgspec
import pytest

from desktop import paths
from desktop.core.dice import LiveDice
from desktop.core.fault import ContentError, Mark
from desktop.data import reader
from desktop.games.ghour import content, tournament
from desktop.games.ghour.deck import by_id, faults, pool_faults
from desktop.games.ghour.model import TYPES, Deck, Pool, SetRef
from desktop.games.ghour.reading.cards import FIELDS
from desktop.games.ghour.workshop import editing, gathering
from desktop.games.ghour.workshop.card_writing import blank, new_set, with_card, write_card
from desktop.games.ghour.workshop.index import Index
from desktop.games.ghour.workshop.lists import Catalogue, read_list
from desktop.games.ghour.workshop.schema import card_schema
from desktop.games.ghour.workshop.searching import Term, parse
from desktop.games.ghour.workshop.statistics import at_least
from desktop.games.ghour.workshop.writing import sets_of, write_decks

SHIPPED = content.load(paths.rules_data() / "ghour")
CARDS = by_id(SHIPPED.cards)
DECK = SHIPPED.decks[0]
(POOL,) = SHIPPED.pools
COLOURS = SHIPPED.sets[0].colours


def cards_in(text, file="mine.yaml"):
    return gathering.read_card_file(file, reader.read_text(text, file))


def known():
    return gathering.known_to(gathering.merged([shipped()]), {SHIPPED.sets[0].id: ""})


def shipped():
    path = next((paths.rules_data() / "ghour" / "cards").glob("*.yaml"))
    return gathering.read_card_file(str(path), reader.read(path))


# ---------------------------------------------------------------------- cards


def test_every_card_and_every_new_one_reads_as_it_was_written():
    text = new_set("mine", "Mine", "en", COLOURS)
    for number, kind in enumerate(TYPES):
        text = with_card(text, blank(kind, f"new-{number}", f"New {number}", "red"))
    for card in SHIPPED.cards:
        text = with_card(text, write_card(card))
    found = cards_in(text)
    assert found.faults == ()
    assert [card.type for card in found.cards[: len(TYPES)]] == list(TYPES)
    back = [msgspec.structs.replace(card, set=SHIPPED.sets[0].id) for card in found.cards[len(TYPES) :]]
    assert back == list(SHIPPED.cards)
    assert found.lines[0] == 9


def test_a_card_is_added_as_far_right_as_those_that_are_there():
    block = blank("spell", "a", "A", "red")
    assert "\ncards:\n- id: a" in with_card("format: x\n", block)
    assert "\n  - id: a\n    name" in with_card("cards:\n  - id: b\n    name: B\n", block)
    with_filters = msgspec.structs.replace(CARDS["ysm-18"])
    assert "without: [flying]" in write_card(with_filters)


def test_the_schema_knows_the_fields_that_the_reader_knows():
    schema = card_schema()
    card = schema["$defs"]["card"]
    assert set(card["properties"]) == set(FIELDS)
    assert card["additionalProperties"] is False
    assert schema["properties"]["cards"]["items"] == {"$ref": "#/$defs/card"}


def test_files_are_gathered_and_repetitions_are_faults_of_the_later():
    one = cards_in(with_card(new_set("mine", "Mine", "en", COLOURS[:1]), blank("item", "a", "Thing", "red")), "a.yaml")
    again = cards_in(
        with_card(new_set("mine", "Mine", "en", COLOURS[:2]), blank("item", "a", "Other", "red")), "b.yaml"
    )
    named = cards_in(with_card(new_set("x", "X", "en", COLOURS), blank("item", "b", "thing", "red")), "c.yaml")
    found = gathering.merged([one, again, named])
    assert [card.id for card in found.cards] == ["a"]
    assert [(fault.code, fault.where.file) for fault in found.faults] == [("V102", "b.yaml"), ("V119", "c.yaml")]
    assert [colour.key for colour in found.sets[0].colours] == [colour.key for colour in COLOURS[:2]]
    assert set(gathering.hashes_of(found)) == {"mine", "x"}


def test_what_cannot_be_read_is_told_with_its_place():
    with pytest.raises(ContentError) as refused:
        reader.read_text("a: [", "bad.yaml")
    found = gathering.unreadable("bad.yaml", refused.value)
    assert (found.cards, found.faults[0].where.file) == ((), "bad.yaml")
    assert gathering.read_card_file("l.yaml", reader.read_text("[]", "l.yaml")).faults


def test_of_two_decks_with_one_id_the_first_is_kept():
    cards = gathering.merged([shipped()])
    sets = sets_of(CARDS, SHIPPED)
    text = write_decks([DECK], sets, [POOL])
    read = [gathering.read_deck_file(name, reader.read_text(text, name), known()) for name in ("a", "b")]
    found = gathering.together(cards, read)
    assert [deck.id for deck in found.content.decks] == [DECK.id]
    assert [pool.id for pool in found.content.pools] == [POOL.id]


# ---------------------------------------------------------------------- pools


@pytest.mark.clause("GH-7.8", "GH-7.9")
def test_a_pool_reads_as_it_was_written():
    bare = Pool("p", (("hu", "Készlet"),), (("vor-01", 1),), (Deck("game-2", (), ()),))
    text = write_decks([], (SetRef(SHIPPED.sets[0].id), SetRef("gone", 2)), [POOL, bare])
    assert "decks:" not in text
    read = gathering.read_deck_file("p", reader.read_text(text, "p"), known())
    plain = [msgspec.structs.replace(pool, sets=()) for pool in read.pools]
    assert plain == [msgspec.structs.replace(POOL, sets=()), bare]
    assert {fault.code for fault in read.faults if fault.who.startswith(f"pool '{POOL.id}'")} == set()
    assert write_decks([], ()).endswith("sets: []\ndecks:\n")


@pytest.mark.clause("GH-7.9")
def test_a_choice_is_suggested_where_none_was_made():
    bare = msgspec.structs.replace(POOL, selections=())
    tour = tournament.begin((tournament.Entrant("a", bare), tournament.Entrant("b", POOL, "veteran")), LiveDice(1))
    (pairing,) = tour.rounds[0].pairings
    own, other = (pairing.sides.index(each) for each in (0, 1))
    assert tournament.chosen(tour, pairing, 0, own) == ()
    assert tournament.chosen(tour, pairing, 0, other) == POOL.selections[0].cards
    found = tournament.chosen(tour, pairing, 0, own, CARDS)
    assert tournament.faults(found, bare, CARDS) == ()
    assert sum(count for _, count in found) == 36
    few = msgspec.structs.replace(bare, cards=(("vor-03", 2), ("nobody", 3)))
    assert tournament.suggestion(few, CARDS) == (("vor-03", 2),)
    assert tournament.suggestion(bare, {}) == ()
    won = tournament.record(tour, 0, tournament.Played(own, 5, (1, 2)))
    assert (won.games(0), won.games(1)) == ((1, 0), (0, 1))
    assert pool_faults(bare, CARDS) == ()


# ---------------------------------------------------------------------- decks


def test_advice_comes_only_for_whole_decks():
    starved = tuple((f"{clan}-{n}", 3) for clan in ("vor", "tel", "ysm", "umb") for n in (15, 16, 17))
    codes = {fault.code for fault in faults(Deck("d", (), starved), CARDS)}
    assert {"V314", "V315"} <= codes
    assert not {"V314", "V315"} & {fault.code for fault in faults(Deck("d", (), starved[:-1]), CARDS)}
    near = faults(Deck("d", (), (("vor-3", 1),)), CARDS)[0]
    assert (near.mend.get("word"), near.mend.get("card").id) == ("vor-13", "vor-13")
    assert faults(Deck("d", (), (("?", 1),)), CARDS)[0].mend.key == "ghour.v301.unknown.mend"


def test_edits_that_change_nothing_and_mends_of_every_kind():
    deck = Deck("d", (("en", "D"),), (("vor-03", 2),), "red")
    assert editing.edited(deck, editing.Swap("vor-03", "vor-03")) == deck
    assert editing.edited(deck, editing.Swap("x", "vor-03")) == deck
    assert editing.edited(deck, editing.Recolour("blue")).colour == "blue"
    lone = Deck("d", (), (("vor-03", 40),))
    (many,) = (fault for fault in faults(lone, CARDS) if fault.message.key == "ghour.v303.many")
    assert editing.mend(many, lone, CARDS) == editing.SetCount("vor-03", 36)
    (none,) = (fault for fault in faults(deck, CARDS) if fault.code == "V304")
    assert editing.mend(none, deck, CARDS) == editing.SetCount("vor-01", 1)
    assert editing.identity_for("Ő?!", {"o"}) == "o-2"
    assert editing.more(deck, "vor-03") == editing.SetCount("vor-03", 3)
    assert editing.fewer(deck, "tel-01") is None


def test_lists_know_where_their_cards_stand():
    read = read_list("# name: One\n# name: Two\n2 Scrap Runt\n", Catalogue(SHIPPED.cards), "l.txt")
    assert read.name == "One"
    assert read.place("l.txt", "vor-03") == Mark("l.txt", 3, 1)
    assert read.place("l.txt", "") == Mark("l.txt")


def test_chances_of_what_cannot_be_are_refused():
    assert at_least(0, 3, 2, 10) == 1
    with pytest.raises(ValueError, match="drawn"):
        at_least(1, 3, 11, 10)


# ---------------------------------------------------------------------- search


def test_what_was_found_is_kept_and_forgotten_again():
    index = Index(SHIPPED, {"type": {kind: (kind,) for kind in TYPES}})
    narrow = index.find(parse("scrap"))
    assert index.find(parse("scra")) == index.find(parse("scrap")) == narrow
    for number in range(200):
        index.find(parse(f"cost<{number}"))
    assert len(index._kept) <= 64
    for line in (
        "text:a,e",
        "-name:a",
        "id:vor",
        "gives:attack",
        "gain:gold",
        "when:cast",
        "is:timed",
        "size>5",
        "tp=3",
    ):
        assert index.find(parse(line)), line
    assert index.find(parse("deck>0"), {"vor-03": 1}) == [list(CARDS).index("vor-03")]
    assert index.find(parse("-deck>0 type:spell"), {}) == index.find(parse("type:spell"))
    assert index.meant("type", "") == ()
    assert index.unknown(parse("type:nothing")) == (("type", "nothing"),)
    assert "creature" in index.choices("type")
    assert parse("colour<3").doubts
    assert Term("free", ("a b",)).line == '"a b"'
