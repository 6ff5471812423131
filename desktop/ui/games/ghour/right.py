"""The right column: the card that is looked at, the attack or its division, else the chronicle."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.rules import Seat
from desktop.games.ghour import actions as a
from desktop.games.ghour.model import ATTACKS
from desktop.games.ghour.observation import Observation, Seen
from desktop.ui.games.ghour import pieces, wording
from desktop.ui.games.ghour.book import face_at, unit_at
from desktop.ui.games.ghour.room import TALL, Room
from desktop.ui.paint import marks, plaques, surfaces
from desktop.ui.paint.colour import falling, tint
from desktop.ui.paint.ghour_signs import ATTACKS as WEAPONS
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import LEFT, RIGHT, heading, numeral, text
from desktop.ui.paint.light import around, rounded, stroke
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import BODY, BOLD, CREAM, EXTRA, INK, MEDIUM, NORMAL, TITLE, UI, Coat, Look, font

Z = furniture.Z_PANEL


def right(now: Situation, room: Room) -> list[Sprite]:
    """Return the right column."""
    r = room.right
    wide = room.large()
    tall = wide * TALL
    large = QRectF(r.center().x() - wide / 2, r.top(), wide, tall)
    low = QRectF(r.left(), r.top() + tall + 12, r.width(), r.height() - tall - 12)
    seen: Observation = now.seen
    number, card = looked_at(now, room)
    out = []
    if number >= 0:
        face = room.book.current(card) if card is not None else room.book.face(number)
        out.append(pieces.full(("inspected",), large, face))
    elif number == HIDDEN:
        out.append(pieces.back(("inspected",), large))
    if now.mine and seen.question.kind == "split" and seen.fight is not None:
        return [*out, *_split(now, room, low)]
    if card is not None and (card.changes or card.unit.attached or card.unit.named) and _pointed(now):
        return [*out, _reasons(now, room, low, card)]
    if seen.fight is not None:
        return [*out, *_ledger(now, room, low)]
    return [*out, furniture.chronicle(now, low, now.word("ghour.chronicle"))]


HIDDEN = -2


def _pointed(now: Situation) -> bool:
    """Return whether a card on the table is pointed at, by hand or by keyboard."""
    key = now.hovered or now.focus
    return key is not None and key[0] in ("unit", "piece")


def looked_at(now: Situation, room: Room) -> tuple[int, Seen | None]:
    """Return the card to show large, and how it lies if it is in play: pointed at, taken up, or what matters most."""
    seen: Observation = now.seen
    for key in (now.hovered, *reversed(now.chosen), now.focus):
        found = number_of(now, key)
        if found is not None:
            return found
    fight = seen.fight
    if fight is not None:
        at = unit_at(seen, fight.target)
        if at is not None and at[1].unit.face >= 0:
            return at[1].unit.face, at[1]
    for card in seen.players[room.near].field:
        if room.book.is_base(card.unit.face):
            return card.unit.face, card
    hand = seen.players[room.near].hand
    if hand:
        return hand[0], None
    field = seen.players[room.near].field
    return (field[0].unit.face, field[0]) if field else (-1, None)


def number_of(now: Situation, key: Key | None) -> tuple[int, Seen | None] | None:
    """Return the card that a sprite stands for, and how it lies."""
    seen: Observation = now.seen
    match key:
        case ("hand", int(card), _) | ("undead", _, int(card)) | ("pile", _, int(card)):
            return card, None
        case ("unit", int(uid)):
            found = unit_at(seen, uid)
            if found is None:
                return None
            return (found[1].unit.face, found[1]) if found[1].unit.face >= 0 else (HIDDEN, None)
        case ("piece", int(uid)):
            card = face_at(seen, uid)
            return None if card < 0 else (card, None)
        case ("recruiter", int(seat)):
            return seen.players[seat].recruiter, None
        case ("grave", int(seat)) if seen.players[seat].top >= 0:
            return seen.players[seat].top, None
    return None


def _reasons(now: Situation, room: Room, rect: QRectF, card: Seen) -> Sprite:
    """Return what makes the values of a card differ from the printed ones, and what it carries."""
    title = room.book.name(card.unit.face)
    rows: list[tuple[str, str]] = []
    for change in card.changes:
        icon = {"attack": "wood-club", "defence": "hearts"}.get(change.what, "checked-shield")
        if change.what == "defence" and not room.book.is_creature(card.unit.face):
            icon = "stone-tower"
        rows.append((icon, wording.change_words(now, room, change)))
    rows += [("knapsack", room.book.name(piece.face)) for piece in card.unit.attached]
    rows += [("sands-of-time", wording.aim_words(now, room, each)) for each in card.unit.named]
    shown = tuple(rows)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.sheet(p, look, r, 5, 14)
        heading(p, look, QRectF(r.left() + 14, r.top() + 9, r.width() - 28, 24), title, size=18, colour=look.ink)
        surfaces.rule(p, look, r.left() + 14, r.right() - 14, r.top() + 37, look.ink_soft, 0.6)
        step = min(42.0, (r.height() - 52) / max(1, len(shown)))
        for at, (icon, words) in enumerate(shown):
            y = r.top() + 46 + at * step
            draw_icon(p, icon, QRectF(r.left() + 14, y + 3, 18, 18), INK)
            box = QRectF(r.left() + 40, y - 4, r.width() - 50, step - 2)
            text(p, look, box, words, font(look, UI, 14.5, MEDIUM), look.ink, LEFT, wrap=True)

    looks = ("gh-reasons", title, shown)
    return Sprite(("reasons",), rect, looks, paint, z=Z, margin=14, role="info", tip="\n".join(w for _, w in shown))


# ---------------------------------------------------------------------- the attack


def _ledger(now: Situation, room: Room, rect: QRectF) -> list[Sprite]:
    """Return the attack as a list: each line a row that a blocker can be laid on, then the target."""
    seen: Observation = now.seen
    fight = seen.fight
    assert fight is not None
    title = now.word("ghour.attack")
    words = now.word("ghour.attack-of", who=now.who(Seat(fight.attacker)), whom=now.who(Seat(fight.defender)))
    if fight.mercenary:
        words = now.word("ghour.attack-mercenary", who=now.who(Seat(fight.defender)))

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        plaques.panel(p, look, r, title, seed=92)
        box = QRectF(r.left() + 14, r.top() + 46, r.width() - 28, 20)
        text(p, look, box, words, font(look, UI, 14, MEDIUM), look.text_dim, LEFT)

    panel = Sprite(("ledger",), rect, ("gh-ledger", title, words), paint, z=Z, margin=10, role="info", tip=words)
    out = [panel]
    y = rect.top() + 70
    free = rect.bottom() - 58 - y
    step = min(42.0, free / max(1, len(fight.lines)))
    for place, line in enumerate(fight.lines):
        found = unit_at(seen, line.owner)
        if found is None:
            continue
        kind, value = found[1].attacks[line.value] if line.value < len(found[1].attacks) else (0, 0)
        blockers = [block.unit for block in fight.blocks if block.line == place]
        overs = [uid for uid, over in fight.overflow if over == place]
        names = [room.book.name(face_at(seen, uid)) if face_at(seen, uid) >= 0 else "?" for uid in blockers]
        out += _row(
            now, room, QRectF(rect.left() + 10, y + place * step, rect.width() - 20, step - 4), place, found[1], kind,
            value, blocked=line.blocked, names=tuple(names), overs=len(overs),
        )  # fmt: skip
    target = unit_at(seen, fight.target)
    if target is not None:
        box = QRectF(rect.left() + 10, rect.bottom() - 50, rect.width() - 20, 38)
        out.append(_goal(now, room, box, *target))
    return out


def _words(name: str) -> bool:
    """Return whether a name may be broken into lines; a single word is shortened rather."""
    return " " in name or "-" in name


def _row(
    now: Situation, room: Room, rect: QRectF, place: int, card: Seen, kind: int, value: int, *, blocked: bool,
    names: tuple[str, ...], overs: int,
) -> list[Sprite]:  # fmt: skip
    key: Key = ("line", place)
    hot = key in now.targets and bool(now.chosen)
    over = hot and now.hovered == key
    face = room.book.face(card.unit.face) if card.unit.face >= 0 else None
    emblem = face.emblem if face is not None else "hood"
    name = face.name if face is not None else now.word("ghour.a-card")
    colour = face.coat.colour if face is not None else "#263b4a"
    weapon = WEAPONS[ATTACKS[kind]]
    several = _words(name)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        p.fillPath(rounded(r, 6), tint(colour, 0.86))
        stroke(p, rounded(r, 6), look.glow if hot else tint("#000", 0.55), 3 if over else 2 if hot else 1)
        draw_icon(p, emblem, QRectF(r.left() + 6, r.center().y() - 10, 20, 20), CREAM)
        end = r.right() - 46 - (20 if blocked else 0)
        box = QRectF(r.left() + 31, r.top(), end - r.left() - 31, r.height())
        text(p, look.for_names(), box, name, font(look.for_names(), UI, 14.5, BOLD), CREAM, LEFT, wrap=several)
        if blocked:
            draw_icon(p, "shield", QRectF(end + 1, r.center().y() - 9, 18, 18), "#ffe29a", "#1a0d05", 1)
        draw_icon(p, weapon, QRectF(r.right() - 44, r.center().y() - 8, 16, 16), "#ffe29a")
        numeral(p, look, QRectF(r.right() - 27, r.top(), 24, r.height()), value, 19, CREAM)

    tip = now.word("ghour.line", name=name, value=value)
    if names:
        tip = f"{tip}\n{now.word('ghour.blocked-by', names=', '.join(names))}"
    if overs:
        tip = f"{tip}\n{now.word('ghour.overflows', n=overs)}"
    looks = ("gh-line", emblem, name, colour, weapon, value, blocked, hot, over)
    role = "place" if hot else "info"
    out = [Sprite(key, rect, looks, paint, z=Z + 3, margin=6, role=role, tip=tip, enabled=hot)]
    axe: Key = ("overflow", place)
    if axe in now.targets or overs:
        can = axe in now.targets

        def disc(p: QPainter, look: Look, r: QRectF) -> None:
            marks.badge(p, look, r.center(), "sharp-axe", 12, ember=not can)

        words = now.word("ghour.overflow-tip", name=name)
        box = around(QPointF(rect.left(), rect.center().y()), 26)
        out.append(
            Sprite(axe, box, ("gh-axe", can), disc, z=Z + 4, margin=8, role="place" if can else "info", tip=words)
        )
    return out


def _goal(now: Situation, room: Room, rect: QRectF, seat: int, card: Seen) -> Sprite:
    """Return the row of the target: name, and what it withstands."""
    face = room.book.face(card.unit.face) if card.unit.face >= 0 else None
    name = face.name if face is not None else now.word("ghour.a-card")
    emblem = face.emblem if face is not None else "hood"
    coat: Coat = now.coat(Seat(seat))
    creature = room.book.is_creature(card.unit.face)
    defence = "" if card.defence is None else str(card.defence)
    several = _words(name)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        draw_icon(p, "plain-arrow", QRectF(r.center().x() - 7, r.top() - 15, 14, 14), look.brass)
        p.fillPath(rounded(r, 6), falling(r, coat.colour, coat.deep))
        stroke(p, rounded(r, 6), tint("#000", 0.55), 1)
        draw_icon(p, emblem, QRectF(r.left() + 7, r.center().y() - 11, 22, 22), CREAM, "#1a0d05", 1)
        end = r.right() - (48 if defence else 8)
        box = QRectF(r.left() + 34, r.top(), end - r.left() - 34, r.height())
        text(p, look, box, name, font(look, UI, 14.5, BOLD), CREAM, LEFT, wrap=several, outline="#1a0d05", width=1.4)
        if defence:
            icon = "hearts" if creature else "stone-tower"
            draw_icon(p, icon, QRectF(r.right() - 44, r.center().y() - 8, 16, 16), "#ffd9d0", "#1a0d05", 1)
            numeral(p, look, QRectF(r.right() - 27, r.top(), 24, r.height()), defence, 19, CREAM, outline="#1a0d05")

    looks = ("gh-goal", coat.key, name, emblem, defence, creature)
    return Sprite(("goal",), rect, looks, paint, z=Z + 3, margin=8, role="info", tip=name)


# ---------------------------------------------------------------------- dividing damage


def _split(now: Situation, room: Room, rect: QRectF) -> list[Sprite]:
    """Return the panel that divides one attack value: a target is chosen, then how many points."""
    seen: Observation = now.seen
    question, fight = seen.question, seen.fight
    assert fight is not None
    number = face_at(seen, question.unit)
    name = room.book.name(number) if number >= 0 else now.word("ghour.a-card")
    title = now.word("ghour.divide")
    hint = now.word("ghour.divide-points" if now.chosen else "ghour.divide-target")
    given = tuple(
        (room.book.name(face_at(seen, share.target)), share.points)
        for share in fight.shares
        if share.source == question.left and face_at(seen, share.target) >= 0
    )

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        inside = plaques.panel(p, look, r, title, seed=92)
        box = QRectF(inside.left(), inside.top() - 4, inside.width(), 24)
        text(p, look, box, name, font(look, TITLE, 17, BOLD), look.accent, LEFT)
        for at, (whom, points) in enumerate(given):
            line = QRectF(inside.left(), inside.top() + 24 + at * 22, inside.width(), 22)
            text(p, look, line.adjusted(0, 0, -30, 0), whom, font(look, UI, 14.5, MEDIUM), look.text, LEFT)
            text(p, look, line, f"−{points}", font(look, UI, 15, EXTRA), look.text, RIGHT)
        box = QRectF(inside.left(), inside.top() + 28 + len(given) * 22, inside.width(), 40)
        f = font(look, BODY, 15.5, NORMAL, italic=True)
        text(p, look, box, hint, f, look.text_dim, LEFT, wrap=True)

    looks = ("gh-split", title, name, hint, given)
    out = [Sprite(("split",), rect, looks, paint, z=Z, margin=10, role="info", tip=f"{title}: {name}")]
    points = sorted({option.points for option in now.offers if isinstance(option, a.Split)})
    across = max(1, int((rect.width() - 20) // 40))
    for at, each in enumerate(points):
        row, column = divmod(at, across)
        c = QPointF(rect.left() + 32 + column * 40, rect.bottom() - 30 - (-(-len(points) // across) - 1 - row) * 38)
        out.append(_points(now, each, c))
    return out


def _points(now: Situation, points: int, c: QPointF) -> Sprite:
    key: Key = ("points", points)
    live = key in now.targets
    hot = live and now.hovered == key

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if live:
            marks.playable(p, look, r, 17, strength=1.0 if hot else 0.6)
        surfaces.metal_disc(p, look, r.center(), 16)
        numeral(p, look.at_floor(0), r, points, 18, INK)
        if not live:
            marks.illegal(p, look, rounded(r, 17))

    tip = now.word("ghour.points", n=points)
    return Sprite(
        key, around(c, 34), ("gh-points", points, live, hot), paint, z=Z + 4, margin=14, role="place", tip=tip,
        enabled=live,
    )  # fmt: skip
