"""The JSON Schema of card files, made of the reader's own vocabulary, so that editors complete what it accepts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from desktop.games.ghour.abilities.model import GOODS, KINDS, SCOPES, TRIGGERS
from desktop.games.ghour.abilities.parse import ALLOWED, CHANGES, KEYS, TARGET_KEYS
from desktop.games.ghour.keywords import BY_TYPE, KEYWORDS
from desktop.games.ghour.model import ATTACKS, LANGUAGES, RESOURCES, TYPES
from desktop.games.ghour.reading.cards import COLOUR_KEYS, FIELDS, FORMAT, HAS, ID, MUST, NAME, SET_KEYS, TOP

ATTACK = ("kind", "value")
MOST = 99
"""Of any resource."""

_DRAFT = "https://json-schema.org/draft/2020-12/schema"


def card_schema() -> dict[str, Any]:
    """Return the schema of a card file, as JSON would hold it."""
    return {
        "$schema": _DRAFT,
        "title": "Ghour cards",
        **_object(TOP, _top(), TOP),
        "$defs": {
            "id": {"type": "string", "pattern": f"^{ID.pattern}$", "maxLength": NAME},
            "text": _text(0),
            "name": _text(NAME),
            "card": _card(),
            "ability": _object(KEYS, _ability(), ("when",)),
            "goods": _amounts(GOODS, 1, MOST),
        },
    }


def _top() -> dict[str, Any]:
    parts = {
        "id": _ref("id"),
        "name": _ref("name"),
        "version": {"type": "integer", "minimum": 1},
        "language": _one_of(LANGUAGES),
    }
    colour = _object(COLOUR_KEYS, {"name": _ref("name"), "about": _ref("text")}, ("name",))
    return {
        "format": {"const": FORMAT},
        "set": _object(SET_KEYS, parts, ("id", "name")),
        "colours": {"type": "object", "minProperties": 1, "propertyNames": _ref("id"), "additionalProperties": colour},
        "cards": {"type": "array", "items": _ref("card")},
    }


def _card() -> dict[str, Any]:
    attack = _object(ATTACK, {"kind": _one_of(ATTACKS), "value": _whole(0, 20)}, ATTACK)
    fields = {
        "id": _ref("id"),
        "name": _ref("name"),
        "type": _one_of(TYPES),
        "colour": {"type": "string"},
        "cost": _amounts(RESOURCES, 0, MOST),
        "recruit": _whole(1, 6),
        "keywords": _list(_one_of(KEYWORDS), unique=True),
        "attacks": {**_list(attack), "minItems": 1, "maxItems": 4},
        "defence": _whole(0, 30),
        "tp": _whole(0, 30),
        "size": _whole(1, 12),
        "timed": {"type": "boolean"},
        "abilities": _list(_ref("ability")),
        "flavour": _ref("text"),
        "emblem": {"type": "string", "pattern": f"^{ID.pattern}$"},
    }
    return {**_object(FIELDS, fields, ("id", "name", "type", "colour", "cost")), "allOf": [_of(kind) for kind in TYPES]}


def _of(kind: str) -> dict[str, Any]:
    """Return what holds for cards of one type only (GH-13.8)."""
    fields: dict[str, Any] = {field: False for field in FIELDS if field not in HAS[kind]}
    if "keywords" in HAS[kind]:
        fields["keywords"] = _list(_one_of(BY_TYPE[kind]))
    fields["abilities"] = _list({"properties": {"when": _one_of(ALLOWED[kind])}})
    then: dict[str, Any] = {"properties": fields}
    if kind in MUST:
        then["required"] = list(MUST[kind])
    return {"if": {"properties": {"type": {"const": kind}}}, "then": then}


def _ability() -> dict[str, Any]:
    change = {name: {"type": "integer", "minimum": -9, "maximum": 9, "not": {"const": 0}} for name in CHANGES}
    change["keywords"] = _list(_one_of(KEYWORDS), unique=True)
    filters = _list(_one_of(KEYWORDS), unique=True)
    target = {
        "scope": _one_of(SCOPES),
        "kinds": {**_list(_one_of(KINDS), unique=True), "minItems": 1},
        "with": filters,
        "without": filters,
    }
    return {
        "when": _one_of(TRIGGERS),
        "pay": _ref("goods"),
        "gain": _ref("goods"),
        "give": _object(CHANGES, change, ()),
        "to": _object(TARGET_KEYS, target, ("scope", "kinds")),
    }


def _object(keys: Iterable[str], properties: dict[str, Any], required: Iterable[str]) -> dict[str, Any]:
    """Return a mapping with just ``keys``, each of which must be described."""
    return {
        "type": "object",
        "properties": {key: properties[key] for key in keys},
        "required": list(required),
        "additionalProperties": False,
    }


def _text(longest: int) -> dict[str, Any]:
    plain: dict[str, Any] = {"type": "string", "minLength": 1}
    if longest:
        plain["maxLength"] = longest
    each = {"type": "object", "properties": dict.fromkeys(LANGUAGES, plain), "additionalProperties": False}
    return {"oneOf": [plain, {**each, "minProperties": 1}]}


def _amounts(names: Iterable[str], least: int, most: int) -> dict[str, Any]:
    return _object(names, dict.fromkeys(names, _whole(least, most)), ())


def _whole(least: int, most: int) -> dict[str, Any]:
    return {"type": "integer", "minimum": least, "maximum": most}


def _list(items: dict[str, Any], *, unique: bool = False) -> dict[str, Any]:
    return {"type": "array", "items": items, **({"uniqueItems": True} if unique else {})}


def _one_of(words: Iterable[str]) -> dict[str, Any]:
    return {"enum": list(words)}


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/$defs/{name}"}
