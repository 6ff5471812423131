"""Answers of Ghour as clicks, and back: the piece first, then where it goes or whom it is aimed at."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from desktop.core.rules import Seat
from desktop.games.ghour import actions as a
from desktop.games.ghour.observation import Observation
from desktop.games.ghour.pieces import Fight
from desktop.ui.games.ghour.book import Book, unit_at
from desktop.ui.games.ghour.room import SWORDS
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key

Route = tuple[Key, ...]
SIGNS = ("rock", "paper", "scissors")
SIGN_BOX: Key = ("sign-box",)
HAND: Key = ("hand-place",)


def routes(action: Any, now: Situation, book: Book) -> tuple[Route, ...]:
    """Return the clicks that mean ``action``."""
    seen: Observation = now.seen
    seat = action.seat
    match action:
        case a.Play(card=card, onto=onto):
            place: Key = ("unit", onto) if onto else ("felt", seat)
            return tuple((key, place) for key in _copies(seen, seat, card))
        case a.Cast(card=card, targets=targets, turned=turned):
            aims = tuple(_aims(seat, targets))
            last: Route = (("timer", turned),) if turned else ()
            return tuple((key, *aim, *last) for key in _copies(seen, seat, card) for aim in aims)
        case a.Use():
            return (_use(action, seen, book),)
        case a.Bribe(unit=uid):
            return ((("unit", uid), ("felt", seat)),)
        case a.Ripe(unit=uid):
            return ((("unit", uid), ("deed", uid, "ripe")), (("unit", uid), ("felt", seat)))
        case a.Recruit(card=card):
            return tuple((key, ("colony", seat)) for key in _copies(seen, seat, card))
        case a.Dismiss(unit=uid):
            found = unit_at(seen, uid)
            kind = "unit" if found is not None and found[1].unit.uid == uid else "piece"
            return (((kind, uid), ("colony", seat)),)
        case a.Discard(card=card):
            return tuple((key, ("grave", seat)) for key in _copies(seen, seat, card))
        case a.Announce(against=foe):
            return ((SWORDS, ("seat", foe)), (SWORDS, ("felt", foe)))
        case a.Challenge(against=foe):
            uid = seen.question.unit
            return ((("unit", uid), ("seat", foe)), (("unit", uid), ("felt", foe)))
        case a.Look(of=of, pile=pile):
            key: Key = ("trophies" if pile else "grave", of)
            return ((key, key),)
        case a.Draw(count=1):
            return ((("colony", seat), HAND),)
        case a.TakeBack(of=of, card=card):
            return ((("undead", of, card), HAND),)
        case a.Cut(at=at) if at:
            return ((("cut", at),),)
        case a.Sign(sign=sign):
            return ((("sign", sign), SIGN_BOX),)
    return _payment(action, seen) or _fighting(action, seen, book)


def _copies(seen: Observation, seat: int, card: int) -> Iterable[Key]:
    """Return the keys of each copy of ``card`` in the hand."""
    hand = seen.players[seat].hand or ()
    return (("hand", card, copy) for copy in range(hand.count(card)))


def _aims(seat: int, targets: tuple[int, ...]) -> list[Route]:
    """Return the ways to point at ``targets``, one after the other."""
    found: list[Route] = [()]
    for target in targets or (0,):
        keys: tuple[Key, ...]
        if target < 0:
            keys = (("seat", -target - 1), ("felt", -target - 1))
        else:
            keys = (("unit", target),) if target else (("felt", seat),)
        found = [(*way, key) for way in found for key in keys]
    return found


def _use(action: a.Use, seen: Observation, book: Book) -> Route:
    found = unit_at(seen, action.unit)
    several = found is not None and len(book.symbols(found[1].unit)) > 1
    symbol: Route = (("deed", action.unit, action.source, action.ability),) if several else ()
    helper: Route = (("unit", action.helper),) if action.helper else ()
    return (("unit", action.unit), *symbol, *helper, ("unit", action.target))


def _payment(action: Any, seen: Observation) -> tuple[Route, ...]:
    """Return the clicks of a step of a payment: each costs nothing, for it can be taken back."""
    match action:
        case a.Turn(unit=uid, source=source, ability=ability):
            return (("yield", uid, source, ability, "turn"),), (("unit", uid),)
        case a.Help(unit=uid, source=source, ability=ability):
            return (("yield", uid, source, ability, "help"),), (("unit", uid),)
        case a.Build(unit=uid):
            return (("yield", uid, 0, 0, "build"),), (("unit", uid),)
        case a.Assist(unit=uid):
            return (("yield", uid, 0, 0, "assist"),), (("unit", uid),)
        case a.Hire(unit=uid):
            return (("yield", uid, 0, 0, "hire"),), (("unit", uid),)
        case a.Exchange(give=give, take=take):
            return ((("give", give), ("take", take)),)
        case a.Yield(card=card):
            return tuple((key,) for key in _copies(seen, action.seat, card))
    return ()


def _fighting(action: Any, seen: Observation, book: Book) -> tuple[Route, ...]:
    fight = seen.fight
    match action:
        case a.Send(unit=uid):
            against = seen.question.left
            field = seen.players[against].field if 0 <= against < len(seen.players) else ()
            return ((("unit", uid),), *((("unit", uid), ("unit", card.unit.uid)) for card in field))
        case a.Strike(target=target):
            goal: Key = ("unit", target)
            return ((goal, goal), *((("unit", uid), goal) for uid in seen.question.picked))
        case a.Guard(unit=uid, line=line, value=value) if fight is not None:
            return _guard(("unit", uid), line, value, fight, seen, book)
        case a.Overflow(unit=uid, line=line) if fight is not None:
            owner = fight.lines[line].owner
            return (("unit", uid), ("overflow", line)), (("unit", uid), ("unit", owner))
        case a.Explode(unit=uid):
            return ((("unit", uid), ("deed", uid, "explode")),)
        case a.Shift(unit=uid):
            return ((("unit", uid), ("deed", uid, "shift")),)
        case a.Wind(unit=uid):
            return ((("unit", uid), ("deed", uid, "wind")),)
        case a.Split(target=target, points=points):
            return ((("unit", target), ("points", points)),)
        case a.Loot(unit=uid):
            return ((("unit", uid), ("unit", uid)),)
    return ()


def _guard(unit: Key, line: int, value: int, fight: Fight, seen: Observation, book: Book) -> tuple[Route, ...]:
    """Return the ways to set a blocker against a line: over its attacker, over the line, by one of several values."""
    owner: Key = ("unit", fight.lines[line].owner)
    found = unit_at(seen, int(unit[1]))
    if found is not None and len(found[1].attacks) > 1:
        weapon: Key = ("value", int(unit[1]), value)
        return (unit, weapon, ("line", line)), (unit, weapon, owner), (unit, ("line", line)), (unit, owner)
    return (unit, ("line", line)), (unit, owner)


# ---------------------------------------------------------------------- what somebody means


def attempt(route: Route, now: Situation, book: Book) -> Any | None:
    """Return what somebody means who clicks ``route``, legal or not."""
    seen: Observation = now.seen
    asked = now.question
    seat = now.update.viewer if now.update.viewer is not None else (asked.seat if asked is not None else None)
    if seat is None:
        return None
    if seen.plan is not None:
        return _meant_payment(route, seat)
    kind = seen.question.kind
    match route:
        case (("hand", int(card), _), *rest):
            return _meant_card(int(card), rest, seat, kind, book)
        case (("unit", int(uid)), ("colony", _)) | (("piece", int(uid)), ("colony", _)):
            return a.Dismiss(seat, int(uid))
        case (("unit", int(uid)), ("felt", int(other))) if other == seat:
            return a.Bribe(seat, int(uid))
        case (("swords",), (_, int(other))):
            return a.Announce(seat, Seat(int(other)))
        case (("grave" | "trophies" as pile, int(of)), *_):
            return a.Look(seat, int(of), int(pile == "trophies"))
        case (("colony", _), *_):
            return a.Draw(seat, 1)
    return _meant_fight(route, seat, seen, book)


def _meant_card(card: int, rest: list[Key], seat: Seat, kind: str, book: Book) -> Any | None:
    if kind == "discard-down":
        return a.Discard(seat, card)
    match rest:
        case [("colony", _), *_]:
            return a.Recruit(seat, card)
        case [("unit", int(uid)), *_] | [("piece", int(uid)), *_]:
            if book.rules.casting[card]:
                return a.Cast(seat, card, (int(uid),), int(book.rules.timed[card]))
            return a.Play(seat, card, int(uid) if book.rules.type[card] > 2 else 0)
        case [("seat" | "felt", int(other)), *_] if book.rules.casting[card]:
            return a.Cast(seat, card, (-int(other) - 1,), int(book.rules.timed[card]))
    return a.Cast(seat, card, ()) if book.rules.casting[card] else a.Play(seat, card)


def _meant_payment(route: Route, seat: Seat) -> Any | None:
    match route:
        case (("hand", int(card), _), *_):
            return a.Yield(seat, int(card))
        case (("unit", int(uid)), *_):
            return a.Turn(seat, int(uid), int(uid), 0)
        case (("give", int(give)), ("take", int(take))):
            return a.Exchange(seat, int(give), int(take))
    return None


def _meant_fight(route: Route, seat: Seat, seen: Observation, book: Book) -> Any | None:
    """Return the step of a declaration or of blocks that is meant."""
    kind, fight = seen.question.kind, seen.fight
    match route:
        case (("unit", int(uid)), ("unit", int(other))) if kind == "blocks" and fight is not None:
            lines = [place for place, line in enumerate(fight.lines) if line.owner == other]
            return a.Guard(seat, int(uid), lines[0] if lines else -1, 0)
        case (("unit", int(uid)), ("line", int(line))) if kind == "blocks":
            return a.Guard(seat, int(uid), int(line), 0)
        case (("unit", int(uid)), *rest) if kind == "declare":
            found = unit_at(seen, int(uid))
            if found is not None and found[0] == seat:
                return a.Strike(seat, int(rest[0][1])) if rest and rest[0][0] == "unit" else a.Send(seat, int(uid))
            return a.Strike(seat, int(uid))
        case (("unit", int(uid)),) if kind == "blocks":
            return a.Guard(seat, int(uid), 0, 0)
        case (("unit", int(uid)), *rest) if kind in ("floor", "window", "answer", "spend"):
            found = unit_at(seen, int(uid))
            if found is None or found[0] != seat:
                return None
            symbols = book.symbols(found[1].unit)
            if not symbols:
                return None
            aim = int(rest[-1][1]) if rest and rest[-1][0] == "unit" else int(uid)
            source, ability, symbol = symbols[0]
            return a.Use(seat, int(uid), source, ability, aim, int(uid) if symbol.when == "helper" else 0)
    return None


# ---------------------------------------------------------------------- buttons

_BARE: dict[str, tuple[type[Any], ...]] = {
    "pass": (a.Pass, a.Let, a.Refrain),
    "stop": (a.Stop,),
    "confirm": (a.Confirm,),
    "withdraw": (a.Withdraw,),
    "claim": (a.Claim,),
    "hide": (a.Hide,),
    "show-it": (a.Show,),
    "courtesy": (a.Courtesy,),
    "done": (a.Done,),
    "agree": (a.Agree,),
    "decline": (a.Decline,),
    "give-up": (a.GiveUp,),
}


def command(name: str, now: Situation) -> Any | None:
    """Return the answer of a button, if it is on offer."""
    word, _, rest = name.rpartition("=")
    for option in now.offers:
        match option:
            case a.Draw(count=count) if word == "draw" and rest == str(count):
                return option
            case a.Cut(at=0) if name == "leave-it":
                return option
            case a.Announce(against=foe) | a.Challenge(against=foe) if word == "against" and rest == str(int(foe)):
                return option
            case a.Result(mill=mill) if name == ("mill" if mill else "discard"):
                return option
            case a.Strike(target=target) if name == "strike" and ("unit", target) in now.chosen:
                return option
            case _ if isinstance(option, _BARE.get(name, ())):
                return option
    return None
