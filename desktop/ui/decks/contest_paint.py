"""The tournament as it is painted: standing, pairings with three games each, rounds that are over, the way ahead."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.core.message import message
from desktop.games.ghour.tournament import GAMES, PERSON, Pairing, Tournament
from desktop.ui.paint import controls, heraldry, letters, marks, plaques, surfaces
from desktop.ui.paint.colour import Colour, tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import around, rounded, stroke
from desktop.ui.table.sprite import Frame
from desktop.ui.text import say
from desktop.ui.theme import BODY, BOLD, EXTRA, INK, MEDIUM, NORMAL, SEATS, TITLE, UI, Coat, Look, font
from desktop.ui.widgets.painted import Mood

ROW = 61.0


def coat(entrant: int) -> Coat:
    """Return the shield of an entrant."""
    return SEATS[entrant % len(SEATS)]


def _called(
    p: QPainter,
    look: Look,
    r: QRectF,
    name: str,
    size: float,
    ink: Colour,
    align: Qt.AlignmentFlag = letters.LEFT,
) -> None:
    """Paint a name, on two lines and in narrower letters if it is long."""
    f = font(look, TITLE, size, BOLD)
    if not letters.holds(look, name, f, r.width(), r.height(), 0.75):
        f = font(look, UI, 15, MEDIUM)
    letters.text(p, look, r, name, f, ink, align, wrap=True, shrink=0.75)


def row_under(r: QRectF, tour: Tournament, at: QPointF) -> int:
    """Return the entrant whose row of the standing in ``r`` is at ``at``, −1 if none is."""
    top, pitch = _rows(r, tour)
    place = int((at.y() - top) // pitch)
    return tour.standing[place] if r.contains(at) and 0 <= place < len(tour.entrants) else -1


def _rows(r: QRectF, tour: Tournament) -> tuple[float, float]:
    """Return where the rows of the standing begin, and how far apart they are."""
    return r.top() + 50, min(ROW, (r.height() - 132) / max(1, len(tour.entrants)))


def standing(p: QPainter, look: Look, r: QRectF, tour: Tournament) -> None:
    """Paint who has how many points, those still in first (GH-7.10)."""
    plaques.panel(p, look, r, say(message("workshop.standing")), seed=181)
    alive = tour.alive
    top, pitch = _rows(r, tour)
    for place, entrant in enumerate(tour.standing):
        out = entrant not in alive
        box = QRectF(r.left() + 10, top + place * pitch, r.width() - 20, pitch - 6)
        p.fillPath(
            rounded(box, 7), tint("#ffcf6b", 0.16) if not place else tint("#000", 0.06 if look.is_light else 0.22)
        )
        stroke(p, rounded(box, 7), look.rim if not place else tint(look.brass, 0.3), 2 if not place else 1)
        ink = look.text_mute if out else look.text
        number = QRectF(box.left() + 10, box.top(), 28, box.height())
        letters.text(p, look, number, f"{place + 1}.", font(look, TITLE, 20, EXTRA), look.accent, letters.LEFT)
        tall = min(43.0, box.height() - 10)
        shield = QRectF(box.left() + 40, box.center().y() - tall / 2, tall * 0.84, tall)
        heraldry.shield(p, look, shield, coat(entrant), dim=out)
        points = str(tour.points(entrant))
        f = font(look, TITLE, min(30.0, box.height() * 0.6), EXTRA)
        wide = letters.width_of(f, points)
        name = QRectF(
            shield.right() + 12, box.top() + 3, box.right() - wide - 24 - shield.right() - 12, box.height() * 0.52
        )
        called = tour.entrants[entrant].name
        if letters.width_of(font(look, TITLE, 18, BOLD), called) > name.width() * 1.2:
            name.setBottom(box.bottom() - 19)
        _called(p, look, name, called, 18, ink)
        won, lost = tour.games(entrant)
        key = message("workshop.out") if out else message("workshop.games-of", won=won, lost=lost)
        if tour.champion == entrant:
            key = message("workshop.champion")
        low = QRectF(name.left(), name.bottom(), name.width(), box.bottom() - 2 - name.bottom())
        if tour.entrants[entrant].kind != PERSON:
            draw_icon(p, "cog", QRectF(low.left(), low.center().y() - 6.5, 13, 13), look.text_dim)
            low.setLeft(low.left() + 18)
        letters.text(p, look, low, say(key), font(look, UI, 14.5, MEDIUM), look.text_dim, letters.LEFT, shrink=0.9)
        letters.text(p, look, box.adjusted(0, 0, -14, 0), points, f, ink, letters.RIGHT)
    note = QRectF(r.left() + 18, r.bottom() - 72, r.width() - 36, 66)
    soft = font(look, BODY, 15, NORMAL, italic=True)
    words = say(message("workshop.points-rule"))
    letters.text(p, look, note, words, soft, look.text_dim, letters.LEFT, wrap=True, shrink=0.85)


def pairing(p: QPainter, look: Look, r: QRectF, tour: Tournament, now: Pairing, mood: Mood, *, current: bool) -> None:
    """Paint two who meet: their three games, and their points."""
    surfaces.sheet(p, look, r, 6, now.first * 7 + now.second)
    if current:
        stroke(p, rounded(r.adjusted(1.5, 1.5, -1.5, -1.5), 5), "#7f5a1d", 3)
    if mood.focus:
        marks.focus(p, look, rounded(r, 6))
    half = (r.height() - 16) / 2
    wide = min(66.0, (r.width() - 300) / 3)
    for side, entrant in enumerate(now.sides):
        y = r.top() + 8 + side * half
        tall = min(45.0, half - 4)
        heraldry.shield(p, look, QRectF(r.left() + 16, y + (half - tall) / 2, tall * 0.84, tall), coat(entrant))
        games = r.right() - 76 - GAMES * (wide + 8)
        room = QRectF(r.left() + 64, y, games - r.left() - 72, half)
        name = tour.entrants[entrant].name
        _called(p, look, room, name, 20, INK)
        if now.winner == side:
            draw_icon(p, "laurel-crown", QRectF(r.left() + 12, y - 2, 46, 18), look.gold, INK, 1)
        for game in range(GAMES):
            box = QRectF(games + game * (wide + 8), y + 3, wide, half - 6)
            played = now.games[game] if game < len(now.games) else None
            won = played is not None and played.winner == side
            p.fillPath(rounded(box, 6), tint("#e3b455", 0.5) if won else tint("#7a4d1c", 0.10))
            stroke(p, rounded(box, 6), "#7f5a1d" if won else tint("#7a4d1c", 0.4), 1.8 if won else 1)
            if won and played is not None:
                draw_icon(p, "laurels", QRectF(box.left() + 7, box.center().y() - 10, 20, 20), "#7f5a1d")
                right = box.adjusted(0, -1, -10, 0)
                letters.text(p, look, right, str(played.points), font(look, TITLE, 21, EXTRA), INK, letters.RIGHT)
            elif played is not None:
                letters.text(p, look, box, "−", font(look, TITLE, 21, BOLD), look.ink_soft, letters.CENTRE)
            elif now.match and game == len(now.games):
                draw_icon(p, "crossed-swords", around(box.center(), 20), tint(look.ink_soft, 0.7))
        total = QRectF(r.right() - 70, y, 54, half)
        letters.text(p, look, total, str(now.points(side)), font(look, TITLE, 28, EXTRA), INK, letters.RIGHT)


def earlier(p: QPainter, look: Look, r: QRectF, tour: Tournament) -> None:
    """Paint the rounds that are over, the last one first, as far as there is room."""
    surfaces.plank(p, look, r, 9, 182)
    y = r.top() + 10
    for number in range(len(tour.rounds) - 1, 0, -1):
        each = tour.rounds[number - 1]
        if y + 26 > r.bottom() - 12:
            return
        head = QRectF(r.left() + 16, y, r.width() - 32, 24)
        words = say(message("workshop.round-number", number=number))
        letters.heading(p, look, head, words, letters.LEFT, 17)
        if each.bye >= 0:
            soft = font(look, BODY, 15.5, NORMAL, italic=True)
            words = say(message("workshop.rested", name=tour.entrants[each.bye].name))
            letters.text(p, look, head, words, soft, look.text_dim, letters.RIGHT)
        y += 28
        for now in each.pairings:
            if y + 42 > r.bottom() - 8:
                return
            box = QRectF(r.left() + 12, y, r.width() - 24, 40)
            p.fillPath(rounded(box, 7), tint("#000", 0.06 if look.is_light else 0.22))
            for side, entrant in enumerate(now.sides):
                lost = now.winner != side
                x = box.left() + 10 if not side else box.right() - 38
                heraldry.shield(p, look, QRectF(x, box.top() + 4, 27, 32), coat(entrant), dim=lost)
                room = (
                    box.adjusted(48, 0, -box.width() / 2 - 44, 0)
                    if not side
                    else box.adjusted(box.width() / 2 + 44, 0, -48, 0)
                )
                ink = look.text_mute if lost else look.text
                name = tour.entrants[entrant].name
                align = letters.RIGHT if side else letters.LEFT
                _called(p, look, room, name, 17, ink, align)
            result = f"{now.points(0)} : {now.points(1)}"
            letters.text(p, look, box, result, font(look, TITLE, 21, EXTRA), look.accent, letters.CENTRE)
            y += 44


def steps(p: QPainter, look: Look, r: QRectF, tour: Tournament) -> None:
    """Paint one disc a round: those that are over, the present one, those to come."""
    whole, left = len(tour.rounds), len(tour.alive)
    if not tour.rounds[-1].over:
        # of those who are still in, one half leaves with this round
        left = (len(tour.rounds[-1].pairings) * 2 + (tour.rounds[-1].bye >= 0) + 1) // 2
    while left > 1:
        whole, left = whole + 1, (left + 1) // 2
    pitch = min(170.0, r.width() / max(1, whole))
    told = pitch > 150
    for place in range(whole):
        over = place < len(tour.rounds) - 1 or (place < len(tour.rounds) and tour.rounds[place].over)
        current = place == len(tour.rounds) - 1 and not over
        c = QPointF(r.left() + 24 + place * pitch, r.center().y())
        if place:
            start = c.x() - pitch + (130 if told else 24)
            strength = 0.8 if over or current else 0.35
            p.fillRect(QRectF(start, c.y() - 2, c.x() - 26 - start, 4), tint(look.brass, strength))
        metal = () if over or current else (look.iron_hi, "#d8d0c4", "#3a3532")
        surfaces.metal_disc(p, look, c, 18, *metal)
        if over:
            draw_icon(p, "check-mark", around(c, 18, 16), INK)
        else:
            letters.numeral(p, look, around(c, 32), place + 1, 20, INK)
        if current:
            p.setPen(QPen(tint(look.rim), 3))
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawEllipse(c, 23, 23)
        if told:
            room = QRectF(c.x() + 28, c.y() - 16, 100, 32)
            words = say(message("workshop.round-number", number=place + 1))
            letters.text(p, look, room, words, font(look, TITLE, 16, BOLD), look.text, letters.LEFT)


def score(p: QPainter, look: Look, frame: Frame, c: QPointF, tour: Tournament, now: Pairing) -> None:
    """Paint the ribbon around ``c``, as wide as the words need: how a pairing stands, and what is next."""
    first, second = (tour.entrants[each].name for each in now.sides)
    words = say(message("workshop.score-of", first=first, second=second, left=now.wins(0), right=now.wins(1)))
    if now.winner is not None:
        hint = say(message("workshop.goes-on", name=tour.entrants[now.sides[now.winner]].name))
    elif now.tied:
        hint = say(message("workshop.even"))
    else:
        hint = say(message("workshop.game-next", number=len(now.games) + 1))
    needed = letters.width_of(font(look, TITLE, 20, BOLD), words) + 96
    needed += letters.width_of(font(look, BODY, 16, NORMAL, italic=True), hint)
    wide = min(frame.width - 80, max(560.0, needed))
    x = max(40.0, min(c.x(), frame.width - 40 - wide / 2) - wide / 2)
    controls.prompt(p, look, QRectF(x, c.y() - 22, wide, 44), words, hint)
