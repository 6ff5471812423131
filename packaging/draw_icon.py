"""Draw the program's icon, a brass beer horn on wood, and those of its files: run after a change of the drawing kit.

    python packaging/draw_icon.py            writes packaging/icons/*, packaging/windows/*.ico, packaging/macos/*.icns

Icons of the program are drawn with the pieces of the kit; the scalable one from the same outline and colours.
"""

from __future__ import annotations

import struct
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QBuffer, QIODevice, QRectF, Qt  # noqa: E402
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter  # noqa: E402

from desktop.ui.paint.cache import smooth  # noqa: E402
from desktop.ui.paint.icons import draw_icon, fitted  # noqa: E402
from desktop.ui.paint.light import bevel, grown, inner_edge, polygon, rounded, shadow, stroke  # noqa: E402
from desktop.ui.paint.textures import lay, texture  # noqa: E402
from desktop.ui.theme import DARK, load_fonts  # noqa: E402

HERE = ROOT / "packaging"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
WINDOWS = (16, 24, 32, 48, 64, 256)
MAC = {"icp4": 16, "icp5": 32, "ic07": 128, "ic08": 256, "ic09": 512}
"""The kinds of Apple's icon file that hold PNG, and their sizes."""
KEEP, SMOOTH = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
HORN = QRectF(116, 104, 280, 304)


def program(p: QPainter) -> None:
    """Draw the icon of the program on a square of 512."""
    plate = QRectF(28, 24, 456, 456)
    shadow(p, plate, 92, 22, 10, 0.6)
    path = rounded(plate, 92)
    p.save()
    p.setClipPath(path)
    p.scale(2, 2)
    lay(p, rounded(QRectF(14, 12, 228, 228), 46), texture("planks", "#4a2e1b", "#85582f", "#b98548"), 2, upright=True)
    p.restore()
    inner_edge(p, path, "#140802", 0.6, 34, 12)
    stroke(p, rounded(grown(plate, -7), 86), DARK.brass_lo, 18)
    stroke(p, rounded(grown(plate, -7), 86), DARK.brass, 10)
    bevel(p, grown(plate, -1), 92, "#ffe9b8", "#000000", 0.5, 0.6)
    draw_icon(p, "beer-horn", HORN, DARK.brass_hi, "#1a0d05", 13)


def leaf(p: QPainter, emblem: str, colour: str) -> None:
    """Draw the icon of a kind of file: a sheet of parchment with an emblem."""
    outline = polygon((92, 28), (332, 28), (420, 116), (420, 484), (92, 484))
    shadow(p, QRectF(92, 28, 328, 456), 10, 16, 8, 0.5)
    p.save()
    p.setClipPath(outline)
    lay(p, outline, texture("parchment", DARK.parchment_edge, DARK.parchment_lo, DARK.parchment), 3)
    p.restore()
    inner_edge(p, outline, "#7f5a1d", 0.5, 26, 8)
    p.fillPath(polygon((332, 28), (420, 116), (332, 116)), QColor(DARK.parchment_edge))
    stroke(p, outline, "#5c4330", 7)
    draw_icon(p, emblem, QRectF(146, 168, 220, 250), colour, "#2a1a10", 5)


PICTURES: dict[str, Callable[[QPainter], None]] = {
    "org.meadhall.Meadhall": program,
    "application-x-meadhall-match": lambda p: leaf(p, "beer-horn", DARK.brass),
    "application-x-meadhall-ghour-deck": lambda p: leaf(p, "card-draw", "#a5381f"),
}


def picture(draw: Callable[[QPainter], None], size: int) -> QImage:
    """Return an icon in ``size`` pixels: drawn four times as large and brought down, which keeps small ones clear."""
    large = QImage(max(size, 256) * 2, max(size, 256) * 2, QImage.Format.Format_ARGB32_Premultiplied)
    large.fill(0)
    p = QPainter(large)
    smooth(p)
    p.scale(large.width() / 512, large.width() / 512)
    draw(p)
    p.end()
    while large.width() >= size * 4:
        large = large.scaled(large.width() // 2, large.height() // 2, KEEP, SMOOTH)
    return large.scaled(size, size, KEEP, SMOOTH)


def png(image: QImage) -> bytes:
    """Return ``image`` as the bytes of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(buffer.data().data())


def windows_file(images: list[QImage]) -> bytes:
    """Return an .ico file of PNG pictures."""
    bodies = [png(image) for image in images]
    at = 6 + 16 * len(bodies)
    head = struct.pack("<HHH", 0, 1, len(bodies))
    for image, body in zip(images, bodies, strict=True):
        side = image.width() % 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(body), at)
        at += len(body)
    return head + b"".join(bodies)


def mac_file(images: dict[str, QImage]) -> bytes:
    """Return an .icns file of PNG pictures."""
    parts = b""
    for kind, image in images.items():
        body = png(image)
        parts += kind.encode() + struct.pack(">I", len(body) + 8) + body
    return b"icns" + struct.pack(">I", len(parts) + 8) + parts


def outline() -> str:
    """Return the horn, where it lies on the plate, in the words of an SVG path."""
    path = fitted("beer-horn", HORN)
    words, i = [], 0
    while i < path.elementCount():
        e = path.elementAt(i)
        if e.isCurveTo():
            points = [path.elementAt(i + k) for k in range(3)]
            words.append("C" + " ".join(f"{point.x:.1f},{point.y:.1f}" for point in points))
            i += 3
            continue
        words.append(f"{'M' if e.isMoveTo() else 'L'}{e.x:.1f},{e.y:.1f}")
        i += 1
    return "".join(words)


def scalable() -> str:
    """Return the icon of the program as SVG."""
    plate = 'x="28" y="24" width="456" height="456" rx="92"'
    rim = 'x="35" y="31" width="442" height="442" rx="86" fill="none"'
    joints = "".join(f"M{x},30V474" for x in (142, 256, 370))
    horn = outline()
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">\n'
        '<defs><radialGradient id="lamp" cx="0.5" cy="0.4" r="0.7"><stop offset="0" stop-color="#9a6a3c"/>'
        '<stop offset="0.6" stop-color="#6b4629"/><stop offset="1" stop-color="#2e1b0e"/></radialGradient></defs>\n'
        f'<rect {plate} fill="url(#lamp)"/><path d="{joints}" fill="none" stroke="#241509" stroke-width="3"/>\n'
        f'<rect {rim} stroke="{DARK.brass_lo}" stroke-width="18"/>\n'
        f'<rect {rim} stroke="{DARK.brass}" stroke-width="10"/>\n'
        f'<path d="{horn}" fill="none" stroke="#1a0d05" stroke-width="26" stroke-linejoin="round"/>\n'
        f'<path d="{horn}" fill="{DARK.brass_hi}"/>\n</svg>\n'
    )


def main() -> None:
    """Write every icon."""
    app = QGuiApplication(sys.argv)
    load_fonts()
    for name, draw in PICTURES.items():
        kind = "apps" if draw is program else "mimetypes"
        for size in SIZES:
            folder = HERE / "icons" / "hicolor" / f"{size}x{size}" / kind
            folder.mkdir(parents=True, exist_ok=True)
            (folder / f"{name}.png").write_bytes(png(picture(draw, size)))
    folder = HERE / "icons" / "hicolor" / "scalable" / "apps"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "org.meadhall.Meadhall.svg").write_text(scalable(), encoding="utf-8")
    (HERE / "windows").mkdir(exist_ok=True)
    (HERE / "windows" / "meadhall.ico").write_bytes(windows_file([picture(program, size) for size in WINDOWS]))
    (HERE / "macos").mkdir(exist_ok=True)
    mac = {kind: picture(program, size) for kind, size in MAC.items()}
    (HERE / "macos" / "meadhall.icns").write_bytes(mac_file(mac))
    app.quit()


if __name__ == "__main__":
    main()
