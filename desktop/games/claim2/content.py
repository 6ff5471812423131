"""The 52 cards as data: five factions, each with its values (C2-1.1, C2-1.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

import attrs
import msgspec

from desktop.core.fault import ContentError, Fault, Mark
from desktop.core.message import Ref, message
from desktop.data.reader import read
from desktop.data.schema import Marked, structure

if TYPE_CHECKING:
    from pathlib import Path

FactionId: TypeAlias = Literal["gnome", "giant", "dragon", "troll", "seer"]
"""The factions whose powers the rules know."""

FACTIONS: tuple[FactionId, ...] = get_args(FactionId)
"""Their order everywhere."""

_THRICE, _TWICE, _ONCE = (1, 3, 5, 7) * 3, (1, 3, 5, 7) * 2, tuple(range(10))
_STANDARD: dict[str, tuple[int, ...]] = {
    "gnome": (*_THRICE, 9),
    "giant": (*_TWICE, 9),
    "dragon": _ONCE,
    "troll": _ONCE,
    "seer": _ONCE,
}


class Faction(msgspec.Struct, frozen=True):
    """One faction of the deck.

    Attributes
    ----------
    id
        One of :data:`FACTIONS`.
    values
        The value of each of its cards, ascending.
    """

    id: str
    values: tuple[int, ...]


class Content(msgspec.Struct, frozen=True):
    """The deck.

    Attributes
    ----------
    factions
        In the order of :data:`FACTIONS`.
    """

    factions: tuple[Faction, ...]


@attrs.frozen
class _Run:
    """Some values of a faction that have equally many cards."""

    values: tuple[int, ...]
    copies: int = 1


@attrs.frozen
class _Cards:
    """The file ``cards.yaml``."""

    factions: Marked[dict[FactionId, Marked[tuple[_Run, ...]]]]


def load(folder: Path) -> Content:
    """Return the deck that ``cards.yaml`` in ``folder`` describes.

    Raises
    ------
    ContentError
        With every fault, also if the cards are not those of C2-1.2.
    """
    factions = structure(read(folder / "cards.yaml"), _Cards).factions
    nothing = Marked[tuple[_Run, ...]]((), factions.mark)
    written = {each: factions.value.get(each, nothing) for each in FACTIONS}
    content = Content(tuple(Faction(each, _values(written[each].value)) for each in FACTIONS))
    found = faults(content, {each: written[each].mark for each in FACTIONS})
    if found:
        raise ContentError(found)
    return content


def _values(runs: tuple[_Run, ...]) -> tuple[int, ...]:
    return tuple(sorted(value for run in runs for value in run.values * run.copies))


def faults(content: Content, marks: Mapping[str, Mark] | None = None) -> tuple[Fault, ...]:
    """Return where the cards differ from those of C2-1.2, one fault for each faction that differs.

    Parameters
    ----------
    content
        The deck.
    marks
        Where each faction is written, if it is known.
    """
    held = {faction.id: faction.values for faction in content.factions}
    found = []
    for faction in dict.fromkeys((*FACTIONS, *held)):
        wanted, values = Counter(_STANDARD.get(faction, ())), Counter(held.get(faction, ()))
        if values != wanted:
            missing, extra = _listed(wanted - values), _listed(values - wanted)
            about = Ref("factions", faction)
            what = message("claim2.content.cards", faction=about, missing=missing or "-", extra=extra or "-")
            mend = message("claim2.content.cards.mend", values=_listed(wanted) or "-")
            where = (marks or {}).get(faction)
            found.append(Fault("C201", what, "C2-1.2", where=where, mend=mend, who=faction))
    return tuple(found)


def _listed(values: Counter[int]) -> str:
    return ", ".join(str(value) for value in sorted(values.elements()))


def pack(content: Content) -> str:
    """Return ``content`` as text for a save."""
    return msgspec.json.encode(content).decode()


def unpack(embedded: str) -> Content:
    """Return what :func:`pack` packed."""
    return msgspec.json.decode(embedded, type=Content)
