"""What warlords ask for (OR-3.6)."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

from desktop.core.rules import Action


class ChooseField(Action, frozen=True, gc=False, tag="field"):
    """The first question of a placement: where the new line goes (OR-3.6).

    Attributes
    ----------
    field
        The field, by number.
    """

    field: int


class ChooseTile(Action, frozen=True, gc=False, tag="tile"):
    """The second question of a placement: one tile, and the wing it takes.

    Attributes
    ----------
    tile
        The tile, by number.
    wing
        0 for left, 1 for right.
    """

    tile: int
    wing: int


class ChoosePartner(Action, frozen=True, gc=False, tag="partner"):
    """The third question of a placement: the tile on the other wing.

    Attributes
    ----------
    tile
        The tile, by number.
    """

    tile: int


class ChooseShown(Action, frozen=True, gc=False, tag="show"):
    """The last question of a placement: which of the two lies face up.

    Attributes
    ----------
    wing
        The wing that lies face up.
    """

    wing: int


class Scout(Action, frozen=True, gc=False, tag="scout"):
    """Look at a face-down tile of another warlord, once a game (OR-4.9).

    Attributes
    ----------
    field
        Its field.
    place
        The place of its line, 0 at the front.
    wing
        Its wing.
    """

    field: int
    place: int
    wing: int


class Hold(Action, frozen=True, gc=False, tag="hold"):
    """Turn the active line aside (OR-5.6)."""

    passes: ClassVar[bool] = True


class Backstab(Action, frozen=True, gc=False, tag="backstab"):
    """Fall upon the line in front (OR-5.6)."""


class Share(Action, frozen=True, gc=False, tag="share"):
    """Hand one slave of the small reward to another participant (OR-6.5).

    Attributes
    ----------
    to
        Who gets it.
    """

    to: int


class Charge(Action, frozen=True, gc=False, tag="charge"):
    """Make another warlord pay one slave of the small penalty (OR-6.7).

    Attributes
    ----------
    on
        Who pays it.
    """

    on: int


class Spare(Action, frozen=True, gc=False, tag="spare"):
    """Make nobody else pay (OR-6.7)."""

    passes: ClassVar[bool] = True


AnyAction: TypeAlias = (
    ChooseField | ChooseTile | ChoosePartner | ChooseShown | Scout | Hold | Backstab | Share | Charge | Spare
)
