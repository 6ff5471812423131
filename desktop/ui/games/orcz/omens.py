"""The event of the round as a card: its emblem, its name, and what it changes."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.orcz.content import Content, Effects
from desktop.games.orcz.tiles import KINDS
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import CENTRE, LEFT, TOP_CENTRE, heading, numeral, text
from desktop.ui.paint.light import rounded, stroke
from desktop.ui.paint.orcz_pieces import UNITS
from desktop.ui.paint.surfaces import plank, sheet
from desktop.ui.paint.woodcut import woodcut
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import BOLD, MEDIUM, TITLE, UI, Look, font

SKY = "#4a5f86"
"""The colour in which the woodcuts of events are printed."""

EMBLEMS = {
    "E01": "wolf-howl",
    "E02": "barbed-arrow",
    "E03": "meat",
    "E04": "vertical-flip",
    "E05": "biceps",
    "E06": "goblin",
    "E07": "thrown-daggers",
    "E08": "all-seeing-eye",
    "E09": "fog",
    "E10": "shiny-purse",
    "E11": "decapitation",
    "E12": "night-sky",
    "E13": "sun",
    "E14": "valley",
    "E15": "charging-bull",
    "E16": "drum",
    "E17": "cage",
    "E18": "lightning-storm",
    "E19": "rally-the-troops",
    "E20": "screaming",
    "E21": "medal-skull",
    "E22": "tattered-banner",
    "E23": "beer-bottle",
    "E24": "totem-head",
}
"""The icon of each event."""


def signed(value: int) -> str:
    """Return a change with its sign."""
    return f"+{value}" if value > 0 else f"−{-value}"


def changes(effects: Effects, room: int = 0) -> tuple[tuple[str, str], ...]:
    """Return what an event changes in numbers: icon and value; nothing for what only words can say."""
    out = [
        (UNITS[kind], signed(more))
        for kind, more in zip(KINDS, (effects.infantry, effects.cavalry, effects.archers), strict=False)
        if more
    ]
    usual = Effects()
    if effects.loot != usual.loot:
        out.append(("manacles", str(effects.loot)))
    if effects.scalps:
        out.append(("manacles", str(effects.scalps)))
    if effects.reward:
        out.append(("manacles", signed(effects.reward)))
    if effects.penalty != usual.penalty:
        out.append(("manacles", f"×{effects.penalty}"))
    if effects.need:
        out.append(("crossed-swords", signed(effects.need)))
    if effects.vanguard:
        out.append(("flying-flag", signed(effects.vanguard)))
    if effects.spare and room:
        out.append(("meeple-group", str(room)))
    return tuple(out)


def event_names(now: Situation, event: int) -> tuple[str, str, str]:
    """Return id, name and sentence of an event."""
    content: Content = now.content
    known = content.events[event].id
    return known, now.name("event", known), now.name("event-says", known)


def paint_event(
    p: QPainter, look: Look, r: QRectF, title: str, names: tuple[str, str, str], pills: tuple[tuple[str, str], ...]
) -> None:
    """Paint the card of an event; it grows with its rectangle."""
    known, name, says = names
    k = min(1.6, max(0.82, r.width() / 218))
    sheet(p, look, r, 6, 23)
    text(
        p, look, QRectF(r.left() + 8, r.top() + 8, r.width() - 16, 22), title, font(look, UI, 14 * k, BOLD),
        look.ink_soft, CENTRE,
    )  # fmt: skip
    art = QRectF(r.left() + 14, r.top() + 34 * k, r.width() - 28, min(92 * k, r.height() * 0.36))
    woodcut(p, rounded(art, 5), SKY, EMBLEMS.get(known, "perspective-dice-six-faces-random"), size=0.9, rays=28)
    narrow = r.width() < 180
    high = 46.0 if narrow else 28 * k
    box = QRectF(r.left() + 10, art.bottom() + 6, r.width() - 20, high)
    letters = font(look, TITLE, 19 if narrow else 22 * k, BOLD)
    text(p, look.for_names(), box, name, letters, look.ink, CENTRE, wrap=narrow, shrink=0.55)
    y = box.bottom() + 4
    if pills:
        wide = min(84 * k, (r.width() - 24) / len(pills) - 6)
        x = r.center().x() - len(pills) * (wide + 6) / 2 + 3
        for icon, value in pills:
            pill = QRectF(x, y, wide, 36 * k)
            p.fillPath(rounded(pill, 8), tint("#7a4d1c", 0.14))
            stroke(p, rounded(pill, 8), tint("#7a4d1c", 0.5), 1.2)
            side = min(26 * k, wide * 0.42)
            draw_icon(p, icon, QRectF(pill.left() + wide * 0.1, pill.center().y() - side / 2, side, side), look.ink)
            number = QRectF(pill.center().x() - 2, pill.top(), wide / 2, pill.height())
            numeral(p, look, number, value, 21 * k if wide > 60 else 17, look.ink)
            x += wide + 6
        y += 36 * k + 6
    words = QRectF(r.left() + 14, y, r.width() - 28, r.bottom() - 8 - y)
    small = font(look, UI, 14.5 * k, MEDIUM)
    text(p, look.for_names(), words, says, small, look.ink, TOP_CENTRE, wrap=True, shrink=0.8)


def event_sprite(now: Situation, key: Key, rect: QRectF, event: int, z: float = furniture.Z_PANEL) -> Sprite:
    """Return the card of an event."""
    names = event_names(now, event)
    content: Content = now.content
    pills = changes(content.events[event].effects, now.seen.room)
    title = now.word("orcz.event-short" if rect.width() < 180 else "orcz.event-of-round")

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        paint_event(p, look, r, title, names, pills)

    face = ("orcz-event", names, title, pills)
    tip = f"{title}: {names[1]}. {names[2]}"
    return Sprite(key, rect, face, paint, z=z, margin=24, role="info", tip=tip)


def wheel_sprite(now: Situation, rect: QRectF) -> Sprite:
    """Return who beats whom in a backstab, as the event has it."""
    content: Content = now.content
    wheel = content.events[now.seen.event].effects.wheel
    title = now.word("orcz.wheel-short" if rect.width() < 180 else "orcz.wheel")
    pairs = [("wolf-head", "pocket-bow"), ("pocket-bow", "battle-axe"), ("battle-axe", "wolf-head")]
    if wheel == "reversed":
        pairs = [(loser, winner) for winner, loser in pairs]
    off = now.word("orcz.wheel-off") if wheel == "ignored" else ""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        plank(p, look, r, 9, 59)
        heading(p, look, QRectF(r.left() + 14, r.top() + 7, r.width() - 24, 24), title, LEFT, 18, look.text)
        if off:
            box = QRectF(r.left() + 14, r.top() + 36, r.width() - 28, r.height() - 44)
            text(p, look, box, off, font(look, UI, 15, MEDIUM), look.text_dim, LEFT, wrap=True)
            return
        step = (r.width() - 20) / 3
        for i, (winner, loser) in enumerate(pairs):
            box = QRectF(r.left() + 10 + i * step + 2, r.top() + 36, step - 4, r.height() - 46)
            p.fillPath(rounded(box, 7), tint("#000", 0.07 if look.is_light else 0.25))
            x, side = box.center().x(), min(28.0, box.height() * 0.36)
            draw_icon(p, winner, QRectF(x - side / 2, box.top() + 5, side, side), look.text)
            draw_icon(p, "plain-arrow", QRectF(x - 6, box.center().y() - 4, 12, 9), look.accent)
            draw_icon(p, loser, QRectF(x - side / 2 + 2, box.bottom() - side - 3, side - 4, side - 4), look.text_dim)

    tip = now.word(f"orcz.wheel-tip-{wheel}")
    return Sprite(
        ("wheel",), rect, ("orcz-wheel", wheel, title, off), paint, z=furniture.Z_PANEL, margin=22, role="info", tip=tip
    )
