"""Words as data: what rules say, before anybody chose a language."""

from __future__ import annotations

from typing import TypeAlias

import msgspec


class Ref(msgspec.Struct, frozen=True, tag="ref", tag_field="is"):
    """A thing that has a name of its own in every language.

    Attributes
    ----------
    kind
        What it is: ``"seat"``, ``"card"``, ``"place"``, or a word of the game.
    id
        Which one; for a seat its number as text.
    """

    kind: str
    id: str


class Message(msgspec.Struct, frozen=True, tag="message", tag_field="is"):
    """One sentence or label as a key with arguments.

    ``desktop.ui.text.say`` turns it into words of the user's language.

    Attributes
    ----------
    key
        Such as ``"claim2.follow"``; the part before the first dot is the game, or ``match``, ``data`` …
    args
        Named arguments in a fixed order.  ``n`` chooses the plural form.
    """

    key: str
    args: tuple[tuple[str, Argument], ...] = ()

    def get(self, name: str) -> Argument | None:
        """Return the argument ``name``, or ``None`` if the message has none of that name."""
        return next((value for key, value in self.args if key == name), None)


Argument: TypeAlias = int | float | str | Ref | Message | tuple[Ref, ...]
"""What a message may be about; a ``float`` is shown with one decimal, as the language writes it."""


def message(key: str, **args: Argument) -> Message:
    """Return the message ``key`` with ``args`` in the order given."""
    return Message(key, tuple(args.items()))


def seat_ref(seat: int) -> Ref:
    """Return the reference that stands for the player at ``seat``."""
    return Ref("seat", str(seat))
