"""Nodes to the ability tree, with every fault of V201 to V216 (GH-13d)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from desktop.core.fault import Mark
from desktop.data.nodes import MapNode, Node, TextNode
from desktop.games.ghour.abilities.model import (
    GOODS,
    KINDS,
    SCOPES,
    TRIGGERS,
    Ability,
    Change,
    Goods,
    Scope,
    Target,
    Trigger,
)
from desktop.games.ghour.keywords import BUILDING, BY_TYPE, CREATURE, IDLE_FOR_A_DAY, KEYWORDS
from desktop.games.ghour.reading.sheet import Sheet, did_you_mean, listed, number, shown, word

KEYS = ("when", "pay", "gain", "give", "to")
CHANGES = ("attack", "defence", "structure", "keywords")
TARGET_KEYS = ("scope", "kinds", "with", "without")

ALLOWED: dict[str, tuple[Trigger, ...]] = {
    "base": ("rotate", "helper", "defending"),
    "creature": ("rotate", "helper", "defending", "attacking", "dying"),
    "building": ("rotate", "helper", "defending", "attacking"),
    "extension": ("rotate", "helper", "defending", "attacking", "static"),
    "item": ("rotate", "helper", "defending", "attacking", "dying", "static"),
    "spell": ("cast",),
}
"""The triggers a card of each type may have (GH-13.8)."""

AIMED = ("rotate", "helper", "cast")
"""The triggers whose changes need a target (GH-13.4)."""

_SELF = {
    "base": ("base",),
    "creature": ("creature",),
    "item": ("creature",),
    "building": ("building",),
    "extension": ("building",),
}
"""What a card of each type changes when its trigger names no target."""


def abilities(
    nodes: Sequence[Node], sheet: Sheet, who: str, kind: str, keywords: tuple[str, ...]
) -> tuple[Ability, ...]:
    """Return the abilities that ``nodes`` describe for a card of type ``kind``."""
    found = []
    for place, node in enumerate(nodes, 1):
        line = f"{who}, ability {place}"
        if not isinstance(node, MapNode):
            sheet.wrong("V202", "GH-13.8", "shape", node.mark, line)
            continue
        ability = _Line(node, sheet, line, kind).ability(keywords)
        if ability is not None:
            found.append(ability)
    return tuple(found)


class _Line:
    """One symbol line being read."""

    def __init__(self, node: MapNode, sheet: Sheet, who: str, kind: str) -> None:
        self.node = node
        self.sheet = sheet
        self.who = who
        self.kind = kind

    def ability(self, keywords: tuple[str, ...]) -> Ability | None:
        """Return the ability, or ``None`` if its trigger is unknown."""
        node, sheet, who = self.node, self.sheet, self.who
        for key, _ in node.items:
            if key.value in ("on", "true"):
                sheet.wrong("V201", "GH-13.2", "on", key.mark, who, word=key.value)
            elif key.value not in KEYS:
                mend = did_you_mean(key.value, KEYS)
                sheet.wrong("V202", "GH-13.8", "key", key.mark, who, mend=mend, word=key.value)
        when = self._trigger()
        if when is None:
            return None
        pay, gain = self._goods("pay"), self._goods("gain")
        give = self._change()
        to = self._target(give, when)
        self._results(when, pay, gain, give)
        if give and to is not None:
            self._reaches(give, to)
        if give.keywords:
            self._grants(when, give, to)
        if when == "attacking" and self.kind == "building" and "mobile" not in keywords:
            sheet.wrong("V216", "GH-13.8", "not-mobile", node.mark, who, "warning")
        return Ability(when, pay, gain, give, to)

    def _trigger(self) -> Trigger | None:
        node = self.node.get("when")
        if node is None:
            if self.node.get("on") is None and self.node.get("true") is None:
                self.sheet.wrong("V202", "GH-13.8", "no-trigger", self.node.mark, self.who, known=listed(TRIGGERS))
            return None
        name = word(node)
        if name not in TRIGGERS:
            mend = did_you_mean(name, TRIGGERS)
            self.sheet.wrong("V202", "GH-13.8", "trigger", node.mark, self.who, mend=mend, word=shown(node))
            return None
        allowed = ALLOWED.get(self.kind, TRIGGERS)
        if name not in allowed:
            self.sheet.wrong(
                "V203", "GH-13.8", "trigger", node.mark, self.who, type=self.kind, word=name, known=listed(allowed)
            )
        return name

    def _goods(self, key: str) -> Goods:
        node = self.node.get(key)
        return Goods() if node is None else goods(node, self.sheet, self.who, key)

    def _results(self, when: Trigger, pay: Goods, gain: Goods, give: Change) -> None:
        sheet, who, mark = self.sheet, self.who, self.node.mark
        if self.node.get("gain") is None and self.node.get("give") is None:
            sheet.wrong("V204", "GH-6.9", "nothing", mark, who)
        if when in ("static", "cast") and self.node.get("pay") is not None:
            sheet.wrong("V206", "GH-13.6", "surcharge", self.node.key_mark("pay"), who, word=when)
        if when == "dying" and self.node.get("give") is not None:
            sheet.wrong("V207", "GH-13.6", "dying", self.node.key_mark("give"), who)
        if when == "static" and self.node.get("gain") is not None:
            sheet.wrong("V208", "GH-13.6", "static", self.node.key_mark("gain"), who)

    def _change(self) -> Change:
        node = self.node.get("give")
        if node is None:
            return Change()
        given = self.sheet.mapping(node, self.who, "give")
        amounts = dict.fromkeys(CHANGES[:3], 0)
        keywords: tuple[str, ...] = ()
        for key, value in given.items if given is not None else ():
            if key.value == "keywords":
                keywords = keyword_list(value, self.sheet, self.who, "give.keywords")
            elif key.value not in CHANGES:
                mend = did_you_mean(key.value, CHANGES)
                self.sheet.wrong("V209", "GH-6.10", "unknown", key.mark, self.who, mend=mend, word=key.value)
            else:
                amount = number(value)
                if amount is None or not -9 <= amount <= 9 or amount == 0:
                    self.sheet.wrong(
                        "V209", "GH-6.10", "amount", value.mark, self.who, word=key.value, amount=shown(value)
                    )
                else:
                    amounts[key.value] = amount
        if given is not None and not given.items:
            self.sheet.wrong("V204", "GH-6.9", "nothing", given.mark, self.who)
        return Change(amounts["attack"], amounts["defence"], amounts["structure"], keywords)

    def _target(self, give: Change, when: Trigger) -> Target | None:
        node = self.node.get("to")
        if node is None:
            if self.node.get("give") is not None and when in AIMED:
                self.sheet.wrong("V210", "GH-13.4", "missing", self.node.key_mark("give"), self.who)
            return None
        if when not in AIMED or self.node.get("give") is None:
            self.sheet.wrong("V210", "GH-13.4", "forbidden", self.node.key_mark("to"), self.who, word=when)
        given = self.sheet.mapping(node, self.who, "to")
        if given is None:
            return None
        for key, _ in given.items:
            if key.value not in TARGET_KEYS:
                mend = did_you_mean(key.value, TARGET_KEYS)
                self.sheet.wrong("V210", "GH-13.4", "key", key.mark, self.who, mend=mend, word=key.value)
        scope_node = given.get("scope")
        scope = word(scope_node)
        if scope not in SCOPES:
            mark = given.mark if scope_node is None else scope_node.mark
            self.sheet.wrong("V210", "GH-13.4", "scope", mark, self.who, word=scope)
            scope = "one"
        if scope != "one" and when in ("rotate", "helper"):
            self.sheet.wrong("V210", "GH-6.20b", "one-card", given.mark, self.who, word=when)
        kinds = self._kinds(given)
        having = self._filter(given, "with")
        lacking = self._filter(given, "without")
        if (having or lacking) and kinds != ("creature",):
            self.sheet.wrong("V211", "GH-13.7", "filter", given.mark, self.who)
        return Target(cast("Scope", scope), kinds, having, lacking)

    def _kinds(self, given: MapNode) -> tuple[str, ...]:
        node = given.get("kinds")
        if node is None:
            self.sheet.wrong("V210", "GH-13.4", "kinds", given.mark, self.who)
            return ()
        kinds: list[str] = []
        for item in self.sheet.items(node, self.who, "kinds"):
            kind = word(item)
            if kind not in KINDS:
                mend = did_you_mean(kind, KINDS)
                self.sheet.wrong("V210", "GH-13.4", "kind", item.mark, self.who, mend=mend, word=shown(item))
            elif kind in kinds:
                self.sheet.wrong("V210", "GH-13.4", "kind-twice", item.mark, self.who, word=kind)
            else:
                kinds.append(kind)
        if not kinds:
            self.sheet.wrong("V210", "GH-13.4", "kinds", node.mark, self.who)
        return tuple(kind for kind in KINDS if kind in kinds)

    def _filter(self, given: MapNode, key: str) -> tuple[str, ...]:
        node = given.get(key)
        return () if node is None else keyword_list(node, self.sheet, self.who, key)

    def _reaches(self, give: Change, to: Target) -> None:
        mark = self.node.key_mark("give")
        if give.defence and "creature" not in to.kinds:
            self.sheet.wrong("V212", "GH-13.5", "defence", mark, self.who)
        if give.structure and "building" not in to.kinds and "base" not in to.kinds:
            self.sheet.wrong("V212", "GH-13.5", "structure", mark, self.who)

    def _grants(self, when: Trigger, give: Change, to: Target | None) -> None:
        mark = self.node.key_mark("give")
        kinds = to.kinds if to is not None else _SELF.get(self.kind, ())
        possible = {"creature": CREATURE, "building": BUILDING, "base": ()}
        for name in give.keywords:
            if not any(name in possible[kind] for kind in kinds):
                self.sheet.wrong("V215", "GH-13.8a", "no-target", mark, self.who, word=name)
            elif when != "static" and name in IDLE_FOR_A_DAY:
                self.sheet.wrong("V213", "GH-6.13", "idle", mark, self.who, "warning", word=name)


def own_change_fits(kind: str, give: Change) -> str:
    """Return the modifier that a card of type ``kind`` cannot give to itself, or ``""`` (GH-13.5)."""
    kinds = _SELF.get(kind, ())
    if give.defence and "creature" not in kinds:
        return "defence"
    return "structure" if give.structure and kinds == ("creature",) else ""


def goods(node: Node, sheet: Sheet, who: str, field: str, known: tuple[str, ...] = GOODS, least: int = 1) -> Goods:
    """Return the goods that ``node`` names; notes V108."""
    amounts = amounts_of(node, sheet, who, field, known, least)
    return Goods(amounts.get("gold", 0), amounts.get("material", 0), amounts.get("mana", 0))


def amounts_of(
    node: Node, sheet: Sheet, who: str, field: str, known: tuple[str, ...], least: int, most: int = 99
) -> dict[str, int]:
    """Return resources with whole numbers from ``least`` to ``most``; notes V108."""
    amounts: dict[str, int] = {}
    given = sheet.mapping(node, who, field)
    for key, value in given.items if given is not None else ():
        if key.value not in known:
            sheet.wrong(
                "V108", "GH-2.1", "resource", key.mark, who, field=field, word=key.value, known=listed(sorted(known))
            )
            continue
        amount = number(value)
        if amount is None or not least <= amount <= most:
            sheet.wrong(
                "V108", "GH-2.1", "amount", value.mark, who,
                field=field, word=key.value, amount=shown(value), least=least, most=most,
            )  # fmt: skip
        else:
            amounts[key.value] = amount
    if given is not None and not given.items and least:
        sheet.wrong("V204", "GH-6.9", "nothing", given.mark, who)
    return amounts


def keyword_list(node: Node, sheet: Sheet, who: str, field: str) -> tuple[str, ...]:
    """Return the known keywords that ``node`` lists; notes V110 and V112."""
    found: list[str] = []
    items = sheet.items(node, who, field)
    for item in items:
        name = word(item)
        if name not in KEYWORDS:
            mend = did_you_mean(name, KEYWORDS) if isinstance(item, TextNode) else None
            sheet.wrong("V110", "GH-13.8a", "unknown", item.mark, who, mend=mend, word=shown(item))
        elif name in found:
            sheet.wrong("V112", "GH-5.0", "twice", item.mark, who, word=name)
        else:
            found.append(name)
    if not items and field != "keywords":
        sheet.wrong("V204", "GH-6.9", "nothing", node.mark, who)
    return tuple(found)


def printed_keywords(node: Node | None, sheet: Sheet, who: str, kind: str, mark: Mark) -> tuple[str, ...]:
    """Return the keywords printed on a card of type ``kind``; notes V110 to V112."""
    if node is None:
        return ()
    names = keyword_list(node, sheet, who, "keywords")
    allowed = BY_TYPE.get(kind, KEYWORDS)
    for name in names:
        if name not in allowed and allowed:
            sheet.wrong("V111", "GH-13.8", "type", mark, who, type=kind, word=name, known=listed(sorted(allowed)))
    if "guard" in names and "aggressive" in names:
        sheet.wrong("V112", "GH-5.0", "useless", mark, who, "warning")
    return names
