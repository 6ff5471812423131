"""Every message of this layer has words, and every word a message."""

import ast
from itertools import combinations
from pathlib import Path

from desktop.data import reader, schema
from desktop.ui.words.data import WORDS


def spoken():
    """Return the keys that the modules of the layer speak."""
    keys = set()
    for module in (reader, schema):
        for node in ast.walk(ast.parse(Path(module.__file__).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "wrong":
                found = [each.value for each in node.args[1:2] if isinstance(each, ast.Constant)]
                keys |= {f"data.{each}{end}" for each in found for end in ("", ".mend")}
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("data."):
                keys.add(node.value)
    file_faults = {
        "missing-file",
        "folder",
        "unreadable",
        "more",
        "syntax",
        *(f"syntax-{key}" for _, key in reader._SYNTAX),
    }
    keys |= {f"data.{each}{end}" for each in file_faults for end in ("", ".mend")}
    shapes = ("text", "list", "mapping")
    kinds = {"-or-".join(some) for n in (1, 2, 3) for some in combinations(shapes, n)}
    keys |= {f"data.kind.{each}{end}" for each in kinds for end in ("", ".mend")} | {"data.kind.nothing"}
    return keys - {"data.", "data.kind."}


def test_no_message_lacks_words_and_no_words_lack_a_message():
    assert spoken() == set(WORDS)
