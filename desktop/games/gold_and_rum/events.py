"""What can be told of a game of Gold & Rum."""

from __future__ import annotations

from typing import TypeAlias

from desktop.core.rules import Event
from desktop.games.gold_and_rum.observation import Sum


class RoundBegan(Event, frozen=True, tag="round"):
    """A new round: its number from 1, who is chancellor, the offset of CH-4.10."""

    number: int
    chancellor: int
    offset: int


class Dealt(Event, frozen=True, tag="dealt"):
    """Warrior card ``number`` (from 1), of ``kind``, came face up on ``pile`` (CH-4.2)."""

    number: int
    pile: int
    kind: int


class RumCame(Event, frozen=True, tag="rum"):
    """The marker came up after warrior card ``after`` (CH-4.3)."""

    after: int


class LastCall(Event, frozen=True, tag="last-call"):
    """The last window in which desertion cards may be laid (CH-4.9)."""


class RecruitPhaseBegan(Event, frozen=True, tag="recruit-phase"):
    """The deck is dealt; only recruiting cards may follow (CH-4.13)."""


class DesertLaid(Event, frozen=True, tag="desert-laid"):
    """A desertion card of ``seat`` came on ``pile``, on top of the card ``on``."""

    seat: int
    pile: int
    on: int


class RecruitLaid(Event, frozen=True, tag="recruit-laid"):
    """A recruiting card of ``seat`` came on ``pile``, on top of the card ``on``."""

    seat: int
    pile: int
    on: int


class DealEnded(Event, frozen=True, tag="deal-ended"):
    """The recruit phase is over; the favourite is to be named."""


class Favoured(Event, frozen=True, tag="favoured"):
    """The chancellor ``seat`` named ``player`` as favourite (CH-5.1)."""

    seat: int
    player: int


class PileTaken(Event, frozen=True, tag="pile-taken"):
    """A claimed pile was worked out (CH-6.8): to ``owner`` go cards with ``backs``; ``deserted`` are gone.

    ``cards`` are the fronts, told to the owner alone.
    """

    pile: int
    owner: int
    backs: tuple[int, ...]
    deserted: tuple[int, ...]
    cards: tuple[int, ...] = ()


class PileUnclaimed(Event, frozen=True, tag="pile-unclaimed"):
    """Nobody claimed ``pile``: it is set aside unseen (CH-6.5)."""

    pile: int


class SpyCalled(Event, frozen=True, tag="spy-called"):
    """Spy ``number`` was called; ``holder`` is -1 if it is in nobody's hand (CH-7.1)."""

    number: int
    holder: int


class SpySent(Event, frozen=True, tag="spy-sent"):
    """``seat`` asked ``victim`` for ``kind``; ``got`` says whether he had to hand one over (CH-7.2)."""

    seat: int
    victim: int
    kind: int
    got: bool


class SpyDeclined(Event, frozen=True, tag="spy-declined"):
    """``seat`` left spy ``number`` unused (CH-7.6)."""

    seat: int
    number: int


class GiantsLeft(Event, frozen=True, tag="giants"):
    """``seat`` had to lay down all ``count`` giants (CH-8.1)."""

    seat: int
    count: int


class BattleBegan(Event, frozen=True, tag="battle"):
    """Battle ``number`` (from 1) is fought by ``race``; ``counts`` of its cards lie face down, by seat (CH-9.2)."""

    number: int
    race: int
    points: int
    counts: tuple[int, ...]


class Laid(Event, frozen=True, tag="laid"):
    """``seat`` laid ``count`` mercenaries face down; ``cards`` are their fronts, told to him alone (CH-9.3)."""

    seat: int
    count: int
    cards: tuple[int, ...] = ()


class CallMade(Event, frozen=True, tag="call"):
    """The holder of ``kind`` was called for, openly among ``eligible``; ``again`` after a withdrawal (CH-11.1)."""

    kind: int
    eligible: tuple[int, ...]
    again: bool


class CallAnswered(Event, frozen=True, tag="call-answered"):
    """All have answered: ``seats`` named themselves, perhaps nobody (CH-11.1)."""

    kind: int
    seats: tuple[int, ...]


class Withdrew(Event, frozen=True, tag="withdrew"):
    """``seat`` named himself for ``kind`` and did nothing (CH-11.1)."""

    seat: int
    kind: int


class CommandoStruck(Event, frozen=True, tag="commando-struck"):
    """``seat`` removed the card at ``place`` of the row of ``victim`` (CH-9.4).

    ``kind`` is its face, told to ``victim`` alone; -1 for everybody else.
    """

    seat: int
    victim: int
    place: int
    back: int
    kind: int = -1


class TurnedUp(Event, frozen=True, tag="turned-up"):
    """``seat`` turned up ``cards``; ``sum`` says how their strength comes about (CH-9.5, CH-9.6)."""

    seat: int
    cards: tuple[int, ...]
    sum: Sum


class AirshipFlew(Event, frozen=True, tag="airship-flew"):
    """``seat`` launched the airship with ``goblins`` aboard; ``sum`` is the strength then (CH-9.7)."""

    seat: int
    goblins: int
    sum: Sum


class BattleWon(Event, frozen=True, tag="battle-won"):
    """Battle ``number`` went to ``winners`` with ``strength``, ``points`` each; empty if nobody won (CH-9.8)."""

    number: int
    race: int
    winners: tuple[int, ...]
    strength: int
    points: int


class Scored(Event, frozen=True, tag="scored"):
    """``seat`` got ``points`` and now has ``total``; ``by_favourite`` if as chancellor (CH-5.2)."""

    seat: int
    points: int
    total: int
    by_favourite: bool


class RoundEnded(Event, frozen=True, tag="round-ended"):
    """The round is over: the scores; covered cards may be spoken of again."""

    number: int
    scores: tuple[int, ...]


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The threshold is reached (CH-10.1)."""

    winners: tuple[int, ...]


AnyEvent: TypeAlias = (
    RoundBegan
    | Dealt
    | RumCame
    | LastCall
    | RecruitPhaseBegan
    | DesertLaid
    | RecruitLaid
    | DealEnded
    | Favoured
    | PileTaken
    | PileUnclaimed
    | SpyCalled
    | SpySent
    | SpyDeclined
    | GiantsLeft
    | BattleBegan
    | Laid
    | CallMade
    | CallAnswered
    | Withdrew
    | CommandoStruck
    | TurnedUp
    | AirshipFlew
    | BattleWon
    | Scored
    | RoundEnded
    | GameEnded
)
"""Every event of the game."""
