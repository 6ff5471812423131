"""Cards in a crowd: tiles with name and values beside a small emblem card that is truly turned."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.ui.games.ghour.room import TALL
from desktop.ui.paint.colour import falling, mix, tint
from desktop.ui.paint.ghour_field import notch_clock
from desktop.ui.paint.ghour_pieces import emblem_card, two_lines
from desktop.ui.paint.ghour_signs import ATTACKS, KEYWORDS, GhourFace, key_icon
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import LEFT, text, width_of
from desktop.ui.paint.light import around, polygon, rounded, shadow, stroke
from desktop.ui.theme import BOLD, CREAM, EXTRA, ON, UI, Look, font

RISES, FALLS = "#a9cf7a", "#ff9a7a"
LINE = 14.5
"""Height of a line of the name."""
CARRIED = 13.0
"""From one attached card to the next, which stick out at the upper right of a tile."""
HIGH = 60.0
"""From this height a tile has room for a name of two lines."""
STACKED = 31.0
"""From this height below the name the values stand one above the other."""


def tile(
    p: QPainter, look: Look, r: QRectF, face: GhourFace | None, turned: int, words: str,
    shifts: tuple[int, int, int], carried: int = 0,
) -> None:  # fmt: skip
    """Paint a card as a tile: its name above, then the emblem card, its values, its keywords.

    Parameters
    ----------
    face, words
        What it shows; ``None`` for a back, which ``words`` name.
    turned
        Its quarter turns.
    shifts
        How attack, defence and keywords differ from what is printed.
    carried
        How many items or extensions stick out at its upper right.
    """
    colour = "#263b4a" if face is None else face.coat.colour
    shadow(p, r, 6, 5, 2, 0.5)
    p.fillPath(rounded(r, 6), falling(r, mix(colour, "#1b1009", 0.62), mix(colour, "#1b1009", 0.82)))
    stroke(p, rounded(r, 6), ON.brass, 1.2)
    names = font(look, UI, 13.5, BOLD)
    wide = r.width() - 12 - (CARRIED * carried + 2 if carried else 0)
    name = words if face is None else face.name
    lines: tuple[str, ...] = (name,)
    if r.height() >= HIGH and width_of(names, name) > wide:
        lines = two_lines(name, names, wide * 0.88, face.hyphens if face is not None else ())
    for at, part in enumerate(lines):
        line = QRectF(r.left() + 7, r.top() + 2 + at * LINE, wide, LINE + 2)
        text(p, look, line, part, names, CREAM, LEFT, shrink=0.9)
    top = r.top() + 5 + LINE * len(lines)
    box = QRectF(r.left() + 6, top, r.bottom() - 4 - top, r.bottom() - 4 - top)
    _emblem(p, look, box, face, turned)
    if face is None:
        return
    rest = QRectF(box.right() + 7, box.top(), r.right() - 5 - box.right() - 7, box.height())
    end = _values(p, look, rest, face, shifts)
    _keywords(p, QRectF(end, rest.top(), rest.right() - end, rest.height()), face, changed=bool(shifts[2]))


def _emblem(p: QPainter, look: Look, box: QRectF, face: GhourFace | None, turned: int) -> None:
    w = box.height() / TALL
    p.save()
    p.translate(box.center())
    p.rotate(-90 * turned)
    emblem_card(p, look, around(QPointF(0, 0), w, box.height()), face)
    p.restore()
    if turned:
        notch_clock(p, look, QPointF(box.left() + 3, box.bottom() - 5), turned, 9.5)


def _values(p: QPainter, look: Look, r: QRectF, face: GhourFace, shifts: tuple[int, int, int]) -> float:
    """Paint attack and defence, one above the other where there is room, and return where they end."""
    rows = []
    if face.attacks:
        rows.append((ATTACKS[face.attacks[0][0]], ON.brass_hi, "·".join(str(v) for _, v in face.attacks), shifts[0]))
    if face.defence is not None:
        creature = face.kind == "creature"
        icon, colour = ("hearts", "#f0705c") if creature else ("stone-tower", "#e2d6c4")
        rows.append((icon, colour, str(face.defence), shifts[1]))
    f = font(look.at_floor(min(look.floor, 14.0)), UI, 15, EXTRA)
    stacked = r.height() >= STACKED
    x, end = r.left(), r.left()
    for at, (icon, colour, value, shift) in enumerate(rows):
        wide = width_of(f, value)
        y = r.center().y() + ((at - (len(rows) - 1) / 2) * 16.5 if stacked else 0)
        draw_icon(p, icon, QRectF(x, y - 7, 14, 14), colour)
        ink = RISES if shift > 0 else FALLS if shift < 0 else CREAM
        text(p, look, QRectF(x + 15, y - 10, wide + 2, 20), value, f, ink, LEFT)
        shift_mark(p, QPointF(x + 22 + wide, y), shift)
        right = x + 15 + wide + (14 if shift else 5)
        end = max(end, right)
        if not stacked:
            x = right
    return end


def _keywords(p: QPainter, r: QRectF, face: GhourFace, *, changed: bool) -> None:
    """Paint as many keywords as there is room for."""
    side = 17.0
    across, down = int((r.width() + 2) // (side + 2)), max(1, int((r.height() + 2) // (side + 2)))
    shown = face.keywords[: across * down] if across > 0 else ()
    for at, word in enumerate(shown):
        column, row = divmod(at, down)
        box = QRectF(r.left() + column * (side + 2), r.top() + 1 + row * (side + 2), side, side)
        key_icon(p, box, KEYWORDS[word], face.coat.colour)
    if changed and shown:
        shift_mark(p, QPointF(r.left() + side, r.top() + 4), 1)


def shift_mark(p: QPainter, c: QPointF, shift: int) -> None:
    """Paint the mark of a value that is not the printed one: a triangle up or down."""
    if not shift:
        return
    up = -shift
    path = polygon((c.x(), c.y() + 5 * up), (c.x() - 5.5, c.y() - 4 * up), (c.x() + 5.5, c.y() - 4 * up))
    stroke(p, path, "#120904", 2.8)
    p.fillPath(path, tint(RISES if shift > 0 else FALLS))
