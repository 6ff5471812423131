"""What a Linux desktop is told of the program agrees with the program."""

from __future__ import annotations

import ast
import configparser
import re
import shutil
import subprocess
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from xml.etree import ElementTree

import pytest

from desktop import __version__
from desktop.ui.decks.library import SUFFIX
from desktop.ui.opening import is_deck, is_save

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "packaging" / "linux"
ICONS = ROOT / "packaging" / "icons" / "hicolor"
ID = "org.meadhall.Meadhall"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture(scope="module")
def entry():
    read = configparser.RawConfigParser(strict=True, interpolation=None)
    read.optionxform = str
    read.read(LINUX / f"{ID}.desktop", encoding="utf-8")
    return read["Desktop Entry"]


@pytest.fixture(scope="module")
def metainfo():
    return ElementTree.parse(LINUX / f"{ID}.metainfo.xml").getroot()


@pytest.fixture(scope="module")
def kinds():
    """Kind of file and what its names look like."""
    root = ElementTree.parse(LINUX / f"{ID}.mime.xml").getroot()
    return {kind.get("type"): kind.find(f"{MIME}glob").get("pattern") for kind in root.iter(f"{MIME}mime-type")}


def test_all_speak_of_the_same_kinds_of_file(entry, metainfo, kinds):
    assert sorted(entry["MimeType"].rstrip(";").split(";")) == sorted(kinds)
    assert sorted(each.text for each in metainfo.iter("mediatype")) == sorted(kinds)
    assert set(kinds.values()) == {"*.meadhall", "*.ghourdeck.yaml"}


def test_the_program_opens_every_kind_that_the_desktop_hands_it(entry, kinds):
    assert entry["Exec"] == "meadhall %f"
    opens = {"application/x-meadhall-match": is_save, "application/x-meadhall-ghour-deck": is_deck}
    assert sorted(opens) == sorted(entry["MimeType"].rstrip(";").split(";"))
    assert all(opens[kind](Path(pattern.replace("*", "este"))) for kind, pattern in kinds.items())
    assert fnmatch("x" + SUFFIX, kinds["application/x-meadhall-ghour-deck"])


def test_the_window_bears_the_name_of_the_desktop_file(entry, metainfo):
    assert f'setDesktopFileName("{ID}")' in (ROOT / "desktop" / "app.py").read_text(encoding="utf-8")
    assert metainfo.findtext("id") == ID
    assert metainfo.findtext("launchable") == f"{ID}.desktop"
    assert entry["Icon"] == ID


def test_lists_end_as_they_must(entry):
    lists = [key for key in entry if key.split("[")[0] in ("Keywords", "Categories", "MimeType")]
    assert len(lists) == 6
    assert all(entry[key].endswith(";") for key in lists)


@pytest.mark.parametrize("key", ["GenericName", "Comment", "Keywords"])
def test_the_desktop_is_told_in_all_languages(entry, key):
    assert all(f"{key}[{language}]" in entry for language in ("hu", "nl", "pl"))


def test_one_version_everywhere(metainfo):
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == __version__
    assert metainfo.find("releases/release").get("version") == __version__


@pytest.mark.parametrize("size", [16, 22, 24, 32, 48, 64, 128, 256, 512])
def test_every_icon_is_there_in_every_size(kinds, size):
    for name in (f"apps/{ID}", *(f"mimetypes/{kind.replace('/', '-')}" for kind in kinds)):
        file = ICONS / f"{size}x{size}" / f"{name}.png"
        head = file.read_bytes()[:24]
        assert head[:8] == b"\x89PNG\r\n\x1a\n"
        assert int.from_bytes(head[16:20]) == int.from_bytes(head[20:24]) == size


def test_the_scalable_icon_is_drawn_with_outlines_alone():
    root = ElementTree.parse(ICONS / "scalable" / "apps" / f"{ID}.svg").getroot()
    names = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert names <= {"svg", "defs", "radialGradient", "stop", "rect", "path"}


def test_only_those_parts_of_qt_are_used_that_are_shipped():
    used = set()
    for file in (ROOT / "desktop").rglob("*.py"):
        used.update(re.findall(r"(?:from|import) PySide6\.(\w+)", file.read_text(encoding="utf-8")))
    assert used <= {"QtCore", "QtGui", "QtWidgets", "QtNetwork", "QtSvg"}


def test_plugins_are_kept_by_their_whole_name():
    pytest.importorskip("PyInstaller")
    source = (ROOT / "packaging" / "kept.py").read_text(encoding="utf-8")
    namespace: dict[str, object] = {"__name__": "kept"}
    exec(compile(ast.parse(source), "kept.py", "exec"), namespace)
    kept = namespace["plugin_kept"]
    for place in ("platforms/libqxcb.so", "platforms/qwindows.dll", "platforms/libqcocoa.dylib", "styles/any.dll"):
        assert kept(place), place
    for place in ("platforms/libqminimalegl.so", "platformthemes/libqgtk3.so", "tls/libqopensslbackend.so"):
        assert not kept(place), place


@pytest.mark.parametrize(
    ("linter", "arguments", "file"),
    [
        ("desktop-file-validate", [], f"{ID}.desktop"),
        ("appstreamcli", ["validate", "--no-net"], f"{ID}.metainfo.xml"),
        ("xmllint", ["--noout"], f"{ID}.mime.xml"),
    ],
)
def test_linters_are_content(linter, arguments, file):
    if shutil.which(linter) is None:
        pytest.skip(f"{linter} is not here")
    subprocess.run([linter, *arguments, str(LINUX / file)], check=True, capture_output=True)
