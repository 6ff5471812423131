"""Questions and answers: what each question allows, and what each answer sets off (GH-11c)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from desktop.core.rules import Seat
from desktop.games.ghour import actions as a
from desktop.games.ghour import (
    aftermath,
    attack,
    blocks,
    combat,
    day,
    dividing,
    doing,
    entering,
    manoeuvres,
    opening,
    payment,
    priority,
    signs,
    values,
    windows,
)
from desktop.games.ghour import events as e
from desktop.games.ghour.pieces import NOTHING, Plan, Question, Vector
from desktop.games.ghour.rotation import use
from desktop.games.ghour.state import Task
from desktop.games.ghour.table import WAITING, Table, fight_of


def options(table: Table) -> Sequence[Any]:
    """Return every answer to the open question; signs are asked of several at once, see :func:`sign_options`."""
    if table.plan is not None:
        return payment.options(table, table.plan)
    return _OPTIONS[table.question.kind](table)


def _cut(table: Table) -> Sequence[Any]:
    asked = table.question
    return _cuts(Seat(asked.seat), len(table.colonies[asked.unit]))


@cache
def _cuts(seat: Seat, cards: int) -> tuple[a.Cut, ...]:
    return tuple(a.Cut(seat, at) for at in range(cards))


def _opening(table: Table) -> list[Any]:
    seat = Seat(table.question.seat)
    room = min(table.limit(seat) - len(table.hands[seat]), len(table.colonies[seat]))
    draws: list[Any] = [a.Draw(seat, count) for count in range(1, room + 1)]
    return [*draws, a.Stop(seat)] if table.hands[seat] else draws


def _answer(table: Table) -> list[Any]:
    seat = table.question.seat
    return [
        a.Let(Seat(seat)),
        *manoeuvres.offers(table, seat, daytime=True),
        *priority.announcements(table, seat),
        *priority.withdrawals(table, seat),
    ]


def _window(table: Table) -> list[Any]:
    asked = table.question
    seat = asked.seat
    found = [a.Let(Seat(seat)), *manoeuvres.offers(table, seat, daytime=False)]
    if asked.purpose == "second":
        found += specials(table, seat)
    return found


def specials(table: Table, seat: int) -> list[Any]:
    """Return kamikaze, shapeshifters and catapults of ``seat`` in the second window (GH-9.11)."""
    fight = fight_of(table)
    found: list[Any] = []
    # the acting opponent decides for mercenaries (GH-8.7)
    sides = [seat] if not fight.mercenary else [fight.defender] if seat == fight.attacker else []
    for side in sides:
        for unit in table.fields[side]:
            if windows.can_explode(table, unit):
                found.append(a.Explode(Seat(seat), unit.uid))
            if windows.can_shift(table, unit):
                found.append(a.Shift(Seat(seat), unit.uid))
    found += [a.Wind(Seat(seat), unit.uid) for unit in table.fields[seat] if windows.can_wind(table, unit)]
    return found


def _spend(table: Table) -> list[Any]:
    asked = table.question
    seat = asked.seat
    return [
        a.Refrain(Seat(seat)),
        *manoeuvres.offers(
            table, seat, daytime=asked.purpose == "after", goods=table.purse[seat], ripe=asked.purpose == "after"
        ),
    ]


def sign_options(asked: Question, seat: int) -> list[Any]:
    """Return the signs, and courtesy where an attack is contested (GH-8.22)."""
    found: list[Any] = [a.Sign(Seat(seat), sign) for sign in (a.ROCK, a.PAPER, a.SCISSORS)]
    if asked.purpose == "contest":
        found.append(a.Courtesy(Seat(seat)))
    return found


def _weak(table: Table) -> list[Any]:
    seat = table.question.seat
    return [a.Challenge(Seat(seat), Seat(other)) for other in table.alive() if other != seat]


def _discard(table: Table) -> list[Any]:
    seat = table.question.seat
    return [a.Discard(Seat(seat), face) for face in dict.fromkeys(table.hands[seat])]


_OPTIONS: dict[str, Callable[[Table], Sequence[Any]]] = {
    "cut": _cut,
    "opening": _opening,
    "recruit": day.recruit_options,
    "floor": day.floor_options,
    "answer": _answer,
    "window": _window,
    "spend": _spend,
    "weak": _weak,
    "lurk": lambda table: [a.Show(Seat(table.question.seat)), a.Hide(Seat(table.question.seat))],
    "discard-down": _discard,
    "declare": attack.options,
    "blocks": blocks.options,
    "split": dividing.split_options,
    "loot": lambda table: [a.Loot(Seat(table.question.seat), uid) for uid in table.question.picked],
    "result": lambda table: [a.Result(Seat(table.question.seat), mill) for mill in (False, True)],
    "offer": lambda table: [a.Agree(Seat(table.question.seat))],
}


# ---------------------------------------------------------------------- answers


def take(table: Table, action: Any) -> None:
    """Carry out ``action``; the rules go on in :mod:`.flow`."""
    table.looking = (-1, 0, 0)
    _TAKE[type(action)](table, action)


def purse(table: Table) -> Vector:
    """Return the goods with which a manoeuvre begins."""
    asked = table.question
    return table.purse[asked.seat] if asked.kind == "spend" else NOTHING


def _begin(table: Table, action: Any) -> None:
    plan = manoeuvres.begin(table, action, manoeuvres.kept(table, action.seat, purse(table)))
    if manoeuvres.is_open(plan, table):
        table.plan = plan
    else:
        _commit(table, plan)


def _step(table: Table, action: Any) -> None:
    assert table.plan is not None
    table.plan = payment.after(table, table.plan, action)


def _confirm(table: Table, _: Any) -> None:
    assert table.plan is not None
    _commit(table, table.plan)


def _commit(table: Table, plan: Plan) -> None:
    kind, outside = table.question.kind, table.fight is None and table.question.kind != "window"
    _continue(table, plan.seat)
    doing.execute(table, plan)
    _follow(table, plan.seat, kind, window=outside and plan.kind in ("cast", "use"))


def _follow(table: Table, seat: int, kind: str, *, window: bool) -> None:
    """After a spell or symbol of ``seat``: its goods are spent at once, then an effect window may open."""
    if table.purse and table.purse[seat] != NOTHING and kind not in ("spend", "surcharge"):
        table.todo.append(Task("spend-after" if window else "spend-in", seat))
    if window:
        windows.after_effect(table, seat)


def _continue(table: Table, seat: int) -> None:
    """Note how the game goes on after a manoeuvre of ``seat``, and lose what was left of the last one."""
    asked = table.question
    table.leftover = (-1, 0, 0, 0)
    table.question = WAITING
    if asked.kind == "floor":
        table.todo.append(Task("acted", seat))
    elif asked.kind == "answer":
        priority.stir(table, seat)
        table.todo.append(Task("answered", table.clockwise(seat)))
    elif asked.kind == "window":
        name = "window-effect" if asked.purpose == "effect" else f"again-{asked.purpose}"
        table.todo.append(Task(name, table.clockwise(seat)))
    elif asked.kind == "spend":
        table.purse[seat] = NOTHING


def _ripe(table: Table, action: a.Ripe) -> None:
    kind, outside = table.question.kind, table.fight is None and table.question.kind != "window"
    _continue(table, action.seat)
    unit = table.unit(action.unit)
    assert unit is not None
    doing.ripe(table, action.seat, unit)
    _follow(table, action.seat, kind, window=outside)


def _recruit(table: Table, action: a.Recruit) -> None:
    _continue(table, action.seat)
    doing.recruit(table, action.seat, action.card)


def _dismiss(table: Table, action: a.Dismiss) -> None:
    _continue(table, action.seat)
    doing.dismiss(table, action.seat, action.unit)


def _announce(table: Table, action: a.Announce) -> None:
    if table.question.kind == "floor":
        table.again = False
        table.opener = action.seat
        table.announced = table.gave_way = 0
    table.leftover = (-1, 0, 0, 0)
    table.passes = 0
    table.claims = ()
    priority.announce(table, action.seat, action.against)
    priority.ask(table, table.clockwise(action.seat))


def _withdraw(table: Table, action: a.Withdraw) -> None:
    priority.withdraw(table, action.seat)
    priority.ask(table, table.clockwise(action.seat))


def _pass(table: Table, action: a.Pass) -> None:
    if table.tell:
        table.say(e.Passed(action.seat))
    day.floor_passed(table, action.seat)


def _let(table: Table, action: a.Let) -> None:
    if table.tell:
        table.say(e.Passed(action.seat))
    if table.question.kind == "answer":
        priority.passed(table)
    else:
        windows.passed(table)


def _draw(table: Table, action: a.Draw) -> None:
    asked = table.question
    opening.draw(table, action.seat, action.count)
    table.question = WAITING
    if asked.kind == "opening":
        table.todo.append(Task("opening", action.seat))
    else:
        table.stirred = True
        table.todo.append(Task("drawing", action.seat, asked.left - action.count))


def _take_back(table: Table, action: a.TakeBack) -> None:
    left = table.question.left
    day.take_back(table, action.seat, action.of, action.card)
    table.question = WAITING
    table.todo.append(Task("drawing", action.seat, left - 1))


def _answered(does: Callable[[Table, Any], None]) -> Callable[[Table, Any], None]:
    """Return ``does`` for questions that are over when they are answered."""

    def taken(table: Table, action: Any) -> None:
        asked = table.question
        does(table, action)
        if table.question is asked:
            table.question = WAITING

    return taken


def _shift(table: Table, action: a.Shift) -> None:
    fight = fight_of(table)
    table.fight = values.fight_with(fight, shifted=values.adding(fight.shifted, action.unit, 0))
    table.todo.append(Task("again-second", table.clockwise(action.seat)))
    signs.ask(table, "shift", (action.seat, fight.defender), action.unit)


def _explode(table: Table, action: a.Explode) -> None:
    fight = fight_of(table)
    table.fight = values.fight_with(fight, blown=(*fight.blown, action.unit))
    table.todo.append(Task("again-second", table.clockwise(action.seat)))


def _wind(table: Table, action: a.Wind) -> None:
    fight = fight_of(table)
    found = table.at(action.unit)
    assert found is not None
    table.turn(found[0], found[1], found[1].turned + use(table.faces.keywords(found[1])))
    table.fight = values.fight_with(fight, wound=values.adding(fight.wound, action.unit, 1))
    table.todo.append(Task("again-second", table.clockwise(action.seat)))


def _refrain(table: Table, action: a.Refrain) -> None:
    if table.question.kind == "spend":
        table.purse[action.seat] = NOTHING
    else:
        table.plan = None
        table.symbols = table.symbols[1:]


def _give_up(table: Table, action: a.GiveUp) -> None:
    """Let a player leave; the question he was asked goes on without him."""
    asked = table.question
    seat = action.seat
    if table.plan is not None and table.plan.seat == seat:
        table.plan = None
    day.give_up(table, seat)
    if asked.seat != seat and seat not in asked.seats:
        return
    table.question = WAITING
    if asked.kind == "floor":
        table.todo.append(Task("floor", seat))
    elif asked.kind == "answer":
        priority.ask(table, seat, min(asked.left, len(table.alive()) - 1))
    elif asked.kind == "window":
        windows.ask(table, asked.purpose, seat, min(asked.left, len(table.alive()) - 1))
    elif asked.kind == "declare" or asked.purpose == "contest":
        table.then("resolve")
    elif asked.kind == "signs" and asked.purpose == "shift":
        table.question = WAITING


_TAKE: dict[type, Callable[[Table, Any], None]] = {
    a.Cut: _answered(lambda table, action: opening.cut(table, action.at)),
    a.Draw: _draw,
    a.Stop: _answered(lambda table, action: None),
    a.TakeBack: _take_back,
    a.Play: _begin,
    a.Cast: _begin,
    a.Use: _begin,
    a.Bribe: _begin,
    a.Turn: _step,
    a.Help: _step,
    a.Exchange: _step,
    a.Yield: _step,
    a.Build: _step,
    a.Assist: _step,
    a.Hire: _step,
    a.Confirm: _confirm,
    a.Refrain: _answered(_refrain),
    a.Ripe: _ripe,
    a.Recruit: _recruit,
    a.Dismiss: _dismiss,
    a.Announce: _announce,
    a.Withdraw: _withdraw,
    a.Look: lambda table, action: day.look(table, action.seat, action.of, action.pile),
    a.Pass: _answered(_pass),
    a.Let: _answered(_let),
    a.Claim: lambda table, action: day.claim(table, action.seat),
    a.Discard: _answered(lambda table, action: entering.discard(table, action.seat, action.card)),
    a.Hide: _answered(lambda table, action: entering.hide(table)),
    a.Show: _answered(lambda table, action: None),
    a.Challenge: lambda table, action: entering.challenge(table, action.against),
    a.Sign: lambda table, action: signs.answer(table, action.seat, action.sign),
    a.Courtesy: lambda table, action: signs.answer(table, action.seat, signs.YIELDS),
    a.Send: lambda table, action: attack.send(table, action.unit),
    a.Strike: _answered(lambda table, action: attack.strike(table, action.target)),
    a.Guard: blocks.guard,
    a.Overflow: blocks.overflow,
    a.Done: _answered(lambda table, action: blocks.done(table)),
    a.Explode: _answered(_explode),
    a.Shift: _shift,
    a.Wind: _answered(_wind),
    a.Split: _answered(dividing.take_split),
    a.Loot: _answered(lambda table, action: combat.take_loot(table, action.unit)),
    a.Result: _answered(lambda table, action: aftermath.result(table, mill=action.mill)),
    a.Agree: _answered(lambda table, action: day.agree(table, action.seat)),
    a.Decline: _answered(lambda table, action: day.refuse(table, action.seat)),
    a.GiveUp: _give_up,
}
