"""How a computer player of Ghour judges a fight before it is fought: whom to send, what to strike, whom to block."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.bots.ghour_worth import POINT, Prices
from desktop.games.ghour import attack, blocks, splits, values
from desktop.games.ghour import keywords as k
from desktop.games.ghour.faces import BASE, BOW
from desktop.games.ghour.pieces import Unit
from desktop.games.ghour.table import Table, fight_of

HIT = 2.2
"""What hitting a base is worth: a card of the rival's hand."""

TIRING = 0.25
"""What it costs to send a card that could have stayed to block."""

TARGETS = 5
"""Targets that are looked at."""

ALONE = 4
"""How many of the strongest are thought of as going alone."""


class Fighter:
    """A card as it would fight.

    Attributes
    ----------
    uid
        The card.
    lines
        Its attack values: kind and points.
    life
        The damage that defeats it.
    words
        Its keywords.
    worth
        What its loss costs, its trophy points included.
    turned
        Its state in the fight: an attacker or blocker has turned.
    """

    __slots__ = ("life", "lines", "turned", "uid", "unit", "words", "worth")

    def __init__(self, table: Table, prices: Prices, unit: Unit, *, target: bool = False) -> None:
        faces, fight = table.faces, table.fight
        self.unit = unit
        self.uid = unit.uid
        self.words = faces.keywords(unit)
        self.lines = [
            (kind, max(0, values.strength(faces, unit, place, table.mods, fight)))
            for place, (kind, _) in enumerate(faces.values(unit))
        ]
        marked = values.counted(fight.marked, unit.uid) if fight is not None else 0
        self.life = values.defence(faces, unit, table.mods, fight) - marked
        self.worth = prices.unit(unit) + POINT * faces.tp[unit.face]
        self.turned = unit.turned if target or unit.turned else 2 if self.words & k.SLOW else 1

    def power(self) -> int:
        """Return all its points together."""
        return sum(points for _, points in self.lines)

    def falls(self, points: int, words: int) -> bool:
        """Tell whether so many points of a card with the keywords ``words`` take it off the Field."""
        if points <= 0:
            return False
        turns = 3 if words & k.POISONOUS else 2 if words & k.SLEEP else 0
        return points >= self.life or self.turned + turns > 3


def exchange(attacker: Fighter, line: int, blocker: Fighter) -> tuple[bool, bool]:
    """Return who of the two falls if ``blocker`` stands in the way of one value of ``attacker``."""
    kind, points = attacker.lines[line]
    early = sum(value for how, value in blocker.lines if how == BOW)
    first = kind == BOW
    slain = attacker.falls(early, blocker.words)
    lost = blocker.falls(points, attacker.words)
    if slain and not first:
        return True, False
    if lost and first:
        return slain, True
    return attacker.falls(blocker.power(), blocker.words), lost


def able_blockers(table: Table, prices: Prices, seat: int, besides: int) -> list[Fighter]:
    """Return the cards of ``seat`` that could block now, but for the card ``besides``."""
    camp = table.camp(seat)
    found = []
    for unit in (*camp.creatures, *camp.buildings):
        words = table.faces.keywords(unit)
        stands = unit in camp.creatures or words & k.MOBILE
        if not unit.turned and stands and not words & k.AGGRESSIVE and unit.uid != besides:
            found.append(Fighter(table, prices, unit))
    return found


class Onslaught:
    """The attacks that one seat could make on another.

    Parameters
    ----------
    table
        What is known.
    prices
        What cards are worth.
    seat, against
        Who attacks whom.
    cards
        How many cards the attacked player holds.
    """

    def __init__(self, table: Table, prices: Prices, seat: int, against: int, cards: int) -> None:
        self.table = table
        self.prices = prices
        self.cards = cards
        self.held: dict[int, list[Fighter]] = {}
        self.able = sorted(
            (Fighter(table, prices, unit) for unit in attack.able(table, seat)), key=lambda each: -each.power()
        )
        found = [Fighter(table, prices, unit, target=True) for unit in attack.targets(table, against)]
        found.sort(key=lambda each: -each.worth / (1 + max(0, each.life)))
        self.targets = found[:TARGETS]
        self.against = against

    def hit(self, target: Fighter) -> float:
        """Return what hitting the base is worth; the last card of the hand takes the base along."""
        return HIT if self.cards > 1 else HIT + target.worth

    def best(self, picked: Sequence[int] = (), target: int = 0) -> tuple[float, tuple[int, ...], int]:
        """Return what the best attack wins, its attackers and its target; those ``picked`` go in any case."""
        fixed = [each for each in self.able if each.uid in picked]
        rest = [each for each in self.able if each.uid not in picked]
        best: tuple[float, tuple[int, ...], int] = (-99.0, (), 0)
        for aim in self.targets:
            if target and aim.uid != target:
                continue
            held = self.held.get(aim.uid)
            if held is None:
                held = self.held[aim.uid] = able_blockers(self.table, self.prices, self.against, aim.uid)
            for band in _bands(fixed, rest):
                gain = self._gain(band, aim, held)
                if gain > best[0]:
                    best = (gain, tuple(each.uid for each in band), aim.uid)
        return best

    def _gain(self, band: Sequence[Fighter], aim: Fighter, held: Sequence[Fighter]) -> float:
        """Return what ``band`` wins against ``aim`` if the cards ``held`` block as well as they can."""
        faces = self.table.faces
        base = faces.type[aim.unit.face] == BASE
        lines = [(one, place) for one in band for place in range(len(one.lines))]
        gain = -TIRING * len(band)
        idle = []
        for blocker in held:
            best, where = 0.0, None
            for one, place in lines:
                if blocks.may_stand(faces, blocker.unit, one.unit):
                    slain, lost = exchange(one, place, blocker)
                    net = (one.worth if slain else 0.0) - (blocker.worth if lost else 0.0)
                    if net > best:
                        best, where = net, (one, place)
            if where is None:
                idle.append(blocker)
            else:
                lines.remove(where)
                gain -= best
        prize = self.hit(aim) if base else aim.worth
        lines.sort(key=lambda each: -each[0].lines[each[1]][1])
        for blocker in idle:
            # who cannot win by blocking may still save what is attacked
            if not self._fells(lines, aim, base):
                break
            where = next((each for each in lines if blocks.may_stand(faces, blocker.unit, each[0].unit)), None)
            if where is None:
                continue
            rest = [each for each in lines if each != where]
            cost = blocker.worth if exchange(*where, blocker)[1] else 0.0
            if cost < prize and not self._fells(rest, aim, base):
                gain += cost
                lines = rest
        if self._fells(lines, aim, base):
            gain += prize
        return gain - self._struck(lines, aim)

    def _fells(self, lines: Sequence[tuple[Fighter, int]], aim: Fighter, base: bool) -> bool:
        points = 0
        for one, place in lines:
            each = one.lines[place][1]
            points += each
            if not base and aim.falls(each, one.words):
                return True
        return points > 0 if base else points >= aim.life

    def _struck(self, lines: Sequence[tuple[Fighter, int]], aim: Fighter) -> float:
        """Return what the target's strikes cost the attackers that nobody blocks."""
        left = aim.power()
        early = sum(one.lines[place][1] for one, place in lines if one.lines[place][0] == BOW)
        if not left or (early >= aim.life > 0 and not any(kind == BOW for kind, _ in aim.lines)):
            return 0.0
        cost = 0.0
        for one in sorted({each[0].uid: each[0] for each in lines}.values(), key=lambda each: -each.worth):
            need = 1 if aim.words & k.POISONOUS else one.life
            if need <= left:
                left -= max(0, need)
                cost += one.worth
        return cost


def _bands(fixed: list[Fighter], rest: list[Fighter]) -> list[list[Fighter]]:
    """Return the bands worth thinking about: the strongest, the weakest, some alone."""
    found = [fixed] if fixed else []
    for count in sorted({1, 2, 3, 5, len(rest)}):
        if count <= len(rest):
            found.append(fixed + rest[:count])
        if count < len(rest):
            found.append(fixed + rest[-count:])
    if len(rest) > 2:
        found += [[*fixed, each] for each in rest[1:ALONE]]
    return found


# ---------------------------------------------------------------------- blocks


def guards(table: Table, prices: Prices, options: Sequence[Any], cards: int) -> list[tuple[float, Any]]:
    """Return what each of the blocks ``options`` wins or saves at once, the best first."""
    fight, faces = fight_of(table), table.faces
    aim = table.unit(fight.target)
    fighters: dict[int, Fighter] = {}

    def fighter(uid: int) -> Fighter:
        found = fighters.get(uid)
        if found is None:
            unit = table.unit(uid)
            assert unit is not None
            found = fighters[uid] = Fighter(table, prices, unit, target=uid == fight.target)
        return found

    free = [line for line in fight.lines if not line.blocked and table.unit(line.owner) is not None]
    total = sum(fighter(line.owner).lines[line.value][1] for line in free)
    threat = 0.0
    if aim is not None and total:
        prey = fighter(aim.uid)
        if faces.type[aim.face] == BASE:
            threat = (HIT if cards > 1 else HIT + 2 * prey.worth) / len(free)
        elif total >= prey.life:
            threat = prey.worth / (total - prey.life + 1)
    scored = []
    for option in options:
        line = fight.lines[option.line]
        attacker, blocker = fighter(line.owner), fighter(option.unit)
        slain, lost = exchange(attacker, line.value, blocker)
        points = attacker.lines[line.value][1]
        saves = 0.0
        if not line.blocked and points:
            base = aim is not None and faces.type[aim.face] == BASE
            saves = threat if base else min(threat * points, fighter(aim.uid).worth if aim is not None else 0.0)
        score = (attacker.worth if slain else 0.0) - (blocker.worth if lost else 0.0) + saves
        if line.blocked:
            score = score * 0.5 - 0.3
        scored.append((score, option))
    scored.sort(key=lambda each: -each[0])
    return scored


# ---------------------------------------------------------------------- splits


def split(table: Table, prices: Prices, options: Sequence[Any]) -> Any:
    """Return the part of a split that kills most: just enough for each that can be killed, the rest to the last."""
    scene = splits.Scene(table)
    number = options[0].source
    source = next((each for each in scene.sources() if each.number == number), None)
    if source is None:
        return options[-1]
    given = [share for share in fight_of(table).shares if share.source == number]
    left = source.points - sum(share.points for share in given)
    served = {share.target for share in given}
    waiting = [uid for uid in source.objects if uid not in served]
    needs = {uid: scene.needs(source.unit, uid) for uid in waiting}
    if source.axe:
        # the cheapest first, each with no more than it takes, so that most is left to pass on
        return min(options, key=lambda each: (needs.get(each.target, 0) > left, needs.get(each.target, 0), each.points))
    wanted = set()
    rest = left
    for uid in sorted(waiting, key=lambda each: -prices.unit(scene.units[each]) / (1 + needs[each])):
        if needs[uid] <= rest:
            wanted.add(uid)
            rest -= needs[uid]
    target = options[0].target
    points = needs.get(target, 0) if target in wanted else 0
    return min(options, key=lambda each: abs(each.points - points))
