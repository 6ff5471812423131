"""What lies over the upper cloth for one question: a pile to cut or to look into, undead, signs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.core.rules import Seat
from desktop.games.ghour.observation import Observation
from desktop.games.ghour.pieces import TROPHIES
from desktop.ui.games.ghour import pieces
from desktop.ui.games.ghour.answers import SIGN_BOX, SIGNS
from desktop.ui.games.ghour.room import TALL, Room
from desktop.ui.paint import heraldry, marks, surfaces
from desktop.ui.paint.colour import tint
from desktop.ui.paint.ghour_pieces import ghour_back
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import CENTRE, LEFT, heading, text
from desktop.ui.paint.light import around, rounded, shadow, stroke
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import BODY, BOLD, INK, NORMAL, TITLE, Look, font

Z = furniture.Z_PIECE + 80
NOT_YET = -1


def middle(now: Situation, room: Room) -> list[Sprite]:
    """Return what the question, or a look into a pile, lays over the cloth."""
    seen: Observation = now.seen
    kind = seen.question.kind
    looking = _looking(now, room)
    if looking:
        return looking
    if kind == "cut" and now.mine:
        return _cut(now, room)
    if kind == "signs":
        return _signs(now, room)
    if kind == "recruit" and seen.undead:
        return _undead(now, room)
    return []


def _board(now: Situation, room: Room, title: str, hint: str = "", *, above: bool = False) -> Sprite:
    """Return the parchment on which it all lies; the hint stands at its foot, or ``above``, below the title."""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.sheet(p, look, r, 7, 87, lift=12)
        stroke(p, rounded(r.adjusted(9, 9, -9, -9), 4), tint(look.ink_soft, 0.45), 1.2)
        heading(p, look, QRectF(r.left() + 24, r.top() + 16, r.width() - 90, 28), title, size=21, colour=look.ink)
        box = QRectF(r.left() + 24, r.top() + 42 if above else r.bottom() - 40, r.width() - 48, 26)
        side = LEFT if above else CENTRE
        text(p, look, box, hint, font(look, BODY, 16, NORMAL, italic=True), look.ink_soft, side)

    return Sprite(
        ("board",),
        room.bill(),
        ("gh-board", title, hint, above),
        paint,
        z=Z,
        margin=26,
        role="info",
        tip=f"{title} {hint}",
    )


def _cut(now: Situation, room: Room) -> list[Sprite]:
    """Return the pile as a ribbon of edges: a click lifts what lies above."""
    seen: Observation = now.seen
    owner = Seat(seen.question.unit)
    out = [_board(now, room, now.word("ghour.cut-title", who=now.who(owner)), now.word("ghour.cut-hint"))]
    count = seen.players[owner].colony
    r = room.bill()
    h = min(150.0, r.height() - 110)
    w = h / TALL
    pitch = min(18.0, (r.width() - 60 - w) / max(1, count - 1))
    left = r.center().x() - (pitch * (count - 1) + w) / 2
    top = r.top() + 56
    for at in range(count):
        rect = QRectF(left + at * pitch, top, w if at == count - 1 else pitch, h)
        out.append(_edge(now, at, rect, w))
    return out


def _edge(now: Situation, at: int, rect: QRectF, w: float) -> Sprite:
    key: Key = ("cut", at)
    hot = now.hovered == key and at > 0

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        up = -8 if hot else 0
        ghour_back(p, look, QRectF(r.left(), r.top() + up, w, r.height()), lift=2)

    tip = now.word("ghour.do-cut", n=at) if at else now.word("ghour.cut-top")
    role = "place" if at else "info"
    return Sprite(
        key, rect, ("gh-edge", hot, round(w)), paint, z=Z + 1 + at * 0.01, margin=w + 8, role=role, tip=tip,
        enabled=at > 0,
    )  # fmt: skip


def _looking(now: Situation, room: Room) -> list[Sprite]:
    """Return the pile that the viewer looks into, until he turns away or acts."""
    seen: Observation = now.seen
    who, of, pile = seen.looking
    viewer = now.update.viewer
    if viewer is None or who != viewer or now.turned_to("look") == f"{seen.day}.{of}.{pile}":
        return []
    player = seen.players[of]
    cards = player.won if pile == TROPHIES else player.grave
    if cards is None:
        return []
    word = "ghour.looking-trophies" if pile == TROPHIES else "ghour.looking-grave"
    out = [_board(now, room, now.word(word, who=now.who(Seat(of)), n=len(cards)), now.word("ghour.looking-hint"))]
    out += _row(now, room, [("pile", at, number) for at, number in enumerate(cards)])
    r = room.bill()
    box = QRectF(r.right() - 132, r.top() + 16, 112, 34)
    name = f"show:look={seen.day}.{of}.{pile}"
    close = furniture.button(now, name, box, now.word("ghour.close"), size=15)
    return [*out, _over(close)]


def _over(sprite: Sprite) -> Sprite:
    return Sprite(
        sprite.key, sprite.rect, sprite.face, sprite.paint, Z + 5, 0, sprite.margin, sprite.role, sprite.tip
    )  # fmt: skip


def _row(now: Situation, room: Room, keys: list[Key], *, live: bool = False) -> list[Sprite]:
    """Return cards in rows, overlapping where there are many."""
    r = room.bill()
    rows = 1 if len(keys) <= 9 else 2
    free = r.height() - 106
    h = min(146.0, (free - 6 * (rows - 1)) / rows)
    w = h / TALL
    across = -(-len(keys) // rows)
    pitch = min(w + 8, (r.width() - 60 - w) / max(1, across - 1))
    out = []
    for at, key in enumerate(keys):
        row, column = divmod(at, across)
        here = min(across, len(keys) - row * across)
        left = r.center().x() - (pitch * (here - 1) + w) / 2
        rect = QRectF(left + column * pitch, r.top() + 52 + row * (h + 6), w, h)
        number = int(key[2])
        z = Z + 1 + at * 0.1
        role = "piece" if live else "info"
        out.append(pieces.card(key, rect, room.book.face(number), z=z, role=role, enabled=live))
        if live:
            out += pieces.marked(now, key, rect, pieces.mood(now, room, key), z)
    return out


def _undead(now: Situation, room: Room) -> list[Sprite]:
    """Return the undead that may come back instead of a drawn card."""
    seen: Observation = now.seen
    out = [_board(now, room, now.word("ghour.undead-title"), now.word("ghour.undead-hint"))]
    return out + _row(now, room, [("undead", of, card) for of, card in seen.undead or ()], live=True)


# ---------------------------------------------------------------------- rock, paper, scissors


def scissors(p: QPainter, r: QRectF, colour: str) -> None:
    """Paint a pair of scissors."""
    k = r.width() / 100
    pen = QPen(tint(colour), 9 * k, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    p.setPen(pen)
    p.setBrush(Qt.BrushStyle.NoBrush)
    c = r.center()
    for side in (-1, 1):
        tip = QPointF(c.x() - side * 22 * k, r.top() + 6 * k)
        ring = QPointF(c.x() + side * 22 * k, r.bottom() - 20 * k)
        p.drawLine(tip, ring - QPointF(side * 8 * k, 14 * k))
        p.drawEllipse(ring, 14 * k, 14 * k)


def sign(p: QPainter, look: Look, r: QRectF, which: int, colour: str = INK) -> None:
    """Paint one of the three signs."""
    if SIGNS[which] == "scissors":
        scissors(p, r, colour)
    else:
        draw_icon(p, {"rock": "mailed-fist", "paper": "scroll-unfurled"}[SIGNS[which]], r, colour)


def _signs(now: Situation, room: Room) -> list[Sprite]:
    """Return the boxes of the players, and for the one who looks the three signs to lay into his."""
    seen: Observation = now.seen
    question = seen.question
    title = now.word(f"ghour.signs-{question.purpose}")
    tied = now.word("ghour.signs-tied", n=question.left) if question.left else ""
    if not tied and now.mine:
        tied = now.word("ghour.signs-hint")
    out = [_board(now, room, title, tied, above=True)]
    r = room.bill()
    count = len(question.seats)
    for at, (seat, given) in enumerate(zip(question.seats, question.signs, strict=True)):
        c = QPointF(r.center().x() + (at - (count - 1) / 2) * 170, r.top() + 118)
        mine = now.mine and now.question is not None and seat == now.question.seat and given == NOT_YET
        out.append(_box(now, seat, given, around(c, 140, 92), mine=mine))
    if now.mine and any(key[0] == "sign" for key in now.sources):
        for which in range(3):
            c = QPointF(r.center().x() + (which - 1) * 110, r.bottom() - 50)
            out.append(_sign(now, which, c))
    return out


def _box(now: Situation, seat: int, given: int, rect: QRectF, *, mine: bool) -> Sprite:
    """Return the closed box of a player: open, or locked."""
    key: Key = SIGN_BOX if mine else ("sign-of", seat)
    hot = mine and key in now.targets and bool(now.chosen)
    coat, name = now.coat(Seat(seat)), now.player(Seat(seat))
    locked = given != NOT_YET

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        shadow(p, r, 9, 8, 4, 0.5)
        p.fillPath(rounded(r, 9), tint("#3b2516"))
        stroke(p, rounded(r, 9), look.glow if hot else "#d8ab4f", 3 if hot else 2)
        heraldry.shield(p, look, QRectF(r.left() + 10, r.top() + 10, 30, 36), coat)
        f = font(look, TITLE, 16, BOLD)
        text(p, look, QRectF(r.left() + 8, r.bottom() - 30, r.width() - 16, 24), name, f, "#f5e8cb", CENTRE)
        c = QRectF(r.center().x() - 20, r.top() + 12, 40, 40)
        if given in (0, 1, 2):
            sign(p, look, c, given, "#ffe29a")
        else:
            draw_icon(p, "padlock" if locked else "hand", c, tint("#ffe29a", 1.0 if locked else 0.35))

    words = now.word("ghour.sign-locked" if locked else "ghour.sign-open", who=now.who(Seat(seat)))
    looks = ("gh-box", coat.key, name, given, hot)
    role = "place" if mine else "info"
    return Sprite(key, rect, looks, paint, z=Z + 1, margin=14, role=role, tip=words, enabled=mine)


def _sign(now: Situation, which: int, c: QPointF) -> Sprite:
    key: Key = ("sign", which)
    chosen, hot = key in now.chosen or key == now.dragged, now.hovered == key

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        path = rounded(r, r.width() / 2)
        if not chosen:
            marks.playable(p, look, r, 36, strength=1.0 if hot else 0.6)
        surfaces.metal_disc(p, look, r.center(), 36)
        sign(p, look, around(r.center(), 42), which)
        if chosen:
            marks.selected(p, look, path)

    tip = now.word(f"ghour.sign-{SIGNS[which]}")
    looks = ("gh-sign", which, chosen, hot)
    return Sprite(key, around(c, 74), looks, paint, z=Z + 2, margin=18, role="piece", tip=tip)
