"""Phase 2: win the favour of the factions (C2-5 to C2-8).

``told`` takes what happened, if anybody listens.
"""

from __future__ import annotations

from desktop.core.rules import Emission, Seat
from desktop.games.claim2.cards import Cards
from desktop.games.claim2.events import Leads, Pooled, Rowed, RowKept, Scored, Smashed, TrollsTaken, Voted, Won
from desktop.games.claim2.scoring import votes
from desktop.games.claim2.state import NO_CARD, TRICKS, Favour, Masks, State
from desktop.games.claim2.tricks import BOTH, OTHER, Duel


def resolve(
    cards: Cards, state: State, table: Favour, hands: Masks, reply: int, duel: Duel, told: list[Emission] | None
) -> State:
    """Return the state after ``reply`` left ``hands``, in the order of C2-5.4."""
    leader = state.leader
    won = duel.winners[leader]
    taken = pool = table.pool | duel.trolls
    if pool and state.trick < TRICKS:
        # the highest troll; only the last trick takes all (C2-8.2, C2-8.5)
        taken = cards.bit[pool.bit_length() - 1]
    gained = duel.others | taken
    score, rows = table.score, table.rows
    score = (score[0], score[1] | gained) if won else (score[0] | gained, score[1])
    if duel.gnomes:
        rows = (rows[0], rows[1] | duel.gnomes) if won else (rows[0] | duel.gnomes, rows[1])
    due = _due(cards, duel.giants, rows[OTHER[won]]) if duel.targets & rows[OTHER[won]] else ()
    if told is not None:
        told.append(Emission(Won(won, 2, state.trick)))
        _tell_gains(cards, won, duel, taken, told)
    table = Favour(score, rows, pool ^ taken, table.smashed, table.discard, due)
    last = (leader, state.led, reply)
    if due:
        return State("smash", won, state.trick, leader, hands, NO_CARD, NO_CARD, table, last)
    return _advance(cards, state.trick, leader, hands, table, duel, last, told)


def _tell_gains(cards: Cards, won: Seat, duel: Duel, taken: int, told: list[Emission]) -> None:
    """Tell steps 2 to 4 of C2-5.4."""
    if duel.others:
        told.append(Emission(Scored(won, cards.names(duel.others))))
    if duel.gnomes:
        told.append(Emission(Rowed(won, cards.names(duel.gnomes))))
    if duel.trolls:
        told.append(Emission(Pooled(cards.names(duel.trolls))))
    if taken:
        told.append(Emission(TrollsTaken(won, cards.names(taken))))


def _due(cards: Cards, giants: tuple[int, ...], row: int) -> tuple[tuple[int, int], ...]:
    """Return the smashes to ask for: each giant's value with a gnome in ``row``, and how many at most (C2-7.8)."""
    due = ((value, min((row & cards.gnomes[value]).bit_count(), giants.count(value))) for value in giants)
    return tuple(dict.fromkeys(each for each in due if each[1]))


def smash(cards: Cards, state: State, table: Favour, duel: Duel, gnomes: int, told: list[Emission] | None) -> State:
    """Return the state after the winner smashed ``gnomes`` gnomes of the value asked for (C2-7.1)."""
    won, loser = state.asked, OTHER[state.asked]
    value = table.due[0][0]
    row, victims = table.rows[loser], 0
    for _ in range(gnomes):
        same = row & cards.gnomes[value]
        victims |= same & -same
        row ^= same & -same
    if told is not None:
        told.append(Emission(Smashed(won, loser, value, gnomes)))
    rows = (table.rows[0], row) if loser else (row, table.rows[1])
    due = table.due[1:]
    table = Favour(table.score, rows, table.pool, table.smashed | victims, table.discard, due)
    if due:
        return State("smash", won, state.trick, state.leader, state.hands, NO_CARD, NO_CARD, table, state.last)
    return _advance(cards, state.trick, state.leader, state.hands, table, duel, state.last, told)


def _advance(
    cards: Cards,
    trick: int,
    leader: Seat,
    hands: Masks,
    table: Favour,
    duel: Duel,
    last: tuple[int, ...],
    told: list[Emission] | None,
) -> State:
    """Return the beginning of the next trick, or the end after the 13th (C2-5.4, C2-5.5)."""
    if trick < TRICKS:
        leads = duel.leaders[leader]
        if told is not None:
            told.append(Emission(Leads(leads, 2, trick + 1)))
        return State("lead", leads, trick + 1, leads, hands, NO_CARD, NO_CARD, table, last)
    # the surviving gnomes count only now (C2-6.3)
    score = (table.score[0] | table.rows[0], table.score[1] | table.rows[1])
    if told is not None:
        told.extend(Emission(RowKept(seat, cards.names(table.rows[seat]))) for seat in BOTH if table.rows[seat])
        told.extend(Emission(Voted(vote.faction, vote.seat, vote.counts)) for vote in votes(cards, score))
    table = Favour(score, (0, 0), table.pool, table.smashed, table.discard)
    return State("over", leader, trick, leader, hands, NO_CARD, NO_CARD, table, last)
