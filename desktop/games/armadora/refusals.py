"""Why an answer is refused: the first row of the table in AR-14.12 that fits."""

from __future__ import annotations

from typing import Any

from desktop.core.message import Argument, Ref, message, seat_ref
from desktop.core.rules import Refusal, Setup
from desktop.games.armadora import powers
from desktop.games.armadora.actions import (
    Done,
    ElfShot,
    GoblinPlace,
    MagePeek,
    Pass,
    PlacePalisade,
    PlaceReinforcement,
    PlaceWarrior,
)
from desktop.games.armadora.content import PLAYERS
from desktop.games.armadora.state import State
from desktop.games.armadora.turns import Turns

OPTIONS = ("advanced", "memory-aid")
"""The options of the catalogue; the memory aid is the match's affair, not the rules'."""


def no(clause: str, word: str, /, **args: Argument) -> Refusal:
    """Return the refusal ``armadora.<word>`` because of ``clause``."""
    return Refusal(clause, message(f"armadora.{word}", **args))


def refuse_setup(setup: Setup) -> tuple[Refusal, ...]:
    """Return what forbids to begin with ``setup`` (AR-4.1, AR-4.6)."""
    found = []
    if setup.seats not in PLAYERS:
        found.append(no("AR-4.1", "setup-seats", seats=setup.seats))
    for name, value in setup.options:
        if name not in OPTIONS or value not in ("on", "off"):
            found.append(no("AR-4.1", "setup-option", option=f"{name}={value}"))
    if setup.first is not None and not 0 <= setup.first < setup.seats:
        found.append(no("AR-4.6", "setup-first", number=setup.first))
    chosen = [pick for pick in setup.picks if pick]
    if setup.picks and len(setup.picks) != setup.seats:
        found.append(no("AR-4.1", "setup-picks", seats=setup.seats, picks=len(setup.picks)))
    if chosen and setup.option("advanced") == "on":
        found.append(no("AR-4.1", "setup-by-lot"))
    for race in dict.fromkeys(chosen):
        if race not in powers.RACES:
            found.append(no("AR-4.1", "setup-race", race=race))
        elif chosen.count(race) > 1:
            found.append(no("AR-4.1", "setup-race-twice", race=Ref("race", race)))
    return tuple(found)


def explain(turns: Turns, state: State, action: Any) -> Refusal | None:
    """Return why ``action`` is not on offer, or ``None`` if it is.

    Only what lies on the table and the reserve of the seat that acts are looked at.
    """
    refuse = _ROWS.get(type(action))
    if refuse is None:
        return no("AR-14.11", "unknown-action")
    if state.over:
        return no("AR-9.1", "over")
    refusal = _seat(state, action.seat) or _moment(state, action)
    return refusal or refuse(turns, state, action)


def _seat(state: State, seat: int) -> Refusal | None:
    """Return whether another seat is to act."""
    if not 0 <= seat < state.terms.seats:
        return no("AR-5.1", "no-such-seat", number=seat)
    if state.passed[seat]:
        return no("AR-8.2", "has-passed")
    if seat != state.turn:
        return no("AR-5.1", "not-your-turn", seat=seat_ref(state.turn))
    return None


def _moment(state: State, action: Any) -> Refusal | None:
    """Return whether it is not the moment for this kind of answer, or not the game for it."""
    if state.laid:
        if not isinstance(action, PlacePalisade | Done):
            return no("AR-7.6", "building")
    elif isinstance(action, Done):
        return no("AR-7.6", "done-before-first")
    if state.used == powers.GOBLIN and isinstance(action, PlacePalisade | PlaceReinforcement):
        return no("AR-12.0c", "goblin-goes-on")
    if state.used and isinstance(action, Pass):
        return no("AR-8.5", "pass-after-power")
    if not state.terms.advanced and isinstance(action, PlaceReinforcement | MagePeek | ElfShot | GoblinPlace):
        return no("AR-5.2", "advanced-only")
    return None


def _nothing(_turns: Turns, _state: State, _action: Done | Pass) -> Refusal | None:
    """Return nothing: at the right moment these are always allowed."""
    return None


def _warrior(turns: Turns, state: State, action: PlaceWarrior | GoblinPlace) -> Refusal | None:
    board, reserve = turns.board, state.reserves[action.seat]
    if not sum(reserve):
        return no("AR-6.1", "reserve-empty")
    if not 0 <= action.square < board.size:
        return no("AR-2.1", "no-such-square", last=board.name(board.size - 1))
    square = board.name(action.square)
    if not board.land >> action.square & 1:
        return no("AR-6.1", "mine", square=square)
    if not state.free >> action.square & 1:
        return no("AR-6.1", "occupied", square=square)
    if not 0 < action.strength <= len(reserve) or not reserve[action.strength - 1]:
        return no("AR-6.3", "no-such-strength", strength=action.strength)
    return None


def _palisade(turns: Turns, state: State, action: PlacePalisade) -> Refusal | None:
    board, line = turns.board, action.line
    if not 0 <= line < len(board.lines):
        return no("AR-2.5", "no-such-line")
    name = board.line_name(line)
    if line in state.laid:
        return no("AR-7.2", "line-twice", line=name)
    if not state.supply:
        return no("AR-7.4", "supply-empty")
    if state.palisades.lines >> line & 1:
        return no("AR-2.6", "line-taken", line=name)
    if state.palisades.barred >> line & 1:
        return no("AR-3.3", "too-small", n=board.closes(state.palisades, line), least=board.least)
    return None


def _reinforcement(turns: Turns, state: State, action: PlaceReinforcement) -> Refusal | None:
    board, square, seat = turns.board, action.square, action.seat
    if not state.marks.reinforcements[seat]:
        return no("AR-11.1", "reinforcement-used")
    if not 0 <= square < board.size or not state.own(seat) >> square & 1:
        return no("AR-11.2", "reinforce-own")
    territory = board.territory(state.palisades, square)
    free = (territory & state.free).bit_count()
    if free:
        return no("AR-11.2", "not-full", n=free)
    if territory & state.marks.reinforced:
        return no("AR-11.2", "reinforced-already")
    return None


def _token(state: State, seat: int, race: str) -> Refusal | None:
    """Return whether the power of ``race`` cannot be used this turn (AR-12.0a)."""
    if state.terms.races[seat] != race:
        return no("AR-12.0a", "other-race", race=Ref("race", race))
    if not state.marks.powers[seat]:
        return no("AR-12.0a", "no-token")
    if state.used:
        return no("AR-12.0a", "second-power")
    return None


def _peek(turns: Turns, state: State, action: MagePeek) -> Refusal | None:
    refusal = _token(state, action.seat, powers.MAGE)
    if refusal is not None:
        return refusal
    if action.square < 0 or not state.foes(action.seat) >> action.square & 1:
        return no("AR-12.1", "peek-foe")
    if state.marks.open >> action.square & 1:
        return no("AR-12.1", "peek-open")
    return _followed(turns, state, action.seat)


def _shoot(turns: Turns, state: State, action: ElfShot) -> Refusal | None:
    board, seat, square = turns.board, action.seat, action.square
    refusal = _token(state, seat, powers.ELF)
    if refusal is not None:
        return refusal
    if square < 0 or not state.foes(seat) >> square & 1:
        return no("AR-12.6", "shoot-foe")
    territory = board.territory(state.palisades, square)
    if not territory & state.own(seat):
        return no("AR-12.6", "shoot-no-elf")
    if not territory & state.free:
        return no("AR-12.6", "shoot-full")
    return _followed(turns, state, seat)


def _followed(turns: Turns, state: State, seat: int) -> Refusal | None:
    """Return whether no main action could follow a power (AR-12.0b)."""
    return None if turns.can_act(state, seat) else no("AR-12.0b", "power-without-action")


def _goblin(turns: Turns, state: State, action: GoblinPlace) -> Refusal | None:
    refusal = _token(state, action.seat, powers.GOBLIN)
    if refusal is None and not powers.sneaks(state, action.seat):
        refusal = no("AR-12.3", "goblin-needs-two")
    return refusal or _warrior(turns, state, action)


_ROWS: dict[type, Any] = {
    PlaceWarrior: _warrior,
    GoblinPlace: _goblin,
    PlacePalisade: _palisade,
    Done: _nothing,
    Pass: _nothing,
    PlaceReinforcement: _reinforcement,
    MagePeek: _peek,
    ElfShot: _shoot,
}
