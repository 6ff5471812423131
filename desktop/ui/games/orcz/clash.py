"""The clash: every line's force, the sum against what is needed, and the leader's share."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.core.message import seat_ref
from desktop.games.orcz.clashing import Clash, Sum
from desktop.games.orcz.content import Content
from desktop.games.orcz.observation import Observation
from desktop.games.orcz.tiles import GONE, HERO, SHAMAN, TILES
from desktop.ui.games.orcz.answers import SLAVE
from desktop.ui.games.orcz.omens import signed
from desktop.ui.games.orcz.pieces import field_coat, field_name, opponent_name, paint_tile
from desktop.ui.games.orcz.room import CHARGING, SHARING, Room
from desktop.ui.paint import marks, surfaces
from desktop.ui.paint.colour import falling, mix, tint
from desktop.ui.paint.heraldry import pattern, shield
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import CENTRE, LEFT, RIGHT, numeral, text
from desktop.ui.paint.light import around, grown, inner_edge, rounded, stroke
from desktop.ui.paint.orcz_pieces import field_ground, opponent
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import BODY, BOLD, INK, MEDIUM, NORMAL, ON, TITLE, UI, Coat, Look, font

PURSE = 94.0
"""The width of one shield with its count and its plus."""


@dataclass(frozen=True, slots=True)
class Reckoning:
    """A clash as far as it has been added up.

    Attributes
    ----------
    clash
        The whole of it.
    counted
        How many lines have been added.
    head, sub
        What came of it, and a remark; ``""`` while it is being added up.
    seats
        Among whom the leader has to split something now.
    """

    clash: Clash
    counted: int
    head: str = ""
    sub: str = ""
    seats: tuple[int, ...] = ()

    @property
    def done(self) -> bool:
        """Whether everything is added up."""
        return bool(self.head)


def verdict(now: Situation, clash: Clash) -> tuple[str, str]:
    """Return who leads and what he took or paid, and what he has to do with the others."""
    key = "orcz.leader-takes" if clash.beaten else "orcz.leader-pays"
    head = now.word(key, who=seat_ref(clash.leader), n=clash.paid)
    if not clash.due:
        return head, ""
    return head, now.word("orcz.must-share" if clash.beaten else "orcz.may-charge", n=clash.due)


def live_clash(now: Situation, room: Room) -> list[Sprite]:
    """Return the clash whose leader has to share or to charge, with the means to do it."""
    seen: Observation = now.seen
    clash = seen.clash
    if clash is None:
        return []
    seats = _others(seen, clash)
    reckoning = Reckoning(clash, len(clash.sums), *verdict(now, clash), seats if now.mine else ())
    out = [reckoned(now, room.middle, reckoning)]
    return out + _purses(now, room, clash, seats) if now.mine else out


def _others(seen: Observation, clash: Clash) -> tuple[int, ...]:
    """Return who can be given to, or charged."""
    if seen.step == SHARING:
        return tuple(seat for seat in range(seen.seats) if clash.forces[seat] >= 0 and seat != clash.leader)
    return tuple(seat for seat in range(seen.seats) if seat != clash.leader) if seen.step == CHARGING else ()


def sheet_rect(r: QRectF) -> QRectF:
    """Return the parchment at the foot of the clash."""
    return QRectF(r.left() + 24, r.bottom() - 88, r.width() - 48, 74)


def reckoned(
    now: Situation, rect: QRectF, reckoning: Reckoning, *, key: Key = ("clash",), z: float = furniture.Z_PANEL
) -> Sprite:
    """Return the picture of a clash."""
    clash = reckoning.clash
    content: Content = now.content
    foe = content.opponents[clash.opponent]
    coat, place = field_coat(clash.field), field_name(now, clash.field)
    name = opponent_name(now, clash.opponent)
    coats = tuple(now.coats)
    need = now.word("orcz.need-of", large=clash.need // len(now.players), n=len(now.players))
    title = now.word("orcz.need")
    notes = tuple(_note(now, each) for each in clash.sums)
    outcome = ""
    if reckoning.done:
        key_word = "orcz.won" if clash.beaten else "orcz.lost"
        outcome = now.word("orcz.won-champion" if clash.champion and clash.total < clash.need else key_word)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        field_ground(p, look, r, coat)
        box = QRectF(r.left() + 22, r.top() + 10, r.width() * 0.6, 30)
        text(p, look, box, place, font(look, TITLE, 21, BOLD), ON.text, LEFT, outline="#1a0d05", width=1.6)
        opponent(p, look, QRectF(r.left() + 24, r.top() + 48, 140, 166), coat, name, foe.large, foe.small)
        _need(p, look, QRectF(r.left() + 24, r.top() + 228, 140, r.height() - 228 - 178), title, clash.need, need)
        rows = QRectF(r.left() + 182, r.top() + 48, r.width() - 206, r.height() - 48 - 178)
        _rows(p, look, rows, reckoning, coats, notes)
        bar = QRectF(r.left() + 24, r.bottom() - 146, r.width() - 48, 46)
        _bar(p, look, bar, reckoning, coats, outcome)
        if reckoning.done:
            _sheet(p, look, sheet_rect(r), coats[clash.leader], reckoning)

    sum_words = now.word("orcz.total", total=_total(reckoning), need=clash.need)
    tip = f"{place}: {name}. {sum_words} {outcome}. {reckoning.head}"
    face = ("orcz-clash", reckoning, name, place, tuple(each.key for each in coats), notes, outcome, need, title)
    return Sprite(key, rect, face, paint, z=z, margin=8, role="info", tip=tip)


def _total(reckoning: Reckoning) -> int:
    return sum(each.left_force + each.right_force for each in reckoning.clash.sums[: reckoning.counted])


def _note(now: Situation, line: Sum) -> str:
    if SHAMAN in (line.left, line.right):
        return now.word("orcz.shaman-doubles")
    if GONE in (line.left, line.right):
        return now.word("orcz.broken")
    return ""


def force_words(line: Sum, wing: int) -> str:
    """Return how the force of one tile comes about: its strength, the event, the shaman."""
    tile, force = (line.right, line.right_force) if wing else (line.left, line.left_force)
    if tile == GONE or TILES[tile].kind == HERO:
        return ""
    doubled = SHAMAN in (line.left, line.right)
    counts = force // 2 if doubled else force
    strength = TILES[tile].strength
    change = counts - strength
    words = f"{strength}{signed(change)}" if change else str(strength)
    if not doubled:
        return words
    return f"({words})×2" if change else f"{words}×2"


def _need(p: QPainter, look: Look, r: QRectF, title: str, need: int, words: str) -> None:
    p.fillPath(rounded(r, 9), tint("#0e0703", 0.55))
    stroke(p, rounded(r, 9), tint(ON.brass, 0.6), 1.2)
    text(p, look, QRectF(r.left(), r.top() + 6, r.width(), 22), title, font(look, UI, 15, BOLD), ON.text_dim, CENTRE)
    box = QRectF(r.left(), r.top() + 28, r.width(), r.height() - 58)
    numeral(p, look, box, need, min(44.0, box.height()), ON.brass_hi)
    foot = QRectF(r.left() + 4, r.bottom() - 28, r.width() - 8, 22)
    text(p, look, foot, words, font(look, UI, 15, BOLD), ON.text, CENTRE)


def _rows(
    p: QPainter, look: Look, r: QRectF, reckoning: Reckoning, coats: tuple[Coat, ...], notes: tuple[str, ...]
) -> None:
    """Paint one row a line, in two columns when there are many."""
    sums = reckoning.clash.sums
    columns = 1 if len(sums) <= 5 else 2
    deep = -(-len(sums) // columns)
    high = min(76.0, r.height() / max(1, deep))
    wide = (r.width() - 8 * (columns - 1)) / columns
    for at, line in enumerate(sums):
        column, row = divmod(at, deep)
        box = QRectF(r.left() + column * (wide + 8), r.top() + row * high, wide, high - 5)
        lit = not reckoning.done and at == reckoning.counted - 1
        p.save()
        if at >= reckoning.counted:
            p.setOpacity(0.35)
        note = notes[at] if columns == 1 else None
        noted = columns == 1 and any(notes)
        _row(p, look, box, line, at, coats[line.seat], note if noted else None, lit, at < reckoning.counted)
        p.restore()


def _row(
    p: QPainter, look: Look, r: QRectF, line: Sum, place: int, coat: Coat, note: str | None, lit: bool, counted: bool
) -> None:
    k = min(1.0, r.height() / 71)
    p.fillPath(rounded(r, 9 * k), tint("#0e0703", 0.5))
    stroke(p, rounded(r, 9 * k), ON.focus if lit else tint(coat.colour, 0.9), 2.6 if lit else 1.8)
    middle = r.center().y()
    x = r.left() + 6
    numeral(p, look, QRectF(x, r.top(), 20, r.height()), place + 1, 18 if k > 0.5 else 15, ON.text)
    x += 24
    tall = min(42.0, r.height() - 6)
    shield(p, look, QRectF(x, middle - tall / 2, tall * 0.86, tall), coat)
    x += tall * 0.86 + 10
    room = (r.right() - 56 - (0 if note is None else 104) - x) / 2
    side = min(56.0, r.height() - 9, room * 0.6)
    size = max(15.0, 22 * k)
    for wing, tile in enumerate((line.left, line.right)):
        box = QRectF(x + wing * room, middle - side / 2 - 2 * k, side, side)
        paint_tile(p, look, box, coat, tile, 3 * k)
        words = QRectF(box.right() + 7, r.top(), room - side - 10, r.height())
        text(p, look, words, force_words(line, wing), font(look, TITLE, size, BOLD), ON.text, LEFT)
    if note:
        box = QRectF(r.right() - 162, r.top(), 104, r.height())
        text(p, look, box, note, font(look, BODY, 15.5, NORMAL, italic=True), ON.text_dim, RIGHT, wrap=True)
    if counted:
        box = QRectF(r.right() - 54, r.top(), 44, r.height())
        numeral(p, look, box, line.left_force + line.right_force, max(18.0, 34 * k), ON.brass_hi)


def _bar(p: QPainter, look: Look, r: QRectF, reckoning: Reckoning, coats: tuple[Coat, ...], outcome: str) -> None:
    """Paint the forces as one bar, seat by seat, against the mark of what is needed."""
    clash = reckoning.clash
    p.fillPath(rounded(r, 8), tint("#0e0703", 0.72))
    inner_edge(p, rounded(r, 8), "#000", 0.6, 4, 1.5)
    forces = [0] * len(coats)
    for each in clash.sums[: reckoning.counted]:
        forces[each.seat] += each.left_force + each.right_force
    unit = (r.width() - 8 - 150) / max(clash.total, clash.need, 1)
    x = r.left() + 4
    order = sorted(range(len(coats)), key=lambda seat: (-clash.forces[seat], seat))
    for seat in order:
        wide = unit * forces[seat]
        if wide < 1:
            continue
        coat = coats[seat]
        cell = QRectF(x + 1, r.top() + 4, wide - 2, r.height() - 8)
        path = rounded(cell, 5)
        p.fillPath(path, falling(cell, mix(coat.colour, "#fff", 0.15), coat.colour, mix(coat.colour, "#000", 0.2)))
        pattern(p, path, coat.pattern if coat.pattern != "plain" else "cross", coat.deep, 0.32, 1.0)
        stroke(p, path, "#120904", 1.2)
        size = min(27.0, max(15.0, wide * 0.55))
        if wide >= 14:
            rim = coat.deep if coat.cream else None
            numeral(p, look, cell, forces[seat], size, coat.on, outline=rim, width=1.6)
        x += wide
    mark = r.left() + 4 + unit * clash.need
    for colour, wide in (("#1a0d05", 7.0), ("#fff6dc", 3.0)):
        p.setPen(QPen(tint(colour), wide, Qt.PenStyle.SolidLine))
        p.drawLine(QPointF(mark, r.top() - 7), QPointF(mark, r.bottom() + 5))
    c = QPointF(mark, r.top() - 15)
    surfaces.metal_disc(p, look, c, 15)
    numeral(p, look.at_floor(0), around(c, 30), clash.need, 18, INK)
    end = max(x, mark) + 12
    words = outcome or str(_total(reckoning))
    box = QRectF(end, r.top(), r.right() - end - 6, r.height())
    text(p, look, box, words, font(look, TITLE, 19, BOLD), ON.text, LEFT)


def _sheet(p: QPainter, look: Look, r: QRectF, coat: Coat, reckoning: Reckoning) -> None:
    surfaces.sheet(p, look, r, 5, 62, 4)
    shield(p, look, QRectF(r.left() + 16, r.top() + 14, 40, 47), coat)
    if reckoning.clash.beaten:
        draw_icon(p, "laurel-crown", QRectF(r.left() + 9, r.top() - 3, 54, 22), "#c8922c", "#4a2d08", 1)
    others = len(reckoning.seats)
    room = r.width() - 90 - (72 + PURSE * others if others else 0)
    high = 42 if reckoning.sub else r.height() - 16
    head = QRectF(r.left() + 70, r.top() + (4 if reckoning.sub else 8), room, high)
    text(p, look, head, reckoning.head, font(look, TITLE, 19, BOLD), look.ink, LEFT, wrap=True)
    box = QRectF(r.left() + 70, r.top() + 45, room, 24)
    text(p, look, box, reckoning.sub, font(look, UI, 15.5, MEDIUM), look.ink_soft, LEFT)


def _purses(now: Situation, room: Room, clash: Clash, seats: tuple[int, ...]) -> list[Sprite]:
    """Return the slave in hand and the shields it may be laid on, each with its count so far."""
    seen: Observation = now.seen
    r = sheet_rect(room.middle)
    given = seen.given or (0,) * seen.seats
    left = clash.due - sum(given)
    wide = PURSE
    x = r.right() - 10 - wide * len(seats)
    out = [_slave(now, QRectF(x - 58, r.top() + 14, 46, 46), left)]
    for at, seat in enumerate(seats):
        box = QRectF(x + at * wide, r.top() + 8, wide, 58)
        out += _purse(now, box, seat, given[seat])
    return out


def _slave(now: Situation, rect: QRectF, left: int) -> Sprite:
    live = SLAVE in now.sources
    chosen = SLAVE in now.chosen

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if live:
            marks.playable(p, look, r, 22)
        surfaces.metal_disc(p, look, r.center(), 22)
        draw_icon(p, "manacles", around(r.center(), 28), INK)
        if chosen:
            marks.selected(p, look, rounded(r, 23))
        marks.count_disc(p, look, QPointF(r.right() - 2, r.bottom() - 4), left, 11)

    tip = now.word("orcz.slave-tip", n=left)
    face = ("orcz-slave", live, chosen, left)
    rect = rect.translated(0, -6 if chosen else 0)
    return Sprite(SLAVE, rect, face, paint, z=furniture.Z_HAND, margin=18, role="piece", tip=tip, enabled=live)


def _purse(now: Situation, rect: QRectF, seat: int, given: int) -> list[Sprite]:
    coat = now.coats[seat]
    plus: Key = ("plus", seat)
    purse: Key = ("purse", seat)
    chosen = plus in now.chosen
    count = given + (1 if chosen else 0)
    target = purse in now.targets
    live = plus in now.sources or plus in now.targets

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        shield(p, look, QRectF(r.left() + 2, r.top() + 9, 34, 40), coat)
        if target:
            marks.brackets(p, QRectF(r.left() - 2, r.top() + 5, 42, 48), look.target, 12, 2.6)

    def disc(p: QPainter, look: Look, r: QRectF) -> None:
        numeral(p, look, QRectF(r.left() - 25, r.top(), 24, r.height()), count, 24, look.ink)
        if live:
            surfaces.metal_disc(p, look, r.center(), 15)
        p.setOpacity(1.0 if live else 0.3)
        for bar in (QRectF(-8, -2, 16, 4), QRectF(-2, -8, 4, 16)):
            p.fillRect(bar.translated(r.center()), tint(INK))
        if chosen:
            marks.selected(p, look, rounded(grown(r, -1), 15))

    tip = now.word("orcz.purse-tip", who=seat_ref(seat), given=given, slaves=now.seen.slaves[seat])
    shape = QRectF(rect.left(), rect.top(), 46, rect.height())
    button = QRectF(rect.right() - 32, rect.center().y() - 16, 32, 32)
    z = furniture.Z_PANEL + 20
    return [
        Sprite(
            purse, shape, ("orcz-purse", coat.key, target), paint, z, margin=10, role="place", tip=tip, enabled=target
        ),
        Sprite(
            plus, button, ("orcz-plus", count, live, chosen), disc, z, margin=36, role="place", tip=tip, enabled=live
        ),
    ]
