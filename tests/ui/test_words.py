"""Every key has words, and every word a key."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import desktop
from desktop.ui.text import sentences

PACKAGE = Path(desktop.__file__).parent
WORDS = PACKAGE / "ui" / "words"
OF_GAMES = {path.name for path in (PACKAGE / "games").iterdir() if (path / "__init__.py").is_file()}
MODULES = sorted(path.stem for path in WORDS.glob("*.py") if path.stem != "__init__")
PREFIX = re.compile(r"[a-z0-9_]+\.([a-z0-9_-]+\.)*([a-z0-9_-]+-)?")
KEY = re.compile(r"[a-z0-9_]+(\.[a-z0-9_-]+)+")


def part_of(module: str) -> str:
    """Return the first part of the keys of a module of words; ``ghour_faults`` holds words of ``ghour``."""
    stems = [name for name in (*OF_GAMES, *MODULES) if module == name or module.startswith(f"{name}_")]
    return min(stems, key=len)


PARTS = sorted({part_of(module) for module in MODULES} | OF_GAMES | {"match", "save", "data", "cli"})


def sources() -> list[Path]:
    """Return every module that may speak: all but the words themselves."""
    return [path for path in sorted(PACKAGE.rglob("*.py")) if path.parent != WORDS]


@cache
def spoken() -> tuple[set[str], set[str], set[str]]:
    """Return literal keys, patterns of keys put together, and all other text of the program."""
    keys: set[str] = set()
    patterns: set[str] = set()
    other: set[str] = set()
    for path in sources():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                whole = "".join(
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)" for part in node.values
                )
                patterns.add(whole)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and PREFIX.fullmatch(node.value):
                patterns.add(re.escape(node.value) + "(.+)")
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs | inside:
                is_key = KEY.fullmatch(node.value) and node.value.split(".")[0] in PARTS
                (keys if is_key else other).add(node.value if is_key else node.value.casefold())
    return keys, patterns, other


def is_module(key: str) -> bool:
    """Return whether ``key`` names a file of the program or its content rather than a sentence."""
    return key.endswith((".yaml", ".png", ".json", ".qm", ".wav", ".log", ".ini"))


@pytest.mark.parametrize("part", PARTS)
def test_every_key_has_words(part):
    keys = {key for key in spoken()[0] if key.split(".")[0] == part and not is_module(key)}
    assert sorted(keys - set(sentences(part))) == []


@pytest.mark.parametrize("part", PARTS)
def test_every_word_has_a_key(part):
    assert sorted(key for key in set(sentences(part)) - spoken()[0] if not made(key)) == []


@cache
def patterns_of_keys() -> list[re.Pattern[str]]:
    """Return the patterns that can make a key, or a piece of one."""
    plain = [pattern for pattern in spoken()[1] if re.fullmatch(r"(?:[a-z0-9_-]|\\[.-]|\(\.\+\))+", pattern)]
    return [re.compile(pattern) for pattern in sorted(plain) if pattern.replace("(.+)", "")]


@cache
def made(key: str) -> bool:
    """Return whether the program can put ``key`` together: from a pattern, and pieces it knows or can make."""
    keys, _, other = spoken()
    if key.isdigit() or all(word.casefold() in other for word in key.split("-or-")):
        return True
    found = (pattern.fullmatch(key) for pattern in patterns_of_keys())
    return any(match and all(piece in keys or made(piece) for piece in match.groups()) for match in found)


@pytest.mark.parametrize("module", MODULES)
def test_words_stand_under_their_own_part(module):
    part = part_of(module)
    tree = ast.parse((WORDS / f"{module}.py").read_text(encoding="utf-8"))
    contexts = {
        node.args[0].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "QT_TRANSLATE_NOOP"
    }
    assert contexts <= {part}
    assert {key.split(".")[0] for key in sentences(part)} <= {part}


@pytest.mark.parametrize("part", PARTS)
def test_a_number_that_chooses_the_plural_is_shown_as_such(part):
    plural = re.compile(r"\w\(e?s\)|\([^()]*\|[^()]*\)")
    wrong = [key for key, text in sentences(part).items() if plural.search(text) and "%n" not in text]
    assert wrong == []
