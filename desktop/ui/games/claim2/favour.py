"""The favour of the five factions: a tug of war each, or a rail of counts where the window is small."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.rules import Seat
from desktop.games.claim2.observation import Observation
from desktop.ui.paint import heraldry, letters, surfaces
from desktop.ui.paint.colour import tint
from desktop.ui.paint.light import inner_edge, line, rounded
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Sprite
from desktop.ui.theme import BODY, BOLD, EXTRA, FACTIONS, INK, NORMAL, TITLE, UI, Coat, Look, font

TOTALS = {"gnome": 13, "giant": 9, "dragon": 10, "troll": 10, "seer": 10}


def panel(now: Situation, side: QRectF, near: Seat) -> Sprite:
    """Return the panel at the right edge; ``near`` counts from the left."""
    seen: Observation = now.seen
    coats = (now.coat(near), now.coat(Seat(1 - near)))
    rows = tuple(
        (vote.faction, now.name("factions", vote.faction), vote.counts[near], vote.counts[1 - near])
        for vote in seen.votes
    )
    title = now.word("claim2.factions" if seen.phase == 1 else "claim2.favour")
    foot = now.word("claim2.three-votes")
    powers = tuple((faction, name, now.name("faction-says", faction)) for faction, name, _, _ in rows)
    small = now.frame.small

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.plank(p, look, r, 9, 48)
        if seen.phase == 1 and not small:
            _powers(p, look, r, title, powers)
        elif small:
            _rail(p, look, r, title, rows, coats)
        else:
            _bars(p, look, r, title, foot, rows, coats)

    tip = "\n".join(
        f"{name}: {a} – {b}. {now.say(vote.why)}" for vote, (_, name, a, b) in zip(seen.votes, rows, strict=True)
    )
    tip = tip if seen.phase == 2 else "\n".join(f"{name}: {says}" for _, name, says in powers)
    face = ("favour", title, foot, rows, powers, seen.phase, coats[0].key, coats[1].key, small)
    return Sprite(("favour",), side, face, paint, z=furniture.Z_PANEL, margin=24, role="info", tip=tip)


def _faction_shield(p: QPainter, look: Look, r: QRectF, faction: str) -> None:
    heraldry.shield(p, look, r, FACTIONS[faction])


def _bars(
    p: QPainter,
    look: Look,
    r: QRectF,
    title: str,
    foot: str,
    rows: tuple[tuple[str, str, int, int], ...],
    coats: tuple[Coat, Coat],
) -> None:
    letters.heading(p, look, QRectF(r.left() + 18, r.top() + 10, 220, 26), title, letters.LEFT, 20, look.text)
    heraldry.shield(p, look, QRectF(r.left() + 72, r.top() + 42, 22, 26), coats[0])
    heraldry.shield(p, look, QRectF(r.right() - 40, r.top() + 42, 22, 26), coats[1])
    surfaces.rule(p, look, r.left() + 106, r.right() - 52, r.top() + 55)
    step = (r.height() - 78 - 44) / 5
    for i, (faction, name, mine, theirs) in enumerate(rows):
        y = r.top() + 78 + i * step
        _faction_shield(p, look, QRectF(r.left() + 14, y + 8, 44, 52), faction)
        x, w = r.left() + 72, r.width() - 88
        letters.text(p, look, QRectF(x, y + 3, w - 56, 24), name, font(look, TITLE, 18, BOLD), look.text, letters.LEFT)
        score = f"{mine} : {theirs}"
        letters.text(p, look, QRectF(x, y + 3, w, 24), score, font(look, UI, 17, EXTRA), look.accent, letters.RIGHT)
        bar = QRectF(x, y + 34, w, 20)
        p.fillPath(rounded(bar, 4), tint("#0e0703", 0.32 if look.is_light else 0.7))
        inner_edge(p, rounded(bar, 4), "#000", 0.6, 3, 1)
        total = TOTALS[faction]
        unit = bar.width() / total
        for at in range(total):
            coat = coats[0] if at < mine else coats[1] if at >= total - theirs else None
            if coat is not None:
                heraldry.coat_bar(p, QRectF(bar.left() + at * unit + 1.2, bar.top() + 2, unit - 2.4, 16), coat)
        mid = bar.left() + bar.width() / 2
        colour = INK if look.is_light else look.brass_hi
        line(p, QPointF(mid, bar.top() - 4), QPointF(mid, bar.bottom() + 4), colour, 2)
    f = font(look, BODY, 16, NORMAL, italic=True)
    letters.text(
        p, look, QRectF(r.left() + 8, r.bottom() - 42, r.width() - 16, 24), foot, f, look.text_dim, letters.CENTRE
    )


def _rail(
    p: QPainter,
    look: Look,
    r: QRectF,
    title: str,
    rows: tuple[tuple[str, str, int, int], ...],
    coats: tuple[Coat, Coat],
) -> None:
    letters.heading(
        p, look, QRectF(r.left() + 8, r.top() + 8, r.width() - 16, 26), title, letters.CENTRE, 18, look.text
    )
    step = (r.height() - 52) / 5
    for i, (faction, _name, mine, theirs) in enumerate(rows):
        y = r.top() + 42 + i * step
        _faction_shield(p, look, QRectF(r.left() + 14, y + (step - 58) / 2, 48, 56), faction)
        for k, (coat, count) in enumerate(((coats[0], mine), (coats[1], theirs))):
            cy = y + step / 2 + (k - 0.5) * 32
            heraldry.shield(p, look, QRectF(r.left() + 74, cy - 13, 21, 25), coat)
            f = font(look, UI, 19, EXTRA)
            letters.text(p, look, QRectF(r.left() + 102, cy - 13, 28, 26), str(count), f, look.accent, letters.CENTRE)
        if i:
            surfaces.rule(p, look, r.left() + 12, r.right() - 12, y - 1, None, 0.5)


def _powers(p: QPainter, look: Look, r: QRectF, title: str, powers: tuple[tuple[str, str, str], ...]) -> None:
    """Write what each faction can do: nobody counts votes before Phase II."""
    letters.heading(p, look, QRectF(r.left() + 18, r.top() + 10, 220, 26), title, letters.LEFT, 20, look.text)
    surfaces.rule(p, look, r.left() + 16, r.right() - 16, r.top() + 42)
    step = (r.height() - 58) / 5
    f = font(look, UI, 13.5, NORMAL)
    # where one of them finds no room, all are told by the tip alone
    told = all(letters.holds(look, says, f, r.width() - 76, step - 24) for _, _, says in powers)
    for i, (faction, name, says) in enumerate(powers):
        y = r.top() + 52 + i * step
        if not told:
            _faction_shield(p, look, QRectF(r.left() + 18, y + (step - 56) / 2, 48, 56), faction)
            beside = QRectF(r.left() + 80, y, r.width() - 92, step)
            letters.text(p, look, beside, name, font(look, TITLE, 18, BOLD), look.text, letters.LEFT, wrap=True)
            continue
        _faction_shield(p, look, QRectF(r.left() + 14, y + 4, 40, 47), faction)
        x, w = r.left() + 64, r.width() - 76
        letters.text(p, look, QRectF(x, y, w, 22), name, font(look, TITLE, 17, BOLD), look.text, letters.LEFT)
        box = QRectF(x, y + 21, w, step - 24)
        letters.text(p, look, box, says, f, look.text_dim, letters.TOP_LEFT, wrap=True)
