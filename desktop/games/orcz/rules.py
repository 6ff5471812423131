"""Orcz as the contract wants it: questions, answers, knowledge and outcome (``rules/orcz.md``)."""

from __future__ import annotations

from typing import Any, cast

from desktop.core.dice import Dice
from desktop.core.message import message
from desktop.core.rules import Advice, Decision, Emission, IllegalAction, Outcome, Refusal, Seat, Setup, Step, Types
from desktop.games.orcz import backstab, clash, imagining, knowledge, placing, reading, refusing, rounds, scouting
from desktop.games.orcz.actions import (
    AnyAction,
    Backstab,
    Charge,
    ChooseField,
    ChoosePartner,
    ChooseShown,
    ChooseTile,
    Hold,
    Scout,
    Share,
    Spare,
)
from desktop.games.orcz.clashing import Peek
from desktop.games.orcz.content import Content
from desktop.games.orcz.course import Course
from desktop.games.orcz.events import AnyEvent, Peeked, ScoutUsed, Spared
from desktop.games.orcz.events_of_war import War, wars
from desktop.games.orcz.observation import Observation
from desktop.games.orcz.state import (
    BACKSTABBING,
    CHARGING,
    OVER,
    PLACING,
    SHARING,
    Board,
    Handing,
    Placing,
    State,
)
from desktop.games.orcz.tiles import FIELDS, SCOUT, partners

SEATS = 4
"""The most warlords there can be (OR-1.1)."""

_PLACE = (ChooseField, ChooseTile, ChoosePartner, ChooseShown)
_SCOUT = message("orcz.ask.scout")
_ORDER, _FORCED = message("orcz.ask.order"), message("orcz.ask.forced")


class OrczRules:
    """Orcz over one content.

    Parameters
    ----------
    content
        The opponents and events.
    """

    types = Types(AnyAction, AnyEvent, State, Observation)

    def __init__(self, content: Content) -> None:
        self.content = content
        self.wars: tuple[War, ...] = wars(content)
        self._seats = seats = tuple(Seat(seat) for seat in range(SEATS))
        self._questions = placing.Questions(SEATS)
        self._orders = tuple(
            (
                Decision(seat, _ORDER, (Hold(seat), Backstab(seat)), private=False),
                Decision(seat, _FORCED, (Backstab(seat),), private=False),
            )
            for seat in seats
        )
        self._shares = tuple(tuple(Share(seat, to) for to in seats) for seat in seats)
        self._charges = tuple(tuple(Charge(seat, on) for on in seats) for seat in seats)
        self._spares = tuple(Spare(seat) for seat in seats)

    def refuse_setup(self, setup: Setup) -> tuple[Refusal, ...]:
        """Return everything that forbids to begin (OR-2)."""
        return refusing.setup(setup)

    def begin(self, setup: Setup, dice: Dice) -> Step[State]:
        """Lay out a new game, and turn up the first opponents and event (OR-2, OR-3.1)."""
        course = Course(rounds.laid_out(self.content, setup, dice), self.content, self.wars, dice, True)
        rounds.reveal(course)
        return Step(State(course.seal()), tuple(course.emissions), True)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """Return the open question, and the scouts that may be used beside it (OR-3.6, OR-4.10)."""
        board, frame = state.board, state.frame
        step = board.step
        if step == PLACING:
            seat = self._seats[(board.starter + board.placed) % board.seats]
            if frame is not None:
                mask = board.screens[seat] & self.wars[board.event].placeable
                return self._questions.following(cast("Placing", frame), seat, mask, board.after)
            asked = self._questions.where(board, seat)
        elif step == BACKSTABBING:
            seat = self._seats[board.lines[board.at][board.ready - 1].seat]
            asked = self._orders[seat][self.wars[board.event].effects.backstabs == "forced"]
        elif step == OVER:
            return ()
        else:
            seat = Seat(board.awaited)
            asked = self._split(board, frame, seat)
            if frame is not None:
                return (asked,)
        lines = scouting.hidden(board)
        scouts = scouting.scouts(board, lines, seat)
        if not scouts:
            return (asked,)
        beside = [Decision(other, _SCOUT, scouting.Targets(lines, other), True, False) for other in scouts]
        return (asked, *beside)

    def _split(self, board: Board, frame: Any, seat: Seat) -> Decision:
        """Return the next question of a share or charge, slave by slave (OR-6.5, OR-6.7)."""
        found = board.clash
        assert found is not None
        given = frame.given if frame is not None else (0,) * board.seats
        left = found.due - sum(given)
        if board.step == SHARING:
            options: tuple[AnyAction, ...] = tuple(
                each for each in self._shares[seat] if each.to < board.seats and refusing.may_share(board, each.to)
            )
            prompt = message("orcz.ask.share", n=left)
        else:
            options = tuple(
                each
                for each in self._charges[seat]
                if each.on < board.seats and refusing.may_charge(board, given, each.on)
            )
            if frame is None:
                options = (*options, self._spares[seat])
            prompt = message("orcz.ask.charge", n=left)
        return Decision(seat, prompt, options, False, True, found.due - left)

    def apply(self, state: State, action: Any, dice: Dice, *, tell: bool = True) -> Step[State]:
        """Carry out ``action`` and all it sets off, up to the next question.

        Raises
        ------
        IllegalAction
            If ``action`` is not an option of an open decision.
        """
        board, frame, kind = state.board, state.frame, type(action)
        if kind in _PLACE and board.step == PLACING:
            return self._place(board, frame, action, dice, tell)
        if not self.on_offer(state, action):
            raise IllegalAction(f"{action!r} is not on offer")
        if kind is Scout:
            return self._scout(state, action, dice, tell)
        if kind is Share or kind is Charge:
            return self._give(state, action, dice, tell)
        course = Course(board, self.content, self.wars, dice, tell)
        if kind is Hold:
            backstab.hold(course)
        elif kind is Backstab:
            backstab.backstab(course)
        else:
            if tell:
                course.say(Spared(action.seat))
            clash.settle(course)
        return self._proceed(course)

    def _proceed(self, course: Course) -> Step[State]:
        """Carry on until the next question, and close the course."""
        rounds.proceed(course)
        return Step(State(course.seal()), tuple(course.emissions), course.reveals)

    def _place(self, board: Board, frame: Any, action: Any, dice: Dice, tell: bool) -> Step[State]:
        """Take one answer of a placement; only the last one does anything (OR-4.2)."""
        kind = type(action)
        if not self._may_place(board, frame, action, kind):
            raise IllegalAction(f"{action!r} is not on offer")
        if kind is ChooseField:
            return Step(State(board, Placing(action.field)))
        if kind is ChooseTile:
            return Step(State(board, Placing(frame.field, action.tile, action.wing)))
        if kind is ChooseShown:
            return self._placed(board, frame, frame.partner, action.wing, dice, tell)
        if self.wars[board.event].effects.lie == "mixed":
            return Step(State(board, Placing(frame.field, frame.tile, frame.wing, action.tile)))
        return self._placed(board, frame, action.tile, -1, dice, tell)

    def _placed(self, board: Board, frame: Placing, partner: int, shown: int, dice: Dice, tell: bool) -> Step[State]:
        """Place the line; after the last one the fields are fought for (OR-4.1, OR-3.3)."""
        war = self.wars[board.event]
        new = placing.line(board, war, frame, partner, shown)
        after = placing.placed(board, war, frame, new)
        said: tuple[Emission, ...] = (placing.told(board, war, frame.field, new),) if tell else ()
        if after.step == PLACING:
            return Step(State(after), said)
        course = Course(after, self.content, self.wars, dice, tell)
        course.emissions.extend(said)
        return self._proceed(course)

    def _scout(self, state: State, action: Scout, dice: Dice, tell: bool) -> Step[State]:
        """Let a warlord look at a tile; only he sees it, and the scout is spent (OR-4.9, OR-4.11)."""
        course = Course(state.board, self.content, self.wars, dice, tell)
        seat, line = action.seat, state.board.lines[action.field][action.place]
        course.screens[seat] &= ~(1 << SCOUT)
        course.spent[seat] |= 1 << SCOUT
        course.peeks += (Peek(seat, line.number, action.wing),)
        if tell:
            course.say(ScoutUsed(seat, action.field, action.place, action.wing))
            seen = Peeked(seat, action.field, action.place, action.wing, line.seat, line.tile(action.wing))
            course.emissions.append(Emission(seen, (seat,), fleeting=True))
        return Step(State(course.seal()), tuple(course.emissions), True)

    def _give(self, state: State, action: Share | Charge, dice: Dice, tell: bool) -> Step[State]:
        """Name one slave more; every slave changes hands with the last (OR-6.5, OR-6.7)."""
        board, frame = state.board, state.frame
        assert board.clash is not None
        given = list(frame.given) if isinstance(frame, Handing) else [0] * board.seats
        given[action.to if isinstance(action, Share) else action.on] += 1
        if sum(given) < board.clash.due:
            return Step(State(board, Handing(tuple(given))))
        course = Course(board, self.content, self.wars, dice, tell)
        (clash.share if isinstance(action, Share) else clash.charge)(course, given)
        clash.settle(course)
        return self._proceed(course)

    def on_offer(self, state: State, action: Any) -> bool:
        """Return whether ``action`` is an option of an open decision, without listing them."""
        board, frame = state.board, state.frame
        kind = type(action)
        if kind is Scout:
            return frame is None and refusing.scout(board, action) is None
        if board.step == PLACING:
            return kind in _PLACE and self._may_place(board, frame, action, kind)
        if board.step == OVER or action.seat != board.awaited:
            return False
        if board.step == BACKSTABBING:
            forced = self.wars[board.event].effects.backstabs == "forced"
            return kind is Backstab or (kind is Hold and not forced)
        given = frame.given if isinstance(frame, Handing) else (0,) * board.seats
        if board.step == SHARING:
            return kind is Share and refusing.may_share(board, action.to)
        if kind is Charge:
            return refusing.may_charge(board, given, action.on)
        return kind is Spare and board.step == CHARGING and frame is None

    def _may_place(self, board: Board, frame: Any, action: Any, kind: type) -> bool:
        """Return whether ``action`` answers the open question of a placement (OR-4.2)."""
        if action.seat != (board.starter + board.placed) % board.seats:
            return False
        if frame is None:
            return kind is ChooseField and 0 <= action.field < len(FIELDS) and placing.open_field(board, action.field)
        if frame.partner >= 0:
            return kind is ChooseShown and action.wing in (0, 1)
        mask = board.screens[action.seat] & self.wars[board.event].placeable
        if frame.tile < 0:
            # whoever can complete his lines can do so with any tile first, so each has a partner (OR-4.5)
            return kind is ChooseTile and action.wing in (0, 1) and _holds(mask, action.tile)
        return kind is ChoosePartner and _holds(partners(mask, board.after, frame.tile), action.tile)

    def observe(self, state: State, viewer: Seat | None, *, perfect: bool = False) -> Observation:
        """Return all that ``viewer`` may know (OR-10)."""
        return knowledge.observe(self.content, self.wars, state, viewer, perfect)

    def imagine(self, seen: Observation, viewer: Seat, dice: Dice) -> State:
        """Invent a game that ``viewer`` cannot tell from the real one."""
        return imagining.imagine(self.content, self.wars, seen, viewer, dice)

    def outcome(self, state: State) -> Outcome | None:
        """Return the result (OR-8), or ``None``."""
        return rounds.outcome(state.board)

    def explain(self, state: State, action: Any) -> Refusal | None:
        """Return why ``action`` is not on offer, with the clause, or ``None`` if it is."""
        if self.on_offer(state, action):
            return None
        return refusing.explain(self.wars[state.board.event], state, action)

    def advise(self, state: State, decision: Decision) -> Advice:
        """Return the warning that the remaining lines need a hero (OR-4.5)."""
        board = state.board
        if board.step != PLACING or not decision.waits:
            return Advice()
        if not placing.needs_hero(board, self.wars[board.event], decision.seat):
            return Advice()
        return Advice(warnings=(message("orcz.warn.needs-hero", n=placing.lines_left(board, decision.seat)),))

    def read(self, raw: object) -> Any:
        """Return the action that ``raw`` describes, or a refusal."""
        return reading.read(raw)


def _holds(mask: int, tile: int) -> bool:
    return tile >= 0 and mask >> tile & 1 == 1


def rules(content: Content) -> OrczRules:
    """Return the rules of Orcz over ``content``."""
    return OrczRules(content)
