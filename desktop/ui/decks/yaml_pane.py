"""A simple pane for card files: line numbers, keys in brown, faults underlined where they stand."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QSyntaxHighlighter,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from desktop.core.fault import Fault
from desktop.ui.decks.scrolling import BrassBar, bare
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.theme import INK, Look
from desktop.ui.widgets.ground import put

_KEY = re.compile(r"(?P<key>[A-Za-z_][\w-]*)(?=:(?:\s|$))")
_MARK = re.compile(r"[{}\[\],:]|^\s*-\s")
_COMMENT = re.compile(r"(?:^|\s)#.*$")
_TEXT = re.compile(r"\"(?:[^\"\\]|\\.)*\"?")


class _Colours(QSyntaxHighlighter):
    """Keys bold and brown, marks lighter, comments soft."""

    def __init__(self, document: QTextDocument, look: Callable[[], Look]) -> None:
        super().__init__(document)
        self._look = look

    def highlightBlock(self, text: str) -> None:
        """Colour one line."""
        look = self._look()
        key, mark, soft = QTextCharFormat(), QTextCharFormat(), QTextCharFormat()
        key.setForeground(QColor("#6b2f0c"))
        key.setFontWeight(QFont.Weight.Bold)
        mark.setForeground(QColor("#8a6a3c"))
        soft.setForeground(QColor(look.ink_soft))
        soft.setFontItalic(True)
        for pattern, form in ((_MARK, mark), (_KEY, key)):
            for found in pattern.finditer(text):
                self.setFormat(found.start(), found.end() - found.start(), form)
        plain = QTextCharFormat()
        plain.setForeground(QColor(INK))
        for found in _TEXT.finditer(text):
            self.setFormat(found.start(), found.end() - found.start(), plain)
        comment = _COMMENT.search(_TEXT.sub(lambda each: " " * len(each[0]), text))
        if comment:
            self.setFormat(comment.start(), len(text) - comment.start(), soft)


class _Gutter(QWidget):
    def __init__(self, pane: YamlPane) -> None:
        super().__init__(pane)
        self._pane = pane

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the numbers of the lines."""
        self._pane.paint_gutter(self)


class YamlPane(QPlainTextEdit):
    """Text of a card file.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    """

    def __init__(self, look: Callable[[], Look], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._units = 1.0
        self._faults: tuple[Fault, ...] = ()
        bare(self, look)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabChangesFocus(True)
        self._colours = _Colours(self.document(), look)
        self._gutter = _Gutter(self)
        self.updateRequest.connect(self._scroll)
        self.cursorPositionChanged.connect(self._mark)

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self._units = scale
        f = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        f.setPixelSize(max(1, round(15 * max(scale, 13 / 15))))
        self.setFont(f)
        bar = self.verticalScrollBar()
        if isinstance(bar, BrassBar):
            bar.units = scale
        put(self, rect, scale)
        self.setViewportMargins(self._wide(), 0, 0, 0)
        self.retranslate()

    def retranslate(self) -> None:
        """Take the colours of the scheme."""
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Text, QColor(INK))
        colours.setColor(QPalette.ColorRole.Highlight, QColor(self._look().brass))
        colours.setColor(QPalette.ColorRole.HighlightedText, QColor(INK))
        self.setPalette(colours)

    def show_faults(self, faults: Sequence[Fault]) -> None:
        """Underline where ``faults`` stand."""
        self._faults = tuple(faults)
        self._mark()
        self._gutter.update()

    def go_to(self, line: int, column: int = 1) -> None:
        """Put the cursor at a place of the file, and show it in the middle."""
        block = self.document().findBlockByNumber(max(0, line - 1))
        cursor = QTextCursor(block)
        cursor.movePosition(QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.MoveAnchor, max(0, column - 1))
        self.setTextCursor(cursor)
        self.centerCursor()

    def take(self, text: str) -> None:
        """Hold ``text``, cursor and view as they were, as one step that can be undone."""
        if text == self.toPlainText():
            return
        at, top = self.textCursor().position(), self.verticalScrollBar().value()
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.insertText(text)
        cursor.endEditBlock()
        cursor.setPosition(min(at, len(text)))
        self.setTextCursor(cursor)
        self.verticalScrollBar().setValue(top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the gutter at the left."""
        super().resizeEvent(event)
        r = self.contentsRect()
        self._gutter.setGeometry(QRect(r.left(), r.top(), self._wide(), r.height()))

    def paint_gutter(self, gutter: QWidget) -> None:
        """Paint the numbers, those with a fault in red."""
        look = self._look()
        worst: dict[int, str] = {}
        for fault in self._faults:
            if fault.where is not None and worst.get(fault.where.line) != "error":
                worst[fault.where.line] = fault.level
        p = QPainter(gutter)
        p.setFont(self.font())
        p.fillRect(gutter.rect(), tint("#7a4d1c", 0.08))
        block = self.firstVisibleBlock()
        high = round(self.blockBoundingRect(block).height())
        while block.isValid():
            box = self.blockBoundingGeometry(block).translated(self.contentOffset())
            if box.top() > gutter.height():
                break
            level = worst.get(block.blockNumber() + 1)
            colour = {"error": look.bad_on_parchment, "warning": "#7a4d1c"}.get(level or "", look.ink_soft)
            p.setPen(QColor(colour))
            room = QRect(0, round(box.top()), gutter.width() - 8, high)
            p.drawText(room, Qt.AlignmentFlag.AlignRight, str(block.blockNumber() + 1))
            if level == "error":
                p.setRenderHint(QPainter.RenderHint.Antialiasing)
                draw_icon(p, "cancel", QRectF(3, box.top() + high * 0.15, high * 0.7, high * 0.7), colour)
            block = block.next()
        p.end()

    # ------------------------------------------------------------------ inside

    def _wide(self) -> int:
        return self.fontMetrics().horizontalAdvance("0") * (len(str(max(99, self.blockCount()))) + 1) + round(
            26 * self._units
        )

    def _scroll(self, rect: QRect, down: int) -> None:
        if down:
            self._gutter.scroll(0, down)
        else:
            self._gutter.update(0, rect.y(), self._gutter.width(), rect.height())

    def _mark(self) -> None:
        look = self._look()
        marks = []
        for fault in self._faults:
            if fault.where is None or not fault.where.line:
                continue
            block = self.document().findBlockByNumber(fault.where.line - 1)
            colour = QColor(look.bad_on_parchment if fault.level == "error" else "#7a4d1c")
            shade = QTextEdit.ExtraSelection()
            shade.cursor = QTextCursor(block)
            ground = QColor(colour)
            ground.setAlphaF(0.12)
            shade.format.setBackground(ground)
            shade.format.setProperty(QTextFormat.Property.FullWidthSelection, True)
            marks.append(shade)
            under = QTextEdit.ExtraSelection()
            cursor = QTextCursor(block)
            start = self._word(block.text(), fault)
            cursor.setPosition(block.position() + start[0])
            cursor.setPosition(block.position() + start[1], QTextCursor.MoveMode.KeepAnchor)
            under.cursor = cursor
            under.format.setUnderlineColor(colour)
            under.format.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            marks.append(under)
        self.setExtraSelections(marks)

    @staticmethod
    def _word(text: str, fault: Fault) -> tuple[int, int]:
        """Return from where to where the faulty word of a line goes."""
        word = str(fault.message.get("word") or "")
        at = text.find(word) if word else -1
        if at >= 0:
            return at, at + len(word)
        begin = min(max(0, (fault.where.column if fault.where else 1) - 1), len(text))
        found = re.compile(r"\S+").search(text, begin)
        return (found.start(), found.end()) if found else (0, len(text))
