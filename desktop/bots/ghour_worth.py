"""What the cards of Ghour are worth to a computer player, in the hand and on the Field, and how seats stand.

The unit is about one good: a creature that costs two goods is worth a little more than two once it lies there.
"""

from __future__ import annotations

from collections.abc import Mapping

from desktop.bots.sense import Shares
from desktop.games.ghour import keywords as k
from desktop.games.ghour.faces import BASE, BUILDING, CREATURE, EXTENSION, SPELL, Faces
from desktop.games.ghour.observation import Observation, Player
from desktop.games.ghour.pieces import Unit

ATTACK, LIFE = 0.75, 0.55
"""What a point of attack and of defence is worth on a creature."""

IDLE_ATTACK = 0.4
"""What a point of attack is worth on a card that only strikes back."""

KINDS = (1.0, 1.3, 1.15)
"""By how much a bow and an axe are better than a club."""

PRODUCTION = 1.4
"""What a good a day is worth."""

POINT = 0.15
"""What a trophy point is worth."""

COLONY = 0.15
"""What a card is worth that is still to be drawn."""

DRAW = 1.7
"""What a card is worth that a recruiter fetches tomorrow."""

BARE_HAND = (-6.0, -4.0, -1.5, -0.5, 0.0)
"""What it costs to hold so few cards: the last one cannot be played, and a hit on the base may take it."""

TOMORROW = 0.8
"""What is left of a card that comes only tomorrow."""

FRESHNESS = (1.0, 0.93, 0.88, 0.84)
"""What is left of a creature's worth in each state."""

STORED = (0.0, 0.1, 0.35, 0.75)
"""What turning a productive building has used up, for each good, by its state."""

STEEPNESS = 3.0
"""How surely the seat that stands better wins."""

LOST, WON = 0.06, 0.9
"""What a game is worth that is as good as lost, and as good as won: a game that is over is more certain."""

WORDS: Mapping[str, float] = {
    "flying": 0.4, "swimming": 0.4, "invisible": 0.8, "seer": 0.2, "clumsy": -0.2, "industrious": 0.7, "slow": -1.0,
    "fast": 0.4, "poisonous": 1.5, "sleep_inducing": 0.6, "lurking": 0.2, "looting": 0.2, "ravaging": 0.3,
    "guard": -0.5, "aggressive": -0.6, "kamikaze": 0.4, "shapeshifter": 0.3, "undead": 0.7, "berserk": 0.4,
    "life_drinker": 0.8, "traitor": -1.0, "mercenary": -1.6, "watchtower": 2.0, "protected": 0.3, "mobile": 0.6,
    "market": 0.8, "catapult": 0.6,
}  # fmt: skip
"""What a keyword is worth to its controller; *weak* costs nothing once the card lies there."""


class Prices:
    """The worth of every card of the content, by its number.

    Parameters
    ----------
    faces
        The cards.

    Attributes
    ----------
    played
        On the Field; for what is attached or lies timed, what it adds.
    held
        In the hand of somebody with a base.
    made
        The goods one turn yields.
    """

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        every = range(len(faces.ids))
        self.made = [self._made(face) for face in every]
        self.played = [self._played(face) for face in every]
        self.held = [0.9 + 0.3 * min(8.0, self.played[face]) + 0.1 * faces.recruit[face] for face in every]

    def _made(self, face: int) -> float:
        faces = self.faces
        yields = [sum(symbol.gain) - sum(symbol.pay) for symbol in faces.turning[face]]
        return float(max(yields, default=0)) + 0.5 * len(faces.helping[face])

    def _played(self, face: int) -> float:
        faces = self.faces
        kind = faces.type[face]
        strength = sum(KINDS[how] * value for how, value in faces.attacks[face])
        words = sum(WORDS.get(word, 0.0) for word in k.words(faces.words[face]))
        made = PRODUCTION * self.made[face]
        if kind == CREATURE:
            return max(0.5, 0.8 + ATTACK * strength + LIFE * faces.defence[face] + made + words)
        if kind == BUILDING:
            each = ATTACK if faces.words[face] & k.MOBILE else IDLE_ATTACK
            return max(0.5, 1.2 + each * strength + LIFE * faces.defence[face] + 1.2 * made + words)
        if kind == BASE:
            return 4.0 + 0.6 * faces.size[face] + 1.2 * made + IDLE_ATTACK * strength
        if kind == SPELL:
            return 1.6 if faces.timed[face] else 1.0
        lent = sum(WORDS.get(word, 0.0) for word in k.words(faces.lent_words[face]))
        lift = ATTACK * faces.lent_attack[face] + LIFE * faces.lent_defence[face]
        return max(0.2, 0.2 + lift + lent + made + (IDLE_ATTACK * strength if kind == EXTENSION else 0.0))

    def unit(self, unit: Unit) -> float:
        """Return what ``unit`` is worth with what is attached to it, however it is turned."""
        worth = self.played[unit.face]
        for piece in unit.attached:
            worth += self.played[piece.face]
        return worth

    def lying(self, unit: Unit) -> float:
        """Return what ``unit`` is worth as it lies."""
        kind = self.faces.type[unit.face]
        if kind == CREATURE:
            slow = self.faces.keywords(unit) & k.SLOW
            return self.unit(unit) * FRESHNESS[max(0, unit.turned - 1) if slow else unit.turned]
        made = self.made[unit.face] + sum(self.made[piece.face] for piece in unit.attached)
        return self.unit(unit) - STORED[unit.turned] * made

    def standing(self, player: Player) -> float:
        """Return what all that ``player`` has is worth; 0 if he is out."""
        if player.out:
            return 0.0
        faces = self.faces
        total = POINT * player.points
        rooted = False
        for each in player.field:
            total += self.lying(each.unit)
            rooted = rooted or faces.type[each.unit.face] == BASE
        if not rooted:
            return 0.9 * total
        cards = player.cards
        total += sum(self.held[face] for face in player.hand) if player.hand is not None else 2.0 * cards
        coming = self.coming(player)
        return total + COLONY * player.colony + DRAW * coming + bare(cards, coming)

    def coming(self, player: Player) -> float:
        """Return how many cards the recruiter of ``player`` fetches tomorrow."""
        if player.recruiter < 0:
            return 0.0
        return fetched(player.limit, player.cards, self.faces.recruit[player.recruiter], player.colony)

    def shares(self, seen: Observation) -> Shares:
        """Return how near each seat is to being the last one alive."""
        powers = [(max(0.0, self.standing(player)) + (not player.out)) ** STEEPNESS for player in seen.players]
        total = sum(powers) or 1.0
        return tuple(LOST + (WON - LOST) * power / total for power in powers)


def bare(cards: int, coming: float) -> float:
    """Return what it costs to hold ``cards`` only, while so many are ``coming``."""
    if not cards:
        return BARE_HAND[0]
    count = cards + TOMORROW * coming
    low = int(count)
    if low + 1 >= len(BARE_HAND):
        return 0.0
    return BARE_HAND[low] + (count - low) * (BARE_HAND[low + 1] - BARE_HAND[low])


def fetched(limit: int, cards: int, number: int, colony: int) -> float:
    """Return how many cards a recruiter fetches; some room is still made today."""
    room = max(0.0, min(float(number), limit - cards + 0.7))
    return min(room, float(colony))
