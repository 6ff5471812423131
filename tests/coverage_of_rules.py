"""Which clauses of the rules no test names (contract.md §11).

``tests/clauses/<game>.yaml`` says of every clause either ``breakable`` or what else it is and why::

    AR-3.3: breakable
    AR-1.1: definition — it names the parts of the board

Run as a script it prints every clause that ought to be named by a test and is not, every clause that a
test names and that does not exist and, with ``--spec FOLDER``, every clause of the specifications that the
files do not list.  It exits with 1 if there is any.
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

TESTS = Path(__file__).resolve().parent
sys.path.insert(0, str(TESTS.parent))

from desktop.core.fault import ContentError, Mark  # noqa: E402
from desktop.data.nodes import ListNode, MapNode, Node, TextNode  # noqa: E402
from desktop.data.reader import read, read_documents  # noqa: E402

PREFIXES = {"claim2": "C2", "armadora": "AR", "orcz": "OR", "gold_and_rum": "CH", "ghour": "GH"}
"""How the clauses of each game begin."""

KINDS = ("definition", "set-up fact", "presentation", "advice", "source note")
"""What a clause may be that nobody can break."""

_ID = r"[A-Z][A-Z0-9]-(?:[0-9]+\.[0-9]+[a-z]?|[A-Z][0-9]+[a-z]?)"
_DEFINED = (
    re.compile(rf"\*\*({_ID})(?![0-9.]*[0-9])"),
    re.compile(rf"^\|\s*\**({_ID})\**\s*\|", re.MULTILINE),
    re.compile(rf"^\s*(?:[-*]|#+)\s+\**({_ID})\b", re.MULTILINE),
)
_REASON = re.compile(rf"(?:{'|'.join(KINDS)})\s+[—–-]\s+\S.*", re.DOTALL)


class Named(NamedTuple):
    """A clause that a test names."""

    clause: str
    where: Mark


class Coverage(NamedTuple):
    """What is known of one game's clauses; every tuple in the order of the rules."""

    game: str
    clauses: tuple[str, ...]
    breakable: tuple[str, ...]
    untested: tuple[str, ...]
    unknown: tuple[Named, ...]
    unlisted: tuple[str, ...]
    malformed: tuple[str, ...]

    def complaints(self) -> tuple[str, ...]:
        """Return a line for everything that is wrong."""
        return (
            *self.malformed,
            *(f"{self.game}: {clause} is breakable, and no test names it" for clause in self.untested),
            *(f"{each.where}: {each.clause} is no clause of {self.game}" for each in self.unknown),
            *(f"{self.game}: {clause} of the specification is not listed" for clause in self.unlisted),
        )


def order(clause: str) -> tuple[object, ...]:
    """Return a key that sorts clauses as the rules do: C2-3.9 before C2-3.10."""
    return tuple(
        (0, int(part), "") if part.isdigit() else (1, 0, part) for part in re.findall(r"[0-9]+|[^0-9]+", clause)
    )


def listed(file: Path) -> tuple[dict[str, bool], tuple[str, ...]]:
    """Return every clause in ``file`` with whether it can be broken, and a line for each malformed entry."""
    node = read(file)
    if not isinstance(node, MapNode):
        return {}, (f"{node.mark}: must be a mapping of clauses",)
    clauses: dict[str, bool] = {}
    malformed = []
    for key, value in node.items:
        said = value.value if isinstance(value, TextNode) else ""
        clauses[key.value] = said == "breakable"
        if not re.fullmatch(_ID, key.value) or not key.value.startswith(f"{PREFIXES[file.stem]}-"):
            malformed.append(f"{key.mark}: {key.value} is no clause of {file.stem}")
        if said != "breakable" and not _REASON.fullmatch(said):
            malformed.append(f"{value.mark}: {key.value}: say 'breakable', or one of {', '.join(KINDS)} with ' — why'")
    return clauses, tuple(malformed)


def named_by_python(file: Path) -> Iterator[Named]:
    """Yield the clauses in ``pytest.mark.clause(…)`` of a module."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.clause"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield Named(argument.value, Mark(str(file), argument.lineno, argument.col_offset + 1))


def named_by_scenarios(file: Path) -> Iterator[Named]:
    """Yield the clauses under ``clauses`` and ``because`` of a scenario file."""
    for document in read_documents(file):
        if isinstance(document, MapNode):
            yield from _texts(document.get("clauses"))
            yield from _reasons(document.get("moves"))


def _texts(node: Node | None) -> Iterator[Named]:
    if isinstance(node, TextNode):
        yield Named(node.value, node.mark)
    if isinstance(node, ListNode):
        for item in node.items:
            yield from _texts(item)


def _reasons(node: Node | None) -> Iterator[Named]:
    if isinstance(node, ListNode):
        for item in node.items:
            yield from _reasons(item)
    if isinstance(node, MapNode):
        for key, value in node.items:
            yield from _texts(value) if key.value == "because" else _reasons(value)


def named(tests: Path) -> tuple[Named, ...]:
    """Return every clause that a test or scenario in ``tests`` names."""
    found: list[Named] = []
    for file in sorted(tests.rglob("*.py")):
        found.extend(named_by_python(file))
    for file in sorted((tests / "scenarios").rglob("*.yaml")):
        found.extend(named_by_scenarios(file))
    return tuple(found)


def specified(spec: Path, game: str) -> tuple[str, ...]:
    """Return the clauses that the specifications in ``spec`` define for ``game``."""
    found = {
        clause
        for file in sorted(spec.glob("*.md"))
        for pattern in _DEFINED
        for clause in pattern.findall(file.read_text(encoding="utf-8"))
        if clause.startswith(f"{PREFIXES[game]}-")
    }
    return tuple(sorted(found, key=order))


def coverage(
    game: str, tests: Path = TESTS, spec: Path | None = None, names: tuple[Named, ...] | None = None
) -> Coverage:
    """Return what is known of the clauses of ``game``; its file must exist."""
    clauses, malformed = listed(tests / "clauses" / f"{game}.yaml")
    names = named(tests) if names is None else names
    tested = {each.clause for each in names}
    breakable = sorted((clause for clause, can in clauses.items() if can), key=order)
    return Coverage(
        game,
        tuple(sorted(clauses, key=order)),
        tuple(breakable),
        tuple(clause for clause in breakable if clause not in tested),
        tuple(each for each in names if each.clause.startswith(f"{PREFIXES[game]}-") and each.clause not in clauses),
        () if spec is None else tuple(clause for clause in specified(spec, game) if clause not in clauses),
        malformed,
    )


def strangers(names: tuple[Named, ...]) -> tuple[str, ...]:
    """Return a line for each clause named by a test that can be of no game."""
    starts = tuple(f"{prefix}-" for prefix in PREFIXES.values())
    return tuple(f"{each.where}: {each.clause} is no clause" for each in names if not each.clause.startswith(starts))


def main(arguments: list[str] | None = None, tests: Path = TESTS) -> int:
    """Print what is missing; return 1 if anything is."""
    parser = argparse.ArgumentParser(description="Print the clauses of the rules that no test names.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all with a clause file, unless given")
    parser.add_argument("--spec", type=Path, metavar="FOLDER", help="the specifications, one .md file a game")
    options = parser.parse_args(arguments)
    there = sorted(file.stem for file in (tests / "clauses").glob("*.yaml"))
    complaints: list[str] = [f"{game}: there is no clause file" for game in options.games if game not in there]
    complaints += [f"{game}: no game of that name" for game in there if game not in PREFIXES]
    if options.spec is not None and not options.games:
        complaints += [
            f"{game}: there is no clause file"
            for game in PREFIXES
            if game not in there and specified(options.spec, game)
        ]
    try:
        names = named(tests)
        complaints += strangers(names)
        for game in options.games or there:
            if game in there and game in PREFIXES:
                known = coverage(game, tests, options.spec, names)
                complaints += known.complaints()
                tested = len(known.breakable) - len(known.untested)
                print(
                    f"{game}: {len(known.clauses)} clauses, {len(known.breakable)} breakable, {tested} of these tested"
                )
    except ContentError as error:
        complaints += [f"{fault.where}: {fault.code} {fault.message.key}" for fault in error.faults]
    for line in complaints:
        print(line, file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    raise SystemExit(main())
