"""What a Ghour card shows, made of the card itself: the one way from content to the painter."""

from __future__ import annotations

import functools

from desktop import paths
from desktop.core.message import Ref
from desktop.data.nodes import plain
from desktop.data.reader import read
from desktop.games.ghour.abilities.text import Symbol, symbol_lines
from desktop.games.ghour.model import RESOURCES, Card, words_in
from desktop.ui.paint.ghour_signs import KINDS, SCOPES, VALUES, WHEN, GhourFace, Sign, number_signs
from desktop.ui.paint.icons import icon_names
from desktop.ui.text import name_of, spoken
from desktop.ui.theme import CLANS

_ICON = {"scope": SCOPES, "kind": KINDS}


def face_of(card: Card, language: str = "", place: int = 0) -> GhourFace:
    """Return what ``card`` shows in ``language``, or in the language that is spoken.

    Parameters
    ----------
    place
        Of its colour among those of its set: colours we have no coat for borrow one by turns.
    """
    language = language or spoken()
    flavour = words_in(card.flavour, language)
    emblem = card.emblem if card.emblem in _icons() else KINDS[card.type]
    return GhourFace(
        card.id,
        words_in(card.name, language),
        clan_of(card.colour, place),
        card.type,
        emblem,
        name_of(Ref("type", "timed" if card.timed else card.type), "ghour", language),
        _costs(card),
        card.keywords,
        card.timed,
        card.recruit or None,
        tuple(_signs(line) for line in symbol_lines(card)),
        quoted(flavour, language) if flavour else "",
        tuple((attack.kind, attack.value) for attack in card.attacks),
        card.defence or None,
        card.tp or None,
        card.size or None,
        _hyphens().get(language, ()),
    )


def _costs(card: Card) -> tuple[tuple[str, int | None], ...]:
    """Return what the card costs; one builder is the bare sign."""
    amounts = ((kind, int(getattr(card.cost, kind))) for kind in RESOURCES)
    return tuple((kind, None if kind == "builders" and n == 1 else n) for kind, n in amounts if n)


def clan_of(colour: str, place: int = 0) -> str:
    """Return the key of the coat that cards of ``colour`` wear."""
    return colour if colour in CLANS else tuple(CLANS)[place % len(CLANS)]


def quoted(words: str, language: str) -> str:
    """Return ``words`` in the quotation marks of ``language``."""
    first, last = {"hu": ("„", "”"), "pl": ("„", "”"), "nl": ("‘", "’")}.get(language, ("“", "”"))
    return f"{first}{words}{last}"


def _signs(line: tuple[Symbol, ...]) -> tuple[Sign, ...]:
    """Return a symbol line as it is drawn: what happens, an arrow, and to whom."""
    before: list[Sign] = []
    aim: list[Sign] = []
    results: list[Sign] = []
    kinds = [symbol.name for symbol in line if symbol.kind == "kind"]
    for symbol in line:
        match symbol.kind:
            case "timed":
                pass  # the card says it beside its name
            case "trigger":
                before.append(Sign("icon", WHEN[symbol.name]))
            case "pay":
                before += _paid(symbol)
            case "colon":
                before.append(Sign("colon"))
            case "gain":
                results += number_signs(symbol.name, symbol.amount)
            case "keyword":
                results.append(Sign("keyword", symbol.name))
            case "filter":
                aim.append(Sign("without" if symbol.struck else "keyword", symbol.name))
            case "kind" if kinds == ["creature"]:
                pass  # whom the scope's sign shows already
            case "scope" | "kind":
                aim.append(Sign("icon", _ICON[symbol.kind][symbol.name]))
            case kind if kind in VALUES:
                results += number_signs(kind, symbol.amount)
            case _:
                raise ValueError(symbol.kind)
    if before and before[0].kind == "colon":
        before = before[1:]
    return (*before, *results, *((Sign("arrow"), *aim) if aim else ()))


def _paid(symbol: Symbol) -> list[Sign]:
    coin = Sign("coin", symbol.name)
    return [coin] if symbol.amount == 1 else [Sign("number", str(symbol.amount)), coin]


@functools.cache
def _icons() -> frozenset[str]:
    return frozenset(icon_names())


@functools.cache
def _hyphens() -> dict[str, tuple[str, ...]]:
    """Return, for each language, where its long words may break."""
    found = plain(read(paths.rules_data() / "ghour" / "hyphenation.yaml"))
    return {language: tuple(words) for language, words in found.items()}
