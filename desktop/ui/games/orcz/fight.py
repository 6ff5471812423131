"""The stage of a backstab: both wings large, what decides each, and what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.core.message import seat_ref
from desktop.games.orcz.events import WingFought
from desktop.games.orcz.events_of_war import ATTACKER, DEFENDER, TIE
from desktop.games.orcz.observation import FieldSeen, LineSeen, Observation, WingSeen
from desktop.games.orcz.tiles import KINDS, TILES
from desktop.ui.games.orcz.fields import line_words
from desktop.ui.games.orcz.pieces import badge, field_coat, field_name, opponent_sprite, paint_tile
from desktop.ui.games.orcz.room import Room
from desktop.ui.paint import marks, surfaces
from desktop.ui.paint.colour import tint
from desktop.ui.paint.heraldry import shield
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import CENTRE, LEFT, numeral, text
from desktop.ui.paint.light import around, grown, rounded, stroke
from desktop.ui.paint.orcz_pieces import field_ground
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.table.telling import Z_TELLING
from desktop.ui.theme import BOLD, INK, MEDIUM, ON, TITLE, UI, Coat, Look, font

UNKNOWN = -1
"""The result of a wing that has not been compared, or that nobody can know yet."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two tiles that meet.

    Attributes
    ----------
    attacker, defender
        The tiles.
    result
        Who wins, or ``UNKNOWN``.
    words
        What decides.
    lit
        Whether this wing is being compared.
    """

    attacker: int
    defender: int
    result: int = UNKNOWN
    words: str = ""
    lit: bool = False


@dataclass(frozen=True, slots=True)
class Bout:
    """What stands on the stage.

    Attributes
    ----------
    attacker, defender
        Whose lines.
    place, target
        Where they stand.
    left, right
        The wings.
    head, sub
        What comes of it, and a remark; ``""`` while nothing has.
    loot
        Who pays whom how much, or ``()``.
    """

    attacker: int
    defender: int
    place: int
    target: int
    left: Pair
    right: Pair
    head: str = ""
    sub: str = ""
    loot: tuple[int, int, int] | tuple[()] = ()


def reason(now: Situation, tiles: tuple[int, int], strengths: tuple[int, int], result: int, why: str) -> str:
    """Return in words what decides a wing, the attacker first."""
    if result == UNKNOWN:
        return now.word("orcz.why-hidden")
    mine, theirs = tiles
    if why == "type":
        winner, loser = (mine, theirs) if result == ATTACKER else (theirs, mine)
        names = [now.name("unit", KINDS[TILES[tile].kind]) for tile in (winner, loser)]
        return now.word("orcz.why-type", winner=names[0], loser=names[1])
    return now.word(f"orcz.why-{why}", a=strengths[0], b=strengths[1])


def pair_of(now: Situation, wing: WingFought | WingSeen, *, lit: bool) -> Pair:
    """Return two tiles that met, or that would meet."""
    match wing:
        case WingFought():
            tiles = (wing.attacker_tile, wing.defender_tile)
        case WingSeen():
            tiles = (wing.attacker, wing.defender)
    strengths = (wing.attacker_strength, wing.defender_strength)
    words = reason(now, tiles, strengths, wing.result, wing.reason)
    return Pair(*tiles, wing.result, words, lit)


def live_bout(now: Situation) -> Bout | None:
    """Return what the order that is awaited would compare."""
    seen: Observation = now.seen
    duel = seen.duel
    if duel is None:
        return None
    lines = seen.fields[duel.field].lines
    left, right = (pair_of(now, wing, lit=False) for wing in duel.wings)
    mine, theirs = lines[duel.place].seat, lines[duel.target].seat
    return Bout(mine, theirs, duel.place, duel.target, left, right)


def stage(now: Situation, rect: QRectF, bout: Bout, *, key: Key = ("stage",), z: float = furniture.Z_PANEL) -> Sprite:
    """Return the stage with a bout on it."""
    coats = (now.coats[bout.attacker], now.coats[bout.defender])
    heads = (
        now.word("orcz.line-of", who=seat_ref(bout.attacker), place=bout.place + 1),
        now.word("orcz.line-of", who=seat_ref(bout.defender), place=bout.target + 1),
    )
    wings = (now.word("orcz.wing-left"), now.word("orcz.wing-right"))
    loot = bout.loot
    purses: tuple[Coat, ...] = (now.coats[loot[0]], now.coats[loot[1]]) if loot else ()

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.felt(p, look, r, "#4a2c1a")
        _name(p, look, QRectF(r.left() + 22, r.top() + 10, r.width() - 44, 46), coats[1], heads[1])
        _name(p, look, QRectF(r.left() + 22, r.bottom() - 134, r.width() - 44, 46), coats[0], heads[0])
        wide = (r.width() - 66) / 2
        for at, pair in enumerate((bout.left, bout.right)):
            box = QRectF(r.left() + 22 + at * (wide + 22), r.top() + 64, wide, r.height() - 206)
            _pair(p, look, box, coats, pair, wings[at])
        sheet = QRectF(r.left() + 18, r.bottom() - 80, r.width() - 36, 66)
        if bout.head:
            _result(p, look, sheet, bout, purses)

    words = [heads[0], heads[1], bout.left.words, bout.right.words, bout.head, bout.sub]
    tip = ". ".join(each for each in words if each)
    face = ("orcz-stage", bout, coats[0].key, coats[1].key, heads, wings)
    return Sprite(key, rect, face, paint, z=z, margin=6, role="info", tip=tip)


def _name(p: QPainter, look: Look, r: QRectF, coat: Coat, words: str) -> None:
    shield(p, look, QRectF(r.left(), r.top(), 39, 46), coat)
    box = QRectF(r.left() + 52, r.top(), r.width() - 52, r.height())
    text(p, look, box, words, font(look, TITLE, 19, BOLD), ON.text, LEFT)


def _pair(p: QPainter, look: Look, r: QRectF, coats: tuple[Coat, Coat], pair: Pair, wing: str) -> None:
    """Paint one wing: the defender above, the attacker below, between them who wins and why."""
    p.fillPath(rounded(r, 10), tint("#0e0703", 0.38))
    stroke(
        p,
        rounded(r, 10),
        tint(ON.brass_hi if pair.lit else ON.brass, 0.95 if pair.lit else 0.4),
        2.6 if pair.lit else 1.2,
    )
    box = QRectF(r.left(), r.top() + 5, r.width(), 22)
    text(p, look, box, wing, font(look, UI, 15, BOLD), ON.text_dim, CENTRE)
    size = min(112.0, (r.height() - 110) / 2)
    x = r.center().x() - size / 2
    above = QRectF(x, r.top() + 32, size, size)
    below = QRectF(x, r.bottom() - size - 16, size, size)
    if pair.lit:
        marks.playable(p, look, above, 12)
        marks.playable(p, look, below, 12)
    for box, coat, tile, lost in (
        (above, coats[1], pair.defender, pair.result == ATTACKER and pair.lit),
        (below, coats[0], pair.attacker, pair.result == DEFENDER and pair.lit),
    ):
        paint_tile(p, look, box, coat, tile, 5)
        if lost:
            _crossed(p, box)
    middle = (above.bottom() + below.top()) / 2 + 3
    shown = pair.result != UNKNOWN
    if shown:
        _verdict(p, look, QPointF(r.left() + 42, middle), pair.result)
    box = QRectF(r.left() + (76 if shown else 12), middle - 22, r.width() - (84 if shown else 24), 44)
    text(p, look, box, pair.words, font(look, UI, 16, BOLD), ON.text, LEFT if shown else CENTRE, wrap=True)


def _crossed(p: QPainter, r: QRectF) -> None:
    """Cross a beaten tile out at its lower right; its number stays readable."""
    k = r.width() / 112
    a, b = QPointF(r.right() - 66 * k, r.bottom() - 66 * k), QPointF(r.right() - 16 * k, r.bottom() - 16 * k)
    for colour, wide in (("#1a0d05", 13 * k), ("#e2692c", 8 * k)):
        p.setPen(QPen(tint(colour), wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        p.drawLine(a, b)
        p.drawLine(QPointF(b.x(), a.y()), QPointF(a.x(), b.y()))


def _verdict(p: QPainter, look: Look, c: QPointF, result: int) -> None:
    """Paint the disc with an arrow to the winner, or two bars for a tie."""
    surfaces.metal_disc(p, look, c, 25)
    if result == TIE:
        for dy in (-6, 6):
            p.fillPath(rounded(QRectF(c.x() - 12, c.y() + dy - 3, 24, 6), 2), tint(INK))
    else:
        # the icon points down
        draw_icon(p, "plain-arrow", around(c, 28), INK, turn=180 if result == DEFENDER else 0)


def _result(p: QPainter, look: Look, r: QRectF, bout: Bout, purses: tuple[Coat, ...]) -> None:
    surfaces.sheet(p, look, r, 5, 61, 4)
    room = r.width() - (220 if purses else 36)
    head = QRectF(r.left() + 18, r.top() + (6 if bout.sub else 16), room, 30)
    text(p, look, head, bout.head, font(look, TITLE, 20, BOLD), look.ink, LEFT)
    if bout.sub:
        box = QRectF(r.left() + 18, r.top() + 35, room, 24)
        text(p, look, box, bout.sub, font(look, UI, 16, MEDIUM), look.ink_soft, LEFT)
    if purses and bout.loot:
        x, y = r.right() - 184, r.center().y()
        shield(p, look, QRectF(x, y - 21, 36, 42), purses[0])
        draw_icon(p, "plain-arrow", QRectF(x + 42, y - 9, 20, 18), look.ink, turn=-90)
        numeral(p, look, QRectF(x + 64, y - 16, 28, 32), bout.loot[2], 28, look.ink)
        draw_icon(p, "manacles", QRectF(x + 94, y - 15, 30, 30), look.ink)
        shield(p, look, QRectF(x + 132, y - 21, 36, 42), purses[1])


def column(now: Situation, room: Room, number: int, field: FieldSeen, *, told: bool = False) -> list[Sprite]:
    """Return a field as one column, each of its lines in one piece; only a picture of it if it is ``told``."""
    rect = room.column
    coat, name = field_coat(number), field_name(now, number)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        field_ground(p, look, r, coat)
        box = QRectF(r.left() + 8, r.top() + 6, r.width() - 16, 26)
        text(p, look, box, name, font(look, TITLE, 18, BOLD), ON.text, CENTRE, outline="#1a0d05", width=1.6)

    z = furniture.Z_PANEL
    out = [Sprite(("field", number), rect, ("orcz-column", number, name), paint, z=z, margin=6, tip=name)]
    out.append(opponent_sprite(now, ("opponent", number), room.opponent(rect), number, field, z=z + 4))
    for place, line in enumerate(field.lines):
        out.append(_whole_line(now, room, rect, place, line, len(field.lines)))
    if not told:
        return out
    return [
        Sprite(("told", *each.key), each.rect, each.face, each.paint, Z_TELLING + each.z / 100, margin=each.margin)
        for each in out
    ]


def _whole_line(now: Situation, room: Room, rect: QRectF, place: int, line: LineSeen, count: int) -> Sprite:
    rank = room.rank(rect, place, count)
    coat = now.coats[line.seat]
    key: Key = ("line", line.number)
    live = key in now.sources and now.mine
    target = key in now.targets or line.target
    chosen = key in now.chosen
    tiles = (line.left, line.right)
    known = tuple(tile >= 0 and not line.up >> wing & 1 for wing, tile in enumerate(tiles))
    free, height = rank.free, rank.ground.height()
    places = [r.translated(-rank.ground.left(), -rank.ground.top()) for r in (rank.left, rank.right)]
    k = height / 66

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if live:
            marks.playable(p, look, r, 9 * k)
        p.fillPath(rounded(r, 9 * k), tint("#0e0703", 0.45))
        stroke(p, rounded(r, 9 * k), tint(coat.colour, 0.85), 1.5)
        at = QRectF(r.left() - 23, r.top(), 22, free)
        numeral(p, look, at, place + 1, 17 if k > 0.9 else 13, ON.text, outline="#1a0d05", width=1.4)
        for wing, box in enumerate(places):
            spot = box.translated(r.left(), r.top())
            paint_tile(p, look, spot, coat, tiles[wing], 3 * k)
            if known[wing]:
                badge(p, look, QPointF(spot.right() - 5 * k, spot.top() + 5 * k), mark, 11 * max(k, 0.62))
        if line.aside:
            p.fillPath(rounded(r, 9 * k), tint("#0e0703", 0.45))
            badge(p, look, QPointF(r.right() + 3, r.top() + free / 2), "shield", 12)
        if line.active or chosen:
            stroke(p, rounded(grown(r, 4), 11 * k), INK, 5)
            stroke(p, rounded(grown(r, 4), 11 * k), "#fff6dc", 3)
        elif target:
            marks.brackets(p, grown(r, 4), look.target, 16 * k, 3)

    mark = "hood" if line.seat == now.update.viewer else "spyglass"
    state = (mark, live, target, chosen, line.active, line.aside, known)
    face = ("orcz-whole", coat.key, tiles, place, round(free, 1), state)
    role = "piece" if live else "place" if line.target else "info"
    tip = line_words(now, place, line)
    z = furniture.Z_PANEL + 10 + place + (60 if live or line.active else 0)
    return Sprite(key, rank.ground, face, paint, z=z, margin=24, role=role, tip=tip, enabled=live or line.target)
