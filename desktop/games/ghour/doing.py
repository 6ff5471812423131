"""Carrying out what was planned, all of it at once (GH-11.8)."""

from __future__ import annotations

from desktop.games.ghour import events as e
from desktop.games.ghour import keywords as k
from desktop.games.ghour import payment
from desktop.games.ghour.abilities import run
from desktop.games.ghour.faces import BASE, BUILDING, CREATURE, Symbol, piece_of
from desktop.games.ghour.pieces import Plan, Question, Unit
from desktop.games.ghour.rotation import LAST
from desktop.games.ghour.state import Task
from desktop.games.ghour.table import COLONY, Table, carrying


def execute(table: Table, plan: Plan) -> None:
    """Let ``plan`` happen: its card leaves the hand, cards turn, the sacrificed go, the effect comes."""
    faces = table.faces
    seat = plan.seat
    table.plan = None
    # the symbol is read before the card that bears it can be sacrificed
    symbol = payment.symbol_of(faces, table, plan.source, plan.ability, seat) if plan.kind == "use" else None
    replacing = plan.kind == "play" and faces.type[plan.card] == BASE
    if plan.card >= 0:
        table.from_hand(seat, plan.card)
    for face in plan.spells:
        table.from_hand(seat, face)
        table.bury(face, seat)
        if table.tell:
            table.say(e.WasCast(seat, face, (), False))
    if plan.spells or plan.card >= 0 or plan.kind == "bribe":
        table.stirred = True
    for uid, state in plan.turns:
        unit = table.unit(uid)
        if unit is not None and uid not in plan.dead:
            table.turn(seat, unit, state)
    for uid in plan.dead:
        unit = table.unit(uid)
        if unit is not None:
            table.leave(uid, replaced=replacing and faces.type[unit.face] == BASE)
    if table.options.leftover_next and plan.kind != "surcharge":
        left = (plan.goods[n] - plan.need[n] for n in range(3))
        table.leftover = (seat, *left)  # type: ignore[assignment]
    if symbol is not None:
        _use(table, plan, symbol)
    else:
        _EFFECT[plan.kind](table, plan)


def _play(table: Table, plan: Plan) -> None:
    faces, seat, face = table.faces, plan.seat, plan.card
    kind = faces.type[face]
    if kind == CREATURE:
        uid = table.enter(seat, face, 0 if faces.words[face] & k.FLYING else 1)
        if faces.words[face] & k.LURKING:
            table.todo.append(Task("lurk", seat, uid))
        if faces.words[face] & k.WEAK:
            table.todo.append(Task("weak", seat, uid))
        return
    if kind in (BASE, BUILDING):
        if kind == BASE:
            old = table.base(seat)
            if old is not None:
                table.leave(old.uid, replaced=True)
        table.enter(seat, face, LAST - min(LAST, plan.help))
        if kind == BASE:
            table.todo.append(Task("discard-down", seat))
        return
    host = table.unit(plan.unit)
    if host is not None:
        table.attach(seat, face, host)


def _cast(table: Table, plan: Plan) -> None:
    faces, seat, face = table.faces, plan.seat, plan.card
    if faces.timed[face]:
        for target in plan.targets:
            if target > 0:
                table.show(target)
        table.enter(seat, face, plan.turned, plan.targets)
        return
    if table.tell:
        table.say(e.WasCast(seat, face, plan.targets, False))
    table.bury(face, seat)
    spell(table, seat, face, plan.targets)


def spell(table: Table, seat: int, face: int, targets: tuple[int, ...]) -> None:
    """Let the spell ``face`` of ``seat`` take effect."""
    for symbol, target in zip(table.faces.casting[face], targets, strict=False):
        table.earn(seat, symbol.gain)
        run.carry_out(table, seat, symbol, target)


def _use(table: Table, plan: Plan, symbol: Symbol) -> None:
    """Let a symbol that gives something take effect; a face-down bearer is not named."""
    if table.tell:
        unit = table.unit(plan.unit)
        shown = -1 if unit is not None and unit.hidden else symbol.face
        table.say(e.Worked(plan.seat, plan.unit, shown, plan.ability, plan.targets[0]))
    table.earn(plan.seat, symbol.gain)
    run.carry_out(table, plan.seat, symbol, plan.targets[0], plan.unit)


def _bribe(table: Table, plan: Plan) -> None:
    found = table.at(plan.unit)
    assert found is not None
    other, unit = found
    table.fields[other] = tuple(each for each in table.fields[other] if each.uid != unit.uid)
    table.fields[plan.seat] = (*table.fields[plan.seat], unit)
    table.moved = True
    if table.tell:
        table.say(e.ChangedSides(unit.uid, plan.seat))


def _hire(table: Table, plan: Plan) -> None:
    unpaid = tuple(uid for uid in payment.mercenaries(table, plan.seat) if uid not in plan.covered)
    table.todo.append(Task("unpaid", plan.seat))
    table.question = Question("unpaid", plan.seat, picked=unpaid)


def _surcharge(table: Table, plan: Plan) -> None:
    symbol, *rest = table.symbols
    table.symbols = tuple(rest)
    happen(table, symbol.seat, symbol.unit, table.faces.symbols[symbol.face][symbol.ability])


def happen(table: Table, seat: int, uid: int, symbol: Symbol) -> None:
    """Let a mandatory symbol of the card ``uid`` take effect: goods to ``seat``, changes to the card (GH-6.20c)."""
    table.earn(seat, symbol.gain)
    run.carry_out(table, seat, symbol, run.ALL, uid)
    if table.tell:
        table.say(e.Worked(seat, uid, symbol.face, symbol.index, 0))


_EFFECT = {
    "play": _play,
    "cast": _cast,
    "bribe": _bribe,
    "hire": _hire,
    "surcharge": _surcharge,
}


def ripe(table: Table, seat: int, unit: Unit) -> None:
    """Let a ripe timed spell take effect and go to the Graveyard (GH-4.29)."""
    if table.tell:
        table.say(e.WasCast(seat, unit.face, unit.named, True))
    table.leave(unit.uid)
    spell(table, seat, unit.face, unit.named)


def recruit(table: Table, seat: int, face: int) -> None:
    """Lay a card of the hand face-up on the Colony (GH-8.14)."""
    table.from_hand(seat, face)
    _lay(table, seat, face, 0)


def dismiss(table: Table, seat: int, uid: int) -> None:
    """Lay a card of the Field, or one attached, on the Colony; it takes nothing along (GH-8.15)."""
    faces = table.faces
    unit = next(u for u in table.fields[seat] if u.uid == uid or piece_of(u, uid) is not None)
    piece = piece_of(unit, uid)
    if piece is not None:
        table.put(seat, carrying(unit, tuple(each for each in unit.attached if each.uid != uid)))
        _lay(table, seat, piece.face, uid)
        return
    table.fields[seat] = tuple(each for each in table.fields[seat] if each.uid != uid)
    for each in unit.attached:
        table.drop(each, seat)
    if unit.hidden:
        table.reveals = True
    _lay(table, seat, unit.face, uid)
    if faces.type[unit.face] == BASE:
        table.discard_hand(seat)


def _lay(table: Table, seat: int, face: int, uid: int) -> None:
    table.recruiters[seat] = face
    table.recruited[seat] = True
    table.moved = True
    if table.tell:
        table.say(e.Left(uid, face, seat, COLONY, seat))
