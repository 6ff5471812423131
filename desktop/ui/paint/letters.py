"""Letters on pieces and panels: shrinking, breaking and eliding, so that no word leaves its place (§3)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from desktop.ui.paint.colour import Colour, tint
from desktop.ui.paint.light import on_raster
from desktop.ui.theme import EXTRA, TITLE, Look, font

_A = Qt.AlignmentFlag
TOP_LEFT = _A.AlignLeft | _A.AlignTop
LEFT, RIGHT, CENTRE = _A.AlignLeft | _A.AlignVCenter, _A.AlignRight | _A.AlignVCenter, _A.AlignCenter
TOP_CENTRE = _A.AlignHCenter | _A.AlignTop


def width_of(f: QFont, s: str) -> float:
    """Return how wide one line ``s`` runs."""
    return QFontMetricsF(f).horizontalAdvance(s)


def fit(look: Look, s: str, f: QFont, width: float, shrink: float = 0.7) -> tuple[str, QFont]:
    """Return ``s`` and a font in which it fits ``width``: smaller down to ``shrink`` and the floor, then with dots."""
    f = QFont(f)
    least = max(f.pixelSize() * shrink / look.letters, look.floor, 1.0)
    while width_of(f, s) > width and f.pixelSize() - 1 >= least:
        f.setPixelSize(f.pixelSize() - 1)
    if width_of(f, s) > width:
        s = QFontMetricsF(f).elidedText(s, Qt.TextElideMode.ElideRight, width)
        if width_of(f, s) > width:
            s = ""
    return s, f


def broken(s: str, f: QFont, width: float) -> list[str]:
    """Return the lines of ``s``, broken at blanks and hyphens; a word wider than ``width`` is cut."""
    measure = QFontMetricsF(f).horizontalAdvance
    lines: list[str] = []
    for paragraph in s.split("\n"):
        now = ""
        for word in _words(paragraph):
            if not now or measure((now + word).rstrip()) <= width:
                now += word
            else:
                lines.append(now.rstrip())
                now = word
            while len(now) > 1 and measure(now.rstrip()) > width:
                cut = next((i for i in range(len(now) - 1, 1, -1) if measure(now[:i]) <= width), 1)
                lines.append(now[:cut])
                now = now[cut:]
        lines.append(now.rstrip())
    return lines


def _words(s: str) -> list[str]:
    """Return the pieces of ``s`` between which a line may end, blanks and hyphens at their ends."""
    out, now = [], ""
    for ch in s:
        now += ch
        if ch == " " or (ch in "-–/" and len(now) > 2):
            out.append(now)
            now = ""
    return [*out, now] if now else out


def fit_block(
    look: Look, s: str, f: QFont, width: float, height: float, shrink: float = 0.7
) -> tuple[list[str], QFont, float]:
    """Return lines, font and line height of a block that fits, no word cut; the last line gets dots if need be."""
    lines, f, step = _block(look, s, f, width, height, shrink)
    room = max(1, int((height + 0.5) / step))
    if len(lines) > room:
        rest = " ".join(lines[room - 1 :])
        lines = [*lines[: room - 1], QFontMetricsF(f).elidedText(rest, Qt.TextElideMode.ElideRight, width)]
    return lines, f, step


def holds(look: Look, s: str, f: QFont, width: float, height: float, shrink: float = 0.7) -> bool:
    """Return whether a block holds ``s`` whole, no word cut."""
    lines, f, step = _block(look, s, f, width, height, shrink)
    return len(lines) * step <= height + 0.5 and _whole(s, f, width)


def _block(look: Look, s: str, f: QFont, width: float, height: float, shrink: float) -> tuple[list[str], QFont, float]:
    """Return all lines of a block in the largest font in which it fits, or in the smallest there may be."""
    f = QFont(f)
    least = max(f.pixelSize() * shrink / look.letters, look.floor, 1.0)
    while True:
        fm = QFontMetricsF(f)
        step = fm.ascent() + fm.descent()
        lines = broken(s, f, width)
        if (len(lines) * step <= height + 0.5 and _whole(s, f, width)) or f.pixelSize() - 1 < least:
            return lines, f, step
        f.setPixelSize(f.pixelSize() - 1)


def _whole(s: str, f: QFont, width: float) -> bool:
    """Return whether each word of ``s`` finds room in a line."""
    measure = QFontMetricsF(f).horizontalAdvance
    return all(measure(word.rstrip()) <= width for line in s.split("\n") for word in _words(line))


def text(
    p: QPainter,
    look: Look,
    r: QRectF,
    s: str,
    f: QFont,
    colour: Colour,
    align: Qt.AlignmentFlag = LEFT,
    *,
    wrap: bool = False,
    shrink: float = 0.7,
    outline: Colour | None = None,
    width: float = 2.0,
) -> None:
    """Paint ``s`` inside ``r``: one line, or a block with ``wrap``; too long, it shrinks to ``shrink``, then gets dots.

    With an ``outline`` the letters are centred by the height of capitals and get a rim of ``width``.
    """
    if r.width() <= 0 or not s:
        return
    if wrap:
        lines, f, step = fit_block(look, s, f, r.width(), r.height(), shrink)
    else:
        s, f = fit(look, s, f, r.width(), shrink)
        lines, step = [s], 0.0
    fm = QFontMetricsF(f)
    if outline is not None:
        y = r.center().y() + fm.capHeight() / 2
    elif align & _A.AlignTop:
        y = r.top() + fm.ascent()
    else:
        y = r.center().y() + (fm.ascent() - fm.descent()) / 2
    if not align & _A.AlignTop:
        y -= step * (len(lines) - 1) / 2
    p.save()
    p.setFont(f)
    p.setPen(QColor(colour))
    for i, row in enumerate(lines):
        x = r.left()
        if not align & _A.AlignLeft:
            spare = r.width() - fm.horizontalAdvance(row)
            x += spare if align & _A.AlignRight else spare / 2
        at = QPointF(x, y + i * step)
        if outline is None and on_raster(p):
            p.drawText(at, row)
        elif outline is None:
            _printed(p, at, f, row, colour)
        else:
            path = QPainterPath()
            path.addText(at, f, row)
            pen = QPen(QColor(outline), width * 2)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            p.strokePath(path, pen)
            if on_raster(p):
                p.fillPath(path, QColor(colour))
            else:
                _printed(p, at, f, row, colour)
    p.restore()


def _printed(p: QPainter, at: QPointF, f: QFont, row: str, colour: Colour) -> None:
    """Print ``row`` so that it can be searched and copied: as letters, not as shapes.

    Lining figures are in no font's table of letters, and a PDF would lose them: the shapes of a row with figures
    are drawn, and its plain letters lie unseen upon them.
    """
    p.save()
    if any(sign.isdigit() for sign in row):
        path = QPainterPath()
        path.addText(at, f, row)
        p.fillPath(path, QColor(colour))
        f = QFont(f)
        f.unsetFeature(QFont.Tag("lnum"))
        colour = tint(colour, 0)
    p.setFont(f)
    p.setPen(QColor(colour))
    p.drawText(at, row)
    p.restore()


def numeral(
    p: QPainter,
    look: Look,
    r: QRectF,
    value: object,
    size: float,
    colour: Colour,
    *,
    outline: Colour | None = None,
    width: float = 2.0,
    family: str = TITLE,
    weight: QFont.Weight = EXTRA,
) -> None:
    """Paint a number with its capitals' height in the middle of ``r``, so that it sits truly in its disc."""
    s = str(value).replace("-", "−")
    f = font(look, family, size, weight)
    s, f = fit(look.at_floor(0), s, f, r.width(), 0.5)
    path = QPainterPath()
    fm = QFontMetricsF(f)
    at = QPointF(r.center().x() - fm.horizontalAdvance(s) / 2, r.center().y() + fm.capHeight() / 2)
    path.addText(at, f, s)
    if outline is not None:
        pen = QPen(QColor(outline), width * 2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        p.strokePath(path, pen)
    if on_raster(p):
        p.fillPath(path, QColor(colour))
        return
    _printed(p, at, f, s, colour)


def heading(
    p: QPainter,
    look: Look,
    r: QRectF,
    s: str,
    align: Qt.AlignmentFlag = LEFT,
    size: float = 18,
    colour: Colour | None = None,
) -> None:
    """Paint a small heading in small capitals, dim unless a colour is given."""
    text(p, look, r, s, font(look, TITLE, size, QFont.Weight.Bold), colour or look.text_dim, align)
