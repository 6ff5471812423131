"""The columns beside the board: players at the left, territories and chronicle at the right."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.core.message import seat_ref
from desktop.core.rules import Seat
from desktop.games.armadora.observation import Observation, Verdict
from desktop.ui.games.armadora.room import Room
from desktop.ui.games.armadora.tray import POWERS
from desktop.ui.paint import controls, plaques
from desktop.ui.paint.letters import LEFT, text
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Sprite
from desktop.ui.theme import BOLD, MEDIUM, UI, Look, font


def players(now: Situation, room: Room) -> list[Sprite]:
    """Return the plaques of the seats."""
    seen: Observation = now.seen
    out = []
    for seat, rect in enumerate(room.seats):
        player = seen.players[seat]
        race = now.name("race", player.race)
        partner = _partner(seen, seat)
        if seat == seen.awaited:
            sub = now.word("armadora.sub-moves", race=race)
        elif partner is None:
            sub = now.word("armadora.sub", race=race)
        else:
            sub = now.word("armadora.sub-team", race=race, partner=seat_ref(partner))
        chips = [("hooded-figure", str(player.left))]
        if seen.advanced:
            if player.reinforcement:
                chips.append(("flying-flag", "1"))
            if player.powers:
                chips.append((POWERS[player.race], str(player.powers)))
        if seen.over:
            side = next(at for at, seats in enumerate(seen.sides) if seat in seats)
            chips = [("gold-nuggets", str(sum(seen.piles[side])))]
        out_word = now.word("armadora.out") if player.passed and not seen.over else ""
        out.append(furniture.plaque(now, Seat(seat), rect, sub, chips, out=out_word))
    return out


def _partner(seen: Observation, seat: int) -> int | None:
    side = next(seats for seats in seen.sides if seat in seats)
    return next((other for other in side if other != seat), None)


def right(now: Situation, room: Room) -> list[Sprite]:
    """Return territories and chronicle; in a small window both are in the lists beside the table."""
    if room.side.isEmpty():
        return []
    rows = territory_rows(now, room)
    most = 5
    shown = tuple(rows[:most])
    tall = 58.0 + 60 * len(shown)
    title = now.word("armadora.territories")
    panel = QRectF(room.side.left(), room.side.top(), room.side.width(), tall)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        inner = plaques.panel(p, look, r, title)
        for i, (name, what, gold) in enumerate(shown):
            y = inner.top() + i * 60
            box = QRectF(inner.left(), y, inner.width() - 68, 24)
            text(p, look, box, name, font(look, UI, 17, BOLD), look.text, LEFT)
            box = QRectF(inner.left(), y + 23, inner.width() - 4, 22)
            text(p, look, box, what, font(look, UI, 14.5, MEDIUM), look.text_dim, LEFT)
            chip = QRectF(inner.right() - 62, y - 1, 62, 25)
            controls.chip(p, look, chip, "gold-nuggets", str(gold))

    tip = "\n".join(f"{name}: {what}, {gold}" for name, what, gold in rows)
    out = [Sprite(("territories",), panel, ("territories", title, shown), paint, z=10, margin=24, role="info", tip=tip)]
    below = QRectF(panel.left(), panel.bottom() + 18, panel.width(), room.side.bottom() - panel.bottom() - 18)
    if below.height() > 90:
        out.append(furniture.chronicle(now, below, now.word("table.chronicle")))
    return out


def territory_rows(now: Situation, room: Room) -> list[tuple[str, str, int]]:
    """Return name, state and gold of each territory with gold, the smallest first; after the end who took it."""
    seen: Observation = now.seen
    if seen.over:
        return [
            (territory_name(now, room, verdict.squares), verdict_words(now, verdict), verdict.gold)
            for verdict in sorted(seen.verdicts, key=lambda each: len(each.squares))
        ]
    rows = []
    for territory in sorted(seen.territories, key=lambda each: len(each.squares)):
        if not territory.gold:
            continue
        count = len(territory.squares)
        if territory.full:
            what = now.word("armadora.territory-full", n=count)
        else:
            what = now.word("armadora.territory-free", n=count, free=territory.free)
        rows.append((territory_name(now, room, territory.squares), what, territory.gold))
    return rows


def territory_name(now: Situation, room: Room, squares: tuple[int, ...]) -> str:
    """Return what a territory is called: its first and last square."""
    if len(squares) == room.board.size:
        return now.word("armadora.territory-one")
    return now.word("armadora.territory", first=room.board.name(squares[0]), last=room.board.name(squares[-1]))


def verdict_words(now: Situation, verdict: Verdict) -> str:
    """Return who took the gold of a territory."""
    if not verdict.winners:
        return now.word("armadora.won-nobody")
    who = tuple(seat_ref(seat) for side in verdict.winners for seat in now.seen.sides[side])
    return now.word("armadora.won-by" if len(verdict.winners) == 1 else "armadora.won-shared", who=who)
