"""Points, the end of a round and of the game (CH-9.8 to CH-10.3)."""

from __future__ import annotations

from desktop.core.dice import Dice
from desktop.core.message import message, seat_ref
from desktop.core.rules import Emission, Outcome, Part
from desktop.games.gold_and_rum.battle import advanced, march, sums
from desktop.games.gold_and_rum.cards import AIRSHIP, ARMY_KINDS, GOBLIN, NO_ARMY
from desktop.games.gold_and_rum.content import Content
from desktop.games.gold_and_rum.events import BattleWon, GameEnded, RoundEnded, Scored
from desktop.games.gold_and_rum.observation import Fought
from desktop.games.gold_and_rum.recruiting import Say, open_round
from desktop.games.gold_and_rum.state import Muster, State


def decide(content: Content, state: State, dice: Dice, say: Say) -> State:
    """Return the state after the points of the battle: the next battle, the next round or the end (CH-9.8)."""
    muster, battle = state.muster, state.battle
    assert muster is not None
    assert battle is not None
    number = len(muster.fought)
    results = sums(content, battle)
    best = max(result.total for result in results)
    winners = tuple(seat for seat, result in enumerate(results) if result.total == best) if best >= 1 else ()
    points = content.points[number]
    if say is not None:
        say.append(Emission(BattleWon(number + 1, battle.race, winners, best, points)))
    scores, favours, wins = list(state.scores), list(state.favours), list(state.wins)
    for seat in winners:
        scores[seat] += points
        wins[seat] = (4 * state.round + number, *wins[seat])
        if say is not None:
            say.append(Emission(Scored(seat, points, scores[seat], by_favourite=False)))
    if state.favourite in winners:
        scores[state.chancellor] += points
        favours[state.chancellor] += points
        if say is not None:
            say.append(Emission(Scored(state.chancellor, points, scores[state.chancellor], by_favourite=True)))
    fought = (*muster.fought, Fought(battle.race, battle.armies, results, battle.flight, winners, points))
    aside = list(muster.aside)
    for army in battle.armies:
        if army != NO_ARMY:
            for kind, count in zip(ARMY_KINDS[battle.race], army, strict=True):
                aside[kind] += count
    if battle.flight is not None:
        aside[AIRSHIP] += 1
        aside[GOBLIN] += battle.flight.goblins
    rested = Muster(
        muster.hands,
        muster.certain,
        tuple(aside),
        muster.buried,
        muster.claims,
        muster.spies,
        0,
        -1,
        muster.hit,
        fought,
    )
    after = State(
        state.terms,
        "race",
        state.round,
        state.chancellor,
        state.favourite,
        tuple(scores),
        tuple(favours),
        tuple(wins),
        state.deal,
        rested,
        None,
        state.previous,
    )
    if number == 2:
        # one race is left: the chancellor is not asked (CH-3.1)
        (last,) = (race for race in range(4) if all(race != each.race for each in fought))
        return march(content, after, last, say)
    return after if number < 2 else _end_round(content, after, fought, dice, say)


def _end_round(content: Content, state: State, fought: tuple[Fought, ...], dice: Dice, say: Say) -> State:
    """Return the end of the game, or the first question of the next round (CH-10.1, CH-2.1)."""
    if say is not None:
        say.append(Emission(RoundEnded(state.round, state.scores)))
    best = max(state.scores)
    if best >= state.terms.threshold:
        over = advanced(state, "over")
        if say is not None:
            places = standings(over)
            say.append(Emission(GameEnded(tuple(seat for seat, place in enumerate(places) if place == 1))))
        return over
    left = (state.chancellor + 1) % state.terms.seats
    scores, favours, wins = state.scores, state.favours, state.wins
    return open_round(content, state.terms, state.round + 1, left, scores, favours, wins, fought, dice, say)


def standings(state: State) -> tuple[int, ...]:
    """Return the rank of every seat: points, then the latest battles won by the own army (CH-10.3)."""
    keys = list(zip(state.scores, state.wins, strict=True))
    return tuple(1 + sum(1 for other in keys if other > own) for own in keys)


def outcome(state: State) -> Outcome | None:
    """Return how the game ended, or ``None`` while it goes on."""
    if state.phase != "over":
        return None
    ranks = standings(state)
    best = max(state.scores)
    level = [seat for seat, score in enumerate(state.scores) if score == best]
    kind, why = "points", None
    if len(level) > 1:
        first = [seat for seat in level if ranks[seat] == 1]
        if len(first) > 1:
            kind = "shared"
            why = message("gold_and_rum.why.shared", seats=tuple(seat_ref(seat) for seat in first))
        else:
            kind = "latest-battle"
            won = state.wins[first[0]]
            next_best = max(state.wins[seat] for seat in level if seat != first[0])
            battle = next(each for at, each in enumerate(won) if next_best[at : at + 1] != (each,))
            number, which = divmod(battle, 4)
            why = message("gold_and_rum.why.latest", winner=seat_ref(first[0]), round=number, battle=which + 1)
    parts = tuple(
        (
            Part(message("gold_and_rum.part.battles"), score - favour),
            Part(message("gold_and_rum.part.favourite"), favour),
        )
        for score, favour in zip(state.scores, state.favours, strict=True)
    )
    return Outcome(kind, ranks, state.scores, parts, why)
