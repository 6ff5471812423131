"""The compact Ghour card for field, hand and library (§4), in millimetres of 63 by 88."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.ui.paint import marks
from desktop.ui.paint.cards import card_blank
from desktop.ui.paint.colour import falling, mix, tint
from desktop.ui.paint.ghour_pieces import two_lines
from desktop.ui.paint.ghour_signs import (
    KEYWORDS,
    TIMED,
    GhourFace,
    coin,
    hand_fan,
    key_icon,
    symbol_line,
    tower_or_heart,
    weapon,
)
from desktop.ui.paint.heraldry import pattern
from desktop.ui.paint.letters import CENTRE, text
from desktop.ui.paint.light import inner_edge, rounded, stroke
from desktop.ui.paint.woodcut import woodcut
from desktop.ui.theme import EXTRA, SMALLEST, UI, Look, font


def compact_card(
    p: QPainter,
    look: Look,
    r: QRectF,
    face: GhourFace,
    *,
    costs: bool = True,
    lift: float = 4,
    selected: bool = False,
    playable: bool = False,
    dim: bool = False,
) -> None:
    """Paint the compact card; on the field without ``costs``, which are paid there."""
    mm, col = r.width() / 63, face.coat.colour
    card_blank(p, look, r, radius=3.0 * mm, seed=face.seed, lift=lift, selected=selected, playable=playable)
    frame = rounded(QRectF(r.left() + 1.7 * mm, r.top() + 1.7 * mm, 59.6 * mm, 84.6 * mm), 2.2 * mm)
    p.fillPath(frame, falling(r, mix(col, "#fff", 0.10), col, mix(col, "#000", 0.22)))
    pattern(p, frame, face.coat.pattern, mix(col, "#000", 0.6), 0.30, mm * 0.40)
    inner_edge(p, frame, "#000", 0.30, 4, 0.5 * mm)
    stroke(p, frame, mix(col, "#120805", 0.72), 0.45 * mm)
    top = _plate(p, look, r, face) + 1.0 * mm
    foot, end = r.top() + 72.0 * mm, r.top() + 84.6 * mm
    lines = len(face.abilities)
    if face.bare:
        bottom = end - (22.0 if lines > 1 else 14.0) * mm - 1.2 * mm
    else:
        bottom = foot - 0.8 * mm - (12.2 * mm if lines else 0)
    art = QRectF(r.left() + 3.0 * mm, top, 57.0 * mm, bottom - top)
    size = 0.90 if art.height() < 30 * mm else 0.84
    woodcut(
        p, rounded(art, 1.2 * mm), mix(col, "#c9b27c", 0.42), face.emblem, size=size, rays=26, seed=face.seed, dy=0.01
    )
    _sides(p, look, art, face, mm, costs=costs)
    _strip(p, look, art, face, mm, end)
    if not face.bare:
        _foot(p, look, art, face, foot, mm)
    if dim:
        marks.illegal(p, look, rounded(r, 3 * mm))


def _plate(p: QPainter, look: Look, r: QRectF, face: GhourFace) -> float:
    """Paint the name plate, one or two lines of at least 13, and return its lower edge."""
    mm, col = r.width() / 63, face.coat.colour
    size = max(SMALLEST if look.floor else 1.0, look.floor, 8.6 * mm)
    f, inner = font(look, UI, size, EXTRA), 56.6 * mm
    lines = two_lines(face.name, f, inner, face.hyphens)
    step = size * 1.06
    h = max(12.5 * mm, step * len(lines) + 2.0 * mm if len(lines) > 1 else step)
    plate = QRectF(r.left() + 2.6 * mm, r.top() + 2.6 * mm, 57.8 * mm, h)
    p.fillPath(rounded(plate, 1.6 * mm), tint(mix(col, "#140906", 0.66), 0.94))
    stroke(p, rounded(plate, 1.6 * mm), tint("#ffe9b8", 0.40), 0.35 * mm)
    free = look.at_floor(min(look.floor, size * 0.8))
    for i, part in enumerate(lines):
        y = plate.center().y() + (i - len(lines) / 2) * step - 0.4 * mm
        text(p, free, QRectF(r.left() + 3.2 * mm, y, inner, step), part, f, "#fff4dc", CENTRE, shrink=0.80)
    return plate.bottom()


def _sides(p: QPainter, look: Look, art: QRectF, face: GhourFace, mm: float, *, costs: bool) -> None:
    """Paint costs down the left and keywords down the right side of the picture."""
    shown = face.costs if costs else ()
    cr = min(6.1 * mm, art.height() / max(3, len(shown)) / 2.06)
    for i, (kind, value) in enumerate(shown):
        c = QPointF(art.left() + cr * 0.98, art.top() + cr * 1.06 + i * cr * 2.06)
        coin(p, look, c, cr, kind, value)
    signs = [KEYWORDS[k] for k in face.keywords] + ([TIMED] if face.timed else [])
    side = min(12.2 * mm, art.height() / max(3, len(signs)) - 0.6 * mm)
    for i, icon in enumerate(signs):
        y = art.top() + 0.7 * mm + i * (side + 0.6 * mm)
        key_icon(p, QRectF(art.right() - side - 0.5 * mm, y, side, side), icon, face.coat.colour)


def _strip(p: QPainter, look: Look, art: QRectF, face: GhourFace, mm: float, end: float) -> None:
    """Paint the symbol lines: one under the picture, or up to two in place of the foot of an item or a spell."""
    if not face.abilities and not face.bare:
        return
    gap = (1.0 if face.bare else 0.8) * mm
    strip = QRectF(art.left(), art.bottom() + gap, art.width(), end - art.bottom() - gap if face.bare else 11.4 * mm)
    p.fillPath(rounded(strip, 1.4 * mm), tint("#f8eed6"))
    stroke(p, rounded(strip, 1.4 * mm), mix(face.coat.colour, "#120805", 0.72), 0.5 * mm)
    shown = face.abilities[: 2 if face.bare else 1]
    more = len(face.abilities) - len(shown)
    h = (9.4 if face.bare else 9.0) * mm
    for i, signs in enumerate(shown):
        y = strip.center().y() + (i - (len(shown) - 1) / 2) * 10.2 * mm - h / 2
        room = QRectF(strip.left() + 1.4 * mm, y, strip.width() - (10.8 if more else 2.8) * mm, h)
        symbol_line(p, look, room, signs, face.coat.colour, centred=True)
    if more:
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(tint("#5c4330"))
        for j in range(3):
            p.drawEllipse(QPointF(strip.right() - (6.4 - j * 2.2) * mm, strip.center().y()), 0.8 * mm, 0.8 * mm)


def _foot(p: QPainter, look: Look, art: QRectF, face: GhourFace, y: float, mm: float) -> None:
    """Paint attacks left, TP in the middle, defence or size of the base right."""
    h, many, creature = 12.6 * mm, len(face.attacks) > 1, face.kind == "creature"
    x, w = art.left(), (17.2 if many else 21) * mm
    for kind, value in face.attacks:
        weapon(p, look, QRectF(x, y, w, h), kind, value, many=many)
        x += w + 0.6 * mm
    if face.defence is not None:
        c = QPointF(art.right() - 8.4 * mm, y + h * (0.47 if creature else 0.56))
        tower_or_heart(p, look, c, (7.6 if creature else 6.9) * mm, face.defence, creature=creature, pen=0.5 * mm)
    if face.tp and not many:
        cx = (x + art.right() - 17.2 * mm) / 2 if face.attacks else art.center().x()
        coin(p, look, QPointF(cx, y + h * 0.5), 5.6 * mm, "tp", face.tp)
    if face.size:
        hand_fan(p, look, QPointF(art.right() - 10 * mm, y + h * 0.48), 7.4 * mm, face.size)
