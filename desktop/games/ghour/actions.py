"""What a player may ask for (GH-11c).

``Play``, ``Cast``, ``Use`` and ``Bribe`` open a payment where there is something to pay; ``Turn`` to ``Hire``
fill it, and ``Confirm`` carries all of it out at once (GH-11.8).  Cards from hidden zones are named by their
number in the content, cards on the Field by their number on the table.
"""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from desktop.core.rules import Action

ROCK, PAPER, SCISSORS = 0, 1, 2


class Cut(Action, frozen=True, gc=False, tag="cut"):
    """Lift ``at`` cards off another player's pile; 0 leaves it (GH-8.1)."""

    at: int


class Draw(Action, frozen=True, gc=False, tag="draw"):
    """Draw one card, or ``count`` of them one after the other (GH-8.2, GH-8.4)."""

    count: int = 1


class Stop(Action, frozen=True, gc=False, tag="stop"):
    """Draw no more."""


class TakeBack(Action, frozen=True, gc=False, tag="take-back"):
    """Take an undead instead of a draw: from the own Graveyard or from ``of``'s Trophies (GH-5.18)."""

    of: int
    card: int


class Play(Action, frozen=True, gc=False, tag="play"):
    """Play a base, building, creature, extension or item; ``onto`` is the host or 0."""

    card: int
    onto: int = 0


class Cast(Action, frozen=True, gc=False, tag="cast"):
    """Cast a spell at ``targets`` (a card, or a seat), one for each ability; ``turned`` if it is timed."""

    card: int
    targets: tuple[int, ...] = ()
    turned: int = 0


class Use(Action, frozen=True, gc=False, tag="use"):
    """Use a symbol of ``unit`` (printed on ``source``) on ``target``; ``helper`` turns, or 0."""

    unit: int
    source: int
    ability: int
    target: int
    helper: int = 0


class Bribe(Action, frozen=True, gc=False, tag="bribe"):
    """Pay double for a traitor (GH-5.22)."""

    unit: int


class Turn(Action, frozen=True, gc=False, tag="turn"):
    """Turn ``unit`` for the goods of a symbol printed on ``source``."""

    unit: int
    source: int
    ability: int


class Help(Action, frozen=True, gc=False, tag="help"):
    """Turn the creature ``unit`` for the goods of a helper symbol printed on ``source``."""

    unit: int
    source: int
    ability: int


class Exchange(Action, frozen=True, gc=False, tag="exchange"):
    """Give several of one resource for one of another (GH-5.27); 0 gold, 1 material, 2 mana."""

    give: int
    take: int


class Yield(Action, frozen=True, gc=False, tag="yield"):
    """Cast a spell for its goods within a payment (GH-8.12a)."""

    card: int


class Build(Action, frozen=True, gc=False, tag="build"):
    """Turn a creature for the builder cost (GH-4.2)."""

    unit: int


class Assist(Action, frozen=True, gc=False, tag="assist"):
    """Turn a creature so that the card enters less turned (GH-4.10)."""

    unit: int


class Hire(Action, frozen=True, gc=False, tag="hire"):
    """Let the morning's payment cover the mercenary ``unit`` (GH-8.5)."""

    unit: int


class Confirm(Action, frozen=True, gc=False, tag="confirm"):
    """Carry out what was planned."""


class Refrain(Action, frozen=True, gc=False, tag="refrain"):
    """Do not pay the surcharge (GH-6.8), or let the goods of symbols be lost (GH-8.12a)."""


class Ripe(Action, frozen=True, gc=False, tag="ripe"):
    """Let a ripe timed spell take effect (GH-4.29)."""

    unit: int


class Recruit(Action, frozen=True, gc=False, tag="recruit"):
    """Lay a card of the hand on the Colony (GH-8.14)."""

    card: int


class Dismiss(Action, frozen=True, gc=False, tag="dismiss"):
    """Lay a card of the Field, or something attached, on the Colony (GH-8.14)."""

    unit: int


class Announce(Action, frozen=True, gc=False, tag="announce"):
    """Announce an attack (GH-8.21)."""

    against: int


class Withdraw(Action, frozen=True, gc=False, tag="withdraw"):
    """Withdraw the own announcement (GH-8.21)."""


class Look(Action, frozen=True, gc=False, tag="look"):
    """Look into a pile: 0 Graveyard, 1 Trophies (GH-1.4)."""

    of: int
    pile: int


class Pass(Action, frozen=True, gc=False, tag="pass"):
    """Be done for the day, unless somebody else acts (GH-11.6)."""

    passes: ClassVar[bool] = True


class Let(Action, frozen=True, gc=False, tag="let"):
    """Answer nothing to an announcement, or do nothing in a window (GH-11.10, GH-11.12)."""

    passes: ClassVar[bool] = True


class Claim(Action, frozen=True, gc=False, tag="claim"):
    """Claim the floor (GH-11.7)."""


class Discard(Action, frozen=True, gc=False, tag="discard"):
    """Discard down to the size of the new base (GH-4.9)."""

    card: int


class Hide(Action, frozen=True, gc=False, tag="hide"):
    """Turn the creature just played face-down (GH-5.11)."""


class Show(Action, frozen=True, gc=False, tag="show"):
    """Leave the creature just played face-up."""


class Challenge(Action, frozen=True, gc=False, tag="challenge"):
    """Choose against whom to play signs for a weak card (GH-5.19)."""

    against: int


class Sign(Action, frozen=True, gc=False, tag="sign"):
    """Choose a sign in secret: 0 rock, 1 paper, 2 scissors (GH-8.24)."""

    sign: int


class Courtesy(Action, frozen=True, gc=False, tag="courtesy"):
    """Let the other tied players attack first (GH-8.22)."""


class Send(Action, frozen=True, gc=False, tag="send"):
    """Add a card to the attackers (GH-9.3)."""

    unit: int


class Strike(Action, frozen=True, gc=False, tag="strike"):
    """Name the target and so declare the attack (GH-9.3)."""

    target: int


class Guard(Action, frozen=True, gc=False, tag="guard"):
    """Set a value of a card against a line (GH-9.9, GH-9.10)."""

    unit: int
    line: int
    value: int


class Overflow(Action, frozen=True, gc=False, tag="overflow"):
    """Name a further line that an axe takes on (GH-9.10a)."""

    unit: int
    line: int


class Done(Action, frozen=True, gc=False, tag="done"):
    """Declare the blocks as they stand."""


class Explode(Action, frozen=True, gc=False, tag="explode"):
    """Use a kamikaze's bonus (GH-5.16)."""

    unit: int


class Shift(Action, frozen=True, gc=False, tag="shift"):
    """Play signs for a shapeshifter (GH-5.17)."""

    unit: int


class Wind(Action, frozen=True, gc=False, tag="wind"):
    """Turn a catapult once more for this fight (GH-5.28)."""

    unit: int


class Split(Action, frozen=True, gc=False, tag="split"):
    """Aim ``points`` of the value ``source`` at ``target`` (GH-9.13, GH-9.14)."""

    source: int
    target: int
    points: int


class Loot(Action, frozen=True, gc=False, tag="loot"):
    """Choose which looter gets the items (GH-5.12)."""

    unit: int


class Result(Action, frozen=True, gc=False, tag="result"):
    """Choose what hitting the base does: mill, or discard (GH-9.34)."""

    mill: bool


class Agree(Action, frozen=True, gc=False, tag="agree"):
    """Accept the draw (GH-10.6)."""


class Decline(Action, frozen=True, gc=False, tag="decline"):
    """Decline the draw (GH-10.6)."""

    voluntary: ClassVar[bool] = True


class GiveUp(Action, frozen=True, gc=False, tag="give-up"):
    """Leave the game (GH-10.7)."""

    voluntary: ClassVar[bool] = True


AnyAction: TypeAlias = (
    Cut | Draw | Stop | TakeBack | Play | Cast | Use | Bribe | Turn | Help | Exchange | Yield | Build | Assist | Hire
    | Confirm | Refrain | Ripe | Recruit | Dismiss | Announce | Withdraw | Look | Pass | Let | Claim | Discard | Hide
    | Show | Challenge | Sign | Courtesy | Send | Strike | Guard | Overflow | Done | Explode | Shift | Wind | Split
    | Loot | Result | Agree | Decline | GiveUp
)  # fmt: skip
