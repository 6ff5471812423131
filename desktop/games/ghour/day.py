"""Setup, morning, floor and evening (GH-8.1 to 8.19, 8.25, GH-11b)."""

from __future__ import annotations

from typing import Any

from desktop.core.rules import Seat
from desktop.games.ghour import actions as a
from desktop.games.ghour import attack, manoeuvres, payment, priority, rotation, windows, zones
from desktop.games.ghour import events as e
from desktop.games.ghour import keywords as k
from desktop.games.ghour.faces import SPELL
from desktop.games.ghour.pieces import GRAVEYARD, TROPHIES, Plan, Question, Unit
from desktop.games.ghour.state import Task
from desktop.games.ghour.table import Table

SERVED = 10
"""Added to a seat whose claim was granted."""

STILL = 4
"""Standstills that pass with attacks that change nothing, before a draw is offered all the same."""


# ---------------------------------------------------------------------- morning


def morning(table: Table, _: Task) -> None:
    """Begin a day: everything straightens, then recruits, then mercenaries (GH-8.4)."""
    faces = table.faces
    table.day += 1
    table.stirred = False
    table.passes = 0
    table.claims = ()
    if table.tell:
        table.say(e.Dawned(table.day))
    for seat, field in enumerate(table.fields):
        table.fields[seat] = tuple(
            Unit(
                unit.uid, unit.face, unit.owner,
                rotation.straightened(unit.turned, faces.type[unit.face], faces.keywords(unit)),
                unit.hidden, unit.granted, unit.attached, unit.named,
            )
            if unit.turned
            else unit
            for unit in field
        )  # fmt: skip
    table.moved = True
    order = table.around(table.dawn())
    table.todo.append(Task("noon"))
    table.todo += [Task("hire", seat) for seat in reversed(order)]
    table.todo += [Task("recruits", seat) for seat in reversed(order)]


def recruits(table: Table, task: Task) -> None:
    """Put a recruiter on the Graveyard; its draws follow (GH-8.4)."""
    seat = task.seat
    face = table.recruiters[seat]
    if face < 0 or table.out[seat]:
        return
    table.recruiters[seat] = -1
    table.bury(face, seat)
    table.moved = True
    if table.tell:
        table.say(e.Left(0, face, seat, 0, seat))
    table.todo.append(Task("drawing", seat, table.faces.recruit[face]))


def drawing(table: Table, task: Task) -> None:
    """Ask for the next draw of the morning."""
    seat = task.seat
    if task.number > 0 and not table.out[seat] and len(table.hands[seat]) < table.limit(seat):
        table.ask(Question("recruit", seat, left=task.number))


def undead(table: Table, seat: int) -> list[tuple[int, int]]:
    """Return the undead that ``seat`` may take back: (whose pile, card), its own Graveyard first (GH-5.18)."""
    words = table.faces.words
    found = dict.fromkeys((seat, face) for face in table.graves[seat] if words[face] & k.UNDEAD)
    for other in range(table.seats):
        if other != seat:
            found.update(
                dict.fromkeys(
                    (other, face) for face, owner in table.trophies[other] if owner == seat and words[face] & k.UNDEAD
                )
            )
    return sorted(found, key=lambda each: (each[0] != seat, each))


def recruit_options(table: Table) -> list[Any]:
    """Return the answers of a recruiting morning."""
    seat = Seat(table.question.seat)
    room = min(table.limit(seat) - len(table.hands[seat]), len(table.colonies[seat]), table.question.left)
    found: list[Any] = [a.Draw(seat, count) for count in range(1, room + 1)]
    found += [a.TakeBack(seat, of, face) for of, face in undead(table, seat)]
    found.append(a.Stop(seat))
    return found


def take_back(table: Table, seat: int, of: int, face: int) -> None:
    """Take an undead back to the hand (GH-5.18)."""
    if of == seat:
        pile = list(table.graves[seat])
        del pile[len(pile) - 1 - pile[::-1].index(face)]
        table.graves[seat] = tuple(pile)
    else:
        won = list(table.trophies[of])
        won.remove((face, seat))
        table.trophies[of] = tuple(won)
    table.to_hand(seat, face)
    table.moved = True
    if table.tell:
        table.say(e.TookBack(seat, of, face))


def hire(table: Table, task: Task) -> None:
    """Ask which mercenaries are paid, if they could attack (GH-8.5, GH-8.6)."""
    seat = task.seat
    if table.out[seat] or table.base(seat) is None or not attack.tower_lets(table, seat):
        return
    if payment.mercenaries(table, seat):
        table.plan = Plan(seat, "hire")
        table.ask(Question("hire", seat))


# ---------------------------------------------------------------------- the floor


def noon(table: Table, _: Task) -> None:
    """Give the first floor of the day (GH-8.13)."""
    table.todo.append(Task("floor", first_of(table, table.alive())))


def first_of(table: Table, seats: list[int]) -> int:
    """Return who of ``seats`` comes first: fewest TP, fewest cards in hand, first from the dawn seat."""
    order = table.around(table.dawn())
    return min(seats, key=lambda seat: (table.points(seat), len(table.hands[seat]), order.index(seat)))


def ask_floor(table: Table, task: Task) -> None:
    """Ask who holds the floor."""
    seat = table.clockwise(task.seat) if table.out[task.seat] else task.seat
    table.floor = seat
    table.ask(Question("floor", seat))


def floor_options(table: Table) -> list[Any]:
    """Return what the floor holder may do (GH-11c)."""
    seat = table.question.seat
    found: list[Any] = [a.Pass(Seat(seat))]
    found += manoeuvres.offers(table, seat, daytime=True)
    found += priority.announcements(table, seat)
    found += looks(table, seat)
    return found


def looks(table: Table, seat: int) -> list[Any]:
    """Return the piles that ``seat`` may still look into today (GH-1.4)."""
    found: list[Any] = []
    looked = table.looked[seat]
    for other in table.alive():
        if table.graves[other] and not looked >> (2 * other + GRAVEYARD) & 1:
            found.append(a.Look(Seat(seat), Seat(other), GRAVEYARD))
        if table.trophies[other] and not looked >> (2 * other + TROPHIES) & 1:
            found.append(a.Look(Seat(seat), Seat(other), TROPHIES))
    return found


def look(table: Table, seat: int, of: int, pile: int) -> None:
    """Let ``seat`` look into a pile; the floor stays where it is (GH-1.4)."""
    table.looked[seat] |= 1 << (2 * of + pile)
    table.looking = (seat, of, pile)
    table.reveals = True
    if table.tell:
        table.say(e.Looked(seat, of, pile))


def floor_passed(table: Table, seat: int) -> None:
    """Take a pass on the floor; when all have passed the day ends (GH-11.6)."""
    table.passes += 1
    following = next_floor(table, table.clockwise(seat))
    if table.passes >= len(table.alive()):
        table.then("evening")
    else:
        table.todo.append(Task("floor", following))


def acted(table: Table, task: Task) -> None:
    """Go on after a manoeuvre on the floor: the next one clockwise, or in claim mode the holder (GH-11.7)."""
    table.passes = 0
    following = task.seat if table.options.claim and not table.out[task.seat] else table.clockwise(task.seat)
    following = next_floor(table, following)
    table.claims = tuple(seat for seat in table.claims if seat < SERVED)
    table.todo.append(Task("floor", following))


def next_floor(table: Table, otherwise: int) -> int:
    """Return who has the floor next: the first of those who claimed it by GH-8.13, else ``otherwise``."""
    pending = [seat for seat in table.claims if seat < SERVED and not table.out[seat]]
    if not pending:
        return otherwise
    seat = first_of(table, pending)
    table.claims = tuple(each + SERVED if each == seat else each for each in table.claims)
    # the round of passes begins anew, so that the day ends only by real passes of all
    table.passes = 0
    return seat


def claim(table: Table, seat: int) -> None:
    """Note who claims the floor; once between two manoeuvres (GH-11.7)."""
    table.claims = (*table.claims, seat)
    if table.tell:
        table.say(e.Claimed(seat))


def may_claim(claims: tuple[int, ...], seat: int) -> bool:
    """Tell whether ``seat`` has not claimed the floor since the last manoeuvre."""
    return seat not in claims and seat + SERVED not in claims


# ---------------------------------------------------------------------- evening


def evening(table: Table, _: Task) -> None:
    """End the day (GH-8.26)."""
    faces = table.faces
    if table.tell:
        table.say(e.Evening(table.day))
    for field in list(table.fields):
        for unit in field:
            if faces.type[unit.face] == SPELL and unit.turned == 0:
                table.leave(unit.uid)
    for seat, field in enumerate(table.fields):
        table.fields[seat] = tuple(
            Unit(unit.uid, unit.face, unit.owner, unit.turned, unit.hidden, 0, unit.attached, unit.named)
            if unit.granted
            else unit
            for unit in field
        )
    seats = table.seats
    table.recruited = [False] * seats
    table.attacked, table.withdrawn, table.looked = [0] * seats, [0] * seats, [0] * seats
    table.leftover = (-1, 0, 0, 0)
    table.idle = 0 if table.stirred else table.idle + 1
    count = tally(table)
    table.still = table.still + 1 if count == table.tally else 0
    table.tally = count
    table.todo.append(Task("morning"))
    if table.idle >= table.options.stalemate or table.still >= STILL * table.options.stalemate:
        table.idle = table.still = 0
        table.accepted = 0
        table.todo += [Task("offer", seat) for seat in reversed(table.alive())]
        if table.tell:
            table.say(e.DrawOffered(-1))


def tally(table: Table) -> tuple[int, ...]:
    """Return how many cards lie where: equal on two evenings if no card went anywhere."""
    return tuple(
        len(zone[seat])
        for seat in range(table.seats)
        for zone in (table.hands, table.colonies, table.graves, table.trophies, table.fields, table.gone)
    )


def ask_offer(table: Table, task: Task) -> None:
    """Ask whether a draw is accepted (GH-10.6)."""
    if not table.out[task.seat]:
        table.ask(Question("offer", task.seat))


def agree(table: Table, seat: int) -> None:
    """Accept the draw; when all have, it is one."""
    table.accepted |= 1 << seat
    if all(table.accepted >> other & 1 for other in table.alive()):
        table.drawn = True
        table.moved = True


def refuse(table: Table, seat: int) -> None:
    """Decline the draw; it is offered again after as many days."""
    table.todo = [task for task in table.todo if task.name != "offer"]
    if table.tell:
        table.say(e.DrawOffered(seat))


def give_up(table: Table, seat: int) -> None:
    """Take ``seat`` out of the game at once (GH-10.7)."""
    zones.eliminate(table, [seat], gave_up=True)


def window_effect(table: Table, task: Task) -> None:
    """Open or go on with the effect window."""
    windows.ask(table, "effect", task.seat)
