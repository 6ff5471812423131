"""Decks as plain text: ``3 Card name`` a line, and the other forms people use; nothing is dropped silently.

Read are ``3 Name``, ``3x Name``, ``[3] Name``, ``Name x3``, ``Name`` alone for one copy, tabs and blanks of all
kinds, ``#`` and ``//`` comments, headings.  A name is an id, or a name in any language, exactly or but for case
and accents; where several cards could be meant none is taken.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable, Mapping

import msgspec

from desktop.core.fault import Fault, Mark
from desktop.core.message import Message, Ref, message
from desktop.games.ghour.model import Card, Deck, SetRef, words_in
from desktop.games.ghour.reading.sheet import make
from desktop.games.ghour.workshop.folding import folded

HEADINGS = (
    "deck main maindeck mainboard cards list base bases creature creatures building buildings extension extensions "
    "item items spell spells pakli lapok bázis bázisok lény lények építmény építmények bővítés bővítések tárgy tárgyak "
    "varázslat varázslatok kaarten basis bases wezen wezens gebouw gebouwen uitbreiding uitbreidingen voorwerp "
    "voorwerpen spreuk spreuken talia karty baza bazy istota istoty budynek budynki rozbudowa rozbudowy przedmiot "
    "przedmioty zaklęcie zaklęcia"
)
"""Lines that only part the list, in four languages."""

_HEADINGS = frozenset(folded(word) for word in HEADINGS.split())
_HEADING = re.compile(r"(?P<words>[^\W\d_]+)\s*[:(\[]?\s*\d*\s*[)\]:]*")
_BREAK = re.compile(r"\r\n|\r|\n|\x0b|\x0c|\x85|\u2028|\u2029")
_LEADING = re.compile(r"\[?(?P<count>[0-9]{1,3})\]?(?:\s*[x×*](?=\s))?\s+(?P<name>\S.*)", re.IGNORECASE)
_GLUED = re.compile(r"(?P<count>[0-9]{1,3})[x×](?P<name>\S.*)", re.IGNORECASE)
_TRAILING = re.compile(r"(?P<name>.*\S)\s+[x×*]\s*(?P<count>[0-9]{1,3})", re.IGNORECASE)
_TRAILING_BARE = re.compile(r"(?P<name>.*\S)(?:\t|\s*[:;,]\s*)(?P<count>[0-9]{1,3})")
_HEADER = re.compile(r"#\s*(?P<key>name|set)\s*:\s*(?P<value>.*\S)\s*", re.IGNORECASE)
_COMMENT = re.compile(r"\s(?:#|//).*")
_SET = re.compile(r"(?P<id>[a-z0-9-]+)(?:\s+(?P<version>[0-9]{1,6}))?(?:\s+(?P<hash>[0-9a-f]{8}))?", re.ASCII)


class Reading(msgspec.Struct, frozen=True):
    """What a list says.

    Attributes
    ----------
    cards
        Ids with counts, in the order of the list; copies on several lines are added up.
    lines
        For each of :attr:`cards` the line that names it first, counted from 1.
    faults
        A V301 or V302 for every line that could not be used, with its number and what may be meant.
    name
        What the list calls the deck, or ``""``.
    sets
        The card sets it says it was made for.
    """

    cards: tuple[tuple[str, int], ...]
    lines: tuple[int, ...]
    faults: tuple[Fault, ...]
    name: str = ""
    sets: tuple[SetRef, ...] = ()

    def place(self, file: str, identity: str) -> Mark:
        """Return where ``identity`` is named in ``file``; the file itself for ``""``."""
        for (card, _), line in zip(self.cards, self.lines, strict=True):
            if card == identity:
                return Mark(file, line, 1)
        return Mark(file)


class Catalogue:
    """Cards to be found by what people write; make one for many lists.

    Parameters
    ----------
    cards
        All that can be named.
    """

    def __init__(self, cards: Iterable[Card]) -> None:
        self._ids: dict[str, str] = {}
        self._exact: dict[str, set[str]] = {}
        self._loose: dict[str, set[str]] = {}
        for card in cards:
            self._ids[card.id] = card.id
            for _, name in card.name:
                self._exact.setdefault(_composed(name), set()).add(card.id)
                self._loose.setdefault(folded(name), set()).add(card.id)
        self._grams: dict[str, list[str]] | None = None

    def meant(self, words: str) -> tuple[str, ...]:
        """Return the ids that ``words`` may stand for: one, several, or none."""
        if words in self._ids:
            return (words,)
        found = self._exact.get(_composed(words)) or self._loose.get(folded(words))
        if found is None and folded(words) in self._ids:
            return (folded(words),)
        return tuple(sorted(found or ()))

    @property
    def ids(self) -> Collection[str]:
        """Every id, as it is written."""
        return self._ids

    def nearest(self, words: str) -> str:
        """Return the name or id most like ``words``, ``""`` if none is near."""
        wanted = folded(words)
        if self._grams is None:
            self._grams = {}
            for name in (*self._loose, *self._ids):
                for gram in _grams(name):
                    self._grams.setdefault(gram, []).append(name)
        shared: Counter[str] = Counter()
        for gram in sorted(_grams(wanted)):
            shared.update(self._grams.get(gram, ()))
        likely = [name for name, _ in shared.most_common(60)]
        for name in difflib.get_close_matches(wanted, likely, n=1, cutoff=0.6):
            return self._written(name)
        return ""

    def _written(self, name: str) -> str:
        """Return a folded name as the card has it."""
        return next((exact for exact in self._exact if folded(exact) == name), name)


def read_list(text: str, known: Catalogue, file: str = "") -> Reading:
    """Return what ``text`` says; ``file`` is what faults call it."""
    counts: dict[str, int] = {}
    lines: dict[str, int] = {}
    faults: list[Fault] = []
    name, sets = "", []
    for number, raw in enumerate(_BREAK.split(text.removeprefix("\ufeff")), 1):
        line = _composed(raw).strip()
        if not line:
            continue
        header = _HEADER.fullmatch(line)
        if header is not None and header["key"].casefold() == "name":
            name = name or header["value"]
        elif header is not None:
            told = _SET.fullmatch(header["value"])
            sets += [] if told is None else [SetRef(told["id"], int(told["version"] or 0), told["hash"] or "")]
        elif not line.startswith(("#", "//")):
            found = _line(line, known)
            if isinstance(found, tuple):
                card, count = found
                counts[card] = counts.get(card, 0) + count
                lines.setdefault(card, number)
            elif found is not None:
                faults.append(_fault(found, Mark(file, number, 1), number))
    return Reading(tuple(counts.items()), tuple(lines.values()), tuple(faults), name, tuple(sets))


def write_list(deck: Deck, cards: Mapping[str, Card], known: Catalogue, language: str, title: str = "") -> str:
    """Return ``deck`` as a plain list that :func:`read_list` reads back.

    A name stands where it means its card and no other; else the id does.
    """
    name = " ".join((title or words_in(deck.name, language)).split())
    rows = [f"# name: {name}"] if name else []
    rows += [" ".join(filter(None, ("# set:", ref.id, str(ref.version or ""), ref.hash))) for ref in deck.sets]
    rows += [_row(card, count, cards, known, language) for card, count in deck.cards]
    return "\n".join(rows) + "\n"


def decoded(raw: bytes) -> str | None:
    """Return the text that ``raw`` holds, in UTF-8, or in UTF-16 if it says so; ``None`` if it is neither."""
    wide = raw.startswith((b"\xff\xfe", b"\xfe\xff"))
    try:
        text = raw.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError:
        return None
    return None if "\0" in text else text


def _row(card: str, count: int, cards: Mapping[str, Card], known: Catalogue, language: str) -> str:
    if card in cards:
        row = f"{count} {words_in(cards[card].name, language)}"
        if len(_BREAK.split(row)) == 1 and _line(_composed(row).strip(), known) == (card, count):
            return row
    return f"{count} {card}"


class _Unread(msgspec.Struct, frozen=True):
    """Why a line was not used."""

    key: str
    words: str
    amount: str = ""
    mend: Message | None = None


def _line(line: str, known: Catalogue) -> tuple[str, int] | _Unread | None:
    """Return the card and the count of ``line``, why it has none, or ``None`` for a heading."""
    readings = _readings(line)
    bare = _COMMENT.sub("", line)
    if bare != line:
        readings += _readings(bare.strip())
    several: tuple[str, ...] = ()
    for words, count in readings:
        ids = known.meant(words)
        if len(ids) == 1:
            return (ids[0], int(count)) if int(count) else _Unread("v302.form", words, count)
        several = several or ids
    words = readings[0][0]
    if several:
        return _Unread("v301.several", words, mend=message("ghour.v301.several.mend", known=", ".join(several)))
    heading = _HEADING.fullmatch(line)
    if (heading is not None and folded(heading["words"]) in _HEADINGS) or (line.endswith(":") and len(readings) == 1):
        return None
    # the trailing count of a name that is not known is no part of it
    words = min((each for each, _ in readings), key=len)
    return _Unread("v301.unknown", words, mend=_meant(known.nearest(words), known))


def _meant(near: str, known: Catalogue) -> Message | None:
    """Return what may be meant, an id with the name it stands for."""
    if near in known.ids:
        return message("ghour.v301.near", word=near, card=Ref("card", near))
    return message("data.did-you-mean", word=near) if near else None


def _readings(line: str) -> list[tuple[str, str]]:
    """Return every way to part ``line`` into a name and a count, the likeliest first."""
    line = re.sub(r"^[-•*–]\s+", "", line)
    found = [
        (parted["name"].strip(), parted["count"])
        for pattern in (_LEADING, _GLUED, _TRAILING, _TRAILING_BARE)
        if (parted := pattern.fullmatch(line)) is not None
    ]
    return [*found, (line, "1")]


def _fault(unread: _Unread, mark: Mark, number: int) -> Fault:
    code, what = unread.key.split(".")
    clause = "GH-7.2" if code == "v302" else "GH-13.3"
    words = unread.words if len(unread.words) <= 60 else f"{unread.words[:59]}…"
    who, told = f"line {number}", {"word": words, "card": words, "amount": unread.amount}
    return make(code.upper(), clause, what, mark, who, mend=unread.mend, **told)


def _composed(text: str) -> str:
    return unicodedata.normalize("NFC", text)


def _grams(word: str) -> set[str]:
    padded = f" {word} "
    return {padded[at : at + 3] for at in range(len(padded) - 2)}
