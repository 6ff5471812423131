"""Cards prepared for searching: columns of numbers and folded words, and the answer to a query."""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TypeAlias

from desktop.games.ghour.abilities.model import GOODS, TRIGGERS
from desktop.games.ghour.keywords import CREATURE, MACHINE
from desktop.games.ghour.model import TYPES, Card, Content
from desktop.games.ghour.workshop.folding import folded, folded_text
from desktop.games.ghour.workshop.searching import FREE, Query, Term

Vocabulary: TypeAlias = Mapping[str, Mapping[str, tuple[str, ...]]]
"""What things are called in every language: kind (``type``, ``keyword``, ``resource`` …), id, names."""

_COMPARE: dict[str, Callable[[int, int], bool]] = {
    "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge, "=": operator.eq, "!=": operator.ne,
}  # fmt: skip

_KIND = {"kw": "keyword", "gives": "keyword", "gain": "resource", "type": "type", "when": "trigger"}
_MODIFIERS = ("attack", "defence", "structure")
_STATES = ("starting", "timed", "producer", "recruiter")


_KEPT = 64
"""How many answers are kept."""


class Met(list[int]):
    """Places that meet a condition, ascending."""

    @functools.cached_property
    def among(self) -> frozenset[int]:
        """The same, to ask whether one is among them."""
        return frozenset(self)


class Index:
    """Every card of some content, ready to be asked for.

    Parameters
    ----------
    content
        What was loaded.
    vocabulary
        What types, keywords and resources are called, so that they can be asked for in any language.
    names, flavours
        Of each card, as :func:`.folding.folded_text` gives them, where they are known.
    """

    def __init__(
        self, content: Content, vocabulary: Vocabulary, names: Sequence[str] = (), flavours: Sequence[str] = ()
    ) -> None:
        self.cards = content.cards
        self._numbers: dict[str, list[int | None]] = {}
        self._names = names or [folded_text(card.name) for card in content.cards]
        self._flavours = flavours or [folded_text(card.flavour) for card in content.cards]
        self._text: list[str] | None = None
        self._kept: dict[Term, Met] = {}
        self._places: dict[str, dict[str, list[int]]] = {}
        self._known = _known(content, vocabulary)

    def find(self, query: Query, held: Mapping[str, int] | None = None) -> list[int]:
        """Return the places in :attr:`cards` of all that meet ``query``; ``held`` counts the open deck's cards."""
        left: Sequence[int] = range(len(self.cards))
        for term in query.terms:
            if term.key == "deck":
                left = self._held(term, left, held or {})
                continue
            met = self._met(term)
            left = met if isinstance(left, range) else [at for at in left if at in met.among]
        return list(left)

    def meant(self, key: str, word: str) -> tuple[str, ...]:
        """Return the ids that ``word`` may stand for under ``key``: itself, a name, or the beginning of its words."""
        known = self._known.get(key, {})
        if word in known:
            return (word,)
        wanted = folded(word)
        exact = tuple(identity for identity, names in known.items() if wanted in names)
        if exact or not wanted:
            return exact
        return tuple(
            identity
            for identity, names in known.items()
            if any(name.startswith(wanted) or f" {wanted}" in name for name in names)
        )

    def unknown(self, query: Query) -> tuple[tuple[str, str], ...]:
        """Return (key, word) of everything that ``query`` asks for and nothing here is called."""
        return tuple(
            (term.key, word)
            for term in query.terms
            for word in term.values
            if term.key in self._known and not self.meant(term.key, word)
        )

    def choices(self, key: str) -> tuple[str, ...]:
        """Return the ids that can be asked for under ``key``."""
        return tuple(self._known.get(key, ()))

    def _met(self, term: Term) -> Met:
        """Return all places that meet ``term``; the last ones asked for are kept, since a line is typed bit by bit."""
        found = self._kept.get(term)
        if found is None:
            if len(self._kept) >= _KEPT:
                del self._kept[next(iter(self._kept))]
            found = self._kept[term] = Met(self._meeting(term))
        return found

    def _meeting(self, term: Term) -> list[int]:
        if term.op:
            return self._comparing(term)
        if term.key in (FREE, "text", "name", "id"):
            words = [folded(word) for word in term.values]
            column = self._column(term.key)
            if term.negated:
                return [at for at, text in enumerate(column) if not any(word in text for word in words)]
            if len(words) > 1:
                return [at for at, text in enumerate(column) if any(word in text for word in words)]
            # whoever types a longer word looks among those that the shorter one has found
            word = words[0]
            shorter = (self._kept.get(Term(term.key, (word[:end],))) for end in range(len(word) - 1, 0, -1))
            among = next((met for met in shorter if met is not None), range(len(column)))
            return [at for at in among if word in column[at]]
        wanted = {identity for word in term.values for identity in self.meant(term.key, word)}
        having = self._having(term.key)
        met = set().union(*(having.get(identity, ()) for identity in wanted))
        return [at for at in range(len(self.cards)) if at not in met] if term.negated else sorted(met)

    def _having(self, key: str) -> dict[str, list[int]]:
        """Return where each word of ``key`` stands."""
        found = self._places.get(key)
        if found is None:
            found = self._places[key] = {}
            words_of = _WORDS_OF[key]
            for at, card in enumerate(self.cards):
                for word in words_of(card):
                    found.setdefault(word, []).append(at)
        return found

    def _held(self, term: Term, places: Iterable[int], held: Mapping[str, int]) -> list[int]:
        wanted, compare, cards = int(term.values[0]), _COMPARE[term.op], self.cards
        return [at for at in places if compare(held.get(cards[at].id, 0), wanted) != term.negated]

    def _comparing(self, term: Term) -> list[int]:
        wanted, compare = int(term.values[0]), _COMPARE[term.op]
        column = self._numbers.get(term.key)
        if column is None:
            column = self._numbers[term.key] = [number(card, term.key) for card in self.cards]
        # a card without the number meets no comparison, and so is kept by its contrary
        return [at for at, value in enumerate(column) if (value is not None and compare(value, wanted)) != term.negated]

    def _column(self, key: str) -> Sequence[str]:
        if key == "name":
            return self._names
        if key == "id":
            return [card.id for card in self.cards]
        if self._text is None:
            kinds: dict[tuple[str, str, tuple[str, ...]], str] = {}
            self._text = []
            for card, name, flavour in zip(self.cards, self._names, self._flavours, strict=True):
                same = (card.type, card.colour, card.keywords)
                if same not in kinds:
                    kinds[same] = "\n".join(self._kinds(card))
                self._text.append(f"{name}\n{card.id}\n{kinds[same]}\n{flavour}")
        return self._text

    def _kinds(self, card: Card) -> tuple[str, ...]:
        """Return what type, colour and keywords of ``card`` are called, so that a bare word finds them too."""
        known = self._known
        words = (*known["type"][card.type], *known["colour"].get(card.colour, ()))
        return (*words, *(name for keyword in card.keywords for name in known["kw"][keyword]))


def number(card: Card, key: str) -> int | None:
    """Return what ``card`` has under a key of numbers, or ``None`` where it has no such number."""
    cost = card.cost
    if key == "cost":
        return cost.gold + cost.material + cost.mana
    if key in ("gold", "material", "mana", "builders"):
        return int(getattr(cost, key))
    if key == "threshold":
        return cost.tp
    if key == "attack":
        return max((attack.value for attack in card.attacks), default=None)
    if key == "defence":
        return card.defence
    if key == "tp":
        return card.tp if card.type in ("creature", "building") else None
    if key == "size":
        return card.size or None
    return card.recruit


def produces(card: Card) -> bool:
    """Tell whether ``card`` yields goods when it, or a helper, is turned (GH-8.12)."""
    return any(ability.gain and ability.when in ("rotate", "helper") for ability in card.abilities)


def _given(card: Card) -> Iterator[str]:
    """Yield the keywords and the changed values that ``card`` gives to others."""
    for ability in card.abilities:
        yield from ability.give.keywords
        yield from (name for name in _MODIFIERS if getattr(ability.give, name))


def _gained(card: Card) -> Iterator[str]:
    return (good for good in GOODS if any(getattr(ability.gain, good) for ability in card.abilities))


def _is(card: Card) -> Iterator[str]:
    states = (card.starts, card.timed, produces(card), bool(card.recruit))
    return (state for state, holds in zip(_STATES, states, strict=True) if holds)


_WORDS_OF: dict[str, Callable[[Card], Iterable[str]]] = {
    "type": lambda card: (card.type,),
    "colour": lambda card: (card.colour,),
    "set": lambda card: (card.set,),
    "kw": lambda card: card.keywords,
    "gain": _gained,
    "gives": _given,
    "when": lambda card: (ability.when for ability in card.abilities),
    "is": _is,
}


def _known(content: Content, vocabulary: Vocabulary) -> dict[str, dict[str, tuple[str, ...]]]:
    """Return, for each key of words, every id and its folded names."""
    keywords = (*CREATURE, *MACHINE)
    ids: dict[str, tuple[str, ...]] = {
        "type": TYPES, "kw": keywords, "gives": (*keywords, *_MODIFIERS), "gain": GOODS, "when": TRIGGERS,
        "is": _STATES,
    }  # fmt: skip
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for key, names in ids.items():
        called = vocabulary.get(_KIND.get(key, key), {})
        found[key] = {name: _folded((name.replace("_", " "), *called.get(name, ()))) for name in names}
    colours: dict[str, tuple[str, ...]] = {}
    for each in content.sets:
        for colour in each.colours:
            words = _folded((colour.key, *(name for _, name in colour.name)))
            colours[colour.key] = tuple(dict.fromkeys((*colours.get(colour.key, ()), *words)))
    found["colour"] = colours
    found["set"] = {each.id: _folded((each.id, *(name for _, name in each.name))) for each in content.sets}
    return found


def _folded(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(folded(name) for name in names))
