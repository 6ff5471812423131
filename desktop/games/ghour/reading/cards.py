"""Nodes of a cards file to a set of cards, with every fault of V002 to V121 (GH-13b, GH-13d)."""

from __future__ import annotations

import re

from desktop.core.fault import Mark
from desktop.data.nodes import MapNode, Node, TextNode
from desktop.games.ghour.abilities import parse
from desktop.games.ghour.model import (
    ATTACKS,
    LANGUAGES,
    RESOURCES,
    STARTING_GOLD,
    TYPES,
    AttackValue,
    Card,
    CardSet,
    Colour,
    Cost,
)
from desktop.games.ghour.reading.sheet import FILE, Sheet, did_you_mean, listed, number, shown, word

FORMAT = "ghour-cards/1"
TOP = ("format", "set", "colours", "cards")
SET_KEYS = ("id", "name", "version", "language")
COLOUR_KEYS = ("name", "about")
ID = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*", re.ASCII)
NAME = 40

FIELDS = (
    "id", "name", "type", "colour", "cost", "recruit", "keywords", "attacks", "defence", "tp", "size", "timed",
    "abilities", "flavour", "emblem",
)  # fmt: skip

_ALL = ("id", "name", "type", "colour", "cost", "recruit", "abilities", "flavour", "emblem")
HAS: dict[str, tuple[str, ...]] = {
    "base": (*_ALL, "attacks", "size"),
    "creature": (*_ALL, "keywords", "attacks", "defence", "tp"),
    "building": (*_ALL, "keywords", "attacks", "defence", "tp"),
    "extension": (*_ALL, "keywords", "attacks", "defence"),
    "item": _ALL,
    "spell": (*_ALL, "timed"),
}
"""Which type may have which field (GH-13.8)."""

MUST: dict[str, tuple[str, ...]] = {
    "base": ("size",),
    "creature": ("defence", "tp"),
    "building": ("defence", "tp"),
}
"""What a type needs beyond id, name, type, colour and cost."""


class Names:
    """Ids and names used so far, over all files that are loaded together."""

    def __init__(self) -> None:
        self.ids: dict[str, Mark] = {}
        self.names: dict[tuple[str, str], Mark] = {}


def read_cards(node: Node, sheet: Sheet, used: Names) -> tuple[CardSet | None, tuple[Card, ...]]:
    """Return the set and the cards of one file; what is faulty is noted and left out."""
    top = sheet.mapping(node, FILE, "file")
    if top is None:
        return None, ()
    check_format(top, sheet, FORMAT)
    for key, _ in top.items:
        if key.value not in TOP:
            sheet.wrong("V004", "GH-13.1", "key", key.mark, FILE, mend=did_you_mean(key.value, TOP), word=key.value)
    found = _set(top, sheet)
    listed_cards = top.get("cards")
    if listed_cards is None:
        sheet.wrong("V104", "GH-13.8", "top", top.mark, FILE, word="cards")
        return found, ()
    cards = []
    for item in sheet.items(listed_cards, FILE, "cards"):
        given = sheet.mapping(item, FILE, "cards")
        if given is not None:
            card = _CardReader(given, sheet, found, used).card()
            if card is not None:
                cards.append(card)
    return found, tuple(cards)


def check_format(top: MapNode, sheet: Sheet, wanted: str) -> None:
    """Note V002 unless the format line says ``wanted``."""
    line = top.get("format")
    if word(line) != wanted:
        sheet.wrong("V002", "GH-13.1", "format", top.mark if line is None else line.mark, FILE, word=wanted)


def unknown_keys(node: MapNode, known: tuple[str, ...], sheet: Sheet, who: str) -> None:
    """Note V313 for each key of ``node`` that is not ``known``."""
    for key, _ in node.items:
        if key.value not in known:
            sheet.wrong("V313", "GH-13.1", "key", key.mark, who, mend=did_you_mean(key.value, known), word=key.value)


def _set(top: MapNode, sheet: Sheet) -> CardSet:
    """Return what the file says of its set."""
    node = top.get("set")
    given = None if node is None else sheet.mapping(node, FILE, "set")
    if node is None:
        sheet.wrong("V104", "GH-13.8", "top", top.mark, FILE, word="set")
    identity, version, language = "", 1, "en"
    name: tuple[tuple[str, str], ...] = ()
    if given is not None:
        unknown_keys(given, SET_KEYS, sheet, "set")
        tongue = given.get("language")
        if tongue is not None:
            language = word(tongue)
            if language not in LANGUAGES:
                sheet.wrong("V120", "GH-2.1", "tongue", tongue.mark, "set", word=shown(tongue), known=listed(LANGUAGES))
                language = "en"
        sheet.language = language
        identity = _identity(given, sheet, "set")
        named = given.get("name")
        if named is None:
            sheet.wrong("V104", "GH-13.8", "part", given.mark, "set", word="name")
        else:
            name = sheet.text(named, "set", "name", NAME)
        numbered = given.get("version")
        if numbered is not None:
            told = number(numbered)
            if told is None or told < 1:
                sheet.wrong("V108", "GH-2.1", "version", numbered.mark, "set", amount=shown(numbered))
            else:
                version = told
    return CardSet(identity, name, version, language, _colours(top, sheet))


def _identity(given: MapNode, sheet: Sheet, who: str) -> str:
    """Return the id that ``given`` tells, well-formed or ``""``; notes V101."""
    node = given.get("id")
    if node is None:
        sheet.wrong("V101", "GH-13.3", "missing", given.mark, who)
        return ""
    identity = word(node)
    if not ID.fullmatch(identity) or len(identity) > NAME:
        sheet.wrong("V101", "GH-13.3", "form", node.mark, who, word=shown(node))
        return ""
    return identity


def _colours(top: MapNode, sheet: Sheet) -> tuple[Colour, ...]:
    node = top.get("colours")
    if node is None:
        sheet.wrong("V107", "GH-2.1", "none", top.mark, FILE)
        return ()
    given = sheet.mapping(node, FILE, "colours")
    found = []
    for key, value in given.items if given is not None else ():
        who = f"colour '{key.value}'"
        if not ID.fullmatch(key.value):
            sheet.wrong("V101", "GH-13.3", "form", key.mark, who, word=key.value)
        parts = sheet.mapping(value, who, "colour")
        if parts is None:
            continue
        unknown_keys(parts, COLOUR_KEYS, sheet, who)
        named, about = parts.get("name"), parts.get("about")
        if named is None:
            sheet.wrong("V104", "GH-13.8", "part", parts.mark, who, word="name")
        found.append(
            Colour(
                key.value,
                () if named is None else sheet.text(named, who, "name", NAME),
                () if about is None else sheet.text(about, who, "about"),
            )
        )
    if given is not None and not found:
        sheet.wrong("V107", "GH-2.1", "none", given.mark, FILE)
    return tuple(found)


class _CardReader:
    """One card being read."""

    def __init__(self, node: MapNode, sheet: Sheet, found: CardSet, used: Names) -> None:
        self.node = node
        self.sheet = sheet
        self.set = found
        self.used = used
        self.who = f"card '{word(node.get('id')) or '?'}'"

    def card(self) -> Card | None:
        """Return the card, or ``None`` if it cannot be one."""
        node, sheet, who = self.node, self.sheet, self.who
        before = sum(fault.level == "error" for fault in sheet.faults)
        identity = _identity(node, sheet, who)
        if identity:
            first = self.used.ids.setdefault(identity, node.key_mark("id"))
            if first is not node.key_mark("id") and first != node.key_mark("id"):
                sheet.wrong("V102", "GH-13.3", "twice", node.key_mark("id"), who, line=first.line)
        kind = self._kind()
        self._fields(kind)
        name = self._name()
        colour = self._colour()
        cost = self._cost()
        recruit = self._ranged("recruit", "V109", 1, 6)
        keywords = parse.printed_keywords(node.get("keywords"), sheet, who, kind, node.key_mark("keywords"))
        attacks = self._attacks(keywords)
        defence = self._ranged("defence", "V114", 0 if kind == "extension" else 1, 30)
        tp = self._ranged("tp", "V115", 0, 30)
        size = self._ranged("size", "V116", 1, 12)
        timed = self._timed()
        lines = sheet.items(node.get("abilities"), who, "abilities")
        abilities = parse.abilities(lines, sheet, who, kind, keywords)
        for place, ability in enumerate(abilities, 1):
            unfit = "" if ability.to is not None else parse.own_change_fits(kind, ability.give)
            if unfit and ability.when not in parse.AIMED:
                sheet.wrong("V212", "GH-13.5", f"own-{unfit}", node.mark, f"{who}, ability {place}", type=kind)
        if kind in ("item", "spell") and not lines:
            sheet.wrong("V214", "GH-13.8", "nothing", node.mark, who, type=kind)
        flavour, emblem = node.get("flavour"), node.get("emblem")
        told = () if flavour is None else sheet.text(flavour, who, "flavour")
        if emblem is not None and not ID.fullmatch(word(emblem)):
            sheet.wrong("V120", "GH-2.1", "emblem", emblem.mark, who, word=shown(emblem))
        self._starting(kind, cost, recruit)
        if sum(fault.level == "error" for fault in sheet.faults) > before:
            return None
        return Card(
            identity, name, kind, colour, cost, recruit or 0, keywords, attacks, defence, tp or 0, size or 0, timed,
            abilities, told, word(emblem), self.set.id,
        )  # fmt: skip

    def _kind(self) -> str:
        node = self.node.get("type")
        if node is None:
            self.sheet.wrong("V104", "GH-13.8", "field", self.node.mark, self.who, type="card", word="type")
            return ""
        kind = word(node)
        if kind not in TYPES:
            mend = did_you_mean(kind, TYPES)
            self.sheet.wrong("V106", "GH-2.1", "type", node.mark, self.who, mend=mend, word=shown(node))
            return ""
        return kind

    def _fields(self, kind: str) -> None:
        allowed = HAS.get(kind, FIELDS)
        for key, _ in self.node.items:
            if key.value not in FIELDS:
                mend = did_you_mean(key.value, FIELDS)
                self.sheet.wrong("V103", "GH-13.1", "field", key.mark, self.who, mend=mend, word=key.value)
            elif key.value not in allowed:
                self.sheet.wrong("V105", "GH-13.8", "field", key.mark, self.who, type=kind, word=key.value)
        for field in ("name", "colour", "cost", *MUST.get(kind, ())):
            if self.node.get(field) is None:
                self.sheet.wrong("V104", "GH-13.8", "field", self.node.mark, self.who, type=kind or "card", word=field)

    def _name(self) -> tuple[tuple[str, str], ...]:
        node = self.node.get("name")
        if node is None:
            return ()
        name = self.sheet.text(node, self.who, "name", NAME)
        for language, words in name:
            first = self.used.names.setdefault((language, words.casefold()), node.mark)
            if first != node.mark:
                self.sheet.wrong("V119", "GH-2.6", "twice", node.mark, self.who, word=words, line=first.line)
        return name

    def _colour(self) -> str:
        node = self.node.get("colour")
        if node is None:
            return ""
        known = tuple(colour.key for colour in self.set.colours)
        if word(node) not in known:
            self.sheet.wrong("V107", "GH-2.1", "unknown", node.mark, self.who, word=shown(node), known=listed(known))
        return word(node)

    def _cost(self) -> Cost:
        node = self.node.get("cost")
        if node is None:
            return Cost()
        return Cost(**parse.amounts_of(node, self.sheet, self.who, "cost", RESOURCES, 0))

    def _ranged(self, field: str, code: str, least: int, most: int) -> int | None:
        node = self.node.get(field)
        if node is None:
            return None
        value = number(node)
        if value is None or not least <= value <= most:
            self.sheet.wrong(code, "GH-2.1", field, node.mark, self.who, amount=shown(node), least=least, most=most)
            return None
        return value

    def _attacks(self, keywords: tuple[str, ...]) -> tuple[AttackValue, ...]:
        node = self.node.get("attacks")
        found = []
        items = self.sheet.items(node, self.who, "attacks")
        for item in items:
            given = item if isinstance(item, MapNode) else None
            kind = "" if given is None else word(given.get("kind"))
            value = None if given is None else number(given.get("value"))
            extra = given is not None and any(key.value not in ("kind", "value") for key, _ in given.items)
            if kind not in ATTACKS or value is None or not 0 <= value <= 20 or extra:
                self.sheet.wrong("V113", "GH-2.3", "form", item.mark, self.who, word=_attack_shown(item))
            else:
                found.append(AttackValue(kind, value))
        if node is not None and not 1 <= len(items) <= 4:
            self.sheet.wrong("V113", "GH-2.3", "count", node.mark, self.who, n=len(items))
        if "catapult" in keywords and node is None:
            self.sheet.wrong("V113", "GH-2.3", "catapult", self.node.mark, self.who, "warning")
        return tuple(found)

    def _timed(self) -> bool:
        node = self.node.get("timed")
        if node is None:
            return False
        if not isinstance(node, TextNode) or not node.plain or node.value not in ("true", "false"):
            self.sheet.wrong("V118", "GH-13.8", "truth", node.mark, self.who)
        return word(node) == "true"

    def _starting(self, kind: str, cost: Cost, recruit: int | None) -> None:
        """Note V117: 20 gold mark the base to start with and nothing else (GH-7.3)."""
        if cost.gold < STARTING_GOLD:
            return
        mark = self.node.key_mark("cost")
        if kind != "base" or cost.gold > STARTING_GOLD:
            self.sheet.wrong("V117", "GH-7.3", "gold", mark, self.who)
        elif cost != Cost(gold=STARTING_GOLD) or recruit is not None:
            self.sheet.wrong("V117", "GH-7.3", "start", mark, self.who)


def _attack_shown(node: Node) -> str:
    if not isinstance(node, MapNode):
        return shown(node)
    return "{" + ", ".join(f"{key.value}: {shown(value)}" for key, value in node.items) + "}"
