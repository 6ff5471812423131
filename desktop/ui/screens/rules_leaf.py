"""One section of the rules on parchment: paragraphs with the brass tags of their clauses, tables, pictures."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPalette, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from desktop.core.message import message
from desktop.data.handbook import Block, Section, mentioned, split_at_clauses
from desktop.ui.paint import letters, surfaces
from desktop.ui.paint.cache import smooth
from desktop.ui.paint.colour import falling, tint
from desktop.ui.paint.light import rounded, shadow, stroke
from desktop.ui.text import say
from desktop.ui.theme import BODY, BOLD, DEMI, DISPLAY, EXTRA, INK, NORMAL, TITLE, UI, Look, font
from desktop.ui.widgets.painted import Mood, PaintedButton

_SIDE = 34.0
_TAG = QSize(94, 27)
_SLIM = 21.0
_COLUMN = 110.0
_BOLD = re.compile(r"\*\*(.+?)\*\*")
_SLANTED = re.compile(r"\*(.+?)\*")
_SIZE = 18.5
_FIGURE = re.compile(r"[−-]?[0-9]+([,.–/-][0-9]+)?|–|")
"""What stands in a column of numbers."""


@dataclass(slots=True)
class _Piece:
    """A block on the leaf: its words, its tags, and where it lies, in units."""

    block: Block
    words: QLabel
    tags: list[PaintedButton] = field(default_factory=list)
    rect: QRectF = field(default_factory=QRectF)


class Leaf(QWidget):
    """What stands under one heading; it lies in a scroll area and is as high as it needs to be.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    """

    copied = Signal(str)
    """The number of a clause, or of a run of clauses, was taken."""

    followed = Signal(str)
    """The clause of a link was clicked."""

    def __init__(self, look: Callable[[], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._title = ""
        self._pieces: list[_Piece] = []
        self._word = ""
        self._marked = -1
        self._units = 1.0
        self._pictures: dict[int, QPixmap] = {}

    # ------------------------------------------------------------------ what is shown

    def show_section(self, section: Section, word: str = "", marked: int = -1) -> None:
        """Show ``section``, with every ``word`` lit up and the block ``marked`` framed."""
        for piece in self._pieces:
            for widget in (piece.words, *piece.tags):
                widget.hide()
                widget.deleteLater()
        self._title, self._word, self._marked = section.title, word.strip(), marked
        self._pictures.clear()
        self._pieces = [self._piece(block) for block in section.blocks]
        self.setAccessibleName(say(message("rules.page", title=section.title)))

    def mark(self, place: int) -> None:
        """Frame the block at ``place``."""
        self._marked = place
        self.update()

    def light(self, word: str) -> None:
        """Light up every ``word``."""
        self._word = word.strip()
        for piece in self._pieces:
            self._write(piece)

    def hang(self, place: int, picture: QPixmap, words: str) -> None:
        """Put ``picture``, which is called ``words``, where the block at ``place`` asks for one."""
        self._pictures[place] = picture
        self._pieces[place].words.setAccessibleName(words)

    def pictures(self) -> tuple[tuple[int, str], ...]:
        """Return place and description of every picture that is asked for."""
        return tuple((at, each.block.text) for at, each in enumerate(self._pieces) if each.block.kind == "picture")

    def top_of(self, place: int) -> float:
        """Return where the block at ``place`` begins, in units."""
        return self._pieces[place].rect.top() if 0 <= place < len(self._pieces) else 0.0

    # ------------------------------------------------------------------ where it lies

    def place(self, width: float, scale: float) -> float:
        """Lie in a column ``width`` units wide, drawn at ``scale``; return the height that takes, in units."""
        self._units = scale
        y = 88.0
        for at, piece in enumerate(self._pieces):
            y = self._lay(at, piece, y, width)
        high = y + 24
        self.resize(round(width * scale), round(high * scale))
        return high

    def _lay(self, at: int, piece: _Piece, y: float, width: float) -> float:
        """Lay ``piece`` at the height ``y``; return where the next one begins."""
        kind, s = piece.block.kind, self._units
        left = _SIDE if kind in ("heading", "picture") else _SIDE + _COLUMN
        room = width - left - _SIDE
        if kind == "picture":
            high = room * 0.625
            piece.rect = QRectF(left, y, room, high)
            piece.words.setGeometry(round(left * s), round(y * s), round(room * s), round(high * s))
            picture = self._pictures.get(at)
            if picture is not None:
                sharp = piece.words.devicePixelRatioF()
                wide = QSize(round(room * s * sharp), round(high * s * sharp))
                shown = picture.scaled(
                    wide, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
                )
                shown.setDevicePixelRatio(sharp)
                piece.words.setPixmap(shown)
            return y + high + 16
        self._write(piece)
        if kind in ("example", "item"):
            left, room = left + 18, room - 18
        high = piece.words.heightForWidth(round(room * s)) / s
        above = 10.0 if kind == "heading" else 0.0
        piece.words.setGeometry(round(left * s), round((y + above) * s), round(room * s), round(high * s))
        under = y
        for number, tag in enumerate(piece.tags):
            tall = float(_TAG.height()) if number == 0 else _SLIM
            tag.place(QRectF(_SIDE, under, _TAG.width(), tall), s)
            under += tall + 4
        bottom = max(y + above + high, under - 4)
        piece.rect = QRectF(_SIDE - 10, y - 8, width - 2 * _SIDE + 20, bottom - y + 16)
        return bottom + (8 if kind in ("heading", "item") else 18)

    # ------------------------------------------------------------------ inside

    def _piece(self, block: Block) -> _Piece:
        words = QLabel(self)
        words.setWordWrap(True)
        words.setTextFormat(Qt.TextFormat.RichText)
        words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        if mentioned(block.words):
            flags = Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
            words.setTextInteractionFlags(flags)
            words.linkActivated.connect(self.followed)
        if block.kind == "heading":
            words.setWordWrap(False)
        words.setAccessibleName(": ".join(each for each in (", ".join(block.tags), block.words) if each))
        words.show()
        tags = [self._tag(tag, slim=number > 0) for number, tag in enumerate(block.tags)]
        piece = _Piece(block, words, tags)
        self._write(piece)
        return piece

    def _tag(self, tag: str, *, slim: bool) -> PaintedButton:
        def paint(p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
            brass_tag(p, look, r, tag, mood, slim=slim)

        button = PaintedButton(self._look, paint, air=5, ground="parchment", parent=self)
        button.name(say(message("rules.copy", clause=tag)))
        button.clicked.connect(lambda: self.copied.emit(tag))
        button.show()
        return button

    def _write(self, piece: _Piece) -> None:
        """Write the words of ``piece``, as large as the window wants them."""
        look, block = self._look(), piece.block
        if block.kind == "picture":
            return
        family, size, weight = (TITLE, 21.0, BOLD) if block.kind == "heading" else (BODY, _SIZE, NORMAL)
        f = font(look, family, size, weight, italic=block.kind == "example")
        f.setPixelSize(max(1, round(f.pixelSize() * self._units)))
        if block.kind == "table":
            # one below the other, figures are compared: all are of one width
            f.setFeature(QFont.Tag("tnum"), 1)
        piece.words.setFont(f)
        colours = piece.words.palette()
        colours.setColor(QPalette.ColorRole.WindowText, QColor(look.ink))
        piece.words.setPalette(colours)
        text = self._table(look, block) if block.kind == "table" else self._rich(look, block.text)
        piece.words.setText(text)

    def _rich(self, look: Look, text: str) -> str:
        """Return ``text`` with its links, its strong and slanted words, and what is searched for."""
        out = []
        for part, clause in split_at_clauses(text):
            words = self._lit(look, part)
            if clause:
                words = f'<a href="{part}" style="color:{look.bad_on_parchment}">{words}</a>'
            out.append(words)
        joined = "".join(out)
        return _SLANTED.sub(r"<i>\1</i>", _BOLD.sub(r"<b>\1</b>", joined))

    def _lit(self, look: Look, text: str) -> str:
        if not self._word:
            return html.escape(text)
        pieces = re.split(f"({re.escape(self._word)})", text, flags=re.IGNORECASE)
        hot = f'<span style="background-color:#f0c76a; color:{INK}">'
        return "".join(f"{hot}{html.escape(p)}</span>" if i % 2 else html.escape(p) for i, p in enumerate(pieces))

    def _table(self, look: Look, block: Block) -> str:
        """Return a table with a heading and thin lines."""
        pad = max(2, round(4 * self._units))
        sides = [
            "right" if all(map(_FIGURE.fullmatch, column)) else "left" for column in zip(*block.rows[1:], strict=False)
        ]
        rows = []
        for number, row in enumerate(block.rows):
            cell = "th" if number == 0 else "td"
            line = "border-bottom: 1px solid #8a6a3a;" if number < len(block.rows) - 1 else ""
            style = f'style="padding: {pad}px {4 * pad}px {pad}px 0; {line}"'
            cells = (
                f'<{cell} align="{side}" {style}>{self._rich(look, c)}</{cell}>'
                for c, side in zip(row, sides, strict=False)
            )
            rows.append(f"<tr>{''.join(cells)}</tr>")
        return f'<table cellspacing="0">{"".join(rows)}</table>'

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint heading, frame of the marked block, and the ground of examples."""
        p = QPainter(self)
        smooth(p)
        p.scale(self._units, self._units)
        look, wide = self._look(), self.width() / self._units
        box = QRectF(_SIDE, 20, wide - 2 * _SIDE, 48)
        letters.text(p, look, box, self._title, font(look, DISPLAY, 36, DEMI), look.ink, letters.LEFT)
        surfaces.rule(p, look, _SIDE, wide - _SIDE, 76, look.ink_soft, 0.6)
        for at, piece in enumerate(self._pieces):
            r = piece.rect
            if piece.block.kind == "example":
                inner = r.adjusted(_COLUMN + 4, 0, 0, 0)
                p.fillPath(rounded(inner, 7), tint(INK, 0.05))
                stroke(p, rounded(inner, 7), tint(look.ink_soft, 0.6), 1.2, Qt.PenStyle.DashLine)
            elif piece.block.kind == "item":
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(QColor(look.ink_soft))
                p.drawEllipse(QPointF(_SIDE + _COLUMN + 6, r.top() + 21), 3, 3)
            elif piece.block.kind == "picture":
                p.fillPath(rounded(r, 6), tint(INK, 0.12))
            if at == self._marked:
                p.fillPath(rounded(r, 7), tint("#e3b455", 0.32))
                stroke(p, rounded(r, 7), "#7f5a1d", 2)
        p.end()

    def tags(self) -> Iterable[PaintedButton]:
        """Return every tag, in the order of the page."""
        return (tag for piece in self._pieces for tag in piece.tags)


def brass_tag(p: QPainter, look: Look, r: QRectF, tag: str, mood: Mood, *, slim: bool = False) -> None:
    """Paint the brass tag of a clause; further clauses of a paragraph have a slim one."""
    if not slim:
        shadow(p, r, 6, 4, 2, 0.4)
        stops = ("#ffe9b8", "#edc46a", "#c7943a") if mood.over else ("#ffe3a0", "#e3b455", "#b7842c")
        p.fillPath(rounded(r, 6), falling(r, *stops))
        stroke(p, rounded(r, 6), "#5a3c10", 1.2)
    else:
        p.fillPath(rounded(r, 5), tint("#e3b455", 0.5 if mood.over else 0.22))
        stroke(p, rounded(r, 5), tint("#7f5a1d", 0.7), 1)
    inner = r.adjusted(4, 0, -4, 0)
    letters.text(p, look, inner, tag, font(look, UI, 13 if slim else 14.5, EXTRA), INK, letters.CENTRE)
