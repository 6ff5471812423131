"""The only clock: it lets a beat pass, then answers for all who did not call (contract.md §7)."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from desktop.core.rules import Seat
from desktop.ui.bridge import MatchController
from desktop.ui.pace import Beat, Pace, Pacing, Wish

GRACE = 700
"""Milliseconds left for others after a call: keys struck in one beat are answered by their order, not by speed."""

SOON = 120
"""Milliseconds after which the clock looks again whether the table has come to rest."""


class Pacer(QObject):
    """Waits, gathers calls, and submits what they come to.

    How long it waits depends on the pace and on calls alone, never on who could do something: every beat
    lasts equally long, whoever holds whatever.

    Parameters
    ----------
    page
        The table: it is listened to for keys, for losing the focus and for being covered by the curtain.
    controller
        The match.
    people
        Which seats are played by people; the others answer for themselves in their turn.
    idle
        Whether nothing moves on the table.
    pace
        Seconds and keys.
    """

    changed = Signal()
    """Something looks different now, and may be answered differently."""

    kept = Signal(object)
    """A :class:`Pace` the players chose, to be remembered."""

    def __init__(
        self,
        page: QWidget,
        controller: MatchController,
        people: tuple[bool, ...],
        idle: Callable[[], bool],
        pace: Pace | None = None,
    ) -> None:
        super().__init__(page)
        self._page = page
        self._controller = controller
        self._people = people
        self._idle = idle
        self._pace = pace or Pace()
        self._beat: Beat | None = None
        self._seen: Any = None
        self._called: set[Seat] = set()
        self._wishes: dict[Seat, Wish] = {}
        self._waiting = self._paused = self._covered = self._late = False
        self._left = 0
        self._wish = 0
        self._binding: Seat | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._time_up)
        self._shortcuts: list[QShortcut] = []
        self._bar = QShortcut(QKeySequence(Qt.Key.Key_Space), page)
        self._bar.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._bar.activated.connect(self.escape)
        self._bar.setEnabled(False)
        self._bind()
        page.installEventFilter(self)

    @property
    def view(self) -> Pacing:
        """How the pace stands."""
        beat = self._beat
        called = () if beat is None else tuple(seat for seat in beat.seats if seat in self._called)
        return Pacing(self._pace, beat, called, self._waiting, self._paused, self._wish, self._binding)

    # ------------------------------------------------------------------ the game goes on

    def follow(self, beat: Beat | None, seen: Any) -> None:
        """Take over the beat of a new picture of the table, ``None`` if it has none."""
        old, self._beat, self._seen = self._beat, beat, seen
        if beat is None:
            self._waiting = False
            self._called.clear()
            self._wind()
            self._wishes = {seat: wish for seat, wish in self._wishes.items() if wish.lasting}
            self._controller.hold(on=False)
            return
        fresh = old is None or old.key != beat.key
        if old is not None and not self._waiting and (fresh or old.seats[:1] != beat.seats[:1]):
            self._called.discard(old.seats[0])
        elif fresh:
            self._called.clear()
        self._called.intersection_update(beat.seats)
        if fresh:
            self._heed()
            self._waiting = True
            self._left = 0
            self._controller.hold(on=beat.timed, brisk=beat.timed)
            self._wind()
        elif not self._waiting:
            # not within the controller's own signal: it has not finished telling of the last answer
            QTimer.singleShot(0, self, self._go_on)

    def call(self, seat: Seat) -> None:
        """Let ``seat`` call, or take its call back while the beat lasts; a call ends its standing order."""
        beat = self._beat
        if beat is None or seat not in beat.seats or not self._people[seat]:
            return
        self._wishes.pop(seat, None)
        if seat not in self._called:
            self._called.add(seat)
        elif self._waiting:
            self._called.discard(seat)
        self._left = 0
        self._wind()
        self.changed.emit()

    def pause(self, *, on: bool) -> None:
        """Stop the clock, or let it run on."""
        if self._paused == on:
            return
        if self._timer.isActive():
            self._left = self._timer.remainingTime()
        self._paused = on
        self._wind()
        self.changed.emit()

    def adopt(self, pace: Pace) -> None:
        """Go on at ``pace`` and with its keys: they were chosen elsewhere."""
        if pace != self._pace:
            self._keep(pace)

    def go(self) -> None:
        """End the beat now."""
        if self._beat is not None and self._waiting:
            self._paused = False
            self._go_on()

    def press(self, name: str) -> bool:
        """Do what the button ``name`` says; return whether it is one of the clock's."""
        word, _, rest = name.removeprefix("pace-").partition("-")
        if not name.startswith("pace-"):
            return False
        if word == "call":
            self.call(Seat(int(rest)))
        elif word == "key":
            self._binding = Seat(int(rest))
            QGuiApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
            self.changed.emit()
        elif word == "go":
            self.go()
        elif word == "pause":
            self.pause(on=not self._paused)
        elif word == "step":
            self._keep(self._pace.next_step())
        elif word == "turn":
            self._wish += int(rest)
            self.changed.emit()
        elif word == "wish":
            self._order(rest)
        return True

    def escape(self) -> bool:
        """Pause or go on if a timed beat lasts; return whether there was one."""
        if self._beat is None or not self._waiting or not self._beat.timed:
            return False
        self.pause(on=not self._paused)
        return True

    # ------------------------------------------------------------------ inside

    def _heed(self) -> None:
        """Call for the seats whose standing order ends with what is now seen."""
        assert self._beat is not None
        for seat in self._beat.seats:
            wish = self._wishes.get(seat)
            if wish is not None and not wish.quiet(self._seen):
                self._called.add(seat)
                if not wish.lasting:
                    del self._wishes[seat]

    def _order(self, name: str) -> None:
        """Give the acting seat's standing order called ``name``, and pass for it."""
        seat, beat = self.view.acting, self._beat
        wish = None if beat is None else next((each for each in beat.wishes if each.name == name), None)
        if seat is None or beat is None or wish is None:
            return
        self._wishes[seat] = wish
        self._controller.submit(beat.passes[0])

    def _wind(self) -> None:
        """Wind the clock for what is left of the beat."""
        self._timer.stop()
        beat = self._beat
        timed = beat is not None and self._waiting and beat.timed
        self._bar.setEnabled(timed)
        if not timed or self._paused or self._covered:
            return
        whole = round(self._pace.seconds * 1000)
        left = self._left or whole
        if self._called:
            left = min(left or GRACE, GRACE)
        if left:
            self._timer.start(max(1, left))

    def _time_up(self) -> None:
        if not self._idle():
            self._late = True
            self._timer.start(SOON)
        elif self._late:
            # what was being told took the time of the beat: it begins now
            self._late = False
            self._wind()
        else:
            self._go_on()

    def _go_on(self) -> None:
        """Answer for everybody up to the first who is to answer himself."""
        beat = self._beat
        if beat is None:
            return
        self._waiting = False
        self._wind()
        actions = []
        for at, seat in enumerate(beat.seats):
            if not self._people[seat]:
                if beat.calls:
                    continue
                break
            if seat not in self._called:
                actions.append(beat.passes[at])
            elif beat.calls:
                actions.append(beat.calls[at])
            else:
                break
        self._controller.hold(on=False, brisk=beat.timed)
        if actions:
            self._controller.submit_all(tuple(actions))
        else:
            self.changed.emit()

    def _keep(self, pace: Pace) -> None:
        self._pace = pace
        self._left = 0
        self._wind()
        self._bind()
        self.kept.emit(pace)
        self.changed.emit()

    def _bind(self) -> None:
        """Make the keys of the players known to the window."""
        for shortcut in self._shortcuts:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._shortcuts = []
        for seat, key in zip(map(Seat, range(len(self._people))), self._pace.keys, strict=False):
            shortcut = QShortcut(QKeySequence(key), self._page)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(functools.partial(self.call, seat))
            self._shortcuts.append(shortcut)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Choose a key, and stop while nobody looks."""
        kind = event.type()
        if self._binding is not None and kind in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride):
            return self._choose_key(event)
        if watched is not self._page:
            return False
        if kind == QEvent.Type.WindowDeactivate and self._beat is not None and self._waiting and self._beat.timed:
            self.pause(on=True)
        elif kind in (QEvent.Type.Hide, QEvent.Type.Show):
            if self._timer.isActive():
                self._left = self._timer.remainingTime()
            self._covered = kind == QEvent.Type.Hide
            self._wind()
        return False

    def _choose_key(self, event: QEvent) -> bool:
        """Take the next key for the seat whose key is being chosen; Esc leaves it as it is."""
        assert isinstance(event, QKeyEvent)
        event.accept()
        if event.type() != QEvent.Type.KeyPress or self._binding is None:
            return True
        name = QKeySequence(event.key()).toString()
        seat, self._binding = self._binding, None
        QGuiApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        if event.key() != Qt.Key.Key_Escape and name.isprintable() and len(name.strip()) == 1:
            self._keep(self._pace.bound(seat, name))
        else:
            self.changed.emit()
        return True
