"""Takes the pictures a person looks at before a change of a screen is blessed.

    python tests/shots/take.py [FOLDER] [WORD…]     every picture, or those whose name holds a word

Each is made by ``python -m desktop screenshot``; where ImageMagick is there they are kept small. The moments of Ghour
are taken by ``moments.py`` beside this file.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SMALL, LARGE = ("1024x700", "1"), ("2560x1440", "1.5")

SHOTS: dict[str, list[str]] = {
    "home_dark": ["home", "--dark"],
    "home_light": ["home"],
    "home_hu": ["home", "--dark", "--language", "hu"],
    "setup_dark": ["setup", "--game", "armadora", "--dark"],
    "setup_light": ["setup", "--game", "gold_and_rum"],
    "curtain": ["curtain", "--dark"],
    "results_dark": ["results", "--dark"],
    "results_light": ["results", "--game", "armadora"],
    "replay": ["replay", "--dark"],
    "settings": ["settings", "--dark"],
    "rules_hu": ["rules", "--game", "armadora", "--language", "hu"],
    "claim2_early_dark": ["claim2", "--moves", "3", "--viewer", "1", "--dark"],
    "claim2_late_light": ["claim2", "--moves", "43", "--viewer", "0"],
    "claim2_pl": ["claim2", "--moves", "34", "--viewer", "0", "--dark", "--language", "pl"],
    "armadora_early_dark": ["armadora", "--seats", "2", "--moves", "5", "--viewer", "1", "--dark"],
    "armadora_late_light": ["armadora", "--seats", "4", "--moves", "44", "--viewer", "0", "--option", "advanced"],
    "armadora_over": ["armadora", "--seats", "3", "--moves", "400", "--dark"],
    "armadora_hu": ["armadora", "--seats", "3", "--moves", "30", "--viewer", "2", "--dark", "--language", "hu"],
    "orcz_placing": ["orcz", "--seats", "4", "--moves", "20", "--viewer", "3", "--dark"],
    "orcz_late_light": ["orcz", "--seats", "3", "--moves", "150"],
    "gold_and_rum_deal_7": ["gold_and_rum", "--seats", "7", "--moves", "12", "--dark"],
    "gold_and_rum_battle": ["gold_and_rum", "--seats", "5", "--moves", "60", "--dark"],
    "gold_and_rum_light": ["gold_and_rum", "--seats", "4", "--moves", "90"],
    "claim2_1024": ["claim2", "--moves", "40", "--viewer", "0", "--dark", *("--size", SMALL[0])],
    "armadora_1024": ["armadora", "--seats", "4", "--moves", "30", "--viewer", "2", "--dark", *("--size", SMALL[0])],
    "orcz_1024": ["orcz", "--seats", "4", "--moves", "30", "--viewer", "1", "--dark", *("--size", SMALL[0])],
    "claim2_2560": ["claim2", "--moves", "40", "--viewer", "0", "--size", LARGE[0], "--scale", LARGE[1]],
    "armadora_2560": ["armadora", "--seats", "3", "--moves", "30", "--size", LARGE[0], "--scale", LARGE[1]],
    "workshop": ["workshop", "--dark"],
    "workshop_light": ["workshop"],
    "workshop_1024": ["workshop", "--dark", "--language", "hu", "--size", SMALL[0]],
    "card_maker": ["card-maker", "--dark"],
    "proof": ["proof", "--dark"],
    "compare": ["compare"],
    "tournament": ["tournament", "--dark"],
}  # fmt: skip
"""Name and arguments of each picture."""


def main() -> int:
    """Take them, and return how many failed."""
    arguments = sys.argv[1:]
    folder = Path(arguments[0]) if arguments else Path(__file__).parent
    wanted = [name for name in SHOTS if not arguments[1:] or any(word in name for word in arguments[1:])]
    folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    for name in wanted:
        out = folder / f"{name}.png"
        command = [sys.executable, "-m", "desktop", "screenshot", *SHOTS[name], "-o", str(out)]
        done = subprocess.run(command, cwd=ROOT, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}, check=False)
        if done.returncode:
            failed += 1
            continue
        if shutil.which("convert"):
            subprocess.run(["convert", str(out), "-quality", "82", str(out.with_suffix(".jpg"))], check=True)
            out.unlink()
    print(f"{len(wanted) - failed} pictures in {folder}, {failed} failed")
    return failed


if __name__ == "__main__":
    sys.exit(main())
