"""Decks as a YAML file of our own format, every text in quotes (GH-13b)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from desktop.games.ghour.content import set_hash
from desktop.games.ghour.model import Content, Deck, Pool, SetRef, Text


def write_decks(decks: Sequence[Deck], sets: Sequence[SetRef], pools: Sequence[Pool] = ()) -> str:
    """Return the file that holds ``decks`` and ``pools``, made for ``sets``."""
    rows = ["format: ghour-decks/1", "sets:"]
    rows += [_set(ref) for ref in sets] or ["[]"]
    if rows[-1] == "[]":
        rows[-2:] = ["sets: []"]
    if decks or not pools:
        rows.append("decks:")
    for deck in decks:
        rows.append(f"- id: {_quoted(deck.id)}")
        rows.append(f"  name: {_text(deck.name)}")
        rows += [
            f"  {key}: {_quoted(word)}" for key, word in (("colour", deck.colour), ("language", deck.language)) if word
        ]
        if deck.notes:
            rows.append(f"  notes: {_text(deck.notes)}")
        rows += _cards(deck.cards, "  ")
    if pools:
        rows.append("pools:")
    for pool in pools:
        rows += [f"- id: {_quoted(pool.id)}", f"  name: {_text(pool.name)}"]
        rows += [f"  colour: {_quoted(pool.colour)}"] if pool.colour else []
        rows += _cards(pool.cards, "  ")
        rows += ["  selections:"] if pool.selections else []
        for part in pool.selections:
            rows.append(f"  - id: {_quoted(part.id)}")
            rows += [f"    name: {_text(part.name)}"] if part.name else []
            rows += _cards(part.cards, "    ")
    return "\n".join(rows) + "\n"


def sets_of(cards: Iterable[str], content: Content, hashes: dict[str, str] | None = None) -> tuple[SetRef, ...]:
    """Return the sets that ``cards`` are from, with their versions and hashes."""
    wanted = set(cards)
    used = {card.set for card in content.cards if card.id in wanted}
    return tuple(
        SetRef(each.id, each.version, hashes[each.id] if hashes else set_hash(each.id, content.cards))
        for each in content.sets
        if each.id in used
    )


def _cards(cards: Iterable[tuple[str, int]], indent: str) -> list[str]:
    rows = [f"{indent}  {_quoted(card)}: {count}" for card, count in cards]
    return [f"{indent}cards:", *rows] if rows else [f"{indent}cards: {{}}"]


def _set(ref: SetRef) -> str:
    if not ref.version and not ref.hash:
        return f"- {_quoted(ref.id)}"
    parts = [f"id: {_quoted(ref.id)}"]
    parts += [f"version: {ref.version}"] if ref.version else []
    parts += [f"hash: {_quoted(ref.hash)}"] if ref.hash else []
    return f"- {{{', '.join(parts)}}}"


def _text(text: Text) -> str:
    return "{" + ", ".join(f"{language}: {_quoted(words)}" for language, words in text) + "}"


def _quoted(words: str) -> str:
    """Return ``words`` in YAML's double quotes, whose escapes include those of JSON."""
    return msgspec.json.encode(words).decode()
