"""What one viewer knows of a game of Orcz, with everything a table wants computed."""

from __future__ import annotations

import msgspec

from desktop.games.orcz.clashing import Clash, Peek


class LineSeen(msgspec.Struct, frozen=True):
    """A line as a viewer knows it.

    Attributes
    ----------
    number
        Its place in the order of placing.
    seat
        Its owner.
    left, right
        Its tiles; ``HIDDEN`` where the viewer does not know, ``GONE`` where one was removed.
    up
        Which lie face up for all: 1 for the left, 2 for the right.
    aside
        Whether it is turned aside (OR-5.2).
    active, target
        Whether it has to decide now, and whether it is what the active line could fall upon.
    left_force, right_force
        What each tile would count in the clash, -1 where the viewer does not know (OR-6.2).
    """

    number: int
    seat: int
    left: int
    right: int
    up: int
    aside: bool
    active: bool
    target: bool
    left_force: int
    right_force: int


class FieldSeen(msgspec.Struct, frozen=True):
    """A field as a viewer knows it.

    Attributes
    ----------
    opponent
        The face-up opponent, by number, or -1.
    left
        Opponents still face down.
    conquered
        Whether it is closed for good (OR-3.2).
    done
        Whether it was fought for this round.
    need
        The force needed against its opponent, or 0 (OR-6.3).
    reward, small_reward
        What its opponent would pay, with the event (OR-6.5).
    penalty, small_penalty
        What its opponent would take, with the event (OR-6.7).
    lines
        Front first.
    forces
        What the tiles the viewer knows count, by seat; -1 for seats without a line.
    total
        Their sum.
    champion
        Whether the viewer knows a champion there.
    sure
        Whether the viewer knows every tile there.
    """

    opponent: int
    left: int
    conquered: bool
    done: bool
    need: int
    reward: int
    small_reward: int
    penalty: int
    small_penalty: int
    lines: tuple[LineSeen, ...]
    forces: tuple[int, ...]
    total: int
    champion: bool
    sure: bool


class WingSeen(msgspec.Struct, frozen=True, gc=False):
    """Two tiles that would meet.

    Attributes
    ----------
    attacker, defender
        The tiles; the defender's may be ``HIDDEN``.
    attacker_strength, defender_strength
        What they count with the event; -1 where unknown.
    result
        0 if the attacker would win, 1 if the defender would, 2 for a tie, -1 if the viewer cannot know.
    reason
        What would decide: type, strength, weakness, tie, knives; ``""`` if the viewer cannot know.
    """

    attacker: int
    defender: int
    attacker_strength: int
    defender_strength: int
    result: int
    reason: str


class Duel(msgspec.Struct, frozen=True):
    """What a backstab would compare.

    Attributes
    ----------
    field
        Where.
    place, target
        The places of the active line and of the line in front of it.
    wings
        The left and the right wings.
    """

    field: int
    place: int
    target: int
    wings: tuple[WingSeen, ...]


class Plan(msgspec.Struct, frozen=True, gc=False):
    """The viewer's own placement so far.

    Attributes
    ----------
    field
        The field.
    tile, wing
        The first tile and its wing, -1 while unanswered.
    partner
        The second tile, -1 while unanswered.
    """

    field: int
    tile: int
    wing: int
    partner: int


class Observation(msgspec.Struct, frozen=True):
    """All that a viewer may know (OR-10); tuples are indexed by seat or by field.

    Attributes
    ----------
    viewer
        Whose knowledge it is; ``None`` for the open table.
    seats, rounds, judged
        Warlords, rounds, and whether the Dark God judges.
    round, step, starter
        The round, what the game waits for (0 placing, 1 an order, 2 a share, 3 a charge, 4 nothing), who began.
    awaited
        Whose answer is awaited, or -1.
    answering
        Who has begun an answer in steps, or -1; never how far.
    event, drawn
        The event in force, and all drawn so far.
    fields
        The four fields.
    order, fought, at
        The order of the fields as far as it is known, how many are done, the one at hand or -1.
    room
        Lines a field holds.
    placed, lines_left
        Lines placed this round, and what each seat has still to place.
    slaves, bank, ledger
        Who owns how many, and what each won and lost: loot, as leader, shares, penalties, charges.
    screens
        How many tiles are behind each screen.
    spent
        The spent heroes of each seat.
    trophies
        The opponents beaten under each seat's lead.
    mine
        The viewer's own tiles behind his screen.
    plan
        The viewer's own placement so far.
    needs_hero
        Whether the viewer can complete his lines only with a hero (OR-4.5).
    given
        The share or charge so far, by seat; empty if none is begun.
    duel
        What a backstab would compare, while an order is awaited.
    clash
        The last clash.
    peeks
        Which face-down tiles scouts have looked at.
    used
        With perfect memory: the tiles of each seat that stood in a line this round and went home.
    """

    viewer: int | None
    seats: int
    rounds: int
    judged: bool
    round: int
    step: int
    starter: int
    awaited: int
    answering: int
    event: int
    drawn: tuple[int, ...]
    fields: tuple[FieldSeen, ...]
    order: tuple[int, ...]
    fought: int
    at: int
    room: int
    placed: int
    lines_left: tuple[int, ...]
    slaves: tuple[int, ...]
    bank: int
    ledger: tuple[tuple[int, ...], ...]
    screens: tuple[int, ...]
    spent: tuple[tuple[int, ...], ...]
    trophies: tuple[tuple[int, ...], ...]
    mine: tuple[int, ...]
    plan: Plan | None
    needs_hero: bool
    given: tuple[int, ...]
    duel: Duel | None
    clash: Clash | None
    peeks: tuple[Peek, ...]
    used: tuple[tuple[int, ...], ...]
