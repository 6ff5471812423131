"""Draw the empty hall as it stands on the screen while the rest is fetched: run after a change of the home screen.

python packaging/draw_hall.py            writes resources/hall/*.png
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtGui import QImage  # noqa: E402

from desktop.app import make_app  # noqa: E402
from desktop.ui.screens.home import HomePage  # noqa: E402
from desktop.ui.theme import look_of  # noqa: E402

OUT = ROOT / "resources" / "hall"


def main() -> None:
    """Write one picture for each scheme."""
    app = make_app()
    OUT.mkdir(exist_ok=True)
    for scheme in ("dark", "light"):
        page = HomePage(lambda scale, scheme=scheme: look_of(scheme, scale))
        page.resize(1280, 800)
        for child in page.children():
            # nothing that speaks a language
            child.hide()
        page.grab().toImage().convertToFormat(QImage.Format.Format_RGB32).save(str(OUT / f"{scheme}.png"), "PNG", 0)
        page.deleteLater()
    app.quit()


if __name__ == "__main__":
    main()
