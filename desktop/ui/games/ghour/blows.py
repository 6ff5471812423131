"""Damage told where it falls: the table as it lay, stars on the cards that are hit, the steps of the fight beside."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.rules import Event, Seat
from desktop.games.ghour import events as e
from desktop.games.ghour import keywords as k
from desktop.games.ghour.observation import Observation, Player, Seen
from desktop.games.ghour.pieces import Question, Share
from desktop.ui.games.ghour import fight
from desktop.ui.games.ghour.book import Book
from desktop.ui.games.ghour.chronicle import GRAVE, TROPHY, Reader, hit_words
from desktop.ui.games.ghour.room import Room, tiled
from desktop.ui.paint import plaques
from desktop.ui.paint.colour import falling, tint
from desktop.ui.paint.ghour_signs import GhourFace
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.letters import LEFT, numeral, text
from desktop.ui.paint.light import around, rounded, stroke
from desktop.ui.table import furniture
from desktop.ui.table.director import Flight
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Sprite
from desktop.ui.table.telling import Z_TELLING, Telling
from desktop.ui.theme import BOLD, INK, NORMAL, UI, Look, font

FELL = (GRAVE, TROPHY)
FIRST = 0
"""The step of the bows (GH-9.16)."""
HEAD, ROW, SHORT = 36.0, 54.0, 30.0
"""Heights of a step's heading, of a blow with what came of it, and of one without."""


@dataclass(frozen=True, slots=True)
class Blow:
    """One blow as the list shows it: who, whom, how much, what came of it."""

    striker: GhourFace | None
    target: GhourFace | None
    points: int
    note: str


@dataclass(frozen=True, slots=True)
class Stroke:
    """One step of damage: what it is called, its blows, and which cards fell of it."""

    title: str
    icon: str
    blows: tuple[Blow, ...]


def told(now: Situation, book: Book, reader: Reader) -> Iterator[tuple[int, Telling]]:
    """Yield each step of damage in the news as it is told, with its place among them."""
    news = now.update.news
    places = [at for at, event in enumerate(news) if isinstance(event, e.Struck) and event.hits]
    before: list[Stroke] = []
    laid: tuple[tuple[Seen, ...], ...] = ()
    dead: frozenset[int] = frozenset()
    for at in places:
        event = news[at]
        assert isinstance(event, e.Struck)
        if any(isinstance(each, e.Declared) for each in news[:at]) and not before:
            laid, dead = (), frozenset()
        laid = _known(_together(laid, event.fields), now.seen)
        fallen = _fallen(news[at + 1 :])
        stroke_told = _stroke(now, book, event, laid, fallen)
        later = tuple(each for each in news[at + 1 :] if isinstance(each, e.Left))
        players = tuple(
            _before(player, seat, later, field)
            for seat, (player, field) in enumerate(zip(now.seen.players, laid, strict=True))
        )
        yield at, _telling(now, book, reader, event, players, fallen, dead, (*before, stroke_told))
        before.append(stroke_told)
        laid = _hurt(laid, event.hits)
        dead |= fallen


def _before(player: Player, seat: int, later: tuple[e.Left, ...], field: tuple[Seen, ...]) -> Player:
    """Return ``player`` with his Field and Trophies as they were before what left the Fields ``later``."""
    won = sum(left.to == TROPHY and left.whose == seat for left in later)
    trophies = player.trophies[: max(0, len(player.trophies) - won)]
    known = None if player.won is None else player.won[: len(trophies)]
    points = sum(points for points, _ in trophies)
    return msgspec.structs.replace(player, field=field, trophies=trophies, won=known, points=points)


def _fallen(after: Sequence[Event]) -> frozenset[int]:
    """Return the cards that fall of a blow: they leave before anything else is struck or declared."""
    found = set()
    for later in after:
        if isinstance(later, e.Struck | e.Declared):
            break
        if isinstance(later, e.Left) and later.to in FELL and later.unit:
            found.add(later.unit)
    return frozenset(found)


def _together(laid: tuple[tuple[Seen, ...], ...], fields: tuple[tuple[Seen, ...], ...]) -> tuple[tuple[Seen, ...], ...]:
    """Return ``fields`` with the cards that fell in earlier steps still where they lay, so that nothing moves up."""
    if not laid:
        return fields
    out = []
    for old, new in zip(laid, fields, strict=True):
        fresh = {card.unit.uid: card for card in new}
        kept = [fresh.pop(card.unit.uid, card) for card in old]
        out.append((*kept, *fresh.values()))
    return tuple(out)


def _known(fields: tuple[tuple[Seen, ...], ...], seen: Observation) -> tuple[tuple[Seen, ...], ...]:
    """Return ``fields`` with the faces of the viewer's own cards that lie face-down."""
    own = {
        card.unit.uid: card.unit.face
        for player in seen.players
        for card in player.field
        if card.unit.hidden and card.unit.face >= 0
    }
    if not own:
        return fields
    return tuple(
        tuple(
            msgspec.structs.replace(card, unit=msgspec.structs.replace(card.unit, face=own[card.unit.uid]))
            if card.unit.hidden and card.unit.face < 0 and card.unit.uid in own
            else card
            for card in field
        )
        for field in fields
    )


def _hurt(fields: tuple[tuple[Seen, ...], ...], hits: tuple[Share, ...]) -> tuple[tuple[Seen, ...], ...]:
    """Return ``fields`` after a step of damage."""
    points = _points(hits)
    return tuple(
        tuple(
            msgspec.structs.replace(card, damage=card.damage + points[card.unit.uid])
            if card.unit.uid in points
            else card
            for card in field
        )
        for field in fields
    )


def _points(hits: tuple[Share, ...]) -> dict[int, int]:
    found: dict[int, int] = {}
    for hit in hits:
        found[hit.target] = found.get(hit.target, 0) + hit.points
    return found


def _on(fields: tuple[tuple[Seen, ...], ...], uid: int) -> Seen | None:
    return next((card for field in fields for card in field if card.unit.uid == uid), None)


# ---------------------------------------------------------------------- one step


def _stroke(
    now: Situation, book: Book, event: e.Struck, laid: tuple[tuple[Seen, ...], ...], fallen: frozenset[int]
) -> Stroke:
    """Return a step of damage as the list shows it."""
    title = now.word("ghour.bows" if event.step == FIRST else "ghour.clubs")
    if event.round > 1:
        title = now.word("ghour.step-round", n=event.round)
    points = _points(event.hits)
    blows = []
    for hit in event.hits:
        striker, target = _on(laid, hit.unit), _on(laid, hit.target)
        notes = []
        if target is not None:
            words = fate(now, book, target, points[hit.target], fell=hit.target in fallen)[0]
            notes = [words] if words else []
            doubled = striker is not None and striker.keywords & k.RAVAGING and not book.is_creature(target.unit.face)
            if doubled:
                notes.append(now.word("ghour.doubled"))
        blows.append(Blow(_face(book, striker), _face(book, target), hit.points, ", ".join(notes)))
    return Stroke(title, "pocket-bow" if event.step == FIRST else "wood-club", tuple(blows))


def _face(book: Book, card: Seen | None) -> GhourFace | None:
    return book.face(card.unit.face) if card is not None and card.unit.face >= 0 else None


def fate(now: Situation, book: Book, card: Seen, more: int, *, fell: bool) -> tuple[str, str]:
    """Return what comes of ``more`` damage to a card, in words and as an icon."""
    creature = book.is_creature(card.unit.face)
    if fell:
        return now.word("ghour.dies" if creature else "ghour.falls"), "tombstone" if creature else "demolish"
    if card.defence is None:
        return "", ""
    icon = "hearts" if creature else "stone-tower"
    if not more and not card.damage:
        return now.word("ghour.unhurt"), icon
    return now.word("ghour.left", n=max(0, card.defence - card.damage - more)), icon


def _telling(
    now: Situation, book: Book, reader: Reader, event: e.Struck, players: tuple[Player, ...],
    fallen: frozenset[int], dead: frozenset[int], strokes: tuple[Stroke, ...],
) -> Telling:  # fmt: skip
    """Return one step of damage over the table as it lay then."""
    laid = tuple(player.field for player in players)
    then = msgspec.structs.replace(
        now.seen,
        players=players,
        fight=event.fight,
        question=Question("told", now.seen.question.seat),
        plan=None,
    )  # fmt: skip
    head = now.word("ghour.step-first" if event.step == FIRST else "ghour.step-second")
    if event.round > 1:
        head = f"{head} · {now.word('ghour.step-round', n=event.round)}"
    points = _points(event.hits)
    sums = tuple((seat, sum(points.get(card.unit.uid, 0) for card in field)) for seat, field in enumerate(laid))
    sub = " · ".join(f"{now.player(Seat(seat))} −{total}" for seat, total in sums if total)
    words = "; ".join(hit_words(now, book, reader, hit) for hit in event.hits)
    died = sorted({card.name for uid in fallen if (card := _face(book, _on(laid, uid))) is not None and uid in points})
    if died:
        words = f"{words}. {now.word('ghour.told-fell', names=', '.join(died))}"
    strikers = {hit.unit for hit in event.hits}

    def draw(now: Situation) -> list[Sprite]:
        room = Room(now, book)
        out = [furniture.ribbon(now, head, sub), _steps(now, room, strokes)]
        for field in laid:
            for card in field:
                uid = card.unit.uid
                more = points.get(uid, 0)
                whole = uid in strikers and not tiled(room.slot(uid))
                if more or uid in dead or whole:
                    fell = uid in fallen or uid in dead
                    words, icon = fate(now, book, card, more, fell=fell)
                    out.append(fight.hit(room, uid, more or card.damage, words, icon, fresh=bool(more)))
        return out

    def fall(_now: Situation) -> list[Flight]:
        return [Flight(("hit", uid), take=260, wait=120 * at, fade=True) for at, uid in enumerate(points)]

    return Telling(f"{head}. {words}", draw, fall, lasts=2600 + 700 * len(event.hits), seen=then)


# ---------------------------------------------------------------------- the steps at the right


def _steps(now: Situation, room: Room, strokes: tuple[Stroke, ...]) -> Sprite:
    """Return the list of the steps so far: earlier ones above, the one that is told on brass."""
    title = now.word("ghour.damage")
    free = room.right.height() - 60
    rows = sum(len(stroke.blows) for stroke in strokes)
    row = ROW if len(strokes) * HEAD + rows * ROW <= free else SHORT
    shown = list(strokes)
    while len(shown) > 1 and len(shown) * HEAD + sum(len(each.blows) for each in shown) * row > free:
        del shown[0]
    first = len(strokes) - len(shown) + 1
    row = min(row, (free - len(shown) * HEAD) / max(1, sum(len(each.blows) for each in shown)))

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        plaques.panel(p, look, r, title, seed=92)
        y = r.top() + 50
        for at, each in enumerate(shown):
            head = QRectF(r.left() + 10, y, r.width() - 20, HEAD - 6)
            last = at == len(shown) - 1
            if last:
                p.fillPath(rounded(head, 6), falling(head, look.brass_hi, look.brass))
                stroke(p, rounded(head, 6), "#4a2d08", 1.2)
            ink = INK if last else look.text
            numeral(p, look, QRectF(head.left() + 4, head.top(), 18, head.height()), first + at, 17, ink)
            draw_icon(p, each.icon, around(QPointF(head.left() + 33, head.center().y()), 17), ink)
            text(p, look, head.adjusted(48, 0, -4, 0), each.title, font(look, UI, 15.5, BOLD), ink, LEFT)
            y += HEAD
            for blow in each.blows:
                _blow(p, look, QRectF(r.left() + 10, y, r.width() - 20, row - 4), blow)
                y += row

    looks = (
        "gh-steps", title, first,
        tuple(
            (each.title, each.icon, tuple((_id(b.striker), _id(b.target), b.points, b.note) for b in each.blows))
            for each in shown
        ),
    )  # fmt: skip
    tip = "\n".join(each.title for each in shown)
    return Sprite(("told-steps",), room.right, looks, paint, z=Z_TELLING + 1, margin=10, role="info", tip=tip)


def _id(face: GhourFace | None) -> str:
    return face.id if face is not None else ""


def _blow(p: QPainter, look: Look, r: QRectF, blow: Blow) -> None:
    """Paint one blow: emblem, arrow, emblem, points, and below what came of it."""
    path = rounded(r, 6)
    ink, soft, arrow, points = look.text, look.text_dim, look.brass, look.accent
    if look.is_light:
        p.fillPath(path, tint(look.parchment))
        stroke(p, path, look.parchment_edge, 1)
        ink, soft, arrow, points = look.ink, look.ink, look.brass_lo, look.ink
    else:
        p.fillPath(path, tint(ink, 0.08))
    tall = r.height() > 40
    line = QRectF(r.left(), r.top() + 3, r.width(), 24) if tall else r
    size = min(22.0, line.height() - 2)
    for x, face in ((r.left() + 20, blow.striker), (r.left() + 76, blow.target)):
        icon = face.emblem if face is not None else "hood"
        draw_icon(p, icon, around(QPointF(x, line.center().y()), size), ink)
    draw_icon(p, "plain-arrow", around(QPointF(r.left() + 48, line.center().y()), 15), arrow, turn=-90)
    numeral(p, look, QRectF(r.right() - 40, line.top(), 34, line.height()), blow.points, 20, points)
    if tall:
        box = QRectF(r.left() + 8, line.bottom(), r.width() - 14, r.bottom() - line.bottom() - 2)
        text(p, look, box, blow.note, font(look, UI, 14, NORMAL), soft, LEFT)
