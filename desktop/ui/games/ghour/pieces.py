"""Cards as sprites: on the Field in three sizes, in the hand, on piles."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.rules import Seat
from desktop.games.ghour.observation import Seen
from desktop.ui.games.ghour import wording
from desktop.ui.games.ghour.room import FULL_SLOT, TALL, Room
from desktop.ui.paint import marks
from desktop.ui.paint.colour import tint
from desktop.ui.paint.ghour_compact import compact_card
from desktop.ui.paint.ghour_field import ghour_turned, hidden_ticket, lying, notch_clock, ticket
from desktop.ui.paint.ghour_pieces import emblem_card, ghour_back, ghour_card
from desktop.ui.paint.ghour_signs import ATTACKS, GhourFace
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import CENTRE, LEFT, text, width_of
from desktop.ui.paint.light import around, polygon, rounded, stroke
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.text import spoken
from desktop.ui.theme import CREAM, EXTRA, ON, UI, Look, font

MINI = 40.0
"""Up to this side a slot is a miniature's: an emblem, truly turned, no numbers."""
TWO_LINES = 88.0
"""From this side a small slot's ticket has two lines."""
RISES, FALLS = "#a9cf7a", "#ff9a7a"


@dataclass(frozen=True, slots=True)
class Mood:
    """How a piece offers itself: may be used, is chosen, is shaded."""

    lit: bool = False
    chosen: bool = False
    dim: bool = False


PLAIN = Mood()


def mood(now: Situation, room: Room, key: Key, *, shade: bool = False) -> Mood:
    """Return how the piece ``key`` offers itself; with ``shade`` what cannot be used is shaded."""
    if not room.mine:
        return PLAIN
    chosen = key in now.chosen or key == now.dragged
    lit = key in (now.targets if now.chosen else room.eager)
    return Mood(lit, chosen, shade and not lit and not chosen and key not in now.sources)


def unit(now: Situation, room: Room, seat: int, card: Seen) -> Sprite:
    """Return a card on the Field with its current values, or its back."""
    uid, slot = card.unit.uid, room.slot(card.unit.uid)
    key: Key = ("unit", uid)
    turned = wording.turned_of(now, card)
    state = mood(now, room, key)
    dead = now.seen.plan is not None and uid in now.seen.plan.dead
    # what is carried to a cloth may be laid down anywhere on it, also over its cards
    through = bool(now.chosen) and ("felt", seat) in now.targets and key not in now.targets and key not in now.chosen
    enabled = state.lit or state.chosen or key in now.sources
    if card.unit.named:
        return _unit(now, room, seat, card, slot, turned, state, dead=dead, through=through, enabled=enabled)
    at = (
        card,
        seat,
        now.player(Seat(seat)),
        turned,
        state,
        dead,
        through,
        enabled,
        spoken(),
        slot.x(),
        slot.y(),
        slot.width(),
    )
    return room.book.once(
        at, lambda: _unit(now, room, seat, card, slot, turned, state, dead=dead, through=through, enabled=enabled)
    )


def _unit(
    now: Situation, room: Room, seat: int, card: Seen, slot: QRectF, turned: int, state: Mood, *, dead: bool,
    through: bool, enabled: bool,
) -> Sprite:  # fmt: skip
    key: Key = ("unit", card.unit.uid)
    side = slot.width()
    known = card.unit.face >= 0
    face = room.book.current(card) if known else None
    hidden = card.unit.hidden
    words = ""
    if hidden:
        words = now.word("ghour.hidden", number=hidden)
        if face is not None:
            words = now.word("ghour.hidden-own", number=hidden, name=face.name)
    shifts = differences(room, card) if known else (0, 0, 0)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if side <= MINI:
            _miniature(p, look, r, None if hidden else face, turned, state)
        elif side < FULL_SLOT:
            _small(p, look, r, None if hidden else face, turned, words, shifts, state)
        else:
            _full(p, look, r, None if hidden else face, turned, words, shifts, state)
        if dead:
            draw_icon(p, "tombstone", around(r.center() - QPointF(0, 14), side * 0.4), CREAM, "#1a0d05")

    looks = (
        "gh-unit", face.id if face is not None else "", face.name if face is not None else "", turned, hidden, words,
        card.attacks, card.defence, card.keywords, shifts, state, dead,
    )  # fmt: skip
    return Sprite(
        key, slot, looks, paint, z=furniture.Z_PIECE + (5 if state.chosen else 0), margin=22,
        role="info" if through else "piece",
        tip=wording.unit_words(now, room, seat, card), enabled=enabled,
    )  # fmt: skip


def differences(room: Room, card: Seen) -> tuple[int, int, int]:
    """Return how attack, defence and keywords differ from what is printed: -1, 0 or 1 each."""
    if card.unit.face < 0 or not card.changes:
        return (0, 0, 0)
    rules = room.book.rules
    attack = sum(value for _, value in card.attacks) - sum(value for _, value in rules.attacks[card.unit.face])
    defence = 0 if card.defence is None else card.defence - rules.defence[card.unit.face]
    return (_sign(attack), _sign(defence), int(card.keywords != rules.words[card.unit.face]))


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _outlined(p: QPainter, look: Look, r: QRectF, state: Mood, *, after: bool) -> None:
    if state.chosen and after:
        marks.selected(p, look, rounded(r, 4))
    elif state.lit and not after and not state.chosen:
        marks.playable(p, look, r, 5)
    if state.dim and after:
        marks.illegal(p, look, rounded(r, 4))


def _full(
    p: QPainter, look: Look, slot: QRectF, face: GhourFace | None, turned: int, words: str,
    shifts: tuple[int, int, int], state: Mood,
) -> None:  # fmt: skip
    outline = lying(slot, turned).outline()
    _outlined(p, look, outline, state, after=False)
    ghour_turned(p, look, slot, face, turned, hidden=words)
    _outlined(p, look, outline, state, after=True)
    if face is None:
        return
    attack, defence, words_too = shifts
    if turned:
        at = QRectF(slot.left(), slot.bottom() - 38, slot.width(), 38)
        rows = [shift for shift, has in ((attack, bool(face.attacks)), (defence, bool(face.defence))) if has]
        for row, shift in enumerate(rows):
            _shift(p, QPointF(at.right() + 1, at.center().y() + (row - (len(rows) - 1) / 2) * 17), shift)
    else:
        mm = outline.width() / 63
        _shift(p, QPointF(outline.left() + 21 * mm, outline.bottom() - 15 * mm), attack)
        _shift(p, QPointF(outline.right() - 4 * mm, outline.bottom() - 16 * mm), defence)
    if words_too:
        _shift(p, QPointF(outline.right() - 5, outline.top() + outline.height() * 0.24), 1)


def _shift(p: QPainter, c: QPointF, shift: int) -> None:
    """Paint the mark of a value that is not the printed one: a triangle up or down."""
    if not shift:
        return
    up = -shift
    path = polygon((c.x(), c.y() + 6 * up), (c.x() - 6.5, c.y() - 5 * up), (c.x() + 6.5, c.y() - 5 * up))
    stroke(p, path, "#120904", 3.2)
    p.fillPath(path, tint(RISES if shift > 0 else FALLS))


def _small(
    p: QPainter, look: Look, slot: QRectF, face: GhourFace | None, turned: int, words: str,
    shifts: tuple[int, int, int], state: Mood,
) -> None:  # fmt: skip
    """Paint a card in a crowd: its emblem form, truly turned, and below it the ticket."""
    low = 38.0 if slot.width() >= TWO_LINES else 22.0
    high = slot.height() - low - 3
    odd = turned % 2
    w = min(high, slot.width() / TALL) if odd else high / TALL
    c = QPointF(slot.center().x(), slot.top() + high / 2)
    outline = around(c, *((w * TALL, w) if odd else (w, w * TALL)))
    _outlined(p, look, outline, state, after=False)
    p.save()
    p.translate(c)
    p.rotate(-90 * turned)
    emblem_card(p, look, around(QPointF(0, 0), w, w * TALL), face)
    p.restore()
    _outlined(p, look, outline, state, after=True)
    strip = QRectF(slot.left(), slot.bottom() - low, slot.width(), low)
    if face is None:
        hidden_ticket(p, look, strip, words)
    elif low > 30:
        ticket(p, look, strip, face)
        _marks_beside(p, strip, face, shifts)
    else:
        _values(p, look, strip, face, shifts)
    if turned:
        notch_clock(p, look, QPointF(outline.left() + 5, outline.top() + 7), turned, 11)


def _marks_beside(p: QPainter, strip: QRectF, face: GhourFace, shifts: tuple[int, int, int]) -> None:
    rows = [shift for shift, has in ((shifts[0], bool(face.attacks)), (shifts[1], bool(face.defence))) if has]
    for row, shift in enumerate(rows):
        _shift(p, QPointF(strip.right() + 1, strip.center().y() + (row - (len(rows) - 1) / 2) * 17), shift)


def _values(p: QPainter, look: Look, r: QRectF, face: GhourFace, shifts: tuple[int, int, int]) -> None:
    """Paint the lowest ticket: attack and defence only."""
    p.fillPath(rounded(r, 5), tint("#1b1009", 0.94))
    stroke(p, rounded(r, 5), ON.brass, 1)
    f = font(look, UI, 13.5, EXTRA)
    parts = []
    if face.attacks:
        parts.append((ATTACKS[face.attacks[0][0]], ON.brass_hi, "·".join(str(v) for _, v in face.attacks), shifts[0]))
    if face.defence:
        creature = face.kind == "creature"
        icon, colour = ("hearts", "#f0705c") if creature else ("stone-tower", "#e2d6c4")
        parts.append((icon, colour, str(face.defence), shifts[1]))
    for at, (icon, colour, value, shift) in enumerate(parts):
        x = r.left() + 4 + at * r.width() / 2
        draw_icon(p, icon, QRectF(x, r.center().y() - 6, 12, 12), colour)
        room = QRectF(x + 13, r.top(), r.width() / 2 - 14, r.height())
        text(p, look, room, value, f, RISES if shift > 0 else FALLS if shift < 0 else CREAM, LEFT)


def _miniature(p: QPainter, look: Look, slot: QRectF, face: GhourFace | None, turned: int, state: Mood) -> None:
    p.save()
    p.translate(slot.center())
    p.rotate(-90 * turned)
    r = around(QPointF(0, 0), 24, 33)
    emblem_card(p, look, r, face, hot=state.lit)
    if state.chosen:
        marks.selected(p, look, rounded(r, 3))
    p.restore()


# ---------------------------------------------------------------------- attached cards, hand, piles


def upright_width(slot: QRectF, turned: int) -> float:
    """Return how wide an upright card in ``slot`` is."""
    if slot.width() >= FULL_SLOT:
        return lying(slot, turned).outline().width()
    return (slot.height() - (38.0 if slot.width() >= TWO_LINES else 22.0) - 3) / TALL


def attached(now: Situation, room: Room, card: Seen) -> list[Sprite]:
    """Return the items or extensions of a card, sticking out at its upper right."""
    slot = room.slot(card.unit.uid)
    if slot.width() <= MINI:
        return []
    w = 26.0 if slot.width() >= TWO_LINES else 20.0
    upright = wording.turned_of(now, card) % 2 == 0
    # beside an upright card there is room; above a turned one they stick out
    edge = slot.center().x() + upright_width(slot, wording.turned_of(now, card)) / 2 - 5
    out = []
    for at, piece in enumerate(card.unit.attached):
        key: Key = ("piece", piece.uid)
        state = mood(now, room, key)
        if upright:
            rect = QRectF(min(edge, slot.right() - w + 4), slot.top() + 16 + at * (w * 0.9), w, w * TALL)
        else:
            rect = QRectF(slot.right() - w - at * (w * 0.78) + 3, slot.top() - 24, w, w * TALL)
        face = room.book.face(piece.face)

        def paint(p: QPainter, look: Look, r: QRectF, face: GhourFace = face, state: Mood = state) -> None:
            emblem_card(p, look, r, face, hot=state.lit)
            if state.chosen:
                marks.selected(p, look, rounded(r, 3))

        tip = now.word("ghour.attached", name=face.name, host=wording.aim_words(now, room, card.unit.uid))
        out.append(
            Sprite(
                key, rect, ("gh-piece", face.id, state), paint, z=furniture.Z_PIECE + 12 - at, margin=8, role="piece",
                tip=tip, enabled=state.lit or state.chosen or key in now.sources,
            )
        )  # fmt: skip
    return out


def card(
    key: Key, rect: QRectF, face: GhourFace, state: Mood = PLAIN, *, z: float = furniture.Z_HAND, role: str = "piece",
    tip: str = "", enabled: bool = False, home: Key | None = None,
) -> Sprite:  # fmt: skip
    """Return a compact card with its costs: in the hand, in a row to choose from."""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        compact_card(p, look, r, face, lift=5, playable=state.lit, selected=state.chosen, dim=state.dim)

    looks = ("gh-card", face.id, face.name, state)
    return Sprite(key, rect, looks, paint, z=z, margin=24, role=role, tip=tip or face.name, enabled=enabled, home=home)


def full(key: Key, rect: QRectF, face: GhourFace, *, z: float = furniture.Z_PANEL) -> Sprite:
    """Return a card in full."""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        ghour_card(p, look, r, face, lift=6)

    looks = ("gh-full", face.id, face.name, face.attacks, face.defence, face.keywords)
    return Sprite(key, rect, looks, paint, z=z, margin=26, tip=face.name)


def back(key: Key, rect: QRectF, *, z: float = furniture.Z_PANEL, angle: float = 0) -> Sprite:
    """Return a card's back."""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        ghour_back(p, look, r, lift=3)

    return Sprite(key, rect, ("gh-back",), paint, z=z, angle=angle, margin=14)


def emblem(p: QPainter, look: Look, r: QRectF, face: GhourFace | None, points: int | None = None) -> None:
    """Paint a card's emblem form."""
    emblem_card(p, look, r, face, number=points)


def pill(p: QPainter, look: Look, c: QPointF, words: str, icon: str = "", colour: str = ON.brass_hi) -> None:
    """Paint a small dark label with an icon."""
    f = font(look, UI, 14, EXTRA)
    w = width_of(f, words) + (32 if icon else 18)
    r = around(c, w, 23)
    p.fillPath(rounded(r, 11.5), tint("#150b06", 0.94))
    stroke(p, rounded(r, 11.5), colour, 1.3)
    if icon:
        draw_icon(p, icon, QRectF(r.left() + 8, r.center().y() - 7, 14, 14), colour)
    room = r.adjusted(25 if icon else 4, 0, -5 if icon else -4, 0)
    text(p, look, room, words, f, CREAM, CENTRE)
