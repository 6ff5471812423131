"""The table of Ghour as one player sees it, so that the rules can be asked about what he knows."""

from __future__ import annotations

from desktop.games.ghour.camps import Camp
from desktop.games.ghour.faces import Faces
from desktop.games.ghour.observation import Observation
from desktop.games.ghour.pieces import Unit
from desktop.games.ghour.rules import NO_DICE
from desktop.games.ghour.state import State
from desktop.games.ghour.table import Table

UNKNOWN: tuple[int, ...] = ()
"""What lies where the viewer cannot look: nothing that could be asked about."""

MOST = 1_000
"""Fields that are remembered."""


def table_of(faces: Faces, seen: Observation, camps: dict[tuple[Unit, ...], Camp]) -> Table:
    """Return a table on which everything lies that the viewer of ``seen`` knows, and nothing else.

    Fields that were seen before bring along from ``camps`` what was worked out about them.
    """
    players = seen.players
    state = State(
        seen.options,
        tuple(player.deck for player in players),
        tuple(player.list or UNKNOWN for player in players),
        tuple(player.hand or UNKNOWN for player in players),
        tuple(UNKNOWN for _ in players),
        tuple(player.recruiter for player in players),
        tuple(player.grave or UNKNOWN for player in players),
        tuple(
            tuple((face, owner) for face, (_, owner) in zip(player.won or UNKNOWN, player.trophies, strict=False))
            for player in players
        ),
        tuple(tuple(each.unit for each in player.field if each.unit.face >= 0) for player in players),
        tuple(UNKNOWN for _ in players),
        tuple(player.out for player in players),
        tuple(player.recruited for player in players),
        tuple(player.attacked for player in players),
        tuple(player.withdrawn for player in players),
        tuple(player.looked for player in players),
        seen.claims, seen.day, seen.first, seen.floor, seen.passes, seen.question, seen.plan, seen.fight, seen.mods,
        seen.purse, seen.symbols, seen.late, seen.late_symbols, seen.standing, seen.announced, seen.gave_way,
        seen.opener, seen.again, seen.leftover, seen.looking, seen.idle, seen.still, seen.tally, seen.stirred,
        seen.accepted, seen.drawn, seen.next,
    )  # fmt: skip
    table = Table(state, faces, NO_DICE, False)
    if len(camps) > MOST:
        camps.clear()
    for seat, field in enumerate(state.fields):
        camp = camps.get(field)
        if camp is None:
            camp = camps[field] = Camp(faces, field)
        # the rules ask whether it is this very tuple that a camp is about
        table.fields[seat] = camp.field
        table.camps[seat] = camp
    return table
