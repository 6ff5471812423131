"""Textures: five grey pictures that tile, dyed with the colours of whatever is made of them.

The greys are read when first asked for (packaging/draw_textures.py draws them); each dyed picture is kept.
A texture is laid at one picture pixel a unit and repeated, never stretched (art direction §7).
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QTransform

from desktop import paths
from desktop.ui.paint.colour import Colour

_JOINT = 64
_LAND = ("#3e4d28", "#5c6a33", "#7d8242", "#a08f50", "#b59b5d")


@lru_cache(maxsize=8)
def _grey(kind: str) -> QImage:
    image = QImage(str(paths.resources() / "textures" / f"{kind}.png"))
    if image.isNull():
        raise FileNotFoundError(f"the picture textures/{kind}.png is missing or broken; install Meadhall again")
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def _ramp(stops: tuple[str, ...], joints: bool) -> list[int]:
    """Return 256 colours along ``stops``; with ``joints`` the first 64 run from black to the first stop."""
    colours = [QColor(stop) for stop in stops]
    parts = [(colour.red(), colour.green(), colour.blue()) for colour in colours]
    table = []
    for grey in range(256):
        if joints and grey < _JOINT:
            (ra, ga, ba), (rb, gb, bb), t = (0, 0, 0), parts[0], grey / _JOINT
        else:
            t = ((grey - _JOINT) / (255 - _JOINT) if joints else grey / 255) * (len(parts) - 1)
            i = min(int(t), len(parts) - 2)
            (ra, ga, ba), (rb, gb, bb), t = parts[i], parts[i + 1], t - i
        red, green, blue = round(ra + (rb - ra) * t), round(ga + (gb - ga) * t), round(ba + (bb - ba) * t)
        table.append(0xFF000000 | red << 16 | green << 8 | blue)
    return table


@lru_cache(maxsize=96)
def _dyed(kind: str, stops: tuple[str, ...]) -> QImage:
    image = _grey(kind).copy()
    image.reinterpretAsFormat(QImage.Format.Format_Indexed8)
    image.setColorTable(_ramp(stops, kind == "planks"))
    return image.convertToFormat(QImage.Format.Format_RGB32)


def texture(kind: str, *stops: Colour) -> QImage:
    """Return the texture ``kind`` (planks, wood, parchment, leather, land) dyed from dark to light with ``stops``."""
    return _dyed(kind, tuple(QColor(stop).name() for stop in stops) or _LAND)


def lay(p: QPainter, path: QPainterPath, image: QImage, seed: int = 0, upright: bool = False) -> None:
    """Fill ``path`` with a tiling picture, fixed to its top left corner; ``seed`` chooses which part of it shows."""
    r: QRectF = path.boundingRect()
    t = QTransform()
    t.translate(r.left(), r.top())
    if upright:
        t.rotate(90)
    t.translate(-(seed * 197 % image.width()), -(seed * 89 % image.height()))
    ground = QBrush(image)
    ground.setTransform(t)
    p.fillPath(path, ground)
