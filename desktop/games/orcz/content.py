"""The opponents and events of Orcz, read from ``rules_data/orcz`` or from a save."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal, TypeVar

import attrs
import msgspec

from desktop.core.fault import ContentError, Fault, Mark
from desktop.core.message import Message, message
from desktop.data.nodes import Node
from desktop.data.reader import read
from desktop.data.schema import Marked, key, near, structure
from desktop.games.orcz.tiles import FIELDS, TILES, Tile

if TYPE_CHECKING:
    from pathlib import Path

T = TypeVar("T")

Field = Literal["forest", "urth", "falladir", "sundered"]
Army = Literal["infantry", "cavalry", "archers"]
Wheel = Literal["usual", "reversed", "ignored"]
SameType = Literal["stronger", "weaker"]
Ties = Literal["nobody", "attacker"]
Backstabs = Literal["free", "forced", "none"]
Lie = Literal["mixed", "down", "up"]
Enter = Literal["rear", "front"]
Order = Literal["drawn", "shown"]
Leads = Literal["greatest", "smallest"]
Heroes = Literal["march", "barred", "return"]

OPPONENT_IDS = tuple(tuple(f"{letter}{n}" for n in range(1, 7)) for letter in "FUKS")
"""The opponents of each field (OR-1.9)."""

EVENT_IDS = tuple(f"E{n:02}" for n in range(1, 25))
"""The events (OR-11)."""


class Opponent(msgspec.Struct, frozen=True, gc=False):
    """One of the 24 opponents (OR-1.6).

    Attributes
    ----------
    id
        Its letter and number.
    field
        Where it stands, by number.
    large, small
        Its two numbers.
    """

    id: str
    field: int
    large: int
    small: int


class Effects(msgspec.Struct, frozen=True, gc=False):
    """What an event changes; the defaults are the usual rules.

    Attributes
    ----------
    infantry, cavalry, archers
        Added to the strength of these tiles.
    wheel
        Which type beats which: as usual, the other way round, or strength alone decides.
    same_type
        Which of two tiles of one type wins.
    ties
        Who wins a wing that would tie.
    backstabs
        Whether active lines may, must or cannot backstab.
    loot
        Slaves paid for a complete victory.
    scalps
        If above 0, paid instead of loot for each tile lost more than the other side.
    lie
        How the two tiles of a new line lie.
    spare
        If above 0, a field holds so many lines more than there are warlords (or what all lines need).
    enter
        Where new lines go.
    order
        Whether the order of the fields is drawn one by one, or shown at the start.
    reward
        Added to both numbers of a beaten opponent when it pays.
    penalty
        Multiplies both numbers of an unbeaten opponent when it is paid.
    need
        Added to the large number for the force needed.
    leads
        Which force leads.
    vanguard
        What the owner of the frontmost line counts more when the leader is found.
    heroes
        Whether champions and shamans may be placed, and whether they come back.
    """

    infantry: int = 0
    cavalry: int = 0
    archers: int = 0
    wheel: Wheel = "usual"
    same_type: SameType = "stronger"
    ties: Ties = "nobody"
    backstabs: Backstabs = "free"
    loot: int = 1
    scalps: int = 0
    lie: Lie = "mixed"
    spare: int = 0
    enter: Enter = "rear"
    order: Order = "drawn"
    reward: int = 0
    penalty: int = 1
    need: int = 0
    leads: Leads = "greatest"
    vanguard: int = 0
    heroes: Heroes = "march"


class EventTile(msgspec.Struct, frozen=True, gc=False):
    """One of the 24 events (OR-1.7).

    Attributes
    ----------
    id
        Its letter and number.
    effects
        What it changes.
    """

    id: str
    effects: Effects


class Content(msgspec.Struct, frozen=True):
    """All that a table of Orcz is laid with.

    Attributes
    ----------
    opponents
        Six for each field, in the order of the fields.
    events
        The 24 events, in the order of their numbers.
    """

    opponents: tuple[Opponent, ...]
    events: tuple[EventTile, ...]

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The thirteen tiles of a warlord."""
        return TILES


@attrs.frozen
class _Opponent:
    """An opponent as it is written."""

    id: Marked[str]
    large: Marked[int]
    small: Marked[int]


@attrs.frozen
class _Opponents:
    """The file of opponents."""

    opponents: dict[Field, Marked[tuple[_Opponent, ...]]]
    mark: Mark


@attrs.frozen
class _Changes:
    """The changes of an event as they are written: each key one kind of effect."""

    mark: Mark
    strength: dict[Army, int] = attrs.field(factory=dict)
    wheel: Wheel = "usual"
    same_type: SameType = attrs.field(default="stronger", metadata=key("same-type"))
    ties: Ties = "nobody"
    backstabs: Backstabs = "free"
    loot: Marked[int] | None = None
    scalps: Marked[int] | None = None
    lie: Lie = "mixed"
    spare: Marked[int] | None = None
    enter: Enter = "rear"
    order: Order = "drawn"
    reward: Marked[int] | None = None
    penalty: Marked[int] | None = None
    need: int = 0
    leads: Leads = "greatest"
    vanguard: Marked[int] | None = None
    heroes: Heroes = "march"

    def amounts(self) -> tuple[tuple[str, Marked[int]], ...]:
        """Return the amounts that cannot be below 0, with their keys."""
        named = ("loot", "scalps", "spare", "reward", "penalty", "vanguard")
        return tuple((name, amount) for name in named if (amount := getattr(self, name)) is not None)

    def effects(self) -> Effects:
        """Return what the rules make of it."""
        return Effects(
            **self.strength,
            **{name: amount.value for name, amount in self.amounts()},
            wheel=self.wheel,
            same_type=self.same_type,
            ties=self.ties,
            backstabs=self.backstabs,
            lie=self.lie,
            enter=self.enter,
            order=self.order,
            need=self.need,
            leads=self.leads,
            heroes=self.heroes,
        )


@attrs.frozen
class _Event:
    """An event as it is written."""

    id: Marked[str]
    changes: _Changes


@attrs.frozen
class _Events:
    """The file of events."""

    events: tuple[_Event, ...]
    mark: Mark


def load(folder: Path) -> Content:
    """Return the content of ``opponents.yaml`` and ``events.yaml`` in ``folder``.

    Raises
    ------
    ContentError
        With everything that is wrong in both files.
    """
    wrong: list[Fault] = []
    nodes: list[Node] = []
    for name in ("opponents.yaml", "events.yaml"):
        try:
            nodes.append(read(folder / name))
        except ContentError as error:
            wrong += error.faults
    if wrong:
        raise ContentError(tuple(wrong))
    return content(*nodes)


def content(opponents: Node, events: Node) -> Content:
    """Return the content that the two files mean.

    Raises
    ------
    ContentError
        With everything that is wrong in both.
    """
    wrong: list[Fault] = []
    foes = _made(lambda found: _opponents(structure(opponents, _Opponents), found), wrong)
    tiles = _made(lambda found: _events(structure(events, _Events), found), wrong)
    if wrong:
        raise ContentError(tuple(wrong))
    return Content(foes, tiles)


def _made(make: Callable[[list[Fault]], tuple[T, ...]], wrong: list[Fault]) -> tuple[T, ...]:
    """Return what one file means, or note what is wrong with it in the order of its lines."""
    found: list[Fault] = []
    made: tuple[T, ...] = ()
    try:
        made = make(found)
    except ContentError as error:
        found += error.faults
    wrong += sorted(found, key=lambda each: each.where or Mark(""))
    return made


def faults(opponents: Node, events: Node) -> tuple[Fault, ...]:
    """Return everything that is wrong in the two files; the verdict of :func:`content`."""
    try:
        content(opponents, events)
    except ContentError as error:
        return error.faults
    return ()


def _opponents(written: _Opponents, wrong: list[Fault]) -> tuple[Opponent, ...]:
    """Return the opponents in order, or note what is wrong with them (OR-1.6, OR-1.9)."""
    made: list[Opponent] = []
    for number, (name, known) in enumerate(zip(FIELDS, OPPONENT_IDS, strict=True)):
        row = next((found for field, found in written.opponents.items() if field == name), Marked((), written.mark))
        there = row.value
        _names(tuple(each.id for each in there), known, wrong, row.mark, "opponent")
        for each in sorted(there, key=lambda each: each.id.value):
            for word, amount in (("large", each.large), ("small", each.small)):
                _not_negative(each.id.value, word, amount, wrong)
            made.append(Opponent(each.id.value, number, each.large.value, each.small.value))
    return tuple(made)


def _events(written: _Events, wrong: list[Fault]) -> tuple[EventTile, ...]:
    """Return the events in order, or note what is wrong with them (OR-1.7, OR-11)."""
    _names(tuple(each.id for each in written.events), EVENT_IDS, wrong, written.mark, "event")
    made: list[EventTile] = []
    for each in sorted(written.events, key=lambda each: each.id.value):
        for word, amount in each.changes.amounts():
            _not_negative(each.id.value, word, amount, wrong)
        effects = each.changes.effects()
        if effects == Effects():
            what = message("orcz.fault.no-change", event=each.id.value)
            wrong.append(_fault("O104", what, each.changes.mark, "no-change", each.id.value, "OR-11"))
        made.append(EventTile(each.id.value, effects))
    return tuple(made)


def _names(found: tuple[Marked[str], ...], known: tuple[str, ...], wrong: list[Fault], mark: Mark, kind: str) -> None:
    """Note which names are unknown, written twice, or missing."""
    clause = "OR-1.7" if kind == "event" else "OR-1.6"
    seen: list[str] = []
    for name in found:
        if name.value not in known:
            missing = tuple(each for each in known if each not in {other.value for other in found})
            mend = near(name.value, missing) or message("data.choices", words=", ".join(known))
            what = message(f"orcz.fault.unknown-{kind}", word=name.value)
            wrong.append(Fault("O101", what, clause, where=name.mark, mend=mend, who=name.value))
        elif name.value in seen:
            what = message(f"orcz.fault.twice-{kind}", word=name.value)
            wrong.append(_fault("O102", what, name.mark, "twice", name.value, clause))
        seen.append(name.value)
    for word in known:
        if word not in seen:
            what = message(f"orcz.fault.missing-{kind}", word=word, n=len(seen))
            mend = message(f"orcz.fault.missing-{kind}.mend", word=word)
            wrong.append(Fault("O103", what, clause, where=mark, mend=mend, who=word))


def _not_negative(who: str, word: str, amount: Marked[int], wrong: list[Fault]) -> None:
    """Note an amount below 0 (OR-9.1)."""
    if amount.value < 0:
        what = message("orcz.fault.below-zero", word=word, amount=amount.value)
        wrong.append(_fault("O105", what, amount.mark, "below-zero", who, "OR-9.1"))


def _fault(code: str, what: Message, mark: Mark, mend: str, who: str, clause: str) -> Fault:
    return Fault(code, what, clause, where=mark, mend=message(f"orcz.fault.{mend}.mend"), who=who)


def pack(of: Content) -> str:
    """Return ``of`` as the text that a save holds."""
    return msgspec.json.encode(of).decode()


def unpack(embedded: str) -> Content:
    """Return the content that a save holds."""
    return msgspec.json.decode(embedded, type=Content)
