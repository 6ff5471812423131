"""Between deal and battles: what became of the piles, the spies, the giants (CH-6 to CH-8)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.rules import Seat
from desktop.games.gold_and_rum.cards import SPY
from desktop.games.gold_and_rum.observation import Claim, Observation, SpyCall
from desktop.ui.games.gold_and_rum import pieces
from desktop.ui.games.gold_and_rum.deal import CLOTH
from desktop.ui.games.gold_and_rum.room import CARD, MINI, Room, fan
from desktop.ui.paint import heraldry, letters, marks, surfaces
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import rounded, stroke
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import BOLD, EXTRA, NORMAL, ON, TITLE, UI, Coat, Look, font


def mustering(now: Situation, room: Room) -> list[Sprite]:
    """Return the cloth with the results of all piles, and of the spies called so far."""
    seen: Observation = now.seen
    out = [pieces.cloth(room.felt, CLOTH, now)]
    out += claims(now, room, seen.claims, -1)
    out += _spies(now, room)
    return out


def claims(now: Situation, room: Room, some: tuple[Claim, ...], fresh: int) -> list[Sprite]:
    """Return what became of the piles ``some``; the one called ``fresh`` was worked out last."""
    out = [
        furniture.caption(
            ("label", "claims"),
            QRectF(room.felt.left() + 18, room.felt.top() + 6, room.felt.width() - 36, 26),
            now.word("gold_and_rum.piles-worked-out"),
            align=letters.LEFT,
            bright=True,
        )
    ]
    for claim in some:
        out += _claim(now, room, claim, fresh=claim.pile == fresh)
    return out


def claim_words(now: Situation, claim: Claim) -> str:
    """Return what became of a pile in words (CH-6.8)."""
    if claim.owner < 0:
        return now.word("gold_and_rum.log.unclaimed", pile=claim.pile + 1)
    taken = now.word("gold_and_rum.log.taken", pile=claim.pile + 1, who=now.who(Seat(claim.owner)), n=claim.cards)
    if not claim.deserted:
        return taken
    return f"{taken} {now.word('gold_and_rum.log.deserted', cards=pieces.listed(now, claim.deserted))}"


def _claim(now: Situation, room: Room, claim: Claim, *, fresh: bool) -> list[Sprite]:
    """Return one pile: the shield of its owner with the number of cards, and below it who deserted."""
    box = room.pile(claim.pile).translated(0, 12)
    owner = now.coat(Seat(claim.owner)) if claim.owner >= 0 else None
    name = now.player(Seat(claim.owner)) if claim.owner >= 0 else ""
    gone = len(claim.deserted)
    number, cards = claim.pile + 1, claim.cards

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.slot(p, look, r, "", 6)
        if fresh:
            marks.last_move(p, look, r)
        head = QRectF(r.left() + 7, r.top() + 3, 30, 22)
        letters.text(p, look, head, str(number), font(look, TITLE, 17, EXTRA), ON.brass_hi, letters.LEFT)
        if owner is None:
            draw_icon(p, "cancel", QRectF(r.center().x() - 13, r.top() + 34, 26, 26), tint(ON.text_dim, 0.6))
            return
        heraldry.shield(p, look, QRectF(r.center().x() - 21, r.top() + 14, 42, 49), owner)
        marks.count_disc(p, look, QPointF(r.right() - 13, r.top() + 62), cards, 14)
        line = QRectF(r.left() + 2, r.top() + 68 if not gone else r.top() + 64, r.width() - 4, 20)
        letters.text(p, look, line, name, font(look, UI, 14, BOLD), ON.text, letters.CENTRE)

    words = claim_words(now, claim)
    face = ("claim", number, None if owner is None else owner.key, name, cards, gone > 0, fresh)
    out = [Sprite(("claim", claim.pile), box, face, paint, z=furniture.Z_GROUND + 5, margin=14, role="info", tip=words)]
    strip = QRectF(box.left() + 4, box.bottom() - 42, box.width() - 8, 40)
    for i, rect in enumerate(fan(strip, gone, 27)):
        kind = claim.deserted[i]
        tip = now.word("gold_and_rum.log.deserted", cards=pieces.listed(now, (kind,)))
        out.append(
            pieces.card(
                now, ("deserted", claim.pile, i), kind, rect, z=furniture.Z_PIECE + i, dim=True, tip=tip, lift=1
            )
        )
    return out


def _spies(now: Situation, room: Room) -> list[Sprite]:
    """Return the four spies: who had them, whom they asked for what, and whether they got it."""
    seen: Observation = now.seen
    wide = (room.felt.width() - 36) / 4
    out = []
    for place in range(4):
        number = place + 1
        call = next((call for call in seen.spies if call.number == number), None)
        rect = QRectF(room.felt.left() + 18 + place * wide, room.felt.bottom() - 112, wide - 8, 98)
        out.append(_spy(now, rect, number, call, current=number == seen.called))
    return out


def spy_words(now: Situation, call: SpyCall) -> str:
    """Return in words what came of a called spy (CH-7)."""
    if call.holder < 0:
        return now.word("gold_and_rum.log.spy-nobody", number=call.number)
    who = now.who(Seat(call.holder))
    if call.victim < 0:
        return now.word("gold_and_rum.log.spy-unused", number=call.number, who=who)
    key = "gold_and_rum.log.spy-got" if call.got else "gold_and_rum.log.spy-failed"
    victim, kind = now.who(Seat(call.victim)), pieces.kind_words(now, call.kind)
    return now.word(key, number=call.number, who=who, victim=victim, card=kind)


def _spy(now: Situation, rect: QRectF, number: int, call: SpyCall | None, *, current: bool) -> Sprite:
    words = "" if call is None else spy_words(now, call)
    if current:
        words = now.word("gold_and_rum.spy-called", number=number, who=now.who(Seat(now.seen.asked[0])))
    card = pieces.card(now, ("spy-card",), SPY + number - 1, QRectF(0, 0, 50, 50 * CARD), lift=2, dim=call is not None)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        path = rounded(r, 8)
        p.fillPath(path, tint("#ffcf6b" if current else "#000000", 0.18 if current else 0.24))
        stroke(p, path, "#ffe29a" if current else tint(look.brass, 0.4), 2 if current else 1)
        card.paint(p, look, QRectF(r.left() + 10, r.top() + 14, 50, 50 * CARD))
        line = QRectF(r.left() + 70, r.top() + 6, r.width() - 78, r.height() - 12)
        f = font(look, UI, 14, BOLD if current else NORMAL)
        letters.text(p, look, line, words, f, ON.text if current or call else ON.text_dim, letters.LEFT, wrap=True)

    face = ("spy-call", number, words, current, call is not None, card.face)
    return Sprite(("spy", number), rect, face, paint, z=furniture.Z_GROUND + 5, margin=4, role="info", tip=words)


def kinds(now: Situation, room: Room) -> list[Sprite]:
    """Return, to the holder of the called spy, all kinds he may ask for: the same for every hand (CH-7.3)."""
    seen: Observation = now.seen
    out = [pieces.cloth(room.felt, CLOTH)]
    title = now.word("gold_and_rum.spy-asks", number=seen.called)
    box = QRectF(room.felt.left() + 18, room.felt.top() + 34, room.felt.width() - 36, 28)
    out.append(furniture.caption(("label", "kinds"), box, title, align=letters.LEFT, bright=True))
    rows = (tuple(range(12)), (*range(12, 18), *range(SPY + seen.called, SPY + 4)))
    for row, some in enumerate(rows):
        for place, kind in enumerate(some):
            key: Key = ("kind", kind)
            chosen = key in now.chosen
            rect = room.kind(row, place).translated(0, -8 if chosen else 0)
            out.append(
                pieces.card(
                    now,
                    key,
                    kind,
                    rect,
                    role="piece",
                    selected=chosen,
                    playable=key in now.sources and not chosen,
                    tip="\n".join(filter(None, (pieces.kind_words(now, kind), pieces.says(now, kind)))),
                    lift=3,
                )
            )
    return out


def own_cards(now: Situation, room: Room) -> list[Sprite]:
    """Return the viewer's own hand on the cloth, while his tray holds the warlords he may ask."""
    hand = [kind for kind, count in enumerate(now.seen.hand) for _ in range(count)]
    top = room.felt.bottom() - MINI * CARD - 26
    box = QRectF(room.felt.left() + 18, top - 34, room.felt.width() - 36, 28)
    title = now.word("gold_and_rum.your-cards", n=len(hand))
    out = [furniture.caption(("label", "own"), box, title, align=letters.LEFT, bright=True)]
    strip = QRectF(room.felt.left() + 22, top, room.felt.width() - 44, MINI * CARD)
    out += [
        pieces.card(now, ("own", i), kind, rect, z=furniture.Z_PIECE + i, lift=3)
        for i, (kind, rect) in enumerate(zip(hand, fan(strip, len(hand)), strict=True))
    ]
    return out


def banner(now: Situation, room: Room, coats: tuple[Coat, ...], words: str, kind: int, mark: str) -> Sprite:
    """Return a parchment in the middle of the cloth that says what has just happened.

    The card ``kind``, if it is about one, lies between the shields, with the icon ``mark`` on its corner.
    """
    tall = 96.0 + (106 if kind >= 0 else 84 if coats else 0)
    rect = room.centred(min(600.0, room.felt.width() - 60), tall)
    card = pieces.card(now, ("card",), kind, QRectF(), lift=3) if kind >= 0 else None
    wide = MINI if card is not None else 0.0

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.sheet(p, look, r, 6, 21, 9)
        widths = [52.0] * len(coats)
        if card is not None:
            widths.insert(min(1, len(coats)), wide)
        x = r.center().x() - (sum(widths) + 34 * (len(widths) - 1)) / 2
        middle = r.top() + 20 + (wide * CARD if card is not None else 61) / 2
        left = list(coats)
        for at, each in enumerate(widths):
            if card is not None and at == min(1, len(coats)):
                spot = QRectF(x, middle - wide * CARD / 2, wide, wide * CARD)
                card.paint(p, look, spot)
                if mark:
                    marks.badge(p, look, QPointF(spot.right(), spot.bottom() - 8), mark, 15)
            else:
                heraldry.shield(p, look, QRectF(x, middle - 30, 52, 61), left.pop(0))
            x += each + 34
        line = QRectF(r.left() + 26, r.bottom() - 72, r.width() - 52, 58)
        letters.text(p, look, line, words, font(look, TITLE, 22, BOLD), look.ink, letters.CENTRE, wrap=True)

    face = ("banner", tuple(coat.key for coat in coats), words, None if card is None else card.face, mark)
    return Sprite(("banner",), rect, face, paint, z=furniture.Z_PIECE + 300, margin=30, role="info", tip=words)
