"""Both sides of the cloth: plaques with score wheels, the order of callers, the four battles, the chronicle."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.rules import Seat
from desktop.games.gold_and_rum.cards import BACKS, RACES
from desktop.games.gold_and_rum.observation import Observation
from desktop.ui.games.gold_and_rum import pieces
from desktop.ui.games.gold_and_rum.room import CALLS, DEALING, Room
from desktop.ui.paint import heraldry, letters, plaques, surfaces
from desktop.ui.paint.colour import mix, tint
from desktop.ui.paint.heraldry import pattern
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import rounded, stroke
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Sprite
from desktop.ui.theme import ARMIES, BOLD, EXTRA, INK, MEDIUM, TITLE, UI, Coat, Look, font


def players(now: Situation, room: Room) -> list[Sprite]:
    """Return a plaque for every player, with his score on a wheel."""
    out: list[Sprite] = []
    for seat in map(Seat, range(now.seen.terms.seats)):
        out += _plaque(now, room, seat)
    return out


def backs_words(now: Situation, seat: Seat) -> str:
    """Return how many cards of each back a hand holds."""
    some = [
        now.word("gold_and_rum.back-count", back=pieces.back_words(now, back), count=count)
        for back, count in enumerate(now.seen.backs[seat])
        if count
    ]
    return ", ".join(some) or now.word("gold_and_rum.nothing")


def active(now: Situation, seat: Seat) -> bool:
    """Return whether everybody may see that the game waits for ``seat``; in a call nobody is named."""
    if now.update.outcome is not None or now.seen.phase in CALLS or now.pacing.waiting:
        return False
    return seat in now.update.awaited


def title(now: Situation, seat: Seat) -> str:
    """Return what a player is this round."""
    seen: Observation = now.seen
    which = "chancellor" if seat == seen.chancellor else "favourite" if seat == seen.favourite else "warlord"
    return now.name("piece", which)


def _plaque(now: Situation, room: Room, seat: Seat) -> list[Sprite]:
    seen: Observation = now.seen
    rect = room.plaque(seat)
    chips: tuple[tuple[str, str], ...] = ()
    tip = [f"{now.player(seat)} – {title(now, seat)}"]
    if seat != seen.chancellor:
        if seen.phase in DEALING:
            chips = (("beer-stein", str(seen.recruits[seat])), ("walking-boot", str(seen.deserts[seat])))
            tip.append(now.word("gold_and_rum.cards-left", recruits=seen.recruits[seat], deserts=seen.deserts[seat]))
        else:
            chips = (("card-pick", str(sum(seen.backs[seat]))),)
            tip.append(now.word("gold_and_rum.hand-of", cards=backs_words(now, seat)))
            known = seen.certain[seat]
            if known:
                tip.append(now.word("gold_and_rum.protected", cards=pieces.listed(now, known)))
    score = now.word("gold_and_rum.score", score=seen.scores[seat], threshold=seen.terms.threshold)
    tip.append(score)
    lit = active(now, seat)
    coat, name, sub = now.coat(seat), now.player(seat), title(now, seat)
    low = rect.height() < 78
    if low and sub == now.name("piece", "warlord"):
        sub = ""
    role = "crown" if seat == seen.favourite else "star" if seat == seen.chancellor else ""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        plaques.seat_plaque(p, look, r, coat, name, sub, chips, active=lit, seed=61 + seat)
        if role:
            c = QPointF(r.left() + 17, r.bottom() - 16)
            surfaces.metal_disc(p, look, c, 12)
            icon = "laurel-crown" if role == "crown" else "imperial-crown"
            draw_icon(p, icon, QRectF(c.x() - 8.5, c.y() - 8, 17, 16), INK)

    face = ("rum-plaque", seat, coat.key, name, sub, chips, lit, role)
    middle = QPointF(rect.right() - 26, rect.bottom() - 23) if low else QPointF(rect.right() - 25, rect.bottom() - 26)
    return [
        Sprite(
            ("seat", seat),
            rect,
            face,
            paint,
            z=furniture.Z_PANEL,
            margin=26,
            role="place" if ("seat", seat) in now.targets else "info",
            tip="\n".join(tip),
        ),
        pieces.wheel(("wheel", seat), seen.scores[seat], middle, score, 18 if low else 20),
    ]


def right(now: Situation, room: Room) -> list[Sprite]:
    """Return the column at the right: who is asked first, or the four battles; the chronicle below."""
    seen: Observation = now.seen
    order = seen.phase in ("deal", "recruit")
    rows = len(seen.callers) if order else 4
    tall = 50.0 + rows * (40 if order else 47)
    if room.small:
        tall = min(room.side.height(), 44 + rows * 52)
    rect = QRectF(room.side.left(), room.side.top(), room.side.width(), tall)
    out = [_order(now, room, rect) if order else _battles(now, room, rect)]
    if not room.small:
        below = QRectF(rect.left(), rect.bottom() + 12, rect.width(), room.side.bottom() - rect.bottom() - 12)
        out.append(furniture.chronicle(now, below, now.word("table.chronicle")))
    return out


def _order(now: Situation, room: Room, rect: QRectF) -> Sprite:
    """Return in which order calls are answered in this window (CH-4.10)."""
    seen: Observation = now.seen
    words = now.word("gold_and_rum.order")
    beat = now.pacing.beat
    left = beat.seats if beat is not None else ()
    rows = tuple(
        (now.coat(Seat(seat)), now.player(Seat(seat)), seat in left, seat in now.pacing.called) for seat in seen.callers
    )
    small = room.small

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.plank(p, look, r, 9, 68)
        if small:
            _rail(p, look, r, rows)
            return
        letters.heading(
            p, look, QRectF(r.left() + 18, r.top() + 8, r.width() - 30, 24), words, size=18, colour=look.text
        )
        surfaces.rule(p, look, r.left() + 16, r.right() - 16, r.top() + 37)
        for at, (coat, name, open_still, called) in enumerate(rows):
            y = r.top() + 46 + at * 40
            ink = look.text if open_still else look.text_mute
            number = QRectF(r.left() + 16, y, 26, 32)
            letters.text(p, look, number, f"{at + 1}.", font(look, TITLE, 18, EXTRA), look.accent, letters.LEFT)
            heraldry.shield(p, look, QRectF(r.left() + 44, y, 28, 33), coat, dim=not open_still)
            room_for = QRectF(r.left() + 82, y, r.width() - 82 - (40 if called else 12), 32)
            pieces.person(p, look, room_for, name, font(look, UI, 16, BOLD), ink)
            if called:
                draw_icon(p, "hand", QRectF(r.right() - 36, y + 6, 20, 20), look.accent)

    lines = [f"{at + 1}. {name}" for at, (_, name, _, _) in enumerate(rows)]
    tip = "\n".join((words, *lines, now.word("gold_and_rum.order-tip", offset=seen.offset, window=seen.window + 1)))
    face = ("order", words, tuple((coat.key, name, a, b) for coat, name, a, b in rows), small)
    return Sprite(("order",), rect, face, paint, z=furniture.Z_PANEL, margin=24, role="info", tip=tip)


def _rail(p: QPainter, look: Look, r: QRectF, rows: tuple[tuple[Coat, str, bool, bool], ...]) -> None:
    """Paint the order of callers where the window is small."""
    draw_icon(p, "hand", QRectF(r.center().x() - 11, r.top() + 10, 22, 22), look.text_dim)
    for at, (coat, _, open_still, called) in enumerate(rows):
        y = r.top() + 42 + at * 52
        number = QRectF(r.left() + 8, y, 24, 36)
        letters.text(p, look, number, f"{at + 1}.", font(look, TITLE, 18, EXTRA), look.accent, letters.LEFT)
        heraldry.shield(p, look, QRectF(r.left() + 33, y, 32, 38), coat, dim=not open_still)
        if called:
            draw_icon(p, "hand", QRectF(r.right() - 31, y + 8, 22, 22), look.accent)


def _battles(now: Situation, room: Room, rect: QRectF) -> Sprite:
    """Return the four battles: who fought, for how much, who won."""
    seen: Observation = now.seen
    words = now.word("gold_and_rum.four-battles")
    rows: list[tuple[str, str, str, tuple[Coat, ...], bool]] = []
    fought = seen.fought if seen.fought or seen.phase != "over" else seen.previous
    for at, points in enumerate(now.content.points):
        worth = now.word("gold_and_rum.points", n=points)
        if at < len(fought):
            winners = tuple(now.coat(Seat(seat)) for seat in fought[at].winners)
            rows.append((RACES[fought[at].race], pieces.race_words(now, fought[at].race), worth, winners, False))
        elif at == len(fought) and seen.race >= 0:
            rows.append((RACES[seen.race], pieces.race_words(now, seen.race), worth, (), True))
        else:
            rows.append(("", now.word("gold_and_rum.battle-number", number=at + 1), worth, (), False))
    small = room.small

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.plank(p, look, r, 9, 68)
        if not small:
            box = QRectF(r.left() + 18, r.top() + 8, r.width() - 30, 24)
            letters.heading(p, look, box, words, size=18, colour=look.text)
            surfaces.rule(p, look, r.left() + 16, r.right() - 16, r.top() + 37)
        for at, (race, name, worth, winners, current) in enumerate(rows):
            y = r.top() + (46 + at * 47 if not small else 24 + at * 52)
            if current:
                lit = rounded(QRectF(r.left() + 8, y - 3, r.width() - 16, 46), 7)
                p.fillPath(lit, tint("#ffcf6b", 0.18))
                stroke(p, lit, look.rim, 2)
            emblem = QRectF(r.left() + 14, y, 36, 40)
            _emblem(p, look, emblem, race, at + 1)
            if small:
                _winners(p, look, QRectF(r.left() + 54, y + 3, r.width() - 62, 34), winners)
                continue
            wide = r.width() - 70 - (0 if not winners else 14 + min(2, len(winners)) * 26)
            line = QRectF(r.left() + 60, y - 1, wide, 24)
            letters.text(p, look, line, name, font(look, UI, 16, BOLD), look.text, letters.LEFT)
            line = QRectF(r.left() + 60, y + 19, wide, 20)
            letters.text(p, look, line, worth, font(look, UI, 14, MEDIUM), look.text_dim, letters.LEFT)
            end = min(2, len(winners)) * 26 + 16
            _winners(p, look, QRectF(r.right() - end, y + 3, end - 10, 34), winners)

    tip = "\n".join(f"{at + 1}. {name} – {worth}" for at, (_, name, worth, _, _) in enumerate(rows))
    face = ("battles", words, tuple((a, b, c, tuple(x.key for x in d), e) for a, b, c, d, e in rows), small)
    return Sprite(("battles",), rect, face, paint, z=furniture.Z_PANEL, margin=24, role="info", tip=tip)


def _winners(p: QPainter, look: Look, box: QRectF, winners: tuple[Coat, ...]) -> None:
    """Paint the shields of the winners; more than two stand one behind the other."""
    if not winners:
        return
    step = min(27.0, (box.width() - 24) / max(1, len(winners) - 1))
    for at, coat in enumerate(winners):
        heraldry.shield(p, look, QRectF(box.left() + at * step, box.top() + 3, 24, 28), coat)


def _emblem(p: QPainter, look: Look, r: QRectF, race: str, number: int) -> None:
    path = rounded(r, 6)
    if not race:
        surfaces.recess(p, look, r, 6)
        letters.numeral(p, look, r, number, 20, look.text_dim)
        return
    coat = ARMIES[race]
    p.fillPath(path, mix(coat.colour, "#ffffff", 0.08))
    pattern(p, path, coat.pattern, "#000000", 0.25, 0.6)
    stroke(p, path, "#120904", 1)
    draw_icon(p, coat.emblem, r.adjusted(6, 7, -6, -7), "#fff1d4", "#1a0d05", 0.8)


def hands(now: Situation, room: Room) -> list[Sprite]:
    """Return what is left in the hands, face down: a group of backs for every warlord, which calls him to look."""
    seen: Observation = now.seen
    seats = [Seat(seat) for seat in seen.warlords]
    out = [
        furniture.label(
            ("label", "hands"), QRectF(30, room.tray + 22, 300, 24), now.word("gold_and_rum.left-in-hands"), size=17
        )
    ]
    for place, seat in enumerate(seats):
        out.append(_hand(now, room, place, len(seats), seat))
    return out


def _hand(now: Situation, room: Room, place: int, count: int, seat: Seat) -> Sprite:
    pitch = min(226.0, (room.buttons.left() - 44) / count)
    rect = QRectF(24 + place * pitch, room.badges + 6, pitch - 8, 106)
    kinds = tuple((BACKS[back], many) for back, many in enumerate(now.seen.backs[seat]) if many)
    coat, name = now.coat(seat), now.player(seat)
    person = now.players[seat].kind == "person" and now.update.outcome is None
    hover = person and now.hovered == ("button", f"interrupt:{seat}")

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        path = rounded(r, 8)
        p.fillPath(path, tint("#000000", 0.07 if look.is_light else 0.26))
        stroke(p, path, tint(look.rim if hover else look.brass, 0.9 if hover else 0.4), 1.4 if hover else 1)
        heraldry.shield(p, look, QRectF(r.left() + 8, r.top() + 6, 24, 28), coat)
        line = QRectF(r.left() + 38, r.top() + 6, r.width() - 44, 28)
        letters.text(p, look, line, name, font(look, TITLE, 16, BOLD), look.text, letters.LEFT)
        step = min(44.0, (r.width() - 16) / max(1, len(kinds)))
        wide = min(30.0, step - 3)
        left = r.left() + 8
        for at, (back, many) in enumerate(kinds):
            spot = QRectF(left + at * step, r.top() + 38, wide, wide * 1.4)
            _emblem_back(p, look, spot, back)
            under = QRectF(spot.left() - 6, r.bottom() - 25, wide + 12, 22)
            letters.text(p, look, under, str(many), font(look, UI, 15, EXTRA), look.text, letters.CENTRE)

    key = ("button", f"interrupt:{seat}") if person else ("hand-of", seat)
    tip = f"{name}: {backs_words(now, seat)}"
    if person:
        tip += "\n" + now.word("gold_and_rum.look", who=now.who(seat))
    face = ("hand-of", coat.key, name, kinds, hover)
    role = "button" if person else "info"
    return Sprite(key, rect, face, paint, z=furniture.Z_HAND, margin=6, role=role, tip=tip)


def _emblem_back(p: QPainter, look: Look, r: QRectF, back: str) -> None:
    """Paint a very small back: colour, pattern and emblem, without the sun of the large one."""
    coat = ARMIES[back]
    path = rounded(r, 3)
    p.fillPath(path, tint(look.parchment))
    inner = rounded(r.adjusted(1.6, 1.6, -1.6, -1.6), 2)
    p.fillPath(inner, tint(coat.colour))
    pattern(p, inner, coat.pattern, coat.deep, 0.4, 0.4)
    stroke(p, path, tint("#3a2410", 0.8), 0.9)
    size = r.width() * 0.72
    draw_icon(p, coat.emblem, QRectF(r.center().x() - size / 2, r.center().y() - size / 2, size, size), "#fff1d4")
