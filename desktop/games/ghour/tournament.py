"""A tournament of Ghour as a value: pairings, three games each, points, who goes on (GH-7.8 to GH-7.13)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from desktop.core.dice import Dice, shuffled
from desktop.core.fault import Fault
from desktop.games.ghour import deck as verdict
from desktop.games.ghour.abilities.model import GOODS
from desktop.games.ghour.deck import Counts
from desktop.games.ghour.model import DECK_SIZE, Card, Deck, Pool

GAMES = 3
"""Games of a pairing (GH-7.8)."""

DRAWN = -1

PERSON = "person"


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part.

    Attributes
    ----------
    name
        What they are called.
    pool
        The pool of 48 cards that they brought.
    kind
        ``"person"``, or the level of a computer player.
    """

    name: str
    pool: Pool
    kind: str = PERSON


class Played(msgspec.Struct, frozen=True):
    """One game that was played to its end.

    Attributes
    ----------
    winner
        0 or 1 for the first or the second of the pairing, :data:`DRAWN` for nobody.
    points
        What the winner gets (GH-7.10).
    tp
        The trophy points of both, for ties (GH-7.12).
    """

    winner: int
    points: int = 0
    tp: tuple[int, int] = (0, 0)


class Choice(msgspec.Struct, frozen=True):
    """The 36 cards that one side takes into one game.

    Attributes
    ----------
    game
        0 to 2.
    side
        0 or 1.
    cards
        Ids with counts.
    """

    game: int
    side: int
    cards: Counts


class Pairing(msgspec.Struct, frozen=True):
    """Two who meet.

    Attributes
    ----------
    first, second
        Their places among the entrants.
    games
        Those that are over.
    choices
        What was chosen out of the pools so far.
    lot
        The side that won by rock-paper-scissors, -1 if that was not needed.
    match
        The name of the save of the game that is being played, ``""`` if none is.
    """

    first: int
    second: int
    games: tuple[Played, ...] = ()
    choices: tuple[Choice, ...] = ()
    lot: int = -1
    match: str = ""

    @property
    def sides(self) -> tuple[int, int]:
        """Both entrants."""
        return self.first, self.second

    def wins(self, side: int) -> int:
        """Return how many games a side has won."""
        return sum(game.winner == side for game in self.games)

    def points(self, side: int) -> int:
        """Return the points a side has won in this pairing."""
        return sum(game.points for game in self.games if game.winner == side)

    @property
    def tied(self) -> bool:
        """Whether all three games are over and only rock-paper-scissors can tell who goes on."""
        return len(self.games) == GAMES and self.winner is None

    @property
    def winner(self) -> int | None:
        """The side that goes on, ``None`` while that is open (GH-7.12)."""
        if len(self.games) < GAMES:
            return None
        tp = [sum(game.tp[side] for game in self.games) for side in (0, 1)]
        for first, second in ((self.wins(0), self.wins(1)), (self.points(0), self.points(1)), (tp[0], tp[1])):
            if first != second:
                return int(second > first)
        return self.lot if self.lot >= 0 else None


class Round(msgspec.Struct, frozen=True):
    """One round.

    Attributes
    ----------
    pairings
        Who meets whom.
    bye
        Who rests, -1 if nobody does.
    """

    pairings: tuple[Pairing, ...]
    bye: int = -1

    @property
    def over(self) -> bool:
        """Whether it is known of every pairing who goes on."""
        return all(pairing.winner is not None for pairing in self.pairings)


class Tournament(msgspec.Struct, frozen=True):
    """Everything that happened so far.

    Attributes
    ----------
    entrants
        Who takes part.
    rounds
        The last one is being played, unless it is over.
    """

    entrants: tuple[Entrant, ...]
    rounds: tuple[Round, ...] = ()

    @property
    def alive(self) -> tuple[int, ...]:
        """Who has not lost a pairing yet."""
        lost = {
            pairing.sides[1 - pairing.winner]
            for each in self.rounds
            for pairing in each.pairings
            if pairing.winner is not None
        }
        return tuple(place for place in range(len(self.entrants)) if place not in lost)

    @property
    def champion(self) -> int | None:
        """Who is left over, ``None`` while several are."""
        alive = self.alive
        return alive[0] if len(alive) == 1 and self.rounds and self.rounds[-1].over else None

    def points(self, entrant: int) -> int:
        """Return all points of an entrant; they are never lost (GH-7.10)."""
        return sum(
            pairing.points(side)
            for each in self.rounds
            for pairing in each.pairings
            for side in (0, 1)
            if pairing.sides[side] == entrant
        )

    def games(self, entrant: int) -> tuple[int, int]:
        """Return how many games an entrant has won and lost."""
        won = lost = 0
        for each in self.rounds:
            for pairing in each.pairings:
                for side in (0, 1):
                    if pairing.sides[side] == entrant:
                        won += pairing.wins(side)
                        lost += pairing.wins(1 - side)
        return won, lost

    def byes(self, entrant: int) -> int:
        """Return how often an entrant has rested."""
        return sum(each.bye == entrant for each in self.rounds)

    @property
    def standing(self) -> tuple[int, ...]:
        """The entrants: those still in first, then by points."""
        alive = self.alive
        return tuple(sorted(range(len(self.entrants)), key=lambda each: (each not in alive, -self.points(each), each)))


def begin(entrants: tuple[Entrant, ...], dice: Dice) -> Tournament:
    """Return a tournament with its first round drawn by lot (GH-7.13).

    Raises
    ------
    ValueError
        If fewer than two take part.
    """
    if len(entrants) < 2:
        raise ValueError("a tournament needs two")
    return next_round(Tournament(entrants), dice)


def next_round(tournament: Tournament, dice: Dice) -> Tournament:
    """Return the tournament with another round: whoever is left meets the one whose points are closest (GH-7.13).

    Raises
    ------
    ValueError
        If a round is not over, or only one is left.
    """
    if tournament.rounds and not tournament.rounds[-1].over:
        raise ValueError("the round is not over")
    if len(tournament.alive) < 2:
        raise ValueError("only one is left")
    # ties fall by lot: the sort keeps what the shuffle has done
    order = sorted(shuffled(tournament.alive, dice), key=lambda each: -tournament.points(each))
    bye = -1
    if len(order) % 2:
        fewest = min(tournament.byes(each) for each in order)
        bye = next(each for each in order if tournament.byes(each) == fewest)
        order.remove(bye)
    pairings = tuple(Pairing(order[at], order[at + 1]) for at in range(0, len(order), 2))
    return Tournament(tournament.entrants, (*tournament.rounds, Round(pairings, bye)))


def changed(tournament: Tournament, place: int, pairing: Pairing) -> Tournament:
    """Return the tournament with ``pairing`` in the place of one of the last round."""
    last = tournament.rounds[-1]
    pairings = tuple(pairing if at == place else each for at, each in enumerate(last.pairings))
    return Tournament(tournament.entrants, (*tournament.rounds[:-1], Round(pairings, last.bye)))


def record(tournament: Tournament, place: int, played: Played) -> Tournament:
    """Return the tournament after another game of a pairing of the last round (GH-7.10).

    Raises
    ------
    ValueError
        If all three are over.
    """
    pairing = tournament.rounds[-1].pairings[place]
    if len(pairing.games) == GAMES:
        raise ValueError("all three games are over")
    return changed(tournament, place, msgspec.structs.replace(pairing, games=(*pairing.games, played), match=""))


def choose(tournament: Tournament, place: int, choice: Choice) -> Tournament:
    """Return the tournament with ``choice`` for a game that is still to come (GH-7.8)."""
    pairing = tournament.rounds[-1].pairings[place]
    kept = tuple(each for each in pairing.choices if (each.game, each.side) != (choice.game, choice.side))
    return changed(tournament, place, msgspec.structs.replace(pairing, choices=(*kept, choice)))


def chosen(
    tournament: Tournament, pairing: Pairing, game: int, side: int, known: Mapping[str, Card] | None = None
) -> Counts:
    """Return what a side takes into a game: its choice, else that of the game before, else what its pool suggests.

    A pool that suggests nothing is helped out with :func:`suggestion` where the cards are ``known``.
    """
    for earlier in range(game, -1, -1):
        for each in pairing.choices:
            if (each.game, each.side) == (earlier, side):
                return each.cards
    pool = tournament.entrants[pairing.sides[side]].pool
    if pool.selections:
        return pool.selections[0].cards
    return () if known is None else suggestion(pool, known)


def suggestion(pool: Pool, known: Mapping[str, Card]) -> Counts:
    """Return a choice of 36 out of ``pool``: the starting base of its strongest colour, and the cards easiest to use.

    It is legal wherever the pool is, and holds enough other cards than starting bases.
    """
    cards = [(known[card], n) for card, n in pool.cards if card in known and n > 0]
    strength: dict[str, int] = {}
    for card, n in cards:
        strength[card.colour] = strength.get(card.colour, 0) + n
    yielded = {good for card, _ in cards for ability in card.abilities for good in GOODS if getattr(ability.gain, good)}

    def unhandy(card: Card) -> tuple[bool, int, int]:
        wanted = {good for good in GOODS if getattr(card.cost, good)}
        price = sum(getattr(card.cost, good) for good in GOODS)
        return not wanted <= yielded, -(card.recruit or 0), price

    bases = sorted((card for card, _ in cards if card.starts), key=lambda card: -strength[card.colour])
    rest = sorted(((card, n) for card, n in cards if not card.starts), key=lambda each: unhandy(each[0]))
    taken = {base.id: 1 for base in bases[:1]}
    left = DECK_SIZE - len(taken)
    for card, n in rest:
        take = min(n, left)
        if take:
            taken[card.id] = take
            left -= take
    return tuple((card, taken[card]) for card, _ in pool.cards if card in taken)


def faults(cards: Counts, pool: Pool, known: Mapping[str, Card]) -> tuple[Fault, ...]:
    """Return everything that is wrong with a choice of ``cards`` out of ``pool`` (GH-7.9)."""
    deck = Deck("choice", (), cards)
    return (*verdict.faults(deck, known), *verdict.selection_faults(cards, dict(pool.cards)))


def points_for(colony: int, tp: int) -> int:
    """Return what a win is worth: a point for each card left in the Colony, and a tenth of the TP (GH-7.10)."""
    return colony + tp // 10
