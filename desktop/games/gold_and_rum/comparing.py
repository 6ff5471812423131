"""What scenario files may say under ``then``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from desktop.core.rules import Outcome, Seat
from desktop.core.staging import ScenarioError
from desktop.games.gold_and_rum.battle import sums
from desktop.games.gold_and_rum.cards import DESERT, KINDS, RACES, RECRUIT, Army, Tally, army_cards, spread
from desktop.games.gold_and_rum.observation import Fought, Observation
from desktop.games.gold_and_rum.recruiting import callers, window_of
from desktop.games.gold_and_rum.rules import GoldAndRum
from desktop.games.gold_and_rum.state import Muster, State
from desktop.games.gold_and_rum.viewing import asked, observe


def differing(rules: GoldAndRum, state: State, then: Mapping[str, Any]) -> tuple[str, ...]:
    """Return one sentence for each thing that is not as ``then`` says.

    Raises
    ------
    ScenarioError
        For an unknown word.
    """
    found: list[str] = []
    for word, wanted in then.items():
        if word == "seen_by":
            for viewer, wishes in wanted.items():
                found += _seen(rules, state, viewer, wishes)
        elif word in _WORDS:
            found += _unlike(word, _WORDS[word](rules, state), wanted)
        else:
            raise ScenarioError(f"the word {word!r} means nothing under 'then'")
    return tuple(found)


def card_name(card: int) -> str:
    """Return how scenario files call ``card``."""
    if card < 0:
        return "nothing"
    if card < RECRUIT:
        return KINDS[card]
    return f"recruit {card - RECRUIT}" if card < DESERT else f"desert {card - DESERT}"


def _unlike(what: str, found: Any, wanted: Any) -> Iterator[str]:
    """Compare; ``null`` is never compared, cards of a list may come in any order where they are sorted."""
    if wanted is None:
        return
    if isinstance(found, list) and isinstance(wanted, list) and len(found) == len(wanted):
        for at, (one, other) in enumerate(zip(found, wanted, strict=True)):
            yield from _unlike(f"{what}[{at}]", one, other)
    elif isinstance(found, dict) and isinstance(wanted, Mapping):
        for key, value in wanted.items():
            if key not in found:
                yield f"{what} has no {key!r}"
            else:
                yield from _unlike(f"{what}[{key}]", found[key], value)
    elif found != wanted:
        yield f"{what} is {found!r}, not {wanted!r}"


def _names(counts: Tally) -> list[str]:
    return [KINDS[kind] for kind in spread(counts)]


def _muster(state: State) -> Muster:
    if state.muster is None:
        raise ScenarioError("the piles are not worked out yet")
    return state.muster


def _last(state: State) -> Fought:
    """Return the battle that was fought last, if need be of the round before."""
    fought = (state.muster.fought if state.muster is not None else ()) or state.previous
    if not fought:
        raise ScenarioError("no battle has been fought")
    return fought[-1]


def _strengths(rules: GoldAndRum, state: State) -> list[int]:
    """Return the strengths of the battle that lies there, or of the last one."""
    if state.battle is not None and state.battle.up:
        return [each.total for each in sums(rules.content, state.battle)]
    return [each.total for each in _last(state).sums]


def _armies(rules: GoldAndRum, state: State) -> list[list[str]]:
    race, armies = (
        (state.battle.race, state.battle.armies)
        if state.battle is not None
        else (_last(state).race, _last(state).armies)
    )
    return [_army(race, army) for army in armies]


def _army(race: int, army: Army) -> list[str]:
    return [KINDS[card] for card in army_cards(race, army)]


def _outcome(rules: GoldAndRum, state: State) -> Outcome:
    result = rules.outcome(state)
    if result is None:
        raise ScenarioError("the game is not over")
    return result


def _spy_calls(rules: GoldAndRum, state: State) -> list[str]:
    return [
        "nobody" if call.holder < 0 else "declined" if call.victim < 0 else "got" if call.got else "failed"
        for call in _muster(state).spies
    ]


_WORDS: dict[str, Callable[[GoldAndRum, State], Any]] = {
    "phase": lambda rules, state: state.phase,
    "round": lambda rules, state: state.round,
    "chancellor": lambda rules, state: state.chancellor,
    "favourite": lambda rules, state: state.favourite,
    "asked": lambda rules, state: list(asked(state)),
    "options": lambda rules, state: [len(each.options) for each in rules.decisions(state)],
    "scores": lambda rules, state: list(state.scores),
    "favours": lambda rules, state: list(state.favours),
    "callers": lambda rules, state: list(callers(state)),
    "dealt": lambda rules, state: window_of(state)[0],
    "window": lambda rules, state: window_of(state)[3],
    "window-number": lambda rules, state: state.deal.window,
    "rum": lambda rules, state: window_of(state)[2],
    "recruits": lambda rules, state: list(state.deal.recruits),
    "deserts": lambda rules, state: list(state.deal.deserts),
    "piles": lambda rules, state: {
        str(at + 1): [card_name(card) for card in pile] for at, pile in enumerate(state.deal.piles)
    },
    "pile-sizes": lambda rules, state: [len(pile) for pile in state.deal.piles],
    "owners": lambda rules, state: {
        str(claim.pile + 1): claim.owner if claim.owner >= 0 else "nobody" for claim in _muster(state).claims
    },
    "taken": lambda rules, state: {str(claim.pile + 1): claim.cards for claim in _muster(state).claims},
    "deserted": lambda rules, state: {
        str(claim.pile + 1): [KINDS[card] for card in claim.deserted] for claim in _muster(state).claims
    },
    "hands": lambda rules, state: [_names(hand) for hand in _muster(state).hands],
    "aside": lambda rules, state: _names(_muster(state).aside),
    "protected": lambda rules, state: [[KINDS[card] for card in row] for row in _muster(state).certain],
    "spies": _spy_calls,
    "race": lambda rules, state: RACES[state.battle.race] if state.battle is not None else "none",
    "fought": lambda rules, state: [RACES[each.race] for each in _muster(state).fought],
    "armies": _armies,
    "strengths": _strengths,
    "winners": lambda rules, state: list(_last(state).winners),
    "outcome": lambda rules, state: _outcome(rules, state).kind,
    "ranks": lambda rules, state: list(_outcome(rules, state).ranks),
}
"""What may be compared, and how it is found."""


def _seen(rules: GoldAndRum, state: State, viewer: str, wishes: Mapping[str, Any]) -> Iterator[str]:
    """Compare what ``viewer`` (a seat, or ``table``) sees; with ``perfect: true`` what he remembers."""
    if viewer != "table" and not viewer.isdecimal():
        raise ScenarioError(f"{viewer!r} is neither a seat nor the table")
    seat = None if viewer == "table" else Seat(int(viewer))
    seen = observe(rules.content, state, seat, perfect=wishes.get("perfect") is True)
    for word, wanted in wishes.items():
        if word == "perfect":
            continue
        if word not in _VIEWS:
            raise ScenarioError(f"the word {word!r} means nothing under 'seen_by'")
        yield from _unlike(f"seen by {viewer}: {word}", _VIEWS[word](seen), wanted)


_VIEWS: dict[str, Callable[[Observation], Any]] = {
    "hand": lambda seen: _names(seen.hand) if seen.hand else [],
    "backs": lambda seen: [list(backs) for backs in seen.backs],
    "tops": lambda seen: {str(at + 1): card_name(pile.top) for at, pile in enumerate(seen.piles)},
    "warriors": lambda seen: [pile.warriors for pile in seen.piles],
    "piles": lambda seen: {str(at + 1): [card_name(card) for card in pile.cards] for at, pile in enumerate(seen.piles)},
    "marker": lambda seen: seen.marker if seen.marker >= 0 else "unknown",
    "asked": lambda seen: list(seen.asked),
    "plan": lambda seen: list(seen.plan),
    "laid": lambda seen: [[army.race, army.mercenaries] for army in seen.armies],
    "armies": lambda seen: [
        _army(seen.race, army.army) if army.army is not None else "unknown" for army in seen.armies
    ],
    "hit": lambda seen: "none" if seen.hit is None else card_name(seen.hit.kind) if seen.hit.kind >= 0 else "unknown",
    "remembered": lambda seen: [_names(counts) for counts in seen.remembered],
}
"""What may be compared of an observation."""
