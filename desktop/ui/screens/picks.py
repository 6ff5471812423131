"""What a seat may choose at set-up: things that the game's names list, or decks of its content."""

from __future__ import annotations

from typing import Any

from desktop.catalogue import Game
from desktop.core.message import Ref
from desktop.ui.text import name_of, named, spoken

Text = tuple[tuple[str, str], ...]
"""A text by its languages."""


def picks_of(game: Game, content: Any) -> tuple[tuple[str, str], ...]:
    """Return everything a seat may choose: its id and what it is called; legal or not, the rules judge it."""
    kind = game.picks
    if kind == "deck":
        return tuple(_decks(content))
    return tuple((each, name_of(Ref(kind, each), game.id)) for each in named(kind, game.id)) if kind else ()


def things_of(game: Game, content: Any) -> dict[tuple[str, str], Text]:
    """Return what content that users can edit calls its own pieces, so that a refusal names them."""
    if game.picks != "deck":
        return {}
    from desktop.games.ghour.content import names  # noqa: PLC0415  # only where decks are chosen

    return {(kind, identity): words for kind, identity, words in names(content)}


def _decks(content: Any) -> list[tuple[str, str]]:
    """Return the decks, and the selections out of pools, as the rules call them."""
    found = [(deck.id, _words(deck.name)) for deck in content.decks]
    for pool in content.pools:
        found += [(f"{pool.id}/{each.id}", f"{_words(pool.name)}: {_words(each.name)}") for each in pool.selections]
    return found


def _words(text: tuple[tuple[str, str], ...]) -> str:
    """Return a text in the language that is spoken, else in English, else in its first language."""
    known = dict(text)
    return known.get(spoken()) or known.get("en") or (text[0][1] if text else "")
