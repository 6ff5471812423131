"""What of PySide6 goes into a bundle: the plugins Qt loads by itself, and the libraries that something kept needs.

PyInstaller takes every plugin there is, and every library any of them needs: GTK for a theme that is not shipped,
EGL's full-screen modes, databases.  So libraries are followed anew from what is kept, and those nobody needs are left
out; one that is needed and not on this machine stops the build, since the program would abort without it elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import PurePosixPath
from typing import TypeAlias

from PyInstaller.depend import bindepend

Entry: TypeAlias = tuple[str, str, str]
"""A file as PyInstaller knows it: its place in the bundle, its place on this machine, its kind."""

PLUGINS = (
    "platforms/xcb",
    "platforms/wayland",
    "platforms/offscreen",
    "platforms/minimal",
    "platforms/windows",
    "platforms/cocoa",
    "iconengines/svgicon",
    "imageformats/jpeg",
    "imageformats/svg",
    "imageformats/ico",
    # dead keys and input methods: without them nobody writes ő on some desktops
    "platforminputcontexts/*",
    "platformthemes/xdgdesktopportal",
    "xcbglintegrations/*",
    "wayland-decoration-client/*",
    "wayland-graphics-integration-client/*",
    "wayland-shell-integration/*",
    "styles/*",
)
"""By folder and name; ``*`` is every plugin of the folder."""

LANGUAGES = ("hu", "nl", "pl")
"""Qt's own dialogs; where Qt lacks a language, nothing is missed here."""

XCB = (
    "libxcb-cursor.so.0",
    "libxcb-icccm.so.4",
    "libxcb-image.so.0",
    "libxcb-keysyms.so.1",
    "libxcb-randr.so.0",
    "libxcb-render-util.so.0",
    "libxcb-shape.so.0",
    "libxcb-sync.so.1",
    "libxcb-xfixes.so.0",
    "libxcb-xkb.so.1",
    "libxkbcommon.so.0",
    "libxkbcommon-x11.so.0",
)
"""What Qt's part for X needs and no desktop is sure to have."""


def plugin_kept(place: str) -> bool:
    """Return whether the plugin at ``place``, below ``plugins/``, is one of :data:`PLUGINS`."""
    path = PurePosixPath(place)
    stem = path.name.partition(".")[0].removeprefix("lib").removeprefix("q")
    return f"{path.parent}/{stem}" in PLUGINS or f"{path.parent}/*" in PLUGINS


def wanted(entry: Entry) -> bool:
    """Return whether a file is kept, libraries aside: no other plugins, no translations but ours."""
    name = entry[0].replace("\\", "/")
    if "PySide6/" in name and "/plugins/" in name:
        return plugin_kept(name.partition("/plugins/")[2])
    if "PySide6/" in name and "/translations/" in name:
        return any(name.endswith(f"/qtbase_{language}.qm") for language in LANGUAGES)
    # what translators work on is no part of the program
    return not name.endswith(".ts")


def kept(entries: Iterable[Entry]) -> list[Entry]:
    """Return the libraries and plugins that stay, in their order.

    Raises
    ------
    SystemExit
        If a library that one of them needs is not on this machine.
    """
    entries = [entry for entry in entries if wanted(entry)]
    files = [entry for entry in entries if entry[2] != "SYMLINK"]
    by_name = {PurePosixPath(entry[0].replace("\\", "/")).name: entry for entry in files}
    # libraries are kept for the sake of others; what Python or Qt opens by itself is where we begin
    queue = [entry for entry in files if entry[2] == "EXTENSION" or "/plugins/" in entry[0].replace("\\", "/")]
    queue += [entry for entry in files if "libpython" in entry[0] or "python3" in PurePosixPath(entry[0]).name]
    reached = {entry[0] for entry in queue}
    missing: list[str] = []
    while queue:
        place, source, _ = queue.pop()
        for name, found in sorted(bindepend.get_imports(source), key=lambda pair: pair[0]):
            base = PurePosixPath(name.replace("\\", "/")).name
            if base in by_name:
                entry = by_name[base]
                if entry[0] not in reached:
                    reached.add(entry[0])
                    queue.append(entry)
            elif found is None:
                missing.append(f"{base}, which {PurePosixPath(place).name} needs")
    if missing:
        raise SystemExit("build: not on this machine: " + "; ".join(sorted(set(missing))))
    return [entry for entry in files if entry[0] in reached]


def data_kept(entries: Iterable[Entry], libraries: Iterable[Entry]) -> list[Entry]:
    """Return the data that stays: of links, those to one of ``libraries``."""
    places = {entry[0] for entry in libraries}
    return [entry for entry in entries if wanted(entry) and (entry[2] != "SYMLINK" or _target(entry) in places)]


def _target(entry: Entry) -> str:
    """Return the place in the bundle that a link leads to."""
    return str(PurePosixPath(entry[0]).parent / entry[1])
