"""Answers of Gold & Rum as clicks, as words, and back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.core.message import Message
from desktop.core.rules import Advice, Seat
from desktop.games.gold_and_rum.actions import (
    Airship,
    Commando,
    Decline,
    Desert,
    Favour,
    Lay,
    LayNothing,
    NameMyself,
    Nobody,
    Pass,
    Race,
    Recruit,
    Spy,
    Withdraw,
)
from desktop.games.gold_and_rum.cards import AIRSHIP, COMMANDO, DESERT, GOBLIN, LAYABLE, MACHINE, RECRUIT
from desktop.games.gold_and_rum.observation import Observation
from desktop.ui.games.gold_and_rum import pieces
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key


def own_question(now: Situation) -> bool:
    """Return whether what is asked is for whoever looks at this view: its own seat, or everybody at the open table."""
    question = now.question
    return now.mine and question is not None and now.update.viewer in (None, question.seat)


def planned(seen: Observation) -> dict[int, int]:
    """Return how many of each kind the viewer has chosen to lay so far."""
    kinds = [kind for kind in LAYABLE if seen.hand and seen.hand[kind]]
    return dict(zip(kinds, seen.plan, strict=False))


def routes(action: Any, now: Situation) -> tuple[tuple[Key, ...], ...]:
    """Return the clicks that mean ``action``: what is taken up, then where it goes, in either order for people."""
    match action:
        case Recruit():
            return ((("card", "R"), ("pile", action.pile)),)
        case Desert():
            return ((("card", "D"), ("pile", action.pile)),)
        case Favour():
            badge: Key = ("badge", action.player)
            return ((("crown",), badge), (badge, ("crown",)), (("crown",), ("seat", action.player)))
        case Spy():
            kind: Key = ("kind", action.kind)
            victim: Key = ("badge", action.victim)
            return ((kind, victim), (victim, kind), (kind, ("seat", action.victim)))
        case Race():
            return ((("race", action.race), ("cloth",)),)
        case Lay() if action.count:
            return ((("hand", action.kind, action.count - 1), ("army", action.seat)),)
        case Commando():
            return ((("hand", COMMANDO, 0), ("laid", action.victim, action.place)),)
        case Airship():
            ship: Key = ("hand", AIRSHIP, 0)
            crew: Key = ("hand", GOBLIN, action.goblins - 1)
            return ((ship, crew), (crew, ("army", action.seat)))
    return ()


def attempt(route: tuple[Key, ...], now: Situation) -> Any | None:
    """Return what somebody means who clicks ``route``, legal or not."""
    question = now.question
    if question is None:
        return None
    seat = question.seat
    match route:
        case (("card", "R"), ("pile", int(pile))):
            return Recruit(seat, pile)
        case (("card", "D"), ("pile", int(pile))):
            return Desert(seat, pile)
        case (("card", "R"),):
            return Recruit(seat, 0)
        case (("crown",), ("seat", int(player))):
            return Favour(seat, player)
        case (("kind", int(kind)), ("seat" | "badge", int(victim))):
            return Spy(seat, victim, kind)
        case (("hand", int(kind), int(copy)), ("army", int())) if now.seen.phase == "lay":
            return Lay(seat, kind, copy + 1)
        case (("hand", int(kind), int(copy)),) if now.seen.phase == "lay":
            return Lay(seat, kind, copy + 1)
        case (("hand", kind, int()), ("laid" | "army" | "faced", int(victim), *_)) if kind == COMMANDO:
            return Commando(seat, victim, 0)
    return None


def chosen(now: Situation) -> Any | None:
    """Return the answer that the pieces chosen so far mean, if they say all of it."""
    question = now.question
    if question is None or not now.chosen or not now.mine:
        return None
    match now.chosen:
        case (("race", int(race)),):
            return Race(question.seat, race)
        case (("badge", int(player)),) if now.seen.phase == "favourite":
            return Favour(question.seat, player)
    return None


def warnings(action: Any, advice: Callable[[], Advice], now: Situation) -> tuple[Message, ...]:
    """Return what the rules advise against ``action``: only what concerns this very answer."""
    match action:
        case Desert(pile=pile) if now.seen.piles[pile].top >= DESERT:
            wanted = "deserted"
        case Recruit(pile=pile) if RECRUIT <= now.seen.piles[pile].top < DESERT:
            wanted = "claimed"
        case Lay(kind=kind, count=count) if count:
            wanted = "no-goblins" if kind == MACHINE else ""
        case _:
            return ()
    found = {each.key.rpartition(".")[2]: each for each in advice().warnings}
    keys = (wanted, "quarrel") if type(action) is Lay else (wanted,)
    return tuple(found[key] for key in keys if key in found)


def command(name: str, now: Situation) -> Any | None:
    """Return the answer of a button."""
    question = now.question
    if question is None or not now.mine:
        return None
    if name == "pass":
        return Pass(question.seat)
    if name == "choose":
        return chosen(now)
    if name.startswith("option-"):
        at = int(name.removeprefix("option-"))
        return question.options[at] if at < len(question.options) else None
    return None


def answer(action: Any, now: Situation) -> str:
    """Return an answer in words."""
    match action:
        case Pass():
            return now.word("gold_and_rum.pass")
        case Recruit():
            return now.word("gold_and_rum.do-recruit", pile=action.pile + 1)
        case Desert():
            return now.word("gold_and_rum.do-desert", pile=action.pile + 1)
        case Favour():
            return now.word("gold_and_rum.do-favour", who=now.who(Seat(action.player)))
        case Spy():
            card = pieces.kind_words(now, action.kind)
            return now.word("gold_and_rum.do-spy", who=now.who(Seat(action.victim)), card=card)
        case Decline():
            return now.word("gold_and_rum.decline")
        case Race():
            return now.word("gold_and_rum.do-race", race=pieces.race_words(now, action.race))
        case Lay(count=0):
            return now.word("gold_and_rum.do-lay-none", card=pieces.kind_words(now, action.kind))
        case Lay():
            return now.word("gold_and_rum.do-lay", card=pieces.kind_words(now, action.kind), count=action.count)
        case LayNothing():
            return now.word("gold_and_rum.do-nothing")
        case Nobody():
            return now.word("gold_and_rum.do-nobody")
        case NameMyself():
            return now.word("gold_and_rum.do-name")
        case Commando():
            return now.word("gold_and_rum.do-commando", who=now.who(Seat(action.victim)), place=action.place + 1)
        case Airship():
            return now.word("gold_and_rum.do-airship", n=action.goblins)
        case Withdraw():
            return now.word("gold_and_rum.withdraw")
    raise TypeError(action)
