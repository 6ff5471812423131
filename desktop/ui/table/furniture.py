"""What every table has: wood, beam, tray, ribbon, plaques, buttons and the chronicle (art direction §7)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.core.rules import Seat
from desktop.ui.paint import controls, heraldry, letters, plaques, surfaces
from desktop.ui.paint.cache import Layered
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import rounded
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import BODY, BOLD, NORMAL, ON, TITLE, UI, Look, font

BEAM = 50.0
TRAY = 178.0
"""Heights of beam and tray in units."""

Z_GROUND, Z_PANEL, Z_PIECE, Z_HAND, Z_RIBBON, Z_TOP = 0.0, 10.0, 100.0, 200.0, 300.0, 900.0


def backdrop(now: Situation, lamp: tuple[float, float] = (0.5, 0.44)) -> Sprite:
    """Return the table itself, with the tray below."""
    frame = now.frame

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.table(p, look, r, lamp)
        surfaces.tray(p, look, QRectF(0, frame.height - TRAY, frame.width, TRAY))

    return Sprite(
        ("backdrop",), QRectF(0, 0, frame.width, frame.height), ("backdrop", lamp), paint,
        z=Z_GROUND - 10, margin=0, solid=0,
    )  # fmt: skip


def beam(now: Situation, title: str, where: str) -> list[Sprite]:
    """Return title and tools of the beam: undo, redo, chronicle, lists, rules, settings … as buttons."""
    frame = now.frame
    box = QRectF(0, 0, frame.width, BEAM)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        controls.beam_title(p, look, r, title, where, tools=46 * len(TOOLS) + 20)

    wood = Layered("beam", surfaces.beam, paint)
    out = [Sprite(("beam",), box, ("beam", title, where), wood, z=Z_TOP - 1, margin=0)]
    for place, (name, icon) in enumerate(reversed(TOOLS)):
        barred = {"undo": now.update.undo, "redo": now.update.redo}.get(name)
        tip = now.word(f"table.{name}") if barred is None else now.say(barred)
        out.append(tool(now, name, icon, QPointF(frame.width - 33 - place * 44, BEAM / 2 - 1), tip, barred is None))
    return out


TOOLS = (
    ("home", "exit-door"),
    ("undo", "anticlockwise-rotation"),
    ("redo", "clockwise-rotation"),
    ("log", "scroll-unfurled"),
    ("lists", "card-pick"),
    ("rules", "open-book"),
    ("settings", "cog"),
)
"""The buttons of the beam from left to right: name and icon."""


def tool(now: Situation, name: str, icon: str, centre: QPointF, tip: str, enabled: bool = True) -> Sprite:
    """Return one round button of the beam."""
    hover = now.hovered == ("button", name)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        controls.icon_button(p, look, r.center(), icon, 17, hover=hover and enabled, off=not enabled)

    rect = QRectF(centre.x() - 17, centre.y() - 17, 34, 34)
    face = ("tool", name, icon, hover, enabled)
    return Sprite(("button", name), rect, face, paint, z=Z_TOP, margin=6, role="button", tip=tip, enabled=enabled)


def button(
    now: Situation,
    name: str,
    rect: QRectF,
    label: str,
    kind: str = "plain",
    icon: str | None = None,
    *,
    enabled: bool = True,
    size: float = 17,
    tip: str = "",
) -> Sprite:
    """Return a wooden or brass button; one that is off looks it, and says in ``tip`` why."""
    hover = now.hovered == ("button", name)
    shape = kind if enabled else "off"

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        controls.button_words(p, look, r, label, shape, icon, size, hover=hover and enabled)

    wood = Layered(("button", shape), partial(controls.button_ground, kind=shape), paint)
    face = ("button", label, shape, icon, hover, size)
    return Sprite(
        ("button", name), rect, face, wood, z=Z_RIBBON, margin=14, role="button", tip=tip or label, enabled=enabled
    )


def ribbon(now: Situation, words: str, hint: str = "") -> Sprite:
    """Return the parchment ribbon over the tray's edge: what is asked, or why something was refused."""
    frame = now.frame
    refused = bool(now.refusal)
    shown, aside = (now.refusal, "") if refused else (words, hint)
    if not shown and now.update.awaited:
        shown = now.word("table.waiting", who=tuple(now.who(seat) for seat in now.update.awaited))
    letter = letters.width_of(font(now.look, TITLE, 20, BOLD), shown)
    beside = letters.width_of(font(now.look, BODY, 16, NORMAL, italic=True), aside) + 30 if aside else 0
    most = frame.width * 0.66
    if letter + beside + 90 > most:
        aside, beside = "", 0
    width = min(most, max(frame.width * 0.5, letter + beside + 90))
    middle = frame.width / 2 - 18
    rect = QRectF(middle - width / 2, frame.height - TRAY - 26, width, 44)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        controls.prompt_words(p, look, r, shown, aside)

    parchment = Layered("ribbon", surfaces.ribbon, paint)
    face = ("ribbon", shown, aside, refused)
    if now.clause:
        tip = now.word("table.rule-of", why=shown)
        return Sprite(("ribbon",), rect, face, parchment, z=Z_RIBBON, role="button", tip=tip)
    return Sprite(("ribbon",), rect, face, parchment, z=Z_RIBBON, tip=f"{shown} {aside}".strip())


def plaque(
    now: Situation,
    seat: Seat,
    rect: QRectF,
    sub: str,
    chips: Sequence[tuple[str, str]] = (),
    *,
    out: str = "",
    tip: str = "",
) -> Sprite:
    """Return the plaque of a seat; whoever is awaited has the bright rim and the pointer."""
    active = seat in now.update.awaited and now.update.outcome is None
    coat, name = now.coat(seat), now.player(seat)
    row = tuple(chips)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        plaques.plaque_words(p, look, r, coat, name, sub, row, active=active, out=out)

    wood = Layered(("plaque", seat, active), partial(plaques.plaque_ground, active=active, seed=40 + seat), paint)
    face = ("plaque", seat, coat.key, name, sub, row, active, out)
    return Sprite(("seat", seat), rect, face, wood, z=Z_PANEL, margin=26, role="info", tip=tip or f"{name} – {sub}")


def chronicle(now: Situation, rect: QRectF, title: str) -> Sprite:
    """Return the parchment with the last lines of the chronicle."""
    lines = tuple((None if line.seat is None else now.coat(line.seat), line.text) for line in now.lines[-12:])

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        plaques.chronicle_lines(p, look, r, lines)

    parchment = Layered(("chronicle", title), partial(plaques.chronicle_ground, title=title), paint)
    face = ("chronicle", title, tuple((coat and coat.key, words) for coat, words in lines))
    return Sprite(
        ("chronicle",), rect, face, parchment, z=Z_PANEL, role="info", tip="\n".join(text for _, text in lines[-6:])
    )


def label(key: Key, rect: QRectF, words: str, *, size: float = 17, colour: str = "", right: bool = False) -> Sprite:
    """Return a heading in small caps."""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        align = letters.RIGHT if right else letters.LEFT
        letters.heading(p, look, r, words, align, size, colour or look.text_dim)

    return Sprite(key, rect, ("label", words, size, colour, right), paint, z=Z_PANEL, margin=2)


def shield(key: Key, now: Situation, seat: Seat, rect: QRectF, z: float = Z_PIECE) -> Sprite:
    """Return the shield of a seat."""
    coat = now.coat(seat)

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        heraldry.shield(p, look, r, coat)

    return Sprite(key, rect, ("shield", coat.key), paint, z=z, margin=8, tip=now.player(seat))


def caption(
    key: Key,
    rect: QRectF,
    words: str,
    *,
    align: Qt.AlignmentFlag = letters.CENTRE,
    bright: bool = False,
    on_wood: bool = False,
    tip: str = "",
    z: float = Z_PIECE + 20,
) -> Sprite:
    """Return a small line of letters on cloth, or on wood."""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        ink = (look.text if bright else look.text_dim) if on_wood else (ON.text if bright else ON.text_dim)
        letters.text(p, look, r, words, font(look, UI, 15, BOLD), ink, align)

    face = ("caption", words, align.value, bright, on_wood)
    return Sprite(key, rect, face, paint, z=z, margin=2, role="info" if tip else "", tip=tip)


def note(key: Key, rect: QRectF, words: str) -> Sprite:
    """Return a remark in italics on the wood of the tray."""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        f = font(look, BODY, 15.5, NORMAL, italic=True)
        letters.text(p, look, r, words, f, look.text_dim, letters.TOP_LEFT, wrap=True)

    return Sprite(key, rect, ("note", words), paint, z=Z_PANEL, margin=2)


def slot(
    key: Key, rect: QRectF, *, hot: bool = False, tip: str = "", icon: str = "", role: str = "place", radius: float = 5
) -> Sprite:
    """Return an empty place on the cloth; ``hot`` if what has been chosen may go there."""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.slot(p, look, r, "", radius)
        if hot:
            p.fillPath(rounded(r, radius), tint(look.glow, 0.22))
        if icon:
            draw_icon(p, icon, QRectF(r.center().x() - 16, r.center().y() - 16, 32, 32), tint(ON.text_dim, 0.7))

    return Sprite(key, rect, ("slot", hot, icon, radius), paint, z=Z_GROUND + 6, margin=6, role=role, tip=tip)
