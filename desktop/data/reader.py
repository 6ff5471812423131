"""YAML files to nodes; what YAML allows and we do not is refused with its place (design.md §2.4)."""

from __future__ import annotations

import bisect
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import yaml

from desktop.core.fault import ContentError, Fault, Mark
from desktop.core.message import Argument, message
from desktop.data.nodes import NOWHERE, ListNode, MapNode, Node, TextNode

LIMIT = 1_000_000
"""Bytes a file may have."""

DEPTH = 20
"""Lists and mappings that may lie in one another."""

REPORTED = 200
"""Faults told of one file; more help nobody."""

# libyaml is seven times as fast as the Python scanner, and gives the same events and marks
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

# Unicode's other line breaks are refused too: YAML 1.1 counts them as lines, editors do not
_FORBIDDEN = re.compile(r"[^\t\n\r\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\U00010000-\U0010ffff]")
_BREAK = re.compile(r"\r\n|\r|\n")
_TAB_INDENT = re.compile(r"^[ ]*\t[ \t]*", re.MULTILINE)
_WIDE = ((b"\xff\xfe", "UTF-16"), (b"\xfe\xff", "UTF-16"))

# beginnings of libyaml's own words, and what to say instead
_SYNTAX = (
    ("mapping values are not allowed", "colon"),
    ("found character", "character"),
    ("found unexpected end of stream", "quote"),
    ("found unexpected document indicator", "quote"),
    ("did not find expected ',' or ']'", "list"),
    ("did not find expected ',' or '}'", "mapping"),
    ("could not find expected ':'", "key"),
    ("did not find expected key", "indent"),
    ("did not find expected '-'", "indent"),
    ("block sequence entries are not allowed", "dash"),
    ("did not find expected node content", "content"),
    ("found unknown escape", "escape"),
    ("found invalid Unicode character escape", "escape"),
    ("did not find expected hexdecimal", "escape"),
    ("did not find expected <document start>", "document"),
)


def read(path: Path) -> Node:
    """Return the one document of the file at ``path``.

    Raises
    ------
    ContentError
        With everything that is wrong with it.
    """
    return _only(_documents(_bytes(path), str(path)))


def read_documents(path: Path) -> tuple[Node, ...]:
    """Return the documents of the file at ``path``, at least one.

    Raises
    ------
    ContentError
        With everything that is wrong with it.
    """
    return _all(_documents(_bytes(path), str(path)))


def read_text(text: bytes | str, name: str) -> Node:
    """Return the one document of ``text``; ``name`` is what faults call it.

    Raises
    ------
    ContentError
        With everything that is wrong with it.
    """
    return _only(_documents(text, name))


class _Reading:
    """One file on its way to nodes: what was found, and what was wrong."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.faults: list[Fault] = []
        self.documents: list[Node] = []

    def wrong(self, code: str, key: str, mark: Mark | None = None, /, **args: Argument) -> None:
        """Note a fault; every fault of reading has a mend of its own."""
        self.faults.append(fault(code, key, mark or Mark(self.name), **args))

    def at(self, mark: Any) -> Mark:
        """Return our mark for one of PyYAML's, which count from zero."""
        return Mark(self.name, mark.line + 1, mark.column + 1)


def fault(code: str, key: str, mark: Mark, /, **args: Argument) -> Fault:
    """Return the fault ``data.<key>`` at ``mark``; its mend is ``data.<key>.mend``."""
    return Fault(code, message(f"data.{key}", **args), where=mark, mend=message(f"data.{key}.mend", **args))


def in_order(faults: Iterable[Fault]) -> tuple[Fault, ...]:
    """Return ``faults`` in the order of the file, those without a place last; a flood is cut and counted."""
    told = sorted(faults, key=lambda each: (each.where is None, each.where or NOWHERE))
    left = len(told) - REPORTED
    if left > 0:
        file = (told[0].where or NOWHERE).file
        told[REPORTED:] = [fault("Y00", "more", Mark(file), n=left)]
    return tuple(told)


def _bytes(path: Path) -> bytes:
    """Return what the file holds, up to one byte too many."""
    key = "unreadable"
    try:
        with path.open("rb") as file:
            return file.read(LIMIT + 1)
    except FileNotFoundError:
        key = "missing-file"
    except IsADirectoryError:
        key = "folder"
    except (OSError, ValueError):
        pass
    raise ContentError((fault("Y01", key, Mark(str(path))),))


def _only(reading: _Reading) -> Node:
    """Return the one document."""
    for extra in reading.documents[1:2]:
        reading.wrong("Y12", "several-documents", extra.mark, documents=len(reading.documents))
    return _all(reading)[0]


def _all(reading: _Reading) -> tuple[Node, ...]:
    """Return the documents, or raise what is wrong."""
    if reading.faults:
        raise ContentError(in_order(reading.faults))
    return tuple(reading.documents)


def _documents(raw: bytes | str, name: str) -> _Reading:
    """Return all that can be known of ``raw``."""
    reading = _Reading(name)
    size = len(raw) if isinstance(raw, bytes) else len(raw.encode("utf-8", "surrogatepass"))
    if size > LIMIT:
        reading.wrong("Y02", "too-big", limit=LIMIT)
        return reading
    text = _text(raw, reading)
    if text is None:
        return reading
    # both change no place: a character stands for a character
    places = _Places(text, name)
    text = _without_tabs(_without_controls(text, places, reading), places, reading)
    known = len(reading.faults)
    try:
        _compose(text, reading)
    except yaml.YAMLError as error:
        # after a character we had to replace, the scanner's complaint may be of our own making
        if not known:
            _syntax(error, reading)
    except (RecursionError, ValueError):
        reading.wrong("Y13", "syntax")
    if not reading.documents and not reading.faults:
        reading.wrong("Y11", "empty")
    return reading


def _text(raw: bytes | str, reading: _Reading) -> str | None:
    """Return ``raw`` as text, or ``None`` if there is no use in going on."""
    if isinstance(raw, str):
        text = raw
    else:
        for bom, encoding in _WIDE:
            if raw.startswith(bom):
                reading.wrong("Y03", "encoding", Mark(reading.name, 1, 1), encoding=encoding)
                return None
        try:
            text = raw.decode("utf-8")
        except UnicodeDecodeError as error:
            text = raw.decode("utf-8", "replace")
            before = raw[: error.start].decode("utf-8").removeprefix("\ufeff")
            reading.wrong("Y03", "utf-8", _Places(before, reading.name).of(len(before)), byte=f"{raw[error.start]:02X}")
    text = text.removeprefix("\ufeff")
    at = text.find("\0")
    if at >= 0:
        reading.wrong("Y04", "zeros", _Places(text, reading.name).of(at), n=text.count("\0"))
        return None
    return text


class _Places:
    """The places of a text's characters; lines end where editors end them."""

    def __init__(self, text: str, name: str) -> None:
        self._starts = [0, *(found.end() for found in _BREAK.finditer(text))]
        self._name = name

    def of(self, at: int) -> Mark:
        """Return the mark of the character ``at``."""
        line = bisect.bisect_right(self._starts, at)
        return Mark(self._name, line, at - self._starts[line - 1] + 1)


def _without_controls(text: str, places: _Places, reading: _Reading) -> str:
    """Return ``text`` without characters nobody can see, each of which is told once."""
    firsts: dict[str, int] = {}
    counts: Counter[str] = Counter()
    for found in _FORBIDDEN.finditer(text):
        firsts.setdefault(found[0], found.start())
        counts[found[0]] += 1
    for character, first in firsts.items():
        reading.wrong("Y04", "control", places.of(first), code=_code_point(character), n=counts[character])
    return _FORBIDDEN.sub("\ufffd", text) if firsts else text


def _code_point(character: str) -> str:
    return f"U+{ord(character):04X}"


def _without_tabs(text: str, places: _Places, reading: _Reading) -> str:
    """Return ``text`` with blanks where tabs indented a line, each of which is told."""
    for found in _TAB_INDENT.finditer(text):
        reading.wrong("Y05", "tab", places.of(found.start() + found[0].index("\t")))
    return _TAB_INDENT.sub(lambda found: " " * len(found[0]), text)


class _Open:
    """A list or mapping that is still being read; a mapping's key waits for its value."""

    __slots__ = ("is_map", "items", "key", "keys", "mark", "pairs", "waiting")

    def __init__(self, is_map: bool, mark: Mark) -> None:
        self.is_map = is_map
        self.mark = mark
        self.items: list[Node] = []
        self.pairs: list[tuple[TextNode, Node]] = []
        self.keys: dict[str, Mark] = {}
        self.key: TextNode | None = None
        self.waiting = False

    def closed(self) -> Node:
        """Return the node it has become."""
        return MapNode(tuple(self.pairs), self.mark) if self.is_map else ListNode(tuple(self.items), self.mark)

    def add(self, node: Node, reading: _Reading) -> None:
        """Take ``node`` as the next item, key or value."""
        if not self.is_map:
            self.items.append(node)
        elif self.waiting:
            self.waiting = False
            if self.key is not None:
                self.pairs.append((self.key, node))
        else:
            self.waiting = True
            self.key = self._key(node, reading)

    def _key(self, node: Node, reading: _Reading) -> TextNode | None:
        """Return ``node`` if it can be a key here."""
        if not isinstance(node, TextNode):
            reading.wrong("Y09", "key-not-text", node.mark)
            return None
        if node.plain and not node.value:
            reading.wrong("Y09", "key-empty", node.mark)
            return None
        if node.value in self.keys:
            first = self.keys[node.value]
            reading.wrong("Y06", "duplicate-key", node.mark, word=node.value, line=first.line)
            return None
        self.keys[node.value] = node.mark
        return node


def _compose(text: str, reading: _Reading) -> None:
    """Add the documents of ``text`` to ``reading``.

    Nodes are built from the event stream rather than by ``yaml.compose``: aliases are seen before
    anything is shared, and no depth of brackets can exhaust the stack.
    """
    stack: list[_Open] = []
    for event in yaml.parse(text, Loader=_LOADER):
        if not isinstance(event, yaml.NodeEvent | yaml.CollectionEndEvent):
            continue
        mark = reading.at(event.start_mark)
        node: Node
        if isinstance(event, yaml.CollectionStartEvent):
            _written(event, mark, reading)
            if len(stack) == DEPTH:
                reading.wrong("Y10", "too-deep", mark, depth=DEPTH)
                return
            stack.append(_Open(isinstance(event, yaml.MappingStartEvent), mark))
            continue
        if isinstance(event, yaml.CollectionEndEvent):
            node = stack.pop().closed()
        elif isinstance(event, yaml.ScalarEvent):
            _written(event, mark, reading)
            node = _scalar(event, mark, reading)
        else:
            reading.wrong("Y07", "alias", mark, name=str(event.anchor))
            node = TextNode(f"*{event.anchor}", mark)
        if stack:
            stack[-1].add(node, reading)
        else:
            _document(node, reading)


def _written(event: Any, mark: Mark, reading: _Reading) -> None:
    """Note an anchor or a tag written before a node."""
    if event.anchor is not None:
        reading.wrong("Y07", "anchor", mark, name=event.anchor)
    if event.tag is not None:
        tag = event.tag.replace("tag:yaml.org,2002:", "!!")
        reading.wrong("Y08", "tag", mark, tag=tag)


def _scalar(event: Any, mark: Mark, reading: _Reading) -> TextNode:
    """Return the text of ``event``; escapes may not bring in what the file itself may not hold."""
    found = _FORBIDDEN.search(event.value)
    if found:
        reading.wrong("Y04", "escape-control", mark, code=_code_point(found[0]))
    return TextNode(unicodedata.normalize("NFC", event.value), mark, not event.style)


def _document(node: Node, reading: _Reading) -> None:
    """Take ``node`` as a document, unless it is empty."""
    if isinstance(node, TextNode) and node.plain and not node.value:
        reading.wrong("Y11", "empty-document", node.mark)
    reading.documents.append(node)


def _syntax(error: yaml.YAMLError, reading: _Reading) -> None:
    """Note where the scanner gave up, in our own words."""
    problem = getattr(error, "problem", None) or ""
    place = getattr(error, "problem_mark", None)
    mark = reading.at(place) if place else Mark(reading.name)
    if problem.startswith("exceeded maximum nesting"):
        # libyaml looks ahead on a line, and stops at its own, larger depth before we hear of ours
        reading.wrong("Y10", "too-deep", mark, depth=DEPTH)
        return
    key = next((f"syntax-{name}" for words, name in _SYNTAX if problem.startswith(words)), "syntax")
    reading.wrong("Y13", key, mark)
