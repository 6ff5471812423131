"""Tournaments: points, knock-out, closest points, byes, choices out of pools."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.dice import LiveDice
from desktop.games.ghour import tournament as t
from desktop.games.ghour.model import Pool


def entrants(count):
    return tuple(t.Entrant(f"P{at}", Pool(f"p{at}", (), ())) for at in range(count))


def play(tour, place, *results):
    for result in results:
        tour = t.record(tour, place, result)
    return tour


def won(side, points=5):
    return t.Played(side, points, (3, 3))


@pytest.mark.clause("GH-7.10")
@pytest.mark.parametrize(("colony", "tp", "points"), [(0, 0, 0), (12, 9, 12), (12, 10, 13), (7, 29, 9)])
def test_points_of_a_win(colony, tp, points):
    assert t.points_for(colony, tp) == points


@pytest.mark.clause("GH-7.8", "GH-7.10")
def test_three_games_are_played_even_at_two_nil_and_points_add_up():
    tour = t.begin(entrants(2), LiveDice(1))
    tour = play(tour, 0, won(0, 4), won(0, 6))
    pairing = tour.rounds[0].pairings[0]
    assert pairing.winner is None
    assert not tour.rounds[0].over
    tour = play(tour, 0, won(1, 9))
    pairing = tour.rounds[0].pairings[0]
    assert pairing.winner == 0
    assert tour.points(pairing.first) == 10
    assert tour.points(pairing.second) == 9
    assert tour.champion == pairing.first
    with pytest.raises(ValueError, match="over"):
        play(tour, 0, won(0))


@pytest.mark.clause("GH-7.11")
def test_a_drawn_game_gives_no_points():
    tour = play(t.begin(entrants(2), LiveDice(1)), 0, t.Played(t.DRAWN))
    assert tour.points(0) == tour.points(1) == 0


@pytest.mark.clause("GH-7.12")
def test_ties_fall_by_points_then_trophies_then_the_lot():
    drawn = t.Played(t.DRAWN, 0, (2, 2))
    tour = t.begin(entrants(2), LiveDice(1))
    assert play(tour, 0, won(0, 3), won(1, 8), drawn).rounds[0].pairings[0].winner == 1
    by_tp = play(tour, 0, t.Played(0, 5, (1, 9)), t.Played(1, 5, (1, 0)), drawn)
    assert by_tp.rounds[0].pairings[0].winner == 1
    even = play(tour, 0, won(0), won(1), drawn)
    pairing = even.rounds[0].pairings[0]
    assert pairing.tied
    assert pairing.winner is None
    with pytest.raises(ValueError, match="not over"):
        t.next_round(even, LiveDice(1))
    told = t.changed(even, 0, msgspec.structs.replace(pairing, lot=1))
    assert told.rounds[0].pairings[0].winner == 1
    assert not told.rounds[0].pairings[0].tied


@pytest.mark.clause("GH-7.13")
def test_whoever_is_left_meets_the_closest_points():
    tour = t.begin(entrants(8), LiveDice(3))
    for place, points in enumerate((9, 2, 8, 1)):
        tour = play(tour, place, won(0, points), won(0, 0), won(0, 0))
    tour = t.next_round(tour, LiveDice(4))
    met = [tuple(sorted(tour.points(each) for each in pairing.sides)) for pairing in tour.rounds[1].pairings]
    assert met == [(8, 9), (1, 2)]


@pytest.mark.clause("GH-7.13")
def test_byes_go_to_the_one_with_most_points_among_those_with_fewest():
    tour = t.begin(entrants(5), LiveDice(3))
    rested = tour.rounds[0].bye
    assert rested in range(5)
    for place, points in enumerate((3, 7)):
        tour = play(tour, place, won(1, points), won(1, 0), won(1, 0))
    tour = t.next_round(tour, LiveDice(4))
    assert tour.rounds[1].bye != rested
    assert tour.points(tour.rounds[1].bye) == 7
    assert tour.points(rested) == 0


@given(
    count=st.integers(2, 11),
    seed=st.integers(0, 999),
    sides=st.lists(st.sampled_from([0, 1]), min_size=60, max_size=60),
)
def test_every_tournament_ends_with_one(count, seed, sides):
    dice = LiveDice(seed)
    tour = t.begin(entrants(count), dice)
    results = iter(sides * 9)
    for _ in range(count):
        for place in range(len(tour.rounds[-1].pairings)):
            side = next(results)
            tour = play(tour, place, won(side, 3), won(side, 1), won(1 - side, 2))
        met = [each for pairing in tour.rounds[-1].pairings for each in pairing.sides]
        assert len(met) == len(set(met))
        if tour.champion is not None:
            break
        tour = t.next_round(tour, dice)
    assert tour.champion is not None
    assert tour.standing[0] == tour.champion
    assert msgspec.json.decode(msgspec.json.encode(tour), type=t.Tournament) == tour


@pytest.mark.clause("GH-7.9")
def test_a_choice_is_kept_and_judged():
    pool = Pool("p", (), (("a", 3),))
    tour = t.begin((t.Entrant("A", pool), t.Entrant("B", pool)), LiveDice(1))
    assert t.chosen(tour, tour.rounds[0].pairings[0], 0, 0) == ()
    tour = t.choose(tour, 0, t.Choice(0, 1, (("a", 2),)))
    tour = t.choose(tour, 0, t.Choice(0, 1, (("a", 3),)))
    pairing = tour.rounds[0].pairings[0]
    assert len(pairing.choices) == 1
    assert t.chosen(tour, pairing, 2, 1) == (("a", 3),)
    assert t.chosen(tour, pairing, 2, 0) == ()
    codes = {fault.code for fault in t.faults((("a", 4),), pool, {})}
    assert {"V302", "V303", "V304", "V307"} <= codes


def test_one_alone_is_no_tournament():
    with pytest.raises(ValueError, match="two"):
        t.begin(entrants(1), LiveDice(1))
