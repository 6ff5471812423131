"""A page of rules, read from a small Markdown-like text: sections, paragraphs, tables and the clauses they stand for.

::

    # Title
    ## Section
    [C2-3.1 3.2 E1..4] A paragraph; it goes on until an empty line.

    ### Smaller heading
    - an item of a list
    | a table | its first row is the heading |
    > an example
    !table moves=12

What stands in brackets are the clauses of the block that follows: the first one in full, later ones without what
they share with it; ``E1..4`` are E1, E2, E3 and E4.  ``**bold**`` and ``*italic*`` are kept as they are written.
"""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from desktop.core.fault import ContentError, Fault, Mark
from desktop.core.message import message

Kind = Literal["text", "item", "table", "heading", "example", "picture"]

_ANCHORS = re.compile(r"\[([A-Z][A-Z0-9]-[^\]]*)\]\s*(.*)")
_NUMBERED = re.compile(r"(.*?)([0-9]+|[a-z])")
_CLAUSE = re.compile(r"\b[A-Z][A-Z0-9]-(?:[0-9]+\.[0-9]+[a-z]?|[A-Z][0-9]+[a-z]?)\b")
_MARKS: tuple[tuple[str, Kind], ...] = (
    ("### ", "heading"),
    ("- ", "item"),
    ("|", "table"),
    ("> ", "example"),
    ("!", "picture"),
)


class Block(msgspec.Struct, frozen=True):
    """One paragraph, item, table, heading, example or picture.

    Attributes
    ----------
    kind
        What it is.
    text
        Its words; of a picture what is drawn.
    clauses
        The clauses it stands for, in full.
    tags
        The same as they are shown: one for each, or for each run of them (``"C2-3.1–4"``).
    rows
        The cells of a table, the heading first.
    """

    kind: Kind
    text: str = ""
    clauses: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    rows: tuple[tuple[str, ...], ...] = ()

    @property
    def words(self) -> str:
        """Everything that is read in it, without marks."""
        cells = (cell for row in self.rows for cell in row)
        return " ".join((self.text, *cells)).replace("*", "") if self.kind != "picture" else ""


class Section(msgspec.Struct, frozen=True):
    """What stands under one heading of the contents."""

    title: str
    blocks: tuple[Block, ...]


class Handbook(msgspec.Struct, frozen=True):
    """The rules of one game in one language."""

    title: str
    sections: tuple[Section, ...]

    def find(self, clause: str) -> tuple[int, int] | None:
        """Return section and block that stand for ``clause``, or ``None``.

        A chapter (``"CH-2"``) or a clause that has no place of its own is looked for in what stands nearest.
        """
        for wanted in (clause, clause.rstrip("abcdefghijklmnopqrstuvwxyz")):
            for at, section in enumerate(self.sections):
                for place, block in enumerate(section.blocks):
                    if wanted in block.clauses:
                        return at, place
        stem = clause.partition(".")[0]
        for at, section in enumerate(self.sections):
            for place, block in enumerate(section.blocks):
                if any(each.startswith(f"{stem}.") for each in block.clauses):
                    return at, place
        return None

    @property
    def clauses(self) -> tuple[str, ...]:
        """Every clause that the page stands for, in its order."""
        return tuple(each for section in self.sections for block in section.blocks for each in block.clauses)

    @property
    def named(self) -> tuple[str, ...]:
        """Every clause that its words mention."""
        return tuple(each for section in self.sections for block in section.blocks for each in mentioned(block.words))

    def hits(self, wanted: str) -> tuple[tuple[int, int], ...]:
        """Return section and block of everything in which ``wanted`` is read, or whose clause it is."""
        word = wanted.strip().casefold()
        if not word:
            return ()
        return tuple(
            (at, place)
            for at, section in enumerate(self.sections)
            for place, block in enumerate(section.blocks)
            if word in block.words.casefold() or word in (each.casefold() for each in block.clauses)
        )


def mentioned(text: str) -> tuple[str, ...]:
    """Return the clauses that ``text`` mentions."""
    return tuple(_CLAUSE.findall(text))


def split_at_clauses(text: str) -> tuple[tuple[str, bool], ...]:
    """Return ``text`` in pieces, each with whether it is the number of a clause."""
    pieces: list[tuple[str, bool]] = []
    end = 0
    for found in _CLAUSE.finditer(text):
        pieces += [(text[end : found.start()], False), (found[0], True)]
        end = found.end()
    return tuple(each for each in (*pieces, (text[end:], False)) if each[0])


def read_handbook(text: str, name: str = "") -> Handbook:
    """Return the page written in ``text``.

    Parameters
    ----------
    name
        Of the file, for a fault.

    Raises
    ------
    ContentError
        If a line stands before the first section, or what should be a clause is none.
    """
    title = ""
    sections: list[Section] = []
    blocks: list[Block] = []
    heading = ""
    for number, part in _parts(text):
        first = part[0]
        if first.startswith("# "):
            title = first[2:].strip()
        elif first.startswith("## "):
            if heading:
                sections.append(Section(heading, tuple(blocks)))
            heading, blocks = first[3:].strip(), []
        elif not heading:
            raise ContentError((_fault("data.rules-outside", name, number),))
        else:
            blocks.extend(_blocks(part, name, number))
    if heading:
        sections.append(Section(heading, tuple(blocks)))
    return Handbook(title, tuple(sections))


def clauses_of(anchors: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the clauses that ``anchors`` names, and how they are shown.

    Raises
    ------
    ValueError
        If a word of it is no clause.
    """
    clauses: list[str] = []
    tags: list[str] = []
    prefix = ""
    for word in anchors.split():
        head, dash, rest = word.partition("-")
        if dash:
            prefix = head
        part = rest if dash else word
        first, dots, last = part.partition("..")
        run = _run(first, last) if dots else [first]
        clauses += [f"{prefix}-{each}" for each in run]
        tags.append(f"{prefix}-{first}–{last}" if dots else f"{prefix}-{first}")
    if not all(_CLAUSE.fullmatch(each) for each in clauses):
        raise ValueError(anchors)
    return tuple(clauses), tuple(tags)


def _run(first: str, last: str) -> list[str]:
    """Return ``first`` and what follows it up to ``last``, which is written without what both share."""
    found = _NUMBERED.fullmatch(first)
    if found is None:
        raise ValueError(first)
    head, start = found[1], found[2]
    if start.isdigit():
        wide = len(start) if start.startswith("0") else 0
        return [f"{head}{each:0{wide}d}" for each in range(int(start), int(last) + 1)]
    return [f"{head}{chr(each)}" for each in range(ord(start), ord(last) + 1)]


def _parts(text: str) -> list[tuple[int, list[str]]]:
    """Return the pieces between empty lines, each with the number of its first line; headings stand alone."""
    out: list[tuple[int, list[str]]] = []
    now: list[str] = []
    for number, line in enumerate([*text.splitlines(), ""], 1):
        line = line.strip()
        alone = line.startswith("#")
        if (not line or alone) and now:
            out.append((number - len(now), now))
            now = []
        if alone:
            out.append((number, [line]))
        elif line:
            now.append(line)
    return out


def _blocks(lines: list[str], name: str, number: int) -> list[Block]:
    """Return the blocks of a piece; the clauses before it stand for the first of them."""
    clauses: tuple[str, ...] = ()
    tags: tuple[str, ...] = ()
    found = _ANCHORS.fullmatch(lines[0])
    if found is not None:
        try:
            clauses, tags = clauses_of(found[1])
        except ValueError as error:
            raise ContentError((_fault("data.rules-clause", name, number, text=found[1]),)) from error
        lines = [found[2], *lines[1:]] if found[2] else lines[1:]
    out: list[Block] = []
    for line in lines:
        kind, words = _kind(line)
        before = out[-1] if out else None
        if kind == "table":
            row = tuple(cell.strip() for cell in line.strip("|").split("|"))
            if before is not None and before.kind == "table":
                out[-1] = msgspec.structs.replace(before, rows=(*before.rows, row))
            else:
                out.append(Block("table", rows=(row,)))
        elif kind == "text" and before is not None and before.kind in ("text", "item", "example"):
            out[-1] = msgspec.structs.replace(before, text=f"{before.text} {words}")
        else:
            out.append(Block(kind, words))
    if out and clauses:
        out[0] = msgspec.structs.replace(out[0], clauses=clauses, tags=tags)
    return out


def _kind(line: str) -> tuple[Kind, str]:
    """Return what a line begins, and its words."""
    for mark, kind in _MARKS:
        if line.startswith(mark):
            return kind, line.removeprefix(mark).strip()
    return "text", line


def _fault(key: str, name: str, line: int, **args: str) -> Fault:
    return Fault("R001", message(key, **args), where=Mark(name, line, 1))
