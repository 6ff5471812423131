"""What happened between two questions, picture by picture: signs shown, damage as it falls, a base that is hit."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.rules import Seat
from desktop.games.ghour import events as e
from desktop.ui.games.ghour import blows, pieces
from desktop.ui.games.ghour.book import Book
from desktop.ui.games.ghour.chronicle import Reader
from desktop.ui.games.ghour.middle import sign
from desktop.ui.games.ghour.room import TALL
from desktop.ui.paint import heraldry, marks, surfaces
from desktop.ui.paint.colour import tint
from desktop.ui.paint.letters import CENTRE, heading, text
from desktop.ui.paint.light import around, rounded, stroke
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Sprite
from desktop.ui.table.telling import Z_TELLING, Telling
from desktop.ui.theme import BOLD, TITLE, UI, Coat, Look, font


def tellings(now: Situation, book: Book, reader: Reader) -> list[Telling]:
    """Return what the news tell."""
    damage = dict(blows.told(now, book, reader))
    out: list[Telling] = []
    for at, event in enumerate(now.update.news):
        match event:
            case e.Struck() if at in damage:
                out.append(damage[at])
            case e.Signed():
                out.append(_signed(now, event))
            case e.BaseHit(cards=cards) if cards:
                out.append(_hit(now, book, event))
    return out


def _stage(now: Situation, title: str, sub: str, high: float) -> list[Sprite]:
    """Return the shade over the table and the parchment, ``high`` if there is room, on which it is told."""
    frame = now.frame
    wide = min(860.0, frame.width - 420)
    most = frame.height - furniture.TRAY - 150
    tall = min(most, high)
    rect = QRectF((frame.width - wide) / 2 - 10, 92 + (most - tall) * 0.4, wide, tall)

    def shade(p: QPainter, _look: Look, r: QRectF) -> None:
        p.fillRect(r, tint("#0c0502", 0.5))

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.sheet(p, look, r, 7, 121, lift=12)
        stroke(p, rounded(r.adjusted(9, 9, -9, -9), 4), tint(look.ink_soft, 0.45), 1.2)
        box = QRectF(r.left() + 26, r.top() + 20, r.width() - 52, 32)
        heading(p, look, box, title, CENTRE, 24, look.ink)
        text(p, look, box.translated(0, 32), sub, font(look, UI, 15.5, BOLD), look.ink_soft, CENTRE)

    whole = QRectF(0, furniture.BEAM, frame.width, frame.height - furniture.BEAM)
    return [
        Sprite(("told-shade",), whole, ("gh-shade",), shade, z=Z_TELLING, margin=0, role="info"),
        Sprite(("told-stage",), rect, ("gh-stage", title, sub), paint, z=Z_TELLING + 1, margin=26, role="info"),
    ]


def _signed(now: Situation, event: e.Signed) -> Telling:
    """Return the signs as they are shown together."""
    shown = tuple((now.coat(Seat(seat)), now.player(Seat(seat)), sign, seat) for seat, sign in event.signs)
    head = now.word("ghour.signs-shown")
    if event.winner >= 0:
        sub = now.word("ghour.signs-won", who=now.who(Seat(event.winner)))
    else:
        sub = now.word("ghour.signs-again")
    yields = now.word("ghour.yields")

    def draw(now: Situation) -> list[Sprite]:
        stage = _stage(now, head, sub, 370)
        r = stage[1].rect
        out = [*stage, furniture.ribbon(now, head, sub)]
        for at, (coat, name, which, seat) in enumerate(shown):
            c = QPointF(r.center().x() + (at - (len(shown) - 1) / 2) * 190, r.center().y() + 30)
            rect = around(c, 170, 220)
            out.append(_shown_sign(at, coat, name, which, rect, yields, won=seat == event.winner))
        return out

    return Telling(f"{head}. {sub}", draw, lasts=3200)


def _shown_sign(at: int, coat: Coat, name: str, which: int, rect: QRectF, yields: str, *, won: bool) -> Sprite:
    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if won:
            marks.playable(p, look, r, 10)
        p.fillPath(rounded(r, 10), tint("#3b2516"))
        stroke(p, rounded(r, 10), "#ffe29a" if won else "#7f5a1d", 3 if won else 2)
        heraldry.shield(p, look, QRectF(r.center().x() - 22, r.top() + 12, 44, 52), coat)
        if which < 3:
            sign(p, look, around(r.center() + QPointF(0, 20), 78), which, "#ffe29a")
        else:
            text(p, look, r.adjusted(8, 60, -8, -40), yields, font(look, TITLE, 18, BOLD), "#f5e8cb", CENTRE)
        box = QRectF(r.left() + 8, r.bottom() - 36, r.width() - 16, 28)
        text(p, look, box, name, font(look, TITLE, 18, BOLD), "#f5e8cb", CENTRE)

    looks = ("gh-shown-sign", coat.key, name, which, won)
    return Sprite(("told-sign", at), rect, looks, paint, z=Z_TELLING + 2, margin=18, role="info", tip=name)


def _hit(now: Situation, book: Book, event: e.BaseHit) -> Telling:
    """Return the base that was hit, with the cards that it cost."""
    who = now.who(Seat(event.seat))
    head = now.word("ghour.base-hit", who=who)
    sub = now.word("ghour.base-milled" if event.mill else "ghour.base-discarded", n=len(event.cards))
    cards = tuple(book.face(card) for card in event.cards if card >= 0)[:12]

    def draw(now: Situation) -> list[Sprite]:
        stage = _stage(now, head, sub, 300)
        r = stage[1].rect
        out = [*stage, furniture.ribbon(now, head, sub)]
        w = 100.0
        pitch = min(w + 10, (r.width() - 60 - w) / max(1, len(cards) - 1))
        left = r.center().x() - (pitch * (len(cards) - 1) + w) / 2
        for at, face in enumerate(cards):
            box = QRectF(left + at * pitch, r.center().y() - 40, w, w * TALL)
            out.append(pieces.card(("told-card", at), box, face, z=Z_TELLING + 2 + at * 0.01, role="info"))
        return out

    return Telling(f"{head}. {sub}", draw, lasts=3400)
