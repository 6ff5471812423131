"""What the manoeuvres of Ghour seem to win, before anything is tried: what comes to the Field, and what it costs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from desktop.bots import ghour_fight as fighting
from desktop.bots.ghour_payment import Purse
from desktop.bots.ghour_worth import DRAW, POINT, STORED, TOMORROW, WORDS, Prices, bare, fetched
from desktop.games.ghour import actions as a
from desktop.games.ghour import advising, answers, manoeuvres, values
from desktop.games.ghour import keywords as k
from desktop.games.ghour.faces import BASE, CREATURE, SPELL, Symbol
from desktop.games.ghour.observation import Observation
from desktop.games.ghour.pieces import Plan, Unit
from desktop.games.ghour.table import Table

NEVER = -50.0
"""A move that costs base or game."""

RUINOUS = ("ghour.warn.base", "ghour.warn.last-card", "ghour.warn.out")
"""What the rules warn of that is never done."""

BOTHER = 0.2
"""What an attack must win at least, and what turning a card costs."""

HOSTS = 2
"""Hosts that are thought about for each card that is attached."""


class Plans:
    """What one seat could do, rated.

    Parameters
    ----------
    table
        What it knows.
    prices
        What cards are worth.
    purse
        How it pays.
    seen
        What it sees.
    seat
        Who it is.
    """

    def __init__(self, table: Table, prices: Prices, purse: Purse, seen: Observation, seat: int) -> None:
        self.table = table
        self.faces = table.faces
        self.prices = prices
        self.purse = purse
        self.seen = seen
        self.seat = seat
        self.cards = seen.players[seat].cards
        self.coming = prices.coming(seen.players[seat])
        self._rooms: dict[type, Callable[[Any], float]] = {
            a.Play: self._play,
            a.Cast: self._cast,
            a.Use: self._use,
            a.Ripe: self._ripe,
            a.Bribe: self._bribe,
            a.Recruit: self._recruit,
            a.Dismiss: self._dismiss,
            a.Announce: self._announce,
            a.Withdraw: lambda _: -2 * BOTHER,
            a.Wind: lambda _: 2 * BOTHER,
            a.Shift: lambda _: -BOTHER,
            a.Explode: self._explode,
        }

    def rated(self, options: Sequence[Any]) -> list[tuple[float, Any]]:
        """Return ``options`` with what they seem to win; looks into piles, and what is never done, left out."""
        found: list[tuple[float, Any]] = []
        attached: dict[int, list[tuple[float, Any]]] = {}
        for option in options:
            kind = type(option)
            if kind is a.Look or (kind is a.Cast and option.turned > 1):
                continue
            room = self._rooms.get(kind)
            score = room(option) if room is not None else 0.0
            if score <= NEVER:
                continue
            if kind is a.Play and option.onto:
                attached.setdefault(option.card, []).append((score, option))
            else:
                found.append((score, option))
        for hosts in attached.values():
            found += sorted(hosts, key=lambda each: -each[0])[:HOSTS]
        return found

    def urge(self) -> float:
        """Return what the best attack that could be announced now would win."""
        able = self.table.camp(self.seat).able()
        rivals = [other for other in self.table.alive() if other != self.seat] if able else []
        open_ones = [other for other in rivals if not self.table.attacked[self.seat] >> other & 1]
        return max((self._against(other) for other in open_ones), default=-1.0)

    # ------------------------------------------------------------------ what it costs

    def _paid(self, plan: Plan) -> float | None:
        """Return what paying for ``plan`` costs; ``None`` if it costs base or game, or cannot be done."""
        table, prices = self.table, self.prices
        if manoeuvres.is_open(plan, table):
            steps, plan = self.purse.way(table, plan)
            if not steps:
                return None
        for warning in advising.warnings(table, plan):
            if warning.key in RUINOUS:
                return None
        cost = sum(prices.held[face] for face in plan.spells)
        for uid, state in plan.turns:
            unit = table.unit(uid)
            if unit is None:
                continue
            if uid in plan.dead:
                cost += prices.unit(unit)
            elif self.faces.type[unit.face] == CREATURE:
                cost += 0.07 * prices.unit(unit) * (unit.turned == 0)
            else:
                cost += (STORED[min(3, state)] - STORED[unit.turned]) * prices.made[unit.face]
        left = self.cards - len(plan.spells) - (plan.card >= 0)
        return cost + self._bared(left, self.coming)

    def _bared(self, left: int, coming: float) -> float:
        """Return what it costs to keep ``left`` cards in the hand while so many are coming."""
        if self.table.base(self.seat) is None:
            return 0.0
        return bare(self.cards, self.coming) - bare(left, coming)

    def _begun(self, option: Any) -> Plan:
        table = self.table
        return manoeuvres.begin(table, option, manoeuvres.kept(table, self.seat, answers.purse(table)))

    # ------------------------------------------------------------------ cards

    def _play(self, option: a.Play) -> float:
        cost = self._paid(self._begun(option))
        if cost is None:
            return NEVER
        faces, prices, face = self.faces, self.prices, option.card
        gain = prices.played[face]
        if faces.type[face] == BASE:
            old = self.table.base(self.seat)
            gain -= 1.5 + (prices.unit(old) if old is not None else 0.0)
        elif faces.words[face] & k.WEAK:
            gain *= 0.55
        elif option.onto:
            host = self.table.unit(option.onto)
            if host is None:
                return NEVER
            gain += 0.05 * prices.unit(host)
            if not faces.lent_words[face] & ~faces.keywords(host) and faces.lent_words[face]:
                # it lends nothing that the host does not have
                gain *= 0.4
        return gain - prices.held[face] - cost

    def _cast(self, option: a.Cast) -> float:
        cost = self._paid(self._begun(option))
        if cost is None:
            return NEVER
        face = option.card
        effect = sum(
            self.effect(symbol, target)
            for symbol, target in zip(self.faces.casting[face], option.targets, strict=False)
        )
        return effect * (TOMORROW if self.faces.timed[face] else 1.0) - self.prices.held[face] - cost

    def _use(self, option: a.Use) -> float:
        cost = self._paid(self._begun(option))
        if cost is None:
            return NEVER
        unit = self.table.unit(option.unit)
        assert unit is not None
        face = next(face for uid, face in self.faces.rows(unit) if uid == option.source)
        return self.effect(self.faces.symbols[face][option.ability], option.target) - BOTHER - cost

    def _ripe(self, option: a.Ripe) -> float:
        unit = self.table.unit(option.unit)
        if unit is None or (self.table.base(self.seat) is None and len(self.table.fields[self.seat]) == 1):
            return NEVER
        return sum(
            self.effect(symbol, target)
            for symbol, target in zip(self.faces.casting[unit.face], unit.named, strict=False)
        )

    def _bribe(self, option: a.Bribe) -> float:
        cost = self._paid(self._begun(option))
        unit = self.table.unit(option.unit)
        return NEVER if cost is None or unit is None else 1.7 * self.prices.unit(unit) - cost

    def _recruit(self, option: a.Recruit) -> float:
        player = self.seen.players[self.seat]
        if self.cards <= 1 and self.table.base(self.seat) is not None:
            return NEVER
        draws = fetched(player.limit, self.cards - 1, self.faces.recruit[option.card], player.colony)
        return DRAW * draws - self.prices.held[option.card] - self._bared(self.cards - 1, draws)

    def _dismiss(self, option: a.Dismiss) -> float:
        table, player = self.table, self.seen.players[self.seat]
        for unit in table.fields[self.seat]:
            if unit.uid == option.unit:
                if self.faces.type[unit.face] == BASE or len(table.fields[self.seat]) == 1:
                    return NEVER
                cost, face = self.prices.lying(unit), unit.face
                break
            piece = next((each for each in unit.attached if each.uid == option.unit), None)
            if piece is not None:
                cost, face = self.prices.played[piece.face], piece.face
                break
        else:
            return NEVER
        draws = fetched(player.limit, self.cards, self.faces.recruit[face], player.colony)
        return DRAW * draws - cost - self._bared(self.cards, draws)

    # ------------------------------------------------------------------ attacks

    def _announce(self, option: a.Announce) -> float:
        return self._against(option.against)

    def _against(self, other: int) -> float:
        onslaught = fighting.Onslaught(self.table, self.prices, self.seat, other, self.seen.players[other].cards)
        return onslaught.best()[0] - BOTHER

    def _explode(self, option: a.Explode) -> float:
        """Rate a kamikaze's bonus: the creature goes in any case (GH-5.16)."""
        unit = self.table.unit(option.unit)
        return NEVER if unit is None else 1.5 - 0.7 * self.prices.unit(unit)

    # ------------------------------------------------------------------ effects

    def effect(self, symbol: Symbol, target: int) -> float:
        """Return what it wins that ``symbol`` is given to ``target``."""
        return sum(self._change(symbol, seat, unit) for seat, unit in self._reached(symbol, target))

    def _reached(self, symbol: Symbol, target: int) -> list[tuple[int, Unit]]:
        table, faces = self.table, self.faces
        if symbol.scope == "one":
            found = table.at(target)
            return [found] if found is not None else []
        seats = [-target - 1] if symbol.scope == "player" else table.alive()
        return [
            (seat, unit)
            for seat in seats
            for unit in table.fields[seat]
            if faces.type[unit.face] != SPELL and symbol.reaches(faces.type[unit.face], faces.keywords(unit))
        ]

    def _change(self, symbol: Symbol, seat: int, unit: Unit) -> float:
        """Return what it wins that ``symbol`` changes ``unit`` of ``seat``."""
        table, faces, fight = self.table, self.faces, self.table.fight
        side = 1.0 if seat == self.seat else -1.0
        kind = faces.type[unit.face]
        give = symbol.give
        life = give.defence if kind == CREATURE else give.structure
        worth = self.prices.unit(unit) + POINT * faces.tp[unit.face]
        gain = 0.0
        if life and kind != BASE:
            now = values.defence(faces, unit, table.mods, fight)
            marked = values.counted(fight.marked, unit.uid) if fight is not None else 0
            if now - marked > 0 >= now - marked + life:
                gain -= side * worth
            elif now <= 0 < now + life:
                gain += side * worth
        fresh = k.words(symbol.keywords & ~faces.keywords(unit))
        if fight is None:
            if "guard" in fresh and seat != self.seat and unit.turned == 0 and faces.values(unit):
                gain += BOTHER
            return gain
        involved = unit.uid == fight.target or unit.uid in fight.attackers
        if involved or any(block.unit == unit.uid for block in fight.blocks):
            words = sum(abs(WORDS.get(word, 0.0)) for word in fresh if word != "guard")
            gain += side * (0.5 * (give.attack if faces.values(unit) else 0) + 0.3 * life + 0.4 * words)
        return gain
