"""The words of Gold & Rum in scenario files; ``tests/scenarios/gold_and_rum.md`` describes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from desktop.core.dice import entry_dice
from desktop.core.rules import Setup
from desktop.core.staging import ScenarioError
from desktop.games.gold_and_rum.battle import NO_SUM, march
from desktop.games.gold_and_rum.calls import go_on
from desktop.games.gold_and_rum.cards import DESERT, KINDS, LAYABLE, NO_ARMY, RACES, RECRUIT, tally
from desktop.games.gold_and_rum.comparing import differing
from desktop.games.gold_and_rum.observation import Fought, SpyCall
from desktop.games.gold_and_rum.recruiting import ask_next, schedule
from desktop.games.gold_and_rum.rules import GoldAndRum
from desktop.games.gold_and_rum.spies import call_spies
from desktop.games.gold_and_rum.state import Deal, Muster, State

GIVEN = (
    "seed",
    "phase",
    "round",
    "favourite",
    "scores",
    "wins",
    "marker",
    "offset",
    "lot",
    "after",
    "window",
    "turn",
    "piles",
    "deck",
    "recruits",
    "deserts",
    "hands",
    "protected",
    "aside",
    "spy",
    "fought",
)
"""The words under ``given``."""


def arrange(rules: GoldAndRum, setup: Setup, given: Mapping[str, Any]) -> State:
    """Return the state that ``given`` describes; what is not named is as the seed deals it.

    Raises
    ------
    ScenarioError
        For an unknown word or a position that cannot be.
    """
    strange = [word for word in given if word not in GIVEN]
    if strange:
        raise ScenarioError(f"the word {strange[0]!r} means nothing under 'given'")
    refusals = rules.refuse_setup(setup)
    if refusals:
        raise ScenarioError(f"no such game: {refusals[0].message.key} ({refusals[0].clause})")
    try:
        state = rules.begin(setup, entry_dice(given.get("seed", 0), 0)).state
        state = _counters(state, given)
        return _second_half(rules, state, given) if "hands" in given else _deal(rules, state, given)
    except (TypeError, AttributeError, IndexError, KeyError, ValueError) as error:
        if isinstance(error, ScenarioError):
            raise
        raise ScenarioError(f"'given' cannot be read: {error!r}") from error


def unfold(raw: Mapping[str, Any]) -> tuple[Mapping[str, Any], ...]:
    """Return the single answers that one line of ``moves`` is short for.

    ``lay: {goblin: 2}`` lays these and no more, whatever else is in the hand; ``everyone: pass`` and
    ``everyone: nobody`` answer for every seat that is asked, ``times`` over.
    """
    if "everyone" in raw:
        verb, times = raw["everyone"], raw.get("times", 1)
        if verb not in ("pass", "nobody") or set(raw) - {"everyone", "times"} or not isinstance(times, int):
            raise ScenarioError(f"'everyone' may only 'pass' or name 'nobody', 'times' over, not {raw!r}")
        return tuple({"seat": seat, verb: True, "where-asked": True} for _ in range(times) for seat in range(7))
    laid = raw.get("lay")
    if isinstance(laid, Mapping):
        strange = [kind for kind in laid if kind not in KINDS or KINDS.index(kind) not in LAYABLE]
        if strange:
            raise ScenarioError(f"{strange[0]!r} is nothing that may be laid")
        steps = [(KINDS[kind], laid.get(KINDS[kind], 0)) for kind in LAYABLE]
        return tuple(
            {"seat": raw.get("seat"), "lay": f"{kind} {count}", **({} if kind in laid else {"where-asked": True})}
            for kind, count in steps
        )
    return (raw,)


def differences(rules: GoldAndRum, state: State, then: Mapping[str, Any]) -> tuple[str, ...]:
    """Return one sentence for each thing that is not as ``then`` says."""
    return differing(rules, state, then)


def card_of(name: object) -> int:
    """Return the card called ``name``: a kind, or ``recruit 2`` and ``desert 2`` for those of seat 2."""
    text = str(name)
    word, _, seat = text.rpartition(" ")
    if word in ("recruit", "desert") and seat.isdecimal():
        return (RECRUIT if word == "recruit" else DESERT) + int(seat)
    if text not in KINDS:
        raise ScenarioError(f"there is no card {text!r}")
    return KINDS.index(text)


def _counters(state: State, given: Mapping[str, Any]) -> State:
    """Return ``state`` with what goes on over the rounds as given."""
    wins = tuple(tuple(_battle(name) for name in won) for won in given.get("wins", state.wins))
    after = msgspec.structs.replace(
        state,
        round=given.get("round", state.round),
        favourite=given.get("favourite", state.favourite),
        scores=tuple(given.get("scores", state.scores)),
        wins=wins,
    )
    if not len(after.scores) == len(after.wins) == state.terms.seats:
        raise ScenarioError("'scores' and 'wins' need one entry a seat")
    return after


def _battle(name: object) -> int:
    """Return the battle called ``r3b2``."""
    number, _, battle = str(name).removeprefix("r").partition("b")
    return 4 * int(number) + int(battle) - 1


def _take(pool: list[int], cards: list[int]) -> None:
    """Take warrior cards out of the deck."""
    for card in cards:
        if card < RECRUIT:
            if card not in pool:
                raise ScenarioError(f"there are not so many cards {KINDS[card]!r}")
            pool.remove(card)


def _deal(rules: GoldAndRum, state: State, given: Mapping[str, Any]) -> State:
    """Return a position of the deal: after a warrior card, in a window."""
    terms, old = state.terms, state.deal
    marker = given.get("marker", old.marker)
    windows = schedule(terms.step, marker)
    phase = given.get("phase", "deal")
    if phase not in ("deal", "favourite"):
        raise ScenarioError(f"the phase {phase!r} needs 'hands'")
    final = phase == "favourite"
    after, kind = (80, "recruit") if final else (given.get("after", windows[0][0]), given.get("window", "normal"))
    found = [at for at, window in enumerate(windows) if window[0] == after and window[3] == kind]
    if not found:
        raise ScenarioError(f"there is no {kind!r} window after card {after}")
    # all warrior cards of the seed in their order, without those that are named
    pool = [*(card for pile in old.piles for card in pile if card < RECRUIT), *old.deck]
    named = {at: [card_of(name) for name in cards] for at, cards in given.get("piles", {}).items()}
    coming = [card_of(name) for name in given.get("deck", [])]
    for cards in (*named.values(), coming):
        _take(pool, cards)
    piles: list[tuple[int, ...]] = []
    for at in range(terms.piles):
        if str(at + 1) in named:
            piles.append(tuple(named[str(at + 1)]))
        else:
            # one card for every circuit that has reached this pile
            size = 0 if named and final else len(range(at, after, terms.piles))
            piles.append(tuple(pool.pop(0) for _ in range(size)))
    strange = [at for at in named if not at.isdecimal() or not 1 <= int(at) <= terms.piles]
    if strange:
        raise ScenarioError(f"there is no pile {strange[0]}")
    recruits, deserts = _specials(state, given, tuple(piles))
    offset, lot = given.get("offset", old.offset), given.get("lot", old.lot)
    turn = given.get("turn", 0)
    deal = Deal((*coming, *pool), tuple(piles), marker, offset, found[0], turn, 0, recruits, deserts, lot)
    state = msgspec.structs.replace(state, deal=deal, phase=phase)
    return state if final else ask_next(state, found[0], turn, 0, deal.piles, recruits, deserts, None)


def _specials(
    state: State, given: Mapping[str, Any], piles: tuple[tuple[int, ...], ...]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return recruiting and desertion cards left: what lies on the piles is not in the hands."""
    lying = [card for pile in piles for card in pile]
    terms, seats = state.terms, range(state.terms.seats)
    full = [0 if seat == state.chancellor else 1 for seat in seats]
    left = (
        tuple(given.get("recruits", [full[s] * terms.recruits - lying.count(RECRUIT + s) for s in seats])),
        tuple(given.get("deserts", [full[s] * terms.deserts - lying.count(DESERT + s) for s in seats])),
    )
    if any(len(counts) != terms.seats or min(counts) < 0 for counts in left):
        raise ScenarioError("'recruits' and 'deserts' need one count a seat, and nobody has more than CH-2 gives him")
    return left


def _second_half(rules: GoldAndRum, state: State, given: Mapping[str, Any]) -> State:
    """Return a position after the piles: hands, spies and battles."""
    seats = state.terms.seats
    rows = given["hands"]
    if len(rows) != seats or rows[state.chancellor]:
        raise ScenarioError("'hands' needs one entry a seat, and the chancellor has none (CH-3.2)")
    pool = [*(card for pile in state.deal.piles for card in pile), *state.deal.deck]
    hands = [[card_of(name) for name in row or []] for row in rows]
    aside = [card_of(name) for name in given.get("aside", [])]
    for cards in (*hands, aside):
        _take(pool, cards)
    protected = given.get("protected", [[]] * seats)
    certain = tuple(tuple(sorted(card_of(name) for name in row or [])) for row in protected)
    fought = tuple(
        Fought(RACES.index(race), (NO_ARMY,) * seats, (NO_SUM,) * seats, None, (), 0)
        for race in given.get("fought", [])
    )
    windows = schedule(state.terms.step, state.deal.marker)
    favourite = given.get("favourite", (state.chancellor + 1) % seats)
    deal = msgspec.structs.replace(
        state.deal, deck=(), piles=(), window=len(windows) - 1, turn=0, lot=given.get("lot", state.deal.lot)
    )
    calls = tuple(SpyCall(number, -1) for number in range(1, given.get("spy", 1)))
    muster = Muster(
        tuple(tally(hand) for hand in hands), certain, tally(aside), tally(pool), (), calls, 0, -1, None, fought
    )
    state = msgspec.structs.replace(state, deal=deal, favourite=favourite)
    return _PHASES[_known(given.get("phase", "race"))](rules, state, muster)


def _known(phase: str) -> str:
    if phase not in _PHASES:
        raise ScenarioError(f"there is no phase {phase!r} with 'hands'; there are {', '.join(_PHASES)}")
    return phase


def _spies(rules: GoldAndRum, state: State, muster: Muster) -> State:
    return call_spies(state, state.favourite, muster, None)


def _race(rules: GoldAndRum, state: State, muster: Muster) -> State:
    """Ask for the next race; the last one needs no asking (CH-3.1)."""
    state = msgspec.structs.replace(state, phase="race", muster=muster)
    if len(muster.fought) < 3:
        return state
    (last,) = (race for race in range(len(RACES)) if all(race != each.race for each in muster.fought))
    return go_on(rules.content, march(rules.content, state, last, None), entry_dice(0, 0), None)[0]


_PHASES: dict[str, Callable[[GoldAndRum, State, Muster], State]] = {"spies": _spies, "race": _race}
"""The phases that a position with hands may begin in."""
