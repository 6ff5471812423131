"""The table while the rules are at work: one state thawed, changed in place, frozen again."""

from __future__ import annotations

from typing import Any

from desktop.core.dice import Dice
from desktop.core.rules import Emission, Event, Seat, Step
from desktop.games.ghour import events as e
from desktop.games.ghour.camps import Camp
from desktop.games.ghour.faces import BASE, Faces
from desktop.games.ghour.pieces import NOTHING, Fight, Mod, Piece, Plan, Question, Standing, Symbol, Unit, Vector
from desktop.games.ghour.state import State, Task

GRAVE, TROPHY, COLONY, GONE = range(4)
"""Where a card goes when it leaves the Field."""

WAITING = Question("", -1)
"""The question while the rules are at work."""


class Table:
    """A state that may be changed.

    Parameters
    ----------
    state
        What it begins as; never changed.
    faces
        The cards.
    dice
        Chance.
    tell
        Whether anybody listens.
    """

    __slots__ = (
        "accepted", "again", "announced", "attacked", "camps", "claims", "colonies", "day", "dice", "drawn",
        "emissions", "faces", "fields", "fight", "first", "floor", "gave_way", "gone", "graves", "hands", "idle",
        "late", "late_symbols", "leftover", "lists", "looked", "looking", "mods", "moved", "next", "opener",
        "options", "out", "passes", "picks", "plan", "purse", "question", "recruited", "recruiters", "reveals",
        "seats", "standing", "still", "stirred", "symbols", "tally", "tell", "todo", "trophies", "withdrawn",
    )  # fmt: skip

    def __init__(self, state: State, faces: Faces, dice: Dice, tell: bool) -> None:
        self.faces = faces
        self.dice = dice
        self.tell = tell
        self.emissions: list[Emission] = []
        self.reveals = False
        self.moved = False
        self.seats = len(state.hands)
        self.options = state.options
        self.picks = state.picks
        self.lists = state.lists
        self.hands = list(state.hands)
        self.colonies = list(state.colonies)
        self.recruiters = list(state.recruiters)
        self.graves = list(state.graves)
        self.trophies = list(state.trophies)
        self.fields = list(state.fields)
        self.gone = list(state.gone)
        self.out = list(state.out)
        self.recruited = list(state.recruited)
        self.attacked = list(state.attacked)
        self.withdrawn = list(state.withdrawn)
        self.looked = list(state.looked)
        self.claims = state.claims
        self.day = state.day
        self.first = state.first
        self.floor = state.floor
        self.passes = state.passes
        self.question: Question = state.question
        self.plan: Plan | None = state.plan
        self.fight: Fight | None = state.fight
        self.mods: tuple[Mod, ...] = state.mods
        self.purse: list[Vector] = list(state.purse)
        self.symbols: tuple[Symbol, ...] = state.symbols
        self.late: list[Vector] = list(state.late)
        self.late_symbols: tuple[Symbol, ...] = state.late_symbols
        self.standing: tuple[Standing, ...] = state.standing
        self.announced = state.announced
        self.gave_way = state.gave_way
        self.opener = state.opener
        self.again = state.again
        self.leftover = state.leftover
        self.looking = state.looking
        self.idle = state.idle
        self.still = state.still
        self.tally = state.tally
        self.stirred = state.stirred
        self.accepted = state.accepted
        self.drawn = state.drawn
        self.next = state.next
        self.todo = list(state.todo)
        self.camps: list[Camp | None] = [None] * self.seats

    def begin(self, dice: Dice, tell: bool) -> None:
        """Begin a new piece of work on the table as it is."""
        self.dice = dice
        self.tell = tell
        self.emissions = []
        self.reveals = False
        self.moved = False

    def freeze(self) -> State:
        """Return the state as it is now."""
        return State(
            self.options, self.picks, self.lists, tuple(self.hands), tuple(self.colonies), tuple(self.recruiters),
            tuple(self.graves), tuple(self.trophies), tuple(self.fields), tuple(self.gone), tuple(self.out),
            tuple(self.recruited), tuple(self.attacked), tuple(self.withdrawn), tuple(self.looked), self.claims,
            self.day, self.first, self.floor, self.passes, self.question, self.plan, self.fight, self.mods,
            tuple(self.purse), self.symbols, tuple(self.late), self.late_symbols, self.standing, self.announced,
            self.gave_way, self.opener, self.again, self.leftover, self.looking, self.idle, self.still, self.tally,
            self.stirred, self.accepted, self.drawn, self.next, tuple(self.todo),
        )  # fmt: skip

    def step(self) -> Step[State]:
        """Return the result of the work."""
        return Step(self.freeze(), tuple(self.emissions), self.reveals)

    # ------------------------------------------------------------------ telling

    def say(self, event: Event, audience: int | None = None, otherwise: Event | None = None, **how: Any) -> None:
        """Tell ``event`` to all, or to the seat ``audience`` only."""
        whom = None if audience is None else (Seat(audience),)
        self.emissions.append(Emission(event, whom, otherwise, **how))

    # ------------------------------------------------------------------ asking what lies where

    def at(self, uid: int) -> tuple[int, Unit] | None:
        """Return controller and card with the number ``uid``, or ``None`` if it is not in play."""
        for seat, field in enumerate(self.fields):
            for unit in field:
                if unit.uid == uid:
                    return seat, unit
        return None

    def unit(self, uid: int) -> Unit | None:
        """Return the card with the number ``uid``, or ``None``."""
        found = self.at(uid)
        return found[1] if found is not None else None

    def controller(self, uid: int) -> int:
        """Return who controls the card ``uid``; -1 if it is not in play."""
        found = self.at(uid)
        return found[0] if found is not None else -1

    def camp(self, seat: int) -> Camp:
        """Return what follows from the Field of ``seat``, worked out anew only if other cards lie there."""
        found, field = self.camps[seat], self.fields[seat]
        if found is None or found.field is not field:
            found = self.camps[seat] = Camp(self.faces, field)
        return found

    def base(self, seat: int) -> Unit | None:
        """Return the base of ``seat``."""
        return self.camp(seat).base

    def limit(self, seat: int) -> int:
        """Return the hand limit of ``seat`` (GH-1.5, GH-1.6)."""
        base = self.base(seat)
        return self.faces.size[base.face] if base is not None else 0

    def points(self, seat: int) -> int:
        """Return the trophy points of ``seat``."""
        tp = self.faces.tp
        return sum(tp[face] for face, _ in self.trophies[seat])

    def alive(self) -> list[int]:
        """Return the seats still in the game."""
        out = self.out
        return [seat for seat in range(self.seats) if not out[seat]]

    def clockwise(self, seat: int) -> int:
        """Return the next living seat after ``seat``."""
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if not self.out[other]:
                return other
        return seat

    def around(self, seat: int) -> list[int]:
        """Return the living seats clockwise from ``seat``, itself first."""
        order = [(seat + step) % self.seats for step in range(self.seats)]
        return [other for other in order if not self.out[other]]

    def dawn(self) -> int:
        """Return the dawn seat of the day (GH-8.13)."""
        return self.around((self.first + self.day - 1) % self.seats)[0]

    # ------------------------------------------------------------------ moving cards

    def put(self, seat: int, unit: Unit) -> None:
        """Lay ``unit`` in the place of the card with its number."""
        self.fields[seat] = tuple(unit if each.uid == unit.uid else each for each in self.fields[seat])

    def turn(self, seat: int, unit: Unit, turned: int) -> Unit:
        """Give ``unit`` the state ``turned`` and return it."""
        fresh = Unit(
            unit.uid, unit.face, unit.owner, turned, unit.hidden, unit.granted, unit.attached, unit.named
        )  # fmt: skip
        self.put(seat, fresh)
        if self.tell:
            self.say(e.Turned(unit.uid, turned))
        return fresh

    def show(self, uid: int) -> None:
        """Turn a face-down card up (GH-11.17)."""
        found = self.at(uid)
        if found is None or not found[1].hidden:
            return
        seat, unit = found
        self.put(seat, Unit(uid, unit.face, unit.owner, unit.turned, 0, unit.granted, unit.attached, unit.named))
        self.reveals = True
        if self.tell:
            self.say(e.TurnedUp(uid, unit.face))

    def enter(self, seat: int, face: int, turned: int, named: tuple[int, ...] = ()) -> int:
        """Lay a card of ``seat``'s on its Field and return its number."""
        uid = self.next
        self.next += 1
        self.fields[seat] = (*self.fields[seat], Unit(uid, face, seat, turned, 0, 0, (), named))
        self.moved = True
        if self.tell:
            self.say(e.Played(seat, face, uid, 0, turned))
        return uid

    def attach(self, seat: int, face: int, host: Unit) -> None:
        """Attach a card of ``seat``'s to ``host``."""
        piece = Piece(self.next, face, seat)
        self.next += 1
        self.put(seat, carrying(host, (*host.attached, piece)))
        self.moved = True
        if self.tell:
            self.say(e.Played(seat, face, piece.uid, host.uid, 0))

    def bury(self, face: int, owner: int) -> None:
        """Put a card on its owner's Graveyard, or out of the game with him (GH-1.9, GH-10.4)."""
        if self.out[owner]:
            self.gone[owner] = (*self.gone[owner], face)
        else:
            self.graves[owner] = (*self.graves[owner], face)

    def leave(self, uid: int, victor: int = -1, *, replaced: bool = False) -> None:
        """Take the card ``uid`` off the Field: to the Trophies of ``victor``, or to its owner's Graveyard."""
        found = self.at(uid)
        if found is None:
            return
        seat, unit = found
        self.fields[seat] = tuple(each for each in self.fields[seat] if each.uid != uid)
        self.moved = True
        if unit.hidden:
            self.reveals = True
        if victor >= 0:
            self.trophies[victor] = (*self.trophies[victor], (unit.face, unit.owner))
        else:
            self.bury(unit.face, unit.owner)
        if self.tell:
            to = TROPHY if victor >= 0 else GONE if self.out[unit.owner] else GRAVE
            self.say(e.Left(uid, unit.face, seat, to, victor if victor >= 0 else unit.owner))
        for piece in unit.attached:
            self.drop(piece, seat)
        if self.faces.type[unit.face] == BASE and not replaced:
            self.discard_hand(seat)

    def drop(self, piece: Piece, seat: int) -> None:
        """Put an attached card on its owner's Graveyard (GH-4.17, GH-4.24)."""
        self.bury(piece.face, piece.owner)
        if self.tell:
            self.say(e.Left(piece.uid, piece.face, seat, GONE if self.out[piece.owner] else GRAVE, piece.owner))

    def discard_hand(self, seat: int) -> None:
        """Put the whole hand of ``seat`` on its Graveyard (GH-1.7)."""
        for face in self.hands[seat]:
            self.bury(face, seat)
            if self.tell:
                self.say(e.Left(0, face, seat, GRAVE, seat))
        if self.hands[seat]:
            self.reveals = True
        self.hands[seat] = ()
        self.moved = True

    def from_hand(self, seat: int, face: int) -> None:
        """Take one card ``face`` out of the hand of ``seat``."""
        hand = list(self.hands[seat])
        hand.remove(face)
        self.hands[seat] = tuple(hand)
        self.moved = True

    def to_hand(self, seat: int, face: int) -> None:
        """Put a card into the hand of ``seat``."""
        self.hands[seat] = tuple(sorted((*self.hands[seat], face)))

    # ------------------------------------------------------------------ goods

    def earn(self, seat: int, goods: Vector) -> None:
        """Add goods of a symbol to what ``seat`` may spend (GH-8.12a)."""
        if goods == NOTHING:
            return
        if not self.purse:
            self.purse = [NOTHING] * self.seats
        self.purse[seat] = plus(self.purse[seat], goods)

    def earn_late(self, seat: int, goods: Vector) -> None:
        """Add goods of a dying symbol to what ``seat`` may spend when all is over (GH-9.30)."""
        if not self.late:
            self.late = [NOTHING] * self.seats
        self.late[seat] = plus(self.late[seat], goods)

    # ------------------------------------------------------------------ what comes next

    def ask(self, question: Question) -> None:
        """Wait for an answer."""
        self.question = question

    def then(self, *names: str) -> None:
        """Do ``names`` next, in this order, before anything else that is to be done."""
        self.todo += [Task(name) for name in reversed(names)]


def plus(goods: Vector, more: Vector) -> Vector:
    """Return both together."""
    return (goods[0] + more[0], goods[1] + more[1], goods[2] + more[2])


def carrying(unit: Unit, attached: tuple[Piece, ...]) -> Unit:
    """Return ``unit`` with other cards attached."""
    return Unit(
        unit.uid, unit.face, unit.owner, unit.turned, unit.hidden, unit.granted, attached, unit.named
    )  # fmt: skip


def fight_of(table: Table) -> Fight:
    """Return the fight that goes on."""
    assert table.fight is not None
    return table.fight
