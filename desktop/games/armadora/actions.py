"""What a player may ask for (AR-14)."""

from __future__ import annotations

from typing import TypeAlias

from desktop.core.rules import Action


class PlaceWarrior(Action, frozen=True, gc=False, tag="warrior"):
    """Lay a warrior of the own reserve face down (AR-14.1).

    Attributes
    ----------
    square
        Where to.
    strength
        Which one.
    """

    square: int
    strength: int


class PlacePalisade(Action, frozen=True, gc=False, tag="palisade"):
    """Place the first, second or third palisade of one palisade action (AR-14.3).

    Attributes
    ----------
    line
        Where to.
    """

    line: int


class Done(Action, frozen=True, gc=False, tag="done"):
    """Leave it at the palisades already placed (AR-7.5)."""


class Pass(Action, frozen=True, gc=False, tag="pass"):
    """Take no further turn (AR-14.4)."""


class PlaceReinforcement(Action, frozen=True, gc=False, tag="reinforcement"):
    """Lay the reinforcement on an own warrior (AR-14.5).

    Attributes
    ----------
    square
        Where he stands.
    """

    square: int


class MagePeek(Action, frozen=True, gc=False, tag="peek"):
    """Look at a face-down warrior of an opponent (AR-14.6).

    Attributes
    ----------
    square
        Where he lies.
    """

    square: int


class ElfShot(Action, frozen=True, gc=False, tag="shoot"):
    """Lay an Elf token on a warrior of an opponent (AR-14.7).

    Attributes
    ----------
    square
        Where he stands.
    """

    square: int


class GoblinPlace(Action, frozen=True, gc=False, tag="goblin"):
    """Lay an extra warrior face up before the one laid face down (AR-14.8).

    Attributes
    ----------
    square
        Where to.
    strength
        Which one.
    """

    square: int
    strength: int


AnyAction: TypeAlias = (
    PlaceWarrior | PlacePalisade | Done | Pass | PlaceReinforcement | MagePeek | ElfShot | GoblinPlace
)
"""Every action of the game (AR-14.11)."""
