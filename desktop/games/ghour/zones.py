"""The continuous checks (GH-1.11), elimination and the end of the game (GH-10)."""

from __future__ import annotations

from desktop.games.ghour import events as e
from desktop.games.ghour.faces import SPELL
from desktop.games.ghour.pieces import Question, Unit
from desktop.games.ghour.table import GONE, GRAVE, Table

OVER = Question("over", -1)


def settle(table: Table) -> None:
    """Repeat the checks of GH-1.11 until nothing changes."""
    while table.moved:
        table.moved = False
        _timed(table)
        _bases(table)
        if not table.moved:
            _eliminate(table)


def _timed(table: Table) -> None:
    """Discard timed spells whose target left play, or whose named player is out (GH-4.30)."""
    kinds = table.faces.type
    for field in list(table.fields):
        for unit in field:
            if kinds[unit.face] == SPELL and any(_lost(table, named) for named in unit.named):
                table.leave(unit.uid)


def _lost(table: Table, named: int) -> bool:
    """Tell whether a named target is gone; players are named by negative numbers, "all" by 0."""
    if named < 0:
        return bool(table.out[-named - 1])
    return named > 0 and table.unit(named) is None


def _bases(table: Table) -> None:
    """Bury the base of a player whose hand is empty (GH-1.7b); both hold from the first morning on."""
    if table.day == 0:
        return
    for seat in range(table.seats):
        if not table.hands[seat] and not table.out[seat]:
            base = table.base(seat)
            if base is not None:
                table.leave(base.uid)


def _lives(table: Table, seat: int) -> bool:
    if table.options.colony_out_loses and not table.colonies[seat] and table.recruiters[seat] < 0:
        return False
    field = table.fields[seat]
    if table.options.timed_keeps_alive:
        return bool(field)
    kinds = table.faces.type
    return any(kinds[unit.face] != SPELL for unit in field)


def _eliminate(table: Table) -> None:
    """Take players without a card on the Field out of the game, all together (GH-1.10, GH-10.2)."""
    if table.day == 0:
        return
    lost = [seat for seat in range(table.seats) if not table.out[seat] and not _lives(table, seat)]
    if lost:
        eliminate(table, lost)


def eliminate(table: Table, lost: list[int], *, gave_up: bool = False) -> None:
    """Take ``lost`` out of the game (GH-10.4)."""
    rank = max(table.out) + 1
    for seat in lost:
        table.out[seat] = rank
        if table.tell:
            table.say(e.OutOfGame(seat, gave_up))
    for seat in lost:
        left: list[int] = [*table.hands[seat], *table.colonies[seat], *table.graves[seat]]
        if table.recruiters[seat] >= 0:
            left.append(table.recruiters[seat])
        own: list[Unit] = []
        for unit in table.fields[seat]:
            if unit.owner == seat:
                own.append(unit)
            else:
                _send_home(table, unit, seat)
        for unit in own:
            left.append(unit.face)
            for piece in unit.attached:
                table.drop(piece, seat)
            if table.tell:
                table.say(e.Left(unit.uid, unit.face, seat, GONE, seat))
        for face, owner in table.trophies[seat]:
            table.gone[owner] = (*table.gone[owner], face)
        table.gone[seat] = (*table.gone[seat], *left)
        table.hands[seat] = table.colonies[seat] = table.graves[seat] = ()
        table.trophies[seat] = ()
        table.fields[seat] = ()
        table.recruiters[seat] = -1
    table.standing = tuple(s for s in table.standing if s.seat not in lost and s.against not in lost)
    table.claims = tuple(seat for seat in table.claims if seat not in lost)
    table.moved = True


def _send_home(table: Table, unit: Unit, seat: int) -> None:
    """Put a card of another owner, and what is attached to it, on their owners' Graveyards."""
    table.bury(unit.face, unit.owner)
    if table.tell:
        table.say(e.Left(unit.uid, unit.face, seat, GONE if table.out[unit.owner] else GRAVE, unit.owner))
    for piece in unit.attached:
        table.drop(piece, seat)


def over(table: Table) -> bool:
    """End the game if at most one player is left or a draw was agreed; tell whether it is over (GH-10.1)."""
    if table.out.count(0) > 1 and not table.drawn:
        return False
    if table.question.kind != "over":
        table.todo = []
        table.plan = None
        table.fight = None
        table.mods = ()
        table.purse = []
        table.symbols = ()
        table.late = []
        table.late_symbols = ()
        table.question = OVER
        if table.tell:
            best = max(table.out)
            winners = table.alive() or [seat for seat in range(table.seats) if table.out[seat] == best]
            table.say(e.Ended(tuple(winners)))
    return True
