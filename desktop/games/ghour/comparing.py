"""What a scenario says under ``then``, held against a position (``tests/scenarios/ghour.md``)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from desktop.core.staging import ScenarioError
from desktop.games.ghour import attack, values
from desktop.games.ghour import keywords as k
from desktop.games.ghour.pieces import Unit
from desktop.games.ghour.rules import NO_DICE, GhourRules
from desktop.games.ghour.state import State
from desktop.games.ghour.table import Table


def differences(rules: GhourRules, state: State, then: Mapping[str, Any]) -> tuple[str, ...]:
    """Return one sentence for each thing that is not as ``then`` says.

    Raises
    ------
    ScenarioError
        For an unknown word.
    """
    table = Table(state, rules.faces, NO_DICE, False)
    found: list[str] = []
    for word, wanted in then.items():
        look = _WORDS.get(word)
        if look is None:
            raise ScenarioError(f"the word {word!r} is not known under 'then'")
        found += _compare(word, wanted, look(rules, table, wanted))
    return tuple(found)


def _compare(word: str, wanted: Any, is_: Any) -> list[str]:
    """Compare by seat or by card; ``null`` in a list of seats is not compared."""
    if isinstance(wanted, list) and isinstance(is_, list) and word not in ("standing",):
        if len(wanted) != len(is_):
            return [f"{word} is {is_}, not {wanted}"]
        pairs = [
            (f"{word} of seat {seat}", one, other) for seat, (one, other) in enumerate(zip(wanted, is_, strict=True))
        ]
        return [f"{name} is {other}, not {one}" for name, one, other in pairs if one is not None and one != other]
    if isinstance(wanted, dict):
        return [f"{word} of {key} is {is_[key]}, not {one}" for key, one in wanted.items() if one != is_[key]]
    return [] if wanted == is_ else [f"{word} is {is_}, not {wanted}"]


def _unit(rules: GhourRules, unit: Unit | None) -> str | None:
    """Return a card as ``vor-09 r1 + tel-15``."""
    if unit is None:
        return None
    ids = rules.faces.ids
    back = " hidden" if unit.hidden else ""
    return " + ".join([f"{ids[unit.face]} r{unit.turned}{back}", *(ids[piece.face] for piece in unit.attached)])


def _cards(rules: GhourRules, cards: Any, wanted: Any) -> Any:
    """Return a count where a count is wanted, else the sorted ids."""
    if isinstance(wanted, int):
        return len(cards)
    names = sorted(rules.faces.ids[face] for face in cards)
    return names if wanted is None or sorted(map(str, wanted)) != names else wanted


def _zone(rules: GhourRules, zone: Any, wanted: Any) -> list[Any]:
    return [
        _cards(rules, cards, wanted[seat] if isinstance(wanted, list) and seat < len(wanted) else None)
        for seat, cards in enumerate(zone)
    ]


def _by_unit(look: Callable[[GhourRules, Table, int], Any]) -> Callable[[GhourRules, Table, Any], Any]:
    return lambda rules, table, wanted: {uid: look(rules, table, int(uid)) for uid in wanted}


def _attacks(rules: GhourRules, table: Table, uid: int) -> Any:
    unit = table.unit(uid)
    if unit is None:
        return None
    printed = rules.faces.values(unit)
    names = ("club", "bow", "axe")
    return [
        f"{names[kind]} {max(0, values.strength(rules.faces, unit, place, table.mods, table.fight))}"
        for place, (kind, _) in enumerate(printed)
    ]


def _defence(rules: GhourRules, table: Table, uid: int) -> Any:
    unit = table.unit(uid)
    return None if unit is None else values.defence(rules.faces, unit, table.mods, table.fight)


def _keywords(rules: GhourRules, table: Table, uid: int) -> Any:
    unit = table.unit(uid)
    return None if unit is None else sorted(k.words(rules.faces.keywords(unit)))


def _outcome(rules: GhourRules, table: Table, _: Any) -> Any:
    outcome = rules.outcome(table.freeze())
    return None if outcome is None else outcome.kind


def _ranks(rules: GhourRules, table: Table, _: Any) -> Any:
    outcome = rules.outcome(table.freeze())
    return None if outcome is None else list(outcome.ranks)


def _scores(rules: GhourRules, table: Table, _: Any) -> Any:
    outcome = rules.outcome(table.freeze())
    return None if outcome is None else list(outcome.scores)


def _targets(rules: GhourRules, table: Table, wanted: Any) -> Any:
    return {seat: [unit.uid for unit in attack.targets(table, int(seat))] for seat in wanted}


def _offered(rules: GhourRules, table: Table, wanted: Any) -> Any:
    """Return how many answers of each kind are offered to whom is asked."""
    asked = rules.decisions(table.freeze())
    names = [type(option).__struct_config__.tag for decision in asked for option in decision.options]
    return {word: names.count(word) for word in wanted}


_WORDS: dict[str, Callable[[GhourRules, Table, Any], Any]] = {
    "units": _by_unit(lambda rules, table, uid: _unit(rules, table.unit(uid))),
    "controllers": _by_unit(lambda rules, table, uid: table.controller(uid)),
    "attacks": _by_unit(_attacks),
    "defence": _by_unit(_defence),
    "keywords": _by_unit(_keywords),
    "fields": lambda rules, table, _: [[_unit(rules, unit) for unit in field] for field in table.fields],
    "hands": lambda rules, table, wanted: _zone(rules, table.hands, wanted),
    "colonies": lambda rules, table, wanted: _zone(rules, table.colonies, wanted),
    "graves": lambda rules, table, wanted: _zone(rules, table.graves, wanted),
    "trophies": lambda rules, table, wanted: _zone(rules, [[f for f, _ in row] for row in table.trophies], wanted),
    "recruiters": lambda rules, table, _: [rules.faces.ids[f] if f >= 0 else "none" for f in table.recruiters],
    "tp": lambda rules, table, _: [table.points(seat) for seat in range(table.seats)],
    "limits": lambda rules, table, _: [table.limit(seat) for seat in range(table.seats)],
    "out": lambda rules, table, _: [bool(out) for out in table.out],
    "attacked": lambda rules, table, _: [
        [other for other in range(table.seats) if bits >> other & 1] for bits in table.attacked
    ],
    "asked": lambda rules, table, _: table.question.kind,
    "seat": lambda rules, table, _: int(table.question.seat),
    "day": lambda rules, table, _: table.day,
    "standing": lambda rules, table, _: [each.seat for each in table.standing],
    "outcome": _outcome,
    "ranks": _ranks,
    "scores": _scores,
    "targets": _targets,
    "offered": _offered,
}
