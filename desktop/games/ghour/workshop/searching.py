"""The search line ``type:creature cost<3 -kw:flying colour:red,blue "text"``: to terms and back.

A query is a value.  What the line says can be clicked together as well: :meth:`Query.plus` and
:meth:`Query.minus` give the query with a term more or less, :attr:`Query.line` the line that says the same.
"""

from __future__ import annotations

import re

import msgspec

from desktop.core.message import Message, message
from desktop.games.ghour.workshop.folding import folded

NUMBERS = (
    "cost", "gold", "material", "mana", "builders", "threshold", "attack", "defence", "tp", "recruit", "size", "deck",
)  # fmt: skip
"""Keys that compare a number; ``deck`` is how many copies the open deck holds."""

WORDS = ("type", "colour", "kw", "set", "id", "name", "text", "gain", "gives", "when", "is")
"""Keys that ask for a word."""

FREE = "free"
"""The key of a word without a key: it is looked for in names, ids and flavour."""

_ALIASES = {
    "type": "t típus soort typ", "colour": "c color clan klán szín kleur klan kolor barwa",
    "cost": "költség kosten koszt", "gold": "arany goud złoto", "material": "építőanyag materiaal materiał",
    "mana": "", "builders": "építők bouwers budowniczowie", "threshold": "küszöb drempel próg",
    "attack": "atk támadás aanval atak", "defence": "def defense life védelem élet verdediging leven obrona życie",
    "tp": "trófea trofee trofeum", "recruit": "r toborzó toborzás werving rekrutacja",
    "size": "méret grootte rozmiar", "deck": "pakli talia", "kw": "k keyword tulajdonság eigenschap cecha",
    "set": "készlet zestaw", "id": "", "name": "n név naam nazwa", "text": "szöveg tekst",
    "gain": "yields ad opbrengst daje", "gives": "give ráad geeft nadaje", "when": "mikor wanneer kiedy", "is": "",
}  # fmt: skip
KEYS: dict[str, str] = {
    folded(alias): key for key in (*NUMBERS, *WORDS) for alias in (key, *_ALIASES[key].split()) if alias
}
"""Every name of a key, folded, in four languages; the first language that claims a word keeps it."""

OPERATORS = ("<=", ">=", "!=", "<", ">", "=")

_TERM = re.compile(
    r"""(?P<minus>-(?=[^\s-]))?
        (?:(?P<key>[^\W\d_][\w]*)(?P<op><=|>=|!=|[:=<>]))?
        (?P<value>"[^"]*"?|[^\s"]+)?""",
    re.VERBOSE,
)
_NUMBER = re.compile(r"[0-9]{1,4}", re.ASCII)


class Term(msgspec.Struct, frozen=True, gc=False):
    """One condition.

    Attributes
    ----------
    key
        One of :data:`NUMBERS`, :data:`WORDS` or :data:`FREE`.
    values
        What is asked for; any of several will do.  Of a number, its digits.
    op
        One of :data:`OPERATORS` for a number, else ``""``.
    negated
        Whether cards that meet it are left out.
    """

    key: str
    values: tuple[str, ...]
    op: str = ""
    negated: bool = False

    @property
    def line(self) -> str:
        """The term as it is typed."""
        minus = "-" if self.negated else ""
        if self.key == FREE:
            return minus + _quoted(self.values[0], free=True)
        return f"{minus}{self.key}{self.op or ':'}{','.join(map(_quoted, self.values))}"


class Doubt(msgspec.Struct, frozen=True):
    """A part of the line that could not be read.

    Attributes
    ----------
    start, end
        Which characters.
    message
        Why.
    """

    start: int
    end: int
    message: Message


class Query(msgspec.Struct, frozen=True):
    """All terms of a line; a card must meet every one.

    Attributes
    ----------
    terms
        In the order of the line.
    doubts
        What was left out, never silently.
    """

    terms: tuple[Term, ...] = ()
    doubts: tuple[Doubt, ...] = ()

    @property
    def line(self) -> str:
        """The line that says the same."""
        return " ".join(term.line for term in self.terms)

    def plus(self, term: Term) -> Query:
        """Return this query with ``term``; a term with the same key and words is not repeated."""
        return Query((*(each for each in self.terms if each != term), term))

    def minus(self, term: Term) -> Query:
        """Return this query without ``term``."""
        return Query(tuple(each for each in self.terms if each != term))

    def toggled(self, key: str, value: str) -> Query:
        """Return this query with the chip ``key:value`` pressed or released; chips of one key widen one another."""
        same = next((term for term in self.terms if term.key == key and not term.negated and not term.op), None)
        if same is None:
            return self.plus(Term(key, (value,)))
        kept = tuple(each for each in same.values if each != value)
        wanted = kept if len(kept) < len(same.values) else (*same.values, value)
        terms = (Term(key, wanted) if each == same else each for each in self.terms if each != same or wanted)
        return Query(tuple(terms))

    def pressed(self, key: str, value: str) -> bool:
        """Tell whether the chip ``key:value`` is pressed."""
        return any(term.key == key and value in term.values and not term.negated for term in self.terms)


def parse(line: str) -> Query:
    """Return what ``line`` asks for; what cannot be read is told in :attr:`Query.doubts`."""
    terms: list[Term] = []
    doubts: list[Doubt] = []
    for found in _TERM.finditer(line):
        if not found[0].strip():
            continue
        term = _term(found)
        if isinstance(term, Message):
            doubts.append(Doubt(found.start(), found.end(), term))
        elif term is not None and term not in terms:
            terms.append(term)
    return Query(tuple(terms), tuple(doubts))


def _term(found: re.Match[str]) -> Term | Message | None:
    """Return the condition that was found, why it is none, or ``None`` while its value is still missing."""
    written, value = found["key"], found["value"] or ""
    negated = found["minus"] is not None
    if written is None:
        word = value.strip('"').strip()
        return Term(FREE, (word,), negated=negated) if word else None
    key = KEYS.get(folded(written))
    if key is None:
        return message("ghour.search.key", word=written)
    values = _values(value)
    if not values:
        return None
    op = found["op"]
    if key in NUMBERS:
        op = "=" if op == ":" else op
        if len(values) != 1 or not _NUMBER.fullmatch(values[0]):
            return message("ghour.search.number", word=written, value=value)
        return Term(key, (str(int(values[0])),), op, negated)
    if op == "!=":
        return Term(key, values, negated=not negated)
    if op not in (":", "="):
        return message("ghour.search.order", word=written)
    return Term(key, values, negated=negated)


def _values(text: str) -> tuple[str, ...]:
    """Return the words of ``red,"house telmaris"``; a comma inside quotes parts nothing."""
    parts = [text.strip('"')] if text.startswith('"') else text.split(",")
    return tuple(dict.fromkeys(part.strip() for part in parts if part.strip()))


def _quoted(word: str, *, free: bool = False) -> str:
    plain = re.fullmatch(r'[^\s",]+', word)
    if plain and not (free and (word.startswith("-") or _TERM.fullmatch(word) is None or re.search(r"[:=<>]", word))):
        return word
    return '"' + word.replace('"', "") + '"'
