"""The bill: what is being paid for, what is missing, what has been turned, the market (GH-8.12, GH-11.8)."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.message import Message, Ref, message
from desktop.games.ghour import actions as a
from desktop.games.ghour import keywords as k
from desktop.games.ghour import rotation
from desktop.games.ghour.faces import BUILDING
from desktop.games.ghour.observation import Observation
from desktop.games.ghour.pieces import Plan
from desktop.ui.games.ghour import pieces
from desktop.ui.games.ghour.book import face_at, unit_at
from desktop.ui.games.ghour.room import TALL, Room
from desktop.ui.games.ghour.saying import effect
from desktop.ui.games.ghour.turning import gains, sacrificed
from desktop.ui.paint import marks, surfaces
from desktop.ui.paint.colour import tint
from desktop.ui.paint.ghour_field import coins_wanted
from desktop.ui.paint.ghour_signs import coin
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import LEFT, RIGHT, heading, numeral, text
from desktop.ui.paint.light import around, rounded, stroke
from desktop.ui.table import furniture
from desktop.ui.table.counsel import RETRACT
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import BODY, BOLD, EXTRA, INK, MEDIUM, NORMAL, TITLE, UI, Look, font

GOODS = ("gold", "material", "mana", "builders")
Z_BILL = furniture.Z_PIECE + 70
SOLID = 9.0
"""So far within its edge the parchment hides what lies below."""
ONE_COLUMN, MOST_DOWN = 5, 6
"""So many steps lie in one column, with their names; in two columns so many rows at most: the latest steps."""


def bill(now: Situation, room: Room) -> list[Sprite]:
    """Return the parchment of the open payment; nothing for those who do not see it."""
    plan: Plan | None = now.seen.plan
    if plan is None or not now.mine:
        return []
    r = room.bill()
    out = [_sheet(r)]
    x = r.left() + 8
    number = subject(now, room)
    if number >= 0:
        w = room.large()
        card = QRectF(x, r.top() + (r.height() - w * TALL) / 2, w, w * TALL)
        out.append(pieces.full(("bill-card",), card, room.book.face(number), z=Z_BILL + 1))
        x += w + 22
    else:
        x += 18
    market = rate(now, room)
    end = r.right() - 18
    if market:
        out += _market(now, room, QRectF(end - 164, r.top() + 14, 164, r.height() - 28), market)
        end -= 186
    middle = x + (end - x) * 0.56
    out += _missing(now, room, QRectF(x, r.top() + 14, middle - x - 12, r.height() - 28))
    out += _turned(now, room, QRectF(middle, r.top() + 14, end - middle, r.height() - 28))
    return out


def subject(now: Situation, room: Room) -> int:
    """Return the card that is being paid for, or whose symbol is."""
    plan: Plan = now.seen.plan
    if plan.card >= 0:
        return plan.card
    return face_at(now.seen, plan.source or plan.unit)


def _sheet(r: QRectF) -> Sprite:
    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.sheet(p, look, r, 7, 121, lift=12)
        stroke(p, rounded(r.adjusted(9, 9, -9, -9), 4), tint(look.ink_soft, 0.45), 1.2)

    return Sprite(("bill",), r, ("gh-bill",), paint, z=Z_BILL, margin=26, role="info", solid=SOLID)


def _missing(now: Situation, room: Room, rect: QRectF) -> list[Sprite]:
    """Return the rows of what is wanted: coins that are there, outlines of those that are not."""
    plan: Plan = now.seen.plan
    have = (*plan.goods, plan.builders)
    rows = [(GOODS[at], need, have[at]) for at, need in enumerate(plan.need) if need]
    threshold = room.book.rules.threshold[plan.card] if plan.card >= 0 else 0
    points = now.seen.players[plan.seat].points
    left = [(GOODS[at], have[at] - plan.need[at]) for at in range(3) if have[at] > plan.need[at]]
    over = now.word("ghour.left-over", goods=now.say(_goods(left))) if left else ""
    title = now.word("ghour.missing")
    met = now.word("ghour.threshold", n=points) if threshold else ""
    helping = now.word("ghour.helping", n=plan.help) if plan.help else ""
    notes = " · ".join(each for each in (over, helping) if each)
    if not rows and not threshold:
        notes = notes or now.word("ghour.hire-hint" if plan.kind == "hire" else "ghour.nothing-missing")

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        head = QRectF(r.left(), r.top(), r.width(), 30)
        heading(p, look, head, title, size=21, colour=look.ink)
        box = QRectF(r.left(), r.bottom() - 38, r.width(), 38)
        text(p, look, box, notes, font(look, BODY, 15.5, NORMAL, italic=True), look.ink_soft, LEFT, wrap=True)

    looks, tip = ("gh-missing", title, notes), missing_words(now) or notes
    out = [Sprite(("missing",), rect, looks, paint, z=Z_BILL + 1, margin=4, role="info", tip=tip)]
    count = len(rows) + bool(threshold)
    step = min(54.0, (rect.height() - 76) / max(1, count))
    for at in range(count):
        box = QRectF(rect.left(), rect.top() + 36 + at * step, rect.width(), step - 6)
        out.append(wanted(at, box, *rows[at]) if at < len(rows) else _met(box, threshold, met))
    return out


def wanted(at: int, rect: QRectF, kind: str, need: int, have: int) -> Sprite:
    """Return a row of coins, a picture of its own: while one is being filled the others stay as they are."""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        _row(p, r, look.good_on_parchment if have >= need else look.bad_on_parchment)
        coins_wanted(p, look, r, kind, need, have)

    return Sprite(("wanted", at), rect, ("gh-wanted", kind, need, have), paint, z=Z_BILL + 1.5, margin=4)


def _met(rect: QRectF, threshold: int, words: str) -> Sprite:
    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        _row(p, r, look.good_on_parchment)
        coin(p, look, QPointF(r.left() + 24, r.center().y()), 15, "tp", threshold)
        line = QRectF(r.left() + 48, r.top(), r.width() - 90, r.height())
        text(p, look, line, words, font(look, UI, 15, BOLD), look.ink, LEFT)
        middle = around(QPointF(r.right() - 29, r.center().y()), 21, 20)
        draw_icon(p, "check-mark", middle, look.good_on_parchment)

    return Sprite(("wanted", "tp"), rect, ("gh-met", threshold, words), paint, z=Z_BILL + 1.5, margin=4)


def _row(p: QPainter, r: QRectF, colour: str) -> None:
    p.fillPath(rounded(r, 7), tint(colour, 0.10))
    stroke(p, rounded(r, 7), tint(colour, 0.7), 1.4)


def missing_words(now: Situation) -> str:
    """Return in words what the open payment still lacks; ``""`` if nothing."""
    plan: Plan = now.seen.plan
    have = (*plan.goods, plan.builders)
    short = [(GOODS[at], need - have[at]) for at, need in enumerate(plan.need) if need > have[at]]
    return now.word("ghour.still", goods=now.say(_goods(short))) if short else ""


def _goods(row: list[tuple[str, int]]) -> Message:
    """Return goods in words: "2 gold, 1 mana"."""
    found: Message | None = None
    for good, n in row:
        each = message("ghour.text.amount", amount=n, good=Ref("resource", good))
        found = each if found is None else message("ghour.text.and", first=found, second=each)
    return found or message("ghour.text.nothing")


@dataclass(frozen=True, slots=True)
class Given:
    """One step of the open payment as it is shown.

    Attributes
    ----------
    place
        Which step of the open answer it is.
    unit
        The card on the Field that it turned, or 0.
    emblem, name
        The card.
    goods
        What it gave, and took with a minus.
    dead
        Whether it costs the card.
    """

    place: int
    unit: int
    emblem: str
    name: str
    goods: tuple[tuple[str, int], ...]
    dead: bool


def given(now: Situation, room: Room) -> list[Given]:
    """Return the steps of the open payment so far; nothing for those who do not see it."""
    seen: Observation = now.seen
    plan: Plan | None = seen.plan
    if plan is None or not now.mine:
        return []
    turned: dict[int, int] = {}
    out = []
    for place, step in enumerate(now.update.steps):
        match step:
            case a.Turn(unit=uid) | a.Help(unit=uid) | a.Build(unit=uid) | a.Assist(unit=uid) | a.Hire(unit=uid):
                found = unit_at(seen, uid)
                if found is None or found[1].unit.face < 0:
                    continue
                card, face = found[1], room.book.face(found[1].unit.face)
                state = card.unit.turned + turned.get(uid, 0)
                dead = sacrificed(room, card, state) and not isinstance(step, a.Hire)
                turned[uid] = turned.get(uid, 0) + rotation.use(card.keywords)
                out.append(Given(place, uid, face.emblem, face.name, gains(now, room, step, card), dead))
            case a.Exchange(give=give, take=take):
                paid = ((GOODS[give], -rate(now, room)), (GOODS[take], 1))
                out.append(Given(place, 0, "scales", now.word("ghour.market"), paid, dead=False))
            case a.Yield(card=number):
                face = room.book.face(number)
                goods = tuple((GOODS[at], n) for at, n in enumerate(room.book.rules.yields[number] or ()) if n)
                out.append(Given(place, 0, face.emblem, face.name, goods, dead=False))
    return out


def _turned(now: Situation, room: Room, rect: QRectF) -> list[Sprite]:
    """Return the steps so far, each a row that a click takes back."""
    rows = given(now, room)
    title, hint = now.word("ghour.turned"), now.word("ghour.turned-hint" if not rows else "ghour.retract-hint")
    plan: Plan = now.seen.plan
    if plan.kind in ("use", "surcharge") and not rows:
        hint = effect(now, room, plan.source, plan.ability) or hint

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        p.fillRect(QRectF(r.left() - 10, r.top() + 6, 1, r.height() - 12), tint(look.ink_soft, 0.4))
        head = QRectF(r.left(), r.top(), r.width(), 30)
        heading(p, look, head, title, size=21, colour=look.ink)
        box = QRectF(r.left(), r.bottom() - 40, r.width(), 40)
        text(p, look, box, hint, font(look, BODY, 15, NORMAL, italic=True), look.ink_soft, LEFT, wrap=True)

    looks = ("gh-turned", title, hint)
    tip = "\n".join(row.name for row in rows) or hint
    out = [Sprite(("turned",), rect, looks, paint, z=Z_BILL + 1, margin=12, role="info", tip=tip)]
    columns = 1 if len(rows) <= ONE_COLUMN else 2
    down = min(-(-len(rows) // columns), MOST_DOWN)
    shown = rows[-down * columns :]
    step = min(36.0, (rect.height() - 78) / max(1, down))
    wide = rect.width() / columns
    for at, row in enumerate(shown):
        column, line = divmod(at, down)
        box = QRectF(rect.left() + column * wide, rect.top() + 36 + line * step, wide - 3, step - 4)
        out.append(_step(now, row, box, named=columns == 1))
    return out


def _step(now: Situation, row: Given, rect: QRectF, *, named: bool) -> Sprite:
    key: Key = ("button", f"{RETRACT}{row.place}")
    hot = key in (now.hovered, now.focus)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        colour = "#b4512a" if row.dead else "#7a4d1c"
        p.fillPath(rounded(r, 6), tint(colour, 0.26 if hot else 0.14))
        stroke(p, rounded(r, 6), tint(colour, 0.95 if hot else 0.6), 2 if hot else 1)
        mid = r.center().y()
        draw_icon(p, row.emblem, around(QPointF(r.left() + 16, mid), min(21.0, r.height() - 4)), INK)
        cancel = QPointF(r.right() - 13, mid)
        draw_icon(p, "cancel", around(cancel, 15), look.bad_on_parchment)
        end = r.right() - 26
        for good, n in reversed(row.goods):
            coin(p, look, QPointF(end - 9, mid), 8.5, good)
            box = QRectF(end - 43, r.top(), 25, r.height())
            numeral(p, look.at_floor(0), box, f"{n:+d}".replace("-", "−"), 15, INK, family=UI)
            end -= 43
        if row.dead and named:
            draw_icon(p, "tombstone", around(QPointF(end - 8, mid), 13), look.bad_on_parchment)
            end -= 18
        if named:
            line = QRectF(r.left() + 31, r.top(), end - r.left() - 32, r.height())
            text(p, look, line, row.name, font(look, UI, 14.5, BOLD), look.ink, LEFT)

    tip = retract_words(now, row)
    looks = ("gh-step", row.emblem, row.name, row.goods, row.dead, named, hot)
    return Sprite(key, rect, looks, paint, z=Z_BILL + 2, margin=6, role="button", tip=tip)


def retract_words(now: Situation, row: Given) -> str:
    """Return in words that a click takes a step back."""
    return now.word("ghour.retract", name=row.name)


# ---------------------------------------------------------------------- the market


def rate(now: Situation, room: Room) -> int:
    """Return how many goods the payer's markets take for one: 3 for one market, 2 for several, 0 for none."""
    plan: Plan = now.seen.plan
    rules = room.book.rules
    markets = sum(
        rules.type[card.unit.face] == BUILDING and bool(card.keywords & k.MARKET) and card.unit.uid not in plan.dead
        for card in now.seen.players[plan.seat].field
        if card.unit.face >= 0
    )
    return 0 if not markets else 3 if markets == 1 else 2


def _market(now: Situation, room: Room, rect: QRectF, market: int) -> list[Sprite]:
    title = now.word("ghour.market")
    give, take = now.word("ghour.market-give"), now.word("ghour.market-take")
    note = now.word("ghour.market-one" if market == 3 else "ghour.market-two")

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        p.fillRect(QRectF(r.left() - 11, r.top() + 6, 1, r.height() - 12), tint(look.ink_soft, 0.4))
        draw_icon(p, "scales", QRectF(r.left(), r.top() + 4, 24, 22), INK)
        heading(p, look, QRectF(r.left() + 31, r.top(), 90, 30), title, size=21, colour=look.ink)
        heading(p, look, QRectF(r.left(), r.top(), r.width(), 30), f"{market} : 1", RIGHT, size=20, colour=look.ink)
        line = QRectF(r.left(), r.top() + 32, r.width(), 20)
        text(p, look, line, note, font(look, UI, 14, MEDIUM), look.ink_soft, LEFT)
        for row, words in enumerate((give, take)):
            line = QRectF(r.left(), r.top() + 58 + row * 74, r.width(), 20)
            text(p, look, line, words, font(look, UI, 14.5, BOLD), look.ink_soft, LEFT)

    looks = ("gh-market", title, market, give, take, note)
    out = [Sprite(("market",), rect, looks, paint, z=Z_BILL + 1, margin=14, role="info", tip=f"{title} {market} : 1")]
    plan: Plan = now.seen.plan
    for at in range(3):
        have = plan.goods[at]
        out.append(_good(now, ("give", at), QPointF(rect.left() + 26 + at * 56, rect.top() + 102), str(have), market))
        out.append(_good(now, ("take", at), QPointF(rect.left() + 26 + at * 56, rect.top() + 176), "", market))
    return out


def _good(now: Situation, key: Key, c: QPointF, amount: str, market: int) -> Sprite:
    """Return one good to give or to take; the amount is what there is of it."""
    good = GOODS[int(key[1])]
    live = key in now.targets or key in now.chosen
    chosen, hot = key in now.chosen, now.hovered == key

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        p.fillPath(rounded(r, 7), tint("#fff", 0.6) if chosen or (hot and live) else tint("#7a4d1c", 0.10))
        stroke(p, rounded(r, 7), tint(INK if live else "#7a4d1c", 0.95 if live else 0.4), 2 if live else 1)
        coin(p, look, QPointF(r.center().x() - (9 if amount else 0), r.center().y()), 11.5, good)
        if amount:
            box = QRectF(r.center().x() + 4, r.top(), r.width() / 2 - 8, r.height())
            text(p, look, box, amount, font(look, TITLE, 18, EXTRA), look.ink, RIGHT)
        if chosen:
            marks.selected(p, look, rounded(r, 7))

    word = "ghour.give-tip" if key[0] == "give" else "ghour.take-tip"
    tip = now.word(word, good=now.name("resource", good), rate=market)
    looks = ("gh-good", good, amount, live, chosen, hot)
    return Sprite(
        key, around(c, 50, 40), looks, paint, z=Z_BILL + 2, margin=10, role="piece" if key[0] == "give" else "place",
        tip=tip, enabled=live,
    )  # fmt: skip


def steps_left(now: Situation) -> bool:
    """Return whether anything can still be added to the open payment."""
    return any(not isinstance(option, a.Confirm | a.Refrain | a.GiveUp) for option in now.offers)
