"""The settings screen: chapters at the left, choices in the middle, at the right at once what they come to."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QWidget

from desktop import paths
from desktop.core.message import message
from desktop.ui.paint import controls, letters, surfaces
from desktop.ui.paint.cache import smooth
from desktop.ui.screens.settings_chapters import About, Chapter, Files, Keys, Rows, bookmark
from desktop.ui.screens.settings_preview import Preview
from desktop.ui.settings import Settings
from desktop.ui.table.director import SPEEDS
from desktop.ui.table.sprite import Frame
from desktop.ui.text import say
from desktop.ui.theme import DEMI, DISPLAY, NORMAL, UI, Look, font
from desktop.ui.widgets.button import WoodButton
from desktop.ui.widgets.ground import Ground, frame_of
from desktop.ui.widgets.painted import PaintedButton

_TRAY = 134.0
_TOP = 66.0
_ICONS = {"look": "sunrise", "play": "card-play", "keys": "keyboard", "files": "save", "about": "beer-horn"}


class SettingsPage(QWidget):
    """Where the program is made to one's own taste; nothing of a match is shown here.

    Parameters
    ----------
    look_at
        Gives the look for a scale of the window.
    settings
        Read for what is chosen, written at once.
    """

    changed = Signal(str)
    """What was changed: it is written already, and to be applied now."""

    left = Signal()

    def __init__(self, look_at: Callable[[float], Look], settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look_at = look_at
        self.settings = settings
        self.open_folder: Callable[[QUrl], object] = QDesktopServices.openUrl
        self._ground = Ground(self._paint_ground)
        files = Files(self._look, settings, self)
        self.chapters: dict[str, Chapter] = {
            "look": Rows(self._look, settings, ("language", "scheme", "speed", "letters", "colours"), self),
            "play": Rows(self._look, settings, ("bots", "deal"), self),
            "keys": Keys(self._look, settings, self),
            "files": files,
            "about": About(self._look, settings, self),
        }
        self.marks: dict[str, PaintedButton] = {}
        group = QButtonGroup(self)
        for name, chapter in self.chapters.items():
            words = functools.partial(self._chapter_words, name)
            mark = PaintedButton(self._look, bookmark(_ICONS[name], words), air=8, parent=self)
            mark.setCheckable(True)
            mark.toggled.connect(functools.partial(self._turn_to, name))
            group.addButton(mark)
            self.marks[name] = mark
            chapter.changed.connect(self._tell)
            chapter.hide()
        files.opened.connect(self._open_folder)
        self.preview = Preview(self._look, self)
        self.defaults = WoodButton(self._look, "", "plain", "anticlockwise-rotation", 18, self)
        self.done = WoodButton(self._look, "", "primary", "check-mark", 20, self)
        self.defaults.clicked.connect(self._reset)
        self.done.clicked.connect(self.left)
        self.marks["look"].setChecked(True)
        self.retranslate()

    @property
    def chapter(self) -> str:
        """Which chapter is open."""
        return next(name for name, mark in self.marks.items() if mark.isChecked())

    def open_chapter(self, name: str) -> None:
        """Turn to the chapter ``name``."""
        self.marks[name].setChecked(True)

    def retranslate(self) -> None:
        """Name and paint everything anew: language or scheme have changed."""
        self.setAccessibleName(say(message("settings.title")))
        for name, mark in self.marks.items():
            mark.setAccessibleName(self._chapter_words(name))
            self.chapters[name].retranslate()
        self.defaults.label(say(message("settings.defaults")))
        self.defaults.setToolTip(say(message("settings.defaults-tip")))
        self.done.label(say(message("settings.done")))
        self._ground.forget()
        self._place()
        self.preview.update()
        self.update()

    # ------------------------------------------------------------------ inside

    @staticmethod
    def _chapter_words(name: str) -> str:
        return say(message(f"settings.{name}"))

    def _turn_to(self, name: str, on: bool) -> None:
        self.chapters[name].setVisible(on)
        self._order()
        self.update()

    def _tell(self, what: str) -> None:
        self.settings.sync()
        self.changed.emit(what)
        self.retranslate()
        if what == "speed":
            self.preview.play(SPEEDS[self.settings.speed or "normal"])

    def _reset(self) -> None:
        self.settings.reset()
        self._tell("language")

    def _open_folder(self) -> None:
        folder = paths.user_data()
        folder.mkdir(parents=True, exist_ok=True)
        self.open_folder(QUrl.fromLocalFile(str(folder)))

    def _frame(self) -> Frame:
        return frame_of(self)

    def _look(self) -> Look:
        return self._look_at(self._frame().scale)

    def _boxes(self) -> tuple[QRectF, QRectF, QRectF]:
        """Return where the chapters, the sheet and the preview lie."""
        frame = self._frame()
        high = frame.height - _TRAY - 16 - _TOP
        left = QRectF(14, _TOP, 200 if frame.small else 232, high)
        wide = 352.0 if frame.small else min(460.0, frame.width * 0.31)
        right = QRectF(frame.width - 14 - wide, _TOP, wide, high)
        middle = QRectF(left.right() + 16, _TOP, right.left() - left.right() - 32, high)
        return left, middle, right

    def _room(self) -> QRectF:
        """Return the room of a chapter on the sheet."""
        return self._boxes()[1].adjusted(24, 72, -24, -12)

    def _place(self) -> None:
        frame = self._frame()
        s = frame.scale
        left, _, right = self._boxes()
        for at, mark in enumerate(self.marks.values()):
            mark.place(QRectF(left.left() + 10, left.top() + 12 + at * 62, left.width() - 20, 54), s)
        for chapter in self.chapters.values():
            chapter.place(self._room(), s)
        self.preview.place(right, s)
        for button in (self.defaults, self.done):
            button.units = s
        top = frame.height - _TRAY
        wide = min(300.0, max(200.0, self.defaults.width_in_units()))
        self.defaults.place(QRectF(36, top + 40, wide, 48), s)
        wide = min(300.0, max(220.0, self.done.width_in_units()))
        self.done.place(QRectF(frame.width - 24 - wide, top + 34, wide, 56), s)
        self._order()

    def _order(self) -> None:
        """Let the focus go from the chapters to the choices, and on to the buttons."""
        order: list[QWidget] = [*self.marks.values(), *self.chapters[self.chapter].controls(), self.defaults, self.done]
        for before, after in itertools.pairwise(order):
            QWidget.setTabOrder(before, after)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit everything to the window."""
        self._place()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Esc."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the wall, and what the open chapter says."""
        look, frame = self._look(), self._frame()
        self._ground.show(self, look)
        p = QPainter(self)
        smooth(p)
        p.scale(frame.scale, frame.scale)
        _, sheet, _ = self._boxes()
        x = sheet.left() + 26
        head = QRectF(x, sheet.top() + 10, sheet.width() - 52, 44)
        letters.text(p, look, head, self._chapter_words(self.chapter), font(look, DISPLAY, 34, DEMI), look.ink)
        surfaces.rule(p, look, x, sheet.right() - 26, sheet.top() + 58, look.ink_soft, 0.6)
        self.chapters[self.chapter].paint(p, look, self._room())
        p.end()

    def _paint_ground(self, p: QPainter, look: Look, frame: Frame) -> None:
        surfaces.wall(p, look, QRectF(0, 0, frame.width + 1, frame.height + 1))
        surfaces.beam(p, look, QRectF(0, 0, frame.width + 1, 50))
        title, where = say(message("settings.title")), say(message("settings.where"))
        controls.beam_title(p, look, QRectF(0, 0, frame.width, 50), title, where, tools=20)
        left, middle, _ = self._boxes()
        surfaces.plank(p, look, left, 9, 191)
        surfaces.sheet(p, look, middle, 7, 192, 9)
        top = frame.height - _TRAY
        surfaces.tray(p, look, QRectF(0, top, frame.width + 1, _TRAY + 1))
        start = 36 + min(300.0, max(200.0, self.defaults.width_in_units())) + 20
        end = frame.width - 24 - min(300.0, max(220.0, self.done.width_in_units())) - 20
        where = say(message("settings.file", file=str(self.settings.file())))
        box = QRectF(start, top + 40, end - start, 48)
        letters.text(p, look, box, where, font(look, UI, 15.5, NORMAL), look.text_dim, letters.LEFT, wrap=True)
