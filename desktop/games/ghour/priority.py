"""Announcements, answers to them, and who attacks first (GH-8.20 to 8.22, GH-11.10)."""

from __future__ import annotations

from typing import Any

from desktop.core.rules import Seat
from desktop.games.ghour import actions as a
from desktop.games.ghour import attack, signs
from desktop.games.ghour import events as e
from desktop.games.ghour.pieces import Question, Standing
from desktop.games.ghour.state import Task
from desktop.games.ghour.table import Table


def can_declare(table: Table, seat: int, against: int) -> bool:
    """Tell whether ``seat`` could declare an attack on ``against`` now (GH-8.21)."""
    return (
        against != seat
        and not table.out[seat]
        and not table.out[against]
        and not table.attacked[seat] >> against & 1
        and bool(attack.able(table, seat))
        and bool(attack.targets(table, against))
    )


def announcements(table: Table, seat: int) -> list[Any]:
    """Return the attacks that ``seat`` may announce."""
    if not attack.able(table, seat) or table.announced >> seat & 1:
        return []
    if any(standing.seat == seat for standing in table.standing):
        return []
    return [a.Announce(Seat(seat), Seat(other)) for other in table.alive() if can_declare(table, seat, other)]


def withdrawals(table: Table, seat: int) -> list[Any]:
    """Return ``seat``'s withdrawal, if it may (GH-8.21, GH-8.22)."""
    if table.gave_way >> seat & 1:
        return []
    return [
        a.Withdraw(Seat(seat))
        for standing in table.standing
        if standing.seat == seat and standing.stirred and (table.again or not standing.binding)
    ]


def announce(table: Table, seat: int, against: int) -> None:
    """Let ``seat`` announce an attack."""
    binding = bool(table.withdrawn[seat] >> against & 1)
    stir(table, seat)
    table.standing = (*table.standing, Standing(seat, against, binding))
    table.announced |= 1 << seat
    if table.tell:
        table.say(e.Announced(seat, against))


def stir(table: Table, seat: int) -> None:
    """Note that ``seat`` did something, so that the others' announcements may be withdrawn."""
    table.standing = tuple(
        each if each.seat == seat else Standing(each.seat, each.against, each.binding, True) for each in table.standing
    )


def withdraw(table: Table, seat: int, *, lapsed: bool = False) -> None:
    """Take back the announcement of ``seat``; a lapse uses up nothing."""
    mine = next(each for each in table.standing if each.seat == seat)
    table.standing = tuple(each for each in table.standing if each.seat != seat)
    if not lapsed:
        table.gave_way |= 1 << seat
        if not table.again:
            table.withdrawn[seat] |= 1 << mine.against
    if table.tell:
        table.say(e.Withdrawn(seat, mine.against, lapsed))


def ask(table: Table, seat: int, passes: int = 0) -> None:
    """Ask ``seat``, or the next living one, for its answer."""
    if table.out[seat]:
        seat = table.clockwise(seat)
    table.ask(Question("answer", seat, left=passes))


def passed(table: Table) -> None:
    """Take a pass; after the last one find who attacks (GH-11.10)."""
    asked = table.question
    if asked.left + 1 < len(table.alive()):
        ask(table, table.clockwise(asked.seat), asked.left + 1)
    else:
        table.then("resolve")


def resolve(table: Table) -> None:
    """End the answers: what cannot be declared lapses, then the first attacker is found (GH-8.22)."""
    table.announced = table.gave_way = 0
    for standing in table.standing:
        if not can_declare(table, standing.seat, standing.against):
            withdraw(table, standing.seat, lapsed=True)
    if not table.standing:
        table.again = False
        table.todo.append(Task("floor", table.clockwise(table.opener)))
        return
    ranked = {each.seat: (table.points(each.seat), len(table.hands[each.seat])) for each in table.standing}
    best = min(ranked.values())
    tied = tuple(sorted(seat for seat, rank in ranked.items() if rank == best))
    if len(tied) == 1:
        table.todo.append(Task("declare", tied[0]))
    else:
        signs.ask(table, "contest", tied)


def after_attack(table: Table, seat: int) -> None:
    """Go on after an attack of ``seat``: answers again, or the floor (GH-11.11)."""
    if table.standing:
        table.again = True
        table.opener = seat
        table.announced = table.gave_way = 0
        table.standing = tuple(Standing(each.seat, each.against, each.binding, True) for each in table.standing)
        ask(table, table.clockwise(seat))
    else:
        table.again = False
        table.todo.append(Task("floor", table.clockwise(seat)))
