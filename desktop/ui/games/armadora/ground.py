"""Everything on the board: mines, warriors, palisades, lines that may take one."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.rules import Seat
from desktop.games.armadora import events
from desktop.games.armadora.observation import Observation, Warrior
from desktop.ui.games.armadora.room import Room
from desktop.ui.paint import marks, tiles
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import CENTRE, text
from desktop.ui.paint.light import around, grown, rounded, stroke
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import CREAM, EXTRA, INK, RACES, UI, Look, font

RACK: Key = ("rack",)
Z_BOARD = furniture.Z_PIECE


def board(now: Situation, room: Room) -> list[Sprite]:
    """Return the board with everything that lies on it."""
    seen: Observation = now.seen
    out = [_ground(room)]
    out += [_square(now, room, square) for square in range(room.board.size)]
    out += [_mine(now, room, square, gold) for square, gold in zip(room.board.mines, seen.gold, strict=True) if gold]
    out += [_warrior(now, room, warrior) for warrior in seen.warriors]
    out += [_palisade(room, line, fresh=line in _fresh(now)) for line in seen.palisades]
    out += [_line(now, room, line) for line in range(len(room.board.lines)) if line not in seen.palisades]
    out += _edge(now, room)
    last = _last(now)
    if last is not None:
        out.append(_brackets(room, last))
    return out


def wants_line(now: Situation) -> bool:
    """Return whether a palisade is in the hand, or nothing but a line can be chosen."""
    held = now.dragged or (now.chosen[-1] if now.chosen else None)
    return held == RACK or (held is None and any(key[0] == "line" for key in now.sources))


def _ground(room: Room) -> Sprite:
    columns, rows = room.board.columns, room.board.rows

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        tiles.board(p, look, grown(r, -30), columns, rows, ("ABCDEFGH"[:columns], "12345678"[:rows]))

    rect = grown(room.field, 30)
    return Sprite(("board",), rect, ("board", columns, rows), paint, z=Z_BOARD - 20, margin=40)


def _square(now: Situation, room: Room, square: int) -> Sprite:
    """Return the place of a square; it glows where what is in the hand may go."""
    key: Key = ("square", square)
    rect = room.square(square)
    hot = key in now.targets
    over = hot and now.hovered == key

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if hot:
            box = rounded(grown(r, -5), 7)
            p.fillPath(box, tint(look.glow, 0.30 if over else 0.13))
            stroke(p, box, tint(INK, 0.55), 3)
            stroke(p, box, tint(look.glow, 0.95), 1.4)

    role = "place" if not wants_line(now) else "info"
    tip = square_words(now, room, square)
    return Sprite(key, rect, ("square", hot, over), paint, z=Z_BOARD - 10, margin=0, role=role, tip=tip)


def _mine(now: Situation, room: Room, square: int, gold: int) -> Sprite:
    rect = room.square(square)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        tiles.mine(p, look, r, gold, seed=square)

    return Sprite(("mine", square), rect, ("mine", square, gold), paint, z=_depth(rect.bottom() - 18), margin=8)


def _warrior(now: Situation, room: Room, warrior: Warrior) -> Sprite:
    """Return a warrior: a back, or a face for whoever may know it."""
    seen: Observation = now.seen
    coat = RACES[seen.players[warrior.owner].race]
    peek = _peeked(now, warrior.square)
    strength = warrior.strength if peek is None else peek
    rect = room.tile(warrior.square)
    secret = strength is not None and not warrior.open and not seen.over

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if peek is not None:
            marks.playable(p, look, r, 8)
        tiles.tile(p, look, r, coat, strength, back=strength is None)
        if secret:
            draw_icon(p, "hood", around(QPointF(r.right() - 8, r.top() + 8), 20), INK, CREAM, 2)
        if warrior.reinforced:
            draw_icon(p, "flying-flag", QRectF(r.right() - 16, r.top() - 16, 30, 30), "#f4c23c", INK, 1.6)
        for k in range(warrior.shots):
            c = QPointF(r.right() - 2 - k * 22, r.top() + 2)
            p.setPen(tint("#0d2f50"))
            p.setBrush(tint("#2a6ea8"))
            p.drawEllipse(c, 13, 13)
            text(p, look, around(c, 26), "−1", font(look, UI, 14, EXTRA), CREAM, CENTRE)

    face = ("warrior", coat.key, strength, warrior.reinforced, warrior.shots, secret, peek is not None)
    return Sprite(
        ("warrior", warrior.square), rect, face, paint, z=_depth(room.square(warrior.square).bottom() - 18), margin=24
    )


def _palisade(room: Room, line: int, *, fresh: bool) -> Sprite:
    a, b = room.line(line)
    rect = QRectF(a, b).normalized()

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        tiles.palisade(p, look, r.topLeft(), r.bottomRight(), fresh=fresh, seed=line)

    face = ("palisade", line % 7, fresh, rect.height() < 1)
    solid = grown(rect, 0)
    return Sprite(("palisade", line), solid, face, paint, z=_depth(b.y() + 4), margin=34)


def _line(now: Situation, room: Room, line: int) -> Sprite:
    """Return a line without a palisade: a bar where one may stand, a cross where none may, while one is in the hand."""
    key: Key = ("line", line)
    a, b = room.line(line)
    level = a.y() == b.y()
    wide = 15.0
    rect = QRectF(a, b).normalized().adjusted(*((6, -wide, -6, wide) if level else (-wide, 6, wide, -6)))
    active = now.mine and wants_line(now)
    legal = key in now.targets or (line in now.seen.legal and not now.chosen and now.dragged is None)
    over = active and now.hovered == key
    state = ("ghost" if legal and over else "bar" if legal else "cross") if active else ""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        c = r.center()
        if level:
            start, end = QPointF(r.left() - 6, c.y()), QPointF(r.right() + 6, c.y())
        else:
            start, end = QPointF(c.x(), r.top() - 6), QPointF(c.x(), r.bottom() + 6)
        if state == "ghost":
            tiles.palisade(p, look, start, end, ghost=True, fresh=True)
        elif state == "bar":
            marks.line_bar(p, look, start, end)
        elif state == "cross":
            marks.line_cross(p, look, start, end)

    name = room.board.line_name(line)
    tip = now.word("armadora.line-open" if line in now.seen.legal else "armadora.line-barred", line=name)
    z = _depth(b.y() + 5) + 60
    role = "place" if active else ""
    return Sprite(key, rect, ("line", state, level), paint, z=z, margin=30, role=role, tip=tip)


def _edge(now: Situation, room: Room) -> list[Sprite]:
    """Return the pills on the frame that tell the gold of closed territories."""
    seen: Observation = now.seen
    if len(seen.territories) < 2:
        return []
    out = []
    columns, rows = room.board.columns, room.board.rows
    for territory in seen.territories:
        top = [square for square in territory.squares if square < columns]
        low = [square for square in territory.squares if square >= columns * (rows - 1)]
        if not territory.gold or not (top or low):
            continue
        edge = top or low
        middle = (room.square(edge[0]).left() + room.square(edge[-1]).right()) / 2
        y = room.field.top() - 16 if top else room.field.bottom() + 17
        out.append(_pill(QPointF(middle, y), territory.squares[0], territory.gold, full=territory.full))
    return out


def _pill(centre: QPointF, first: int, gold: int, *, full: bool) -> Sprite:
    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        tiles.territory(p, look, r.center(), gold, full=full)

    return Sprite(("pill", first), around(centre, 72, 26), ("pill", gold, full), paint, z=Z_BOARD + 900, margin=8)


def _brackets(room: Room, square: int) -> Sprite:
    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        marks.last_move(p, look, r)

    return Sprite(("last",), grown(room.square(square), -3), ("last",), paint, z=Z_BOARD - 5, margin=4)


def _depth(y: float) -> float:
    """Return the height at which a thing is painted: what stands nearer hides the feet of what stands behind."""
    return Z_BOARD + y / 10


def _fresh(now: Situation) -> tuple[int, ...]:
    return tuple(e.line for e in now.update.news if isinstance(e, events.PalisadePlaced))[-2:]


def _last(now: Situation) -> int | None:
    """Return the square of the last warrior or token told of."""
    squares = [
        e.square
        for e in now.update.news
        if isinstance(e, events.WarriorPlaced | events.WarriorShown | events.Reinforced | events.Shot | events.Peeked)
    ]
    return squares[-1] if squares else None


def _peeked(now: Situation, square: int) -> int | None:
    """Return the strength that a Mage has just seen: shown this once, and gone with the next picture."""
    return next((e.strength for e in now.update.news if isinstance(e, events.Peeked) and e.square == square), None)


def peek(now: Situation) -> events.Peeked | None:
    """Return what a Mage has just seen, if this view is his."""
    return next((e for e in now.update.news if isinstance(e, events.Peeked) and e.strength is not None), None)


def square_words(now: Situation, room: Room, square: int) -> str:
    """Return what lies on a square, in words."""
    seen: Observation = now.seen
    name = room.board.name(square)
    warrior = next((each for each in seen.warriors if each.square == square), None)
    if warrior is not None:
        strength = warrior.strength if _peeked(now, square) is None else _peeked(now, square)
        who = now.who(Seat(warrior.owner))
        if strength is None:
            what = now.word("armadora.square-hidden", square=name, who=who)
        else:
            what = now.word("armadora.square-known", square=name, who=who, strength=strength)
        tokens = ["−1"] * warrior.shots + ["+1"] * warrior.reinforced
        return now.word("armadora.square-tokens", what=what, tokens=", ".join(tokens)) if tokens else what
    if square in room.board.mines:
        return now.word("armadora.square-mine", square=name, gold=seen.gold[room.board.mines.index(square)])
    return now.word("armadora.square-empty", square=name)
