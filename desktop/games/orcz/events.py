"""What can be told of a game of Orcz."""

from __future__ import annotations

from typing import TypeAlias

from desktop.core.rules import Event
from desktop.games.orcz.clashing import Clash


class RoundBegan(Event, frozen=True, tag="round"):
    """A round began; ``drawn`` is the event in force for all of it (OR-3.1)."""

    round: int
    starter: int
    drawn: int


class OpponentShown(Event, frozen=True, tag="opponent"):
    """The next opponent of a field was turned up (OR-3.1)."""

    field: int
    opponent: int


class OrderShown(Event, frozen=True, tag="order"):
    """The order of the fields was drawn and shown (E16)."""

    fields: tuple[int, ...]


class FieldClosed(Event, frozen=True, tag="conquered"):
    """The last opponent of a field fell (OR-3.2)."""

    field: int


class LinePlaced(Event, frozen=True, tag="placed"):
    """A line was placed; a face-down tile is ``HIDDEN`` to the others (OR-4.2)."""

    seat: int
    field: int
    place: int
    number: int
    left: int
    right: int
    up: int


class ScoutUsed(Event, frozen=True, tag="scout"):
    """A scout looked at a tile (OR-4.9)."""

    seat: int
    field: int
    place: int
    wing: int


class Peeked(Event, frozen=True, tag="peek"):
    """What the scout saw; only its user hears it (OR-4.11)."""

    seat: int
    field: int
    place: int
    wing: int
    owner: int
    tile: int


class FieldDrawn(Event, frozen=True, tag="field"):
    """The next field is dealt with (OR-5.1)."""

    field: int


class TileTurned(Event, frozen=True, tag="turned"):
    """A face-down tile was turned up for all to see (OR-5.3, OR-5.7, OR-6.1)."""

    seat: int
    field: int
    place: int
    wing: int
    tile: int


class TurnedAside(Event, frozen=True, tag="aside"):
    """A line was turned aside; ``why`` is hold, hero, broken, front, target, champion, lapse, passed or fight."""

    seat: int
    field: int
    place: int
    why: str


class BackstabOrdered(Event, frozen=True, tag="backstab"):
    """The active line was told to fall upon the line in front (OR-5.6)."""

    seat: int
    field: int
    place: int
    target: int


class AttackPassed(Event, frozen=True, tag="passed"):
    """An attack passes over a shaman to the line in front of it (OR-5.7)."""

    field: int
    place: int
    shaman: int


class OrderWithdrawn(Event, frozen=True, tag="withdrawn"):
    """A champion stopped the attack (OR-5.7)."""

    seat: int
    field: int
    place: int
    champion: int


class AttackLapsed(Event, frozen=True, tag="lapsed"):
    """No line was left behind the shamans (OR-5.7)."""

    seat: int
    field: int
    place: int


class WingFought(Event, frozen=True, tag="wing"):
    """Two tiles met (OR-5.8).

    ``result`` is 0 if the attacker wins, 1 if the defender does, 2 for a tie; ``reason`` is type, strength,
    weakness, tie or knives.
    """

    field: int
    wing: int
    attacker: int
    attacker_place: int
    attacker_tile: int
    attacker_strength: int
    defender: int
    defender_place: int
    defender_tile: int
    defender_strength: int
    result: int
    reason: str


class TileRemoved(Event, frozen=True, tag="removed"):
    """A beaten tile went back behind its owner's screen (OR-5.8)."""

    seat: int
    field: int
    place: int
    wing: int
    tile: int


class LineAdvanced(Event, frozen=True, tag="advanced"):
    """A victorious line took the place of the beaten one (OR-5.11)."""

    seat: int
    field: int
    place: int
    to: int


class LineGone(Event, frozen=True, tag="gone"):
    """A line lost both tiles (OR-5.9)."""

    seat: int
    field: int
    place: int


class Looted(Event, frozen=True, tag="looted"):
    """Loot was paid at once (OR-5.10)."""

    payer: int
    to: int
    amount: int
    due: int


class LineAdded(Event, frozen=True, tag="added"):
    """One line was added to the joint force, front first (OR-6.2)."""

    seat: int
    field: int
    place: int
    left_force: int
    right_force: int
    force: int
    total: int


class Clashed(Event, frozen=True, tag="clashed"):
    """The forces stand against the opponent (OR-6.3, OR-6.4)."""

    clash: Clash


class FieldEmpty(Event, frozen=True, tag="empty"):
    """Nobody stands on the field: the opponent stays (OR-6.9)."""

    field: int
    opponent: int


class LeaderPaid(Event, frozen=True, tag="reward"):
    """The leader took slaves from the bank (OR-6.5)."""

    seat: int
    amount: int
    due: int
    bank: int


class LeaderFined(Event, frozen=True, tag="penalty"):
    """The leader paid slaves to the bank (OR-6.7)."""

    seat: int
    amount: int
    due: int
    bank: int


class SlaveShared(Event, frozen=True, tag="shared"):
    """One slave of the small reward went to a participant (OR-6.5)."""

    leader: int
    to: int
    bank: int


class SlaveCharged(Event, frozen=True, tag="charged"):
    """One slave of the small penalty was paid by a warlord (OR-6.7)."""

    leader: int
    on: int
    bank: int


class Spared(Event, frozen=True, tag="spared"):
    """The leader made nobody else pay (OR-6.7)."""

    leader: int


class OpponentBeaten(Event, frozen=True, tag="beaten"):
    """An opponent left the game and counts for the leader (OR-6.6)."""

    seat: int
    field: int
    opponent: int


class HeroSpent(Event, frozen=True, tag="spent"):
    """A hero lies in front of the screen from now on (OR-6.10)."""

    seat: int
    tile: int


class HeroReturned(Event, frozen=True, tag="returned"):
    """A hero went back behind the screen (E24)."""

    seat: int
    tile: int


class ArmiesReturned(Event, frozen=True, tag="home"):
    """The lines of a field went home (OR-6.10)."""

    field: int


class GameEnded(Event, frozen=True, tag="ended"):
    """The last round is over, or every field is conquered (OR-3.5)."""

    conquered: int


AnyEvent: TypeAlias = (
    RoundBegan
    | OpponentShown
    | OrderShown
    | FieldClosed
    | LinePlaced
    | ScoutUsed
    | Peeked
    | FieldDrawn
    | TileTurned
    | TurnedAside
    | BackstabOrdered
    | AttackPassed
    | OrderWithdrawn
    | AttackLapsed
    | WingFought
    | TileRemoved
    | LineAdvanced
    | LineGone
    | Looted
    | LineAdded
    | Clashed
    | FieldEmpty
    | LeaderPaid
    | LeaderFined
    | SlaveShared
    | SlaveCharged
    | Spared
    | OpponentBeaten
    | HeroSpent
    | HeroReturned
    | ArmiesReturned
    | GameEnded
)
