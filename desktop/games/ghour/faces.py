"""Cards by number, prepared for play: what the engine asks of a printed card, each answer ready."""

from __future__ import annotations

from desktop.games.ghour import keywords as k
from desktop.games.ghour.abilities.model import Ability, Change, Target
from desktop.games.ghour.model import ATTACKS, TYPES, Content
from desktop.games.ghour.observation import Seen
from desktop.games.ghour.pieces import Piece, Unit, Vector

BASE, CREATURE, BUILDING, EXTENSION, ITEM, SPELL = range(6)
CLUB, BOW, AXE = range(3)

_KIND_BIT = {"creature": 1 << CREATURE, "building": 1 << BUILDING, "base": 1 << BASE}


class Symbol:
    """An ability prepared for play.

    Attributes
    ----------
    face, index
        Where it is printed.
    when, pay, gain, give
        As in the tree.
    keywords
        What it gives, as bits.
    kinds
        Types it can reach, as bits of the type's number.
    scope
        ``one``, ``player``, ``all`` or ``""`` for the card itself.
    having, lacking
        Its filters, as bits.
    tree
        The ability.
    """

    __slots__ = (
        "face", "gain", "give", "having", "index", "keywords", "kinds", "lacking", "pay", "scope", "tree", "when",
    )  # fmt: skip

    def __init__(self, face: int, index: int, tree: Ability) -> None:
        to = tree.to or Target("one", ())
        self.face = face
        self.index = index
        self.tree = tree
        self.when = tree.when
        self.pay: Vector = tree.pay.vector()
        self.gain: Vector = tree.gain.vector()
        self.give: Change = tree.give
        self.keywords = k.mask(tree.give.keywords)
        self.scope = tree.to.scope if tree.to is not None else ""
        self.kinds = 0
        for kind in to.kinds:
            self.kinds |= _KIND_BIT[kind]
        self.having = k.mask(to.having)
        self.lacking = k.mask(to.lacking)

    def reaches(self, kind: int, words: int) -> bool:
        """Tell whether a card of type ``kind`` with the keywords ``words`` is among its targets (GH-6.20a)."""
        if not self.kinds >> kind & 1:
            return False
        if not self.having and not self.lacking:
            return True
        return bool(words & self.having or self.lacking & ~words)


class Faces:
    """Every card of the content as columns, by the card's number.

    Parameters
    ----------
    content
        What was loaded.
    """

    def __init__(self, content: Content) -> None:
        cards = content.cards
        colours: dict[str, int] = {}
        # what a Field last looked like, by seat and whether its backs are known: see viewing
        self.shown: dict[tuple[int, bool], tuple[object, object, object, tuple[Seen, ...]]] = {}
        self.ids = [card.id for card in cards]
        self.number = {card.id: place for place, card in enumerate(cards)}
        self.type = [TYPES.index(card.type) for card in cards]
        self.words = [k.mask(card.keywords) for card in cards]
        self.attacks = [tuple((ATTACKS.index(a.kind), a.value) for a in card.attacks) for card in cards]
        self.defence = [card.defence or 0 for card in cards]
        self.tp = [card.tp for card in cards]
        self.size = [card.size for card in cards]
        self.recruit = [card.recruit for card in cards]
        self.cost = [(c.cost.gold, c.cost.material, c.cost.mana, c.cost.builders) for c in cards]
        self.threshold = [card.cost.tp for card in cards]
        self.colour = [colours.setdefault(card.colour, len(colours)) for card in cards]
        self.starts = [card.starts for card in cards]
        self.timed = [card.timed for card in cards]
        self.symbols = [tuple(Symbol(n, i, a) for i, a in enumerate(card.abilities)) for n, card in enumerate(cards)]
        self.turning = [self._of(n, "rotate", True) for n in range(len(cards))]
        self.helping = [self._of(n, "helper", True) for n in range(len(cards))]
        self.turned_gifts = [self._of(n, "rotate", False) for n in range(len(cards))]
        self.helped_gifts = [self._of(n, "helper", False) for n in range(len(cards))]
        # the symbols among these that change something; others that yield goods take effect as steps of a payment
        self.gifts = [
            tuple(symbol for symbol in (*turned, *helped) if symbol.tree.give)
            for turned, helped in zip(self.turned_gifts, self.helped_gifts, strict=True)
        ]
        self.defending = [self._when(n, "defending") for n in range(len(cards))]
        self.attacking = [self._when(n, "attacking") for n in range(len(cards))]
        self.dying = [self._when(n, "dying") for n in range(len(cards))]
        self.casting = [self._when(n, "cast") for n in range(len(cards))]
        # a spell that yields goods and nothing else counts as production (GH-8.12a)
        self.yields = [self._yields(n) for n in range(len(cards))]
        self.yielding = frozenset(n for n, goods in enumerate(self.yields) if goods is not None)
        # what an extension or item lends to its host while it is attached (GH-6.6, GH-4.16)
        static = [self._when(n, "static") for n in range(len(cards))]
        self.lent_words = [
            (self.words[n] if self.type[n] == EXTENSION else 0) | k.mask(_all_words(static[n]))
            for n in range(len(cards))
        ]
        self.lent_attack = [sum(s.give.attack for s in row) for row in static]
        self.lent_defence = [
            self.defence[n] + sum(s.give.structure for s in row)
            if self.type[n] == EXTENSION
            else sum(s.give.defence for s in row)
            for n, row in enumerate(static)
        ]

    def _when(self, face: int, when: str) -> tuple[Symbol, ...]:
        return tuple(symbol for symbol in self.symbols[face] if symbol.when == when)

    def _of(self, face: int, when: str, goods: bool) -> tuple[Symbol, ...]:
        """Return the symbols that yield goods and nothing else, or those that give something."""
        return tuple(symbol for symbol in self._when(face, when) if symbol.tree.produces == goods)

    def _yields(self, face: int) -> Vector | None:
        casting = self.casting[face]
        if self.type[face] != SPELL or self.timed[face] or not casting or self.cost[face][3]:
            return None
        if not all(symbol.tree.produces for symbol in casting):
            return None
        gold, material, mana = (sum(symbol.gain[good] for symbol in casting) for good in range(3))
        return (gold, material, mana)

    # ------------------------------------------------------------------ printed values of a card in play

    def keywords(self, unit: Unit) -> int:
        """Return the keywords ``unit`` has now, as bits (GH-5.0)."""
        bits = self.words[unit.face] | unit.granted
        for piece in unit.attached:
            bits |= self.lent_words[piece.face]
        return bits

    def values(self, unit: Unit) -> tuple[tuple[int, int], ...]:
        """Return ``unit``'s attack values: kind and value with extensions and static modifiers (GH-4.18, 9.24)."""
        attacks = self.attacks[unit.face]
        if not unit.attached:
            return attacks
        found = [list(each) for each in attacks]
        first = 0
        for piece in unit.attached:
            if self.type[piece.face] == EXTENSION:
                for place, (kind, value) in enumerate(self.attacks[piece.face]):
                    if place < len(found):
                        found[place][1] += value
                    else:
                        found.append([kind, value])
            first += self.lent_attack[piece.face]
        if found:
            found[0][1] += first
        return tuple((kind, value) for kind, value in found)

    def steady(self, unit: Unit) -> int:
        """Return ``unit``'s defence with extensions and static modifiers; a base has none (GH-9.25, 9.32)."""
        total = self.defence[unit.face]
        for piece in unit.attached:
            total += self.lent_defence[piece.face]
        return total

    def rows(self, unit: Unit) -> tuple[tuple[int, int], ...]:
        """Return the cards whose symbols ``unit`` has: (number on the table, face), its own first."""
        if not unit.attached:
            return ((unit.uid, unit.face),)
        return ((unit.uid, unit.face), *((piece.uid, piece.face) for piece in unit.attached))


def _all_words(row: tuple[Symbol, ...]) -> tuple[str, ...]:
    return tuple(word for symbol in row for word in symbol.give.keywords)


def piece_of(unit: Unit, uid: int) -> Piece | None:
    """Return the attached card with the number ``uid``."""
    return next((piece for piece in unit.attached if piece.uid == uid), None)
