"""Edits, figures and exact odds of a deck."""

import itertools
from fractions import Fraction
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop import paths
from desktop.games.ghour import content
from desktop.games.ghour import deck as verdict
from desktop.games.ghour.model import Deck
from desktop.games.ghour.workshop import budget, editing
from desktop.games.ghour.workshop.editing import Annotate, Recolour, Rename, Replace, SetCount, Swap, edited
from desktop.games.ghour.workshop.statistics import at_least, compare, opening, statistics

SHIPPED = content.load(paths.rules_data() / "ghour")
CARDS = verdict.by_id(SHIPPED.cards)
DECKS = {deck.id: deck for deck in SHIPPED.decks}
VORRAK = DECKS["deck-vorrak"]


@pytest.mark.parametrize(
    ("deck", "recruit", "creatures"),
    [("deck-vorrak", 1.60, 18), ("deck-telmaris", 1.86, 18), ("deck-ysmer", 1.69, 19), ("deck-umbrath", 1.71, 19)],
)
def test_figures_agree_with_the_check_of_the_card_set(deck, recruit, creatures):
    found = statistics(DECKS[deck], CARDS)
    assert (found.size, found.bought) == (36, 35)
    assert round(found.mean_recruit, 2) == recruit
    assert dict(found.types)["creature"] == creatures
    assert sum(bar.height for bar in found.curve) == 35


def test_goods_needed_and_yielded():
    gold, material, mana = statistics(VORRAK, CARDS).goods
    assert (mana.need, mana.sources, mana.produced) == (0, 0, 0)
    # the two bases and three refineries, which yield two gold for a surcharge
    assert (gold.sources, gold.produced) == (5, 8)
    assert material.sources == 8
    assert gold.need == sum(CARDS[card].cost.gold * n for card, n in VORRAK.cards if card != "vor-01")


def test_unknown_cards_are_not_counted():
    deck = edited(VORRAK, SetCount("nobody", 3))
    assert statistics(deck, CARDS) == statistics(VORRAK, CARDS)
    assert opening(deck, CARDS) == opening(VORRAK, CARDS)


@pytest.mark.parametrize(
    ("size", "kinds", "drawn", "wanted"), list(itertools.product((6, 8), (0, 2, 5), (0, 3, 6), (1, 2)))
)
def test_odds_are_exact(size, kinds, drawn, wanted):
    hands = list(itertools.combinations(range(size), drawn))
    hits = sum(sum(card < kinds for card in hand) >= wanted for hand in hands)
    assert at_least(wanted, kinds, drawn, size) == Fraction(hits, len(hands))


def test_odds_of_the_opening_hand_are_those_of_many_deals():
    found = opening(VORRAK, CARDS)
    assert (found.drawn, found.size) == (6, 35)
    pile = [CARDS[card] for card, n in VORRAK.cards for _ in range(n) if not CARDS[card].starts]
    dice, deals = Random(5), 4_000
    hits = sum(any(a.gain and a.when in ("rotate", "helper") for c in dice.sample(pile, 6) for a in c.abilities)
               for _ in range(deals))  # fmt: skip
    assert abs(hits / deals - found.producer) < 0.03


@pytest.mark.parametrize("cards", [(), (("vor-01", 2),), (("vor-01", 1), ("tel-01", 1)), (("vor-03", 3),)])
def test_no_odds_without_just_one_base(cards):
    assert opening(Deck("d", (), cards), CARDS) is None
    statistics(Deck("d", (), cards), CARDS)


def test_a_base_alone_has_an_empty_hand():
    found = opening(Deck("d", (), (("vor-01", 1),)), CARDS)
    assert (found.drawn, found.producer) == (0, 0)


def test_two_decks_side_by_side():
    other = edited(edited(edited(VORRAK, SetCount("vor-07", 3)), SetCount("vor-02", 0)), SetCount("tel-05", 2))
    found = compare(VORRAK, other)
    assert found.left == (("vor-02", 1),)
    assert found.right == (("tel-05", 2),)
    assert found.other == (("vor-07", 2, 3),)
    assert len(found.same) == len(VORRAK.cards) - 2


def test_edits_make_new_decks():
    deck = editing.empty("d", "D", "en")
    deck = edited(deck, SetCount("vor-03", 2))
    assert (deck.cards, editing.size(deck)) == ((("vor-03", 2),), 2)
    assert edited(deck, SetCount("vor-03", 0)).cards == ()
    assert edited(deck, SetCount("vor-04", 0)) == deck
    assert edited(deck, Rename("hu", " Ő ")).name == (("en", "D"), ("hu", "Ő"))
    assert edited(deck, Annotate("en", "x")).notes == (("en", "x"),)
    assert edited(edited(deck, Annotate("en", "x")), Annotate("en", "")).notes == ()
    assert edited(deck, Recolour("red")).colour == "red"
    assert edited(deck, Replace((("a", 1),))).cards == (("a", 1),)
    assert editing.more(edited(deck, SetCount("vor-03", 3)), "vor-03") is None
    assert editing.fewer(deck, "vor-04") is None


CARD = st.sampled_from(["vor-01", "vor-03", "tel-05", "nobody"])
EDIT = st.one_of(
    st.builds(SetCount, CARD, st.integers(0, 4)),
    st.builds(Swap, CARD, CARD),
    st.builds(Rename, st.sampled_from(["en", "hu"]), st.text(max_size=3)),
)


@given(st.lists(EDIT, max_size=12))
def test_edits_keep_a_deck_whole(edits):
    deck = editing.empty("d", "D", "en")
    for edit in edits:
        before = sum(n for _, n in deck.cards)
        deck = edited(deck, edit)
        assert len(dict(deck.cards)) == len(deck.cards)
        assert all(n > 0 for _, n in deck.cards)
        if isinstance(edit, Swap):
            assert sum(n for _, n in deck.cards) == before


@pytest.mark.parametrize(
    ("edit", "code"),
    [
        (SetCount("vor-03", 5), "V302"), (SetCount("vor-03", -1), "V302"), (SetCount("vor-3", 2), "V301"),
        (SetCount("vor-01", 0), "V304"),
    ],
)  # fmt: skip
def test_a_fault_with_one_mend_is_mended_by_it(edit, code):
    deck = msgspec.structs.replace(VORRAK, cards=tuple(each for each in VORRAK.cards if each[0] != edit.card))
    deck = msgspec.structs.replace(deck, cards=(*deck.cards, (edit.card, edit.count)) if edit.count else deck.cards)
    fault = next(fault for fault in verdict.faults(deck, CARDS) if fault.code == code)
    mended = edited(deck, editing.mend(fault, deck, CARDS))
    assert code not in {fault.code for fault in verdict.faults(mended, CARDS)}


def test_a_fault_with_several_mends_is_left_to_people():
    deck = edited(edited(VORRAK, SetCount("tel-01", 1)), SetCount("vor-03", 0))
    assert {fault.code for fault in verdict.faults(deck, CARDS)} == {"V303", "V304"}
    assert all(editing.mend(fault, deck, CARDS) is None for fault in verdict.faults(deck, CARDS))


@given(st.text(max_size=60), st.sets(st.sampled_from(["deck", "a", "a-2"])))
def test_an_id_is_made_of_any_name(name, taken):
    from desktop.games.ghour.reading.cards import ID, NAME

    found = editing.identity_for(name, taken)
    assert ID.fullmatch(found)
    assert len(found) <= NAME
    assert found not in taken


def test_every_shipped_card_keeps_to_its_budget():
    assert {card.id: round(budget.balance(card), 2) for card in SHIPPED.cards if budget.advice(card)} == {}
    assert sum(card.type in budget.JUDGED for card in SHIPPED.cards) == 48


def test_a_card_off_its_budget_is_advised():
    card = msgspec.structs.replace(CARDS["vor-03"], defence=9)
    fault = budget.advice(card)
    assert (fault.code, fault.level, fault.message.key) == ("A401", "advice", "ghour.budget.strong")
    weak = msgspec.structs.replace(CARDS["vor-10"], defence=1)
    assert budget.advice(weak).message.key == "ghour.budget.weak"
