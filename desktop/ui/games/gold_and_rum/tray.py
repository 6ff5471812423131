"""The near edge: badges that call, and cards in the hand."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.rules import Seat
from desktop.games.gold_and_rum.cards import DESERT, GOBLIN, RACES, RECRUIT
from desktop.games.gold_and_rum.observation import Observation
from desktop.ui.games.gold_and_rum import answers, buttons, pieces, sides
from desktop.ui.games.gold_and_rum.room import CALLS, CARD, Room, fan
from desktop.ui.paint import heraldry, letters, marks, surfaces
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import grown, rounded, stroke
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import BOLD, EXTRA, INK, TITLE, UI, Look, font

CROWN: Key = ("crown",)


def tray(now: Situation, room: Room) -> list[Sprite]:
    """Return what lies at the near edge in this step of the round."""
    seen: Observation = now.seen
    phase = seen.phase
    mine = answers.own_question(now)
    if phase in ("deal", "recruit"):
        out = _badges(now, room) + _specials(now, room)
    elif phase in CALLS and now.pacing.beat is not None:
        out = _badges(now, room) + _own(now, room.beside(len(seen.warlords)))
    elif phase == "favourite":
        out = _badges(now, room) + (_crown(now, room) if mine else [])
    elif phase == "spies" and mine:
        out = _badges(now, room)
    elif phase == "race" and mine:
        out = _races(now, room)
    elif now.update.viewer is not None and any(seen.hand):
        out = _hand(now, room)
    else:
        out = sides.hands(now, room)
    return out + buttons.buttons(now, room)


# ---------------------------------------------------------------------- badges


def _badges(now: Situation, room: Room) -> list[Sprite]:
    """Return one badge a warlord; in a beat it calls, else it stands for the warlord who may be chosen."""
    seen: Observation = now.seen
    out: list[Sprite] = []
    seats = [Seat(seat) for seat in seen.warlords]
    for place, seat in enumerate(seats):
        out += _badge(now, room.badge(place, len(seats)), seat)
    return out


def _badge(now: Situation, rect: QRectF, seat: Seat) -> list[Sprite]:
    pacing = now.pacing
    beat = pacing.beat
    person = now.players[seat].kind == "person"
    calls = beat is not None
    open_still = beat is not None and seat in beat.seats
    key: Key = ("button", f"pace-call-{seat}") if calls else ("badge", seat)
    live = (open_still and person) if calls else key in now.targets or key in now.sources
    called = seat in pacing.called
    acts = pacing.acting == seat
    chosen = key in now.chosen
    hot = key in now.targets and bool(now.chosen or now.dragged)
    hover = live and now.hovered == key
    coat, name = now.coat(seat), now.player(seat)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if acts:
            marks.lamp(p, look, r, 10)
        elif hover:
            marks.playable(p, look, r, 10, strength=0.6)
        surfaces.plank(p, look, r, 10, 80 + seat, rivets=False)
        if acts:
            stroke(p, rounded(grown(r, -1.5), 9), look.rim, 3)
        shield = QRectF(r.center().x() - 25, r.top() + 9, 50, 59)
        heraldry.shield(p, look, shield, coat, dim=not live and not acts)
        line = QRectF(r.left() + 4, r.top() + 68, r.width() - 8, 43)
        ink = look.text if live or acts else look.text_mute
        pieces.person(p, look, line, name, font(look, TITLE, 17, BOLD), ink, letters.CENTRE)
        if called:
            c = QPointF(r.right() - 17, r.top() + 19)
            surfaces.metal_disc(p, look, c, 15)
            draw_icon(p, "hand", QRectF(c.x() - 9, c.y() - 9, 18, 18), INK)
        if hot:
            marks.target(p, look, r, "spy" if now.seen.phase == "spies" else "laurel-crown", on_cloth=False)
        elif chosen:
            marks.selected(p, look, rounded(r, 10))

    if calls:
        letter = pacing.pace.keys[seat]
        word = "called" if called else "call" if live else "cannot-call" if person else "computer"
        tip = f"{name}: {now.word(f'gold_and_rum.badge-{word}', letter=letter)}"
    else:
        tip = f"{name} – {sides.title(now, seat)}"
    face = ("badge", coat.key, name, live, called, acts, chosen, hot, hover, now.seen.phase == "spies")
    role = "button" if calls else "place"
    out = [Sprite(key, rect, face, paint, z=furniture.Z_HAND, margin=24, role=role, tip=tip, enabled=live or not calls)]
    if calls:
        # from here cards of this warlord fly onto the piles
        out.append(_nothing(("badge-place", seat), rect))
        if person:
            out.append(_key(now, rect, seat, lit=live))
    return out


def _nothing(key: Key, rect: QRectF) -> Sprite:
    def paint(_p: QPainter, _look: Look, _r: QRectF) -> None:
        """Paint nothing: a place to come from."""

    return Sprite(key, rect, ("nothing",), paint, z=furniture.Z_GROUND, margin=0)


def _key(now: Situation, badge: QRectF, seat: Seat, *, lit: bool) -> Sprite:
    """Return the cap of the key that calls for ``seat``; a click chooses another key."""
    key: Key = ("button", f"pace-key-{seat}")
    letter = now.pacing.pace.keys[seat]
    binding = now.pacing.binding == seat
    shown = "…" if binding else letter
    hover = now.hovered == key

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        path = rounded(r, 5)
        p.fillPath(rounded(r.translated(0, 2.5), 5), tint("#120904", 0.8))
        p.fillPath(path, tint(look.rim if binding else look.parchment, 1 if lit or binding else 0.55))
        stroke(p, path, tint("#3a2410", 0.9), 2 if hover else 1.1)
        letters.text(p, look, r, shown, font(look, UI, 15, EXTRA), look.ink, letters.CENTRE)

    tip = now.word("gold_and_rum.key-tip", who=now.who(seat), letter=letter)
    rect = QRectF(badge.left() + 7, badge.top() + 7, 26, 24)
    face = ("key", shown, lit, hover, binding)
    return Sprite(key, rect, face, paint, z=furniture.Z_HAND + 20, margin=6, role="button", tip=tip)


# ---------------------------------------------------------------------- cards


def _specials(now: Situation, room: Room) -> list[Sprite]:
    """Return the recruiting and desertion cards of whoever has called and is asked."""
    seen: Observation = now.seen
    seat = now.pacing.acting
    if seat is None:
        return []
    box = room.beside(len(seen.warlords))
    rows = [("R", RECRUIT + seat, seen.recruits[seat]), ("D", DESERT + seat, seen.deserts[seat])]
    shown = [row for row in rows if row[2]]
    out = []
    for place, (letter, kind, count) in enumerate(shown):
        key: Key = ("card", letter)
        chosen = key in now.chosen
        live = key in now.sources
        wide = min(84.0, (box.width() - 10) / 2)
        left = box.center().x() - (len(shown) * (wide + 12) - 12) / 2 + place * (wide + 12)
        rect = QRectF(left, box.top() + 6 - (8 if chosen else 0), wide, wide * CARD)
        says = now.name("piece-says", "recruit" if letter == "R" else "desert")
        out.append(
            pieces.card(
                now,
                key,
                kind,
                rect,
                z=furniture.Z_HAND + place + (30 if chosen else 0),
                role="piece",
                playable=live and not chosen,
                selected=chosen,
                dim=not live,
                count=count,
                tip=f"{pieces.kind_words(now, kind)} ({count})\n{says}",
            )
        )
    return out


def _crown(now: Situation, room: Room) -> list[Sprite]:
    """Return the laurel that makes a warlord the favourite."""
    box = room.beside(len(now.seen.warlords))
    chosen = CROWN in now.chosen
    name = now.name("piece", "favourite")

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if not chosen:
            marks.playable(p, look, r, 40)
        surfaces.metal_disc(p, look, r.center(), r.width() / 2)
        draw_icon(p, "laurel-crown", r.adjusted(16, 18, -16, -18), INK)
        if chosen:
            marks.selected(p, look, rounded(r, r.width() / 2))

    def write(p: QPainter, look: Look, r: QRectF) -> None:
        letters.text(p, look, r, name, font(look, TITLE, 17, BOLD), look.text, letters.CENTRE)

    c = QPointF(box.center().x(), box.top() + 48 - (6 if chosen else 0))
    rect = QRectF(c.x() - 40, c.y() - 40, 80, 80)
    under = QRectF(box.left(), box.top() + 98, box.width(), 24)
    return [
        Sprite(CROWN, rect, ("crown", chosen), paint, z=furniture.Z_HAND, margin=26, role="piece", tip=name),
        Sprite(("crown-name",), under, ("crown-name", name), write, z=furniture.Z_HAND, margin=2),
    ]


def _races(now: Situation, room: Room) -> list[Sprite]:
    """Return the races that have not fought, for the chancellor to choose from."""
    seen: Observation = now.seen
    fought = [each.race for each in seen.fought]
    left = [race for race in range(len(RACES)) if race not in fought]
    out: list[Sprite] = [
        furniture.label(
            ("label", "races"), QRectF(36, room.badges + 4, 136, 26), now.word("gold_and_rum.choose-race"), size=18
        )
    ]
    for place, race in enumerate(left):
        key: Key = ("race", race)
        chosen = key in now.chosen
        rect = QRectF(176 + place * 102, room.badges - 8 - (8 if chosen else 0), 86, 86 * CARD)
        out.append(_race(now, key, race, rect, chosen=chosen))
    return out + _lookers(now, QRectF(608, room.badges, room.buttons.left() - 24 - 608, 112))


def _lookers(now: Situation, box: QRectF) -> list[Sprite]:
    """Return a shield for each warlord who may look at his hand before the battle, behind the curtain (CH-11.2)."""
    seats = [Seat(seat) for seat in now.seen.warlords if now.players[seat].kind == "person"]
    if not seats or sum(player.kind == "person" for player in now.players) < 2:
        return []
    pitch = min(72.0, box.width() / len(seats))
    out = [
        furniture.label(
            ("label", "look"),
            QRectF(box.left(), box.top() + 4, box.width(), 26),
            now.word("gold_and_rum.look-title"),
            size=17,
        )
    ]
    for place, seat in enumerate(seats):
        out.append(_looker(now, seat, QRectF(box.left() + place * pitch, box.top() + 38, pitch - 6, 58)))
    return out


def _looker(now: Situation, seat: Seat, rect: QRectF) -> Sprite:
    key: Key = ("button", f"interrupt:{seat}")
    coat, hover = now.coat(seat), now.hovered == key

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        path = rounded(r, 8)
        p.fillPath(path, tint("#000000", 0.07 if look.is_light else 0.26))
        stroke(p, path, tint(look.rim if hover else look.brass, 0.9 if hover else 0.4), 1.4 if hover else 1)
        wide = min(34.0, r.width() - 8)
        heraldry.shield(
            p, look, QRectF(r.center().x() - wide / 2, r.center().y() - wide * 0.585, wide, wide * 1.17), coat
        )

    tip = f"{now.player(seat)}: {sides.backs_words(now, seat)}\n{now.word('gold_and_rum.look', who=now.who(seat))}"
    return Sprite(key, rect, ("looker", coat.key, hover), paint, z=furniture.Z_HAND, margin=6, role="button", tip=tip)


def _race(now: Situation, key: Key, race: int, rect: QRectF, *, chosen: bool) -> Sprite:
    seen: Observation = now.seen
    kind = 3 * race + 2
    army, _, name, _ = pieces.front(now, kind)
    # what everybody sees: how many backs of this race are left in the hands
    tip = now.word("gold_and_rum.race-tip", race=name, n=sum(hand[race] for hand in seen.backs))
    made = pieces.card(now, key, kind, rect, selected=chosen, playable=not chosen)
    return Sprite(
        key,
        rect,
        ("race", army, *made.face) if isinstance(made.face, tuple) else made.face,
        made.paint,
        z=furniture.Z_HAND,
        margin=24,
        role="piece",
        tip=tip,
    )


def _own(now: Situation, box: QRectF) -> list[Sprite]:
    """Return the viewer's hand, small, beside the badges."""
    viewer = now.update.viewer
    if viewer is None or not any(now.seen.hand):
        return []
    hand = pieces_of(now.seen.hand)
    strip = QRectF(box.left(), box.top() + 24, box.width(), 90)
    return [
        pieces.card(now, ("own", i), kind, rect, z=furniture.Z_HAND + i, lift=3)
        for i, (kind, rect) in enumerate(zip(hand, fan(strip, len(hand), 54), strict=True))
    ]


def pieces_of(hand: tuple[int, ...]) -> list[int]:
    """Return the cards of a tally, mercenaries first: they are what is asked for."""
    kinds = (*range(GOBLIN, len(hand)), *range(GOBLIN))
    return [kind for kind in kinds for _ in range(hand[kind])]


def _hand(now: Situation, room: Room) -> list[Sprite]:
    """Return the viewer's own hand in the tray."""
    seen: Observation = now.seen
    plan = answers.planned(seen)
    cards = pieces_of(seen.hand)
    copies: dict[int, int] = {}
    out = []
    asked = now.mine and seen.phase in ("lay", "commando", "airship")
    for place, kind in enumerate(cards):
        copy = copies.get(kind, 0)
        copies[kind] = copy + 1
        key: Key = ("hand", kind, copy)
        chosen = key in now.chosen or (
            bool(now.chosen) and now.chosen[0][:2] == ("hand", kind) and copy <= int(now.chosen[0][2])
        )
        live = asked and key in now.sources
        laid = copy < plan.get(kind, 0)
        rect = room.lay(place, len(cards)).translated(0, -10 if chosen else -4 if live else 0)
        out.append(
            pieces.card(
                now,
                key,
                kind,
                rect,
                z=furniture.Z_HAND + place + (40 if chosen else 0),
                role="piece",
                playable=live and not chosen,
                selected=chosen,
                dim=asked and (laid or not live),
                tip="\n".join(filter(None, (pieces.kind_words(now, kind), pieces.says(now, kind)))),
                lift=4,
            )
        )
    return out
