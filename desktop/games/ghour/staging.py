"""How Ghour speaks in scenario files; ``tests/scenarios/ghour.md`` lists its words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from desktop.core.dice import LiveDice, shuffled
from desktop.core.rules import Setup
from desktop.core.staging import ScenarioError
from desktop.games.ghour import flow
from desktop.games.ghour.comparing import differences
from desktop.games.ghour.pieces import Piece, Question, Unit
from desktop.games.ghour.rules import GhourRules
from desktop.games.ghour.state import State, Task
from desktop.games.ghour.table import WAITING, Table
from desktop.games.ghour.unfolding import unfold

__all__ = ["arrange", "differences", "unfold"]

GIVEN = (
    "seed", "day", "floor", "morning", "setup", "bases", "field", "hands", "colonies", "graves", "trophies",
    "recruiters", "recruited", "attacked", "withdrawn", "first", "next", "idle",
)  # fmt: skip

UNIT = re.compile(r"(\d+) ([a-z0-9-]+)(?: r([0-3]))?( hidden)?(?: of ([0-3]))?(?: at (-?\d+))?", re.ASCII)
DAY = 5
HAND = 4
PILE = 20


def arrange(rules: GhourRules, setup: Setup, given: Mapping[str, Any]) -> State:
    """Return the position that ``given`` describes: daytime of day 5, seat 0 with the floor, unless it says otherwise.

    Raises
    ------
    ScenarioError
        For an unknown word or a position that cannot be.
    """
    strange = [word for word in given if word not in GIVEN]
    if strange:
        raise ScenarioError(f"the word {strange[0]!r} is not known under 'given'")
    begun = rules.begin(setup, LiveDice(given.get("seed", 0))).state
    if given.get("setup"):
        return begun
    return _Arranger(rules, setup, given, begun).state()


class _Arranger:
    """A position on its way."""

    def __init__(self, rules: GhourRules, setup: Setup, given: Mapping[str, Any], begun: State) -> None:
        self.rules = rules
        self.given = given
        self.seats = setup.seats
        self.table = Table(begun, rules.faces, LiveDice(given.get("seed", 0)), False)
        self.filler = [
            list(shuffled([face for face in cards if not rules.faces.starts[face]], self.table.dice))
            for cards in begun.lists
        ]

    def state(self) -> State:
        """Return the position."""
        table, given = self.table, self.given
        table.day = given.get("day", DAY)
        table.todo = []
        table.question = WAITING
        table.next = given.get("next", 100)
        table.idle = given.get("idle", 0)
        if "first" in given:
            table.first = given["first"]
        for seat in range(self.seats):
            self._seat(seat)
        table.lists = tuple(self._owned(seat) for seat in range(self.seats))
        if given.get("morning"):
            table.day -= 1
            table.todo = [Task("morning")]
            flow.run(table)
        else:
            table.floor = given.get("floor", 0)
            table.question = Question("floor", table.floor)
        return table.freeze()

    def _seat(self, seat: int) -> None:
        table = self.table
        base = self._of("bases", seat, "default")
        start = next(face for face in table.lists[seat] if self.rules.faces.starts[face])
        field = []
        if base == "default":
            field.append(Unit(seat + 1, start, seat, 2))
        elif base is not None:
            field.append(self._unit(f"{seat + 1} {base}", seat))
        field += [self._unit(each, seat) for each in self._of("field", seat, [])]
        table.fields[seat] = tuple(field)
        hand = self._of("hands", seat, HAND)
        table.hands[seat] = tuple(sorted(self._cards(hand, seat)))
        table.colonies[seat] = tuple(self._cards(self._of("colonies", seat, PILE), seat))
        table.graves[seat] = tuple(self._cards(self._of("graves", seat, []), seat))
        table.trophies[seat] = tuple(self._trophy(each, seat) for each in self._of("trophies", seat, []))
        recruiter = self._of("recruiters", seat, None)
        table.recruiters[seat] = -1 if recruiter is None else self._face(recruiter)
        table.recruited[seat] = bool(self._of("recruited", seat, default=False))
        table.attacked[seat] = sum(1 << other for other in self._of("attacked", seat, []))
        table.withdrawn[seat] = sum(1 << other for other in self._of("withdrawn", seat, []))

    def _of(self, word: str, seat: int, default: Any) -> Any:
        row = self.given.get(word)
        if row is None:
            return default
        if not isinstance(row, list) or len(row) != self.seats:
            raise ScenarioError(f"{word!r} needs one entry for each seat")
        return row[seat]

    def _face(self, written: object) -> int:
        found = self.rules.faces.number.get(str(written))
        if found is None:
            raise ScenarioError(f"there is no card {written!r}")
        return found

    def _cards(self, written: Any, seat: int) -> list[int]:
        """Return a list of cards; a number stands for as many others of the deck."""
        if isinstance(written, int):
            written = [written]
        found: list[int] = []
        for each in written:
            if isinstance(each, int):
                found += [self.filler[seat].pop() if self.filler[seat] else found[-1] for _ in range(each)]
            else:
                face = self._face(each)
                if face in self.filler[seat]:
                    self.filler[seat].remove(face)
                found.append(face)
        return found

    def _trophy(self, written: object, seat: int) -> tuple[int, int]:
        name, _, owner = str(written).partition(" of ")
        return self._face(name), int(owner) if owner else (seat + 1) % self.seats

    def _unit(self, written: object, seat: int) -> Unit:
        """Return a card written like ``12 vor-09 r1 + 13 tel-15``."""
        parts = str(written).split(" + ")
        found = UNIT.fullmatch(parts[0])
        if found is None:
            raise ScenarioError(f"{written!r} is no card on the Field")
        owner = int(found[5]) if found[5] else seat
        attached = []
        for part in parts[1:]:
            piece = UNIT.fullmatch(part)
            if piece is None:
                raise ScenarioError(f"{part!r} cannot be attached")
            attached.append(Piece(int(piece[1]), self._face(piece[2]), int(piece[5]) if piece[5] else seat))
        named = (int(found[6]),) if found[6] else ()
        uid = int(found[1])
        return Unit(
            uid, self._face(found[2]), owner, int(found[3] or 0), uid if found[4] else 0, 0, tuple(attached), named
        )  # fmt: skip

    def _owned(self, seat: int) -> tuple[int, ...]:
        table = self.table
        found = [*table.hands[seat], *table.colonies[seat], *table.graves[seat]]
        if table.recruiters[seat] >= 0:
            found.append(table.recruiters[seat])
        found += [face for pile in table.trophies for face, owner in pile if owner == seat]
        for field in table.fields:
            for unit in field:
                found += [unit.face] if unit.owner == seat else []
                found += [piece.face for piece in unit.attached if piece.owner == seat]
        start = next(face for face in self.table.lists[seat] if self.rules.faces.starts[face])
        if start not in found:
            found.append(start)
        return tuple(sorted(found))
