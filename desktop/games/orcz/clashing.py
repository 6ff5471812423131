"""What all see of a clash, and of scouts: values that state and observation share."""

from __future__ import annotations

import msgspec


class Sum(msgspec.Struct, frozen=True, gc=False):
    """What one line adds in a clash (OR-6.2).

    Attributes
    ----------
    number
        The line's place in the order of placing.
    seat
        Its owner.
    left, right
        Its tiles, or ``GONE``.
    left_force, right_force
        What each counts, with the event and the shaman.
    """

    number: int
    seat: int
    left: int
    right: int
    left_force: int
    right_force: int


class Clash(msgspec.Struct, frozen=True):
    """A clash with an opponent (OR-6).

    Attributes
    ----------
    field
        Where.
    opponent
        Against whom.
    sums
        The lines left, front first.
    forces
        The force of each seat, -1 for those who take no part.
    total
        The joint force.
    need
        The force needed.
    champion
        Whether a champion stands on the field.
    beaten
        Whether the opponent is beaten (OR-6.3).
    leader
        The leader, or -1 if nobody is there.
    vanguard
        The seat that counts more when the leader is found (E22), or -1.
    paid
        Slaves the leader took or paid.
    due
        Slaves to be shared or charged; 0 if none are.
    """

    field: int
    opponent: int
    sums: tuple[Sum, ...]
    forces: tuple[int, ...]
    total: int
    need: int
    champion: bool
    beaten: bool
    leader: int
    vanguard: int
    paid: int
    due: int


class Peek(msgspec.Struct, frozen=True, gc=False):
    """That a warlord looked at a face-down tile with his scout; what he saw only he knows (OR-4.11).

    Attributes
    ----------
    seat
        Who looked.
    number
        The line, by its place in the order of placing.
    wing
        The wing.
    """

    seat: int
    number: int
    wing: int
