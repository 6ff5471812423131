"""Rock, paper, scissors: entered in secret, shown together (GH-8.24, GH-11.14)."""

from __future__ import annotations

from desktop.games.ghour import events as e
from desktop.games.ghour.pieces import Question
from desktop.games.ghour.state import Task
from desktop.games.ghour.table import Table

NOT_YET = -1
YIELDS = 3
TIES = 9
"""Ties in a row after which the generator decides."""


def ask(table: Table, purpose: str, seats: tuple[int, ...], unit: int = 0, ties: int = 0) -> None:
    """Ask ``seats`` for their signs."""
    table.ask(Question("signs", -1, unit, ties, seats, (NOT_YET,) * len(seats), purpose=purpose))


def answer(table: Table, seat: int, sign: int) -> None:
    """Take the sign of ``seat``; with the last one all are shown."""
    asked = table.question
    signs = tuple(sign if each == seat else held for each, held in zip(asked.seats, asked.signs, strict=True))
    table.question = Question(
        asked.kind, asked.seat, asked.unit, asked.left, asked.seats, signs, asked.picked, asked.purpose
    )
    if NOT_YET not in signs:
        _show(table)


def _show(table: Table) -> None:
    asked = table.question
    table.reveals = True
    shown = tuple(zip(asked.seats, asked.signs, strict=True))
    rest = [(seat, sign) for seat, sign in shown if sign != YIELDS] or list(shown)
    left = _best(rest)
    ties = 0 if len(left) < len(asked.seats) else asked.left + 1
    if len(left) > 1 and (ties > TIES or (table.options.tie_by_lot and ties)):
        left = [left[table.dice.below(len(left))]]
    if table.tell:
        table.say(e.Signed(shown, left[0] if len(left) == 1 else -1))
    if len(left) == 1:
        table.todo.append(Task(f"signed-{asked.purpose}", left[0], asked.unit))
        table.question = Question("signed", left[0], asked.unit, seats=asked.seats)
    else:
        ask(table, asked.purpose, tuple(left), asked.unit, ties)


def _best(signs: list[tuple[int, int]]) -> list[int]:
    """Return who is still in: where exactly two signs show, those with the better one."""
    kinds = sorted({sign for _, sign in signs})
    if len(kinds) != 2 or YIELDS in kinds:
        return [seat for seat, _ in signs]
    low, high = kinds
    # paper beats rock, scissors beat paper, rock beats scissors
    winner = high if high - low == 1 else low
    return [seat for seat, sign in signs if sign == winner]
