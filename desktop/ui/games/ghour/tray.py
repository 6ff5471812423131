"""The near edge: plaque, hand, buttons, and what is asked."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.rules import Seat
from desktop.games.ghour import actions as a
from desktop.games.ghour.abilities.text import sentence
from desktop.games.ghour.observation import Observation, Player
from desktop.ui.games.ghour import bill, pieces, sides
from desktop.ui.games.ghour.answers import HAND
from desktop.ui.games.ghour.room import SWORDS, TALL, Room
from desktop.ui.games.ghour.saying import milled
from desktop.ui.paint import marks, surfaces
from desktop.ui.paint.ghour_signs import coin
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import LEFT, text
from desktop.ui.paint.light import around, rounded
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import EXTRA, UI, Look, font

CARD = 98.0


def tray(now: Situation, room: Room) -> list[Sprite]:
    """Return everything on the near edge."""
    out = sides.own_plaque(now, room)
    out += _hand(now, room)
    out += _tokens(now, room)
    out += _purse(now, room)
    out += buttons(now, room)
    return out


def _hand(now: Situation, room: Room) -> list[Sprite]:
    """Return the viewer's hand, lying flat, overlapping where it must; backs for everybody else."""
    player: Player = now.seen.players[room.near]
    r = room.hand
    out: list[Sprite] = []
    hot = HAND in now.targets and bool(now.chosen)
    if hot:

        def place(p: QPainter, look: Look, r: QRectF) -> None:
            marks.brackets(p, r, look.target)

        words = now.word("ghour.into-hand")
        out.append(
            Sprite(HAND, r, ("gh-hand-place",), place, z=furniture.Z_HAND - 1, margin=8, role="place", tip=words)
        )
    cards = player.hand
    count = player.cards if cards is None else len(cards)
    if not count:
        words = now.word("ghour.hand-empty" if not player.out else "ghour.out")
        out.append(furniture.note(("note", "hand"), QRectF(r.left() + 10, r.top() + 40, r.width() - 20, 40), words))
        return out
    pitch = min(CARD + 10, (r.width() - CARD) / max(1, count - 1))
    left = r.center().x() - (pitch * (count - 1) + CARD) / 2
    tall = CARD * TALL
    copies: dict[int, int] = {}
    for at in range(count):
        rect = QRectF(left + at * pitch, room.height - 10 - tall, CARD, tall)
        if cards is None:
            out.append(pieces.back(("hand-back", at), rect.translated(0, 14), z=furniture.Z_HAND + at))
            continue
        number = cards[at]
        copy = copies.get(number, 0)
        copies[number] = copy + 1
        key: Key = ("hand", number, copy)
        state = pieces.mood(now, room, key, shade=True)
        paying = now.seen.plan is not None and now.seen.plan.card == number and copy == 0
        if paying and now.mine:
            state = pieces.Mood(chosen=True)
        up = 10 if state.chosen else 4 if state.lit else 0
        tip = room.book.once(("hand", number, room.spoken), partial(hand_words, now, room, number))
        face = room.book.face(number)
        # a card pointed at in a crowded hand comes to the front
        z = furniture.Z_HAND + at + (40 if now.hovered == key else 0)
        enabled = now.mine and (key in now.sources or key in now.targets or state.chosen)
        home: Key = ("colony", room.near)
        rect = rect.translated(0, -up)
        out.append(pieces.card(key, rect, face, z=z, tip=tip, enabled=enabled, home=home))
        out += pieces.marked(now, key, rect, state, z)
    return out


def hand_words(now: Situation, room: Room, number: int) -> str:
    """Return a card of the hand in words: name, type, price, what it does."""
    card, face = room.book.content.cards[number], room.book.face(number)
    lines = [f"{face.name} – {face.kind_name}"]
    if face.costs:
        price = ", ".join(f"{1 if n is None else n} {now.name('resource', good)}" for good, n in face.costs)
        lines.append(now.word("ghour.price", price=price))
    values = [now.name("keyword", word) for word in face.keywords]
    if face.attacks:
        words = " · ".join(f"{now.name('attack', kind)} {value}" for kind, value in face.attacks)
        values.insert(0, words)
    if face.defence:
        values.insert(1 if face.attacks else 0, now.word("ghour.values-defence", value=face.defence))
    if values:
        lines.append(", ".join(values))
    lines += [now.say(sentence(ability, timed=card.timed)) for ability in card.abilities]
    if card.recruit:
        lines.append(now.word("ghour.recruits", n=card.recruit))
    return "\n".join(lines)


def _tokens(now: Situation, room: Room) -> list[Sprite]:
    """Return the crossed swords, carried to whom an attack is announced on."""
    if not now.mine or SWORDS not in now.sources:
        return []
    chosen = SWORDS in now.chosen or now.dragged == SWORDS
    hot = now.hovered == SWORDS

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if not chosen:
            marks.playable(p, look, r, 26, strength=1.0 if hot else 0.6)
        marks.badge(p, look, r.center(), "crossed-swords", r.width() / 2 - 1, ember=True)
        if chosen:
            marks.selected(p, look, rounded(r, 26))

    # in a crowd it keeps out of the way of the cards
    crowd = room.lines.get(room.near, 1) > 1
    rect = around(QPointF(room.lower.right() - 34, room.lower.bottom() - (19 if crowd else 32)), 36 if crowd else 52)
    tip = now.word("ghour.swords-tip")
    z = furniture.Z_PIECE + 45
    return [Sprite(SWORDS, rect, ("gh-swords", chosen, hot), paint, z=z, margin=18, role="piece", tip=tip)]


def _purse(now: Situation, room: Room) -> list[Sprite]:
    """Return the goods of symbols that wait to be spent."""
    seen: Observation = now.seen
    if not seen.purse or seen.plan is not None:
        return []
    goods = tuple((good, n) for good, n in zip(("gold", "material", "mana"), seen.purse[room.near], strict=True) if n)
    if not goods:
        return []

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.recess(p, look, r, 12)
        for at, (good, n) in enumerate(goods):
            x = r.left() + 16 + at * 46
            coin(p, look, QPointF(x, r.center().y()), 10, good)
            text(p, look, QRectF(x + 13, r.top(), 24, r.height()), str(n), font(look, UI, 15, EXTRA), look.text, LEFT)

    rect = QRectF(room.lower.left() + 190, room.lower.bottom() - 34, 16 + 46 * len(goods), 28)
    tip = now.word("ghour.purse-tip")
    return [
        Sprite(("purse",), rect, ("gh-purse", goods), paint, z=furniture.Z_PANEL, margin=6, role="info", tip=tip)
    ]  # fmt: skip


# ---------------------------------------------------------------------- buttons


def buttons(now: Situation, room: Room) -> list[Sprite]:
    """Return the buttons of the question: one in brass, up to two of wood, and the flag of those who give up."""
    if now.update.outcome is not None:
        return [_primary(now, room, "results", now.word("table.results"), "laurels")]
    if not now.mine:
        claims = [option for option in now.offers if isinstance(option, a.Claim)]
        if claims:
            return [
                _primary(now, room, "claim", now.word("ghour.do-claim"), "hand"),
                _wood(now, room, "leave", now.word("ghour.leave"), "", 0, 1),
            ]
        return []
    out = _asked(now, room)
    if any(isinstance(option, a.GiveUp) for option in now.offers):
        out.append(_flag(now, room))
    return out


def _asked(now: Situation, room: Room) -> list[Sprite]:
    seen: Observation = now.seen
    kind, say = seen.question.kind, now.word
    if seen.plan is not None:
        return _paying(now, room)
    match kind:
        case "floor" | "answer" | "window" | "spend":
            return _passing(now, room)
        case "opening" | "recruit":
            return _drawing(now, room)
        case "cut":
            return [_primary(now, room, "leave-it", say("ghour.do-leave-it"), "card-pick")]
        case "declare":
            goal = next((key for key in reversed(now.chosen) if key[0] == "unit"), None)
            ready = any(isinstance(option, a.Strike) for option in now.offers)
            sent = len(seen.question.picked)
            words = say("ghour.do-attack", n=sent) if sent else say("ghour.do-attack-now")
            tip = "" if goal and ready else say("ghour.attack-how")
            row = [_primary(now, room, "strike", words, "crossed-swords", enabled=bool(goal and ready), tip=tip)]
            if seen.question.picked:
                row.append(_wood(now, room, "cancel", say("ghour.undo-steps"), "cancel", 0, 1))
            return row
        case "blocks":
            row = [_primary(now, room, "done", say("ghour.do-done"), "check-mark")]
            if now.question is not None and now.question.begun:
                row.append(_wood(now, room, "cancel", say("ghour.undo-steps"), "cancel", 0, 1))
            return row
        case "split" if now.question is not None and now.question.begun:
            return [_wood(now, room, "cancel", say("ghour.undo-steps"), "cancel", 0, 1)]
        case "lurk":
            return [
                _primary(now, room, "hide", say("ghour.do-hide"), "hood"),
                _wood(now, room, "show-it", say("ghour.do-show"), "", 0, 1),
            ]
        case "result":
            return [
                _primary(now, room, "mill", say("ghour.do-mill", n=milled(now)), "card-pick"),
                _wood(now, room, "discard", say("ghour.do-discard-unseen"), "", 0, 1),
            ]
        case "offer":
            return [
                _primary(now, room, "agree", say("ghour.do-agree"), "shaking-hands"),
                _wood(now, room, "decline", say("ghour.do-decline"), "cancel", 0, 1),
            ]
        case "weak":
            foes = [option.against for option in now.offers if isinstance(option, a.Challenge)]
            return [_against(now, room, Seat(foe), at, len(foes)) for at, foe in enumerate(foes)]
        case "signs" if any(isinstance(option, a.Courtesy) for option in now.offers):
            return [_wood(now, room, "courtesy", say("ghour.do-courtesy"), "", 0, 1)]
    return []


def _paying(now: Situation, room: Room) -> list[Sprite]:
    plan = now.seen.plan
    ready = any(isinstance(option, a.Confirm) for option in now.offers)
    tip = "" if ready else bill.missing_words(now)
    words = now.word(f"ghour.pay-{plan.kind}")
    out = [_primary(now, room, "confirm", words, "check-mark", enabled=ready, tip=tip)]
    row = []
    if any(isinstance(option, a.Refrain) for option in now.offers):
        row.append(("pass", now.word("ghour.do-refrain"), ""))
    elif now.question is not None and now.question.begun:
        row.append(("cancel", now.word("ghour.cancel"), "cancel"))
    if not ready and bill.steps_left(now):
        row.append(("propose", now.word("ghour.propose"), "crystal-ball"))
    out += [_wood(now, room, name, label, icon, at, len(row)) for at, (name, label, icon) in enumerate(row)]
    return out


def _passing(now: Situation, room: Room) -> list[Sprite]:
    """Return what passes: once, or until something happens; and announcing or withdrawing an attack."""
    seen: Observation = now.seen
    kind = seen.question.kind
    words = now.word(f"ghour.pass-{kind}")
    last = kind == "floor" and seen.passes + 1 >= sum(not player.out for player in seen.players)
    if last:
        words = now.word("ghour.pass-last")
    out = [_primary(now, room, "pass", words, "tombstone")]
    row: list[tuple[str, str, str, str]] = []
    foes = [option.against for option in now.offers if isinstance(option, a.Announce)]
    if len(foes) == 1:
        row.append((f"against={int(foes[0])}", now.word("ghour.do-attack-now"), "crossed-swords", ""))
    if any(isinstance(option, a.Withdraw) for option in now.offers):
        row.append(("withdraw", now.word("ghour.do-withdraw"), "cancel", ""))
    if kind != "spend":
        row.append(("quiet", now.word("ghour.quiet"), "sands-of-time", now.word("ghour.quiet-tip")))
    if len(row) > 1:
        row = [(name, label, "" if name == "quiet" else icon, tip) for name, label, icon, tip in row]
    out += [_wood(now, room, name, label, icon, at, len(row), tip) for at, (name, label, icon, tip) in enumerate(row)]
    return out


def _drawing(now: Situation, room: Room) -> list[Sprite]:
    """Return how many cards to draw: all in brass, others as discs, and no more."""
    draws = [option.count for option in now.offers if isinstance(option, a.Draw)]
    out = []
    if draws:
        most = max(draws)
        out.append(_primary(now, room, f"draw={most}", now.word("ghour.do-draw", n=most), "card-pick"))
    others = [count for count in draws if count != max(draws)]
    stop = any(isinstance(option, a.Stop) for option in now.offers)
    box = room.buttons
    wide = (box.width() - 130) if stop else box.width()
    for at, count in enumerate(others):
        pitch = min(40.0, wide / len(others))
        c = QPointF(box.left() + pitch / 2 + at * pitch, box.top() + 86)
        out.append(_disc(now, f"draw={count}", count, c, min(17.0, pitch / 2 - 1)))
    if stop:
        rect = QRectF(box.right() - 122, box.top() + 66, 122, 40)
        out.append(furniture.button(now, "stop", rect, now.word("ghour.do-stop"), size=15))
    return out


def _disc(now: Situation, name: str, value: int, c: QPointF, radius: float) -> Sprite:
    key: Key = ("button", name)
    hot = now.hovered == key

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if hot:
            marks.playable(p, look, r, radius)
        marks.count_disc(p, look, r.center(), value, radius)

    tip = now.word("ghour.do-draw", n=value)
    looks = ("gh-disc", value, hot)
    return Sprite(
        key, around(c, 2 * radius), looks, paint, z=furniture.Z_RIBBON, margin=14, role="button", tip=tip
    )  # fmt: skip


def _against(now: Situation, room: Room, foe: Seat, at: int, count: int) -> Sprite:
    box = room.buttons
    step = min(44.0, box.height() / count)
    rect = QRectF(box.left(), box.top() + at * step, box.width(), step - 5)
    words = now.word("ghour.do-challenge", who=now.who(foe))
    return furniture.button(now, f"against={int(foe)}", rect, words, "primary" if count == 1 else "plain", size=16)


def _primary(
    now: Situation, room: Room, name: str, words: str, icon: str, *, enabled: bool = True, tip: str = ""
) -> Sprite:
    rect = QRectF(room.buttons.left(), room.buttons.top(), room.buttons.width(), 52)
    return furniture.button(now, name, rect, words, "primary", icon, enabled=enabled, size=18, tip=tip)


def _wood(now: Situation, room: Room, name: str, words: str, icon: str, at: int, count: int, tip: str = "") -> Sprite:
    wide = (room.buttons.width() - 10 * (count - 1)) / count
    rect = QRectF(room.buttons.left() + at * (wide + 10), room.buttons.top() + 66, wide, 42)
    return furniture.button(now, name, rect, words, "plain", icon or None, size=15, tip=tip)


def _flag(now: Situation, room: Room) -> Sprite:
    """Return the small flag on the own plaque: give up."""
    key: Key = ("button", "give-up")
    hot = now.hovered == key

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        draw_icon(p, "flying-flag", r.adjusted(3, 3, -3, -3), look.accent if hot else look.text_dim)

    rect = QRectF(190, room.height - 54, 26, 26)
    tip = now.word("ghour.do-give-up")
    return Sprite(key, rect, ("gh-flag", hot), paint, z=furniture.Z_RIBBON, margin=6, role="button", tip=tip)


# ---------------------------------------------------------------------- what is asked


def prompt(now: Situation, room: Room) -> tuple[str, str]:
    """Return what the ribbon says, and a hint."""
    question = now.question
    if now.update.outcome is not None:
        first = [now.player(Seat(seat)) for seat, rank in enumerate(now.update.outcome.ranks) if rank == 1]
        return now.word("table.over"), now.word("ghour.won", names=", ".join(first)) if first else ""
    if question is None:
        return "", ""
    words = now.say(question.prompt)
    if not now.mine:
        return f"{now.player(question.seat)}: {words}", ""
    seen: Observation = now.seen
    if seen.plan is not None:
        number = bill.subject(now, room)
        if number >= 0 and seen.plan.kind != "hire":
            words = now.word(f"ghour.paying-{seen.plan.kind}", name=room.book.name(number))
        hint = bill.missing_words(now)
        if not hint and seen.plan.kind == "hire" and not seen.plan.covered:
            hint = now.word("ghour.hire-hint")
        return words, hint or now.word("ghour.covered")
    return words, _hint(now, room)


def _hint(now: Situation, room: Room) -> str:
    held = now.dragged or (now.chosen[-1] if now.chosen else None)
    kind = now.seen.question.kind
    if held is None:
        if kind == "window":
            return now.word(f"ghour.hint-{now.seen.question.purpose}")
        if kind == "floor" and SWORDS in now.sources:
            return now.word("ghour.hint-floor")
        return now.word(f"ghour.hint-{kind}") if kind in ("blocks", "declare", "opening", "discard-down") else ""
    if kind == "declare" and held[0] == "unit":
        return now.word("ghour.hint-strike")
    if any(key[0] == "timer" for key in now.targets):
        return now.word("ghour.hint-timer")
    if any(key[0] in ("deed", "value") for key in now.targets):
        return now.word("ghour.hint-deed")
    match held:
        case ("hand", int(card), _):
            recruits = now.word("ghour.hint-recruit") if ("colony", room.near) in now.targets else ""
            if any(key[0] == "seat" for key in now.targets):
                return now.word("ghour.hint-player")
            if ("felt", room.near) in now.targets:
                return now.word("ghour.hint-play") + (f", {recruits}" if recruits else "")
            return recruits or now.word("ghour.hint-target", name=room.book.name(card))
        case ("swords",):
            return now.word("ghour.hint-swords")
        case ("grave" | "trophies", _):
            return now.word("ghour.hint-look")
    return now.word("ghour.hint-aim") if now.targets else ""
