"""The words of Armadora in scenario files; ``tests/scenarios/armadora.md`` describes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from desktop.core.dice import entry_dice
from desktop.core.rules import Refusal, Setup
from desktop.core.staging import ScenarioError
from desktop.games.armadora.board import Board
from desktop.games.armadora.rules import ArmadoraRules
from desktop.games.armadora.sight import mask_of
from desktop.games.armadora.standings import STANDINGS, compared, seen_differences
from desktop.games.armadora.state import State

GIVEN = (
    "seed",
    "gold",
    "races",
    "palisades",
    "supply",
    "warriors",
    "reserves",
    "open",
    "peeked",
    "shots",
    "reinforced",
    "tokens",
    "reinforcements",
    "passed",
    "turn",
)
"""The words under ``given``."""


def arrange(rules: ArmadoraRules, setup: Setup, given: Mapping[str, Any]) -> State:
    """Return the state that ``given`` describes; what is not named is as after the set-up.

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
        raise ScenarioError(f"no such game: {_spelt(refusals[0])}")
    state = rules.begin(setup, entry_dice(given.get("seed", 0), 0)).state
    try:
        state = _terms(rules, state, given)
        return _position(rules, state, given)
    except (TypeError, AttributeError, IndexError, KeyError) as error:
        raise ScenarioError(f"'given' cannot be read: {error!r}") from error


def _spelt(refusal: Refusal) -> str:
    return f"{refusal.message.key} ({refusal.clause})"


def _terms(rules: ArmadoraRules, state: State, given: Mapping[str, Any]) -> State:
    """Return ``state`` with gold and races as given (AR-1.4, AR-4.1, AR-4.4)."""
    board, terms = rules.board, state.terms
    gold, races = terms.gold, terms.races
    if "gold" in given:
        piles = {square_of(board, name): pile for name, pile in given["gold"].items()}
        if sorted(piles) != sorted(board.mines):
            raise ScenarioError("the gold does not lie on the mines (AR-4.4)")
        gold = tuple(piles[mine] for mine in board.mines)
        if sorted(gold) != sorted(rules.content.gold):
            raise ScenarioError("these are not the piles there are (AR-1.4)")
    if "races" in given:
        races = tuple(given["races"])
        if len(races) != terms.seats or len(set(races) & {race.id for race in rules.content.races}) != terms.seats:
            raise ScenarioError("there must be a race for each seat, no two alike (AR-4.1)")
    return rules.lay_out(msgspec.structs.replace(terms, gold=gold, races=races), state.turn)


def _position(rules: ArmadoraRules, state: State, given: Mapping[str, Any]) -> State:
    """Return ``state`` with pieces laid out as given."""
    board = rules.board
    lines = [line_of(board, name) for name in given.get("palisades", ())]
    try:
        palisades = board.fence(lines)
    except ValueError as error:
        raise ScenarioError(f"no palisade can stand on {board.line_name(error.args[0])} (AR-2.6, AR-3.3)") from error
    supply = given.get("supply", state.supply - len(lines))
    state = _warriors(board, state, given.get("warriors", {}))
    reserves = list(state.reserves)
    for seat, kept in _by_seat(state, given.get("reserves", {})):
        reserve = tuple(kept.count(strength) for strength in range(1, len(state.terms.army) + 1))
        if sum(reserve) != len(kept) or any(a > b for a, b in zip(reserve, reserves[seat], strict=True)):
            raise ScenarioError(f"seat {seat} cannot have {kept} in its reserve (AR-4.2)")
        reserves[seat] = reserve
    passed = tuple(seat in given.get("passed", ()) for seat in range(state.terms.seats))
    turn = given.get("turn", next((seat for seat in _round(state) if not passed[seat]), state.turn))
    if turn not in range(state.terms.seats) or (passed[turn] and not all(passed)):
        raise ScenarioError(f"it cannot be the turn of seat {turn} (AR-5.1)")
    marks = state.marks
    powers, reinforcements = list(marks.powers), list(marks.reinforcements)
    for seat, left in _by_seat(state, given.get("tokens", {})):
        powers[seat] = left
    for seat, left in _by_seat(state, given.get("reinforcements", {})):
        reinforcements[seat] = left
    laid = {name: [square_of(board, at) for at in given.get(name, ())] for name in ("open", "peeked", "reinforced")}
    shots = sorted(square_of(board, at) for at in given.get("shots", ()))
    for square in (*laid["open"], *laid["peeked"], *laid["reinforced"], *shots):
        if state.owner(square) is None:
            raise ScenarioError(f"there is no warrior on {board.name(square)}")
    marks = msgspec.structs.replace(
        marks,
        powers=tuple(powers),
        reinforcements=tuple(reinforcements),
        shots=tuple(shots),
        **{name: mask_of(squares) for name, squares in laid.items()},
    )
    for territory in palisades.territories:
        if (territory & marks.reinforced).bit_count() > 1:
            raise ScenarioError("two reinforcements lie in one territory (AR-11.2)")
    return msgspec.structs.replace(
        state,
        palisades=palisades,
        supply=supply,
        reserves=tuple(reserves),
        passed=passed,
        turn=turn,
        marks=marks,
    )


def _round(state: State) -> tuple[int, ...]:
    """Return the seats clockwise from the one whose turn it is."""
    seats = state.terms.seats
    return tuple((state.turn + step) % seats for step in range(seats))


def _by_seat(state: State, given: Mapping[str, Any]) -> list[tuple[int, Any]]:
    """Return what is given for each seat that is named."""
    found = []
    for name, value in given.items():
        if not name.isdecimal() or int(name) >= state.terms.seats:
            raise ScenarioError(f"there is no seat {name}")
        found.append((int(name), value))
    return found


def _warriors(board: Board, state: State, given: Mapping[str, Any]) -> State:
    """Return ``state`` with warriors taken from the reserves and laid down."""
    warriors = [list(row) for row in state.warriors]
    reserves = [list(row) for row in state.reserves]
    free = state.free
    for seat, placed in _by_seat(state, given):
        for name, strength in placed.items():
            square = square_of(board, name)
            if not free >> square & 1:
                raise ScenarioError(f"no warrior can stand on {name} (AR-2.3)")
            if not 0 < strength <= len(reserves[seat]) or not reserves[seat][strength - 1]:
                raise ScenarioError(f"seat {seat} has no more warriors of strength {strength} (AR-4.2)")
            warriors[seat][strength - 1] |= 1 << square
            reserves[seat][strength - 1] -= 1
            free ^= 1 << square
    return msgspec.structs.replace(
        state, warriors=tuple(map(tuple, warriors)), reserves=tuple(map(tuple, reserves)), free=free
    )


def square_of(board: Board, name: Any) -> int:
    """Return the square called ``name``."""
    square = board.square(name) if isinstance(name, str) else None
    if square is None:
        raise ScenarioError(f"there is no square {name!r}")
    return square


def line_of(board: Board, name: Any) -> int:
    """Return the line called ``name``."""
    line = board.line(name) if isinstance(name, str) else None
    if line is None:
        raise ScenarioError(f"there is no line {name!r}")
    return line


def unfold(raw: Mapping[str, Any]) -> tuple[Mapping[str, Any], ...]:
    """Return the answers that one line is short for: ``palisades`` for its steps and *done* (AR-14.2)."""
    if "palisades" not in raw:
        return (raw,)
    rest = {word: value for word, value in raw.items() if word != "palisades"}
    lines = raw["palisades"]
    if not isinstance(lines, list) or not lines or set(rest) != {"seat"}:
        raise ScenarioError("'palisades' needs a list of lines and nothing else")
    return (*({**rest, "palisade": line} for line in lines), {**rest, "done": True, "where-asked": True})


def differences(rules: ArmadoraRules, state: State, then: Mapping[str, Any]) -> tuple[str, ...]:
    """Return one sentence for each thing that is not as ``then`` says.

    Raises
    ------
    ScenarioError
        For an unknown word.
    """
    found: list[str] = []
    for word, wanted in then.items():
        if word == "seen_by":
            found += seen_differences(rules, state, wanted)
            continue
        look: Callable[[ArmadoraRules, State], Any] | None = STANDINGS.get(word)
        if look is None:
            raise ScenarioError(f"the word {word!r} means nothing under 'then'")
        found += compared(word, look(rules, state), wanted)
    return tuple(found)
