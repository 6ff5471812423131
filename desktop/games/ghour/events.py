"""What can be told of a game of Ghour; cards are named by their number in the content, -1 for "a card"."""

from __future__ import annotations

from typing import TypeAlias

from desktop.core.rules import Event
from desktop.games.ghour.observation import Seen
from desktop.games.ghour.pieces import Block, Fight, Share


class Dawned(Event, frozen=True, gc=False, tag="dawned"):
    """A day begins and everything straightens (GH-8.4)."""

    day: int


class Evening(Event, frozen=True, gc=False, tag="evening"):
    """The day ends (GH-8.25)."""

    day: int


class WasCut(Event, frozen=True, gc=False, tag="was-cut"):
    """A pile was cut, or not (``at`` 0)."""

    by: int
    pile: int
    at: int


class Drew(Event, frozen=True, gc=False, tag="drew"):
    """A card was drawn."""

    seat: int
    card: int


class TookBack(Event, frozen=True, gc=False, tag="took-back"):
    """An undead was taken back."""

    seat: int
    of: int
    card: int


class Played(Event, frozen=True, gc=False, tag="played"):
    """A card came onto the Field."""

    seat: int
    card: int
    unit: int
    onto: int
    turned: int


class WasCast(Event, frozen=True, gc=False, tag="was-cast"):
    """A spell was cast, or a ripe one took effect."""

    seat: int
    card: int
    targets: tuple[int, ...]
    ripe: bool


class Worked(Event, frozen=True, gc=False, tag="worked"):
    """A symbol took effect."""

    seat: int
    unit: int
    card: int
    ability: int
    target: int


class Turned(Event, frozen=True, gc=False, tag="turned"):
    """A card has a new state."""

    unit: int
    turned: int


class Left(Event, frozen=True, gc=False, tag="left"):
    """A card left the Field or a hand: for a Graveyard (``to`` 0), Trophies (1), the Colony (2) or the game (3)."""

    unit: int
    card: int
    seat: int
    to: int
    whose: int


class ChangedSides(Event, frozen=True, gc=False, tag="changed-sides"):
    """A traitor was bribed."""

    unit: int
    to: int


class Announced(Event, frozen=True, gc=False, tag="announced"):
    """An attack was announced."""

    seat: int
    against: int


class Withdrawn(Event, frozen=True, gc=False, tag="withdrawn"):
    """An announcement was withdrawn, or lapsed."""

    seat: int
    against: int
    lapsed: bool


class Looked(Event, frozen=True, gc=False, tag="looked"):
    """Somebody looked into a pile."""

    seat: int
    of: int
    pile: int


class Passed(Event, frozen=True, gc=False, tag="passed"):
    """Somebody passed."""

    seat: int


class Claimed(Event, frozen=True, gc=False, tag="claimed"):
    """Somebody claimed the floor."""

    seat: int


class TurnedDown(Event, frozen=True, gc=False, tag="turned-down"):
    """A lurking creature was turned face-down."""

    unit: int
    hidden: int


class TurnedUp(Event, frozen=True, gc=False, tag="turned-up"):
    """A face-down creature was shown."""

    unit: int
    card: int


class Signed(Event, frozen=True, gc=False, tag="signed"):
    """Signs were shown: (seat, sign); ``winner`` is -1 while it is tied."""

    signs: tuple[tuple[int, int], ...]
    winner: int


class Declared(Event, frozen=True, gc=False, tag="declared"):
    """An attack was declared."""

    attacker: int
    defender: int
    attackers: tuple[int, ...]
    target: int
    mercenary: bool


class Blocked(Event, frozen=True, gc=False, tag="blocked"):
    """The blocks were declared."""

    seat: int
    blocks: tuple[Block, ...]


class Struck(Event, frozen=True, gc=False, tag="struck"):
    """Damage fell, all at once.

    Attributes
    ----------
    round, step
        Where in the fight.
    hits
        Who hit whom, and for how much.
    fight
        The fight just before: its lines and blocks, and the damage so far.
    fields
        Every Field just before, by seat, as everybody saw it.
    """

    round: int
    step: int
    hits: tuple[Share, ...]
    fight: Fight | None = None
    fields: tuple[tuple[Seen, ...], ...] = ()


class Looted(Event, frozen=True, gc=False, tag="looted"):
    """Items changed hands."""

    looter: int
    victim: int


class BaseHit(Event, frozen=True, gc=False, tag="base-hit"):
    """A base was hit: cards milled, or one discarded unseen."""

    seat: int
    mill: bool
    cards: tuple[int, ...]


class Changed(Event, frozen=True, gc=False, tag="changed"):
    """A card's values or keywords changed."""

    unit: int
    attack: int
    defence: int
    keywords: int


class OutOfGame(Event, frozen=True, gc=False, tag="out-of-game"):
    """A player was eliminated."""

    seat: int
    gave_up: bool


class DrawOffered(Event, frozen=True, gc=False, tag="draw-offered"):
    """A draw is offered (GH-10.6), or was declined by ``declined``."""

    declined: int


class Ended(Event, frozen=True, gc=False, tag="ended"):
    """The game is over."""

    winners: tuple[int, ...]


AnyEvent: TypeAlias = (
    Dawned | Evening | WasCut | Drew | TookBack | Played | WasCast | Worked | Turned | Left | ChangedSides | Announced
    | Withdrawn | Looked | Passed | Claimed | TurnedDown | TurnedUp | Signed | Declared | Blocked | Struck | Looted
    | BaseHit | Changed | OutOfGame | DrawOffered | Ended
)  # fmt: skip
