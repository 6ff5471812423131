"""The columns at the left: plaques, Colonies, Graveyards, Trophies, the order of the day."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.rules import Seat
from desktop.games.ghour import actions as a
from desktop.games.ghour.observation import Observation, Player
from desktop.ui.games.ghour import pieces
from desktop.ui.games.ghour.room import TALL, Room
from desktop.ui.paint import heraldry, marks, plaques
from desktop.ui.paint.colour import tint
from desktop.ui.paint.ghour_pieces import emblem_card, ghour_back
from desktop.ui.paint.ghour_signs import GhourFace, coin
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import LEFT, text
from desktop.ui.paint.light import rounded, shadow, stroke
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import BOLD, MEDIUM, TITLE, UI, Look, font

Z = furniture.Z_PANEL


def left(now: Situation, room: Room) -> list[Sprite]:
    """Return the left column: in a duel the foe and all piles, else the order of the day and the own piles."""
    column = room.left
    own = QRectF(column.left(), room.lower.top() + 10, column.width(), room.lower.height() - 22)
    out = piles(now, room, room.near, own)
    if room.tabbed:
        out.append(_order(now, room, QRectF(column.left(), column.top(), column.width(), room.upper.bottom() - 58)))
        out += _strip(now, room)
        return out
    out += _foe(now, room, QRectF(column.left() - 6, 58, column.width() + 12, 92))
    out += piles(now, room, room.foe, QRectF(column.left(), 160, column.width(), room.upper.bottom() - 160))
    out += foe_hand(now, room)
    return out


def calls(now: Situation, room: Room) -> list[Sprite]:
    """Return a hand for each other player who may claim the floor now: it calls him to the screen (GH-11.7)."""
    out = []
    for decision in now.update.decisions:
        seat = int(decision.seat)
        claims = not decision.waits and any(isinstance(option, a.Claim) for option in decision.options)
        if not claims or decision.seat == now.update.viewer or seat not in room.foes:
            continue
        box = room.tabs[room.foes.index(seat)] if room.tabbed else QRectF(room.left.left(), 58, room.left.width(), 92)
        key: Key = ("button", f"interrupt:{seat}")
        hot = now.hovered == key

        def paint(p: QPainter, look: Look, r: QRectF, hot: bool = hot) -> None:
            if hot:
                marks.playable(p, look, r, 13)
            marks.badge(p, look, r.center(), "hand", 13)

        rect = (
            QRectF(box.right() - 64, box.bottom() - 37, 26, 26)
            if room.tabbed
            else QRectF(box.right() - 28, box.bottom() - 32, 26, 26)
        )
        tip = now.word("ghour.call-claim", who=now.who(decision.seat))
        out.append(Sprite(key, rect, ("gh-call", hot), paint, z=Z + 8, margin=14, role="button", tip=tip))
    return out


def _foe(now: Situation, room: Room, rect: QRectF) -> list[Sprite]:
    """Return the plaque of the opponent in a duel."""
    player: Player = now.seen.players[room.foe]
    chips = (("card-pick", str(player.cards)), ("trophy-cup", str(player.points)))
    words = now.word("ghour.out") if player.out else ""
    base = any(room.book.is_base(card.unit.face) for card in player.field)
    sub = now.word("ghour.base-stands" if base else "ghour.base-lost")
    plaque = furniture.plaque(now, Seat(room.foe), rect, sub, chips, out=words)
    return _named(now, room, plaque, room.foe)


def _named(now: Situation, room: Room, plaque: Sprite, seat: int) -> list[Sprite]:
    """Return a plaque that can be pointed at while a player is to be named."""
    tip = seat_words(now, room, seat)
    named = plaque.key in now.targets and bool(now.chosen)
    role = "place" if named else "info"
    made = Sprite(plaque.key, plaque.rect, plaque.face, plaque.paint, plaque.z, 0, plaque.margin, role, tip)
    if not named:
        return [made]

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        marks.brackets(p, r, look.target)

    key: Key = ("named", seat)
    return [made, Sprite(key, plaque.rect, ("gh-named",), paint, z=plaque.z + 0.5, margin=8)]


def own_plaque(now: Situation, room: Room) -> list[Sprite]:
    """Return the plaque of whoever sits at the front."""
    player: Player = now.seen.players[room.near]
    hand = f"{player.cards}/{player.limit}"
    chips = [("card-pick", hand), ("trophy-cup", str(player.points))]
    rect = QRectF(14, room.height - 136, 206, 112)
    words = now.word("ghour.out") if player.out else ""
    plaque = furniture.plaque(now, Seat(room.near), rect, room.book.deck(player.deck), chips, out=words)
    return _named(now, room, plaque, room.near)


def seat_words(now: Situation, room: Room, seat: int) -> str:
    """Return a player in words: deck, hand, Colony, Graveyard, Trophies, what he did today."""
    seen: Observation = now.seen
    player = seen.players[seat]
    did = tuple(today(now, seat))
    at = (
        "seat", seat, now.player(Seat(seat)), player.cards, player.limit, player.colony, player.buried, player.points,
        did, room.spoken,
    )  # fmt: skip
    return room.book.once(at, lambda: _seat_words(now, room, seat, player, did))


def _seat_words(now: Situation, room: Room, seat: int, player: Player, did: tuple[str, ...]) -> str:
    lines = [
        now.word("ghour.row-player", who=now.who(Seat(seat)), deck=room.book.deck(player.deck)),
        now.word(
            "ghour.row-counts", hand=player.cards, limit=player.limit, colony=player.colony, grave=player.buried,
            points=player.points,
        ),
    ]  # fmt: skip
    return "\n".join([*lines, *did])


def today(now: Situation, seat: int) -> list[str]:
    """Return what a player did today, in words."""
    seen: Observation = now.seen
    player = seen.players[seat]
    out = []
    if player.out:
        return [now.word("ghour.out")]
    out += [
        now.word("ghour.did-announce", who=now.who(Seat(standing.against)))
        for standing in seen.standing
        if standing.seat == seat
    ]
    out += [
        now.word("ghour.did-attack", who=now.who(Seat(other)))
        for other in range(len(seen.players))
        if player.attacked >> other & 1
    ]
    if player.recruited:
        out.append(now.word("ghour.did-recruit"))
    if seat in seen.claims:
        out.append(now.word("ghour.did-claim"))
    return out


def _order(now: Situation, room: Room, rect: QRectF) -> Sprite:
    """Return the order of the day with three or four players: who has the floor, what each has done."""
    seen: Observation = now.seen
    title = now.word("ghour.order")
    rows = []
    for seat in (room.near, *room.foes):
        did = today(now, seat)
        player = seen.players[seat]
        asked = seat in now.update.awaited and now.update.outcome is None
        words = now.word("ghour.asked") if asked else did[0] if did else ""
        icon = (
            "tombstone" if player.out else "hand" if asked else "crossed-swords" if player.attacked or any(
                s.seat == seat for s in seen.standing) else "card-draw" if player.recruited else ""
        )  # fmt: skip
        rows.append((now.coat(Seat(seat)), now.player(Seat(seat)), words, icon, asked, bool(player.out)))

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        inside = plaques.panel(p, look, r, title, seed=95)
        step = (inside.height() + 6) / len(rows)
        for at, (coat, name, words, icon, asked, out) in enumerate(rows):
            box = QRectF(r.left() + 8, inside.top() - 4 + at * step, r.width() - 16, min(54.0, step - 4))
            if asked:
                p.fillPath(rounded(box, 7), tint("#ffcf6b", 0.16))
                stroke(p, rounded(box, 7), look.rim, 2)
            mid = box.center().y()
            heraldry.shield(p, look, QRectF(box.left() + 5, mid - 17, 28, 33), coat, dim=out)
            end = box.right() - (26 if icon else 4)
            x = box.left() + 38
            line = QRectF(x, mid - 21 if words else mid - 12, end - x, 24)
            text(p, look, line, name, font(look, TITLE, 16.5, BOLD), look.text, LEFT)
            text(p, look, QRectF(x, mid, end - x, 19), words, font(look, UI, 14, MEDIUM), look.text_dim, LEFT)
            if icon:
                draw_icon(p, icon, QRectF(end + 3, mid - 9, 18, 18), look.accent if asked else look.text_dim)

    looks = ("gh-order", title, tuple((coat.key, *rest) for coat, *rest in rows))
    tip = "\n\n".join(seat_words(now, room, seat) for seat in (room.near, *room.foes))
    return Sprite(("order",), rect, looks, paint, z=Z, margin=10, role="info", tip=tip)


# ---------------------------------------------------------------------- piles


def piles(now: Situation, room: Room, seat: int, rect: QRectF) -> list[Sprite]:
    """Return Colony, Graveyard and Trophies of a player in a column."""
    player: Player = now.seen.players[seat]
    half = rect.width() / 2
    tall = rect.height() / 2 - 22
    w = min(64.0, tall / TALL)
    x = rect.left() + half + (half - w) / 2
    top = QRectF(x, rect.top() + 6, w, w * TALL)
    low = QRectF(x, rect.top() + rect.height() / 2 + 10, w, w * TALL)
    fan = QRectF(rect.left() + (half - 60) / 2, rect.top() + 4, 60, rect.height() - 8)
    out = [_colony(now, room, seat, top), _grave(now, room, seat, low), _trophies(now, room, seat, fan)]
    if player.recruiter >= 0:
        out.append(_recruiter(now, room, player.recruiter, top, seat))
    return out


def _strip(now: Situation, room: Room) -> list[Sprite]:
    """Return the piles of the open foe at the end of his cloth."""
    r = room.strip
    third = r.height() / 3
    out = []
    w = min(40.0, (third - 8) / TALL)
    boxes = [QRectF(r.left() + 2, r.top() + 2 + at * third, w, w * TALL) for at in range(3)]
    out.append(_colony(now, room, room.foe, boxes[0], aside=True))
    out.append(_grave(now, room, room.foe, boxes[1], aside=True))
    out.append(_trophies(now, room, room.foe, boxes[2]))
    recruiter = now.seen.players[room.foe].recruiter
    if recruiter >= 0:
        out.append(_recruiter(now, room, recruiter, boxes[0], room.foe))
    return out


def _heap(p: QPainter, r: QRectF, count: int) -> QRectF:
    """Paint the cards below the top one, and return where that lies."""
    steps = min(7, max(0, (count + 3) // 5))
    if count:
        shadow(p, r, 4, 8, 5, 0.6)
    for at in range(steps):
        box = r.translated(-at * 0.6, -at * 1.6)
        p.fillPath(rounded(box, 4), tint("#cdb58a"))
        stroke(p, rounded(box, 4), tint("#3a2410", 0.8), 0.8)
    return r.translated(-steps * 0.6, -steps * 1.6)


def _frame(p: QPainter, look: Look, r: QRectF, *, lit: bool, chosen: bool) -> None:
    if chosen:
        marks.selected(p, look, rounded(r, 4))
    elif lit:
        marks.target(p, look, r, None, on_cloth=False)


def _hollow(p: QPainter, r: QRectF, icon: str) -> None:
    p.fillPath(rounded(r, 4), tint("#120904", 0.34))
    stroke(p, rounded(r, 4), tint("#f5e8cb", 0.3), 1)
    draw_icon(p, icon, QRectF(r.center().x() - 11, r.center().y() - 11, 22, 22), tint("#f5e8cb", 0.45))


def _state(now: Situation, key: Key) -> tuple[bool, bool]:
    """Return whether a pile is to be clicked next, and whether it was."""
    chosen = key in now.chosen
    return bool(now.mine and key in now.targets and now.chosen and not chosen), chosen


def _label_at(r: QRectF, *, aside: bool) -> QPointF:
    """Return where the count of a pile stands: on its lower edge, or beside a small one."""
    return QPointF(r.right() + 26, r.center().y()) if aside else QPointF(r.center().x(), r.bottom() + 1)


def _colony(now: Situation, room: Room, seat: int, rect: QRectF, *, aside: bool = False) -> Sprite:
    player: Player = now.seen.players[seat]
    key: Key = ("colony", seat)
    lit, chosen = _state(now, key)
    drawing = now.mine and key in now.sources and not now.chosen
    count = player.colony

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if drawing:
            marks.playable(p, look, r, 5)
        top = _heap(p, r, count)
        if count:
            ghour_back(p, look, top, lift=1)
        else:
            _hollow(p, r, "card-pick")
        _frame(p, look, top if count else r, lit=lit, chosen=chosen)
        pieces.pill(p, look, _label_at(r, aside=aside), str(count))

    tip = now.word("ghour.colony-tip", who=now.who(Seat(seat)), n=count)
    if player.recruiter >= 0:
        tip = f"{tip}\n{now.word('ghour.recruiter-tip', name=room.book.name(player.recruiter))}"
    role = "piece" if drawing or chosen else "place"
    return Sprite(
        key, rect, ("gh-colony", count, lit, chosen, drawing, aside), paint, z=Z + 4, margin=50 if aside else 20,
        role=role, tip=tip,
        enabled=lit or drawing or chosen,
    )  # fmt: skip


def _recruiter(now: Situation, room: Room, number: int, rect: QRectF, seat: int) -> Sprite:
    """Return the recruiter that lies face-up on a Colony."""
    face = room.book.face(number)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        emblem_card(p, look, r, face)
        marks.badge(p, look, QPointF(r.right() - 2, r.top() + 2), "card-draw", min(11.0, r.width() / 4))

    box = rect.translated(-5, -12)
    tip = now.word("ghour.recruiter-tip", name=face.name)
    return Sprite(
        ("recruiter", seat), box, ("gh-recruiter", face.id), paint, z=Z + 5, margin=14, role="info", tip=tip
    )  # fmt: skip


def _grave(now: Situation, room: Room, seat: int, rect: QRectF, *, aside: bool = False) -> Sprite:
    player: Player = now.seen.players[seat]
    key: Key = ("grave", seat)
    lit, chosen = _state(now, key)
    face = room.book.face(player.top) if player.top >= 0 else None
    count = player.buried
    looks = ("gh-grave", face.id if face is not None else "", count, lit, chosen, aside)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if face is None:
            _hollow(p, r, "tombstone")
            _frame(p, look, r, lit=lit, chosen=chosen)
            return
        top = _heap(p, r, count)
        emblem_card(p, look, top, face)
        _frame(p, look, top, lit=lit, chosen=chosen)
        pieces.pill(p, look, _label_at(r, aside=aside), str(count), "" if aside else "tombstone")

    tip = now.word("ghour.grave-tip", who=now.who(Seat(seat)), n=count)
    if face is not None:
        tip = f"{tip}\n{now.word('ghour.grave-top', name=face.name)}"
    if now.mine and key in now.sources:
        tip = f"{tip}\n{now.word('ghour.look-tip')}"
    return Sprite(
        key, rect, looks, paint, z=Z + 4, margin=50 if aside else 20,
        role="place" if face is None or lit else "info", tip=tip,
        enabled=lit or chosen or key in now.sources,
    )  # fmt: skip


def _trophies(now: Situation, room: Room, seat: int, rect: QRectF) -> Sprite:
    """Return the Trophies: fanned so that the TP read; the cards themselves only for who looks into them."""
    player: Player = now.seen.players[seat]
    key: Key = ("trophies", seat)
    lit, chosen = _state(now, key)
    points = tuple(each for each, _ in player.trophies)
    known = player.won
    faces: tuple[GhourFace | None, ...] = tuple(
        room.book.face(number) if number >= 0 else None for number in (known or (-1,) * len(points))
    )
    total, narrow = player.points, rect.width() < 50

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        w = r.width()
        h = min(w * TALL, r.height() - (0 if narrow else 26))
        if not points:
            box = QRectF(r.left(), r.top(), w, h)
            _hollow(p, box, "trophy-cup")
            _frame(p, look, box, lit=lit, chosen=chosen)
            return
        room_left = 0.0 if narrow else r.height() - h - 34
        step = min(26.0, room_left / max(1, len(points) - 1)) if len(points) > 1 else 0.0
        for at, value in enumerate(points):
            box = QRectF(r.left(), r.top() + at * step, w, h)
            emblem_card(p, look, box, faces[at])
            coin(p, look, QPointF(box.left() + 12, box.top() + 12), 9.5, "tp", value)
        last = QRectF(r.left(), r.top() + (len(points) - 1) * step, w, h)
        _frame(p, look, last, lit=lit, chosen=chosen)
        spot = QPointF(r.right() + 26, r.center().y()) if narrow else QPointF(last.center().x(), last.bottom() + 2)
        coin(p, look, spot, 13 if narrow else 16, "tp", total)

    looks = ("gh-trophies", points, tuple(f.id if f else "" for f in faces), total, lit, chosen, narrow)
    tip = now.word(
        "ghour.trophies-tip", who=now.who(Seat(seat)), n=total, values=", ".join(map(str, points)) or "–"
    )  # fmt: skip
    if now.mine and key in now.sources:
        tip = f"{tip}\n{now.word('ghour.look-tip')}"
    return Sprite(
        key, rect, looks, paint, z=Z + 4, margin=50 if narrow else 20, role="place" if lit else "info", tip=tip,
        enabled=lit or chosen or key in now.sources,
    )  # fmt: skip


def foe_hand(now: Situation, room: Room) -> list[Sprite]:
    """Return the backs of the foe's hand, sliding under the beam."""
    cards = now.seen.players[room.foe].cards
    first, pitch = room.backs()
    out = []
    for at in range(cards):
        off = at - (cards - 1) / 2
        rect = QRectF(first + at * pitch - 30, 2 - abs(off) * 2, 60, 84)
        out.append(pieces.back(("foe-hand", at), rect, z=Z + 1, angle=-off * 3))
    return out
