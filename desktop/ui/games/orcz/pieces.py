"""Tiles, lines, fields and opponents of Orcz as sprites."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.orcz.content import Content
from desktop.games.orcz.observation import FieldSeen, LineSeen
from desktop.games.orcz.tiles import FIELDS, GONE, HERO, HIDDEN, TILES
from desktop.ui.games.orcz.room import Rank
from desktop.ui.paint import marks
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import CENTRE, numeral, text
from desktop.ui.paint.light import around, grown, rounded, stroke
from desktop.ui.paint.orcz_pieces import opponent, orcz_tile, stack_edges
from desktop.ui.paint.surfaces import metal_disc
from desktop.ui.paint.tiles import tile_outline
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import BOLD, INK, ON, TITLE, Coat, Look, font
from desktop.ui.theme import FIELDS as COATS


def paint_tile(
    p: QPainter, look: Look, r: QRectF, coat: Coat, tile: int, lift: float = 3, *, dim: bool = False
) -> None:
    """Paint a tile by its number: its front, its back if it is hidden, a dashed place if it is gone."""
    if tile == GONE:
        stroke(p, rounded(grown(r, -2), 8 * r.width() / 58), tint(ON.text_dim, 0.55), 1.4)
        return
    if tile == HIDDEN:
        orcz_tile(p, look, r, coat, None, lift=lift, dim=dim)
        return
    known = TILES[tile]
    orcz_tile(p, look, r, coat, known.name, None if known.kind == HERO else known.strength, lift=lift, dim=dim)


def tile_name(now: Situation, tile: int) -> str:
    """Return what a tile is called."""
    if tile == HIDDEN:
        return now.word("orcz.hidden-tile")
    return now.word("orcz.gone-tile") if tile == GONE else now.name("tile", TILES[tile].id)


def field_name(now: Situation, field: int) -> str:
    """Return what a field is called."""
    return now.name("field", FIELDS[field])


def field_coat(field: int) -> Coat:
    """Return colour and emblem of a field."""
    return COATS[FIELDS[field]]


def opponent_name(now: Situation, number: int) -> str:
    """Return what an opponent is called."""
    content: Content = now.content
    return now.name("opponent", content.opponents[number].id)


def shown_tile(line: LineSeen, wing: int) -> int:
    """Return the tile of a line on one wing, as the viewer knows it."""
    return line.right if wing else line.left


def tile_sprite(
    now: Situation,
    key: Key,
    rect: QRectF,
    seat: int,
    tile: int,
    *,
    z: float,
    role: str = "",
    live: bool = False,
    chosen: bool = False,
    target: bool = False,
    dim: bool = False,
    mark: str = "",
    tip: str = "",
) -> Sprite:
    """Return a tile; ``mark`` is the icon on its upper corner: who else does not see it, or how one knows it."""
    coat = now.coats[seat]

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        k = r.width() / 58
        if chosen:
            marks.selected(p, look, tile_outline(r))
        elif live:
            marks.playable(p, look, r, 8 * k)
        paint_tile(p, look, r, coat, tile, 3 * k, dim=dim)
        if chosen:
            marks.selected(p, look, tile_outline(r))
        if target:
            marks.brackets(p, grown(r, 3), look.target, 12 * k, 2.6)
        if mark:
            badge(p, look, QPointF(r.right() - 5 * k, r.top() + 5 * k), mark, 11 * max(k, 0.62))

    face = ("orcz-tile", coat.key, tile, live, chosen, target, dim, mark)
    return Sprite(key, rect, face, paint, z=z, margin=16, role=role, tip=tip, enabled=live or target)


def badge(p: QPainter, look: Look, c: QPointF, icon: str, radius: float) -> None:
    """Paint a small iron disc with an icon."""
    metal_disc(p, look, c, radius, look.iron_hi, "#efe8dc", "#3a3532")
    draw_icon(p, icon, around(c, radius * 1.3), "#16110d")


def ground_sprite(
    now: Situation,
    key: Key,
    rank: Rank,
    seat: int,
    place: int,
    *,
    z: float,
    state: str = "",
    tip: str = "",
    role: str = "",
) -> Sprite:
    """Return the ground of a line; ``state`` is ghost for a place to come, hot if it can be taken now."""
    coat = now.coats[seat]
    free = rank.free

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        k = r.height() / 66
        p.fillPath(rounded(r, 9 * k), tint("#0e0703", 0.42))
        if state == "hot":
            p.fillPath(rounded(r, 9 * k), tint(look.glow, 0.2))
        if state in ("ghost", "hot"):
            stroke(p, rounded(r, 9 * k), tint(ON.focus, 0.8), 2)
        else:
            stroke(p, rounded(r, 9 * k), tint(coat.colour, 0.85), 1.5)
        at = QRectF(r.left() - 23, r.top(), 22, free)
        numeral(p, look, at, place + 1, 17 if k > 0.9 else 13, ON.text, outline="#1a0d05", width=1.4)

    face = ("orcz-line", coat.key, place, state, round(free, 1))
    return Sprite(key, rank.ground, face, paint, z=z, margin=22, tip=tip, role=role)


def line_marks(now: Situation, key: Key, rank: Rank, state: str, *, z: float) -> Sprite:
    """Return what is drawn over a line: who acts, who is meant, who stands aside, what was laid last."""
    free = rank.free

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        k = r.height() / 66
        shape = QRectF(r.left(), r.top(), r.width(), r.height())
        if state == "active":
            stroke(p, rounded(grown(shape, 4), 11 * k), INK, 5)
            stroke(p, rounded(grown(shape, 4), 11 * k), "#fff6dc", 3)
        elif state == "target":
            marks.brackets(p, grown(shape, 4), look.target, 16 * k, 3)
        elif state == "last":
            marks.last_move(p, look, grown(shape, 3))
        elif state == "aside":
            p.fillPath(rounded(shape, 9 * k), tint("#0e0703", 0.45))
            c = QPointF(shape.right() + 3, shape.top() + free / 2)
            badge(p, look, c, "shield", 12)

    return Sprite(key, rank.ground, ("orcz-marks", state, round(free, 1)), paint, z=z, margin=22)


def opponent_sprite(now: Situation, key: Key, rect: QRectF, field: int, seen: FieldSeen, *, z: float) -> Sprite:
    """Return the opponent of a field on the edges of those still face down; a banner where all are beaten."""
    coat = field_coat(field)
    if seen.opponent < 0:
        return _banner(now, key, rect, field, seen, z)
    content: Content = now.content
    known = content.opponents[seen.opponent]
    name = opponent_name(now, seen.opponent)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        stack_edges(p, look, r, coat, seen.left)
        opponent(p, look, r, coat, name, known.large, known.small)

    face = ("orcz-opponent", field, known.id, name, seen.left)
    tip = now.word(
        "orcz.opponent-tip",
        name=name,
        large=seen.reward,
        small=seen.small_reward,
        fine=seen.penalty,
        charge=seen.small_penalty,
        need=seen.need,
        left=seen.left,
    )
    return Sprite(key, rect, face, paint, z=z, margin=26, role="info", tip=tip)


def _banner(now: Situation, key: Key, rect: QRectF, field: int, seen: FieldSeen, z: float) -> Sprite:
    words = now.word("orcz.conquered" if seen.conquered else "orcz.beaten")
    icon = "knight-banner" if seen.conquered else "tombstone"

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        draw_icon(p, icon, QRectF(r.center().x() - 34, r.top() + 12, 68, 68), tint(ON.brass_hi, 0.85), "#1a0d05", 1.5)
        box = QRectF(r.left() - 30, r.top() + 84, r.width() + 60, 26)
        text(p, look, box, words, font(look, TITLE, 17, BOLD), ON.text, CENTRE, outline="#1a0d05", width=1.6)

    return Sprite(key, rect, ("orcz-banner", field, words, icon), paint, z=z, margin=40, role="info", tip=words)
