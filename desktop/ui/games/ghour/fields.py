"""The cloths with their cards, the tabs of other players, and what a card offers when it is taken up."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.rules import Seat
from desktop.games.ghour.observation import Observation, Seen
from desktop.ui.games.ghour import pieces
from desktop.ui.games.ghour.book import face_at
from desktop.ui.games.ghour.room import Room, attack_mark
from desktop.ui.games.ghour.saying import effect
from desktop.ui.paint import heraldry, marks, surfaces
from desktop.ui.paint.colour import falling, mix, tint
from desktop.ui.paint.controls import chip, chip_width
from desktop.ui.paint.ghour_field import notch_clock
from desktop.ui.paint.ghour_signs import GhourFace, signs_width, symbol_line
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import CENTRE, LEFT, text, width_of
from desktop.ui.paint.light import around, rounded, shadow, stroke
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import BODY, BOLD, CREAM, DARK, EXTRA, INK, MEDIUM, NORMAL, ON, TITLE, UI, Look, font

GOODS = ("gold", "material", "mana")
Z_CLOTH = furniture.Z_GROUND + 4
Z_MARK = furniture.Z_PIECE + 40
DEEDS = {"ripe": "sands-of-time", "explode": "unlit-bomb", "shift": "duality-mask", "wind": "catapult"}


def fields(now: Situation, room: Room) -> list[Sprite]:
    """Return both cloths, the tabs, every card in play."""
    seen: Observation = now.seen
    out = [sprite for seat in (room.foe, room.near) for sprite in _cloth(now, room, seat)]
    for at, seat in enumerate(room.foes if room.tabbed else ()):
        out += _tab(now, room, seat, room.tabs[at])
    for seat in range(len(seen.players)):
        if room.open(seat) or room.tabbed:
            out += _cards(now, room, seat)
    return out


def _cards(now: Situation, room: Room, seat: int) -> list[Sprite]:
    """Return the cards of a Field; the same sprites as long as nothing that they depend on has changed."""
    field = now.seen.players[seat].field

    def make() -> list[Sprite]:
        out = []
        for card in field:
            out += pieces.unit(now, room, seat, card)
            if card.unit.attached:
                out += pieces.attached(now, room, card)
        return out

    if any(card.unit.named for card in field):
        # what it aims at is called by what lies on other Fields
        return make()
    uids = frozenset(card.unit.uid for card in field)
    keys = frozenset(
        (*(("unit", uid) for uid in uids), *(("piece", each.uid) for card in field for each in card.unit.attached))
    )
    plan, chosen = now.seen.plan, bool(now.chosen)
    depends = (
        field, now.player(Seat(seat)), room.spoken,
        room.width, room.height, room.near, seat == room.foe,
        room.mine, keys.intersection(now.sources), keys.intersection(now.targets if chosen else room.eager),
        tuple(key for key in (*now.chosen, now.dragged) if key in keys), now.dragged in keys,
        chosen and ("felt", seat) in now.targets,
        () if plan is None else tuple(turn for turn in plan.turns if turn[0] in uids),
        () if plan is None else uids.intersection(plan.dead),
    )  # fmt: skip
    return room.book.lately(seat, depends, make)


def _cloth(now: Situation, room: Room, seat: int) -> list[Sprite]:
    """Return the cloth of a Field: also the place where cards are played, and its player when a spell names one."""
    key: Key = ("felt", seat)
    hot = key in now.targets and bool(now.chosen)
    over = hot and now.hovered == key
    own = seat == room.near
    colour = mix(now.coat(Seat(seat)).deep, "#241a14", 0.5).name()
    player = now.seen.players[seat]
    label = "" if room.tabbed and not own else now.word("ghour.field-of", who=now.who(Seat(seat)))
    if label and not own:
        label = f"{label}  ·  {room.book.deck(player.deck)}"
    if own and seat == now.update.viewer:
        label = now.word("ghour.field-own")
    out = now.word("ghour.out") if player.out else ""
    wide = room.lower.width() * 0.6
    if not own and not room.tabbed and player.cards:
        wide = room.backs()[0] - 54 - room.upper.left()

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.felt(p, look, r, colour)
        y = r.bottom() - 31 if own else r.top() + 8
        box = QRectF(r.left() + 16, y, wide, 24)
        text(p, look, box, label, font(look, TITLE, 17, BOLD), tint(CREAM, 0.85), LEFT)
        if out:
            text(p, look, r, out, font(look, TITLE, 30, BOLD), tint(CREAM, 0.6), CENTRE)

    looks = ("gh-felt", colour, own, label, out, round(wide))
    tip = now.word("ghour.field-tip", who=now.who(Seat(seat)), n=len(player.field))
    rect = room.cloth(seat)
    cloth = Sprite(key, rect, looks, paint, z=Z_CLOTH, margin=6, role="place", tip=tip)
    return [cloth, *_hot(key, rect, hot=hot, over=over, z=Z_CLOTH + 0.5)]


def _hot(key: Key, rect: QRectF, *, hot: bool, over: bool, z: float) -> list[Sprite]:
    """Return the light around a cloth or tab that what is chosen may go to."""
    if not hot:
        return []

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        stroke(p, rounded(r.adjusted(3, 3, -3, -3), 8), tint(INK, 0.6), 5)
        stroke(p, rounded(r.adjusted(3, 3, -3, -3), 8), tint(look.glow, 0.95 if over else 0.7), 2.4)

    return [Sprite(("hot", *key), rect, ("gh-hot", over), paint, z=z, margin=4)]


def _tab(now: Situation, room: Room, seat: int, rect: QRectF) -> list[Sprite]:
    """Return the tab of another player; a click turns to his Field, unless he himself is to be named."""
    seen: Observation = now.seen
    player, coat, name = seen.players[seat], now.coat(Seat(seat)), now.player(Seat(seat))
    named = ("seat", seat) in now.targets and bool(now.chosen)
    key: Key = ("seat", seat) if named else ("button", f"show:foe={seat}@{attack_mark(seen)}")
    opened = seat == room.foe
    active = seat in now.update.awaited and now.update.outcome is None
    attacked = bool(player.attacked)
    base = any(room.book.is_base(card.unit.face) for card in player.field)
    sub = now.word("ghour.out") if player.out else now.word("ghour.base-stands" if base else "ghour.base-lost")
    counts = (("card-pick", str(player.cards)), ("trophy-cup", str(player.points)))
    colour = mix(coat.deep, "#241a14", 0.5).name()
    deck = room.book.deck(player.deck)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        shadow(p, r, 9, 8, 3, 0.5)
        path = rounded(r, 9)
        if opened:
            look = DARK.at_floor(look.floor)
            p.fillPath(path, falling(r, mix(colour, "#fff", 0.08), colour))
            stroke(p, path, ON.brass_hi, 2)
        else:
            surfaces.plank(p, look, r, 9, 31 + seat, rivets=False)
        if active:
            stroke(p, rounded(r.adjusted(1, 1, -1, -1), 8), look.rim, 3)
        ink, dim = look.text, look.text_dim
        heraldry.shield(p, look, QRectF(r.left() + 9, r.top() + 8, 34, 40), coat, dim=bool(player.out))
        x, end = r.left() + 52, r.right() - 8
        for icon, value in reversed(counts):
            w = chip_width(look, value)
            end -= w
            chip(p, look, QRectF(end, r.top() + 9, w, 25), icon, value)
            end -= 4
        text(p, look, QRectF(x, r.top() + 4, end - x - 4, 26), name, font(look, TITLE, 18, BOLD), ink, LEFT)
        worry = not base
        soft = look.bad if worry else dim
        text(p, look, QRectF(x, r.top() + 29, r.right() - x - 30, 18), sub, font(look, UI, 14, MEDIUM), soft, LEFT)
        if opened:
            box = QRectF(r.left() + 14, r.bottom() - 40, r.width() - 60, 24)
            text(p, look, box, deck, font(look, BODY, 16, NORMAL, italic=True), ON.text_dim, LEFT)
        if attacked:
            c = QPointF(r.right() - 20, r.bottom() - 24)
            marks.badge(p, look, c, "crossed-swords", 13)
            draw_icon(p, "check-mark", QRectF(c.x() + 2, c.y() + 3, 13, 12), "#1a0d05", "#fff6dc", 1.6)

    looks = ("gh-tab", coat.key, name, sub, counts, opened, active, attacked, bool(player.out), base, deck)
    tip = now.word("ghour.tab-tip", who=now.who(Seat(seat)), sub=sub, hand=player.cards, points=player.points)
    role = "place" if named else "button"
    z = Z_CLOTH + (2 if opened else 1)
    tab = Sprite(key, rect, looks, paint, z=z, margin=10, role=role, tip=tip)
    return [tab, *_hot(key, rect, hot=named, over=named and now.hovered == key, z=z + 0.5)]


# ---------------------------------------------------------------------- what a card in the hand offers


def deeds(now: Situation, room: Room) -> list[Sprite]:
    """Return the signs to choose from once a card is taken up: its symbols, ripening, a spell's state."""
    wanted = [key for key in sorted(now.targets, key=str) if key[0] in ("deed", "timer", "value")] if now.chosen else []
    if not wanted:
        return []
    first = now.chosen[0]
    if wanted[0][0] == "timer":
        c = QPointF(room.lower.center().x(), room.lower.bottom() - 48)
        return [_timer(now, key, c + QPointF((at - (len(wanted) - 1) / 2) * 96, 0)) for at, key in enumerate(wanted)]
    slot = room.slot(int(first[1]))
    out = []
    top = min(slot.bottom() - 30, room.lower.bottom() - 36) - (len(wanted) - 1) * 38
    for at, key in enumerate(wanted):
        out.append(_deed(now, room, key, QPointF(slot.center().x(), top + at * 38)))
    return out


def _timer(now: Situation, key: Key, c: QPointF) -> Sprite:
    turns = int(key[1])
    hot = now.hovered == key

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        marks.playable(p, look, around(r.center(), 52), 26, strength=1.0 if hot else 0.6)
        notch_clock(p, look, r.center(), turns, 24)

    tip = now.word("ghour.timer", n=turns)
    return Sprite(key, around(c, 60), ("gh-timer", turns, hot), paint, z=Z_MARK + 30, margin=16, role="place", tip=tip)


def _deed(now: Situation, room: Room, key: Key, c: QPointF) -> Sprite:
    """Return one thing to do with a card: the line of its symbol, or an icon with words."""
    signs: tuple[object, ...] = ()
    words, icon, colour = "", "", "#5c4330"
    if key[0] == "value":
        number = face_at(now.seen, int(key[1]))
        words, icon = now.word("ghour.deed-value", n=int(key[2]) + 1), "crossed-swords"
    elif isinstance(key[2], str):
        words, icon = now.word(f"ghour.deed-{key[2]}"), DEEDS[key[2]]
        number = -1
    else:
        number = face_at(now.seen, int(key[2]))
        face = room.book.face(number)
        signs, colour = face.abilities[int(key[3])], face.coat.colour
    tip = words
    if signs and number >= 0:
        tip = effect(now, room, int(key[2]), int(key[3]))
    hot = now.hovered == key
    wide = signs_width(now.look, signs, 22) + 30 if signs else width_of(font(now.look, UI, 15, EXTRA), words) + 50  # type: ignore[arg-type]

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        shadow(p, r, 8, 8, 3, 0.7)
        p.fillPath(rounded(r, 8), falling(r, "#fff4d8", "#f3e2ba"))
        stroke(p, rounded(r, 8), look.glow if hot else "#4a2d08", 2)
        if signs:
            symbol_line(p, look, r.adjusted(12, 5, -12, -5), signs, colour, centred=True)  # type: ignore[arg-type]
        else:
            draw_icon(p, icon, QRectF(r.left() + 10, r.center().y() - 9, 18, 18), INK)
            text(p, look, r.adjusted(34, 0, -8, 0), words, font(look, UI, 15, EXTRA), INK, LEFT)

    looks = ("gh-deed", signs, words, icon, colour, hot)
    return Sprite(key, around(c, wide, 32), looks, paint, z=Z_MARK + 30, margin=12, role="place", tip=tip)


# ---------------------------------------------------------------------- remarks over the cloth


def hints(now: Situation, room: Room) -> list[Sprite]:
    """Return a remark over the own cloth while something is chosen there."""
    out = _answering(now, room)
    crowd = room.lines.get(room.near, 1) > 1
    if not now.mine or now.seen.question.kind != "declare" or crowd:
        return out
    words = now.word("ghour.choose-attackers")
    rect = QRectF(room.lower.left() + 16, room.lower.top() + 4, room.lower.width() - 32, 22)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        f = font(look, BODY, 16, NORMAL, italic=True)
        text(p, look, r, words, f, tint(CREAM, 0.85), LEFT)

    return [*out, Sprite(("hint",), rect, ("gh-hint", words), paint, z=Z_CLOTH + 3, margin=2)]


def _answering(now: Situation, room: Room) -> list[Sprite]:
    """Return who may answer in turn while a window or an announcement is open, and who has passed (GH-11.12)."""
    seen: Observation = now.seen
    question = seen.question
    if question.kind not in ("window", "answer") or now.update.outcome is not None:
        return []
    seats = len(seen.players)
    order = [(question.seat + step) % seats for step in range(seats)]
    living = [seat for seat in order if not seen.players[seat].out]
    passed = living[len(living) - question.left :] if question.left else []
    row = tuple((now.coat(Seat(seat)), seat == question.seat, seat in passed) for seat in living)
    words = now.word("ghour.may-answer")
    letters = font(now.look, UI, 14.5, MEDIUM)
    wide = width_of(letters, words)
    left = room.lower.center().x() - (wide + 20 + 40 * len(row)) / 2
    rect = QRectF(left, room.lower.bottom() - 35, wide + 20 + 40 * len(row), 32)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        box = QRectF(r.left(), r.top(), wide + 8, r.height())
        text(p, look, box, words, font(look, UI, 14.5, MEDIUM), ON.text_dim, LEFT)
        for at, (coat, asked, done) in enumerate(row):
            c = QPointF(r.left() + wide + 30 + at * 40, r.center().y())
            if asked:
                marks.playable(p, look, around(c, 26, 30), 6)
            heraldry.shield(p, look, around(c, 25, 29), coat, dim=done)
            if done:
                draw_icon(p, "check-mark", around(c + QPointF(10, 9), 13, 12), "#1a0d05", "#fff6dc", 1.6)

    names = ", ".join(now.player(Seat(seat)) for seat in living if seat not in passed)
    looks = ("gh-answering", words, tuple((coat.key, *rest) for coat, *rest in row))
    return [Sprite(("answering",), rect, looks, paint, z=Z_CLOTH + 3, margin=16, role="info", tip=f"{words} {names}")]


def shown_face(room: Room, card: Seen) -> GhourFace | None:
    """Return what a card on the Field shows, ``None`` for a back one may not turn."""
    return room.book.current(card) if card.unit.face >= 0 else None
