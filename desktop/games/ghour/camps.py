"""What follows from one player's Field alone, worked out once for each tuple of cards that lies there.

Between two changes of a Field its player is asked many questions, and most of what an answer needs (what can attack,
what can be turned for goods, what a price would take) depends on nothing else.  Cards and tuples of cards are never
changed, only replaced: a camp holds exactly as long as its very tuple lies on the Field, see ``Table.camp``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from desktop.games.ghour import keywords as k
from desktop.games.ghour import rotation
from desktop.games.ghour.faces import BASE, BUILDING, CREATURE, SPELL, Faces, Symbol
from desktop.games.ghour.pieces import NOTHING, Price, Unit, Vector

Way: TypeAlias = tuple[bool, int, Symbol]
"""One use of a card for goods: whether as helper, the card that bears the symbol, the symbol."""

Hard: TypeAlias = tuple[int, int, int, bool, bool, tuple[tuple[Vector, Vector, int], ...]]
"""A source with a choice: state, step, highest free state, whether fixed, whether it builds, and its ways.

A way is a price, a gain, and the place of the source that bears the symbol if that can be sacrificed, else -1.
"""


class Source:
    """A card that can be turned for a payment.

    Attributes
    ----------
    unit
        The card.
    turned
        Its state within the plan.
    step, free
        Turns of one use; the highest state without penalty.
    builds
        Whether it may still serve as builder (GH-4.2): a creature, active when the payment began, not clumsy.
    fixed
        Whether it may not be sacrificed: the payment is about it.
    ways
        What a use of it can yield.
    """

    __slots__ = ("builds", "fixed", "free", "step", "turned", "unit", "ways")

    def __init__(
        self, unit: Unit, turned: int, step: int, free: int, builds: bool, fixed: bool, ways: list[Way]
    ) -> None:
        self.unit = unit
        self.turned = turned
        self.step = step
        self.free = free
        self.builds = builds
        self.fixed = fixed
        self.ways = ways

    def usable(self) -> bool:
        """Tell whether it may be used once more, as a sacrifice if need be (GH-3.8)."""
        return self.turned + self.step <= self.free or (not self.fixed and self.turned <= self.free)

    def builder(self) -> bool:
        """Tell whether it may be turned for building now."""
        return self.builds and self.turned + self.step <= self.free

    def uses(self) -> int:
        """Return how often it can still be used, a sacrifice at the end included."""
        turned, uses = self.turned, 0
        while turned + self.step <= self.free or (not self.fixed and turned <= self.free):
            turned += self.step
            uses += 1
        return uses


def sources(faces: Faces, field: Sequence[Unit]) -> list[Source]:
    """Return the cards of ``field`` that can be turned for a payment, as they lie there."""
    helping = [
        (unit.uid, uid, symbol)
        for unit in field
        for uid, face in faces.rows(unit)
        for symbol in faces.helping[face]
    ]  # fmt: skip
    found = []
    for unit in field:
        kind = faces.type[unit.face]
        if kind == SPELL:
            continue
        ways: list[Way] = [(False, uid, symbol) for uid, face in faces.rows(unit) for symbol in faces.turning[face]]
        words = faces.keywords(unit)
        builds = False
        if kind == CREATURE and not words & k.CLUMSY:
            if helping:
                ways += [(True, uid, symbol) for host, uid, symbol in helping if host != unit.uid]
            builds = unit.turned == 0
        if ways or builds:
            step, free = rotation.use(words), rotation.free(kind, words)
            found.append(Source(unit, unit.turned, step, free, builds, False, ways))
    return found


def serves(faces: Faces, unit: Unit) -> bool:
    """Tell whether other cards' production may need ``unit`` on the Field: a market, or a helper symbol's bearer."""
    return bool(faces.keywords(unit) & k.MARKET) or any(faces.helping[face] for _, face in faces.rows(unit))


def price_of_goods(markets: int) -> int:
    """Return how many goods buy one of another: 3 with a market, 2 with several, 0 with none (GH-5.27)."""
    return 0 if not markets else 3 if markets == 1 else 2


class Means:
    """What sources can produce, sorted for the search for a way to pay.

    Parameters
    ----------
    faces
        The cards.
    found
        The sources.
    build
        Whether builders are needed.

    Attributes
    ----------
    goods
        What comes of those that can do but one thing, and for nothing: it is added up, never searched.
    hard
        The others.
    markets
        The places of markets among these, which may be lost on the way.
    bound
        The most that those can add: gold, material, mana, builders.
    free
        Whether none of those has a price.
    """

    __slots__ = ("bound", "free", "goods", "hard", "markets")

    def __init__(self, faces: Faces, found: list[Source], build: bool) -> None:
        goods = [0, 0, 0]
        bound = [0, 0, 0, 0]
        self.free = True
        chosen: list[tuple[Source, bool]] = []
        bearers: dict[int, int] = {}
        self.markets: list[int] = []
        for source in found:
            uses = source.uses()
            if not uses:
                continue
            builds = build and source.builder()
            ways = source.ways
            if not ways and not builds:
                continue
            # what others need on the Field may be sacrificed at the wrong moment, so that has to be searched
            mortal = not source.fixed and serves(faces, source.unit)
            first = ways[0][2] if ways else None
            if first is not None and not mortal and not builds and first.pay == NOTHING and _one_thing(ways):
                for good in range(3):
                    goods[good] += uses * first.gain[good]
                continue
            if mortal:
                bearers.update((uid, len(chosen)) for uid, _ in faces.rows(source.unit))
                if faces.keywords(source.unit) & k.MARKET:
                    self.markets.append(len(chosen))
            chosen.append((source, builds))
            gold = material = mana = 0
            for _, _, symbol in ways:
                gain = symbol.gain
                gold, material, mana = max(gold, gain[0]), max(material, gain[1]), max(mana, gain[2])
                self.free = self.free and symbol.pay == NOTHING
            bound[0] += uses * gold
            bound[1] += uses * material
            bound[2] += uses * mana
            bound[3] += uses if builds else 0
        self.goods: Vector = (goods[0], goods[1], goods[2])
        self.bound = (bound[0], bound[1], bound[2], bound[3])
        self.hard: list[Hard] = [
            (
                source.turned, source.step, source.free, source.fixed, builds,
                tuple(
                    dict.fromkeys(
                        (symbol.pay, symbol.gain, bearers.get(uid, -1) if helps else -1)
                        for helps, uid, symbol in source.ways
                    )
                ),
            )
            for source, builds in chosen
        ]  # fmt: skip


def _one_thing(ways: list[Way]) -> bool:
    """Tell whether all ``ways`` come to the same."""
    first = ways[0][2]
    return all(symbol.pay == first.pay and symbol.gain == first.gain for _, _, symbol in ways)


def may_attack(faces: Faces, unit: Unit) -> bool:
    """Tell whether ``unit`` can be an attacker now (GH-9.3, GH-9.4)."""
    if unit.turned:
        return False
    kind = faces.type[unit.face]
    words = faces.keywords(unit)
    if kind != CREATURE and not (kind == BUILDING and words & k.MOBILE):
        return False
    return not words & k.GUARD and strikes(faces, unit)


def strikes(faces: Faces, unit: Unit) -> bool:
    """Tell whether ``unit`` has an attack value or an *attacking* symbol (GH-9.4)."""
    return bool(faces.values(unit)) or any(faces.attacking[face] for _, face in faces.rows(unit))


class Camp:
    """A Field and what follows from it.

    Parameters
    ----------
    faces
        The cards.
    field
        What lies there.

    Attributes
    ----------
    base
        The base.
    creatures, buildings, spells
        The cards of these types.
    towered
        Whether there is a watchtower (GH-5.24).
    markets
        How many there are.
    gifts
        The rotate and helper symbols that give something: card, where it stands, symbol.
    traitors
        The creatures that can be bribed at all: face-up, with a price (GH-5.22).
    recruiters
        The cards with a recruit value, attached ones too: owner and number.
    payable
        Which prices can be produced from here, as far as that has been asked.
    """

    __slots__ = (
        "_able", "_means", "_sources", "_targets", "base", "buildings", "creatures", "faces", "field", "gifts",
        "markets", "payable", "recruiters", "spells", "towered", "traitors",
    )  # fmt: skip

    def __init__(self, faces: Faces, field: tuple[Unit, ...]) -> None:
        self.faces = faces
        self.field = field
        self.base: Unit | None = None
        self.creatures: list[Unit] = []
        self.buildings: list[Unit] = []
        self.spells: list[Unit] = []
        self.traitors: list[Unit] = []
        self.gifts: list[tuple[Unit, int, Symbol]] = []
        self.recruiters: list[tuple[int, int]] = []
        self.towered = False
        self.payable: dict[Price, bool] = {}
        self._able: list[Unit] | None = None
        self._targets: list[Unit] | None = None
        self._sources: list[Source] | None = None
        self._means: list[Means | None] = [None, None]
        self.markets = 0
        for unit in field:
            face = unit.face
            kind = faces.type[face]
            if kind == CREATURE:
                self.creatures.append(unit)
                if faces.keywords(unit) & k.TRAITOR and not unit.hidden and any(faces.cost[face]):
                    self.traitors.append(unit)
            elif kind == BUILDING:
                self.buildings.append(unit)
                words = faces.keywords(unit)
                self.towered = self.towered or bool(words & k.WATCHTOWER)
                self.markets += bool(words & k.MARKET)
            elif kind == SPELL:
                self.spells.append(unit)
            elif kind == BASE and self.base is None:
                self.base = unit
            if faces.gifts[face]:
                self.gifts += [(unit, unit.uid, symbol) for symbol in faces.gifts[face]]
            if faces.recruit[face]:
                self.recruiters.append((unit.owner, unit.uid))
            for piece in unit.attached:
                self.gifts += [(unit, piece.uid, symbol) for symbol in faces.gifts[piece.face]]
                if faces.recruit[piece.face]:
                    self.recruiters.append((piece.owner, piece.uid))

    def able(self) -> list[Unit]:
        """Return the possible attackers (GH-9.3)."""
        if self._able is None:
            self._able = [unit for unit in self.field if may_attack(self.faces, unit)]
        return self._able

    def targets(self) -> list[Unit]:
        """Return what may be attacked here (GH-9.3 to 9.5)."""
        if self._targets is None:
            self._targets = [unit for unit in self.field if self._open(unit)]
        return self._targets

    def _open(self, unit: Unit) -> bool:
        kind = self.faces.type[unit.face]
        if kind != BUILDING:
            return kind == CREATURE or (kind == BASE and not self.towered)
        words = self.faces.keywords(unit)
        # towers ignore their own protection (GH-5.25)
        return not self.towered or bool(words & k.WATCHTOWER) or not words & k.PROTECTED

    def sources(self) -> list[Source]:
        """Return the cards that can be turned for a payment, as they lie here."""
        if self._sources is None:
            self._sources = sources(self.faces, self.field)
        return self._sources

    def means(self, build: bool) -> Means:
        """Return what those can produce."""
        found = self._means[build]
        if found is None:
            found = self._means[build] = Means(self.faces, self.sources(), build)
        return found
