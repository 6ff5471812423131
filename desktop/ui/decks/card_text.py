"""A card file as it is being written: its cards, each with a mark, and everything that is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from desktop.core.fault import ContentError, Fault
from desktop.data import reader
from desktop.games.ghour.model import Card, words_in
from desktop.games.ghour.workshop import gathering
from desktop.games.ghour.workshop.gathering import CardFile

_START = re.compile(r"\s*-\s+id:\s*[\"']?(?P<id>[^\s\"'#]*)")
_NAMED = re.compile(r"\s+name:\s*(?P<name>\S.*)")


class Entry(msgspec.Struct, frozen=True):
    """One card of the file, sound or not.

    Attributes
    ----------
    id, name
        As far as they can be read.
    line, end
        Its first line, and the first line after it, counted from 1.
    level
        ``"error"``, ``"warning"`` or ``""``.
    card
        The card; of one that is not sound what is left of it without the faulty lines, if that makes a card.
    """

    id: str
    name: str
    line: int
    end: int
    level: str = ""
    card: Card | None = None


class Judged(msgspec.Struct, frozen=True):
    """What a text says.

    Attributes
    ----------
    entries
        Its cards, in the order of the text.
    faults
        Of this file, in the order of the text.
    """

    entries: tuple[Entry, ...] = ()
    faults: tuple[Fault, ...] = ()

    def at(self, line: int) -> Entry | None:
        """Return the card to which ``line`` belongs."""
        return next((each for each in self.entries if each.line <= line < each.end), None)

    @property
    def errors(self) -> int:
        """How many things forbid the file."""
        return sum(fault.level == "error" for fault in self.faults)


def judge(text: str, file: str, others: Sequence[CardFile], language: str) -> Judged:
    """Return what ``text`` says beside the cards of ``others``."""
    try:
        read = gathering.read_card_file(file, reader.read_text(text, file))
    except ContentError as error:
        read = gathering.unreadable(file, error)
    faults = [
        fault
        for fault in gathering.merged([*others, read]).faults
        if fault.where is not None and fault.where.file == file
    ]
    faults.sort(key=lambda fault: (fault.where.line, fault.where.column) if fault.where else (0, 0))
    sound = {card.id: card for card in read.cards}
    if any(fault.level == "error" for fault in faults):
        sound = {**_partial(text, file, faults), **sound}
    return Judged(tuple(_entries(text, sound, faults, language)), tuple(faults))


def _partial(text: str, file: str, faults: Sequence[Fault]) -> dict[str, Card]:
    """Return the cards that are sound once every line with a fault is left out."""
    bad = {fault.where.line for fault in faults if fault.level == "error" and fault.where is not None}
    lines = text.split("\n")
    kept = [line if at not in bad or _START.match(line) else "" for at, line in enumerate(lines, 1)]
    try:
        read = gathering.read_card_file(file, reader.read_text("\n".join(kept), file))
    except ContentError:
        return {}
    return {card.id: card for card in read.cards}


def _entries(text: str, sound: Mapping[str, Card], faults: Sequence[Fault], language: str) -> list[Entry]:
    lines = text.split("\n")
    starts = [(number, found["id"]) for number, line in enumerate(lines, 1) if (found := _START.match(line))]
    out = []
    for at, (line, identity) in enumerate(starts):
        end = starts[at + 1][0] if at + 1 < len(starts) else len(lines) + 1
        levels = {fault.level for fault in faults if fault.where is not None and line <= fault.where.line < end}
        level = "error" if "error" in levels else "warning" if levels else ""
        card = sound.get(identity)
        name = words_in(card.name, language) if card is not None else _name(lines[line : end - 1]) or identity
        out.append(Entry(identity, name, line, end, level, card))
    return out


def _name(lines: Sequence[str]) -> str:
    """Return the name that stands in ``lines``, as far as one can tell without reading them."""
    for line in lines:
        found = _NAMED.match(line)
        if found:
            words = found["name"].strip()
            inner = re.search(r":\s*[\"']?([^\"',{}]{1,40})", words) if words.startswith("{") else None
            return (inner[1] if inner else words).strip("\"' ")
    return ""


def mended(text: str, fault: Fault) -> str | None:
    """Return ``text`` with the one mend of ``fault`` made, ``None`` if there is no such mend."""
    if fault.mend is None or fault.mend.key != "data.did-you-mean" or fault.where is None:
        return None
    wrong, right = str(fault.message.get("word") or ""), str(fault.mend.get("word"))
    lines = text.split("\n")
    if not wrong or not 1 <= fault.where.line <= len(lines):
        return None
    row = lines[fault.where.line - 1]
    at = row.find(wrong, max(0, fault.where.column - 1))
    if at < 0:
        at = row.find(wrong)
    if at < 0:
        # the card's mark is its first line; the word stands further down
        for further in range(fault.where.line, min(len(lines), fault.where.line + 20)):
            if wrong in lines[further]:
                lines[further] = lines[further].replace(wrong, right, 1)
                return "\n".join(lines)
        return None
    lines[fault.where.line - 1] = row[:at] + right + row[at + len(wrong) :]
    return "\n".join(lines)
