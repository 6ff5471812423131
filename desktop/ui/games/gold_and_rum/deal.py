"""The deal on the cloth: piles, deck, how far it is, and its clock (CH-4)."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.gold_and_rum.cards import RECRUIT
from desktop.games.gold_and_rum.content import WARRIORS
from desktop.games.gold_and_rum.observation import Observation, PileView
from desktop.ui.games.gold_and_rum import pieces
from desktop.ui.games.gold_and_rum.room import CARD, Room
from desktop.ui.paint import cards, controls, letters, marks, surfaces
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import inner_edge, rounded, stroke
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import BOLD, EXTRA, MEDIUM, ON, TITLE, UI, Look, font

CLOTH = "#3b2436"
DECK: Key = ("deck",)


def dealing(now: Situation, room: Room) -> list[Sprite]:
    """Return the cloth of the deal."""
    seen: Observation = now.seen
    out = [pieces.cloth(room.felt, CLOTH)]
    fresh = (seen.dealt - 1) % seen.terms.piles if seen.phase == "deal" and seen.dealt else -1
    out += lying(now, room, seen.piles, fresh)
    out += _deck(now, room)
    out.append(_progress(now, room))
    if seen.phase != "favourite":
        out += _clock(now, room)
    return out


def lying(now: Situation, room: Room, piles: tuple[PileView, ...], fresh: int) -> list[Sprite]:
    """Return ``piles`` as they lie; the pile ``fresh`` got the last card."""
    return [sprite for at, pile in enumerate(piles) for sprite in _pile(now, room, at, pile, fresh=at == fresh)]


def top_rect(place: QRectF, pile: PileView) -> QRectF:
    """Return where the top card of a pile lies: as high as its warrior cards, and the card upon them, lift it."""
    # covered recruiting and desertion cards are no more to be seen by the height than otherwise (CH-4.14)
    up = max(0, pile.warriors + (pile.top >= RECRUIT) - 1)
    return place.translated(-0.8 * up, -2.2 * up)


def pile_words(now: Situation, at: int, pile: PileView) -> str:
    """Return a pile in words, with all its cards where the book is open."""
    if pile.top < 0:
        return now.word("gold_and_rum.pile-empty", pile=at + 1)
    top = pieces.kind_words(now, pile.top)
    words = now.word("gold_and_rum.pile-tip", pile=at + 1, top=top, n=pile.warriors)
    if now.seen.terms.open_book and pile.cards:
        words += "\n" + now.word("gold_and_rum.pile-cards", cards=pieces.listed(now, pile.cards))
    return words


def _pile(now: Situation, room: Room, at: int, pile: PileView, *, fresh: bool) -> list[Sprite]:
    place = room.pile(at)
    key: Key = ("pile", at)
    hot = key in now.targets
    held = (now.dragged or (now.chosen[-1] if now.chosen else None)) if hot else None
    icon = pieces.ICONS.get(str(held[1])) if held is not None and held[0] == "card" else None
    over = hot and now.hovered == key and now.dragged is not None
    top = top_rect(place, pile)
    count = pile.warriors + (pile.top >= RECRUIT)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if pile.top < 0:
            surfaces.slot(p, look, r, "", 6)
        else:
            cards.pile(p, look, r, count)

    tip = pile_words(now, at, pile)
    out = [Sprite(key, place, ("pile", count), paint, z=furniture.Z_GROUND + 4, margin=26, role="place", tip=tip)]
    if pile.top >= 0:
        home: Key = DECK if pile.top < RECRUIT else ("badge-place", (pile.top - RECRUIT) % 16)
        out.append(
            pieces.card(
                now,
                ("top", at, pile.warriors, pile.top),
                pile.top,
                top,
                role="",
                z=furniture.Z_PIECE + at,
                home=home,
                lift=2,
            )
        )
    if hot or fresh:

        def mark(p: QPainter, look: Look, r: QRectF) -> None:
            if over:
                p.fillPath(rounded(r, 6), tint(look.glow, 0.3))
            if hot:
                marks.target(p, look, r, icon)
            else:
                marks.last_move(p, look, r.adjusted(-6, -6, 6, 6))

        out.append(
            Sprite(("mark", at), top, ("pile-mark", hot, icon, over), mark, z=furniture.Z_PIECE + 40 + at, margin=26)
        )
    out.append(_number(now, at, pile, place))
    return out


def _number(now: Situation, at: int, pile: PileView, place: QRectF) -> Sprite:
    """Return the label below a pile; for whoever is asked it is a button: pass, and call me when this pile grows."""
    seat = now.pacing.acting
    beat = now.pacing.beat
    live = seat is not None and beat is not None and any(wish.name == f"pile-{at}" for wish in beat.wishes)
    key: Key = ("button", f"pace-wish-pile-{at}") if live else ("number", at)
    hover = now.hovered == key

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        p.fillPath(rounded(r, 11), tint("#150b06", 0.78))
        stroke(p, rounded(r, 11), tint(look.brass_hi if hover else look.brass, 1 if hover else 0.6), 1)
        number = QRectF(r.left() + 10, r.top(), 32, r.height())
        letters.text(p, look, number, str(at + 1), font(look, TITLE, 17, EXTRA), ON.brass_hi, letters.LEFT)
        draw_icon(p, "card-pick", QRectF(r.left() + 38, r.top() + 4, 14, 14), ON.text_dim)
        many = QRectF(r.left() + 54, r.top(), 24, r.height())
        letters.text(p, look, many, str(pile.warriors), font(look, UI, 15, BOLD), ON.text, letters.LEFT)
        if live:
            draw_icon(p, "ringing-bell", QRectF(r.right() - 17, r.top() + 5, 12, 12), ON.brass_hi)

    wide = 92.0 if live else 80.0
    rect = QRectF(place.center().x() - wide / 2, place.bottom() + 6, wide, 22)
    tip = now.word("gold_and_rum.watch-pile", pile=at + 1) if live else pile_words(now, at, pile)
    role = "button" if live else "info"
    face = ("pile-number", at, pile.warriors, live, hover)
    return Sprite(key, rect, face, paint, z=furniture.Z_PIECE + 60, margin=4, role=role, tip=tip)


def _deck(now: Situation, room: Room) -> list[Sprite]:
    left = now.seen.undealt
    title, words = now.word("gold_and_rum.deck"), now.word("gold_and_rum.cards", n=left)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        if left:
            top = cards.pile(p, look, r, min(9, 1 + left // 9))
            cards.card_back(p, look, top, "#6b2f24", "beer-horn", lift=1)
        else:
            surfaces.slot(p, look, r, "", 4)

    def write(p: QPainter, look: Look, r: QRectF) -> None:
        letters.heading(p, look, QRectF(r.left(), r.top(), r.width(), 26), title, size=17, colour=ON.text_dim)
        line = QRectF(r.left(), r.top() + 26, r.width(), 24)
        letters.text(p, look, line, words, font(look, UI, 16, BOLD), ON.text, letters.LEFT)

    beside = QRectF(room.deck.right() + 14, room.foot + 12, 96, 52)
    return [
        Sprite(DECK, room.deck, ("deck", left), paint, z=furniture.Z_GROUND + 5, margin=22, role="info", tip=words),
        Sprite(("deck-words",), beside, ("deck-words", title, words), write, z=furniture.Z_GROUND + 5, margin=2),
    ]


def _progress(now: Situation, room: Room) -> Sprite:
    """Return the bar of the deal: 80 strokes, the tankard where the rum came, the boot where desertion ends."""
    seen: Observation = now.seen
    dealt, marker = seen.dealt, seen.marker
    title = now.word("gold_and_rum.progress")
    right = room.felt.right() - (28 if seen.phase == "favourite" else 344)
    rect = QRectF(room.deck.right() + 96, room.foot + 8, right - room.deck.right() - 96, 64)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        p.fillPath(rounded(r, 8), tint("#0e0703", 0.55))
        inner_edge(p, rounded(r, 8), "#000", 0.6, 4, 1.5)
        step = (r.width() - 28) / WARRIORS
        for i in range(WARRIORS):
            tall = 23 if i == dealt - 1 else 18
            x = r.left() + 14 + i * step
            p.fillRect(QRectF(x, r.top() + 32, step * 0.62, tall), tint("#ffe29a" if i < dealt else "#6b4a2c", 0.95))
        room_left = QRectF(r.left() + 14, r.top() + 5, r.width() * 0.42, 22)
        letters.text(p, look, room_left, title, font(look, UI, 14, MEDIUM), ON.text_dim, letters.LEFT)
        if marker >= 0:
            x = r.left() + 14 + marker * step
            draw_icon(p, "beer-stein", QRectF(x - 10, r.top() + 7, 20, 20), "#e2692c", "#1a0d05", 1)
        draw_icon(p, "walking-boot", QRectF(r.right() - 34, r.top() + 8, 18, 18), ON.text_dim)

    tip = now.word("gold_and_rum.progress-tip", dealt=dealt, total=WARRIORS)
    if marker >= 0:
        tip += "\n" + now.word("gold_and_rum.log.rum", after=marker)
    face = ("progress", dealt, marker, title)
    return Sprite(("progress",), rect, face, paint, z=furniture.Z_GROUND + 5, margin=4, role="info", tip=tip)


def _clock(now: Situation, room: Room) -> list[Sprite]:
    """Return the buttons of the clock: pause, pace, next card."""
    pacing = now.pacing
    right = room.felt.right() - 18
    top = room.foot + 18
    waits = pacing.waiting
    seconds = pacing.pace.seconds
    shown = QLocale().toString(float(seconds), "g", 3)
    label = now.word("table.pace-seconds", seconds=shown) if seconds else now.word("table.pace-click")
    following = now.word("gold_and_rum.next-card" if now.seen.phase == "deal" else "gold_and_rum.go-on")
    why = following if waits else now.word("gold_and_rum.wait-for-answer")
    icon = "play-button" if pacing.paused else "pause-button"
    hover = now.hovered == ("button", "pace-pause")

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        controls.icon_button(p, look, r.center(), icon, 20, cloth=True, hover=hover and waits, off=not waits)

    pause = now.word("table.pace-on" if pacing.paused else "table.pace-pause")
    return [
        Sprite(
            ("button", "pace-pause"),
            QRectF(right - 312, top, 44, 44),
            ("pause", icon, hover, waits),
            paint,
            z=furniture.Z_PANEL,
            margin=6,
            role="button",
            tip=pause if waits else why,
            enabled=waits,
        ),
        furniture.button(
            now,
            "pace-step",
            QRectF(right - 260, top + 1, 92, 42),
            label,
            icon="sands-of-time",
            size=15,
            tip=now.word("table.pace-tip"),
        ),
        furniture.button(
            now,
            "pace-go",
            QRectF(right - 160, top - 4, 160, 52),
            following,
            "primary",
            "card-draw",
            enabled=waits,
            size=16,
            tip=why,
        ),
    ]


def spread(now: Situation, at: int) -> Sprite | None:
    """Return a pile leafed through, bottom first, where the book is open; otherwise its top card, large."""
    pile: PileView = now.seen.piles[at]
    if pile.top < 0:
        return None
    shown = pile.cards if now.seen.terms.open_book and pile.cards else (pile.top,)
    wide = 96.0 if len(shown) > 1 else 230.0
    step = min(wide + 6, (now.frame.width * 0.6 - wide) / max(1, len(shown) - 1))
    sprites = [
        pieces.card(now, ("preview",), kind, QRectF(i * step, 0, wide, wide * CARD)) for i, kind in enumerate(shown)
    ]

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        for sprite in sprites:
            sprite.paint(p, look, sprite.rect.translated(r.topLeft() + QPointF(0, 0)))

    size = QRectF(0, 0, wide + step * (len(shown) - 1), wide * CARD)
    face = ("pile-spread", tuple(sprite.face for sprite in sprites))
    return Sprite(("preview",), size, face, paint, margin=24)
