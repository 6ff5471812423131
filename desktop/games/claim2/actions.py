"""What a player may ask for (C2-12.1 to C2-12.4)."""

from __future__ import annotations

from typing import TypeAlias

from desktop.core.rules import Action


class Play(Action, frozen=True, tag="play"):
    """Lead or reply with a card of the own hand (C2-12.1, C2-12.2).

    Attributes
    ----------
    card
        Its name, such as ``"gnome-5"``; equal cards share one name (C2-1.3).
    """

    card: str


class Choose(Action, frozen=True, tag="choose"):
    """Keep the competed card, or swap it for the top card (C2-12.3).

    Attributes
    ----------
    swap
        Whether the top card is taken instead.
    """

    swap: bool


class Smash(Action, frozen=True, tag="smash"):
    """Smash gnomes in the loser's row (C2-12.4).

    Attributes
    ----------
    value
        The value of the giants and of the gnomes.
    gnomes
        How many of them; 0 declines.
    """

    value: int
    gnomes: int


AnyAction: TypeAlias = Play | Choose | Smash
"""Every action there is."""
