"""Surfaces: the table and its tray, beam and wall, planks, parchment, cloth, the curtain."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from desktop.ui.paint.colour import Colour, falling, mix, tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import CENTRE, text
from desktop.ui.paint.light import (
    around,
    bevel,
    grown,
    inner_edge,
    polygon,
    rounded,
    scatter,
    shadow,
    stroke,
)
from desktop.ui.paint.textures import lay, texture
from desktop.ui.theme import ON, UI, Look, font


def _box(r: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(r)
    return path


def _lamp(p: QPainter, r: QRectF, c: QPointF, radius: float, *stops: tuple[float, str, float]) -> None:
    g = QRadialGradient(c, radius)
    for at, colour, alpha in stops:
        g.setColorAt(at, tint(colour, alpha))
    p.fillRect(r, QBrush(g))


def table(p: QPainter, look: Look, r: QRectF, lamp: tuple[float, float] = (0.5, 0.44)) -> None:
    """Paint the oak table, lit by one lamp above the point ``lamp`` (fractions of ``r``)."""
    lay(p, _box(r), texture("planks", look.table_dark, look.table, look.table_light))
    c = QPointF(r.left() + r.width() * lamp[0], r.top() + r.height() * lamp[1])
    _lamp(p, r, c, r.width() * 0.62, (0, "#ffc36b", 0.20), (0.45, "#ffb055", 0.05), (1, "#ffb055", 0))
    m = 0.35 if look.is_light else 1
    _lamp(p, r, c, r.width() * 0.72, (0.35, "#0c0502", 0), (0.8, "#0c0502", 0.40 * m), (1, "#0c0502", 0.66 * m))
    p.setBrush(Qt.BrushStyle.NoBrush)
    for x, y, radius in ((0.245, 0.81, 34), (0.93, 0.79, 41), (0.07, 0.84, 29)):  # rings left by mugs
        for k, alpha in ((0, 0.20), (2.5, 0.10), (-2, 0.08)):
            p.setPen(QPen(tint("#140802", alpha), 3.2))
            p.drawEllipse(QPointF(r.left() + r.width() * x, r.top() + r.height() * y), radius + k, radius + k)


def tray(p: QPainter, look: Look, r: QRectF) -> None:
    """Paint the near edge of the table, which belongs to whoever is to move."""
    above = QRectF(r.left(), r.top() - 18, r.width(), 18)
    p.fillRect(above, falling(above, tint("#000", 0), tint("#000", 0.45)))
    lay(p, _box(r), texture("wood", *look.tray), 3)
    low = 0.18 if look.is_light else 0.5
    p.fillRect(r, falling(r, tint("#ffdca0", 0.10), tint("#000", 0.05), tint("#000", low)))
    p.fillRect(QRectF(r.left(), r.top(), r.width(), 2), tint(look.brass, 0.55))


def beam(p: QPainter, look: Look, r: QRectF) -> None:
    """Paint the roof beam on top of every table; ``controls.beam_title`` writes on it."""
    shadow(p, r, 0, 12, 5, 0.7)
    stops = (mix(look.beam, "#000", 0.4), look.beam, mix(look.beam, "#c08a50", 0.22))
    lay(p, _box(r), texture("wood", *stops), 5)
    low = 0.12 if look.is_light else 0.35
    p.fillRect(r, falling(r, tint("#ffdca0", 0.10), tint("#000", 0), tint("#000", low)))
    p.fillRect(QRectF(r.left(), r.bottom() - 1.5, r.width(), 1.5), tint(look.brass, 0.55))


def wall(p: QPainter, look: Look, r: QRectF) -> None:
    """Paint the wall of the hall: behind home screen, new game, settings and rules."""
    lay(p, _box(r), texture("planks", *look.wall), 2, upright=True)
    w, h, mid = r.width(), r.height(), r.center().x()
    if look.is_light:
        c = QPointF(mid, r.top() + h * 0.4)
        _lamp(p, r, c, w * 0.7, (0, "#fff6df", 0.45), (0.5, "#fff0cf", 0.10), (1, "#7a4d1c", 0.22))
        return
    c = QPointF(mid, r.top() + h * 0.375)
    _lamp(p, r, c, w * 0.64, (0, "#ffb861", 0.26), (0.5, "#ffb055", 0.03), (1, "#000", 0))
    c = QPointF(mid, r.top() + h * 0.41)
    _lamp(p, r, c, w * 0.7, (0.3, "#0c0502", 0), (0.85, "#0c0502", 0.58), (1, "#0c0502", 0.8))


def metal_disc(
    p: QPainter,
    look: Look,
    c: QPointF,
    radius: float,
    base: Colour | None = None,
    hi: Colour | None = None,
    lo: Colour | None = None,
) -> None:
    """Paint a disc of brass, or of another metal: the ground of a number or of an action."""
    low = lo or look.brass_lo
    g = QRadialGradient(c.x() - radius * 0.35, c.y() - radius * 0.45, radius * 1.7)
    g.setColorAt(0, tint(hi or look.brass_hi))
    g.setColorAt(0.45, tint(base or look.brass))
    g.setColorAt(1, tint(low))
    p.setPen(QPen(mix(low, "#000000", 0.4), max(0.8, radius * 0.07)))
    p.setBrush(QBrush(g))
    p.drawEllipse(c, radius, radius)


def rivet(p: QPainter, look: Look, c: QPointF, radius: float = 3.2) -> None:
    """Paint an iron rivet."""
    shadow(p, around(c, 2 * radius), radius, 3, 1, 0.7)
    metal_disc(p, look, c, radius, look.iron_hi, "#d8d0c4", "#2c2825")


def plank(
    p: QPainter,
    look: Look,
    r: QRectF,
    radius: float = 8,
    seed: int = 2,
    *,
    rivets: bool = True,
    alpha: float = 0.6,
    fill: Colour | None = None,
) -> None:
    """Paint a wooden plaque, the ground of every panel; its shadow reaches 21 beyond ``r``."""
    shadow(p, r, radius, 12, 6, alpha)
    path = rounded(r, radius)
    lay(p, path, texture("wood", *look.panel), seed, upright=r.height() > r.width() * 1.15)
    if fill is not None:
        p.fillPath(path, tint(fill))
    inner_edge(p, path, "#5a3a18" if look.is_light else "#000000", 0.30 if look.is_light else 0.5, 6, 1.8)
    stroke(p, path, look.plank_edge, 1.4)
    bevel(p, grown(r, -1), radius, "#ffdfae", "#000000", 0.28, 0.5)
    if rivets:
        for x in (r.left() + 9, r.right() - 9):
            for y in (r.top() + 9, r.bottom() - 9):
                rivet(p, look, QPointF(x, y), 2.6)


def sheet(
    p: QPainter, look: Look, r: QRectF, radius: float = 5, seed: int = 3, lift: float = 6, edge: float = 0.42
) -> None:
    """Paint a piece of parchment lying on the table."""
    shadow(p, r, radius, 9, lift, 0.55)
    path = rounded(r, radius)
    parchment(p, look, path, seed)
    inner_edge(p, path, "#7a4d1c", edge, 8, 2.0)
    stroke(p, path, mix(look.parchment_edge, "#3a2410", 0.4), 1.0)


def parchment(p: QPainter, look: Look, path: QPainterPath, seed: int = 3) -> None:
    """Fill ``path`` with parchment."""
    lay(p, path, texture("parchment", look.parchment_lo, look.parchment, look.parchment), seed)


def ribbon(p: QPainter, look: Look, r: QRectF) -> None:
    """Paint the parchment ribbon with swallow tails on which the game asks."""
    x, y, w, h, tail = r.x(), r.y(), r.width(), r.height(), 16
    path = polygon((x, y), (x + w, y), (x + w - tail, y + h / 2), (x + w, y + h), (x, y + h), (x + tail, y + h / 2))
    shadow(p, r.adjusted(8, 4, -8, 0), 4, 9, 5, 0.6)
    parchment(p, look, path, 8)
    p.fillPath(path, falling(r, tint("#fff", 0.15), tint("#7a4d1c", 0), tint("#7a4d1c", 0.22)))
    stroke(p, path, mix(look.parchment_edge, "#2a1a10", 0.35), 1.2)


def rule(
    p: QPainter, look: Look, x1: float, x2: float, y: float, colour: Colour | None = None, alpha: float = 0.8
) -> None:
    """Paint an ornamental rule: a tapering line with a lozenge in its middle."""
    colour, m = colour or look.brass, (x1 + x2) / 2
    p.fillPath(polygon((x1, y), (m, y - 1.1), (x2, y), (m, y + 1.1)), tint(colour, alpha))
    p.fillPath(polygon((m, y - 4.5), (m + 6, y), (m, y + 4.5), (m - 6, y)), tint(colour, min(1.0, alpha + 0.2)))


def felt(
    p: QPainter, look: Look, r: QRectF, colour: Colour = "#2c3a2a", radius: float = 10, alpha: float = 0.86
) -> None:
    """Paint a recess in the table lined with cloth, where cards are laid; letters on it are ``theme.ON``."""
    path = rounded(r, radius)
    p.save()
    p.setOpacity(p.opacity() * alpha)
    lay(p, path, texture("leather", mix(colour, "#000", 0.35), colour))
    p.restore()
    inner_edge(p, path, "#000", 0.7, 8, 2.2)
    stroke(p, path, tint("#0e0703", 0.9), 1.6)
    stroke(p, rounded(grown(r, -5), radius - 3), tint(look.brass, 0.28), 1)


def slot(p: QPainter, look: Look, r: QRectF, label: str = "", radius: float = 7) -> None:
    """Paint an empty place for a card on cloth: a dashed outline and a word."""
    path = rounded(r, radius)
    p.fillPath(path, tint("#000", 0.18))
    stroke(p, path, tint(ON.text_dim, 0.7), 1.4, Qt.PenStyle.DashLine)
    if label:
        text(p, look, grown(r, -6), label, font(look, UI, 14), ON.text_dim, CENTRE, wrap=True)


def recess(p: QPainter, look: Look, r: QRectF, radius: float = 5) -> None:
    """Paint a dark hollow in a panel, such as the rack of palisades."""
    path = rounded(r, radius)
    p.fillPath(path, tint("#0e0703", 0.32 if look.is_light else 0.6))
    inner_edge(p, path, "#000", 0.45 if look.is_light else 0.7, 5, 1.6)


def curtain(p: QPainter, look: Look, r: QRectF) -> None:
    """Paint the opaque woollen curtain with its rod, rings and woven border over the whole of ``r``."""
    p.fillRect(r, tint("#3a0f12"))
    folds, fall, x = [], scatter(6), r.left() - 20
    while x < r.right():
        w = 58 + next(fall) * 34
        folds.append((x, w))
        x += w
    for x, w in folds:
        g = QLinearGradient(x, 0, x + w, 0)
        for at, colour in ((0, "#2a080b"), (0.22, "#641a1d"), (0.46, "#96302c"), (0.62, "#7a2322"), (1, "#26070a")):
            g.setColorAt(at, tint(colour))
        p.fillRect(QRectF(x, r.top(), w + 1, r.height()), QBrush(g))
    p.save()
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    p.setOpacity(0.40)
    lay(p, _box(r), texture("leather", "#5a5a5a", "#ffffff"))
    p.restore()
    hem = r.bottom() - 110
    for y in (hem, hem + 70):
        p.fillRect(QRectF(r.left(), y, r.width(), 7), tint(look.brass, 0.75))
    for k in range(int(r.width() / 40) + 2):
        cx = r.left() + k * 40
        p.fillPath(
            polygon((cx, hem + 16), (cx + 16, hem + 38), (cx, hem + 60), (cx - 16, hem + 38)), tint(look.brass, 0.62)
        )
        draw_icon(p, "beer-horn" if k % 2 else "horned-helm", around(QPointF(cx, hem + 38), 16), "#641a1d")
    p.save()
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
    for x, w in folds:  # the folds darken the border too
        g = QLinearGradient(x, 0, x + w, 0)
        for at, colour in ((0, "#555555"), (0.46, "#ffffff"), (1, "#4a4a4a")):
            g.setColorAt(at, tint(colour))
        p.fillRect(QRectF(x, hem - 6, w + 1, 90), QBrush(g))
    p.restore()
    c = QPointF(r.center().x(), r.top() + r.height() * 0.475)
    stops = ((0, "#ffb46a", 0.20), (0.4, "#ffb46a", 0), (0.6, "#000000", 0.12), (1, "#000000", 0.72))
    _lamp(p, r, c, r.width() * 0.625, *stops)
    rod = QRectF(r.left() - 10, r.top() + 18, r.width() + 20, 26)
    shadow(p, rod, 10, 14, 12, 0.8)
    lay(p, rounded(rod, 12), texture("wood", "#1d1009", "#4a2e1b", "#7a5433"), 5)
    p.fillPath(rounded(rod, 12), falling(rod, tint("#fff", 0.25), tint("#000", 0), tint("#000", 0.6)))
    p.setBrush(Qt.BrushStyle.NoBrush)
    for k in range(int(r.width() / 75) + 1):
        for colour, width in (("#3a260b", 8.0), (look.brass, 5.0), (look.brass_hi, 1.4)):
            p.setPen(QPen(tint(colour), width))
            p.drawEllipse(QPointF(r.left() + 40 + k * 75, r.top() + 36), 17, 25)
