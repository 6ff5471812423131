"""The search line, its chips, and what it finds in four languages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop import paths
from desktop.games.ghour import content
from desktop.games.ghour.workshop.folding import folded
from desktop.games.ghour.workshop.index import Index
from desktop.games.ghour.workshop.searching import FREE, KEYS, NUMBERS, WORDS, Query, Term, parse
from desktop.ui.decks.library import vocabulary

SHIPPED = content.load(paths.rules_data() / "ghour")
INDEX = Index(SHIPPED, vocabulary())


def found(line, held=None):
    return [SHIPPED.cards[at].id for at in INDEX.find(parse(line), held)]


@pytest.mark.parametrize(
    ("written", "same"),
    [
        ("Łódź", "lodz"), ("ĐØŁđøł", "dolдol".replace("д", "d")), ("Őrült  Ű", "orult u"), ("STRASSE", "straße"),
        ("ﬁn", "fin"), ("a–b’c", "a-b'c"), ("Ĳ", "ij"), ("Żółć\tgęślą", "zolc gesla"), ("İI", "ii"),
    ],
)  # fmt: skip
def test_case_accents_dashes_and_blanks_tell_nothing_apart(written, same):
    assert folded(written) == folded(same)


@given(st.text(max_size=40))
def test_folding_twice_is_folding_once(text):
    assert folded(folded(text)) == folded(text)


def test_names_are_found_in_any_of_four_languages():
    for card in SHIPPED.cards:
        for _, name in card.name:
            assert card.id in found(f'name:"{name}"')
            assert card.id in found(folded(name))


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("type:creature cost<3 kw:flying", ["ysm-05"]),
        ("típus:lény költség<3 tulajdonság:repül", ["ysm-05"]),
        ("type:wezen kosten<=2 kw:vliegend", ["ysm-05"]),
        ("TYP:Istota koszt<3 cecha:LATAJĄCY", ["ysm-05"]),
        ("is:starting", ["vor-01", "tel-01", "ysm-01", "umb-01"]),
        ("is:timed colour:red", ["vor-18"]),
        ("klan:vorrak type:spell", ["vor-17", "vor-18"]),
        ('colour:"House Telmaris" type:extension', ["tel-14"]),
        ("colour:red,blue type:extension", ["vor-14", "tel-14"]),
        ("kw:sleep_inducing", ["ysm-05", "ysm-09"]),
        ('kw:"sleep inducing"', ["ysm-05", "ysm-09"]),
        ("attack>=6", ["tel-10", "umb-10"]),
        ("threshold>=10", ["umb-10"]),
        ("gives:invisible", ["ysm-16"]),
        ("when:dying", ["umb-04", "umb-16"]),
        ("smoczyca kw:flying", []),
        ("rust scrap", ["vor-03"]),
        ('"nine of them"', ["vor-03"]),
        ("vor-0 recruit=3", ["vor-03"]),
    ],
)
def test_what_a_line_finds(line, cards):
    assert found(line) == cards


def test_a_minus_turns_a_term_round():
    assert sorted(found("kw:flying") + found("-kw:flying")) == sorted(card.id for card in SHIPPED.cards)
    assert sorted(found("attack>2") + found("-attack>2")) == sorted(card.id for card in SHIPPED.cards)
    assert "tel-17" not in found("attack<99")


def test_owned_in_the_deck():
    assert found("deck>=2", {"vor-03": 3, "vor-01": 1}) == ["vor-03"]
    assert found("deck=0 is:starting", {"vor-01": 1}) == ["tel-01", "ysm-01", "umb-01"]


def test_what_cannot_be_read_is_told_with_its_place():
    query = parse("foo:3 cost<x type>2 kw:flying")
    assert [(doubt.start, doubt.end, doubt.message.key) for doubt in query.doubts] == [
        (0, 5, "ghour.search.key"),
        (6, 12, "ghour.search.number"),
        (13, 19, "ghour.search.order"),
    ]
    assert query.terms == (Term("kw", ("flying",)),)
    assert INDEX.unknown(parse("kw:flyng colour:red")) == (("kw", "flyng"),)


@pytest.mark.parametrize("line", ["", "   ", "type:", 'kw:"', "-", "cost<", '"'])
def test_a_line_that_is_still_being_typed_finds_everything(line):
    assert len(found(line)) == 72 or line == "-"
    assert parse(line).doubts == ()


def test_chips_are_pressed_and_released():
    query = Query().toggled("colour", "red").toggled("colour", "blue").toggled("type", "spell")
    assert query.line == "colour:red,blue type:spell"
    assert query.pressed("colour", "blue")
    assert query.toggled("colour", "red").toggled("colour", "blue").line == "type:spell"
    assert query.minus(Term("type", ("spell",))).line == "colour:red,blue"


WORD = st.text(
    st.characters(blacklist_categories=["Cs", "Cc", "Zl", "Zp"], blacklist_characters='"'), min_size=1, max_size=12
)
TERM = st.one_of(
    st.builds(Term, st.just(FREE), st.tuples(WORD.map(str.strip).filter(bool)), st.just(""), st.booleans()),
    st.builds(
        Term, st.sampled_from(NUMBERS), st.integers(0, 99).map(lambda n: (str(n),)),
        st.sampled_from(["<", "<=", "=", ">", ">=", "!="]), st.booleans(),
    ),
    st.builds(Term, st.sampled_from(WORDS), st.tuples(WORD.map(str.strip).filter(bool)), st.just(""), st.booleans()),
)  # fmt: skip


@given(st.lists(TERM, max_size=4, unique=True))
def test_the_line_of_a_query_says_the_query(terms):
    assert parse(Query(tuple(terms)).line) == Query(tuple(terms))


@given(st.text(max_size=60))
def test_any_line_can_be_read(line):
    INDEX.find(parse(line))


def test_no_alias_means_two_keys():
    assert set(KEYS.values()) == {*NUMBERS, *WORDS}
