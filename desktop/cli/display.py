"""Whether a window can open here, and if not, what is missing and how to get it.

Qt itself ends the program with a crash if there is no display, so we look before it does.
"""

from __future__ import annotations

import importlib.util
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.cli.speech import Wrong, wrong

if TYPE_CHECKING:
    from desktop.core.message import Message

PACKAGES = (
    "libegl1 libgl1 libfontconfig1 libdbus-1-3 libglib2.0-0 libx11-xcb1 libxcb-cursor0 libxcb-icccm4 libxcb-image0 "
    "libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 libxcb-shape0 libxcb-sync1 libxcb-xfixes0 libxcb-xkb1 "
    "libxkbcommon-x11-0"
)
"""What a bare Debian lacks for Qt's windows; the README's line names the same."""

_LIBRARY = re.compile(r"[\w+.-]+\.so(?:\.\d+)*")


def require() -> None:
    """Return if a window can open.

    Raises
    ------
    Wrong
        With one sentence, if not.
    """
    require_libraries()
    found = missing()
    if found is not None:
        raise Wrong(found)


def require_libraries() -> None:
    """Return if Qt's drawing can be loaded.

    Raises
    ------
    Wrong
        Naming the library that is missing.
    """
    try:
        import PySide6.QtWidgets  # noqa: F401, PLC0415
    except ImportError as error:
        raise Wrong(_lacks(str(error))) from error


def missing() -> Message | None:
    """Return what a window lacks on this machine, or ``None`` if it can open."""
    platform = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0]
    if not sys.platform.startswith("linux") or platform not in ("", "xcb", "wayland"):
        return None
    if platform != "xcb" and _wayland().exists():
        return None
    if not os.environ.get("DISPLAY"):
        return wrong("cli.no-display").message
    return _plugin() or _server()


def _wayland() -> Path:
    """Return the socket of a Wayland display, or a path that is not there."""
    name = os.environ.get("WAYLAND_DISPLAY", "")
    return Path(os.environ.get("XDG_RUNTIME_DIR", "/run"), name) if name else Path("/nonexistent/wayland")


def _plugin() -> Message | None:
    """Return which library Qt's part for X lacks."""
    import ctypes  # noqa: PLC0415  # not where no X is

    spec = importlib.util.find_spec("PySide6")
    folders = spec.submodule_search_locations if spec is not None and spec.submodule_search_locations else []
    for folder in folders:
        plugin = Path(folder, "Qt", "plugins", "platforms", "libqxcb.so")
        if plugin.is_file():
            try:
                ctypes.CDLL(str(plugin))
            except OSError as error:
                return _lacks(str(error))
    return None


def _server() -> Message | None:
    """Return that no X server answers, if none does."""
    import ctypes  # noqa: PLC0415  # not where no X is

    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError as error:
        return _lacks(str(error))
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    refused = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return wrong("cli.no-server", display=os.environ["DISPLAY"]).message if refused else None


def _lacks(error: str) -> Message:
    found = _LIBRARY.search(error)
    return wrong("cli.no-library", library=found[0] if found else error, packages=PACKAGES).message
