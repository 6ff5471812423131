"""What each viewer knows of a state, and states he could imagine (C2-10)."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.core.dice import Dice, shuffled
from desktop.core.rules import Seat
from desktop.games.claim2.cards import Cards, mask, numbers
from desktop.games.claim2.content import FACTIONS
from desktop.games.claim2.observation import Observation, Side, Trick
from desktop.games.claim2.scoring import votes
from desktop.games.claim2.state import NO_CARD, Favour, Masks, Recruiting, State
from desktop.games.claim2.tricks import BOTH, OTHER, follower_wins


def observe(cards: Cards, state: State, viewer: Seat | None, *, perfect: bool) -> Observation:
    """Return all that ``viewer`` may know of ``state``; ``None`` is the open table.

    Perfect memory adds which factions each seat has shown to lack in Phase 1; all else that was ever public
    lies open anyway or is listed in C2-10.
    """
    table = state.table
    recruiting = isinstance(table, Recruiting)
    score, rows = (table.score, table.rows) if isinstance(table, Favour) else ((0, 0), (0, 0))
    return Observation(
        phase=1 if recruiting else 2,
        number=state.trick,
        asks=state.asks,
        asked=None if state.asks == "over" else state.asked,
        leader=state.leader,
        sides=(_side(cards, state, BOTH[0], viewer), _side(cards, state, BOTH[1], viewer)),
        trick=tuple(cards.name[card] for card in (state.led, state.reply) if card != NO_CARD),
        competed=cards.name[table.competed] if isinstance(table, Recruiting) else None,
        deck_count=len(table.deck) if isinstance(table, Recruiting) else 0,
        top=_top(cards, state, viewer),
        pool=cards.names(table.pool) if isinstance(table, Favour) else (),
        smashed=cards.names(table.smashed) if isinstance(table, Favour) else (),
        discard=cards.names(table.discard),
        due=table.due if isinstance(table, Favour) else (),
        last=_last(cards, state),
        votes=votes(cards, (score[0] | rows[0], score[1] | rows[1])),
        voids=_shown_voids(table) if perfect and isinstance(table, Recruiting) else (),
    )


def _side(cards: Cards, state: State, seat: Seat, viewer: Seat | None) -> Side:
    table = state.table
    hand = state.hands[seat]
    held = cards.names(hand) if viewer == seat else ()
    if isinstance(table, Favour):
        score, row = cards.names(table.score[seat]), cards.names(table.rows[seat])
        return Side(held, hand.bit_count(), (), 0, (), score, row)
    followers = table.followers[seat]
    shared = followers & (table.shown if viewer is None else table.shown | table.kept)
    known = followers if viewer == seat else shared
    kept = cards.names(shared & table.kept)
    return Side(held, hand.bit_count(), cards.names(known), followers.bit_count(), cards.names(shared), (), (), kept)


def _top(cards: Cards, state: State, viewer: Seat | None) -> str | None:
    """Return the top card if ``viewer`` is looking at it (C2-9.2)."""
    if state.asks == "choose" and viewer == state.asked and isinstance(state.table, Recruiting):
        return cards.name[state.table.deck[0]]
    return None


def _last(cards: Cards, state: State) -> Trick | None:
    if not state.last:
        return None
    leader, led, reply = state.last
    won = OTHER[leader] if follower_wins(cards, led, reply) else Seat(leader)
    return Trick(Seat(leader), (cards.name[led], cards.name[reply]), won)


def _shown_voids(table: Recruiting) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(FACTIONS[faction] for faction in numbers(voids)) for voids in table.voids)


class _Unseen:
    """The cards whose place is not yet known: all 52 at first.

    Equal cards have numbers of their own in a state, but not in an observation: any will do.
    """

    __slots__ = ("cards", "left")

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.left = cards.whole

    def take(self, name: str) -> int:
        """Return the number of a card called ``name`` that nobody took yet."""
        found = self.left & self.cards.named[name]
        lowest = found & -found
        self.left ^= lowest
        return lowest.bit_length() - 1

    def take_all(self, names: Iterable[str]) -> int:
        """Return the mask of cards called so that nobody took yet."""
        return mask(self.take(name) for name in names)


def imagine(cards: Cards, seen: Observation, viewer: Seat, dice: Dice) -> State:
    """Return a state that ``viewer`` cannot tell from the real one.

    Unseen cards are dealt evenly over the places they can be in; a hand gets none of a faction that its owner
    has shown to lack, if ``seen`` remembers that.
    """
    unseen = _Unseen(cards)
    trick = [unseen.take(name) for name in seen.trick]
    led, reply = [*trick, NO_CARD, NO_CARD][:2]
    discard = unseen.take_all(seen.discard)
    own = unseen.take_all(seen.sides[viewer].hand)
    table: Recruiting | Favour
    if seen.phase == 1:
        table, other = _imagine_recruiting(unseen, seen, viewer, discard, dice)
    else:
        table, other = _imagine_favour(unseen, seen, discard)
    hands = (other, own) if viewer else (own, other)
    last: tuple[int, ...] = ()
    if seen.last:
        last = (seen.last.leader, *(_any(cards, name) for name in seen.last.cards))
    asked = seen.leader if seen.asked is None else seen.asked
    return State(seen.asks, asked, seen.number, seen.leader, hands, led, reply, table, last)


def _any(cards: Cards, name: str) -> int:
    """Return the number of some card called ``name``."""
    return cards.named[name].bit_length() - 1


def _imagine_favour(unseen: _Unseen, seen: Observation, discard: int) -> tuple[Favour, int]:
    """Return the table of Phase 2 and the other hand, which can only be all that is left (C2-10.8)."""
    first, second = seen.sides
    score = (unseen.take_all(first.score), unseen.take_all(second.score))
    rows = (unseen.take_all(first.row), unseen.take_all(second.row))
    pool, smashed = unseen.take_all(seen.pool), unseen.take_all(seen.smashed)
    return Favour(score, rows, pool, smashed, discard, seen.due), unseen.left


def _imagine_recruiting(
    unseen: _Unseen, seen: Observation, viewer: Seat, discard: int, dice: Dice
) -> tuple[Recruiting, int]:
    """Return the table of Phase 1 and the other hand."""
    other = OTHER[viewer]
    competed = unseen.take(str(seen.competed))
    top = [] if seen.top is None else [unseen.take(seen.top)]
    shown = kept = 0
    piles = [0, 0]
    for seat in BOTH:
        side = seen.sides[seat]
        spared = unseen.take_all(side.kept)
        open_ = unseen.take_all(_without(side.open_followers, side.kept))
        kept |= spared
        shown |= open_
        piles[seat] = spared | open_ | unseen.take_all(_without(side.followers, side.open_followers))
    voids = _remembered_voids(seen)
    left = shuffled(tuple(numbers(unseen.left)), dice)
    may_hold = [card for card in left if not voids[other] >> unseen.cards.faction[card] & 1]
    held = mask(may_hold[: seen.sides[other].hand_count])
    rest = [card for card in left if not held >> card & 1]
    hidden_count = seen.sides[other].follower_count - len(seen.sides[other].followers)
    piles[other] |= mask(rest[:hidden_count])
    followers: Masks = (piles[0], piles[1])
    table = Recruiting((*top, *rest[hidden_count:]), competed, followers, shown, kept, voids, discard)
    return table, held


def _without(names: Iterable[str], others: Iterable[str]) -> list[str]:
    """Return ``names`` with one less for each of ``others``, all of which are among them."""
    rest = list(names)
    for name in others:
        rest.remove(name)
    return rest


def _remembered_voids(seen: Observation) -> Masks:
    """Return the voids in ``seen``, as bits by faction; none if it was not made by a perfect memory."""
    if not seen.voids:
        return (0, 0)
    first, second = (mask(at for at, name in enumerate(FACTIONS) if name in lacking) for lacking in seen.voids)
    return first, second
