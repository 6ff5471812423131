"""The factions' votes and the end (C2-11)."""

from __future__ import annotations

from desktop.core.message import Message, Ref, message
from desktop.core.rules import Outcome, Part, Seat
from desktop.games.claim2.cards import Cards, numbers
from desktop.games.claim2.content import FACTIONS
from desktop.games.claim2.observation import Vote
from desktop.games.claim2.state import Masks


def votes(cards: Cards, score: Masks) -> tuple[Vote, ...]:
    """Return how each faction votes over the score piles (C2-11.2 to C2-11.4)."""
    return tuple(_vote(cards, faction, score) for faction in range(len(FACTIONS)))


def _vote(cards: Cards, faction: int, score: Masks) -> Vote:
    name = FACTIONS[faction]
    held = [[cards.value[n] for n in numbers(pile & cards.suits[faction])][::-1] for pile in score]
    counts = (len(held[0]), len(held[1]))
    if counts[0] != counts[1]:
        why = message("claim2.vote.more", more=max(counts), fewer=min(counts))
        return Vote(name, counts, Seat(int(counts[1] > counts[0])), why)
    for first, second in zip(*held, strict=True):
        if first != second:
            why = message("claim2.vote.higher", higher=max(first, second), lower=min(first, second), n=counts[0])
            return Vote(name, counts, Seat(int(second > first)), why)
    why = message("claim2.vote.same", n=counts[0]) if counts[0] else message("claim2.vote.none")
    return Vote(name, counts, None, why)


def outcome(cards: Cards, score: Masks) -> Outcome:
    """Return how the game with these final score piles ended (C2-11.5 to C2-11.7)."""
    cast = votes(cards, score)
    won = (_won(cast, Seat(0)), _won(cast, Seat(1)))
    parts = (_parts(cast, Seat(0)), _parts(cast, Seat(1)))
    if won[0] != won[1]:
        return Outcome("votes", _ranks(won), won, parts)
    behind = (_supporters(cast, Seat(0)), _supporters(cast, Seat(1)))
    if behind[0] != behind[1]:
        why = message("claim2.why.supporters", more=max(behind), fewer=min(behind))
        return Outcome("supporters", _ranks(behind), won, parts, why)
    return Outcome("draw", (1, 1), won, parts, message("claim2.why.draw", n=behind[0]))


def _won(cast: tuple[Vote, ...], seat: Seat) -> int:
    return sum(vote.seat == seat for vote in cast)


def _supporters(cast: tuple[Vote, ...], seat: Seat) -> int:
    """Return how many cards ``seat`` holds of the factions that vote for him (C2-11.6)."""
    return sum(vote.counts[seat] for vote in cast if vote.seat == seat)


def _ranks(totals: tuple[int, int]) -> tuple[int, int]:
    return (1, 2) if totals[0] > totals[1] else (2, 1)


def _parts(cast: tuple[Vote, ...], seat: Seat) -> tuple[Part, ...]:
    return tuple(Part(_label(vote, seat), int(vote.seat == seat)) for vote in cast)


def _label(vote: Vote, seat: Seat) -> Message:
    return message("claim2.part.vote", faction=Ref("factions", vote.faction), n=vote.counts[seat])
