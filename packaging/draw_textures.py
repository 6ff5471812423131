"""Draw the grey textures that ``desktop.ui.paint.textures`` dyes: run once, needs numpy.

Every picture tiles without a seam in both directions, because the noise it is made of lives on a torus.
In ``planks`` the greys below 64 are the joints between the boards: darker than the darkest tone of the wood.

    python packaging/draw_textures.py            writes resources/textures/*.png
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PySide6.QtGui import QImage

OUT = Path(__file__).resolve().parent.parent / "resources" / "textures"
JOINT = 64


def noise(w: int, h: int, cell_x: float, cell_y: float, octaves: int, seed: int) -> np.ndarray:
    """Return smooth value noise 0..1 on a torus of ``w`` by ``h``, its first octave in cells of the given size."""
    rng = np.random.default_rng(seed)
    out, total = np.zeros((h, w)), 0.0
    for octave in range(octaves):
        nx = max(1, round(w / max(1.0, cell_x / 2**octave)))
        ny = max(1, round(h / max(1.0, cell_y / 2**octave)))
        amp = 0.5**octave
        grid = rng.random((ny, nx))
        x, y = np.arange(w) * nx / w, np.arange(h) * ny / h
        xi, yi = x.astype(int), y.astype(int)
        fx, fy = x - xi, (y - yi)[:, None]
        fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
        x0, x1, y0, y1 = xi % nx, (xi + 1) % nx, yi % ny, (yi + 1) % ny
        a, b, c, d = grid[y0][:, x0], grid[y0][:, x1], grid[y1][:, x0], grid[y1][:, x1]
        out += amp * ((a * (1 - fx) + b * fx) * (1 - fy) + (c * (1 - fx) + d * fx) * fy)
        total += amp
    return out / total


def board(w: int, h: int, rings: int, seed: int) -> np.ndarray:
    """Return the grain of one piece of wood, its fibres level."""
    warp = noise(w, h, 420, 60, 3, seed * 97) * 9
    phase = np.arange(h)[:, None] / h * 2 * np.pi * rings + warp * 2.6
    fine = noise(w, h, 150, 2.2, 2, seed * 31)
    pores = noise(w, h, 34, 1.1, 1, seed * 17)
    v = 0.20 + 0.34 * (0.5 + 0.5 * np.sin(phase)) + 0.40 * fine
    return v - np.where(pores > 0.83, (pores - 0.83) * 1.6, 0)


def planks(w: int, h: int, step: int, seed: int) -> np.ndarray:
    """Return boards of ``step`` high laid side by side, with dark joints; greys as the module says."""
    rng = np.random.default_rng(seed)
    out = np.zeros((h, w))
    edge = np.minimum(np.arange(step), step - 1 - np.arange(step))[:, None]
    for k in range(h // step):
        v = np.clip(board(w, step, 2, seed * 40 + k) + (rng.random() - 0.5) * 0.16, 0, 1)
        joint = int(rng.integers(int(w * 0.1), int(w * 0.9)))
        apart = np.abs(np.arange(w) - joint)[None, :]
        shade = (1 - 0.62 * np.exp(-edge / 1.3) - 0.10 * np.exp(-edge / 9.0)) * (1 - 0.55 * np.exp(-apart / 1.2))
        light = (0.38 + 0.62 * v) * shade
        grey = np.where(light > 0.38, JOINT + (light - 0.38) / 0.62 * (255 - JOINT), light / 0.38 * JOINT)
        out[k * step : (k + 1) * step] = grey
    return out


def save(name: str, grey: np.ndarray) -> None:
    """Write one grey picture."""
    data = np.ascontiguousarray(np.clip(grey, 0, 255).astype(np.uint8))
    h, w = data.shape
    image = QImage(data.tobytes(), w, h, w, QImage.Format.Format_Grayscale8)
    image.save(str(OUT / f"{name}.png"), "PNG", 0)
    print(name, w, h, (OUT / f"{name}.png").stat().st_size)


def main() -> None:
    """Write all five textures."""
    OUT.mkdir(parents=True, exist_ok=True)
    save("planks", planks(1536, 912, 114, 11))
    save("wood", 255 * np.clip(board(1024, 384, 7, 2), 0, 1))
    blot, fibre = noise(512, 512, 150, 150, 4, 3), noise(512, 512, 5, 2.0, 2, 4)
    tone = np.clip((0.74 * blot + 0.26 * fibre - 0.25) * 1.5, 0, 1)
    save("parchment", 255 * np.clip(tone * 0.84 + (fibre - 0.5) * 0.24, 0, 1))
    big, mid, small = noise(1024, 640, 210, 190, 3, 5), noise(1024, 640, 60, 52, 3, 6), noise(1024, 640, 5, 3, 2, 7)
    save("land", 255 * np.clip((0.68 * big + 0.24 * mid + 0.08 * small - 0.30) * 2.2 + (small - 0.5) * 0.10, 0, 1))
    save("leather", 255 * (0.55 * noise(512, 512, 7, 7, 3, 9) + 0.45 * noise(512, 512, 120, 120, 3, 10)))


if __name__ == "__main__":
    main()
