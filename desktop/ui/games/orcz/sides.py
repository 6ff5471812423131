"""The columns beside the fields: warlords and bank at the left, event and chronicle at the right."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.rules import Seat
from desktop.games.orcz.observation import Observation
from desktop.games.orcz.tiles import CHAMPION, TILES
from desktop.ui.games.orcz.omens import event_sprite, wheel_sprite
from desktop.ui.games.orcz.pieces import opponent_name
from desktop.ui.games.orcz.room import BACKSTABBING, CHARGING, PLACING, SHARING, Room
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import LEFT, heading, numeral
from desktop.ui.paint.light import around
from desktop.ui.paint.surfaces import metal_disc, plank
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Sprite
from desktop.ui.theme import INK, Look

HEROES = len(TILES) - CHAMPION


def left(now: Situation, room: Room) -> list[Sprite]:
    """Return the warlords and the bank."""
    seen: Observation = now.seen
    out = []
    for seat, rect in enumerate(room.seats):
        heroes = HEROES - len(seen.spent[seat])
        beaten = seen.trophies[seat]
        chips = [("manacles", str(seen.slaves[seat])), ("horned-helm", str(heroes))]
        if beaten:
            chips.append(("trophy-cup", str(len(beaten))))
        sub = _sub(now, seat)
        out.append(furniture.plaque(now, Seat(seat), rect, sub, chips, tip=seat_tip(now, seat, sub)))
    out += scouts(now, room)
    out.append(_bank(now, room.bank))
    return out


def _sub(now: Situation, seat: int) -> str:
    seen: Observation = now.seen
    if now.update.outcome is not None:
        return now.word("orcz.sub-slaves", n=seen.slaves[seat])
    clash = seen.clash
    if seen.step in (SHARING, CHARGING) and clash is not None:
        force = clash.forces[seat]
        if force < 0:
            return now.word("orcz.sub-absent")
        return now.word("orcz.sub-leader" if seat == clash.leader else "orcz.sub-force", force=force)
    if seen.step == BACKSTABBING and seen.duel is not None:
        lines = seen.fields[seen.at].lines
        if seat == lines[seen.duel.place].seat:
            return now.word("orcz.sub-decides")
        if seat == lines[seen.duel.target].seat:
            return now.word("orcz.sub-target")
        force = seen.fields[seen.at].forces[seat]
        return now.word("orcz.sub-absent" if force < 0 else "orcz.sub-there")
    if seen.step == PLACING and seat == seen.awaited:
        return now.word("orcz.sub-places", n=seen.lines_left[seat])
    return now.word("orcz.sub-left", n=seen.lines_left[seat])


def seat_tip(now: Situation, seat: int, sub: str) -> str:
    """Return everything public about a warlord in words."""
    seen: Observation = now.seen
    spent = [now.name("tile", TILES[tile].id) for tile in seen.spent[seat]]
    beaten = [opponent_name(now, number) for number in seen.trophies[seat]]
    nothing = now.word("orcz.nothing")
    return now.word(
        "orcz.seat-tip",
        who=now.who(Seat(seat)),
        what=sub,
        slaves=seen.slaves[seat],
        behind=seen.screens[seat],
        spent=", ".join(spent) or nothing,
        beaten=", ".join(beaten) or nothing,
    )


def scouts(now: Situation, room: Room) -> list[Sprite]:
    """Return a token at each warlord who may use a scout now: it calls him to the screen."""
    out = []
    for decision in now.update.decisions:
        seat = int(decision.seat)
        if decision.waits or seat == now.update.viewer or now.players[seat].kind != "person":
            continue
        rect = room.seats[seat]
        name = f"interrupt:{seat}"
        hover = now.hovered == ("button", name)

        def paint(p: QPainter, look: Look, r: QRectF, hover: bool = hover) -> None:
            metal_disc(p, look, r.center(), 14, look.brass_hi if hover else None)
            draw_icon(p, "spyglass", around(r.center(), 19), INK)

        out.append(
            Sprite(
                ("button", name),
                around(QPointF(rect.right() - 1, rect.bottom() - 2), 28),
                ("orcz-scout", hover),
                paint,
                z=furniture.Z_PANEL + 5,
                margin=8,
                role="button",
                tip=now.word("orcz.scout-call", who=now.who(decision.seat)),
            )
        )
    return out


def _bank(now: Situation, rect: QRectF) -> Sprite:
    seen: Observation = now.seen
    title, slaves = now.word("orcz.bank"), seen.bank

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        plank(p, look, r, 9, 58)
        heading(p, look, QRectF(r.left() + 18, r.top() + 8, r.width() - 36, 24), title, LEFT, 18, look.text)
        draw_icon(p, "manacles", QRectF(r.left() + 22, r.top() + 36, 42, 42), look.brass)
        numeral(p, look, QRectF(r.left() + 76, r.top() + 36, 70, 42), slaves, 38, look.accent)

    tip = now.word("orcz.bank-tip", slaves=slaves)
    return Sprite(
        ("bank",), rect, ("orcz-bank", title, slaves), paint, z=furniture.Z_PANEL, margin=22, role="info", tip=tip
    )


def right(now: Situation, room: Room, event: int | None = None) -> list[Sprite]:
    """Return the event in force, in a fight who beats whom, and the chronicle where there is room.

    Parameters
    ----------
    event
        The event to show, when something is told of an earlier round.
    """
    seen: Observation = now.seen
    event = seen.event if event is None else event
    side = room.side
    tall = 380.0 if room.small else 262.0
    out = [event_sprite(now, ("event",), QRectF(side.left(), side.top(), side.width(), tall), event)]
    top = side.top() + tall + 14
    if room.staged and seen.step == BACKSTABBING:
        out.append(wheel_sprite(now, QRectF(side.left(), top, side.width(), 118)))
        top += 132
    if not room.small:
        rect = QRectF(side.left(), top, side.width(), side.bottom() - top)
        out.append(furniture.chronicle(now, rect, now.word("table.chronicle")))
    return out
