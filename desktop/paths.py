"""Where our data lies: frozen, beside the package, or inside it."""

from __future__ import annotations

import sys
from pathlib import Path

import platformdirs


def _home(folder: str) -> Path:
    """Return ``folder`` of the bundle, else of the clone, else of the installed wheel (design.md §2.8)."""
    package = Path(__file__).resolve().parent
    bundle = getattr(sys, "_MEIPASS", None)
    places = [package.parent / folder, package / folder]
    if bundle is not None:
        places.insert(0, Path(bundle) / folder)
    found = next((place for place in places if place.is_dir()), None)
    if found is None:
        raise FileNotFoundError(f"Meadhall is installed without its folder '{folder}'; install it again")
    return found


def resources() -> Path:
    """Return the folder of pictures, fonts and translations."""
    return _home("resources")


def rules_data() -> Path:
    """Return the folder of the games' content."""
    return _home("rules_data")


def user_data() -> Path:
    """Return the user's own folder: saves, decks, cards.  A ``portable.dat`` beside the program keeps it there."""
    portable = _portable()
    return portable / "data" if portable is not None else platformdirs.user_data_path("meadhall", appauthor=False)


def user_config() -> Path:
    """Return the folder of the settings."""
    portable = _portable()
    return portable / "config" if portable is not None else platformdirs.user_config_path("meadhall", appauthor=False)


def user_cache() -> Path:
    """Return the folder of what can be made again at any time."""
    portable = _portable()
    return portable / "cache" if portable is not None else platformdirs.user_cache_path("meadhall", appauthor=False)


def user_state() -> Path:
    """Return the folder of log files, and of what keeps two programs from doing the same."""
    portable = _portable()
    return portable / "state" if portable is not None else platformdirs.user_state_path("meadhall", appauthor=False)


def saves() -> Path:
    """Return the folder of saved matches; it need not be there yet."""
    return user_data() / "saves"


def _portable() -> Path | None:
    place = Path(sys.executable).parent if getattr(sys, "frozen", False) else Path(__file__).resolve().parent.parent
    return place if (place / "portable.dat").is_file() else None
