"""The lines of ``moves`` and the single answers they are short for (``tests/scenarios/ghour.md``)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from desktop.core.staging import ScenarioError

Raw: TypeAlias = dict[str, Any]

SYMBOL = re.compile(r"(\d+)(?::(\d+))?(?:/(\d+))?", re.ASCII)
GUARD = re.compile(r"(\d+) at (\d+)(?: with (-?\d+))?", re.ASCII)
SIGNS = {"rock": 0, "paper": 1, "scissors": 2}
GOODS = {"gold": 0, "material": 1, "mana": 2}
PILES = {"graveyard": 0, "trophies": 1}
MOST_SEATS = 4


def unfold(raw: Mapping[str, Any]) -> tuple[Mapping[str, Any], ...]:
    """Return the single answers that one line is short for.

    Raises
    ------
    ScenarioError
        For an unknown word.
    """
    seat = raw.get("seat")
    words = [word for word in raw if word in _WORDS]
    if len(words) != 1:
        raise ScenarioError(f"{dict(raw)!r} must hold exactly one of: {', '.join(sorted(_WORDS))}")
    word = words[0]
    does, allowed = _WORDS[word]
    strange = [each for each in raw if each not in ("seat", word, *allowed)]
    if strange:
        raise ScenarioError(f"the word {strange[0]!r} does not go with {word!r}")
    return tuple({"seat": seat, **answer} if "seat" not in answer else answer for answer in does(raw))


def _symbol(written: object) -> Raw:
    """Return card, source and ability of ``12``, ``12/1`` or ``12:13/0``."""
    found = SYMBOL.fullmatch(str(written))
    if found is None:
        raise ScenarioError(f"{written!r} is no symbol")
    unit = int(found[1])
    return {"unit": unit, "source": int(found[2] or unit), "ability": int(found[3] or 0)}


def steps(raw: Mapping[str, Any]) -> list[Raw]:
    """Return the steps of a payment, and the confirmation where it is asked."""
    found = []
    for each in raw.get("with", []):
        name, _, rest = str(each).partition(" ")
        if name in ("turn", "help"):
            found.append({"do": name, **_symbol(rest)})
        elif name in ("build", "assist", "hire"):
            found.append({"do": name, "unit": int(rest)})
        elif name == "exchange":
            give, _, take = rest.partition(" ")
            found.append({"do": "exchange", "give": GOODS.get(give, give), "take": GOODS.get(take, take)})
        elif name == "yield":
            found.append({"do": "yield", "card": rest})
        else:
            raise ScenarioError(f"{each!r} is no step of a payment")
    # a manoeuvre without a price is carried out at once
    return [*found, {"do": "confirm"} if "with" in raw else {"do": "confirm", "where-asked": True}]


def lets() -> list[Raw]:
    """Return passes of everybody in a window or answer, where asked."""
    return [{"do": "let", "seat": seat, "where-asked": True} for seat in (*range(MOST_SEATS), *range(MOST_SEATS))]


def _target(written: object) -> int:
    """Return the number of a target: a card, ``player 1``, or ``all``."""
    text = str(written)
    if text == "all":
        return 0
    if text.startswith("player "):
        return -int(text.removeprefix("player ")) - 1
    return int(text)


def _targets(raw: Mapping[str, Any]) -> list[int]:
    at = raw.get("at", [])
    return [_target(each) for each in (at if isinstance(at, list) else [at])]


def _play(raw: Mapping[str, Any]) -> list[Raw]:
    return [{"do": "play", "card": raw["play"], "onto": raw.get("onto", 0)}, *steps(raw)]


def _cast(raw: Mapping[str, Any]) -> list[Raw]:
    turned = raw.get("turned", 0)
    return [{"do": "cast", "card": raw["cast"], "targets": _targets(raw), "turned": turned}, *steps(raw)]


def _use(raw: Mapping[str, Any]) -> list[Raw]:
    target = (_targets(raw) or [0])[0]
    return [{"do": "use", **_symbol(raw["use"]), "target": target, "helper": raw.get("helper", 0)}, *steps(raw)]


def _attack(raw: Mapping[str, Any]) -> list[Raw]:
    return [{"do": "announce", "against": raw["attack"]}, *lets(), *_declare(raw)]


def _declare(raw: Mapping[str, Any]) -> list[Raw]:
    sent = [{"do": "send", "unit": unit} for unit in raw.get("from", [])]
    struck: list[Raw] = [{"do": "strike", "target": raw["on"]}] if "on" in raw else []
    return [*sent, *struck, *([] if raw.get("windows") == "open" else lets())]


def _block(raw: Mapping[str, Any]) -> list[Raw]:
    found: list[Raw] = []
    for word, do in (("block", "guard"), ("overflow", "overflow")):
        for each in raw.get(word) or []:
            parts = GUARD.fullmatch(str(each))
            if parts is None:
                raise ScenarioError(f"{each!r} is no block")
            answer: Raw = {"do": do, "unit": int(parts[1]), "line": int(parts[2])}
            found.append({**answer, "value": int(parts[3] or 0)} if do == "guard" else answer)
    return [*found, {"do": "done"}, *([] if raw.get("windows") == "open" else lets())]


def _one(do: str, field: str, table: Mapping[str, int] | None = None) -> Callable[[Mapping[str, Any]], list[Raw]]:
    """Return the unfolding of a word with one value."""
    word = {"recruit-unit": "dismiss"}.get(do, do)
    return lambda raw: [{"do": do, field: (table or {}).get(raw[word], raw[word])}]


def _bare(do: str) -> Callable[[Mapping[str, Any]], list[Raw]]:
    return lambda raw: [{"do": do}]


def _each(do: str) -> Callable[[Mapping[str, Any]], list[Raw]]:
    """Return the unfolding of a word that lists seats, or is plainly true."""
    return lambda raw: [{"do": do, "seat": seat} for seat in raw[do]] if isinstance(raw[do], list) else [{"do": do}]


def _lets(raw: Mapping[str, Any]) -> list[Raw]:
    return lets() if raw["let"] == "all" else _each("let")(raw)


_WORDS: dict[str, tuple[Callable[[Mapping[str, Any]], list[Raw]], tuple[str, ...]]] = {
    "play": (_play, ("onto", "with")),
    "cast": (_cast, ("at", "turned", "with")),
    "use": (_use, ("at", "helper", "with")),
    "bribe": (lambda raw: [{"do": "bribe", "unit": raw["bribe"]}, *steps(raw)], ("with",)),
    "pay": (lambda raw: steps({"with": raw["pay"]}), ()),
    "attack": (_attack, ("from", "on", "windows")),
    "declare": (lambda raw: _declare({**raw, "from": raw["declare"]}), ("on", "windows")),
    "block": (_block, ("overflow", "windows")),
    "split": (
        lambda raw: [{"do": "split", "source": raw["split"], "target": raw["on"], "points": raw["points"]}],
        ("on", "points"),
    ),
    "take-back": (
        lambda raw: [{"do": "take-back", "of": raw.get("from", raw.get("seat")), "card": raw["take-back"]}],
        ("from",),
    ),
    "look": (lambda raw: [{"do": "look", "of": raw["look"], "pile": PILES.get(raw["pile"], raw["pile"])}], ("pile",)),
    "result": (lambda raw: [{"do": "result", "mill": raw["result"] == "mill"}], ()),
    "draw": (_one("draw", "count"), ()),
    "cut": (_one("cut", "at"), ()),
    "sign": (_one("sign", "sign", SIGNS), ()),
    "challenge": (_one("challenge", "against"), ()),
    "announce": (_one("announce", "against"), ()),
    "recruit": (_one("recruit", "card"), ()),
    "discard": (_one("discard", "card"), ()),
    "pass": (_each("pass"), ()),
    "let": (_lets, ()),
    **{word: (_one(word, "unit"), ()) for word in ("ripe", "dismiss", "send", "explode", "shift", "wind", "loot")},
    **{
        word: (_bare(word), ())
        for word in (
            "stop", "confirm", "refrain", "withdraw", "claim", "hide", "show", "courtesy", "done", "agree",
            "decline", "give-up",
        )
    },
}  # fmt: skip
