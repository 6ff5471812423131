"""Setting up: options, piles, cuts and the opening hand (GH-8.1, GH-8.2)."""

from __future__ import annotations

from desktop.core.dice import Dice, shuffled
from desktop.core.rules import Setup
from desktop.games.ghour import events as e
from desktop.games.ghour import rotation
from desktop.games.ghour.faces import Faces
from desktop.games.ghour.pieces import Options, Question, Unit
from desktop.games.ghour.state import State, Task
from desktop.games.ghour.table import WAITING, Table


def options_of(setup: Setup) -> Options:
    """Return the engine options that ``setup`` names (GH-0.6)."""
    days = setup.option("stalemate-days", "3")
    return Options(
        colony_out_loses=setup.option("colony-out-loses") == "on",
        timed_keeps_alive=setup.option("timed-spell-keeps-alive", "on") == "on",
        claim=setup.option("window-mode", "strict") == "claim",
        tie_by_lot=setup.option("rps-tie", "replay") == "lot",
        mercenary_ignores_tower=setup.option("mercenary-ignores-watchtower") == "on",
        leftover_next=setup.option("leftover-goods", "lost") == "next",
        stalemate=int(days) if days.isdecimal() else 3,
        unarmed=setup.option("unarmed-bonus-strikes") == "on",
        open_lists=setup.option("open-lists") == "on",
    )


def lay_out(faces: Faces, setup: Setup, lists: tuple[tuple[int, ...], ...], dice: Dice) -> State:
    """Return the state after the starting bases were laid out and the piles shuffled (GH-8.1)."""
    seats = setup.seats
    fields, colonies = [], []
    for seat, cards in enumerate(lists):
        base = next(face for face in cards if faces.starts[face])
        rest = list(cards)
        rest.remove(base)
        fields.append((Unit(seat + 1, base, seat, rotation.LAST),))
        colonies.append(shuffled(rest, dice))
    nothing: tuple[tuple[int, ...], ...] = ((),) * seats
    todo = [Task("cut", (owner + step) % seats, owner) for owner in range(seats) for step in range(1, seats)]
    todo += [Task("opening", seat) for seat in range(seats)]
    todo.append(Task("morning"))
    return State(
        options_of(setup), setup.picks, lists, nothing, tuple(colonies), (-1,) * seats, nothing, ((),) * seats,
        tuple(fields), nothing, (0,) * seats, (False,) * seats, (0,) * seats, (0,) * seats, (0,) * seats, (), 0,
        setup.first or 0, 0, 0, WAITING, next=seats + 1, todo=tuple(reversed(todo)),
    )  # fmt: skip


# ---------------------------------------------------------------------- setup


def ask_cut(table: Table, task: Task) -> None:
    """Ask whether to cut another player's pile (GH-8.1)."""
    if not table.out[task.seat] and not table.out[task.number]:
        table.ask(Question("cut", task.seat, task.number))


def cut(table: Table, at: int) -> None:
    """Cut the pile asked for."""
    owner = table.question.unit
    pile = table.colonies[owner]
    table.colonies[owner] = (*pile[at:], *pile[:at])
    if table.tell:
        table.say(e.WasCut(table.question.seat, owner, at))


def ask_opening(table: Table, task: Task) -> None:
    """Ask for the next opening draw, unless the hand is full (GH-8.2)."""
    if len(table.hands[task.seat]) < table.limit(task.seat) and table.colonies[task.seat]:
        table.ask(Question("opening", task.seat))


def draw(table: Table, seat: int, count: int) -> None:
    """Draw so many cards, one by one from the top."""
    cards = table.colonies[seat][:count]
    table.colonies[seat] = table.colonies[seat][count:]
    table.hands[seat] = tuple(sorted(table.hands[seat] + cards))
    table.reveals = True
    table.moved = True
    if table.tell:
        for face in cards:
            table.say(e.Drew(seat, face), seat, e.Drew(seat, -1))
