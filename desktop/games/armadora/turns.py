"""Turns: which questions are asked, and what each answer does (AR-5 to AR-8, AR-11, AR-12).

What is private?  A turn, the turn after a power and the warrior after the Goblins' power offer the
strengths of one's reserve (AR-13.8), so they are private: the curtain falls before them.  They stay
private when the reserve is empty, since there is still a Mage's glance to be had, and the player who has
the memory aid wants to see his own values.  A second or third palisade, and a pass that is all that is
left, offer nothing but what lies on the table, so they are public.  Which of these is asked follows
from what everybody sees.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from desktop.core.dice import Dice
from desktop.core.message import message
from desktop.core.rules import Decision, Emission, Event, IllegalAction, Seat, Step
from desktop.games.armadora import events, powers
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
from desktop.games.armadora.board import Board
from desktop.games.armadora.content import Content
from desktop.games.armadora.options import Answers, Block, Options
from desktop.games.armadora.scoring import judge, turned_up
from desktop.games.armadora.state import State

TURN = message("armadora.turn")
TURN_ADVANCED = message("armadora.turn-advanced")
AFTER_POWER = message("armadora.after-power")
AFTER_GOBLIN = message("armadora.after-goblin")
ONLY_PASS = message("armadora.only-pass")
SECOND = message("armadora.second-palisade")
THIRD = message("armadora.third-palisade")

SEATS = 4
"""The most that can play (AR-4.1)."""

_replace = msgspec.structs.replace


@lru_cache(maxsize=1024)
def strengths(reserve: tuple[int, ...]) -> tuple[int, ...]:
    """Return the strengths of which ``reserve`` has any, ascending."""
    return tuple(number for number, left in enumerate(reserve, 1) if left)


class Turns:
    """The run of the game over one content.

    Parameters
    ----------
    content
        What was read from the files.
    """

    def __init__(self, content: Content) -> None:
        self.content = content
        self.board = Board(content.columns, content.rows, content.mines, content.least)
        most = max(len(army.warriors) for army in content.armies)
        self._answers = tuple(
            Answers(Seat(seat), self.board.size, len(self.board.lines), most) for seat in range(SEATS)
        )
        self._handlers: dict[type, Any] = {
            PlaceWarrior: self._place_warrior,
            PlacePalisade: self._place_palisade,
            Done: self._done,
            Pass: self._pass,
            PlaceReinforcement: self._reinforce,
            MagePeek: self._peek,
            ElfShot: self._shoot,
            GoblinPlace: self._sneak,
        }

    # ------------------------------------------------------------------ questions

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """Return the one open question; none once everybody has passed (AR-9.1)."""
        if False not in state.passed:
            return ()
        seat = state.turn
        mine = self._answers[seat]
        if state.laid:
            lines = Block(mine.palisade, self.board.legal(state.palisades))
            prompt = SECOND if len(state.laid) < powers.PALISADES else THIRD
            return (Decision(Seat(seat), prompt, Options((lines,), mine.done), False),)
        found = strengths(state.reserves[seat]) if state.free else ()
        if state.used == powers.GOBLIN:
            return (Decision(Seat(seat), AFTER_GOBLIN, Options((Block(mine.warrior, state.free, found),), ())),)
        blocks: tuple[Block, ...] = (Block(mine.warrior, state.free, found),) if found else ()
        if state.supply:
            legal = self.board.legal(state.palisades)
            if legal:
                blocks = (*blocks, Block(mine.palisade, legal))
        if not state.terms.advanced:
            prompt = TURN
        else:
            blocks = self._advanced(state, seat, blocks)
            prompt = AFTER_POWER if state.used else TURN_ADVANCED
        if not blocks:
            return (Decision(Seat(seat), ONLY_PASS, Options((), mine.give_up), False),)
        return (Decision(Seat(seat), prompt, Options(blocks, () if state.used else mine.give_up)),)

    def _advanced(self, state: State, seat: int, blocks: tuple[Block, ...]) -> tuple[Block, ...]:
        """Return ``blocks`` with what the advanced game adds to a turn."""
        mine = self._answers[seat]
        squares = powers.reinforceable(state, seat)
        if squares:
            blocks = (*blocks, Block(mine.reinforcement, squares))
        # no power without a main action to follow (AR-12.0b)
        if not blocks or state.used or not state.marks.powers[seat]:
            return blocks
        race = state.terms.races[seat]
        if race == powers.GOBLIN:
            if powers.sneaks(state, seat):
                blocks = (*blocks, Block(mine.goblin, state.free, strengths(state.reserves[seat])))
        elif race == powers.MAGE:
            squares = powers.peekable(state, seat)
            if squares:
                blocks = (*blocks, Block(mine.peek, squares))
        elif race == powers.ELF:
            squares = powers.shootable(state, seat)
            if squares:
                blocks = (*blocks, Block(mine.shoot, squares))
        return blocks

    def can_act(self, state: State, seat: int) -> bool:
        """Return whether ``seat`` has a main action (AR-8.3)."""
        return bool(
            (state.free and sum(state.reserves[seat]))
            or (state.supply and self.board.legal(state.palisades))
            or powers.reinforceable(state, seat)
        )

    # ------------------------------------------------------------------ answers

    def apply(self, state: State, action: Any, dice: Dice, *, tell: bool = True) -> Step[State]:
        """Carry out ``action``.

        Raises
        ------
        IllegalAction
            If it is not an option of the open question.
        """
        handler = self._handlers.get(type(action))
        if handler is None or action.seat != state.turn or False not in state.passed:
            raise IllegalAction(action)
        step: Step[State] = handler(state, action, tell)
        return step

    def _place_warrior(self, state: State, action: PlaceWarrior, tell: bool) -> Step[State]:
        seat, square = action.seat, action.square
        if state.laid or not self._holds(state, action):
            raise IllegalAction(action)
        warriors, free, reserves = _laid_down(state, seat, square, action.strength)
        after = State(
            state.terms,
            _next(state.passed, seat),
            state.passed,
            warriors,
            free,
            reserves,
            state.supply,
            state.palisades,
            (),
            "",
            state.marks,
        )
        if not tell:
            return Step(after)
        told = events.WarriorPlaced(seat, square, action.strength)
        twin = events.WarriorPlaced(seat, square, None)
        return Step(after, (Emission(told, (seat,), twin, fleeting=True),))

    def _place_palisade(self, state: State, action: PlacePalisade, tell: bool) -> Step[State]:
        seat, line, before = action.seat, action.line, state.palisades
        legal = self.board.legal(before) if state.supply and state.used != powers.GOBLIN else 0
        if line < 0 or not legal >> line & 1:
            raise IllegalAction(action)
        palisades = self.board.build(before, line)
        supply = state.supply - 1
        laid = (*state.laid, line)
        marks = state.marks
        token = len(laid) > powers.PALISADES
        if token:
            marks = _spent(state, seat)
        more = len(laid) < powers.PALISADES or (not token and powers.ready(state, seat, powers.ORC))
        # a question with no answer but *done* is left out (AR-14.9)
        open_action = more and supply and self.board.legal(palisades)
        after = State(
            state.terms,
            seat if open_action else _next(state.passed, seat),
            state.passed,
            state.warriors,
            state.free,
            state.reserves,
            supply,
            palisades,
            laid if open_action else (),
            state.used if open_action else "",
            marks,
        )
        if not tell:
            return Step(after)
        sizes = _sizes(before.territories, palisades.territories)
        return Step(after, (Emission(events.PalisadePlaced(seat, line, sizes, token)),))

    def _done(self, state: State, action: Done, tell: bool) -> Step[State]:
        if not state.laid:
            raise IllegalAction(action)
        return _told(_turned(state), events.BuildingDone(action.seat), tell)

    def _pass(self, state: State, action: Pass, tell: bool) -> Step[State]:
        seat = action.seat
        if state.laid or state.used:
            raise IllegalAction(action)
        passed = (*state.passed[:seat], True, *state.passed[seat + 1 :])
        after = _replace(state, passed=passed, turn=_next(passed, seat))
        over = False not in passed
        if not tell:
            return Step(after, reveals=over)
        told: list[Event] = [events.Passed(seat, not self.can_act(state, seat))]
        if over:
            told.append(events.TurnedUp(turned_up(after)))
            told += [events.Decided(verdict) for verdict in judge(self.board, after)]
        return Step(after, tuple(Emission(event) for event in told), reveals=over)

    def _reinforce(self, state: State, action: PlaceReinforcement, tell: bool) -> Step[State]:
        seat, square = action.seat, action.square
        busy = state.laid or state.used == powers.GOBLIN
        if busy or square < 0 or not powers.reinforceable(state, seat) >> square & 1:
            raise IllegalAction(action)
        unused = state.marks.reinforcements
        marks = _replace(
            state.marks,
            reinforced=state.marks.reinforced | 1 << square,
            reinforcements=(*unused[:seat], unused[seat] - 1, *unused[seat + 1 :]),
        )
        return _told(_replace(_turned(state), marks=marks), events.Reinforced(seat, square), tell)

    def _peek(self, state: State, action: MagePeek, tell: bool) -> Step[State]:
        seat, square = action.seat, action.square
        self._check_power(state, action, powers.MAGE, powers.peekable(state, seat))
        marks = _replace(_spent(state, seat), peeked=state.marks.peeked | 1 << square)
        after = _replace(state, used=powers.MAGE, marks=marks)
        if not tell:
            return Step(after, reveals=True)
        owner = state.owner(square)
        assert owner is not None
        told = events.Peeked(seat, square, owner, state.strength(owner, square))
        twin = events.Peeked(seat, square, owner, None)
        return Step(after, (Emission(told, (seat,), twin, fleeting=True),), reveals=True)

    def _shoot(self, state: State, action: ElfShot, tell: bool) -> Step[State]:
        seat, square = action.seat, action.square
        self._check_power(state, action, powers.ELF, powers.shootable(state, seat))
        marks = _replace(_spent(state, seat), shots=tuple(sorted((*state.marks.shots, square))))
        owner = state.owner(square)
        assert owner is not None
        return _told(_replace(state, used=powers.ELF, marks=marks), events.Shot(seat, square, owner), tell)

    def _check_power(self, state: State, action: MagePeek | ElfShot, race: str, squares: int) -> None:
        """Raise unless the power of ``race`` may be used on the square of ``action``."""
        ready = not state.laid and powers.ready(state, action.seat, race) and self.can_act(state, action.seat)
        if not ready or action.square < 0 or not squares >> action.square & 1:
            raise IllegalAction(action)

    def _sneak(self, state: State, action: GoblinPlace, tell: bool) -> Step[State]:
        seat, square = action.seat, action.square
        ready = not state.laid and powers.ready(state, seat, powers.GOBLIN) and powers.sneaks(state, seat)
        if not ready or not self._holds(state, action):
            raise IllegalAction(action)
        warriors, free, reserves = _laid_down(state, seat, square, action.strength)
        marks = _replace(_spent(state, seat), open=state.marks.open | 1 << square)
        after = _replace(state, warriors=warriors, free=free, reserves=reserves, used=powers.GOBLIN, marks=marks)
        return _told(after, events.WarriorShown(seat, square, action.strength), tell)

    def _holds(self, state: State, action: PlaceWarrior | GoblinPlace) -> bool:
        """Return whether the square is free land and the reserve holds the strength (AR-6.1, AR-6.3)."""
        reserve = state.reserves[action.seat]
        return (
            action.square >= 0
            and state.free >> action.square & 1 == 1
            and 0 < action.strength <= len(reserve)
            and reserve[action.strength - 1] > 0
        )


def _told(after: State, event: Event, tell: bool) -> Step[State]:
    """Return the step to ``after`` that everybody hears of."""
    return Step(after, (Emission(event),)) if tell else Step(after)


def _next(passed: tuple[bool, ...], seat: int) -> int:
    """Return the next seat that has not passed, clockwise (AR-5.1); ``seat`` itself if all others have."""
    count = len(passed)
    for step in range(1, count):
        other = (seat + step) % count
        if not passed[other]:
            return other
    return seat


def _turned(state: State) -> State:
    """Return ``state`` with the turn gone on."""
    return _replace(state, turn=_next(state.passed, state.turn), laid=(), used="")


def _spent(state: State, seat: int) -> Any:
    """Return the marks with one power token of ``seat`` less (AR-12.0a)."""
    tokens = state.marks.powers
    return _replace(state.marks, powers=(*tokens[:seat], tokens[seat] - 1, *tokens[seat + 1 :]))


def _laid_down(
    state: State, seat: int, square: int, strength: int
) -> tuple[tuple[tuple[int, ...], ...], int, tuple[tuple[int, ...], ...]]:
    """Return warriors, free land and reserves once the warrior lies on ``square``."""
    at = strength - 1
    bit = 1 << square
    row, reserve = state.warriors[seat], state.reserves[seat]
    row = (*row[:at], row[at] | bit, *row[strength:])
    reserve = (*reserve[:at], reserve[at] - 1, *reserve[strength:])
    return (
        (*state.warriors[:seat], row, *state.warriors[seat + 1 :]),
        state.free ^ bit,
        (*state.reserves[:seat], reserve, *state.reserves[seat + 1 :]),
    )


def _sizes(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[int, ...]:
    """Return the sizes of the territories that are new, ascending."""
    return tuple(sorted(squares.bit_count() for squares in after if squares not in before))
