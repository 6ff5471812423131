"""The size of the bundle beside that of a bare PySide6-Essentials program (design.md §11, last row).

    python tests/bench/bundle.py            needs pip install -e ".[bundle]"; measures dist/meadhall, built before

The bare program opens an empty window, with the plugins of ``packaging/kept.py``.  ``resources/`` and ``rules_data/``
do not count: they are ours, and everybody's bundle would hold its own.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
WANTED = 1.05

PROGRAM = """
import sys
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
app = QApplication(sys.argv)
view = QGraphicsView(QGraphicsScene())
view.show()
sys.exit(app.exec())
"""

SPEC = """
import sys
sys.path.insert(0, {packaging!r})
from kept import data_kept, kept
analysis = Analysis([{program!r}], excludes=["tkinter"])
analysis.binaries = kept(analysis.binaries)
analysis.datas = data_kept(analysis.datas, analysis.binaries)
program = EXE(PYZ(analysis.pure), analysis.scripts, [], exclude_binaries=True, name="bare", upx=False)
COLLECT(program, analysis.binaries, analysis.datas, upx=False, name="bare")
"""


def size(folder: Path, without: tuple[str, ...] = ()) -> int:
    """Return the bytes of all files of ``folder`` but those in folders called as in ``without``; links are no files."""
    return sum(
        file.stat().st_size
        for file in folder.rglob("*")
        if file.is_file() and not file.is_symlink() and not set(without) & set(file.relative_to(folder).parts)
    )


def bare(room: Path) -> Path:
    """Return the folder of the bare program, built in ``room``."""
    program, spec = room / "bare.py", room / "bare.spec"
    program.write_text(PROGRAM, encoding="utf-8")
    spec.write_text(SPEC.format(packaging=str(ROOT / "packaging"), program=str(program)), encoding="utf-8")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR"]
    folders = ["--workpath", str(room / "build"), "--distpath", str(room / "dist")]
    subprocess.run([*command, *folders, str(spec)], cwd=room, check=True)
    return room / "dist" / "bare"


def main() -> int:
    """Print both sizes and their ratio; 1 if it is too large."""
    bundle = ROOT / "dist" / "meadhall"
    if not bundle.is_dir():
        print("build the bundle first: packaging/build.sh", file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory() as name:
        least = size(bare(Path(name)))
    own, whole = size(bundle, ("resources", "rules_data")), size(bundle)
    print(f"bare bundle     {least / 1e6:7.1f} MB")
    print(f"own bundle      {own / 1e6:7.1f} MB without resources and rules_data, {whole / 1e6:.1f} MB with them")
    print(f"ratio           {own / least:7.3f}    (wanted at most {WANTED})")
    return 0 if own <= WANTED * least else 1


if __name__ == "__main__":
    sys.exit(main())
