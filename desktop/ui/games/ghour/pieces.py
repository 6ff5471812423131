"""Cards as sprites: on the Field in three sizes, in the hand, on piles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.rules import Seat
from desktop.games.ghour.observation import Seen
from desktop.ui.games.ghour import wording
from desktop.ui.games.ghour.room import FULL_SLOT, TALL, Room, tiled
from desktop.ui.games.ghour.tiles import CARRIED, shift_mark, tile
from desktop.ui.paint import marks
from desktop.ui.paint.colour import tint
from desktop.ui.paint.ghour_compact import compact_card
from desktop.ui.paint.ghour_field import ghour_turned, hidden_ticket, lying, notch_clock, ticket
from desktop.ui.paint.ghour_pieces import emblem_card, ghour_back, ghour_card
from desktop.ui.paint.ghour_signs import GhourFace
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import CENTRE, text, width_of
from desktop.ui.paint.light import around, rounded, stroke
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import BOLD, CREAM, EXTRA, ON, UI, Look, font

MINI = 40.0
"""Up to this side a slot is a miniature's: an emblem, truly turned, no numbers."""
LOW = 38.0
"""Height of the ticket in a small slot."""


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


def unit(now: Situation, room: Room, seat: int, card: Seen) -> list[Sprite]:
    """Return a card on the Field with its current values, or its back; and what marks it."""
    uid, slot = card.unit.uid, room.slot(card.unit.uid)
    key: Key = ("unit", uid)
    turned = wording.turned_of(now, card)
    state = mood(now, room, key)
    dead = now.seen.plan is not None and uid in now.seen.plan.dead
    # what is carried to a cloth may be laid down anywhere on it, also over its cards
    through = bool(now.chosen) and ("felt", seat) in now.targets and key not in now.targets and key not in now.chosen
    enabled = state.lit or state.chosen or key in now.sources
    make = partial(_unit, now, room, seat, card, turned, dead=dead, through=through, enabled=enabled)
    if card.unit.named:
        made = make()
    else:
        name = now.player(Seat(seat))
        at = (card, seat, name, turned, dead, through, enabled, room.spoken, slot.x(), slot.y(), slot.width())
        made = room.book.once(at, make)
    if state == PLAIN:
        return [made]
    return [made, *marked(now, key, outline(slot, turned), state, made.z)]


def turned(now: Situation, room: Room, seat: int, card: Seen, quarters: int) -> Sprite:
    """Return a card on the Field as it looks turned by ``quarters``."""
    return _unit(now, room, seat, card, quarters, dead=False, through=False, enabled=False)


def _unit(
    now: Situation, room: Room, seat: int, card: Seen, turned: int, *, dead: bool, through: bool, enabled: bool
) -> Sprite:
    key: Key = ("unit", card.unit.uid)
    slot = room.slot(card.unit.uid)
    side = slot.width()
    known = card.unit.face >= 0
    face = room.book.current(card) if known else None
    hidden = card.unit.hidden
    words = own = ""
    if hidden:
        words = now.word("ghour.hidden", number=hidden)
        if face is not None and (turned or side < FULL_SLOT):
            words = now.word("ghour.hidden-own", number=hidden, name=face.name)
        elif face is not None:
            own = face.name
    shifts = differences(room, card) if known else (0, 0, 0)
    carried = len(card.unit.attached)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if side <= MINI:
            _miniature(p, look, r, None if hidden else face, turned)
        elif tiled(slot):
            tile(p, look, r, None if hidden else face, turned, words, shifts, carried)
        elif side < FULL_SLOT:
            _small(p, look, r, None if hidden else face, turned, words, shifts)
        else:
            _full(p, look, r, None if hidden else face, turned, words, shifts)
        if own:
            _own_name(p, look, outline(r, turned), own)
        if dead:
            draw_icon(p, "tombstone", around(r.center() - QPointF(0, 14), side * 0.4), CREAM, "#1a0d05")

    looks = (
        "gh-unit", face.id if face is not None else "", face.name if face is not None else "", turned, hidden, words,
        own, card.attacks, card.defence, card.keywords, shifts, dead, carried,
    )  # fmt: skip
    return Sprite(
        key, slot, looks, paint, z=furniture.Z_PIECE, margin=22,
        role="info" if through else "piece",
        tip=_tip(now, room, seat, card), enabled=enabled,
    )  # fmt: skip


def _tip(now: Situation, room: Room, seat: int, card: Seen) -> str:
    """Return a card in words, put once for each state; what it aims at is called by what lies on other Fields."""
    make = partial(wording.unit_words, now, room, seat, card)
    if card.unit.named:
        return make()
    return room.book.once(("tip", card, seat, now.player(Seat(seat)), wording.turned_of(now, card), room.spoken), make)


def _own_name(p: QPainter, look: Look, card: QRectF, name: str) -> None:
    """Paint the name of the viewer's own card on its back, as only he knows it."""
    r = QRectF(card.left() + 5, card.top() + 6, card.width() - 10, 34)
    p.fillPath(rounded(r, 5), tint("#1b1009", 0.94))
    stroke(p, rounded(r, 5), ON.brass, 1)
    text(p, look, r.adjusted(3, 0, -3, 0), name, font(look, UI, 13.5, BOLD), CREAM, CENTRE, wrap=True)


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


def outline(slot: QRectF, turned: int) -> QRectF:
    """Return what a card that is ``turned`` covers of its slot, the ticket not counted."""
    if slot.width() <= MINI:
        return around(slot.center(), *((33, 24) if turned % 2 else (24, 33)))
    if tiled(slot):
        return slot
    if slot.width() >= FULL_SLOT:
        return lying(slot, turned).outline()
    high = slot.height() - LOW - 3
    c = QPointF(slot.center().x(), slot.top() + high / 2)
    w = min(high, slot.width() / TALL) if turned % 2 else high / TALL
    return around(c, *((w * TALL, w) if turned % 2 else (w, w * TALL)))


def marked(now: Situation, key: Key, rect: QRectF, state: Mood, z: float) -> list[Sprite]:
    """Return the marks around a piece, each a picture of its own, so that the piece need not be painted again."""
    if now.dragged == key:
        return []
    out = []
    if state.lit and not state.chosen:
        out.append(Sprite(("glow", *key), rect, ("gh-glow",), _glow, z=z - 0.02, margin=20))
    if state.chosen:
        out.append(Sprite(("ring", *key), rect, ("gh-ring",), _ring, z=z + 0.02, margin=12))
    if state.dim:
        out.append(Sprite(("dim", *key), rect, ("gh-dim",), _dim, z=z + 0.02, margin=2))
    return out


def _glow(p: QPainter, look: Look, r: QRectF) -> None:
    marks.playable(p, look, r, 5)


def _ring(p: QPainter, look: Look, r: QRectF) -> None:
    marks.selected(p, look, rounded(r, 4))


def _dim(p: QPainter, look: Look, r: QRectF) -> None:
    marks.illegal(p, look, rounded(r, 4))


def _full(
    p: QPainter, look: Look, slot: QRectF, face: GhourFace | None, turned: int, words: str,
    shifts: tuple[int, int, int],
) -> None:  # fmt: skip
    ghour_turned(p, look, slot, face, turned, hidden=words)
    card = outline(slot, turned)
    if face is None:
        return
    attack, defence, words_too = shifts
    if turned:
        _marks_beside(p, QRectF(slot.left(), slot.bottom() - LOW, slot.width(), LOW), face, shifts)
    else:
        mm = card.width() / 63
        shift_mark(p, QPointF(card.left() + 13 * mm, card.bottom() - 17.5 * mm), attack)
        shift_mark(p, QPointF(card.right() - 11.5 * mm, card.bottom() - 17.5 * mm), defence)
    if words_too:
        shift_mark(p, QPointF(card.right() - 4, card.top() + card.height() * 0.22), 1)


def _small(
    p: QPainter, look: Look, slot: QRectF, face: GhourFace | None, turned: int, words: str,
    shifts: tuple[int, int, int],
) -> None:  # fmt: skip
    """Paint a card in a crowd: its emblem form, truly turned, and below it the ticket."""
    card = outline(slot, turned)
    w = card.height() if turned % 2 else card.width()
    p.save()
    p.translate(card.center())
    p.rotate(-90 * turned)
    emblem_card(p, look, around(QPointF(0, 0), w, w * TALL), face)
    p.restore()
    strip = QRectF(slot.left(), slot.bottom() - LOW, slot.width(), LOW)
    if face is None:
        hidden_ticket(p, look, strip, words)
    else:
        ticket(p, look, strip, face)
        _marks_beside(p, strip, face, shifts)
    if turned:
        notch_clock(p, look, QPointF(card.left() + 5, card.top() + 7), turned, 11)


def _marks_beside(p: QPainter, strip: QRectF, face: GhourFace, shifts: tuple[int, int, int]) -> None:
    rows = [shift for shift, has in ((shifts[0], bool(face.attacks)), (shifts[1], face.defence is not None)) if has]
    for row, shift in enumerate(rows):
        shift_mark(p, QPointF(strip.right() + 1, strip.center().y() + (row - (len(rows) - 1) / 2) * 17), shift)


def _miniature(p: QPainter, look: Look, slot: QRectF, face: GhourFace | None, turned: int) -> None:
    p.save()
    p.translate(slot.center())
    p.rotate(-90 * turned)
    emblem_card(p, look, around(QPointF(0, 0), 24, 33), face)
    p.restore()


# ---------------------------------------------------------------------- attached cards, hand, piles


def attached(now: Situation, room: Room, card: Seen) -> list[Sprite]:
    """Return the items or extensions of a card, sticking out at its upper right."""
    slot = room.slot(card.unit.uid)
    if slot.width() <= MINI:
        return []
    w = CARRIED + 4 if tiled(slot) else 26.0
    upright = wording.turned_of(now, card) % 2 == 0
    # beside an upright card there is room; above a turned one they stick out
    edge = outline(slot, wording.turned_of(now, card)).right() - 5
    out = []
    for at, piece in enumerate(card.unit.attached):
        key: Key = ("piece", piece.uid)
        state = mood(now, room, key)
        if tiled(slot):
            rect = QRectF(slot.right() - w - at * CARRIED + 4, slot.top() - 7, w, w * TALL)
        elif upright:
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
    key: Key, rect: QRectF, face: GhourFace, *, z: float = furniture.Z_HAND, role: str = "piece", tip: str = "",
    enabled: bool = False, home: Key | None = None,
) -> Sprite:  # fmt: skip
    """Return a compact card with its costs: in the hand, in a row to choose from."""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        compact_card(p, look, r, face, lift=5)

    looks = ("gh-card", face.id, face.name)
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
