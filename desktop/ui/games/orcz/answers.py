"""Answers of Orcz as clicks, as words, and back."""

from __future__ import annotations

from typing import Any

from desktop.core.message import seat_ref
from desktop.core.rules import Seat
from desktop.games.orcz.actions import (
    Backstab,
    Charge,
    ChooseField,
    ChoosePartner,
    ChooseShown,
    ChooseTile,
    Hold,
    Scout,
    Share,
    Spare,
)
from desktop.games.orcz.observation import Observation
from desktop.games.orcz.tiles import SCOUT
from desktop.ui.games.orcz.fields import shown_wing
from desktop.ui.games.orcz.pieces import field_name, tile_name
from desktop.ui.games.orcz.room import BACKSTABBING, CHARGING, PLACING, SHARING
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key

SLAVE: Key = ("slave",)
"""A slave of the reward or penalty, to be laid on somebody's shield."""


def routes(action: Any, now: Situation) -> tuple[tuple[Key, ...], ...]:
    """Return the clicks that mean ``action``: what is picked up, then where it goes."""
    seen: Observation = now.seen
    match action:
        case ChooseField(field=field):
            # a tile carried straight onto a wing chooses the field, and goes on to choose the tile
            tiles = [tile for tile in seen.mine if tile != SCOUT]
            wings = tuple((("tile", tile), ("wing", field, wing)) for tile in tiles for wing in (0, 1))
            whole = tuple((("tile", tile), ("field", field)) for tile in tiles)
            return ((("field", field),), *whole, *wings)
        case ChooseTile(tile=tile, wing=wing):
            return _to_wing(seen, tile, wing)
        case ChoosePartner(tile=tile):
            return _to_wing(seen, tile, 1 - seen.plan.wing) if seen.plan is not None else ()
        case ChooseShown(wing=wing):
            return ((("plan", wing), ("rank", seen.plan.field)),) if seen.plan is not None else ()
        case Scout(field=field, place=place, wing=wing):
            return ((("tile", SCOUT), ("lie", seen.fields[field].lines[place].number, wing)),)
        case Backstab() if seen.duel is not None:
            lines = seen.fields[seen.at].lines
            return ((("line", lines[seen.duel.place].number), ("line", lines[seen.duel.target].number)),)
        case Share(to=seat) | Charge(on=seat):
            carried: tuple[Key, ...] = (SLAVE, ("purse", seat))
            plus: Key = ("plus", seat)
            # the last slave settles it: one click must not
            return (carried, (plus, plus) if last(now) else (plus,))
    return ()


def _to_wing(seen: Observation, tile: int, wing: int) -> tuple[tuple[Key, ...], ...]:
    if seen.plan is None:
        return ()
    field = seen.plan.field
    places: tuple[Key, ...] = (("wing", field, wing), ("new", wing), ("field", field), ("rank", field))
    return tuple((("tile", tile), place) for place in places)


def last(now: Situation) -> bool:
    """Return whether the next slave is the last of the share or charge."""
    seen: Observation = now.seen
    return seen.clash is not None and seen.clash.due - sum(seen.given) == 1


def attempt(route: tuple[Key, ...], now: Situation) -> Any | None:
    """Return what somebody means who clicks ``route``, legal or not."""
    seen: Observation = now.seen
    viewer = now.update.viewer
    seat = viewer if viewer is not None else Seat(seen.awaited)
    plan = seen.plan
    match route:
        case (("tile", 12), ("lie", int(number), int(wing))):
            found = where(seen, number)
            return None if found is None else Scout(seat, *found, wing)
        case (("tile", int(tile)), ("wing", int(field), int(wing))):
            if plan is None:
                return ChooseField(seat, field)
            return _tile(seat, plan, tile, wing)
        case (("tile", int(tile)), ("new", int(wing))) if plan is not None:
            return _tile(seat, plan, tile, wing)
        case (("field", int(field)),) if plan is None and seen.step == PLACING:
            return ChooseField(seat, field)
        case (("tile", int(tile)), ("field" | "rank", int(field))) if seen.step == PLACING and tile != SCOUT:
            if plan is None:
                return ChooseField(seat, field)
            wing = plan.wing if plan.tile < 0 else 1 - plan.wing
            return _tile(seat, plan, tile, max(0, wing)) if field == plan.field else None
        case (("tile", int(tile)),) if seen.step == PLACING and plan is not None and plan.partner < 0 and tile != SCOUT:
            return ChooseTile(seat, tile, 0) if plan.tile < 0 else ChoosePartner(seat, tile)
        case (("tile", 12),):
            return Scout(seat, 0, 0, 0)
        case (("slave",), ("purse", int(other))) | (("plus", int(other)),):
            return Share(seat, other) if seen.step == SHARING else Charge(seat, other)
    return None


def _tile(seat: Seat, plan: Any, tile: int, wing: int) -> Any | None:
    """Return the answer of a tile laid on a wing; nothing if it lies there already."""
    if plan.tile < 0:
        return ChooseTile(seat, tile, wing)
    if tile == plan.tile or wing == plan.wing or plan.partner >= 0:
        return None
    return ChoosePartner(seat, tile)


def where(seen: Observation, number: int) -> tuple[int, int] | None:
    """Return field and place of a line by its number."""
    for field, known in enumerate(seen.fields):
        for place, line in enumerate(known.lines):
            if line.number == number:
                return field, place
    return None


def command(name: str, now: Situation) -> Any | None:
    """Return the answer of a button."""
    seen: Observation = now.seen
    question = now.question
    if question is None:
        return None
    seat = question.seat
    match name:
        case "place" if seen.plan is not None:
            return ChooseShown(seat, shown_wing(now))
        case "hold" if seen.step == BACKSTABBING:
            return Hold(seat)
        case "backstab" if seen.step == BACKSTABBING:
            return Backstab(seat)
        case "spare" if seen.step == CHARGING:
            return Spare(seat)
        case "give":
            chosen = next((int(key[1]) for key in now.chosen if key[0] == "plus"), -1)
            if chosen >= 0:
                return Share(seat, chosen) if seen.step == SHARING else Charge(seat, chosen)
    return None


def answer(action: Any, now: Situation) -> str:
    """Return an answer in words."""
    seen: Observation = now.seen
    match action:
        case ChooseField(field=field):
            return now.word("orcz.do-field", field=field_name(now, field))
        case ChooseTile(tile=tile, wing=wing):
            return now.word(f"orcz.do-tile-{('left', 'right')[wing]}", tile=tile_name(now, tile))
        case ChoosePartner(tile=tile):
            wing = 1 - seen.plan.wing if seen.plan is not None else 1
            return now.word(f"orcz.do-tile-{('left', 'right')[wing]}", tile=tile_name(now, tile))
        case ChooseShown(wing=wing):
            plan = seen.plan
            tile = -2 if plan is None else plan.tile if plan.wing == wing else plan.partner
            return now.word("orcz.do-show", tile=tile_name(now, tile))
        case Scout(field=field, place=place, wing=wing):
            owner = seat_ref(seen.fields[field].lines[place].seat)
            key = f"orcz.do-scout-{('left', 'right')[wing]}"
            return now.word(key, field=field_name(now, field), place=place + 1, who=owner)
        case Hold():
            return now.word("orcz.hold")
        case Backstab():
            return now.word("orcz.backstab")
        case Share(to=seat):
            return now.word("orcz.do-share", who=seat_ref(seat))
        case Charge(on=seat):
            return now.word("orcz.do-charge", who=seat_ref(seat))
        case Spare():
            return now.word("orcz.spare")
    raise TypeError(action)
