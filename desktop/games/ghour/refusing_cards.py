"""Why a manoeuvre or a step of a payment is refused (GH-11f, the rows of sections 3 to 8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.core.message import Argument, Ref, message
from desktop.core.rules import Refusal
from desktop.games.ghour import actions as a
from desktop.games.ghour import economy, manoeuvres, payment, rotation
from desktop.games.ghour import keywords as k
from desktop.games.ghour.abilities import run
from desktop.games.ghour.faces import BASE, BUILDING, CREATURE, EXTENSION, ITEM, SPELL, Symbol
from desktop.games.ghour.pieces import NOTHING, Plan, Unit
from desktop.games.ghour.table import Table

_DAYTIME = ("floor", "answer")
_OPEN = ("floor", "answer", "window", "spend")


def no(clause: str, word: str, **args: Argument) -> Refusal:
    """Return the refusal ``ghour.refuse.<word>`` with its clause."""
    return Refusal(clause, message(f"ghour.refuse.{word}", **args))


def _daytime(table: Table) -> bool:
    """Tell whether cards of every type may be played now (GH-4.6)."""
    asked = table.question
    return asked.kind in _DAYTIME or (asked.kind == "spend" and asked.purpose == "after")


def _card(table: Table, action: Any) -> str:
    return table.faces.ids[int(action.card)]


def _price(table: Table, plan: Plan, clause: str = "GH-4.1") -> Refusal:
    """Return what is missing: builders, or goods."""
    gold, material, mana, builders = plan.need
    without = Plan(plan.seat, plan.kind, plan.card, plan.unit, need=(gold, material, mana, 0), goods=plan.goods)
    if builders and economy.reachable(table, without):
        return no("GH-4.2", "builders", n=builders)
    return no(clause, "goods")


def _play(table: Table, action: a.Play) -> Refusal | None:
    if table.question.kind not in _OPEN or table.plan is not None:
        return None
    faces, seat = table.faces, action.seat
    if action.card not in table.hands[seat]:
        return no("GH-4.1", "not-in-hand", card=Ref("card", _card(table, action)))
    if not _daytime(table):
        return no("GH-4.6", "spells-only")
    kind = faces.type[action.card]
    if kind == SPELL or (action.onto and kind not in (EXTENSION, ITEM)):
        return no("GH-11.24", "malformed")
    if kind in (EXTENSION, ITEM) and action.onto not in [unit.uid for unit in manoeuvres.hosts(table, seat, kind)]:
        return no("GH-4.16", "no-building") if kind == EXTENSION else no("GH-4.23", "no-creature")
    if faces.threshold[action.card] > table.points(seat):
        return no("GH-2.5", "threshold", n=faces.threshold[action.card])
    return _price(table, manoeuvres.play(table, action, NOTHING))


def _cast(table: Table, action: a.Cast) -> Refusal | None:
    if table.question.kind in ("hire", "recruit"):
        return no("GH-4.28", "morning")
    if table.question.kind not in _OPEN or table.plan is not None:
        return None
    faces, seat = table.faces, action.seat
    if action.card not in table.hands[seat]:
        return no("GH-4.1", "not-in-hand", card=Ref("card", _card(table, action)))
    if faces.type[action.card] != SPELL:
        return no("GH-4.6", "no-spell") if not _daytime(table) else no("GH-11.24", "malformed")
    if faces.yields[action.card] is not None:
        return no("GH-8.12", "yields")
    if faces.threshold[action.card] > table.points(seat):
        return no("GH-2.5", "threshold", n=faces.threshold[action.card])
    if action.turned not in (manoeuvres.TIMED_STATES if faces.timed[action.card] else (0,)):
        return no("GH-4.29", "timed-state")
    casting = faces.casting[action.card]
    for place, symbol in enumerate(casting):
        target = action.targets[place] if place < len(action.targets) else -99
        if target not in run.targets(table, seat, symbol):
            return _target(table, symbol, target)
    if len(action.targets) != len(casting):
        return no("GH-11.24", "malformed")
    return _price(table, manoeuvres.begin(table, action, NOTHING))


def _target(table: Table, symbol: Symbol, target: int) -> Refusal:
    """Return the row of the scope that ``target`` does not fit."""
    if symbol.scope == "player":
        return no("GH-6.18", "target-player")
    if symbol.scope == "all":
        return no("GH-6.19", "target-all")
    unit = table.unit(target)
    if unit is not None and symbol.kinds == 1 << BUILDING and table.faces.type[unit.face] != BUILDING:
        return no("GH-6.20", "target-building")
    if unit is not None and symbol.kinds >> table.faces.type[unit.face] & 1:
        return no("GH-6.20a", "target-keywords")
    return no("GH-6.20b" if symbol.when in ("rotate", "helper") else "GH-6.17", "target-one")


def _own(table: Table, seat: int, uid: int) -> Unit | None:
    return next((unit for unit in table.fields[seat] if unit.uid == uid), None)


def _symbol(table: Table, unit: Unit, source: int, ability: int) -> Symbol | None:
    for uid, face in table.faces.rows(unit):
        if uid == source and 0 <= ability < len(table.faces.symbols[face]):
            return table.faces.symbols[face][ability]
    return None


def _use(table: Table, action: a.Use) -> Refusal | None:
    if table.question.kind not in _OPEN or table.plan is not None:
        return None
    unit = _own(table, action.seat, action.unit)
    if unit is None:
        return no("GH-12.16", "not-own")
    symbol = _symbol(table, unit, action.source, action.ability)
    if symbol is None or symbol.when not in ("rotate", "helper") or not symbol.tree.give:
        return no("GH-6.1", "no-symbol")
    if symbol.when == "helper":
        reason = _helper(table, action.seat, unit.uid, action.helper)
        if reason is not None:
            return reason
    elif not manoeuvres.can_turn(table, unit):
        return no("GH-3.8", "beyond")
    if action.target not in run.targets(table, action.seat, symbol):
        return _target(table, symbol, action.target)
    if not run.matters(table, action.seat, symbol, action.target):
        return no("GH-8.11", "no-effect")
    return no("GH-6.8", "surcharge")


def _helper(table: Table, seat: int, helped: int, uid: int) -> Refusal | None:
    """Return why the card ``uid`` may not help (GH-6.2)."""
    unit = _own(table, seat, uid)
    if unit is None:
        return no("GH-12.16", "not-own")
    if table.faces.type[unit.face] != CREATURE or uid == helped:
        return no("GH-6.2", "helper")
    if table.faces.keywords(unit) & k.CLUMSY:
        return no("GH-5.5", "clumsy")
    return None if manoeuvres.can_turn(table, unit) else no("GH-3.8", "beyond")


def _bribe(table: Table, _: a.Bribe) -> Refusal | None:
    if not _daytime(table):
        return no("GH-8.18", "bribe-now")
    return no("GH-5.22", "bribe") if table.plan is None else None


def _ripe(table: Table, _: a.Ripe) -> Refusal | None:
    return no("GH-4.29", "not-ripe") if table.question.kind in _OPEN and table.plan is None else None


def _recruit(table: Table, action: Any) -> Refusal | None:
    if not _daytime(table):
        return no("GH-8.14", "recruit-now")
    if table.recruited[action.seat]:
        return no("GH-8.14", "recruited")
    if isinstance(action, a.Recruit):
        if action.card not in table.hands[action.seat]:
            return no("GH-4.1", "not-in-hand", card=Ref("card", _card(table, action)))
        return no("GH-8.14", "no-recruit-value") if table.plan is None else None
    for unit in table.fields[action.seat]:
        for piece in (unit, *unit.attached):
            if piece.uid == action.unit:
                mine = piece.owner == action.seat
                return no("GH-8.14", "no-recruit-value") if mine else no("GH-8.15", "not-owned")
    return no("GH-8.15", "not-owned")


# ---------------------------------------------------------------------- steps of a payment


def _turn(table: Table, action: Any) -> Refusal | None:
    plan = table.plan
    if plan is None:
        return None
    unit = _own(table, plan.seat, action.unit)
    if unit is None:
        return no("GH-12.16", "not-own")
    helps = isinstance(action, a.Help)
    words, kind = table.faces.keywords(unit), table.faces.type[unit.face]
    if helps:
        if kind != CREATURE:
            return no("GH-6.2", "helper")
        if words & k.CLUMSY:
            return no("GH-5.5", "clumsy")
    bearer = unit
    if helps:
        found = [u for u in table.fields[plan.seat] if any(uid == action.source for uid, _ in table.faces.rows(u))]
        if not found or found[0].uid == unit.uid:
            return no("GH-6.2", "helper")
        bearer = found[0]
    symbol = _symbol(table, bearer, action.source, action.ability)
    if symbol is None or symbol.when != ("helper" if helps else "rotate") or not symbol.tree.produces:
        return no("GH-6.2" if helps else "GH-6.1", "no-symbol")
    state = dict(plan.turns).get(unit.uid, unit.turned)
    fixed = unit.uid == plan.unit or unit.uid in plan.targets or unit.uid in plan.covered
    after = state + rotation.use(words)
    if unit.uid in plan.dead or state > rotation.free(kind, words) or (fixed and after > rotation.free(kind, words)):
        return no("GH-3.8", "beyond")
    if not payment.affordable(plan.goods, symbol.pay):
        return no("GH-6.8", "surcharge")
    return no("GH-4.1", "out-of-reach")


def _building(table: Table, action: Any) -> Refusal | None:
    plan = table.plan
    if plan is None:
        return None
    unit = _own(table, plan.seat, action.unit)
    if unit is None:
        return no("GH-12.16", "not-own")
    words = table.faces.keywords(unit)
    if words & k.CLUMSY:
        return no("GH-5.5", "clumsy")
    helps = isinstance(action, a.Assist)
    if unit.turned or table.faces.type[unit.face] != CREATURE:
        return no("GH-4.10", "passive-helper") if helps else no("GH-4.2", "passive-builder")
    if unit.uid in dict(plan.turns):
        return no("GH-4.3", "one-purpose")
    if helps and (plan.kind != "play" or table.faces.type[plan.card] not in (BASE, BUILDING)):
        return no("GH-4.10", "nothing-to-build")
    return no("GH-4.10" if helps else "GH-4.2", "out-of-reach")


def _exchange(table: Table, action: a.Exchange) -> Refusal | None:
    if table.plan is None:
        return None
    if not {action.give, action.take} <= {0, 1, 2} or action.give == action.take:
        return no("GH-11.24", "malformed")
    at = economy.rate(table, table.plan)
    if not at:
        return no("GH-5.27", "no-market")
    return no("GH-5.27", "rate", n=at) if table.plan.goods[action.give] < at else no("GH-4.1", "out-of-reach")


def _yield(table: Table, action: a.Yield) -> Refusal | None:
    if table.plan is None:
        return None
    if table.plan.kind == "hire":
        return no("GH-4.28", "morning")
    if action.card not in economy.yielding(table, table.plan):
        why = "yields-nothing" if action.card in table.hands[action.seat] else "not-in-hand"
        return no("GH-4.1", why, card=Ref("card", _card(table, action)))
    return no("GH-4.1", "goods")


def _hire(table: Table, _: a.Hire) -> Refusal | None:
    return no("GH-8.5", "hire") if table.question.kind == "hire" else None


def _confirm(table: Table, _: a.Confirm) -> Refusal | None:
    plan = table.plan
    if plan is None:
        return None
    if plan.kind in ("play", "cast") and plan.builders < plan.need[3]:
        return no("GH-4.2", "builders", n=plan.need[3])
    clause = {"bribe": "GH-5.22", "hire": "GH-8.5", "use": "GH-6.8", "surcharge": "GH-6.8"}.get(plan.kind, "GH-4.1")
    return no(clause, "goods")


REASONS: dict[type, Callable[[Table, Any], Refusal | None]] = {
    a.Play: _play,
    a.Cast: _cast,
    a.Use: _use,
    a.Bribe: _bribe,
    a.Ripe: _ripe,
    a.Recruit: _recruit,
    a.Dismiss: _recruit,
    a.Turn: _turn,
    a.Help: _turn,
    a.Build: _building,
    a.Assist: _building,
    a.Exchange: _exchange,
    a.Yield: _yield,
    a.Hire: _hire,
    a.Confirm: _confirm,
}
"""Each answer with the reason why it may be refused."""
