"""How a position stands, in the words scenario files use under ``then``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from desktop.core.rules import Decision, Seat
from desktop.core.staging import ScenarioError
from desktop.games.armadora.board import places
from desktop.games.armadora.observation import Observation
from desktop.games.armadora.rules import ArmadoraRules
from desktop.games.armadora.scoring import judge, piles
from desktop.games.armadora.state import State

UNKNOWN = "unknown"
"""What stands for a value that the viewer cannot see."""


def compared(word: str, have: Any, wanted: Any) -> list[str]:
    """Return how ``have`` differs from ``wanted``; of a mapping only what is named is compared."""
    if isinstance(have, dict):
        if not isinstance(wanted, Mapping):
            raise ScenarioError(f"{word!r} needs a mapping")
        strange = [key for key in wanted if key not in have]
        if strange:
            raise ScenarioError(f"{word!r} knows no {strange[0]!r}")
        return [each for key in wanted for each in compared(f"{word} {key}", have[key], wanted[key])]
    if isinstance(have, list) and isinstance(wanted, list) and all(isinstance(each, str) for each in have + wanted):
        have, wanted = sorted(have), sorted(wanted)
    return [] if have == wanted else [f"{word} should be {wanted}, but is {have}"]


def _decision(rules: ArmadoraRules, state: State) -> Decision:
    decisions = rules.decisions(state)
    if not decisions:
        raise ScenarioError("the game is over: nothing is asked")
    return decisions[0]


def _offers(rules: ArmadoraRules, state: State) -> list[str]:
    kinds = [action.__struct_config__.tag for action in _decision(rules, state).options]
    return [str(tag) for tag in dict.fromkeys(kinds)]


def _names(rules: ArmadoraRules, squares: Iterable[int]) -> list[str]:
    return [rules.board.name(square) for square in squares]


def _lines(rules: ArmadoraRules, lines: Iterable[int]) -> list[str]:
    return [rules.board.line_name(line) for line in lines]


def _by_seat(values: Iterable[Any]) -> dict[str, Any]:
    return {str(seat): value for seat, value in enumerate(values)}


def _listed(reserve: tuple[int, ...]) -> list[int]:
    """Return the strengths in ``reserve``, one for each warrior."""
    return [strength for strength, left in enumerate(reserve, 1) for _ in range(left)]


def _warriors(rules: ArmadoraRules, state: State) -> dict[str, Any]:
    return _by_seat(
        {rules.board.name(at): strength for strength, squares in enumerate(row, 1) for at in places(squares)}
        for row in state.warriors
    )


def _territories(rules: ArmadoraRules, state: State) -> dict[str, Any]:
    return {
        rules.board.name(at): _names(rules, places(squares))
        for squares in state.palisades.territories
        for at in places(squares)
    }


def _verdicts(rules: ArmadoraRules, state: State, part: Callable[[Any], Any]) -> dict[str, Any]:
    verdicts = judge(rules.board, state)
    return {rules.board.name(at): part(verdict) for verdict in verdicts for at in verdict.squares}


def _result(rules: ArmadoraRules, state: State) -> Any:
    outcome = rules.outcome(state)
    if outcome is None:
        raise ScenarioError("the game is not over: there is no result")
    return outcome


def _piles(rules: ArmadoraRules, state: State) -> dict[str, Any]:
    heaps = piles(judge(rules.board, state), len(state.terms.sides))
    return _by_seat(list(heaps[state.side(seat)]) for seat in range(state.terms.seats))


def _why(rules: ArmadoraRules, state: State) -> str | None:
    why = _result(rules, state).why
    return None if why is None else str(why.key.removeprefix("armadora."))


STANDINGS: dict[str, Callable[[ArmadoraRules, State], Any]] = {
    "turn": lambda _, state: None if state.over else state.turn,
    "over": lambda _, state: state.over,
    "question": lambda rules, state: _decision(rules, state).prompt.key.removeprefix("armadora."),
    "private": lambda rules, state: _decision(rules, state).private,
    "answers": lambda rules, state: len(_decision(rules, state).options),
    "offers": _offers,
    "supply": lambda _, state: state.supply,
    "palisades": lambda rules, state: _lines(rules, places(state.palisades.lines)),
    "laid": lambda rules, state: _lines(rules, state.laid),
    "legal": lambda rules, state: {
        rules.board.line_name(line): bool(rules.board.legal(state.palisades) >> line & 1)
        for line in range(len(rules.board.lines))
    },
    "sizes": lambda _, state: sorted(squares.bit_count() for squares in state.palisades.territories),
    "territory": _territories,
    "gold": lambda rules, state: dict(zip(_names(rules, rules.board.mines), state.terms.gold, strict=True)),
    "races": lambda _, state: list(state.terms.races),
    "warriors": _warriors,
    "reserves": lambda _, state: _by_seat(_listed(reserve) for reserve in state.reserves),
    "tokens": lambda _, state: _by_seat(state.marks.powers),
    "reinforcements": lambda _, state: _by_seat(state.marks.reinforcements),
    "used": lambda _, state: state.used,
    "open": lambda rules, state: _names(rules, places(state.marks.open)),
    "peeked": lambda rules, state: _names(rules, places(state.marks.peeked)),
    "shots": lambda rules, state: _names(rules, state.marks.shots),
    "reinforced": lambda rules, state: _names(rules, places(state.marks.reinforced)),
    "passed": lambda _, state: [seat for seat, passed in enumerate(state.passed) if passed],
    "kind": lambda rules, state: _result(rules, state).kind,
    "why": _why,
    "ranks": lambda rules, state: list(_result(rules, state).ranks),
    "scores": lambda rules, state: list(_result(rules, state).scores),
    "piles": _piles,
    "aside": lambda rules, state: sum(each.aside for each in judge(rules.board, state)),
    "unclaimed": lambda rules, state: sum(each.unclaimed for each in judge(rules.board, state)),
    "won": lambda rules, state: _verdicts(rules, state, lambda each: list(each.winners)),
    "sums": lambda rules, state: _verdicts(rules, state, lambda each: list(each.sums)),
}
"""The words under ``then`` and how to find out."""


def seen_differences(rules: ArmadoraRules, state: State, wanted: Mapping[str, Any]) -> list[str]:
    """Return how what each viewer named sees differs from what he should see."""
    found: list[str] = []
    for name, words in wanted.items():
        # "0" and "table" see as people do, "0 perfect" with a perfect memory
        who, _, memory = name.partition(" ")
        seats = [str(seat) for seat in range(state.terms.seats)]
        if who not in (*seats, "table") or memory not in ("", "perfect"):
            raise ScenarioError(f"there is no viewer {name!r}")
        viewer = None if who == "table" else Seat(int(who))
        found += _seen(rules, name, rules.observe(state, viewer, perfect=bool(memory)), words)
    return found


def _seen(rules: ArmadoraRules, name: str, seen: Observation, words: Mapping[str, Any]) -> list[str]:
    """Return how ``seen`` differs from ``words``."""
    have = {
        "strengths": {
            rules.board.name(each.square): UNKNOWN if each.strength is None else each.strength for each in seen.warriors
        },
        "owners": {rules.board.name(each.square): each.owner for each in seen.warriors},
        "peeked": _names(rules, (each.square for each in seen.warriors if each.peeked)),
        "reserves": _by_seat(UNKNOWN if player.reserve is None else _listed(player.reserve) for player in seen.players),
        "left": _by_seat(player.left for player in seen.players),
        "awaited": seen.awaited,
    }
    strange = [word for word in words if word not in have]
    if strange:
        raise ScenarioError(f"the word {strange[0]!r} means nothing under 'seen_by'")
    return [each for word in words for each in compared(f"{name} sees: {word}", have[word], words[word])]
