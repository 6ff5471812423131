"""What follows when a card was played: lurking, weak, a smaller base (GH-5.11, 5.19, 4.9)."""

from __future__ import annotations

from desktop.games.ghour import events as e
from desktop.games.ghour import signs
from desktop.games.ghour.faces import CREATURE
from desktop.games.ghour.pieces import Question, Unit
from desktop.games.ghour.state import Task
from desktop.games.ghour.table import WAITING, Table

# ---------------------------------------------------------------------- what follows a play


def lurk(table: Table, task: Task) -> None:
    """Ask whether the creature just played is turned face-down (GH-5.11)."""
    found = table.at(task.number)
    if found is not None and found[0] == task.seat and table.faces.type[found[1].face] == CREATURE:
        table.ask(Question("lurk", task.seat, task.number))


def hide(table: Table) -> None:
    """Turn it face-down under a number of its own."""
    uid = table.question.unit
    found = table.at(uid)
    assert found is not None
    seat, unit = found
    number = 1 + max((each.hidden for field in table.fields for each in field), default=0)
    table.put(seat, Unit(uid, unit.face, unit.owner, unit.turned, number, unit.granted, unit.attached, unit.named))
    if table.tell:
        table.say(e.TurnedDown(uid, number))


def weak(table: Table, task: Task) -> None:
    """Ask against whom a weak card plays signs (GH-5.19)."""
    if table.unit(task.number) is not None and not table.out[task.seat]:
        table.ask(Question("weak", task.seat, task.number))


def challenge(table: Table, against: int) -> None:
    """Play signs against ``against``."""
    asked = table.question
    signs.ask(table, "weak", (asked.seat, against), asked.unit)


def weak_signed(table: Table, task: Task) -> None:
    """Bury a weak card whose player lost."""
    if table.question.seats[0] != task.seat:
        table.leave(task.number)
    table.question = WAITING


def discard_down(table: Table, task: Task) -> None:
    """Ask for a discard while the hand is larger than the new base (GH-4.9)."""
    if len(table.hands[task.seat]) > table.limit(task.seat) > 0:
        table.ask(Question("discard-down", task.seat))


def discard(table: Table, seat: int, face: int) -> None:
    """Discard one card, and ask again if need be."""
    table.from_hand(seat, face)
    table.bury(face, seat)
    table.reveals = True
    if table.tell:
        table.say(e.Left(0, face, seat, 0, seat))
    table.todo.append(Task("discard-down", seat))
