"""What hand and pointer do at a table: lift, hover, drop, point; and why something is refused."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.ui.bridge import MatchController
from desktop.ui.table.chooser import Chooser
from desktop.ui.table.director import Director
from desktop.ui.table.picture import Picture
from desktop.ui.table.situation import Table
from desktop.ui.table.sprite import Key
from desktop.ui.table.view import TableView


class Gestures(QObject):
    """Turns drags, the pointer and the focus into choices, and shows what they would do.

    Parameters
    ----------
    table, controller
        The game's table, and the match.
    chooser, picture, view, director
        What has been clicked, what is seen, where, and what moves.
    """

    answered = Signal(object)
    """The action that a drop gives."""

    def __init__(
        self,
        table: Table,
        controller: MatchController,
        chooser: Chooser,
        picture: Picture,
        view: TableView,
        director: Director,
    ) -> None:
        super().__init__(view)
        self._table = table
        self._controller = controller
        self._chooser = chooser
        self._picture = picture
        self._view = view
        self._director = director
        view.dropped.connect(self._drop)
        view.lifted.connect(self._lift)
        view.hovered.connect(self._point)
        view.focused.connect(self._focus)

    def _drop(self, key: Key, target: Key | None) -> None:
        """Finish a drag: an answer, or home with a reason."""
        before = self._chooser.clicked
        self._chooser.forget()
        if target is None:
            self._picture.draw()
            return
        for route in ((*before, key, target), (*before, target), (key, target)):
            action = self._chooser.answer(route)
            if action is not None:
                self.answered.emit(action)
                return
        if self._chooser.click(key) is None:
            self._chooser.click(target)
        if len(self._chooser.clicked) < 2:
            self._chooser.forget()
            self.say_why(((key, target),))
        self._picture.draw()

    def _lift(self, key: Key | None) -> None:
        """Show where the lifted piece may go."""
        if key is not None:
            self._picture.refusal = ""
            if self._chooser.clicked != (key,) and key in self._chooser.sources():
                self._chooser.forget()
                self._chooser.click(key)
        item = self._view.dragged_item()
        pos = None if item is None else item.pos()
        self._picture.draw()
        if item is not None and pos is not None:
            item.setPos(pos)
            item.setZValue(2000)

    def _point(self, key: Key | None) -> None:
        """Follow the pointer: buttons light up, targets answer, why-nots are told while a piece hovers."""
        self._picture.hover = key
        item = self._view.dragged_item()
        pos = None if item is None else item.pos()
        if self._view.dragging is not None:
            self._picture.refusal = ""
            if key is not None and key not in self._chooser.targets():
                self.say_why(((self._view.dragging, key),))
        if not self._director.busy:
            self._picture.draw()
        if item is not None and pos is not None:
            item.setPos(pos)
            item.setZValue(2000)

    def _focus(self, key: Key) -> None:
        self._picture.refusal = ""
        self._picture.draw()
        sprite = self._picture.sprite(key)
        if sprite is not None:
            self._picture.tell(sprite.tip)

    def show_key(self, key: Key) -> None:
        """Let the keyboard point at ``key``."""
        self._view.focus_key = key
        self._picture.draw()

    def say_why(self, routes: tuple[tuple[Key, ...], ...]) -> None:
        """Put into the ribbon why the first of ``routes`` that means an action is refused."""
        now = self._picture.situation()
        for route in routes:
            action = self._table.attempt(route, now)
            if action is None:
                continue
            reason = self._controller.explain(action)
            if reason is not None:
                self._picture.give_reason(reason)
                self._picture.tell(self._picture.refusal)
                return

    def step_to_targets(self) -> None:
        """Let the keyboard go on from a piece to where it may be laid: Enter, Enter plays a card."""
        first = self._view.table.nearest(None, (1, 0), self._chooser.targets())
        if first is not None:
            self._view.focus_key = first.key
