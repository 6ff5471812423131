"""Inventing a truth that a viewer cannot tell from the real one (contract.md §2).

Unseen cards of a player are dealt from the cards of his sets in the colours he has shown, within the deck
rules: at most three of each, one starting base, 36 in all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from desktop.core.dice import Dice, shuffled
from desktop.games.ghour import keywords as k
from desktop.games.ghour.decks import Decks
from desktop.games.ghour.faces import CREATURE, Faces
from desktop.games.ghour.observation import Observation, Player
from desktop.games.ghour.pieces import Plan, Question, Unit
from desktop.games.ghour.state import State, Task

LOCKED = -2


def imagine(faces: Faces, decks: Decks, seen: Observation, viewer: int, dice: Dice) -> State:
    """Return a state that looks to ``viewer`` exactly as ``seen``."""
    return _Inventor(faces, decks, seen, viewer, dice).state()


class _Inventor:
    """One invention: first what is known of each deck, then the rest by lot."""

    def __init__(self, faces: Faces, decks: Decks, seen: Observation, viewer: int, dice: Dice) -> None:
        self.faces = faces
        self.seen = seen
        self.viewer = viewer
        self.dice = dice
        self.seats = len(seen.players)
        self.decks = decks
        self.sets = [decks.sets[card] for card in faces.ids]
        self.known: list[Counter[int]] = [Counter() for _ in range(self.seats)]
        self._note()
        # a starting base that is seen nowhere lies deep in a Graveyard, or left the game
        self.lost = [not known[player.start] for known, player in zip(self.known, seen.players, strict=True)]
        self.pools = [self._pool(seat) for seat in range(self.seats)]

    def _note(self) -> None:
        """Note every card that is seen, under its owner."""
        for seat, player in enumerate(self.seen.players):
            known = self.known[seat]
            known.update(player.hand or ())
            if player.grave is not None:
                known.update(player.grave)
            elif player.top >= 0:
                known[player.top] += 1
            if player.recruiter >= 0:
                known[player.recruiter] += 1
            for (_, owner), face in zip(player.trophies, player.won or (), strict=False):
                self.known[owner][face] += 1
            for each in player.field:
                if each.unit.face >= 0:
                    self.known[each.unit.owner][each.unit.face] += 1
                for piece in each.unit.attached:
                    self.known[piece.owner][piece.face] += 1
        for of, face in self.seen.undead or ():
            if self.seen.players[of].grave is None and of == self.viewer and self.seen.players[of].top != face:
                self.known[self.viewer][face] += 1
            if of != self.viewer and self.seen.players[of].won is None:
                self.known[self.viewer][face] += 1

    def _pool(self, seat: int) -> list[int]:
        """Return cards that could be ``seat``'s unseen ones, in an order drawn by lot."""
        player, faces, known = self.seen.players[seat], self.faces, self.known[seat]
        if player.list is not None:
            rest = Counter(player.list)
            rest.subtract(known)
            if self.lost[seat]:
                rest[player.start] -= 1
            return list(shuffled([face for face, n in sorted(rest.items()) for _ in range(n)], self.dice))
        shown = frozenset((faces.colour[face], self.sets[face]) for face in (*known, player.start))
        left = dict(known)
        some = []
        for face in self.decks.like(shown, 36 - sum(known.values()) + 12):
            if left.get(face, 0) > 0:
                left[face] -= 1
            else:
                some.append(face)
        return list(shuffled(some, self.dice))

    def _take(self, seat: int, fits: Callable[[int], bool] | None = None) -> int:
        """Draw an unseen card of ``seat`` that fits; any card of the content that does if none is left."""
        pool = self.pools[seat]
        for place in range(len(pool)):
            if fits is None or fits(pool[place]):
                return pool.pop(place)
        every = [face for face in range(len(self.faces.ids)) if not self.faces.starts[face]]
        fitting = [face for face in every if fits is None or fits(face)] or every
        return fitting[self.dice.below(len(fitting))]

    def state(self) -> State:
        """Return the invented state."""
        seen, players = self.seen, self.seen.players
        fields = tuple(tuple(self._unit(each.unit) for each in player.field) for player in players)
        trophies = tuple(self._trophies(seat, player) for seat, player in enumerate(players))
        graves = tuple(self._grave(seat, player) for seat, player in enumerate(players))
        hands = tuple(
            player.hand if player.hand is not None else tuple(sorted(self._draw(seat, player.cards)))
            for seat, player in enumerate(players)
        )
        gone = tuple(self._gone(seat, player) for seat, player in enumerate(players))
        colonies = tuple(self._draw(seat, player.colony) for seat, player in enumerate(players))
        recruiters = tuple(player.recruiter for player in players)
        piles = [(*hands[seat], *gone[seat], *colonies[seat], *graves[seat]) for seat in range(self.seats)]
        lists = tuple(
            player.list if player.list is not None else self._list(seat, piles[seat], trophies, fields)
            for seat, player in enumerate(players)
        )
        return State(
            seen.options, tuple(player.deck for player in players), lists, hands, colonies, recruiters, graves,
            trophies, fields, gone, tuple(player.out for player in players),
            tuple(player.recruited for player in players), tuple(player.attacked for player in players),
            tuple(player.withdrawn for player in players), tuple(player.looked for player in players), seen.claims,
            seen.day, seen.first, seen.floor, seen.passes, self._question(), self._plan(), seen.fight, seen.mods,
            seen.purse, seen.symbols, seen.late, seen.late_symbols, seen.standing, seen.announced, seen.gave_way,
            seen.opener, seen.again, seen.leftover, seen.looking,
            seen.idle, seen.still, seen.tally, seen.stirred, seen.accepted, seen.drawn,
            seen.next, tuple(Task(each.name, each.seat, each.number) for each in seen.todo),
        )  # fmt: skip

    def _list(
        self,
        seat: int,
        piles: tuple[int, ...],
        trophies: tuple[tuple[tuple[int, int], ...], ...],
        fields: tuple[tuple[Unit, ...], ...],
    ) -> tuple[int, ...]:
        """Return all that ``seat`` owns in the invented state."""
        player = self.seen.players[seat]
        found = list(piles)
        if player.recruiter >= 0:
            found.append(player.recruiter)
        found += [face for pile in trophies for face, owner in pile if owner == seat]
        for field in fields:
            for unit in field:
                found += [unit.face] if unit.owner == seat else []
                found += [piece.face for piece in unit.attached if piece.owner == seat]
        if player.start not in found:
            found[0] = player.start
        return tuple(sorted(found))

    def _unit(self, unit: Unit) -> Unit:
        if unit.face >= 0:
            return unit
        words, kinds = self.faces.words, self.faces.type
        face = self._take(unit.owner, lambda each: kinds[each] == CREATURE and bool(words[each] & k.LURKING))
        return Unit(unit.uid, face, unit.owner, unit.turned, unit.hidden, unit.granted, unit.attached, unit.named)

    def _trophies(self, seat: int, player: Player) -> tuple[tuple[int, int], ...]:
        if player.won is not None:
            return tuple((face, owner) for face, (_, owner) in zip(player.won, player.trophies, strict=True))
        back = [face for of, face in self.seen.undead or () if of == seat]
        found = []
        for tp, owner in player.trophies:
            face = next((each for each in back if owner == self.viewer and self.faces.tp[each] == tp), -1)
            if face >= 0:
                back.remove(face)
            else:
                face = self._take(owner, self._fits_trophy(tp, owner))
            found.append((face, owner))
        return tuple(found)

    def _fits_trophy(self, tp: int, owner: int) -> Callable[[int], bool]:
        kinds, points, words = self.faces.type, self.faces.tp, self.faces.words
        mortal = owner == self.viewer and self.seen.undead is not None
        return lambda face: points[face] == tp and kinds[face] in (1, 2) and not (mortal and words[face] & k.UNDEAD)

    def _grave(self, seat: int, player: Player) -> tuple[int, ...]:
        if player.grave is not None:
            return player.grave
        if not player.buried:
            return ()
        back = [face for of, face in self.seen.undead or () if of == seat == self.viewer and face != player.top]
        mortal = seat == self.viewer and self.seen.undead is not None
        if self.lost[seat] and player.buried > 1:
            self.lost[seat] = False
            back.append(player.start)
        words = self.faces.words
        while len(back) < player.buried - 1:
            back.append(self._take(seat, (lambda face: not words[face] & k.UNDEAD) if mortal else None))
        return (*shuffled(back, self.dice), player.top)

    def _gone(self, seat: int, player: Player) -> tuple[int, ...]:
        if self.lost[seat] and player.gone:
            self.lost[seat] = False
            return (player.start, *self._draw(seat, player.gone - 1))
        return self._draw(seat, player.gone)

    def _draw(self, seat: int, count: int) -> tuple[int, ...]:
        return tuple(self._take(seat) for _ in range(count))

    def _question(self) -> Question:
        """Return the question; signs that the others have locked become some sign."""
        question = self.seen.question
        if question.kind != "signs":
            return question
        signs = tuple(self.dice.below(3) if sign == LOCKED else sign for sign in question.signs)
        return Question(
            question.kind, question.seat, question.unit, question.left, question.seats, signs, question.picked,
            question.purpose,
        )  # fmt: skip

    def _plan(self) -> Plan | None:
        """Return the open payment; another's is taken as not begun."""
        question = self.seen.question
        if self.seen.plan is not None or question.seat == self.viewer:
            return self.seen.plan
        if question.kind == "hire":
            return Plan(question.seat, "hire")
        if question.kind == "surcharge":
            symbol = self.seen.symbols[0]
            price = self.faces.symbols[symbol.face][symbol.ability].pay
            return Plan(symbol.seat, "surcharge", unit=symbol.unit, need=(*price, 0))
        return None
