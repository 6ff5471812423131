"""Answers of Ghour in words, for the list of moves and for buttons."""

from __future__ import annotations

from typing import Any

from desktop.core.rules import Seat
from desktop.games.ghour import actions as a
from desktop.games.ghour.abilities.model import Goods
from desktop.games.ghour.abilities.text import goods_text, result
from desktop.games.ghour.observation import Observation
from desktop.ui.games.ghour.answers import SIGNS
from desktop.ui.games.ghour.book import face_at, unit_at
from desktop.ui.games.ghour.room import Room
from desktop.ui.games.ghour.wording import aim_words
from desktop.ui.table.situation import Situation

GOODS = ("gold", "material", "mana")
_PLAIN: dict[type[Any], str] = {
    a.Stop: "stop", a.Confirm: "confirm", a.Withdraw: "withdraw", a.Pass: "pass", a.Let: "let", a.Refrain: "refrain",
    a.Claim: "claim", a.Hide: "hide", a.Show: "show", a.Courtesy: "courtesy", a.Done: "done", a.Agree: "agree",
    a.Decline: "decline", a.GiveUp: "give-up",
}  # fmt: skip


def answer(action: Any, now: Situation, room: Room) -> str:
    """Return ``action`` in words."""
    plain = _PLAIN.get(type(action))
    if plain is not None:
        return now.word(f"ghour.do-{plain}")
    return _with_cards(action, now, room) or _with_units(action, now, room)


def _with_cards(action: Any, now: Situation, room: Room) -> str:
    say, name = now.word, room.book.name
    match action:
        case a.Cut(at=0):
            return say("ghour.do-leave-it")
        case a.Cut(at=at):
            return say("ghour.do-cut", n=at)
        case a.Draw(count=count):
            return say("ghour.do-draw", n=count)
        case a.TakeBack(of=of, card=card):
            return say("ghour.do-take-back", name=name(card), who=now.who(Seat(of)))
        case a.Play(card=card, onto=0):
            return say("ghour.do-play", name=name(card))
        case a.Play(card=card, onto=onto):
            return say("ghour.do-attach", name=name(card), host=_unit(now, room, onto))
        case a.Cast(card=card, targets=targets, turned=turned):
            what = ", ".join(aim_words(now, room, each) for each in targets or (0,))
            if turned:
                return say("ghour.do-place", name=name(card), what=what, turned=turned)
            return say("ghour.do-cast", name=name(card), what=what)
        case a.Recruit(card=card):
            return say("ghour.do-recruit", name=name(card))
        case a.Discard(card=card):
            return say("ghour.do-discard", name=name(card))
        case a.Yield(card=card):
            goods = goods_text(Goods(*(room.book.rules.yields[card] or (0, 0, 0))))
            return say("ghour.do-yield", name=name(card), goods=goods)
        case a.Exchange(give=give, take=take):
            given, taken = now.name("resource", GOODS[give]), now.name("resource", GOODS[take])
            return say("ghour.do-exchange", give=given, take=taken)
        case a.Look(of=of, pile=pile):
            return say("ghour.do-look-trophies" if pile else "ghour.do-look-grave", who=now.who(Seat(of)))
        case a.Announce(against=foe):
            return say("ghour.do-announce", who=now.who(Seat(foe)))
        case a.Challenge(against=foe):
            return say("ghour.do-challenge", who=now.who(Seat(foe)))
        case a.Sign(sign=sign):
            return say(f"ghour.sign-{SIGNS[sign]}")
        case a.Result(mill=mill):
            return say("ghour.do-mill", n=milled(now)) if mill else say("ghour.do-discard-unseen")
    return ""


def milled(now: Situation) -> int:
    """Return how many cards milling would cost the Colony of the base that is hit: no more than there are."""
    seen: Observation = now.seen
    if seen.fight is None:
        return 0
    player = seen.players[seen.fight.defender]
    return min(seen.question.left, player.colony + (player.recruiter >= 0))


def _with_units(action: Any, now: Situation, room: Room) -> str:
    say = now.word
    seen: Observation = now.seen
    match action:
        case a.Use(unit=uid, source=source, ability=ability, target=target, helper=helper):
            what = effect(now, room, source, ability)
            words = say("ghour.do-use", name=_unit(now, room, uid), what=what, target=aim_words(now, room, target))
            return say("ghour.do-helped", what=words, name=_unit(now, room, helper)) if helper else words
        case a.Turn(unit=uid, source=source, ability=ability):
            return say("ghour.do-turn", name=_unit(now, room, uid), what=effect(now, room, source, ability))
        case a.Help(unit=uid, source=source, ability=ability):
            return say("ghour.do-help", name=_unit(now, room, uid), what=effect(now, room, source, ability))
        case a.Guard(unit=uid, line=line, value=value):
            words = say("ghour.do-guard", name=_unit(now, room, uid), what=_line(now, room, line))
            found = unit_at(seen, uid)
            if found is not None and value >= 0 and len(found[1].attacks) > 1:
                return say("ghour.do-guard-with", what=words, value=found[1].attacks[value][1])
            return words
        case a.Overflow(unit=uid, line=line):
            return say("ghour.do-overflow", name=_unit(now, room, uid), what=_line(now, room, line))
        case a.Split(target=target, points=points):
            return say("ghour.do-split", name=_unit(now, room, target), n=points)
        case a.Strike(target=target):
            return say("ghour.do-strike", name=_unit(now, room, target))
    word = type(action).__struct_config__.tag
    return say(f"ghour.do-{word}", name=_unit(now, room, action.unit))


def _unit(now: Situation, room: Room, uid: int) -> str:
    """Return what a card is called; of several with the same name, which one."""
    number = face_at(now.seen, uid)
    if number < 0:
        return aim_words(now, room, uid)
    name = room.book.name(number)
    same = [
        card.unit.uid
        for player in now.seen.players
        for card in player.field
        if card.unit.face == number and not card.unit.hidden
    ]
    return f"{name} {same.index(uid) + 1}" if uid in same and len(same) > 1 else name


def _line(now: Situation, room: Room, line: int) -> str:
    fight = now.seen.fight
    if fight is None or line >= len(fight.lines):
        return ""
    each = fight.lines[line]
    found = unit_at(now.seen, each.owner)
    value = found[1].attacks[each.value][1] if found is not None and each.value < len(found[1].attacks) else 0
    return now.word("ghour.line", name=_unit(now, room, each.owner), value=value)


def effect(now: Situation, room: Room, source: int, ability: int) -> str:
    """Return what a symbol printed on the card ``source`` of the table does."""
    number = face_at(now.seen, source)
    if number < 0:
        return ""
    abilities = room.book.content.cards[number].abilities
    return now.say(result(abilities[ability])) if ability < len(abilities) else ""
