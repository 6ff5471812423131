"""Plaques of the players, the chronicle on parchment, panels with a heading."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.ui.paint import marks
from desktop.ui.paint.colour import tint
from desktop.ui.paint.controls import chip, chip_width
from desktop.ui.paint.heraldry import shield
from desktop.ui.paint.letters import CENTRE, LEFT, fit_block, heading, text, width_of
from desktop.ui.paint.light import grown, polygon, rounded, stroke
from desktop.ui.paint.surfaces import plank, rule, sheet
from desktop.ui.theme import BOLD, MEDIUM, NORMAL, TITLE, UI, Coat, Look, font


def seat_plaque(
    p: QPainter,
    look: Look,
    r: QRectF,
    coat: Coat,
    name: str,
    sub: str = "",
    chips: Sequence[tuple[str, str]] = (),
    *,
    active: bool = False,
    out: str = "",
    seed: int = 40,
) -> None:
    """Paint one player's plaque: shield, name, a line, chips (icon, value); usual size 218 by 96.

    ``active``: whoever is to move has a lit rim, the lamp's glow and a pointer 15 beyond the right edge.
    ``out``: a stamped word (passed, out), the shield greyed.
    """
    plaque_ground(p, look, r, active=active, seed=seed)
    plaque_words(p, look, r, coat, name, sub, chips, active=active, out=out)


def plaque_ground(p: QPainter, look: Look, r: QRectF, *, active: bool = False, seed: int = 40) -> None:
    """Paint a player's plaque without shield and words."""
    if active:
        marks.lamp(p, look, r)
    plank(p, look, r, 9, seed, rivets=False)
    if active:
        stroke(p, rounded(grown(r, -1.5), 8), look.rim, 3)


def plaque_words(
    p: QPainter,
    look: Look,
    r: QRectF,
    coat: Coat,
    name: str,
    sub: str = "",
    chips: Sequence[tuple[str, str]] = (),
    *,
    active: bool = False,
    out: str = "",
) -> None:
    """Paint what stands on a player's plaque."""
    low = min(0.0, r.height() - 96)  # a low plaque draws its lines together
    tall = min(54.0, r.height() - 20)
    emblem = QRectF(r.left() + 12, r.top() + 12, tall * 46 / 54, tall)
    shield(p, look, emblem, coat, dim=bool(out))
    x = emblem.right() + 12
    room = r.right() - x - 8
    ink = look.text_mute if out else look.text
    text(p, look, QRectF(x, r.top() + 9 + low * 0.2, room, 26), name, font(look, TITLE, 20, BOLD), ink, LEFT)
    stamp = 0.0
    if out:
        stamp = min(room, 12 + width_of(font(look, UI, 13, BOLD), out))
    soft = look.text_mute if out else look.text_dim
    text(p, look, QRectF(x, r.top() + 34 + low * 0.45, room, 20), sub, font(look, UI, 14, NORMAL), soft, LEFT)
    cx, cy, end = x, r.top() + 58 + low * 0.65, r.right() - 6 - stamp
    for icon, value in chips:
        w = chip_width(look, value)
        if cx + w > end and cx > x:
            cx, cy = x, cy + 29
        if cy + 25 > r.bottom() + 1 or cx + w > end + 1:
            break
        chip(p, look, QRectF(cx, cy, w, 25), icon, value)
        cx += w + 4
    if out:
        box = QRectF(r.right() - stamp - 8, r.bottom() - 31, stamp, 23)
        p.fillPath(rounded(box, 4), tint("#120a05", 0.12 if look.is_light else 0.6))
        stroke(p, rounded(box, 4), tint(look.text_mute, 0.6), 1)
        f = font(look, UI, 13, BOLD)
        text(p, look, box.adjusted(4, 0, -4, 0), out, f, look.text_dim, CENTRE)
    if active:
        mark = polygon((r.right() - 2, r.top() + 26), (r.right() + 13, r.top() + 39), (r.right() - 2, r.top() + 52))
        p.fillPath(mark, tint(look.rim))
        stroke(p, mark, "#5a3c10", 1)


def chronicle(
    p: QPainter,
    look: Look,
    r: QRectF,
    title: str,
    lines: Sequence[tuple[Coat | None, str]],
    *,
    seed: int = 14,
) -> int:
    """Paint the log on parchment, the newest line at the bottom, and return how many lines had room."""
    chronicle_ground(p, look, r, title, seed=seed)
    return chronicle_lines(p, look, r, lines)


def chronicle_ground(p: QPainter, look: Look, r: QRectF, title: str, *, seed: int = 14) -> None:
    """Paint the parchment of the log with its heading."""
    sheet(p, look, r, 5, seed)
    heading(p, look, QRectF(r.left() + 16, r.top() + 9, r.width() - 32, 24), title, size=19, colour=look.ink)
    rule(p, look, r.left() + 14, r.right() - 14, r.top() + 37, look.ink_soft, 0.6)


def chronicle_lines(p: QPainter, look: Look, r: QRectF, lines: Sequence[tuple[Coat | None, str]]) -> int:
    """Write the log on its parchment, and return how many lines had room."""
    f, y = font(look, UI, 14.5, MEDIUM), r.top() + 46
    rows = []
    free = r.bottom() - 6 - y
    for coat, words in reversed(lines):
        x = r.left() + (46 if coat is not None else 16)
        room = r.right() - x - 10
        block, letters, step = fit_block(look, words, f, room, 500, 1.0)
        tall = max(27.0, len(block) * step)
        if tall > free:
            break
        free -= tall + 7
        rows.append((coat, words, x, room, tall, letters))
    for coat, words, x, room, tall, letters in reversed(rows):
        if coat is not None:
            shield(p, look, QRectF(r.left() + 14, y + (tall - 26) / 2, 22, 26), coat)
        text(p, look, QRectF(x, y, room, tall + 1), words, letters, look.ink, LEFT, wrap=True, shrink=1.0)
        y += tall + 7
    return len(rows)


def panel(p: QPainter, look: Look, r: QRectF, title: str = "", *, seed: int = 47) -> QRectF:
    """Paint a riveted panel with a heading and a rule; return the room below them."""
    plank(p, look, r, 9, seed)
    if not title:
        return r.adjusted(16, 16, -16, -16)
    heading(p, look, QRectF(r.left() + 18, r.top() + 10, r.width() - 36, 26), title, size=20, colour=look.text)
    rule(p, look, r.left() + 16, r.right() - 16, r.top() + 42)
    return r.adjusted(16, 52, -16, -14)
