"""The chapters of the settings screen: rows of words and real controls, which write into the settings."""

from __future__ import annotations

import functools
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QEvent, QLocale, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QKeySequence, QPainter, QPalette
from PySide6.QtWidgets import QTextBrowser, QWidget

from desktop import __version__, paths
from desktop.core.message import message
from desktop.core.rules import Seat
from desktop.ui.pace import KEYS, STEPS
from desktop.ui.paint import heraldry, letters
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.paint.light import polygon, rounded, stroke
from desktop.ui.settings import BOT_PACES, COLOURS, LETTERS, SCHEMES, SPEEDS, Settings
from desktop.ui.text import say
from desktop.ui.theme import BOLD, NORMAL, SEATS, TITLE, UI, Look, font
from desktop.ui.widgets.button import WoodButton
from desktop.ui.widgets.choice import Choice
from desktop.ui.widgets.fields import WoodSelector, scaled_font
from desktop.ui.widgets.ground import put
from desktop.ui.widgets.painted import Mood

TONGUES = {"en": "English", "hu": "magyar", "nl": "Nederlands", "pl": "polski"}
"""What each language calls itself."""

_ICONS = {"scheme-light": "sun", "scheme-dark": "night-sky", "scheme-system": "gears"}


class Chapter(QWidget):
    """One page of settings, on parchment.

    Parameters
    ----------
    look
        Gives the look; asked at every paint.
    settings
        Read for what is chosen, written at once.
    """

    changed = Signal(str)
    """What was changed."""

    def __init__(self, look: Callable[[], Look], settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.settings = settings
        self.units = 1.0

    def place(self, rect: QRectF, scale: float) -> None:
        """Lie at ``rect``, in units of the parent."""
        self.units = scale
        put(self, rect, scale)
        self.lay(QRectF(0, 0, rect.width(), rect.height()))

    def lay(self, room: QRectF) -> None:
        """Give every control its place in ``room``."""

    def retranslate(self) -> None:
        """Name everything anew, and show what is chosen."""

    def paint(self, p: QPainter, look: Look, room: QRectF) -> None:
        """Write what stands beside the controls."""

    def controls(self) -> list[QWidget]:
        """Return what takes the focus, in order."""
        raise NotImplementedError


def row_of(p: QPainter, look: Look, box: QRectF, words: str, note: str = "") -> None:
    """Write the heading of a row, and beside it in small letters what it means."""
    f = font(look, TITLE, 18, BOLD)
    most = box.width() * (0.5 if note else 1.0)
    wide = min(letters.width_of(f, words) + 2, most)
    letters.text(p, look, QRectF(box.left(), box.top(), wide, box.height()), words, f, look.ink)
    if note:
        soft = font(look, UI, 14.5, NORMAL)
        rest = QRectF(box.left() + wide + 14, box.top() + 1, box.width() - wide - 14, box.height())
        letters.text(p, look, rest, note, soft, look.ink_soft, letters.RIGHT, shrink=0.85)


class Rows(Chapter):
    """A chapter of choices, one below the other: words above, alternatives below."""

    def __init__(
        self,
        look: Callable[[], Look],
        settings: Settings,
        names: tuple[str, ...],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(look, settings, parent)
        self._names = names
        self.parts: dict[str, Choice | WoodSelector] = {}
        for name in names:
            if name == "language":
                selector = WoodSelector(look, icon="conversation", parent=self)
                selector.activated.connect(functools.partial(self._tell_language, selector))
                self.parts[name] = selector
            else:
                choice = Choice(look, self)
                choice.chosen.connect(functools.partial(self._tell, name))
                self.parts[name] = choice

    def controls(self) -> list[QWidget]:
        """Return the controls from top to bottom."""
        return list(self.parts.values())

    def _tell_language(self, selector: WoodSelector, _at: int) -> None:
        self._tell("language", selector.value())

    def _tell(self, name: str, value: str) -> None:
        if name == "deal":
            self.settings.pace = replace(self.settings.pace, seconds=float(value))
        else:
            setattr(self.settings, "bot_pace" if name == "bots" else name, value)
        self.changed.emit(name)

    def _value(self, name: str) -> str:
        if name == "deal":
            return f"{self.settings.pace.seconds:g}"
        return str(getattr(self.settings, "bot_pace" if name == "bots" else name))

    def _items(self, name: str) -> list[tuple[str, str | None, str]]:
        if name == "deal":
            shown = [(f"{step:g}", QLocale().toString(step, "f", 1 if step % 1 else 0)) for step in STEPS if step]
            timed = [(value, None, say(message("settings.deal-seconds", seconds=words))) for value, words in shown]
            return [*timed, ("0", None, say(message("settings.deal-click")))]
        offered: dict[str, tuple[str, ...]] = {
            "scheme": SCHEMES,
            "speed": ("", *SPEEDS),
            "letters": tuple(LETTERS),
            "colours": COLOURS,
            "bots": tuple(BOT_PACES),
        }
        keys = [(value, f"{name}-{value or 'desktop'}") for value in offered[name]]
        return [(value, _ICONS.get(key), say(message(f"settings.{key}"))) for value, key in keys]

    def retranslate(self) -> None:
        """Name everything anew, and show what is chosen."""
        for name, part in self.parts.items():
            called = say(message(f"settings.{name}"))
            if isinstance(part, WoodSelector):
                part.setAccessibleName(called)
                part.fill([("", say(message("settings.language-desktop"))), *TONGUES.items()])
            else:
                part.fill(self._items(name), called)
            part.choose(self._value(name))
        self.update()

    def _boxes(self, room: QRectF) -> list[QRectF]:
        pitch = min(96.0, room.height() / max(5, len(self._names)))
        return [QRectF(room.left(), room.top() + at * pitch, room.width(), pitch) for at in range(len(self._names))]

    def lay(self, room: QRectF) -> None:
        """Give every control its place in ``room``."""
        for box, part in zip(self._boxes(room), self.parts.values(), strict=True):
            part.place(QRectF(box.left() + 6, box.top() + 34, box.width() - 12, 42), self.units)

    def paint(self, p: QPainter, look: Look, room: QRectF) -> None:
        """Write what stands above each control."""
        for box, name in zip(self._boxes(room), self._names, strict=True):
            note = "" if name == "language" else say(message(f"settings.{name}.note"))
            row_of(
                p, look, QRectF(box.left() + 6, box.top(), box.width() - 12, 28), say(message(f"settings.{name}")), note
            )


class KeyButton(WoodButton):
    """A button that takes the next key that is struck."""

    struck = Signal(str)
    armed = False
    """Whether the next key is taken."""

    letter = ""
    """What it says while it waits for nothing."""

    def __init__(self, look: Callable[[], Look], parent: QWidget | None = None) -> None:
        super().__init__(look, "", "plain", size=20, parent=parent)
        self.clicked.connect(functools.partial(self.arm, on=True))

    def arm(self, *, on: bool) -> None:
        """Wait for a key, or no longer."""
        self.armed = on
        self.setText(say(message("settings.key-wait")) if on else self.letter)

    def event(self, event: QEvent) -> bool:
        """Take every key while one is awaited, before it is a short cut of anything."""
        if self.armed and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
            return True
        if self.armed and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            name = QKeySequence(event.key()).toString()
            self.arm(on=False)
            if event.key() != Qt.Key.Key_Escape and name.isprintable() and len(name.strip()) == 1:
                self.struck.emit(name)
            return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Wait no longer."""
        self.arm(on=False)
        super().focusOutEvent(event)


class Keys(Chapter):
    """The key with which each seat calls out."""

    def __init__(self, look: Callable[[], Look], settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(look, settings, parent)
        self.buttons = [KeyButton(look, self) for _ in KEYS]
        for seat, button in enumerate(self.buttons):
            button.ground = "parchment"
            button.struck.connect(functools.partial(self._bind, Seat(seat)))

    def controls(self) -> list[QWidget]:
        """Return the buttons by seat."""
        return list(self.buttons)

    def _bind(self, seat: Seat, letter: str) -> None:
        self.settings.pace = self.settings.pace.bound(seat, letter)
        self.retranslate()
        self.changed.emit("keys")

    def retranslate(self) -> None:
        """Show which key is whose."""
        for seat, (button, letter) in enumerate(zip(self.buttons, self.settings.pace.keys, strict=True)):
            button.letter = letter
            button.arm(on=False)
            button.setAccessibleName(say(message("settings.key-tip", number=seat + 1, letter=letter)))
            button.setToolTip(button.accessibleName())
        self.update()

    def _boxes(self, room: QRectF) -> list[QRectF]:
        wide, pitch = room.width() / 2, min(92.0, (room.height() - 62) / 4)
        return [
            QRectF(room.left() + at // 4 * wide, room.top() + 62 + at % 4 * pitch, wide, pitch)
            for at in range(len(self.buttons))
        ]

    def lay(self, room: QRectF) -> None:
        """Give every button its place in ``room``."""
        for box, button in zip(self._boxes(room), self.buttons, strict=True):
            button.place(QRectF(box.right() - 96, box.top() + 14, 72, 48), self.units)

    def paint(self, p: QPainter, look: Look, room: QRectF) -> None:
        """Write whose key each is, beside the shield with which one sits there if nobody chooses another."""
        note = QRectF(room.left() + 6, room.top(), room.width() - 12, 52)
        letters.text(
            p, look, note, say(message("settings.keys.note")), font(look, UI, 16, NORMAL), look.ink_soft,
            letters.TOP_LEFT, wrap=True,
        )  # fmt: skip
        for seat, box in enumerate(self._boxes(room)):
            heraldry.shield(p, look, QRectF(box.left() + 8, box.top() + 14, 40, 48), SEATS[seat])
            words = QRectF(box.left() + 58, box.top() + 14, box.width() - 58 - 104, 48)
            letters.text(
                p, look, words, say(message("settings.key-of", number=seat + 1)), font(look, TITLE, 18, BOLD), look.ink
            )


class Files(Chapter):
    """Where everything lies, and the place of the window."""

    opened = Signal()
    """The folder of the data is to be shown."""

    def __init__(self, look: Callable[[], Look], settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(look, settings, parent)
        self.folder = WoodButton(look, "", "plain", "load", 17, self)
        self.layout_back = WoodButton(look, "", "plain", "anticlockwise-rotation", 17, self)
        for button in self._buttons():
            button.ground = "parchment"
        self.folder.clicked.connect(self.opened)
        self.layout_back.clicked.connect(self._forget)

    def _buttons(self) -> list[WoodButton]:
        return [self.folder, self.layout_back]

    def controls(self) -> list[QWidget]:
        """Return the two buttons."""
        return list(self._buttons())

    def _forget(self) -> None:
        self.settings.forget_layout()
        self.changed.emit("layout")

    def retranslate(self) -> None:
        """Name the buttons."""
        self.folder.label(say(message("settings.open-folder")))
        self.folder.setAccessibleDescription(str(paths.user_data()))
        self.layout_back.label(say(message("settings.reset-layout")))
        self.layout_back.setAccessibleDescription(say(message("settings.layout.note")))
        self.update()

    def lay(self, room: QRectF) -> None:
        """Give both buttons their places in ``room``."""
        for at, button in enumerate(self._buttons()):
            button.units = self.units
            wide = min(room.width() - 12, max(240.0, button.width_in_units() + 20))
            button.place(QRectF(room.left() + 6, room.top() + 72 + at * 170, wide, 48), self.units)

    def paint(self, p: QPainter, look: Look, room: QRectF) -> None:
        """Write what each button is about."""
        soft = font(look, UI, 15, NORMAL)
        rows = (
            (say(message("settings.data")), str(paths.user_data())),
            (say(message("settings.layout")), say(message("settings.layout.note"))),
        )
        for at, (words, below) in enumerate(rows):
            top = room.top() + at * 170
            row_of(p, look, QRectF(room.left() + 6, top, room.width() - 12, 28), words)
            box = QRectF(room.left() + 6, top + 28, room.width() - 12, 38)
            letters.text(p, look, box, below, soft, look.ink_soft, letters.LEFT, wrap=True, shrink=0.85)


class About(Chapter):
    """Version, licences, and who is to be thanked."""

    def __init__(self, look: Callable[[], Look], settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(look, settings, parent)
        self.credits = QTextBrowser(self)
        self.credits.setOpenExternalLinks(True)
        self.credits.setFrameShape(QTextBrowser.Shape.NoFrame)
        self._shown = False

    def controls(self) -> list[QWidget]:
        """Return the credits, which can be scrolled and copied."""
        return [self.credits]

    def retranslate(self) -> None:
        """Name the credits; they are read when they are first wanted."""
        self.credits.setAccessibleName(say(message("settings.credits")))
        look = self.look()
        colours = self.credits.palette()
        for role, colour in ((QPalette.ColorRole.Base, "transparent"), (QPalette.ColorRole.Text, look.ink)):
            colours.setColor(role, QColor(colour))
        self.credits.setPalette(colours)
        self.update()

    def lay(self, room: QRectF) -> None:
        """Give the credits what room is left below the lines about the program."""
        put(self.credits, QRectF(room.left(), room.top() + 74, room.width(), room.height() - 74), self.units)
        self.credits.setFont(scaled_font(self.look(), 15, self.units))

    def showEvent(self, event: Any) -> None:
        """Read the credits."""
        if not self._shown:
            self._shown = True
            self.credits.setMarkdown((paths.resources() / "ATTRIBUTION.md").read_text(encoding="utf-8"))
        super().showEvent(event)

    def paint(self, p: QPainter, look: Look, room: QRectF) -> None:
        """Write version and licence."""
        version = f"Meadhall · {say(message('settings.version', version=__version__))}"
        row_of(p, look, QRectF(room.left() + 6, room.top(), room.width() - 12, 28), version)
        box = QRectF(room.left() + 6, room.top() + 30, room.width() - 12, 38)
        words = say(message("settings.licence"))
        letters.text(p, look, box, words, font(look, UI, 15.5, NORMAL), look.ink_soft, letters.LEFT, wrap=True)


def bookmark(icon: str, words: Callable[[], str]) -> Callable[[QPainter, Look, QRectF, Mood], None]:
    """Return how the bookmark of a chapter is painted: emblem and name, lit while its chapter is open."""

    def paint(p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
        if mood.on or mood.over:
            p.fillPath(rounded(r, 7), tint(look.glow if mood.on else look.brass, 0.20))
        if mood.on:
            stroke(p, rounded(r, 7), look.rim, 2.2)
            x, y = r.right(), r.center().y()
            p.fillPath(polygon((x - 1, y - 10), (x + 8, y), (x - 1, y + 10)), tint(look.rim))
        colour = look.accent if mood.on else look.text_dim
        draw_icon(p, icon, QRectF(r.left() + 14, r.center().y() - 13, 26, 26), colour)
        f = font(look, TITLE, 18, BOLD)
        room = QRectF(r.left() + 54, r.top(), r.width() - 62, r.height())
        letters.text(p, look, room, words(), f, look.text if mood.on else look.text_dim, shrink=0.75)

    return paint
