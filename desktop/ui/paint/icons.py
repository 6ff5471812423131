"""Icons: SVG path data on a square of 512 turned into painter paths (resources/icons.json)."""

from __future__ import annotations

import math
import re
from functools import lru_cache

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from desktop import paths
from desktop.ui.paint.colour import Colour, Paint, brush

_COMMAND = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)")
_NUMBER = re.compile(r"[ ,\n\t]*([-+]?(?:\d+\.\d*|\.\d+|\d+)(?:[eE][-+]?\d+)?)")
_FLAG = re.compile(r"[ ,]*([01])")
_SIZE = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7}


class _Library(msgspec.Struct):
    icons: dict[str, str]


def _numbers(text: str, arc: bool) -> list[float]:
    """Return the numbers of one command; the flags of an arc may be glued together ("a5 5 0 015 5")."""
    out: list[float] = []
    pos = 0
    while pos < len(text):
        match = (_FLAG if arc and len(out) % 7 in (3, 4) else _NUMBER).match(text, pos)
        if match is None:
            break
        out.append(float(match.group(1)))
        pos = match.end()
    return out


def _arc(path: QPainterPath, start: tuple[float, float], args: list[float], end: tuple[float, float]) -> None:
    """Add an elliptical arc as cubic curves (SVG 2, appendix B.2)."""
    (x0, y0), (x, y) = start, end
    rx, ry, phi, large, sweep = abs(args[0]), abs(args[1]), math.radians(args[2]), bool(args[3]), bool(args[4])
    if start == end:
        return
    if rx == 0 or ry == 0:
        path.lineTo(x, y)
        return
    cos_p, sin_p = math.cos(phi), math.sin(phi)
    dx, dy = (x0 - x) / 2, (y0 - y) / 2
    x1, y1 = cos_p * dx + sin_p * dy, -sin_p * dx + cos_p * dy
    lam = (x1 / rx) ** 2 + (y1 / ry) ** 2
    if lam > 1:
        rx, ry = rx * math.sqrt(lam), ry * math.sqrt(lam)
    den = (rx * y1) ** 2 + (ry * x1) ** 2
    co = math.sqrt(max(0.0, ((rx * ry) ** 2 - den) / den)) if den else 0.0
    co = -co if large == sweep else co
    cxp, cyp = co * rx * y1 / ry, -co * ry * x1 / rx
    cx, cy = cos_p * cxp - sin_p * cyp + (x0 + x) / 2, sin_p * cxp + cos_p * cyp + (y0 + y) / 2
    t1 = math.atan2((y1 - cyp) / ry, (x1 - cxp) / rx)
    delta = math.atan2((-y1 - cyp) / ry, (-x1 - cxp) / rx) - t1
    if sweep and delta < 0:
        delta += 2 * math.pi
    elif not sweep and delta > 0:
        delta -= 2 * math.pi
    parts = max(1, math.ceil(abs(delta) / (math.pi / 2)))
    step = delta / parts
    k = 4 / 3 * math.tan(step / 4)

    def point(ex: float, ey: float) -> QPointF:
        return QPointF(cx + rx * cos_p * ex - ry * sin_p * ey, cy + rx * sin_p * ex + ry * cos_p * ey)

    for i in range(parts):
        a, b = t1 + i * step, t1 + (i + 1) * step
        path.cubicTo(
            point(math.cos(a) - k * math.sin(a), math.sin(a) + k * math.cos(a)),
            point(math.cos(b) + k * math.sin(b), math.sin(b) - k * math.cos(b)),
            point(math.cos(b), math.sin(b)),
        )


def parse_path(d: str) -> QPainterPath:
    """Return the path that the SVG data ``d`` describes."""
    path = QPainterPath()
    x = y = sx = sy = lcx = lcy = 0.0
    last = ""
    for match in _COMMAND.finditer(d):
        letter = match.group(1)
        op = letter.upper()
        if op == "Z":
            path.closeSubpath()
            x, y, last = sx, sy, "Z"
            continue
        args, size = _numbers(match.group(2), op == "A"), _SIZE[op]
        for i in range(0, len(args) - size + 1, size):
            a = args[i : i + size]
            ox, oy = (x, y) if letter.islower() else (0.0, 0.0)
            if op == "M" and i == 0:
                x, y = ox + a[0], oy + a[1]
                sx, sy = x, y
                path.moveTo(x, y)
            elif op in "ML":
                x, y = ox + a[0], oy + a[1]
                path.lineTo(x, y)
            elif op == "H":
                x = ox + a[0]
                path.lineTo(x, y)
            elif op == "V":
                y = oy + a[0]
                path.lineTo(x, y)
            elif op in "CS":
                mirror = (2 * x - lcx, 2 * y - lcy) if last in ("C", "S") else (x, y)
                c1 = (ox + a[0], oy + a[1]) if op == "C" else mirror
                lcx, lcy, ex, ey = a[-4:]
                lcx, lcy, x, y = ox + lcx, oy + lcy, ox + ex, oy + ey
                path.cubicTo(c1[0], c1[1], lcx, lcy, x, y)
            elif op in "QT":
                mirror = (2 * x - lcx, 2 * y - lcy) if last in ("Q", "T") else (x, y)
                lcx, lcy = (ox + a[0], oy + a[1]) if op == "Q" else mirror
                x, y = ox + a[-2], oy + a[-1]
                path.quadTo(lcx, lcy, x, y)
            else:
                end = (ox + a[5], oy + a[6])
                _arc(path, (x, y), a, end)
                x, y = end
            last = op
    return path


@lru_cache(maxsize=1)
def _library() -> dict[str, str]:
    return msgspec.json.decode((paths.resources() / "icons.json").read_bytes(), type=_Library).icons


def icon_names() -> tuple[str, ...]:
    """Return the names of all shipped icons, sorted."""
    return tuple(sorted(_library()))


@lru_cache(maxsize=512)
def icon_path(name: str) -> QPainterPath:
    """Return the icon ``name`` on its square of 512; do not change the returned path."""
    path = parse_path(_library()[name])
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def fitted(name: str, r: QRectF, turn: float = 0.0) -> QPainterPath:
    """Return the icon in the middle of ``r``, as large as its own outline allows, turned by ``turn`` degrees."""
    path = icon_path(name)
    box = path.boundingRect()
    scale = min(r.width() / box.width(), r.height() / box.height())
    t = QTransform()
    t.translate(r.center().x(), r.center().y())
    t.rotate(turn)
    t.scale(scale, scale)
    t.translate(-box.center().x(), -box.center().y())
    return t.map(path)


def draw_icon(
    p: QPainter,
    name: str,
    r: QRectF,
    paint: Paint,
    outline: Colour | None = None,
    width: float = 1.0,
    turn: float = 0.0,
) -> None:
    """Paint the icon ``name`` into ``r``, with an outline of ``width`` around it if a colour for it is given."""
    path = fitted(name, r, turn)
    if outline is not None:
        pen = QPen(QColor(outline), width * 2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        p.strokePath(path, pen)
    p.fillPath(path, brush(paint))
