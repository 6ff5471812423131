"""The near edge and the rack: reserve, tokens, palisades, buttons, and what is asked."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.armadora.actions import Done, Pass
from desktop.games.armadora.observation import Observation
from desktop.ui.games.armadora import ground
from desktop.ui.games.armadora.room import Room
from desktop.ui.paint import marks, surfaces, tiles
from desktop.ui.paint.letters import CENTRE, heading, numeral, text
from desktop.ui.paint.light import around
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import BOLD, RACES, UI, Look, font

POWERS = {"mage": "third-eye", "elf": "high-shot", "orc": "palisade", "goblin": "goblin"}
FLAG: Key = ("flag",)
POWER: Key = ("power",)


def reserve(now: Situation, room: Room) -> list[Sprite]:
    """Return the viewer's reserve by strength; nobody else's strengths are ever drawn."""
    seen: Observation = now.seen
    player = seen.players[room.near]
    if seen.over:
        return []
    out = [
        furniture.label(
            ("label", "reserve"),
            QRectF(36, room.tray + 22, 330, 26),
            now.word("armadora.reserve") if player.reserve is not None else now.player(room.near),
        )
    ]
    if player.reserve is None:
        note = QRectF(36, room.tray + 54, 300, 60)
        out.append(furniture.note(("note", "reserve"), note, now.word("armadora.reserve-closed")))
        return out
    coat = RACES[player.race]
    held = [at for at, left in enumerate(player.reserve) if left]
    for place, at in enumerate(held):
        out.append(_pile(now, room, coat.key, at + 1, player.reserve[at], place, len(held)))
    return out + _tokens(now, room, 60 + max(1, len(held)) * min(106.0, 520 / max(1, len(held))) + 30)


def _pile(now: Situation, room: Room, race: str, strength: int, left: int, place: int, count: int) -> Sprite:
    key: Key = ("reserve", strength)
    live = now.mine and key in now.sources | now.targets
    chosen = key in now.chosen
    rect = room.reserve(place, count).translated(0, -13 if chosen else -4 if live else 0)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if left > 1:
            tiles.tile(p, look, r.translated(6, -5), RACES[race], strength, back=False)
        if chosen:
            marks.selected(p, look, tiles.tile_outline(r))
        elif live:
            marks.playable(p, look, r, 9)
        tiles.tile(p, look, r, RACES[race], strength, back=False)
        if chosen:
            marks.selected(p, look, tiles.tile_outline(r))
        if left > 1:
            marks.count_disc(p, look, QPointF(r.right() + 2, r.bottom() + 2), f"×{left}", 15)

    face = ("reserve", race, strength, left, live, chosen)
    tip = now.word("armadora.tile", strength=strength, left=left)
    return Sprite(
        key, rect, face, paint, z=furniture.Z_HAND, margin=28, role="piece", tip=tip, enabled=now.mine and live
    )


def _tokens(now: Situation, room: Room, x: float) -> list[Sprite]:
    seen: Observation = now.seen
    if not seen.advanced:
        return []
    player = seen.players[room.near]
    race = player.race
    power, says = now.name("power", race), now.name("power-says", race)
    out = [furniture.label(("label", "tokens"), QRectF(x - 20, room.tray + 22, 200, 26), now.word("armadora.tokens"))]
    power_tip = now.word("armadora.power-tip", power=power, says=says, left=player.powers)
    made = (
        (POWER, POWERS[race], player.powers, power, power_tip),
        (FLAG, "flying-flag", int(player.reinforcement), now.word("armadora.flag"), now.word("armadora.flag-tip")),
    )  # fmt: skip
    for i, (key, icon, left, name, tip) in enumerate(made):
        out.append(_token(now, key, icon, left, name, tip, QPointF(x + 24 + i * 104, room.tray + 92)))
    return out


def _token(now: Situation, key: Key, icon: str, left: int, name: str, tip: str, centre: QPointF) -> Sprite:
    live = now.mine and key in now.sources
    chosen = key in now.chosen

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        c = QPointF(r.center().x(), r.top() + 32)
        if live or chosen:
            marks.playable(p, look, around(c, 64), 32)
        tiles.token(p, look, c, icon, 32, spent=not left)
        if left > 1:
            marks.count_disc(p, look, QPointF(c.x() + 26, c.y() + 24), f"×{left}", 13)
        label = QRectF(r.left() - 8, r.top() + 66, r.width() + 16, 22)
        text(p, look, label, name, font(look, UI, 14, BOLD), look.text if live else look.text_dim, CENTRE)

    face = ("token", icon, left, name, live, chosen)
    rect = QRectF(centre.x() - 45, centre.y() - 32 - (8 if chosen else 0), 90, 88)
    return Sprite(key, rect, face, paint, z=furniture.Z_HAND, margin=20, role="piece", tip=tip, enabled=live)


def rack(now: Situation, room: Room) -> list[Sprite]:
    """Return the rack of palisades and the one on top, which is dragged onto a line."""
    seen: Observation = now.seen
    title, left = now.word("armadora.palisades"), seen.supply

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.plank(p, look, r, 9, 45)
        box = QRectF(r.left() + 18, r.top() + 8, r.width() - 36, 28)
        heading(p, look, box, title, size=20, colour=look.text)
        numeral(p, look, QRectF(r.right() - 62, r.top() + 8, 44, 28), left, 25, look.accent)
        hole = QRectF(r.left() + 16, r.top() + 44, r.width() - 32, r.height() - 58)
        surfaces.recess(p, look, hole)
        for i in range(min(2, max(0, (left - 1 + 11) // 12))):
            y = hole.bottom() - 8 - (1 - i) * 30
            wide = min(hole.width() - 24, max(46.0, (left - 1 - i * 12) * 14.0))
            tiles.palisade(p, look, QPointF(hole.left() + 12, y), QPointF(hole.left() + 12 + wide, y), seed=i)

    face = ("rack", title, left)
    out = [Sprite(("rack-panel",), room.rack, face, paint, z=furniture.Z_PANEL, margin=24)]
    if not left:
        return out
    live = now.mine and ground.RACK in now.sources
    chosen = ground.RACK in now.chosen or (now.mine and ground.wants_line(now))

    def one(p: QPainter, look: Look, r: QRectF) -> None:
        y = r.bottom() - 5
        tiles.palisade(p, look, QPointF(r.left(), y), QPointF(r.right(), y), held=chosen, fresh=live and not chosen)

    tip = now.word("armadora.palisades-tip", left=left)
    out.append(
        Sprite(
            ground.RACK,
            room.first_palisade,
            ("rack-one", live, chosen),
            one,
            z=furniture.Z_HAND,
            margin=22,
            role="piece",
            tip=tip,
            enabled=live,
        )
    )
    return out


def buttons(now: Situation, room: Room) -> list[Sprite]:
    """Return the buttons of the question: leave it at that, pass for good."""
    box = room.buttons
    if now.update.outcome is not None:
        rect = QRectF(box.left(), box.top() + 14, box.width(), 52)
        return [furniture.button(now, "results", rect, now.word("table.results"), "primary", "laurels")]
    question = now.question
    if question is None or not now.mine:
        return []
    options = question.options
    out = []
    building = bool(now.seen.laid)
    if building:
        done = Done(question.seat) in options
        rect = QRectF(box.left(), box.top() + 14, box.width(), 52)
        words = now.word("armadora.done")
        out.append(furniture.button(now, "done", rect, words, "primary", "check-mark", enabled=done))
    elif Pass(question.seat) in options:
        rect = QRectF(box.left(), box.top() + 74, box.width(), 40)
        words, tip = now.word("armadora.pass"), now.word("armadora.pass-tip")
        out.append(furniture.button(now, "pass", rect, words, "plain", "tombstone", size=16, tip=tip))
    return out


def prompt(now: Situation) -> tuple[str, str]:
    """Return what the ribbon says, and a hint."""
    question = now.question
    if now.update.outcome is not None:
        return now.word("table.over"), ""
    if question is None:
        return "", ""
    words = now.say(question.prompt)
    seen = ground.peek(now)
    if seen is not None and seen.strength is not None:
        square = _name(now, seen.square)
        return now.word("armadora.peek-shown", square=square, strength=seen.strength), now.word("armadora.peek-once")
    if not now.mine:
        return words, ""
    return words, _hint(now)


def _hint(now: Situation) -> str:
    held = now.dragged or (now.chosen[-1] if now.chosen else None)
    match held:
        case ("reserve", int(strength)):
            return now.word("armadora.hint-square", strength=strength)
        case ("rack",):
            return now.word("armadora.hint-line")
        case ("flag",):
            return now.word("armadora.hint-flag")
        case ("power",):
            race = now.seen.players[now.question.seat if now.question else 0].race
            return now.word("armadora.hint-power", power=now.name("power", race), says=now.name("power-says", race))
    return "" if now.seen.laid else now.word("armadora.hint-drag")


def _name(now: Situation, square: int) -> str:
    return Room(now).board.name(square)
