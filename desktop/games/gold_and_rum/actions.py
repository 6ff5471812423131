"""What a player of Gold & Rum may ask for (CH-3.1)."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from desktop.core.rules import Action


class Pass(Action, frozen=True, tag="pass"):
    """Play nothing in this window of the deal (CH-4.10)."""

    passes: ClassVar[bool] = True


class Desert(Action, frozen=True, tag="desert"):
    """Lay a desertion card on ``pile``, counted from 0 (CH-4.6)."""

    pile: int


class Recruit(Action, frozen=True, tag="recruit"):
    """Lay a recruiting card on ``pile``, counted from 0 (CH-4.6)."""

    pile: int


class Favour(Action, frozen=True, tag="favour"):
    """Name ``player`` as favourite of the round (CH-5.1)."""

    player: int


class Spy(Action, frozen=True, tag="spy"):
    """Ask ``victim`` for one card of ``kind`` (CH-7.2)."""

    victim: int
    kind: int


class Decline(Action, frozen=True, tag="decline"):
    """Leave the called spy unused (CH-7.6)."""


class Race(Action, frozen=True, tag="race"):
    """Name the race that fights the next battle (CH-9.1)."""

    race: int


class Lay(Action, frozen=True, tag="lay"):
    """Lay ``count`` mercenaries of ``kind``: one step of the answer LAY (CH-3.1, CH-9.3)."""

    kind: int
    count: int


class LayNothing(Action, frozen=True, tag="lay-nothing"):
    """Lay no mercenary, because none in the hand may be laid (CH-3.1)."""


class Nobody(Action, frozen=True, tag="nobody"):
    """Stay silent in a neutral call (CH-11.1)."""

    passes: ClassVar[bool] = True


class NameMyself(Action, frozen=True, tag="name"):
    """Claim in a neutral call to hold the card (CH-11.1); the claim may be feigned."""


class Commando(Action, frozen=True, tag="commando"):
    """Strike the face-down card at ``place`` of the row of ``victim`` (CH-9.4).

    Places count from 0: the cards of the race first, then the mercenaries.
    """

    victim: int
    place: int


class Airship(Action, frozen=True, tag="airship"):
    """Launch the airship with ``goblins`` of the hand aboard (CH-9.7)."""

    goblins: int


class Withdraw(Action, frozen=True, tag="withdraw"):
    """Do nothing after all, having named oneself in a call (CH-11.1)."""


AnyAction: TypeAlias = (
    Pass
    | Desert
    | Recruit
    | Favour
    | Spy
    | Decline
    | Race
    | Lay
    | LayNothing
    | Nobody
    | NameMyself
    | Commando
    | Airship
    | Withdraw
)
"""Every action of the game."""
