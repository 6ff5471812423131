"""Ghour cards on the field: really turned in their slots, with ticket and notch clock (§4)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.ui.paint.cards import RATIO
from desktop.ui.paint.colour import falling, tint
from desktop.ui.paint.ghour_compact import compact_card
from desktop.ui.paint.ghour_pieces import ghour_back, two_lines
from desktop.ui.paint.ghour_signs import ATTACKS, GhourFace, coin, coin_path
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import CENTRE, LEFT, RIGHT, numeral, text, width_of
from desktop.ui.paint.light import around, rounded, shadow, stroke
from desktop.ui.theme import BOLD, CREAM, EXTRA, INK, ON, UI, Look, font

SLOT, TICKET, GAP = 140.0, 38.0, 3.0
"""Side of a slot, height of a ticket, and the gap between card and ticket."""


class Lying(msgspec.Struct, frozen=True, gc=False):
    """Where a card lies in its slot: the middle of the upright card, its width, and its quarter turns."""

    x: float
    y: float
    width: float
    turns: int

    def outline(self) -> QRectF:
        """Return the rectangle the turned card covers."""
        w, h = self.width, self.width * RATIO
        return around(QPointF(self.x, self.y), *((h, w) if self.turns % 2 else (w, h)))


def lying(slot: QRectF, turns: int) -> Lying:
    """Return how a card lies after ``turns`` quarter turns: upright it fills the slot, else it spares the ticket."""
    room = slot.height() if not turns else slot.height() - TICKET - GAP
    width = min(slot.height() / RATIO, room) if turns % 2 else room / RATIO
    return Lying(slot.center().x(), slot.top() + room / 2, width, turns)


def ticket_rect(slot: QRectF) -> QRectF:
    """Return where the ticket of a turned card lies; it is also the handle for dragging."""
    return QRectF(slot.left(), slot.bottom() - TICKET, slot.width(), TICKET)


def _dark_plate(p: QPainter, r: QRectF) -> None:
    p.fillPath(rounded(r, 5), tint("#1b1009", 0.94))
    stroke(p, rounded(r, 5), ON.brass, 1.2)


def notch_clock(p: QPainter, look: Look, c: QPointF, turns: int, radius: float = 14) -> None:
    """Paint one brass quarter a turn, counter-clockwise from twelve, and the number."""
    shadow(p, around(c, 2 * radius), radius, 4, 2, 0.7)
    p.setPen(QPen(tint(ON.brass), 1.2))
    p.setBrush(tint("#1b1009"))
    p.drawEllipse(c, radius, radius)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(tint(ON.brass_hi))
    for i in range(turns):
        p.drawPie(around(c, 2 * radius - 4), (90 + i * 90 + 5) * 16, 80 * 16)
    p.setBrush(tint("#1b1009"))
    p.drawEllipse(c, radius * 0.58, radius * 0.58)
    numeral(p, look.at_floor(0), around(c, radius * 1.2), turns, 14, CREAM, family=UI)


def ticket(p: QPainter, look: Look, r: QRectF, face: GhourFace) -> None:
    """Paint the upright ticket of a turned card: name in up to two lines, values one above the other."""
    _dark_plate(p, r)
    rows = []
    if face.attacks:
        rows.append(("·".join(str(v) for _, v in face.attacks), ATTACKS[face.attacks[0][0]], ON.brass_hi))
    if face.defence is not None:
        creature = face.kind == "creature"
        icon, colour = ("hearts", "#f0705c") if creature else ("stone-tower", "#e2d6c4")
        rows.append((str(face.defence), icon, colour))
    values = font(look, UI, 15.5, EXTRA)
    vw = max((width_of(values, v) for v, *_ in rows), default=-20.0) + 20
    for i, (value, icon, colour) in enumerate(rows):
        y = r.center().y() + (i - (len(rows) - 1) / 2) * 17 - 9
        text(p, look, QRectF(r.right() - 6 - vw + 16, y, vw - 16, 18), value, values, CREAM, RIGHT)
        draw_icon(p, icon, QRectF(r.right() - 6 - vw, y + 2.5, 13, 13), colour)
    names = font(look, UI, 13.5, BOLD)
    w = r.width() - 13 - vw - (4 if vw else 0)
    lines = two_lines(face.name, names, w, face.hyphens)
    for i, part in enumerate(lines):
        y = r.center().y() + (i - (len(lines) - 1) / 2) * 15 - 9.5
        text(p, look, QRectF(r.left() + 7, y, w, 18), part, names, CREAM, LEFT, shrink=0.92)


def hidden_ticket(p: QPainter, look: Look, r: QRectF, words: str) -> None:
    """Paint the ticket of a hidden creature ("hidden 2")."""
    _dark_plate(p, r)
    text(p, look, r.adjusted(6, 0, -6, 0), words, font(look, UI, 14, BOLD), CREAM, CENTRE)


def ghour_turned(
    p: QPainter,
    look: Look,
    slot: QRectF,
    face: GhourFace | None,
    turns: int,
    *,
    hidden: str = "",
    items: Sequence[GhourFace] = (),
    selected: bool = False,
    playable: bool = False,
    dim: bool = False,
) -> None:
    """Paint a card in its square slot after ``turns`` quarter turns, with ticket and clock when it is passive.

    Without a ``face`` it is a back with the words ``hidden`` on its ticket; ``items`` stick out 15 above the bearer.
    """
    at = lying(slot, turns)
    w, h = at.width, at.width * RATIO
    if not turns:
        for i, item in enumerate(items):
            up = 15 * (len(items) - i)
            compact_card(p, look, QRectF(at.x - w / 2, at.y - h / 2 - up, w, h), item, lift=2, costs=False)
    p.save()
    p.translate(at.x, at.y)
    p.rotate(-90 * turns)
    r = QRectF(-w / 2, -h / 2, w, h)
    if face is None:
        ghour_back(p, look, r, lift=4)
    else:
        compact_card(p, look, r, face, costs=False, selected=selected, playable=playable, dim=dim)
    p.restore()
    if turns:
        strip = ticket_rect(slot)
        if face is None:
            hidden_ticket(p, look, strip, hidden)
        else:
            ticket(p, look, strip, face)
        o = at.outline()
        corner = QPointF(9, 9) if turns % 2 else QPointF(-10, 14)
        notch_clock(p, look, o.topLeft() + corner, turns)
    elif face is None:
        hidden_ticket(p, look, QRectF(at.x - 46, at.y + h / 2 - 27, 92, 23), hidden)


def yield_badge(p: QPainter, look: Look, c: QPointF, kind: str, value: int, *, sacrifice: bool = False) -> None:
    """Paint what turning a card yields (68 by 30, for under its ticket); a sacrifice is orange with a tombstone."""
    r = around(c, 68, 30)
    shadow(p, r, 15, 6, 3, 0.6)
    ground = ("#ffd0b8", "#e58a5c", "#b4512a") if sacrifice else ("#ffe3a0", "#e3b455", "#b7842c")
    p.fillPath(rounded(r, 15), falling(r, *ground))
    stroke(p, rounded(r, 15), "#4a2d08", 1.4)
    icon = "tombstone" if sacrifice else "anticlockwise-rotation"
    draw_icon(p, icon, QRectF(r.left() + 8, r.top() + 7, 15, 15), INK)
    numeral(p, look.at_floor(0), QRectF(r.left() + 24, r.top(), 22, 30), f"+{value}", 16, INK, family=UI)
    coin(p, look, QPointF(r.right() - 15, c.y()), 9.5, kind)


def coins_wanted(p: QPainter, look: Look, r: QRectF, kind: str, need: int, have: int) -> None:
    """Paint a row of coins on parchment, those wanting as dashed outlines, with "−n" or a tick at the end."""
    step = min(31.0, (r.width() - 62) / max(1, need))
    for i in range(need):
        c = QPointF(r.left() + 24 + i * step, r.center().y())
        if i < have:
            coin(p, look, c, 13.5, kind)
        else:
            path = coin_path(c, 13, kind)
            p.fillPath(path, tint("#fff", 0.5))
            stroke(p, path, tint(INK, 0.75), 1.4, Qt.PenStyle.DashLine)
    end = QRectF(r.right() - 50, r.top(), 42, r.height())
    if have >= need:
        draw_icon(p, "check-mark", around(end.center(), 21, 20), look.good_on_parchment)
    else:
        numeral(p, look, end, f"−{need - have}", 24, look.bad_on_parchment)
