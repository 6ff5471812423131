"""The 52 cards, numbered for speed: tables by number and masks by name.

Numbers run by faction in the order of :data:`FACTIONS`, then by value, so that a higher number of one faction
is never a lower card.  Equal cards have numbers of their own and one name (C2-1.3).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from desktop.games.claim2.content import FACTIONS, Content

GNOME, GIANT, DRAGON, TROLL, SEER = range(len(FACTIONS))


class Cards:
    """Everything about a card that its number tells.

    Attributes
    ----------
    name, faction, value
        By number.
    bit
        By number: the mask of this one card.
    suit
        By number: the mask of all cards of its faction.
    named
        By name: the mask of the equal cards called so.
    suits
        By faction: the mask of its cards.
    gnomes
        By value: the mask of the gnomes of that value.
    whole
        The mask of all cards.
    """

    __slots__ = ("bit", "faction", "gnomes", "name", "named", "suit", "suits", "value", "whole")

    def __init__(self, content: Content) -> None:
        listed = [(at, value) for at, faction in enumerate(content.factions) for value in faction.values]
        self.faction = tuple(at for at, _ in listed)
        self.value = tuple(value for _, value in listed)
        self.name = tuple(f"{content.factions[at].id}-{value}" for at, value in listed)
        self.bit = tuple(1 << number for number in range(len(listed)))
        self.suits = tuple(
            mask(n for n, at in enumerate(self.faction) if at == f) for f in range(len(content.factions))
        )
        self.suit = tuple(self.suits[at] for at in self.faction)
        self.named: dict[str, int] = {}
        for number, name in enumerate(self.name):
            self.named[name] = self.named.get(name, 0) | 1 << number
        self.gnomes = tuple(self.named.get(f"gnome-{value}", 0) for value in range(10))
        self.whole = (1 << len(listed)) - 1

    def names(self, cards: int) -> tuple[str, ...]:
        """Return the names of a mask, by faction and value."""
        return tuple([self.name[number] for number in numbers(cards)])


def mask(cards: Iterable[int]) -> int:
    """Return the mask of single cards."""
    together = 0
    for card in cards:
        together |= 1 << card
    return together


def numbers(cards: int) -> Iterator[int]:
    """Yield the numbers of a mask, ascending."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest
