"""The optional rules of the set-up screen: a tick where there is yes or no, a selector where there is more."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.core.message import message
from desktop.ui.paint import controls
from desktop.ui.text import say, sentences
from desktop.ui.theme import Look
from desktop.ui.widgets.fields import WoodSelector
from desktop.ui.widgets.painted import Mood, PaintedButton

if TYPE_CHECKING:
    from desktop.catalogue import Game, Option

SWITCH = ("off", "on")


class Options(QObject):
    """The controls of all options of one game.

    Parameters
    ----------
    page
        The widget they lie on.
    look
        Gives the look; asked at every paint.
    """

    changed = Signal()

    def __init__(self, page: QWidget, look: Callable[[], Look]) -> None:
        super().__init__(page)
        self._page = page
        self._look = look
        self._game = ""
        self._seats = 0
        self._options: tuple[Option, ...] = ()
        self._controls: dict[str, PaintedButton | WoodSelector] = {}

    def __len__(self) -> int:
        return len(self._controls)

    def lay(self, game: Game) -> None:
        """Lay out the options of ``game``, each at its default."""
        for control in self._controls.values():
            control.hide()
            control.deleteLater()
        self._game, self._options = game.id, game.options
        self._controls = {option.name: self._control(option) for option in game.options}

    def controls(self) -> list[QWidget]:
        """Return the controls in the order of the catalogue."""
        return list(self._controls.values())

    def values(self) -> tuple[tuple[str, str], ...]:
        """Return what differs from the defaults, sorted by name."""
        return tuple(
            sorted(
                (option.name, value)
                for option in self._options
                if (value := self._value(option)) != option.values[0] and self._controls[option.name].isEnabled()
            )
        )

    def allow(self, seats: int, allowed: Callable[[str, str], bool]) -> None:
        """Offer what makes sense for ``seats`` players; ``allowed`` says so of a value of an option."""
        self._seats = seats
        for option in self._options:
            control = self._controls[option.name]
            control.setEnabled(not option.seats or seats in option.seats)
            if isinstance(control, WoodSelector):
                fit = [value for value in option.values if value == option.values[0] or allowed(option.name, value)]
                control.fill([(value, self._value_words(option.name, value)) for value in fit])
                if control.currentIndex() < 0:
                    control.choose(option.values[0])

    def retranslate(self) -> None:
        """Name everything anew."""
        for name, control in self._controls.items():
            words, note = self.words(name)
            if isinstance(control, WoodSelector):
                control.caption = words
            control.setAccessibleName(words)
            control.setAccessibleDescription(note)
            control.setToolTip(f"{words}: {note}" if note else words)

    def words(self, name: str) -> tuple[str, str]:
        """Return what an option is called, and a note."""
        key = f"setup.{self._game}.{name}"
        option = next(each for each in self._options if each.name == name)
        if option.seats and self._seats not in option.seats:
            return say(message(key)), say(message("setup.only-seats", seats=", ".join(map(str, option.seats))))
        return say(message(key)), say(message(f"{key}.note"))

    def place(self, boxes: Iterable[QRectF], scale: float) -> None:
        """Lie in ``boxes``, in units of the page."""
        for control, box in zip(self._controls.values(), boxes, strict=False):
            control.place(box, scale)

    def _value(self, option: Option) -> str:
        control = self._controls[option.name]
        if isinstance(control, WoodSelector):
            return control.value() or option.values[0]
        return "on" if control.isChecked() else "off"

    def _value_words(self, name: str, value: str) -> str:
        key = f"setup.{self._game}.{name}.{value}"
        return say(message(key)) if key in sentences("setup") else value

    def _control(self, option: Option) -> PaintedButton | WoodSelector:
        if set(option.values) != set(SWITCH):
            selector = WoodSelector(self._look, on_wood=True, parent=self._page)
            selector.currentIndexChanged.connect(self.changed)
            selector.show()
            return selector

        def paint(p: QPainter, look: Look, r: QRectF, mood: Mood) -> None:
            words, note = self.words(option.name)
            controls.tick_box(p, look, r, words, mood.on, note, off=not mood.usable, focus=mood.focus)

        tick = PaintedButton(self._look, paint, air=8, ring=None, parent=self._page)
        tick.setCheckable(True)
        tick.setChecked(option.values[0] == "on")
        tick.toggled.connect(self.changed)
        tick.show()
        return tick
