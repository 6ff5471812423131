"""Controls as they are painted: buttons, chips, ribbons, wells, segments, ticks, sliders; no behaviour here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.ui.paint.colour import Colour, falling, tint
from desktop.ui.paint.heraldry import pattern
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import CENTRE, LEFT, RIGHT, fit, text, width_of
from desktop.ui.paint.light import around, bevel, grown, inner_edge, polygon, rounded, shadow, stroke
from desktop.ui.paint.surfaces import metal_disc, ribbon
from desktop.ui.paint.textures import lay, texture
from desktop.ui.theme import BODY, BOLD, DEMI, DISPLAY, INK, MEDIUM, NORMAL, ON, TITLE, UI, Look, font

_BRASS = ("#ffe3a0", "#e3b455", "#b7842c")


def _icon_and_words(
    p: QPainter, look: Look, r: QRectF, icon: str | None, words: str, colour: Colour, f: tuple[str, float]
) -> None:
    """Write an icon and a line of words in the middle of ``r``."""
    family, size = f
    iw = size + 7 if icon else 0.0
    s, letters = fit(look, words, font(look, family, size, BOLD, spacing=0.3 if family == TITLE else 0), r.width() - iw)
    w = width_of(letters, s)
    x = r.center().x() - (w + (iw if s else iw - 7)) / 2
    if icon:
        draw_icon(p, icon, QRectF(x, r.center().y() - (size + 2) / 2, size + 2, size + 2), colour)
    text(p, look, QRectF(x + iw, r.top() - 1, w + 2, r.height()), s, letters, colour, LEFT)


def button(
    p: QPainter,
    look: Look,
    r: QRectF,
    label: str,
    kind: str = "plain",
    icon: str | None = None,
    size: float = 17,
    *,
    down: bool = False,
    hover: bool = False,
    focus: bool = False,
    on_wood: bool = True,
) -> None:
    """Paint a button: ``plain`` wood, ``primary`` brass, ``quiet`` outline, ``off``; pressed with ``down``.

    ``quiet`` and ``off`` ones are written for wood, or for parchment without ``on_wood``.
    """
    button_ground(p, look, r, kind, down=down, on_wood=on_wood)
    button_words(p, look, r, label, kind, icon, size, down=down, hover=hover, focus=focus, on_wood=on_wood)


def button_ground(
    p: QPainter, look: Look, r: QRectF, kind: str = "plain", *, down: bool = False, on_wood: bool = True
) -> None:
    """Paint a button without words."""
    radius = 7
    r = r.translated(0, 1.5) if down else r
    path = rounded(r, radius)
    if kind == "primary":
        shadow(p, r, radius, 8, 1 if down else 4, 0.6)
        p.fillPath(path, falling(r, *(reversed(_BRASS) if down else _BRASS)))
        pattern(p, path, "fess", "#fff3c9", 0.10, 0.25)
        stroke(p, path, "#5a3c10", 1.6)
        bevel(p, grown(r, -1), radius, "#ffffff", "#4a2d08", 0.7, 0.5)
    elif kind == "off":
        p.fillPath(path, tint("#fff6df", 0.25) if look.is_light or not on_wood else tint("#1a0f08", 0.45))
        stroke(p, path, tint("#000", 0.25 if look.is_light or not on_wood else 0.5), 1.2)
    elif kind == "quiet":
        p.fillPath(path, tint("#000", 0.12 if down else 0))
        stroke(p, path, tint(look.brass if on_wood else look.ink_soft, 0.6), 1.3)
    else:
        shadow(p, r, radius, 7, 1 if down else 4, 0.55)
        lay(p, path, texture("wood", *look.button), 21)
        if down:
            inner_edge(p, path, "#000", 0.4, 5, 1.4)
        stroke(p, path, look.plank_edge, 1.5)
        bevel(p, grown(r, -1), radius, "#ffdfae", "#000", 0.45, 0.5)


def button_words(
    p: QPainter,
    look: Look,
    r: QRectF,
    label: str,
    kind: str = "plain",
    icon: str | None = None,
    size: float = 17,
    *,
    down: bool = False,
    hover: bool = False,
    focus: bool = False,
    on_wood: bool = True,
) -> None:
    """Write on a button, and light it up."""
    radius = 7
    r = r.translated(0, 1.5) if down else r
    path = rounded(r, radius)
    colour = look.ink if kind == "primary" else look.text
    if kind == "off":
        colour = look.text_dim if look.is_light else look.text_mute  # limewood asks for more than the mute brown
    if kind in ("quiet", "off") and not on_wood:
        colour = look.ink if kind == "quiet" else look.ink_soft
    if hover and kind != "off":
        p.fillPath(path, tint("#fff3c9", 0.14))
    if focus:
        stroke(p, rounded(grown(r, 3), radius + 2), look.focus if on_wood else INK, 2)
    _icon_and_words(p, look, r.adjusted(9, 0, -9, 0), icon, label, colour, (TITLE, size))


def icon_button(
    p: QPainter,
    look: Look,
    c: QPointF,
    icon: str,
    radius: float = 17,
    *,
    cloth: bool = False,
    hover: bool = False,
    off: bool = False,
    count: int | None = None,
) -> None:
    """Paint a small square button with an icon, on cloth with ``cloth``, with a number on a disc if ``count``."""
    box = around(c, 2 * radius)
    p.fillPath(rounded(box, 7), tint("#000000", 0.06 if look.is_light and not cloth else 0.28))
    if hover and not off:
        p.fillPath(rounded(box, 7), tint(look.brass, 0.25))
    stroke(p, rounded(box, 7), tint(look.brass, 0.35 if not off else 0.15), 1)
    letters = ON.text_dim if cloth else look.text_dim
    draw_icon(p, icon, grown(box, -radius * 0.47), tint(letters, 0.4) if off else letters)
    if count is not None:
        b = QPointF(c.x() + radius * 0.8, c.y() + radius * 0.75)
        metal_disc(p, look, b, 10)
        text(p, look.at_floor(0), around(b, 19), str(count), font(look.at_floor(0), UI, 14, BOLD), INK, CENTRE)


def beam_title(p: QPainter, look: Look, r: QRectF, title: str, where: str, right: str = "", tools: float = 200) -> None:
    """Write on the beam ``r``: drinking horn, game, where it stands, a remark; the last ``tools`` units stay free."""
    mid, end = r.center().y(), r.right() - tools
    draw_icon(p, "beer-horn", QRectF(r.left() + 18, mid - 15, 28, 30), look.brass)
    s, f = fit(look, title, font(look, DISPLAY, 31, DEMI), min(360.0, (end - 58) * 0.5))
    x = r.left() + 58
    w = width_of(f, s)
    text(p, look, QRectF(x, r.top() - 1, w + 2, r.height()), s, f, look.text, LEFT)
    x += w + 18
    p.fillRect(QRectF(x, mid - 10, 1, 20), tint(look.brass, 0.4))
    small = font(look, UI, 16, MEDIUM)
    room = end - x - 16
    more = min(width_of(small, right) + 16, room * 0.5) if right else 0
    text(p, look, QRectF(x + 16, r.top(), room - more, r.height() - 1), where, small, look.text_dim, LEFT)
    if right:
        text(p, look, QRectF(end - more, r.top(), more - 8, r.height() - 1), right, small, look.text_dim, RIGHT)


def prompt(p: QPainter, look: Look, r: QRectF, words: str, hint: str = "") -> None:
    """Paint the ribbon with what the game asks, and a hint in italics beside it where there is room."""
    ribbon(p, look, r)
    prompt_words(p, look, r, words, hint)


def prompt_words(p: QPainter, look: Look, r: QRectF, words: str, hint: str = "") -> None:
    """Write on the ribbon."""
    inner = r.adjusted(28, -1, -28, -1)
    f, soft = font(look, TITLE, 20, BOLD), font(look, BODY, 16, NORMAL, italic=True)
    a, b = width_of(f, words), width_of(soft, hint)
    if a > inner.width() * 1.15:
        # a reason that takes a sentence to tell
        text(p, look, inner, words, font(look, UI, 16, BOLD), look.ink, CENTRE, wrap=True, shrink=0.8)
        return
    if not hint or a + 46 > inner.width():
        text(p, look, inner, words, f, look.ink, CENTRE)
        return
    b = min(b + 4, inner.width() - a - 18)
    x = inner.center().x() - (a + 16 + b) / 2
    text(p, look, QRectF(x, inner.top(), a + 2, inner.height()), words, f, look.ink, LEFT)
    text(p, look, QRectF(x + a + 16, inner.top() + 1, b, inner.height()), hint, soft, look.ink_soft, LEFT, shrink=0.85)


def chip_width(look: Look, value: str, icon: bool = True, size: float = 15) -> float:
    """Return the width a chip of the usual height 25 needs."""
    return (35 if icon else 16) + width_of(font(look, UI, size, BOLD), value)


def chip(
    p: QPainter,
    look: Look,
    r: QRectF,
    icon: str | None,
    value: str,
    *,
    dark: bool = True,
    colour: Colour | None = None,
    size: float = 15,
) -> None:
    """Paint a small counter, symbol and number, on a recessed plate; ``dark=False`` on parchment."""
    deep = dark and not look.is_light
    path = rounded(r, r.height() / 2)
    p.fillPath(path, tint("#120a05", 0.55) if deep else tint("#7a4d1c", 0.16))
    stroke(p, path, tint("#000000", 0.45) if deep else tint("#7a4d1c", 0.35), 1)
    x = r.left() + 7
    if icon:
        s = r.height() - 8
        draw_icon(p, icon, QRectF(x, r.top() + 4, s, s), look.brass if deep else look.ink_soft)
        x += s + 4
    ink = colour or (look.text if deep else look.ink)
    text(p, look, QRectF(x, r.top(), r.right() - x - 3, r.height()), value, font(look, UI, size, BOLD), ink, LEFT)


def pill(
    p: QPainter, look: Look, c: QPointF, words: str, icon: str | None = None, *, width: float | None = None
) -> None:
    """Paint a dark label with a brass rim on cloth or under a pile, ``words`` in its middle."""
    f = font(look, UI, 15, BOLD)
    w = width or width_of(f, words) + (42 if icon else 22)
    r = around(c, w, 26)
    p.fillPath(rounded(r, 13), tint("#120a05", 0.88))
    stroke(p, rounded(r, 13), tint(ON.brass, 0.7), 1.2)
    _icon_and_words(p, look, grown(r, -3).adjusted(6, 1, -6, 1), icon, words, ON.text, (UI, 15))


def well(p: QPainter, look: Look, r: QRectF, *, on_wood: bool = False, focus: bool = False, radius: float = 6) -> None:
    """Paint a recess to write or choose in."""
    path = rounded(r, radius)
    if on_wood and not look.is_light:
        p.fillPath(path, tint("#0e0703", 0.62))
        inner_edge(p, path, "#000", 0.6, 4, 1.4)
        stroke(p, path, tint(look.brass, 0.5), 1.2)
    else:
        p.fillPath(path, tint("#fffaf0", 0.62))
        inner_edge(p, path, "#7a4d1c", 0.30, 4, 1.2)
        stroke(p, path, tint("#7a4d1c", 0.75), 1.2)
    if focus:
        stroke(p, rounded(grown(r, 3), radius + 2), look.focus if on_wood else INK, 2)


def _ink(look: Look, on_wood: bool) -> str:
    return look.text if on_wood else INK


def _soft(look: Look, on_wood: bool) -> str:
    return look.brass if on_wood and not look.is_light else look.ink_soft


def drop_mark(p: QPainter, c: QPointF, colour: Colour) -> None:
    """Paint the small triangle of a selector."""
    p.fillPath(polygon((c.x() - 6, c.y() - 3), (c.x() + 6, c.y() - 3), (c.x(), c.y() + 5)), tint(colour))


def selector(
    p: QPainter,
    look: Look,
    r: QRectF,
    words: str,
    *,
    icon: str | None = None,
    caption: str = "",
    on_wood: bool = False,
    focus: bool = False,
    size: float = 16,
    colour: Colour | None = None,
) -> None:
    """Paint a closed selector (combo box) showing ``words``, below a ``caption`` if there is one."""
    well(p, look, r, on_wood=on_wood, focus=focus)
    x = r.left() + 10
    if icon:
        draw_icon(p, icon, QRectF(x, r.center().y() - 10, 20, 20), colour or _soft(look, on_wood))
        x += 28
    room = QRectF(x, r.top(), r.right() - x - 26, r.height())
    if caption:
        above = QRectF(room.left(), r.top() + 3, room.width(), r.height() * 0.42)
        text(p, look, above, caption, font(look, UI, 13.5, NORMAL), _soft(look, on_wood), LEFT, shrink=0.8)
        room.setTop(above.bottom() - 1)
        room.setBottom(r.bottom() - 3)
    text(p, look, room, words, font(look, UI, size, BOLD), _ink(look, on_wood), LEFT, shrink=0.85)
    drop_mark(p, QPointF(r.right() - 15, r.center().y()), _ink(look, on_wood))


def segments(
    p: QPainter,
    look: Look,
    r: QRectF,
    items: Sequence[tuple[str | None, str]],
    chosen: int,
    *,
    on_wood: bool = False,
    focus: bool = False,
    size: float = 15.5,
) -> None:
    """Paint alternatives (icon or none, words) side by side; the chosen one is brass and raised."""
    well(p, look, r, on_wood=on_wood, focus=focus)
    w = r.width() / max(1, len(items))
    for i, (icon, words) in enumerate(items):
        b = QRectF(r.left() + i * w + 2, r.top() + 2, w - 4, r.height() - 4)
        ink: str = INK if i == chosen or not on_wood or look.is_light else look.text_dim
        if i == chosen:
            shadow(p, b, 5, 4, 2, 0.5)
            p.fillPath(rounded(b, 5), falling(b, *_BRASS))
            stroke(p, rounded(b, 5), "#5a3c10", 1.3)
        _icon_and_words(p, look, b.adjusted(5, 0.5, -5, 0.5), icon, words, ink, (UI, size))


def tick_box(
    p: QPainter,
    look: Look,
    r: QRectF,
    words: str,
    on: bool,
    note: str = "",
    *,
    on_wood: bool = True,
    off: bool = False,
    focus: bool = False,
) -> None:
    """Paint a tick box of 28 at the left of ``r``, its words beside it, a note below them."""
    b = QRectF(r.left(), r.center().y() - 14, 28, 28)
    well(p, look, b, on_wood=on_wood, focus=focus)
    if on:
        p.fillPath(rounded(grown(b, -2), 4), falling(b, *_BRASS))
        draw_icon(p, "check-mark", b.adjusted(5, 6, -5, -6), INK)
    ink = _ink(look, on_wood) if not off else (look.text_mute if on_wood else look.ink_soft)
    words_at = r.adjusted(38, 0, 0, 0)
    if note:
        half = r.height() / 2
        low = QRectF(words_at.left(), r.center().y(), words_at.width(), half)
        soft = look.text_dim if on_wood else look.ink_soft
        text(p, look, low, note, font(look, UI, 14, NORMAL), soft, LEFT, shrink=0.9)
        words_at.setBottom(r.center().y() + 1)
    text(p, look, words_at, words, font(look, UI, 16, BOLD), ink, LEFT, shrink=0.85)


def slider(p: QPainter, look: Look, r: QRectF, t: float, *, on_wood: bool = True, marks: int = 0) -> None:
    """Paint a slider at ``t`` of its way, with ``marks`` strokes below it."""
    y = r.center().y()
    well(p, look, QRectF(r.left(), y - 4, r.width(), 8), on_wood=on_wood, radius=4)
    p.fillPath(rounded(QRectF(r.left() + 1, y - 3, max(0.1, r.width() * t), 6), 3), tint(look.brass))
    for i in range(marks):
        x = r.left() + r.width() * i / max(1, marks - 1)
        p.fillRect(QRectF(x - 0.75, y + 8, 1.5, 6), tint(look.text_dim if on_wood else look.ink_soft, 0.8))
    p.setPen(Qt.PenStyle.NoPen)
    metal_disc(p, look, QPointF(r.left() + r.width() * t, y), 11)
