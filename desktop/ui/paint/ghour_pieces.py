"""The Ghour card in full, its back and its emblem form (§4), in millimetres of 63 by 88.

For print let one millimetre be ten units or more: letters have whole sizes in units.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from desktop.ui.paint import marks
from desktop.ui.paint.cards import card_back, card_blank
from desktop.ui.paint.colour import falling, mix, tint
from desktop.ui.paint.ghour_signs import (
    KEYWORDS,
    KINDS,
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
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import CENTRE, LEFT, RIGHT, broken, text, width_of
from desktop.ui.paint.light import grown, inner_edge, rounded, stroke
from desktop.ui.paint.woodcut import woodcut
from desktop.ui.theme import BODY, BOLD, EXTRA, NORMAL, TITLE, Look, font

FULL, EMBLEM = 150.0, 80.0
"""From this width a card is full; below that one it is an emblem."""
PARCHMENT = "#f6ebd0"
"""The border of a printed card."""
_VOWELS = "aeiouyáéíóöőúüűąęAEIOUÁÉÍÓÖŐÚÜŰ"


def hyphenated(word: str, listed: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return a long word in two parts: at its listed place, else between vowels next the middle."""
    for spot in listed:
        if spot.replace("-", "", 1) == word:
            a, b = spot.split("-", 1)
            return (a + "-", b)
    spots = [
        i
        for i in range(3, len(word) - 3)
        if word[i - 1] in _VOWELS and word[i] not in _VOWELS and word[i + 1] in _VOWELS
    ]
    if not spots:
        return (word,)
    i = min(spots, key=lambda i: abs(i - len(word) / 2))
    return (word[:i] + "-", word[i:])


def two_lines(name: str, f: QFont, width: float, listed: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return ``name`` in one line if it fits, else in the two lines that leave the shorter longest one."""
    fm = QFontMetricsF(f)
    if fm.horizontalAdvance(name) <= width:
        return (name,)
    cuts = [i for i, ch in enumerate(name) if ch in " -"]
    if not cuts:  # one long word: smaller letters first, then a hyphen
        return (name,) if fm.horizontalAdvance(name) * 0.88 <= width else hyphenated(name, listed)
    parts = [(name[: i + (name[i] == "-")], name[i + 1 :]) for i in cuts]
    return min(parts, key=lambda ab: max(fm.horizontalAdvance(part) for part in ab))


def _name(p: QPainter, look: Look, r: QRectF, face: GhourFace, size: float) -> None:
    """Write the name at the right: as it is, down to 3/4, then in two lines."""
    shade = mix(face.coat.colour, "#120805", 0.72)
    f = font(look, TITLE, size, EXTRA)
    if width_of(f, face.name) * 0.76 <= r.width():
        text(p, look, r, face.name, f, "#fff4dc", RIGHT, outline=shade, width=size * 0.075, shrink=0.74)
        return
    f = font(look, TITLE, size * 0.72, EXTRA)
    lines = two_lines(face.name, f, r.width() / 2, face.hyphens)
    h = r.height() / len(lines)
    for i, part in enumerate(lines):
        at = QRectF(r.left(), r.top() + i * h, r.width(), h)
        text(p, look, at, part, f, "#fff4dc", RIGHT, outline=shade, width=size * 0.06, shrink=0.6)


def flavour_size(look: Look, face: GhourFace, width: float, height: float, mm: float) -> float:
    """Return the letters' size in millimetres at which the flavour fits, 0 if it does not even at the smallest."""
    for size in (4.4 if face.bare else 3.9, 3.6, 3.3):
        f = font(look, BODY, size * mm, NORMAL, italic=True)
        fm = QFontMetricsF(f)
        if len(broken(face.flavour, f, width)) * (fm.ascent() + fm.descent()) <= height:
            return size
    return 0.0


def flavour_fits(face: GhourFace) -> bool:
    """Return whether the whole card finds room in print for its flavour; the deck workshop warns if not."""
    mm = 10.0
    room = _text_box(QRectF(0, 0, 630, 880), face)
    return not face.flavour or flavour_size(Look(floor=0), face, room.width() - 4.4 * mm, room.height(), mm) > 0


def _text_box(r: QRectF, face: GhourFace) -> QRectF:
    """Return what the symbol lines leave of the text box."""
    mm = r.width() / 63
    bottom = r.top() + (83.8 if face.bare else 74.4) * mm
    n = len(face.abilities)
    step = _line_height(face) + (1.0 if n < 2 or face.bare else 0.5)
    top = r.top() + (53.0 + 1.5 + n * step) * mm
    return QRectF(r.left() + 4.6 * mm, top, 53.8 * mm, max(0.0, bottom - top - 0.6 * mm))


def _line_height(face: GhourFace) -> float:
    if len(face.abilities) < 2:
        return 8.0 if face.bare else 6.4
    return 7.0 if face.bare else (5.6 if len(face.abilities) == 2 and not face.flavour else 4.7)


def ghour_card(
    p: QPainter,
    look: Look,
    r: QRectF,
    face: GhourFace,
    *,
    flat: bool = False,
    rim: bool = True,
    lift: float = 5,
    selected: bool = False,
    playable: bool = False,
    dim: bool = False,
) -> None:
    """Paint the full card; ``flat`` for print: no shadow, no glow, no texture. Choose the size by ``FULL``.

    A flat card without its ``rim`` lies on paper that has the colour of its border already: it is cut where it ends.
    """
    look = look.at_floor(0)
    mm, col = r.width() / 63, face.coat.colour
    dark = mix(col, "#120805", 0.65)

    def box(x: float, y: float, w: float, h: float) -> QRectF:
        return QRectF(r.left() + x * mm, r.top() + y * mm, w * mm, h * mm)

    if flat:
        if rim:
            flat_border(p, r)
    else:
        card_blank(p, look, r, radius=3.2 * mm, seed=face.seed, lift=lift, selected=selected, playable=playable)
    frame = rounded(box(2.2, 2.2, 58.6, 83.6), 2.2 * mm)
    p.fillPath(frame, falling(r, mix(col, "#fff", 0.10), col, mix(col, "#000", 0.22)))
    pattern(p, frame, face.coat.pattern, mix(col, "#000", 0.6), 0.30, mm * 0.32)
    inner_edge(p, frame, "#000", 0.30, 4, 0.5 * mm)
    stroke(p, frame, dark, 0.45 * mm)
    stroke(p, rounded(box(2.9, 2.9, 57.2, 82.2), 1.7 * mm), tint("#ffe9b8", 0.35), 0.25 * mm)
    art = rounded(box(4.6, 13.2, 53.8, 31.5), 1.2 * mm)
    woodcut(p, art, mix(col, "#c9b27c", 0.42), face.emblem, size=0.94, rays=26, seed=face.seed, dy=0.01)
    n = len(face.costs)
    left = 4.4 + n * 8.0 + (1.2 if n else 0.4)
    _name(p, look, box(left, 3.4, 58.0 - left, 9.2), face, 6.2 * mm)
    for i, (kind, value) in enumerate(face.costs):
        coin(p, look, box(8.2 + i * 8.0, 7.9, 0, 0).topLeft(), 4.0 * mm, kind, value)
    _type_line(p, look, r, face)
    paper = rounded(box(4.6, 53.0, 53.8, 30.8 if face.bare else 21.4), 1.2 * mm)
    p.fillPath(paper, tint("#f8eed6"))
    inner_edge(p, paper, "#8a5a22", 0.28, 4, 0.5 * mm)
    stroke(p, paper, dark, 0.35 * mm)
    h = _line_height(face)
    for i, signs in enumerate(face.abilities):
        y = 54.5 + i * (h + (1.0 if len(face.abilities) < 2 or face.bare else 0.5))
        symbol_line(p, look, box(6.6, y, 49.8, h), signs, col)
    room = _text_box(r, face).adjusted(2.2 * mm, 0, -2.2 * mm, 0)
    size = flavour_size(look, face, room.width(), room.height(), mm)
    if face.flavour and size:  # else it is left out, and the validation says so
        f = font(look, BODY, size * mm, NORMAL, italic=True)
        text(p, look, room, face.flavour, f, "#5c4330", CENTRE, wrap=True, shrink=0.9)
    _foot(p, look, r, face)
    if dim:
        marks.illegal(p, look, rounded(r, 3.2 * mm))


def flat_border(p: QPainter, r: QRectF) -> None:
    """Paint the border of a printed card: parchment without texture, and the line to cut at."""
    mm = r.width() / 63
    p.fillPath(rounded(r, 3 * mm), tint(PARCHMENT))
    stroke(p, rounded(r, 3 * mm), "#8a6a3a", 0.25 * mm)


def _type_line(p: QPainter, look: Look, r: QRectF, face: GhourFace) -> None:
    mm, col = r.width() / 63, face.coat.colour
    x0, y0 = r.left(), r.top() + 45.2 * mm
    signs = [KEYWORDS[k] for k in face.keywords] + ([TIMED] if face.timed else [])
    draw_icon(p, KINDS[face.kind], QRectF(x0 + 5.0 * mm, y0 + 1.2 * mm, 4.8 * mm, 4.8 * mm), "#fff4dc")
    words = face.kind_name + (f" ({face.recruit})" if face.recruit else "")
    room = QRectF(x0 + 11 * mm, y0 - 0.1 * mm, (47.4 - 7.0 * len(signs)) * mm, 7.2 * mm)
    f = font(look, TITLE, 4.9 * mm, BOLD)
    text(p, look, room, words, f, "#fff4dc", LEFT, outline=mix(col, "#120805", 0.72), width=0.35 * mm, shrink=0.6)
    for i, icon in enumerate(reversed(signs)):
        key_icon(p, QRectF(x0 + (52.0 - i * 7.0) * mm, y0 + 0.5 * mm, 6.2 * mm, 6.2 * mm), icon, col)


def _foot(p: QPainter, look: Look, r: QRectF, face: GhourFace) -> None:
    """Paint attacks, TP, and defence or size of the base."""
    mm, many = r.width() / 63, len(face.attacks) > 1
    y = r.top() + 80.2 * mm
    w = (11.0 if many else 13.6) * mm
    for i, (kind, value) in enumerate(face.attacks):
        plate = QRectF(r.left() + 4.4 * mm + i * (w + 0.8 * mm), y - 4.9 * mm, w, 9.8 * mm)
        weapon(p, look, plate, kind, value, many=many)
    if face.tp and not face.bare:
        coin(p, look, QPointF(r.left() + (34.0 if many else 31.5) * mm, y), 4.6 * mm, "tp", face.tp)
    right = QPointF(r.left() + 53.1 * mm, y)
    if face.defence is not None:
        tower_or_heart(p, look, right, 5.0 * mm, face.defence, creature=face.kind == "creature", pen=0.45 * mm)
    if face.size:
        hand_fan(p, look, right, 5.0 * mm, face.size)


def ghour_back(p: QPainter, look: Look, r: QRectF, *, flat: bool = False, rim: bool = True, lift: float = 5) -> None:
    """Paint the back of a Ghour card; ``flat`` and ``rim`` as for the front."""
    if flat and rim:
        flat_border(p, r)
    card_back(p, look, r, "#263b4a", "gears", kind="cross", lift=lift, radius=3 * r.width() / 63, flat=flat)


def emblem_card(
    p: QPainter, look: Look, r: QRectF, face: GhourFace | None, *, number: int | None = None, hot: bool = False
) -> None:
    """Paint the emblem form for piles, trophies, tabs and lists; a back if ``face`` is None.

    ``number`` stands on a shield at the foot (TP); ``hot`` rims the card.
    """
    k = r.width() / 24
    path = rounded(r, 3 * k)
    if face is None:
        p.fillPath(path, tint("#263b4a"))
        pattern(p, path, "cross", "#9db4c0", 0.4, 0.5 * k)
        draw_icon(p, "gears", grown(r, -0.22 * r.width()), "#f8e7bf")
    else:
        col = face.coat.colour
        p.fillPath(path, falling(r, mix(col, "#fff", 0.2), col, mix(col, "#000", 0.3)))
        pattern(p, path, face.coat.pattern, face.coat.deep, 0.38, 0.55 * k)
        p.fillPath(
            rounded(QRectF(r.left() + 2 * k, r.top() + 2 * k, r.width() - 4 * k, 4 * k), k), tint("#fff4dc", 0.75)
        )
        w, low = r.width() * 0.8, 11 * k if number is not None else 3 * k
        picture = QRectF(r.center().x() - w / 2, r.top() + 8 * k, w, r.height() - 8 * k - low)
        draw_icon(p, face.emblem, picture, "#fff1d4", "#1a0d05", 0.8 * k)
    stroke(p, path, "#120904", 1.2 * k)
    if number is not None:
        coin(p, look, QPointF(r.center().x(), r.bottom() - 6.5 * k), 6 * k, "tp", number)
    if hot:
        p.setBrush(Qt.BrushStyle.NoBrush)
        stroke(p, rounded(grown(r, 2), 3 * k + 2), look.glow, 2)
