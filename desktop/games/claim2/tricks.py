"""Two cards in a trick, and all that follows from them alone (C2-3)."""

from __future__ import annotations

import msgspec

from desktop.core.rules import Seat
from desktop.games.claim2.cards import DRAGON, GIANT, GNOME, SEER, TROLL, Cards

BOTH = (Seat(0), Seat(1))
"""The seats."""

OTHER = (Seat(1), Seat(0))
"""By seat: the other."""


def follower_wins(cards: Cards, led: int, reply: int) -> bool:
    """Return whether ``reply`` beats ``led``: only a higher card of the faction led does (C2-3.4)."""
    return cards.faction[reply] == cards.faction[led] and cards.value[reply] > cards.value[led]


def follower_leads(cards: Cards, led: int, reply: int) -> bool:
    """Return whether the follower leads the next trick.

    He who played the last dragon does, else the winner (C2-3.5, not its short form in C2-3.6).
    """
    if cards.faction[reply] == DRAGON:
        return True
    return cards.faction[led] != DRAGON and follower_wins(cards, led, reply)


class Duel(msgspec.Struct, frozen=True, gc=False):
    """What a pair of cards in a trick decides, whoever played it.

    Attributes
    ----------
    winners
        By leader: who wins.
    leaders
        By leader: who leads the next trick.
    with_seer
        Whether it is won with a seer (C2-9.1).
    void
        The bit of the faction led if the reply did not follow, else 0.
    played
        The mask of both cards.
    gnomes, trolls, others
        Its parts: what goes to a row, to the pool, to a score pile (C2-5.4).
    giants
        The values of its giants, ascending.
    targets
        The mask of all gnomes of these values (C2-7.1).
    """

    winners: tuple[Seat, Seat]
    leaders: tuple[Seat, Seat]
    with_seer: bool
    void: int
    played: int
    gnomes: int
    trolls: int
    others: int
    giants: tuple[int, ...]
    targets: int


class Duels(dict[tuple[int, int], Duel]):
    """The duel of each card led and reply, made when first asked for: at most 52 × 51."""

    __slots__ = ("_cards",)

    def __init__(self, cards: Cards) -> None:
        super().__init__()
        self._cards = cards

    def __missing__(self, pair: tuple[int, int]) -> Duel:
        """Return the duel of ``pair`` and remember it."""
        cards, (led, reply) = self._cards, pair
        won, leads = follower_wins(cards, led, reply), follower_leads(cards, led, reply)
        played = 1 << led | 1 << reply
        giants = tuple(sorted(cards.value[card] for card in pair if cards.faction[card] == GIANT))
        targets = 0
        for value in giants:
            targets |= cards.gnomes[value]
        gnomes, trolls = played & cards.suits[GNOME], played & cards.suits[TROLL]
        duel = Duel(
            winners=OTHER if won else BOTH,
            leaders=OTHER if leads else BOTH,
            with_seer=cards.faction[reply if won else led] == SEER,
            void=0 if cards.faction[reply] == cards.faction[led] else 1 << cards.faction[led],
            played=played,
            gnomes=gnomes,
            trolls=trolls,
            others=played ^ gnomes ^ trolls,
            giants=giants,
            targets=targets,
        )
        self[pair] = duel
        return duel
